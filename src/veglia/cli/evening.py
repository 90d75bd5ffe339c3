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
from veglia.cli.rules import show_rules
from veglia.engine import Action, Misunderstanding, Refusal, Seat, Sitting, View, new_seed, prompt, seen, why_not
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

    def __init__(self, sitting: Sitting, keeper: Keeper, screen: Console, words: Words) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.keeper = keeper
        self.screen = screen
        self.words = Words(words.lang, self.game, sitting.record.header.names)
        holders = enumerate(sitting.record.header.bots)
        self.bots: dict[Seat, Bot] = {Seat(seat): bots.find(self.game, name) for seat, name in holders if name}
        self.people = [Seat(seat) for seat in sitting.seats if Seat(seat) not in self.bots]
        self.minds = Seeded(new_seed())
        self.shown_to: Seat | None = None
        self.drawn: dict[Seat, str] = {}
        """The board as each person last saw it: it is drawn again only when it has changed."""
        self.news: dict[Seat, list[str]] = {seat: [] for seat in self.people}
        self.offered: dict[Seat, set[Action]] = {seat: set() for seat in self.people}

    # --- the loop --------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Go on until the story is over."""
        self._welcome()
        while not self.sitting.table.over:
            waiting = self.sitting.view(None).waits_for
            people = [seat for seat in waiting if seat not in self.bots]
            if people:
                self._person(people[0])
            elif not self._anybody_else(waiting[0]):
                self._bot(waiting[0])
        self._end()

    def _welcome(self) -> None:
        header = self.sitting.record.header
        if len(self.sitting.record.entries) > 1:
            self.say("welcome-back", names=self.words.together(header.names))
            return
        for line in self.game.welcome(self.sitting.table.options):
            self.say(line.key, **line.about)
        self.say("welcome", commitment=header.commitment[:16])
        self.say("game-how")

    def _bot(self, seat: Seat) -> None:
        action = self.bots[seat].choose(self.sitting.view(seat), self.minds)
        self._apply(seat, action, self._bot_tells(seat, action))

    def _bot_tells(self, seat: Seat, action: Action) -> str:
        """Where words are required, a bot says what its card shows."""
        wanted = prompt(self.game, self.sitting.table, seat, action)
        if wanted is None or not wanted.required:
            return ""
        return self.words.told_by_a_bot(action)

    def _anybody_else(self, bot: Seat) -> bool:
        """Before a bot goes on: bots answer a proposal, and people are asked what they could do out of turn now."""
        for seat, mind in self.bots.items():
            answer = mind.answer(self.sitting.view(seat))
            if answer is not None:
                self._apply(seat, answer, "")
                return True
        for seat in self.people:
            pressing = {
                action for action in self.sitting.view(seat).opportunities if isinstance(action, self.game.pressing)
            }
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
            if action is not None and self._take(seat, action):
                return

    def _curtain(self, seat: Seat) -> None:
        """Between two people at one keyboard, hide the last one's cards, what has scrolled away included."""
        if len(self.people) > 1 and self.shown_to != seat:
            self._clear()
            self._ask(self.words.say("curtain", seat=seat))
            self._clear()
            self.drawn.pop(seat, None)
        self.shown_to = seat

    def _clear(self) -> None:
        if self.screen.is_terminal:
            self.screen.file.write("\x1b[3J\x1b[2J\x1b[H")
            self.screen.file.flush()

    # --- showing ---------------------------------------------------------------------------------------------

    def _show(self, view: View, *, again: bool = False) -> None:
        """The board, what happened since this seat last looked, the hand, and what may be done."""
        assert view.seat is not None
        board = self.game.draw(view, self.words) if self.game.draw is not None else ""
        if again or board != self.drawn.get(view.seat):
            self.screen.rule()
            self.screen.print(escape(board), soft_wrap=True)
        self.drawn[view.seat] = board
        self.screen.print()
        self._read_news(view.seat)
        hand = getattr(view.table, "hand", ())
        if hand:
            self.say("your-hand", cards=" · ".join(str(self.words.noun("card", card)) for card in hand))
        self.screen.print()
        moment = self.words.say(f"moment-{view.table.moment}", seat=view.seat)
        self.screen.print(f"[bold]{escape(moment)}[/]")
        for line in self.game.aside(view.table, view.seat) if self.game.aside else ():
            self.screen.print(f"  [italic]{escape(self.words.say(line.key, **line.about))}[/]")
        self._list(list(view.choices), view)
        self.say("commands")

    def _read_news(self, seat: Seat) -> None:
        for line in self.news[seat]:
            self.screen.print(f"[dim]·[/] {line}")
        self.news[seat].clear()

    def _list(self, actions: list[Action], view: View) -> None:
        for number, label in enumerate(self._labels(actions, view), 1):
            self.screen.print(f"  [bold]{number:>2}[/]  {escape(label)}")

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
        self._list(chosen, view)
        again = self._ask(self.words.say("which-one", count=len(chosen)))
        number = self._number(again, len(chosen)) if again else None
        return None if number is None else chosen[number - 1]

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
        view = self.sitting.view(seat)
        for line in self.game.guide(view.table, wanted.about) if self.game.guide else ():
            self.screen.print(f"  [italic]{escape(self.words.say(line.key, **line.about))}[/]")
        slipped = False
        while True:
            text = self._ask(self.words.say("tell-now-required" if wanted.required else "tell-now"))
            if text == "?":
                for key in self.game.questions:
                    self.screen.print(f"  {escape(self.words.say(key))}")
            elif len(text) > TELLING_LIMIT:
                self.say("because-telling-too-long", length=len(text), limit=TELLING_LIMIT)
            elif (text.isdigit() or text.lower() in COMMANDS) and not slipped:
                slipped = True
                self.say("tell-slip", text=text)
            elif text or not wanted.required:
                self._pace(view, text)
                return text
            else:
                self.say("because-telling-wanted")

    def _pace(self, view: View, text: str) -> None:
        warning = self.game.pace(view.table, text) if self.game.pace else None
        if warning is not None:
            self.say(warning.key, **warning.about)

    def _apply(self, seat: Seat, action: Action, telling: str) -> None:
        """Do it, keep it, and only then let anybody know."""
        events = self.sitting.apply(seat, action, telling)
        self.keeper.keep(self.sitting.record.entries[-1])
        for reader in self.people:
            for event in seen(events, reader):
                self.news[reader].append(f"{escape(self.words.event(event))} [dim]{event.rule}[/]")

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
                self._look(rest)
            case "u":
                self._undo(view)
            case "t":
                self._hint(view)
            case "b":
                self._show(view, again=True)
            case "?" | "h":
                self.say("game-how")
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
            refusal = Refusal(why_not(self.game, self.sitting.table, view.seat, action), view.seat, action)
            label = self._label(action, view)
            if about.casefold() not in label.casefold() or (not about and refusal.because.reason in VAGUE):
                continue
            point = type(action), refusal.because.reason
            if point not in told and len(told) < 15:
                told.add(point)
                self.screen.print(f"  {escape(label)}")
                self.screen.print(f"      {escape(self.words.refusal(refusal))} [dim]{refusal.rule}[/]")
        if not told:
            self.say("why-nothing")

    def _hint(self, view: View) -> None:
        """What somebody who knows the game would do now, and why."""
        assert view.seat is not None
        hint = self.game.hint(view, view.seat) if self.game.hint is not None else None
        if hint is None:
            self.say("hint-none")
            return
        self.screen.print(f"  [bold]{escape(self._label(hint.action, view))}[/]")
        self.screen.print(f"      [italic]{escape(self.words.say(hint.because.key, **hint.because.about))}[/]")

    def _look(self, name: str) -> None:
        """Read about a place, a character, a quest, the setting: whatever has these letters in its name."""
        found = False
        for noun, page in self.game.pages.items():
            title = self.words.say(noun) if self.words.has(noun) else noun
            if name and name.casefold() in title.casefold():
                found = True
                self.screen.print(f"[bold]{escape(title)}[/]\n{escape(self.words.say(page))}")
        if not found:
            self.say("look-nothing", name=name)

    def _out_of_turn(self, view: View, offered: list[Action]) -> None:
        """What may be done besides what is asked; Enter goes back."""
        if not offered:
            self.say("no-opportunities")
            return
        self._list(offered, view)
        answer = self._ask(self.words.say("which-one", count=len(self._labels(offered, view))))
        action = self._chosen(answer, offered, view) if answer else None
        if action is not None and view.seat is not None:
            self._take(view.seat, action)

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
            self.screen.print(f"{escape(self.words.refusal(refusal))} [dim]{refusal.rule}[/]")
            return
        assert done, "everybody has agreed"
        self.keeper.keep(self.sitting.record.entries[-1])
        for reader in self.people:
            self.news[reader].append(escape(self.words.say("log-undone", seat=view.seat)))

    def _agrees(self, seat: Seat) -> bool:
        self._curtain(seat)
        while True:
            answer = self._ask(self.words.say("undo-agree", seat=seat)).lower()
            if answer in self.words.say("yes-letters").split():
                return True
            if answer in self.words.say("no-letters").split():
                return False

    # --- the end ---------------------------------------------------------------------------------------------

    def _end(self) -> None:
        """How it ended, the seed that was committed to, and where the evening is kept."""
        if self.people:
            self._read_news(self.people[0])
        header = self.sitting.record.header
        self.screen.rule()
        outcome: Any = self.game.outcome(self.sitting.table)
        winners = [str(self.words.seat(seat)) for seat in outcome.winners]
        self.say("the-winners", faction=outcome.winner, names=self.words.together(winners))
        self.say("the-seed", seed=str(header.seed), commitment=header.commitment)
        self.say("kept-over", file=str(self.keeper.path))

    def say(self, key: str, **about: Any) -> None:
        """Print a message."""
        self.screen.print(escape(self.words.say(key, **about)))

    def _ask(self, question: str) -> str:
        return self.screen.input(escape(question) + " ").strip()
