"""The protocols by which choices of any kind are put in words, and put to a chooser.

Every kind says what it is made of in the terms of these two protocols. So those who speak and those
who ask (texts, the terminal, the players of the fuzzer) need no case for any kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, cast

if TYPE_CHECKING:
    from oyez.choices.basic import Amount, Choices, Words
    from oyez.choices.pools import Arrangement, Some, Split

Labels: TypeAlias = "list[str] | dict[str, Labels] | None"


class LabelFormatter(Protocol):
    """Turns the values that a choice lists into labels."""

    def thing(self, value: object, of: str) -> str:
        """One thing, or several, as a choice lists them."""
        ...


class ValueFormatter(LabelFormatter, Protocol):
    """Turns a chosen value of any kind into words."""

    def number(self, number: int) -> str:
        """A number that stands for itself."""
        ...

    def share(self, thing: object, number: int, of: str) -> str:
        """So much for a thing."""
        ...

    def pair(self, thing: object, place: object, of: str) -> str:
        """A thing, and where it goes."""
        ...

    def series(self, items: Sequence[str], of: str) -> str:
        """Several things one after the other; no items are nothing."""
        ...

    def named(self, naming: str, name: str, part: Choices[Any], value: Any) -> str:
        """What was chosen under a name, which the message `<naming>-<name>` says."""
        ...


class Chooser(Protocol):
    """Answers a choice step by step: a terminal, a bot or a test."""

    def one(self, values: Sequence[Any]) -> Any:
        """One of these."""
        ...

    def amount(self, choices: Amount) -> int:
        """A number."""
        ...

    def some(self, choices: Some[Any]) -> tuple[Any, ...]:
        """Several things out of a pool."""
        ...

    def row(self, choices: Arrangement[Any]) -> tuple[Any, ...]:
        """Several things out of a pool, in an order."""
        ...

    def split(self, choices: Split[Any]) -> tuple[tuple[Any, int], ...]:
        """A sum laid out."""
        ...

    def words(self, choices: Words) -> str:
        """A line of text."""
        ...

    def which(self, naming: str, names: Sequence[str], enough: bool = False) -> str | None:
        """One of the names; None, where there are `enough` already: no more."""
        ...

    def inside(self, name: str, part: Choices[Any]) -> Any:
        """A value of what was chosen by its name."""
        ...

    def field(self, name: str, part: Choices[Any]) -> Any:
        """A value for a field."""
        ...

    def about(self, thing: object, part: Choices[Any]) -> Any:
        """A value that says something of a thing."""
        ...


def named_in(value: Any) -> Iterator[str]:
    """The ids in a value, and its numbers by what they are called, such as `seat:2`."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for item in cast("Sequence[Any]", value):
            yield from named_in(item)
    elif isinstance(value, dict):
        for key, item in cast("Mapping[str, Any]", value).items():
            if isinstance(item, int) and not isinstance(item, bool):
                yield f"{key}:{item}"
            else:
                yield from named_in(item)
