// The decision bar, the teller and the memory track: drawn from what the server sent, and calling back.

import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Memory, TableView } from "../src/generated/winter_tales";
import winterTales from "../src/games/winter_tales";
import Track from "../src/games/winter_tales/Track.svelte";
import { Chooser } from "../src/lib/chooser.svelte";
import type { View } from "../src/lib/table.svelte";
import { say, words, type Fact } from "../src/lib/words.svelte";
import Announcer from "../src/parts/Announcer.svelte";
import DecisionBar from "../src/parts/DecisionBar.svelte";
import End from "../src/parts/End.svelte";
import { minutes, usual } from "../src/parts/Options.svelte";
import { asked, news, seated, Socket, view } from "./socket";

const ALICE: Fact = { type: "Activate", character: "alice" };
const TIN_MAN: Fact = { type: "Activate", character: "tin_man" };
const SCENE = { key: "tell-activation" };
const WANTED = { is: "prompt", rule: "WT-NAR-01", about: "scene", required: false, guide: [SCENE] } as const;
const openRule = vi.fn();

function bar(looks: Partial<View>, answers: typeof Socket.answers = () => null, company = {}): Chooser {
  const table = seated(view(looks), answers, company);
  const chooser = new Chooser(table);
  chooser.alsoNamed = winterTales.alsoNamed;
  render(DecisionBar, { table, chooser, game: winterTales, openRule });
  return chooser;
}

const buttons = (): string[] => [...document.querySelectorAll("[data-action]")].map((button) => button.textContent!.trim());
const question = (): HTMLElement => screen.getByRole("heading", { level: 2 });

beforeEach(async () => {
  vi.stubGlobal("WebSocket", Socket);
  localStorage.setItem("veglia-pace", "0");
  await words.load("en", "winter_tales");
  words.names = ["Ada", "Ugo"];
});
afterEach(() => {
  cleanup();
  openRule.mockClear();
  vi.unstubAllGlobals();
});

