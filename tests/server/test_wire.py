"""What goes over the wire is what anybody's WebSocket expects, and what comes in is heard in its order."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from server.players import Server, a_table
from server.scenes import Look
from veglia.server.wire import AT_ONCE, Wire, framed


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    text = b"x" * length

    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_what_is_asked_in_one_breath_is_answered_in_its_order(server: Server) -> None:
    code, (ada, *_others) = a_table(server, 3)
    with Look(server, ada, code, 0) as look:
        asked = range(1, AT_ONCE * 6)

        for id in asked:
            look.send(do="hint", id=id)
        look.until_answered(asked[-1])

        answered = [said["id"] for said in look.frames if said["is"] == "hint"]
        assert answered == list(asked)


def test_whoever_says_much_is_read_no_further_until_some_of_it_was_heard() -> None:
    read: list[bool] = []

    class Transport:
        def pause_reading(self) -> None:
            read.append(False)

        def resume_reading(self) -> None:
            read.append(True)

    async def scene() -> None:
        wire = Wire(Config(lambda: None), ServerState(), {})
        wire.transport = Transport()  # type: ignore[assignment]
        wire.conn = _Spoken()  # type: ignore[assignment]
        for number in range(AT_ONCE):
            assert read == []
            wire.data_received(json.dumps(number).encode())
        assert read == [False], "enough waits to be heard"

        heard: list[Any] = [await wire.receive() for _ in range(AT_ONCE)]

        assert [json.loads(message["text"]) for message in heard] == list(range(AT_ONCE))
        assert read == [False, True], "all of it was heard"

    asyncio.run(scene())


class _Spoken:
    """A connection on which every piece of data is one text."""

    parser_exc = None

    def receive_data(self, data: bytes) -> None:
        self.frame = Frame(Opcode.TEXT, data)

    def events_received(self) -> list[Frame]:
        return [self.frame]
