"""One lock serves every Python that the house can be set up with: what any of them wants besides is in it."""

from __future__ import annotations

import platform
import sys
import tomllib
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

HERE = Path(__file__).parent.parent
PROJECT = tomllib.loads((HERE / "pyproject.toml").read_text())
PYTHONS = ("3.11.0", "3.11.2", "3.11.3", "3.12.0", "3.13.0", "3.14.0")
"""Every minor version, and both sides of 3.11.3, where something was left out once."""
SYSTEMS = {"linux": "Linux", "darwin": "Darwin"}


def locked() -> list[Requirement]:
    """What the lock pins, each with the Pythons and systems that it is for."""
    lines = (HERE / "requirements.lock").read_text().splitlines()
    return [Requirement(line.removesuffix("\\")) for line in lines if line[:1] not in (" ", "#", "")]


def asked_for() -> list[Requirement]:
    """What the project names itself: to run, to be tested, to be built."""
    project = PROJECT["project"]
    named = [*project["dependencies"], *project["optional-dependencies"]["dev"], *PROJECT["build-system"]["requires"]]
    return list(map(Requirement, named))


def surroundings(python: str, system: str) -> dict[str, str]:
    """What markers are asked about, on another machine than this one."""
    there = {"python_full_version": python, "python_version": python.rpartition(".")[0]}
    return {
        **{name: str(value) for name, value in default_environment().items()},
        **there,
        "implementation_version": python,
        "sys_platform": system,
        "platform_system": SYSTEMS[system],
    }


def holds(wanted: Requirement, there: dict[str, str], extra: str = "") -> bool:
    return wanted.marker is None or wanted.marker.evaluate({**there, "extra": extra})


def version(pinned: Requirement) -> str:
    (only,) = pinned.specifier
    return only.version


def lacking(lock: Sequence[Requirement], there: dict[str, str]) -> Iterator[str]:
    """What is wanted there, by us or by what is wanted, and not in the lock; whatever it asks for is looked at too."""
    pins = {canonicalize_name(pinned.name): version(pinned) for pinned in lock if holds(pinned, there)}
    todo = [(wanted, "pyproject.toml") for wanted in asked_for() if holds(wanted, there)]
    seen: set[tuple[str, str]] = set()
    while todo:
        wanted, by = todo.pop()
        if (str(wanted), by) in seen:
            continue
        seen.add((str(wanted), by))
        name = canonicalize_name(wanted.name)
        if not wanted.specifier.contains(pins.get(name, ""), prereleases=True):
            yield f"{wanted} for {by}, where the lock has {pins.get(name, 'none')}"
            continue
        todo += [(more, name) for more in needs(name) if any(holds(more, there, of) for of in ("", *wanted.extras))]


def needs(name: str) -> list[Requirement]:
    """What a package asks for; one that only other machines want is not installed on this one, and cannot be asked."""
    try:
        return list(map(Requirement, distribution(name).requires or ()))
    except PackageNotFoundError:
        return []


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_the_lock_has_all_that_is_wanted(python: str, system: str) -> None:
    assert list(lacking(locked(), surroundings(python, system))) == []


def test_what_one_python_wants_and_the_lock_lacks_would_be_noticed() -> None:
    without = [pinned for pinned in locked() if pinned.name != "async-timeout"]

    (said,) = lacking(without, surroundings("3.11.2", "linux"))
    assert said.startswith("async-timeout")
    assert list(lacking(without, surroundings("3.11.3", "linux"))) == []


def test_a_version_that_does_not_do_would_be_noticed() -> None:
    old = [pinned if pinned.name != "starlette" else Requirement("starlette==0.1") for pinned in locked()]

    assert any(said.startswith("starlette") for said in lacking(old, surroundings("3.12.0", "linux")))


def test_everything_locked_is_what_is_installed_and_runs_on_every_python() -> None:
    assert not SpecifierSet(PROJECT["project"]["requires-python"]).contains("3.10.99")
    pythons = [SpecifierSet(PROJECT["project"]["requires-python"])]
    for pinned in locked():
        try:
            found = distribution(pinned.name)
        except PackageNotFoundError:
            assert not holds(pinned, surroundings(platform.python_version(), sys.platform)), pinned.name
            continue
        assert found.version == version(pinned), "what packages ask for is read from those that are installed"
        pythons += [SpecifierSet(said) for said in found.metadata.get_all("Requires-Python") or ()]
    for python in PYTHONS:
        assert all(there.contains(python) for there in pythons), python


def test_the_lock_names_no_place_that_packages_come_from() -> None:
    lock = (HERE / "requirements.lock").read_text()

    assert "://" not in lock
    assert "--index-url" not in lock
    assert "--find-links" not in lock
