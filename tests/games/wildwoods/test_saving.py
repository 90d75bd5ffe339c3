"""Saving at the end of a Scene, and resuming."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.wildwoods.scenes import (
    Deck,
    Held,
    Pile,
    Play,
    blessing,
    chapter,
    creature,
    decks,
    do,
    pack,
    place,
    say,
    scene,
    shadow,
    story,
    text,
    trauma,
)
from veglia.games.wildwoods import GAME
from veglia.games.wildwoods import events as happened

NAMES = ("c1", "c2", "c3", "c4", "c5")


def travelled(**fields: Any) -> Play:
    """A game that has travelled to scene b and may be saved."""
    cards = [*(creature(name) for name in NAMES), blessing("a"), trauma("t")]
    one = chapter("one", scene("a"), stories=(story(5, after="keep"),), decks=decks(NAMES, stories=[5]))
    play = Play(pack(one, cards=cards, shadows=[shadow("s1"), shadow("s2"), shadow("end", final=True)]))
    return play.set(**fields).trigger(say.AdvanceShadow(5))


def saved(**fields: Any) -> Any:
    play = travelled(**fields).do(do.SaveGame())
    assert play.table.saved is not None
    return play.table.saved


def resumed(**fields: Any) -> Play:
    return travelled(**fields).do(do.SaveGame()).do(do.ResumeGame())


PILE = Pile(Deck(top=("c4", "c5")), ("c1", "c2", "c3"))
RIVER = ["heal", "help", "explore", "illuminate"]


@pytest.mark.rule("SW-SAVE-01")
def test_a_game_is_saved_after_travel_and_before_the_setup() -> None:
    play = travelled()
    assert do.SaveGame() in play.offered()
    play.do(do.SaveGame())
    assert play.table.saved.scene.scene == "b"
    assert play.view.scene is None, "its setup has not run"

    assert do.SaveGame() not in Play().offered()


@pytest.mark.rule("SW-SAVE-01", "SW-RESUME-01", "SW-PHASE-18")
def test_whoever_saves_or_resumes_at_the_wrong_moment_is_told_when_it_is_done() -> None:
    luma = Play(pack(chapter("one", scene("a", place("p", "explore", 3)))))
    readying = Play(luma.table.story).choose("explore", "first", "p")
    rolling = Play(luma.table.story).choose("explore", "first", "p").roll(8, 8, 1)
    short = Play(luma.table.story).act("explore", "first", "p", 8, 8, 1)
    saved = travelled().do(do.SaveGame())

    assert [play.moment for play in (luma, readying, rolling, short, saved)] == [
        "LumaPhase",
        "Readying",
        "Rolling",
        "FellShort",
        "InTheTray",
    ]
    for play in (luma, readying, rolling, short, saved):
        assert (play.refused(do.SaveGame()), play.reason(do.SaveGame())) == ("SW-SAVE-01", "save-between-scenes")
        assert play.refused(do.SetUpScene()) == "SW-PHASE-18"
    for play in (luma, readying, rolling, short, travelled()):
        assert (play.refused(do.ResumeGame()), play.reason(do.ResumeGame())) == ("SW-RESUME-01", "nothing-saved")


@pytest.mark.rule("SW-SAVE-02")
def test_decks_and_discards_are_kept_apart_and_in_order() -> None:
    tray = saved(creatures=PILE)

    assert tray.decks.creature.deck.top == ("c4", "c5")
    assert tray.decks.creature.discard == ("c1", "c2", "c3")


@pytest.mark.rule("SW-SAVE-03")
def test_luma_brom_and_blessings_lie_on_the_chapter_deck() -> None:
    with_brom = saved(blessings=["a", "t", None], brom="cure", kept=(5,), chapter_deck=())
    assert with_brom.decks.chapter.face_up == ("luma", "brom", "a", "t", "story 5")
    assert with_brom.decks.chapter.brom == "cure"

    given_up = Pile(Deck(bottom=("end",)), ("brom",))
    without = saved(blessings=["a", "t", None], brom_present=False, luma="luma", shadows=given_up)
    assert without.decks.chapter.face_up == ("luma", "a", "t")
    assert without.decks.shadow.discard == ("brom",)
    assert without.decks.chapter.luma == "luma"


@pytest.mark.rule("SW-SAVE-04")
def test_the_four_decks_go_into_four_wells() -> None:
    assert set(msgspec.to_builtins(saved())["decks"]) == {"shadow", "chapter", "exploration", "creature"}


@pytest.mark.rule("SW-SAVE-05")
def test_crystals_are_stored_by_river_space() -> None:
    assert saved(river=RIVER, crystals={"heal": 2, "explore": 1}).crystals == {"3+": 2, "4+": 0, "5+": 1, "6+": 0}


@pytest.mark.rule("SW-SAVE-06")
def test_action_cards_are_stored_by_river_space() -> None:
    assert saved(river=RIVER).river == {"3+": "heal", "4+": "help", "5+": "explore", "6+": "illuminate"}


@pytest.mark.rule("SW-SAVE-07", "SW-RESUME-06")
def test_spirit_is_stored_and_comes_back() -> None:
    assert saved(spirit=3).spirit == 3
    assert resumed(spirit=3).table.spirit == 3


@pytest.mark.rule("SW-SAVE-08")
def test_the_dice_that_are_owned_are_stored() -> None:
    assert saved(available=(8, 8), used=(8, 8, 8, 12)).dice == (8, 8, 8, 8, 8, 12)


@pytest.mark.rule("SW-SAVE-09")
def test_pawns_and_tokens_are_not_part_of_a_save() -> None:
    fields = set(msgspec.to_builtins(saved(river=["c1", *RIVER], overcome=("p",))))

    assert fields == {"decks", "river", "crystals", "spirit", "dice", "scene", "story"}


@pytest.mark.rule("SW-SAVE-10")
def test_the_scene_is_marked() -> None:
    play = travelled().do(do.SaveGame())

    assert (play.table.saved.scene.chapter, play.table.saved.scene.scene) == ("one", "b")
    assert play.happened(happened.GameSaved)[0].title == text("scene b")


@pytest.mark.rule("SW-BOARD-01")
def test_every_card_and_die_lies_in_exactly_one_place() -> None:
    play = travelled(river=["c1", *RIVER], blessings=["a", "t", None])
    things = GAME.proof.holdings(play.table)

    assert sorted(set(things) - {"d8"}) == sorted(thing for thing in things if thing != "d8")
    assert things.count("d8") == 5
    cards = {*NAMES, "a", "t", "s1", "s2", "end", "illuminate", "help", "explore", "heal", "brom", "one 5"}
    assert {thing for thing in things if thing not in ("d8", "d10", "d12")} == cards


@pytest.mark.rule("SW-BOARD-02")
def test_a_save_has_its_sections_and_nothing_twice() -> None:
    play = travelled(blessings=["a", None, None], flags={"met": True})
    before = GAME.proof.holdings(play.table)
    play.do(do.SaveGame())

    assert play.table.river == play.table.available == play.table.blessings == ()
    assert play.table.flags == {}
    assert play.table.saved.story.flags == {"met": True}
    assert GAME.proof.holdings(play.table) == before


# --- resuming ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-RESUME-01")
def test_the_book_opens_at_the_marked_scene() -> None:
    play = resumed()

    assert (play.moment, play.table.scene_id) == ("Page", "b")
    assert do.SetUpScene() in play.offered()


@pytest.mark.rule("SW-RESUME-02")
def test_decks_and_discards_come_back_in_order() -> None:
    assert resumed(creatures=PILE).table.creatures == PILE


@pytest.mark.rule("SW-RESUME-03")
def test_brom_and_the_blessings_come_back_to_their_spaces() -> None:
    play = resumed(brom="cure", blessings=["a", None, "t"])
    assert (play.table.brom_present, play.table.brom) == (True, "cure")
    assert play.table.blessings == (Held("a"), None, Held("t"))

    assert resumed(brom_present=False).view.brom is None


@pytest.mark.rule("SW-RESUME-04")
def test_the_action_cards_come_back_to_their_spaces() -> None:
    assert resumed(river=RIVER).river == RIVER


@pytest.mark.rule("SW-RESUME-05")
def test_crystals_come_back_to_their_cards() -> None:
    play = resumed(river=RIVER, crystals={"heal": 2, "explore": 1})

    assert (play.table.crystals["heal"], play.table.crystals["explore"]) == (2, 1)


@pytest.mark.rule("SW-RESUME-07")
def test_the_dice_lie_in_the_used_dice_until_the_luma_phase() -> None:
    play = resumed(available=(8,) * 5 + (10,), used=())
    assert (play.table.available, play.table.used) == ((), (8,) * 5 + (10,))

    assert len(play.do(do.SetUpScene()).table.available) == 6


@pytest.mark.rule("SW-RESUME-08")
def test_a_resumed_game_goes_on_as_if_it_had_not_been_saved() -> None:
    fields: dict[str, Any] = {
        "spirit": 3,
        "crystals": {"help": 2},
        "blessings": ["a", None, None],
        "flags": {"met": True},
    }

    on = travelled(**fields).do(do.SetUpScene()).table
    again = resumed(**fields).do(do.SetUpScene()).table

    assert on == again
