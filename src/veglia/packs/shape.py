"""From a writer's text to a game's own types: whatever the types do not allow is a mistake, and all are told at once.

The types of a pack are msgspec structs, and they are the whole grammar: their fields are the keys, their limits the
ranges. A union of tagged structs is a vocabulary, written as `{verb: argument}`. Where something is wrong a harmless
stand-in takes its place, so that everything else can still be looked at; nothing of it is ever played.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as kinds

from veglia.packs.mistake import Mistake, nearest
from veglia.packs.naming import LONGEST, SLUG, Index, Scopes
from veglia.packs.reading import Node, plain
from veglia.packs.text import LANGUAGES, TEXT_LIMIT, Text
from veglia.packs.verbs import Verb

SAME = 2
"""Words from which on two languages do not say the same thing in the same letters by chance."""


class Shaped:
    """What became of a pack's text: the structs, where each stands, the names in it, and the mistakes."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        self.mistakes = mistakes
        self.index = Index()
        self.guessed: list[Node] = []
        """Where something had to be put in place of what could not be understood."""
        self.texts: list[Text] = []
        self._root = Node("", 0, "", {})
        self._places: dict[int, tuple[msgspec.Struct, Node]] = {}

    def shape(self, node: Node, kind: type[msgspec.Struct], *, whole: bool) -> Any:
        """Turn a pack into its type. Of one that is not there as a whole, nothing is said to be missing."""
        self._root = node
        made = _Shaper(self).shape(node, _info(kind), ())
        if whole:
            self.mistakes += [*self.index.dangling(), *self.index.unused()]
        else:
            self.mistakes[:] = [one for one in self.mistakes if one.path or one.key != "mistake-missing-key"]
        return made

    def place(self, struct: msgspec.Struct, *steps: str | int) -> Node:
        """Where a struct, or something in it, was written; what was not written stands nowhere in particular."""
        _struct, node = self._places.get(id(struct), (struct, self._root))
        return node.follow(*steps)

    def keep(self, struct: msgspec.Struct, node: Node) -> None:
        """Remember where a struct was written. It is kept, so that no other takes its place in memory."""
        self._places[id(struct)] = struct, node

    def tell(self, struct: msgspec.Struct, *steps: str | int, key: str, warning: bool = False, **about: Any) -> None:
        """A mistake that the game found, in a struct or in something in it."""
        self.mistakes.append(self.place(struct, *steps).mistake(key, warning=warning, **about))

    def understood(self, struct: msgspec.Struct, *steps: str | int) -> bool:
        """Whether a struct, or something in it, could be understood: no conclusion is drawn from a stand-in."""
        if id(struct) not in self._places or any(node is self.place(struct) for node in self.guessed):
            return False  # it is a stand-in itself, or a key is missing
        path = self.place(struct, *steps).path
        return not any(node.path == path or node.path.startswith((f"{path}.", f"{path}[")) for node in self.guessed)


@cache
def _info(kind: type[msgspec.Struct]) -> Any:
    return kinds.type_info(kind)


def variants(kind: Any) -> dict[str, kinds.StructType]:
    """The verbs of a vocabulary, if a type is one."""
    members = kind.types if isinstance(kind, kinds.UnionType) else (kind,)
    structs = [one for one in members if isinstance(one, kinds.StructType)]
    return {str(one.tag): one for one in structs if one.tag is not None}


def bare(struct: kinds.StructType, *, is_map: bool) -> kinds.Field | None:
    """The field of a verb that its argument fills by itself; None where the argument is a map of fields."""
    verb = struct.cls
    if not (issubclass(verb, Verb) and verb.bare and (verb.whole or not is_map)):
        return None
    return next(field for field in struct.fields if field.name == verb.bare)


