"""An evening at the terminal whose rules were corrected since: it is asked about, and goes on or stays as it was."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from games.kept import LAST_VERSION
from server.commands import Said, veglia
from veglia.engine import Record, Sitting, verify
from veglia.engine.entries import Corrected
from veglia.games.wildwoods import GAME
from veglia.words import LANGUAGES, Words


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """An evening that was broken off before the rules were corrected."""
    return Path(shutil.copy(LAST_VERSION, tmp_path / "2026-01-06-wildwoods.veglia"))


def resumed(evening: Path, lang: str, typed: str | Callable[[str], str | None]) -> Said:
    return veglia("play", "--resume", "--file", evening, home=evening.parent, lang=lang, typed=typed)


def asked(lang: str) -> str:
    return Words(lang).say("rules-agree", rules="wildwoods-1", now=GAME.version)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("answer", ["n\n", "maybe\nn\n", ""], ids=["no", "no, in the end", "gone"])
def test_whoever_does_not_agree_leaves_everything_as_it_was(evening: Path, lang: str, answer: str) -> None:
    before = evening.read_bytes()

    said = resumed(evening, lang, answer)

    assert said.code == 0, said
    assert asked(lang) in said.out
    assert "--resume" in said.out, "it says how to come back"
    assert evening.read_bytes() == before


@pytest.mark.rule("VG-RULES-01")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_evening_of_the_last_version_is_corrected_and_goes_on_to_its_end(evening: Path, lang: str) -> None:
    before = Record.read(evening.read_bytes())
    yes, whim = {"en": "y", "it": "sì"}[lang], random.Random(7)

    def typed(shown: str) -> str:
        if asked(lang) in shown:
            return yes
        offered = re.findall(r"\(1–(\d+)", shown.splitlines()[-1])
        return str(whim.randint(1, int(offered[0]))) if offered else ""

    said = resumed(evening, lang, typed)

    assert said.code == 0, said
    record = Record.read(evening.read_bytes())
    assert Sitting.resume(GAME, record).table.over
    assert record.header == before.header
    assert isinstance(record.entries[len(before.entries)], Corrected)
    assert verify(GAME, record).judged == len(record.entries) - len(before.entries)

    words, older = Words(lang), len(before.entries)
    shown = veglia("replay", evening, "--verify", lang=lang)
    assert shown.out.endswith(words.say("verified-since", older=older))
    assert words.say("log-corrected", rules=GAME.version) in veglia("replay", evening, lang=lang).out
    assert asked(lang) not in resumed(evening, lang, "").out, "it is over, and nothing is asked"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_evening_of_later_rules_is_refused_in_words_and_stays_as_it_was(evening: Path, lang: str) -> None:
    later = evening.read_bytes().replace(b'"rules":"wildwoods-1"', b'"rules":"wildwoods-99"', 1)
    evening.write_bytes(later)

    said = resumed(evening, lang, "y\n")

    words = Words(lang).say("because-record-rules", rules="wildwoods-99", expected=GAME.version)
    assert said.code == 2
    assert words in said.err
    assert evening.read_bytes() == later
