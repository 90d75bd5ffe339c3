// How a view of Wildwoods is read for drawing it: where its drawings are, what lies on which side of the track.

import type { TableView } from "../../generated/wildwoods";
import type { Table } from "../../lib/table.svelte";

/** A drawing of the game itself. */
export const art = (kind: string, name: string): string => `/art/wildwoods/${kind}.svg#${name}`;
/** A drawing of the pack being read. */
export const drawn = (pack: string, name: string): string => `/packs/wildwoods/${pack}/${name}.svg#art`;
/** A card of a pack, whichever copy: its id stands before the colon. */
export const cardId = (card: string): string => card.split(":")[0]!;

export const viewOf = (table: Table): TableView => table.view?.table as unknown as TableView;

/** Which action overcomes a Location, and which heals or scatters a Creature. */
export const FIRST: Record<string, string> = { illuminate: "creature", help: "location", explore: "location", heal: "creature" };

export type Space = { side: "light" | "centre" | "shadow"; distance: number };

/** The spaces of the Wildwood Track from left to right: Light comes from the left, the Shadow from the right. */
export function spaces(light: number, shadow: number): Space[] {
  return [
    ...Array.from({ length: light }, (_, index): Space => ({ side: "light", distance: light - index })),
    { side: "centre", distance: 0 },
    ...Array.from({ length: shadow }, (_, index): Space => ({ side: "shadow", distance: index + 1 })),
  ];
}

export const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  return whole === 100 && chance < 1 ? ">99" : whole === 0 && chance > 0 ? "<1" : String(whole);
};
