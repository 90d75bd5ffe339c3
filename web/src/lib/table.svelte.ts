// One table, as one seat knows it, kept current over a socket. Nothing sent is lost or done twice: what is on its way when
// the network goes is sent again with the same number, and the server knows it by that.

import type { Ack, Act, Advice, Barred, ClientSays, Company, HouseEvent, Refused, ServerSays, Shown, Wanted, Welcome } from "../generated/wire";
import { api } from "./api";
import { remembered } from "./device";
import { Listeners, type Heard } from "./listeners";
import { me } from "./me.svelte";
import { words, type Fact } from "./words.svelte";

/** The types of a game, generated for each: what a seat sees of its table, what can be done, what happens. Whoever serves any
 *  game knows of them what every game has. */
export type AnyGame = { view: Shown; action: Fact; event: Fact };
/** What is told at a table: what happens in its game, and around it. */
export type Happened<G extends AnyGame = AnyGame> = G["event"] | HouseEvent;

/** What a seat may know and do, as the engine shows it. */
export type View<G extends AnyGame = AnyGame> = {
  seat: number | null;
  waits_for: number[];
  choices: G["action"][];
  opportunities: G["action"][];
  /** Which of these are told with words, by their type, and whether they must be. */
  told: Record<string, boolean>;
  table: G["view"];
};
/** What has changed in a view; of a list that only grew, how many fell off at its front, and what came at its end. */
export type Change = Partial<Omit<View, "table">> & { table?: Partial<View["table"]>; grown?: Record<string, [fell: number, came: unknown[]]> };
export type News<G extends AnyGame = AnyGame> = { number: number; at: number; events: Happened<G>[] };
/** One telling, with what happened to it since. */
export type Passage = { number: number; seat: number; text: string; laid: string | number | null; veiled: boolean; told: number };
export type Line = "connecting" | "here" | "lost" | "barred";
export type Deed = ClientSays extends infer S ? (S extends { id?: number } ? Omit<S, "id"> : never) : never;

type NewsSaid = Extract<ServerSays, { is: "news" }>;
type Waiting = { said: ClientSays & { id: number }; done: (answer: Answer) => void };
export type Answer = Ack | Refused | Wanted | ({ is: "hint" } & Advice) | { is: "why"; id: number; barred: Barred[] };

/** So long is each thing that others do shown before the next, in milliseconds: a table is followed with the eyes. */
const PACE = 650;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;

/** What the parts of a page need of a table: one at which others sit, a lesson (lesson.svelte.ts), or one as it was (past.ts). */
export type Table<G extends AnyGame = AnyGame> = Pick<LiveTable<G>, Exclude<keyof LiveTable<G>, "barred" | "unseated" | "welcome">> & {
  readonly welcome: Pick<Welcome, "game" | "lang" | "commitment"> | null;
};

export class LiveTable<G extends AnyGame = AnyGame> {
  readonly code: string;
  /** Whether there are others behind it: somebody to talk to, an evening to look back on. */
  readonly live: boolean = true;
  seat: number | null;
  line = $state<Line>("connecting");
  /** Why we were not let in, in words. */
  barred = $state("");
  welcome = $state.raw<Welcome | null>(null);
  company = $state.raw<Company | null>(null);
  view = $state.raw<View<G> | null>(null);
  news = $state.raw<News<G>[]>([]);
  seed = $state<string | null>(null);
  /** How many moves this seat has made, as far as is shown: the number of its next one. */
  made = $state(0);
  /** The seats that are ours: several, where people share this screen. */
  mine = $state.raw<number[]>([]);
  /** Whether this seat is no longer ours. */
  unseated = $state(false);
  /** What others are writing at this moment, by seat. */
  telling = $state<Record<number, string>>({});
  /** Whether everything that happened before is here too. */
  whole = $state(false);

  #lang: string;
  #listeners = new Listeners<Happened<G>>();
  #socket: WebSocket | null = null;
  #number: number | undefined;
  #id = 0;
  #waiting = new Map<number, Waiting>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** News that has come and is not shown yet. */
  #coming: NewsSaid[] = [];
  #showing: ReturnType<typeof setTimeout> | undefined;
  /** How much news is still to be shown. */
  behind = $state(0);

