"""Bounds of a game's options: declared with their types, and checked when a match is agreed on.

What was agreed on before a bound was set stays as it is: reading a record checks none of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, cast

from msgspec import Meta, Struct, inspect

from oyez.errors import Reason

_LEAST: Final = "least"
_MOST: Final = "most"
_GROWING: Final = (
    inspect.IntType,
    inspect.FloatType,
    inspect.StrType,
    inspect.CollectionType,
    inspect.DictType,
)


def whole(least: int, most: int) -> Meta:
    """A whole number within bounds."""
    schema = {"minimum": least, "maximum": most}
    return Meta(extra={_LEAST: least, _MOST: most}, extra_json_schema=schema)


def letters(most: int) -> Meta:
    """A text of so many letters at most."""
    return Meta(extra={_LEAST: 0, _MOST: most}, extra_json_schema={"maxLength": most})


def items(most: int) -> Meta:
    """A list or a table of so many things at most."""
    schema = {
        "maxItems": most,
        "maxProperties": most,
    }  # each is for one of them, and idle elsewhere
    return Meta(extra={_LEAST: 0, _MOST: most}, extra_json_schema=schema)


class OutOfBounds(ValueError):  # noqa: N818 - says what is wrong with it
    """An option beyond its bounds: a number, or the length of a text or a list."""

    def __init__(self, option: str, kind: str, least: int, most: int) -> None:
        self.reason = Reason(
            f"option-{kind}", about={"option": option, "least": least, "most": most}
        )
        said = f"{option} must be a whole number from {least} to {most}"
        if kind == "length":
            said = f"{option} must not be longer than {most}"
        super().__init__(said)


def check_bounds(options: Struct) -> None:
    """Raise OutOfBounds if one of the options is not within its bounds."""
    for name, info in _fields(type(options)):
        _check(name, info, getattr(options, name))


def unbounded(options: type[Struct]) -> list[str]:
    """The parts of a game's options that could grow without end."""
    found: list[str] = []
    for name, info in _fields(options):
        found += _unbounded(name, info)
    return found


@cache
def _fields(options: type[Struct]) -> list[tuple[str, inspect.Type]]:
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return [(field.name, field.type) for field in info.fields]


def _check(name: str, info: inspect.Type, value: Any) -> None:
    info, bounds = _bare(info)
    if bounds:
        size = value if isinstance(value, int | float) else len(value)
        if not bounds[_LEAST] <= size <= bounds[_MOST]:
            kind = "number" if size is value else "length"
            raise OutOfBounds(name, kind, bounds[_LEAST], bounds[_MOST])
    if isinstance(info, inspect.UnionType):
        for each in info.types:
            if _is_of(each, value):
                _check(name, each, value)
    for field, part, inner in _parts(info, value):
        _check(f"{name}.{field}" if field else name, inner, part)


def _bare(info: inspect.Type) -> tuple[inspect.Type, dict[str, int]]:
    """A type without the bounds declared with it, and those."""
    if not isinstance(info, inspect.Metadata):
        return info, {}
    extra = cast("dict[str, int] | None", info.extra)  # pyright: ignore[reportUnknownMemberType]
    return info.type, extra or {}


def _is_of(info: inspect.Type, value: Any) -> bool:
    """Whether a value of a union is of this one of its types; they differ in kind."""
    plain, _ = _bare(info)
    if isinstance(plain, inspect.NoneType):
        return value is None
    if isinstance(plain, inspect.StructType):
        return isinstance(value, plain.cls)
    kinds: dict[type[inspect.Type], type] = {inspect.IntType: int, inspect.StrType: str}
    return isinstance(value, kinds.get(type(plain), object)) and value is not None


def _parts(info: inspect.Type, value: Any) -> Iterator[tuple[str, Any, inspect.Type]]:
    """What a value consists of, each with its type, and with its name in a struct."""
    if isinstance(info, inspect.CollectionType):
        yield from (("", each, info.item_type) for each in value)
    elif isinstance(info, inspect.DictType):
        for key, inner in value.items():
            yield "", key, info.key_type
            yield "", inner, info.value_type
    elif isinstance(info, inspect.StructType):
        yield from ((f.name, getattr(value, f.name), f.type) for f in info.fields)


def _unbounded(name: str, info: inspect.Type) -> Iterator[str]:
    info, bounds = _bare(info)
    if isinstance(info, _GROWING) and not bounds:
        yield name
    if isinstance(info, inspect.UnionType):
        parts = [(name, each) for each in info.types]
    elif isinstance(info, inspect.CollectionType):
        parts = [(name, info.item_type)]
    elif isinstance(info, inspect.DictType):
        parts = [(name, info.key_type), (name, info.value_type)]
    elif isinstance(info, inspect.StructType):
        parts = [(f"{name}.{field.name}", field.type) for field in info.fields]
    else:
        parts = []
    for each, inner in parts:
        yield from _unbounded(each, inner)
