"""An evening on the pages, from the first address to the game: a table is laid, friends come by its link, it begins."""

from __future__ import annotations

from collections.abc import Sequence

from web.browser import Somebody


def lays(host: Somebody, game: str) -> None:
    """From the front page to the lobby of a game, as somebody whom the house has never seen."""
    host.come("/")
    host.hands.press(host.page.locator(f"#game-{game} button.main"))
    host.become()
    host.press("who-written")


def lays_a_table(host: Somebody, *, stall_limit: int = 1) -> str:
    """A table of Winter Tales is laid: gives the link for the others."""
    lays(host, "winter_tales")
    host.unfold("options-more")
    name = host.say("label-option-stall_limit")
    limit = host.page.get_by_role("group", name=name, exact=True).locator("output")
    for wanted in range(2, stall_limit - 1, -1):
        host.press("options-less", what=name)
        limit.get_by_text(str(wanted)).wait_for()
    return host.field("lobby-link-join").input_value()


def comes_by(guest: Somebody, link: str, host: Somebody) -> None:
    """Follow the link, say who one is, and sit down; the host sees it."""
    guest.come(link)
    guest.become()
    guest.sees("lobby-waiting", host=host.name)
    guest.press("who-written")
    guest.press("lobby-sit")
    guest.sees("lobby-you")
    host.reads(guest.name)


def begins(host: Somebody, others: Sequence[Somebody]) -> None:
    """The host begins; bots take the seats that are free."""
    host.press("lobby-begin")
    for who in (host, *others):
        who.bar.wait_for()


def says_nothing_wrong(*people: Somebody) -> None:
    """No page complained, none was kept from something by its policy, and none asked anybody but the house."""
    for who in people:
        assert who.problems == [], who.name
        own = (who.base, who.base.replace("http", "ws", 1), "data:", "blob:")
        assert [address for address in who.asked if not address.startswith(own)] == []
