// Whether the house has newer pages than this one. Nobody is taken away from a table: they are told, and turn the page
// themselves.

/** How often it is looked for at most, in milliseconds. */
const EVERY = 60_000;

class Newer {
  ready = $state(false);
  #looked = Date.now();

  constructor() {
    addEventListener("vite:preloadError", () => void this.look()); // a part of this page is gone, or only the network
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && Date.now() > this.#looked + EVERY) void this.look();
    });
  }

  /** A page names its own scripts: where the house gives one that names others, this one is old. */
  async look(): Promise<void> {
    this.#looked = Date.now();
    const mine = document.querySelector<HTMLScriptElement>("script[type=module][src]");
    try {
      const page = await (await fetch("/", { cache: "no-cache" })).text();
      this.ready ||= mine !== null && page.includes("<script") && !page.includes(new URL(mine.src).pathname);
    } catch {
      // it is looked for again
    }
  }
}

export const newer = new Newer();
