// Several readers at one screen: they lead in turn, and this device remembers who is next.

import { beforeEach, expect, test } from "vitest";
import { Readers } from "../src/lib/readers.svelte";

beforeEach(() => localStorage.clear());

test("readers lead one after another, and are found again", () => {
  const readers = new Readers("hearth");
  for (const name of ["Ada", " Ugo  Neri ", "Ada", " "]) readers.add(name);
  expect(readers.names).toEqual(["Ada", "Ugo Neri"]);

  readers.pass();

  expect(new Readers("hearth").names).toEqual(["Ugo Neri", "Ada"]);
  expect(new Readers("another").names).toEqual([]);
});

test("whoever is alone has nobody to pass on to", () => {
  const readers = new Readers("hearth");
  readers.add("Ada");
  expect(readers.several).toBe(false);
  readers.add("Ugo");
  expect(readers.several).toBe(true);
  readers.drop("Ada");
  expect(readers.names).toEqual(["Ugo"]);
});
