// Whoever opens the address of a table waits for nothing in turn: the table is looked at while the code of its page comes.

import type { Welcome } from "../generated/wire";
import type { Place } from "./address";
import { api } from "./api";

let early: { code: string; looked: Promise<Welcome> } | null = null;

/** Begin to look at the table of this place. A link with a secret is followed first, by the page. */
export function arrive(place: Place): void {
  if (place.at !== "table" || location.hash) return;
  early = { code: place.code, looked: api.look(place.code, place.big ? "public" : "mine") };
  early.looked.catch(() => {}); // the page will say it
}

/** What was begun on arrival, if anything was. */
export const arriving = (): Promise<Welcome> | null => early?.looked ?? null;

/** Look at a table; where that was begun on arrival, it is not asked for again. */
export function look(code: string, seat: "public" | "mine"): Promise<Welcome> {
  const begun = early?.code === code ? early.looked : api.look(code, seat);
  early = null;
  return begun;
}
