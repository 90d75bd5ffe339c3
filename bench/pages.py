"""How soon a table can be played at after its page has come, on a phone of the middle range: `make bench-pages`.

Chromium's processor is slowed down four times; its network to 9 Mbit/s with 60 ms there and back (4G on a good day),
and to 1.6 Mbit/s with 150 ms (on a bad one). Measured is the time from the arrival of the HTML to the first option that
can be pressed, and to the board and the story being there too, with an empty cache and with a filled one; the same
without slowing down, in the same run, says what this machine makes of it.
"""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from veglia import games
from veglia.engine import Sitting, seed_from

ROUNDS = 5
GOAL = 1_000
"""Milliseconds from the HTML to the first option."""
PHONE = {"width": 390, "height": 844}
SLOWER = 4
NETWORKS = {"phone, 4G": (60, 9e6 / 8, 1.5e6 / 8), "phone, slow 4G": (150, 1.6e6 / 8, 0.75e6 / 8)}
"""Milliseconds there and back; bytes a second down and up."""
_WATCH = """new MutationObserver((_, watching) => {
  if (document.querySelector('.bar [data-action]:not(:disabled)')) globalThis.playable ??= performance.now();
  if (!document.querySelector('.board svg') || !document.querySelector('#panel > .story')) return;
  watching.disconnect();
  globalThis.whole = performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true })"""
_TOOK = """() => [playable, whole].map((at) => at - performance.getEntriesByType('navigation')[0].responseEnd)"""


class Seat(NamedTuple):
    """A seat at a table in the middle of a game, and the key of whoever sits there."""

    address: str
    code: str
    key: str


class Took(NamedTuple):
    """Milliseconds of a visit: to the first option, and to the whole table."""

    playable: float
    whole: float


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("needs Chromium")
    with serving() as address, sync_playwright() as playwright:
        seat = sit(address)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        took: dict[tuple[str, str], list[Took]] = {}
        for _ in range(ROUNDS):
            for speed in (*NETWORKS, "this machine"):
                cold, warm = visits(browser, seat, speed)
                took.setdefault((speed, "empty cache"), []).append(cold)
                took.setdefault((speed, "filled cache"), []).append(warm)
        browser.close()
    head = f"{'from the HTML to the first option':36} {'phone':>9} {'this machine':>13} {'ratio':>7}"
    print(f"{head} {'whole':>9}   goal {GOAL:,} ms")
    for network in NETWORKS:
        for cache in ("empty cache", "filled cache"):
            phone, ours = took[network, cache], took["this machine", cache]
            ratio = statistics.median(one.playable / other.playable for one, other in zip(phone, ours, strict=True))
            median, here = (statistics.median(one.playable for one in those) for those in (phone, ours))
            whole = statistics.median(one.whole for one in phone)
            met = "met" if median <= GOAL else "missed"
            about = f"{network}, {cache}"
            print(f"{about:36} {median:6,.0f} ms {here:10,.0f} ms {ratio:6.1f}× {whole:6,.0f} ms   {met}")


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """A server of our own, on a database of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from veglia.cli import main; main()", "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{Path(folder) / 'tables.db'}"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        server = subprocess.Popen(command, env={**os.environ, "VEGLIA_LANG": "en"}, **quiet)  # type: ignore[call-overload]
        try:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200:
                        break
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.kill()
            server.wait()


def sit(address: str) -> Seat:
    """Bring a game that has been played for a while, and sit down where somebody is to activate a character."""
    game, chance = games.find("winter_tales"), random.Random(4)
    sitting = Sitting.open(game, game.read_options({"players": 4}), seed=seed_from(4))
    while len(sitting.record.entries) < 60 or sitting.view(None).table.moment != "Turn":
        seat = sitting.view(None).waits_for[0]
        sitting.apply(seat, chance.choice(sitting.view(seat).choices), "Nobody saw it leave.")
    asked = sitting.view(None).waits_for[0]
    guest = httpx.post(f"{address}/api/guests", json={"name": "Ada", "lang": "en"}).json()
    mine = {"Authorization": f"Bearer {guest['key']}"}
    laid = httpx.post(f"{address}/api/records", content=sitting.record.write(), headers=mine).json()
    httpx.post(f"{address}/api/tables/{laid['code']}/enter", json={"link": laid["links"]["seats"][asked]}, headers=mine)
    return Seat(address, laid["code"], guest["key"])


def visits(browser: Browser, seat: Seat, speed: str) -> tuple[Took, Took]:
    """A first visit and a second one, by somebody who is known at the table."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en-GB")  # type: ignore[arg-type]
    context.add_cookies([{"name": "veglia", "value": seat.key, "url": seat.address}])
    context.add_init_script(_WATCH)
    first = visit(context, seat, speed)
    second = visit(context, seat, speed)
    context.close()
    return first, second


def visit(context: BrowserContext, seat: Seat, speed: str) -> Took:
    page: Page = context.new_page()
    if speed in NETWORKS:
        latency, down, up = NETWORKS[speed]
        cdp = context.new_cdp_session(page)
        cdp.send("Network.enable")
        network = {"offline": False, "latency": latency, "downloadThroughput": down, "uploadThroughput": up}
        cdp.send("Network.emulateNetworkConditions", network)
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(f"{seat.address}/table/{seat.code}")
    page.wait_for_function("() => globalThis.whole", timeout=60_000)
    took = Took(*page.evaluate(_TOOK))
    page.wait_for_load_state("networkidle")
    page.close()
    return took


if __name__ == "__main__":
    main()
