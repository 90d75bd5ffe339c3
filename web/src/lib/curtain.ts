// Several people at one screen: to whom it is passed, and when. What a seat may not see is not behind the curtain but
// nowhere: the page forgets one seat's table before it opens another's.

import { words } from "./words.svelte";

/** Milliseconds for which whoever has just done something sees what came of it, before the curtain falls. */
export const LINGER = 1_600;

/** Whether anything on the screen may be for one pair of eyes only. In some games nothing ever is. Before anything is dealt there is nothing, and
 *  everybody knows that; afterwards the curtain always falls, or its absence would tell whose hand is empty. */
export const hides = (view: { table: { bare?: boolean } } | null | undefined): boolean => (words.facts?.hides ?? true) && !view?.table.bare;

/** Whoever the table waits for at this screen, unless it waits for whoever is looking, or they chose to look out of turn. */
export function passTo(seat: number | null, mine: number[], waits: number[], stayed: string | null): number | null {
  if ((seat !== null && waits.includes(seat)) || stayed === waits.join()) return null;
  return mine.find((other) => other !== seat && waits.includes(other)) ?? null;
}
