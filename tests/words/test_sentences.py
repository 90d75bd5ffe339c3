"""Composed sentences are right: every message is said with every name and with awkward numbers, and read for grammar.

Actions and events are made from the types of their fields; whatever else is said gets its arguments by their names. A
message is not said with every combination: each of its branches meets each number, and each name comes once.
"""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

from veglia import games
from veglia.engine import Game, Ledger, Seat
from veglia.games.wildwoods import actions as do
from veglia.games.wildwoods import events as wild
from veglia.games.wildwoods.glossary import ACTIONS_OF_LUMA, Card, StoryNumber
from veglia.games.winter_tales import actions as spread
from veglia.games.winter_tales import events as tales
from veglia.games.winter_tales.components import BOX, OBJECTIVES
from veglia.games.winter_tales.glossary import CharacterId
from veglia.games.winter_tales.skills import RULES
from veglia.packs import Text
from veglia.packs.shelf import shelf_of
from veglia.server import house
from veglia.words import LANGUAGES, Words, files
from veglia.words.grammar import Noun

GAMES = [games.find(name) for name in games.names()]
PEOPLE = ("Ada", "Ugo", "Stefano", "Le Roux", "Zoë", "Gnomo", "Il Conte", "The Duke")
NUMBERS = (0, 1, 2, 8, 11)
IDS: Mapping[str, tuple[str | int, ...]] = {
    "character": tuple(BOX.characters),
    "space": (*BOX.locations, *BOX.plazas),
    "quest": tuple(BOX.quests),
    "skill": tuple(RULES),
    "objective": tuple(OBJECTIVES),
    "card": tuple(range(1, BOX.story_cards + 1)),
    "role": ("spring", "winter"),
    "deed": tuple(ACTIONS_OF_LUMA),
    "edition": ("ffg", "it", "summary"),
}
REBELS = tuple(name for name, one in BOX.characters.items() if one.faction == "spring")
SOLDIERS = tuple(name for name in BOX.characters if name not in REBELS)
PARTS: Mapping[str, tuple[str, tuple[str | int, ...]]] = {
    **dict.fromkeys(("rebel", "bearer"), ("character", REBELS)),
    "soldier": ("character", SOLDIERS),
    **dict.fromkeys(("winner", "loser", "rescued", "by"), ("character", IDS["character"])),
    **dict.fromkeys(("location", "start"), ("space", IDS["space"])),
    "side": ("role", IDS["role"]),
    "power": ("quest", IDS["quest"]),
}
"""Arguments that are named for the part a thing plays."""
OF_REBELS = ("because-bearer-stays", "because-bearer-joins-only", "because-sheltered", "because-not-ready")
SOMEBODY = ("seat", "host", "wish", "author", "player")
ON_A_TRACK = ("because-space-taken", "because-no-icon", "event-", "action-")
"""Where a space is a number."""
PLURAL = {"it": ("Gatto e la Volpe", "topi di pula"), "en": ("Fox & the Cat", "Chaff Rats")}
"""Names of several: their verbs are plural."""
NEVER_ONE = {
    "because-players": "three to seven people",
    "because-too-many-cards": "seven cards",
    "because-no-need-to-discard": "seven cards",
    "because-objectives-length": "five memories",
    "because-telling-too-long": "thousands of letters",
    "because-record-rules": "the names of two versions",
    "die-label": "eight sides or more",
    "game-length": "twenty minutes at least",
    "hint-pace-warning": "many sentences",
    "options-story-length": "a story has many words",
    "pack-length": "a story has many words",
    "report-about": "thousands of games",
    "report-shares": "a number with a decimal",
}
"""Messages whose number is never one."""


# --- what is said --------------------------------------------------------------------------------------------------


@cache
def stories(*fields: str) -> tuple[Text, ...]:
    """Every name, title or label of every story on the shelf, by the fields that they stand in."""
    found: list[Text] = []

    def look(thing: Any) -> None:
        if isinstance(thing, msgspec.Struct):
            for field in thing.__struct_fields__:
                value = getattr(thing, field)
                if isinstance(value, Text) and field in fields:
                    found.append(value)
                look(value)
        elif isinstance(thing, tuple):
            for one in thing:
                look(one)
        elif isinstance(thing, Mapping):
            look(tuple(thing.values()))

    for game in GAMES:
        for name in shelf_of(game).names() if game.stories is not None else ():
            look(shelf_of(game).find(name))
    return tuple(dict.fromkeys(found))


