"""The household: plans, crowns, soldiers, revolts, expeditions, works."""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from oyez.games.warrior_knights.answers import (
    NO,
    PAY_CROWNS,
    PAY_FAITH,
    YES,
    AssignTo,
    Fortify,
    Heal,
    NameCompany,
    PlaceMarker,
    Repair,
)
from oyez.games.warrior_knights.bot.fighting import foes_in
from oyez.games.warrior_knights.bot.rivals import closing
from oyez.games.warrior_knights.bot.standing import lapsed
from oyez.games.warrior_knights.box.edition import (
    ASSEMBLY,
    DRAFT_SOLDIERS,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    RALLY_SUPPORT,
    SERVE_THE_CHURCH,
    TAXES,
    VERSATILE_STRATEGY,
    WAGES,
)
from oyez.games.warrior_knights.rules.phases.mercenaries import hiring_price
from oyez.games.warrior_knights.rules.phases.revolts import unguarded
from oyez.games.warrior_knights.rules.phases.taxes import due_to
from oyez.games.warrior_knights.rules.phases.wages import wage_bill
from oyez.games.warrior_knights.rules.war import walls
from oyez.games.warrior_knights.rules.war.armies import armies_of, army, men, troop_total
from oyez.games.warrior_knights.rules.war.sieges import besieged
from oyez.games.warrior_knights.state import NONE, KnightsState, Noble
from oyez.kernel import Question, Seat, Some

# What it is well to have at hand, beyond the wages that are due.
_RESERVE: Final = 3
# Nobody needs more men than this, but to take what is held against him.
_MEN: Final = 1200
# With so much of the Wages zone full, whoever is hired wants his first wage at once.
_SOON: Final = 0.75
# How many wages a Taxes phase has to bear.
_BURDEN: Final = 14
# With so many crowns to spare an expedition is worth a stake, and walls are worth a mason.
_TO_STAKE, _TO_BUILD = 14, 12
# A fleet that sails when so much of the game is over hardly comes home in time.
_LATE: Final = 0.45


def spare(s: KnightsState, seat: Seat) -> int:
    """The crowns that no soldier waits for."""
    return s.barons[seat].crowns - wage_bill(s, seat) - _RESERVE


# -- planning --------------------------------------------------------------------------------------


def plan(s: KnightsState, question: Question, rng: Random) -> Any:
    """Arms first, then what is needed most."""
    pool = cast("Some[str]", question.choices)
    left = dict(pool.pool)
    chosen: list[str] = []
    while left and len(chosen) < pool.most:
        worths = {card: _card(s, question.seat, card, chosen) for card in left}
        best = max(left, key=lambda card: worths[card] + 0.3 * rng.random())
        chosen.append(best)
        left[best] -= 1
        left = {card: number for card, number in left.items() if number}
    return tuple(chosen)


