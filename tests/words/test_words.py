"""Every word exists in both languages, none is unused, and everything that can happen can be said."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from hypothesis import given
from hypothesis import strategies as st

import veglia
from shells.asked import asked_of
from veglia import bots, games
from veglia.engine import (
    Ask,
    Event,
    Game,
    Ledger,
    Outcome,
    PassageVeiled,
    Refusal,
    Retold,
    Seat,
    Seeded,
    Told,
    VeilLifted,
    apply,
    begin,
    legal,
    seed_from,
    seen,
    view_for,
    waits_for,
)
from veglia.engine import prompt as prompt_for
from veglia.engine.play import refusal as refuse
from veglia.games.wildwoods.glossary import ACTIONS_OF_LUMA, BromFace, Kindness
from veglia.games.wildwoods.guide import aid
from veglia.games.wildwoods.steps.abilities import BARRED
from veglia.games.winter_tales.components import BOX, OBJECTIVES
from veglia.games.winter_tales.counting import ENDINGS
from veglia.games.winter_tales.glossary import Edition, Faction
from veglia.games.winter_tales.options import READINGS
from veglia.games.winter_tales.powers import THE_HORROR
from veglia.games.winter_tales.skills import RULES
from veglia.server import house
from veglia.store.trouble import _SIGNS
from veglia.words import IMAGINED, LANGUAGES, Words, files
from veglia.words.grammar import Noun, melt

SOURCE = Path(veglia.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = [games.find(name) for name in games.names()]
TALES = games.find("winter_tales")
COUNTED: dict[str, Iterable[str]] = {"quest": BOX.quests, "power": BOX.quests, "skill": RULES}
"""What the lab may call by shorter or clearer names than a table does."""
NAMES = ("Ada", "Ugo", "Bea", "Leo", "Mia", "Teo", "Zoe")
HOUSE_FACTS = {kind for kind in vars(house).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}


def messages(lang: str, game: Game | None) -> dict[str, set[str]]:
    """The keys of a language, each with its attributes; how one is in a place is a matter of Italian."""
    found: dict[str, set[str]] = {}
    for path in files(lang, game.folder if game else None):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = {attribute.id.name for attribute in entry.attributes} - {"in"}
    return found


@cache
def source() -> tuple[ast.AST, ...]:
    """Everything that stands in the source."""
    folders = (SOURCE, *(game.folder for game in GAMES if SOURCE not in game.folder.parents))
    read = (ast.parse(path.read_text(encoding="utf-8")) for folder in folders for path in folder.rglob("*.py"))
    return tuple(node for tree in read for node in ast.walk(tree))


@cache
def constants() -> set[str]:
    """Every string in the source: a key that stands nowhere is said by nobody."""
    return {node.value for node in source() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def given_to(place: int, *names: str) -> set[str]:
    """The strings given in one place to calls of these names: the reasons and prompts of the code."""
    found: set[str] = set()
    for node in source():
        called = getattr(node.func, "id", getattr(node.func, "attr", "")) if isinstance(node, ast.Call) else ""
        if called in names and len(node.args) > place:  # type: ignore[attr-defined]
            found |= set(strings(node.args[place]))  # type: ignore[attr-defined]
    return found


@cache
def pages() -> str:
    """What the pages in the browser are written in."""
    written = (path for path in WEB.rglob("*.*") if path.suffix in (".svelte", ".ts") and "generated" not in str(path))
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(written))


def said_on_pages() -> set[str]:
    """The keys that the pages ask for by name."""
    found: set[str] = set()
    for start in re.finditer(r"\bsay\(", pages()):
        first = re.split(r",\s*\{|\)", pages()[start.end() : start.end() + 200])[0]
        found |= set(re.findall(r'"([a-z][\w-]*)"', re.sub(r'[=!]== "[^"]*"', "", first)))
    return found


def made_on_pages() -> tuple[str, ...]:
    """The beginnings of keys that the pages make from names of things."""
    return tuple(re.findall(r"`([a-z][\w-]*-)\$\{", pages()))


def strings(node: ast.expr) -> list[str]:
    """The strings that an expression can be."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def families() -> set[str]:
    """Keys that are made from the names of things: nouns, actions, events, moments, options."""
    wanted = {key for game in GAMES for key in asked_of(game)} | {"event-Told", "event-Retold"}
    spaces = (*BOX.locations, *BOX.plazas)
    wanted |= {f"{kind}-{name}" for kind in ("character", "bio") for name in BOX.characters}
    wanted |= {f"character-{THE_HORROR}"}
    wanted |= {f"{kind}-{name}" for kind in ("space", "lore") for name in spaces}
    wanted |= {f"{kind}-{name}" for kind in ("quest", "goal", "power") for name in BOX.quests}
    wanted |= {f"card-{number}" for number in range(1, BOX.story_cards + 1)}
    wanted |= {f"{kind}-{name}" for kind in ("part", "ending", "outcome") for name in get_args(Faction)}
    wanted |= {f"edition-{name}" for name in get_args(Edition)} | {f"literal-{name}" for name in READINGS}
    wanted |= {f"skill-{skill}" for skill in RULES}
    wanted |= {f"deed-{name}" for name in ACTIONS_OF_LUMA} | {"ending-luma", "ending-shadow"}
    wanted |= {"outcome-luma", "outcome-shadow"}
    wanted |= {f"{kind}-{name}" for kind in ("kindness", "label-kindness") for name in get_args(Kindness)}
    wanted |= {f"{kind}-{name}" for kind in ("board-guardian", "brom") for name in (*get_args(BromFace), "away")}
    wanted |= {f"objective-{card}" for card in OBJECTIVES}
    wanted |= {f"{kind}-{name}" for kind in ("condition", "theme") for name in BOX.objectives}
    wanted |= {f"report-trial-{way.trial}" for game in GAMES for way in game.study.ways() if way.trial}
    wanted |= {f"report-ending-{name}" for name in ENDINGS}
    ledgers = (Ledger.of_the_house(), *(game.ledger for game in GAMES))
    wanted |= {f"topic-{rule.topic}" for ledger in ledgers for rule in ledger.rules.values()}
    wanted |= {f"event-{kind.__name__}" for kind in HOUSE_FACTS}
    wanted |= {line.key for title, steps in aid() for line in (title, *steps)}
    wanted |= {f"barred-{reason}" for reason in ("number", *BARRED)}
    wanted |= {f"kind-{kind}" for kind in given_to(0, "names", "sets")}
    wanted |= {"part-arbiter", "arbiter-advice", "setting"}
    return wanted


