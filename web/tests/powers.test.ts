// Powers on the board of Winter Tales: their tokens, what each does, who is out of the game.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Powers as PowersInForce, TableView } from "../src/generated/winter_tales";
import { powerMark, powerSlot, powerTokens } from "../src/games/winter_tales/board";
import Portrait from "../src/games/winter_tales/Portrait.svelte";
import Powers from "../src/games/winter_tales/Powers.svelte";
import Stage from "../src/games/winter_tales/Stage.svelte";
import { say, words } from "../src/lib/words.svelte";

const PIECE = { seat: 0, side: "spring", space: "oaks_park", ready: true, standing: true, rooted: false } as const;
const IN_FORCE: PowersInForce = {
  tokens: { glimmer_of_hope: ["tin_man"], love: ["alice", "pinocchio"], safe_house: ["oaks_park"], freezing_horror: ["wolf"], winter_propaganda: [] },
  horror: 1,
  target: null,
  hoped: true,
  barred: [],
  eliminated: { dorothy: PIECE },
};
const table = (changes: Partial<TableView> = {}): TableView =>
  ({ powers: IN_FORCE, hope_face_down: false, skills: {}, skill_icon: "left", ...changes }) as TableView;

beforeEach(async () => {
  await words.load("en", "winter_tales");
  words.names = ["Ada", "Ugo"];
});
afterEach(cleanup);

describe("power tokens", () => {
  test("lie on cards and in the slot of a location; Propaganda has none", () => {
    expect(powerTokens(table()).map(({ power, spot }) => `${power} ${spot}`)).toEqual([
      "glimmer_of_hope tin_man",
      "love alice",
      "love pinocchio",
      "safe_house oaks_park",
      "freezing_horror wolf",
    ]);
    expect(powerTokens(table({ powers: null }))).toEqual([]);
    expect(powerSlot("oaks_park").x).toBeLessThan(590);
  });

  test("only that of Hope is laid face down, where the book says so", () => {
    expect(powerMark("glimmer_of_hope", true)).toBe("power_face_down");
    expect(powerMark("glimmer_of_hope")).toBe("power_glimmer_of_hope");
    expect(powerMark("safe_house", true)).toBe("power_safe_house");
    expect(powerMark("great_artifact_winter")).toBe(powerMark("great_artifact_spring"));
  });

  test("are shown on the portrait of whoever has them, with what they do", () => {
    render(Portrait, { character: "tin_man", view: table() });

    expect(screen.getByRole("img").getAttribute("aria-label")).toContain(say("power-glimmer_of_hope"));
  });

  test("the Freezing Horror is drawn where it fights in a soldier's place", () => {
    render(Portrait, { character: "freezing_horror", view: table() });

    expect(document.querySelector("use")!.getAttribute("href")).toContain("quests.svg#freezing_horror");
  });
});

describe("the powers in force", () => {
  test("are listed with what they do, where they lie and whose they are", () => {
    render(Powers, { view: table() });
    const lines = [...document.querySelectorAll("li")].map((line) => line.textContent!);

    expect(lines).toHaveLength(6);
    expect(lines[0]).toContain(say("power-hoped"));
    expect(lines[1]).toContain("Alice and Pinocchio");
    expect(lines[2]).toContain("Oaks Park");
    expect(lines[3]).toContain("Ugo");
    expect(lines[4]).toContain(say("power-winter_propaganda"));
  });

  test("say who is out of the game", () => {
    render(Powers, { view: table() });

    expect(document.querySelector(".gone")!.getAttribute("aria-label")).toBe(say("power-gone", { rebels: "Grandma Dorothy" }));
  });

  test("take no room while there are none", () => {
    render(Powers, { view: table({ powers: { ...IN_FORCE, tokens: {}, eliminated: {} } }) });

    expect(document.querySelector("details")).toBeNull();
  });
});

describe("what is at stake in a battle", () => {
  const battle = { type: "battle", soldier: "wolf", rebel: "alice", companion: null, played: [], struck: [], round: 1, ahead: null };
  const fighting = (powers: PowersInForce | null): TableView =>
    table({ powers, moment: "Battle", scene: battle, quest: null, epilogue: null, passages: [], introductions: {}, track: [] } as unknown as Partial<TableView>);

  test.each([
    ["en" as const, "A beaten rebel is put in the Safe House", "A beaten rebel falls"],
    ["it" as const, "La Fiaba sconfitta viene messa nel Rifugio", "La Fiaba sconfitta cade"],
  ])("is said as the powers in force have it (%s)", async (lang, sheltered, falls) => {
    await words.load(lang, "winter_tales");
    const stake = (powers: PowersInForce | null): string => {
      cleanup();
      render(Stage, { view: fighting(powers) });
      return document.querySelector(".soft")!.textContent!;
    };

    expect(stake(IN_FORCE)).toContain(sheltered);
    expect(stake(IN_FORCE)).not.toContain(falls);
    expect(stake({ ...IN_FORCE, tokens: { love: ["alice", "pinocchio"] } })).toContain(falls);
    expect(stake(null)).toContain(falls);
  });
});

describe("the cards of the epilogue", () => {
  const told = (cards: number): TableView => {
    const laid = Array.from({ length: cards }, (_, at) => ({ card: at + 1, by: at % 3, side: at % 3 ? "spring" : "winter", concept: "", secret: false }));
    const epilogue = { scene: [], laid, taken: null };
    return table({ moment: "EpiloguePart", epilogue, scene: null, quest: null, passages: [], introductions: {}, track: [], score: null } as unknown as Partial<TableView>);
  };

  test("are all there: one by one while they are few, by side when there are more", () => {
    for (const cards of [8, 9, 20]) {
      cleanup();
      render(Stage, { view: told(cards) });
      expect(document.querySelectorAll(".cards > li")).toHaveLength(cards);
    }
    const [spring, winter] = document.querySelectorAll(".many");
    expect([spring!.getAttribute("aria-label"), winter!.getAttribute("aria-label")]).toEqual(["Spring", "Winter"]);
    expect([spring!.children.length, winter!.children.length]).toEqual([13, 7]);
  });
});
