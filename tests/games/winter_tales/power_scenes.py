"""Builders for scenes about powers: tables on which some are already in force, each with the memory it is tied to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.winter_tales.scenes import A, B, Scene, a_memory, a_table
from veglia.engine import Seat
from veglia.games.winter_tales.components import QUESTS
from veglia.games.winter_tales.glossary import Memory, Piece, Powers, QuestId

EDITIONS = ("it", "ffg")
PARK, PRISON, FAIR, MANSION = "oaks_park", "winter_prison", "fair_of_wonders", "dorothys_mansion"
STATUE, PLAZA = "plaza_statue", "plaza_oaks_cemetery"
HOPE, LOVE, HOUSE, HORROR = (QuestId(name) for name in ("glimmer_of_hope", "love", "safe_house", "freezing_horror"))
ARTIFACT, COLD_ARTIFACT = QuestId("great_artifact_spring"), QuestId("great_artifact_winter")
PROPAGANDA, RETALIATION = QuestId("winter_propaganda"), QuestId("armed_retaliation")
MEMORY_CARDS = {power: 80 + number for number, power in enumerate(QUESTS)}
"""The story card of each power's memory, on a built track."""


def memory_of(power: str) -> Memory:
    """The memory of a quest brought to success."""
    return a_memory(QUESTS[QuestId(power)].faction, MEMORY_CARDS[QuestId(power)], power)


def with_powers(
    edition: str,
    tokens: Mapping[str, Iterable[str]] | None = None,
    *,
    horror: Seat | None = None,
    gone: Mapping[str, Seat] | None = None,
    options: Mapping[str, Any] | None = None,
    **table: Any,
) -> Scene:
    """A table where these powers are in force: where their tokens lie, whose the Horror is, who is eliminated.

    The memory of each power lies on the track, from the left, in the order in which the powers are named.
    """
    there = {QuestId(power): tuple(spots) for power, spots in (tokens or {}).items()}
    chosen: dict[str, Any] = {"powers": True, "length": 7, **(options or {})}
    track = [memory_of(power) for power in there]
    powers = Powers(
        tokens=there,  # type: ignore[arg-type]
        horror=horror,
        eliminated={name: Piece(seat, "spring", PARK) for name, seat in (gone or {}).items()},  # type: ignore
    )
    love = there.get(LOVE)
    return a_table(
        edition=edition,
        options=chosen,
        track=track,
        bookmark=1 if track else None,
        faced=tuple(there),
        powers=powers,
        bond=love,
        **table,
    )


def every_power(edition: str, players: int = 4, options: Mapping[str, Any] | None = None) -> Scene:
    """A table on which every power is in force and a rebel is eliminated, with cards and characters to use them.

    Retaliation is still to be generated. With an odd number of players the Writer has the Horror, and both sides.
    """
    last = Seat(players - 1)
    others = {"pinocchio": (Seat(2), PARK), "wolf": (B, STATUE), "candlewick": (Seat(3 % players), PLAZA)}
    if players % 2:
        others = {"pinocchio": (last, PARK), "wolf": (B, STATUE), "candlewick": (last, PLAZA)}
    return with_powers(
        edition,
        {
            HOPE: ["tin_man"],
            LOVE: ["alice", "pinocchio"],
            HOUSE: [MANSION],
            ARTIFACT: ["alice"],
            HORROR: ["candlewick"],
            PROPAGANDA: [],
        },
        horror=last if players % 2 else others["candlewick"][0],
        gone={"dorothy": A},
        options=options,
        players=players,
        pieces={"alice": (A, PARK), "tin_man": (A, FAIR), "mad_hatter": (B, FAIR), **others},
        hands={Seat(number): 5 for number in range(players)},
    )
