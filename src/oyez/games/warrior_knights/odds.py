"""How a combat is likely to end, from the Fate deck as somebody knows it.

An estimate: Fate cards that he has not seen are dealt at random many times over, always by the same
luck, so that equal knowledge gives equal figures. Both sides are taken to keep what wins soonest
(Victory, then Draw, Inflict, Avoid), to use their abilities, and to bear losses evenly.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from oyez.games.warrior_knights.abilities import AVOID, DRAW, INFLICT, VICTORY, can_use
from oyez.games.warrior_knights.armies import fighting_strength
from oyez.games.warrior_knights.battle import must_discard
from oyez.games.warrior_knights.lasting import by_office
from oyez.games.warrior_knights.state import Combat, Side, State
from oyez.games.warrior_knights.walls import strength
from oyez.kernel import Seat

DEALS: Final = 240
# What is kept first.
_WORTH: Final = {VICTORY: 0, DRAW: 1, INFLICT: 2, AVOID: 3}


class Host(NamedTuple):
    """What one side has: the cards known to be its own, and how many are not known."""

    known: tuple[str, ...]
    unknown: int
    discards: int
    inflict: int
    avoid: int
    victory: int
    bears: int
    """So many losses leave nobody and nothing of it."""


def chances(s: State, combat: Combat, seat: Seat | None) -> tuple[float, float] | None:
    """How likely the attacker and the defender are to win, as `seat` can tell; None: too early.

    What is missing to 1 is a draw; in an assault that is as good as a victory of the walls.
    """
    if combat.stage != "discard":
        return None
    one, two = (_host(s, combat, side, seat) for side in combat.sides)
    return reckon(unseen(s, combat, seat), one, two, combat.kind == "assault")


def unseen(s: State, combat: Combat, seat: Seat | None) -> tuple[str, ...]:
    """What the cards that `seat` has not seen say: in the deck, and in the hands of others."""
    words = s.edition.fate
    found = [words[card].battle for card, number in s.fate.stock.items() for _ in range(number)]
    settled = (*s.fate.top, *s.fate.bottom)
    found += [words[placed.card].battle for placed in settled if seat not in placed.known]
    for side in combat.sides:
        if side.seat is None or side.seat != seat:
            found += [words[card].battle for card in side.hand]
    return tuple(sorted(found))


def _host(s: State, combat: Combat, side: Side, seat: Seat | None) -> Host:
    own = side.seat is not None and side.seat == seat
    cards = [s.edition.fate[card].battle for card in side.hand] if own else []
    inflict = avoid = victory = 0
    if side.commander:
        noble = s.noble(side.commander)
        inflict, avoid = can_use(s, noble, INFLICT), can_use(s, noble, AVOID)
        victory = can_use(s, noble, VICTORY)
        victory += by_office(s, noble, "victory") if noble.fresh else 0
    return Host(
        tuple(sorted(cards)),
        0 if own else len(side.hand),
        must_discard(s, side),
        inflict,
        avoid,
        victory,
        _bears(s, combat, side),
    )


def _bears(s: State, combat: Combat, side: Side) -> int:
    """WK-BATTLE-12: one loss for each hundred men or part of it, one for each of the walls."""
    numbers = s.edition.numbers.combat
    strengths = [fighting_strength(s, s.noble(name), side.walls) for name in side.nobles]
    if side.garrison and side.seat is not None:
        strengths.append(fighting_strength(s, s.barons[side.seat].stronghold))
    bears = sum(-(-men // numbers.casualty) for men in strengths)
    return bears + (-(-strength(s, combat.region) // numbers.breach) if side.walls else 0)


@lru_cache(maxsize=512)
def reckon(pool: tuple[str, ...], one: Host, two: Host, assault: bool) -> tuple[float, float]:
    """The share of the deals that each side wins."""
    rng = Random(len(pool))
    won = lost = 0
    for _ in range(DEALS):
        deck = list(pool)
        rng.shuffle(deck)
        lead = _lead(_kept(one, deck), _kept(two, deck), one, two, deck)
        won += lead > 0
        lost += lead < 0 or (assault and lead == 0)
    return round(won / DEALS, 2), round(lost / DEALS, 2)


def _kept(host: Host, deck: list[str]) -> list[str]:
    """Its hand without the least useful cards."""
    cards = [*host.known, *(deck.pop() for _ in range(min(host.unknown, len(deck))))]
    cards.sort(key=_WORTH.__getitem__)
    return cards[: len(cards) - host.discards] if host.discards else cards


def _drawn(cards: list[str], deck: list[str]) -> list[str]:
    """WK-BATTLE-08: with a further card for each that says so."""
    due = cards.count(DRAW)
    while due and deck:
        card = deck.pop()
        cards.append(card)
        due += (card == DRAW) - 1
    return cards


def _lead(
    first: Sequence[str], second: Sequence[str], one: Host, two: Host, deck: list[str]
) -> int:
    """WK-BATTLE-09..19: by how many victories the first leads, or who is left."""
    mine, theirs = _drawn([*first], deck), _drawn([*second], deck)
    suffered = _losses(theirs, two, mine, one)
    dealt = _losses(mine, one, theirs, two)
    if suffered >= one.bears or dealt >= two.bears:
        return int(dealt >= two.bears) - int(suffered >= one.bears)
    return mine.count(VICTORY) + one.victory - theirs.count(VICTORY) - two.victory


def _losses(by: list[str], giver: Host, of: list[str], taker: Host) -> int:
    inflicted = by.count(INFLICT) + giver.inflict
    return max(inflicted - of.count(AVOID) - taker.avoid, 0)
