// Whoever opens the address of a table waits for nothing in turn: what its page needs is asked for while its code comes.

import type { Welcome } from "../generated/wire";
import { parts } from "../games";
import { api } from "./api";
import type { Place } from "./place.svelte";
import { words } from "./words.svelte";

let early: { code: string; looked: Promise<Welcome> } | null = null;

/** Begin to load what this place needs. A link with a secret is followed first, by the page. */
export function arrive(place: Place): void {
  if (place.at !== "table" || location.hash) return;
  const looked = api.look(place.code, place.big ? "public" : "mine");
  early = { code: place.code, looked };
  looked.then(({ game }) => Promise.all([words.read(words.lang, game), parts(game)])).catch(() => {}); // the page will say it
}

/** Look at a table; where that was begun on arrival, it is not asked for again. */
export function look(code: string, seat: "public" | "mine"): Promise<Welcome> {
  const begun = early?.code === code ? early.looked : api.look(code, seat);
  early = null;
  return begun;
}
