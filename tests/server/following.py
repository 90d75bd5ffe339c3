"""How a client follows what it is told: a view that changes, and the answer to what it asked."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
ANSWERS = ("ack", "refused", "why", "prompt", "hint")


def merged(view: Json, changes: Json | None) -> Json:
    """A view with what has changed in it; an empty one before there is anything to see."""
    if changes is None or not view:
        return changes or view
    table = {**view["table"], **changes.get("table", {})}
    for field, (fell, came) in changes.get("grown", {}).items():
        table[field] = [*table[field][fell:], *came]
    return {**view, **{field: value for field, value in changes.items() if field != "grown"}, "table": table}


def answer(said: Json) -> Json | None:
    """The answer in a message, if it is one: the news of a move acknowledges it."""
    if said["is"] == "news" and "ack" in said:
        return {"is": "ack", "id": said["ack"], "made": said["made"]}
    return said if said["is"] in ANSWERS else None
