// A game is taught on several evenings: which one an address means, and which are offered after it.

import { expect, test } from "vitest";
import { after, meant } from "../src/lib/evenings";

const EVENINGS = ["first_evening", "second_evening", "third_evening"];

test.each([
  ["", "first_evening"],
  ["first_evening", "first_evening"],
  ["second_evening", "second_evening"],
  ["never", null],
])("an address that names “%s” means %s", (named, evening) => {
  expect(meant(EVENINGS, named)).toBe(evening);
});

test("a game without lessons has none to begin with", () => {
  expect(meant([], "")).toBeNull();
});

test("after an evening those are offered that follow it", () => {
  expect(after(EVENINGS, "first_evening")).toEqual(["second_evening", "third_evening"]);
  expect(after(EVENINGS, "third_evening")).toEqual([]);
});
