"""A program that holds a seat at somebody's table, over HTTP alone. It needs httpx, and nothing of Veglia.

    python bot.py http://127.0.0.1:8000 TABLE LINK

TABLE is the code of the table, LINK the secret of a link to a seat (or of a link to join, which leads to a free one).
"""

import random
import sys
import time

import httpx


def play(address: str, table: str, link: str, name: str = "Clockwork") -> None:
    """Sit down, and choose at random whenever the table waits for us, until the game is over."""
    with httpx.Client(base_url=f"{address}/api", timeout=40) as house:
        me = ask(house, "POST", "/guests", {"name": name, "lang": "en"})
        house.headers["Authorization"] = f"Bearer {me['key']}"
        seat = ask(house, "POST", f"/tables/{table}/enter", {"link": link})["seat"]
        if seat is None:
            seat = sit_down(house, table)

        look = ask(house, "GET", f"/tables/{table}?seat={seat}")
        while look["company"]["phase"] != "over":
            choices = look["view"]["choices"] if look["view"] and not look["company"]["paused"] else []
            if choices:
                move = {"do": "act", "nth": look["made"], "action": random.choice(choices), "telling": "Tick, tock."}
                ask(house, "POST", f"/tables/{table}/do?seat={seat}", move, unless_refused=True)
            # See what is new; where there was nothing to choose, wait for it.
            wait = 0 if choices else 20
            look = ask(house, "GET", f"/tables/{table}?seat={seat}&have={look['number']}&wait={wait}")


def sit_down(house: httpx.Client, table: str) -> int:
    """Take the first seat that nobody holds."""
    seats = ask(house, "GET", f"/tables/{table}")["company"]["seats"]
    seat = next(number for number, holder in enumerate(seats) if not holder["person"] and not holder["bot"])
    ask(house, "POST", f"/tables/{table}/do", {"do": "sit", "seat": seat})
    return seat


def ask(house: httpx.Client, method: str, path: str, body: dict | None = None, *, unless_refused: bool = False) -> dict:
    """Ask until there is an answer. A move may be sent again: it carries its number, and is made once."""
    while True:
        try:
            answer = house.request(method, path, json=body)
        except httpx.TransportError:  # the server is being restarted, or the network is away
            time.sleep(1)
            continue
        if answer.status_code in (429, 503):  # too fast, or the database is away
            time.sleep(1)
        elif answer.is_success or (unless_refused and answer.status_code == 409):  # somebody was quicker: look again
            return answer.json()
        else:
            raise SystemExit(answer.json()["text"])


if __name__ == "__main__":
    play(*sys.argv[1:4])
