"""Wildwoods at a known moment: a reader who takes every hint plays from a seed until a table fits, and stays there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from server.players import Server
from veglia.engine import Record, Seat, Sitting, seed_from
from veglia.games.wildwoods import GAME
from veglia.games.wildwoods.heuristic import advise
from veglia.games.wildwoods.options import Options
from veglia.games.wildwoods.view import TableView
from web.moments import Evening, take_up

READER = Seat(0)
PACK = "what-the-wood-keeps"
Fits = Callable[[TableView], bool]


def at(*moments: str, **table: Any) -> Fits:
    """The first time that one of these moments comes, with these things on the table."""
    return lambda view: view.moment in moments and all(getattr(view, name) == value for name, value in table.items())


@cache
def read_until(fits: Fits, chapter: str = "", seed: int = 1, prefers: tuple[str, ...] = ()) -> Record:
    """A story read as far as the first table that fits; where one of these actions is offered, it is preferred."""
    sitting = Sitting.open(GAME, Options(pack=PACK, chapter=chapter), names=("Ada",), seed=seed_from(seed))
    while not fits((view := sitting.view(READER)).table):
        if not view.choices:
            raise LookupError("the story ended before")
        wanted = [choice for choice in view.choices if type(choice).__name__ in prefers]
        sitting.apply(READER, wanted[0] if wanted else advise(view).action)
    return sitting.record


def in_scene(scene: str, rounds: int = 1) -> Fits:
    """The reader may choose, in some round of a scene."""
    return lambda view: (
        view.moment == "LumaPhase" and view.scene is not None and view.scene.id == scene and view.rounds >= rounds
    )


def coming_to(scene: str, chapter: str) -> Record:
    """A story read as far as a scene: one to which Luma's Triumphs lead, or else the Shadow's."""
    try:
        return read_until(in_scene(scene), chapter)
    except LookupError:
        return read_until(in_scene(scene), chapter, prefers=("EndLumaPhase",))


def reading(server: Server, fits: Fits, lang: str = "en", **how: Any) -> Evening:
    """Bring a story to the server as far as that, and sit down at it."""
    return take_up(server, read_until(fits, **how), 1, READER, lang)
