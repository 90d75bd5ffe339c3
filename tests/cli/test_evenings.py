"""Every game that is registered, played at the terminal: by what it prints, to its end, stopped and taken up again."""

from __future__ import annotations

import random
import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from packs.changing import a_copy
from server.commands import Said, veglia
from veglia import games
from veglia.engine import Record, Seat, Sitting, View
from veglia.games.wildwoods import GAME as WILDWOODS
from veglia.packs.shelf import shelf_of
from veglia.words import LANGUAGES, Words

RAW = re.compile(r"[{}⟨⟩<>]|\ben: |\b(None|True|False)\b|\b(action|because|event|group|moment)-[A-Z]")
"""What no screen shows: structs, keys, what is not there."""
SHORT = {"winter_tales": ["players=3", "length=3"], "wildwoods": ["pack=reed-lanterns"], "pebbles": ["rounds=5"]}
"""Options of a short evening; a game without any is played as it comes."""
LANTERNS = ("play", "wildwoods", "--seats", "Ada", "--option", "pack=reed-lanterns")
TALES = ("play", "winter_tales", "--seats", "Ada", "--players", "3")


def kept(home: Path, game: str = "") -> Path:
    return next(home.glob(f"*{game}.veglia"))


class Person:
    """Somebody who answers at a whim: one of the numbers, yes or no, and Enter where there is neither."""

    def __init__(self, leaves_after: int = 100_000) -> None:
        self.whim = random.Random(7)
        self.answers = 0
        self.leaves_after = leaves_after

    def __call__(self, shown: str) -> str:
        self.answers += 1
        asked = shown.splitlines()[-1]
        numbers, yes = re.search(r"\(1–(\d+)", asked), re.search(r"\((\w)/N\)", asked)
        if self.answers > self.leaves_after and numbers:
            return "q"
        if yes:  # who never said it would never do what something is at stake in, even where nothing else is left
            return self.whim.choice([yes[1], ""])
        return str(self.whim.randint(1, int(numbers[1]))) if numbers else ""


def resumed_by(said: Said) -> list[str]:
    """The command that it printed for going on, as a shell takes it."""
    (command,) = [line for line in said.stdout.splitlines() if "--resume" in line]
    program, *arguments = shlex.split(command[command.index("veglia") :])
    assert program == "veglia"
    return arguments


def table_of(path: Path) -> tuple[Any, Sitting]:
    record = Record.read(path.read_bytes())
    game = games.find(record.header.game)
    return game, Sitting.resume(game, record)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_game_is_played_stopped_taken_up_and_ended(tmp_path: Path, name: str, lang: str) -> None:
    options = [part for option in SHORT.get(name, []) for part in ("--option", option)]
    begun = veglia(
        "play", name, "--seats", "Ada", *options, "--lang", lang, home=tmp_path, typed=Person(20), columns=80
    )
    assert begun.code == 0, begun.stderr
    assert not table_of(kept(tmp_path))[1].table.over

    ended = veglia(*resumed_by(begun), home=tmp_path, typed=Person(), columns=80)

    assert ended.code == 0, ended.stderr
    game, sitting = table_of(kept(tmp_path))
    words = Words(lang, game, sitting.record.header.names)
    assert sitting.table.over
    assert words.outcome(game.outcome(sitting.table)) in ended.out
    assert str(sitting.record.header.seed) in re.sub(r"\s", "", ended.stdout)
    assert not RAW.search(begun.out + ended.out)


def test_a_bare_resume_takes_up_the_latest_evening_of_any_game_and_a_named_one_its_own(tmp_path: Path) -> None:
    veglia(*TALES, home=tmp_path, typed="1\nq\n")
    veglia(*LANTERNS, home=tmp_path, typed="1\nq\n")
    before = {game: kept(tmp_path, game).read_bytes() for game in ("winter_tales", "wildwoods")}

    assert veglia("play", "--resume", home=tmp_path, typed="1\nq\n").code == 0
    assert kept(tmp_path, "winter_tales").read_bytes() == before["winter_tales"]
    assert len(kept(tmp_path, "wildwoods").read_bytes()) > len(before["wildwoods"])

    assert veglia("play", "winter_tales", "--resume", home=tmp_path, typed="1\nq\n").code == 0
    assert len(kept(tmp_path, "winter_tales").read_bytes()) > len(before["winter_tales"])


