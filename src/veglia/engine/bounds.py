"""How large a number, a name or a text may be that comes from outside.

Whatever can be asked for is bounded by its type, so that it is refused when it is read: no number that somebody sends
decides how much work is done.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, inspect

Few = Annotated[int, Meta(ge=0, le=99)]
"""What lies on a table can be counted: seats, dice, spaces, crystals."""
MOST = 2**31
Count = Annotated[int, Meta(ge=0, le=MOST)]
"""A number that only names something, as the passage of a story; nobody counts up to it."""
Id = Annotated[str, Meta(max_length=80)]


class Unbounded(TypeError):  # noqa: N818 - it is what the type is
    """A type that lets in a number, a text or a list of any size."""


def extremes(kind: Any) -> tuple[Any, ...]:
    """The least and the most that a type lets in, of a struct in every field; not for a type without bounds."""
    return _extremes(inspect.type_info(kind), str(kind))


def _extremes(kind: inspect.Type, where: str) -> tuple[Any, ...]:
    match kind:
        case inspect.Metadata(type=inner):
            return _extremes(inner, where)
        case inspect.IntType(ge=int(least), le=int(most)) if most <= MOST:
            return least, most
        case inspect.StrType(max_length=int(most)):
            return "", "W" * most
        case inspect.LiteralType(values=values):
            return tuple(values)
        case inspect.BoolType():
            return False, True
        case inspect.NoneType():
            return (None,)
        case inspect.UnionType(types=types):
            return tuple(value for one in types for value in _extremes(one, where))
        case inspect.VarTupleType(item_type=item, max_length=int(most)):
            return (), *((value,) * most for value in _extremes(item, where))
        case inspect.StructType(cls=cls, fields=fields):
            each = {one.name: _extremes(one.type, f"{cls.__name__}.{one.name}") for one in fields}
            longest = max(map(len, each.values()), default=1)
            return tuple(
                cls(**{name: values[number % len(values)] for name, values in each.items()})
                for number in range(longest)
            )
    raise Unbounded(f"{where} is not bounded: {kind}")
