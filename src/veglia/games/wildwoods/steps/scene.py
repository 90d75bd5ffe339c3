"""A scene: its setup, the alternation of phases, how it ends, and the Travel phases that follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from veglia.engine import Action, Chance, Event, RuleId, StepChanged, StepClosed, StepOpened
from veglia.games.wildwoods import actions as do
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods import steps, tutorial
from veglia.games.wildwoods.glossary import EndingId, SceneId
from veglia.games.wildwoods.locations import visible
from veglia.games.wildwoods.pack import LumaEnding, Next, Scene
from veglia.games.wildwoods.steps.common import WildStep, in_scene, leave_scene, next_line
from veglia.packs import Text, holds

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table


class Rounds(WildStep, frozen=True):
    """A scene being played: set up once, then Luma Phase and Shadow Phase in turn (SW-PHASE-01)."""

    rule: ClassVar[RuleId] = RuleId("SW-PHASE-01")

    stage: Literal["setup", "luma", "shadow"]
    scene: SceneId

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        match self.stage:
            case "setup":
                scene = table.chapter.scene(self.scene)
                further = table.mercy.shadow_spaces
                setup = scene.setup
                yield happened.SceneSetUp(
                    scene.id,
                    scene.title,
                    scene.intro,
                    setup.text,
                    tasks=tuple(ending.task for ending in scene.endings.luma),
                    places=tuple(one.name for one in scene.locations if one.hidden_until is None),
                    notes=tuple(_notes(table, scene)),
                    lesson=scene.tutorial[0].text if scene.tutorial else None,
                    light=setup.light,
                    shadow=setup.shadow + further,
                )
                yield StepChanged(Rounds("luma", self.scene))
                yield StepOpened(steps.Carrying(setup.do))
            case "luma":
                yield from _recover(table)
                yield StepChanged(Rounds("shadow", self.scene))
                yield StepOpened(steps.LumaPhase())
                yield StepOpened(TaskCheck())
            case "shadow":
                yield happened.ShadowPhaseBegan()
                yield StepChanged(Rounds("luma", self.scene))
                yield StepOpened(steps.ShadowPhase(tuple(table.creatures_in_river())))


def _notes(table: Table, scene: Scene) -> Iterator[Text]:
    """What stands on a page besides its names: prerequisites, and what the icons of the track mean."""
    for location in scene.locations:
        if location.needs is not None and location.hidden_until is None:
            yield location.needs.text
    for icon, effect in scene.track.shadow_effects.items():
        yield from (table.story.icons[icon].name, effect.text)


def _recover(table: Table) -> Iterator[Event]:
    """Luma Phase, step 1: every used die comes back, but for those that are locked; the smallest stay away first."""
    dice = sorted(table.available + table.used)
    locked = min(len(dice), sum(lock.n for lock in table.locks))
    yield happened.LumaPhaseBegan(
        table.tally.rounds + 1, tuple(dice[locked:]), tuple(dice[:locked]), table.mercy.rerolls
    )
    if tutorial.done(table, "phase_done"):
        yield next_line(table)


class TaskCheck(WildStep, frozen=True):
    """A text has come to its end: is a task done (SW-AMB-20)? Of several, the reader chooses (SW-AMB-22)."""

    is_text: ClassVar[bool] = True

    rule: ClassVar[RuleId] = RuleId("SW-TRIUMPH-03")

    looked: bool = False
    """Whether it was looked for Locations that come into sight."""

    def outermost(self, table: Table) -> bool:
        """Whether no text is still being carried out around this one."""
        return in_scene(table) and not any(step.is_text for step in table.steps[:-1])

    def _appearing(self, table: Table) -> Iterator[Event]:
        for location in table.scene.locations if self.outermost(table) else ():
            if not visible(table, location) and holds(table, location.hidden_until):
                needs = location.needs.text if location.needs else None
                yield happened.LocationAppeared(location.id, location.name, needs)

    def done(self, table: Table) -> list[LumaEnding]:
        """The endings whose task is done, where this is the outermost text."""
        if not self.outermost(table) or table.phase == "setup":
            return []
        return [ending for ending in table.scene.endings.luma if holds(table, ending.when)]

    def asks(self, table: Table) -> bool:
        return self.looked and len(self.done(table)) > 1

    def offers(self, table: Table) -> Sequence[Action]:
        return [do.ChooseEnding(ending.id, ending.task) for ending in self.done(table)]

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, do.ChooseEnding)
        yield from leave_scene(table, Ending("luma", action.ending))

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        if not self.looked:
            yield from self._appearing(table)
            yield StepChanged(TaskCheck(looked=True))
            return
        done = self.done(table)
        if done:
            yield from leave_scene(table, Ending("luma", done[0].id))
        else:
            yield StepClosed()


class Ending(WildStep, frozen=True):
    """A Triumph section: it is read, carried out, and leads on."""

    rule: ClassVar[RuleId] = RuleId("SW-TRIUMPH-03")

    by: Literal["luma", "shadow"]
    ending: EndingId | None = None

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        endings = table.scene.endings
        section = next((one for one in endings.luma if one.id == self.ending), endings.shadow)
        rule = RuleId("SW-TRIUMPH-03" if self.by == "luma" else "SW-TRIUMPH-05")
        yield happened.SceneEnded(self.by, self.ending, section.text, table.scene.title, rule=rule)
        following = section.next if isinstance(section.next, tuple) else (section.next,)
        yield StepChanged(Leaving(following))
        yield StepOpened(steps.Carrying(section.do))


class Leaving(WildStep, frozen=True):
    """After the section: what was being done is put in order (SW-AMB-21), then the Travel phases."""

    rule: ClassVar[RuleId] = RuleId("SW-PHASE-15")

    next: tuple[Next, ...]

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        yield from steps.cards.settle_all(table)
        yield from steps.luma.put_away(table)
        cards = tuple(table.creatures_in_river())
        yield happened.CreaturesLeft(cards, tuple(table.creature(card).name for card in cards))
        yield happened.RiverCleaned(rule=RuleId("SW-PHASE-16"))
        yield happened.PawnsRemoved()
        following = next(one for one in self.next if holds(table, one.when))
        if following.scene is not None:
            yield StepChanged(steps.Page(following.scene))
        else:
            assert following.chapter is not None
            yield StepChanged(steps.EndChapter(following.chapter))
