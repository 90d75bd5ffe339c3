"""One evening at the terminal: show a seat its view, list what it may do, take a choice and its telling.

Everything listed comes from the engine; everything shown is what the seat may know. With several people at one
keyboard a curtain falls between them.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Any

from rich.markup import escape

from veglia import bots
from veglia.cli.keeper import Keeper
from veglia.cli.page import Page
from veglia.cli.rules import show_rules
from veglia.cli.screen import Screen
from veglia.engine import (
    Action,
    Board,
    Event,
    Line,
    Misunderstanding,
    Refusal,
    Seat,
    Sitting,
    View,
    new_seed,
    prompt,
    replay,
    seen,
    why_not,
)
from veglia.engine.action import TELLING_LIMIT
from veglia.engine.bot import Bot
from veglia.engine.chance import Seeded
from veglia.engine.refusal import VAGUE
from veglia.words import Words

MANY = 12
"""More choices than this are first offered by kind."""
COMMANDS = {"q", "quit", "why", "w", "perche", "perché", "o", "r", "i", "u", "t", "b", "?", "h"}


class Stopped(Exception):  # noqa: N818 - the person at the keyboard has had enough
    """The person wants to leave; everything is kept."""


class Evening:
    """The loop between a sitting and a screen."""

    def __init__(self, sitting: Sitting, keeper: Keeper, screen: Screen, words: Words, program: str) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.printed = sitting.game.printed
        self.keeper = keeper
        self.screen = screen
        self.program = program
        """How the command that goes on with it begins."""
        self.words = Words(words.lang, self.game, sitting.record.header.names)
        self.page = Page(screen, self.words, self.game)
        self.say = self.page.say
        holders = enumerate(sitting.record.header.bots)
        self.bots: dict[Seat, Bot] = {Seat(seat): bots.find(self.game, name) for seat, name in holders if name}
        self.people = [Seat(seat) for seat in sitting.seats if Seat(seat) not in self.bots]
        self.minds = Seeded(new_seed())
        self.shown_to: Seat | None = None
        self.drawn: dict[Seat, Board] = {}
        """The board as each person last saw it."""
        self.advised: dict[Seat, list[str]] = {}
        """What was last laid beside a choice of each: it is not said again and again."""
        self.news: dict[Seat, list[Event | Line]] = {seat: [] for seat in self.people}
        self.offered: dict[Seat, set[Action]] = {seat: set() for seat in self.people}

    # --- the loop --------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Go on until the story is over."""
        self._agree_to_rules()
        self._welcome()
        while not self.sitting.table.over:
            if self._bots_answer():
                continue
            waiting = self.sitting.view(None).waits_for
            people = [seat for seat in waiting if seat not in self.bots]
            if people:
                self._person(people[0])
            elif not self._anybody_else(waiting[0]):
                self._bot(waiting[0])
        self._end()

    def _agree_to_rules(self) -> None:
        """Where the rules have been corrected since, whoever is at the keyboard agrees to them, or leaves."""
        course = self.sitting.course
        if course.ours or course.table.over:
            return
        if not self._yes("rules-agree", rules=course.rules, now=self.game.version):
            raise Stopped
        self.sitting.correct()
        self.keeper.keep(self.sitting.record.entries[-1])

    def _welcome(self) -> None:
        header = self.sitting.record.header
        happened = [events for _entry, events, _table in replay(self.game, self.sitting.record)]
        if len(happened) > 1:
            welcome = "welcome-over" if self.sitting.table.over else "welcome-back"
            self.say(welcome, names=self.words.together(header.names))
            for seat in self.people:
                self.news[seat] += self._read_last(happened, seat)
            return
        if self.printed and self.printed.welcome:
            for line in self.printed.welcome(self.sitting.course.options):
                self.say(line.key, **line.about)
        self.say("welcome", commitment=header.commitment[:16])
        self.say("game-how")
        self._tell(happened[0])

    def _read_last(self, happened: Sequence[Sequence[Event]], seat: Seat) -> list[Event]:
        """What was last read of a story, where one is read."""
        for events in reversed(happened):
            if page := [event for event in seen(events, seat) if isinstance(event, self.page.prose)]:
                return page
        return []

    def _bot(self, seat: Seat) -> None:
        action = self.bots[seat].choose(self.sitting.view(seat), self.minds)
        self._apply(seat, action, self._bot_tells(seat, action))

    def _bot_tells(self, seat: Seat, action: Action) -> str:
        """Where words are required, a bot says what its game has for that."""
        wanted = prompt(self.game, self.sitting.table, seat, action)
        if wanted is None or not wanted.required:
            return ""
        return self.words.told_by_a_bot(action)

    def _bots_answer(self) -> bool:
        """What somebody proposed is answered by a bot before anybody goes on; whether one did."""
        for seat, mind in self.bots.items():
            answer = mind.answer(self.sitting.view(seat))
            if answer is not None:
                self._apply(seat, answer, "")
                return True
        return False

    def _anybody_else(self, bot: Seat) -> bool:
        """Before a bot goes on, people are asked what they could do out of turn now."""
        for seat in self.people:
            soon = self.game.counsel.pressing
            pressing = {action for action in self.sitting.view(seat).opportunities if isinstance(action, soon)}
            new, self.offered[seat] = pressing - self.offered[seat], pressing
            if new:
                before = len(self.sitting.record.entries)
                self._curtain(seat)
                self._read_news(seat)
                self.say("you-may-step-in", seat=bot)
                self._out_of_turn(self.sitting.view(seat), sorted(new, key=str))
                return len(self.sitting.record.entries) > before
        return False

    def _person(self, seat: Seat) -> None:
        self._curtain(seat)
        view = self.sitting.view(seat)
        self._show(view)
        while True:
            actions = list(view.choices)
            answer = self._ask(self.words.say("your-choice", count=len(self._labels(actions, view))))
            if self._command(answer, view):
                if self.sitting.view(seat) != view:
                    return
                continue
            if answer == "" and len(actions) == 1:
                answer = "1"
            action = self._chosen(answer, actions, view)
            if (action is not None and self._take(seat, action)) or self.sitting.view(seat) != view:
                return

    def _curtain(self, seat: Seat) -> None:
        """Between two people at one keyboard, hide the last one's cards, what has scrolled away included.

        None falls while nobody can hold anything: that is known to everybody, so that its absence tells nothing.
        """
        hides = self.game.own is not None and not self.sitting.view(None).table.bare
        if len(self.people) > 1 and self.shown_to != seat and hides:
            self._clear()
            self._ask(self.words.say("curtain", seat=seat))
            self._clear()
            self.drawn.pop(seat, None)
            self.advised.pop(seat, None)
        self.shown_to = seat

    def _clear(self) -> None:
        if self.screen.is_terminal:
            self.screen.file.write("\x1b[3J\x1b[2J\x1b[H")
            self.screen.file.flush()

    # --- showing ---------------------------------------------------------------------------------------------

    def _show(self, view: View) -> None:
        """What happened since this seat last looked, the board, the hand, and what may be done."""
        assert view.seat is not None
        beside = [self.page.line(line) for line in self.game.counsel.beside(view.table, view.seat)]
        self.screen.rule()
        self._read_news(view.seat, beside)
        self._board(view)
        if self.printed and self.printed.hand and (hand := self.printed.hand(view.table, self.words)):
            self.screen.print(escape(hand))
        self.screen.print()
        self.screen.print(f"[bold]{escape(self.words.moment(view.table, view.seat))}[/]")
        for line in (line for line in beside if line not in self.advised.get(view.seat, ())):
            self.page.paragraph(line, "italic")
        self.advised[view.seat] = beside
        self._list(list(view.choices), view)

    def _board(self, view: View, *, whole: bool = False) -> None:
        """The whole board where it shows another page than this seat last saw; else what of it has changed."""
        if self.printed is None or view.seat is None:
            return
        board, last = self.printed.draw(view, self.words), self.drawn.get(view.seat)
        self.drawn[view.seat] = board
        if whole or last is None or board.page != last.page:
            self.page.drawing(board.whole)
            self.screen.print()
            self.say("commands")
        elif board.brief != last.brief:
            self.page.drawing(board.brief)

    def _read_news(self, seat: Seat, known: Sequence[str] = ()) -> None:
        """What happened; what is said beside the choice anyway is not said twice."""
        for one in self.news[seat]:
            if isinstance(one, Line):
                self.page.item("[dim]·[/]", escape(self.page.line(one)))
            elif self.words.event(one) not in known:
                self.page.news(one)
        self.news[seat].clear()

    def _list(self, actions: list[Action], view: View) -> None:
        self.page.choices(self._labels(actions, view))

    def _kinds(self, actions: list[Action]) -> list[type[Action]]:
        """The kinds of a list too long to read; empty when it can be read as it is."""
        kinds = list(dict.fromkeys(type(action) for action in actions))
        return kinds if len(actions) > MANY and len(kinds) > 1 else []

    def _labels(self, actions: list[Action], view: View) -> list[str]:
        kinds = self._kinds(actions)
        if not kinds:
            return [self._label(action, view) for action in actions]
        labels = []
        for kind in kinds:
            several = self._of(actions, kind)
            alone = len(several) == 1
            labels.append(self._label(several[0], view) if alone else self.words.group(kind, len(several)))
        return labels

    @staticmethod
    def _of(actions: list[Action], kind: type[Action]) -> list[Action]:
        return [action for action in actions if type(action) is kind]

    def _label(self, action: Action, view: View) -> str:
        """The words of an action, with the sign on the map of every space it names."""
        return self.words.action(action, view.table.moment) + self._signs(action)

    def _signs(self, action: Action) -> str:
        signed = self.printed.signs if self.printed else {}
        named = (getattr(action, field) for field in action.__struct_fields__)
        return "".join(f" [{signed[name]}]" for name in named if name in signed)

    # --- taking a choice -------------------------------------------------------------------------------------

    def _number(self, answer: str, most: int) -> int | None:
        """A number that was typed, if it is one of those offered."""
        if answer.isascii() and answer.isdigit() and len(answer) < 5 and 1 <= int(answer) <= most:
            return int(answer)
        self.say("not-a-choice", count=most)
        return None

    def _chosen(self, answer: str, actions: list[Action], view: View) -> Action | None:
        """Turn a number into an action; a kind is opened first."""
        number = self._number(answer, len(self._labels(actions, view)))
        if number is None:
            return None
        kinds = self._kinds(actions)
        if not kinds:
            return actions[number - 1]
        chosen = self._of(actions, kinds[number - 1])
        if len(chosen) == 1:
            return chosen[0]
        number = self._which([self._label(one, view) for one in chosen], view)
        return None if number is None else chosen[number - 1]

    def _which(self, labels: Sequence[str], view: View) -> int | None:
        """The number of one of several; Enter goes back, and after a command they are listed again."""
        while True:
            self.page.choices(labels)
            answer = self._ask(self.words.say("which-one", count=len(labels)))
            if not self._command(answer, view):
                return self._number(answer, len(labels)) if answer else None
            if view.seat is not None and self.sitting.view(view.seat) != view:
                return None

    def _take(self, seat: Seat, action: Action) -> bool:
        """Ask for the telling, if one belongs to it, and do it; a refusal is explained.

        Where something is at stake that is said first, and whoever chose it says that it is meant.
        """
        stakes = self.game.counsel.at_stake(self.sitting.view(seat).table, seat, action)
        for line in stakes:
            self.screen.print(f"  [italic]{escape(self.words.say(line.key, **line.about))}[/]")
        if stakes and not self._yes("stake-sure"):
            return False
        try:
            self._apply(seat, action, self._telling(seat, action))
        except Refusal as refusal:
            self.page.refusal(self.words.refusal(refusal), refusal.rule)
            return False
        except Misunderstanding as problem:
            self.screen.print(escape(self.words.misunderstanding(problem)))
            return False
        return True

    def _telling(self, seat: Seat, action: Action) -> str:
        """The words that go with an action, typed now."""
        wanted = prompt(self.game, self.sitting.table, seat, action)
        if wanted is None:
            return ""
        view = self.sitting.view(seat)
        for line in self.game.guide(view.table, wanted.about):
            self.page.paragraph(self.page.line(line), "italic")
        slipped = ""
        while True:
            text = self._ask(self.words.say("tell-now-required" if wanted.required else "tell-now"))
            if text == "?":
                for key in self.game.narration.questions if self.game.narration else ():
                    self.page.paragraph(self.words.say(key))
            elif len(text) > TELLING_LIMIT:
                self.say("because-telling-too-long", length=len(text), limit=TELLING_LIMIT)
            elif (text.isdigit() or text.lower() in COMMANDS) and text != slipped:
                slipped = text
                self.say("tell-slip", text=text)
            elif text or not wanted.required:
                self._pace(view, text)
                return text
            else:
                self.say("because-telling-wanted")

    def _pace(self, view: View, text: str) -> None:
        pace = self.game.narration.pace if self.game.narration else None
        warning = pace(view.table, text) if pace else None
        if warning is not None:
            self.say(warning.key, **warning.about)

    def _apply(self, seat: Seat, action: Action, telling: str) -> None:
        """Do it, keep it, and only then let anybody know."""
        events = self.sitting.apply(seat, action, telling)
        self.keeper.keep(self.sitting.record.entries[-1])
        self._tell(events)

    def _tell(self, events: Sequence[Event]) -> None:
        """Let everybody at the keyboard know what they may."""
        for reader in self.people:
            self.news[reader] += seen(events, reader)

    # --- commands --------------------------------------------------------------------------------------------

    def _command(self, answer: str, view: View) -> bool:
        """Commands are letters; False when the answer is something else."""
        word, _, rest = answer.partition(" ")
        match word.lower():
            case "q" | "quit":
                raise Stopped
            case "why" | "w" | "perche" | "perché":
                self._why(view, rest)
            case "o":
                self._out_of_turn(view, list(view.opportunities))
            case "r" if rest:
                if not show_rules(self.screen, self.game, self.words, rest):
                    self.say("because-no-such-rule", asked=rest)
            case "i":
                self.page.about(view, rest)
            case "u":
                self._undo(view)
            case "t":
                self._hint(view)
            case "b":
                self._board(view, whole=True)
                self._list(list(view.choices), view)
            case "?" | "h":
                self.say("game-how")
                self.say("help", rule=self.game.ending)
                self.say("commands")
            case _:
                return False
        return True

    def _why(self, view: View, about: str) -> None:
        """What one might think of doing now and cannot, with the reason and the rule."""
        assert view.seat is not None
        allowed = {*view.choices, *view.opportunities}
        told: set[tuple[type[Action], str]] = set()
        for action in self.game.counsel.imaginable(self.sitting.table):
            if action in allowed:
                continue
            refusal = Refusal(why_not(self.game, self.sitting.table, view.seat, action), view.seat, action)
            label = self.words.imagined(action, view.table.moment) + self._signs(action)
            if about.casefold() not in label.casefold() or (not about and refusal.because.reason in VAGUE):
                continue
            point = type(action), refusal.because.reason
            if point not in told and len(told) < 15:
                told.add(point)
                self.page.paragraph(label)
                self.page.item("     ", f"{escape(self.words.refusal(refusal))} [dim]{refusal.rule}[/]")
        if not told:
            self.say("why-nothing")

    def _hint(self, view: View) -> None:
        """What somebody who knows the game would do now, and why."""
        assert view.seat is not None
        hint = self.game.counsel.advice(view, view.seat)
        if hint is None:
            self.say("hint-none")
            return
        self.screen.print(f"  [bold]{escape(self._label(hint.action, view))}[/]")
        self.page.item("     ", f"[italic]{escape(self.page.line(hint.because))}[/]")

    def _out_of_turn(self, view: View, offered: list[Action]) -> None:
        """What may be done besides what is asked; Enter goes back, and so does the first number.

        What turns on somebody comes last: nobody should come to it by a number typed in haste.
        """
        assert view.seat is not None
        if not offered:
            self.say("no-opportunities")
            return
        seat = view.seat
        ordered = sorted(offered, key=lambda action: bool(self.game.counsel.at_stake(view.table, seat, action)))
        labels = [self.words.say("nothing-of-this"), *self._labels(ordered, view)]
        number = self._which(labels, view)
        if number is None or number == 1:
            return
        action = self._chosen(str(number - 1), ordered, view)
        if action is not None:
            self._take(seat, action)

    def _undo(self, view: View) -> None:
        """Take one's own last action back, if nothing was revealed since and everybody agrees; bots do."""
        assert view.seat is not None
        try:
            done = self.sitting.ask_undo(view.seat)
            for other in (Seat(seat) for seat in self.sitting.seats if seat != view.seat):
                agrees = other in self.bots or self._agrees(other)
                done = self.sitting.answer_undo(other, agrees)
                if not agrees:
                    self._curtain(view.seat)
                    self.say("undo-refused", seat=other)
                    return
        except Refusal as refusal:
            self.page.refusal(self.words.refusal(refusal), refusal.rule)
            return
        assert done, "everybody has agreed"
        self.keeper.keep(self.sitting.record.entries[-1])
        for reader in self.people:
            self.news[reader].append(Line("log-undone", {"seat": view.seat}))

    def _agrees(self, seat: Seat) -> bool:
        self._curtain(seat)
        return self._yes("undo-agree", seat=seat)

    def _yes(self, key: str, **about: Any) -> bool:
        """Ask until yes or no is the answer; Enter alone is no: nothing is done that nobody meant."""
        while True:
            answer = self._ask(self.words.say(key, **about)).lower()
            if answer in self.words.say("yes-letters").split():
                return True
            if not answer or answer in self.words.say("no-letters").split():
                return False

    # --- the end ---------------------------------------------------------------------------------------------

    def _end(self) -> None:
        """How it ended, the seed that was committed to, and where the evening is kept."""
        if self.people:
            self._read_news(self.people[0])
        header = self.sitting.record.header
        outcome = self.game.outcome(self.sitting.table)
        assert outcome is not None, "a finished game has an outcome"
        self.screen.rule()
        self.screen.print(f"[bold]{escape(self.words.outcome(outcome))}[/]")
        if outcome.score:
            self.screen.print(escape(self.words.score(outcome)))
        self.say("the-seed", seed=str(header.seed), commitment=header.commitment)
        self.say("kept-over")
        self.show_command("replay", str(self.keeper.path))

    def show_command(self, *arguments: str) -> None:
        """A command to be copied: on a line of its own, however long."""
        command = shlex.join([self.program, *arguments])
        self.screen.print(f"  {escape(command)}", soft_wrap=True)

    def _ask(self, question: str) -> str:
        return self.screen.input(escape(question) + " ").strip()
