// The HTTP side of the house: guests, tables, lists. What is done at a table goes over its socket (table.svelte.ts).

import type { Ack, BellGiven, Entered, GameCard, Laid, Links, Listed, Log, Me, NewTable, Pass, Phrase, Problem, Proof, PushKey, Somebody, Then, Verified, Welcome, Welcomed } from "../generated/wire";

/** What the server refused, in words of the reader's language. */
export class Refused extends Error {
  readonly reason: string;
  constructor(problem: Problem) {
    super(problem.text);
    this.reason = problem.reason;
  }
}

/** The house could not be reached at all. */
export class Unreachable extends Error {}

async function reached(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch {
    throw new Unreachable();
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const answer = await reached(`/api${path}`, init);
  if (!answer.ok) throw new Refused((await answer.json()) as Problem);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const api = {
  me: () => call<Me>("GET", "/me"),
  become: (name: string, lang: string) => call<Welcomed>("POST", "/guests", { name, lang }),
  change: (change: { name?: string; lang?: string }) => call<Me>("PATCH", "/me", change),
  recover: (phrase: string) => call<Welcomed>("POST", "/recover", { phrase }),
  newPhrase: () => call<Phrase>("POST", "/me/phrase"),
  newPass: () => call<Pass>("POST", "/me/pass"),
  usePass: (key: string) => call<Welcomed>("POST", "/pass", { key }),
  forgetDevice: () => call<void>("DELETE", "/me/device"),
  forgetMe: () => call<void>("DELETE", "/me"),
  games: () => call<GameCard[]>("GET", "/games"),
  openTables: () => call<Listed[]>("GET", "/tables"),
  myTables: () => call<Listed[]>("GET", "/me/tables"),
  lay: (plan: NewTable) => call<Laid>("POST", "/tables", plan),
  enter: (code: string, link: string) => call<Entered>("POST", `/tables/${code}/enter`, { link }),
  links: (code: string) => call<Links>("POST", `/tables/${code}/links`),
  people: (code: string) => call<Somebody[]>("GET", `/tables/${code}/people`),
  clear: (code: string) => call<void>("DELETE", `/tables/${code}`),
  look: (code: string, seat?: number | "public" | "mine") => call<Welcome>("GET", `/tables/${code}${seat === undefined ? "" : `?seat=${seat}`}`),
  log: (code: string, seat: number | null, before?: number) =>
    call<Log>("GET", `/tables/${code}/log?seat=${seat ?? "public"}${before === undefined ? "" : `&before=${before}`}`),
  then: (code: string, seat: number | null, number: number) => call<Then>("GET", `/tables/${code}/then/${number}?seat=${seat ?? "public"}`),
  answerUndo: (code: string, seat: number, agree: boolean) => call<Ack>("POST", `/tables/${code}/do?seat=${seat}`, { do: "answer_undo", agree }),
  agreeToRules: (code: string, seat: number) => call<Ack>("POST", `/tables/${code}/do?seat=${seat}`, { do: "agree_to_rules" }),
  /** What the server finds when it judges a whole game again; nothing where something in it is not as it should be. */
  verify: async (record: string) => {
    const answer = await reached("/api/verify", { method: "POST", headers: { "content-type": "application/x-ndjson" }, body: record });
    if (!answer.ok && answer.status !== 422) throw new Refused((await answer.json()) as Problem);
    return answer.ok ? ((await answer.json()) as Verified) : null;
  },
  proof: (code: string) => call<Proof>("GET", `/tables/${code}/proof`),
  bells: () => call<BellGiven[]>("GET", "/me/bells"),
  giveBell: (endpoint: string, p256dh: string, auth: string) => call<void>("POST", "/me/bells", { kind: "push", endpoint, p256dh, auth }),
  dropBell: (id: number) => call<void>("DELETE", `/me/bells/${id}`),
  pushKey: () => call<PushKey>("GET", "/push"),
};
