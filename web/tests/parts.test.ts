// The decision bar, the teller and the memory track: drawn from what the server sent, and calling back.

import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { tick } from "svelte";
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
  const chooser = new Chooser(table, winterTales);
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

  describe("while the rules are corrected", () => {
    const correction = { rules: "winter_tales-1", now: "winter_tales-2", agreed: [] as number[], possible: true };
    const agree = (): HTMLElement[] => screen.queryAllByText(say("correction-agree"));
    const why = (): Promise<HTMLElement> => screen.findByText(say("correction-why", correction), { exact: false });

    test("asks whoever sits here, and offers nothing else", async () => {
      bar({ choices: [], waits_for: [] }, undefined, { correction });
      await why();

      expect(question().textContent).toBe(say("asked-corrected"));
      expect(screen.queryByText(say("why-not"))).toBeNull();
      expect(screen.getByText(say("waiting-for", { names: "Ugo" }))).toBeTruthy();
      await fireEvent.click(agree()[0]!);
      expect(Socket.last.sent.at(-1)).toMatchObject({ do: "agree_to_rules" });
    });

    test("waits for the others once one has agreed", async () => {
      bar({ choices: [], waits_for: [] }, undefined, { correction: { ...correction, agreed: [0] } });
      await why();

      expect(agree()).toEqual([]);
      expect(screen.getByText(say("waiting-for", { names: "Ugo" }))).toBeTruthy();
    });

    test("says why somebody could not agree", async () => {
      const refused = { is: "refused", reason: "rules-unreadable", about: {}, text: "It cannot go on.", rule: "VG-RULES-01" } as const;
      bar({ choices: [], waits_for: [] }, (said) => (said.do === "agree_to_rules" ? refused : null), { correction });
      await why();
      await fireEvent.click(agree()[0]!);

      expect((await screen.findByRole("alert")).textContent).toBe("It cannot go on.");
    });

    test("asks nobody where the table is of later rules", async () => {
      bar({ choices: [], waits_for: [] }, undefined, { correction: { ...correction, possible: false } });

      await screen.findByText(say("correction-unknown", correction));
      expect(agree()).toEqual([]);
    });
  });

  test("folds many choices of several kinds", () => {
    const moves = Array.from({ length: 12 }, (_, n): Fact => ({ type: "PlaceMemory", space: n + 1 }));
    bar({ choices: [...moves, { type: "GiveWay" }], table: { moment: "Battle", passages: [], roles: ["spring", "winter"] } as View["table"] });

    expect(document.querySelectorAll(".groups > li")).toHaveLength(2);
    expect(document.querySelector(".groups summary")!.textContent).toBe("Lay the memory on the memory track (12)");
  });

  test.each(["hand", "number"])("does what is pressed, by %s, with exactly one message", async (how) => {
    bar({ choices: [ALICE, TIN_MAN] });
    const before = Socket.last.sent.length;
    if (how === "number") await fireEvent.keyDown(document.body, { key: "2" });
    else await fireEvent.click(document.querySelectorAll("[data-action]")[1]!);

    expect(Socket.last.sent.slice(before)).toEqual([{ do: "act", nth: 0, action: TIN_MAN, telling: "", id: 1 }]);
  });

  test("a key that is held down chooses once", async () => {
    bar({ choices: [ALICE, TIN_MAN] }, () => ({ is: "ack", made: 1 }));
    await fireEvent.keyDown(document.body, { key: "1" });
    await waitFor(() => expect(document.querySelector<HTMLElement>(".bar")!.dataset.state).toBe("choosing"));
    await fireEvent.keyDown(document.body, { key: "1", repeat: true });

    expect(asked()).toEqual(["act"]);
  });

  test("numbers lead through many choices of one kind, one thing after another", async () => {
    const pairs = [1, 2, 3, 4, 5, 6].flatMap((first) => [11, 12, 13].map((second): Fact => ({ type: "Save", rescued: "wolf", first, second })));
    bar({ choices: [...pairs, ALICE], table: { moment: "Turn", passages: [], roles: ["spring", "winter"] } as View["table"] });
    const many = document.querySelector<HTMLDetailsElement>(".groups details")!;
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(asked()).toEqual([]);

    many.open = true;
    await fireEvent(many, new Event("toggle"));
    await fireEvent.keyDown(document.body, { key: "2" });
    await waitFor(() => expect(many.querySelectorAll("[data-action]")).toHaveLength(3));
    expect(asked()).toEqual([]);

    await fireEvent.keyDown(document.body, { key: "3" });
    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", action: { type: "Save", first: 2, second: 13 } });
  });

  test("the numbers are on what may be done besides, once it is unfolded", async () => {
    bar({ choices: [ALICE], opportunities: [{ type: "Suggest" }] });
    const besides = document.querySelector<HTMLDetailsElement>(".less details")!;
    besides.open = true;
    await fireEvent(besides, new Event("toggle"));
    await fireEvent.keyDown(document.body, { key: "1" });

    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", action: { type: "Suggest" } });
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

describe("a hand", () => {
  const card = (n: number, type = "PlayStoryCard"): Fact => ({ type, card: n });
  const cards = (count: number, type?: string): Fact[] => Array.from({ length: count }, (_, n) => card(n + 1, type));
  const at = (moment: string): View["table"] => ({ moment, passages: [], roles: ["spring", "winter"] }) as unknown as View["table"];

  test.each([2, 8, 14])("of %i cards is seen before giving way, and nothing is folded", (count) => {
    bar({ choices: [...cards(count), { type: "GiveWay" }], table: at("Battle") });

    const offered = [...document.querySelectorAll<HTMLElement>("[data-action]")];
    expect(offered.map((one) => one.dataset.action)).toEqual([...cards(count).map(({ type }) => type), "GiveWay"]);
    expect(offered.filter((one) => one.closest("details"))).toEqual([]);
    expect(document.querySelectorAll(".dealt svg")).toHaveLength(count);
    expect(document.querySelector(".dealt button")!.textContent).toContain(words.action(card(1), "Battle"));
  });

  test("is played by a tap, or by a number", async () => {
    bar({ choices: [...cards(3), { type: "GiveWay" }], table: at("Battle") });
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", action: card(2) });
  });

  test("shows the number of what follows it", async () => {
    bar({ choices: [...cards(3), { type: "GiveWay" }], table: at("Battle") });
    await fireEvent.keyDown(document.body, { key: "4" });
    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", action: { type: "GiveWay" } });
  });

  test("is not offered as one where two things can be done with its cards", () => {
    bar({ choices: [...cards(2), ...cards(2, "Commit")], table: at("Trap") });

    expect(document.querySelectorAll(".dealt")).toHaveLength(0);
    expect(buttons()).toHaveLength(4);
  });
});

describe("what is weighed", () => {
  const CHALLENGE: Fact = { type: "ChallengeLink" };
  const STAKE = { key: "stake-ChallengeLink", about: { seat: 1, quest: "love", role: "winter" } };
  const weighs = (said: { do: string }): never =>
    (said.do === "prompt" ? { is: "prompt", rule: "", about: "", required: false, guide: [], stakes: [STAKE] } : { is: "ack", made: 1 }) as never;

  test("comes after everything else, and has no number", () => {
    const throws = [1, 2].map((n): Fact => ({ type: "Discard", card: n }));
    bar({ choices: [...throws, { type: "EndTelling" }], table: { moment: "Activation", question: { character: "alice", joining: "no" }, passages: [], roles: ["spring", "winter"] } as unknown as View["table"] });

    expect([...document.querySelectorAll<HTMLElement>("[data-action]")].map(({ dataset }) => [dataset.action, dataset.number])).toEqual([
      ["EndTelling", "1"],
      ["Discard", "0"],
      ["Discard", "0"],
    ]);
  });

  test("says what is at stake before it is done", async () => {
    bar({ choices: [CHALLENGE] }, weighs);
    await fireEvent.click(document.querySelector("[data-action]")!);

    expect(await screen.findByText(say(STAKE.key, STAKE.about))).toBeTruthy();
    expect(asked()).toEqual(["prompt"]);
    await fireEvent.keyDown(document.body, { key: "1" });
    expect(asked()).toEqual(["prompt"]);
    await fireEvent.click(screen.getByRole("button", { name: say("stake-do") }));
    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", action: CHALLENGE });
  });

  test.each(["Escape", "put-back"])("is put back by %s, and nothing was done", async (how) => {
    bar({ choices: [CHALLENGE] }, weighs);
    await fireEvent.click(document.querySelector("[data-action]")!);
    await screen.findByRole("button", { name: say("stake-do") });
    if (how === "Escape") await fireEvent.keyDown(document.body, { key: "Escape" });
    else await fireEvent.click(screen.getByRole("button", { name: say("put-back") }));

    await waitFor(() => expect(buttons()).toHaveLength(1));
    expect(asked()).toEqual(["prompt"]);
  });
});

describe("the teller", () => {
  const tells = (said: { do: string }): never => (said.do === "prompt" ? WANTED : { is: "ack", made: 1 }) as never;

  async function opened(): Promise<HTMLTextAreaElement> {
    bar({ choices: [ALICE, TIN_MAN], told: { Activate: false } }, tells);
    await fireEvent.click(document.querySelector("[data-action]")!);
    return (await screen.findByRole("textbox")) as HTMLTextAreaElement;
  }

  test("says what is about to be done, and what to tell, and waits for words", async () => {
    const field = await opened();

    expect(document.activeElement).toBe(field);
    expect(document.querySelector(".teller")!.textContent).toContain(words.action(ALICE));
    expect(screen.getByRole("group", { name: say("telling-now") }).getAttribute("aria-describedby")).toBe("tell-what");
    expect(document.getElementById("tell-what")!.textContent).toBe(say("tell-activation"));
  });

  test("is open before the guide has come, and shows it when it comes", async () => {
    bar({ choices: [ALICE], told: { Activate: false } });
    await fireEvent.click(document.querySelector("[data-action]")!);
    const field = screen.getByRole("textbox");
    expect([document.activeElement, screen.getByTestId("tell").textContent!.trim()]).toEqual([field, say("do-without-telling")]);
    await fireEvent.input(field, { target: { value: "She woke" } });
    Socket.last.says({ ...WANTED, guide: [SCENE], id: 1 });

    await waitFor(() => expect(document.getElementById("tell-what")!.textContent).toBe(say("tell-activation")));
    expect([document.activeElement, (field as HTMLTextAreaElement).value]).toEqual([field, "She woke"]);
  });

  test("keeps in sight what must be taken up, and does not repeat the story beside it", async () => {
    const concept = { key: "memory-concept", about: { seat: 0, card: 7, text: "A seed." } };
    const told = { key: "hint-told", about: { seat: 0, text: "It snowed." } };
    bar({ choices: [ALICE], told: { Activate: false } });
    await fireEvent.click(document.querySelector("[data-action]")!);
    Socket.last.says({ ...WANTED, guide: [SCENE, concept, told, { key: "hint-keep-open" }], id: 1 });

    await waitFor(() => expect(document.querySelector(".take-up")!.textContent).toBe(say(concept.key, concept.about)));
    expect([...document.querySelectorAll(".hints li")].map((line) => line.textContent)).toEqual([say("hint-keep-open")]);
  });

  test("wants words at once where there must be some", async () => {
    bar({ choices: [ALICE], told: { Activate: true } });
    await fireEvent.click(document.querySelector("[data-action]")!);

    expect(screen.getByTestId<HTMLButtonElement>("tell").disabled).toBe(true);
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

    expect(document.querySelectorAll(".questions li")).toHaveLength(words.facts!.telling.questions.length);
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
    const chooser = new Chooser(seated(view({ choices })), winterTales);
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
    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", action: { type: "PlaceMemory", space: 2 } });
  });
});

describe("the proof at the end", () => {
  test.each([
    [{ judged: 40, deal: true, rules: true, shelf: true }, "proof-holds"],
    [{ judged: 40, deal: true, rules: true, shelf: false }, "proof-holds-as-played"],
    [{ judged: 28, deal: false, rules: false, shelf: true }, "proof-holds-since"],
    [{ judged: 0, deal: false, rules: false, shelf: true }, "proof-holds-unjudged"],
    [null, "proof-broken"],
  ])("says what the server found: %o", async (found, said) => {
    vi.stubGlobal("crypto", {}); // a page without https cannot count the commitment, and believes the server
    vi.stubGlobal("fetch", (address: string) => {
      if (address.endsWith("/proof")) return Promise.resolve(Response.json({ commitment: "c0ffee", seed: "00" }));
      return Promise.resolve(address.endsWith("/verify") ? Response.json(found && { entries: 40, ...found }, { status: found ? 200 : 422 }) : new Response("a record"));
    });
    render(End, { table: seated(view(), undefined, { phase: "over" }) });

    await fireEvent.click(screen.getByText(say("prove")));

    await waitFor(() => expect(document.querySelector("[role=status]")!.textContent).toBe(say(said, { older: 12 })));
  });
});

describe("what is announced", () => {
  const TOLD: Fact = { type: "Told", number: 1, seat: 1, text: "A key, and a tooth.", rule: "" };
  const VEILED: Fact = { type: "PassageVeiled", passage: 1, rule: "VG-VEIL-01" };
  const live = (): string => document.querySelector("[data-live=events]")!.textContent!;

  test("is what happened; words over which a veil was laid in the same breath are not said", async () => {
    const table = seated(view());
    render(Announcer, { table });
    await tick();
    Socket.last.says(news(1, [TOLD]));
    await waitFor(() => expect(live()).toContain("A key, and a tooth."));
    Socket.last.says(news(2, [TOLD]));
    Socket.last.says(news(3, [VEILED]));

    await waitFor(() => expect(live()).toBe(words.event(VEILED)));
  });
});
