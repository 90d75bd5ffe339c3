"""What one seat, or the public, may see of the table: built from what may be shown, never by taking away.

Other hands show neither cards nor how many (“Story Cards”); the deck and the discard pile show nothing at all,
since their sizes would give the hands' sizes away; of a trap only its owner sees what counts. An objective is its
owner's alone until it is revealed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from veglia.engine import Outcome, Passage, Seat, Shown
from veglia.games.winter_tales.components import BOX, OBJECTIVES
from veglia.games.winter_tales.editions import Colours
from veglia.games.winter_tales.glossary import (
    Card,
    Carried,
    CharacterId,
    Edition,
    Epilogue,
    Faction,
    Introduction,
    Laid,
    Memory,
    Motion,
    ObjectiveId,
    OngoingQuest,
    Piece,
    Powers,
    QuestId,
    Score,
    Side,
    SkillId,
    SpaceId,
)
from veglia.games.winter_tales.objectives import declarable, held_by
from veglia.games.winter_tales.skills import skills_of
from veglia.games.winter_tales.steps.activation import Activation, HandLimit, Payment
from veglia.games.winter_tales.steps.arbiter import PassageRuling, Retelling, Ruling
from veglia.games.winter_tales.steps.battle import Battle, BattleConclusion
from veglia.games.winter_tales.steps.common import HAND_LIMIT
from veglia.games.winter_tales.steps.epilogue import EpiloguePart, TheEnd, WriterPart
from veglia.games.winter_tales.steps.generation import QuestPlacement
from veglia.games.winter_tales.steps.interruption import Interruption
from veglia.games.winter_tales.steps.powers import PropagandaTale, Return
from veglia.games.winter_tales.steps.quest import Gathering, Joining
from veglia.games.winter_tales.steps.setup import ArbiterChoice, Draft, FirstQuest, Setup
from veglia.games.winter_tales.steps.trap import Trap, TrapConclusion, TrapDefence
from veglia.games.winter_tales.table import Table


class BattleScene(msgspec.Struct, frozen=True, gc=False, tag="battle"):
    """A battle: who attacks, who answers, the cards so far; the last one shows who is ahead."""

    soldier: CharacterId
    rebel: CharacterId
    played: tuple[Laid, ...]
    round: int
    ahead: Side | None
    struck: tuple[Side, ...] = ()
    """Whose first round was told without a card."""
    companion: CharacterId | None = None
    """Who fights along with the rebel."""


class TrapScene(msgspec.Struct, frozen=True, gc=False, tag="trap"):
    """A trap: the trap card and the defence are seen; the pile is not, but by its owner."""

    rebel: CharacterId
    soldier: CharacterId
    card: Card | None
    played: tuple[Laid, ...]
    pile_under: str
    committed: tuple[Card, ...] | None
    """What counts, for the eyes of its owner only."""
    companion: CharacterId | None = None
    """Whose player adds to the pile; of that part only this one sees what counts."""


class MoveScene(msgspec.Struct, frozen=True, gc=False, tag="move"):
    """A character being used: how far it may still go on the card paid last, and what is left of its turn."""

    character: CharacterId
    joining: bool
    left: int
    laid: tuple[Card, ...]
    halted: bool
    acted: bool
    freely: bool = False
    """Whether the next movement costs no card, by a skill."""
    visited: tuple[SpaceId, ...] = ()
    """Where it has been in this activation, where objectives are played."""


class EntryScene(msgspec.Struct, frozen=True, gc=False, tag="entry"):
    """Somebody has just entered a space where others stand."""

    mover: CharacterId
    start: SpaceId


class PartScene(msgspec.Struct, frozen=True, gc=False, tag="part"):
    """A part of the Epilogue."""

    seat: Seat
    side: Side | None
    memory: int | None
    cards: int


class PickScene(msgspec.Struct, frozen=True, gc=False, tag="pick"):
    """A character just taken, or a quest just drawn or generated, that is about to be placed."""

    character: CharacterId | None = None
    quest: QuestId | None = None


class RulingScene(msgspec.Struct, frozen=True, gc=False, tag="ruling"):
    """A passage that the arbiter is asked about, or that is told anew."""

    passage: int


class TaleScene(msgspec.Struct, frozen=True, gc=False, tag="tale"):
    """A tale told with three cards in place of an activation: Propaganda, or a rebel's return."""

    played: tuple[Laid, ...]
    rebel: CharacterId | None = None
    """Who comes back."""


