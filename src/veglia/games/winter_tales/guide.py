"""What is laid before a narrator: goals, what must be taken up, reminders, and questions for whoever is stuck.

The rules about the telling change no card and no position; the table prompts, records and lets the arbiter send
words back. This is the prompting: for each thing that is told, the lines to show, as keys of the Fluent files.
It is made from a view, so it can show nothing that the narrator may not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec

from veglia.engine import Action, Line, Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.components import CHARACTERS, OBJECTIVES, QUESTS, SPACES
from veglia.games.winter_tales.editions import EDITIONS
from veglia.games.winter_tales.glossary import CharacterId, Faction, Memory, QuestId, other
from veglia.games.winter_tales.options import Options
from veglia.games.winter_tales.steps.common import HAND_LIMIT
from veglia.games.winter_tales.view import MoveScene, TableView

QUESTIONS = ("prompt-where", "prompt-why", "prompt-how", "prompt-around")
"""Where, why, how, what else is around: the second golden rule (WT-GOLD-02)."""
CONCEPTS = WITH_CARD, NEUTRAL, OF_OBJECTIVE = ("memory-concept", "memory-neutral", "memory-objective")
"""What a memory stands for, as it was told."""
SO_FAR = "hint-told"


PAGES = {
    **{f"character-{name}": f"bio-{name}" for name in CHARACTERS},
    **{f"space-{name}": f"lore-{name}" for name in SPACES},
    **{f"quest-{name}": f"goal-{name}" for name in QUESTS},
    **{f"objective-{name}": f"condition-{card.kind}" for name, card in OBJECTIVES.items()},
    **{f"role-{name}": f"part-{name}" for name in get_args(Faction)},
    "mark-arbiter": "part-arbiter",
    "game-title": "setting",
}
"""What can be read about at any time (WT-COMP-20, NARR-05, 06, 10): a name, and the text about it."""


OBJECTIVE = "objective-"


def guide(view: TableView, about: str) -> list[Line]:
    """The lines for something that is about to be told; `about` comes with the engine's prompt."""
    task = "objective" if about.startswith(OBJECTIVE) else about
    return [Line(f"tell-{task}"), *_special(view, about), *_reminders(view, about)]


def aside(view: TableView, seat: Seat) -> list[Line]:
    """What is laid beside a choice: advice on the arbiter, what one's side wants, an empty hand."""
    match view.moment:
        case "ArbiterChoice":
            return [Line("part-arbiter"), Line("arbiter-advice")]
        case "Draft":
            return [Line(f"part-{view.roles[seat]}")]
    return [Line("your-empty-hand")] if view.chapter and not view.hand else []


def stakes(view: TableView, seat: Seat, action: Action) -> list[Line]:
    """What is at stake in an action that ends something unasked, or turns on somebody: against whom, what follows."""
    match action:
        case do.Discard(card) if view.moment == "Activation" and isinstance(view.scene, MoveScene):
            more = len(view.hand) - HAND_LIMIT - 1
            return [Line("stake-Discard-Activation", {"character": view.scene.character, "card": card, "more": more})]
        case do.ChallengeLink() if view.quest is not None:
            quest = view.quest
            about = {"seat": quest.seat, "quest": quest.quest, "role": other(quest.side)}
            ours = [Line("stake-own-side")] if view.roles[seat] == quest.side else []
            partial = view.arbiter == quest.seat or view.roles[view.arbiter or 0] == other(quest.side)
            return [Line("stake-ChallengeLink", about), *ours, _decided(view, partial)]
        case do.Dispute(number):
            for passage in view.passages:
                if passage.number == number:
                    about = {"seat": passage.seat, "text": passage.text}
                    return [Line("stake-Dispute", about), _decided(view, passage.seat == view.arbiter)]
        case do.ObjectToCarrying() if view.carried is not None:
            carried = view.carried
            about = {"seat": carried.by, "character": carried.rebel, "space": carried.back}
            return [Line("stake-ObjectToCarrying", about), _decided(view, carried.by == view.arbiter)]
    return []


def _decided(view: TableView, partial: bool) -> Line:
    """Who decides: the arbiter, unless the matter is the arbiter's own."""
    return Line("stake-decided-together") if partial else Line("stake-decided", {"seat": view.arbiter})


def welcome(options: Options) -> list[Line]:
    """What is said when an evening begins: what it is, how long it takes, the style that was agreed on."""
    style = [Line("game-style", {"style": options.style})] if options.style else []
    return [Line("game-blurb"), Line("game-length", {"minutes": options.minutes}), *style]


