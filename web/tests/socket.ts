// A server for the tests of a table: sockets that are opened, spoken to and cut off by hand.

import type { ClientSays, Company, ServerSays, Welcome } from "../src/generated/wire";
import { LiveTable, type Answer, type Change, type View } from "../src/lib/table.svelte";
import type { Fact } from "../src/lib/words.svelte";

type Asked = Extract<ClientSays, { id?: number }>;
type Answered = Omit<Answer, "id">;

export class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  /** What the server answers to whatever it is asked; nothing, unless a test says so. */
  static answers: (said: Asked) => Answered | null = () => null;
  readyState = 0;
  sent: ClientSays[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (closed: { code: number }) => void = () => {};

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  send(said: string): void {
    const asked = JSON.parse(said) as ClientSays;
    this.sent.push(asked);
    const answer = "id" in asked ? Socket.answers(asked as Asked) : null;
    if (answer) queueMicrotask(() => this.says({ ...answer, id: (asked as Asked).id } as ServerSays));
  }

  says(said: ServerSays): void {
    this.onmessage({ data: JSON.stringify(said) });
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

export const company = (change: Partial<Company> = {}): Company => ({
  is: "company",
  phase: "playing",
  paused: false,
  seats: [
    { name: "Ada", person: true, here: true, host: true },
    { name: "Ugo", person: true, here: true },
  ],
  watchers: 0,
  watchers_speak: true,
  host: "Ada",
  grace: null,
  options: {},
  undo: null,
  correction: null,
  veiled: [],
  again: null,
  ...change,
});

export const view = (change: Partial<View> = {}): View => ({
  seat: 0,
  waits_for: [0],
  choices: [],
  opportunities: [],
  told: {},
  table: { moment: "Turn", passages: [] },
  ...change,
});

export const welcome = (change: Partial<Welcome> = {}): Welcome => ({
  is: "welcome",
  table: "abc",
  game: "winter_tales",
  rules: "winter_tales-1",
  lang: "en",
  commitment: "c0ffee",
  seed: null,
  seat: 0,
  mine: [0],
  made: 0,
  number: 0,
  news: [],
  view: view(),
  company: company(),
  mark: "",
  ...change,
});

export const news = (number: number, events: Fact[] = [], change?: Change, made: number | null = null, ack: number | null = null): ServerSays => ({
  is: "news",
  number,
  at: 0,
  events,
  view: change,
  made,
  ack,
});

/** A table of Winter Tales at which a seat looks at this, and the server gives these answers. */
export function seated(looks: View, answers: typeof Socket.answers = () => null, change: Partial<Company> = {}): LiveTable {
  Socket.all = [];
  Socket.answers = answers;
  const table = new LiveTable("abc", looks.seat, "en");
  Socket.last.open();
  Socket.last.says(welcome({ view: looks, seat: looks.seat, company: company(change) }));
  return table;
}

/** What was asked for, and what was done, without the greeting. */
export const asked = (): string[] => Socket.last.sent.map((said) => said.do).filter((what) => what !== "hello" && what !== "telling");
