import type { PartsOf } from "..";
import type { AnyAction, Wildwoods } from "../../generated/wildwoods";
import type { Named } from "../../lib/chooser.svelte";
import Before from "./Before.svelte";
import Board from "./Board.svelte";
import { reads } from "./journal";
import Planner from "./Planner.svelte";

/** The fields in which an action names a card, a Creature or a Location. */
const THINGS = ["card", "creature", "target", "pay", "ending"];

export default {
  Board,
  Before,
  Planner,
  planned: ["UseAction", "Roll"],
  reads,
  alsoNamed: (action: AnyAction): Named[] => {
    if (action.type === "Reroll") return [{ kind: "die", id: action.die }];
    const named = Object.entries(action).filter(([field]) => THINGS.includes(field));
    return named.flatMap(([, id]) => (typeof id === "string" && id ? [{ kind: "thing", id }] : []));
  },
} satisfies PartsOf<Wildwoods>;
