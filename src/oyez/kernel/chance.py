"""Questions to Nature: dice, draws and shuffles, whose outcomes go into the record."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import itemgetter
from random import Random
from typing import Any

from oyez.choices.basic import Amount, Choices, Form, written
from oyez.choices.pools import Arrangement, Permutation, draw_from_bag
from oyez.compiling import mypyc_attr
from oyez.kernel.requests import Request
from oyez.kernel.seeds import DealSeed
from oyez.state.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceRequest(Request):
    """A question to Nature; only the seats in `seen` learn the outcome (None: everybody).

    `name` says what is drawn or rolled for, such as "attacks:3:1", whatever has been played before.
    It occurs once in a match. Where the same deal is played again, the same name brings the same
    outcome; what has no name goes by its place in the record.
    """

    __slots__ = ("name", "seen")
    seen: Collection[Seat] | None
    name: str
    rule = ""

    @property
    def choices(self) -> Choices[Any]:
        """All that can come out."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Any:
        """An outcome with its proper odds."""
        return self.choices.sample(rng)

    def dealt(self, seed: DealSeed, name: str) -> Any:
        """The outcome that this chance has in a deal, with its proper odds over all deals."""
        return self.sample(seed.generator(name))


class Roll(ChanceRequest):
    """So many dice with so many sides; the outcome lists them in order."""

    __slots__ = ("dice", "sides")

    def __init__(
        self,
        dice: int = 1,
        sides: int = 6,
        seen: Collection[Seat] | None = None,
        name: str = "",
    ) -> None:
        self.dice, self.sides, self.seen, self.name = dice, sides, seen, name

    @property
    def choices(self) -> Choices[Any]:
        return Form({f"die {die}": Amount(1, self.sides) for die in range(1, self.dice + 1)})

    def sample(self, rng: Random) -> tuple[int, ...]:
        return tuple(rng.randrange(self.sides) + 1 for _ in range(self.dice))


class Draw(ChanceRequest):
    """So many things at random out of a bag (thing: how many), as a tuple in the order drawn.

    The bag itself is not changed: the flow takes the things out of the state that holds them. So it
    may be what the state holds, with things of which none is left.

    In a deal the things drawn are counted from `first` on, and a name occurs once with each number:
    two draws under one name, the second of which counts on, are the same as one for both.
    """

    __slots__ = ("bag", "first", "number")

    def __init__(
        self,
        bag: Mapping[Any, int],
        number: int = 1,
        seen: Collection[Seat] | None = None,
        name: str = "",
        first: int = 0,
    ) -> None:
        self.bag, self.number, self.seen = bag, number, seen
        self.name, self.first = name, first

    @property
    def choices(self) -> Choices[Any]:
        return Arrangement({thing: n for thing, n in self.bag.items() if n}, self.number)

    def sample(self, rng: Random) -> tuple[Any, ...]:
        return draw_from_bag(self.bag, self.number, rng)

    def dealt(self, seed: DealSeed, name: str) -> tuple[Any, ...]:
        left = _by_kind([thing for thing, n in self.bag.items() for _ in range(n)])
        taken: list[Any] = []
        for number in range(self.first, self.first + self.number):
            kind = _lowest(seed, f"{name} {number}", left)
            taken.append(left[kind].pop())
            if not left[kind]:
                del left[kind]
        return tuple(taken)


class Shuffle(ChanceRequest):
    """The things in a random order."""

    __slots__ = ("things",)

    def __init__(
        self, things: Iterable[Any], seen: Collection[Seat] | None = None, name: str = ""
    ) -> None:
        self.things, self.seen, self.name = tuple(things), seen, name

    @property
    def choices(self) -> Choices[Any]:
        return Permutation(self.things)

    def dealt(self, seed: DealSeed, name: str) -> tuple[Any, ...]:
        marked = [
            (seed.mark(name, b"%d %s" % (number, kind)), thing)
            for kind, alike in _by_kind(self.things).items()
            for number, thing in enumerate(alike)
        ]
        marked.sort(key=itemgetter(0))
        return tuple([thing for _, thing in marked])


def _by_kind(things: Iterable[Any]) -> dict[bytes, list[Any]]:
    """The things by what they are; the order in which they come makes no difference."""
    found: dict[bytes, list[Any]] = {}
    for thing in things:
        found.setdefault(written(thing), []).append(thing)
    return found


def _lowest(seed: DealSeed, name: str, left: Mapping[bytes, Sequence[Any]]) -> bytes:
    """The kind of which a thing is drawn; one of which there are many has as many chances."""
    marked = [
        (seed.mark(name, b"%d %s" % (number, kind)), kind)
        for kind, alike in left.items()
        for number in range(len(alike))
    ]
    return min(marked)[1]
