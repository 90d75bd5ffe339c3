// Links to a table. The house shows their secrets once: this device keeps them until its window is closed.

import type { Links } from "../generated/wire";

const place = (code: string): string => `veglia-links-${code}`;

export function keepLinks(code: string, links: Links): void {
  try {
    sessionStorage.setItem(place(code), JSON.stringify(links));
  } catch {
    // the host can ask for new ones
  }
}

export function linksOf(code: string): Links | null {
  try {
    const kept = sessionStorage.getItem(place(code));
    return kept === null ? null : (JSON.parse(kept) as Links);
  } catch {
    return null;
  }
}

/** The link that hands a secret on. It stands after the #, which a browser sends to nobody. */
export function linkTo(code: string, secret: string): string {
  return `${location.origin}/table/${code}#${secret}`;
}

/** Whether a link leads to this very machine: no phone can follow it. */
export function onlyHere(link: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(new URL(link).hostname);
}

/** Where a link that somebody pasted leads, or nothing if it leads to no table. */
export function destination(pasted: string): URL | null {
  const text = pasted.trim();
  const address = /^[a-z0-9]{20}(#.*)?$/i.test(text) ? `/table/${text}` : /^[a-z]+:/i.test(text) ? text : `${location.protocol}//${text}`;
  if (!URL.canParse(address, location.origin)) return null;
  const found = new URL(address, location.origin);
  return /^https?:$/.test(found.protocol) && /^\/table\/\w+/.test(found.pathname) ? found : null;
}

/** Copy some text; says whether that worked. A page without https has only the old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  before?.focus();
  return copied;
}
