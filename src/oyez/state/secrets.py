"""Computes what a seat may see of a state, from the marks on its fields.

- `hand: Annotated[dict[Seat, list[Card]], OWNED]`: each entry for the seat that is its key;
- `spoils: Annotated[dict[Card, int], HIDDEN]`: for nobody;
- `plan: Annotated[str, OwnedBy("seat")]`: for the seat named by a neighbouring field;
- `letters: Annotated[list[Letter], PARTIES]`: each for its `parties`; to others it is not there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Final, cast, get_args, get_origin

import msgspec
from msgspec import Struct

from oyez.choices.basic import plain
from oyez.state.marks import HIDDEN, OWNED, PARTIES, Hidden, Owned, OwnedBy, Parties, Secret
from oyez.state.seats import Seat
from oyez.state.state import State

__all__ = ["HIDDEN", "OWNED", "PARTIES", "OwnedBy", "observe"]


VEIL: Final = {"hidden": True}


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
        case Owned(absent=True):
            return {_key(k): observe(v, seat) for k, v in value.items() if k == seat}
        case Owned():
            return {_key(k): observe(v, seat) if k == seat else VEIL for k, v in value.items()}
        case Parties():
            return observe(_known(value, seat), seat)
        case OwnedBy(field) if getattr(owner, field) != seat or seat is None:
            return VEIL
        case _:
            return observe(value, seat)


def _known(entries: Any, seat: Seat | None) -> Any:
    """The entries to which a seat is a party."""
    if isinstance(entries, dict):
        named = cast("Mapping[Any, Any]", entries).items()
        return {key: entry for key, entry in named if seat in entry.parties}
    return [entry for entry in entries if seat in entry.parties]


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