def _special(view: TableView, about: str) -> Iterator[Line]:
    """What this telling in particular is about."""
    match about:
        case "opening":
            yield from (Line(f"goal-{quest}") for quest in view.quests)
        case "introduction":
            yield from _story_so_far(view)
        case "quest-opening" | "quest-opening-linked":
            for quest in _quests_here(view):
                yield from _quest(view, quest)
            yield from _bookmark(view)
            yield from _story_so_far(view)
        case "quest-part" | "quest-joined" | "last-effort" | "quest-won" | "quest-lost" | "quest-tied":
            if view.quest is not None:
                yield from _quest(view, view.quest.quest)
            yield from _story_so_far(view)
        case "epilogue-opening":
            yield from _bookmark(view)
            yield from _open_quests(view)
        case _ if about.startswith(OBJECTIVE):
            yield Line(f"theme-{about.removeprefix(OBJECTIVE)}")
            yield from _bookmark(view)
            if about == "objective-rescue":
                yield from _battle(view)
            yield from _story_so_far(view)
        case "epilogue-part" | "the-end":
            if view.alternative_epilogue and about == "epilogue-part":
                yield from _bookmark(view)
            yield from _open_quests(view)
            yield from _story_so_far(view)


def _reminders(view: TableView, about: str) -> Iterator[Line]:
    """The rules of telling that hold here."""
    policy = EDITIONS[view.edition]
    match about:
        case "opening" | "introduction":
            yield Line("hint-keep-open")
        case "quest-opening" | "quest-opening-linked" | "quest-part" | "quest-joined" | "last-effort":
            yield Line("hint-nobody-dies")
            yield Line("hint-still-open")
            yield Line("hint-pace-duty" if policy.pace_is_a_duty else "hint-pace-advice")
        case "battle-attack" | "battle-defence" | "trap" | "trap-defence":
            yield Line("hint-nobody-dies")
            yield Line("hint-still-open")
        case "epilogue-opening" | "epilogue-part":
            yield Line("hint-close-quests" if policy.epilogue_closes_quests else "hint-close-plots")
            yield Line("hint-still-open")
        case "activation" | "joining" | "movement":
            yield Line("hint-reason-and-plan")


def _quests_here(view: TableView) -> Iterator[QuestId]:
    """The quests that the character being used could start where it stands."""
    if not isinstance(view.scene, MoveScene):
        return
    piece = view.pieces[view.scene.character]
    for quest, spot in view.quests.items():
        space = view.pieces[CharacterId(spot)].space if spot in view.pieces else spot
        if space == piece.space and QUESTS[quest].faction == piece.side:
            yield quest


def _quest(view: TableView, quest: QuestId) -> Iterator[Line]:
    """The goal of a quest, and how it was introduced."""
    yield Line(f"goal-{quest}")
    introduction = view.introductions.get(quest)
    if introduction is not None:
        yield Line("hint-introduced", {"seat": introduction.seat, "text": introduction.text})


def _bookmark(view: TableView) -> Iterator[Line]:
    """The bookmarked memory as it was told; a neutral one has no picture, so its quest's theme is recalled."""
    if view.bookmark is None:
        return
    memory = view.track[view.bookmark - 1]
    if memory is not None:
        yield concept(memory)


def concept(memory: Memory) -> Line:
    """What a memory stands for, as it was told."""
    if memory.objective is not msgspec.UNSET:
        return Line(OF_OBJECTIVE, {"seat": memory.teller, "objective": memory.objective, "text": memory.concept})
    if memory.card is None:
        return Line(NEUTRAL, {"quest": memory.quest, "text": memory.concept})
    return Line(WITH_CARD, {"seat": memory.teller, "card": memory.card, "text": memory.concept})


def _battle(view: TableView) -> Iterator[Line]:
    """What was told of the battle that a Rescue follows from."""
    for objective in view.objectives:
        for told in objective.battle:
            yield Line("hint-battle", {"seat": told.seat, "text": told.text})


def _open_quests(view: TableView) -> Iterator[Line]:
    """Quests still on the map, where the edition wants their stories settled."""
    if EDITIONS[view.edition].epilogue_closes_quests:
        yield from (Line("hint-open-quest", {"quest": quest}) for quest in view.quests)


def _story_so_far(view: TableView) -> Iterator[Line]:
    """What was told last, in order."""
    yield from (Line(SO_FAR, {"seat": passage.seat, "text": passage.text}) for passage in view.passages)


def pace_warning(view: TableView, telling: str) -> Line | None:
    """A nudge when a telling is long for one card; play is never blocked (WT-QRES-42a, 42b)."""
    sentences = sum(telling.count(mark) for mark in ".!?…")
    if sentences <= 5 or not EDITIONS[view.edition].pace_is_a_duty:
        return None
    return Line("hint-pace-warning", {"sentences": sentences})


def what_a_card_shows(action: Action) -> Line | None:
    """What a bot tells where words are required: what the card shows that it lays, if it lays one."""
    card = getattr(action, "card", None)
    return None if card is None else Line("bot-tells", {"card": card})
