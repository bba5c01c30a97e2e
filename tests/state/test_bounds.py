"""Bounds of options: declared with their types, checked where a match is agreed on."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Struct

from oyez.state.bounds import OutOfBounds, check_bounds, items, letters, unbounded, whole


class Inner(Struct, frozen=True):
    """A part of some options."""

    score: Annotated[int, whole(-3, 3)] = 0


class Bounded(Struct, frozen=True):
    """Options that cannot grow without end."""

    rounds: Annotated[int, whole(1, 9)] = 1
    name: Annotated[str, letters(4)] | None = None
    names: Annotated[tuple[Annotated[str, letters(4)], ...], items(2)] = ()
    scores: Annotated[dict[Annotated[int, whole(0, 5)], Annotated[int, whole(0, 5)]], items(2)] = {}
    inner: Inner | None = None
    flag: bool = False


class Unbounded(Struct, frozen=True):
    """Options that can."""

    rounds: int = 0
    name: str | None = None
    names: tuple[str, ...] = ()
    scores: Annotated[dict[int, Annotated[int, whole(0, 5)]], items(2)] = {}
    weight: float = 0.0
    flag: bool = False


FITTING: list[dict[str, Any]] = [
    {},
    {"rounds": 9},
    {"name": "abcd"},
    {"names": ("abcd", "")},
    {"scores": {0: 5, 5: 0}},
    {"inner": Inner(-3)},
]
BEYOND: list[tuple[dict[str, Any], str]] = [
    ({"rounds": 0}, "option-number"),
    ({"rounds": 10**18}, "option-number"),
    ({"name": "abcde"}, "option-length"),
    ({"names": ("a", "b", "c")}, "option-length"),
    ({"names": ("abcde",)}, "option-length"),
    ({"scores": {6: 0}}, "option-number"),
    ({"scores": {0: 6}}, "option-number"),
    ({"scores": {0: 0, 1: 0, 2: 0}}, "option-length"),
    ({"inner": Inner(4)}, "option-number"),
]


@pytest.mark.parametrize("parts", FITTING, ids=str)
def test_what_is_within_its_bounds_is_accepted(parts: dict[str, Any]) -> None:
    check_bounds(Bounded(**parts))


@pytest.mark.parametrize(("parts", "message"), BEYOND, ids=str)
def test_what_is_beyond_its_bounds_is_refused(parts: dict[str, Any], message: str) -> None:
    with pytest.raises(OutOfBounds) as refusal:
        check_bounds(Bounded(**parts))
    assert refusal.value.reason.message == message
    option = str(refusal.value.reason.about["option"])
    assert option.partition(".")[0] == next(iter(parts))


@pytest.mark.parametrize(("parts", "message"), BEYOND, ids=str)
def test_what_was_agreed_on_before_can_be_read(parts: dict[str, Any], message: str) -> None:
    plain = msgspec.to_builtins(Bounded(**parts), str_keys=True)
    assert msgspec.convert(plain, Bounded, str_keys=True) == Bounded(**parts)


def test_bounds_are_told_in_the_schema() -> None:
    parts = msgspec.json.schema(Bounded)["$defs"]["Bounded"]["properties"]
    assert (parts["rounds"]["minimum"], parts["rounds"]["maximum"]) == (1, 9)
    assert parts["name"]["anyOf"][0]["maxLength"] == 4
    assert parts["names"]["maxItems"] == 2


def test_whatever_could_grow_without_end_is_found() -> None:
    assert unbounded(Bounded) == []
    found = ["rounds", "name", "names", "names", "scores", "weight"]
    assert unbounded(Unbounded) == found
