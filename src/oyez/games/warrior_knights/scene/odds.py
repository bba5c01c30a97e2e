"""How a combat is likely to end, from the Fate deck as somebody knows it.

An estimate: Fate cards that he has not seen are dealt at random many times over, always by the same
luck, so that equal knowledge gives equal figures. Both sides are taken to keep what wins soonest
(Victory, then Draw, Inflict, Avoid), to name their best commander, to use their abilities, and to
bear losses evenly. Nothing of it touches the state, or the luck of the match.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

import msgspec

from oyez.games.warrior_knights.rules.assembly.lasting import by_office
from oyez.games.warrior_knights.rules.fate import shared_out
from oyez.games.warrior_knights.rules.war.abilities import AVOID, DRAW, INFLICT, VICTORY, can_use
from oyez.games.warrior_knights.rules.war.armies import fighting_strength
from oyez.games.warrior_knights.rules.war.battle import cards_due
from oyez.games.warrior_knights.rules.war.walls import strength
from oyez.games.warrior_knights.state import Combat, CombatSide, KnightsState
from oyez.kernel import Seat
from oyez.scene.shares import shares

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


class Odds(NamedTuple):
    """How likely the attacker wins, the defender wins, and nobody does; together they are 1.

    In an assault a draw is as good as a victory of the walls.
    """

    attacker: float
    defender: float
    nobody: float


def chances(
    s: KnightsState, combat: Combat, seat: Seat | None, discarded: tuple[str, ...] = ()
) -> Odds | None:
    """How a combat is likely to end, as `seat` can tell; None: too late to say.

    The combat may be one that nobody has started yet. `discarded` is what `seat` means to discard,
    or has under seal.
    """
    if combat.stage == "resolve" or any(side.revealed for side in combat.sides):
        return None
    s, combat = supposing(s, combat)
    dealt = hands_due(s, combat)
    unseen, below = deck_of(s, combat, seat)
    if discarded and seat is not None:
        combat = keeping(combat, seat, discarded)
        below += tuple(s.edition.fate[card].battle for card in discarded)
    hosts = [
        _host(s, combat, side, seat, cards) for side, cards in zip(combat.sides, dealt, strict=True)
    ]
    return reckon(unseen, hosts[0], hosts[1], combat.kind == "assault", below)


def keeping(combat: Combat, seat: Seat, discarded: tuple[str, ...]) -> Combat:
    """The same combat, nothing in it changed, once `seat` has discarded some of its cards."""
    sides = [_without(side, discarded) if side.seat == seat else side for side in combat.sides]
    return Combat(combat.kind, combat.region, sides[0], sides[1], combat.stage)


def _without(side: CombatSide, cards: tuple[str, ...]) -> CombatSide:
    hand = side.hand.copy()
    for card in cards:
        hand.remove(card)
    return msgspec.structs.replace(side, hand=hand)


def supposing(s: KnightsState, combat: Combat) -> tuple[KnightsState, Combat]:
    """The same state, nothing in it changed, with the combat under way and commanders named."""
    sides = [
        msgspec.structs.replace(side, commander=side.commander or _best_commander(s, side))
        for side in combat.sides
    ]
    supposed = Combat(combat.kind, combat.region, sides[0], sides[1], combat.stage)
    return msgspec.structs.replace(s, combat=supposed), supposed


def _best_commander(s: KnightsState, side: CombatSide) -> str:
    """WK-BATTLE-01: one of its nobles, whoever is worth most."""
    return max(side.nobles, key=lambda name: sum(_abilities(s, name)), default="")


def _abilities(s: KnightsState, name: str) -> tuple[int, int, int]:
    """WK-NOBLE-01..06: what a commander inflicts, avoids and wins by himself."""
    if not name:
        return 0, 0, 0
    noble = s.noble(name)
    champion = by_office(s, noble, "victory") if noble.fresh else 0
    worth = can_use(s, noble, VICTORY) + champion
    return can_use(s, noble, INFLICT), can_use(s, noble, AVOID), worth


def hands_due(s: KnightsState, combat: Combat) -> tuple[int, int]:
    """WK-BATTLE-03, WK-R04: how many Fate cards the sides are dealt, or were."""
    one, two = (cards_due(s, side) for side in combat.sides)
    there = len(s.fate) + sum(len(side.hand) for side in combat.sides)
    return (one, two) if one + two <= there else shared_out(there, one, two)


def deck_of(
    s: KnightsState, combat: Combat, seat: Seat | None
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What cards that `seat` has not seen say, and after them those he knows to lie underneath.

    Others' hands are among the unseen.
    """
    words = s.edition.fate
    found = [words[card].battle for card, number in s.fate.stock.items() for _ in range(number)]
    settled = (*s.fate.top, *s.fate.bottom)
    found += [words[placed.card].battle for placed in settled if seat not in placed.known]
    for side in combat.sides:
        if side.seat is None or side.seat != seat:
            found += [words[card].battle for card in side.hand]
    below = [words[placed.card].battle for placed in s.fate.bottom if seat in placed.known]
    return tuple(sorted(found)), tuple(below)


