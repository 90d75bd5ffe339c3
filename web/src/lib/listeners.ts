// Whoever wants to hear what has just happened: it is announced, sounded and moved by different parts of a page.

import type { Fact } from "./words.svelte";

type Heard = (events: Fact[]) => void;

export class Listeners {
  #all = new Set<Heard>();

  /** Be told of each piece of news from now on; gives a way to stop. */
  add(heard: Heard): () => void {
    this.#all.add(heard);
    return () => void this.#all.delete(heard);
  }

  tell(events: Fact[]): void {
    for (const heard of this.#all) heard(events);
  }
}