def _card(s: KnightsState, seat: Seat, card: str, chosen: list[str]) -> float:
    """What a card is worth in the stack being planned; arms are spread over the stacks."""
    baron = s.barons[seat]
    again = 2.0 * chosen.count(card)
    if card in (MOBILIZE_FORCES, VERSATILE_STRATEGY):
        return 10.0 - 3 * again
    if card == LEVY_TAXES:
        regions = {n.region for n in s.nobles_of(seat) if n.on_board and not n.at_sea}
        return 1.2 * len(regions) + (2.0 if spare(s, seat) < 4 else 0.0)
    if card == SERVE_THE_CHURCH:
        wanted = 1 + len(unguarded(s, seat)) / 2 - baron.faith
        return 3.0 + 1.2 * wanted - again
    if card == RALLY_SUPPORT:
        return (0.5 if baron.banned else 3.2) - again / 2
    assert card == DRAFT_SOLDIERS
    return (4.0 + (spare(s, seat) > _TO_STAKE // 2)) * wants_soldiers(s, seat) - again / 2


def can_keep(s: KnightsState, seat: Seat) -> bool:
    """Whether more soldiers could be paid, and are needed."""
    strength = sum(men(s, held.troops) for held in armies_of(s, seat))
    return strength < _MEN and wage_bill(s, seat) < _BURDEN + due_to(s, seat)


def wants_soldiers(s: KnightsState, seat: Seat) -> bool:
    """Whether somebody on offer could be hired and paid, and would still be of use."""
    if closing(s) or not can_keep(s, seat):
        return False
    costs = [hiring_price(s, troop) + s.edition.wage[troop] for troop in s.offer]
    return min(costs, default=0) <= spare(s, seat) + _RESERVE


def put_away(s: KnightsState, question: Question, rng: Random) -> Any:
    """Where the card comes back soonest, with others of one's own; Wages only if one has them."""
    full = s.edition.numbers.triggers.cards_per_baron * s.n
    seat = question.seat

    def worth(zone: str) -> float:
        lying = s.zones[zone]
        arms = sum(x.seat == seat and x.card == MOBILIZE_FORCES for x in lying)
        hope = len(lying) / full + 0.3 * arms
        if zone == TAXES:
            hope += due_to(s, seat) / 20
        if zone == WAGES:
            hope -= 0.5 if s.barons[seat].crowns < wage_bill(s, seat) else 0.1
        if zone == ASSEMBLY:
            hope += 0.02 * s.barons[seat].votes
        return hope + 0.01 * rng.random()

    return max(question.choices, key=lambda answer: worth(answer.zone))


def yes(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001 - as all replies
    """What one has planned one does."""
    return YES


def draft_soldiers(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """The first place in the queue, unless there is nobody to pay a soldier with."""
    spaces = [answer for answer in question.choices if isinstance(answer, PlaceMarker)]
    if s.barons[question.seat].crowns < min((hiring_price(s, t) for t in s.offer), default=0):
        return NO
    return min(spaces, key=lambda answer: answer.space)


# -- soldiers --------------------------------------------------------------------------------------


def hire(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """As many men as can be paid now and later."""
    seat = question.seat
    purse = s.barons[seat].crowns - wage_bill(s, seat) if can_keep(s, seat) else 0
    full = s.edition.numbers.triggers.cards_per_baron * s.n
    soon = len(s.zones[WAGES]) >= _SOON * full

    def worth(troops: tuple[str, ...]) -> float:
        price = sum(hiring_price(s, troop) + soon * s.edition.wage[troop] for troop in troops)
        return -1.0 if price > max(purse, 0) else men(s, troops) - 0.1 * price

    return max(question.choices, key=worth)


def assign(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """To who serves for nothing, or to who has too few men to take a city."""
    e = s.edition
    troop = (question.about or {})["troop"]
    pressed = besieged(s, s.barons[question.seat].stronghold.region)

    def worth(post: AssignTo) -> float:
        if not post.noble:
            return 4.0 if pressed else 0.5
        noble = s.noble(post.noble)
        total = troop_total(s, noble)
        free = e.shapes[e.nobles[noble.id].shape].unpaid_up_to
        if total + e.strength[troop] <= free:
            return 3.0 + 0.1 * noble.on_board
        return 2.0 - total / 200 + 0.3 * noble.on_board

    return max(question.choices, key=worth)


def pay_regulars(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Those who are paid and those who are not stay alike."""
    return next(iter(question.choices))


def pay_mercenaries(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """All, or those whom it would be worst to lose."""
    pool = cast("Some[NameCompany]", question.choices)
    weigh, weight, seat = pool.weigh, pool.weight, question.seat
    assert weigh is not None
    assert weight is not None
    crowns = weight[1]
    hired = [company for company, number in pool.pool.items() for _ in range(number)]
    paid: list[NameCompany] = []
    ratio = {x: _missed(s, seat, x) / max(weigh(x), 1) for x in hired}
    for company in sorted(hired, key=lambda x: -ratio[x]):
        if weigh(company) <= crowns:
            paid.append(company)
            crowns -= weigh(company)
    return tuple(paid)


def _missed(s: KnightsState, seat: Seat, company: NameCompany) -> float:
    """How bad it would be to lose a company; the last of an army most of all."""
    held = army(s, seat, company.noble)
    strength = s.edition.strength[company.troop]
    last = isinstance(held, Noble) and held.on_board and len(held.troops) == 1
    return strength * (3.0 if last else 1.0 if company.noble else 0.5)


# -- cities ----------------------------------------------------------------------------------------


def revolt(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Cities are kept: by Faith, else by crowns that are not due to soldiers."""
    ways = list(question.choices)
    if PAY_FAITH in ways:
        return PAY_FAITH
    crowns = (question.about or {})["crowns"]
    left = s.barons[question.seat].crowns - crowns
    if PAY_CROWNS in ways and (left >= wage_bill(s, question.seat) // 2 or lapsed(s) > 0.8):
        return PAY_CROWNS
    return ways[-1]


def dearest(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """The city that yields most: while there is Faith it is safe."""
    return max(question.choices, key=lambda answer: _city(s, answer.region))


def cheapest(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """The city that yields least."""
    return min(question.choices, key=lambda answer: _city(s, answer.region))


def _city(s: KnightsState, region: str) -> float:
    """What an own city is worth; those overseas do not count for victory by force."""
    place = s.edition.city_at[region]
    city = s.cities[place]
    kingdom = place in s.edition.kingdom_cities
    return walls.income(s, place) + 3 * kingdom + city.fortified - 0.5 * city.breaches


def take_city(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """A city is worth more than its plunder."""
    return next(iter(question.choices))


def defensive_works(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Breaches where others are near, then a wall for a rich city, if there are crowns for it."""
    seat = question.seat
    extra = spare(s, seat)

    def worth(answer: Any) -> float:
        if isinstance(answer, Repair):
            near = len(_neighbours(s, seat, answer.region))
            return answer.breaches * (0.5 + near) if extra >= 2 * answer.breaches else -1.0
        if isinstance(answer, Fortify):
            near = len(_neighbours(s, seat, answer.region))
            return 0.2 + near if s.barons[seat].crowns >= _TO_BUILD else -1.0
        return 0.0

    return max(question.choices, key=worth)


def _neighbours(s: KnightsState, seat: Seat, region: str) -> list[Noble]:
    """Armies of others that could come."""
    near = (region, *s.edition.land[region])
    return [noble for each in near for noble in foes_in(s, seat, each)]


def send_mason(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """To the city most in danger, the richest first."""

    def worth(answer: Fortify) -> float:
        return len(_neighbours(s, question.seat, answer.region)) + _city(s, answer.region) / 10

    return max(question.choices, key=worth)


def troop_maintenance(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """The army with most casualties on the board, as far as crowns go."""
    seat, crowns = question.seat, spare(s, question.seat) + _RESERVE
    price = s.edition.numbers.prices.casualty

    def worth(answer: Any) -> float:
        if not isinstance(answer, Heal):
            return 0.0
        held = army(s, seat, answer.noble)
        led = answer.noble != NONE and held.region != ""
        return (
            (1.0 if led else 0.2) * answer.casualties
            if answer.casualties * price <= crowns
            else -1.0
        )

    return max(question.choices, key=worth)


# -- expeditions -----------------------------------------------------------------------------------


def yields(s: KnightsState, name: str, blessed: bool = False) -> float:
    """WK-EXPED-09..13: what a crown in an expedition comes to, on average."""
    e = s.edition
    ranking = list(e.results)
    drawn = [ranking.index(card.expedition[name]) for card in e.fate.values()]
    best = [max(a, b) for a in drawn for b in drawn] if blessed else drawn
    settled = [e.results[ranking[n]] for n in best if e.results[ranking[n]].settles]
    return sum(result.factor for result in settled) / max(len(settled), 1)


def launch(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """The most promising one, if one has crowns to put into it."""
    if not _stake(s, question.seat):
        return NO
    return max(question.choices, key=lambda x: 0.0 if x == NO else yields(s, x.expedition))


def invest(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Crowns that lie idle."""
    most = max(question.choices)
    good = yields(s, (question.about or {})["expedition"]) > 1
    return min(_stake(s, question.seat), most) if good else 0


def _stake(s: KnightsState, seat: Seat) -> int:
    late = lapsed(s) > _LATE
    return 0 if late else max(spare(s, seat) - _TO_STAKE // 2, 0)


def bless(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """If it is one's own money, and Faith can be spared."""
    voyage = s.expeditions[(question.about or {})["expedition"]]
    own, total = voyage.stakes.get(question.seat, 0), sum(voyage.stakes.values())
    rich = s.barons[question.seat].faith > 1 + len(unguarded(s, question.seat)) / 3
    return YES if rich and own >= 3 and 2 * own >= total else NO
