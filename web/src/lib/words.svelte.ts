// Every word a person reads, from the Fluent files of the house and of a game: the same files that the server uses.
// What happened is kept as facts and put into words here, so that each person at a table reads in their own language.

import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { Count, functions, Noun, withArticle } from "./grammar";
import type { Outcome } from "../generated/wire";
import { remembered, remember } from "./device";

export type Lang = "en" | "it";
/** In place of a moment: what somebody might think of doing, and cannot. */
const IMAGINED = "imagined";
export type About = Record<string, unknown>;
/** A fact as it comes over the wire: an action or an event, by its type, with its fields. */
export type Fact = { type: string; [field: string]: unknown };
/** Words of a story, in both languages; a name may be one of several. */
export type Text = { en: string; it: string; plural?: boolean };
/** Of what kind each field of a game's facts is, made by pages/prepare.py. */
export type Kinds = Record<string, Record<string, string>>;
export type GameFacts = {
  name: string;
  rules: string;
  actions: Kinds;
  events: Kinds;
  pages: Record<string, string>;
  /** Keys of what is laid before whoever tells: questions for who is stuck, what must be taken up, what was told before. */
  telling: { questions: string[]; taken_up: string[]; so_far: string[] };
  pressing: string[];
  /** The kinds of noun whose names are phrases, and stand in quotes where they are several. */
  phrases: string[];
  bots: string[];
  moments: Record<string, string>;
  lessons: string[];
  /** Of what kind the fields of a view are. */
  view: Record<string, string>;
  /** Whether anything is hidden between seats. */
  hides: boolean;
  /** Whether somebody can ask what to do. */
  hints: boolean;
  options: { $defs: Record<string, { properties: Record<string, OptionSchema> }> };
};
export type OptionSchema = {
  type?: string;
  enum?: (string | number)[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  /** Where it stands among those that everybody should see; the others are folded away. */
  place?: number;
  /** What it chooses that the house has a form for. */
  chooses?: "seats" | "order" | "story" | "chapter";
  /** About how many minutes each of what is counted here takes. */
  minutes?: number;
  items?: OptionSchema;
};

/** Read when the pages are built (vite.config.ts): a browser is given messages, not text. */
const TEXTS = import.meta.glob<FluentResource>("../generated/*.ftl", { import: "default" });
const FACTS = import.meta.glob<GameFacts>("../generated/*.json", { import: "default" });

function preferred(): Lang {
  const kept = remembered("lang");
  if (kept === "en" || kept === "it") return kept;
  return navigator.language.toLowerCase().startsWith("it") ? "it" : "en";
}

/** The language being read, and its words. */
class Words {
  lang = $state<Lang>(preferred());
  facts = $state.raw<GameFacts | null>(null);
  names = $state.raw<readonly string[]>([]);
  #bundle = $state.raw<FluentBundle | null>(null);

  /** Whether there are words to read yet. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Whether there is such a game in the house. */
  knows(game: string): boolean {
    return `../generated/${game}.json` in FACTS;
  }

  /** Read the words of the house, and of a game, in a language. */
  async load(lang: Lang = this.lang, game: string | null = this.facts?.name ?? null): Promise<void> {
    if (this.ready && lang === this.lang && game === (this.facts?.name ?? null)) return;
    const files = ["house", ...(game ? [game] : [])];
    const facts = game ? FACTS[`../generated/${game}.json`]!() : null;
    const bundle = new FluentBundle(lang, { useIsolating: false, functions: functions(lang) });
    for (const words of await Promise.all(files.map((name) => TEXTS[`../generated/${name}.${lang}.ftl`]!()))) bundle.addResource(words);
    this.facts = await facts;
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
    remember("lang", lang);
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** Put a message into words. Arguments named after a kind of thing are its ids: lamp: "tall". */
  say(key: string, about: About = {}): string {
    return this.#format(key, Object.fromEntries(Object.entries(about).map(([name, value]) => [name, this.#value(name, value)])));
  }

  /** The name of a thing: noun("lamp", "tall"). */
  noun(kind: string, name: string | number): Noun {
    const key = `${kind}-${name}`;
    if (!this.has(key)) return new Noun(String(name));
    return new Noun(this.#format(key), this.#attribute(key, "the"), this.#attribute(key, "gender"), this.#attribute(key, "in"), this.#attribute(key, "apart"));
  }

  /** Words of a story, in the language being read. */
  text(text: Text | null | undefined): string {
    return text?.[this.lang] ?? "";
  }

  /** The name of whoever sits there. */
  seat(seat: number): Noun {
    return new Noun(this.names[seat] || this.say("seat-free-name", { number: seat + 1 }));
  }

  /** What an action would do, as one reads it on a button; a moment may have words of its own for it. */
  action(action: Fact, moment = ""): string {
    const key = `action-${action.type}`;
    return this.#fact(moment && this.has(`${key}-${moment}`) ? `${key}-${moment}` : key, action, this.facts?.actions);
  }

  /** What somebody might think of doing, where it is said why it cannot be done: without what it takes for granted. */
  imagined(action: Fact, moment = ""): string {
    return this.action(action, this.has(`action-${action.type}-${IMAGINED}`) ? IMAGINED : moment);
  }

  /** What several choices of one kind are, as one reads it where they are folded together. */
  group(kind: string, count: number): string {
    return this.say(`group-${kind}`, { count });
  }

  /** What a table waits for, from a view of it, and whom. */
  moment(table: { moment: string; question?: About }, seat: unknown): string {
    return this.say(`moment-${table.moment}`, { ...table.question, seat });
  }

  /** What happened, as one reads it in the log. */
  event(event: Fact): string {
    return this.#fact(`event-${event.type}`, event, this.facts?.events);
  }

  /** How a game ended, in a sentence. */
  outcome({ ending, winners, about }: Outcome): string {
    const names = (winners ?? []).map((seat) => this.seat(seat));
    return this.say(`outcome-${ending}`, { winners: names.length ? this.#several(names, false) : "none", ...about });
  }

  /** Why something is refused. */
  because(reason: string, about: About): string {
    return this.say(`because-${reason}`, about);
  }

  /** Several things in one breath: “a, b and c”. */
  together(items: string[]): string {
    if (items.length < 2) return items.join("");
    return this.#format("list-and", { most: items.slice(0, -1).join(", "), last: items.at(-1)! });
  }

  #fact(key: string, fact: Fact, kinds: Kinds | undefined): string {
    if (!this.has(key)) return "";
    return this.#format(key, this.#fields(fact, kinds?.[fact.type] ?? {}));
  }

  #fields(fact: Record<string, unknown>, kinds: Record<string, string>, before = ""): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [field, value] of Object.entries(fact)) {
      const path = before ? `${before}.${field}` : field;
      const kind = kinds[path] ?? "";
      if (field === "type" || field === "rule") continue;
      if (value !== null && typeof value === "object" && !Array.isArray(value) && kind !== "text" && !kind.includes(":"))
        Object.assign(values, this.#fields(value as Record<string, unknown>, kinds, path));
      else values[path.replaceAll(".", "_")] = this.#typed(kind, value);
    }
    return values;
  }

  #typed(kind: string, value: unknown): FluentVariable {
    if (value === null || value === undefined) return "none";
    if (Array.isArray(value)) {
      if (!value.length) return "none";
      return this.#several(value.map((one) => this.#typed(kind.replace(/\[\]$/, ""), one)), kind === "text[]" || (this.facts?.phrases.includes(kind.replace(/\[\]$/, "")) ?? false));
    }
    if (kind === "text") return this.#name(value as Text);
    if (typeof value === "object") {
      const [keys = "", values = ""] = kind.split(":");
      return this.together(Object.entries(value).map(([key, one]) => `${this.#plain(keys, key)}: ${this.#plain(values, one)}`));
    }
    if (kind === "seat") return this.seat(Number(value));
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (kind) return this.noun(kind, value as string | number);
    return typeof value === "number" ? new Count(value) : (value as string);
  }

  #plain(kind: string, value: unknown): string {
    const said = this.#typed(kind, value);
    return said instanceof Noun ? said.value : String(said);
  }

  /** Several things, or one: a noun that knows how many it is. Words that may have commas of their own are put in quotes. */
  #several(things: FluentVariable[], quoted: boolean): Noun {
    const said = things.map((one) => (quoted ? this.#inQuotes(one) : one instanceof Noun ? one.the : String(one)));
    const [first] = things;
    return new Noun(this.together(said), "", things.length > 1 || (first instanceof Noun && first.plural) ? "mp" : "m");
  }

  /** A text between quotation marks, unless it is something said and brings its own. */
  #inQuotes(one: FluentVariable): string {
    const text = one instanceof Noun ? one.value : String(one);
    const said = (text.startsWith("«") || text.startsWith("“")) && (text.endsWith("»") || text.endsWith("”"));
    return said ? text : this.#format("quoted", { text: one });
  }

  /** Words of a story; a name among them knows its article, and whether it is one of several. */
  #name(text: Text): Noun {
    return new Noun(text[this.lang], withArticle(text[this.lang], this.lang), text.plural ? "mp" : "m");
  }

  #value(name: string, value: unknown): FluentVariable {
    if (value instanceof Noun) return value;
    if (name.endsWith("seat") && typeof value === "number") return this.seat(value);
    if ((typeof value === "string" || typeof value === "number") && this.has(`${name}-${value}`)) return this.noun(name, value);
    if (typeof value === "string") return value;
    if (Array.isArray(value)) return this.together(value.map(String));
    if (value !== null && typeof value === "object" && this.lang in value) return this.#name(value as Text);
    return this.#typed("", value);
  }

  #format(key: string, values: Record<string, FluentVariable> = {}): string {
    const message = this.#bundle?.getMessage(key);
    if (!message?.value) return this.#bundle ? `⟨${key}⟩` : "";
    const errors: Error[] = [];
    const text = this.#bundle!.formatPattern(message.value, values, errors);
    if (errors.length) console.warn(key, errors);
    return text.trim();
  }

  #attribute(key: string, name: string): string {
    const pattern = this.#bundle?.getMessage(key)?.attributes[name];
    return pattern ? this.#bundle!.formatPattern(pattern, {}) : "";
  }
}

export const words = new Words();
/** Put a message into words. */
export const say = (key: string, about?: About): string => words.say(key, about);
