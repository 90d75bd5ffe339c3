// Where things lie on the board of Winter Tales, and how a view is read for drawing it.

import type { Piece, TableView } from "../../generated/winter_tales";
import { artOf } from "../../lib/art";

export type Point = { x: number; y: number };
export const WIDTH = 1200;
export const HEIGHT = 960;
/** The streets were drawn on a sheet of this height, and are stretched a little, so that names fit between places. */
export const DRAWN_HEIGHT = 840;

/** The middle of every place; plazas lie on the streets between locations. */
export const LOCATIONS: Record<string, Point> = {
  fair_of_wonders: { x: 165, y: 171 },
  mad_hatters_asylum: { x: 600, y: 154 },
  nightmare_factory: { x: 1035, y: 183 },
  dorothys_mansion: { x: 170, y: 514 },
  oaks_park: { x: 590, y: 474 },
  winter_prison: { x: 1035, y: 520 },
  memory_lane_cemetery: { x: 520, y: 754 },
  puppets_theater: { x: 930, y: 823 },
};
export const PLAZAS: Record<string, Point> = {
  plaza_fair_asylum: { x: 385, y: 137 },
  plaza_asylum_factory: { x: 820, y: 143 },
  plaza_factory_prison: { x: 1060, y: 354 },
  plaza_asylum_oaks: { x: 605, y: 314 },
  plaza_oaks_cemetery: { x: 575, y: 617 },
  plaza_prison_theater: { x: 1020, y: 686 },
  plaza_theater_dorothy: { x: 390, y: 886 },
  plaza_dorothy_cemetery: { x: 345, y: 651 },
  plaza_fair_dorothy: { x: 150, y: 343 },
  plaza_statue: { x: 815, y: 497 },
};

export const art = (kind: string, name: string | number): string => artOf("winter_tales", kind, name);
export const middle = (space: string): Point => LOCATIONS[space] ?? PLAZAS[space]!;

/** The sheets that the town is drawn on, the streets first. */
export const GROUND = ["ground", "backdrop_west", "backdrop_east", "backdrop_trees", "backdrop_finds"];

export type Figure = { character: string; piece: Piece; at: Point };

/** Where every figure stands: side by side on the snow before a place, in the order in which they came into play. */
export function figures(table: TableView): Figure[] {
  const here = new Map<string, string[]>();
  for (const [character, piece] of Object.entries(table.pieces)) {
    here.set(piece.space, [...(here.get(piece.space) ?? []), character]);
  }
  return Object.entries(table.pieces).map(([character, piece]) => {
    const together = here.get(piece.space)!;
    const { x, y } = middle(piece.space);
    const apart = Math.min(54, 190 / together.length);
    const offset = (together.indexOf(character) - (together.length - 1) / 2) * apart;
    return { character, piece, at: { x: x + offset, y: y + (piece.space in PLAZAS ? 22 : 50) } };
  });
}

/** Where every quest token lies: in a place, or under a rebel, with whom it travels. */
export function quests(table: TableView, standing: Figure[]): { quest: string; at: Point; bearer: string | null }[] {
  return Object.entries(table.quests).map(([quest, spot]) => {
    const bearer = standing.find((figure) => figure.character === spot);
    if (bearer) return { quest, at: { x: bearer.at.x + 22, y: bearer.at.y + 22 }, bearer: spot };
    const { x, y } = middle(spot);
    return { quest, at: { x: x + 70, y: y - 48 }, bearer: null };
  });
}

export type PowerToken = { power: string; spot: string };

/** Every power token on the table: which power it is, and the location or the character whose card it lies on. */
export function powerTokens(table: TableView): PowerToken[] {
  return Object.entries(table.powers?.tokens ?? {}).flatMap(([power, spots]) => spots.map((spot) => ({ power, spot })));
}

/** The mark of a power; the Italian book lays the token of Hope face down. */
export function powerMark(power: string, faceDown = false): string {
  if (power === "love") return "bond";
  if (power.startsWith("great_artifact")) return "power_great_artifact";
  return faceDown && power === "glimmer_of_hope" ? "power_face_down" : `power_${power}`;
}

/** Where the power token of a location lies: in the slot across from its quest. */
export function powerSlot(space: string): Point {
  const { x, y } = middle(space);
  return { x: x - 70, y: y - 48 };
}

/** The Freezing Horror fights in a soldier's place, and is drawn as its quest is. */
export const HORROR = "freezing_horror";

/** Whose face a card shows in a hand: that of its owner's side; the Writer sees Spring's. */
export const face = (faction: string | undefined): "spring" | "winter" => (faction === "winter" ? "winter" : "spring");
