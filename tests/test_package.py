"""What is given away is whole: a wheel that is installed where nothing else is serves the pages and the tables."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin
from zipfile import ZipFile

import httpx
import pytest

from model import built as built_games
from veglia import drawing, games
from veglia.server.pages import PLACES
from veglia.words import LANGUAGES

HERE = Path(__file__).parent.parent
BUILT = Path("src", "veglia", "pages", "built")
NEEDED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore")
KINDS = r"\.(?:js|css|svg|png|webp|json|webmanifest|woff2?|html)"
NAMED = re.compile(rf"""["'`(]((?!\.\./)[\w./-]+{KINDS})(?:[#?][\w-]*)?["'`)]""")
"""A file, as a page, a style, a script or a list of icons names it; what begins with .. is a name in the sources."""
READ = (".html", ".js", ".css", ".webmanifest")


def build(source: Path, target: str, into: Path) -> subprocess.CompletedProcess[str]:
    """Build a package from a folder, without reaching out."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)]
    return subprocess.run(command, cwd=source, capture_output=True, text=True, timeout=120)


def built(source: Path, target: str, into: Path) -> Path:
    done = build(source, target, into)
    assert done.returncode == 0, done.stdout + done.stderr
    (package,) = into.iterdir()
    return package


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(HERE, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """What a wheel is built from, as it is in a fresh clone: without the pages."""
    folder = tmp_path / "fresh"
    shutil.copytree(HERE / "src", folder / "src", ignore=shutil.ignore_patterns("built", "__pycache__"))
    for name in NEEDED:
        shutil.copy(HERE / name, folder)
    return folder


# --- what is in it ---------------------------------------------------------------------------------------------


def test_the_wheel_holds_every_file_that_the_house_reads(wheel: Path) -> None:
    source = HERE / "src"
    files = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}
    files = {name for name in files if "__pycache__" not in name}
    packed = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}

    assert packed == files
    for kind in ("rules.yaml", ".ftl", ".svg", ".mako", "py.typed", "pages/built/index.html"):
        assert any(name.endswith(kind) for name in packed), kind


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_pages_no_package_is_built_and_what_to_do_is_said(fresh: Path, tmp_path: Path, target: str) -> None:
    done = build(fresh, target, tmp_path / "dist")

    assert done.returncode != 0
    assert "Build them with “make web”" in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert not list(tmp_path.glob("dist/*"))


def test_pages_of_which_one_is_missing_are_not_packed(fresh: Path, tmp_path: Path) -> None:
    shutil.copytree(HERE / BUILT, fresh / BUILT)
    script = next((fresh / BUILT / "assets").glob("house.it-*.js"))
    script.unlink()

    done = build(fresh, "wheel", tmp_path / "dist")

    assert done.returncode != 0
    assert script.name in done.stdout + done.stderr


def test_to_be_installed_in_place_it_needs_no_pages(fresh: Path, tmp_path: Path) -> None:
    """`make` installs it so, before there can be pages."""
    built(fresh, "wheel:editable", tmp_path / "dist")


def test_the_wheel_can_be_built_from_the_source_distribution(wheel: Path, tmp_path: Path) -> None:
    packed = built(HERE, "sdist", tmp_path / "dist")
    subprocess.run(["tar", "--extract", "--file", str(packed), "--directory", str(tmp_path)], check=True, timeout=60)
    (source,) = tmp_path.glob("veglia-*")

    again = built(source, "wheel", tmp_path / "again")

    assert sorted(ZipFile(again).namelist()) == sorted(ZipFile(wheel).namelist())


# --- served from where it was installed ------------------------------------------------------------------------


class Installed:
    """The wheel, alone in an environment whose other packages are borrowed from the one that runs the tests."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder / "empty"
        self.folder.mkdir()
        venv.create(folder / "venv", symlinks=True)
        self.programs = folder / "venv" / "bin"
        python = str(self.programs / "python")
        pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check", "--quiet"]
        subprocess.run([*pip, "install", "--no-index", "--no-deps", str(wheel)], check=True, timeout=120)
        # A folder that is named in a .pth is searched for packages, but its own .pth files are not read: so the
        # house that is installed in place there is out of sight.
        (packages,) = folder.glob("venv/lib/python3*/site-packages")
        borrowed = {sysconfig.get_path(kind) for kind in ("purelib", "platlib")}
        (packages / "borrowed.pth").write_text("".join(f"{path}\n" for path in borrowed))

    def run(self, *words: str, **more: Any) -> subprocess.Popen[str]:
        surroundings = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.folder),
            "VEGLIA_HOME": str(self.folder / "home"),
            "VEGLIA_LANG": "en",
        }
        return subprocess.Popen(
            [str(self.programs / words[0]), *words[1:]], cwd=self.folder, env=surroundings, text=True, **more
        )

    def says(self, *words: str) -> str:
        with self.run(*words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
            said, _ = process.communicate(timeout=120)
        assert process.returncode == 0, said
        return said


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"), wheel)


@pytest.fixture(scope="module")
def house(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """The house that was installed, open; and a browser at it."""
    log = tmp_path_factory.mktemp("log") / "log"
    with log.open("w") as out:
        process = installed.run("veglia", "serve", "--port", "0", stdout=out, stderr=out)
    try:
        deadline = time.monotonic() + 60
        while not (found := re.search(r"http://127\.0\.0\.1:\d+(?=\s)", log.read_text())):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, "the house did not open"
            time.sleep(0.05)
        with httpx.Client(base_url=found[0], timeout=30, trust_env=False) as client:
            yield client
    finally:
        process.terminate()
        process.wait(timeout=30)


def got(house: httpx.Client, path: str) -> httpx.Response:
    answer = house.get(path)
    assert answer.status_code == 200, path
    assert answer.content, path
    return answer


def followed(house: httpx.Client, start: str) -> set[str]:
    """Everything that a page names, and that what it names does, each fetched once."""
    seen, todo = set[str](), [start]
    while todo:
        path = todo.pop()
        if path in seen:
            continue
        seen.add(path)
        answer = got(house, path)
        if path == start or path.endswith(READ):
            todo += [urljoin("/" if name.startswith("assets/") else path, name) for name in NAMED.findall(answer.text)]
        todo += re.findall(r"<(/[^>]+)>; rel=modulepreload", answer.headers.get("link", ""))
    return seen


def test_it_is_the_installed_house_that_runs(installed: Installed) -> None:
    said = installed.says("python", "-c", "import veglia; print(veglia.__file__)")

    assert Path(said.strip()).is_relative_to(installed.programs.parent)


def test_the_installed_house_knows_its_rules_in_words(installed: Installed) -> None:
    assert "WT-BAT-07" in installed.says("veglia", "rules", "WT-BAT-07")


def test_the_first_page_has_everything_that_it_names(house: httpx.Client) -> None:
    files = followed(house, "/")

    for kind in (".js", ".css", ".woff2", ".svg", ".png", ".webmanifest"):
        assert any(path.endswith(kind) for path in files), kind
    words = [f"/assets/{of}.{lang}-" for of in ("house", *built_games()) for lang in LANGUAGES]
    for name in words:
        assert any(path.startswith(name) for path in files), name


@pytest.mark.parametrize("place", sorted(PLACES))
def test_every_address_of_a_page_is_answered_with_it(house: httpx.Client, place: str) -> None:
    path = place.format(code="ABCDEF", how="watch", game="winter_tales", evening="first")

    assert got(house, path).text == got(house, "/").text


@pytest.mark.parametrize("name", built_games())
def test_every_game_has_its_drawings_rules_and_lessons(house: httpx.Client, name: str) -> None:
    game = games.find(name)
    parts = got(house, "/manifest.json").json()
    for kind in drawing.kinds(game):
        assert "<symbol" in got(house, f"/{parts[f'src/generated/art/{name}/{kind}.svg']['file']}").text
    for lang in LANGUAGES:
        assert got(house, f"/ledgers/{name}.{lang}.json").json()["rules"]
    for evening in game.lessons:
        assert got(house, f"/lessons/{name}/{evening}.json").json()


@pytest.mark.parametrize("name", built_games())
def test_a_table_of_every_game_begins_and_its_page_has_the_parts_of_the_game(house: httpx.Client, name: str) -> None:
    key = house.post("/api/guests", json={"name": "Ada", "lang": "it"}).json()["key"]
    with httpx.Client(base_url=house.base_url, headers={"Authorization": f"Bearer {key}"}, timeout=30) as ada:
        laid = ada.post("/api/tables", json={"game": name})
        assert laid.status_code == 200, laid.text
        code = laid.json()["code"]
        begun = ada.post(f"/api/tables/{code}/do", json={"do": "start"})
        assert begun.status_code == 200, begun.text
        assert ada.get(f"/api/tables/{code}?seat=0").json()["view"]

        files = followed(ada, f"/table/{code}")

    assert any(path.startswith(f"/assets/{name}-") for path in files)
