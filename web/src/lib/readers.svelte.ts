// Several people who share one seat and one screen: who they are, and who leads. Only this device knows of them; the table
// has one seat, and no rule asks whose turn it is.

import { remember, remembered } from "./device";

export class Readers {
  /** Whoever leads first, then the others in turn. */
  names = $state.raw<readonly string[]>([]);
  readonly #key: string;

  constructor(code: string) {
    this.#key = `readers-${code}`;
    this.names = (remembered(this.#key) ?? "").split("\n").filter(Boolean);
  }

  /** Whether there is somebody to pass on to. */
  get several(): boolean {
    return this.names.length > 1;
  }

  add(name: string): void {
    const known = name.trim().replaceAll(/\s+/g, " ");
    if (known && !this.names.includes(known)) this.#keep([...this.names, known]);
  }

  drop(name: string): void {
    this.#keep(this.names.filter((other) => other !== name));
  }

  /** The next one leads, and whoever led comes last. */
  pass(): void {
    this.#keep([...this.names.slice(1), ...this.names.slice(0, 1)]);
  }

  #keep(names: readonly string[]): void {
    this.names = names;
    remember(this.#key, names.join("\n"));
  }
}
