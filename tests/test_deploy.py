"""What is written for operators and for programs is true: every command, option and path in it exists."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pytest
import typer
import yaml

from veglia.cli import app
from veglia.server import messages
from veglia.server.api import ROUTES
from veglia.server.metrics import Metrics
from veglia.server.settings import Limits

HERE = Path(__file__).parent.parent
COMPOSE = yaml.safe_load((HERE / "compose.yaml").read_text())
CONTAINER = (HERE / "Containerfile").read_text()
CADDY = (HERE / "deploy" / "Caddyfile").read_text()
OPERATING = (HERE / "docs" / "operating.md").read_text()
API = (HERE / "docs" / "api.md").read_text()
INSIDE = {"/healthz", "/readyz", "/metrics"}


def found(*names: str) -> Any:
    """A command of `veglia`, by its name."""
    command: Any = typer.main.get_command(app)
    for name in names:
        command = command.commands[name]
    return command


def understood(arguments: list[str]) -> None:
    """The command line is one that `veglia` reads; nothing is run."""
    words = 2 if arguments[0] == "db" else 1
    found(*arguments[:words]).make_context(arguments[0], arguments[words:])


def variables() -> set[str]:
    """What `veglia serve` reads from the environment."""
    return {str(option.envvar) for option in found("serve").params if option.envvar}


def test_a_command_that_does_not_exist_would_be_noticed() -> None:
    with pytest.raises(Exception, match="--colour"):
        understood(["serve", "--colour", "blue"])
    with pytest.raises(KeyError):
        understood(["db", "burn"])


# --- the container ---------------------------------------------------------------------------------------------


def instructions() -> Iterator[tuple[str, str]]:
    lines = re.sub(r"\\\n\s*", "", re.sub(r"(?m)^#.*\n", "", CONTAINER))
    for line in filter(None, lines.splitlines()):
        word, rest = line.split(" ", 1)
        yield word, rest


def test_the_container_is_built_from_the_lock_file_and_runs_as_nobody_special() -> None:
    said = list(instructions())

    assert {rest.split()[0] for word, rest in said if word == "FROM"} == {"python:3.11", "python:3.11-slim"}
    assert any("--require-hashes" in rest and "requirements.lock" in rest for word, rest in said if word == "RUN")
    assert all(
        "--no-index" in rest or "--require-hashes" in rest for word, rest in said if word == "RUN" and "pip" in rest
    )
    assert [rest for word, rest in said if word == "USER"] == ["veglia"]
    assert [rest for word, rest in said if word == "VOLUME"] == ["/data"]
    for word, rest in said:
        if word == "COPY":
            assert all((HERE / source).exists() for source in rest.split()[:-1])


def test_the_container_builds_its_own_pages_from_what_is_in_the_repository() -> None:
    said = list(instructions())
    copied = [name for word, rest in said if word == "COPY" for name in rest.split()[:-1]]
    (build,) = [rest for word, rest in said if word == "RUN" and "make " in rest]
    ignored = (HERE / ".dockerignore").read_text().splitlines()
    made = [line.rstrip("/") for line in (HERE / ".gitignore").read_text().splitlines() if line[:4] in ("src/", "web/")]

    assert re.search(r"make web +&& .*hatchling build --target wheel", build), "the pages first, then what holds them"
    assert [line for line in ignored if line.startswith("!")] == [f"!{name}" for name in copied], "nothing else is sent"
    assert {*made, "web/node_modules", "**/__pycache__"} <= set(ignored), "nothing that another machine made is sent"


def test_what_the_container_runs_is_understood() -> None:
    said = dict(instructions())

    assert yaml.safe_load(said["ENTRYPOINT"]) == ["veglia"]
    understood(yaml.safe_load(said["CMD"]))
    assert "/healthz" in said["HEALTHCHECK"]
    names = set(re.findall(r"\b(VEGLIA_\w+)=", CONTAINER))
    assert names <= variables()


# --- the whole house -------------------------------------------------------------------------------------------


def test_every_process_of_the_house_is_understood_watched_and_started_again() -> None:
    services = COMPOSE["services"]

    assert set(services) == {"one", "two", "proxy", "postgres", "redis"}
    for service in services.values():
        assert service["restart"] == "unless-stopped"
        assert service["healthcheck"]["test"][0] == "CMD"
        assert not re.search(r"[.:/].*/", service["image"]), "no registry beyond the name of the image"
    for name in ("one", "two"):
        understood([re.sub(r"\$\{VEGLIA_NAME.*\}", "veglia.example.org", word) for word in services[name]["command"]])
        assert set(services[name]["environment"]) <= variables()
        assert (HERE / services[name]["build"]["dockerfile"]).exists()
        assert {wanted["condition"] for wanted in services[name]["depends_on"].values()} == {"service_healthy"}
    subnet = COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert subnet in services["one"]["command"], "the proxy is believed"


def test_no_secret_stands_in_the_files() -> None:
    passwords = [
        value for name, value in COMPOSE["services"]["postgres"]["environment"].items() if "PASSWORD" in name
    ]
    assert all(value.startswith("${") for value in passwords)
    assert re.findall(r"://\w+:([^@]+)@", (HERE / "compose.yaml").read_text()) == [
        "${POSTGRES_PASSWORD:?choose one, of letters and digits, in .env}"
    ]


def test_the_proxy_leads_to_the_processes_and_keeps_the_operators_pages_to_itself() -> None:
    upstreams = re.search(r"reverse_proxy (.+) \{", CADDY)
    assert upstreams
    assert set(upstreams[1].split()) == {"one:8000", "two:8000"}
    hidden = re.search(r"@inside path (.+)", CADDY)
    assert hidden
    assert set(hidden[1].split()) == INSIDE
    assert CADDY.count("{") == CADDY.count("}")
    mounted = COMPOSE["services"]["proxy"]["volumes"][0].split(":")[0]
    assert (HERE / mounted).read_text() == CADDY


# --- the pages -------------------------------------------------------------------------------------------------


def commands(page: str) -> list[list[str]]:
    """The commands of a page, as a shell reads them."""
    blocks = re.findall(r"```sh\n(.*?)```", page, re.S)
    return [shlex.split(line) for block in blocks for line in block.splitlines()]


@pytest.mark.parametrize("command", commands(OPERATING), ids=" ".join)
def test_every_command_for_operators_is_understood(command: list[str]) -> None:
    assert command[0] == "veglia"
    understood(command[1:])


def test_the_page_for_operators_names_every_limit_and_every_metric_there_is() -> None:
    defaults = Limits()
    for name in Limits.__struct_fields__:
        assert re.search(rf"\| `{name}` \| {getattr(defaults, name):.0f}\b", OPERATING), name
    assert set(re.findall(r"`(veglia_\w+)`", OPERATING)) == names_of_metrics()
    assert all(path in OPERATING for path in INSIDE)


def names_of_metrics() -> set[str]:
    store = SimpleNamespace(written=0, commits=0, troubles=0)
    house: Any = SimpleNamespace(
        connections={}, rooms=SimpleNamespace(live={}), store=store, bus=SimpleNamespace(up=True)
    )
    return set(re.findall(r"# TYPE (\w+)", Metrics().text(house)))


def test_the_page_for_programs_names_only_what_there_is() -> None:
    paths = {re.sub(r"{\w+}", "X", route.path) for route in ROUTES} | {"/api/openapi.json", "/api/tables/X/socket"}
    named = {re.sub(r"/(CODE|ID|NUMBER)\b", "/X", path) for path in re.findall(r"`(?:[A-Z]+ )?(/api/[\w/.]+)", API)}
    assert named <= paths
    assert len(named) > 10
    tags = {kind.__struct_config__.tag for kind in get_args(messages.AnyRequest)}
    doing = API[API.index("## Doing") : API.index("## What is refused")]
    assert set(re.findall(r"^\| `(\w+)` \| ", doing, re.MULTILINE)) == tags | {"do"}
