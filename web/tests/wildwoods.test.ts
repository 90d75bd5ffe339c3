// Wildwoods: how its track, its page and its journal are read from what the server sent; its plans, its River, its hints.

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Plan, SpaceView, TableView, Wildwoods } from "../src/generated/wildwoods";
import wildwoods from "../src/games/wildwoods";
import { drawn, percent, spaces } from "../src/games/wildwoods/book";
import { reads } from "../src/games/wildwoods/journal";
import River from "../src/games/wildwoods/River.svelte";
import { Chooser } from "../src/lib/chooser.svelte";
import { latest, readings, type Reading } from "../src/lib/reading";
import type { Happened, News, Table, View } from "../src/lib/table.svelte";
import { say, words, type Fact } from "../src/lib/words.svelte";
import DecisionBar from "../src/parts/DecisionBar.svelte";
import { seated, Socket, view } from "./socket";

/** What the house says of the drawings of a pack. */
const fetched = vi.fn(async () => Response.json({ fox: "c0ffee" }));
const text = (en: string): { en: string; it: string } => ({ en, it: `${en} (it)` });
const GATE: Fact = { type: "UseAction", card: "explore", ability: "explore_location", target: "gate", name: text("The Gate") };
const MOAT: Fact = { type: "UseAction", card: "help", ability: "help_location", target: "moat", name: text("The Moat") };
const LIGHT: Fact = { type: "UseAction", card: "illuminate", ability: "advance_light", target: "", name: null };
const END: Fact = { type: "EndLumaPhase" };

const chance = (dice: number[], plain: number, best = plain): Plan["chances"][number] => ({ dice, plain, best, crystals: 0, expected: dice.length / 2 }) as Plan["chances"][number];
const plan = (action: Fact, needed: number, ...chances: Plan["chances"]): Plan => ({ ...action, threshold: 4, needed, chances }) as unknown as Plan;

function bar(table: Partial<TableView>, choices: Fact[], answers: typeof Socket.answers = () => null): void {
  const whole = { moment: "LumaPhase", passages: [], plans: [], river: [], drawn: [], roll: null, asked: null, lesson: null, ...table };
  const seat = seated(view({ choices, table: whole as unknown as View["table"] }), answers);
  render(DecisionBar, { table: seat, chooser: new Chooser(seat, wildwoods), game: wildwoods, openRule: () => {} });
}

const offered = (): string[] => [...document.querySelectorAll("[data-action]")].map((button) => button.textContent!.replace(/\s+/g, " ").trim());

beforeEach(async () => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", fetched);
  localStorage.setItem("veglia-pace", "0");
  await words.load("en", "wildwoods");
  words.names = ["Ada"];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the track", () => {
  test("runs from the furthest space of Light to the furthest of the Shadow", () => {
    const row = spaces(2, 3);

    expect(row.map(({ side }) => side)).toEqual(["light", "light", "centre", "shadow", "shadow", "shadow"]);
    expect(row.map(({ distance }) => distance)).toEqual([2, 1, 0, 1, 2, 3]);
  });
});

describe("a chance", () => {
  test("is never rounded to what is certain, or to what cannot be", () => {
    expect([0, 0.004, 0.375, 0.996, 1].map(percent)).toEqual(["0", "<1", "38", ">99", "100"]);
  });
});

describe("the journal", () => {
  const OPEN = { type: "LocationOvercome", rule: "SW-LOC-10", location: "gate", name: text("The Gate"), text: text("It was open.") } as const;
  const NIGHT = { type: "SceneEnded", rule: "SW-TRIUMPH-03", by: "shadow", ending: null, title: text("The Hedge"), text: text("Night.") } as const;
  const SAT = { type: "SeatTaken", rule: "VG-SEAT-01", seat: 0, name: "Ada" } as const;
  const happened = (...all: Happened<Wildwoods>[]): News<Wildwoods>[] => all.map((event, at) => ({ number: at + 1, at: 0, events: [event] }));
  const read = (...all: Happened<Wildwoods>[]): Reading[] =>
    readings(seated(view({ table: { moment: "Turn", pack: "reeds" } as View["table"] })) as Table as Table<Wildwoods>, happened(...all), reads);

  test("is every text that was read, with what it is in the book", () => {
    expect(read(OPEN, NIGHT, SAT)).toEqual([
      { title: text("The Gate"), text: text("It was open.") },
      { title: text("The Hedge"), text: text("Night."), as: "setback" },
    ]);
  });

  test("knows the drawing of a card, whichever copy, and of a Story card of its chapter", async () => {
    fetched.mockResolvedValueOnce(Response.json({ mud: "c0ffee", "story-one-3": "beef" }));
    const seen = (): unknown[] =>
      read(
        { type: "CurseStruck", rule: "SW-EXPL-04", card: "mud:2", name: text("Mud"), text: text("It gave back the foot.") },
        { type: "StoryDrawn", rule: "SW-STORYC-02", chapter: "one", number: 3, title: text("The Pool"), text: text("It hummed.") },
      ).map(({ drawing }) => drawing);

    await waitFor(() => expect(seen()).toEqual(["/packs/wildwoods/reeds/c0ffee/mud.svg#art", "/packs/wildwoods/reeds/beef/story-one-3.svg#art"]));
  });

  test("leaves out what has no words", () => {
    expect(read({ type: "OptionTaken", rule: "SW-SCENE-02", label: text("Go on"), outcome: null })).toEqual([]);
  });

  test("knows what happened last in the story, whoever came to the table since", () => {
    expect(latest(happened(OPEN, NIGHT, SAT))!.events).toEqual([NIGHT]);
    expect(latest(happened(SAT))).toBeUndefined();
  });
});

