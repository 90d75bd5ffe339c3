// A lesson: a table at which everything has been played already (pages/lesson.py), shown frame by frame. What others do
// shows itself; what they tell waits to be read, and where the learner is to choose, it waits for the right choice. Where
// any card will do, the one that was chosen and the one that was played change places from then on. It looks like any
// table to the rest of the pages, and needs no server.

import type { Company, Wanted } from "../generated/wire";
import { remember, remembered } from "./device";
import { Listeners, type Heard } from "./listeners";
import { paced, patched, type Answer, type Change, type Deed, type Happened, type Line, type News, type Table, type View } from "./table.svelte";
import { say, words, type Fact } from "./words.svelte";

type Telling = Omit<Wanted, "is" | "id"> & { mark: string };
/** A moment of the lesson: what has changed, what happened, and what the teacher wants of the learner, if anything. */
export type Frame = { view: Change; news?: Fact[][]; say?: string; action?: Fact; alike?: Fact[]; telling?: Telling };
export type Script = { game: string; evening: string; names: string[]; learner: number; lays: Record<string, unknown>; frames: Frame[] };
/** Two things of one kind that have changed places: from one frame on, each stands for the other. */
type Swap = { from: number; kind: string; one: unknown; other: unknown };
type Kept = { at: number; say: string; told: Record<string, string>; swaps: Swap[] };
const ANEW: Kept = { at: 0, say: "", told: {}, swaps: [] };

/** How long what others do is looked at, in milliseconds. */
const PACE = 1_300;

export class Lesson implements Table {
  readonly code = "";
  readonly live = false;
  readonly evening: string;
  readonly names: string[];
  readonly steps: number;
  /** The options of the table that is offered at the end. */
  readonly lays: Record<string, unknown>;
  readonly company: Company;
  seat: number;
  mine: number[];
  line: Line = "here";
  seed = null;
  made = 0;
  behind = 0;
  whole = true;
  telling: Record<number, string> = {};

