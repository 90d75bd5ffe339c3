"""How an option of a game is offered to whoever lays a table: a note on its type, for shells that know no game."""

from __future__ import annotations

from typing import Literal

import msgspec

Chooses = Literal["seats", "order", "story", "chapter"]
"""What an option chooses that the house has a form for: how many sit at the table, the seats in an order, a story on
the shelf, a chapter of that story."""


def offered(place: int = 0, *, chooses: Chooses | None = None, minutes: int = 0) -> msgspec.Meta:
    """Say how an option is offered.

    `place` is where among those that everybody should see (1 is the first); the others are folded away. `minutes` is
    about how long each of what is counted here takes.
    """
    notes = {"place": place, "chooses": chooses, "minutes": minutes}
    return msgspec.Meta(extra_json_schema={name: note for name, note in notes.items() if note})


def option_choosing(options: type[msgspec.Struct], what: Chooses) -> str | None:
    """The name of the option that chooses this, if there is one."""
    schema = msgspec.json.schema(options)["$defs"][options.__name__]["properties"]
    return next((name for name, option in schema.items() if option.get("chooses") == what), None)
