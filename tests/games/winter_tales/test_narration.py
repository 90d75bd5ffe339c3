"""The telling itself: a shared story, listened to, recalled and kept (topic NARR)."""

from __future__ import annotations

from typing import Any

import pytest

from games.winter_tales.scenes import (
    ALL_EDITIONS,
    A,
    B,
    C,
    D,
    Scene,
    a_new_game,
    a_table,
    same,
    words_in,
)
from veglia.engine import Action, Record, Seat, Sitting, seed_from, waits_for
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.components import CHARACTERS, LOCATIONS
from veglia.games.winter_tales.guide import guide
from veglia.games.winter_tales.options import Options
from veglia.story import tale

LANGUAGES = ("en", "it")


class Evening:
    """Five people at a table whose record is kept, and what they told, in order."""

    def __init__(self, edition: Any) -> None:
        self.sitting = Sitting.open(GAME, Options(players=5, edition=edition), seed=seed_from(4))
        self.told: list[tuple[Seat, str]] = []
        while self.moment != "Turn":
            opening = self.moment == "Opening"
            self.does(self.asked, self.sitting.view(self.asked).choices[0], "Once, in the snow." if opening else "")

    @property
    def moment(self) -> str:
        return str(self.sitting.view(None).table.moment)

    @property
    def asked(self) -> Seat:
        return waits_for(self.sitting.table)[0]

    def does(self, seat: Seat, action: Action, telling: str = "") -> None:
        self.sitting.apply(seat, action, telling)
        if telling:
            self.told.append((seat, telling))

    def takes_a_turn(self, telling: str) -> None:
        """Whoever is asked activates a character, tells why, and is done."""
        seat = self.asked
        self.does(seat, self.sitting.view(seat).choices[0], telling)
        while do.EndActivation() not in self.sitting.view(seat).choices:
            discards = [action for action in self.sitting.view(seat).choices if isinstance(action, do.Discard)]
            self.does(seat, discards[0])
            if self.moment == "Turn":
                return
        self.does(seat, do.EndActivation())

    def ends(self, spring: int, winter: int) -> None:
        """Everybody agrees on the Epilogue; one of each side tells so many cards; the end is told."""
        table = self.sitting.table
        self.does(table.order[0], do.ProposeEpilogue())
        for seat in table.order[1:]:
            self.does(seat, do.Agree())
        cards = {table.order[0]: spring, table.order[1]: winter}
        while self.moment in ("EpiloguePart", "WriterPart"):
            seat = self.asked
            for number in range(cards.get(seat, 0)):
                card = self.sitting.table.hands[seat][0]
                self.does(seat, do.PlayStoryCard(card), f"Part {number} of seat {seat}, at last.")
            self.does(seat, do.EndTelling())
        self.does(self.asked, do.Conclude(), "And the snow began to melt, or did it?")
        assert self.sitting.table.over


def a_joined_quest(edition: str) -> Scene:
    """Alice has opened the Safe House's tale in Oaks Park; the Wolf, who is there, may be activated to join."""
    scene = a_table(
        edition=edition, hands={A: 3, B: 3}, quests={"safe_house": "oaks_park"}, options={"narrative": True},
        pieces={"alice": (A, "oaks_park"), "wolf": (B, "oaks_park"), "candlewick": (D, "plaza_statue")},
    )
    scene.activates(A, "alice", "Alice limps in from the cold.")
    return scene.does(A, do.ResolveQuest("safe_house"), "She knocks on the oldest oak.")  # type: ignore[arg-type]


# --- The story is kept ---------------------------------------------------------------------------------------