@pytest.mark.parametrize(("lang", "told"), [("en", "is of wildwoods, not of winter_tales"), ("it", "è di wildwoods")])
def test_an_evening_of_another_game_than_the_one_named_is_refused(tmp_path: Path, lang: str, told: str) -> None:
    veglia(*LANTERNS, home=tmp_path, typed="1\nq\n")
    before = kept(tmp_path).read_bytes()

    refused = veglia("play", "winter_tales", "--resume", "--file", kept(tmp_path), home=tmp_path, lang=lang)

    assert refused.code == 2
    assert told in refused.err
    assert kept(tmp_path).read_bytes() == before


def test_the_command_that_is_printed_can_be_copied_whatever_the_width_and_the_folder(tmp_path: Path) -> None:
    home = tmp_path / "le mie veglie"
    begun = veglia(*LANTERNS, home=home, typed="q\n", columns=40)

    assert veglia(*resumed_by(begun), home=tmp_path, typed="q\n").code == 0


def test_a_pack_of_ones_own_is_played_and_taken_up_without_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VEGLIA_PACKS")
    mine = a_copy(tmp_path / "shelf")
    assert veglia(*LANTERNS, home=tmp_path, typed="q\n").code == 2, "it is on no shelf"

    begun = veglia(*LANTERNS, "--packs", mine, home=tmp_path, typed="1\nq\n")

    assert begun.code == 0, begun.stderr
    assert veglia(*resumed_by(begun), home=tmp_path, typed="1\nq\n").code == 0
    missing = veglia("play", "--packs", tmp_path / "nowhere", home=tmp_path)
    assert missing.code == 1
    (mine / "pack.yaml").write_text("title: 7\n", encoding="utf-8")
    broken = veglia(*LANTERNS, "--packs", mine, home=tmp_path)
    assert broken.code == 2
    assert "pack.yaml" in broken.text, "what is wrong with it is said"


def test_whoever_brings_a_story_of_their_own_plays_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VEGLIA_PACKS")
    mine = a_copy(tmp_path / "shelf")

    for command in (("wildwoods", "--packs", mine), ("--packs", mine), ("--packs", mine.parent)):
        begun = veglia("play", *command, "--seats", "Ada", "--lang", "en", home=tmp_path, typed="q\n")
        assert shelf_of(WILDWOODS).read(mine).sound.chapters[0].scenes[0].title.en in begun.out
    another = ("--option", "pack=what-the-wood-keeps")
    begun = veglia("play", "wildwoods", "--packs", mine, *another, "--seats", "Ada", home=tmp_path, typed="q\n")
    assert "The Comb" in begun.out, "another story can be named"


def test_a_story_of_ones_own_that_has_mistakes_is_not_replaced_by_another(tmp_path: Path) -> None:
    mine = a_copy(tmp_path / "shelf")
    cards = mine / "cards.yaml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("spirit_loss", "spirit_lost", 1), encoding="utf-8")

    said = veglia("play", "--packs", mine, "--seats", "Ada", home=tmp_path, typed="q\n")

    assert said.code == 2
    assert "cards.yaml" in said.err
    assert "1  " not in said.out, "nothing is offered"


def test_the_evening_that_goes_on_is_taken_up_and_not_one_that_is_over(tmp_path: Path) -> None:
    veglia("play", "pebbles", "--seats", "Ada,random", "--players", "2", home=tmp_path, typed="2\n1\nq\n")
    veglia(*LANTERNS, home=tmp_path, typed="q\n")  # it was opened, and nothing was played

    assert "pebbles" in veglia("play", "--resume", home=tmp_path, typed="q\n").text


# --- what is shown -------------------------------------------------------------------------------------------


def test_the_board_is_drawn_once_and_then_only_what_changed(tmp_path: Path) -> None:
    shown: list[str] = []

    def watching(text: str) -> str:
        shown.append(text)
        return "b" if len(shown) == 9 else "1" if len(shown) < 11 else "q"

    veglia(*LANTERNS, home=tmp_path, typed=watching, columns=80)

    boards = [text.count("Task: Light the First Lantern") for text in shown]
    assert boards[9] == 1, "b draws it whole"
    assert sum(boards[:9]) <= 2, "once for the scene, and once for a new round"
    assert sum(len(text.splitlines()) for text in shown[1:9]) < 8 * 20, "where the whole board alone has 20 lines"


def test_what_is_read_from_a_book_is_read_as_prose(tmp_path: Path) -> None:
    said = veglia(*LANTERNS, home=tmp_path, typed="1\n1\nq\n", columns=60)

    scene = shelf_of(WILDWOODS).find("reed-lanterns").chapters[0].scenes[0]
    intro = scene.intro.words("en")
    assert said.out.count(intro) == 1
    lines = said.stdout.splitlines()
    first = next(at for at, line in enumerate(lines) if line.strip() and intro.startswith(line.strip()))
    read = " ".join(lines[first : first + 30])
    assert "·" not in lines[first]
    assert not re.search(r"SW-[A-Z]+-\d", read[: len(intro) + 60])
    assert max(map(len, lines[first : first + 5])) <= 60


