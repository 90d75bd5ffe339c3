// What this device remembers by itself: language, theme, and what was unfolded. A browser that keeps nothing is fine too.

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`veglia-${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`veglia-${name}`, value);
  } catch {
    // it is only a convenience
  }
}
