// The options of a game that has packs: stories and chapters are chosen by their titles, as the house lists them now.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { say, words } from "../src/lib/words.svelte";
import Options from "../src/parts/Options.svelte";

const OIL = { id: "oil", title: { en: "The Oil Run", it: "La corsa dell’olio" }, guided: true };
const ICE = { id: "ice", title: { en: "Thin Ice", it: "Ghiaccio sottile" }, guided: false };
const LAMPS = { id: "lamps", title: { en: "The Lamps", it: "I lumi" }, edition: "1", lengths: { en: { words: 1200, minutes: 8 } }, chapters: [OIL, ICE] };
const BREAD = { id: "bread", title: { en: "Bread", it: "Pane" }, edition: "2", lengths: { en: { words: 90, minutes: 1 } }, chapters: [OIL] };
const change = vi.fn();
const radio = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>("radio", { name });

async function options(values: Record<string, unknown>, disabled = false): Promise<void> {
  render(Options, { values, change, disabled });
  await vi.waitFor(() => expect(document.body.textContent).toContain("The Lamps"));
}

beforeEach(async () => {
  await words.load("en", "winter_tales");
  const pack = { type: "string", default: "", place: 1, chooses: "story" } as const;
  const chapter = { type: "string", default: "", place: 2, chooses: "chapter" } as const;
  words.facts = { ...words.facts!, options: { $defs: { Options: { properties: { pack, chapter } } } } };
  const cards = [{ name: "winter_tales", rules: "", options: {}, bots: [], packs: [LAMPS, BREAD] }];
  vi.spyOn(api, "games").mockResolvedValue(cards);
});
afterEach(() => {
  cleanup();
  change.mockClear();
  vi.restoreAllMocks();
});

describe("the story of a table", () => {
  test("is the first where nobody has chosen, and says how long it is", async () => {
    await options({ pack: "", chapter: "" });

    expect(radio("The Lamps").checked).toBe(true);
    expect(radio("Bread").checked).toBe(false);
    expect(document.body.textContent).toContain(say("options-story-length", { chapters: 2, words: 1200, minutes: 8 }));
    expect(radio("The Oil Run").getAttribute("aria-describedby")).toBe(screen.getByText(say("options-guided")).id);
    expect(radio("Thin Ice").hasAttribute("aria-describedby")).toBe(false);
  });

  test("is chosen by its title, and begins at its first chapter then", async () => {
    await options({ pack: "lamps", chapter: "ice" });

    await fireEvent.click(radio("Bread"));

    expect(change).toHaveBeenCalledWith({ pack: "bread", chapter: "" }, "pack");
  });

  test("has its own chapters", async () => {
    await options({ pack: "lamps", chapter: "" });

    expect(radio("The Oil Run").checked).toBe(true);
    await fireEvent.click(radio("Thin Ice"));

    expect(change).toHaveBeenCalledWith({ pack: "lamps", chapter: "ice" }, "chapter");
  });

  test("is read by its title by those who do not choose", async () => {
    await options({ pack: "lamps", chapter: "ice" }, true);

    expect(screen.queryAllByRole("radio")).toEqual([]);
    expect(document.body.textContent).toContain("Thin Ice");
  });
});
