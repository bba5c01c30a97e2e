"""What a sensible player would prefer: features of a position, their weights, and an evaluation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from math import exp, sqrt
from operator import mul
from random import Random
from typing import Any, Final, NamedTuple, cast

from oyez.game import Heuristics
from oyez.games.barbarian_kingdoms.box.edition import edition
from oyez.games.barbarian_kingdoms.box.fixed import (
    COIN_VALUES,
    CONTROL_BONUS,
    KING,
    KING_STRENGTH,
    KINGS_TO_WIN,
    PROVINCES_TO_WIN,
    SEA,
    WARRIOR,
    WARRIOR_STRENGTH,
    Kingdom,
    Province,
    Zone,
)
from oyez.games.barbarian_kingdoms.rules import powers
from oyez.games.barbarian_kingdoms.rules.assault import REMAIN
from oyez.games.barbarian_kingdoms.rules.battle import Reinforce, points_before_bribes
from oyez.games.barbarian_kingdoms.rules.claim import claimable
from oyez.games.barbarian_kingdoms.rules.claim import cost as claim_cost
from oyez.games.barbarian_kingdoms.rules.coins import heap, payments
from oyez.games.barbarian_kingdoms.rules.contestation import LET_PASS, reinforcements
from oyez.games.barbarian_kingdoms.rules.control import controlled
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, Marches, Move, SwapKing, carry_out
from oyez.games.barbarian_kingdoms.rules.taxation import AgainstChange, TakeToken
from oyez.games.barbarian_kingdoms.state import KingdomsState, Realm
from oyez.kernel import GameOver, Question, Seat, Some, clone

# What a feature adds to the strength of a seat, which is to its rivals' as e to the difference.
WEIGHTS: Final[Mapping[str, float]] = {
    "lands": 0.55,
    "many_lands": 1.0,
    "footholds": 0.1,
    "claim_ready": 0.3,
    "brink": 1.2,
    "treasury": 0.55,
    "loot": 0.15,
    "warriors": 0.15,
    "kings": 2.0,
    "king_risk": -2.5,
    "trophies": 1.2,
    "no_prey": -1.2,
    "prey": 0.3,
    "hunt": 0.7,
    "last_hunt": 1.4,
    "stalk": 0.9,
    "last_stalk": 0.9,
    "lands_risk": -0.05,
    "spoils": 0.1,
    "waiting": -0.2,
}

# How much better a seat takes itself to play than the others: the more, the fewer risks it takes.
CONFIDENCE: Final = 12.0
# Half of a Treasury is likely to be at hand for a Bribe, and so many points are a clear advantage.
_MONEY: Final = 0.5
_CLEAR: Final = 3.0
# What a chest holds on average, in tremis.
_CHEST: Final = 2.0
# From so many Provinces on each further one is worth more.
_MANY: Final = PROVINCES_TO_WIN - 3
_ENOUGH_TREASURY, _ENOUGH_LOOT = 24, 15
_STRENGTH: Final = {KING: KING_STRENGTH, WARRIOR: WARRIOR_STRENGTH}
# How much a Unit counts that stands so many moves away.
_NEARNESS: Final = (1.0, 1.0, 0.6, 0.3, 0.1, 0.0)
_FAR: Final = len(_NEARNESS) - 1
# Who is sent into a Battle first.
_COMERS: Final = (WARRIOR, KING)
# No Units are sent where the odds are worse than this.
_HOPE: Final = 0.35
# How often somebody contests who should not, and fills a purse without reckoning.
_BOLD: Final = 0.5
_WHIM: Final = 0.7
# What Provinces and Kings are worth in a Battle, in tremis.
_PRIZE: Final = 3.0
_CROWN: Final = 25.0
# Of how many purses one thinks.
_FEW: Final = 8
# What a move has to gain, lest Units march for nothing.
_TROUBLE: Final = 0.002


class Front(NamedTuple):
    """A Kingdom at a glance: what it controls, can pay and can strike."""

    realm: Realm
    lands: list[Province]
    money: float
    reach: dict[Zone, int]
    """By Zone, the strength that stands next to it."""
    stand: dict[Zone, int]
    """By Zone, the strength that stands in it."""
    bonus: int
    """What control is worth in a Battle."""
    fortified: bool


def evaluate(s: KingdomsState, seat: Seat) -> float:
    """The chance of a seat to win, as its features tell."""
    if s.ended is not None:
        return float(s.ended.winner == seat)
    if s.phase != "play":
        return 1 / s.seats
    fronts, weights, total, own = survey(s), WEIGHTS.values(), 0.0, 0.0
    for n in range(s.seats):
        strength = exp(sum(map(mul, weights, _measure(s, Seat(n), fronts))))
        if n == seat:
            own = strength = strength * CONFIDENCE
        total += strength
    return own / total


def features(s: KingdomsState, seat: Seat) -> dict[str, float]:
    """The features of a seat, by name."""
    return dict(zip(WEIGHTS, _measure(s, seat, survey(s)), strict=True))


def survey(s: KingdomsState) -> list[Front]:
    """Every Kingdom at a glance."""
    adjacent = s.map.adjacent
    fronts: list[Front] = []
    for realm in s.realms:
        reach: dict[Zone, int] = {}
        stand: dict[Zone, int] = {}
        for zone in realm.warriors:
            stand[zone] = stand.get(zone, 0) + WARRIOR_STRENGTH
        if realm.king is not None:
            stand[realm.king] = stand.get(realm.king, 0) + KING_STRENGTH
        for zone, strength in stand.items():
            for near in adjacent[zone]:
                reach[near] = reach.get(near, 0) + strength
        lawful = powers.has(s, realm, powers.LAWGIVER)
        front = Front(
            realm,
            controlled(s, realm),
            s.treasuries[realm.seat].value * _MONEY,
            reach,
            stand,
            powers.number(s, powers.LAWGIVER, "value") if lawful else CONTROL_BONUS,
            powers.has(s, realm, powers.FORTIFICATIONS),
        )
        fronts.append(front)
    return fronts


def _measure(s: KingdomsState, seat: Seat, fronts: list[Front]) -> list[float]:
    """The features of a seat, in the order of their weights."""
    own = [front for front in fronts if front.realm.seat == seat]
    rivals = [front for front in fronts if front.realm.seat != seat]
    treasury = s.treasuries[seat].value
    lands = many = holds = ready = brink = loot = warriors = risk = lands_risk = spoils = 0.0
    kings = trophies = 0
    for front in own:
        realm, number = front.realm, len(front.lands)
        lands += number - len(s.options.box.initial[realm.id])
        if number > _MANY:
            many += (number - _MANY) ** 2 / 4
        hold = _footholds(s, front, rivals)
        holds += hold
        if hold and treasury >= claim_cost(s, realm):
            ready = 1.0
            if number == PROVINCES_TO_WIN - 1:
                brink = max(brink, min(hold, 1.0))
        for province in front.lands:
            if province in s.loot:
                loot += s.loot[province].value
            if province not in front.stand:
                lands_risk += _risk(s, front, province, rivals)
        warriors += sqrt(len(realm.warriors))
        trophies += len(realm.trophies)
        if realm.king is not None:
            kings += 1
            risk += _risk(s, front, realm.king, rivals)
        spoils = max(spoils, _spoils(s, front, fronts))
    hunt, stalk = _hunt(s, own, rivals)
    prey = sum(front.realm.king is not None for front in rivals) + trophies - KINGS_TO_WIN
    last = trophies == KINGS_TO_WIN - 1
    return [
        lands,
        many,
        holds,
        ready,
        brink,
        min(treasury, _ENOUGH_TREASURY) / 10,
        min(loot, _ENOUGH_LOOT) / 10,
        warriors,
        kings,
        risk,
        trophies,
        prey < 0,
        max(prey, 0),
        0.0 if last else hunt,
        hunt if last else 0.0,
        0.0 if last else stalk,
        stalk if last else 0.0,
        lands_risk,
        spoils / 3,
        _waiting(s, seat),
    ]


def _risk(s: KingdomsState, front: Front, zone: Zone, rivals: list[Front]) -> float:
    """How likely the strongest rival nearby would win a Battle there; nobody fights at Sea."""
    attack = -1.0
    if zone != SEA:
        for rival in rivals:
            if zone in rival.reach:
                attack = max(attack, rival.reach[zone] + rival.money)
    return 0.0 if attack < 0 else odds(attack - _defence(s, front, zone))


def _defence(s: KingdomsState, front: Front, zone: Zone) -> float:
    points = front.stand.get(zone, 0) + front.reach.get(zone, 0) + front.money
    if zone in front.lands:
        points += front.bonus
        if front.fortified and zone in s.loot:
            points += s.loot[zone].value
    return points


def odds(lead: float) -> float:
    """The likelihood to win a Battle with so many points more."""
    return 1 / (1 + exp(-lead / _CLEAR))


def _footholds(s: KingdomsState, front: Front, rivals: list[Front]) -> float:
    """Provinces that wait for a Claim, as far as nobody is likely to throw us out."""
    places = claimable(s, front.realm, front.lands)
    if not places:
        return 0.0
    safe = sorted((1 - _risk(s, front, p, rivals) for p in places), reverse=True)
    return sum(safe[: front.realm.tokens_in_reserve])


def _hunt(s: KingdomsState, own: list[Front], rivals: list[Front]) -> tuple[float, float]:
    """The best odds to strike down a rival King: at once, and with what could come near."""
    now = soon = 0.0
    distance = _distances(s.options.edition, s.kingdoms)
    for prey in rivals:
        king = prey.realm.king
        if king is None:
            continue
        steps, defence = distance[king], _defence(s, prey, king)
        for front in own:
            if king != SEA and king in front.reach:
                now = max(now, odds(front.reach[king] + front.money - defence))
            force = front.money - defence
            for zone, might in front.stand.items():
                force += might * _NEARNESS[steps[zone]]
            soon = max(soon, odds(force))
    return now, soon


def _spoils(s: KingdomsState, front: Front, fronts: list[Front]) -> float:
    """The richest Loot next to one's Units that nobody guards."""
    best = 0.0
    for zone in {*s.loot, *s.chests}.intersection(front.reach).difference(front.lands):
        if not any(zone in other.stand for other in fronts):
            there = s.loot[zone].value if zone in s.loot else 0
            best = max(best, there + (_CHEST if zone in s.chests else 0.0))
    return best


