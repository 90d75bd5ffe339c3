// A story that is read from a book: every text that was read, from what happened. A table itself remembers only the last few.

import type { AnyGame, Happened, News, Table } from "./table.svelte";
import type { Text } from "./words.svelte";

/** A text that was read. */
export type Reading = {
  title: Text | null;
  text: Text;
  /** What it is in the book, where that is seen: a new part, a page with a picture, what somebody chose, a good turn, a bad one. */
  as?: "part" | "plate" | "choice" | "triumph" | "setback";
  /** Where its drawing is, if it has one. */
  drawing?: string | undefined;
};
/** What is read when something happens, if anything is. */
export type Reads<G extends AnyGame = AnyGame> = (event: Happened<G>, view: G["view"]) => Reading | null;

/** The rules of the house begin like this; whatever else happens, happens in the game. */
const HOUSE = "VG-";

/** The last thing that happened in the game, whatever happened at the table since. */
export const latest = <G extends AnyGame>(news: readonly News<G>[]): News<G> | undefined =>
  news.findLast(({ events }) => events.some(({ rule }) => !String(rule).startsWith(HOUSE)));

/** What was read, in order. */
export function readings<G extends AnyGame>(table: Table<G>, news: readonly News<G>[], reads: Reads<G>): Reading[] {
  return news.flatMap(({ events }) => events.map((event) => reads(event, table.view!.table)).filter((read) => read !== null));
}
