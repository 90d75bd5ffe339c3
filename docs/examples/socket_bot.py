"""The same over a socket, which tells what happens as it happens. It needs httpx, websockets, and bot.py beside it.

python socket_bot.py http://127.0.0.1:8000 TABLE LINK
"""

import json
import random
import sys
import time

import httpx
from bot import come
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def play(address: str, table: str, link: str, name: str = "Cuckoo") -> None:
    """Sit down, and choose at random whenever the table waits for us, until the game is over."""
    with httpx.Client(base_url=f"{address}/api", timeout=40) as house:
        seat = come(house, table, link, name)
        mine = {"Authorization": house.headers["Authorization"]}
    place = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    while True:
        try:
            with connect(place, additional_headers=mine, max_size=None) as socket:
                socket.send(json.dumps({"do": "hello", "seat": seat}))
                return talk(socket)
        except (ConnectionClosed, OSError):  # the server is being restarted, or the network is away
            time.sleep(1)


def talk(socket) -> None:
    """Hear what happens; say what we choose."""
    view, made, company, sent = {}, 0, None, None
    while True:
        said = json.loads(socket.recv())
        if said["is"] == "welcome":
            view, made, company = said["view"] or {}, said["made"], said["company"]
        elif said["is"] == "news":  # what has changed in the view, and how many actions we have made
            view, made = merged(view, said.get("view")), said.get("made", made)
        elif said["is"] == "company":
            company = said
        elif said["is"] == "refused":
            if said["reason"] == "no-such-table":  # it was cleared away, or is not for us
                raise SystemExit(said["text"])
            time.sleep(said["about"].get("seconds", 0.2))  # its text says why; look again, and choose anew
            sent = None
        if company is None:
            continue
        if company["phase"] == "over":
            return
        if view.get("choices") and sent != made and not company["paused"]:
            sent = made
            move = {"do": "act", "id": 1, "nth": made, "action": random.choice(view["choices"]), "telling": "Cuckoo."}
            socket.send(json.dumps(move))


def merged(view: dict, changes: dict | None) -> dict:
    """A view with what has changed in it; the first comes whole.

    The fields of the `table` change one by one too. In `grown` are those of its lists that only grew, each with how
    many fell off at its front and what came at its end.
    """
    if not view or not changes:
        return changes or view
    table = {**view["table"], **changes.get("table", {})}
    for field, (fell, came) in changes.get("grown", {}).items():
        table[field] = [*table[field][fell:], *came]
    return {**view, **{field: value for field, value in changes.items() if field != "grown"}, "table": table}


if __name__ == "__main__":
    play(*sys.argv[1:4])