WORDED = {"name": ("name",), "names": ("name",), "title": ("title",), "label": ("label",), "labels": ("label",)}
CAST = ("guardian", "hero")


def written(field: str) -> list[Text]:
    """What a field holds of a story: its names, or a passage."""
    if field in CAST:
        return list(stories(field))
    return list(stories(*WORDED[field])) if field in WORDED else [Text("Nevica.", "Nevica.")]


class _Read(visitor.Visitor):
    """The arguments of a message, and the words that it chooses by."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's own names
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            keys = {getattr(one.key, "name", None) or one.key.value for one in node.variants}
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def messages(lang: str, game: Game | None) -> dict[str, _Read]:
    """The messages of a language that take something, and what; of the house, or of a game."""
    return _messages(lang, game.folder if game else None)


@cache
def _messages(lang: str, folder: Path | None) -> dict[str, _Read]:
    found: dict[str, _Read] = {}
    for path in files(lang, folder):
        if folder is not None and path in files(lang):
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                read = _Read()
                read.visit(entry)
                if read.names:
                    found[entry.id.name] = read
    return found


COUNTS = {
    *(
        "count",
        "n",
        "number",
        "rows",
        "lines",
        "tables",
        "faults",
        "limit",
        "length",
        "given",
        "players",
        "most",
        "fewest",
    ),
    *(
        "minutes",
        "words",
        "chapters",
        "games",
        "of",
        "reached",
        "decisions",
        "points",
        "seconds",
        "entries",
        "part",
        "each",
    ),
    *("loss", "illuminate", "heal", "crystals", "pips", "place", "threshold", "available", "used", "locked", "needed"),
    *(
        "total",
        "shows",
        "sides",
        "left",
        "steps",
        "round",
        "distance",
        "light",
        "shadow",
        "expected",
        "percent",
        "token",
    ),
    *(
        "space",
        "sentences",
        "spring",
        "winter",
        "cards",
        "memories",
        "passage",
        "successes",
        "shadows",
        "last",
        "made",
        "nth",
    ),
}
"""Arguments that are numbers."""
COUNTED = {"zero", "one", "two", "few", "many", "other"}


def values(words: Words, game: Game | None, key: str, name: str, variants: set[str]) -> list[Any]:
    """What an argument can be, by its name and by what the message asks of it."""
    chosen = sorted(variants - COUNTED)
    if chosen and not any(one.isdigit() for one in chosen) and chosen != ["none"]:
        return chosen
    none: list[Any] = ["none"] if "none" in variants else []
    if "one" in variants or any(one.isdigit() for one in chosen):
        return [*NUMBERS, *none]
    if name in SOMEBODY or (name == "name" and game is None):
        return [*(words.seat(seat) for seat in range(len(PEOPLE))), *PEOPLE, *none]
    if (name in WORDED or name in CAST) and game is not None and game.stories is not None:
        return [*written(name), *none]
    kind, ids = PARTS.get(name, (name, IDS.get(name, ())))
    if key in OF_REBELS:
        ids = REBELS
    if ids and words.has(f"{kind}-{ids[0]}") and not (kind == "space" and key.startswith(ON_A_TRACK)):
        return [*(words.noun(kind, one) for one in ids), *none]
    return [*NUMBERS, *none] if name in COUNTS else ["□", *none]


def told(lang: str, game: Game | None) -> Iterator[tuple[str, tuple[Any, ...], str]]:
    """Every message that is neither an action nor an event, said with what it can take."""
    words = Words(lang, game, PEOPLE)
    for key, read in messages(lang, game).items():
        if key.startswith(("event-", "action-", "help-", "mistake-")) or key in ("quoted", "list-and", "piece"):
            continue
        taken = {name: values(words, game, key, name, read.variants.get(name, set())) for name in sorted(read.names)}
        for one in combined(taken):
            yield key, tuple(one.values()), words.say(key, **one)


def combined(taken: Mapping[str, list[Any]]) -> Iterator[dict[str, Any]]:
    """Every branch with every number, one number at a time among others that are many; every name once."""
    numbers = [name for name, ways in taken.items() if set(NUMBERS) <= set(filter(is_number, ways))]
    branches = {name: ways for name, ways in taken.items() if name not in numbers and len(ways) <= FEW}
    many = {name: ways for name, ways in taken.items() if name not in numbers and name not in branches}
    counted = [dict.fromkeys(numbers, 2) | {name: one} for name in numbers for one in taken[name]] or [{}]
    few = [dict(zip(branches, one, strict=True)) | count for one in product(*branches.values()) for count in counted]
    for turn in range(max(len(few), *(len(ways) for ways in many.values()), 1)):
        yield {**few[turn % len(few)], **{name: ways[turn % len(ways)] for name, ways in many.items()}}


FEW = 5
"""So many ways, and every one of them meets every other."""


def is_number(value: Any) -> bool:
    return type(value) is int


def happenings(lang: str, game: Game) -> Iterator[tuple[str, tuple[Any, ...], str]]:
    """Every action and every event, said with what its fields can be."""
    words = Words(lang, game, PEOPLE)
    for what, fact, moment in facts(lang, game):
        key = f"{what}-{fact.__struct_config__.tag}"
        yield key + (f"-{moment}" if moment else ""), msgspec.structs.astuple(fact), words.fact(what, fact, moment)


def facts(lang: str, game: Game) -> Iterator[tuple[str, msgspec.Struct, str]]:
    """Actions and events of every kind that a game has words for, and the moments that have words of their own."""
    words, of_the_house = Words(lang, game), typing.get_args(house.Happening)
    moments = [kind.__name__.rstrip("_") for kind in game.steps]
    for what, kinds in (("action", game.actions), ("event", (*game.events, *of_the_house))):
        for kind in kinds:
            for moment in ("", *moments):
                key = f"{what}-{kind.__struct_config__.tag}" + (f"-{moment}" if moment else "")
                read = messages(lang, game).get(key) or messages(lang, None).get(key) or _Read()
                without = {name for name, ways in read.variants.items() if "none" in ways}
                if words.has(key):
                    yield from ((what, fact, moment) for fact in made(game, kind, read.names, without))


def made(
    game: Game, kind: type[msgspec.Struct], wanted: Iterable[str], leaves_out: Iterable[str] = ()
) -> Iterator[msgspec.Struct]:
    """Facts of a kind, by the fields that its sentence speaks of, and those that it can do without."""
    hints = typing.get_type_hints(kind)
    taken: dict[str, list[Any]] = {}
    for field in kind.__struct_fields__:
        spoken = any(name == field or name.startswith(f"{field}_") for name in wanted)
        ways = [one for one in possible(game, field, hints[field]) if one is not None or field in leaves_out]
        taken[field] = (ways if spoken else ways[:1]) or [None]
    for one in combined(taken):
        if (one.get("way"), one.get("at")) != ("retreat", 0):  # a pawn that goes back is not at the centre
            yield kind(**one)


def possible(game: Game, field: str, hint: Any) -> list[Any]:
    """What a field can be, by its type."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint is Text:
        return written(field)
    if hint is Seat:
        return [Seat(seat) for seat in range(len(PEOPLE))]
    if hint in game.nouns:
        return list(PARTS[field][1] if game.nouns[hint] == "character" and field in PARTS else IDS[game.nouns[hint]])
    if origin is typing.Annotated:
        return possible(game, field, inner[0])
    if origin in (typing.Union, types.UnionType):
        kinds = [one for one in inner if one is not type(None)]
        return [*possible(game, field, kinds[0]), *([None] if type(None) in inner else [])]
    if origin is typing.Literal:
        return list(inner)
    if origin is tuple:
        one = possible(game, field, inner[0])
        return [*((each,) for each in one), tuple(one[:2]), tuple(one[:3])]
    if origin is not None and issubclass(origin, Mapping):
        return [dict(zip(possible(game, field, inner[0]), possible(game, field, inner[1]), strict=False))]
    if hint is bool:
        return [True, False]
    if hint is str:
        return ["heuristic" if field == "bot" else "Ada"]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return [
            one for _number, one in zip(range(len(NUMBERS) + 1), made(game, hint, hint.__struct_fields__), strict=False)
        ]
    if (hint, field) == (int, "by"):
        return [-2, -1, 1, 2]
    if (hint, field) == (int, "at"):
        return [1, 2, 8, 11, 0]
    if hint in (int, float):
        return list(NUMBERS)
    if hasattr(hint, "__supertype__"):
        return possible(game, field, hint.__supertype__)
    return [None]


