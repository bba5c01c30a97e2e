"""Secrets are declared in the state's types, and what a seat may see is worked out from that.

- `hand: Annotated[dict[Seat, list[Card]], OWNED]`: each entry for the seat that is its key;
- `spoils: Annotated[dict[Card, int], HIDDEN]`: for nobody;
- `plan: Annotated[str, OwnedBy("seat")]`: for the seat named by a neighbouring field.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Final, cast, get_args, get_origin

import msgspec
from msgspec import Struct

from oyez.kernel.choices import plain
from oyez.kernel.events import State
from oyez.kernel.seats import Seat


class Owned(Struct, frozen=True):
    """A dict by seat: each entry is seen by its own seat only."""


class Hidden(Struct, frozen=True):
    """Seen by nobody."""


class OwnedBy(Struct, frozen=True):
    """Seen only by the seat that stands in this field of the same struct."""

    field: str


OWNED: Final = Owned()
HIDDEN: Final = Hidden()
VEIL: Final = {"hidden": True}

Secret = Owned | Hidden | OwnedBy


def observe(value: Any, seat: Seat | None) -> Any:
    """Plain data with everything that `seat` may see (None: a spectator); the rest is veiled."""
    if hasattr(value, "observed"):
        return plain(value.observed(seat))
    if isinstance(value, Struct):
        return {
            name: _shown(value, name, secret, seat) for name, secret in _fields(type(value)).items()
        }
    if isinstance(value, dict):
        items = cast("Mapping[Any, Any]", value).items()
        return {_key(key): observe(item, seat) for key, item in items}
    if isinstance(value, list | tuple):
        return [observe(item, seat) for item in cast("list[Any]", value)]
    if isinstance(value, set | frozenset):
        return msgspec.to_builtins(value, str_keys=True, order="deterministic")
    return plain(value)


def _shown(owner: Struct, name: str, secret: Secret | None, seat: Seat | None) -> Any:
    value = getattr(owner, name)
    match secret:
        case Hidden():
            return VEIL
        case Owned():
            return {_key(k): observe(v, seat) if k == seat else VEIL for k, v in value.items()}
        case OwnedBy(field) if getattr(owner, field) != seat or seat is None:
            return VEIL
        case _:
            return observe(value, seat)


def _key(key: object) -> str:
    return str(plain(key))


@cache
def _fields(kind: type[Struct]) -> dict[str, Secret | None]:
    """The fields of a struct that a view shows, and the secrecy declared for each."""
    return {
        field.name: _declared(field.type, f"{kind.__name__}.{field.name}")
        for field in msgspec.structs.fields(kind)
        if not (issubclass(kind, State) and field.name == "events")
    }


def _declared(kind: Any, name: str) -> Secret | None:
    marks = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    bare = get_args(kind)[0] if marks else kind
    if _marked(bare):
        raise TypeError(f"{name}: secrecy is declared for a whole field, not inside its type")
    return next((mark for mark in marks if isinstance(mark, Secret)), None)


def _marked(kind: Any) -> bool:
    return any(isinstance(arg, Secret) or _marked(arg) for arg in get_args(kind))
