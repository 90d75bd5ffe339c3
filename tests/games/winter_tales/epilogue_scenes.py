"""Builders for the Epilogue: a table where it has just begun, and verbs to tell it to its end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.winter_tales.scenes import A, Scene, a_memory, a_table
from veglia.engine import Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.glossary import (
    Card,
    CharacterId,
    Epilogue,
    Laid,
    OngoingQuest,
    Outcome,
    QuestId,
    Side,
    SpaceId,
)
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.chapter import Chapter
from veglia.games.winter_tales.steps.epilogue import TheEnd
from veglia.games.winter_tales.steps.memory import MemoryPlacement

HOUSE, PARK, STATUE = SpaceId("dorothys_mansion"), SpaceId("oaks_park"), SpaceId("plaza_statue")
CAST = ("alice", "wolf", "pinocchio", "candlewick", "scarecrow", "mad_hatter")
PLACES = (PARK, STATUE, "winter_prison", "plaza_fair_asylum", "fair_of_wonders", "plaza_theater_dorothy")


def the_cast(players: int) -> dict[str, tuple[Seat, str]]:
    """A character for each of Spring and Winter, far from one another, and two for the Writer."""
    sides = players - players % 2
    pieces = {CAST[seat]: (Seat(seat), PLACES[seat]) for seat in range(sides)}
    if players % 2:
        writer = Seat(players - 1)
        pieces |= {"match_girl": (writer, "nightmare_factory"), "snow_white": (writer, "plaza_oaks_cemetery")}
    return pieces


def an_epilogue(
    edition: str,
    players: int = 4,
    *,
    player: Seat = A,
    hands: Mapping[Seat, int] | None = None,
    memories: tuple[Side | None, ...] = ("spring", "winter", None),
    lying: Iterable[str] = (),
    quests: Mapping[str, str] | None = None,
    **options: Any,
) -> Scene:
    """`player` has just laid the last of these memories, on the third space, and the Epilogue begins."""
    pieces = the_cast(players)
    character = CharacterId(next(name for name, (seat, _space) in pieces.items() if seat == player))
    last = memories[2]
    laid = () if last is None else (Laid(Card(91), player, last, "a red thread"),)
    scene = a_table(
        players=players,
        edition=edition,
        pieces=pieces,
        hands=hands,
        acting=player,
        lying=lying,
        quests={"safe_house": HOUSE, **(quests or {})},
        track=[a_memory(side, 92 + number) for number, side in enumerate(memories[:2])],
        bookmark=2,
        deck=range(60, 90),
        steps=(Chapter(), Activation(character, HOUSE, acted=True), MemoryPlacement(laid[0].card if laid else None)),
        options=options,
        quest=OngoingQuest(QuestId("safe_house"), "spring", HOUSE, player, character, 2, laid),
    )
    return scene.does(player, do.PlaceMemory(3))


def everybody_ends(scene: Scene) -> list[Seat]:
    """Nobody plays a further card: gives the order in which they are asked, until the end is to be told."""
    asked = []
    while not isinstance(scene.step, TheEnd):
        asked.append(scene.asked)
        scene.does(scene.asked, do.EndTelling())
    return asked


def the_story_ends(scene: Scene) -> Outcome:
    """Whoever is asked tells the end: gives the outcome, which everybody sees."""
    shown = scene.does(scene.asked, do.Conclude(), "And so it was.").view(None).outcome
    outcome = scene.table.outcome
    assert outcome is not None
    assert shown is not None
    assert (shown.ending, shown.winners) == (outcome.winner, outcome.winners)
    assert dict(shown.score) == {"spring": outcome.score.spring, "winter": outcome.score.winter}
    return outcome


def the_epilogue(scene: Scene) -> Epilogue:
    """The Epilogue as everybody sees it."""
    epilogue = scene.view(None).epilogue
    assert epilogue is not None
    return epilogue
