"""Every drawing is ours by the same hand: there for each thing that is shown, small, named in both languages."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from veglia import drawing, games
from veglia.drawing import crayon
from veglia.games.winter_tales.components import BOX
from veglia.words import LANGUAGES, Words

GAMES = [games.find(name) for name in games.names()]
FOLDERS = [drawing.HOUSE, *(drawing.folder_of(game) for game in GAMES)]
FILES = sorted(path for folder in FOLDERS for path in folder.rglob("*.svg"))
LARGEST = 6 * 1024
FRAMES = {
    "characters": "0 0 120 160",
    "places": "0 0 200 160",
    "plazas": "0 0 100 100",
    "quests": "0 0 64 64",
    "marks": "0 0 32 32",
}
WINTER_TALES = drawing.folder_of(games.find("winter_tales"))
TAG = "{http://www.w3.org/2000/svg}"


def names(kind: str) -> set[str]:
    return {one.name for one in drawing.drawings(WINTER_TALES, kind)}


def test_everything_in_the_box_is_drawn() -> None:
    assert names("cards") == {str(number) for number in range(1, BOX.story_cards + 1)}
    assert names("characters") == set(BOX.characters)
    assert names("places") == set(BOX.locations)
    assert names("plazas") == set(BOX.plazas)
    assert names("quests") == set(BOX.quests)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_drawing_is_small_framed_and_named_in_both_languages(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    titles = {title.get("lang"): title.text for title in root.findall(f"{TAG}title")}

    assert path.stat().st_size < LARGEST
    assert set(titles) == set(LANGUAGES)
    assert all(titles.values())
    assert titles["en"] != titles["it"]
    assert root.get("viewBox") == FRAMES.get(path.parent.name, root.get("viewBox"))
    assert {node.tag.removeprefix(TAG) for node in root.iter()} <= {
        "svg", "title", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon",
    }  # fmt: skip
    assert not re.search(r"\b(style|id|class|on\w+|href)=", text)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_colours_are_those_of_the_house(path: Path) -> None:
    """A theme turns the variables; a colour written out would stay as it is in the dark. Ink on paper is such."""
    written = set(re.findall(r"(?:fill|stroke)=\"(#[0-9a-fA-F]{3,8})\"", path.read_text(encoding="utf-8")))

    assert written <= {"#22201c"}


@pytest.mark.parametrize("drawn", list(drawing.drawings(WINTER_TALES, "cards")), ids=lambda one: one.name)
def test_a_story_card_is_a_few_strokes_on_its_card(drawn: drawing.Drawing) -> None:
    words = {lang: Words(lang, games.find("winter_tales")).noun("card", drawn.name) for lang in LANGUAGES}
    strokes = drawing.strokes(WINTER_TALES / "cards.yaml")[int(drawn.name)]

    assert 2 <= len(strokes) <= 9
    assert len(drawn.body) < LARGEST
    assert words["en"] != words["it"]
    for stroke in strokes:
        for x, y in (point for line in crayon.flatten(stroke.d) for point in line):
            assert 4 <= x <= crayon.WIDTH - 4
            assert 4 <= y <= crayon.HEIGHT - 4


def test_a_crayon_leaves_the_same_wax_every_time() -> None:
    strokes = [crayon.Stroke("M10 10 L80 90 Q20 120 50 60"), crayon.Stroke("M40 40 C50 20 60 20 70 40 Z", shade=True)]

    assert crayon.draw(strokes, 7) == crayon.draw(strokes, 7)
    assert crayon.draw(strokes, 7) != crayon.draw(strokes, 8)


def test_a_path_is_walked_in_steps_a_hand_would_make() -> None:
    (line,) = crayon.flatten("M0 0 L30 0 L30 30 Z")

    assert line[0] == (0, 0)
    assert line[-1] == (0, 0)
    assert (30.0, 30.0) in line
    assert max(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in pairwise(line)) < 2 * crayon.STEP
