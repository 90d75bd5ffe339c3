"""The README's examples are run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

from server.commands import veglia

README = Path(__file__).parent.parent / "README.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_python_examples_run_one_after_the_other() -> None:
    namespace: dict[str, object] = {}
    for block in blocks("python"):
        exec(block, namespace)  # the examples are ours
    assert "record" in namespace


def test_the_commands_run(tmp_path: Path) -> None:
    for line in "".join(blocks("console")).splitlines():
        assert line.startswith("$ veglia ")
        done = veglia(*line.split()[2:], typed="1\nq\n", home=tmp_path / "home", within=tmp_path)
        assert done.code == 0, f"{line}\n{done.stderr}"


def test_the_two_commands_are_in_the_makefile() -> None:
    makefile = (README.parent / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", "".join(blocks("sh")), re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
