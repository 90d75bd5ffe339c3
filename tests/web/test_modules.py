"""Modules on the pages: the host switches them on, everybody reads it, and a game with all of them is played."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Locator

from server.players import Guest, Server
from veglia.engine import Record, replay, verify
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales.combinations import MODULES
from veglia.games.winter_tales.options import SHORTEST_WITH_OBJECTIVES
from web.browser import PHONE, Finger, Hands, Keys, Mouse, Somebody
from web.evenings import lays_a_table, says_nothing_wrong
from web.judging import Judge
from web.moments import be
from web.playing import Player, somebody_asked
from web.reading import reads_its_own_language


def chosen(guest: Somebody) -> dict[str, object]:
    """The options of the table, as the house has written them down."""
    answer = guest.context.request.get(f"/api/tables/{guest.code}")
    options: dict[str, object] = answer.json()["company"]["options"]
    return options


def ticks(who: Somebody, box: Locator) -> None:
    """Tick a box, or untick it; on a keyboard that is the space bar's."""
    if isinstance(who.hands, Keys):
        who.hands.reach(box)
        who.page.keyboard.press("Space")
    else:
        who.hands.press(box)


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_the_host_switches_modules_on_and_off_and_guests_read_it(
    hands: type[Hands], server: Server, browser: Browser
) -> None:
    host = Somebody(browser, server.address, name="Ada", hands=hands())
    guest = Somebody(browser, server.address, name="Ugo", lang="it")
    link = lays_a_table(host, stall_limit=2)
    guest.come(link)
    guest.become()
    guest.unfold("options-more")
    boxes = {name: host.page.get_by_role("checkbox", name=host.say(f"label-option-{name}")) for name in MODULES}

    ticks(host, boxes["objectives"])
    host.sees("because-objectives-length", fewest=SHORTEST_WITH_OBJECTIVES, given=3)
    assert chosen(host).get("objectives") is not True, "three memories are too few for objectives"

    for _ in range(3, SHORTEST_WITH_OBJECTIVES):
        host.press("options-greater", what=host.say("label-option-length"))
    for name, box in boxes.items():
        row = guest.page.locator(".option").filter(
            has=guest.page.get_by_text(guest.say(f"label-option-{name}"), exact=True)
        )
        ticks(host, box)
        row.get_by_text(guest.say("options-yes"), exact=True).wait_for()
        assert box.is_checked()
        assert chosen(host)[name] is True
        ticks(host, box)
        row.get_by_text(guest.say("options-no"), exact=True).wait_for()
        assert chosen(host)[name] is False
    says_nothing_wrong(host, guest)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hands", "size"), [pytest.param(Mouse, None, marks=pytest.mark.sweep), (Finger, PHONE)], ids=["mouse", "finger"]
)
def test_a_game_with_every_module_is_played_to_its_end(
    hands: type[Hands], size: dict[str, int] | None, server: Server, browser: Browser
) -> None:
    ada = Guest(server)
    options = {"players": 3, "edition": "it", "length": SHORTEST_WITH_OBJECTIVES, **dict.fromkeys(MODULES, True)}
    code = ada.lays(options=options)["code"]
    more = {"size": size, "has_touch": True, "is_mobile": True} if size else {}
    who = Somebody(browser, server.address, name="Ada", hands=hands(), reduced_motion="reduce", **more)  # type: ignore[arg-type]
    be(who, ada)
    who.come(f"/table/{code}")
    who.press("lobby-begin")  # bots take the seats that are free

    player, chance, moves = Player(who, 6, board=0.4), random.Random(6), 0
    while somebody_asked([player], chance):
        if moves in (10, 40):
            reads_its_own_language(who, 0)
        player.move("La neve ascoltava." if moves % 5 == 0 else "")
        moves += 1

    assert moves > 20
    record = Record.read(who.context.request.get(f"/api/tables/{code}/record").body())
    assert verify(GAME, record).rules
    happened = {
        what.kind for _entry, events, _table in replay(GAME, record) for what in GAME.study.counts(events)
    }
    assert happened >= {"ending", "quest", "skill", "objective"}
    Judge(record, 0).judges(who)
    says_nothing_wrong(who)
