// What a game adds to the pages: its board, and what its actions name besides what their types say. The rest of the pages
// knows no game.

import type { Component } from "svelte";
import type { Chooser, Named } from "../lib/chooser.svelte";
import type { Table } from "../lib/table.svelte";
import type { Fact } from "../lib/words.svelte";

export type BoardProps = {
  table: Table;
  chooser: Chooser;
  /** For a screen that everybody looks at: no hand, larger letters. */
  big?: boolean;
};

/** What belongs to a question. */
export type AskedProps = { table: Table; chooser: Chooser };
/** The options of the types in `planned`, more than can be listed: a game lets them be chosen step by step. */
export type PlannerProps = AskedProps & { options: Fact[] };
export type JournalProps = { table: Table; /** For a screen where nothing is pressed. */ big?: boolean };

export type GameParts = {
  Board: Component<BoardProps>;
  /** What is looked at before choosing. */
  Before?: Component<AskedProps>;
  Planner?: Component<PlannerProps>;
  planned?: readonly string[];
  /** What was read, where the story is in a book and nobody at the table tells it. */
  Journal?: Component<JournalProps>;
  /** What an action names that its field types do not say, such as a space of a track. */
  alsoNamed: (action: Fact) => Named[];
  /** The drawing of a card, by its number, as the address of an SVG symbol. */
  card: (number: number) => string;
  /** Whose print of a card a seat lays: a class of app.css. */
  face: (table: Table, seat: number | null) => string;
};

const PARTS = import.meta.glob<{ default: GameParts }>("./*/index.ts");

const there: Record<string, GameParts> = {};

/** Load what a game adds, once. */
export async function parts(game: string): Promise<GameParts> {
  return (there[game] ??= (await PARTS[`./${game}/index.ts`]!()).default);
}