class _Shaper:
    def __init__(self, shaped: Shaped) -> None:
        self.shaped = shaped

    def shape(self, node: Node, kind: Any, scopes: Scopes) -> Any:
        """A value of this type, or a stand-in where the text has none."""
        match kind:
            case kinds.Metadata(type=inner, extra=extra):
                if extra and "name" in extra:
                    return self._text(node, is_name=True)
                guesses = len(self.shaped.guessed)
                value = self.shape(node, inner, scopes)
                if extra and isinstance(value, str | int) and len(self.shaped.guessed) == guesses:
                    self.shaped.mistakes += self.shaped.index.note(extra, node, str(value), scopes)
                return value
            case kinds.UnionType():
                return self._union(node, kind, scopes)
            case kinds.StructType():
                if kind.cls is Text:
                    return self._text(node)
                return self._verb(node, kind, scopes) if kind.tag is not None else self._struct(node, kind, scopes)
            case kinds.VarTupleType(item_type=item):
                return self._list(node, kind, item, scopes)
            case kinds.DictType(key_type=keys, value_type=values) if node.map is not None:
                return {
                    self.shape(_key(node, key), keys, scopes): self.shape(inner, values, scopes)
                    for key, inner in node.map.items()
                }
        return self._plain(node, kind)

    # --- maps and lists ----------------------------------------------------------------------------------------

    def _struct(self, node: Node, kind: kinds.StructType, scopes: Scopes) -> Any:
        entries = node.map
        if entries is None:
            return self._wrong(node, kind)
        fields = {field.encode_name: field for field in kind.fields}
        for key in entries:
            if key not in fields:
                near = nearest(key, [name for name in fields if name not in entries]) or nearest(key, fields)
                self._tell(node, "mistake-unknown-key", at=key, name=key, nearest=near, known=", ".join(fields))
        inside = (*scopes, (kind.cls.__name__, node.path))
        given: dict[str, Any] = {}
        for name, field in fields.items():
            if name in entries:
                given[field.name] = self.shape(entries[name], field.type, inside)
            elif field.required:
                near = nearest(name, [key for key in entries if key not in fields])
                if not near:  # a misspelt key is told once
                    self._tell(node, "mistake-missing-key", name=name)
                self.shaped.guessed.append(node)
                given[field.name] = _stand_in(field.type)
        made = kind.cls(**given)
        self.shaped.keep(made, node)
        return made

    def _list(self, node: Node, kind: Any, item: Any, scopes: Scopes) -> Any:
        if node.list is None:
            return self._wrong(node, kind)
        return tuple(self.shape(one, item, scopes) for one in node.list)

    def _text(self, node: Node, *, is_name: bool = False) -> Text:
        entries = node.map
        if entries is None:
            if isinstance(node.value, str) and node.value.strip():
                self._tell(node, "mistake-one-language")
            else:
                self._tell(node, "mistake-text-empty")
            return Text("", "")
        for key in entries:
            if key not in Text.__struct_fields__:
                self._tell(node, "mistake-unknown-language", at=key, name=key)
        words: dict[str, str] = {}
        for lang in LANGUAGES:
            words[lang] = ""
            if lang not in entries:
                self._tell(node, "mistake-language-missing", lang=lang)
                continue
            said = entries[lang].value
            if said is None or (isinstance(said, str) and not said.strip()):
                self._tell(node, "mistake-text-empty", at=lang)
            elif isinstance(said, str):
                words[lang] = said.strip()
                if len(words[lang]) > TEXT_LIMIT:
                    self._tell(node, "mistake-too-long", at=lang, most=TEXT_LIMIT)
            else:
                self._wrong(entries[lang], kinds.StrType())
        plural = self._plain(entries["plural"], kinds.BoolType()) if "plural" in entries else msgspec.UNSET
        text = Text(**words, plural=plural)
        spoken = text.en.casefold().split()
        if not is_name and spoken == text.it.casefold().split() and len(spoken) >= SAME:
            self._tell(node, "mistake-same-words", warning=True)
        self.shaped.texts.append(text)
        self.shaped.keep(text, node)
        return text

    # --- vocabularies ------------------------------------------------------------------------------------------

    def _verb(self, node: Node, kind: Any, scopes: Scopes) -> Any:
        """`{verb: argument}` as the struct that has this tag."""
        known = variants(kind)
        entries = node.map
        if not entries:
            verb = node.value if isinstance(node.value, str) else ""
            self._tell(node, "mistake-verb-alone" if verb in known else "mistake-no-verb", name=verb)
            return self._guess(node, kind)
        verbs = [key for key in entries if key in known]
        if not verbs:
            key = next(iter(entries))
            self._tell(node, "mistake-unknown-verb", at=key, name=key, nearest=nearest(key, known))
            return self._guess(node, kind)
        for key in entries:
            if key != verbs[0]:
                self._tell(node, "mistake-two-verbs", at=key, name=verbs[0], other=key)
        return self._argument(entries[verbs[0]], known[verbs[0]], scopes)

    def _argument(self, node: Node, struct: kinds.StructType, scopes: Scopes) -> Any:
        """A verb with its argument: a map of its fields, or one field by itself."""
        field = bare(struct, is_map=node.map is not None)
        if field is None:
            return self._struct(node, struct, scopes)
        given = {field.name: self.shape(node, field.type, scopes)}
        given |= {one.name: _stand_in(one.type) for one in struct.fields if one.required and one is not field}
        made = struct.cls(**given)
        self.shaped.keep(made, node)
        return made

    # --- single values -----------------------------------------------------------------------------------------

    def _union(self, node: Node, kind: kinds.UnionType, scopes: Scopes) -> Any:
        """The member of a union that the text looks like."""
        members = sorted(kind.types, key=lambda one: not isinstance(_bare(one), kinds.LiteralType | kinds.NoneType))
        for one in members:
            if _looks_like(node, _bare(one)):
                return self._verb(node, kind, scopes) if variants(_bare(one)) else self.shape(node, one, scopes)
        if variants(kind):
            return self._verb(node, kind, scopes)
        literals = [one.values for one in map(_bare, kind.types) if isinstance(one, kinds.LiteralType)]
        if literals and isinstance(node.value, str | int):
            number = any(isinstance(_bare(one), kinds.IntType) for one in kind.types)
            return self._choice(node, kind, [str(value) for values in literals for value in values], number=number)
        return self._wrong(node, kind)

    def _plain(self, node: Node, kind: Any) -> Any:
        value = node.value
        match kind:
            case kinds.IntType() if isinstance(value, int) and not isinstance(value, bool):
                self._range(node, kind, value)
                return value
            case kinds.BoolType() if isinstance(value, bool):
                return value
            case kinds.NoneType() if value is None:
                return None
            case kinds.StrType() if isinstance(value, str):
                most = LONGEST if kind.pattern == SLUG else kind.max_length
                if not value.strip():
                    self._tell(node, "mistake-empty")
                elif most is not None and len(value) > most:
                    self._tell(node, "mistake-too-long", most=most)
                elif kind.pattern == SLUG and not re.search(SLUG, value):
                    self._tell(node, "mistake-slug", name=value)
                return value
            case kinds.LiteralType(values=values):
                if _looks_like(node, kind):
                    return value
                if isinstance(value, str | int):
                    return self._choice(node, kind, [str(one) for one in values])
        return self._wrong(node, kind)

    def _range(self, node: Node, kind: Any, value: float) -> None:
        least, most = kind.ge, kind.le
        if (least is not None and value < least) or (most is not None and value > most):
            limits: dict[str, Any] = {"least": least, "most": "none" if most is None else most}
            self.shaped.mistakes.append(node.mistake("mistake-range", value=str(value), **limits))

    def _choice(self, node: Node, kind: Any, choices: list[str], *, number: bool = False) -> Any:
        given = str(node.value)
        key = "mistake-choice-or-number" if number else "mistake-choice"
        self._tell(node, key, name=given, nearest=nearest(given, choices), known=", ".join(choices))
        return self._guess(node, kind)

    def _wrong(self, node: Node, kind: Any) -> Any:
        shown = "" if isinstance(node.value, dict | list) or node.value is None else str(node.value)
        self._tell(node, "mistake-type", wanted=_word(kind), found=_found(node), value=shown[:40])
        return self._guess(node, kind)

    def _guess(self, node: Node, kind: Any) -> Any:
        self.shaped.guessed.append(node)
        return _stand_in(kind)

    def _tell(self, node: Node, key: str, *, at: str = "", warning: bool = False, **about: Any) -> None:
        self.shaped.mistakes.append(node.mistake(key, at=at, warning=warning, **about))