# --- what is read --------------------------------------------------------------------------------------------------

_VOWEL = "[aeiouàèéìòùAEIOUÀÈÉÌÒÙ]"
_IMPURE = r"(?:[sS][^aeiouàèéìòùAEIOU\W]|[zZ]|[gG]n|[pP]s|[pP]n|[xX]|[iI][aeou]|[yY])"
_SPELT = r"(?:1|8|11|8\d+)(?![\d,.])"
"""Numbers that are spoken with a vowel first: uno, otto, undici."""
_TO = "del|al|dal|nel|sul"
ITALIAN = {
    "an article that wants an elision": rf"\b(?:il|{_TO}) (?:{_VOWEL}|{_SPELT})|\b(?:{_TO})la {_VOWEL}|\balla {_VOWEL}",
    "lo before this": rf"\b(?:il|{_TO}|un) {_IMPURE}|\b(?:il|{_TO}) 0\b",
    "lo before that": rf"\b(?:dello|allo|dallo|nello|sullo) (?!{_IMPURE})",
    "gli before this": rf"\b(?:dei|ai|dai|nei|sui) (?:{_VOWEL}|{_IMPURE}|8|11)|^I (?:8|11)|[,;:] i (?:8|11)",
    "gli before that": rf"\b(?:degli|agli|dagli|negli|sugli) (?!{_VOWEL}|{_IMPURE}|8|11)",
    "an elision before a consonant": rf"\b(?:[dnst]?[aeu]?l+|un)’ ?(?!{_VOWEL}|h|H|«|{_SPELT})\w",
    "una before a vowel": rf"\bun[a] {_VOWEL}",
    "a preposition that does not melt": r"\b(?:di|a|da|in|su) (?:il|lo|la|gli|le|i) (?!cui)|\b(?:di|a|da|in|su) l’",
    "ad": r"\ba [aA](?!l? )\w",
    "an article in the middle that is a capital": r"[a-zà-ù,;)] (?:Il|Lo|La|Gli|Le|Un|Una|Uno) |[a-zà-ù,;] (?:L|Un)’",
    "a feminine for anybody": r"^(?!.*Creatur[ae]).*[Ss]tordit[aoie]",
    "a movement of nothing": r"\b(?:avanzata|arretrata|retrocessa) di 0\b|\b0 dal centro",
}
ENGLISH = {
    "an article in the middle that is a capital": r"[a-z,;)] (?:The|An?) ",
    "a movement of nothing": r"\b(?:advanced|retreated) 0\b|\b0 (?:spaces )?from the centre",
}
BOTH = {
    "a number below nothing": r"(?<![\w–])-\d",
    "two spaces": r"  ",
    "a space before a mark": r" [,.;](?:\s|$)",
    "an empty place": r"«»|“”|\(\)|, ,|(?<!or )\bnone\b(?! of)|[:,] ?\.",
    "a raw key": r"\b[a-z]+_[a-z_]+\b|⟨|\{|\}|\bedition=",
}
_SINGULAR = {
    "it": r"è|ha|può|sta|fa|va|tiene|porta|combatte|aspetta|lascia|costa|toglie|serve|si (?:ferma|trova|attiva|può)",
    "en": r"is|was|has|does|keeps|carries|costs|takes|needs|goes|stands|waits",
}
_BEFORE = {"it": r"(?:Si attiva|Sta per attivarsi|[Hh]a lasciato il Fiume|si scarta)\b[^.]{0,12}", "en": r"(?!)"}
_INVARIABLE = {
    "it": r"su|di|da|al|dal|del|della|in|per|con|si|non|Spirito|min|byte|d\d+|contro|fuori|carte",
    "en": r"of|or|from|to|for|on|in|and|at|with|out|used|left|Spirit|min|bytes|d\d+|against|became|more|so|by",
}
NUMBERED = {
    "it": {
        "voce",
        "brano",
        "casella",
        "capitolo",
        "partita",
        "riga",
        "passo",
        "spazio",
        "dado",
        "posto",
        "round",
        "storia",
    },
    "en": {"entry", "passage", "space", "chapter", "game", "line", "step", "die", "seat", "round", "card"},
}
"""What a number is the name of, and not how many there are."""


