"""What changed between two scenes, as a JSON Patch (RFC 6902) that any language can apply.

Libraries compare JSON, which takes milliseconds; here the things themselves are compared, most of
which are the very same objects as before.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from oyez.scene.elements import Board, Element, Scene, Sheet

# An operation, or some of them written down already.
Op = dict[str, Any] | msgspec.Raw
_encode = msgspec.json.Encoder().encode


class ListDiffCache:
    """Diffs of lists that several scenes share, computed once; it keeps the lists alive.

    The lists are kept as well: their ids say which they are as long as they are there.
    """

    def __init__(self) -> None:
        self._lists: dict[tuple[int, int], tuple[list[Any], list[Any], list[Op]]] = {}

    def changes(self, old: list[Any], new: list[Any], path: str) -> list[Op]:
        """The operations, already written down: all in one, with commas, as a patch has them."""
        key = (id(old), id(new))
        found = self._lists.get(key)
        if found is None:
            ops: list[Op] = []
            _compare_lists(old, new, path, ops)
            written: list[Op] = [msgspec.Raw(_encode(ops)[1:-1])]
            found = self._lists[key] = old, new, written if ops else []
        return found[2]


def changes(old: Scene, new: Scene, path: str, known: ListDiffCache | None = None) -> list[Op]:
    """The operations that turn one scene, as JSON, into another."""
    ops: list[Op] = []
    _compare(old, new, path, ops, known)
    return ops


def _compare(
    old: Struct, new: Struct, path: str, ops: list[Op], known: ListDiffCache | None = None
) -> None:
    """Field by field; what has its default value is not there in JSON."""
    for name, default in _fields(type(new)):
        before, after = getattr(old, name), getattr(new, name)
        if before is after or (default is list and not before and not after):
            continue
        place = f"{path}/{name}"
        if _left_out(after, default):
            if not _left_out(before, default):
                ops.append({"op": "remove", "path": place})
        elif _left_out(before, default):
            ops.append({"op": "add", "path": place, "value": after})
        elif known is not None and isinstance(after, list):
            ops.extend(known.changes(before, after, place))  # pyright: ignore[reportUnknownArgumentType]
        elif isinstance(after, list):
            _compare_lists(before, after, place, ops)  # pyright: ignore[reportUnknownArgumentType]
        elif before != after:
            ops.append({"op": "replace", "path": place, "value": after})


def _left_out(value: object, default: object) -> bool:
    """Whether msgspec writes nothing: for the default itself, or for an empty list by default."""
    return value is default or (default is list and value == [])


@cache
def _fields(kind: type[Struct]) -> list[tuple[str, Any]]:
    """The fields of a struct, each with its default, or what makes it."""
    return [
        (field.encode_name, field.default_factory)
        if field.default_factory is not msgspec.NODEFAULT
        else (field.encode_name, field.default)
        for field in msgspec.structs.fields(kind)
    ]


def _compare_lists(old: list[Any], new: list[Any], path: str, ops: list[Op]) -> None:
    """Item by item, in order: what comes again further on has only moved, and is not sent."""
    here, last, place, end = 0, len(old), 0, len(new)
    while here < last and place < end:
        before, after = old[here], new[place]
        if before is after or before == after:
            here, place = here + 1, place + 1
        elif _changed(before, after):
            _compare_items(before, after, f"{path}/{place}", ops)
            here, place = here + 1, place + 1
        elif after in old[here + 1 :]:
            ops.append({"op": "remove", "path": f"{path}/{place}"})
            here += 1
        elif before in new[place + 1 :]:
            ops.append({"op": "add", "path": f"{path}/{place}", "value": after})
            place += 1
        else:
            ops.append({"op": "replace", "path": f"{path}/{place}", "value": after})
            here, place = here + 1, place + 1
    ops.extend({"op": "remove", "path": f"{path}/{place}"} for _ in range(here, last))
    ops.extend({"op": "add", "path": f"{path}/{i}", "value": new[i]} for i in range(place, end))


def _changed(old: Any, new: Any) -> bool:
    """Whether it is the same thing on the table, but looks different now."""
    return isinstance(old, Element) and isinstance(new, Element) and old.id == new.id


def _compare_items(old: Any, new: Any, path: str, ops: list[Op]) -> None:
    """A map or a sheet is looked into, anything smaller is sent anew."""
    maps = isinstance(old, Board) and isinstance(new, Board)
    if maps or (isinstance(old, Sheet) and isinstance(new, Sheet)):
        _compare(old, new, path, ops)
    else:
        ops.append({"op": "replace", "path": path, "value": new})