def needed() -> set[str]:
    """Every key that the code asks for."""
    reasons = given_to(1, "because", "Because", "Fault") | given_to(0, "Misunderstanding", "StoreTrouble")
    reasons |= {reason for _sign, reason in _SIGNS}
    told = given_to(2, "tale") | given_to(1, "Prompt")
    said = given_to(0, "say", "Line", "helped") | given_to(1, "_say")
    said |= {key for key in constants() if key.startswith(("because-", "mistake-"))}
    return (
        families()
        | {f"because-{key}" for key in reasons}
        | {f"tell-{key}" for key in told}
        | {key for key in said if key and not key.endswith("-")}
        | said_on_pages()
    )


@pytest.mark.parametrize("game", [None, *GAMES], ids=lambda game: game.name if game else "house")
def test_both_languages_have_the_same_messages(game: Game | None) -> None:
    assert messages("en", game) == messages("it", game)


def test_no_message_is_missing() -> None:
    there = set().union(*(messages("en", game) for game in GAMES))

    assert families() - there == set()
    assert {key for key in needed() if key not in there} == set()


def test_no_message_is_unused() -> None:
    used = needed() | constants() | set(re.findall(r'"([\w-]+)"', pages()))
    used |= {f"because-{reason}" for reason in constants()} | {f"tell-{about}" for about in constants()}
    used |= {f"{family}-{name}" for family in ("report", "piece", "ending", "score") for name in constants()}
    used |= {f"report-{about}-{name}" for about in ("kind", "how") for name in constants()}
    used |= {f"report-{kind}-{name}" for kind, names in COUNTED.items() for name in names}
    moments = [IMAGINED, *(kind.__name__.rstrip("_") for game in GAMES for kind in game.steps)]
    there = set().union(*(messages("en", game) for game in GAMES))
    unused = {
        key
        for key in there - used
        if not key.startswith(made_on_pages())
        and not (key.startswith("action-") and key.rsplit("-", 1)[0] in used and key.rsplit("-", 1)[1] in moments)
    }

    assert unused == set()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param(game, options, id=f"{game.name} {options}")
        for game in GAMES
        for options in dict.fromkeys((*game.proof.samples()[:16:3], *game.proof.samples()[-4:-1]))
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_happens_can_be_said(lang: str, game: Game, options: Any) -> None:
    words = Words(lang, game, NAMES)
    mind, stream = random.Random(4), Seeded(seed_from(4))
    table = begin(game, options, stream).table
    while not table.over:
        out_of_turn = mind.random() < 0.15
        seat = Seat(mind.randrange(game.seats(options))) if out_of_turn else waits_for(table)[0]
        actions = legal(game, table, seat)
        view = game.view(table, seat)
        moment = view.moment
        assert words.moment(view, seat)
        if mind.random() < 0.2:
            assert game.printed is None or game.printed.draw(view_for(game, table, seat), words).whole
            for thing in game.counsel.things(game.view(table, seat)) if game.counsel.things else ():
                assert all(words.say(line.key, **line.about) for line in (thing.name, *thing.about))
            for line in game.counsel.beside(game.view(table, seat), seat):
                assert words.say(line.key, **line.about)
            for action in mind.sample(list(game.counsel.imaginable(table)), 4):
                if action not in actions:
                    assert words.refusal(refuse(game, table, seat, action))
        if not actions:
            continue
        for action in actions[:3]:
            assert words.action(action, moment)
        for line in (line for action in actions for line in game.counsel.at_stake(view, seat, action)):
            assert words.say(line.key, **line.about)
        action = mind.choice(actions)
        wanted = prompt_for(game, table, seat, action)
        if wanted is not None:
            for line in game.guide(game.view(table, seat), wanted.about):
                assert words.say(line.key, **line.about)
        try:
            applied = apply(game, table, Ask(seat, action, "una riga"), stream)
        except Refusal as refusal:
            raise AssertionError(words.refusal(refusal)) from refusal
        for reader in (None, seat, Seat(0)):
            for event in seen(applied.events, reader):
                assert words.event(event)
        table = applied.table


