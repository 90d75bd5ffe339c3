"""The same over a socket, which tells what happens as it happens. It needs httpx and websockets.

python socket_bot.py http://127.0.0.1:8000 TABLE LINK
"""

import json
import random
import sys
import time

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def play(address: str, table: str, link: str, name: str = "Cuckoo") -> None:
    """Sit down, and choose at random whenever the table waits for us, until the game is over."""
    key = httpx.post(f"{address}/api/guests", json={"name": name, "lang": "en"}).json()["key"]
    mine = {"Authorization": f"Bearer {key}"}
    seat = httpx.post(f"{address}/api/tables/{table}/enter", json={"link": link}, headers=mine).json()["seat"]
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
    view, made, company, sent = {}, 0, {}, None
    while True:
        said = json.loads(socket.recv())
        if said["is"] == "welcome":
            view, made, company = said["view"] or {}, said["made"], said["company"]
        elif said["is"] == "news":  # what has changed in the view, and how many actions we have made
            view, made = {**view, **(said.get("view") or {})}, said.get("made", made)
        elif said["is"] == "company":
            company = said
        elif said["is"] == "refused":  # its text says why; look again, and choose anew
            time.sleep(0.2)
            sent = None
        if company["phase"] == "over":
            return
        if view.get("choices") and sent != made and not company["paused"]:
            sent = made
            move = {"do": "act", "id": 1, "nth": made, "action": random.choice(view["choices"]), "telling": "Cuckoo."}
            socket.send(json.dumps(move))


if __name__ == "__main__":
    play(*sys.argv[1:4])
