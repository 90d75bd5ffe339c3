// Whoever wants to hear what has just happened: it is announced, sounded and moved by different parts of a page, and shown by
// the board of a game.

export type Heard<E> = (events: readonly E[]) => void;

export class Listeners<E> {
  #all = new Set<Heard<E>>();

  add(heard: Heard<E>): () => void {
    this.#all.add(heard);
    return () => void this.#all.delete(heard);
  }

  /** Tell everybody; who breaks at it keeps nobody from hearing it, and no evening from going on. */
  tell(events: readonly E[]): void {
    for (const heard of this.#all) {
      try {
        heard(events);
      } catch (problem) {
        console.error(problem);
      }
    }
  }
}
