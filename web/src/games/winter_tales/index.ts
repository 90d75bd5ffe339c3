import type { GameParts } from "..";
import type { Fact } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { art } from "./board";

/** Actions whose `space` is a space of the memory track. */
const ON_TRACK = ["PlaceMemory", "LinkTo", "MoveBookmark"];

export default {
  Board,
  alsoNamed: (action: Fact) => (ON_TRACK.includes(action.type) ? [{ kind: "memory", id: action.space as number }] : []),
  card: (number: number) => art("cards", number),
} satisfies GameParts;
