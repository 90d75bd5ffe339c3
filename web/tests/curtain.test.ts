import { describe, expect, test } from "vitest";
import { hides, passTo } from "../src/lib/curtain";

describe("to whom the screen is passed", () => {
  test("to whoever the table waits for, when it does not wait for whoever is looking", () => {
    expect(passTo(0, [0, 2], [2], null)).toBe(2);
    expect(passTo(2, [0, 2], [0, 1], null)).toBe(0);
  });

  test("to nobody while whoever is looking is asked too", () => {
    expect(passTo(0, [0, 2], [0, 2], null)).toBeNull();
  });

  test("to nobody who sits at another screen, and to nobody where one sits alone", () => {
    expect(passTo(0, [0, 2], [1], null)).toBeNull();
    expect(passTo(0, [0], [1], null)).toBeNull();
    expect(passTo(null, [], [1], null)).toBeNull();
  });

  test("to one after the other, where several are asked at once", () => {
    expect(passTo(0, [0, 1, 2], [1, 2], null)).toBe(1);
    expect(passTo(1, [0, 1, 2], [2], null)).toBe(2);
  });

  test("from somebody who only watches, to whoever of us is asked", () => {
    expect(passTo(null, [1], [1], null)).toBe(1);
  });

  test("not to whoever was already asked when somebody took the screen out of turn", () => {
    expect(passTo(0, [0, 2], [2], "2")).toBeNull();
    expect(passTo(0, [0, 1, 2], [1, 2], "2")).toBe(1);
  });
});

describe("a curtain", () => {
  test("falls unless the table says that nobody can hold anything", () => {
    expect(hides({ table: { bare: true } })).toBe(false);
    expect(hides({ table: { bare: false } })).toBe(true);
    expect(hides({ table: {} })).toBe(true);
    expect(hides(null)).toBe(true);
  });
});
