"""Copies of states, by code generated once per type: only what can change is copied.

States hold no sets, whose order differs from one process to the next: a dict or a list has one.
"""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable
from functools import cache
from inspect import Parameter, signature
from typing import Any, TypeVar, get_args, get_origin

import msgspec

from oyez.state.state import State

S = TypeVar("S")

_ATOMS = (str, int, float, bool, bytes, type(None), enum.Enum)


def clone(value: S) -> S:
    """An independent copy of a struct."""
    kind: Any = type(value)
    copied: S = _copier(kind)(value)
    return copied


def clone_parts(value: S, parts: tuple[str, ...]) -> S:
    """A copy of a state that shares with it all but these fields."""
    kind: Any = type(value)
    copied: S = _part_copier(kind, parts)(value)
    return copied


@cache
def _copier(kind: Any) -> Callable[[Any], Any]:
    """A function that copies structs of one type, written out field by field and compiled."""
    names: dict[str, Any] = {}
    return _compiled([f"return {_struct('x', kind, names, 0)}"], names)


@cache
def _part_copier(kind: Any, parts: tuple[str, ...]) -> Callable[[Any], Any]:
    """A function that copies some fields of a state, and whose copy has heard of no events."""
    names: dict[str, Any] = {}
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    copied = [f"y.{name} = {_expression(f'x.{name}', types[name], names, 0)}" for name in parts]
    return _compiled(["y = x.__copy__()", "y.events = None", *copied, "return y"], names)


def _compiled(lines: list[str], names: dict[str, Any]) -> Callable[[Any], Any]:
    exec("\n    ".join(["def copy(x):", *lines]), names)
    copy: Callable[[Any], Any] = names["copy"]
    return copy


def _struct(term: str, kind: Any, names: dict[str, Any], depth: int) -> str:
    """Source text that makes a struct like `term` anew."""
    cls: Any = get_origin(kind) or kind
    name = f"cls{len(names)}"
    names[name] = cls
    parameters = signature(cls).parameters
    parts: list[str] = []
    for field in msgspec.structs.fields(kind):
        if field.name == "events" and issubclass(cls, State):
            continue  # what was told is nobody's state
        keyword = parameters[field.name].kind is Parameter.KEYWORD_ONLY
        copied = _expression(f"{term}.{field.name}", field.type, names, depth)
        parts.append(f"{field.name}={copied}" if keyword else copied)
    return f"{name}({', '.join(parts)})"


def _expression(term: str, kind: Any, names: dict[str, Any], depth: int) -> str:
    """Source text that copies `term`, which is of type `kind`."""
    kind = _bare(kind)
    if _immutable(kind):
        return term
    origin: Any = get_origin(kind) or kind
    args = get_args(kind)
    key, item = f"k{depth}", f"i{depth}"
    if origin in (list, dict) and args:
        if _immutable(args[-1]):
            return f"[*{term}]" if origin is list else f"{term}.copy()"
        inner = _expression(item, args[-1], names, depth + 1)
        if origin is list and _flat(args[-1]):
            names[name := f"cls{len(names)}"] = get_origin(args[-1]) or args[-1]
            return f"[*map({name}.__copy__, {term})]"
        if origin is list:
            return f"[{inner} for {item} in {term}]"
        return f"{{{key}: {inner} for {key}, {item} in {term}.items()}}"
    if origin in (typing.Union, types.UnionType):
        some = [arg for arg in args if arg is not type(None)]
        if len(some) == 1:
            return f"(None if {term} is None else {_expression(term, some[0], names, depth)})"
    if _is_a(origin, msgspec.Struct):
        copied = _struct(term, kind, names, depth)
        unset = _unset(term, kind)
        return f"({term} if {unset} else {copied})" if unset else copied
    raise TypeError(f"states cannot hold {kind!r}: use structs, lists, dicts and plain values")


def _flat(kind: Any) -> bool:
    """Whether it is a struct whose fields hold nothing that could change."""
    cls: Any = get_origin(kind) or kind
    return _is_a(cls, msgspec.Struct) and all(
        _immutable(field.type) for field in msgspec.structs.fields(kind)
    )


def _unset(term: str, kind: Any) -> str:
    """A test whether a frozen struct may be shared for now: what could change in it is None."""
    cls: Any = get_origin(kind) or kind
    fields = [f for f in msgspec.structs.fields(kind) if not _immutable(f.type)]
    optional = all(type(None) in get_args(_bare(f.type)) for f in fields)
    if not cls.__struct_config__.frozen or not optional:
        return ""
    return " and ".join(f"{term}.{f.name} is None" for f in fields)


def _bare(kind: Any) -> Any:
    """The type without annotations and NewTypes."""
    while True:
        if get_origin(kind) is typing.Annotated:
            kind = get_args(kind)[0]
        elif isinstance(kind, typing.NewType):
            kind = kind.__supertype__
        else:
            return kind


def _immutable(kind: Any) -> bool:
    """Whether values of this type never change, so that copies may share them."""
    kind = _bare(kind)
    origin: Any = get_origin(kind) or kind
    args = get_args(kind)
    if origin in (tuple, typing.Union, types.UnionType):
        return bool(args) and all(_immutable(arg) for arg in args if arg is not ...)
    if origin is typing.Literal:
        return True
    if _is_a(origin, msgspec.Struct):
        return bool(origin.__struct_config__.frozen) and all(
            _immutable(field.type) for field in msgspec.structs.fields(kind)
        )
    if _is_a(origin, tuple):
        return all(map(_immutable, typing.get_type_hints(origin).values()))
    return _is_a(origin, *_ATOMS)


def _is_a(kind: Any, *classes: type) -> bool:
    return isinstance(kind, type) and issubclass(kind, classes)
