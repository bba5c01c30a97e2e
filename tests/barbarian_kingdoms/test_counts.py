"""Small exhaustive counts: all that can be said from tiny positions, told by two models."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from oyez.games.barbarian_kingdoms import Coins, State
from oyez.games.barbarian_kingdoms.data import COIN_VALUES
from oyez.kernel import NATURE, Match
from tests.barbarian_kingdoms import naive
from tests.barbarian_kingdoms.positions import Position, coins

Levels = list[Counter[naive.Key]]


def empty(*kingdoms: str, turn: str, powers: bool = False) -> Position:
    position = Position(*kingdoms, turn=turn, powers=powers)
    for kingdom in kingdoms:
        position.king(kingdom, None).treasury(kingdom, "")
    return position


def as_table(s: State) -> naive.Table:
    """The same position in the words of the naive model."""
    return {
        "order": [str(r.id) for r in s.realms],
        "turn": str(s.active.id),
        "powers": s.options.powers,
        "kings": {str(r.id): str(r.king) for r in s.realms if r.king is not None},
        "warriors": {str(r.id): [str(zone) for zone in r.warriors] for r in s.realms},
        "tokens": {str(r.id): [str(p) for p in r.tokens] for r in s.realms},
        "trophies": {str(r.id): [str(k) for k in r.trophies] for r in s.realms},
        "treasury": {str(r.id): values(s.treasuries[r.seat]) for r in s.realms},
        "loot": {str(p): values(heap) for p, heap in s.loot.items()},
        "chests": [str(p) for p in s.chests],
        "unopened": values(s.chest_pool),
        "target": "",
        "entered": [],
        "winner": "" if s.ended is None else str(s.realms_of(s.ended.winner)[0].id),
        "said": [],
    }


def values(heap: Coins) -> list[int]:
    return [COIN_VALUES[coin] for coin in heap.tokens()]


def key(match: Match[State]) -> naive.Key:
    waiting = match.waiting()
    if not waiting:
        who = ""
    elif waiting[0] == NATURE:
        who = naive.NATURE
    else:
        who = str(match.state.realms_of(waiting[0])[0].id)
    return naive.key(as_table(match.state), who)


def choices(match: Match[State]) -> list[Any]:
    if match.over:
        return []
    question = match.question(match.waiting()[0])
    assert question is not None
    return list(question.choices)


def by_cloning(match: Match[State], depth: int) -> Iterator[tuple[int, naive.Key]]:
    yield depth, key(match)
    if depth:
        for value in choices(match):
            twin = match.clone()
            twin.answer(twin.waiting()[0], value)
            yield from by_cloning(twin, depth - 1)


def by_replaying(
    start: Callable[[], Match[State]], depth: int, said: tuple[Any, ...] = ()
) -> Iterator[tuple[int, naive.Key]]:
    match = start()
    for value in said:
        match.answer(match.waiting()[0], value)
    yield depth, key(match)
    if depth:
        for value in choices(match):
            yield from by_replaying(start, depth - 1, (*said, value))


def levels(walk: Iterator[tuple[int, naive.Key]], depth: int) -> Levels:
    """How often each position is reached, by the number of answers."""
    found: Levels = [Counter() for _ in range(depth + 1)]
    for left, where in walk:
        found[depth - left][where] += 1
    return found
