// Touching the board and pressing a button are two ways to the same choice; what cannot be done says why.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Wanted } from "../src/generated/wire";
import { Chooser } from "../src/lib/chooser.svelte";
import { words, type Fact } from "../src/lib/words.svelte";
import { asked, news, seated, Socket, view } from "./socket";

const ALICE: Fact = { type: "Activate", character: "alice" };
const TIN_MAN: Fact = { type: "Activate", character: "tin_man" };
const PAY: Fact = { type: "PlayStoryCard", card: 3 };
const TRAP: Fact = { type: "SetTrapCard", card: 3 };
const SAVE: Fact = { type: "Save", rescued: "wolf", first: 1, second: 2 };
const WHY = { action: { type: "Activate", character: "wolf" }, rule: "WT-ACT-02", reason: "not-ready", about: {} };
const TELLING: Omit<Wanted, "id"> = { is: "prompt", rule: "WT-NAR-01", about: "scene", required: false, guide: [] };

const chooser = (choices: Fact[], answers: typeof Socket.answers, opportunities: Fact[] = []): Chooser =>
  new Chooser(seated(view({ choices, opportunities }), answers), {});
/** The same, where activating somebody is told. */
const telling = (choices: Fact[], answers: typeof Socket.answers, required = false): Chooser =>
  new Chooser(seated(view({ choices, told: { Activate: required } }), answers), {});

