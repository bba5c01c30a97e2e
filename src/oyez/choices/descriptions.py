"""Choices as a screen is told of them: one struct for each kind, told apart by `kind`.

The client's types are made from these. A kind that stands in a module of its own has its struct
there; all of them inherit from `Description`.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Description(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Everything that a screen needs to show a choice, and to put an answer together."""


class OneOfDescription(Description, frozen=True, tag="one-of"):
    """One of the values listed."""

    values: list[Any]


class AmountDescription(Description, frozen=True, tag="amount"):
    """A whole number from `least` to `most`, in steps."""

    least: int
    most: int
    step: int


class FormDescription(Description, frozen=True, tag="form"):
    """A value for each field, in their order."""

    fields: dict[str, Description]


class OfferDescription(Description, frozen=True, tag="offer"):
    """A form with the fields `to`, `give` and `ask`."""

    fields: dict[str, Description]


class EitherDescription(Description, frozen=True, tag="either"):
    """Different kinds side by side; a value is the pair of a name and a value of that one."""

    options: dict[str, Description]


class WordsDescription(Description, frozen=True, tag="words"):
    """A line of text in one's own words."""

    most: int
    examples: list[str]


class Pooled(Struct, frozen=True, omit_defaults=True):
    """A thing in a pool, how many there are, and what one of it counts for where that matters."""

    value: Any
    count: int
    weight: int | None = None


class SomeDescription(Description, frozen=True, tag="some"):
    """Some things of a pool; `alike` are groups, and only things of one group go together.

    The message `measure-<measure>` says what the weight of a thing is: a wage, for instance.
    """

    pool: list[Pooled]
    least: int
    most: int
    weight: tuple[int, int] | None = None
    alike: list[list[Any]] | None = None
    measure: str | None = None


class ArrangementDescription(Description, frozen=True, tag="row"):
    """A row of so many things out of a pool, in an order of one's own."""

    pool: list[Pooled]
    length: int


class PermutationDescription(Description, frozen=True, tag="order"):
    """All things of a pool, in an order of one's own."""

    pool: list[Pooled]
    length: int


class Bin(Struct, frozen=True):
    """Something that can be given a part of a sum, and how much of it."""

    value: Any
    most: int


class SplitDescription(Description, frozen=True, tag="split"):
    """A sum laid out over bins; a value is a list of pairs [bin, part], each part at least 1."""

    bins: list[Bin]
    total: tuple[int, int]
