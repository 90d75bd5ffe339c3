"""People: a guest has a name and no password, and is remembered by a key on the device.

A key is 32 random bytes; the store has its hash only. A short phrase that can be said over the telephone gives a
guest back on another device. Nothing else is asked of anybody.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, CursorResult, delete, insert, or_, select, true, update

from veglia.engine import Misunderstanding, Seat
from veglia.store import now, schema
from veglia.words import LANGUAGES

CONSONANTS, VOWELS = "bdflmnprstvz", "aeiou"
PHRASE_WORDS = 5
"""Five small words of two syllables: 60 to the power of 10, about 59 bits."""
_one_at_a_time = ThreadPoolExecutor(1, "phrase")
PASS_LASTS = 10 * 60 * 1000
"""How long a key for another device waits to be used."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who asks for something at a table: the guest (a bot is none), and the seat through which they look."""

    guest: int | None
    name: str
    seat: Seat | None = None
    may_join: bool = False
    lang: str = "en"


class Guest(msgspec.Struct, frozen=True):
    """A guest of the house."""

    id: int
    name: str
    lang: str


def new_secret() -> str:
    """Make a secret that nobody can guess, to be shown once and kept as a hash."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is long and random, so that one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_phrase() -> str:
    """Make a phrase that can be said over the telephone, in Italian and in English."""
    syllables = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(PHRASE_WORDS * 2)]
    return " ".join(a + b for a, b in zip(syllables[::2], syllables[1::2], strict=True))


def hashed_phrase(phrase: str) -> str:
    """What is kept of a phrase. It is short, so that every guess is made to cost something."""
    plain = "".join(letter for letter in phrase.lower() if letter.isascii() and letter.isalpha())
    return hashlib.scrypt(plain.encode(), salt=b"veglia phrase", n=2**12, r=8, p=4, dklen=32).hex()


async def hash_phrase(phrase: str) -> str:
    """Hash a phrase off the event loop, one at a time: each takes 4 MB while it lasts."""
    return await asyncio.get_running_loop().run_in_executor(_one_at_a_time, hashed_phrase, phrase)


def read_lang(lang: str) -> str:
    """A language that we speak."""
    if lang not in LANGUAGES:
        raise Misunderstanding("no-such-language", lang=lang)
    return lang


def new_id(made: CursorResult[Any]) -> int:
    """The id that the store gave to a new row."""
    key = made.inserted_primary_key
    assert key is not None
    return int(key[0])


# --- in the store ----------------------------------------------------------------------------------------------


def add_guest(connection: Connection, name: str, lang: str, key: str) -> Guest:
    """A new guest, with the key of the device at hand."""
    made = connection.execute(insert(schema.guests).values(name=name, lang=lang, made_at=now()))
    guest = Guest(new_id(made), name, lang)
    add_key(connection, guest.id, key)
    return guest


def add_key(connection: Connection, guest: int, key: str, *, once: bool = False) -> None:
    """Another device of a guest's, or the means to reach one."""
    until = now() + PASS_LASTS if once else None
    connection.execute(insert(schema.keys).values(hash=hashed(key), guest=guest, once=once, until=until))


def drop_key(connection: Connection, guest: int, key: str) -> list[str]:
    """Forget a device, with its bells; gives what was kept of its key."""
    return _end(connection, guest, schema.keys.c.hash == hashed(key), schema.bells.c.key == hashed(key))


def drop_other_keys(connection: Connection, guest: int, key: str) -> list[str]:
    """Forget every device of a guest's but one, with its bells, and the means to reach another."""
    return _end(connection, guest, schema.keys.c.hash != hashed(key), schema.bells.c.key != hashed(key))


def forget(connection: Connection, guest: int) -> list[str]:
    """Forget a guest: nobody can be them again. A row without a name stays, for the tables they hosted."""
    connection.execute(delete(schema.members).where(schema.members.c.guest == guest))
    connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(name="–", phrase=None))
    return _end(connection, guest, true(), true())


def _end(connection: Connection, guest: int, keys: ColumnElement[bool], bells: ColumnElement[bool]) -> list[str]:
    """End some keys of a guest and what belongs to them; a bell of which nobody knows whose it is ends with any."""
    mine = or_(bells, schema.bells.c.key.is_(None))
    connection.execute(delete(schema.bells).where(schema.bells.c.guest == guest, mine))
    ended = delete(schema.keys).where(schema.keys.c.guest == guest, keys).returning(schema.keys.c.hash)
    return list(connection.execute(ended).scalars())


def valid(connection: Connection, keys: Collection[str]) -> set[str]:
    """Those of these keys, by their hashes, that have not been ended."""
    return set(connection.execute(select(schema.keys.c.hash).where(schema.keys.c.hash.in_(keys))).scalars())


def find_guest(connection: Connection, key: str) -> Guest | None:
    """Whose key this is."""
    guests, keys = schema.guests.c, schema.keys.c
    row = connection.execute(
        select(guests.id, guests.name, guests.lang)
        .join_from(schema.keys, schema.guests)
        .where(keys.hash == hashed(key), keys.once.is_(False))
    ).first()
    return None if row is None else Guest(*row)


def use_pass(connection: Connection, given: str, key: str) -> Guest | None:
    """Turn a key that works once into the key of a device."""
    keys = schema.keys.c
    used = connection.execute(
        delete(schema.keys)
        .where(keys.hash == hashed(given), keys.once.is_(True), keys.until > now())
        .returning(keys.guest)
    ).first()
    if used is None:
        return None
    add_key(connection, used[0], key)
    return find_guest(connection, key)


def set_phrase(connection: Connection, guest: int, phrase: str) -> None:
    """The phrase that gives a guest back, in place of any before it."""
    connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(phrase=phrase))


def use_phrase(connection: Connection, phrase: str, key: str) -> Guest | None:
    """Give a guest back on a new device; `phrase` is the hash of what was said."""
    found = connection.execute(select(schema.guests.c.id).where(schema.guests.c.phrase == phrase)).first()
    if found is None:
        return None
    add_key(connection, found[0], key)
    return find_guest(connection, key)


def rename(connection: Connection, guest: int, name: str, lang: str) -> None:
    """Another name, or another language."""
    connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(name=name, lang=lang))
