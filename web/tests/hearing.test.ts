// What happens is heard in one place: by a board too, when it is shown, at a table and on a step of an evening that is over.

import { cleanup, render, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CharacterMoved } from "../src/generated/winter_tales";
import { Chooser } from "../src/lib/chooser.svelte";
import { words } from "../src/lib/words.svelte";
import Replay from "../src/pages/Replay.svelte";
import GameBoard from "../src/parts/GameBoard.svelte";
import Hearing from "./Hearing.svelte";
import { news, seated, Socket, view } from "./socket";

const game = { Board: Hearing };
const ALICE: CharacterMoved = { type: "CharacterMoved", character: "alice", start: "oaks_park", to: "plaza_statue", rule: "WT-MOVE-01" };
const WOLF: CharacterMoved = { ...ALICE, character: "wolf" };
const heard = (): string[] => [...document.querySelectorAll("ol li")].map((sentence) => sentence.textContent!);
const moment = (): string | undefined => document.querySelector("ol")!.dataset.moment;

beforeEach(async () => {
  vi.stubGlobal("WebSocket", Socket);
  await words.load("en", "winter_tales");
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a board hears each piece of news once, together with what it then shows, and not before", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const table = seated(view());
  render(GameBoard, { game, table, chooser: new Chooser(table, game) });
  await tick();
  vi.useFakeTimers();
  Socket.last.says(news(1, [ALICE], { table: { moment: "Battle" } }));
  Socket.last.says(news(2, [WOLF], { table: { moment: "Trap" } }));
  await tick();
  expect([heard(), moment()]).toEqual([[words.event(ALICE)], "Battle"]);

  vi.runAllTimers();
  await tick();
  expect([heard(), moment()]).toEqual([[words.event(ALICE), words.event(WOLF)], "Trap"]);
});

test("who breaks at what is heard keeps nobody else from hearing it, and no move from being made", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const table = seated(view({ choices: [{ type: "EndTurn" }] }));
  const hears = vi.fn();
  table.hear(() => {
    throw new Error("torn");
  });
  table.hear(hears);
  const answer = table.act({ type: "EndTurn" });
  Socket.last.says(news(1, [ALICE], {}, 1, 1));

  expect(await answer).toMatchObject({ is: "ack" });
  expect([hears.mock.calls, told.mock.calls.length, table.behind]).toEqual([[[[ALICE]]], 1, 0]);
});

test("a board that is looked back at hears what had just happened", async () => {
  const fetched = vi.fn(async (address: string) => Response.json({ number: 1, last: 2, at: 0, view: view(), events: address.includes("/then/1") ? [ALICE] : [WOLF] }));
  vi.stubGlobal("fetch", fetched);
  const table = seated(view());
  const { rerender } = render(Replay, { table, game, step: 1 });
  await waitFor(() => expect(heard()).toEqual([words.event(ALICE)]));

  await rerender({ step: 2 });
  await waitFor(() => expect(heard()).toEqual([words.event(ALICE), words.event(WOLF)]));
});
