"""The three editions, as policies: every point on which the books differ is decided here and nowhere else.

`it` is the full Italian rulebook, `summary` its two-page summary, `ffg` the English edition. A literal reading
chosen in the options changes one line of a policy. Steps ask the policy; they never ask for the edition.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from veglia.engine import RuleId
from veglia.games.winter_tales.glossary import Edition
from veglia.games.winter_tales.options import Options


class Colours(msgspec.Struct, frozen=True):
    """What carries the colour of a side, and the two colours. A sign always goes with them."""

    on: Literal["bases", "cards"]
    spring: str
    winter: str


class Policy(msgspec.Struct, frozen=True, kw_only=True):
    """What an edition decides. Each line names its rules."""

    advanced_by_consent: bool
    """Advanced rules are played only if every player agrees (WT-GAME-08a, 08b)."""
    epilogue_face: Literal["winter", "leader"]
    """What the face of the epilogue token shows (WT-SETUP-04a, 04b)."""
    colours: Colours
    """How the sides are told apart (WT-COMP-07a, 07b)."""
    arbiter_tie: Literal["host", "youngest_spring"]
    """Who names the arbiter when the group does not agree (WT-SETUP-09a, 09b)."""
    youngest_places: bool
    """The youngest opponent places a first quest, rather than any opponent (WT-SETUP-22a, 22b)."""
    setup_by_type: bool = True
    """A first quest follows the placement of its type (WT-SETUP-24a, 24b)."""
    placer_introduces: bool
    """Whoever places a first quest may introduce it (WT-SETUP-27)."""
    anybody_opens: bool
    """Any player may tell the opening (WT-SETUP-26a, 26b)."""
    opening_before_hands: bool
    """The opening is told before the hands are drawn (WT-SETUP-28a, 28b)."""
    strict_two: bool = False
    """A movement is exactly two spaces (WT-MOVE-02a, 02b)."""
    movement_cards_stay: bool
    """Movement cards lie on the table until the move ends (WT-MOVE-08a, 08b)."""
    movement_tale: Literal["none", "option", "always"]
    """Whether moving is told (WT-MOVE-09a, 09b, 09c)."""
    activation_tale: bool
    """Every activation is set in context (WT-ACT-08)."""
    plazas_too: bool = True
    """Battles, quests and saves happen on plazas too (WT-INT-02a, 02b; WT-QRES-03a, 03b; WT-SAVE-05c)."""
    save_any_time: bool
    """Saves are opportunities for anybody, not only on the own turn (WT-OPP-01a, 01b; WT-SAVE-02a, 02b)."""
    writer_any_quest: bool = False
    """The Writer may generate quests of either side (WT-QGEN-03a, 03b)."""
    twin_leaves: bool = True
    """Placing one Great Artifact removes the other (WT-QGEN-09a, 09b)."""
    love_bearer_starts: bool
    """The rebel who carries Love may start that quest (WT-QTYPE-05a, 05b)."""
    joining_is_the_action: bool
    """Joiners cut their hands after the quest, not before it (WT-ACT-11a, 11b)."""
    joiner_must_approach: bool
    """Who is activated to join must head for the quest (WT-QRES-12a, 12b)."""
    joins_with_activated: bool
    """Who activated a character in step 2 joins with that one only (WT-QRES-23a, 23b)."""
    one_battle: bool = True
    """One battle for each entry (WT-BAT-03a, 03b)."""
    carrying_needs_tale: bool
    """Carrying off a beaten rebel needs a justification (WT-BAT-12a, 12b)."""
    loser_rooted: bool
    """Who was stopped cannot move again this chapter (WT-BAT-13a, 13b; WT-TRAP-13c, 14b)."""
    round_is_a_pair: bool
    """A round of battle is an attack and a defence (WT-BAT-18a, 18b)."""
    pile_under: Literal["rebel", "trap_card"]
    """Where the hidden pile of a trap lies (WT-TRAP-06a, 06b)."""
    defence_told_card_by_card: bool
    """Each card of a trap's defence is told by itself (WT-TRAP-10)."""
    trap_tie_ends_activation: bool
    """A tied trap ends the soldier's activation, rather than only its movement (WT-TRAP-13a to 13c)."""
    trap_returns_to_start: bool = False
    """A tied trap sends the soldier to where its activation began (WT-TRAP-13b, read literally)."""
    trapped_goes_back: bool
    """A trapped soldier lies in the space it came from, not in the location (WT-TRAP-14a, 14b)."""
    tie_ends_badly: bool
    """A tied quest ends unfavourably for who acted, rather than neutrally (WT-QRES-48a, 48b)."""
    pace_is_a_duty: bool
    """Cards must come every few sentences; otherwise it is advice (WT-QRES-42a, 42b)."""
    epilogue_plays_all: bool = False
    """The epilogue player plays every card (WT-EPI-04a, 04b)."""
    epilogue_closes_quests: bool
    """Epilogue tales settle the quests still on the map (WT-EPI-06a, 06b)."""
    writer_may_open: bool
    """A Writer who placed the last memory plays first, as epilogue player (WT-EPI-18a, 18b)."""
    writer_opens_with_half: bool = False
    """... and is held to half the hand even then (AMB-28)."""
    exceptions: bool
    """A rule may be bent if everybody agrees (WT-GOLD-03)."""
    objective_skill_draws: bool
    """Without Objectives, Alice and Candlewick draw four cards like Cranky and White Rabbit (WT-SKILL-05a, 05b)."""
    skill_icon: Literal["left", "right"]
    """In which lower corner of a character's card the icon of its skill is (WT-SKILL-14a, 14b)."""

    objective_is_drawn: bool
    """The Objective skill draws another objective, rather than choosing one (WT-SKILL-04a, 04b)."""
    connection_shows_itself: bool
    """A Connection is revealed by itself at its first location, not by its owner (WT-OBJ-21a, 21b)."""
    second_rebel: bool = False
    """The Spy needs another rebel the second time (WT-OBJ-24b, read literally)."""
    hope_face_down: bool
    """The token of Hope lies face down (WT-POW-06a, 06b)."""
    love_apart: bool = False
    """Lovers help one another in fights wherever they are (WT-POW-12a, read literally)."""
    artifact_is_given: bool
    """The Great Artifact must be given to somebody (WT-POW-16a, 16b)."""
    artifact_to_own: bool
    """It may be passed to another character of the same player too (WT-POW-18a, 18b)."""
    artifact_in_locations: bool = False
    """It is passed in locations only (WT-POW-18a, read literally)."""
    horror_on_card: bool
    """The Freezing Horror lies on the card of the soldier who made it, and is that player's (WT-POW-19a, 19b)."""
    anybodys_horror: bool = False
    """Whoever has soldiers may use it (WT-POW-19b, read literally)."""
    horror_besides: bool = False
    """A Writer without ready soldiers uses it besides activating a rebel (WT-POW-20b, read literally)."""
    propaganda_is_an_action: bool
    """Propaganda is the action of a soldier's activation, rather than taking its place (WT-POW-25a, 25b)."""
    retaliation_declared: bool
    """The target of Armed Retaliation is declared when the quest is laid (WT-POW-31a, 31b)."""
    return_needs_ready: bool
    """Only who has a ready character may bring a rebel back (WT-POW-35a, 35b)."""