Scene = BattleScene | TrapScene | MoveScene | EntryScene | PartScene | PickScene | RulingScene | TaleScene


class Awaited(msgspec.Struct, frozen=True, gc=False):
    """A save that waits for its moment."""

    seat: Seat
    rescued: CharacterId


class OwnObjective(msgspec.Struct, frozen=True, gc=False):
    """An objective in front of the seat that looks, and what has become of it."""

    card: ObjectiveId
    revealed: bool
    """Whether everybody sees it."""
    declarable: bool
    """Whether it could be declared now."""
    battle: tuple[Passage, ...] = ()
    """What was told of the battle that a Rescue follows from."""


class ShownObjective(msgspec.Struct, frozen=True, gc=False):
    """An objective that everybody sees: face up in front of somebody, or declared and about to become a memory."""

    seat: Seat
    card: ObjectiveId
    declared: bool


class TableView(Shown, frozen=True, gc=False, kw_only=True):
    """The table as one seat may know it."""

    roles: tuple[Faction, ...] = ()

    edition: Edition
    colours: Colours
    skills: Mapping[CharacterId, SkillId]
    """Who has which skill; nobody has one without the module."""
    skill_icon: Literal["left", "right"]
    """In which lower corner of a character's card its skill is shown."""
    style: str
    alternative_epilogue: bool
    length: int
    chapter: int
    order: tuple[Seat, ...]
    acting: Seat
    pieces: Mapping[CharacterId, Piece]
    quests: Mapping[QuestId, SpaceId | CharacterId]
    introductions: Mapping[QuestId, Introduction]
    faced: tuple[QuestId, ...]
    quest: OngoingQuest | None
    hand: tuple[Card, ...]
    track: tuple[Memory | None, ...]
    epilogue_position: int
    """The space of the track that holds the epilogue token."""
    epilogue_face: Side | None
    bookmark: int | None
    bond: tuple[CharacterId, CharacterId] | None
    scene: Scene | None
    waiting: tuple[Awaited, ...]
    carried: Carried | None
    motion: Motion | None
    epilogue: Epilogue | None
    score: Score | None
    head_start: int
    """The points with which Winter enters the Epilogue."""
    objectives: tuple[OwnObjective, ...] = ()
    """The own objectives that are not completed; those of others are nobody's business."""
    shown_objectives: tuple[ShownObjective, ...] = ()
    hidden_objectives: Mapping[Seat, int] = {}
    """How many objectives lie face down in front of each seat."""
    objective_icons: tuple[int, ...] = ()
    """The spaces of the track that an objective can become a memory on; none without the module."""
    powers: Powers | None = None
    """The powers in force and what they did, where the module is played: everybody sees them."""
    hope_face_down: bool = False
    """How the token of Hope lies."""


def own(table: Table, seat: Seat) -> Mapping[str, Any]:
    """What a seat sees otherwise than everybody: its hand, its objectives, and of a trap what counts."""
    mine: dict[str, Any] = {"hand": table.hands[seat]}
    if table.objectives is not msgspec.UNSET:
        mine["objectives"] = _own_objectives(table, seat)
    if not TRAPS.isdisjoint(map(type, table.steps)):
        mine["scene"] = scene(table, seat)
    if table.steps and isinstance(table.steps[-1], Activation | HandLimit):
        mine["moment"], mine["question"] = _own_moment(table, table.steps[-1], seat)
    return mine


