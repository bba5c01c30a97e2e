"""The Wages phase: who is paid, and who deserts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from oyez.games.warrior_knights.answers import NameCompany
from oyez.games.warrior_knights.box.edition import WAGES
from oyez.games.warrior_knights.rules.assembly.lasting import by_law, force_of
from oyez.games.warrior_knights.rules.assembly.refusal import obeys
from oyez.games.warrior_knights.rules.order import from_chairman
from oyez.games.warrior_knights.rules.phases.zones import return_cards
from oyez.games.warrior_knights.rules.purse import CROWNS, pay
from oyez.games.warrior_knights.rules.war import armies, death
from oyez.games.warrior_knights.rules.war.abilities import can_use
from oyez.games.warrior_knights.state import Army, KnightsState, Noble
from oyez.kernel import Ask, Flow, Seat, Some

Price = Callable[[NameCompany], int]


def wages(s: KnightsState) -> Flow[None]:
    """WK-WAGES-01, -09, WK-R81: from the Chairman on; then the cards go back to their owners."""
    for seat in from_chairman(s):
        if (yield from pay_regulars(s, seat)):
            yield from pay_mercenaries(s, seat)
        else:
            yield from dismiss(s, seat, companies(s, seat), "WK-WAGES-05")
    return_cards(s, WAGES)


# -- who wants to be paid --------------------------------------------------------------------------


def unpaid(s: KnightsState, held: Army) -> bool:
    """WK-WAGES-07, -08, WK-R29: the small army of a noble whose troops serve for nothing."""
    if not isinstance(held, Noble) or not held.troops:
        return False
    return 0 < armies.troop_total(s, held) <= can_use(s, held, "unpaid_up_to")


def paid_armies(s: KnightsState, seat: Seat) -> list[Army]:
    """WK-WAGES-02, -06: all others, on the board or off it, with or without casualties."""
    return [held for held in armies.armies_of(s, seat) if not unpaid(s, held)]


def companies(s: KnightsState, seat: Seat, nation: str = "") -> list[NameCompany]:
    """WK-WAGES-04: the mercenary cards that want to be paid, of one nation if it is named."""
    return [
        NameCompany(armies.name_of(held), troop)
        for held in paid_armies(s, seat)
        for troop in armies.mercenaries(s, held, nation)
    ]


def wage_bill(s: KnightsState, seat: Seat) -> int:
    """WK-WAGES-02, -04: what a Wages phase would ask of him now, but for laws he may refuse."""
    wage, times = s.edition.wage, 1 + by_law(s, "mercenary_wages")
    held = paid_armies(s, seat)
    regulars = sum(wage[t] for army in held for t in armies.regulars(s, army))
    return regulars + times * sum(wage[t] for army in held for t in armies.mercenaries(s, army))


# -- regulars --------------------------------------------------------------------------------------


def pay_regulars(s: KnightsState, seat: Seat) -> Flow[bool]:
    """WK-WAGES-02, -03, WK-R28: as many cards as he can afford; whether that was all of them."""
    troops = [t for held in paid_armies(s, seat) for t in armies.regulars(s, held)]
    if not troops:
        return True
    wage = s.edition.wage
    if sum(wage[t] for t in troops) > s.barons[seat].crowns:
        choices = partial(affordable, s, seat, troops)
        troops_paid = yield Ask(
            seat,
            choices,
            "pay-regulars",
            "WK-WAGES-03",
            suggest=lambda: cheapest(wage, choices()),
        )
    else:
        troops_paid = troops
    pay(s, seat, CROWNS, sum(wage[t] for t in troops_paid), "WK-WAGES-02")
    return len(troops_paid) == len(troops)


def affordable(s: KnightsState, seat: Seat, troops: list[str]) -> Some[str]:
    """WK-R28: the largest number of cards that his crowns can pay, whichever they are."""
    crowns, number = s.barons[seat].crowns, 0
    for cost in sorted(s.edition.wage[t] for t in troops):
        if cost > crowns:
            break
        crowns, number = crowns - cost, number + 1
    wage = s.edition.wage.__getitem__
    within = (0, s.barons[seat].crowns)
    return Some(sorted(troops), number, number, weigh=wage, weight=within, measure="wage")


def cheapest(wage: Mapping[str, int], ways: Some[str]) -> tuple[str, ...]:
    """The cards of the lowest wages: regulars stay anyway, so most people pay these."""
    cards = [troop for troop, number in ways.pool.items() for _ in range(number)]
    return ways.find(tuple(sorted(cards, key=wage.__getitem__)[: ways.least]))


# -- mercenaries -----------------------------------------------------------------------------------


def pay_mercenaries(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-WAGES-04, -05: he decides card by card; who is not paid deserts."""
    hired = companies(s, seat)
    if not hired:
        return
    price = yield from wage_price(s, seat, hired)
    yield from pay_or_dismiss(s, seat, hired, price, "WK-WAGES-04")


def wage_price(s: KnightsState, seat: Seat, hired: list[NameCompany]) -> Flow[Price]:
    """WK-PROPOSAL-03, WK-BANNED-05: the wage printed, and what laws add that he obeys."""
    e = s.edition
    times = 1 + by_law(s, "mercenary_wages")
    extra: list[tuple[int, int]] = []
    for law in tuple(s.laws):
        force = force_of(s, law)
        concerned = any(e.strength[x.troop] >= force.wage_extra_from for x in hired)
        if force.wage_extra and concerned and (yield from obeys(s, seat, law)):
            extra.append((force.wage_extra_from, force.wage_extra))

    def price(company: NameCompany) -> int:
        strength = e.strength[company.troop]
        return e.wage[company.troop] * times + sum(n for least, n in extra if strength >= least)

    return price


def pay_or_dismiss(
    s: KnightsState, seat: Seat, hired: list[NameCompany], price: Price, rule: str
) -> Flow[None]:
    """He pays some of these cards at that price, and the others desert."""
    paid: tuple[NameCompany, ...] = yield Ask(
        seat,
        lambda: Some(hired, weigh=price, weight=(0, s.barons[seat].crowns), measure="wage"),
        "pay-mercenaries",
        rule,
        suggest=lambda: payable(s, seat, hired, price),
    )
    pay(s, seat, CROWNS, sum(map(price, paid)), rule)
    leaving = list(hired)
    for company in paid:
        leaving.remove(company)
    yield from dismiss(s, seat, leaving, rule)


def payable(
    s: KnightsState, seat: Seat, hired: list[NameCompany], price: Price
) -> tuple[NameCompany, ...]:
    """As many of these cards as his crowns pay, the strongest first."""
    left, paid = s.barons[seat].crowns, list[NameCompany]()
    for company in sorted(hired, key=lambda each: -s.edition.strength[each.troop]):
        if price(company) <= left:
            paid.append(company)
            left -= price(company)
    return tuple(paid)


def dismiss(s: KnightsState, seat: Seat, leaving: list[NameCompany], rule: str) -> Flow[None]:
    """WK-WAGES-05, WK-R30: they desert, army by army; what comes of it for the noble."""
    for held in armies.armies_of(s, seat):
        name = armies.name_of(held)
        troops = [company.troop for company in leaving if company.noble == name]
        if troops:
            armies.desert(s, seat, held, troops, rule)
            yield from settle(s, held)


def settle(s: KnightsState, held: Army) -> Flow[None]:
    """WK-R30: a noble may die or leave the board; without troops a stronghold has no casualties."""
    if isinstance(held, Noble):
        yield from death.settle(s, held, "WK-R30")
    elif not held.troops:
        held.casualties = 0
