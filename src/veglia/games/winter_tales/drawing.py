"""The board as text: the streets of Wintertown, who stands where, the memory track, and what is being played out.

A drawing of the decisions, made from a view; every space has a short sign, so that the map stays small and the
list beneath it says everything in words.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING

from msgspec import UNSET

from veglia.engine import Board, View
from veglia.games.winter_tales.components import CHARACTERS, LOCATIONS, OBJECTIVES, PLAZAS, QUESTS
from veglia.games.winter_tales.glossary import CharacterId, Faction, Piece, SpaceId
from veglia.games.winter_tales.view import BattleScene, MoveScene, TableView, TaleScene, TrapScene

if TYPE_CHECKING:
    from veglia.words import Words

SIGNS: dict[Faction, str] = {"spring": "♣", "winter": "❄", "writer": "✒"}
"""A leaf, a flake, a quill: the sides are never told apart by colour alone."""

# Locations are capital letters, plazas small ones.
LETTERS: dict[SpaceId, str] = {
    **{space: "ABCDEFGH"[number] for number, space in enumerate(LOCATIONS)},
    **{space: "abcdefghij"[number] for number, space in enumerate(PLAZAS)},
}
MAP = """\
 [A]---(a)---[D]---(b)---[G]
  |           |           |
 (i)         (d)         (c)
  |           |           |
 [F]         [E]---(j)---[B]
  | \\         |           |
 (g) (h)     (e)         (f)
  |    \\      |           |
  |     `----[C]          |
  |                       |
  `----------------------[H]"""


MARGIN, WIDTH = 30, 80
"""Where the list beside the map begins, and how wide a usual terminal is."""


def hand(table: TableView, words: Words) -> str:
    """The cards of a hand, by what they show."""
    shown = " · ".join(str(words.noun("card", card)) for card in table.hand)
    return words.say("your-hand", cards=shown) if shown else ""


def draw(view: View[TableView], words: Words) -> Board:
    """Draw what a seat may see: the whole town for every turn, then what is being played out."""
    table = view.table
    beside = [*_people(view, words), "", *_track(table, words)]
    scene = [*_powers(table, words), *_objectives(table, words), *_scene(table, words)]
    lines = _side_by_side(_map(table).splitlines(), beside)
    return Board(
        whole="\n".join([*lines, "", *_spaces(table, words), *(["", *scene] if scene else [])]),
        brief="\n".join([*_moving(table, words), *_scene(table, words)]),
        page=(table.chapter, table.acting, len(table.pieces), table.epilogue is not None),
    )


def _side_by_side(left: list[str], right: list[str]) -> list[str]:
    """Two blocks beside each other, or one above the other where a line would be too long for a usual terminal."""
    if MARGIN + max(map(len, right)) > WIDTH:
        return [*left, "", *right]
    return [f"{one:<{MARGIN}}{other}".rstrip() for one, other in zip_longest(left, right, fillvalue="")]


def _moving(table: TableView, words: Words) -> Iterator[str]:
    """Where the character is that is being used."""
    if isinstance(table.scene, MoveScene):
        space = table.pieces[table.scene.character].space
        yield f" {LETTERS[space]}  {words.noun('space', space)}"
        yield "      " + _piece(table, table.scene.character, words)


def _map(table: TableView) -> str:
    """The streets; a space where somebody stands is marked with a star, one with a quest by a diamond."""
    drawn = MAP
    for space, letter in LETTERS.items():
        opening, closing = "[]" if space in LOCATIONS else "()"
        held = any(piece.space == space for piece in table.pieces.values())
        quest = any(_quest_space(table, spot) == space for spot in table.quests.values())
        drawn = drawn.replace(
            f"{opening}{letter}{closing}",
            f"{'*' if held else opening}{letter}{'◆' if quest else closing}",
        )
    return drawn


def _quest_space(table: TableView, spot: str) -> SpaceId:
    return table.pieces[CharacterId(spot)].space if spot in CHARACTERS else SpaceId(spot)


def _spaces(table: TableView, words: Words) -> Iterator[str]:
    """Every space with its sign, its quests, and who is there; empty plazas last, in few lines."""
    empty = []
    for space, letter in LETTERS.items():
        held = [_piece(table, name, words) for name, piece in table.pieces.items() if piece.space == space]
        quests = [
            words.say("quest-here", quest=quest, side=SIGNS[QUESTS[quest].faction])
            for quest, spot in table.quests.items()
            if spot == space
        ]
        if space in PLAZAS and not held:
            empty.append(f"{letter} {words.noun('space', space)}")
            continue
        line = f" {letter}  {words.noun('space', space)}"
        here = _powers_at(table, space, words)
        yield line + "".join(f"\n      {item}" for item in (*quests, *here, *held))
    for at in range(0, len(empty), 3):
        yield " " + " · ".join(empty[at : at + 3])


def _piece(table: TableView, name: CharacterId, words: Words) -> str:
    """A character, whose it is and how it stands."""
    piece = table.pieces[name]
    return words.say(
        "piece",
        character=name,
        side=SIGNS[piece.side],
        state=_state(table, name, piece, words),
        seat=piece.seat,
        tokens=_tokens(table, name, words),
    )


def _state(table: TableView, name: CharacterId, piece: Piece, words: Words) -> str:
    states = [words.say("piece-ready" if piece.ready else "piece-activated")]
    if not piece.standing:
        states.append(words.say("piece-lying"))
    if piece.rooted:
        states.append(words.say("piece-rooted"))
    if table.powers is not None and name in table.powers.barred:
        states.append(words.say("piece-barred"))
    return ", ".join(states)


def _tokens(table: TableView, name: CharacterId, words: Words) -> str:
    """Quest tokens under a rebel, and power tokens on a character's card."""
    under = [f"◆ {words.noun('quest', quest)}" for quest, spot in table.quests.items() if spot == name]
    return "".join(f"  {token}" for token in (*under, *_powers_at(table, name, words)))


