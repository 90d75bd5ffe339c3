"""What a person is told when something goes wrong: in words, with an exit code, never a traceback.

2: not understood, or not allowed. 1: a file could not be read or written. 70: ours to fix.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.markup import escape

from veglia.cli.language import spoken
from veglia.cli.screen import Screen
from veglia.engine import Misunderstanding, Refusal
from veglia.store import StoreTrouble
from veglia.words import Words


@contextmanager
def explained(words: Words) -> Iterator[None]:
    """Say in these words, the game's own included, what goes wrong inside."""
    try:
        yield
    except (Misunderstanding, Refusal, StoreTrouble, OSError) as problem:
        raise typer.Exit(explain(problem, words)) from None


def explain(problem: Exception, words: Words | None = None) -> int:
    """Say what went wrong; gives the exit code."""
    words = words or Words(spoken())
    screen = Screen(stderr=True, highlight=False)
    match problem:
        case Misunderstanding():
            screen.print(escape(words.misunderstanding(problem)))
            return 2
        case Refusal():
            rule = f" ({problem.rule})" if problem.rule else ""
            screen.print(escape(words.refusal(problem) + rule))
            return 2
        case StoreTrouble():
            screen.print(escape(words.say(f"because-{problem.reason}", **problem.about)))
            return 1
        case OSError():
            screen.print(escape(words.say("file-problem", problem=str(problem.strerror), file=str(problem.filename))))
            return 1
    screen.print(escape(words.say("ours-to-fix", problem=f"{type(problem).__name__}: {problem}")))
    return 70
