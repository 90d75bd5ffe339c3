// What breaks, or does not come, says so and can be tried again; and the game goes on.

import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parts, type GameParts } from "../src/games";
import wildwoods from "../src/games/wildwoods";
import winterTales from "../src/games/winter_tales";
import { Chooser } from "../src/lib/chooser.svelte";
import type { View } from "../src/lib/table.svelte";
import { say, words, type Fact } from "../src/lib/words.svelte";
import Evening from "../src/pages/Evening.svelte";
import DecisionBar from "../src/parts/DecisionBar.svelte";
import GameBoard from "../src/parts/GameBoard.svelte";
import Later from "../src/parts/Later.svelte";
import { news, seated, Socket, view } from "./socket";
import Torn, { paper } from "./Torn.svelte";

const ALICE: Fact = { type: "Activate", character: "alice" };
const ROLLS: Fact[] = [1, 2].map((d8) => ({ type: "Roll", d8, d10: 0, d12: 0 }));

function at(game: GameParts, choices: Fact[], table: object = {}) {
  const seat = seated(view({ choices, table: { moment: "Turn", passages: [], ...table } as View["table"] }));
  return { table: seat, chooser: new Chooser(seat, game), game };
}

function tear(): never {
  throw new Error("torn");
}
/** What stands for a part that came, and breaks. */
const torn = createRawSnippet(tear);
const options = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>("[data-action]");

beforeEach(() => {
  paper.torn = true;
  vi.stubGlobal("WebSocket", Socket);
  vi.spyOn(console, "error").mockImplementation(() => {});
  localStorage.setItem("veglia-pace", "0");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(["en", "it"] as const)("in %s", (lang) => {
  beforeEach(() => words.load(lang, "winter_tales"));

  test("a board that breaks says so, and is whole again once it is mended", async () => {
    render(GameBoard, at({ ...winterTales, Board: Torn }, []));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(say("broken-board"));
    expect(console.error).toHaveBeenCalledOnce();

    paper.torn = false;
    await fireEvent.click(within(alert).getByRole("button", { name: say("try-again") }));
    expect(await screen.findByText("whole")).toBeTruthy();
  });

  test("a part whose code does not come says so", async () => {
    render(Later, { code: () => Promise.reject(new Error("500")), part: torn });

    expect((await screen.findByRole("alert")).textContent).toContain(say("broken-part"));
  });
});

describe("the evening goes on", () => {
  beforeEach(() => words.load("en", "winter_tales"));

  test.each(["breaks", "does not come"])("where the board %s", async (how) => {
    const game = how === "breaks" ? { ...winterTales, Board: Torn } : { lost: true };
    render(Evening, at(game, [ALICE]));
    expect(await screen.findByText(say("broken-board"))).toBeTruthy();
    await fireEvent.click(options()[0]!);

    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", action: ALICE });
  });

  test("where a game has no board, and nothing is said to be broken", async () => {
    render(Evening, at(await parts("a game without a board"), [ALICE]));
    await fireEvent.click(options()[0]!);

    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", action: ALICE });
    expect(screen.queryByText(say("broken-board"))).toBeNull();
  });

  test.each([
    ["what comes before a choice", { Before: Torn }],
    ["what was read", { reads: tear }],
  ])("where %s breaks", async (_, part) => {
    const evening = at({ ...winterTales, Board: undefined, ...part }, [ALICE]);
    Socket.last.says(news(1, [{ type: "CharacterMoved" }]));
    render(Evening, evening);
    expect(await screen.findByText(say("broken-part"))).toBeTruthy();
    await fireEvent.click(options()[0]!);

    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", action: ALICE });
  });

  test("where a drawing beside an option breaks, and what the option is still stands there", async () => {
    const cards: Fact[] = [7, 8].map((card) => ({ type: "PlayStoryCard", card }));
    render(Evening, at({ ...winterTales, Board: undefined, picture: { kind: "card", Picture: Torn } }, cards));
    await waitFor(() => expect([...options()].map((option) => option.textContent)).toEqual(cards.map((card) => expect.stringContaining(words.action(card)))));
    await fireEvent.click(options()[1]!);

    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", action: cards[1] });
  });

  test("where a part that came later breaks", async () => {
    render(Later, { code: () => Promise.resolve({ default: "torn" }), part: torn });

    expect((await screen.findByRole("alert")).textContent).toContain(say("broken-part"));
  });
});

describe("what was to be planned", () => {
  beforeEach(() => words.load("en", "wildwoods"));

  test("is listed plainly where the planner breaks, until the next question", async () => {
    const { Before: _, ...game } = wildwoods;
    render(DecisionBar, { ...at({ ...game, Planner: Torn }, ROLLS, { moment: "Readying" }), openRule: () => {} });
    await waitFor(() => expect(options()).toHaveLength(2));
    expect([...options()].map((option) => option.textContent!.trim())).toEqual(ROLLS.map((roll) => words.action(roll, "Readying")));
    await fireEvent.click(options()[1]!);
    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", action: ROLLS[1] });

    paper.torn = false;
    Socket.last.says({ is: "news", number: 1, at: 0, events: [], view: { choices: [ROLLS[0]] }, made: 1, ack: 1 });
    expect(await screen.findByText("whole")).toBeTruthy();
  });

  test("is offered among everything else where no code of the game came", async () => {
    const dice: Fact[] = Array.from({ length: 14 }, (_, d8): Fact => ({ type: "Roll", d8, d10: 0, d12: 0 }));
    render(DecisionBar, { ...at(await parts("a game without code"), [...dice, { type: "PutBack" }], { moment: "Readying" }), openRule: () => {} });

    expect([...options()].map((option) => option.dataset.action)).toEqual([...dice.map(() => "Roll"), "PutBack"]);
  });
});
