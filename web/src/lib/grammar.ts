// What Fluent needs to know of grammar, as in src/veglia/words/grammar.py: articles, the Italian prepositions that melt
// into them, gender. A test holds the two together.

import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";

/** The name of a thing, which also knows its article and its gender (m, f, mp, fp). */
export class Noun extends FluentType<string> {
  readonly the: string;
  readonly gender: string;

  constructor(name: string, the = "", gender = "") {
    super(name);
    this.the = the || name;
    this.gender = gender || "m";
  }

  override toString(): string {
    return this.value;
  }
}

/** A number of things. Few are written as they are: what a browser reads first to write any number takes a phone 0.1 s. */
export class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope!);
  }
}

type Article = "il" | "lo" | "la" | "l’" | "i" | "gli" | "le";
const MELTED: Record<string, Record<Article, string>> = {
  di: { il: "del", lo: "dello", la: "della", "l’": "dell’", i: "dei", gli: "degli", le: "delle" },
  a: { il: "al", lo: "allo", la: "alla", "l’": "all’", i: "ai", gli: "agli", le: "alle" },
  da: { il: "dal", lo: "dallo", la: "dalla", "l’": "dall’", i: "dai", gli: "dagli", le: "dalle" },
  in: { il: "nel", lo: "nello", la: "nella", "l’": "nell’", i: "nei", gli: "negli", le: "nelle" },
  su: { il: "sul", lo: "sullo", la: "sulla", "l’": "sull’", i: "sui", gli: "sugli", le: "sulle" },
};
const ARTICLE = /^(?:(il|lo|la|i|gli|le)\s+|(l’))/i;

/** Join an Italian preposition and a noun with its article: di + il Lupo = del Lupo; a pair melts twice. */
export function melt(preposition: string, the: string): string {
  const pair = the.indexOf(" e ");
  if (pair > 0 && ARTICLE.test(the.slice(pair + 3)))
    return `${melt(preposition, the.slice(0, pair))} e ${melt(preposition, the.slice(pair + 3))}`;
  const found = ARTICLE.exec(the);
  if (!found) {
    const euphonic = preposition === "a" && the.slice(0, 1).toLowerCase() === "a";
    return `${euphonic ? "ad" : preposition} ${the}`;
  }
  const article = (found[1] ?? found[2] ?? "").toLowerCase() as Article;
  const melted = MELTED[preposition]![article];
  const rest = the.slice(found[0].length);
  return melted.endsWith("’") ? melted + rest : `${melted} ${rest}`;
}

const text = (value: FluentValue | undefined): string =>
  value instanceof FluentType ? String(value.value) : String(value ?? "");
const the = (value: FluentValue | undefined): string => (value instanceof Noun ? value.the : text(value));
const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
const one =
  (say: (value: FluentValue | undefined) => string): FluentFunction =>
  ([value]) =>
    say(value);

/** The functions of a language, for Fluent. */
export function functions(lang: string): Record<string, FluentFunction> {
  const joined = (english: string, italian: string): FluentFunction =>
    one((value) => (lang === "it" ? melt(italian, the(value)) : `${english} ${the(value)}`));
  return {
    THE: one(the),
    GENDER: one((value) => (value instanceof Noun ? value.gender : "m")),
    CAP: one((value) => capital(the(value))),
    OF: joined("of", "di"),
    TO: joined("to", "a"),
    FROM: joined("from", "da"),
    IN: joined("in", "in"),
    BY: joined("by", "da"),
    ON: joined("on", "su"),
  };
}
