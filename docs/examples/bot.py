"""A program that holds a seat at somebody's table, over HTTP alone. It needs httpx, and nothing of Veglia.

    python bot.py http://127.0.0.1:8000 TABLE LINK

TABLE is the code of the table, LINK the secret of a link to a seat (or of a link to join, which leads to a free one).
"""

import random
import sys
import time

import httpx


class Refused(Exception):  # noqa: N818 - it is an answer
    """Not allowed now: the rules forbid it, or somebody was quicker."""


def play(address: str, table: str, link: str, name: str = "Clockwork") -> None:
    """Sit down, and choose at random whenever the table waits for us, until the game is over."""
    with httpx.Client(base_url=f"{address}/api", timeout=40) as house:
        seat = come(house, table, link, name)
        look = ask(house, "GET", f"/tables/{table}?seat={seat}")
        while look["company"]["phase"] != "over":
            choices = look["view"]["choices"] if look["view"] and not look["company"]["paused"] else []
            if choices:
                move = {"do": "act", "nth": look["made"], "action": random.choice(choices), "telling": "Tick, tock."}
                try:
                    ask(house, "POST", f"/tables/{table}/do?seat={seat}", move)
                except Refused:  # look again, and choose anew
                    time.sleep(0.2)
            # See what is new; where there was nothing to choose, wait for it.
            new = f"have={look['number']}&mark={look['mark']}&wait={0 if choices else 20}"
            look = ask(house, "GET", f"/tables/{table}?seat={seat}&{new}")


def come(house: httpx.Client, table: str, link: str, name: str) -> int:
    """Become a guest and follow the link: it leads into a seat, or to a table with a seat that is free."""
    me = ask(house, "POST", "/guests", {"name": name, "lang": "en"})
    house.headers["Authorization"] = f"Bearer {me['key']}"
    seat = ask(house, "POST", f"/tables/{table}/enter", {"link": link})["seat"]
    while seat is None:
        seats = ask(house, "GET", f"/tables/{table}?seat=public")["company"]["seats"]
        free = [number for number, holder in enumerate(seats) if not holder["person"] and not holder["bot"]]
        if not free:
            raise SystemExit("There is no free seat at this table.")
        try:
            ask(house, "POST", f"/tables/{table}/do", {"do": "sit", "seat": free[0]})
            seat = free[0]
        except Refused:  # somebody was quicker: look for another
            continue
    return seat


def ask(house: httpx.Client, method: str, path: str, body: dict | None = None) -> dict:
    """Ask until there is an answer. A move may be sent again: it carries its number, and is made once."""
    while True:
        try:
            answer = house.request(method, path, json=body)
        except httpx.TransportError:  # the server is being restarted, or the network is away
            time.sleep(1)
            continue
        if answer.is_success:
            return answer.json()
        if answer.status_code in (429, 503):  # too fast, or the database is away
            time.sleep(int(answer.headers.get("Retry-After", 1)))
        elif answer.status_code == 409:
            raise Refused(answer.json()["text"])
        else:  # such as 404: the table was cleared away, or is not for us
            raise SystemExit(answer.json()["text"])


if __name__ == "__main__":
    play(*sys.argv[1:4])
