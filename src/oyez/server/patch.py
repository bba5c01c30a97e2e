"""What changed between two scenes, as a JSON Patch (RFC 6902) that any language can apply.

Libraries compare JSON, which takes milliseconds; here the things themselves are compared, most of
which are the very same objects as before.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from oyez.kernel.table import Board, Table

Op = dict[str, Any]


def changes(old: Table, new: Table, path: str) -> list[Op]:
    """The operations that turn one scene, as JSON, into another."""
    ops: list[Op] = []
    _compare(old, new, path, ops)
    return ops


def _compare(old: Struct, new: Struct, path: str, ops: list[Op]) -> None:
    """Field by field; what has its default value is not there in JSON."""
    for name, default in _fields(type(new)):
        before, after = getattr(old, name), getattr(new, name)
        if before is after:
            continue
        place = f"{path}/{name}"
        if _left_out(after, default):
            if not _left_out(before, default):
                ops.append({"op": "remove", "path": place})
        elif _left_out(before, default):
            ops.append({"op": "add", "path": place, "value": after})
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
    """What is left between a common beginning and a common end is replaced, removed or added."""
    head, tail = _common(old, new)
    last = min(len(old), len(new)) - tail
    for index in range(head, last):
        if old[index] is not new[index] and old[index] != new[index]:
            _compare_items(old[index], new[index], f"{path}/{index}", ops)
    surplus = len(old) - tail - last
    ops.extend({"op": "remove", "path": f"{path}/{last}"} for _ in range(surplus))
    added = range(last, len(new) - tail)
    ops.extend({"op": "add", "path": f"{path}/{i}", "value": new[i]} for i in added)


def _compare_items(old: Any, new: Any, path: str, ops: list[Op]) -> None:
    """A map is looked into, anything smaller is sent anew."""
    if isinstance(old, Board) and isinstance(new, Board) and old.id == new.id:
        _compare(old, new, path, ops)
    else:
        ops.append({"op": "replace", "path": path, "value": new})


def _common(old: list[Any], new: list[Any]) -> tuple[int, int]:
    """How many items are the same at the beginning, and then at the end, if the lengths differ."""
    if len(old) == len(new):
        return 0, 0
    most = min(len(old), len(new))
    head = 0
    while head < most and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < most - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return head, tail
