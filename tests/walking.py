"""Walking a game exhaustively, as perft does in chess: every answer to every question is tried.

Nature's answers are walked like all others; sealed questions are answered one after another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, TypeVar

from oyez.kernel import Match, State

S = TypeVar("S", bound=State)
Key = TypeVar("Key", bound=Hashable)


def by_depth(walk: Iterable[tuple[int, Key]], depth: int) -> list[Counter[Key]]:
    """How often each position is reached, by the number of answers."""
    found: list[Counter[Key]] = [Counter() for _ in range(depth + 1)]
    for left, where in walk:
        found[depth - left][where] += 1
    return found


def by_copying(
    match: Match[S], depth: int, key: Callable[[Match[S]], Key]
) -> Iterator[tuple[int, Key]]:
    """Every sequence of up to `depth` answers: how many are left to give, and where it leads."""
    yield depth, key(match)
    if depth:
        for value in choices(match):
            twin = match.clone()
            twin.answer(twin.waiting()[0], value)
            yield from by_copying(twin, depth - 1, key)


def by_replaying(begin: Callable[[], Match[S]], depth: int) -> list[int]:
    """How many sequences of 0, 1, 2... answers there are; each is played by a match of its own.

    A match goes on to the end with the first answer there is; the others are begun anew later.
    """
    found, later = [0] * (depth + 1), [list[Any]()]
    while later:
        said = later.pop()
        match = begin()
        for value in said:
            match.answer(match.waiting()[0], value)
        found[len(said)] += 1
        while len(said) < depth and (options := choices(match)):
            later += [[*said, value] for value in options[1:]]
            said.append(options[0])
            match.answer(match.waiting()[0], options[0])
            found[len(said)] += 1
    return found


def choices(match: Match[Any]) -> list[Any]:
    """All that can be answered by the first who is asked."""
    if match.over:
        return []
    question = match.question(match.waiting()[0])
    assert question is not None
    return list(question.choices)
