// A game is taught on evenings, one after another; the first is enough to play.

/** The evening that an address means: the first where it names none; nothing where there is no such evening. */
export function meant(evenings: readonly string[], named: string): string | null {
  return evenings.find((evening) => named === "" || evening === named) ?? null;
}

/** Those that come after one. */
export function after(evenings: readonly string[], evening: string): string[] {
  return evenings.slice(evenings.indexOf(evening) + 1);
}
