"""Builders for scenes in which somebody lies, or is about to."""

# mypy: disable-error-code="arg-type"
# Plain strings stand for ids.

from typing import Any

from games.winter_tales.scenes import A, B, C, D, Scene, a_table
from veglia.engine import Seat
from veglia.games.winter_tales import actions as do

TOGETHER = {"alice": (A, "oaks_park"), "cranky": (C, "oaks_park"), "wolf": (B, "oaks_park")}
"""Two rebels of different players, and a soldier, in one place."""


def save(scene: Scene, seat: Seat, rescued: str) -> do.Save:
    """A save paid with the two lowest cards in hand."""
    first, second = sorted(scene.hand(seat))[:2]
    return do.Save(rescued, first, second)


def a_fallen(edition: str, pieces: dict[str, tuple[Seat, str]], *lying: str, cards: int = 3, **more: Any) -> Scene:
    """A's turn (unless said otherwise) at a table where some characters lie, with cards in every hand."""
    more.setdefault("hands", dict.fromkeys((A, B, C, D), cards))
    return a_table(edition=edition, pieces=pieces, lying=lying, **more)


def a_battle(edition: str, others: dict[str, tuple[Seat, str]], *lying: str, **more: Any) -> Scene:
    """The Wolf has stopped Alice on the way to the prison; the first card is Winter's."""
    pieces = {"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue"), **others}
    scene = a_fallen(edition, pieces, *lying, **more)
    return scene.activates(A, "alice").walks(A, "plaza_statue").does(B, do.StartBattle("wolf"))


def a_trap(edition: str, others: dict[str, tuple[Seat, str]], *lying: str, counting: int = 1) -> Scene:
    """Pinocchio has laid a trap for the Wolf, with some cards that count; the Wolf's player is to answer."""
    pieces = {"pinocchio": (A, "fair_of_wonders"), "wolf": (B, "plaza_fair_asylum"), **others}
    scene = a_fallen(edition, pieces, *lying, acting=B)
    scene.activates(B, "wolf").walks(B, "fair_of_wonders").does(A, do.SpringTrap("pinocchio"))
    scene.does(A, do.SetTrapCard(scene.hand(A)[0]))
    for _ in range(counting):
        scene.does(A, do.Commit(scene.hand(A)[0]))
    return scene.does(A, do.LayTrap())


def down(scene: Scene) -> set[str]:
    """Who lies on the board."""
    return {name for name, piece in scene.view(None).pieces.items() if not piece.standing}