def _own_moment(table: Table, step: Activation | HandLimit, seat: Seat) -> tuple[str, Mapping[str, str | int]]:
    """Who cuts the hand is asked about that, and how many cards there are too many; the others need not know."""
    cutting = step.trimming if isinstance(step, Activation) else True
    if not cutting or seat not in step.choosers(table):
        return moment(table), question(table)
    return "HandLimit", {"over": max(0, len(table.hands[seat]) - HAND_LIMIT)}


TRAPS = {Trap, TrapDefence, TrapConclusion}
"""The steps of which not everybody sees the same."""


def _own_objectives(table: Table, seat: Seat) -> tuple[OwnObjective, ...]:
    """A seat's objectives, and which of them it could declare now."""
    assert table.objectives is not msgspec.UNSET
    between = table.in_play and table.steps[-1].opportune(table)
    ready = declarable(table, seat) if between else []
    battles = table.objectives.battles
    return tuple(
        OwnObjective(
            held.card,
            held.revealed,
            held in ready,
            battles.get(held.about, ()) if held.about and OBJECTIVES[held.card].kind == "rescue" else (),
        )
        for held in held_by(table, seat)
    )


def _shown_objectives(table: Table) -> Iterator[ShownObjective]:
    """The objectives that everybody sees."""
    if table.objectives is msgspec.UNSET:
        return
    for seat in table.order:
        yield from (ShownObjective(seat, held.card, False) for held in held_by(table, seat) if held.revealed)
    yield from (ShownObjective(one.seat, one.card, True) for one in table.objectives.declared)


def _hidden_objectives(table: Table) -> Mapping[Seat, int]:
    """How many objectives lie face down in front of each seat."""
    if table.objectives is msgspec.UNSET:
        return {}
    return {seat: sum(not held.revealed for held in held_by(table, seat)) for seat in table.order}


def public(table: Table) -> TableView:
    """What everybody may see."""
    options, policy = table.options, table.policy
    return TableView(
        edition=options.edition,
        colours=policy.colours,
        skills=skills_of(options),
        skill_icon=policy.skill_icon,
        style=options.style,
        alternative_epilogue=options.alternative_epilogue,
        length=options.length,
        chapter=table.chapter,
        roles=table.factions,
        order=table.order,
        arbiter=table.arbiter,
        acting=table.acting,
        pieces=table.pieces,
        quests=table.quests,
        introductions=table.introductions,
        faced=table.faced,
        quest=table.quest,
        hand=(),
        track=table.track,
        epilogue_position=len(table.track) + 1,
        epilogue_face=epilogue_face(table),
        bookmark=table.bookmark,
        bond=table.bond,
        moment=moment(table),
        question=question(table),
        bare=bare(table),
        scene=scene(table, None),
        waiting=tuple([Awaited(rescue.seat, rescue.rescued) for rescue in table.waiting]),
        carried=table.carried,
        motion=table.motion,
        passages=table.passages,
        epilogue=table.epilogue,
        score=table.score() if table.epilogue else None,
        head_start=options.head_start,
        outcome=outcome(table),
        shown_objectives=tuple(_shown_objectives(table)),
        hidden_objectives=_hidden_objectives(table),
        objective_icons=BOX.memory_track.objective_icons if options.with_objectives else (),
        powers=None if table.powers is msgspec.UNSET else table.powers,
        hope_face_down=options.with_powers and policy.hope_face_down,
    )


def outcome(table: Table) -> Outcome | None:
    """How it ended: which side won, and who was on it."""
    ended = table.outcome
    if ended is None:
        return None
    return Outcome(ended.winner, ended.winners, {"spring": ended.score.spring, "winter": ended.score.winter})


def moment(table: Table) -> str:
    """The step that the table attends to, by its name."""
    return type(table.steps[-1]).__name__.rstrip("_") if table.steps else "Over"


