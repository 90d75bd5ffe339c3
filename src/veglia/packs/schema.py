"""JSON Schemas of a pack's files, from the same types that it is read with: an editor completes and checks by them.

`pack.yaml` has the keys of the pack; what lies in a file of its own (`cards.yaml`, `chapters/*.yaml`) may be missing in
it, and has a schema of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import inspect as kinds

from veglia.packs.shape import bare, variants
from veglia.packs.text import Text

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]


def schemas(kind: type[msgspec.Struct], describe: Callable[[str], str]) -> dict[str, Schema]:
    """The schema of each file that a pack of this type can have, by the name of the schema; verbs are described."""
    whole = kinds.type_info(kind)
    assert isinstance(whole, kinds.StructType)
    parts = dict(_parts(whole))
    made = {f"{name}.schema.json": _file(part, set(), describe) for name, part in parts.items()}
    return {"pack.schema.json": _file(whole, set(parts), describe), **made}


def schema_of(file: str) -> str:
    """The schema that a file is written by: `chapters/one.yaml` by `chapters.schema.json`."""
    return f"{file.partition('/')[0].partition('.')[0]}.schema.json"


def _parts(whole: kinds.StructType) -> Iterator[tuple[str, kinds.StructType]]:
    """The fields that may be files of their own: a struct is one file, a list of structs one file for each."""
    for field in whole.fields:
        inner: Any = field.type.item_type if isinstance(field.type, kinds.VarTupleType) else field.type
        if isinstance(inner, kinds.StructType) and inner.cls is not Text:
            yield field.encode_name, inner


def _file(struct: kinds.StructType, elsewhere: set[str], describe: Callable[[str], str]) -> Schema:
    writer = _Writer(describe)
    top = writer.struct(struct)
    top["required"] = [name for name in top["required"] if name not in elsewhere]
    return {"$schema": DIALECT, **top, "$defs": writer.parts}


class _Writer:
    """Writes types down; what has a name is written once and referred to."""

    def __init__(self, describe: Callable[[str], str]) -> None:
        self.describe = describe
        self.parts: dict[str, Schema] = {}
        self._verbs: dict[frozenset[str], str] = {}

    def write(self, kind: Any) -> Schema:
        match kind:
            case kinds.Metadata(type=inner):
                return self.write(inner)
            case kinds.UnionType(types=members):
                return self._union(members)
            case kinds.StructType():
                return self._vocabulary([kind]) if kind.tag is not None else self._named(kind)
            case kinds.VarTupleType(item_type=item):
                return {"type": "array", "items": self.write(item)}
            case kinds.DictType(key_type=key, value_type=value):
                names = {"pattern": "^[0-9]+$"} if isinstance(key, kinds.IntType) else self.write(key)
                return {"type": "object", "propertyNames": names, "additionalProperties": self.write(value)}
            case kinds.IntType(ge=least, le=most):
                limits = {"minimum": least, "maximum": most}
                return {"type": "integer", **{name: limit for name, limit in limits.items() if limit is not None}}
            case kinds.BoolType():
                return {"type": "boolean"}
            case kinds.NoneType():
                return {"type": "null"}
            case kinds.LiteralType(values=values):
                return {"enum": list(values)}
            case kinds.StrType(pattern=pattern, max_length=most):
                worded: Schema = {"pattern": pattern, "maxLength": most}
                return {"type": "string", "minLength": 1} | {
                    name: one for name, one in worded.items() if one is not None
                }
        raise TypeError(f"a pack holds no {kind}")

    def struct(self, struct: kinds.StructType) -> Schema:
        """A map of fields, with what each is for."""
        return {
            "type": "object",
            "properties": {field.encode_name: self.write(field.type) for field in struct.fields},
            "required": [field.encode_name for field in struct.fields if field.required],
            "additionalProperties": False,
        }

    def _named(self, struct: kinds.StructType) -> Schema:
        name = struct.cls.__name__
        if name not in self.parts:
            self.parts[name] = {}  # it may hold itself
            self.parts[name] = self.struct(struct)
        return {"$ref": f"#/$defs/{name}"}

    def _union(self, members: tuple[Any, ...]) -> Schema:
        verbs = list(variants(kinds.UnionType(members)).values())
        others = [self.write(one) for one in members if one not in verbs and not isinstance(one, kinds.NoneType)]
        every = [*others, *([self._vocabulary(verbs)] if verbs else [])]
        return every[0] if len(every) == 1 else {"anyOf": every}

    def _vocabulary(self, verbs: list[kinds.StructType]) -> Schema:
        """A map with exactly one of these verbs."""
        tags = frozenset(str(verb.tag) for verb in verbs)
        name = self._verbs.setdefault(tags, f"Verbs{len(self._verbs) + 1}")
        if name not in self.parts:
            self.parts[name] = {}
            self.parts[name] = {
                "type": "object",
                "properties": {str(verb.tag): self._argument(verb) for verb in verbs},
                "additionalProperties": False,
                "minProperties": 1,
                "maxProperties": 1,
            }
        return {"$ref": f"#/$defs/{name}"}

    def _argument(self, verb: kinds.StructType) -> Schema:
        """What stands after a verb: its fields, one of them alone, or either."""
        alone, among = bare(verb, is_map=False), bare(verb, is_map=True)
        about = {"description": self.describe(str(verb.tag))}
        if among is not None:
            return {**self.write(among.type), **about}
        ways = [self.struct(verb), *([self.write(alone.type)] if alone is not None else [])]
        return {**(ways[0] if len(ways) == 1 else {"anyOf": ways}), **about}
