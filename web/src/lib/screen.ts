// What a screen does by itself: one that everybody looks at stays lit, and what grows is seen to its end.

import { tick } from "svelte";

/** Keep the screen lit while the page is seen; gives what lets it go dark again. */
export function awake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  async function hold(): Promise<void> {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      // the device knows better: it may be low on power
    }
  }
  const look = (): void => void hold();
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", look);
    void lock?.release();
  };
}

/** Show the end of what has just grown, in a panel that scrolls by itself: a page is never moved under somebody's hand. */
export const endInSight = (_grown: number) => (list: Element): void =>
  void tick().then(() => {
    const panel = list.closest(".panel");
    if (panel) panel.scrollTop = panel.scrollHeight;
  });
