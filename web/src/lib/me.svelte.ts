// Who this device belongs to: a name, and nothing else.

import { api, Refused } from "./api";
import { bell } from "./bell.svelte";
import { forgetAll, remember, remembered } from "./device";
import { words, type Lang } from "./words.svelte";

/** Other windows of this browser: they hear when somebody leaves it. */
const windows = "BroadcastChannel" in globalThis ? new BroadcastChannel("veglia") : null;

/** Whether this device is somebody's: when it is no more, whatever it keeps of them goes. */
const SOMEBODYS = "somebodys";

class MySelf {
  name = $state<string | null>(null);
  /** The words that give this guest back on another device; they are shown once. */
  phrase = $state<string | null>(null);
  known = $state(false);

  async look(): Promise<void> {
    try {
      this.#is((await api.me()).name);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (remembered(SOMEBODYS) !== null) await this.#forget(); // they left it from afar, while nobody looked
      this.name = null;
    } finally {
      this.known = true;
    }
  }

  async become(name: string): Promise<void> {
    const welcomed = await api.become(name, words.lang);
    this.#is(welcomed.name);
    this.phrase = welcomed.phrase ?? null;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.change({ name })).name;
  }

  async recover(phrase: string): Promise<void> {
    this.#is((await api.recover(phrase)).name);
  }

  #is(name: string): void {
    this.name = name;
    remember(SOMEBODYS, "1");
  }

  /** Leave this device, or be forgotten altogether: nothing of this guest stays in it, in no window. */
  async leave(leaving: () => Promise<void>): Promise<void> {
    await leaving();
    windows?.postMessage("left");
    await this.#forget();
  }

  /** Somebody left this device in another window, or had it forget them from afar. */
  async left(): Promise<void> {
    await this.#forget();
    location.replace("/");
  }

  async #forget(): Promise<void> {
    forgetAll();
    this.name = this.phrase = null;
    await bell.hush();
  }

  /** Read in another language from now on. */
  async speak(lang: Lang): Promise<void> {
    await words.load(lang);
    if (this.name !== null) await api.change({ lang });
  }
}

export const me = new MySelf();
windows?.addEventListener("message", () => void me.left());
