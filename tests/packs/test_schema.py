"""The schemas that an editor checks by: they accept what the loader accepts, and refuse what no text could mean."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from msgspec import inspect as kinds

from packs.changing import CASES, GOOD, a_copy, spoil
from veglia import games
from veglia.cli.pack import written_schemas
from veglia.games.wildwoods.pack import SHELF
from veglia.packs.naming import SLUG
from veglia.packs.reading import Node, read
from veglia.packs.schema import schema_of

WRITTEN = {name: json.loads(content) for name, content in written_schemas(games.find("wildwoods")).items()}
VALIDATORS = {name: jsonschema_rs.validator_for(schema) for name, schema in WRITTEN.items()}
SHIPPED = [path.parent for path in sorted(SHELF.folder.glob("*/pack.yaml"))]
SHAPES = (
    "mistake-unknown-key",
    "mistake-missing-key",
    "mistake-type",
    "mistake-choice",
    "mistake-choice-or-number",
    "mistake-range",
    "mistake-slug",
    "mistake-too-long",
    "mistake-language-missing",
    "mistake-one-language",
    "mistake-unknown-language",
    "mistake-unknown-verb",
    "mistake-two-verbs",
    "mistake-verb-alone",
    "mistake-no-verb",
    "mistake-empty",
)
"""Mistakes that can be seen without looking elsewhere."""


def plain(node: Node) -> Any:
    """A file as an editor's YAML reader sees it: keys are words, and yes is one too."""
    if node.map is not None:
        return {key: plain(inner) for key, inner in node.map.items()}
    return [plain(inner) for inner in node.list] if node.list is not None else node.value


def errors(folder: Path) -> list[str]:
    found = []
    for path in sorted([*folder.glob("*.yaml"), *folder.glob("chapters/*.yaml")]):
        validator = VALIDATORS[schema_of(path.relative_to(folder).as_posix())]
        node = read(path.read_bytes(), path.name, [])
        assert node is not None
        found += [f"{path.name} {one.instance_path}: {one.message}" for one in validator.iter_errors(plain(node))]
    return found


@pytest.mark.parametrize("folder", [GOOD, SHELF.template, *SHIPPED], ids=lambda folder: folder.name)
def test_a_good_pack_is_accepted(folder: Path) -> None:
    assert errors(folder) == []


@pytest.mark.parametrize(
    "case",
    [case for case in CASES if case["told"] and all(told["key"] in SHAPES for told in case["told"])],
    ids=lambda case: case["kind"],
)
def test_a_wrong_shape_is_refused(case: dict[str, Any], tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    spoil(folder, case)

    assert errors(folder) != []


def test_a_verb_is_described_in_both_languages() -> None:
    text = json.dumps(WRITTEN["chapters.schema.json"], ensure_ascii=False)

    assert "The Light pawn goes so many spaces towards the centre.\\n\\nLa Pedina Luce avanza" in text


def test_the_schemas_beside_the_packs_of_the_house_are_up_to_date() -> None:
    kept = {path.name: path.read_bytes() for path in (SHELF.folder / "schema").glob("*.json")}

    assert kept == written_schemas(games.find("wildwoods")), (
        "run: veglia pack schema --game wildwoods src/veglia/games/wildwoods/packs/schema"
    )


@pytest.mark.parametrize("folder", [SHELF.template, *SHIPPED], ids=lambda folder: folder.name)
def test_every_file_of_a_pack_tells_an_editor_its_schema(folder: Path) -> None:
    for path in [*folder.glob("*.yaml"), *folder.glob("chapters/*.yaml")]:
        name = path.relative_to(folder).as_posix()
        up = "../" * (name.count("/") + (folder.parent == SHELF.folder))
        first = path.read_text(encoding="utf-8").splitlines()[0]
        assert first == f"# yaml-language-server: $schema={up}schema/{schema_of(name)}"


def unbounded(kind: Any, path: str, seen: set[type]) -> Iterator[str]:
    """Where a type lets in words of any length; a reference is as long as the name that it refers to."""
    match kind:
        case kinds.Metadata(type=inner, extra=extra):
            if not (extra and "refers" in extra):
                yield from unbounded(inner, path, seen)
        case kinds.UnionType(types=members):
            for one in members:
                yield from unbounded(one, path, seen)
        case kinds.VarTupleType(item_type=item):
            yield from unbounded(item, path, seen)
        case kinds.DictType(key_type=key, value_type=value):
            yield from unbounded(key, path, seen)
            yield from unbounded(value, path, seen)
        case kinds.StructType(cls=cls, fields=fields) if cls not in seen:
            seen.add(cls)
            for field in fields:
                yield from unbounded(field.type, f"{cls.__name__}.{field.name}", seen)
        case kinds.StrType(max_length=None, pattern=pattern) if pattern != SLUG:
            yield path


@pytest.mark.parametrize("kind", [SHELF.kind], ids=["wildwoods"])
def test_every_word_of_a_pack_has_a_limit(kind: type) -> None:
    assert list(unbounded(kinds.type_info(kind), "", set())) == []
