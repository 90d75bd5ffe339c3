"""The Epilogue: only the cards in hand count now, and each memory is worth three (topic EPI)."""

from collections.abc import Iterable
from typing import Any

import pytest

from games.winter_tales.epilogue_scenes import (
    CAST,
    HOUSE,
    STATUE,
    an_epilogue,
    everybody_ends,
    the_cast,
    the_epilogue,
    the_story_ends,
)
from games.winter_tales.scenes import (
    ALL_EDITIONS,
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    Scene,
    a_memory,
    a_table,
    resolves,
    tells_a_part,
)
from veglia.engine import Line, Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.glossary import CharacterId, Contribution, QuestId, Score
from veglia.games.winter_tales.guide import guide
from veglia.games.winter_tales.steps.epilogue import TheEnd

ITALIAN = ("it", "summary")


def keys(lines: Iterable[Line]) -> set[str]:
    return {line.key for line in lines}


# --- How it begins ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-EPI-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_last_memory_brings_the_epilogue_at_once_and_the_game_ends_with_it(edition: str) -> None:
    scene = a_table(
        edition=edition,
        pieces={"alice": (A, HOUSE), "wolf": (B, STATUE)},
        hands={A: 9, B: 2},
        quests={"safe_house": HOUSE},
        track=[a_memory("spring", 92), a_memory("winter", 93)],
        bookmark=2,
    )
    resolves(scene.activates(A, "alice"), A, "safe_house", cards=1, space=3)

    assert scene.view(None).moment == "EpiloguePart"
    assert len(scene.hand(A)) == 11, "no hand is cut to seven first (AMB-57)"
    assert scene.piece("wolf").ready, "nobody takes another turn"
    everybody_ends(scene)
    assert not scene.table.over
    the_story_ends(scene)
    assert scene.table.over
    assert scene.refused(B, do.Activate(CharacterId("wolf"))) == "WT-EPI-01"


