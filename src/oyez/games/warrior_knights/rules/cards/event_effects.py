"""What the event cards do, one function for each kind of happening."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from oyez.games.warrior_knights.answers import Fortify, NameCity, NameCompany, NameRegion
from oyez.games.warrior_knights.box import rows
from oyez.games.warrior_knights.rules.assembly import titles
from oyez.games.warrior_knights.rules.decks import add_to_offer
from oyez.games.warrior_knights.rules.order import from_chairman
from oyez.games.warrior_knights.rules.phases import taxes
from oyez.games.warrior_knights.rules.phases.mercenaries import assign, posts
from oyez.games.warrior_knights.rules.phases.revolts import draw_for_revolt, revolt
from oyez.games.warrior_knights.rules.phases.wages import dismiss, pay_or_dismiss
from oyez.games.warrior_knights.rules.purse import CROWNS, FAITH, VOTES, lose, owns, receive
from oyez.games.warrior_knights.rules.variants import no_heir
from oyez.games.warrior_knights.rules.war import armies, death, sieges, walls
from oyez.games.warrior_knights.rules.war.geography import on_road
from oyez.games.warrior_knights.scene.happenings import Refreshed
from oyez.games.warrior_knights.scene.happenings_at_home import EventLasts
from oyez.games.warrior_knights.scene.happenings_in_the_field import CasualtyPlaced
from oyez.games.warrior_knights.state import KnightsState, Noble
from oyez.kernel import Ask, Flow, OneOf, Seat

Deed = Callable[[KnightsState, Seat, rows.EventCard, str], None]
Passage = Callable[[KnightsState, Seat, rows.EventCard, str], Flow[None]]

RULE: Final = "WK-EVENT-04"
RULE_FOR_ALL: Final = "WK-EVENT-05"


def strike(s: KnightsState, drawer: Seat, card: rows.EventCard, target: str) -> Flow[None]:
    """WK-EVENT-04, -05: what the card does, to the drawer or to its target."""
    if card.effect in DEEDS:
        DEEDS[card.effect](s, drawer, card, target)
    else:
        yield from PASSAGES[card.effect](s, drawer, card, target)


# -- tokens and titles -----------------------------------------------------------------------------


def take(s: KnightsState, drawer: Seat, card: rows.EventCard, _: str) -> None:
    """So much of a good from the bank, without a check of the two titles (WK-R18)."""
    receive(s, drawer, card.good, card.amount, RULE)


def lose_amount(s: KnightsState, drawer: Seat, card: rows.EventCard, _: str) -> None:
    """So much of a good, or all he has."""
    lose(s, drawer, card.good, card.amount, RULE)


def lose_share(s: KnightsState, drawer: Seat, card: rows.EventCard, _: str) -> None:
    """One part in so many of a good, rounded down."""
    lose(s, drawer, card.good, owns(s, drawer, card.good) // card.amount, RULE)


def lose_share_up(s: KnightsState, drawer: Seat, card: rows.EventCard, _: str) -> None:
    """One part in so many of a good, rounded up."""
    lose(s, drawer, card.good, -(-owns(s, drawer, card.good) // card.amount), RULE)


def pay_brigands(s: KnightsState, drawer: Seat, card: rows.EventCard, _: str) -> None:
    """Crowns for each of his nobles on a road, as far as he can."""
    nobles = [n for n in s.nobles_of(drawer) if n.on_board and not n.at_sea]
    lose(s, drawer, CROWNS, card.amount * sum(on_road(s, n.region) for n in nobles), RULE)


def harvest(s: KnightsState, drawer: Seat, card: rows.EventCard, _: str) -> None:
    """The income of his cities that are not besieged, up to a limit."""
    receive(s, drawer, CROWNS, min(taxes.city_income(s, drawer), card.amount), RULE)


def become_head_of_church(s: KnightsState, drawer: Seat, card: rows.EventCard, _: str) -> None:
    """The token; a Heretic takes Faith instead."""
    if not titles.make_head_of_church(s, drawer, RULE):
        receive(s, drawer, FAITH, card.amount, RULE)


def become_chairman(s: KnightsState, drawer: Seat, card: rows.EventCard, _: str) -> None:
    """WK-BANNED-10: the token; who is banned takes votes instead."""
    if not titles.make_chairman(s, drawer, RULE):
        receive(s, drawer, VOTES, card.amount, RULE)


def become_heretic(s: KnightsState, drawer: Seat, card: rows.EventCard, _: str) -> Flow[None]:
    """WK-EVENT-11: the card stays before him; the token of the Church passes on."""
    s.barons[drawer].cards.append(card.id)
    s.tell(EventLasts, card.id, drawer)
    if s.church == drawer:
        yield from titles.pass_headship(s, RULE)


def tax_all(s: KnightsState, _: Seat, __: rows.EventCard, ___: str) -> Flow[None]:
    """WK-TAXES-01..03: every baron is paid as in a Taxes phase; the cards stay in the zone."""
    for seat in from_chairman(s):
        yield from taxes.collect(s, seat, RULE_FOR_ALL)


# -- nobles and their armies -----------------------------------------------------------------------


def put_casualties(s: KnightsState, nobles: Iterable[Noble], number: int) -> Flow[None]:
    """WK-R30, WK-DEATH-09: tokens on these armies; then their nobles die who must."""
    struck = list(nobles)
    for noble in struck:
        noble.casualties += number
        for _ in range(number):
            s.tell(CasualtyPlaced, noble.seat, noble.id, RULE)
    for noble in struck:
        yield from death.settle(s, noble, "WK-R30")


def in_order(s: KnightsState, nobles: Iterable[Noble]) -> list[Noble]:
    """From the Chairman clockwise (WK-R81)."""
    seats = from_chairman(s)
    return sorted(nobles, key=lambda noble: seats.index(noble.seat))


def wound(s: KnightsState, _: Seat, card: rows.EventCard, target: str) -> Flow[None]:
    yield from put_casualties(s, [s.noble(target)], card.amount)


def bring_fever(s: KnightsState, _: Seat, card: rows.EventCard, target: str) -> Flow[None]:
    """One part in so many of his hundreds, rounded up, at least one token."""
    noble = s.noble(target)
    hundreds = armies.troop_total(s, noble) // s.edition.numbers.combat.casualty
    yield from put_casualties(s, [noble], max(-(-hundreds // card.amount), 1))


def bring_plague(s: KnightsState, _: Seat, card: rows.EventCard, target: str) -> Flow[None]:
    """Every army in the region of the city, whoever leads it."""
    yield from put_casualties(s, in_order(s, s.nobles_in(target)), card.amount)


def raise_storm(s: KnightsState, _: Seat, card: rows.EventCard, __: str) -> Flow[None]:
    """Every army at sea."""
    yield from put_casualties(s, in_order(s, [n for n in s.nobles if n.at_sea]), card.amount)


def end_line(s: KnightsState, drawer: Seat, card: rows.EventCard, target: str) -> None:
    """WK-R85, WK-VARIANT-07: the noble has no heir any more; the card stays on him."""
    no_heir(s, s.noble(target), card.id)
    s.tell(EventLasts, card.id, drawer)


def lame(s: KnightsState, _: Seat, __: rows.EventCard, target: str) -> None:
    """Exhausted now, and not refreshed in the next Upkeep."""
    noble = s.noble(target)
    armies.exhaust(s, [noble], RULE)
    noble.lame = True


def refresh(s: KnightsState, drawer: Seat, _: rows.EventCard, __: str) -> Flow[None]:
    """All his exhausted nobles in one region become fresh; he names it."""
    tired = [n for n in s.nobles_of(drawer) if n.on_board and not n.at_sea and not n.fresh]
    regions = list(dict.fromkeys(noble.region for noble in tired))
    if not regions:
        return
    region = regions[0]
    if len(regions) > 1:
        choices = OneOf([NameRegion(name) for name in regions])
        region = (yield Ask(drawer, choices, "second-wind", RULE)).region
    for noble in tired:
        if noble.region == region:
            noble.fresh = True
            s.tell(Refreshed, drawer, noble.id, RULE)


# -- mercenaries -----------------------------------------------------------------------------------


def mutiny(s: KnightsState, drawer: Seat, _: rows.EventCard, target: str) -> Flow[None]:
    """He pays the wage of each of his cards of the nation now, or it deserts."""
    hired = companies_anywhere(s, drawer, target)
    wage = s.edition.wage
    yield from pay_or_dismiss(s, drawer, hired, lambda company: wage[company.troop], RULE)


def companies_anywhere(s: KnightsState, seat: Seat, nation: str) -> list[NameCompany]:
    """His cards of a nation, also those who serve for nothing in a Wages phase."""
    return [
        NameCompany(armies.name_of(held), troop)
        for held in armies.armies_of(s, seat)
        for troop in armies.mercenaries(s, held, nation)
    ]


def lose_company(s: KnightsState, drawer: Seat, card: rows.EventCard, target: str) -> Flow[None]:
    """So many of his cards of the nation desert; he says which."""
    for _ in range(card.amount):
        hired = list(dict.fromkeys(companies_anywhere(s, drawer, target)))
        if not hired:
            return
        company = hired[0]
        if len(hired) > 1:
            company = yield Ask(drawer, OneOf(hired), "let-desert", RULE, {"nation": target})
        yield from dismiss(s, drawer, [company], RULE)


def enlist(s: KnightsState, drawer: Seat, card: rows.EventCard, _: str) -> Flow[None]:
    """Cards off the mercenary deck, assigned as if hired, if there is a place for them."""
    if not posts(s, drawer):
        return
    volunteers = yield from s.mercenaries.draw(card.amount)
    s.offer += volunteers
    for troop in volunteers:
        yield from assign(s, drawer, troop, RULE)


def enlarge_offer(s: KnightsState, _: Seat, card: rows.EventCard, __: str) -> Flow[None]:
    """WK-R42: so many cards are added to those on offer."""
    yield from add_to_offer(s, card.amount)


# -- cities ----------------------------------------------------------------------------------------


def break_walls(s: KnightsState, __: Seat, card: rows.EventCard, target: str) -> None:
    """WK-FORTIFY-05: so many breaches, though never below strength 0."""
    for _ in range(card.amount):
        walls.breach(s, target, RULE)


def send_mason(s: KnightsState, drawer: Seat, card: rows.EventCard, _: str) -> Flow[None]:
    """WK-R92: one city is fortified for nothing; crowns if there is none to fortify."""
    bare = [
        walls.region_of(s, place)
        for place in walls.cities_of(s, drawer)
        if not s.cities[place].fortified and not sieges.besieged(s, walls.region_of(s, place))
    ]
    if not bare:
        receive(s, drawer, CROWNS, card.amount, RULE)
        return
    region = bare[0]
    if len(bare) > 1:
        choices = OneOf([Fortify(name) for name in bare])
        region = (yield Ask(drawer, choices, "send-mason", RULE)).region
    walls.fortify(s, region, RULE)


def rise(s: KnightsState, drawer: Seat, _: rows.EventCard, target: str) -> Flow[None]:
    """WK-PHASE3-09: the city revolts, even with a noble of his in it."""
    yield from revolt(s, drawer, target)


def burn(s: KnightsState, _: Seat, __: rows.EventCard, target: str) -> Flow[None]:
    """WK-EVENT-EX1, WK-R22: the city is razed, and all in it are killed; nobody plunders."""
    inside = [noble for noble in s.nobles_in(target) if sieges.inside(s, noble)]
    walls.raze(s, target, None, RULE_FOR_ALL)
    for noble in inside:
        yield from death.die(s, noble, "WK-DEATH-09")


def unsettle(s: KnightsState, _: Seat, __: rows.EventCard, ___: str) -> Flow[None]:
    """WK-PHASE3-07, -08: each draws for one of his cities without a noble of his."""
    for seat in from_chairman(s):
        empty = [r for r in own_regions(s, seat) if not has_noble(s, seat, r)]
        if not empty:
            continue
        region = empty[0]
        if len(empty) > 1:
            choices = OneOf([NameCity(name) for name in empty])
            region = (yield Ask(seat, choices, "unrest", RULE_FOR_ALL)).region
        yield from draw_for_revolt(s, seat, region)


def own_regions(s: KnightsState, seat: Seat) -> list[str]:
    return [walls.region_of(s, place) for place in walls.cities_of(s, seat)]


def has_noble(s: KnightsState, seat: Seat, region: str) -> bool:
    return any(noble.seat == seat for noble in s.nobles_in(region))


def proclaim(s: KnightsState, _: Seat, card: rows.EventCard, __: str) -> None:
    """WK-EVENT-11: it holds until the end of the round."""
    s.proclaimed.append(card.id)
    s.tell(EventLasts, card.id, None)


DEEDS: Final[dict[str, Deed]] = {
    "take": take,
    "lose": lose_amount,
    "lose-share": lose_share,
    "lose-share-up": lose_share_up,
    "brigands": pay_brigands,
    "harvest": harvest,
    "church": become_head_of_church,
    "chairman": become_chairman,
    "no-heir": end_line,
    "lame": lame,
    "breaches": break_walls,
    "proclaim": proclaim,
}
PASSAGES: Final[dict[str, Passage]] = {
    "heretic": become_heretic,
    "tax-collectors": tax_all,
    "casualties": wound,
    "fever": bring_fever,
    "plague": bring_plague,
    "storm": raise_storm,
    "second-wind": refresh,
    "mutiny": mutiny,
    "desertion": lose_company,
    "volunteers": enlist,
    "companies": enlarge_offer,
    "mason": send_mason,
    "revolt": rise,
    "fire": burn,
    "unrest": unsettle,
}
