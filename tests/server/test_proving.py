"""A record that is sent in is proved in a worker process, one after another; meanwhile everybody is answered."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import httpx
import pytest

from server.players import CERTIFICATES, Guest, Server, a_table
from server.test_records_online import brings
from veglia import games
from veglia.engine import Because, Misunderstanding, Refusal, RuleId, Seat, Sitting, seed_from
from veglia.engine.record import Verified
from veglia.games.winter_tales import actions as do
from veglia.server import proving
from veglia.server.proving import WAITING, Proving
from veglia.store import Store
from veglia.store.migrate import migrate
from veglia.words import LANGUAGES, Words


def a_long_record(moves: int = 250) -> bytes:
    """A game that takes about a second to prove."""
    game, mind = games.find("wildwoods"), random.Random(4)
    sitting = Sitting.open(game, game.read_options({"kindness": "story"}), names=["Ada"], seed=seed_from(4))
    for _ in range(moves):
        sitting.apply(Seat(0), mind.choice(sitting.view(Seat(0)).choices))
    return sitting.record.write()


def test_eight_records_are_proved_one_after_another_while_everybody_else_is_answered(server: Server) -> None:
    guest, record = Guest(server), a_long_record()
    code, guests = a_table(server, 3)
    with ThreadPoolExecutor(WAITING) as several:
        proofs = [several.submit(brings, guest, record, "/api/verify") for _ in range(WAITING)]
        for _ in range(3):  # each reads the store for whoever asks
            assert guests[0].get("/api/me")["name"] == guests[0].name
            guests[0].get(f"/api/tables/{code}?seat=0")
            guests[0].does(code, "say", text="still here")
        done = sum(proof.done() for proof in proofs)
        answers = [proof.result() for proof in proofs]
    assert done < WAITING, "they were answered meanwhile, not when all was proved"
    assert [answer.status_code for answer in answers] == [200] * WAITING
    assert all(answer.json()["deal"] for answer in answers)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_comes_when_many_wait_is_asked_to_come_again(server: Server, lang: str) -> None:
    guest, record = Guest(server, lang=lang), a_long_record(100)
    with ThreadPoolExecutor(3 * WAITING) as many:
        proofs = [many.submit(brings, guest, record, "/api/verify") for _ in range(3 * WAITING)]
        answers = [proof.result() for proof in as_completed(proofs)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert {answer.json()["text"] for answer in refused} == {Words(lang).say("because-record-queue")}
    assert {answer.status_code for answer in answers} == {200, 429}
    assert brings(guest, record, "/api/verify").status_code == 200, "later it is their turn"


def test_only_somebody_known_has_a_record_proved(server: Server) -> None:
    for path in ("/api/verify", "/api/records"):
        answer = httpx.post(f"{server.address}{path}", content=a_long_record(3), timeout=40, verify=CERTIFICATES)
        assert (answer.status_code, answer.json()["reason"]) == (401, "who-are-you")


# --- the worker ------------------------------------------------------------------------------------------------


@pytest.fixture
def proofs(tmp_path: Path) -> Iterator[Proving]:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(store)
    made = Proving(store)
    yield made
    made.stop()
    store.close()


def busy_for_ever(_raw: bytes, _begun: object) -> Verified:
    """What the worker's clock ends, here at once: nobody wants to wait for it."""
    os.kill(os.getpid(), signal.SIGPROF)
    raise AssertionError("the worker goes on")


def enormous(_raw: bytes, _begun: object) -> Verified:
    raise AssertionError(len(bytearray(2 * proving.LARGEST)))


@pytest.mark.parametrize("work", [busy_for_ever, enormous])
def test_a_record_that_takes_too_long_or_too_much_is_refused_and_the_next_is_proved(
    proofs: Proving, work: proving.Work[Verified], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        with monkeypatch.context() as replaced:
            replaced.setattr(proving, "prove", work)
            with pytest.raises(Misunderstanding) as refused:
                await proofs.prove(b"")
        assert refused.value.reason == "record-too-long"
        assert (await proofs.prove(a_long_record(3))).deal
        for lang in LANGUAGES:
            assert Words(lang).say("because-record-too-long")

    asyncio.run(scene())


def time_left(_raw: bytes, _begun: object) -> tuple[float, float]:
    return signal.getitimer(signal.ITIMER_PROF)


def test_the_worker_has_so_much_time_for_each_record(proofs: Proving) -> None:
    async def scene() -> None:
        left, _every = await proofs.workers.run(proving.within_bounds, time_left, b"", ())
        assert 0 < left < proving.LONGEST + 1
        after = await proofs.workers.run(signal.getitimer, signal.ITIMER_PROF)
        assert after == (0.0, 0.0), "what comes after it has time of its own"

    asyncio.run(scene())


def test_what_was_refused_comes_back_from_the_worker_as_it_was() -> None:
    told = Misunderstanding("record-rules", rules="1", expected="2")
    again = pickle.loads(pickle.dumps(told))
    assert (again.reason, again.about, str(again)) == (told.reason, told.about, str(told))
    no = Refusal(Because(RuleId("WT-BAT-07"), "why", {"n": 2}), Seat(1), do.Agree(), [do.Disagree()])
    once_more = pickle.loads(pickle.dumps(no))
    assert (once_more.because, once_more.seat, once_more.action) == (no.because, no.seat, no.action)
    assert once_more.allowed == no.allowed
