// The worker that stays on the device (public/worker.js). A page without https has none, and is a page all the same.

/** Set it up once the page has what it needs itself. */
export function installed(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const set = (): void => void navigator.serviceWorker.register("/worker.js").catch(() => {});
  if (document.readyState === "complete") set();
  else addEventListener("load", set);
}