@pytest.mark.rule("WT-NARR-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("spring", "winter", "winner"), [(2, 1, "spring"), (1, 2, "winter"), (1, 1, "writer")])
def test_the_whole_story_can_be_read_in_order_whoever_won(
    edition: str, spring: int, winter: int, winner: str
) -> None:
    evening = Evening(edition)
    for number in range(1, 8):
        evening.takes_a_turn(f"Turn {number}: somebody crosses the town.")
    evening.ends(spring, winter)
    assert evening.sitting.table.outcome.winner == winner

    story = tale(GAME, evening.sitting.record)
    assert [(passage.seat, passage.text) for passage in story] == evening.told
    assert [passage.number for passage in story] == list(range(1, len(evening.told) + 1))


@pytest.mark.rule("WT-NARR-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_story_of_a_finished_game_can_be_taken_home_as_text(edition: str) -> None:
    evening = Evening(edition)
    evening.takes_a_turn("Somebody leaves a light on.")
    evening.ends(spring=1, winter=1)

    kept = Record.read(evening.sitting.record.write())
    text = "\n".join(passage.text for passage in tale(GAME, kept))
    assert text.startswith("Once, in the snow.\nSomebody leaves a light on.\nPart 0 of seat")
    assert text.endswith("And the snow began to melt, or did it?")


@pytest.mark.rule("WT-NARR-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_any_earlier_passage_can_be_found_by_its_number_and_quoted(edition: str) -> None:
    evening = Evening(edition)
    for number in range(2, 15):
        evening.takes_a_turn(f"Passage {number}: somebody crosses the town.")

    story = {passage.number: passage.text for passage in tale(GAME, evening.sitting.record)}
    assert story[1] == "Once, in the snow."
    assert all(story[number] == f"Passage {number}: somebody crosses the town." for number in range(2, 15))
    for seat in evening.sitting.table.order:
        fresh = evening.sitting.view(seat).table.passages
        assert fresh
        assert all(story[passage.number] == passage.text for passage in fresh)

    evening.takes_a_turn(f"As we heard at the beginning (1): “{story[1]}”")
    assert tale(GAME, evening.sitting.record)[-1].text == "As we heard at the beginning (1): “Once, in the snow.”"


# --- Listening to one another --------------------------------------------------------------------------------


@pytest.mark.rule("WT-NARR-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_narrator_sees_what_the_others_have_just_told(edition: str) -> None:
    scene = a_joined_quest(edition).activates(B, "wolf", "The Wolf was waiting behind the swings.")
    scene.does(B, do.EndActivation()).does(D, do.Decline())
    scene.plays(A, telling="The bark opens like a door.").does(A, do.EndTelling())
    scene.does(B, do.JoinWith("wolf"))  # type: ignore[arg-type]

    told = ["Alice limps in from the cold.", "She knocks on the oldest oak.", "The bark opens like a door."]
    for seat in (A, B, C, D):
        shown = [(passage.seat, passage.text) for passage in scene.view(seat).passages]
        assert [text for teller, text in shown if teller == A] == told
    form = scene.prompt(B, do.PlayStoryCard(scene.hand(B)[0]))
    lines = [line.about for line in guide(scene.view(B), form.about) if line.key == "hint-told"]
    assert [line["text"] for line in lines if line["seat"] == A] == told


@pytest.mark.rule("WT-NARR-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_whoever_enters_a_tale_is_asked_for_a_reason_and_a_plan(edition: str) -> None:
    scene = a_joined_quest(edition)
    joining = scene.prompt(B, do.Activate("wolf"))  # type: ignore[arg-type]
    assert joining.required
    assert "hint-reason-and-plan" in [line.key for line in guide(scene.view(B), joining.about)]

    turn = a_table(edition=edition, pieces={"alice": (A, "oaks_park")}, options={"narrative": True})
    activate = do.Activate("alice")  # type: ignore[arg-type]
    if edition == "ffg":  # an activation is told with its movement there
        turn.does(A, activate).does(A, do.MoveTo("plaza_statue"))  # type: ignore[arg-type]
        entrance = turn.prompt(A, do.PlayStoryCard(turn.hand(A)[0]))
    else:
        entrance = turn.prompt(A, activate)
    assert entrance.required
    assert "hint-reason-and-plan" in [line.key for line in guide(turn.view(A), entrance.about)]
    assert "a reason and a plan" in words_in("en")["hint-reason-and-plan"]
    assert "un motivo e di un piano" in words_in("it")["hint-reason-and-plan"]


@pytest.mark.rule("WT-NARR-09")
@pytest.mark.parametrize("edition", ["it", "summary"])
def test_a_card_seen_before_may_mean_something_new_and_only_the_bookmark_is_recalled(edition: str) -> None:
    scene = a_table(
        edition=edition, hands={A: [7, 8]}, quests={"safe_house": "oaks_park", "glimmer_of_hope": "winter_prison"},
        pieces={"alice": (A, "oaks_park"), "cranky": (A, "winter_prison")}, options={"narrative": True},
    )
    scene.activates(A, "alice", "Alice is back.")
    scene.does(A, do.ResolveQuest("safe_house"), "She looks for a roof.")  # type: ignore[arg-type]
    scene.plays(A, 7, telling="A key nobody misses.").plays(A, 8, telling="The sun over the attic.")
    scene.does(A, do.EndTelling()).does(A, do.EndTelling()).does(A, do.Conclude(), "She has found it.")
    scene.does(A, do.ChooseMemory(8)).does(A, do.PlaceMemory(1)).ends(A)  # type: ignore[arg-type]
    again = Scene(same(scene.table, discard=(), hands={**scene.table.hands, A: (*scene.hand(A), 7)}))

    again.activates(A, "cranky", "Cranky has had one glass.")
    opening = do.ResolveQuest("glimmer_of_hope")  # type: ignore[arg-type]
    recalled = guide(again.view(A), again.prompt(A, opening).about)
    concepts = [line.about["text"] for line in recalled if line.key == "memory-concept"]
    assert concepts == ["The sun over the attic."]

    again.does(A, opening, "The sun over that attic shone on the prison too.")
    form = again.prompt(A, do.PlayStoryCard(7))  # type: ignore[arg-type]
    assert not [line for line in guide(again.view(A), form.about) if line.key.startswith("memory")]
    again.plays(A, 7, telling="The last spoon of the Ancient People.")
    assert again.table.quest is not None
    assert [(laid.card, laid.concept) for laid in again.table.quest.laid] == [
        (7, "The last spoon of the Ancient People.")
    ]


# --- What inspires the tale ----------------------------------------------------------------------------------


@pytest.mark.rule("WT-NARR-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_style_the_group_agreed_on_is_shown_and_changes_nothing(edition: str) -> None:
    assert GAME.read_options({"edition": edition, "style": "horror"}) == Options(edition=edition, style="horror")  # type: ignore

    horror, comedy = a_new_game(5, edition, style="horror"), a_new_game(5, edition, style="comedy")
    while not horror.table.over:
        assert {horror.view(seat).style for seat in (*horror.table.order, None)} == {"horror"}
        assert horror.choices(horror.asked) == comedy.choices(comedy.asked)
        choice = horror.choices(horror.asked)[-1]
        horror.does(horror.asked, choice)
        comedy.does(comedy.asked, choice)
    assert comedy.view(A).style == "comedy"
    assert same(horror.table, options=comedy.table.options) == comedy.table


@pytest.mark.rule("WT-NARR-05")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_location_has_a_description_to_open(lang: str) -> None:
    words = words_in(lang)

    notes = {words[f"lore-{location}"] for location in LOCATIONS}
    assert len(notes) == len(LOCATIONS)
    assert all(40 < len(note) < 600 for note in notes), "short, but something to look at"


@pytest.mark.rule("WT-NARR-06")
def test_every_character_has_a_biography_to_open_in_both_languages() -> None:
    english, italian = words_in("en"), words_in("it")
    for name in CHARACTERS:
        assert 40 < len(english[f"bio-{name}"]) < 600
        assert 40 < len(italian[f"bio-{name}"]) < 600
        assert english[f"bio-{name}"] != italian[f"bio-{name}"]
    assert len({english[f"bio-{name}"] for name in CHARACTERS}) == 14


@pytest.mark.rule("WT-NARR-10")
@pytest.mark.parametrize(("lang", "facts"), [
    ("en", ("Autumn Conflict", "Winter regime", "curfew", "plazas are the soldiers’")),
    ("it", ("Conflitto d’Autunno", "Regime", "coprifuoco", "piazze sono dei Soldati")),
])
def test_the_setting_is_told_in_a_few_words(lang: str, facts: tuple[str, ...]) -> None:
    setting = words_in(lang)["setting"]

    assert [fact for fact in facts if fact not in setting] == []
    assert len(setting) < 1200
