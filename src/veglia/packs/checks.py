"""What any told story is checked for, besides the types of its parts: each check tells what it finds and goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from veglia.packs.conditions import Condition, World
from veglia.packs.parts import within
from veglia.packs.text import LANGUAGES
from veglia.packs.verbs import Verb

if TYPE_CHECKING:
    from veglia.packs.pack import Pack
    from veglia.packs.shape import Shaped


def check_story(pack: Pack, shaped: Shaped) -> None:
    """Tell what is wrong with a pack as a whole, and with each of its verbs in itself."""
    if pack.languages and set(pack.languages) != set(LANGUAGES):
        shaped.tell(pack, "languages", key="mistake-languages")
    for verb in within(pack, Verb):
        verb.check(shaped)


def impossible(part: object, world: World, shaped: Shaped) -> None:
    """Tell which conditions in a part of a story can never hold, and why."""
    for condition in within(part, Condition):
        problem = condition.never(world)
        if problem is not None:
            key, about = problem
            shaped.tell(condition, key=key, **about)
