import type { PartsOf } from "..";
import type { AnyAction, WinterTales } from "../../generated/winter_tales";
import type { Named } from "../../lib/chooser.svelte";
import Board from "./Board.svelte";
import Laid from "./Laid.svelte";

export default {
  Board,
  alsoNamed: (action: AnyAction): Named[] => {
    switch (action.type) {
      case "PlaceMemory":
      case "LinkTo":
      case "MoveBookmark":
        return [{ kind: "memory", id: action.space }];
      case "Dispute":
        return [{ kind: "passage", id: action.passage }];
      default:
        return [];
    }
  },
  picture: { kind: "card", Picture: Laid },
} satisfies PartsOf<WinterTales>;