def _powers_at(table: TableView, spot: SpaceId | CharacterId, words: Words) -> list[str]:
    """The power tokens that lie there."""
    tokens = table.powers.tokens if table.powers else {}
    return [words.say("power-here", power=words.noun("quest", power)) for power in tokens if spot in tokens[power]]


def _powers(table: TableView, words: Words) -> Iterator[str]:
    """The powers in force, with what each does; and who is out of the game."""
    if table.powers is None:
        return
    if table.powers.tokens:
        yield words.say("powers-in-force")
    for power in table.powers.tokens:
        name, effect = words.noun("quest", power), words.say(f"power-{power}")
        yield "   " + words.say("power-line", power=name, effect=effect)
    if table.powers.eliminated:
        gone = [words.noun("character", name).the for name in table.powers.eliminated]
        yield words.say("power-gone", rebels=words.together(gone))


def _people(view: View, words: Words) -> Iterator[str]:
    """Who sits where, with the acting-player token and the arbiter's."""
    table: TableView = view.table
    for seat in table.order:
        marks = [words.say("mark-acting")] if seat == table.acting else []
        if seat == table.arbiter:
            marks.append(words.say("mark-arbiter"))
        if seat == view.seat:
            marks.append(words.say("mark-you"))
        side = table.roles[seat]
        yield f" {SIGNS[side]} {words.seat(seat)} · {words.noun('role', side)}" + "".join(f" · {m}" for m in marks)


def _track(table: TableView, words: Words) -> Iterator[str]:
    """The memory track, the bookmark on it, the epilogue token at its end."""
    yield words.say("track")
    for number, memory in enumerate(table.track, 1):
        mark = "▸" if number == table.bookmark else " "
        if memory is None:
            yield f" {mark}{number} …" + (" ◎" if number in table.objective_icons else "")
        else:
            about = words.noun("quest", memory.quest)
            if memory.objective is not UNSET:
                about = words.noun("objective", memory.objective)
            yield f" {mark}{number} {SIGNS[memory.side] if memory.side else '='} {about}"
    yield f"  {len(table.track) + 1} {words.say('track-epilogue')}"


def _objectives(table: TableView, words: Words) -> Iterator[str]:
    """The own objectives with what they ask for, and those of others that lie face up."""
    for mine in table.objectives:
        state = "objective-ready" if mine.declarable else "objective-shown" if mine.revealed else "objective-secret"
        yield words.say(state, objective=mine.card)
        yield "   " + words.say(f"condition-{OBJECTIVES[mine.card].kind}")
    own = {mine.card for mine in table.objectives}
    for shown in table.shown_objectives:
        if shown.card not in own:
            key = "objective-declared" if shown.declared else "objective-face-up"
            yield words.say(key, seat=shown.seat, objective=shown.card)


def _scene(table: TableView, words: Words) -> Iterator[str]:
    """A battle, a trap, a quest or the Epilogue, with the cards that lie open."""
    match table.scene:
        case BattleScene(soldier, rebel, (), 0, ahead):
            winner, loser = (soldier, rebel) if ahead == "winter" else (rebel, soldier)
            yield words.say(
                "scene-battle-won", winner=words.noun("character", winner), loser=words.noun("character", loser)
            )
        case BattleScene(soldier, rebel, played, number):
            yield words.say(
                "scene-battle",
                soldier=words.noun("character", soldier),
                rebel=words.noun("character", rebel),
                round=number,
            )
            yield from (f"   {SIGNS[laid.side]} {words.noun('card', laid.card)}" for laid in played)
        case TrapScene(rebel, soldier, card, played, _under, committed):
            yield words.say(
                "scene-trap", soldier=words.noun("character", soldier), rebel=words.noun("character", rebel)
            )
            if card is not None:
                yield "   " + words.say("scene-trap-card", card=card)
            yield from (f"   ❄ {words.noun('card', laid.card)}" for laid in played)
            if committed:
                yield "   " + words.say("scene-committed", count=len(committed))
        case TaleScene(played):
            yield words.say("scene-tale")
            yield from (f"   {SIGNS[laid.side]} {words.noun('card', laid.card)}" for laid in played)
    if table.quest is not None:
        quest = table.quest
        yield words.say(
            "scene-quest",
            quest=quest.quest,
            space=quest.space,
            character=quest.character,
            spring=quest.count("spring"),
            winter=quest.count("winter"),
        )
        yield from (
            f"   {SIGNS[laid.side]} {words.noun('card', laid.card)}" + (f": {laid.concept}" if laid.concept else "")
            for laid in quest.laid
        )
    if table.score is not None:
        yield words.say("scene-epilogue", spring=table.score.spring, winter=table.score.winter)
