// Who this device belongs to: a name, and nothing else.

import { api, Refused } from "./api";
import { words, type Lang } from "./words.svelte";

class MySelf {
  name = $state<string | null>(null);
  /** The words that give this guest back on another device; they are shown once. */
  phrase = $state<string | null>(null);
  known = $state(false);

  async look(): Promise<void> {
    try {
      this.name = (await api.me()).name;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.name = null;
    } finally {
      this.known = true;
    }
  }

  async become(name: string): Promise<void> {
    const welcomed = await api.become(name, words.lang);
    this.name = welcomed.name;
    this.phrase = welcomed.phrase ?? null;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.change({ name })).name;
  }

  async recover(phrase: string): Promise<void> {
    this.name = (await api.recover(phrase)).name;
  }

  /** Read in another language from now on. */
  async speak(lang: Lang): Promise<void> {
    await words.load(lang);
    if (this.name !== null) await api.change({ lang });
  }
}

export const me = new MySelf();
