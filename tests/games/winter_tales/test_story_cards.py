"""Story cards: secret in the hand, told as a concept when they are laid (topic CARD)."""

# mypy: disable-error-code="arg-type"
# Plain strings stand for ids.

import pytest

from games.winter_tales.scenes import (
    ALL_EDITIONS,
    A,
    B,
    C,
    D,
    E,
    Scene,
    a_memory,
    a_table,
    same,
    the_epilogue_is_agreed_on,
)
from veglia.engine import Told, digest
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.glossary import Laid

ITALIAN = ("it", "summary")
IN_THE_PARK = {
    "alice": (A, "oaks_park"), "wolf": (B, "oaks_park"), "cranky": (C, "oaks_park"), "mad_hatter": (D, "oaks_park"),
}


def alices_quest(edition: str = "ffg", cards: int = 4, *, narrative: bool = False) -> Scene:
    """Alice has started Safe House in Oaks Park, where one character of everybody's stands; A is about to tell."""
    scene = a_table(
        edition=edition, pieces=IN_THE_PARK, activated=["wolf", "cranky", "mad_hatter"],
        quests={"safe_house": "oaks_park"}, hands=dict.fromkeys((A, B, C, D), cards), chapter=2,
        options={"narrative": narrative},
    )
    return scene.activates(A, "alice", "A plan.").does(A, do.ResolveQuest("safe_house"), "It begins.")


def a_battle(edition: str = "ffg", *, narrative: bool = False) -> Scene:
    """The Wolf has stopped Alice; the first card is Winter's."""
    scene = a_table(
        edition=edition, pieces={"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue"), "cranky": (C, "oaks_park")},
        hands={A: 3, B: 3, C: 3}, options={"narrative": narrative},
    )
    scene.activates(A, "alice", "She runs.").walks(A, "plaza_statue", telling="Past the statue.")
    return scene.does(B, do.StartBattle("wolf"))


def a_trap(edition: str = "ffg") -> Scene:
    """Pinocchio lays a trap for the Wolf with a card in view, one that counts and two that do not."""
    scene = a_table(
        edition=edition, acting=B, hands={A: 4, B: 3},
        pieces={"pinocchio": (A, "fair_of_wonders"), "wolf": (B, "plaza_fair_asylum")},
    )
    scene.activates(B, "wolf").walks(B, "fair_of_wonders").does(A, do.SpringTrap("pinocchio"))
    scene.does(A, do.SetTrapCard(scene.hand(A)[0])).does(A, do.Commit(scene.hand(A)[0]))
    return scene.does(A, do.LayTrap())


# --- Secret hands ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-CARD-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_seat_sees_its_own_cards_and_nothing_of_other_hands(edition: str) -> None:
    for scene in (alices_quest(edition), a_battle(edition), a_trap(edition)):
        assert scene.view(A).hand == scene.hand(A)
        assert scene.view(None).hand == ()

        deck = scene.table.deck
        hands = {**scene.table.hands, B: deck[:9], C: (), D: deck[9:10]}
        otherwise = same(scene.table, hands=hands, deck=deck[10:], discard=(*scene.table.discard, *scene.hand(B)))
        assert GAME.view(otherwise, A) == scene.view(A), "whatever the others hold, A sees the same"
        assert GAME.view(otherwise, None) == scene.view(None)
        assert GAME.view(otherwise, B).hand == deck[:9]


