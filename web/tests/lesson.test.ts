// The lesson is walked through by choosing what the teacher says; another choice is answered kindly and changes nothing.

import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Stage from "../src/games/winter_tales/Stage.svelte";
import { Chooser } from "../src/lib/chooser.svelte";
import { Lesson, type Script } from "../src/lib/lesson.svelte";
import { story } from "../src/lib/table.svelte";
import { say, words, type Fact } from "../src/lib/words.svelte";
import type { TableView } from "../src/generated/winter_tales";

const evening = (name: string): Script => JSON.parse(readFileSync(`public/lessons/winter_tales/${name}.json`, "utf8")) as Script;
const script = evening("first_evening");

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem("veglia-pace", "0");
  await words.load("en", "winter_tales");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Choose what the teacher wants, with these words where some are wanted. */
async function follow(lesson: Lesson, telling = ""): Promise<void> {
  const answer = await lesson.act(lesson.choice!, telling);
  flushSync();
  expect(answer.is).toBe("ack");
}

const hand = (lesson: Lesson): readonly number[] => (lesson.view!.table as unknown as TableView).hand;

async function followUntil(lesson: Lesson, key: string): Promise<void> {
  while (lesson.says !== say(key)) await follow(lesson);
}

test.each([
  ["first_evening", "lesson-closing"],
  ["second_evening", "lesson-modules"],
])("a learner who follows the teacher comes to the end of the %s", async (name, closing) => {
  const lesson = new Lesson(evening(name));
  const heard: string[] = [];
  while (!lesson.over) {
    heard.push(lesson.says);
    await follow(lesson);
  }

  expect(heard.length).toBe(lesson.steps);
  expect(new Set(heard).size).toBe(heard.length);
  expect(lesson.asked).toBe(false);
  expect(lesson.says).toBe(say(closing));
});

test("how far one has come is remembered for each evening by itself", async () => {
  await followUntil(new Lesson(script), "lesson-activate");

  expect(new Lesson(evening("second_evening")).step).toBe(1);
  expect(new Lesson(script).says).toBe(say("lesson-activate"));
});

test("a quest is counted with the skills of those who take part", async () => {
  const lesson = new Lesson(evening("second_evening"));
  await followUntil(lesson, "lesson-two-all");
  render(Stage, { view: lesson.view!.table as unknown as TableView });

  expect([...document.querySelectorAll(".tally strong")].map((count) => count.textContent)).toEqual(["2", "2"]);
});

test("another choice is refused with what to choose, and nothing changes", async () => {
  const lesson = new Lesson(script);
  const chooser = new Chooser(lesson, {});
  const before = JSON.stringify(lesson.view);
  const other = lesson.view!.choices.find((choice) => JSON.stringify(choice) !== JSON.stringify(lesson.choice))!;

  await chooser.pick(other);

  expect(chooser.refusal?.text).toContain(words.action(lesson.choice!, "Draft"));
  expect(JSON.stringify(lesson.view)).toBe(before);
  expect(lesson.step).toBe(1);
});

test("where any card will do another may be chosen, and the two change places from then on", async () => {
  const lesson = new Lesson(script);
  await followUntil(lesson, "lesson-pay");
  const before = hand(lesson);
  const [played, chosen] = lesson.choices.map((choice) => choice.card as number);
  await lesson.act({ type: "PlayStoryCard", card: chosen });

  expect([...hand(lesson), chosen].sort()).toEqual([...before].sort());
  expect(JSON.stringify(lesson.news.at(-1)!.events)).toContain(`"card":${chosen}`);

  const again = new Lesson(script);
  expect(hand(again)).toEqual(hand(lesson));
  await followUntil(again, "lesson-pay-again");
  expect(again.choices.map((choice) => choice.card)).toContain(played);
  while (!again.over) {
    const offered = [...again.view!.choices, ...again.view!.opportunities].map((choice) => JSON.stringify(choice));
    expect(offered).toContain(JSON.stringify(again.choice));
    await follow(again);
  }
  expect(hand(again)).toContain(played);
  expect(hand(again)).not.toContain(chosen);
});