IT = Policy(
    advanced_by_consent=False,
    epilogue_face="leader",
    colours=Colours("bases", spring="black", winter="white"),
    arbiter_tie="host",
    youngest_places=True,
    placer_introduces=True,
    anybody_opens=False,
    opening_before_hands=True,
    movement_cards_stay=False,
    movement_tale="option",
    activation_tale=True,
    save_any_time=True,
    love_bearer_starts=True,
    joining_is_the_action=True,
    joiner_must_approach=False,
    joins_with_activated=False,
    carrying_needs_tale=True,
    loser_rooted=False,
    round_is_a_pair=False,
    pile_under="rebel",
    defence_told_card_by_card=False,
    trap_tie_ends_activation=True,
    trapped_goes_back=True,
    tie_ends_badly=True,
    pace_is_a_duty=False,
    epilogue_closes_quests=False,
    writer_may_open=False,
    exceptions=True,
    objective_skill_draws=False,
    skill_icon="left",
    objective_is_drawn=True,
    connection_shows_itself=False,
    hope_face_down=True,
    artifact_is_given=False,
    artifact_to_own=True,
    horror_on_card=False,
    propaganda_is_an_action=True,
    retaliation_declared=True,
    return_needs_ready=False,
)
# The summary inherits from the Italian book whatever it does not say.
SUMMARY = msgspec.structs.replace(
    IT,
    youngest_places=False,
    placer_introduces=False,
    anybody_opens=True,
    opening_before_hands=False,
    movement_tale="none",
    carrying_needs_tale=False,
    pile_under="trap_card",
)
FFG = Policy(
    advanced_by_consent=True,
    epilogue_face="winter",
    colours=Colours("cards", spring="orange", winter="white"),
    arbiter_tie="youngest_spring",
    youngest_places=True,
    placer_introduces=False,
    anybody_opens=False,
    opening_before_hands=True,
    movement_cards_stay=True,
    movement_tale="always",
    activation_tale=False,
    save_any_time=False,
    love_bearer_starts=False,
    joining_is_the_action=False,
    joiner_must_approach=True,
    joins_with_activated=True,
    carrying_needs_tale=True,
    loser_rooted=True,
    round_is_a_pair=True,
    pile_under="rebel",
    defence_told_card_by_card=True,
    trap_tie_ends_activation=False,
    trapped_goes_back=False,
    tie_ends_badly=False,
    pace_is_a_duty=True,
    epilogue_closes_quests=True,
    writer_may_open=True,
    exceptions=False,
    objective_skill_draws=True,
    skill_icon="right",
    objective_is_drawn=False,
    connection_shows_itself=True,
    hope_face_down=False,
    artifact_is_given=True,
    artifact_to_own=False,
    horror_on_card=True,
    propaganda_is_an_action=False,
    retaliation_declared=False,
    return_needs_ready=True,
)
EDITIONS: dict[Edition, Policy] = {"it": IT, "summary": SUMMARY, "ffg": FFG}