def _key(node: Node, key: str) -> Node:
    """A key of a map as a value of its own, where the keys of a type are more than words."""
    here = f"{node.path}.{key}"
    return Node(node.file, node.lines[key], here, plain(key))


def _bare(kind: Any) -> Any:
    """A type without what is said about it."""
    return kind.type if isinstance(kind, kinds.Metadata) else kind


def _looks_like(node: Node, kind: Any) -> bool:
    """Whether a text is meant to be of this type, right or wrong."""
    value = node.value
    match kind:
        case kinds.StructType() | kinds.DictType():
            return node.map is not None
        case kinds.VarTupleType():
            return node.list is not None
        case kinds.IntType():
            return isinstance(value, int) and not isinstance(value, bool)
        case kinds.BoolType():
            return isinstance(value, bool)
        case kinds.NoneType():
            return value is None
        case kinds.StrType():
            return isinstance(value, str)
        case kinds.LiteralType(values=values):
            return any(value == one and type(value) is type(one) for one in values)
    return False


def _found(node: Node) -> str:
    """What stands in the text, as a word that Fluent chooses by."""
    match node.value:
        case dict():
            return "map"
        case list():
            return "list"
        case bool():
            return "truth"
        case int() | float():
            return "number"
        case str():
            return "word"
    return "nothing"


def _word(kind: Any) -> str:
    """What a type wants, as a word that Fluent chooses by."""
    if variants(kind):
        return "verb"
    match kind:
        case kinds.Metadata(type=inner):
            return _word(inner)
        case kinds.UnionType(types=members):
            return _word(next(one for one in members if not isinstance(one, kinds.NoneType)))
        case kinds.StructType() | kinds.DictType():
            return "map"
        case kinds.VarTupleType():
            return "list"
        case kinds.IntType():
            return "number"
        case kinds.BoolType():
            return "truth"
    return "word"


def _stand_in(kind: Any) -> Any:
    """Something harmless of this type."""
    match kind:
        case kinds.Metadata(type=inner):
            return _stand_in(inner)
        case kinds.UnionType(types=members):
            return _stand_in(min(members, key=_burden))
        case kinds.StructType(cls=cls, fields=fields):
            return cls(**{field.name: _stand_in(field.type) for field in fields if field.required})
        case kinds.VarTupleType():
            return ()
        case kinds.DictType():
            return {}
        case kinds.IntType(ge=least):
            return least or 0
        case kinds.BoolType():
            return False
        case kinds.LiteralType(values=values):
            return values[0]
        case kinds.NoneType():
            return None
    return ""


def _burden(kind: Any) -> int:
    """How much a stand-in would need: the lightest member of a union needs nothing of its own kind."""
    if not isinstance(kind, kinds.StructType):
        return 0
    required = [field.type for field in kind.fields if field.required]
    return 1 + len(required) + 10 * sum(isinstance(_bare(one), kinds.UnionType) for one in required)
