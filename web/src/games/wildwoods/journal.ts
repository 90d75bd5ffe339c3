// The journal: every text that was read, from what happened. The table itself remembers only the last few.

import type { ReadPassage } from "../../generated/wildwoods";
import type { Text } from "../../lib/words.svelte";
import type { News } from "../../lib/table.svelte";
import { cardId } from "./book";

/** A text that was read, and the drawing of the card that it stands on. */
export type Passage = ReadPassage & { drawing: string | null };

/** What kind of text an event reads out; of a scene's end it depends on who triumphs. */
const OF: Record<string, ReadPassage["of"]> = {
  ChapterBegan: "chapter",
  SceneSetUp: "scene",
  ChapterEnded: "outcome",
  ChapterLost: "lost",
  OptionTaken: "option",
  CreatureDrawn: "creature",
  CurseStruck: "exploration",
  BlessingUsed: "exploration",
  ShadowCardDrawn: "shadow",
  StoryDrawn: "story",
  LocationOvercome: "location",
};

/** The last thing that happened in the story, whatever happened at the table since. */
export const latest = (news: readonly News[]): News | undefined =>
  news.findLast(({ events }) => events.some(({ rule }) => String(rule).startsWith("SW-")));

/** Every text read so far, in order. */
export function passages(news: readonly News[]): Passage[] {
  return news.flatMap(({ events }) =>
    events.flatMap((event): Passage[] => {
      if (event.type === "TextRead") return [{ ...(event.passage as ReadPassage), drawing: null }];
      const of = event.type === "SceneEnded" ? (event.by === "luma" ? "triumph" : "shadow_triumph") : OF[event.type];
      const text = (event.text ?? event.intro ?? event.outcome) as Text | null | undefined;
      if (!of || !text) return [];
      return [{ of, text, title: (event.title ?? event.name ?? event.label ?? null) as Text | null, drawing: drawingOf(event) }];
    }),
  );
}

const drawingOf = (event: News["events"][number]): string | null =>
  event.type === "StoryDrawn" ? `story-${event.chapter}-${event.number}` : event.card ? cardId(event.card as string) : null;