@pytest.mark.rule("WT-CARD-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_others_learn_neither_what_nor_how_much_is_drawn_or_thrown_away(edition: str) -> None:
    scene = a_table(edition=edition, pieces=IN_THE_PARK, hands={A: 6}).activates(A, "alice")
    drawn = next(event for event in scene.seen_by(A) if isinstance(event, happened.StoryCardsDrawn))
    assert drawn.cards == scene.hand(A)[6:]
    for other in (B, C, D, None):
        seen = next(event for event in scene.seen_by(other) if isinstance(event, happened.StoryCardsDrawn))
        assert seen.cards is None

    scene.does(A, do.Discard(scene.hand(A)[0]))
    assert [type(event) for event in scene.seen_by(A)] == [happened.HandTrimmed]
    assert scene.seen_by(B) == scene.seen_by(None) == []


@pytest.mark.rule("WT-CARD-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_nobody_is_told_that_the_deck_ran_out(edition: str) -> None:
    scene = a_table(edition=edition, pieces=IN_THE_PARK, deck=[1], discard=range(11, 31)).activates(A, "alice")

    assert scene.happened(happened.StoryCardsDrawn)[0].reshuffled
    for seat in (A, B, None):
        assert not any(getattr(event, "reshuffled", False) for event in scene.seen_by(seat))


# --- Which face is up ------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-CARD-02a")
@pytest.mark.parametrize("edition", ITALIAN)
def test_a_card_shows_the_side_it_is_used_for(edition: str) -> None:
    scene = alices_quest(edition).plays(A).does(A, do.EndTelling())

    scene.does(B, do.JoinWith("wolf")).plays(B).plays(B).does(B, do.EndTelling())
    scene.does(C, do.JoinWith("cranky")).plays(C).does(C, do.EndTelling()).does(D, do.Decline())
    assert scene.table.quest is not None
    assert [laid.side for laid in scene.table.quest.laid] == ["spring", "winter", "winter", "spring"]
    scene.does(A, do.EndTelling()).does(A, do.Conclude())

    concluded = scene.happened(happened.QuestConcluded)[0]
    assert (concluded.ours, concluded.theirs) == (2, 2)


@pytest.mark.rule("WT-CARD-02a")
@pytest.mark.parametrize("edition", ITALIAN)
def test_in_a_battle_the_attack_shows_winter_and_the_defence_spring(edition: str) -> None:
    scene = a_battle(edition).plays(B).plays(A).plays(B)

    assert [laid.side for laid in scene.step.played] == ["winter", "spring", "winter"]


@pytest.mark.rule("WT-CARD-02b")
def test_cards_are_always_played_on_the_own_factions_side() -> None:
    moved = a_table(pieces=IN_THE_PARK).activates(A, "alice").walks(A, "plaza_statue")
    fought = a_battle().plays(B).plays(A)
    joined = alices_quest().plays(A).does(A, do.EndTelling()).does(B, do.Decline()).does(C, do.JoinWith("cranky"))
    ended = the_epilogue_is_agreed_on(a_table(pieces=IN_THE_PARK, hands={A: 2}))

    played = [moved, fought, joined.plays(C), ended.plays(A)]
    laying = (happened.StoryCardPlayed, happened.QuestCardPlayed, happened.EpilogueCardPlayed)
    sides = {event.side for scene in played for event in scene.log if isinstance(event, laying) and event.seat != B}

    assert sides == {"spring"}
    assert do.PlayStoryCard.__struct_fields__ == ("card",), "the other side cannot even be asked for"


@pytest.mark.rule("WT-CARD-02b")
@pytest.mark.parametrize(("character", "side"), [("tin_man", "spring"), ("mangiafuoco", "winter")])
def test_the_writers_cards_show_the_side_of_the_character_in_use(character: str, side: str) -> None:
    pieces = {"tin_man": (E, "oaks_park"), "mangiafuoco": (E, "oaks_park")}
    scene = a_table(5, pieces=pieces, acting=E).activates(E, character).walks(E, "plaza_statue")

    assert scene.happened(happened.StoryCardPlayed)[0].side == side


# --- Concepts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-CARD-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_card_in_a_quest_is_told_as_a_concept_of_the_story(edition: str) -> None:
    scene = alices_quest(edition, narrative=True)
    card = scene.hand(A)[1]

    assert scene.refused(A, do.PlayStoryCard(card)) == "WT-CARD-03"
    scene.plays(A, card, telling="A locked door.")

    assert scene.table.quest is not None
    assert (scene.table.chapter, scene.table.quest.quest) == (2, "safe_house")
    assert scene.table.quest.laid == (Laid(card, A, "spring", "A locked door.", scene.table.told),)
    assert scene.view(B).quest == scene.table.quest, "and everybody can read it"


@pytest.mark.rule("WT-CARD-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_card_in_a_battle_is_told_as_a_concept_of_the_story(edition: str) -> None:
    scene = a_battle(edition, narrative=True)
    card = scene.hand(B)[1]

    assert scene.refused(B, do.PlayStoryCard(card)) == "WT-BAT-08"
    scene.plays(B, card, telling="His shadow on the wall.")

    assert scene.view(A).scene.played == (  # type: ignore[union-attr]
        Laid(card, B, "winter", "His shadow on the wall.", scene.table.told),
    )


@pytest.mark.rule("WT-CARD-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_concept_stays_with_the_card_that_becomes_a_memory(edition: str) -> None:
    scene = alices_quest(edition, narrative=True)
    card = scene.hand(A)[1]
    scene.plays(A, card, telling="A locked door.").does(A, do.EndTelling())
    for seat in (B, C, D):
        scene.does(seat, do.Decline())

    scene.does(A, do.EndTelling()).does(A, do.Conclude(), "It opens.").does(A, do.ChooseMemory(card))
    scene.does(A, do.PlaceMemory(1))

    memory = scene.table.track[0]
    assert memory is not None
    assert (memory.card, memory.concept, memory.teller) == (card, "A locked door.", A)


@pytest.mark.rule("WT-CARD-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("concept", ["a key", "Longing.", "the day before yesterday", "Nostalgia di che?", "7", "…"])
def test_a_concept_may_be_anything(edition: str, concept: str) -> None:
    scene = alices_quest(edition, narrative=True).plays(A, telling=concept)

    assert scene.table.quest is not None
    assert scene.table.quest.laid[0].concept == concept


@pytest.mark.rule("WT-CARD-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_card_is_laid_at_the_moment_its_concept_is_spoken(edition: str) -> None:
    scene = alices_quest(edition, narrative=True)

    for words in ("They find a key.", "It fits no door."):
        card = scene.hand(A)[0]
        scene.plays(A, card, telling=words)  # one request with both
        told, laid = [event for event in scene.events if isinstance(event, Told | happened.QuestCardPlayed)]
        assert told == Told(scene.table.told, A, words, "WT-CARD-03")
        assert isinstance(laid, happened.QuestCardPlayed)
        assert (laid.card, laid.passage) == (card, scene.table.told)

    assert scene.table.quest is not None
    first, second = scene.table.quest.laid
    assert second.passage == first.passage + 1, "each card has its place in the tale"


@pytest.mark.rule("WT-CARD-09")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_others_may_help_whoever_struggles_with_a_picture(edition: str) -> None:
    scene = alices_quest(edition)
    before = digest(GAME, scene.table)

    for helper in (B, C, D):
        scene.does(helper, do.Suggest(), "It looks like a bridge to me.")
        assert happened.Suggested(helper, "It looks like a bridge to me.") in scene.seen_by(A)

    assert digest(GAME, scene.table) == before, "a suggestion changes nothing"
    assert scene.plays(A, telling="It looks like a bridge to me.").table.quest is not None, "and may be taken up"


# --- Playing, keeping, drawing ---------------------------------------------------------------------------------


@pytest.mark.rule("WT-CARD-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_nobody_plays_a_card_while_another_narrates(edition: str) -> None:
    scene = alices_quest(edition)
    assert scene.refused(C, do.PlayStoryCard(scene.hand(C)[0])) == "WT-CARD-06", "while the acting player tells"

    scene.does(A, do.EndTelling()).does(B, do.JoinWith("wolf")).plays(B)

    assert scene.refused(C, do.PlayStoryCard(scene.hand(C)[0])) == "WT-CARD-06"
    assert scene.refused(A, do.PlayStoryCard(scene.hand(A)[0])) == "WT-CARD-06"
    battle = a_battle(edition)
    assert battle.refused(C, do.PlayStoryCard(battle.hand(C)[0])) == "WT-BAT-16"
    epilogue = the_epilogue_is_agreed_on(a_table(edition=edition, pieces=IN_THE_PARK, hands={A: 1, B: 1}))
    assert epilogue.refused(B, do.PlayStoryCard(epilogue.hand(B)[0])) == "WT-CARD-06"


@pytest.mark.rule("WT-CARD-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_more_than_seven_cards_may_be_held_until_the_activation_ends(edition: str) -> None:
    scene = a_table(edition=edition, pieces=IN_THE_PARK, hands={A: 8}).activates(A, "alice")
    assert len(scene.hand(A)) == 11

    scene.walks(A, "plaza_statue").does(A, do.MoveTo("winter_prison"))
    scene.does(A, do.GenerateQuest("glimmer_of_hope")).does(A, do.LayQuestIn("fair_of_wonders"))
    assert len(scene.hand(A)) == 10, "nothing is forced before the last step"
    assert scene.refused(A, do.EndActivation()) == "WT-ACT-06"

    assert len(scene.ends(A).hand(A)) == 7


@pytest.mark.rule("WT-CARD-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_an_empty_deck_is_made_anew_from_the_discard_pile(edition: str) -> None:
    discarded = range(11, 31)
    scene = a_table(
        edition=edition, pieces=IN_THE_PARK, deck=[1], discard=discarded,
        track=[a_memory("spring", 90), a_memory("winter", 91, "freezing_horror")], bookmark=2,
    )

    scene.activates(A, "alice")

    first, *others = scene.hand(A)
    assert first == 1
    assert len(others) == 2
    assert set(others) < set(discarded)
    assert set(scene.table.deck) == set(discarded) - set(others)
    assert len(scene.table.deck) == 18
    assert not scene.table.discard
    assert not {90, 91} & {*scene.table.deck, *scene.hand(A)}, "memories are never reshuffled"


@pytest.mark.rule("WT-CARD-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_discard_pile_stays_while_the_deck_is_enough(edition: str) -> None:
    scene = a_table(edition=edition, pieces=IN_THE_PARK, deck=[1, 2, 3], discard=[11, 12])

    scene.activates(A, "alice")

    assert set(scene.hand(A)) == {1, 2, 3}
    assert scene.table.discard == (11, 12)


@pytest.mark.rule("WT-CARD-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_when_deck_and_discard_pile_are_both_used_up_one_draws_what_is_left(edition: str) -> None:
    scene = a_table(edition=edition, pieces=IN_THE_PARK, deck=[1], discard=[11])

    scene.activates(A, "alice")

    assert set(scene.hand(A)) == {1, 11}


@pytest.mark.rule("WT-CARD-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_cards_played_in_a_quest_are_thrown_away_but_for_the_memory(edition: str) -> None:
    scene = alices_quest(edition).plays(A).plays(A).plays(A).plays(A).does(A, do.EndTelling())
    scene.does(B, do.JoinWith("wolf")).plays(B).plays(B).plays(B).does(B, do.EndTelling())
    scene.does(C, do.Decline()).does(D, do.Decline()).does(A, do.EndTelling()).does(A, do.Conclude())
    seven = {laid.card for laid in scene.table.quest.laid} if scene.table.quest else set()
    assert (len(seven), len(scene.hand(A)), len(scene.hand(B))) == (7, 4 + 3 - 4, 4 - 3)
    chosen = scene.choices(A)[0]
    assert isinstance(chosen, do.ChooseMemory)

    scene.does(A, chosen).does(A, do.PlaceMemory(2))

    memory = scene.table.track[1]
    assert memory is not None
    assert memory.card == chosen.card
    assert set(scene.table.discard) == seven - {chosen.card}
    assert len(scene.table.discard) == 6


@pytest.mark.rule("WT-CARD-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_cards_of_a_battle_and_of_a_trap_are_thrown_away_and_hidden_winter_cards_are_kept(edition: str) -> None:
    battle = a_battle(edition).plays(B).plays(A).plays(B)
    played = {laid.card for laid in battle.step.played}
    battle.does(A, do.GiveWay()).does(B, do.Conclude())
    assert played < set(battle.table.discard)

    trap = a_trap(edition)
    kept, pile = trap.hand(A), {trap.step.card, *trap.step.committed}
    trap.does(B, do.EndTelling()).does(A, do.Conclude())
    assert len(kept) == 2
    assert trap.hand(A) == kept
    assert pile < set(trap.table.discard)
