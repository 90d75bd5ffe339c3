"""The guided Prologue: a scene's script accepts only the move being taught, and says how the dice fall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from veglia.engine import Action
from veglia.games.wildwoods import actions as do
from veglia.games.wildwoods.glossary import ABILITIES, id_of
from veglia.packs import TakeOption

if TYPE_CHECKING:
    from veglia.games.wildwoods.pack import Only, TutorialStep
    from veglia.games.wildwoods.table import Table

MOVES: dict[str, type[Action] | tuple[type[Action], ...]] = {
    "use_action": (do.UseAction, do.Roll),
    "reroll": do.Reroll,
    "add_successes": do.CountSuccesses,
    "resolve": do.CountSuccesses,
    "switch": do.UseSecond,
    "place_crystal": do.PlaceCrystal,
    "keep": do.KeepCard,
    "use_blessing": do.UseBlessing,
    "protect": do.Protect,
    "cure": do.Cure,
    "end_phase": do.EndLumaPhase,
    "choose": TakeOption,
    "pick": do.ChooseCard,
    "let_go": do.LetGo,
    "pass_by": do.PassBy,
}


def line(table: Table) -> TutorialStep | None:
    """The line of the script that is being taught; None outside a script, or when it is done."""
    if not table.book_open or not table.on_track:
        return None
    script = table.scene.tutorial
    return script[table.lesson] if table.lesson < len(script) else None


def taught(table: Table, offered: Sequence[Action]) -> Sequence[Action]:
    """What may be chosen while a scene teaches; where the move taught is not on offer yet, everything."""
    step = line(table)
    if step is None or not offered:
        return offered
    if step.only is None:
        return (do.ReadOn(),)
    only = step.only
    return [action for action in offered if matches(action, only)] or offered


def teaches(table: Table, action: Action) -> bool:
    """Whether this is the move being taught, and the line is done once it is made; an action, once dice are rolled."""
    step = line(table)
    if step is None or step.only is None or step.until != "move_made" or isinstance(action, do.UseAction):
        return False
    return matches(action, step.only)


def done(table: Table, moment: str) -> bool:
    """Whether the line waited for this moment."""
    step = line(table)
    return step is not None and step.only is not None and step.until == moment


def dictated(table: Table, wanted: int) -> tuple[int, ...]:
    """The next rolls that the script dictates, as many as are wanted and there are."""
    step = line(table)
    return step.rolls[table.dictated :][:wanted] if step is not None else ()


def matches(action: Action, only: Only) -> bool:
    """Whether an action is the one that a line asks for."""
    if not isinstance(action, MOVES[only.move]):
        return False
    match action:
        case do.UseAction(card, ability, target):
            wanted = None if only.ability is None else ABILITIES[card][only.ability]
            fits = wanted in (None, ability) and only.target in (None, target, id_of(target))
            return fits and only.card in (None, card)
        case do.Roll(d8, d10, d12):
            return only.dice in (None, d8 + d10 + d12)
        case do.Reroll(die, _shows, pay):
            return only.n in (None, die) and only.card in (None, pay)
        case do.CountSuccesses(crystals) | do.UseSecond(crystals):
            return only.n in (None, crystals)
        case do.Protect(creature):
            return only.target in (None, creature, id_of(creature))
        case TakeOption(option):
            return only.n in (None, option)
        case do.PlaceCrystal(card) | do.KeepCard(card) | do.UseBlessing(card):
            return only.card in (None, card, id_of(card))
        case do.ChooseCard(card):
            return only.target in (None, card, id_of(card))
    return True
