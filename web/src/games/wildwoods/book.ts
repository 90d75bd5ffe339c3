// How a view of Wildwoods is read for drawing it: where its drawings are, what lies on which side of the track.

import type { TableView } from "../../generated/wildwoods";
import type { Table } from "../../lib/table.svelte";

/** A drawing of the game itself. */
export const art = (kind: string, name: string): string => `/art/wildwoods/${kind}.svg#${name}`;
/** A drawing of the pack being read. */
export const drawn = (pack: string, name: string): string => `/packs/wildwoods/${pack}/${name}.svg#art`;
const asked = new Map<string, Promise<boolean>>();
/** Whether the pack has such a drawing: a pack may have none, and then no room is kept for it. */
export function isDrawn(href: string): Promise<boolean> {
  if (!asked.has(href)) asked.set(href, fetch(href.split("#")[0]!).then(({ ok }) => ok, () => false));
  return asked.get(href)!;
}
/** A card of a pack, whichever copy: its id stands before the colon. */
export const cardId = (card: string): string => card.split(":")[0]!;

export const viewOf = (table: Table): TableView => table.view?.table as unknown as TableView;

export type Space = { side: "light" | "centre" | "shadow"; distance: number };

/** The spaces of the Wildwood Track from left to right: Light comes from the left, the Shadow from the right. */
export function spaces(light: number, shadow: number): Space[] {
  return [
    ...Array.from({ length: light }, (_, index): Space => ({ side: "light", distance: light - index })),
    { side: "centre", distance: 0 },
    ...Array.from({ length: shadow }, (_, index): Space => ({ side: "shadow", distance: index + 1 })),
  ];
}

/** Something with a place and a size: the middle of its upper edge, in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** So many rounds boxes go the short way; where that leads nowhere, as in a full column, they go the other way for one. */
const SHORT = 20;
/** What nobody sees. */
const HARDLY = 0.5;

/** Boxes moved no further than they must, so that none lies on another and all lie within the page. */
export function apart(boxes: readonly Box[], width: number, height: number): Box[] {
  const placed = boxes.map((box) => within(box, width, height));
  for (let round = 0; round < 20 * SHORT; round++) {
    let moved = false;
    placed.forEach((one, at) =>
      placed.slice(at + 1).forEach((other) => {
        const across = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
        const down = (one.y <= other.y ? one.y + one.height - other.y : other.y + other.height - one.y);
        if (across < HARDLY || down < HARDLY) return;
        moved = true;
        const field = across < down === (round + 1) % SHORT > 0 ? "x" : "y";
        const half = ((field === "x" ? across : down) / 2) * (one[field] <= other[field] ? 1 : -1);
        one[field] -= half;
        other[field] += half;
        Object.assign(one, within(one, width, height));
        Object.assign(other, within(other, width, height));
      }),
    );
    if (!moved) break;
  }
  return placed;
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));
const within = (box: Box, width: number, height: number): Box => ({
  ...box,
  x: between(box.width / 2, box.x, width - box.width / 2),
  y: between(0, box.y, height - box.height),
});

export const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  return whole === 100 && chance < 1 ? ">99" : whole === 0 && chance > 0 ? "<1" : String(whole);
};
