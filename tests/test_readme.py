"""The README's examples are run as they stand."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_python_examples_run_one_after_the_other() -> None:
    namespace: dict[str, object] = {}
    for block in blocks("python"):
        exec(block, namespace)  # the examples are ours
    assert "record" in namespace


def test_the_commands_run(tmp_path: Path) -> None:
    environment = {**os.environ, "VEGLIA_HOME": str(tmp_path / "home"), "VEGLIA_LANG": "en"}
    for line in "".join(blocks("console")).splitlines():
        assert line.startswith("$ veglia ")
        done = subprocess.run(
            [sys.executable, "-c", "from veglia.cli import main; main()", *line.split()[2:]],
            input="1\nq\n",
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=environment,
            timeout=120,
        )
        assert done.returncode == 0, f"{line}\n{done.stderr}"


def test_the_two_commands_are_in_the_makefile() -> None:
    makefile = (README.parent / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", "".join(blocks("sh")), re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
