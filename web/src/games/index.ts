// What a game adds to the pages: its board, and what its actions name besides what their types say. The rest of the pages
// knows no game, and a game that adds nothing is played from the decision bar.

import type { Component } from "svelte";
import type { Shown } from "../generated/wire";
import type { Chooser, Named } from "../lib/chooser.svelte";
import type { Table } from "../lib/table.svelte";
import type { Fact } from "../lib/words.svelte";

export type BoardProps<V extends Shown = Shown> = {
  table: Table<V>;
  chooser: Chooser;
  /** For a screen that everybody looks at: no hand, larger letters. */
  big?: boolean;
};

/** What belongs to a question. */
export type AskedProps<V extends Shown = Shown> = { table: Table<V>; chooser: Chooser };
/** The options of the types in `planned`, more than can be listed: a game lets them be chosen step by step. */
export type PlannerProps<V extends Shown = Shown> = AskedProps<V> & { options: Fact[] };
export type JournalProps<V extends Shown = Shown> = { table: Table<V>; /** For a screen where nothing is pressed. */ big?: boolean };
/** A drawing beside words; `quiet` where the words say what it is. */
export type PictureProps<V extends Shown = Shown> = { table: Table<V>; of: string | number; seat: number | null; quiet?: boolean };

export type PartsOf<V extends Shown> = {
  /** Whether its code did not come: all can be done in the decision bar. */
  lost?: boolean;
  Board?: Component<BoardProps<V>>;
  /** What is looked at before choosing. */
  Before?: Component<AskedProps<V>>;
  Planner?: Component<PlannerProps<V>>;
  planned?: readonly string[];
  /** What was read, where the story is in a book and nobody at the table tells it. */
  Journal?: Component<JournalProps<V>>;
  /** What an action names that its field types do not say, such as a space of a track. */
  alsoNamed?: (action: Fact) => Named[];
  /** What is drawn of the things of one kind, such as cards: beside an action that names one, and beside what was told with it. */
  picture?: { kind: string; Picture: Component<PictureProps<V>> };
};
/** What whichever game is played adds; its own board alone knows what is in its view. */
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
