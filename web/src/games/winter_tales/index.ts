import type { GameParts } from "..";
import type { TableView } from "../../generated/winter_tales";
import type { Table } from "../../lib/table.svelte";
import type { Fact } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { art, face } from "./board";

/** Actions whose `space` is a space of the memory track. */
const ON_TRACK = ["PlaceMemory", "LinkTo", "MoveBookmark"];

export default {
  Board,
  alsoNamed: (action: Fact) => {
    if (ON_TRACK.includes(action.type)) return [{ kind: "memory", id: action.space as number }];
    return action.type === "Dispute" ? [{ kind: "passage", id: action.passage as number }] : [];
  },
  card: (number: number) => art("cards", number),
  face: (table: Table, seat: number | null) => face(seat === null ? undefined : (table.view?.table as unknown as TableView | undefined)?.factions[seat]),
} satisfies GameParts;
