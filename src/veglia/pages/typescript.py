"""The types of the house, written down for the browser: TypeScript, made from those that the server decodes with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from veglia.engine import Brought

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def declare(kinds: Mapping[str, Any], *, whole: bool) -> str:
    """Declare these types by the names given, and every type that they are made of.

    `whole` is for what is always sent with all its fields, those that have a usual value included, but for unset ones.
    """
    schemas, parts = msgspec.json.schema_components(list(kinds.values()), ref_template="{name}", schema_hook=_by_name)
    lines = [_declaration(name, schema, whole) for name, schema in sorted(parts.items())]
    named = zip(kinds, schemas, strict=True)
    lines += [_declaration(name, schema, whole) for name, schema in named if schema.get("$ref") != name]
    return "\n".join(lines) + "\n"


def _by_name(kind: type) -> dict[str, Any]:
    """What was brought to a table is written as its name."""
    if kind is Brought:
        return {"type": "string"}
    raise NotImplementedError(kind)


def _declaration(name: str, schema: Mapping[str, Any], whole: bool) -> str:
    about = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    return f"{about}export type {_name(name)} = {_type(schema, whole)};"


def _name(name: str) -> str:
    """A type by its name; where two have the same, they come with their modules, and the last part of that is kept."""
    return "".join(part[0].upper() + part[1:] for part in name.split(".")[-2:])


def _type(schema: Mapping[str, Any], whole: bool) -> str:
    match schema:
        case {"$ref": name}:
            return _name(name)
        case {"const": value}:
            return msgspec.json.encode(value).decode()
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"anyOf": choices}:
            return " | ".join(_type(choice, whole) for choice in choices)
        case {"properties": fields}:
            return _object(fields, schema.get("required", ()), whole)
        case {"additionalProperties": dict(values)}:
            return f"Record<string, {_type(values, whole)}>"
        case {"prefixItems": items}:
            return f"[{', '.join(_type(item, whole) for item in items)}]"
        case {"type": "array", "items": dict(item)}:
            return f"({_type(item, whole)})[]"
        case {"type": "array"}:
            return "unknown[]"
        case {"type": str(kind)} if kind in _PLAIN:
            return _PLAIN[kind]
        case {"type": "object"}:
            return "Record<string, unknown>"
    return "unknown"


def _object(fields: Mapping[str, Any], required: Sequence[str], whole: bool) -> str:
    sent = {name for name, schema in fields.items() if name in required or (whole and "default" in schema)}
    inner = (f"{name}{'' if name in sent else '?'}: {_type(schema, whole)}" for name, schema in fields.items())
    return f"{{ {'; '.join(inner)} }}"
