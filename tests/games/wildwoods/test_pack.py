"""A pack is read into types: every verb of the ledger's example, and back again."""

from __future__ import annotations

import msgspec

from games.wildwoods.scenes import say as do
from veglia.games.wildwoods.glossary import CardId
from veglia.games.wildwoods.pack import Pack
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
