// What a game adds to the pages: its board, and what its actions name besides what their types say. The rest of the pages
// knows no game, and a game that adds nothing is played from the decision bar.

import type { Component } from "svelte";
import type { Chooser, Named } from "../lib/chooser.svelte";
import type { Reads } from "../lib/reading";
import type { AnyGame, Table } from "../lib/table.svelte";

export type BoardProps<G extends AnyGame = AnyGame> = {
  table: Table<G>;
  chooser: Chooser;
  /** For a screen that everybody looks at: no hand, larger letters. */
  big?: boolean;
};

/** What belongs to a question. */
export type AskedProps<G extends AnyGame = AnyGame> = { table: Table<G>; chooser: Chooser };
/** The options of the types in `planned`, more than can be listed: a game lets them be chosen step by step. */
export type PlannerProps<G extends AnyGame = AnyGame> = AskedProps<G> & { options: G["action"][] };
/** A drawing beside words; `quiet` where the words say what it is. */
export type PictureProps<G extends AnyGame = AnyGame> = { table: Table<G>; of: string | number; seat: number | null; quiet?: boolean };

export type PartsOf<G extends AnyGame> = {
  /** Whether its code did not come: all can be done in the decision bar. */
  lost?: boolean;
  Board?: Component<BoardProps<G>>;
  /** What is looked at before choosing. */
  Before?: Component<AskedProps<G>>;
  Planner?: Component<PlannerProps<G>>;
  planned?: readonly G["action"]["type"][];
  /** What is read when something happens, where the story is in a book and nobody at the table tells it. */
  reads?: Reads<G>;
  /** What an action names that its field types do not say, such as a space of a track. */
  alsoNamed?: (action: G["action"]) => Named[];
  /** What is drawn of the things of one kind, such as cards: beside an action that names one, and beside what was told with it. */
  picture?: { kind: string; Picture: Component<PictureProps<G>> };
};
/** What whichever game is played adds; its own parts alone know its types. */
export type GameParts = PartsOf<any>;

const PARTS = import.meta.glob<{ default: GameParts }>("./*/index.ts");

const there: Record<string, GameParts> = {};

/** Load what a game adds, once. */
export async function parts(game: string): Promise<GameParts> {
  try {
    return (there[game] ??= (await PARTS[`./${game}/index.ts`]?.())?.default ?? {});
  } catch (problem) {
    console.error(problem);
    return { lost: true };
  }
}
