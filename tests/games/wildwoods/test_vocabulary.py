"""Every verb, condition and selector that a writer may use does what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from games.wildwoods.scenes import (
    Play,
    blessing,
    chapter,
    companion,
    creature,
    decks,
    do,
    pack,
    place,
    say,
    scene,
    story,
    text,
    trauma,
)
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods.glossary import Tally
from veglia.packs import holds

RIVER = ["c1", "illuminate", "c2", "help", "explore", "heal"]
PAGE = scene("a", place("p"), place("q", "help"))


def table(**fields: Any) -> Play:
    """Two Creatures in the River, a Blessing and a Trauma carried, a few cards in each deck."""
    cards = [
        creature("c1", crystals=1),
        creature("c2", crystals=1, loss=2),
        creature("c3"),
        blessing("a"),
        blessing("b"),
        trauma("t"),
        companion("k"),
    ]
    stories = (story(1, say.LoseSpirit(1)), story(2))
    one = chapter("one", PAGE, stories=stories, decks=decks(["c1", "c2", "c3"], ["a", "b"], [1]))
    play = Play(pack(one, cards=cards)).set(river=RIVER, blessings=["a", "t", None], spirit=4)
    return play.set(**fields)


def counts(play: Play) -> tuple[int, ...]:
    return tuple(play.table.crystals.values())


TRIED: dict[type, Any] = {}
"""What each verb was tried with."""


def tried(kind: type) -> Callable[[Callable[[], None]], Callable[[], None]]:
    def mark(test: Callable[[], None]) -> Callable[[], None]:
        TRIED[kind] = test
        return test

    return mark


@tried(say.GainSpirit)
def gain_spirit() -> None:
    assert table().trigger(say.GainSpirit(2)).table.spirit == 2


@tried(say.LoseSpirit)
def lose_spirit() -> None:
    assert table().trigger(say.LoseSpirit(2)).table.spirit == 6


@tried(say.GainCrystals)
def gain_crystals() -> None:
    assert counts(table().trigger(say.GainCrystals(2, "heal"))) == (0, 0, 0, 2)
    assert table().trigger(say.GainCrystals(2)).moment == "Placing"


@tried(say.LoseCrystals)
def lose_crystals() -> None:
    some = {"help": 2, "heal": 2}
    assert counts(table(crystals=some).trigger(say.LoseCrystals(1, "heal"))) == (0, 2, 0, 1)
    assert counts(table(crystals=some).trigger(say.LoseCrystals(1, "all"))) == (0, 1, 0, 1)
    assert counts(table(crystals=some).trigger(say.LoseCrystals(9))) == (0, 0, 0, 0)
    chosen = table(crystals=some).trigger(say.LoseCrystals(1))
    assert counts(chosen.do(do.GiveCrystal("help"))) == (0, 1, 0, 2)


@tried(say.GainDie)
def gain_die() -> None:
    assert 12 in table().trigger(say.GainDie("d12")).table.available


@tried(say.LockDice)
def lock_dice() -> None:
    assert len(table().trigger(say.LockDice(2)).table.available) == 3


@tried(say.Reroll)
def reroll() -> None:
    play = table().choose("illuminate", "second").roll(1).trigger(say.Reroll(1))
    assert play.do(do.Reroll(1, 1), 7).view.roll.rolled == 1
    assert not play.offered(do.Reroll)
    assert not table().trigger(say.Reroll(1)).happened(happened.RerollsGiven), "no action is running"


@tried(say.AddSuccess)
def add_success() -> None:
    missed = table().choose("illuminate", "second").roll(1)
    assert missed.trigger(say.AddSuccess(1)).view.roll.added == 0, "the dice show none"
    assert missed.trigger(say.AddSuccess(1, free=True)).view.roll.added == 1
    assert table().choose("illuminate", "second").roll(8).trigger(say.AddSuccess(2)).view.roll.added == 2


@tried(say.Modify)
def modify() -> None:
    play = table().trigger(say.Modify("threshold", 1, "illuminate", "phase"))
    assert play.view.river[1].threshold == 5
    assert play.end_phase().view.river[1].threshold == 4
    assert table().trigger(say.Modify("pips", 2, "c1")).table.heal_pips("c1") == 3
    assert table().trigger(say.Modify("pips", 2, "p")).view.scene.locations[0].pips == 3
    assert table().trigger(say.Modify("spirit_loss", -9, "all")).table.spirit_loss("c2") == 0
    assert table().trigger(say.Modify("spirit_loss", 1, "rightmost")).table.spirit_loss("c2") == 3
    assert table().trigger(say.Modify("crystal_cap", -1, "help")).table.crystal_cap("help") == 2
    scene_long = table().trigger(say.Modify("pips", 1, "c1", "scene")).end_phase()
    assert scene_long.table.heal_pips("c1") == 2
    chapter_long = table().trigger(say.Modify("threshold", 1, "help", "chapter"), say.AdvanceShadow(5))
    assert chapter_long.do(do.SetUpScene()).table.threshold("help") == 5
    one_action = table().choose("illuminate", "second").roll(8).trigger(say.Modify("threshold", 1, "help", "action"))
    assert one_action.table.threshold("help") == 7
    assert one_action.do(do.CountSuccesses()).table.lasting == ()


@tried(say.AdvanceLight)
def advance_light() -> None:
    assert table().trigger(say.AdvanceLight(2)).table.light == 1


@tried(say.RetreatLight)
def retreat_light() -> None:
    assert table().trigger(say.RetreatLight(1)).table.light == 4


@tried(say.AdvanceShadow)
def advance_shadow() -> None:
    assert table().trigger(say.AdvanceShadow(2)).table.shadow == 3


@tried(say.RetreatShadow)
def retreat_shadow() -> None:
    assert table().trigger(say.RetreatShadow(1)).table.shadow == 6


@tried(say.Move)
def move() -> None:
    assert table().trigger(say.Move("heal", "start")).river[0] == "heal"
    assert table().trigger(say.Move("c1", "5+")).river == ["illuminate", "c2", "c1", "help", "explore", "heal"]


@tried(say.Stun)
def stun() -> None:
    assert table().trigger(say.Stun("leftmost")).table.stunned("c1")


@tried(say.Unstun)
def unstun() -> None:
    assert not table().trigger(say.Stun("c1"), say.Unstun("c1")).table.stunned("c1")


@tried(say.Illuminate)
def illuminate() -> None:
    play = table().trigger(say.Illuminate(say.At("3+")))
    assert (play.river[-1], play.table.tally.illuminated) == ("c1", 1)


@tried(say.DiscardCreature)
def discard_creature() -> None:
    play = table().trigger(say.DiscardCreature("all"))
    assert (play.table.creatures.discard, play.table.total_crystals()) == (("c1", "c2"), 0)


@tried(say.HealCreature)
def heal_creature() -> None:
    play = table(crystals=dict.fromkeys(("illuminate", "help", "explore"), 3)).trigger(say.HealCreature("c1"))
    assert (play.table.tally.healed, play.table.crystals["heal"]) == (1, 1)


@tried(say.Activate)
def activate() -> None:
    assert table().trigger(say.Activate("c2")).table.spirit == 6


@tried(say.DrawCreature)
def draw_creature() -> None:
    assert table().trigger(say.DrawCreature(1)).river[-1] == "c3"


@tried(say.PlayCreature)
def play_creature() -> None:
    assert table().trigger(say.PlayCreature("c3", at="start")).river[0] == "c3"
    assert table().trigger(say.PlayCreature("c1")).river == RIVER, "it is there already"


@tried(say.DrawExploration)
def draw_exploration() -> None:
    assert [held.card for held in table().trigger(say.DrawExploration(1)).table.held()] == ["a", "t", "b"]
    assert table(blessings=[None] * 3).trigger(say.DrawExploration(2, keep=1)).moment == "LumaPhase", "one was left"


@tried(say.TakeCard)
def take_card() -> None:
    play = table().trigger(say.TakeCard("k"))
    assert [held.card for held in play.table.held()] == ["a", "t", "k"]


@tried(say.DiscardBlessing)
def discard_blessing() -> None:
    assert table().trigger(say.DiscardBlessing("all")).table.explorations.discard == ("a",), "a Trauma is not meant"
    assert table().trigger(say.DiscardBlessing("t")).table.explorations.discard == ("t",), "unless it is named"
    chance = table(blessings=["a", "b", None]).trigger(say.DiscardBlessing("random"), falls=[1])
    assert chance.table.explorations.discard == ("b",)


@tried(say.DrawShadow)
def draw_shadow() -> None:
    assert table().trigger(say.DrawShadow(1)).table.shadows.discard == ("s1",)


@tried(say.DrawStory)
def draw_story() -> None:
    assert table().trigger(say.DrawStory(1)).table.spirit == 5


@tried(say.AddCards)
def add_cards() -> None:
    def added(where: Any) -> Any:
        return table().trigger(say.AddCards("exploration", ("k",), where)).table.explorations

    assert added("shuffle").deck.rest == ("b", "k")
    assert added("top").deck.top == ("k", "b")
    assert added("bottom").deck.bottom == ("k",)
    assert added("discard").discard == ("k",)
    numbered = table().trigger(say.AddCards("chapter", (2,)))
    assert numbered.table.chapter_deck == (1, 2)
    shadows = table().trigger(say.DrawShadow(1), say.AddCards("shadow", ("s1",), "bottom")).table.shadows
    assert shadows.deck.bottom == ("s1", "end"), "the final card stays at the bottom"
    mixed = table().trigger(say.DrawShadow(1), say.AddCards("shadow", ("s1",))).table.shadows.deck
    assert (mixed.rest, mixed.bottom) == (("s1", "s2"), ("end",))


@tried(say.RemoveCards)
def remove_cards() -> None:
    play = table().trigger(say.RemoveCards(("a", "b", "c1", 1)))
    assert {"a", "b", "c1"} <= set(play.table.box)
    assert (play.river[0], play.table.chapter_deck) == ("illuminate", ())


@tried(say.Flip)
def flip() -> None:
    assert table().trigger(say.Flip("brom", "cure")).table.brom == "cure"
    assert table(luma="luma").trigger(say.Flip("luma", "luma_and_brom")).table.luma == "luma_and_brom"


@tried(say.SetBrom)
def set_brom() -> None:
    away = table().trigger(say.SetBrom("away"))
    assert (away.table.brom_present, "brom" in away.table.box) == (False, True)
    assert away.trigger(say.SetBrom("present")).table.brom_present


@tried(say.PlacePawn)
def place_pawn() -> None:
    play = table().trigger(say.PlacePawn("p"))
    assert play.table.overcome == ("p",)
    assert not play.happened(happened.LocationOvercome), "its text is not read"


@tried(say.RemovePawn)
def remove_pawn() -> None:
    assert table(overcome=("p", "q")).trigger(say.RemovePawn("p")).table.overcome == ("q",)


@tried(say.Set)
def set_flag() -> None:
    assert table().trigger(say.Set({"met": "bread"})).table.flags == {"met": "bread"}


@tried(say.Add)
def add() -> None:
    assert table().trigger(say.Add({"n": 2}), say.Add({"n": -1})).table.counters == {"n": 1}


@tried(say.Read)
def read() -> None:
    assert table().trigger(say.Read(text("hush"))).view.journal[-1].text == text("hush")


@tried(say.Choose)
def choose() -> None:
    dear = say.Option(text("dear"), cost=(say.LoseCrystals(1),), do=(say.GainSpirit(1),))
    barred = say.Option(text("barred"), when=say.Flag("met"), outcome=text("nobody reads this"))
    free = say.Option(text("free"), outcome=text("so it went"), do=(say.LoseSpirit(1),))
    choice = say.Choose((dear, barred, free), text("which?"))
    play = table().trigger(choice)
    assert [one.label for one in play.offered()] == [text("free")], "a cost must be payable, a condition must hold"
    assert (play.view.asked.options[0].label, play.view.asked.options[0].open) == (text("dear"), False)
    assert play.refused(do.TakeOption(1, text("dear"))) == "SW-LOC-04"

    play.pick(do.TakeOption, option=3)
    assert (play.table.spirit, play.view.journal[-1].text) == (5, text("so it went"))

    paid = table(crystals={"help": 1}).trigger(choice).pick(do.TakeOption, option=1)
    assert (paid.table.spirit, paid.table.total_crystals()) == (3, 0)
    assert table().trigger(say.Choose((barred,))).moment == "LumaPhase", "no way is open, so nothing happens"


@tried(say.If)
def branch() -> None:
    effect = say.If(say.Flag("met"), (say.GainSpirit(1),), (say.LoseSpirit(1),))
    assert table().trigger(effect).table.spirit == 5
    assert table(flags={"met": True}).trigger(effect).table.spirit == 3


@tried(say.ForEach)
def for_each() -> None:
    play = table().trigger(say.ForEach(in_="all", do=(say.Move("self", "end"),)))
    assert play.river == ["illuminate", "help", "explore", "heal", "c1", "c2"], "from left to right"


@tried(say.End)
def end() -> None:
    assert table().trigger(say.End(scene="won"), say.LoseSpirit(1)).table.spirit == 4, "nothing follows"
    assert table().trigger(say.End(scene="won")).happened(happened.SceneEnded)[0].ending == "won"
    assert table().trigger(say.End(chapter="done")).table.over


@tried(say.Restart)
def restart() -> None:
    again = table(overcome=("p",)).trigger(say.Restart("scene"))
    assert (again.moment, again.table.scene_id, again.table.overcome) == ("Page", "a", ())
    assert table().trigger(say.Restart("chapter")).moment == "LostChapter"


def test_every_verb_is_tried() -> None:
    assert set(TRIED) == set(get_args(say.Effect))


@pytest.mark.parametrize("verb", get_args(say.Effect), ids=lambda verb: verb.__struct_config__.tag)
def test_a_verb_does_what_it_says(verb: type) -> None:
    TRIED[verb]()


# --- conditions ----------------------------------------------------------------------------------------------

HELD: dict[type, list[tuple[Any, bool]]] = {
    say.Flag: [
        (say.Flag("met"), True),
        (say.Flag("no"), False),
        (say.Flag({"met": "bread"}), True),
        (say.Flag({"met": "milk"}), False),
    ],
    say.Overcome: [(say.Overcome(("p",)), True), (say.Overcome(("p", "q")), False)],
    say.Light: [(say.Light("centre"), False), (say.Light(min=3), True), (say.Light(max=2), False)],
    say.Shadow: [(say.Shadow(max=5), True), (say.Shadow(min=6), False)],
    say.Spirit: [(say.Spirit(min=4), True), (say.Spirit(max=3), False)],
    say.Crystals: [(say.Crystals(3), True), (say.Crystals(4), False), (say.Crystals(2, "heal"), False)],
    say.Count: [
        (say.Count("healed", min=1, max=1), True),
        (say.Count("illuminated", min=3), False),
        (say.Count("rounds", min=2), True),
        (say.Count("overcome", max=0), False),
        (say.Count("creatures", min=2, max=2), True),
        (say.Count("blessings", min=1, max=1), True),
        (say.Count("traumas", min=1, max=1), True),
        (say.Count("kind", min=2), True),
        (say.Count("unkind", min=1), False),
    ],
    say.Has: [
        (say.Has(card="t"), True),
        (say.Has(card="b"), False),
        (say.Has(die="d10"), True),
        (say.Has(die="d12"), False),
    ],
    say.InRiver: [
        (say.InRiver("c1"), True),
        (say.InRiver("c1", "4+"), False),
        (say.InRiver("heal", "end"), True),
        (say.InRiver("c3"), False),
    ],
    say.Brom: [(say.Brom("present"), True), (say.Brom("away"), False)],
    say.All: [(say.All((say.Light(), say.Brom("present"))), True), (say.All((say.Light(), say.Brom("away"))), False)],
    say.AnyOf: [(say.AnyOf((say.Brom("away"), say.Light())), True), (say.AnyOf((say.Brom("away"),)), False)],
    say.Not: [(say.Not(say.Brom("away")), True), (say.Not(say.Brom("present")), False)],
}


def test_every_condition_is_tried() -> None:
    assert set(HELD) == set(get_args(say.Condition))


@pytest.mark.parametrize(("condition", "so"), [one for ones in HELD.values() for one in ones], ids=str)
def test_a_condition_holds_or_not(condition: Any, so: bool) -> None:
    play = table(
        flags={"met": "bread"},
        counters={"kind": 2},
        overcome=("p",),
        crystals={"help": 2, "heal": 1},
        tally=Tally(rounds=2, healed=1),
        available=(8, 8, 8, 8, 8, 10),
    )

    assert holds(play.table, condition) is so


# --- selectors -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("selector", "stunned"),
    [
        ("leftmost", ["c1"]),
        ("rightmost", ["c2"]),
        ("all", ["c1", "c2"]),
        ("self", ["c2"]),
        ("c1", ["c1"]),
        ("c3", []),
        (say.At("3+"), ["c1"]),
        (say.At("4+"), []),
        (say.At("5+"), ["c2"]),
    ],
    ids=str,
)
def test_a_selector_picks_creatures(selector: Any, stunned: list[str]) -> None:
    play = table().trigger(say.Stun(selector), me="c2")

    assert [one.card for one in play.table.river if one.stunned] == stunned


def test_chosen_asks_the_reader_and_takes_the_only_one_by_itself() -> None:
    play = table().trigger(say.Stun("chosen"))
    assert {one.card for one in play.offered(do.ChooseCard)} == {"c1", "c2"}
    play.pick(do.ChooseCard, card="c2")
    assert play.table.stunned("c2")

    alone = table(river=["c1", "illuminate", "help", "explore", "heal"]).trigger(say.Stun("chosen"))
    assert alone.table.stunned("c1")


def test_random_is_decided_by_chance_and_told() -> None:
    play = table().trigger(say.Stun("random"), falls=[1])

    assert play.table.stunned("c2")
    assert play.happened(happened.PickedByChance)[0].card == "c2"


def test_a_copy_of_a_card_is_told_from_another() -> None:
    play = Play(pack(chapter("one", decks=decks(["twin"])), cards=[creature("twin", copies=2)]))
    play.trigger(say.DrawCreature(2), say.Stun("rightmost"))

    assert play.table.creatures_in_river() == ["twin", "twin:2"]
    assert [one.stunned for one in play.table.river if one.creature] == [False, True]