  #listeners = new Listeners<Happened>();
  #frames: Frame[];
  #game: string;
  #at = $state(0);
  #told = $state.raw<Record<string, string>>({});
  #swaps = $state.raw<Swap[]>([]);
  #view = $state.raw<View | null>(null);
  #news = $state.raw<News[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #frame = $derived.by(() => this.#frames[this.#at]!);
  readonly view: View | null = $derived.by(() => this.#spoken(this.#swapped(this.#view)));
  readonly news: News[] = $derived.by(() => this.#spoken(this.#news).map((piece) => ({ ...piece, events: piece.events.filter(wasTold) })));
  readonly welcome: Table["welcome"] = $derived.by(() => ({ game: this.#game, lang: words.lang, commitment: "" }));

  constructor(script: Script) {
    this.#frames = script.frames;
    this.#game = script.game;
    this.evening = script.evening;
    this.names = script.names;
    this.lays = script.lays;
    this.seat = script.learner;
    this.mine = [script.learner];
    this.steps = script.frames.filter((frame) => frame.action).length;
    this.company = company(script);
    this.#begin(this.#kept());
  }

  /** What is to be chosen now; nothing while others play. */
  get choice(): Fact | null {
    return this.#swapped(this.#frame.action ?? null);
  }

  /** Whatever may be chosen now. */
  get choices(): Fact[] {
    return this.choice ? [this.choice, ...this.#swapped(this.#frame.alike ?? [])] : [];
  }

  /** What the teacher says now. */
  get says(): string {
    return this.#frame.say ? say(this.#frame.say) : "";
  }

  /** How many choices have been made or are being made. */
  get step(): number {
    return this.#frames.slice(0, this.#at + 1).filter((frame) => frame.action).length;
  }

  get over(): boolean {
    return this.#at === this.#frames.length - 1;
  }

  get asked(): boolean {
    return this.choice !== null;
  }

  get question(): string {
    return String(this.#at);
  }

  /** What somebody else has just told, to be read before the lesson goes on. */
  get heard(): { seat: number; text: string } | null {
    if (this.asked || this.over) return null;
    const told = this.#spoken(this.#frame.news ?? []).flat().find((event) => event.type === "Told" && event.seat !== this.seat);
    return told ? { seat: told.seat as number, text: told.text as string } : null;
  }

  /** What has just happened, in words. */
  get happened(): string {
    const events = this.news.at(-1)?.events ?? [];
    return events.filter((event) => event.type !== "Told" && words.has(`event-${event.type}`)).map((event) => words.event(event)).join(" ");
  }

  async act(action: Fact, telling = ""): Promise<Answer> {
    if (!this.#right(action)) return this.#notYet();
    const mark = this.#frame.telling?.mark;
    if (mark) this.#told = { ...this.#told, [mark]: telling };
    this.#swap(action);
    this.made += 1;
    this.#next();
    return { is: "ack", id: 0, made: this.made };
  }

  async ask(deed: Deed): Promise<Answer> {
    if (deed.do === "why") return { is: "why", id: 0, barred: [] };
    if (deed.do !== "prompt") return { is: "ack", id: 0 };
    if (!this.#right(deed.action as Fact)) return this.#notYet();
    const { rule, about, required, guide } = this.#spoken(this.#swapped(this.#frame.telling)) ?? { rule: "", about: "", required: false, guide: [] };
    return { is: "prompt", id: 0, rule, about, required, guide: (guide as Guide[]).filter((line) => line.about?.text !== "") };
  }

  /** Show at once what others do. */
  catchUp(): void {
    clearTimeout(this.#timer);
    while (this.choice === null && !this.over) this.#show(this.#at + 1);
    this.#keep();
  }

  /** What was told has been read. */
  goOn(): void {
    if (this.heard) this.#next();
  }

  /** Begin again. */
  restart(): void {
    this.#begin(ANEW);
    this.#keep();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  hear(heard: Heard<Happened>): () => void {
    return this.#listeners.add(heard);
  }

  show(): void {} // nobody reads along
  async lookBack(): Promise<void> {} // nothing happened before

  #begin(kept: Kept): void {
    clearTimeout(this.#timer);
    this.#told = kept.told;
    this.#swaps = kept.swaps;
    this.#view = null;
    this.#news = [];
    for (let at = 0; at <= kept.at; at++) this.#fold(at);
  }

  #fold(at: number): void {
    const { view, news = [] } = this.#frames[at]!;
    this.#at = at;
    this.#view = patched(this.#view, view);
    this.#news = [...this.#news, ...this.#swapped(news).map((events, index) => ({ number: this.#news.length + index + 1, at: 0, events }))];
  }

  #show(at: number): void {
    const before = this.#news.length;
    this.#fold(at);
    for (const { events } of this.news.slice(before)) this.#listeners.tell(events);
  }

  #next(): void {
    do this.#show(this.#at + 1);
    while (!paced() && !this.asked && !this.over && !this.#waitsToBeRead());
    if (this.asked || this.over) this.#keep();
    else if (!this.#waitsToBeRead()) this.#timer = setTimeout(() => this.#next(), PACE);
  }

  /** A story is read at one's own pace, except by whoever wants no pace at all. */
  #waitsToBeRead(): boolean {
    return this.heard !== null && remembered("pace") !== "0";
  }

  #right(action: Fact): boolean {
    return this.choices.some((one) => JSON.stringify(action) === JSON.stringify(one));
  }

  /** Another thing was chosen than the one that was played: from the next frame on, each stands for the other. */
  #swap(action: Fact): void {
    let played = this.choice!;
    for (const [field, kind] of Object.entries(words.facts?.actions[action.type] ?? {})) {
      if (played[field] === action[field]) continue;
      const swap = { from: this.#at, kind, one: played[field], other: action[field] };
      this.#swaps = [...this.#swaps, swap];
      played = swapped(played, swap) as Fact;
    }
  }

  /** The same, as it is at this frame with what has changed places before it. */
  #swapped<T>(value: T): T {
    return this.#swaps.filter(({ from }) => from < this.#at).reduce(swapped, value as unknown) as T;
  }

  #notYet(): Answer {
    const wanted = this.choice && words.action(this.choice, this.view?.table.moment);
    return { is: "refused", id: 0, reason: "lesson", about: {}, text: say("learn-for-now", { action: wanted ?? "" }) };
  }

  /** The same, with the words told where a text in braces stands for them. */
  #spoken<T>(value: T): T {
    if (typeof value === "string") {
      const mark = /^\{(.+)\}$/.exec(value);
      return (mark ? (this.#told[value] ?? (words.has(mark[1]!) ? say(mark[1]!) : "")) : value) as T;
    }
    if (Array.isArray(value)) return value.map((one) => this.#spoken(one)) as T;
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.#spoken(one)])) as T;
  }

  #keep(): void {
    const kept: Kept = { at: this.#at, say: this.#frame.say ?? "", told: this.#told, swaps: this.#swaps };
    remember(`lesson-${this.#game}-${this.evening}`, JSON.stringify(kept));
  }

  /** How far this device has come; a lesson that was changed since begins anew. */
  #kept(): Kept {
    try {
      const kept = JSON.parse(remembered(`lesson-${this.#game}-${this.evening}`) ?? "") as Kept;
      if (kept.say && this.#frames[kept.at]?.say === kept.say) return kept;
    } catch {
      // nothing was kept
    }
    return ANEW;
  }
}

/** The same with two things changed about, in every field that holds things of their kind. */
function swapped(value: unknown, { kind, one, other }: Swap): unknown {
  const { actions, events, view } = words.facts!;
  const kinds = [view, ...Object.values(actions), ...Object.values(events)].flatMap((fields) => Object.entries(fields));
  const fields = new Set(kinds.filter(([, named]) => named.replace("[]", "") === kind).map(([path]) => path.split(".").at(-1)!));
  const within = (part: unknown, field: string): unknown => {
    if (Array.isArray(part)) return part.map((item) => within(item, field));
    if (part !== null && typeof part === "object") return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, within(item, name)]));
    return !fields.has(field) ? part : part === one ? other : part === other ? one : part;
  };
  return within(value, "");
}

type Guide = { key: string; about?: { text?: unknown } };

/** A learner may go on without a word: then nothing was told. */
const wasTold = (event: Fact): boolean => event.type !== "Told" || event.text !== "";

function company({ names, learner }: Script): Company {
  const seats = names.map((name, seat) => ({ name, bot: seat === learner ? "" : "random", person: seat === learner, here: true }));
  return { is: "company", phase: "playing", paused: false, seats, watchers: 0, watchers_speak: true, host: "", grace: null, options: {}, undo: null, correction: null, veiled: [], again: null };
}
