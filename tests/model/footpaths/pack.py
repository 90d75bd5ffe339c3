"""What a story is made of: sections of text, seven effects and three conditions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, ClassVar, Literal, NewType

import msgspec
from msgspec import Meta

from veglia import packs
from veglia.engine import Library
from veglia.packs import SLUG, Add, Flag, FlagName, Graph, Judge, Point, Read, Set, Shaped, Shelf, Text, Way, within

SectionId = NewType("SectionId", str)
ASection = Annotated[SectionId, packs.refers("section")]


class Count(packs.Count, frozen=True):
    """A counter of the story lies within bounds."""

    of: Annotated[FlagName, packs.refers("counter")]


class Not(packs.Not, frozen=True):
    """It does not hold."""

    condition: Condition


Condition = Flag | Count | Not


class Option(packs.Option, frozen=True):
    """One of the ways that a text offers."""

    when: Condition | None = None
    cost: tuple[Effect, ...] = ()
    do: tuple[Effect, ...] = ()


class Choose(packs.Choose, frozen=True):
    """Whoever's turn it is takes one of the ways that are open."""

    options: tuple[Option, ...]


class If(packs.If, frozen=True):
    """One thing or another."""

    when: Condition
    then: tuple[Effect, ...] = ()
    else_: tuple[Effect, ...] = msgspec.field(default=(), name="else")


class Go(packs.Effect, frozen=True, tag="go"):
    """The story goes on with another section."""

    bare: ClassVar[str] = "section"

    section: ASection


class End(packs.Effect, frozen=True, tag="end"):
    """The story comes to its end."""

    bare: ClassVar[str] = "text"
    whole: ClassVar[bool] = True

    text: Text


Effect = Read | Set | Add | Choose | If | Go | End


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text, and what it leads to."""

    id: Annotated[SectionId, Meta(pattern=SLUG), packs.names("section", expected=True)]
    text: Text
    do: tuple[Effect, ...] = ()


class Pack(packs.Pack, frozen=True):
    """A whole story."""

    format: Literal["footpaths-pack/1"]
    first: ASection
    sections: tuple[Section, ...]


def check(pack: Pack, shaped: Shaped) -> None:
    """What no type can say of a story."""
    packs.check_story(pack, shaped)
    packs.impossible(pack, packs.World({}, packs.values(pack)), shaped)


def graph(pack: Pack) -> Graph:
    """The sections, and the ways between them."""
    points = tuple(Point(one.id, "scene", one.text, pack.id, one.id == pack.first) for one in pack.sections)
    ways = dict.fromkeys(Way(one.id, go.section, "choice") for one in pack.sections for go in within(one, Go))
    return Graph({pack.id: pack.title}, points, tuple(ways), {"choice": "pack-way-choice"})


JUDGE = Judge(check, lambda pack: ((section.id, section) for section in pack.sections), graph)
HERE = Path(__file__).parent / "packs"
LIBRARY = Library(Pack)
SHELF = Shelf(Pack, HERE, JUDGE, template=HERE / "the-long-way")