@lru_cache(256)
def policy(options: Options) -> Policy:
    """What is decided for a table with these options."""
    literal = options.literal
    return msgspec.structs.replace(
        EDITIONS[options.edition],
        strict_two="strict_two" in literal,
        setup_by_type="setup_locations" not in literal,
        plazas_too="luogo" not in literal,
        trap_returns_to_start="trap_return" in literal,
        twin_leaves="twin_artifact" not in literal,
        writer_any_quest="writer_quests" in literal,
        one_battle="battle_each" not in literal,
        epilogue_plays_all="play_all" in literal,
        writer_opens_with_half="writer_half" in literal,
        second_rebel="second_rebel" in literal,
        love_apart="love_apart" in literal,
        artifact_in_locations="artifact_in_locations" in literal,
        anybodys_horror="anybodys_horror" in literal,
        horror_besides="horror_besides" in literal,
    )


# The Italian variant comes first in most points about powers.
_POWERS_A: dict[Edition, str] = {"it": "a", "summary": "a", "ffg": "b"}
_POWERS_B: dict[Edition, str] = {"it": "b", "summary": "b", "ffg": "a"}
# Points on which the books differ have one id for each variant. Steps name any of them; `cite` gives the one
# that holds at the table.
_VARIANTS: tuple[tuple[str, dict[Edition, str]], ...] = (
    ("WT-SETUP-09", {"it": "a", "summary": "a", "ffg": "b"}),
    ("WT-SETUP-22", {"it": "a", "summary": "b", "ffg": "a"}),
    ("WT-SETUP-24", {"it": "a", "summary": "b", "ffg": "a"}),
    ("WT-SETUP-26", {"it": "a", "summary": "b", "ffg": "a"}),
    ("WT-QGEN-09", {"it": "b", "summary": "b", "ffg": "a"}),
    ("WT-QRES-12", {"it": "b", "summary": "b", "ffg": "a"}),
    ("WT-QRES-38", {"it": "b", "summary": "b", "ffg": "a"}),
    ("WT-SAVE-05", {"it": "a", "summary": "c", "ffg": "b"}),
    ("WT-TRAP-13", {"it": "a", "summary": "b", "ffg": "c"}),
    ("WT-OBJ-09", {"it": "b", "summary": "b", "ffg": "a"}),
    ("WT-OBJ-21", {"it": "a", "summary": "a", "ffg": "b"}),
    ("WT-OBJ-24", {"it": "b", "summary": "b", "ffg": "a"}),
    ("WT-SKILL-04", {"it": "a", "summary": "a", "ffg": "b"}),
    ("WT-SKILL-08", {"it": "a", "summary": "a", "ffg": "b"}),
    ("WT-EPI-04", {"it": "a", "summary": "b", "ffg": "b"}),
    *((f"WT-POW-{point}", _POWERS_A) for point in ("06", "07", "12", "14", "16", "17", "18", "25", "35")),
    *((f"WT-POW-{point}", _POWERS_B) for point in ("19", "20", "31")),
)
_CITED: dict[tuple[str, Edition], RuleId] = {
    (f"{point}{any_letter}", edition): RuleId(f"{point}{letter}")
    for point, letters in _VARIANTS
    for edition, letter in letters.items()
    for any_letter in letters.values()
}


def cite(options: Options, rule: str) -> RuleId:
    """The variant of a rule that holds in this table's edition."""
    return _CITED.get((rule, options.edition), RuleId(rule))
