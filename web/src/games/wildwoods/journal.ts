// What of a game of Wildwoods is read, and what it is in the book.

import type { TableView, Wildwoods } from "../../generated/wildwoods";
import type { Reading } from "../../lib/reading";
import type { Happened } from "../../lib/table.svelte";
import type { Text } from "../../lib/words.svelte";
import { cardId, drawn } from "./book";

/** What is read when something happens, if anything is. */
export function reads(event: Happened<Wildwoods>, { pack }: TableView): Reading | null {
  const onCard = ({ card, name, text }: { card: string; name: Text; text: Text }): Reading => ({ title: name, text, drawing: drawn(pack, cardId(card)) });
  switch (event.type) {
    case "ChapterBegan":
      return { title: event.title, text: event.intro, as: "part" };
    case "SceneSetUp":
      return { title: event.title, text: event.intro };
    case "SceneEnded":
      return { title: event.title, text: event.text, as: event.by === "luma" ? "triumph" : "setback" };
    case "ChapterEnded":
      return { title: event.title, text: event.text, as: "triumph" };
    case "ChapterLost":
      return { title: event.title, text: event.text, as: "setback" };
    case "OptionTaken":
      return event.outcome && { title: event.label, text: event.outcome, as: "choice" };
    case "StoryDrawn":
      return { title: event.title, text: event.text, as: "plate", drawing: drawn(pack, `story-${event.chapter}-${event.number}`) };
    case "ShadowCardDrawn":
      return { ...onCard(event), as: "setback" };
    case "CreatureDrawn":
    case "CurseStruck":
    case "BlessingUsed":
      return onCard(event);
    case "LocationOvercome":
      return { title: event.name, text: event.text };
    case "TextRead":
      return event.passage;
    default:
      return null;
  }
}
