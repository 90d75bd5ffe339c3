// Where in the house somebody is: the address, read once and followed.

import { read, type Place } from "./address";

class Here {
  place = $state.raw<Place>(read(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
  }

  /** Go somewhere else in the house. */
  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.place = read(location.pathname, location.hash);
  }
}

export const here = new Here();

/** Follow a link within the house without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  if (link.origin !== location.origin || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  here.go(link.pathname + link.hash);
}
