"""`veglia pack`: begin a story of one's own, check it, see its ways, and write the schemas for an editor."""

from __future__ import annotations

import errno
import os
import re
import shutil
from itertools import groupby
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer
from rich.markup import escape

from veglia import games
from veglia.cli.errors import explained
from veglia.cli.language import helped, spoken
from veglia.cli.screen import Screen
from veglia.cli.shelves import add_packs
from veglia.cli.simulate import tell_odds, watched
from veglia.engine import Game, Misunderstanding
from veglia.lab.study import never, tour
from veglia.lab.tally import Tally, together
from veglia.packs import SLUG, Broken
from veglia.packs.folder import FIRST
from veglia.packs.graph import WayKind
from veglia.packs.picture import dot, mermaid, svg
from veglia.packs.schema import schemas
from veglia.packs.shelf import Opened, Shelf, shelf_of
from veglia.words import LANGUAGES, Words

pack = typer.Typer(no_args_is_help=True, help=helped("help-pack"))
Which = Annotated[str | None, typer.Option(help=helped("help-game"))]
Lang = Annotated[str | None, typer.Option(help=helped("help-lang"))]
Folder = Annotated[Path, typer.Argument(help=helped("help-pack-path"))]
SCHEMA = "schema"
"""The folder, beside a new pack's files, that an editor finds the schemas in."""


@pack.command(help=helped("help-pack-check"))
def check(path: Folder, game: Which = None, lang: Lang = None) -> None:
    """Tell everything that is wrong with a pack, then what may be worth a look."""
    with explained(Words(spoken(lang))):
        played = _game(game)
        words, screen = Words(spoken(lang), played), Screen(highlight=False, soft_wrap=True)
        opened = _shelf(played).read(_folder(path))
        for mistake in opened.mistakes:
            screen.print(escape(words.mistake(mistake)))
        if opened.warnings:
            screen.print(escape(words.say("pack-warnings", count=len(opened.warnings))), style="bold")
        for mistake in opened.warnings:
            screen.print(escape(words.mistake(mistake)))
        for language, length in opened.lengths.items():
            said = words.say("pack-length", lang=language, words=length.words, minutes=length.minutes)
            screen.print(escape(said), style="dim")
        if opened.mistakes:
            screen.print(escape(words.say("pack-bad", count=len(opened.mistakes))), style="bold")
            raise typer.Exit(1)
        screen.print(escape(words.say("pack-good", title=opened.pack.title.words(words.lang))), style="bold")


@pack.command(help=helped("help-pack-graph"))
def graph(
    path: Folder,
    format: Annotated[Literal["svg", "mermaid", "dot"], typer.Option(help=helped("help-pack-format"))] = "svg",
    out: Annotated[Path | None, typer.Option(help=helped("help-pack-out"))] = None,
    game: Which = None,
    lang: Lang = None,
) -> None:
    """Draw the ways through a story."""
    with explained(Words(spoken(lang))):
        played = _game(game)
        words = Words(spoken(lang), played)
        opened = _sound(played, path)
        ways = _shelf(played).judge.graph(opened.pack)
        kinds: dict[WayKind, str] = {
            "light": words.say("pack-way-light"),
            "shadow": words.say("pack-way-shadow"),
            "choice": words.say("pack-way-choice"),
        }
        if format == "svg":
            title = words.say("pack-graph-title", title=opened.pack.title.words(words.lang))
            drawn = svg(ways, words.lang, kinds, title)
        else:
            drawn = (mermaid if format == "mermaid" else dot)(ways, words.lang, kinds)
        if out is None:
            typer.echo(drawn, nl=False)
        else:
            out.write_text(drawn, encoding="utf-8")
            Screen(highlight=False).print(escape(words.say("pack-drawn", file=str(out))))


