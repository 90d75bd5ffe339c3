import type { PartsOf } from "..";
import type { TableView } from "../../generated/winter_tales";
import type { Fact } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Laid from "./Laid.svelte";

/** Actions whose `space` is a space of the memory track. */
const ON_TRACK = ["PlaceMemory", "LinkTo", "MoveBookmark"];

export default {
  Board,
  alsoNamed: (action: Fact) => {
    if (ON_TRACK.includes(action.type)) return [{ kind: "memory", id: action.space as number }];
    return action.type === "Dispute" ? [{ kind: "passage", id: action.passage as number }] : [];
  },
  picture: { kind: "card", Picture: Laid },
} satisfies PartsOf<TableView>;