def _waiting(s: KingdomsState, seat: Seat) -> float:
    """How long until the seat's next turn, as a part of a round."""
    number = len(s.realms)
    return min((n - s.turn) % number for n, r in enumerate(s.realms) if r.seat == seat) / number


@cache
def _distances(name: str, kingdoms: tuple[Kingdom, ...]) -> dict[Zone, dict[Zone, int]]:
    """How many moves it is from Zone to Zone; far for those that are not joined."""
    adjacent = edition(name).open_map(kingdoms).adjacent
    return {zone: _from(zone, adjacent) for zone in adjacent}


def _from(start: Zone, adjacent: Mapping[Zone, Sequence[Zone]]) -> dict[Zone, int]:
    steps = dict.fromkeys(adjacent, _FAR)
    steps[start] = 0
    reached = [start]
    for zone in reached:
        for near in adjacent[zone]:
            if steps[near] == _FAR and steps[zone] + 1 < _FAR and near != start:
                steps[near] = steps[zone] + 1
                reached.append(near)
    return steps


# -- quick replies --------------------------------------------------------------------------------


def _cheapest(s: KingdomsState, question: Question, rng: Random) -> Any:  # noqa: ARG001 - as all replies
    """Payments come with the least wasteful first."""
    return next(iter(question.choices))