describe("the planner", () => {
  const PLANS = [
    plan(MOAT, 3, chance([8], 0), chance([8, 8], 0)),
    plan(GATE, 1, chance([8], 0.5), chance([8, 8], 0.75)),
    plan(LIGHT, 1, chance([8], 0.5), chance([8, 8], 0.75)),
  ];

  test("offers each plan with its chance when every die is thrown, what cannot succeed last", () => {
    bar({ plans: PLANS }, [MOAT, GATE, LIGHT, END]);

    expect(offered()).toEqual([
      `${say("plan-explore_location", { name: "The Gate" })} ${say("plan-odds", { needed: 1, threshold: 4, chance: "75" })} 1`,
      `${say("plan-advance_light")} ${say("plan-expected", { threshold: 4, expected: 1 })} 2`,
      `${say("plan-help_location", { name: "The Moat" })} ${say("plan-odds", { needed: 3, threshold: 4, chance: "0" })} 3`,
      words.action(END),
    ]);
  });

  test("then every number of dice, with how likely it is, with Crystals and without", async () => {
    const roll = { card: "explore", ability: "explore_location", target: "gate", dice: [] } as unknown as TableView["roll"];
    const rolls: Fact[] = [1, 2].map((d8) => ({ type: "Roll", d8, d10: 0, d12: 0 }));
    bar({ moment: "Readying", roll, plans: [plan(GATE, 1, chance([8], 0.5), chance([8, 8], 0.75, 0.9))] }, [...rolls, { type: "PutBack" }]);
    const [one, two, back] = offered();

    expect(one).toContain(say("roll-chance", { plain: "50" }));
    expect(two).toContain(say("roll-odds", { plain: "75", best: "90" }));
    expect(back).toContain(words.action({ type: "PutBack" }));
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", action: rolls[1] });
  });
});

describe("a hint", () => {
  test("is asked for, says why, and marks what it would do until something else is asked", async () => {
    const because = { key: "hint-on-the-way", about: { name: text("The Gate"), percent: 75 } };
    bar({ plans: [plan(GATE, 1, chance([8], 0.75)), plan(LIGHT, 1, chance([8], 0.75))] }, [GATE, LIGHT, END], (said) =>
      said.do === "hint" ? ({ is: "hint", action: GATE, because } as never) : null,
    );
    await fireEvent.click(screen.getByRole("button", { name: say("ask-hint") }));

    await waitFor(() => expect(document.querySelector(".hinted")?.textContent).toContain("The Gate"));
    expect(document.querySelector(".advice")!.textContent).toContain(say("hint-on-the-way", because.about));
    Socket.last.says({ is: "news", number: 1, at: 0, events: [], view: { choices: [LIGHT, END] }, made: 1 });
    await waitFor(() => expect(document.querySelector(".advice, .hinted")).toBeNull());
  });
});

describe("the drawings of a pack", () => {
  test("are asked for once, and are at addresses with their hash; one that is not there is nowhere", async () => {
    fetched.mockClear();
    const seen = (): unknown[] => [drawn("fens", "fox"), drawn("fens", "eel")];
    expect(seen()).toEqual([undefined, undefined]);

    await waitFor(() => expect(seen()).toEqual(["/packs/wildwoods/fens/c0ffee/fox.svg#art", undefined]));
    expect(fetched.mock.calls).toEqual([["/packs/wildwoods/fens.json"]]);
  });
});

describe("the River", () => {
  test("labels seven spaces, and says of each card where it lies and what it costs", () => {
    const none = { action: null, creature: null };
    const fox = { card: "fox", id: "fox", name: text("The Fox"), text: text("…"), illuminate: 1, heal: 2, spirit_loss: 1, crystals: 1, after: null, stunned: true };
    const river = [
      { label: "3+", threshold: 3, action: { action: "help", crystals: 2, cap: 3 }, creature: null },
      { label: "4+", threshold: 4, action: null, creature: fox },
      ...["5+", "6+", "–", "–", "–"].map((label, at) => ({ label, threshold: at < 2 ? at + 5 : null, ...none })),
    ] as unknown as SpaceView[];
    render(River, { view: { river, pack: "p" } as TableView, chooser: new Chooser(seated(view()), wildwoods) });

    expect([...document.querySelectorAll(".labels li")].map((one) => one.textContent)).toEqual(["3+", "4+", "5+", "6+", "–", "–", "–"]);
    expect(screen.getAllByRole("button").map((card) => card.querySelector(".unseen")!.textContent)).toEqual([
      say("river-action", { name: words.noun("deed", "help").value, crystals: 2, place: say("river-space", { place: 1, threshold: 3 }) }),
      say("river-creature", { name: "The Fox", illuminate: 1, heal: 2, loss: 1, stunned: "yes", place: say("river-space", { place: 2, threshold: 4 }) }),
    ]);
  });
});