def _host(s: KnightsState, combat: Combat, side: CombatSide, seat: Seat | None, dealt: int) -> Host:
    own = side.seat is not None and side.seat == seat
    cards = [s.edition.fate[card].battle for card in side.hand] if own else []
    has = dealt if combat.stage == "commanders" else len(side.hand)
    return Host(
        tuple(sorted(cards)),
        has - len(cards),
        _discards(s, side, dealt) if has == dealt else 0,
        *_abilities(s, side.commander),
        _bears(s, combat, side),
    )


def _discards(s: KnightsState, side: CombatSide, dealt: int) -> int:
    """WK-BATTLE-04, WK-R57: what is to be discarded of a hand as it was dealt."""
    return min(s.edition.numbers.combat.discards, max(dealt - 1, 0)) if side.commander else 0


def _bears(s: KnightsState, combat: Combat, side: CombatSide) -> int:
    """WK-BATTLE-12: one loss for each hundred men or part of it, one for each of the walls."""
    numbers = s.edition.numbers.combat
    strengths = [fighting_strength(s, s.noble(name), side.walls) for name in side.nobles]
    if side.garrison and side.seat is not None:
        strengths.append(fighting_strength(s, s.barons[side.seat].stronghold))
    bears = sum(-(-men // numbers.casualty) for men in strengths)
    return bears + (-(-strength(s, combat.region) // numbers.breach) if side.walls else 0)


# -- dealing ---------------------------------------------------------------------------------------


class OddsDeck:
    """A deck to be dealt from: first what lies in no order that one knows, then the rest."""

    __slots__ = ("_luck", "_rest", "_unseen")

    def __init__(self, unseen: tuple[str, ...], rest: tuple[str, ...], luck: Random) -> None:
        self._unseen, self._rest, self._luck = list(unseen), list(rest[::-1]), luck

    def draw(self) -> str:
        """The next card; empty if there is none."""
        unseen = self._unseen
        if not unseen:
            return self._rest.pop() if self._rest else ""
        place = int(self._luck.random() * len(unseen))
        unseen[place], unseen[-1] = unseen[-1], unseen[place]
        return unseen.pop()

    def hand(self, cards: int) -> list[str]:
        """So many cards, or as many as there are."""
        return [card for card in (self.draw() for _ in range(cards)) if card]


@lru_cache(maxsize=512)
def reckon(
    unseen: tuple[str, ...], one: Host, two: Host, assault: bool, below: tuple[str, ...] = ()
) -> Odds:
    """The share of the deals that each side wins; `below` the unseen lie cards that one knows."""
    luck = Random(len(unseen))
    won = lost = 0
    for _ in range(DEALS):
        deck = OddsDeck(unseen, below, luck)
        mine, theirs = _kept(one, deck), _kept(two, deck)
        lead = _lead(_drawn(mine, deck), _drawn(theirs, deck), one, two)
        won += lead > 0
        lost += lead < 0 or (assault and lead == 0)
    return Odds(*shares((won, lost, DEALS - won - lost)))


def _kept(host: Host, deck: OddsDeck) -> list[str]:
    """Its hand without the least useful cards."""
    cards = [*host.known, *deck.hand(host.unknown)]
    cards.sort(key=_WORTH.__getitem__)
    return cards[: max(len(cards) - host.discards, 0)]


def _drawn(cards: list[str], deck: OddsDeck) -> list[str]:
    """WK-BATTLE-08: with a further card for each that says so."""
    due = cards.count(DRAW)
    while due:
        card = deck.draw()
        if not card:
            break
        cards.append(card)
        due += (card == DRAW) - 1
    return cards


def _lead(mine: list[str], theirs: list[str], one: Host, two: Host) -> int:
    """WK-BATTLE-09..19: by how many victories the first leads, or who is left."""
    suffered = _losses(theirs, two, mine, one)
    dealt = _losses(mine, one, theirs, two)
    if suffered >= one.bears or dealt >= two.bears:
        return int(dealt >= two.bears) - int(suffered >= one.bears)
    return mine.count(VICTORY) + one.victory - theirs.count(VICTORY) - two.victory


def _losses(by: list[str], giver: Host, of: list[str], taker: Host) -> int:
    inflicted = by.count(INFLICT) + giver.inflict
    return max(inflicted - of.count(AVOID) - taker.avoid, 0)