def _fullest(s: KingdomsState, question: Question, rng: Random) -> Any:
    """Tokens worth as much as may be taken, out of the Provinces most in danger first."""
    tokens: list[TakeToken] = _pool(question)
    amount = (question.about or {})["amount"]
    best: dict[int, tuple[TakeToken, ...]] = {0: ()}
    for token in sorted(tokens, key=lambda t: -_exposure(s, t, question.seat)):
        worth = COIN_VALUES[token.coin]
        for total, taken in list(best.items()):
            if total + worth <= amount:
                best.setdefault(total + worth, (*taken, token))
    return best[max(best)] if max(best) else question.choices.sample(rng)


def _pool(question: Question) -> list[Any]:
    """All things out of which some are to be taken, one by one."""
    choices = cast("Some[Any]", question.choices)
    return [thing for thing, number in choices.pool.items() for _ in range(number)]


def _exposure(s: KingdomsState, token: TakeToken, seat: Seat) -> int:
    """How many rival Units stand next to the Province of a token."""
    near = s.map.adjacent[token.province]
    return sum(zone in near for r in s.realms if r.seat != seat for zone in r.zones())


def _best_change(s: KingdomsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """The token that brings most for the change laid down."""

    def gain(value: object) -> int:
        if not isinstance(value, AgainstChange):
            return 0
        return COIN_VALUES[value.coin] - value.change.value

    return max(question.choices, key=gain)


def _best_move(s: KingdomsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """The move after which the Kingdom stands best; enough of it if none is worth the trouble."""
    realm = _own(s, question)
    best, answer = evaluate(s, realm.seat) + _TROUBLE, DONE
    for move in question.choices:
        if move != DONE and (worth := _after(s, realm, move)) > best:
            best, answer = worth, move
    return answer


def _after(s: KingdomsState, realm: Realm, move: Move | SwapKing) -> float:
    other = clone(s)
    moved = other.realm(realm.id)
    with suppress(GameOver):
        carry_out(other, moved, Marches(1, [1] * len(moved.warriors)), move)
    return evaluate(other, realm.seat)


def _contest(s: KingdomsState, question: Question, rng: Random) -> Any:
    """Move in if a Battle with all that is near looks good, with the King only if it must be."""
    about = question.about or {}
    own, rival, province = _own(s, question), s.realm(about["rival"]), about["province"]
    units = sorted(question.choices, key=lambda value: _place(value, _COMERS))
    if rng.random() >= max(_BOLD, odds(_lead(s, own, rival, province))):
        return LET_PASS
    return units[0]


def _lead(s: KingdomsState, own: Realm, rival: Realm, province: Province) -> float:
    """How far ahead a Kingdom would be if both sides brought all they have nearby."""
    return _might(s, own, province) - _might(s, rival, province)


def _might(s: KingdomsState, realm: Realm, province: Province) -> float:
    near = sum(_STRENGTH[unit] for unit, _ in reinforcements(s, realm, province))
    money = s.treasuries[realm.seat].value * _MONEY
    return near + money + sum(points_before_bribes(s, realm, province))


def _reinforce(s: KingdomsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """As many as are needed to come out ahead, Warriors first; nobody into a lost Battle."""
    about = question.about or {}
    own, rival, province = _own(s, question), s.realm(about["rival"]), about["province"]
    against = _might(s, rival, province)
    if odds(_might(s, own, province) - against) < _HOPE:
        return ()
    points = sum(points_before_bribes(s, own, province)) + s.treasuries[own.seat].value * _MONEY
    coming: list[Reinforce] = []
    for unit in sorted(_pool(question), key=lambda value: _place(value, _COMERS)):
        if points < against + _CLEAR:
            coming.append(unit)
            points += _STRENGTH[unit.unit]
    return tuple(coming)


def _bribe(s: KingdomsState, question: Question, rng: Random) -> Any:
    """Now and then any purse, else the best."""
    if rng.random() < _WHIM:
        return question.choices.sample(rng)
    return _best_purse(s, question, rng)


def _best_purse(s: KingdomsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """What it is worth to win, as likely as the purse makes it, against what the purse costs."""
    stake = _stake(s, question)
    missing, rivals = _missing(s, question)

    def gain(purse: tuple[str, ...]) -> float:
        paid = heap(purse).value
        return stake * _beats(paid - missing, rivals) - paid

    return max(_purses(s, question), key=gain)


def _beats(spare: int, treasury: int) -> float:
    """How likely a purse filled out of a Treasury is worth no more than this."""
    if spare < 0 or spare >= treasury:
        return float(spare >= 0)
    return 1 / (1 + exp((treasury / 2 - spare - 0.5) * 8 / treasury))


def _stake(s: KingdomsState, question: Question) -> float:
    """What a Battle is about, in tremis: the Units of both sides, and the Province."""
    about = question.about or {}
    stake = _PRIZE
    for realm in (s.realm(about["kingdom"]), s.realm(about["rival"])):
        stake += _CROWN * (realm.king == about["province"])
        stake += WARRIOR_STRENGTH * realm.warriors.count(about["province"])
    return stake


def _missing(s: KingdomsState, question: Question) -> tuple[int, int]:
    """What it takes to win if the rival pays nothing, and how much he can be feared to pay."""
    about = question.about or {}
    missing = about["rival_points"] - about["points"] + (s.active.seat != question.seat)
    seat = s.realm(about["rival"]).seat
    unseen = s.from_chests[seat]
    known = s.treasuries[seat].value - unseen.value
    return missing, known + unseen.number * COIN_VALUES["gold"]


def _stay(s: KingdomsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """What was taken is held."""
    return REMAIN


def _evacuate(s: KingdomsState, question: Question, rng: Random) -> Any:
    """The King goes home if he can."""
    ways = list(question.choices)
    away = [way for way in ways if way.king is not None and way.king in s.options.box.capitals]
    return rng.choice(away or ways)


def _own(s: KingdomsState, question: Question) -> Realm:
    """The Kingdom in whose name a seat is asked."""
    return s.realm((question.about or {})["kingdom"])


def _place(value: object, order: Sequence[str]) -> int:
    """Where a Unit stands in an order of preference; what is no Unit comes last."""
    unit = getattr(value, "unit", "")
    return order.index(unit) if unit in order else len(order)


REPLIES: Final[Mapping[str, Callable[[KingdomsState, Question, Random], Any]]] = {
    "pay": _cheapest,
    "tax": _fullest,
    "tax-change": _best_change,
    "manoeuvre": _best_move,
    "bretwalda": _best_move,
    "contest": _contest,
    "reinforce": _reinforce,
    "bribe": _bribe,
    "evacuate": _evacuate,
    "scourge": _cheapest,
    "raid": _stay,
}


def ideas_for(s: KingdomsState, question: Question, rng: Random) -> list[Any]:
    """Choices worth a thought: purses by their value, full takings of tax."""
    if question.prompt == "bribe":
        return _purses(s, question)
    if question.prompt == "tax":
        return [_fullest(s, question, rng)]
    return []


def _purses(s: KingdomsState, question: Question) -> list[tuple[str, ...]]:
    """An empty purse, and purses of several values that can make a difference."""
    purse = s.treasuries[question.seat]
    missing, rivals = _missing(s, question)
    least, most = max(missing, 1), min(missing + rivals, purse.value)
    sums = range(most, least - 1, -max(1, -(-(most - least + 1) // _FEW)))
    ways = [payments(purse, wanted)[0] for wanted in reversed(sums)]
    return list(dict.fromkeys([(), *(tuple(way.tokens()) for way in ways)]))


class Courtier(Heuristics[KingdomsState]):
    """What a sensible ruler would prefer."""

    # Settled before the first turn, or (`rounds`, `change_with_rivals`) left to looking ahead.
    indifferent_to = frozenset(
        {
            *("scenario", "kingdoms", "privilege", "inheritance", "precedence", "expert"),
            *("previous", "rounds", "change_with_rivals"),
        }
    )

    def worth(self, s: KingdomsState, seat: Seat) -> float:
        return evaluate(s, seat)

    def ideas(self, s: KingdomsState, question: Question, rng: Random) -> Sequence[Any]:
        return ideas_for(s, question, rng)

    def intend(self, s: KingdomsState, question: Question, rng: Random) -> Any:
        find = _best_purse if question.prompt == "bribe" else self.reply
        return find(s, question, rng)

    def reply(self, s: KingdomsState, question: Question, rng: Random) -> Any:
        find = REPLIES.get(question.prompt)
        return question.choices.sample(rng) if find is None else find(s, question, rng)


HEURISTICS: Final = Courtier()
