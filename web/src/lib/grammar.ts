// What Fluent needs to know of grammar, as in src/veglia/words/grammar.py: articles, the Italian prepositions that melt
// into them, gender, number. A test holds the two together.

import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";

/**
 * The name of a thing, which also knows its article, its gender (m, f, mp, fp), how one is there, and what tells it from another
 * of the same name. Somebody’s own name has no article, whatever it begins with: Le Roux is not one of the Roux.
 */
export class Noun extends FluentType<string> {
  readonly the: string;
  readonly gender: string;
  readonly there: string;
  readonly apart: string;
  readonly own: boolean;

  constructor(name: string, the = "", gender = "", there = "", apart = "") {
    super(name);
    this.the = the || name;
    this.gender = gender || "m";
    this.there = there;
    this.apart = apart;
    this.own = !the;
  }

  /** Whether it is several things, or has a name of several. */
  get plural(): boolean {
    return this.gender.endsWith("p");
  }

  override toString(): string {
    return this.value;
  }
}

const BEGINS: Record<string, RegExp> = { it: /^(?:(?:Il|Lo|La|I|Gli|Le|Un|Uno|Una) |(?:L|Un)’)/, en: /^(?:The|An?) / };

/** A name as it stands within a sentence: the article that it begins with is no longer a capital. */
export function withArticle(name: string, lang: string): string {
  return BEGINS[lang]!.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
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
  if (!found) return before(preposition, the);
  const article = (found[1] ?? found[2] ?? "").toLowerCase() as Article;
  const melted = MELTED[preposition]![article];
  const rest = the.slice(found[0].length);
  return melted.endsWith("’") ? melted + rest : `${melted} ${rest}`;
}

/** A preposition and a name without an article: a Ugo, and ad Ada. */
function before(preposition: string, name: string): string {
  return `${preposition === "a" && name.slice(0, 1).toLowerCase() === "a" ? "ad" : preposition} ${name}`;
}

type Value = FluentValue | undefined;
const text = (value: Value): string => (value instanceof FluentType ? String(value.value) : String(value ?? ""));
const the = (value: Value): string => (value instanceof Noun ? value.the : text(value));
const COPIES = ["", "", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX"];

/** What tells one of several copies from the others: lamp:2 is “ II”, the first copy has nothing. */
export function copy(id: string): string {
  const number = Number(/:(\d{1,2})$/.exec(id)?.[1] ?? 0);
  return COPIES[number] ?? ` ${number}`;
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
const size = (value: Value): number => (value instanceof FluentNumber ? value.value : 0);

/** A noun with its Italian article; a number has the one that it is spoken with: l’8 and l’11, il 4. */
function il(value: Value): string {
  if (!(value instanceof FluentNumber)) return the(value);
  const number = value.value;
  if (number === 0) return `lo ${number}`;
  return number === 1 || number === 11 || String(number).startsWith("8") ? `l’${number}` : `il ${number}`;
}

/** A preposition before whatever is named: it melts into an article, and leaves somebody’s own name alone. */
function joined(preposition: string, value: Value): string {
  if (value instanceof FluentNumber || (value instanceof Noun && !value.own)) return melt(preposition, il(value));
  return before(preposition, text(value));
}

const one =
  (say: (value: Value) => FluentValue): FluentFunction =>
  ([value]) =>
    say(value);

/** The functions of a language, for Fluent. */
export function functions(lang: string): Record<string, FluentFunction> {
  const melted = (english: string, italian: string): FluentFunction =>
    one((value) => (lang === "it" ? joined(italian, value) : `${english} ${the(value)}`));
  const there = (value: Value): string => (value instanceof Noun && value.there ? value.there : joined("in", value));
  return {
    THE: one((value) => (lang === "it" ? il(value) : value instanceof FluentNumber ? `the ${value.value}` : the(value))),
    GENDER: one((value) => (value instanceof Noun ? value.gender : "m")),
    PLURAL: one((value) => (value instanceof Noun && value.plural ? "yes" : "no")),
    CAP: one((value) => capital(the(value))),
    ANY: one((value) => (text(value) ? "yes" : "no")),
    COPY: one((value) => copy(text(value))),
    APART: one((value) => (value instanceof Noun && value.apart ? ` (${value.apart})` : "")),
    SIGN: one((value) => (size(value) < 0 ? "minus" : "plus")),
    SIZE: one((value) => new Count(Math.abs(size(value)))),
    OF: melted("of", "di"),
    TO: melted("to", "a"),
    FROM: melted("from", "da"),
    IN: lang === "it" ? one(there) : melted("in", "in"),
    BY: melted("by", "da"),
    ON: melted("on", "su"),
    AND: one((value) => `${lang === "it" ? (/^[eèé]/i.test(text(value)) ? "ed" : "e") : "and"} ${text(value)}`),
  };
}