describe("the decision bar", () => {
  test("says what is asked, and offers everything that can be done with its number", () => {
    bar({ choices: [ALICE, TIN_MAN] });

    expect(question().textContent).toBe(say("moment-Turn", { seat: 0 }));
    expect(buttons()).toEqual([`${words.action(ALICE)} 1`, `${words.action(TIN_MAN)} 2`]);
  });

  test("says for whom the table waits, and offers nothing", () => {
    bar({ waits_for: [1], choices: [] });

    expect(question().textContent).toBe(say("waiting-for", { names: "Ugo" }));
    expect(buttons()).toEqual([]);
  });

  test("offers nothing while the evening rests", () => {
    bar({ choices: [ALICE] }, undefined, { paused: true });

    expect(question().textContent).toBe(say("asked-paused"));
    expect(buttons()).toEqual([]);
  });

  test("folds many choices of several kinds", () => {
    const moves = Array.from({ length: 12 }, (_, n): Fact => ({ type: "PlayStoryCard", card: n + 1 }));
    bar({ choices: [...moves, { type: "GiveWay" }], table: { moment: "Battle", passages: [], factions: ["spring", "winter"] } as View["table"] });

    expect(document.querySelectorAll(".groups > li")).toHaveLength(2);
    expect(document.querySelector(".groups summary")!.textContent).toContain("12");
  });

  test("does what is pressed, by hand or by its number", async () => {
    bar({ choices: [ALICE, TIN_MAN] });
    await fireEvent.keyDown(document.body, { key: "2" });

    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "prompt", action: TIN_MAN });
  });

  test("numbers lead through many choices of one kind, one thing after another", async () => {
    const pairs = [1, 2, 3, 4, 5, 6].flatMap((first) => [11, 12, 13].map((second): Fact => ({ type: "Save", rescued: "wolf", first, second })));
    bar({ choices: [...pairs, ALICE], table: { moment: "Turn", passages: [], factions: ["spring", "winter"] } as View["table"] });
    const many = document.querySelector<HTMLDetailsElement>(".groups details")!;
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(asked()).toEqual([]);

    many.open = true;
    await fireEvent(many, new Event("toggle"));
    await fireEvent.keyDown(document.body, { key: "2" });
    await waitFor(() => expect(many.querySelectorAll("[data-action]")).toHaveLength(3));
    expect(asked()).toEqual([]);

    await fireEvent.keyDown(document.body, { key: "3" });
    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "prompt", action: { type: "Save", first: 2, second: 13 } });
  });

  test("the numbers are on what may be done besides, once it is unfolded", async () => {
    bar({ choices: [ALICE], opportunities: [{ type: "Suggest" }] });
    const besides = document.querySelector<HTMLDetailsElement>(".less details")!;
    besides.open = true;
    await fireEvent(besides, new Event("toggle"));
    await fireEvent.keyDown(document.body, { key: "1" });

    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "prompt", action: { type: "Suggest" } });
  });

  test("a number typed into a field chooses nothing", async () => {
    bar({ choices: [ALICE] });
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "1" });
    field.remove();

    expect(asked()).toEqual([]);
  });

  test("a refusal is said, with its rule to open", async () => {
    const refused = { is: "refused", reason: "x", about: {}, text: "Alice is not ready.", rule: "WT-ACT-02" } as const;
    bar({ choices: [ALICE] }, () => refused);
    await fireEvent.click(document.querySelector("[data-action]")!);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Alice is not ready.");
    await fireEvent.click(within(alert).getByRole("button"));

    expect(openRule).toHaveBeenCalledWith("WT-ACT-02");
  });

  test("everybody is asked about what somebody wishes to take back", async () => {
    bar({ choices: [ALICE] }, undefined, { undo: { by: 1, agreed: [] } });
    await fireEvent.click(screen.getByRole("button", { name: say("undo-yes") }));

    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "answer_undo", agree: true });
  });

  test("a new question finds whoever was on a button that is gone", async () => {
    bar({ choices: [ALICE, TIN_MAN] });
    document.querySelector<HTMLElement>("[data-action]")!.focus();
    Socket.last.says(news(1, [], { choices: [TIN_MAN] }));

    await waitFor(() => expect(document.activeElement).toBe(question()));
  });
});

describe("the teller", () => {
  const tells = (said: { do: string }): never => (said.do === "prompt" ? WANTED : { is: "ack", made: 1 }) as never;

  async function opened(): Promise<HTMLTextAreaElement> {
    bar({ choices: [ALICE, TIN_MAN] }, tells);
    await fireEvent.click(document.querySelector("[data-action]")!);
    return (await screen.findByRole("textbox")) as HTMLTextAreaElement;
  }

  test("says what is about to be done, and what to tell, and waits for words", async () => {
    const field = await opened();

    expect(document.activeElement).toBe(field);
    expect(document.querySelector(".teller")!.textContent).toContain(words.action(ALICE));
    expect(field.getAttribute("aria-describedby")).toBe("tell-what");
    expect(document.getElementById("tell-what")!.textContent).toBe(say("tell-activation"));
  });

  test("does it with the words that were written", async () => {
    const field = await opened();
    await fireEvent.input(field, { target: { value: "  She woke in the snow. " } });
    await fireEvent.click(screen.getByTestId("tell"));

    expect(Socket.last.sent.filter((said) => said.do === "act")).toMatchObject([{ action: ALICE, telling: "She woke in the snow." }]);
    await waitFor(() => expect(document.querySelector(".teller")).toBeNull());
  });

  test("can be told by keyboard, and be put back", async () => {
    let field = await opened();
    await fireEvent.keyDown(field, { key: "Escape" });
    await waitFor(() => expect(document.querySelector(".teller")).toBeNull());
    await fireEvent.click(document.querySelector("[data-action]")!);
    field = (await screen.findByRole("textbox")) as HTMLTextAreaElement;
    await fireEvent.keyDown(field, { key: "Enter", ctrlKey: true });

    expect(Socket.last.sent.filter((said) => said.do === "act")).toMatchObject([{ telling: "" }]);
  });

  test("helps whoever is stuck, when asked to", async () => {
    await opened();
    expect(document.querySelector(".questions")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: say("stuck") }));

    expect(document.querySelectorAll(".questions li")).toHaveLength(words.facts!.questions.length);
  });
});

