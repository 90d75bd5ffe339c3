// How a view of Wildwoods is read for drawing it: what its cards are called, what lies on which side of the track.

import { drawn as drawnIn } from "../../lib/drawings.svelte";
import { copy } from "../../lib/grammar";
import { words, type Text } from "../../lib/words.svelte";

/** Where a drawing of the pack being read is, if it is there. */
export const drawn = (pack: string, name: string): string | undefined => drawnIn("wildwoods", pack, name);
/** A card of a pack, whichever copy: its id stands before the colon. */
export const cardId = (card: string): string => card.split(":")[0]!;

/** What a card is called: copies that lie on the table together are told apart. */
export const called = ({ name, card }: { name: Text; card: string }): string => words.text(name) + copy(card);

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