test("a memory is recalled by the card that was chosen for it", async () => {
  const lesson = new Lesson(evening("second_evening"));
  await followUntil(lesson, "lesson-lay-one");
  const chosen = lesson.choices.at(-1)!;
  await lesson.act(chosen, "A dog slept across the door.");
  await followUntil(lesson, "lesson-match");
  const { track, bookmark } = lesson.view!.table as unknown as TableView;

  expect(track[bookmark! - 1]).toMatchObject({ card: chosen.card, concept: "A dog slept across the door." });
});

test("what the learner tells is in the story, in the order in which it was told", async () => {
  const lesson = new Lesson(script);
  await followUntil(lesson, "lesson-activate");
  await follow(lesson, "Alice left by the window.");

  expect(story(lesson.news).map((passage) => passage.text)).toEqual([say("lesson-told-opening"), "Alice left by the window."]);
});

test("who goes on without a word has told nothing", async () => {
  const lesson = new Lesson(script);
  await followUntil(lesson, "lesson-move");

  expect(story(lesson.news).map((passage) => passage.seat)).toEqual([1]);
});

test("the words of an introduction come back where the quest is told", async () => {
  const lesson = new Lesson(script);
  const chooser = new Chooser(lesson, {});
  await followUntil(lesson, "lesson-introduce");
  await follow(lesson, "Under the oaks a seed hums.");
  await followUntil(lesson, "lesson-resolve");
  await chooser.pick(lesson.choice!);

  expect(JSON.stringify(chooser.wanted?.guide)).toContain("Under the oaks a seed hums.");
});

test("the story is read in the language that is being read", async () => {
  const lesson = new Lesson(script);
  await followUntil(lesson, "lesson-activate");
  await words.load("it", "winter_tales");
  flushSync();

  expect(story(lesson.news)[0]!.text).toMatch(/^Quella notte/);
});

test("what others do is shown one thing after another", async () => {
  localStorage.setItem("veglia-pace", "1");
  vi.useFakeTimers();
  const lesson = new Lesson(script);
  const happened: (readonly Fact[])[] = [];
  lesson.hear((events) => happened.push(events));
  await follow(lesson);
  await follow(lesson);
  const shown = happened.length;

  expect(lesson.asked).toBe(false);
  vi.runAllTimers();
  expect(lesson.says).toBe(say("lesson-first-quest"));
  expect(happened.length).toBeGreaterThan(shown);
});

test("what others tell waits until it has been read", async () => {
  localStorage.setItem("veglia-pace", "1");
  vi.useFakeTimers();
  const lesson = new Lesson(script);
  for (let choice = 0; choice < 3; choice++) {
    await follow(lesson);
    vi.runAllTimers();
  }

  expect(lesson.heard).toEqual({ seat: 1, text: say("lesson-told-opening") });
  expect(lesson.asked).toBe(false);
  lesson.goOn();
  expect(lesson.says).toBe(say("lesson-activate"));
});

test("how far one has come is remembered, with one's words, until one begins again", async () => {
  const lesson = new Lesson(script);
  await followUntil(lesson, "lesson-activate");
  await follow(lesson, "Alice left by the window.");
  const later = new Lesson(script);

  expect(later.says).toBe(say("lesson-move"));
  expect(story(later.news).at(-1)!.text).toBe("Alice left by the window.");

  later.restart();
  expect(new Lesson(script).step).toBe(1);
});

test("a lesson that was changed since begins anew", async () => {
  await followUntil(new Lesson(script), "lesson-activate");
  const [first, ...rest] = script.frames;
  const changed = { ...script, frames: [first!, ...rest.slice(1)] };

  expect(new Lesson(changed).step).toBe(1);
});
