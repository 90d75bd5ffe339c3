// Touching the board and pressing a button are two ways to the same choice; what cannot be done says why.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Chooser } from "../src/lib/chooser.svelte";
import { words, type Fact } from "../src/lib/words.svelte";
import { asked, seated, Socket, view } from "./socket";

const ALICE: Fact = { type: "Activate", character: "alice" };
const TIN_MAN: Fact = { type: "Activate", character: "tin_man" };
const PAY: Fact = { type: "PlayStoryCard", card: 3 };
const TRAP: Fact = { type: "SetTrapCard", card: 3 };
const SAVE: Fact = { type: "Save", rescued: "wolf", first: 1, second: 2 };
const WHY = { action: { type: "Activate", character: "wolf" }, rule: "WT-ACT-02", reason: "not-ready", about: {} };
const NOTHING_TO_TELL = { is: "prompt", rule: "", about: "", required: false } as const;

const chooser = (choices: Fact[], answers: typeof Socket.answers, opportunities: Fact[] = []): Chooser =>
  new Chooser(seated(view({ choices, opportunities }), answers));

beforeEach(async () => {
  vi.stubGlobal("WebSocket", Socket);
  await words.load("en", "winter_tales");
});
afterEach(() => vi.unstubAllGlobals());

test("touching what names one choice makes it", async () => {
  const choosing = chooser([ALICE, TIN_MAN], (said) => (said.do === "prompt" ? NOTHING_TO_TELL : { is: "ack", made: 1 }));
  expect(choosing.can("character", "alice")).toBe(true);
  await choosing.touch("character", "alice");

  expect(asked()).toEqual(["prompt", "act"]);
  expect(Socket.last.sent.at(-1)).toMatchObject({ action: ALICE, telling: "", nth: 0 });
});

test("touching what names several asks which", async () => {
  const choosing = chooser([PAY, TRAP, ALICE], () => null);
  await choosing.touch("card", 3);

  expect(choosing.narrowed?.options).toEqual([PAY, TRAP]);
  expect(asked()).toEqual([]);
});

test("touching what cannot be chosen says why, for that thing alone", async () => {
  const elsewhere = { ...WHY, action: TIN_MAN };
  const choosing = chooser([ALICE], () => ({ is: "why", barred: [WHY, elsewhere] }));
  expect(choosing.can("character", "wolf")).toBe(false);
  await choosing.touch("character", "wolf");

  expect(choosing.barred).toEqual([WHY]);
});

test("what may be done besides is chosen by touching only where nothing is asked about it", () => {
  const choosing = chooser([ALICE], () => null, [SAVE, { ...SAVE, rescued: "alice" }]);

  expect(choosing.about("character", "wolf")).toEqual([SAVE]);
  expect(choosing.about("character", "alice")).toEqual([ALICE]);
});

test("what is to be told is asked for first, and done with its words", async () => {
  const wanted = { is: "prompt", rule: "WT-NAR-01", about: "scene", required: true, guide: [] } as const;
  const choosing = chooser([ALICE], (said) => (said.do === "prompt" ? wanted : { is: "ack", made: 1 }));
  await choosing.pick(ALICE);
  expect(choosing.picked).toEqual(ALICE);
  expect(choosing.can("character", "alice")).toBe(false);
  expect(await choosing.tell("She woke.")).toBe(true);

  expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", action: ALICE, telling: "She woke." });
  expect(choosing.picked).toBeNull();
});

test("a telling that is refused stays, so that nothing written is lost", async () => {
  const refused = { is: "refused", reason: "telling-empty", about: {}, text: "Tell something.", rule: "WT-NAR-01" } as const;
  const choosing = chooser([ALICE], (said) => (said.do === "prompt" ? { ...NOTHING_TO_TELL, rule: "WT-NAR-01" } : refused));
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

  expect(asked()).toEqual(["prompt"]);
});

test("whoever only looks on has nothing to choose, and asks for no reasons", async () => {
  const choosing = new Chooser(seated(view({ seat: null, choices: [ALICE], opportunities: [SAVE] })));
  await choosing.touch("character", "alice");

  expect([choosing.options, choosing.besides]).toEqual([[], []]);
  expect(asked()).toEqual([]);
});
