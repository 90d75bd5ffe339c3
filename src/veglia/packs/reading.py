"""From YAML to types: a folder becomes one tree, and `{verb: argument}` becomes the verb's own struct."""

from __future__ import annotations

import types
import typing
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from veglia.packs.verbs import Verb


def tree(folder: Path) -> dict[str, Any]:
    """The whole of a pack as plain data: pack.yaml, its cards.yaml, and one file for each chapter."""
    whole: dict[str, Any] = _yaml(folder / "pack.yaml")
    if (folder / "cards.yaml").exists():
        whole["cards"] = _yaml(folder / "cards.yaml")
    chapters = [_yaml(path) for path in sorted(folder.glob("chapters/*.yaml"))]
    if chapters:
        whole["chapters"] = sorted(chapters, key=lambda chapter: int(chapter.get("number", 0)))
    return whole


def read(folder: Path, kind: type[msgspec.Struct]) -> Any:
    """Read a pack of this type."""
    return msgspec.convert(unfold(tree(folder), kind), kind)


def unfold(value: Any, hint: Any) -> Any:
    """Give each `{verb: argument}` the shape of its struct, wherever the types ask for a verb."""
    kinds = typing.get_args(hint) if typing.get_origin(hint) in (typing.Union, types.UnionType) else (hint,)
    if isinstance(value, list):
        parts = [kind for kind in kinds if typing.get_origin(kind) is tuple]
        return [unfold(one, typing.get_args(parts[0])[0]) for one in value] if parts else value
    if not isinstance(value, dict):
        return value
    structs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    verbs = {kind.__struct_config__.tag: kind for kind in structs if issubclass(kind, Verb)}
    if verbs:
        verb, argument = next(iter(value.items()))
        return {"verb": verb, **_argument(argument, verbs[verb])} if len(value) == 1 and verb in verbs else value
    if structs:
        return _fields(value, structs[0])
    maps = [kind for kind in kinds if typing.get_origin(kind) is dict]
    return {key: unfold(one, typing.get_args(maps[0])[1]) for key, one in value.items()} if maps else value


def _argument(argument: Any, verb: type[Verb]) -> dict[str, Any]:
    if verb.bare and (verb.whole or not isinstance(argument, dict)):
        return {verb.bare: unfold(argument, _hints(verb)[verb.bare])}
    return _fields(argument, verb)


def _fields(value: dict[str, Any], struct: type[msgspec.Struct]) -> dict[str, Any]:
    names = dict(zip(struct.__struct_encode_fields__, struct.__struct_fields__, strict=True))
    hints = _hints(struct)
    return {key: unfold(one, hints[names[key]]) if key in names else one for key, one in value.items()}


@cache
def _hints(struct: type) -> dict[str, Any]:
    return typing.get_type_hints(struct)


def _yaml(path: Path) -> dict[str, Any]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found: dict[str, Any] = yaml.load(path.read_text(encoding="utf-8"), Loader=loader)
    return found
