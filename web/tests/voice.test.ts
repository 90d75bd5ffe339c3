// The house speaks with one voice: what the server says in words (src/veglia/words), the pages say in the same words.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { Count, functions, melt, Noun } from "../src/lib/grammar";
import { words, type Fact, type Lang } from "../src/lib/words.svelte";

type Sentence = { game: string; kind: "event" | "action"; fact: Fact; moment: string; lang: Lang; text: string };
type Case = { the: string; text: string; preposition?: string; lang?: Lang; function?: string; person?: string; number?: number; there?: string };

const OURS = "../.venv/bin/python";
const spoken = execFileSync(existsSync(OURS) ? OURS : "python3", ["../tests/words/voice.py"], { encoding: "utf8", maxBuffer: 64 << 20, env: { ...process.env, PYTHONPATH: "../tests" } });
const { names, games, sentences, grammar } = JSON.parse(spoken) as { names: string[]; games: string[]; sentences: Sentence[]; grammar: Case[] };

describe.each(["en", "it"] as const)("in %s", (lang) => {
  test.each(games)("what happened and what can be done in %s reads as the server writes it", async (game) => {
    await words.load(lang, game);
    words.names = names;
    const ours = sentences.filter((one) => one.lang === lang && one.game === game);

    const said = ours.map(({ kind, fact, moment }) => (kind === "event" ? words.event(fact) : words.action(fact, moment)));

    expect(said).toEqual(ours.map((one) => one.text));
    expect(new Set(ours.map((one) => one.fact.type)).size).toBeGreaterThan(50);
  });

  test("every function of grammar does what the server's does", () => {
    const cases = grammar.filter((one) => one.lang === lang);
    const about = ({ the, person, number, there }: Case): Noun | Count =>
      number !== undefined ? new Count(number) : person !== undefined ? new Noun(person) : new Noun("nome:3", the, "f", there);
    const said = cases.map((one) => String(functions(lang)[one.function!]!([about(one)], {})));

    expect(said).toEqual(cases.map((one) => one.text));
    expect(new Set(cases.map((one) => one.function))).toEqual(new Set(Object.keys(functions(lang))));
  });
});

test("Italian prepositions melt into their articles as they do on the server", () => {
  const cases = grammar.filter((one) => one.preposition);

  expect(cases.map(({ preposition, the }) => melt(preposition!, the))).toEqual(cases.map((one) => one.text));
  expect(melt("di", "il Gatto e la Volpe")).toBe("del Gatto e della Volpe");
});

test("few things are counted without asking the browser how numbers are written", async () => {
  await words.load("en", "winter_tales");
  const format = vi.spyOn(Intl, "NumberFormat");

  expect(words.say("you-may-also", { count: 2 })).toContain("2 ways");
  expect(words.say("besides", { count: 12 })).toContain("12");
  expect(format).not.toHaveBeenCalled();
  expect(words.say("besides", { count: 1234 })).toContain("1,234");
});