# --- the house -----------------------------------------------------------------------------------------------


ADA, UGO = Seat(0), Seat(1)
HAPPENED: tuple[Event, ...] = (
    house.SeatTaken(ADA, "Ada"),
    *(house.SeatTaken(UGO, "Nive", bot) for game in GAMES for bot in bots.names(game)),
    house.SeatLeft(ADA, "Ada"),
    house.BotStoodIn(ADA, "heuristic"),
    house.PersonCameBack(ADA),
    house.HostChanged(UGO),
    *(house.OptionsChosen(msgspec.to_builtins(options)) for options in TALES.proof.samples()[:3]),
    *(house.GraceChosen(seconds) for seconds in (None, 1, 59, 60, 90, 1800, 86_400, 60 * 86_400)),
    *(house.TalkChosen(watchers) for watchers in (True, False)),
    house.KeptAway("Ugo", 7),
    house.KeptAwayNoMore("Ugo", 7),
    *(house.Said("Ada", "Che freddo!", seat, suggests) for seat in (ADA, None) for suggests in (True, False)),
    house.RevisionAsked(ADA, 3),
    house.UndoAsked(ADA),
    house.UndoAnswered(UGO, True),
    house.UndoAnswered(UGO, False),
    house.TakenBack(ADA),
    house.RulesAgreed(UGO, "tales-2"),
    house.RulesCorrected("tales-2"),
    house.Paused("Ada"),
    house.Resumed("Ada"),
    house.Rematch("q7Yx"),
    house.GameBrought("Ada"),
    Told(3, ADA, "Nevicava."),
    Retold(3, ADA, "Nevicava piano."),
    PassageVeiled(3),
    VeilLifted(3, "Nevicava."),
    VeilLifted(3, ""),
)


def test_every_fact_of_the_house_is_tried() -> None:
    assert {type(fact) for fact in HAPPENED} == HOUSE_FACTS == set(get_args(house.Happening))