  /** With what was seen already the table can be played at before its socket is open: what is asked for waits for it. */
  constructor(code: string, seat: number | null, lang: string, seen: Welcome | null = null) {
    this.code = code;
    this.seat = seat;
    this.#lang = lang;
    if (seen) this.#learn(seen);
    this.#connect();
    addEventListener("online", this.#now);
    addEventListener("offline", this.#hangUp);
    document.addEventListener("visibilitychange", this.#now);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#showing);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#hangUp);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** Whether this seat is asked now. */
  get asked(): boolean {
    return this.seat !== null && (this.view?.waits_for.includes(this.seat) ?? false);
  }

  /** What is asked of this seat: one thing with its number and its choices, and another as soon as one of these is. */
  get question(): string {
    return JSON.stringify(this.asked ? [this.made, this.view!.table.moment, this.view!.choices] : null);
  }

  /** Ask for something; the answer is an acknowledgement, or a refusal with its rule. */
  ask(deed: Deed): Promise<Answer> {
    return new Promise((done) => {
      const said = { ...deed, id: ++this.#id } as ClientSays & { id: number };
      this.#waiting.set(said.id, { said, done });
      this.#post(said);
    });
  }

  /** Make a move. */
  act(action: Fact, telling = ""): Promise<Answer> {
    return this.ask({ do: "act", nth: this.made, action, telling } as Omit<Act, "id">);
  }

  /** Be told of each piece of news from now on, once and when it is shown; gives a way to stop. */
  hear(heard: Heard<Happened<G>>): () => void {
    return this.#listeners.add(heard);
  }

  /** Show the others what is being written; it is not kept. */
  show(text: string): void {
    if (this.line === "here") this.#post({ do: "telling", text });
  }

  #now = (): void => {
    if (this.line === "lost" && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  /** A device without a network says so at once. Its socket would find out only after minutes, and even one that is told to
   *  close waits a minute for the other side to agree: nobody waits for it. */
  #hangUp = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.close();
    this.#lost();
  };

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ do: "hello", seat: this.seat, have: this.#number ?? null, lang: this.#lang }));
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as ServerSays);
    socket.onclose = (closed) => {
      if (socket !== this.#socket || this.#closed) return;
      this.#socket = null;
      if (closed.code === 4004) {
        this.unseated = this.seat !== null && this.welcome !== null;
        this.line = "barred";
      } else this.#lost();
    };
  }

  /** The line is down: it is taken up again soon, and ever less often. */
  #lost(): void {
    this.line = "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #post(said: ClientSays): void {
    if (this.line === "here" && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }

  #hear(said: ServerSays): void {
    switch (said.is) {
      case "welcome":
        this.#welcomed(said);
        break;
      case "news":
        this.#news(said);
        break;
      case "company":
        this.company = said;
        this.mine = this.mine.filter((seat) => seat < said.seats.length);
        break;
      case "telling":
        this.telling[said.seat] = said.text;
        break;
      case "ack":
        this.catchUp();
        if (said.made != null) this.made = Math.max(this.made, said.made);
        this.#answered(said);
        break;
      case "refused":
        if (this.line !== "here") this.barred = said.text;
        else this.#answered({ ...said, id: said.id || this.#oldest });
        break;
      case "prompt":
      case "hint":
      case "why":
        this.#answered(said as Answer);
        break;
      case "bye":
        if (said.reason === "key-ended") {
          this.close();
          void me.left();
        }
        this.#wait = Math.max(said.again_in, 50);
        break;
    }
  }

  #welcomed(welcome: Welcome): void {
    const first = this.welcome === null;
    const fresh = this.#learn(welcome);
    this.line = "here";
    this.#wait = FIRST_WAIT;
    this.telling = {};
    if (!first) for (const piece of fresh) this.#listeners.tell(piece.events);
    this.#sendAgain(welcome.made);
  }

  /** Take in what a welcome tells, and give what in it is new. */
  #learn(welcome: Welcome): News<G>[] {
    const first = this.welcome === null;
    this.catchUp();
    this.welcome = welcome;
    this.company = welcome.company;
    this.mine = welcome.mine;
    this.view = welcome.view as View<G> | null;
    this.seed = welcome.seed;
    this.made = welcome.made;
    const known = this.#number ?? 0;
    const fresh = (welcome.news as News<G>[]).filter((piece) => piece.number > known);
    this.news = first ? fresh : [...this.news, ...fresh];
    this.whole = (this.news[0]?.number ?? 1) <= 1;
    this.#number = welcome.number;
    return fresh;
  }

  /** What was on its way when the line went: said again, but for a move that a later one has overtaken. */
  #sendAgain(made: number): void {
    for (const { said } of [...this.#waiting.values()]) {
      if ("nth" in said && said.nth < made) this.#answered({ is: "ack", id: said.id, made });
      else this.#post(said);
    }
  }

  #news(news: NewsSaid): void {
    if (this.#number !== undefined && news.number > this.#number + 1) {
      this.#socket?.close(); // something is missing: come back, and be given it
      return;
    }
    this.#number = news.number;
    this.#coming.push(news);
    this.behind = this.#coming.length;
    if (news.ack != null) {
      this.catchUp(); // what I do myself waits for nothing
      this.#answered({ is: "ack", id: news.ack, made: this.made });
    } else if (this.#showing === undefined) this.#next();
  }

  /** Show everything that has come, at once. */
  catchUp(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    for (const news of this.#coming.splice(0)) this.#show(news);
    this.behind = 0;
  }

  /** Show one thing after another, as long as somebody looks. */
  #next = (): void => {
    this.#showing = undefined;
    const news = this.#coming.shift();
    this.behind = this.#coming.length;
    if (!news) return;
    this.#show(news);
    const pace = paced() && (news.events?.length ?? 0) > 0 ? PACE : 0;
    if (pace) this.#showing = setTimeout(this.#next, pace);
    else this.#next();
  };

  #show(news: NewsSaid): void {
    if (news.view) this.view = patched(this.view, news.view as Change);
    if (news.made != null) this.made = news.made;
    if (news.seed) this.seed = news.seed;
    const events = (news.events ?? []) as Happened<G>[];
    if (!events.length) return;
    this.news = [...this.news, { number: news.number, at: news.at ?? 0, events }];
    for (const event of events as HouseEvent[]) {
      if (event.type === "Told") delete this.telling[event.seat];
      if (event.type === "SeatLeft") this.mine = this.mine.filter((seat) => seat !== event.seat);
    }
    this.#listeners.tell(events);
  }

