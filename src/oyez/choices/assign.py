"""An assignment of things to places."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from oyez.choices.basic import Choices, OneOf, Why, exactly
from oyez.choices.descriptions import Description
from oyez.choices.dialogue import Chooser, LabelFormatter, Labels, ValueFormatter

H = TypeVar("H", bound=Hashable)


class AssignThing(Struct, frozen=True):
    """A thing, and the places open to it, by their numbers in the list of places."""

    value: Any
    open: list[int]


class AssignPlace(Struct, frozen=True):
    """A place, and how many things it must and may hold."""

    value: Any
    least: int
    most: int


class AssignDescription(Description, frozen=True, tag="assign"):
    """Each thing goes to a place open to it; a value is a list of pairs [thing, place]."""

    things: list[AssignThing]
    places: list[AssignPlace]


class Assign(Choices[tuple[tuple[H, Any], ...]]):
    """Every thing goes to one of the places open to it; each place holds so many of them.

    `things` names the places open to each, `places` the least and the most that each may hold. A
    value pairs every thing with its place, in the order of the things. To tell `why` not, a game
    is also asked about a thing or a place alone: in a pair with None. Counted by way of how full
    the places are, so let them be few. Sampled thing by thing: each place that leaves a way for
    the others is equally likely.
    """

    __slots__ = ("_memo", "_open", "places", "things")
    kind = "assign"

    def __init__(
        self,
        things: Mapping[H, Sequence[Hashable]],
        places: Mapping[Any, tuple[int, int]],
        why: Why | None = None,
    ) -> None:
        self.things, self.places, self.why = things, places, why
        numbers = {place: number for number, place in enumerate(places)}
        self._open = [[numbers[place] for place in open_to] for open_to in things.values()]
        self._memo: dict[tuple[int, ...], int] = {}

    # -- the set ------------------------------------------------------------------------------

    def find(self, value: object) -> tuple[tuple[H, Any], ...]:
        pairs = [self._tuple(pair) for pair in self._tuple(value)]
        things = {thing: thing for thing in self.things}
        places = {place: place for place in self.places}
        try:
            said = {things[thing]: places[place] for thing, place in pairs}
        except (KeyError, TypeError, ValueError):
            raise self.refusal(value) from None
        if not all(exactly(things[t], t) and exactly(places[p], p) for t, p in pairs):
            raise self.refusal(value, "wrong-type")
        if len(pairs) != len(things) or len(said) != len(things):
            raise self.refusal(value, "wrong-number", least=len(things), most=len(things))
        if any(place not in self.things[thing] for thing, place in said.items()):
            raise self.refusal(value, "not-there")
        goals = list(said.values())
        for place, (least, most) in self.places.items():
            if not least <= goals.count(place) <= most:
                raise self.refusal(value, "place-number", least=least, most=most)
        return tuple((thing, said[thing]) for thing in self.things)

    def parse(self, raw: object) -> tuple[tuple[H, Any], ...]:
        pairs = [self._list(pair) for pair in self._list(raw)]
        if any(len(pair) != 2 for pair in pairs):
            raise self.refusal(raw, "wrong-type")
        things = self._parsed(self.things, [thing for thing, _ in pairs])
        places = self._parsed(self.places, [place for _, place in pairs])
        return self.find(tuple(zip(things, places, strict=True)))

    def __iter__(self) -> Iterator[tuple[tuple[H, Any], ...]]:
        return map(self._value, self._walk(()))

    def _walk(self, goals: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """The places of all things, by number, that begin so."""
        if len(goals) == len(self._open):
            if self._can_end(goals):
                yield goals
            return
        for place in self._fitting(goals):
            yield from self._walk((*goals, place))

    def _value(self, goals: Sequence[int]) -> tuple[tuple[H, Any], ...]:
        places = list(self.places)
        return tuple((t, places[goal]) for t, goal in zip(self.things, goals, strict=True))

    def _fitting(self, goals: tuple[int, ...]) -> list[int]:
        """Where the next thing can go so that there is a way for those after it."""
        return [place for place in self._open[len(goals)] if self._can_end((*goals, place))]

    def _can_end(self, goals: tuple[int, ...]) -> bool:
        """Whether the things that are left can fill the places within their bounds.

        If all of them find room, and all places can get what they lack, both can be had at once.
        """
        left = self._open[len(goals) :]
        bounds = list(enumerate(self.places.values()))
        if any(most < max(least, goals.count(place)) for place, (least, most) in bounds):
            return False
        room = {place: most - goals.count(place) for place, (_, most) in bounds}
        lacking = [p for p, (least, _) in bounds for _ in range(least - goals.count(p))]
        takers = [[n for n, open_to in enumerate(left) if place in open_to] for place in lacking]
        return _matched(left, room) and _matched(takers, dict.fromkeys(range(len(left)), 1))

    def __bool__(self) -> bool:
        return self._can_end(())

    def count(self) -> int:
        return self._ways(0, (0,) * len(self.places))

    def _ways(self, number: int, full: tuple[int, ...]) -> int:
        """How many ways there are for the things from `number` on, with places so full."""
        if number == len(self._open):
            bounds = zip(self.places.values(), full, strict=True)
            return int(all(least <= held <= most for (least, most), held in bounds))
        key = (number, *full)
        if key not in self._memo:
            fuller = [(*full[:p], full[p] + 1, *full[p + 1 :]) for p in self._open[number]]
            self._memo[key] = sum(self._ways(number + 1, held) for held in fuller)
        return self._memo[key]

    def sample(self, rng: Random) -> tuple[tuple[H, Any], ...]:
        goals: tuple[int, ...] = ()
        while len(goals) < len(self._open):
            goals = (*goals, rng.choice(self._fitting(goals)))
        return self._value(goals)

    # -- what it is made of ---------------------------------------------------------------------

    def described(self) -> Description:
        things = [AssignThing(*each) for each in zip(self.things, self._open, strict=True)]
        return AssignDescription(things, [AssignPlace(p, *n) for p, n in self.places.items()])

    def listed(self) -> Sequence[Any] | None:
        return [*self.things, *self.places]

    def alone(self, thing: Any) -> Any:
        return ((thing, None),)

    def holding(self, thing: Any) -> Iterator[tuple[tuple[H, Any], ...]]:
        """The first value in which it goes somewhere, or something goes to it."""
        yield from [value for value in self if any(thing in pair for pair in value)][:1]

    def labels(self, voice: LabelFormatter, of: str = "") -> Labels:
        things = [voice.thing(thing, of) for thing in self.things]
        return {"things": things, "places": [voice.thing(place, of) for place in self.places]}

    def tell(self, value: tuple[tuple[H, Any], ...], voice: ValueFormatter, of: str = "") -> str:
        return voice.series([voice.pair(thing, place, of) for thing, place in value], of)

    def make(self, chooser: Chooser) -> tuple[tuple[H, Any], ...]:
        places = list(self.places)
        goals: tuple[int, ...] = ()
        for thing in self.things:
            fitting = self._fitting(goals)
            goal = chooser.about(thing, OneOf([places[place] for place in fitting]))
            goals = (*goals, places.index(goal))
        return self._value(goals)


def _matched(wants: Sequence[Sequence[int]], room: Mapping[int, int]) -> bool:
    """Whether everybody can have one of the things they want, of which there are so many."""
    holders: dict[int, list[int]] = {thing: [] for thing in room}

    def settle(who: int, tried: set[int]) -> bool:
        for thing in wants[who]:
            if thing in tried:
                continue
            tried.add(thing)
            held = holders[thing]
            if len(held) < room[thing]:
                held.append(who)
                return True
            for other in held:
                if settle(other, tried):
                    held[held.index(other)] = who
                    return True
        return False

    return all(settle(who, set()) for who in range(len(wants)))