@pytest.mark.rule("WT-EPI-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("player", [A, B, C, D])
def test_whoever_placed_the_last_memory_takes_the_epilogue_token(edition: str, player: Seat) -> None:
    scene = an_epilogue(edition, player=player)

    assert the_epilogue(scene).player == player
    assert scene.asked == player


@pytest.mark.rule("WT-EPI-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_in_the_epilogue_there_is_nothing_but_the_cards_in_hand(edition: str) -> None:
    scene = an_epilogue(edition, hands={A: 3, B: 3, C: 3, D: 3}, lying=["alice", "wolf"], quests={"love": "alice"})
    held = {card for seat in (A, B, C, D) for card in scene.hand(seat)}

    played = set()
    while not isinstance(scene.step, TheEnd):
        seat = scene.asked
        assert {type(choice) for choice in scene.choices(seat)} <= {do.PlayStoryCard, do.EndTelling, do.LinkTo}
        for other in (A, B, C, D):
            assert {type(chance) for chance in scene.opportunities(other)} <= {do.Suggest}, "no opportunity any more"
        for action in (do.Activate(CharacterId("alice")), do.MoveTo(STATUE), do.GenerateQuest(QuestId("love")),
                       do.ResolveQuest(QuestId("love")), do.StartBattle(CharacterId("wolf"))):
            assert scene.refused(seat, action) == "WT-EPI-03"
        scene.does(seat, scene.choices(seat)[0])
        assert scene.happened(happened.StoryCardsDrawn) == []
        played |= {event.card for event in scene.happened(happened.EpilogueCardPlayed)}
    assert played == held


@pytest.mark.rule("WT-EPI-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_dispute_in_the_epilogue_brings_no_opportunity_back(edition: str) -> None:
    scene = an_epilogue(edition, hands={A: 5}, lying=["alice"]).plays(A, telling="A dragon lands.")

    scene.does(B, do.Dispute(1))

    assert scene.offered(A, do.Save) == []
    assert scene.refused(A, do.Save(CharacterId("alice"), *scene.hand(A)[:2])) == "WT-OPP-04"


@pytest.mark.rule("WT-EPI-04a")
@pytest.mark.parametrize("cards", range(6))
def test_the_epilogue_player_plays_as_many_cards_as_wished(cards: int) -> None:
    scene = an_epilogue("it", hands={A: 5})

    tells_a_part(scene, A, cards)

    assert [(laid.seat, laid.side) for laid in the_epilogue(scene).laid] == [(A, "spring")] * cards
    assert scene.asked == B


@pytest.mark.rule("WT-EPI-04b")
@pytest.mark.parametrize("edition", ["ffg", "summary"])
def test_the_epilogue_player_is_first_offered_to_play_every_card_but_may_hold_back(edition: str) -> None:
    scene = an_epilogue(edition, hands={A: 5})

    for _ in range(5):
        assert do.EndTelling() in scene.choices(A)
        first = scene.choices(A)[0]
        assert isinstance(first, do.PlayStoryCard)
        scene.does(A, first)
    assert list(scene.choices(A)) == [do.EndTelling()]


@pytest.mark.rule("WT-EPI-04b")
@pytest.mark.parametrize("edition", ["ffg", "summary"])
def test_read_to_the_letter_the_epilogue_player_plays_every_card(edition: str) -> None:
    scene = an_epilogue(edition, hands={A: 5, B: 2}, literal=("play_all",))

    for _ in range(5):
        assert scene.refused(A, do.EndTelling()) == "WT-EPI-04b"
        scene.plays(A)
    scene.does(A, do.EndTelling())
    assert do.EndTelling() in scene.choices(B), "the others still play what they like"


# --- The parts of the tale -------------------------------------------------------------------------------------


@pytest.mark.rule("WT-EPI-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_opening_takes_up_the_bookmarked_memory_and_no_other(edition: str) -> None:
    scene = an_epilogue(edition, hands={A: 2}, memories=("spring", "winter", "spring"))
    assert scene.table.bookmark == 3

    for space in (1, 2, 3):
        assert scene.refused(A, do.LinkTo(space)) == "WT-EPI-05"
    lines = guide(scene.view(A), scene.prompt(A, do.PlayStoryCard(scene.hand(A)[0])).about)
    assert Line("memory-concept", {"seat": A, "card": 91, "text": "a red thread"}) in lines
    scene.plays(A).does(A, do.EndTelling())
    assert scene.happened(happened.EpiloguePartEnded)[0].memory == 3


@pytest.mark.rule("WT-EPI-06a")
@pytest.mark.parametrize("edition", ITALIAN)
def test_a_narrator_is_reminded_to_lead_the_plots_to_their_end_and_leave_it_open(edition: str) -> None:
    scene = an_epilogue(edition, hands={A: 1, B: 1})

    for seat in (A, B):
        if seat == B:
            scene.does(B, do.LinkTo(1))
        asked = scene.prompt(seat, do.PlayStoryCard(scene.hand(seat)[0]))
        assert {"hint-close-plots", "hint-still-open"} <= keys(guide(scene.view(seat), asked.about))
        scene.does(seat, do.EndTelling())


@pytest.mark.rule("WT-EPI-06b")
def test_a_narrator_is_shown_the_quests_still_on_the_map_to_settle_them() -> None:
    on_the_map = {"love": "alice", "winter_propaganda": "winter_prison"}
    scene = an_epilogue("ffg", hands={A: 1, B: 1}, quests=on_the_map)

    for seat in (A, B):
        if seat == B:
            scene.does(B, do.LinkTo(1))
        lines = guide(scene.view(seat), scene.prompt(seat, do.PlayStoryCard(scene.hand(seat)[0])).about)
        assert {line.about["quest"] for line in lines if line.key == "hint-open-quest"} == set(on_the_map)
        assert {"hint-close-quests", "hint-still-open"} <= keys(lines)
        scene.does(seat, do.EndTelling())


@pytest.mark.rule("WT-EPI-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_everybody_with_cards_contributes_wherever_the_characters_are_and_even_if_they_lie(edition: str) -> None:
    hands = dict.fromkeys((A, B, C, D, E, F), 1)
    scene = an_epilogue(edition, players=6, hands=hands, lying=CAST[1:4])

    for seat in (A, B, C, D, E, F):
        tells_a_part(scene, seat, 1)

    assert [part.seat for part in the_epilogue(scene).parts] == [A, B, C, D, E, F]


@pytest.mark.rule("WT-EPI-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_others_follow_clockwise_and_the_writer_comes_last(edition: str) -> None:
    scene = an_epilogue(edition, players=7, player=B)

    assert everybody_ends(scene) == [B, C, D, E, F, A, G]


@pytest.mark.rule("WT-EPI-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("cards", range(4))
def test_each_of_the_others_gets_one_chance_to_play_any_number_of_cards_for_the_own_side(
    edition: str, cards: int
) -> None:
    scene = tells_a_part(an_epilogue(edition, hands={A: 1, B: 3, C: 4}), A, 0)

    tells_a_part(scene, B, cards)

    assert [(laid.seat, laid.side) for laid in the_epilogue(scene).laid] == [(B, "winter")] * cards
    assert scene.asked == C
    for card in scene.hand(B):
        scene.refused(B, do.PlayStoryCard(card))
    scene.does(C, do.LinkTo(1)).plays(C)
    assert scene.happened(happened.EpilogueCardPlayed)[0].side == "spring"


@pytest.mark.rule("WT-EPI-09")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("memory", [1, 2, 3])
def test_a_contribution_is_tied_to_a_memory_of_the_narrators_choice(edition: str, memory: int) -> None:
    scene = tells_a_part(an_epilogue(edition, hands={B: 2}), A, 0)

    assert scene.refused(B, do.PlayStoryCard(scene.hand(B)[0])) == "WT-EPI-09"
    assert [link.space for link in scene.offered(B, do.LinkTo)] == [1, 2, 3]
    scene.does(B, do.LinkTo(memory)).plays(B).does(B, do.EndTelling())
    assert the_epilogue(scene).parts == (Contribution(B, "winter", memory, 1),)


@pytest.mark.rule("WT-EPI-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_whoever_has_no_cards_can_only_let_the_part_pass(edition: str) -> None:
    scene = tells_a_part(an_epilogue(edition, hands={A: 1, C: 1}), A, 0)

    assert scene.piece("wolf").ready
    assert list(scene.choices(B)) == [do.EndTelling()]
    assert scene.does(B, do.EndTelling()).asked == C


@pytest.mark.rule("WT-EPI-20")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_every_contributor_gets_the_same_reminders(edition: str) -> None:
    scene = an_epilogue(edition, players=3, hands={A: 1, B: 1, C: 2}, quests={"love": "alice"})
    reminders = []

    for seat in (A, B, C):
        if seat == C:
            scene.does(C, do.TakeSide("winter"))
        if seat != A:
            scene.does(seat, do.LinkTo(1))
        lines = guide(scene.view(seat), scene.prompt(seat, do.PlayStoryCard(scene.hand(seat)[0])).about)
        reminders.append({line.key for line in lines if line.key.startswith("hint-") and line.key != "hint-told"})
        scene.plays(seat, telling="Snow, and a light.").does(seat, do.EndTelling())

    assert "hint-still-open" in reminders[0]
    assert reminders[0] == reminders[1] == reminders[2]


@pytest.mark.rule("WT-EPI-21")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_contribution_is_told_and_stands_for_the_side_it_supports(edition: str) -> None:
    scene = an_epilogue(edition, players=3, hands={A: 1, B: 1, C: 2}, narrative=True)

    for seat, rule in ((A, "WT-EPI-05"), (B, "WT-EPI-21"), (C, "WT-EPI-21")):
        if seat == C:
            scene.does(C, do.TakeSide("spring"))
        if seat != A:
            scene.does(seat, do.LinkTo(1))
        card = do.PlayStoryCard(scene.hand(seat)[0])
        assert scene.refused(seat, card) == rule
        scene.does(seat, card, f"The tale of {seat}.").does(seat, do.EndTelling())

    assert [part.side for part in the_epilogue(scene).parts] == ["spring", "winter", "spring"]
    assert [(laid.side, laid.concept) for laid in the_epilogue(scene).laid] == [
        ("spring", "The tale of 0."), ("winter", "The tale of 1."), ("spring", "The tale of 2."),
    ]


# --- Who wins, and who tells the end ---------------------------------------------------------------------------


@pytest.mark.rule("WT-EPI-11", "WT-EPI-12")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("spring", "winter", "score", "winner", "winners"),
    [(4, 2, Score(7, 8), "winter", (B, D)), (6, 2, Score(9, 8), "spring", (A, C))],
)
def test_cards_played_and_three_for_each_memory_make_the_score_and_the_higher_wins(
    edition: str, spring: int, winter: int, score: Score, winner: str, winners: tuple[Seat, ...]
) -> None:
    scene = an_epilogue(edition, hands={A: 6, B: 6}, memories=("spring", "winter", "winter"))

    tells_a_part(tells_a_part(scene, A, spring), B, winter)
    everybody_ends(scene)

    assert scene.happened(happened.EpilogueScored)[-1] == happened.EpilogueScored(score, final=True)
    outcome = the_story_ends(scene)
    assert (outcome.winner, outcome.winners, outcome.score) == (winner, winners, score)


@pytest.mark.rule("WT-EPI-13")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("player", [A, B])
def test_equal_scores_are_the_writers_victory(edition: str, player: Seat) -> None:
    scene = an_epilogue(edition, players=3, player=player, hands={A: 5, B: 5})

    tells_a_part(tells_a_part(scene, scene.asked, 5), A if player == B else B, 5)
    everybody_ends(scene)

    outcome = the_story_ends(scene)
    assert (outcome.score, outcome.winner, outcome.winners) == (Score(8, 8), "writer", (C,))


@pytest.mark.rule("WT-EPI-14")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("player", "winner"), [(A, "spring"), (B, "winter"), (C, "spring"), (D, "winter")])
def test_without_a_writer_equal_scores_are_the_victory_of_who_began_the_epilogue(
    edition: str, player: Seat, winner: str
) -> None:
    scene = an_epilogue(edition, player=player, hands={A: 5, B: 5})

    while not isinstance(scene.step, TheEnd):
        tells_a_part(scene, scene.asked, 5)

    outcome = the_story_ends(scene)
    assert (outcome.score, outcome.winner) == (Score(8, 8), winner)


@pytest.mark.rule("WT-EPI-19")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("cards", [0, 5])
def test_the_epilogue_player_ends_the_whole_story_also_when_it_was_lost(edition: str, cards: int) -> None:
    scene = tells_a_part(an_epilogue(edition, player=B, hands={B: 5, C: 1}, narrative=True), B, cards, "A storm.")
    tells_a_part(scene, C, 1, "A thaw.")
    everybody_ends(scene)

    assert scene.asked == B
    assert scene.prompt(B, do.Conclude()).about == "the-end"
    assert scene.refused(B, do.Conclude()) == "WT-EPI-19"
    assert scene.refused(A, do.Conclude(), "Mine!") == "WT-EPI-19"
    outcome = the_story_ends(scene)
    assert (outcome.winner == "winter") == (cards == 5)


@pytest.mark.rule("WT-EPI-19")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_epilogue_player_may_let_a_winner_tell_the_end(edition: str) -> None:
    scene = tells_a_part(an_epilogue(edition, player=B, hands={C: 1}), B, 0)
    tells_a_part(scene, C, 1)
    everybody_ends(scene)

    assert scene.offered(B, do.HandOver) == [do.HandOver(A), do.HandOver(C)]
    assert scene.does(B, do.HandOver(C)).asked == C
    assert the_story_ends(scene).winner == "spring"


# --- Forced by the stall rule ----------------------------------------------------------------------------------


def a_stalled_game(edition: str, players: int = 4, **more: Any) -> Scene:
    """The third chapter without a memory is over as soon as Alice, the last to act, is done."""
    cast = the_cast(players)
    scene = a_table(
        players=players, edition=edition, pieces=cast, activated=[name for name in cast if name != "alice"],
        chapter=5, idle_chapters=2, **more,
    )
    return scene.activates(A, "alice").ends(A)


@pytest.mark.rule("WT-EPI-22")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("player", [C, D])
def test_a_forced_epilogue_is_opened_by_whoever_placed_the_latest_memory(edition: str, player: Seat) -> None:
    scene = a_stalled_game(edition, track=[a_memory("winter")], bookmark=1, last_memory_by=player)

    assert (the_epilogue(scene).player, the_epilogue(scene).forced) == (player, True)
    assert scene.view(None).score == Score(0, 3), "empty spaces count for nobody"
    tells_a_part(scene, player, 0)
    while scene.asked != A:
        tells_a_part(scene, scene.asked, 0)
    assert scene.offered(A, do.LinkTo) == [do.LinkTo(1)]


@pytest.mark.rule("WT-EPI-22")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("players", "winner"), [(4, "winter"), (3, "writer")])
def test_without_a_memory_the_token_holder_begins_and_no_link_is_asked_for(
    edition: str, players: int, winner: str
) -> None:
    scene = a_stalled_game(edition, players, hands={A: 1, B: 1})

    assert scene.table.acting == B
    assert scene.asked == B
    assert scene.view(None).score == Score(0, 0)
    assert not {"memory-concept", "memory-neutral"} & keys(guide(scene.view(B), "epilogue-opening"))
    scene.plays(B).does(B, do.EndTelling())
    assert scene.happened(happened.EpiloguePartEnded)[0].memory is None
    while scene.asked != A:
        tells_a_part(scene, scene.asked, 0)
    assert scene.offered(A, do.LinkTo) == []
    scene.plays(A).does(A, do.EndTelling())
    everybody_ends(scene)
    outcome = the_story_ends(scene)
    assert (outcome.score, outcome.winner) == (Score(1, 1), winner)


@pytest.mark.rule("WT-EPI-22")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_with_a_single_memory_the_moving_bookmark_stays_on_it(edition: str) -> None:
    scene = a_stalled_game(
        edition, hands={A: 2, B: 2}, track=[a_memory("winter")], bookmark=1, last_memory_by=B,
        options={"alternative_epilogue": True},
    )

    scene.plays(B).does(B, do.EndTelling())

    assert scene.asked == C, "there is no other memory to move it to"
    assert scene.table.bookmark == 1