def faults(lang: str, sentence: str) -> Iterator[str]:
    """What is wrong with a sentence by itself."""
    for name in PEOPLE:
        sentence = sentence.replace(name, "Bea") if " " in name else sentence
    for what, pattern in {**BOTH, **(ITALIAN if lang == "it" else ENGLISH)}.items():
        found = re.search(pattern, sentence)
        if found is not None:
            yield f"{what}: “{found.group()}” in “{sentence}”"
    for name in PLURAL[lang]:
        the = r"(?:[Ii]l |[Ii] |[Tt]he )"
        subject = rf"(?:^|[:,;.] |\be |\band |adesso ){the}{name} (?:non )?(?:{_SINGULAR[lang]})\b"
        found = re.search(rf"{subject}|{_BEFORE[lang]}{the}{name}", sentence)
        if found is not None:
            yield f"a singular for several: “{found.group()}” in “{sentence}”"


def unmoved(lang: str, said: Mapping[tuple[str, tuple[Any, ...]], str]) -> Iterator[tuple[str, str]]:
    """Messages that say one as they say two: the number changes, and its noun does not."""
    for (key, given), sentence in said.items():
        for at, value in enumerate(given):
            if type(value) is not int or value != 1 or key in NEVER_ONE:
                continue
            other = said.get((key, (*given[:at], 2, *given[at + 1 :])))
            if other is None or re.sub(r"\b2\b", "1", other) != re.sub(r"\b2\b", "1", sentence):
                continue
            for before, noun in re.findall(r"(?:(\w+) )?(?<![\w–-])1 (\w{2,})", sentence):
                if not re.fullmatch(_INVARIABLE[lang], noun) and before.lower() not in NUMBERED[lang]:
                    yield f"{key} {noun}", f"{key}: “1 {noun}” is said of 1 as of 2 in “{sentence}”"