@pack.command(help=helped("help-pack-play"))
def play(
    path: Folder,
    number: Annotated[int, typer.Option("--games", "-n", min=1, help=helped("help-pack-games"))] = 200,
    workers: Annotated[int | None, typer.Option(min=1, help=helped("help-workers"))] = None,
    game: Which = None,
    lang: Lang = None,
) -> None:
    """Let bots play a story many times: how its scenes end, and what nobody ever came to."""
    with explained(Words(spoken(lang))):
        played = _game(game)
        words, screen = Words(spoken(lang), played), Screen(highlight=False, soft_wrap=True)
        name = _sound(played, path).pack.id
        add_packs([_folder(path)])
        plan = tour(played, name, number)
        done = watched(words, [batch for several in plan.values() for batch in several], workers or os.cpu_count() or 1)
        tallies: dict[str, Tally] = {}
        for way, several in plan.items():
            title = words.together([words.say(key) for key in way.group])
            tallies.setdefault(title, Tally()).take(together(done[batch.name] for batch in several))
        options = next(iter(plan)).options
        tell_odds(screen, words, played, options, tallies)
        every, missed = played.study.written(options), never(played, options, tallies.values())
        for kind, things in groupby(sorted(missed), key=lambda one: one.kind):
            found = sorted({" ".join((one.thing, one.how)).strip() for one in things})
            screen.print(escape(words.say("pack-never", what=kind, things=", ".join(found))))
        games_played = sum(tally.games for tally in tallies.values())
        said = words.say("pack-played", games=games_played, reached=len(every) - len(missed), of=len(every))
        screen.print(escape(said), style="bold")


@pack.command(help=helped("help-pack-new"))
def new(
    path: Annotated[Path, typer.Argument(help=helped("help-pack-new-path"))], game: Which = None, lang: Lang = None
) -> None:
    """Make a folder to start from: one small scene that can be played."""
    words = Words(spoken(lang))
    with explained(words):
        played = _game(game)
        name = path.resolve().name
        if not re.search(SLUG, name):
            raise Misunderstanding("pack-name", name=name)
        if path.exists():
            raise Misunderstanding("pack-there", folder=str(path))
        template = _shelf(played).template
        shutil.copytree(template, path)
        first = path / FIRST
        first.write_text(first.read_text(encoding="utf-8").replace(template.name, name), encoding="utf-8")
        _write_schemas(played, path / SCHEMA)
        Screen(highlight=False, soft_wrap=True).print(escape(words.say("pack-made", folder=str(path))))


@pack.command(help=helped("help-pack-schema"))
def schema(
    path: Annotated[Path, typer.Argument(help=helped("help-pack-schema-path"))] = Path(SCHEMA),
    game: Which = None,
    lang: Lang = None,
) -> None:
    """Write the JSON Schemas of a pack's files."""
    words = Words(spoken(lang))
    with explained(words):
        _write_schemas(_game(game), path)
        Screen(highlight=False).print(escape(words.say("pack-drawn", file=str(path))))


def _write_schemas(game: Game, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in written_schemas(game).items():
        (folder / name).write_bytes(content)


def written_schemas(game: Game) -> dict[str, bytes]:
    """The schemas of a game's packs as files, by their names; verbs are described in both languages."""
    both = [Words(lang, game) for lang in LANGUAGES]

    def describe(verb: str) -> str:
        return "\n\n".join(words.say(f"verb-{verb}") for words in both)

    made = schemas(_shelf(game).kind, describe)
    return {name: msgspec.json.encode(one) + b"\n" for name, one in made.items()}


def _game(name: str | None) -> Game:
    """The game whose packs are meant; the first that has any, where none is named."""
    return games.find(name or _having_stories()[0])


def _having_stories() -> list[str]:
    return [one for one in games.names() if games.find(one).stories is not None]


def _shelf(game: Game) -> Shelf:
    """The shelf of a game's stories."""
    if game.stories is None:
        raise Misunderstanding("no-packs", game=game.name, known=", ".join(_having_stories()))
    return shelf_of(game)


def _folder(path: Path) -> Path:
    """A folder, or the folder of a file in it."""
    if not path.exists():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    return path if path.is_dir() else path.parent


def _sound(game: Game, path: Path) -> Opened:
    opened = _shelf(game).read(_folder(path))
    if opened.pack is None:
        raise Broken(str(path), opened.mistakes)
    return opened
