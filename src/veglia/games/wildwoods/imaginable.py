"""Every action that somebody might think of asking for, legal or not: what `why` explains and the battery tries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from veglia.engine import Action
from veglia.games.wildwoods import actions as do
from veglia.games.wildwoods.glossary import ABILITIES, ACTIONS_OF_LUMA, Target
from veglia.games.wildwoods.locations import visible

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table

PLAIN = (
    do.SetUpScene,
    do.SaveGame,
    do.ResumeGame,
    do.BeginAgain,
    do.CloseBook,
    do.ReadOn,
    do.PutBack,
    do.LetGo,
    do.EndLumaPhase,
    do.GiveUpBrom,
    do.PassBy,
    do.PassPhase,
)


def imaginable(table: Table) -> Iterator[Action]:
    """Whatever can be named from what lies on the table."""
    yield from (kind() for kind in PLAIN)
    for n in range(4):
        yield from (do.CountSuccesses(n), do.UseSecond(n), do.Roll(3 * n))
    for card in ACTIONS_OF_LUMA:
        yield from (do.PlaceCrystal(card), do.GiveCrystal(card), do.Cure(card, card))
        yield from (do.Reroll(1, 1, card), do.Reroll(9, 1), do.UseAction(card, ABILITIES[card]["second"]))
    if not table.book_open or not table.chapter_id:
        return
    for creature in table.creatures_in_river():
        name = table.creature(creature).name
        yield from (do.Protect(creature, name, card) for card in ACTIONS_OF_LUMA)
        yield from (do.UseAction(card, ABILITIES[card]["first"], Target(creature), name) for card in ACTIONS_OF_LUMA)
        yield do.ChooseCard(creature, name)
    for held in table.held():
        name = table.exploration(held.card).name
        yield from (do.UseBlessing(held.card, name), do.KeepCard(held.card, name), do.MakeRoom(held.card, name, True))
        yield do.UseAction("heal", "heal_creature", Target(held.card), name)
    for location in table.scene.locations if table.on_track else ():
        if visible(table, location):
            for card in ACTIONS_OF_LUMA:
                yield do.UseAction(card, ABILITIES[card]["first"], Target(location.id), location.name)
