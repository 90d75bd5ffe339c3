// Where in the house an address leads, and links within it, which load nothing anew.

import { afterEach, expect, test } from "vitest";
import { read } from "../src/lib/address";
import { follow, here } from "../src/lib/place.svelte";

afterEach(() => here.go("/"));

test.each([
  ["/", "", { at: "home" }],
  ["/table/abc", "", { at: "table", code: "abc", step: null, big: false }],
  ["/table/abc/step-12", "", { at: "table", code: "abc", step: 12, big: false }],
  ["/table/abc/big", "", { at: "table", code: "abc", step: null, big: true }],
  ["/rules/winter_tales", "#WT-BAT-07", { at: "rules", game: "winter_tales", rule: "WT-BAT-07" }],
  ["/learn/winter_tales", "", { at: "learn", game: "winter_tales", evening: "" }],
  ["/learn/winter_tales/second_evening", "", { at: "learn", game: "winter_tales", evening: "second_evening" }],
  ["/table/", "", { at: "nowhere" }],
  ["/attic", "", { at: "nowhere" }],
])("%s%s", (path, hash, place) => {
  expect(read(path, hash)).toEqual(place);
});

test("going somewhere changes the address and the place", () => {
  here.go("/table/abc");

  expect(location.pathname).toBe("/table/abc");
  expect(here.place).toMatchObject({ at: "table", code: "abc" });
});

/** Whether pressing such a link was left to the browser. */
function left(attributes: Partial<HTMLAnchorElement>, how: MouseEventInit = {}): boolean {
  const link = document.body.appendChild(Object.assign(document.createElement("a"), attributes));
  let browser = true;
  link.addEventListener("click", (event) => {
    follow(event);
    browser = !event.defaultPrevented;
    event.preventDefault(); // the test stays where it is
  });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
  link.remove();
  return browser;
}

test("a link within the house is followed on the page", () => {
  expect(left({ href: "/rules/winter_tales#WT-BAT-07" })).toBe(false);
  expect(here.place).toEqual({ at: "rules", game: "winter_tales", rule: "WT-BAT-07" });
});

test.each([
  ["pressed with a key that opens another window", { href: "/rules/winter_tales" }, { ctrlKey: true }],
  ["to another house", { href: "https://example.org/rules" }, {}],
  ["to a file", { href: "/api/tables/abc/record" }, {}],
  ["that downloads", { href: "/rules/winter_tales", download: "rules" }, {}],
  ["that opens a window", { href: "/rules/winter_tales", target: "_blank" }, {}],
  ["to a place on this page", { href: "/#main" }, {}],
])("a link %s is left to the browser", (_which, attributes, how) => {
  expect(left(attributes, how)).toBe(true);
});
