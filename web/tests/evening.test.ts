// An evening: what is touched is meant for the question that was there.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Chooser } from "../src/lib/chooser.svelte";
import { words, type Fact } from "../src/lib/words.svelte";
import Evening from "../src/pages/Evening.svelte";
import { asked, news, seated, Socket, view } from "./socket";

const ALICE: Fact = { type: "Activate", character: "alice" };
const TIN_MAN: Fact = { type: "Activate", character: "tin_man" };

beforeEach(async () => {
  vi.stubGlobal("WebSocket", Socket);
  localStorage.setItem("veglia-pace", "0");
  await words.load("en", "winter_tales");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const taps = (nth: number): Promise<boolean> => fireEvent.click(document.querySelector("[data-action]")!, { detail: nth });

test("the second tap of two chooses nothing of the question that came between them", async () => {
  const table = seated(view({ choices: [ALICE, TIN_MAN] }));
  render(Evening, { table, chooser: new Chooser(table, {}), game: {} });
  await taps(1);
  Socket.last.says(news(1, [], { choices: [TIN_MAN] }, 1, 1));
  await vi.waitFor(() => expect(document.querySelectorAll("[data-action]")).toHaveLength(1));
  await taps(2);
  expect(asked()).toEqual(["act"]);

  await taps(1);
  expect(asked()).toEqual(["act", "act"]);
});
