"""Builders for scenes about quests: actions in plain words, and quests that have come to a certain step.

In a built quest a Spring one is begun by Alice, of seat A, and a Winter one by the Wolf, of seat B; both in Oaks
Park. The hands given are those before the activation, which brings the acting player three cards more.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from games.winter_tales.scenes import A, B, Scene, a_table
from veglia.engine import Seat
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.components import QUESTS
from veglia.games.winter_tales.glossary import Card, CharacterId, QuestId, SpaceId
from veglia.games.winter_tales.guide import guide
from veglia.games.winter_tales.steps.memory import MemoryPlacement
from veglia.games.winter_tales.steps.quest import Gathering, Joining

PARK = "oaks_park"


def generate(quest: str) -> do.GenerateQuest:
    return do.GenerateQuest(QuestId(quest))


def lay_in(location: str) -> do.LayQuestIn:
    return do.LayQuestIn(SpaceId(location))


def lay_under(rebel: str) -> do.LayQuestUnder:
    return do.LayQuestUnder(CharacterId(rebel))


def resolve(quest: str) -> do.ResolveQuest:
    return do.ResolveQuest(QuestId(quest))


def activate(character: str) -> do.Activate:
    return do.Activate(CharacterId(character))


def move_to(space: str) -> do.MoveTo:
    return do.MoveTo(SpaceId(space))


def join_with(character: str) -> do.JoinWith:
    return do.JoinWith(CharacterId(character))


def choose(card: int) -> do.ChooseMemory:
    return do.ChooseMemory(Card(card))


@cache
def words(language: str) -> dict[str, str]:
    """Every message of the game's words in one language."""
    found: dict[str, str] = {}
    for file in sorted((GAME.folder / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                found[entry.id.name] = FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
    return found


def shown(scene: Scene, seat: Seat, about: str) -> dict[str, Mapping[str, str | int]]:
    """The lines laid before a narrator, by their keys."""
    return {line.key: line.about for line in guide(scene.view(seat), about)}


def a_quest(
    quest: str = "safe_house",
    edition: str = "ffg",
    *,
    there: Mapping[str, Seat] | None = None,
    away: Mapping[str, tuple[Seat, str]] | None = None,
    under: str | None = None,
    narrative: bool = False,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> Scene:
    """A quest has just been begun in Oaks Park: step 2 comes next.

    `there` are others who stand in the park, `away` those elsewhere; `under` is the rebel who bears the token.
    """
    acting, hero = (A, "alice") if QUESTS[QuestId(quest)].faction == "spring" else (B, "wolf")
    pieces = {hero: (acting, PARK), **{name: (seat, PARK) for name, seat in (there or {}).items()}, **(away or {})}
    scene = a_table(
        edition=edition, pieces=pieces, quests={quest: under or PARK}, acting=acting,
        options={"narrative": narrative, **(options or {})}, **more,
    )
    scene.activates(acting, hero, "Somebody goes out." if narrative else "")
    return scene.does(acting, resolve(quest), "It begins in the park." if narrative else "")


def nobody_comes(scene: Scene) -> Scene:
    """Everybody who is still to be asked in step 2 stays away."""
    while isinstance(scene.step, Gathering):
        scene.does(scene.asked, do.Decline())
    return scene


def nobody_joins(scene: Scene) -> Scene:
    """Everybody who is still to be asked in step 4 lets it pass."""
    while isinstance(scene.step, Joining):
        scene.does(scene.asked, do.Decline())
    return scene


def tells(scene: Scene, seat: Seat, cards: int, telling: str = "") -> Scene:
    """Lay this many cards, the first in hand, and be done with the part."""
    for _ in range(cards):
        scene.plays(seat, telling=telling)
    return scene.does(seat, do.EndTelling())


def a_told_quest(
    ours: int, theirs: int, quest: str = "safe_house", edition: str = "ffg", *, telling: str = "",
    there: Mapping[str, Seat] | None = None, hands: Mapping[Seat, int] | None = None, **more: Any,
) -> Scene:
    """A quest has come to step 6: the acting player laid `ours` cards, the foe who stands there `theirs`.

    The foe is the Wolf, of seat B, or Alice, of seat A; nobody else takes part. `hands` are for what comes after.
    """
    spring = QUESTS[QuestId(quest)].faction == "spring"
    acting, opponent, foe = (A, B, "wolf") if spring else (B, A, "alice")
    dealt = {acting: ours, opponent: theirs, **(hands or {})}
    scene = a_quest(quest, edition, there={foe: opponent, **(there or {})}, hands=dealt, **more)
    tells(nobody_comes(scene), acting, ours, telling)
    while scene.asked != opponent:
        scene.does(scene.asked, do.Decline())
    scene.does(opponent, join_with(foe))
    tells(scene, opponent, theirs, telling)
    return nobody_joins(scene).does(acting, do.EndTelling())


def concluded(scene: Scene, telling: str = "") -> Scene:
    """End the tale and take the first choice offered, until the memory is to be laid on the track."""
    scene.does(scene.asked, do.Conclude(), telling)
    while not isinstance(scene.step, MemoryPlacement):
        scene.does(scene.asked, scene.choices(scene.asked)[0])
    return scene


def remembered(scene: Scene, space: int = 1, telling: str = "") -> Scene:
    """End the tale and lay the memory on a space of the track."""
    concluded(scene, telling)
    return scene.does(scene.asked, do.PlaceMemory(space))
