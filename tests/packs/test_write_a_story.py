"""docs/write-a-story.md is followed step by step, as a newcomer would.

What it says to write is written, what it says to run is run, and the scene is played through the API.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from server.commands import veglia
from server.following import Json
from server.players import Guest, serving
from server.scenes import log
from veglia import games
from veglia.packs.schema import schemas
from veglia.packs.shelf import shelf_of
from veglia.words import Words

GUIDE = (Path(__file__).parents[2] / "docs" / "write-a-story.md").read_text(encoding="utf-8")
STEP = re.compile(
    r"```yaml\n(?P<content># (?P<file>\S+)\n.*?)```"
    r"|```console\n\$ veglia (?P<command>[^\n]+)\n(?P<said>.*?)```"
    r"|[Ii]n `(?P<edited>[^`]+)` write `(?P<new>[^`]+)`\s+instead\s+of\s+`(?P<old>[^`]+)`",
    re.DOTALL,
)


def test_the_guide_from_an_empty_folder_to_a_scene_that_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    steps = list(STEP.finditer(GUIDE))
    served = next(place for place, step in enumerate(steps) if (step["command"] or "").startswith("serve"))
    for step in steps[:served]:
        follow(step)
    assert (tmp_path / "lantern.svg").read_text(encoding="utf-8").startswith("<svg")

    options = steps[served]["command"].split()[1:]
    options.remove("--open")
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", *options, log=tmp_path / "log") as server:
        guest = Guest(server)
        (card,) = [one for one in guest.get("/api/games") if one["name"] == "wildwoods"]
        assert {"en": "The Lamp Room", "it": "La stanza della lampada"} in [pack["title"] for pack in card["packs"]]
        first = table_of(guest)

        for step in steps[served + 1 :]:
            follow(step)
        second = table_of(guest)

        read_first, read_second = (read_to_the_end(guest, code) for code in (first, second))
        assert "Ninety Stairs" in read_first
        assert "The lamp is up there. So is the noise." in read_first
        assert "Half full." in read_first, "a table keeps the story that it began with"
        assert "Three quarters full." in read_second, "a changed file is read when a table begins"
        assert "Half full." not in read_second
    assert "mistake" not in (tmp_path / "log").read_text()


def follow(step: re.Match[str]) -> None:
    """Do what one step of the guide says."""
    if step["file"]:
        assert Path(step["file"]).exists(), "the guide has begun the pack before"
        Path(step["file"]).write_text(step["content"], encoding="utf-8")
    elif step["edited"]:
        text = Path(step["edited"]).read_text(encoding="utf-8")
        assert step["old"] in text
        Path(step["edited"]).write_text(text.replace(step["old"], step["new"]), encoding="utf-8")
    else:
        said = veglia(*step["command"].split())
        for line in step["said"].splitlines():
            assert " ".join(line.split()) in said.text
        assert (said.code == 0) == ("mistake:" not in said.text)


def table_of(guest: Guest) -> str:
    """A table with the story of the guide; it has begun."""
    code: str = guest.lays(game="wildwoods", options={"pack": "lantern", "kindness": "gentle"})["code"]
    assert guest.does(code, "start").status_code == 200
    return code


def read_to_the_end(guest: Guest, code: str) -> str:
    """Play a whole game, at random but for the Oil Can, and give everything that was read."""
    mind = random.Random(7)
    while (look := guest.get(f"/api/tables/{code}?seat=0"))["company"]["phase"] != "over":
        action = sensible(look["view"]["choices"], mind)
        answer = guest.does(code, "act", 0, nth=look["made"], action=action, telling="")
        assert answer.status_code == 200, answer.text
    return str(log(guest, code, 0))


def sensible(choices: list[Json], mind: random.Random) -> Json:
    """Explore where one can, with as many dice as there are; anything else is left to chance."""
    exploring = [one for one in choices if one.get("target") in ("oil", "lamp")]
    rolls = [one for one in choices if one["type"] == "Roll"]
    if rolls:
        return max(rolls, key=lambda one: sum(number for number in one.values() if isinstance(number, int)))
    return mind.choice(exploring or choices)


def test_the_guide_names_every_verb_in_the_words_of_the_game() -> None:
    game = games.find("wildwoods")
    verbs: list[str] = []
    schemas(shelf_of(game).kind, lambda verb: verbs.append(verb) or "")  # type: ignore[func-returns-value]
    words = Words("en", game)

    assert {verb for verb in verbs if f"| `{verb}` | {words.say(f'verb-{verb}')} |" not in GUIDE} == set()
