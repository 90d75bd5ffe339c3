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

from veglia.cli.errors import explained
from veglia.cli.language import helped, spoken
from veglia.cli.screen import Screen
from veglia.cli.shelves import add_packs, named, read, with_stories, written_for
from veglia.cli.simulate import tell_odds, watched
from veglia.engine import Game, Misunderstanding
from veglia.lab.study import never, tour
from veglia.lab.tally import Tally, together
from veglia.packs import SLUG, Broken, Pack
from veglia.packs.folder import FIRST
from veglia.packs.picture import dot, mermaid, svg
from veglia.packs.schema import schemas
from veglia.packs.shelf import shelf_of
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
        played, opened = read(_folder(path), game)
        words, screen = Words(spoken(lang), played), Screen(highlight=False, soft_wrap=True)
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
        screen.print(escape(words.say("pack-good", title=opened.sound.title.words(words.lang))), style="bold")


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
        played, story = _sound(path, game)
        words = Words(spoken(lang), played)
        ways = shelf_of(played).judge.graph(story)
        kinds = {kind: words.say(key) for kind, key in ways.kinds.items()}
        if format == "svg":
            title = words.say("pack-graph-title", title=story.title.words(words.lang))
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
        played, story = _sound(path, game)
        words, screen = Words(spoken(lang), played), Screen(highlight=False, soft_wrap=True)
        add_packs([_folder(path)])
        plan = tour(played, story.id, number)
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
            screen.print(escape(words.say(f"never-{kind}", things=", ".join(found))))
        games_played = sum(tally.games for tally in tallies.values())
        said = words.say("pack-played", games=games_played, reached=len(every) - len(missed), of=len(every))
        screen.print(escape(said), style="bold")


@pack.command(help=helped("help-pack-new"))
def new(
    path: Annotated[Path, typer.Argument(help=helped("help-pack-new-path"))], game: Which = None, lang: Lang = None
) -> None:
    """Make a folder to start from: one small scene that can be played."""
    words, screen = Words(spoken(lang)), Screen(highlight=False, soft_wrap=True)
    with explained(words):
        name = path.resolve().name
        if not re.search(SLUG, name):
            raise Misunderstanding("pack-name", name=name)
        if path.exists():
            raise Misunderstanding("pack-there", folder=str(path))
        played = _meant(game, screen, words)
        template = shelf_of(played).template
        shutil.copytree(template, path)
        first = path / FIRST
        first.write_text(first.read_text(encoding="utf-8").replace(template.name, name), encoding="utf-8")
        _write_schemas(played, path / SCHEMA)
        screen.print(escape(words.say("pack-made", folder=str(path))))


@pack.command(help=helped("help-pack-schema"))
def schema(
    path: Annotated[Path, typer.Argument(help=helped("help-pack-schema-path"))] = Path(SCHEMA),
    game: Which = None,
    lang: Lang = None,
) -> None:
    """Write the JSON Schemas of a pack's files."""
    words, screen = Words(spoken(lang)), Screen(highlight=False, soft_wrap=True)
    with explained(words):
        beside = None if game else written_for(path.resolve().parent)
        _write_schemas(beside or _meant(game, screen, words), path)
        screen.print(escape(words.say("pack-drawn", file=str(path))))


def _write_schemas(game: Game, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in written_schemas(game).items():
        (folder / name).write_bytes(content)


def written_schemas(game: Game) -> dict[str, bytes]:
    """The schemas of a game's packs as files, by their names; verbs are described in both languages."""
    both = [Words(lang, game) for lang in LANGUAGES]

    def describe(verb: str) -> str:
        return "\n\n".join(words.say(f"verb-{verb}") for words in both)

    made = schemas(shelf_of(game).kind, describe)
    return {name: msgspec.json.encode(one) + b"\n" for name, one in made.items()}


def _meant(name: str | None, screen: Screen, words: Words) -> Game:
    """The game that is named, or the only one that has stories; where there are several, whoever is there is asked."""
    if name is not None:
        return named(name)
    known = with_stories()
    if len(known) == 1:
        return known[0]
    for number, game in enumerate(known, 1):
        screen.print(escape(f"  {number}  {Words(words.lang, game).say('game-title')}"))
    try:
        answer = screen.input(escape(words.say("pack-for-which")) + " ").strip()
    except EOFError:
        raise Misunderstanding("pack-for-which", known=", ".join(game.name for game in known)) from None
    return next((game for number, game in enumerate(known, 1) if answer == str(number)), None) or named(answer)


def _folder(path: Path) -> Path:
    """A folder, or the folder of a file in it."""
    if not path.exists():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    return path if path.is_dir() else path.parent


def _sound(path: Path, game: str | None) -> tuple[Game, Pack]:
    """A pack without a mistake, and its game."""
    played, opened = read(_folder(path), game)
    if opened.pack is None:
        raise Broken(str(path), opened.mistakes)
    return played, opened.pack
