"""The ledger of a game: rules by id, by words, and two editions side by side."""

from __future__ import annotations

from veglia.engine.ledger import Ledger, Rule
from veglia.games import find

LEDGER = Ledger(
    (
        Rule("XX-ONE-01", ("it", "ffg"), en="Both."),
        Rule("XX-ONE-02a", ("it",), en="Here a card."),
        Rule("XX-ONE-02b", ("ffg",), en="There two."),
        Rule("XX-ONE-03", ("ffg",), en="Only there."),
        Rule("XX-ONE-04", (), en="Of no edition."),
    )
)


def test_variants_of_a_point_stand_side_by_side_and_what_is_common_is_left_out() -> None:
    points = [([rule.id for rule in one], [rule.id for rule in other]) for one, other in LEDGER.between("it", "ffg")]

    assert points == [(["XX-ONE-02a"], ["XX-ONE-02b"]), ([], ["XX-ONE-03"])]
    assert LEDGER.editions == ("it", "ffg")


def test_an_edition_does_not_differ_from_itself() -> None:
    assert list(LEDGER.between("it", "it")) == []


def test_each_variant_of_winter_tales_is_on_the_side_of_its_edition() -> None:
    for one, other in find("winter_tales").ledger.between("it", "ffg"):
        assert all("it" in rule.editions and "ffg" not in rule.editions for rule in one)
        assert all("ffg" in rule.editions and "it" not in rule.editions for rule in other)