@cache
def said(lang: str, name: str) -> dict[tuple[str, tuple[Any, ...]], str]:
    """Everything that is said in a game, or in the house, by its message and by what it was said of."""
    game = games.find(name) if name else None
    found = [*told(lang, game), *(happenings(lang, game) if game is not None else ())]
    return {(key, tuple(map(plain, given))): sentence for key, given, sentence in found}


def plain(value: Any) -> Any:
    """An argument that can be compared."""
    return value if isinstance(value, int | str) and not isinstance(value, Noun) else str(value)


EVERY = [
    pytest.param(lang, game, id=f"{lang} {game or 'house'}") for lang in LANGUAGES for game in ("", *games.names())
]


@pytest.mark.parametrize(("lang", "game"), EVERY)
def test_whatever_a_sentence_speaks_of_it_is_grammatical(lang: str, game: str) -> None:
    wrong: dict[str, str] = {}
    for (key, _given), sentence in said(lang, game).items():
        for fault in faults(lang, sentence):
            wrong.setdefault(f"{key}, {fault.partition(':')[0]}", f"{key}: {fault}")

    assert not wrong, "\n".join(wrong.values())


@pytest.mark.parametrize(("lang", "game"), EVERY)
def test_one_is_not_said_as_two_are(lang: str, game: str) -> None:
    wrong = dict(unmoved(lang, said(lang, game)))

    assert not wrong, "\n".join(wrong.values())


# --- what an editor reads ------------------------------------------------------------------------------------------

WILD, TALES = games.find("wildwoods"), games.find("winter_tales")
RATS = next(one for one in stories("name") if one.it == "I topi di pula")
OWL = next(one for one in stories("name") if one.it == "Il gufo senz’ora")
WOOL = next(one for one in stories("name") if one.it == "Il gomitolo")
GATE = next(one for one in stories("name") if one.it == "La riva")


