"""A pack is read into types: every verb of the ledger's example, and back again."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from games.wildwoods.scenes import say as do
from packs.changing import a_copy, opened
from veglia.games.wildwoods.glossary import CardId
from veglia.games.wildwoods.pack import SHELF, Pack
from veglia.packs import Text


def test_a_verb_with_a_bare_argument_and_one_with_a_map(reed_lanterns: Pack) -> None:
    channel = reed_lanterns.chapters[0].scenes[1]

    assert channel.setup.do == (do.PlayCreature("mud-pike", at="start"), do.SetBrom("present"))
    assert channel.locations[0].do == (do.Illuminate(do.At("3+")),)


def test_verbs_lie_within_verbs(reed_lanterns: Pack) -> None:
    heron = reed_lanterns.creatures[CardId("lost-heron")]

    assert heron.after_activation.do == (
        do.If(do.Not(do.Light("centre")), (do.AdvanceShadow(1),), (do.Unstun("self"),)),
    )


def test_words_are_in_both_languages(reed_lanterns: Pack) -> None:
    assert reed_lanterns.cast.guardian == Text("Old Badger", "Vecchio Tasso")
    assert reed_lanterns.cast.guardian.words("it") == "Vecchio Tasso"


def test_a_pack_travels_as_json(reed_lanterns: Pack) -> None:
    assert msgspec.json.decode(msgspec.json.encode(reed_lanterns), type=Pack) == reed_lanterns


def without(*path: str) -> Callable[[Any], Any]:
    """A scene in which this key is not there."""

    def take(scene: Any) -> None:
        for key in path[:-1]:
            scene = scene[key]
        del scene[path[-1]]

    return take


@pytest.mark.rule("SW-SCENE-01")
@pytest.mark.parametrize(
    ("spoil", "key", "name"),
    [
        (without("setup"), "mistake-missing-key", "setup"),
        (without("track"), "mistake-missing-key", "track"),
        (without("locations"), "mistake-missing-key", "locations"),
        (without("endings"), "mistake-missing-key", "endings"),
        (without("endings", "luma"), "mistake-missing-key", "luma"),
        (without("endings", "shadow"), "mistake-missing-key", "shadow"),
        (without("track", "shadow_effects", "eel"), "mistake-icon-without-effect", "eel"),
        (lambda scene: scene.update(locations=[]), "mistake-no-locations", None),
        (lambda scene: scene["endings"].update(luma=[]), "mistake-no-luma-ending", None),
    ],
)
def test_a_scene_that_lacks_a_part_is_rejected_and_the_part_is_named(
    tmp_path: Path, spoil: Callable[[Any], Any], key: str, name: str | None
) -> None:
    folder = a_copy(tmp_path)
    file = folder / "chapters" / "crossing.yaml"
    chapter = yaml.safe_load(file.read_text(encoding="utf-8"))
    spoil(chapter["scenes"][0])
    file.write_text(yaml.safe_dump(chapter, allow_unicode=True), encoding="utf-8")

    found = opened(folder)

    assert found.pack is None
    told = [(one.key, one.about.get("name")) for one in found.mistakes if one.path.startswith("chapters[0].scenes[0]")]
    assert (key, name) in told


READ_AS_STRUGGLES = {"what-the-wood-keeps": "c4bd1b0fde4a0b20"}
"""The Shadow cards that were read, every one in both languages: each is a doubt of Luma's, or what tempts her to stop.

A digest of their words as they were then: whoever changes one reads it again, and writes down what the test then gives.
"""


@pytest.mark.rule("SW-SHADOW-01")
@pytest.mark.parametrize("folder", sorted(SHELF.folder.glob("*/pack.yaml")), ids=lambda path: path.parent.name)
def test_shadow_cards_of_the_house_were_read_as_an_inner_struggle_in_both_languages(folder: Path) -> None:
    pack = SHELF.read(folder.parent).sound
    said = [(card.name, card.text) for card in pack.cards.shadows]

    assert said
    assert all(text.en.strip() and text.it.strip() and text.en != text.it for words in said for text in words)
    assert hashlib.sha256(msgspec.json.encode(said)).hexdigest()[:16] == READ_AS_STRUGGLES.get(pack.id)