  /** What has waited longest for its answer: a refusal of what could not even be read names no number, and answers come in order. */
  get #oldest(): number {
    return this.#waiting.keys().next().value ?? 0;
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (answer.is === "ack" && waiting?.said.do === "sit") this.mine = [...new Set([...this.mine, waiting.said.seat])].sort((one, two) => one - two);
    waiting?.done(answer);
    this.#waiting.delete(answer.id);
  }

  /** Ask for what happened before what is known, and put it there; asked for twice at a time, it comes once. */
  async lookBack(): Promise<void> {
    const first = this.news[0];
    const { news } = await api.log(this.code, this.seat, first?.number);
    if (this.news[0] !== first) return;
    this.news = [...(news as News<G>[]), ...this.news];
    this.whole = (this.news[0]?.number ?? 1) <= 1;
  }
}

/** Whether things are shown one after another: not to whoever wants no motion, and not to nobody. */
export function paced(): boolean {
  return remembered("pace") !== "0" && document.visibilityState === "visible" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A view with what has changed in it. */
export function patched<G extends AnyGame>(view: View<G> | null, { grown = {}, ...change }: Change): View<G> {
  if (view === null) return change as View<G>;
  const table: Record<string, unknown> = { ...view.table, ...change.table };
  for (const [field, [fell, came]] of Object.entries(grown)) table[field] = [...(table[field] as unknown[]).slice(fell), ...came];
  return { ...view, ...change, table: table as View<G>["table"] };
}

/** The story so far, from what happened: the passages in order, as they read now, each with the thing of this kind that was laid
 *  with it. */
export function story(news: News[], kind = ""): Passage[] {
  const passages = new Map<number, Passage>();
  for (const { events, number: told } of news) {
    for (const event of events as HouseEvent[]) {
      if (event.type === "Told") {
        const { number, seat, text } = event;
        passages.set(number, { number, seat, text, laid: laidWith(events, kind), veiled: false, told });
      } else if (event.type === "Retold") amend(passages, event.number, { text: event.text });
      else if (event.type === "PassageVeiled") amend(passages, event.passage, { text: "", veiled: true });
      else if (event.type === "VeilLifted") amend(passages, event.passage, { text: event.text, veiled: false });
    }
  }
  return [...passages.values()].sort((one, two) => one.number - two.number);
}

function amend(passages: Map<number, Passage>, number: number, change: Partial<Passage>): void {
  const passage = passages.get(number);
  if (passage) passages.set(number, { ...passage, ...change });
}

/** The thing of a kind that was laid with a telling, if one was. */
function laidWith(events: Fact[], kind: string): string | number | null {
  for (const event of kind ? events : []) {
    const field = Object.entries(words.facts?.events[event.type] ?? {}).find(([, named]) => named === kind)?.[0];
    if (field && event[field] != null) return event[field] as string | number;
  }
  return null;
}
