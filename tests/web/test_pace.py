"""At the pace at which people are shown what happens: what is shown, asked and pressed is one thing."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, Locator

from server.players import Server
from web.browser import Mouse, Somebody
from web.evenings import begins, lays_a_table, says_nothing_wrong
from web.playing import Player, somebody_asked

MOVES = 15


class Eager(Mouse):
    """Presses every choice twice, as fast as a hand can."""

    def press(self, what: Locator) -> None:
        if what.get_attribute("data-action") is not None:
            what.dblclick()
        else:
            what.click()


def refusals(who: Somebody) -> list[str]:
    return [frame for frame in who.frames if '"is":"refused"' in frame]


def test_whoever_presses_twice_is_refused_nothing(server: Server, browser: Browser) -> None:
    ada = Somebody(browser, server.address, name="Ada", hands=Eager(), paced=True)
    lays_a_table(ada)
    begins(ada, [])
    player, chance = Player(ada, 7, board=0.3), random.Random(7)

    while player.moves < MOVES:
        assert somebody_asked([player], chance) is player
        player.move()

    assert refusals(ada) == []
    says_nothing_wrong(ada)

