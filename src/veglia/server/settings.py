"""How a server was started, and the limits it keeps."""

from __future__ import annotations

from typing import Annotated

import msgspec

Rate = Annotated[float, msgspec.Meta(gt=0, le=1_000_000_000)]
Most = Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Limits on everything that somebody could do too much of."""

    message_bytes: Most = 65_536
    """One message, or the body of one request."""
    record_bytes: Most = 4 * 1024 * 1024
    """A record that is sent in: to prove the longest takes a second or two."""
    messages_per_second: Rate = 20
    """From one connection; three seconds' worth at once."""
    requests_per_second: Rate = 20
    """From one address; ten seconds' worth at once."""
    frames_per_second: Rate = 20
    """Pings, pongs and pieces of messages, from one connection; three seconds' worth at once."""
    header_bytes: Most = 32_768
    """The headers of one request."""
    header_seconds: Rate = 10
    """Within which they must have come."""
    body_seconds: Rate = 30
    """Within which the rest of a request must have come."""
    connections: Most = 10_000
    """In all, if the machine has descriptors for as many."""
    connections_per_address: Most = 200
    guests_per_hour: Most = 60
    """New guests from one address."""
    phrases_per_hour: Most = 20
    """Attempts to give a guest back, from one address."""
    records_per_hour: Most = 120
    """Records that are sent in to be proved or continued, from one address; ten minutes' worth at once."""
    tables_per_guest: Most = 50
    """Unfinished tables that one guest hosts."""
    watchers_per_table: Most = 500
    talk_per_minute: Rate = 60
    """What one guest says and does around the game, at all tables: all but moves; a minute's worth at once."""
    bells_per_guest: Most = 10


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server was started."""

    database: str
    bus: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Addresses that a browser may come from, besides the server's own."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of the proxies in front of us, which we believe when they say who is asking."""
    contact: str = ""
    """Where a push service can reach the operator; without it there is no Web Push."""
    metrics_key: str = ""
    """What whoever asks for metrics must know; without it there are none, since their counts tell of secret moves."""
    private_bells: bool = False
    """Whether webhooks may lead into our own network."""
    thinkers: int = 1
    """Worker processes in which bots think."""
    limits: Limits = Limits()
