// What this device remembers by itself: language, theme, and what was unfolded. A browser that keeps nothing is fine too.

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`veglia-${name}`);
  } catch {
    return null;
  }
}

/** What anybody may find here after somebody has left. */
const ANYBODYS = ["veglia-lang", "veglia-theme"];

/** Forget whatever belongs to somebody: links to tables, names of who read along, where a lesson had come to. */
export function forgetAll(): void {
  try {
    for (const store of [localStorage, sessionStorage]) {
      const mine = Object.keys(store).filter((name) => name.startsWith("veglia-") && !ANYBODYS.includes(name));
      for (const name of mine) store.removeItem(name);
    }
  } catch {
    // nothing was kept
  }
}

/** What a window keeps of something that is being written, until it is sent or the window is closed. */
export function draftOf(name: string): string {
  try {
    return sessionStorage.getItem(`veglia-draft-${name}`) ?? "";
  } catch {
    return "";
  }
}

export function keepDraft(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(`veglia-draft-${name}`, text);
    else sessionStorage.removeItem(`veglia-draft-${name}`);
  } catch {
    // it is lost with the page
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`veglia-${name}`, value);
  } catch {
    // it is only a convenience
  }
}