@pytest.mark.parametrize(
    ("fact", "it", "en"),
    [
        (do.Reroll(1, 8), "Ritira gratis l’8 (dado 1)", "Reroll the 8 for free (die 1)"),
        (do.Reroll(1, 1), "Ritira gratis l’1 (dado 1)", "Reroll the 1 for free (die 1)"),
        (do.Reroll(1, 11), "Ritira gratis l’11 (dado 1)", "Reroll the 11 for free (die 1)"),
        (do.Reroll(1, 4), "Ritira gratis il 4 (dado 1)", "Reroll the 4 for free (die 1)"),
        (wild.DiceRolled((8,), (4,)), "Il dado ha mostrato 4.", "The die showed 4."),
        (wild.DiceRolled((8, 8), (4, 1)), "I dadi hanno mostrato 4 e 1.", "The dice showed 4 and 1."),
        (
            wild.LightMoved("advance", 0, 0),
            "La Luce era già al centro, e lì resta.",
            "The Light was already at the centre, and stays there.",
        ),
        (
            wild.LightMoved("advance", 1, 0),
            "La Luce è avanzata di 1 spazio: è al centro.",
            "The Light advanced 1 space: it is at the centre.",
        ),
        (
            wild.CreatureActivated(Card("x"), RATS, False, 1),
            "Si attivano i topi di pula. Spirito perso: 1.",
            "The Chaff Rats activated: 1 Spirit.",
        ),
        (
            wild.CreatureActivated(Card("x"), OWL, True, 0),
            "Si attiva con uno Stordimento il gufo senz’ora: non fa perdere Spirito.",
            "The Hourless Owl activated, stunned: no Spirit was lost.",
        ),
        (
            wild.BromProtected(RATS, Text("Clapper", "Batocchio")),
            "Batocchio fa da scudo: i topi di pula si fermano.",
            "Clapper stood before the Chaff Rats.",
        ),
        (
            wild.CreaturesLeft((), (OWL,)),
            "Viaggio: «Il gufo senz’ora» ha lasciato il Fiume.",
            "Travel: “The Hourless Owl” left the River.",
        ),
        (
            wild.CreaturesLeft((), (RATS,)),
            "Viaggio: «I topi di pula» hanno lasciato il Fiume.",
            "Travel: “The Chaff Rats” left the River.",
        ),
        (
            wild.CreaturesLeft((), (OWL, RATS)),
            "Viaggio: «Il gufo senz’ora» e «I topi di pula» hanno lasciato il Fiume.",
            "Travel: “The Hourless Owl” and “The Chaff Rats” left the River.",
        ),
        (
            wild.StoriesAdded((StoryNumber(3), StoryNumber(4))),
            "Entrano nel Mazzo Capitolo le carte Storia 3 e 4.",
            "Joined the Chapter Deck: Story cards 3 and 4.",
        ),
        (
            wild.StoriesRemoved((StoryNumber(3),)),
            "Torna nella scatola la carta Storia 3.",
            "Went back to the box: Story card 3.",
        ),
        (do.UseBlessing(Card("x"), WOOL), "Usa «Il gomitolo»", "Use “A Ball of Wool”"),
        (
            wild.NumberChanged("threshold", "", None, -1, "action"),
            "Il numero da ottenere è sceso di 1, per quest’azione.",
            "The number to roll went down by 1, for this action.",
        ),
        (
            wild.NumberChanged("pips", "", GATE, 2, "scene"),
            "I successi richiesti sono saliti di 2 per «La riva», per questa Scena.",
            "The successes wanted went up by 2 for “The Near Bank”, for this Scene.",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_what_happens_in_the_wood_is_said_right(fact: msgspec.Struct, it: str, en: str) -> None:
    kind = "action" if type(fact) in WILD.actions else "event"

    assert Words("it", WILD).fact(kind, fact) == it
    assert Words("en", WILD).fact(kind, fact) == en


@pytest.mark.parametrize(
    ("key", "about", "it", "en"),
    [
        ("plan-heal_creature", {"name": OWL, "target": "owl:1"}, "Guarisci il gufo senz’ora", "Heal the Hourless Owl"),
        (
            "window-before_activation",
            {"name": RATS, "card": "rats:1"},
            "Stanno per attivarsi i topi di pula.",
            "The Chaff Rats are about to activate.",
        ),
        (
            "window-before_activation",
            {"name": OWL, "card": "owl:1"},
            "Sta per attivarsi il gufo senz’ora.",
            "The Hourless Owl is about to activate.",
        ),
        (
            "hint-protect",
            {"name": RATS, "n": 2},
            "I topi di pula stanno per toglierti 2 Spirito.",
            "The Chaff Rats are about to take 2 Spirit.",
        ),
        ("roll-free", {"count": 1}, "1 dado da ritirare gratis", "1 free reroll"),
        ("roll-expected", {"expected": 1}, "circa 1 successo", "about 1 success"),
        ("creature-stunned", {}, "con Stordimento", "stunned"),
        ("reader-pass", {"name": "Ada"}, "Passa ad Ada", "Pass to Ada"),
        ("curtain-pass", {"name": "Le Roux"}, "Passa lo schermo a Le Roux", "Pass the screen to Le Roux"),
    ],
)
def test_what_is_said_in_the_wood_is_said_right(key: str, about: Mapping[str, Any], it: str, en: str) -> None:
    assert Words("it", WILD).say(key, **about) == it
    assert Words("en", WILD).say(key, **about) == en


def test_a_person_has_no_article_and_a_thing_has() -> None:
    words = Words("it", TALES, ("Le Roux", "Ada", "Zoë"))
    turn = tales.TurnEnded(Seat(0), Seat(1))

    assert words.event(turn) == "Il Turno di Le Roux è finito ed è cominciato quello di Ada."
    assert (
        words.event(tales.TurnPassed(Seat(2), Seat(0), "no ready character"))
        == "Zoë non aveva Personaggi pronti: il Turno è passato a Le Roux."
    )
    assert (
        words.event(tales.ActivationEnded(Seat(1), CharacterId("tin_man")))
        == "Ada ha terminato l’attivazione dell’Omino di Latta."
    )


def test_several_characters_have_a_plural_verb() -> None:
    words = {lang: Words(lang, TALES) for lang in LANGUAGES}
    pair = spread.SpreadPropaganda(CharacterId("fox_and_cat"), CharacterId("alice"))

    assert words["it"].action(pair) == "Propaganda: il Gatto e la Volpe tengono in scacco Alice per questo Capitolo"
    assert words["en"].action(pair) == "Propaganda: the Fox & the Cat keep Alice from acting in this chapter"
    assert (
        words["it"].say("because-soldier-unfit", character="fox_and_cat").endswith("il Gatto e la Volpe non possono.")
    )


@pytest.mark.parametrize(
    ("space", "there"),
    [
        ("plaza_asylum_factory", "al Crocevia della Fuliggine"),
        ("plaza_dorothy_cemetery", "al Crocicchio dei Guanti Spaiati"),
        ("plaza_oaks_cemetery", "sullo Spiazzo della Macina"),
        ("oaks_park", "nel Parco delle Querce"),
    ],
)
def test_where_one_is_has_its_own_preposition(space: str, there: str) -> None:
    assert Words("it", TALES).say("power-lies-at", space=space) == there


# --- the rules -----------------------------------------------------------------------------------------------------

LEDGERS = [("house", Ledger.of_the_house()), *((game.name, game.ledger) for game in GAMES)]
CODES = r"\bffg\b|\b[A-Z]{3,7}-\d|\w+=\w+|\bmotore\b|\bengine\b|\begli\b|\b[a-z]+_[a-z]+\b|\bthe own\b"
TERMS = (
    r"\b(?:luog\w+|piazz[ae]|fazion[ei]|capitol[oi]|tracciato|salvatagg\w*|missione|ricordo)\b"
    r"|(?<!di )(?<!fuori )(?<!a )\bturn[oi]\b"
)


@pytest.mark.parametrize(("name", "ledger"), LEDGERS, ids=[name for name, _ledger in LEDGERS])
def test_rules_are_written_as_the_pages_are(name: str, ledger: Ledger) -> None:
    texts = {f"{rule.id} {lang}": rule.words(lang) for rule in ledger.rules.values() for lang in LANGUAGES}

    assert {key: text for key, text in texts.items() if "'" in text or '"' in text or " - " in text} == {}
    assert {key: text for key, text in texts.items() if re.search(CODES, text)} == {}


def test_the_rules_write_the_words_of_the_book_with_capitals() -> None:
    texts = {rule.id: rule.it for rule in TALES.ledger.rules.values()}

    assert {key: found for key, text in texts.items() if (found := re.findall(TERMS, text))} == {}
