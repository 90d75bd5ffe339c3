// A screen that everybody looks at stays lit: nobody touches it for a whole evening.

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
