"""The lobby: every option of every game can be chosen there, holds at once, and the game is begun with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

from model import built
from packs.changing import a_copy
from server.players import Server, serving
from veglia import games
from web.browser import DESKTOP, PHONE, Finger, Hands, Mouse, Somebody
from web.evenings import lays, says_nothing_wrong

Json = dict[str, Any]
FIRST = ("edition", "length", "pack")
"""What others depend on is chosen before them."""
BEFORE = ("length", "length", "pack")
"""What is chosen once more: the Objectives ask for a longer game, and one of the two stories has a single chapter."""
STYLE = "Noir, with snow"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two stories on its shelf, so that one can be chosen."""
    folder = tmp_path_factory.mktemp("lobby")
    more = a_copy(folder)
    with serving(f"sqlite:///{folder / 'tables.db'}", "--packs", str(more), log=folder / "log") as started:
        yield started


def every_option(game: str) -> dict[str, Json]:
    """What each option of a game is, by its name."""
    options: dict[str, Json] = msgspec.json.schema(games.find(game).options)["$defs"]["Options"]["properties"]
    return {name: options[name] for name in sorted(options, key=lambda name: name not in FIRST)}


class Host(Somebody):
    """Somebody who lays a table and chooses what is played."""

    def agreed(self) -> Json:
        """The options as the house has them."""
        answer: Json = self.context.request.get(f"/api/tables/{self.code}?seat=0").json()
        return dict(answer["company"]["options"])

    def option(self, name: str) -> Locator:
        """Everything that belongs to an option."""
        label = self.say(f"label-option-{name}")
        return self.page.locator(".option").filter(has=self.page.get_by_text(label, exact=True))

    def chooses(self, name: str, kind: Json) -> None:
        """Choose something else, by whatever the page offers for such an option; wait until the house has it."""
        before, part = self.agreed().get(name), self.option(name)
        expect(part).to_have_count(1)
        part.locator("input, textarea, button").first.wait_for(state="attached")  # stories come late
        if (radio := part.locator("input[type=radio]")).count():
            self._ticks(radio.locator("visible=true").and_(self.page.locator(":not(:checked)")).first)
        elif (box := part.locator("input[type=checkbox]")).count():
            self._ticks(box.first)
        elif (stepper := part.locator(".stepper button")).count():
            self.hands.press(stepper.last)
        elif (earlier := part.locator("li button")).count():
            self.hands.press(earlier.last)
        else:
            field = part.get_by_role("textbox")
            self.write(field, STYLE)
            self.page.keyboard.press("Tab")
        self.until(lambda: self.agreed().get(name) != before, f"{name} ({kind}) is another than {before!r}")

    def _ticks(self, box: Locator) -> None:
        """Press a box or a radio, and see it chosen."""
        wanted = self.page.locator(f'[id="{box.get_attribute("id")}"]')
        self.hands.press(wanted)
        expect(wanted).to_be_checked()


@pytest.mark.parametrize(("size", "hand"), [(DESKTOP, Mouse), (PHONE, Finger)], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", built())
def test_every_option_of_every_game_can_be_chosen_and_the_game_begins_with_it(
    game: str, size: Any, hand: type[Hands], server: Server, browser: Browser
) -> None:
    host = Host(browser, server.address, name="Ada", game=game, size=size, hands=hand(), has_touch=hand is Finger)
    lays(host, game)
    host.button("lobby-begin").wait_for()
    if (more := host.page.locator("summary").filter(has_text=host.say("options-more"))).count():
        host.hands.press(more)
    options = every_option(game)
    for name in (one for one in BEFORE if one in options):
        host.chooses(name, options[name])

    for name, kind in options.items():
        host.chooses(name, kind)

    chosen = host.agreed()
    assert all(chosen[name] != kind.get("default") for name, kind in options.items()), chosen
    assert host.page.get_by_role("alert").count() == 0
    host.press("lobby-begin")
    host.bar.wait_for()
    assert host.agreed() == chosen
    says_nothing_wrong(host)


def test_a_seat_in_which_somebody_sits_does_not_go_and_the_page_says_so(server: Server, browser: Browser) -> None:
    host = Host(browser, server.address, name="Ada")
    lays(host, "winter_tales")
    host.page.locator(".people li").last.get_by_role("button", name=host.say("lobby-beside")).click()
    host.write(host.field("lobby-beside-name"), "Ugo")
    host.page.keyboard.press("Enter")
    host.reads("Ugo")

    host.press("options-less", what=host.say("label-option-players"))

    host.sees("lobby-seat-would-go", name="Ugo")
    assert host.agreed()["players"] == 4


def test_what_the_rules_refuse_is_not_shown_as_chosen(server: Server, browser: Browser) -> None:
    host = Host(browser, server.address, name="Ada")
    lays(host, "winter_tales")
    host.unfold("options-more")
    objectives = host.option("objectives").get_by_role("checkbox")

    objectives.click()

    expect(host.page.get_by_role("alert")).to_contain_text("WT-OBJ-05")
    expect(objectives).not_to_be_checked()
    assert host.agreed().get("objectives") is not True
