"""A game is played in the browser because it is registered: the model game has no board, and needs none.

It is moved to a copy of the house, as docs/add-a-game.md says, and the pages are built with it.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import model
from server.players import Server, serving
from veglia.engine import Outcome
from veglia.words import Words
from web.browser import PHONE, Finger, Somebody
from web.evenings import begins, comes_by, lays, says_nothing_wrong
from web.playing import Player, somebody_asked
from web.reading import played_by, reads_its_own_language

HOUSE = Path(__file__).parents[2]
MADE = ("built", "node_modules", "__pycache__")
"""What is made from the sources, and not copied with them."""
STILL: dict[str, Any] = {"reduced_motion": "reduce"}
ON_A_PHONE: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}


@pytest.fixture
def another_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server of a house that has the model game among its own."""
    for part in ("src", "web"):
        shutil.copytree(HOUSE / part, tmp_path / part, ignore=shutil.ignore_patterns(*MADE))
    shutil.copytree(model.HERE / "pebbles", tmp_path / "src" / "veglia" / "games" / "pebbles")
    (tmp_path / "web" / "node_modules").symlink_to(HOUSE / "web" / "node_modules")
    tools = Path(sys.executable).parent
    monkeypatch.delenv("VEGLIA_GAMES")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "src"))
    monkeypatch.setenv("PATH", os.pathsep.join((str(tools), os.environ["PATH"])))
    for command in (
        (sys.executable, "-m", "veglia.pages.prepare", "web"),
        (str(tools / "npm"), "--prefix", "web", "run", "--silent", "build", "--", "--logLevel", "error"),
    ):
        subprocess.run(command, cwd=tmp_path, check=True, timeout=300)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "log") as started:
        yield started


@pytest.mark.slow
def test_four_people_play_the_model_game_to_its_end_at_desks_and_phones_in_two_languages(
    another_house: Server, browser: Browser
) -> None:
    def somebody(name: str, **how: Any) -> Somebody:
        return Somebody(browser, another_house.address, name=name, game="pebbles", **STILL, **how)

    ada, ugo = somebody("Ada"), somebody("Ugo", lang="it")
    bea = somebody("Bea", hands=Finger(), **ON_A_PHONE)
    leo = somebody("Leo", lang="it", hands=Finger(), **ON_A_PHONE)
    people = [ada, ugo, bea, leo]
    lays(ada, "pebbles")
    ada.press("options-greater", what=ada.say("label-option-players"))
    ada.press("options-less", what=ada.say("label-option-rounds"))
    link = ada.field("lobby-link-join").input_value()
    for guest in people[1:]:
        comes_by(guest, link, ada)
    begins(ada, people[1:])

    players = [Player(who, seed) for seed, who in enumerate(people)]
    chance, moves = random.Random(4), 0
    while player := somebody_asked(players, chance):
        if moves == 5:  # it is taken up again, and has words for all that happened
            for seat, who in enumerate(people):
                who.page.reload()
                who.bar.wait_for()
                reads_its_own_language(who, seat)
        player.move()
        moves += 1

    ended = ada.context.request.get(f"/api/tables/{ada.code}?seat=0").json()["view"]["table"]["outcome"]
    names = [who.name for who in people]
    for seat, who in enumerate(people):
        said = Words(who.lang, played_by(who), names).outcome(Outcome(ended["ending"], tuple(ended["winners"])))
        expect(who.page.locator(".end h2")).to_have_text(said)
        expect(who.page.locator(".board")).to_have_count(0)
        reads_its_own_language(who, seat)
    ada.unfold("was-it-fair")
    ada.press("prove")
    ada.sees("proof-holds")
    says_nothing_wrong(*people)