def test_what_was_read_last_is_read_again_when_an_evening_goes_on(tmp_path: Path) -> None:
    veglia(*LANTERNS, home=tmp_path, typed="1\nq\n")
    again = veglia("play", "--resume", home=tmp_path, typed="q\n")

    scene = shelf_of(WILDWOODS).find("reed-lanterns").chapters[0].scenes[0]
    assert scene.intro.words("en") in again.out


# --- reading about things ------------------------------------------------------------------------------------


def asking(*answers: str) -> Callable[[str], str | None]:
    """Somebody who types these, and remembers what each was answered with."""
    left = iter([*answers, "q"])
    return lambda shown: next(left, None)


def a_view(path: Path) -> View:
    _game, sitting = table_of(path)
    return sitting.view(Seat(0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_lies_on_the_table_of_a_story_can_be_read_about(tmp_path: Path, lang: str) -> None:
    chapter = ("play", "wildwoods", "--seats", "Ada", "--option", "chapter=one", "--lang", lang)
    veglia(*chapter, home=tmp_path, typed="1\nq\n")
    table = a_view(kept(tmp_path)).table
    creatures = [space.creature for space in table.river if space.creature]
    held = [one for one in table.blessings if one]
    assert creatures
    assert held
    named = {one.name.words(lang): one.text.words(lang) for one in (*creatures, *held)}
    named |= {table.scene.title.words(lang): table.scene.intro.words(lang)}
    named |= {icon.name.words(lang): icon.effect.words(lang) for icon in table.track.effects.values()}
    for location in table.scene.locations:
        named[location.name.words(lang)] = Words(lang, WILDWOODS).say("deed-" + location.kind)

    for name, text in named.items():
        asked = veglia("play", "--resume", "--lang", lang, home=tmp_path, typed=f"i {name}\nq\n")
        about = asked.out.rpartition(f"i {name}")[2] if f"i {name}" in asked.out else asked.out
        assert " ".join(text.split()) in about, name

    listed = veglia("play", "--resume", "--lang", lang, home=tmp_path, typed="i\nq\n")
    assert all(name in listed.out for name in named)


def test_nothing_can_be_read_about_that_was_not_seen(tmp_path: Path) -> None:
    veglia("play", "wildwoods", "--seats", "Ada", "--option", "chapter=one", home=tmp_path, typed="1\nq\n")
    _game, sitting = table_of(kept(tmp_path))
    story = sitting.table.story
    seen = {space.creature.id for space in a_view(kept(tmp_path)).table.river if space.creature}
    hidden = [creature.name.words("en") for name, creature in story.creatures.items() if name not in seen]
    hidden += [card.name.words("en") for card in story.shadows.values()]
    assert len(hidden) > 5

    asked = veglia("play", "--resume", home=tmp_path, typed="".join(f"i {name}\n" for name in hidden) + "i\nq\n")

    assert asked.out.count("There is nothing to read about") == len(hidden)
    assert not [name for name in hidden if name in asked.out.rpartition("nothing to read about")[2].partition("Try")[2]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_in_ones_own_hand_can_be_read_about_and_no_others(tmp_path: Path, lang: str) -> None:
    def until_cards(shown: str) -> str:
        return "q" if Words(lang, games.find("winter_tales")).say("your-hand", cards="")[:9] in shown else "1"

    veglia(*TALES, "--lang", lang, home=tmp_path, typed=until_cards)
    view = a_view(kept(tmp_path))
    words = Words(lang, games.find("winter_tales"))
    mine, others = view.table.hand, [card for card in range(1, 94) if card not in view.table.hand]
    assert mine

    typed = "".join(f"i {words.noun('card', card)}\n" for card in (*mine, *others)) + "q\n"
    asked = veglia("play", "--resume", "--lang", lang, home=tmp_path, typed=typed)

    assert asked.out.count(words.say("about-story-card")) == len(mine)


# --- help ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_the_help_of_the_house_speaks_of_no_other_game(tmp_path: Path, name: str, lang: str) -> None:
    said = veglia("play", name, "--seats", "Ada", "--lang", lang, home=tmp_path, typed="?\nq\n").out
    (rule,) = set(re.findall(r"[«“]r ([A-Z]+-[A-Z]+-\w+)[»”]", said))

    assert games.find(name).ledger.find(rule)