beforeEach(async () => {
  vi.stubGlobal("WebSocket", Socket);
  localStorage.setItem("veglia-pace", "0");
  await words.load("en", "winter_tales");
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("touching what names one choice makes it, with one message", async () => {
  const choosing = chooser([ALICE, TIN_MAN], () => ({ is: "ack", made: 1 }));
  expect(choosing.can("character", "alice")).toBe(true);
  const before = Socket.last.sent.length;
  await choosing.touch("character", "alice");

  expect(Socket.last.sent.slice(before)).toEqual([{ do: "act", nth: 0, action: ALICE, telling: "", id: 1 }]);
});

test("a choice that is refused says why, without having been asked about first", async () => {
  const refused = { is: "refused", reason: "not-ready", about: {}, text: "Alice is not ready.", rule: "WT-ACT-02" } as const;
  const choosing = chooser([ALICE], () => refused);
  await choosing.pick(ALICE);

  expect(asked()).toEqual(["act"]);
  expect([choosing.refusal?.text, choosing.picked]).toEqual(["Alice is not ready.", null]);
});

test("touching what names several asks which", async () => {
  const choosing = chooser([PAY, TRAP, ALICE], () => null);
  await choosing.touch("card", 3);

  expect(choosing.narrowed).toEqual([PAY, TRAP]);
  expect(asked()).toEqual([]);
});

test("touching what cannot be chosen says why, for that thing alone", async () => {
  const elsewhere = { ...WHY, action: TIN_MAN };
  const choosing = chooser([ALICE], () => ({ is: "why", barred: [WHY, elsewhere] }));
  expect(choosing.can("character", "wolf")).toBe(false);
  await choosing.touch("character", "wolf");

  expect(choosing.aside.barred).toEqual([WHY]);
});

test("what may be done besides is chosen by touching only where nothing is asked about it", () => {
  const choosing = chooser([ALICE], () => null, [SAVE, { ...SAVE, rescued: "alice" }]);

  expect(choosing.about("character", "wolf")).toEqual([SAVE]);
  expect(choosing.about("character", "alice")).toEqual([ALICE]);
});

test("what is told is done with its words", async () => {
  const choosing = telling([ALICE], (said) => (said.do === "prompt" ? TELLING : { is: "ack", made: 1 }), true);
  await choosing.pick(ALICE);
  expect([choosing.picked, choosing.telling, choosing.required]).toEqual([ALICE, true, true]);
  expect(choosing.can("character", "alice")).toBe(false);
  expect(await choosing.tell("She woke.")).toBe(true);

  expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", action: ALICE, telling: "She woke." });
  expect(choosing.picked).toBeNull();
});

test("whoever tells need not wait for the guide, neither to begin nor to be done", async () => {
  const choosing = telling([ALICE], (said) => (said.do === "act" ? { is: "ack", made: 1 } : null));
  void choosing.pick(ALICE);
  expect([choosing.picked, choosing.telling, choosing.busy, choosing.wanted]).toEqual([ALICE, true, false, null]);
  expect(await choosing.tell("She woke.")).toBe(true);
  Socket.last.says({ ...TELLING, id: 1 });

  expect(asked()).toEqual(["prompt", "act"]);
  expect([choosing.picked, choosing.wanted]).toEqual([null, null]);
});

test("a guide that comes late is shown for nothing else that was chosen", async () => {
  const choosing = telling([ALICE, TIN_MAN], () => null);
  const first = choosing.pick(ALICE);
  choosing.clear();
  const second = choosing.pick(TIN_MAN);
  Socket.last.says({ ...TELLING, about: "alice", id: 1 });
  await first;
  expect([choosing.picked, choosing.wanted]).toEqual([TIN_MAN, null]);
  Socket.last.says({ ...TELLING, about: "tin_man", id: 2 });
  await second;

  expect(choosing.wanted?.about).toBe("tin_man");
});

test("a guide that is refused puts back what was chosen, says why, and keeps what was written", async () => {
  const choosing = telling([ALICE], () => null);
  const opened = choosing.pick(ALICE);
  choosing.draft = "She woke.";
  Socket.last.says({ is: "refused", id: 1, reason: "not-ready", about: {}, text: "Alice is not ready." });
  await opened;

  expect([choosing.picked, choosing.refusal?.text, choosing.draft]).toEqual([null, "Alice is not ready.", "She woke."]);
});

test("a telling that is refused stays, so that nothing written is lost", async () => {
  const refused = { is: "refused", reason: "telling-empty", about: {}, text: "Tell something.", rule: "WT-NAR-01" } as const;
  const choosing = telling([ALICE], (said) => (said.do === "prompt" ? TELLING : refused));
  await choosing.pick(ALICE);
  expect(await choosing.tell(" ")).toBe(false);

  expect(choosing.picked).toEqual(ALICE);
  expect(choosing.refusal).toMatchObject({ text: "Tell something.", rule: "WT-NAR-01" });
  choosing.clear();
  expect(choosing.refusal).toBeNull();
});

test("nothing is chosen twice while an answer is on its way", async () => {
  const choosing = chooser([ALICE, TIN_MAN], () => null);
  void choosing.pick(ALICE);
  await choosing.pick(TIN_MAN);

  expect(asked()).toEqual(["act"]);
});

const ADVICE = { is: "hint", action: ALICE, because: { key: "hint-near", about: {} } } as const;
const MOVED: Fact = { type: "CharacterMoved", character: "wolf" };

test("what was touched, unfolded, advised and explained stays while the question does, whatever else happens", async () => {
  const answers = { hint: ADVICE, why: { is: "why", barred: [WHY] } } as const;
  const choosing = chooser([PAY, TRAP, ALICE], (said) => answers[said.do as "hint" | "why"], [SAVE]);
  await choosing.askHint();
  await choosing.askWhy();
  await choosing.touch("card", 3);
  choosing.aside.opened = "besides";
  Socket.last.says(news(1, [MOVED], { opportunities: [], table: { passages: [] } as never }));

  expect(choosing.narrowed).toEqual([PAY, TRAP]);
  expect(choosing.hints(ALICE)).toBe(true);
  expect([choosing.aside.opened, choosing.aside.wondering, choosing.aside.why]).toEqual(["besides", true, [WHY]]);

  Socket.last.says(news(2, [MOVED], { choices: [PAY, TRAP] }));
  expect(choosing.narrowed).toEqual([]);
  expect(choosing.hints(ALICE)).toBe(false);
  expect([choosing.aside.opened, choosing.aside.wondering, choosing.aside.why]).toEqual([null, false, null]);
});

test("the same choices after a move of mine are another question", async () => {
  const choosing = chooser([PAY, TRAP], () => null);
  await choosing.touch("card", 3);
  Socket.last.says(news(1, [MOVED], undefined, 1));

  expect(choosing.narrowed).toEqual([]);
});

test("advice and reasons that come late are shown for no other question", async () => {
  const choosing = chooser([ALICE, TIN_MAN], () => null);
  const late = Promise.all([choosing.askHint(), choosing.askWhy(), choosing.touch("character", "wolf")]);
  Socket.last.says(news(1, [MOVED], { choices: [PAY, ALICE] }));
  Socket.last.says({ ...ADVICE, id: 1 });
  Socket.last.says({ is: "why", id: 2, barred: [WHY] });
  Socket.last.says({ is: "why", id: 3, barred: [WHY] });
  await late;

  expect(choosing.hints(ALICE)).toBe(false);
  expect([choosing.aside.advice, choosing.aside.why, choosing.aside.barred]).toEqual([null, null, null]);
});

test("nothing is chosen while the table shows what was: whoever is too quick is shown the rest", async () => {
  localStorage.removeItem("veglia-pace");
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const choosing = chooser([ALICE, TIN_MAN], () => null);
  for (const number of [1, 2, 3]) Socket.last.says(news(number, [MOVED], number === 3 ? { choices: [PAY] } : undefined));
  expect([choosing.table.behind, choosing.ready, choosing.can("character", "alice")]).toEqual([2, false, false]);
  await choosing.pick(ALICE);

  expect(asked()).toEqual([]);
  expect([choosing.table.behind, choosing.ready]).toEqual([0, true]);
  expect(choosing.options).toEqual([PAY]);
});

test("what can no longer be done is put back, and what was written for it is kept", async () => {
  const choosing = telling([ALICE, TIN_MAN], (said) => (said.do === "prompt" ? TELLING : { is: "ack", made: 1 }));
  await choosing.pick(ALICE);
  choosing.draft = "She woke.";
  Socket.last.says(news(1, [MOVED], { choices: [ALICE] }));
  expect([choosing.picked, choosing.overtaken]).toEqual([ALICE, null]);
  Socket.last.says(news(2, [MOVED], { choices: [TIN_MAN] }));
  expect([choosing.picked, choosing.overtaken]).toEqual([null, ALICE]);
  expect(await choosing.tell("She woke.")).toBe(false);

  await choosing.pick(TIN_MAN);
  expect([choosing.picked, choosing.overtaken, choosing.draft]).toEqual([TIN_MAN, null, "She woke."]);
  expect(await choosing.tell(choosing.draft)).toBe(true);
  expect(choosing.draft).toBe("");
});

test("what is being written is there again where the window is loaded anew, until it was told", async () => {
  const seat = (): Chooser =>
    new Chooser(seated(view({ choices: [ALICE], told: { Activate: false } }), (said) => (said.do === "prompt" ? TELLING : { is: "ack", made: 1 })), {}, "TABLE-0");
  const before = seat();
  await before.pick(ALICE);
  before.draft = "She woke.";
  const after = seat();
  expect(after.draft).toBe("She woke.");

  await after.pick(ALICE);
  expect(await after.tell(after.draft)).toBe(true);
  expect(seat().draft).toBe("");
  after.draft = "And then";
  expect(new Chooser(seated(view({})), {}, "TABLE-1").draft).toBe("");
});

test("whoever only looks on has nothing to choose, and asks for no reasons", async () => {
  const choosing = new Chooser(seated(view({ seat: null, choices: [ALICE], opportunities: [SAVE] })), {});
  await choosing.touch("character", "alice");

  expect([choosing.options, choosing.besides]).toEqual([[], []]);
  expect(asked()).toEqual([]);
});
