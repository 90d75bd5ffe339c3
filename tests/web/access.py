"""What everybody must be able to do with a page, whatever their eyes, hands and screens: looked for by scripts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from web.browser import LOOKED_AT

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

_TARGETS = """() => {
  const fine = 44, least = 24;
  const inline = '.rule, .step, .more';
  const seen = { opacityProperty: true, visibilityProperty: true };
  const shown = (one) => one.checkVisibility(seen) && !one.closest('.unseen, .skip');
  const box = (one) => {
    const label = one.matches('input[type=checkbox], input[type=radio]') && (one.closest('label') ?? one.labels[0]);
    const boxes = [one, ...(label ? [label] : [])].map((part) => part.getBoundingClientRect());
    return { width: Math.max(...boxes.map((b) => b.width)), height: Math.max(...boxes.map((b) => b.height)) };
  };
  return [...document.querySelectorAll('button, a[href], summary, input, select, textarea, [role=tab]')]
    .filter((one) => shown(one) && !one.disabled)
    .filter((one) => {
      const { width, height } = box(one);
      const wanted = one.matches(inline) && matchMedia('(hover: hover)').matches ? least : fine;
      return Math.round(width) < Math.min(wanted, 44) || Math.round(height) < wanted;
    })
    .map((one) => `${one.outerHTML.slice(0, 160)} ${JSON.stringify(box(one))}`);
}"""

_CUT_OFF = """() => {
  const page = document.documentElement, wide = page.clientWidth, found = [];
  if (page.scrollWidth > wide) found.push(`the page is ${page.scrollWidth} wide, of ${wide}`);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX);
  const worded = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  for (const one of document.querySelectorAll('body *')) {
    if (one.closest('svg, .unseen, .skip, input, .big .passages') || !worded(one) || !one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    for (let above = one; above; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (scrolls(style)) break;
      if (above !== page && style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue;
      const { left, right } = above === page ? { left: 0, right: wide } : above.getBoundingClientRect();
      if (box.right > right + 1 || box.left < left - 1 || above.scrollWidth > above.clientWidth + 1)
        found.push(`${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 60)}`);
    }
  }
  return found;
}"""

_FOCUSED = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const style = getComputedStyle(one), box = one.getBoundingClientRect();
  const ring = one.querySelector?.('.ring');
  const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const ringed = ring && getComputedStyle(ring).strokeWidth === '7px';
  const left = Math.max(box.left, 0), top = Math.max(box.top, 0);
  const right = Math.min(box.right, innerWidth), bottom = Math.min(box.bottom, innerHeight), parts = 5;
  const part = (n, from, to) => from + ((to - from) * (n + 0.5)) / parts;
  const points = Array.from({ length: parts * parts }, (_, n) => [n % parts, Math.floor(n / parts)]);
  const above = left < right && top < bottom
    ? points.map(([x, y]) => document.elementFromPoint(part(x, left, right), part(y, top, bottom))) : [];
  const own = one.ownerSVGElement ?? one.closest('label') ?? one;
  return {
    what: one.outerHTML.slice(0, 120),
    seen: Boolean(outlined || ringed),
    covered: above.some((met) => met && own.contains(met)) ? '' : above[0]?.outerHTML.slice(0, 80) ?? 'the edge',
  };
}"""


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds, by all its rules or by these: each rule with where it is broken."""
    if not page.evaluate("() => 'axe' in globalThis"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(LOOKED_AT)
    wanted: dict[str, Any] = {"runOnly": list(rules)} if rules else {"rules": {"target-size": {"enabled": True}}}
    found: Any = page.evaluate("(wanted) => axe.run(document, { ...wanted, resultTypes: ['violations'] })", wanted)
    return [f"{broken['id']}: {node['html'][:160]}" for broken in found["violations"] for node in broken["nodes"]]


def small_targets(page: Page) -> list[str]:
    """What is smaller than a finger: 44 px, or 24 px for a link within a line where there is a mouse.

    The figures on the board are left out: each is a second way to what has a button (WCAG 2.5.8, “Equivalent”).
    """
    page.evaluate(LOOKED_AT)
    found: list[str] = page.evaluate(_TARGETS)
    return found


def cut_off(page: Page) -> list[str]:
    """Words that cannot be read whole, and whether the page must be scrolled sideways."""
    found: list[str] = page.evaluate(_CUT_OFF)
    return found


def focused(page: Page) -> dict[str, Any] | None:
    """What the keyboard is on: whether that shows, and what covers the whole of it (WCAG 2.4.11)."""
    found: dict[str, Any] | None = page.evaluate(_FOCUSED)
    return found