@pytest.mark.parametrize("fact", HAPPENED, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_happens_in_the_house_can_be_said(lang: str, fact: Event) -> None:
    said = Words(lang, TALES, NAMES).event(fact)

    assert said.strip(".:“”«» ")
    assert "none" not in said
    assert "\n" not in said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_that_sits_down_is_called_a_bot(lang: str, game: Game) -> None:
    words = Words(lang, game, NAMES)

    assert all("bot" in words.event(house.SeatTaken(UGO, "Nive", bot)) for bot in bots.names(game))
    assert "bot" not in words.event(house.SeatTaken(ADA, "Ada"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_told_who_laid_a_veil(lang: str) -> None:
    said = Words(lang, TALES, NAMES).event(PassageVeiled(3))

    assert not any(name in said for name in NAMES)


# --- grammar -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preposition", "noun", "melted"),
    [
        ("di", "il Lupo", "del Lupo"),
        ("di", "lo Spaventapasseri", "dello Spaventapasseri"),
        ("di", "l’Omino di Latta", "dell’Omino di Latta"),
        ("in", "le Prigioni dell’Inverno", "nelle Prigioni dell’Inverno"),
        ("a", "la Primavera", "alla Primavera"),
        ("a", "Alice", "ad Alice"),
        ("di", "Ugo", "di Ugo"),
        ("su", "il Gatto e la Volpe", "sul Gatto e sulla Volpe"),
        ("da", "gli Scrittori", "dagli Scrittori"),
    ],
)
def test_italian_prepositions_melt_into_articles(preposition: str, noun: str, melted: str) -> None:
    assert melt(preposition, noun) == melted


@given(
    article=st.sampled_from(["il", "lo", "la", "l’", "i", "gli", "le"]),
    name=st.from_regex(r"[A-Z][a-z]{2,8}", fullmatch=True),
    preposition=st.sampled_from(["di", "a", "da", "in", "su"]),
)
def test_no_bare_preposition_is_left_before_an_article(article: str, name: str, preposition: str) -> None:
    noun = f"{article}{name}" if article == "l’" else f"{article} {name}"
    said = melt(preposition, noun)

    assert said.endswith(name)
    assert not said.startswith(f"{preposition} ")
    assert f" {article} " not in said


def test_every_italian_noun_agrees_with_its_article() -> None:
    words = Words("it", TALES)
    spaces = (*BOX.locations, *BOX.plazas)
    for kind, names in (("character", BOX.characters), ("space", spaces), ("quest", BOX.quests)):
        for noun in (words.noun(kind, name) for name in names):
            article, _, rest = noun.the.partition(" ")
            if article.lower() in ("la", "le"):
                assert noun.gender in ("f", "fp"), noun.the
            if article.lower() in ("il", "lo", "i", "gli"):
                assert noun.gender in ("m", "mp"), noun.the
            if article.lower() in ("il", "lo", "la"):
                assert rest[0].lower() not in "aeiou", f"{noun.the} wants an elision"


def test_a_noun_without_an_article_is_its_own() -> None:
    assert Noun("Ada").the == "Ada"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("called", ["bad", "warnings", "played", "good"])
def test_a_story_may_be_called_like_one_of_our_sentences(lang: str, called: str) -> None:
    assert Words(lang).has(f"pack-{called}")

    said = Words(lang).say("because-no-such-pack", pack=called, nearest="reed-lanterns")

    assert f"{called}»" in said or f"{called}”" in said


OUTCOMES = [
    ("winter_tales", "spring", (0, 1), "Spring wins: Ada and Ugo.", "Vince la Primavera: Ada e Ugo."),
    ("winter_tales", "winter", (1,), "Winter wins: Ugo.", "Vince l’Inverno: Ugo."),
    ("winter_tales", "writer", (0,), "The Writer wins: Ada.", "Vince lo Scrittore: Ada."),
    ("wildwoods", "luma", None, "The story has come to its end.", "La storia è giunta alla fine."),
    (
        *("wildwoods", "shadow", None),
        *("The book was closed on a lost Chapter.", "Il libro è stato chiuso su un Capitolo perduto."),
    ),
    ("pebbles", "won", (1,), "Ugo won.", "Vince Ugo."),
    ("pebbles", "drawn", (), "A draw: nobody won.", "Patta: non ha vinto nessuno."),
]


@pytest.mark.parametrize(("game", "ending", "winners", "en", "it"), OUTCOMES)
def test_every_ending_is_told_as_what_it_was(
    game: str, ending: str, winners: tuple[Seat, ...] | None, en: str, it: str
) -> None:
    for lang, told in (("en", en), ("it", it)):
        assert Words(lang, games.find(game), ("Ada", "Ugo")).outcome(Outcome(ending, winners)) == told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_variant_of_a_message_is_out_of_reach(game: Game, lang: str) -> None:
    """An argument that names a thing is a noun when it comes to the message: no variant is called by its id."""
    words = Words(lang, game)
    for message in (one for file in files(lang, game.folder) for one in written(file)):
        for asked, key in variants(message):
            typed = message.id.name.startswith(("event-", "action-"))  # there the type of a field says what it is
            assert typed or not words.has(f"{asked}-{key}"), f"{message.id.name}: [{key}] of ${asked}"


def written(file: Path) -> list[fluent.Message]:
    """The messages in a file."""
    body = FluentParser().parse(file.read_text("utf-8")).body
    return [one for one in body if isinstance(one, fluent.Message)]


def variants(node: Any) -> Iterable[tuple[str, str]]:
    """The variants within a message, each with the argument that chooses it."""
    if isinstance(node, fluent.SelectExpression) and isinstance(node.selector, fluent.VariableReference):
        for variant in node.variants:
            key = variant.key
            yield node.selector.id.name, str(key.name if isinstance(key, fluent.Identifier) else key.value)
    for inside in vars(node).values() if isinstance(node, fluent.BaseNode) else node if isinstance(node, list) else ():
        yield from variants(inside)