def question(table: Table) -> Mapping[str, str | int]:
    """What the words of the moment speak of."""
    match table.steps[-1] if table.steps else None:
        case ArbiterChoice(decider=decider):
            return {"undecided": "no" if decider is None else "yes"}
        case Interruption(mover):
            piece = table.pieces[mover]
            return {"character": mover, "mover_seat": piece.seat, "space": piece.space}
        case Activation() as activation:
            there = "there" if activation.arrived(table) else "away"
            return {"character": activation.character, "joining": there if activation.joining else "no"}
        case HandLimit():
            return {"over": "unknown"}
        case Gathering() if table.quest is not None:
            return {"quest": table.quest.quest, "space": table.quest.space}
        case Joining(character=character):
            return {"joined": "no"} if character is None else {"joined": "yes", "character": character}
        case Ruling() as ruling:
            return {"deciding": "together" if ruling.together(table) else "arbiter"}
    return {}


def bare(table: Table) -> bool:
    """Whether nobody holds anything that others may not see: before cards are dealt, and without objectives."""
    setting = next((step for step in table.steps if isinstance(step, Setup)), None)
    return setting is not None and not {"hands", "objectives"} & set(setting.done)


def epilogue_face(table: Table) -> Side | None:
    """The face of the epilogue token: always Winter (ffg), or whoever owns more memories (it)."""
    if table.policy.epilogue_face == "winter":
        return "winter"
    spring, winter = table.bonus("spring"), table.bonus("winter")
    return None if spring == winter else "spring" if spring > winter else "winter"


def scene(table: Table, seat: Seat | None) -> Scene | None:
    """What is being played out on top of the board, from the topmost step that shows something."""
    for step in reversed(table.steps):
        match step:
            case PassageRuling(passage) | Retelling(passage):
                return RulingScene(passage)
            case Battle(soldier, rebel, played, struck, companion):
                free, beside = struck or (), companion or None
                return BattleScene(soldier, rebel, played, step.round(table), step.ahead, free, beside)
            case BattleConclusion(soldier, rebel, winner, _again, companion):
                return BattleScene(soldier, rebel, (), 0, winner, companion=companion or None)
            case Trap() | TrapDefence():
                return _trap(table, seat, step)
            case TrapConclusion(rebel, soldier):
                told = () if seat == table.pieces[rebel].seat else None
                return TrapScene(rebel, soldier, None, (), table.policy.pile_under, told)
            case PropagandaTale(played):
                return TaleScene(played)
            case Return(played=played, rebel=rebel):
                return TaleScene(played, rebel)
            case Interruption(mover, start):
                return EntryScene(mover, start)
            case Activation():
                freely = not step.left and step.moves_freely(table)
                visited = step.been() if table.options.with_objectives else ()
                return MoveScene(
                    step.character, step.joining, step.left, step.laid, step.halted, step.acted, freely, visited
                )
            case WriterPart() | EpiloguePart():
                return PartScene(step.seat, step.side(table), step.memory, step.cards)
            case Draft(_picks, taken):
                return PickScene(character=taken)
            case FirstQuest(quest=quest) | QuestPlacement(quest=quest):
                return PickScene(quest=quest)
            case Payment() | TheEnd():
                continue
    return None


def _trap(table: Table, seat: Seat | None, trap: Trap | TrapDefence) -> TrapScene:
    """A trap as a seat sees it: of what counts, only the own part."""
    companion = trap.companion or None
    played = trap.played if isinstance(trap, TrapDefence) else ()
    own: tuple[Card, ...] | None = None
    if seat == table.pieces[trap.rebel].seat:
        own = trap.committed
    elif companion is not None and seat == table.pieces[companion].seat:
        own = trap.added or ()
    return TrapScene(trap.rebel, trap.soldier, trap.card, played, table.policy.pile_under, own, companion)
