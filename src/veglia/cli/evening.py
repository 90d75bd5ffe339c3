"""One evening at the terminal: show a seat its view, list what it may do, take a choice and its telling.

Everything listed comes from the engine; everything shown is what the seat may know. With several people at one
keyboard a curtain falls between them.
"""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markup import escape

from veglia import bots
from veglia.cli.keeper import Keeper
from veglia.cli.rules import show_rule
from veglia.engine import Action, Event, Misunderstanding, Refusal, Seat, Sitting, View, new_seed, prompt, seen
from veglia.engine import refusal as refuse
from veglia.engine.bot import Bot
from veglia.engine.chance import Seeded
from veglia.words import Words

MANY = 12
"""More choices than this are first offered by kind."""
VAGUE = {"not-among-the-choices", "not-your-choice"}
"""Reasons that explain nothing to somebody who asks why."""


class Stopped(Exception):  # noqa: N818 - the person at the keyboard has had enough
    """The person wants to leave; everything is kept."""


class Evening:
    """The loop between a sitting and a screen."""

    def __init__(self, sitting: Sitting, keeper: Keeper, screen: Console, words: Words) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.keeper = keeper
        self.screen = screen
        self.words = Words(words.lang, self.game, sitting.record.header.names)
        self.bots = self._seat_bots()
        self.minds = Seeded(new_seed())
        self.shown_to: Seat | None = None
        self.unread: dict[Seat, list[Event]] = {Seat(seat): [] for seat in sitting.seats}

    def _seat_bots(self) -> dict[Seat, Bot]:
        """Which seats are held by bots: the record says."""
        holders = enumerate(self.sitting.record.header.bots)
        return {Seat(seat): bots.find(self.game, name) for seat, name in holders if name}

    @property
    def people(self) -> list[Seat]:
        """The seats held by people."""
        return [seat for seat in self.unread if seat not in self.bots]

    # --- the loop --------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Go on until the story is over."""
        self.say("welcome", commitment=self.sitting.record.header.commitment[:16])
        while not self.sitting.table.over:
            waiting = self.sitting.view(None).waits_for
            people = [seat for seat in waiting if seat not in self.bots]
            if people:
                self._person(people[0])
            else:
                self._bot(waiting[0])
        self._end()

    def _bot(self, seat: Seat) -> None:
        action = self.bots[seat].choose(self.sitting.view(seat), self.minds)
        wanted = prompt(self.game, self.sitting.table, seat, action)
        self._apply(seat, action, self.words.say("bot-tells") if wanted is not None and wanted.required else "")

    def _person(self, seat: Seat) -> None:
        self._curtain(seat)
        view = self.sitting.view(seat)
        self._show(view)
        while True:
            answer = self._ask(self.words.say("your-choice", count=len(view.choices)))
            if self._command(answer, view):
                if self.sitting.view(seat) != view:
                    return
                continue
            action = self._chosen(answer, list(view.choices), view)
            if action is not None and self._take(seat, action):
                return

    def _curtain(self, seat: Seat) -> None:
        """Between two people at one keyboard, hide the last one's cards."""
        if len(self.people) > 1 and self.shown_to != seat:
            self.screen.clear()
            self._ask(self.words.say("curtain", seat=seat))
            self.screen.clear()
        self.shown_to = seat

    # --- showing ---------------------------------------------------------------------------------------------

    def _show(self, view: View) -> None:
        """What happened since this seat last looked, the board, the hand, and what may be done."""
        assert view.seat is not None
        for event in self.unread[view.seat]:
            self.screen.print(f"[dim]·[/] {escape(self.words.event(event))} [dim]{event.rule}[/]")
        self.unread[view.seat].clear()
        self.screen.rule()
        if self.game.draw is not None:
            self.screen.print(escape(self.game.draw(view, self.words)), soft_wrap=True)
        hand = getattr(view.table, "hand", ())
        if hand:
            self.screen.print()
            self.say("your-hand", cards=" · ".join(str(self.words.noun("card", card)) for card in hand))
        self.screen.print()
        moment = view.table.moment
        self.screen.print(f"[bold]{escape(self.words.say(f'moment-{moment}', seat=view.seat))}[/]")
        for line in self.game.aside(view.table, view.seat) if self.game.aside else ():
            self.screen.print(f"  [italic]{escape(self.words.say(line.key, **line.about))}[/]")
        self._list(list(view.choices), view)

    def _list(self, actions: list[Action], view: View) -> None:
        """Number what may be done; a long list is offered by kind first."""
        for number, label in enumerate(self._labels(actions, view), 1):
            self.screen.print(f"  [bold]{number:>2}[/]  {escape(label)}")
        self.say("commands")

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
            first = self._label(several[0], view)
            labels.append(first if len(several) == 1 else self.words.say("several", first=first, count=len(several)))
        return labels

    @staticmethod
    def _of(actions: list[Action], kind: type[Action]) -> list[Action]:
        return [action for action in actions if type(action) is kind]

    def _label(self, action: Action, view: View) -> str:
        """The words of an action, with the sign on the map of every space it names."""
        named = (getattr(action, field) for field in action.__struct_fields__)
        signs = [self.game.signs[name] for name in named if name in self.game.signs]
        return self.words.action(action, view.table.moment) + "".join(f" [{sign}]" for sign in signs)

    # --- taking a choice -------------------------------------------------------------------------------------

    def _chosen(self, answer: str, actions: list[Action], view: View) -> Action | None:
        """Turn a number into an action."""
        count = len(self._labels(actions, view))
        if answer == "" and count == 1:
            answer = "1"
        if not answer.isascii() or not answer.isdigit() or not 1 <= int(answer) <= count:
            self.say("not-a-choice", count=count)
            return None
        kinds = self._kinds(actions)
        if not kinds:
            return actions[int(answer) - 1]
        chosen = self._of(actions, kinds[int(answer) - 1])
        if len(chosen) == 1:
            return chosen[0]
        for number, action in enumerate(chosen, 1):
            self.screen.print(f"  [bold]{number:>2}[/]  {escape(self._label(action, view))}")
        again = self._ask(self.words.say("your-choice", count=len(chosen)))
        if again.isascii() and again.isdigit() and 1 <= int(again) <= len(chosen):
            return chosen[int(again) - 1]
        self.say("not-a-choice", count=len(chosen))
        return None

    def _take(self, seat: Seat, action: Action) -> bool:
        """Ask for the telling, if one belongs to it, and do it; a refusal is explained."""
        try:
            self._apply(seat, action, self._telling(seat, action))
        except Refusal as refusal:
            self.screen.print(f"{escape(self.words.refusal(refusal))} [dim]{refusal.rule}[/]")
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
        for line in self._guide(seat, wanted.about):
            self.screen.print(f"  [italic]{escape(line)}[/]")
        while True:
            text = self._ask(self.words.say("tell-now-required" if wanted.required else "tell-now"))
            if text == "?":
                for key in self.game.questions:
                    self.screen.print(f"  {escape(self.words.say(key))}")
            elif text or not wanted.required:
                return text

    def _guide(self, seat: Seat, about: str) -> list[str]:
        if self.game.guide is None:
            return []
        lines = self.game.guide(self.sitting.view(seat).table, about)
        return [self.words.say(line.key, **line.about) for line in lines]

    def _apply(self, seat: Seat, action: Action, telling: str) -> None:
        """Do it, keep it, and only then let anybody know."""
        events = self.sitting.apply(seat, action, telling)
        self.keeper.keep(self.sitting.record.entries[-1])
        for reader in self.people:
            self.unread[reader] += seen(events, reader)

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
                self._out_of_turn(view)
            case "r" if rest:
                show_rule(self.screen, self.game, self.words, rest.strip())
            case "u":
                self._undo(view)
            case "b":
                self._show(view)
            case "?" | "h":
                self.say("help")
            case _:
                return False
        return True

    def _why(self, view: View, about: str) -> None:
        """What one might think of doing now and cannot, with the reason and the rule."""
        assert view.seat is not None
        allowed = {*view.choices, *view.opportunities}
        told: set[tuple[type[Action], str]] = set()
        for action in self.game.imaginable(self.sitting.table):
            if action in allowed:
                continue
            refusal = refuse(self.game, self.sitting.table, view.seat, action)
            label = self._label(action, view)
            if about.casefold() not in label.casefold() or (not about and refusal.because.reason in VAGUE):
                continue
            point = type(action), refusal.because.reason
            if point not in told and len(told) < 15:
                told.add(point)
                reason = self.words.refusal(refusal)
                self.screen.print(f"  {escape(label)}: {escape(reason)} [dim]{refusal.rule}[/]")
        if not told:
            self.say("why-nothing")

    def _out_of_turn(self, view: View) -> None:
        """What may be done besides what is asked."""
        offered = list(view.opportunities)
        if not offered:
            self.say("no-opportunities")
            return
        for number, label in enumerate(self._labels(offered, view), 1):
            self.screen.print(f"  [bold]{number:>2}[/]  {escape(label)}")
        answer = self._ask(self.words.say("your-choice", count=len(offered)))
        action = self._chosen(answer, offered, view)
        if action is not None and view.seat is not None:
            self._take(view.seat, action)

    def _undo(self, view: View) -> None:
        """Take the last action back, if nothing was revealed and everybody agrees; bots do."""
        assert view.seat is not None
        try:
            done = self.sitting.ask_undo(view.seat)
            for seat in self.sitting.seats:
                if not done and seat != view.seat:
                    agrees = seat in self.bots or self._agrees(Seat(seat))
                    done = self.sitting.answer_undo(Seat(seat), agrees)
                    if not agrees:
                        self.say("undo-refused", seat=seat)
                        return
        except Refusal as refusal:
            self.screen.print(escape(self.words.refusal(refusal)))
            return
        self.keeper.keep(self.sitting.record.entries[-1])
        self.say("undone")

    def _agrees(self, seat: Seat) -> bool:
        return self._ask(self.words.say("undo-agree", seat=seat)).lower() in self.words.say("yes-letters").split()

    # --- the end ---------------------------------------------------------------------------------------------

    def _end(self) -> None:
        """The outcome, the seed that was committed to, and where the evening is kept."""
        for event in self.unread[self.people[0]] if self.people else ():
            self.screen.print(f"[dim]·[/] {escape(self.words.event(event))}")
        header = self.sitting.record.header
        self.screen.rule()
        self.say("the-seed", seed=str(header.seed), commitment=header.commitment)
        self.say("kept-over", file=str(self.keeper.path))

    def say(self, key: str, **about: Any) -> None:
        """Print a message."""
        self.screen.print(escape(self.words.say(key, **about)))

    def _ask(self, question: str) -> str:
        return self.screen.input(escape(question) + " ").strip()
