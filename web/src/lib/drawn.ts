// A page is drawn in turns: what somebody waits for first, and the rest once that can be seen and pressed.

/** Wait until what is on the page by now has been drawn. */
export function drawn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
