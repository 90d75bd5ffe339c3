// Light or dark: as the device says, until somebody chooses.

import { remember, remembered } from "./device";

export type Theme = "light" | "dark";
const dark = matchMedia("(prefers-color-scheme: dark)");

class Themes {
  now = $state<Theme>((remembered("theme") as Theme | null) ?? (dark.matches ? "dark" : "light"));

  constructor() {
    dark.addEventListener("change", () => {
      if (!remembered("theme")) this.#wear(dark.matches ? "dark" : "light");
    });
    this.#wear(this.now);
  }

  turn(): void {
    this.#wear(this.now === "dark" ? "light" : "dark");
    remember("theme", this.now);
  }

  #wear(theme: Theme): void {
    this.now = theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const theme = new Themes();
