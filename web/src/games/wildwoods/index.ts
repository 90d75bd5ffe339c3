import type { PartsOf } from "..";
import type { TableView } from "../../generated/wildwoods";
import type { Fact } from "../../lib/words.svelte";
import Before from "./Before.svelte";
import Board from "./Board.svelte";
import Journal from "./Journal.svelte";
import Planner from "./Planner.svelte";

/** The fields in which an action names a card, a Creature or a Location. */
const THINGS = ["card", "creature", "target", "pay", "ending"];

export default {
  Board,
  Before,
  Planner,
  planned: ["UseAction", "Roll"],
  Journal,
  alsoNamed: (action: Fact) => {
    if (action.type === "Reroll") return [{ kind: "die", id: action.die as number }];
    return THINGS.filter((field) => action[field]).map((field) => ({ kind: "thing", id: action[field] as string }));
  },
} satisfies PartsOf<TableView>;
