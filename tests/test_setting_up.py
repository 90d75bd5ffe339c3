"""`make` sets the house up with whatever Python a machine has, says where it is, and what to do where it cannot."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent.parent
FAKE = """#!/bin/sh
if [ "$1" = -m ]; then echo "made with ${{0##*/}}"; exit 1; fi
exec "{real}" -c 'import platform, sys
version = "{version}"
sys.version_info = tuple(map(int, version.split(".")))
platform.python_version = lambda: version
if not {complete}: sys.modules["ensurepip"] = None
exec(sys.argv[1])' "$2"
"""


class Machine:
    """A folder with the Makefile, on a machine that has only the Pythons it is given."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.programs = folder, folder / "programs"
        self.programs.mkdir()
        for name in ("Makefile", "pyproject.toml", "requirements.lock"):
            shutil.copy(HERE / name, folder)
        for name in ("find", "touch"):
            (self.programs / name).symlink_to(shutil.which(name) or name)

    def has(self, name: str, version: str, *, complete: bool = True) -> Machine:
        return self.has_program(name, FAKE.format(real=sys.executable, version=version, complete=complete))

    def has_program(self, name: str, text: str) -> Machine:
        (self.programs / name).write_text(text)
        (self.programs / name).chmod(0o755)
        return self

    def make(self, *words: str, **variables: str) -> str:
        """What `make` says when it fails, both ways."""
        make = shutil.which("make")
        if make is None:
            pytest.skip("there is no make on this machine")
        said = subprocess.run(
            [make, *words],
            cwd=self.folder,
            env={"PATH": str(self.programs), "HOME": str(self.folder), "LC_ALL": "C", **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=120,
        )
        assert said.returncode != 0
        assert "Traceback" not in said.stdout
        return said.stdout


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_a_machine_without_python_is_told_which_one_to_install(machine: Machine) -> None:
    said = machine.make("play")

    assert "1 of 4: a virtual environment" in said
    assert "Veglia needs Python 3.11 or newer, and python3 does not run." in said
    assert "make play PYTHON=" in said


def test_an_old_python_is_named_with_its_version(machine: Machine) -> None:
    said = machine.has("python3", "3.9.2").make("test")

    assert "Veglia needs Python 3.11 or newer, and python3 is 3.9.2." in said
    assert "make test PYTHON=" in said


def test_an_old_python_that_was_asked_for_is_not_replaced_by_another(machine: Machine) -> None:
    said = machine.has("python3.11", "3.11.2").has("python3.10", "3.10.13").make("play", "PYTHON=python3.10")

    assert "python3.10 is 3.10.13" in said


@pytest.mark.parametrize("name", ["python3", "python3.11", "python3.12", "python3.13", "python3.14"])
def test_the_only_python_of_a_machine_is_found_by_any_name(machine: Machine, name: str) -> None:
    said = machine.has(name, "3.12.0").make("play")

    assert f"made with {name}\n" in said


def test_a_newer_python_beside_an_old_one_is_taken(machine: Machine) -> None:
    said = machine.has("python3", "3.9.2").has("python3.12", "3.12.1").make("play")

    assert "made with python3.12\n" in said


def test_a_name_behind_which_nothing_runs_is_passed_over(machine: Machine) -> None:
    machine.has_program("python3.11", "#!/bin/sh\necho 'python3.11: command not found' >&2; exit 127\n")

    said = machine.has("python3", "3.13.0").make("play")

    assert "made with python3\n" in said
    assert "command not found" not in said


def test_a_python_that_lacks_a_part_is_told_what_to_install(machine: Machine) -> None:
    said = machine.has("python3", "3.11.2", complete=False).make("play")

    assert "On Debian and Ubuntu: apt install python3.11-venv. Then: make play" in said


def test_a_whole_python_is_taken_before_one_that_lacks_a_part(machine: Machine) -> None:
    said = machine.has("python3.11", "3.11.2", complete=False).has("python3.12", "3.12.1").make("play")

    assert "made with python3.12\n" in said


def test_without_a_network_it_says_what_to_do_and_can_be_tried_again(machine: Machine) -> None:
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9", "PIP_RETRIES": "0", "PIP_CONFIG_FILE": os.devnull}

    for _ in range(2):
        said = machine.make("terminal", f"PYTHON={sys.executable}", **nowhere)

        assert "2 of 2: what the house is made with" in said
        assert "See that the network is there, then again: make terminal" in said
        assert not (machine.folder / ".venv" / ".ready").exists()
    assert "1 of 2" not in said, "what is there is not made again"
