"""Nature's part: dice, draws and shuffles as questions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from random import Random
from typing import Any

from oyez.kernel.choices import Amount, Choices, Form
from oyez.kernel.compiling import mypyc_attr
from oyez.kernel.pools import Order, Row, drawn
from oyez.kernel.requests import Request
from oyez.kernel.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Request):
    """A question to Nature. `seen` are the seats that learn the outcome (None: everybody)."""

    __slots__ = ("seen",)
    seen: Collection[Seat] | None
    rule = ""

    @property
    def choices(self) -> Choices[Any]:
        """All that can come out."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Any:
        """An outcome with its proper odds."""
        return self.choices.sample(rng)


class Roll(Chance):
    """So many dice with so many sides; the outcome lists them in order."""

    __slots__ = ("dice", "sides")

    def __init__(self, dice: int = 1, sides: int = 6, seen: Collection[Seat] | None = None) -> None:
        self.dice, self.sides, self.seen = dice, sides, seen

    @property
    def choices(self) -> Choices[Any]:
        return Form({f"die {die}": Amount(1, self.sides) for die in range(1, self.dice + 1)})

    def sample(self, rng: Random) -> tuple[int, ...]:
        return tuple(rng.randrange(self.sides) + 1 for _ in range(self.dice))


class Draw(Chance):
    """So many things at random out of a bag (thing: how many), as a tuple in the order drawn.

    The bag itself is not changed: the flow takes the things out of the state that holds them. So it
    may be what the state holds, with things of which none is left.
    """

    __slots__ = ("bag", "number")

    def __init__(
        self, bag: Mapping[Any, int], number: int = 1, seen: Collection[Seat] | None = None
    ) -> None:
        self.bag, self.number, self.seen = bag, number, seen

    @property
    def choices(self) -> Choices[Any]:
        return Row({thing: n for thing, n in self.bag.items() if n}, self.number)

    def sample(self, rng: Random) -> tuple[Any, ...]:
        return drawn(self.bag, self.number, rng)


class Shuffle(Chance):
    """The things in a random order."""

    __slots__ = ("things",)

    def __init__(self, things: Iterable[Any], seen: Collection[Seat] | None = None) -> None:
        self.things, self.seen = tuple(things), seen

    @property
    def choices(self) -> Choices[Any]:
        return Order(self.things)
