"""Combat: the odds, what to discard, where losses go, where to retreat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from random import Random
from typing import Any, Final, NamedTuple, cast

from oyez.games.warrior_knights.answers import WALL, NameCompany, ToNoble
from oyez.games.warrior_knights.rules.assembly.lasting import by_office
from oyez.games.warrior_knights.rules.war import walls
from oyez.games.warrior_knights.rules.war.abilities import AVOID, DRAW, INFLICT, VICTORY, can_use
from oyez.games.warrior_knights.rules.war.armies import army, fighting_strength, men, troop_total
from oyez.games.warrior_knights.rules.war.battle import must_discard
from oyez.games.warrior_knights.state import NONE, Army, CombatSide, KnightsState, Noble
from oyez.kernel import Question, Seat, Some

# What to keep first, if one has to choose without reckoning.
_ORDER: Final = (VICTORY, DRAW, INFLICT, AVOID)
# How many combats are imagined to tell the odds of one, and to weigh what to keep.
_ODDS_TRIES, _KEEP_TRIES = 150, 60
# What the ends of a combat are worth to a side.
_TOTAL, _WON, _LOST, _LOSS = 1.4, 1.0, -1.0, 0.12


class SideStrength(NamedTuple):
    """One side at a glance: Fate cards drawn and to be discarded, tokens it can bear, extras."""

    cards: int
    discards: int
    bears: int
    inflict: int = 0
    avoid: int = 0
    victory: int = 0


def odds(s: KnightsState, one: SideStrength, two: SideStrength) -> tuple[float, float]:
    """How likely the attacker wins, and how likely he loses."""
    return _odds(one, two, _deck(s))


@cache
def _odds(one: SideStrength, two: SideStrength, deck: tuple[str, ...]) -> tuple[float, float]:
    rng = Random(1)
    won = lost = 0
    for _ in range(_ODDS_TRIES):
        drawn = rng.sample(deck, min(one.cards + two.cards, len(deck)))
        first, second = drawn[: one.cards], drawn[one.cards :]
        ours = _extended(_kept(first, one.discards), deck, rng)
        theirs = _extended(_kept(second, two.discards), deck, rng)
        lead = _lead(ours, one, theirs, two)
        won += lead > 0
        lost += lead < 0
    return won / _ODDS_TRIES, lost / _ODDS_TRIES


def _deck(s: KnightsState) -> tuple[str, ...]:
    return tuple(card.battle for card in s.edition.fate.values())


def _kept(hand: list[str], discards: int) -> list[str]:
    """What somebody keeps who does not reckon."""
    if not discards or len(hand) < 2:
        return hand
    ranked = sorted(hand, key=_ORDER.index)
    return ranked[: max(len(hand) - discards, 1)]


def _extended(kept: list[str], deck: tuple[str, ...] | list[str], rng: Random) -> list[str]:
    """The cards kept, and those drawn for them."""
    cards, due = list(kept), kept.count(DRAW)
    while due and len(cards) < len(deck):
        cards.append(rng.choice(deck))
        due += (cards[-1] == DRAW) - 1
    return cards


def _losses(theirs: list[str], foe: SideStrength, ours: list[str], own: SideStrength) -> int:
    return max(theirs.count(INFLICT) + foe.inflict - ours.count(AVOID) - own.avoid, 0)


def _lead(ours: list[str], own: SideStrength, theirs: list[str], foe: SideStrength) -> int:
    """By how much one wins; who is annihilated loses totally."""
    fallen = _losses(theirs, foe, ours, own) >= own.bears
    slain = _losses(ours, own, theirs, foe) >= foe.bears
    if fallen or slain:
        return 2 * (slain - fallen)
    return ours.count(VICTORY) + own.victory - theirs.count(VICTORY) - foe.victory


# -- sides -----------------------------------------------------------------------------------------


def host(s: KnightsState, nobles: list[Noble], storming: bool = False) -> SideStrength:
    """Nobles who would fight together in the open, the best of them in command."""
    if not nobles:
        return SideStrength(0, 0, 0)
    chief = max(nobles, key=lambda noble: skill(s, noble))
    total = sum(fighting_strength(s, noble) for noble in nobles)
    return _force(s, chief, total, sum(_bears(s, noble) for noble in nobles), storming)


def place(s: KnightsState, region: str, nobles: list[Noble]) -> SideStrength:
    """A city or a stronghold, with the nobles inside it."""
    numbers = s.edition.numbers.combat
    strength = walls.strength(s, region)
    total = strength + sum(fighting_strength(s, noble, True) for noble in nobles)
    bears = -(-strength // numbers.breach) + sum(_bears(s, noble, True) for noble in nobles)
    baron = s.stronghold_in(region)
    if baron is not None:
        total += fighting_strength(s, baron.stronghold)
        bears += _bears(s, baron.stronghold)
    if not nobles:
        return SideStrength(total // numbers.men_per_card, 0, bears)
    return _force(s, max(nobles, key=lambda noble: skill(s, noble)), total, bears, False)


def _force(s: KnightsState, chief: Noble, total: int, bears: int, storming: bool) -> SideStrength:
    numbers = s.edition.numbers.combat
    cards = total // numbers.men_per_card + numbers.commander_cards
    if storming:
        cards += by_office(s, chief, "assault_cards")
    if s.options.fate_limit:
        cards = min(cards, numbers.fate_limit)
    discards = min(numbers.discards, max(cards - 1, 0))
    return SideStrength(cards, discards, bears, *_extras(s, chief))


def _extras(s: KnightsState, chief: Noble) -> tuple[int, int, int]:
    champion = by_office(s, chief, "victory") if chief.fresh else 0
    inflict, avoid, victory = (can_use(s, chief, name) for name in (INFLICT, AVOID, VICTORY))
    return inflict, avoid, victory + champion


def _bears(s: KnightsState, held: Army, at_home: bool = False) -> int:
    """How many more casualty tokens an army bears."""
    total = troop_total(s, held, at_home)
    return max(-(-total // s.edition.numbers.combat.casualty) - held.casualties, 0)


def skill(s: KnightsState, noble: Noble) -> float:
    """What a noble is worth in command."""
    inflict, avoid, victory = _extras(s, noble)
    return 3 * victory + 2 * inflict + 1.5 * avoid + men(s, noble.troops) / 1000


# -- discards --------------------------------------------------------------------------------------


def discard_fate(s: KnightsState, question: Question, rng: Random) -> Any:
    """The cards to do without: all ways to keep as many as possible are tried on imagined hands."""
    combat = s.combat
    assert combat is not None
    pool = cast("Some[str]", question.choices)
    own = next(side for side in combat.sides if side.seat == question.seat)
    foe = combat.other(own)
    hand = [card for card, number in pool.pool.items() for _ in range(number)]
    counts = Counter[str](s.edition.fate[card].battle for card in hand)
    keeps = list(_keeps(counts, len(hand) - pool.least))
    best = keeps[0]
    if len(keeps) > 1:
        unseen = list((Counter(_deck(s)) - counts).elements())
        one, two = _of_side(s, own), _of_side(s, foe)
        seed = rng.getrandbits(32)
        best = max(keeps, key=lambda keep: _merit(keep, one, two, unseen, seed))
    return tuple(_let_go(s, hand, counts, best))


def _keeps(counts: Mapping[str, int], number: int) -> Iterator[tuple[str, ...]]:
    """Every way to keep so many cards, by what they say."""
    kinds = list(counts)
    for parts in product(*(range(counts[kind] + 1) for kind in kinds)):
        if sum(parts) == number:
            yield tuple(kind for kind, n in zip(kinds, parts, strict=True) for _ in range(n))


def _merit(
    keep: tuple[str, ...], own: SideStrength, foe: SideStrength, unseen: list[str], seed: int
) -> float:
    """What a hand is worth against the hands that the other side may have."""
    rng, merit = Random(seed), 0.0
    for _ in range(_KEEP_TRIES):
        theirs = _kept(rng.sample(unseen, min(foe.cards, len(unseen))), foe.discards)
        luck = Random(rng.getrandbits(32))
        theirs = _extended(theirs, unseen, luck)
        ours = _extended(list(keep), unseen, luck)
        lead = _lead(ours, own, theirs, foe)
        merit += _WON * (lead > 0) + _LOST * (lead < 0) + (_TOTAL - 1) * ((lead > 1) - (lead < -1))
        merit -= _LOSS * (_losses(theirs, foe, ours, own) - _losses(ours, own, theirs, foe))
    return merit


def _let_go(
    s: KnightsState, hand: list[str], counts: Counter[str], keep: tuple[str, ...]
) -> list[str]:
    gone = counts - Counter(keep)
    let_go: list[str] = []
    for card in hand:
        kind = s.edition.fate[card].battle
        if gone[kind]:
            gone[kind] -= 1
            let_go.append(card)
    return let_go


def _of_side(s: KnightsState, side: CombatSide) -> SideStrength:
    """A side of the combat under way; its hand has been dealt."""
    assert s.combat is not None
    bears = sum(_bears(s, s.noble(name), side.walls) for name in side.nobles)
    if side.garrison and side.seat is not None:
        bears += _bears(s, s.barons[side.seat].stronghold)
    if side.walls:
        bears += -(-walls.strength(s, s.combat.region) // s.edition.numbers.combat.breach)
    extras = _extras(s, s.noble(side.commander)) if side.commander else (0, 0, 0)
    return SideStrength(len(side.hand), must_discard(s, side), bears, *extras)


# -- quick replies ---------------------------------------------------------------------------------


def name_commander(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001 - as all replies
    """Whoever can do most."""
    return max(question.choices, key=lambda answer: skill(s, s.noble(answer.noble)))


def place_loss(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Where it does the least harm: walls that stay, then the army that has most to spare."""
    assert s.combat is not None
    strength = walls.strength(s, s.combat.region)

    def spare(answer: Any) -> float:
        if answer == WALL:
            return strength / s.edition.numbers.combat.breach + 0.5
        return _bears(s, army(s, question.seat, answer.noble)) - 0.1 * _precious(s, answer)

    return max(question.choices, key=spare)


def _precious(s: KnightsState, answer: ToNoble) -> float:
    return skill(s, s.noble(answer.noble)) if answer.noble else 0.0


def retreat(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Home if he can, else away from others."""

    def shelter(region: str) -> int:
        if walls.owner_of(s, region) == question.seat:
            return 2
        return int(s.city_in(region) is not None)

    return max(question.choices, key=shelter)


def deserter(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """The weakest of them."""
    return min(question.choices, key=lambda troop: s.edition.strength[troop])


def let_desert(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """The weakest of them, if there are others in the army."""

    def missed(company: NameCompany) -> tuple[bool, int]:
        held = army(s, question.seat, company.noble)
        last = company.noble != NONE and len(held.troops) == 1
        return last, s.edition.strength[company.troop]

    return min(question.choices, key=missed)


def first(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Whatever comes first: the ways differ little."""
    return next(iter(question.choices))


def foes_in(s: KnightsState, seat: Seat, region: str) -> list[Noble]:
    return [noble for noble in s.nobles_in(region) if noble.seat != seat]