describe("the options", () => {
  test("say about how long a game takes, where they count what takes time", () => {
    const schema = words.facts!.options;
    const each = minutes(schema, { length: 1 })!;

    expect(each).toBeGreaterThan(0);
    expect(minutes(schema, { ...usual(schema), length: 5 })).toBe(5 * each);
    expect(minutes(undefined, { length: 5 })).toBeNull();
  });
});

describe("the memory track", () => {
  const LOVE: Memory = { quest: "love", side: "spring", card: 7 } as Memory;

  function track(choices: Fact[]): Chooser {
    const chooser = new Chooser(seated(view({ choices })));
    chooser.alsoNamed = winterTales.alsoNamed;
    const shown = { track: [LOVE, null, null], bookmark: 1, epilogue_face: null , objective_icons: []} as unknown as TableView;
    render(Track, { view: shown, chooser });
    return chooser;
  }

  test("tells what was remembered, which spaces are free, and where the bookmark lies", () => {
    track([]);
    const spaces = within(screen.getByRole("list")).getAllByRole("button");

    expect(spaces.map((space) => space.getAttribute("aria-label"))).toEqual([
      expect.stringContaining(words.noun("quest", "love").value) as string,
      say("memory-space-free", { number: 2 }),
      say("memory-space-free", { number: 3 }),
    ]);
    expect(spaces[0]!.getAttribute("aria-label")).toContain(say("bookmark-here"));
  });

  test("a space that a memory can be laid on is chosen by touching it", async () => {
    const chooser = track([{ type: "PlaceMemory", space: 2 }, { type: "PlaceMemory", space: 3 }]);
    const [taken, free] = screen.getAllByRole("button");
    expect([taken!.getAttribute("aria-disabled"), free!.getAttribute("aria-disabled")]).toEqual(["true", "false"]);
    await fireEvent.click(free!);

    expect(chooser.busy).toBe(true);
    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "prompt", action: { type: "PlaceMemory", space: 2 } });
  });
});

describe("the proof at the end", () => {
  test.each([
    [{ deal: true, rules: true, shelf: true }, "proof-holds"],
    [{ deal: true, rules: true, shelf: false }, "proof-holds-as-played"],
    [{ deal: true, rules: false, shelf: true }, "proof-broken"],
    [null, "proof-broken"],
  ])("says what the server found: %o", async (found, said) => {
    vi.stubGlobal("crypto", {}); // a page without https cannot count the commitment, and believes the server
    vi.stubGlobal("fetch", (address: string) => {
      if (address.endsWith("/proof")) return Promise.resolve(Response.json({ commitment: "c0ffee", seed: "00" }));
      return Promise.resolve(address.endsWith("/verify") ? Response.json(found && { entries: 1, ...found }, { status: found ? 200 : 422 }) : new Response("a record"));
    });
    render(End, { table: seated(view(), undefined, { phase: "over" }) });

    await fireEvent.click(screen.getByText(say("prove")));

    await waitFor(() => expect(document.querySelector("[role=status]")!.textContent).toBe(say(said)));
  });
});

describe("what is announced", () => {
  const TOLD: Fact = { type: "Told", number: 1, seat: 1, text: "A key, and a tooth.", rule: "" };
  const VEILED: Fact = { type: "PassageVeiled", passage: 1, rule: "VG-VEIL-01" };
  const live = (): string => document.querySelector("[data-live=events]")!.textContent!;

  test("is what happened; words over which a veil was laid in the same breath are not said", async () => {
    const table = seated(view());
    render(Announcer, { table });
    await waitFor(() => expect(table.onNews.name).toBe("heard"));
    table.onNews([TOLD]);
    await waitFor(() => expect(live()).toContain("A key, and a tooth."));
    table.onNews([TOLD]);
    table.onNews([VEILED]);

    await waitFor(() => expect(live()).toBe(words.event(VEILED)));
  });
});
