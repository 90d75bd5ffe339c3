"""The options of a game of Winter Tales, as a typed schema: what the host may choose, and what is refused."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from veglia.engine import Because, Few, RuleId, Seat, offered
from veglia.games.winter_tales.components import BOX
from veglia.games.winter_tales.glossary import Edition

Literally = Literal[
    "strict_two",
    "setup_locations",
    "luogo",
    "trap_return",
    "twin_artifact",
    "writer_quests",
    "battle_each",
    "play_all",
    "writer_half",
    "second_rebel",
    "love_apart",
    "artifact_in_locations",
    "anybodys_horror",
    "horror_besides",
]
"""Readings of a book to the letter where we recommend another (rules.yaml, ambiguities)."""

READINGS: dict[Literally, tuple[RuleId, tuple[Edition, ...]]] = {
    "strict_two": (RuleId("WT-MOVE-02a"), ("it", "summary")),
    "setup_locations": (RuleId("WT-SETUP-24b"), ("summary",)),
    "luogo": (RuleId("WT-INT-02b"), ("summary",)),
    "trap_return": (RuleId("WT-TRAP-13b"), ("summary",)),
    "twin_artifact": (RuleId("WT-QGEN-09b"), ("it", "summary")),
    "writer_quests": (RuleId("WT-QGEN-03a"), ("it",)),
    "battle_each": (RuleId("WT-BAT-03b"), ("it", "summary")),
    "play_all": (RuleId("WT-EPI-04b"), ("ffg", "summary")),
    "writer_half": (RuleId("WT-EPI-18a"), ("ffg",)),
    "second_rebel": (RuleId("WT-OBJ-24b"), ("it",)),
    "love_apart": (RuleId("WT-POW-12a"), ("it",)),
    "artifact_in_locations": (RuleId("WT-POW-18a"), ("it",)),
    "anybodys_horror": (RuleId("WT-POW-19b"), ("it",)),
    "horror_besides": (RuleId("WT-POW-20b"), ("it",)),
}
"""Which rule a literal reading belongs to, and in which editions it can be taken."""

MINUTES_PER_MEMORY = 30
SHORTEST_WITH_OBJECTIVES = 5
HEAD_START = 3
"""Points with which Winter enters the Epilogue in a long winter: what a memory is worth."""


class Options(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True, forbid_unknown_fields=True):
    """What is agreed before the first card is drawn."""

    players: Annotated[int, Meta(ge=1, le=9), offered(1, chooses="seats")] = 4
    edition: Annotated[Edition, offered(3)] = "ffg"
    length: Annotated[Few, offered(2, minutes=MINUTES_PER_MEMORY)] = 3
    """Memories to play to: about half an hour each."""
    narrative: Annotated[bool, offered(4)] = False
    """Whether a telling is required where the rules ask for one; otherwise it may be left out."""
    narrative_movement: bool = False
    alternative_epilogue: bool = False
    stall_limit: Few = 3
    """Chapters in a row without a memory that bring the Epilogue; 0 for never."""
    style: Annotated[str, Meta(max_length=60)] = ""
    """Drama, pulp, comedy, horror: what the group agreed on. It changes nothing but the tale."""
    youngest_first: Annotated[tuple[Seat, ...], Meta(max_length=9), offered(chooses="order")] = ()
    """Seats by age, the youngest first; empty for the order in which they sat down."""
    literal: Annotated[tuple[Literally, ...], Meta(max_length=20)] = ()
    skills: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether the Skills module is played. Unset, as in every game from before there was one, for no."""

    @property
    def with_skills(self) -> bool:
        """Whether each character has a skill."""
        return self.skills is True

    objectives: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether the Objectives module is played; unset for no."""

    @property
    def with_objectives(self) -> bool:
        """Whether each seat has a secret objective."""
        return self.objectives is True

    powers: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether the Powers module is played; unset for no."""

    @property
    def with_powers(self) -> bool:
        """Whether a quest brought to success gives a power."""
        return self.powers is True

    long_winter: bool | msgspec.UnsetType = msgspec.UNSET
    """A rule of this house, in no book: Winter enters the Epilogue some points ahead. Unset for no."""

    @property
    def head_start(self) -> int:
        """The points that Winter has before anything is counted."""
        return HEAD_START if self.long_winter is True else 0

    @property
    def minutes(self) -> int:
        """How long the game is likely to take."""
        return self.length * MINUTES_PER_MEMORY

    @property
    def ages(self) -> tuple[Seat, ...]:
        """Seats, the youngest first."""
        return self.youngest_first or tuple(Seat(number) for number in range(self.players))

    @property
    def advanced(self) -> bool:
        """Whether anything is played that ffg calls an advanced rule."""
        modules = self.with_skills or self.with_objectives or self.with_powers
        return self.length != 3 or self.alternative_epilogue or modules


def check(options: Options) -> Because | None:
    """Say why these options cannot be played."""
    fewest, rule = (2, "WT-GAME-01b") if options.edition == "summary" else (3, "WT-GAME-01a")
    if not fewest <= options.players <= 7:
        return Because(RuleId(rule), "players", {"fewest": fewest, "most": 7, "given": options.players})
    if not 3 <= options.length <= BOX.memory_track.spaces:
        return Because(RuleId("WT-OPT-01"), "length", {"given": options.length})
    if options.with_objectives and options.length < SHORTEST_WITH_OBJECTIVES:
        about = {"fewest": SHORTEST_WITH_OBJECTIVES, "given": options.length}
        return Because(RuleId("WT-OBJ-05"), "objectives-length", about)
    if options.narrative_movement and options.edition != "it":
        return Because(RuleId("WT-OPT-04"), "narrative-movement", {"edition": options.edition})
    if options.youngest_first and sorted(options.youngest_first) != list(range(options.players)):
        return Because(RuleId("WT-SETUP-10"), "ages")
    for reading in options.literal:
        literal_rule, editions = READINGS[reading]
        if options.edition not in editions:
            return Because(literal_rule, "literal", {"literal": reading, "edition": options.edition})
    return None
