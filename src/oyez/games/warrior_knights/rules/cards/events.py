"""Important Event: who draws, whether it is cancelled, what it does."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import NO, YES, NameBaron, ToNoble
from oyez.games.warrior_knights.box import rows
from oyez.games.warrior_knights.rules import fate
from oyez.games.warrior_knights.rules.assembly.lasting import by_charge
from oyez.games.warrior_knights.rules.cards.event_effects import strike
from oyez.games.warrior_knights.rules.decks import discard_event, draw_event, expose_event
from oyez.games.warrior_knights.rules.order import clockwise, from_chairman, left_of
from oyez.games.warrior_knights.rules.purse import FAITH, owns, pay
from oyez.games.warrior_knights.rules.war.armies import armies_of, mercenaries
from oyez.games.warrior_knights.rules.war.walls import cities_of
from oyez.games.warrior_knights.scene.happenings_at_home import (
    EventCancelled,
    EventGiven,
    EventStruck,
    FaithPledged,
)
from oyez.games.warrior_knights.state import NONE, KnightsState, Noble
from oyez.kernel import Amount, Ask, Flow, OneOf, Seat


def important_event(s: KnightsState) -> Flow[None]:
    """WK-EVENT-01, -09, -11: name who draws, find the target, cancel or suffer; the next back."""
    if not s.event_deck.top:
        return
    drawer = yield from name_drawer(s)
    name = yield from draw_event(s, drawer)
    card = s.edition.event_cards[name]
    target = yield from find_target(s, drawer, card)
    if target is None or (yield from cancelled(s, drawer, card, target)):
        discard_event(s, name)
    else:
        yield from strike(s, drawer, card, target)
        if not card.lasts:
            discard_event(s, name)
    yield from expose_event(s)


# -- who draws -------------------------------------------------------------------------------------


def name_drawer(s: KnightsState) -> Flow[Seat]:
    """WK-EVENT-01..03, -05, WK-R20: the Head of the Church decides; some ways cost him Faith."""
    head, back = s.church, s.event_deck.top
    able = drawers(s)
    drawer = able[0]
    if len(able) > 1:
        choices = OneOf([NameBaron(seat) for seat in able])
        rule = {"red": "WK-EVENT-02", "green": "WK-EVENT-03"}.get(back, "WK-EVENT-05")
        drawer = (yield Ask(head, choices, "name-drawer", rule, {"back": back})).seat
    if costs_faith(head, back, drawer):
        price = s.edition.numbers.prices.name_another
        pay(s, head, FAITH, price, "WK-EVENT-02" if back == "red" else "WK-EVENT-03")
    s.tell(EventGiven, head, drawer, back)
    return drawer


def drawers(s: KnightsState) -> list[Seat]:
    """WK-R20: whom the Head of the Church can name with the Faith he has."""
    head, back = s.church, s.event_deck.top
    rich = owns(s, head, FAITH) >= s.edition.numbers.prices.name_another
    return [x for x in clockwise(s, head) if rich or not costs_faith(head, back, x)]


def costs_faith(head: Seat, back: str, drawer: Seat) -> bool:
    """WK-EVENT-02, -03, -05: to hand on what is bad, or to keep what is good."""
    return (back == "red" and drawer != head) or (back == "green" and drawer == head)


# -- the target ------------------------------------------------------------------------------------


def find_target(s: KnightsState, drawer: Seat, card: rows.EventCard) -> Flow[str | None]:
    """WK-EVENT-04, -10: a noble, a nation or a region; empty: none needed; None: there is none."""
    rule = "WK-EVENT-10"
    target: str | None
    match card.target:
        case "own-noble":
            on_board = [noble for noble in s.nobles_of(drawer) if noble.on_board]
            target = _name((yield from fate.random_noble(s, on_board, rule)))
        case "own-line":
            target = _name((yield from fate.random_noble(s, with_heirs(s, drawer), rule)))
        case "own-line-by-left":
            target = yield from pick_line(s, drawer)
        case "own-nation":
            target = yield from fate.random_nation(s, nations_of(s, drawer), rule)
        case "own-city" | "own-walls":
            target = yield from random_region(s, own_cities(s, drawer))
            if target is None and card.target == "own-walls":
                target = s.barons[drawer].stronghold.region or None
        case "city":
            standing = [name for name, n in s.edition.city_index.items() if not s.cities[n].razed]
            target = yield from random_region(s, standing)
        case _:
            return NONE
    if target is not None:
        s.tell(EventStruck, card.id, target)
    return target


def _name(noble: Noble | None) -> str | None:
    return None if noble is None else noble.id


def with_heirs(s: KnightsState, seat: Seat) -> list[Noble]:
    """His nobles, on or off the board, who still have an heir."""
    return [noble for noble in s.nobles_of(seat) if noble.heir is not None]


def pick_line(s: KnightsState, drawer: Seat) -> Flow[str | None]:
    """The baron on the drawer's left picks the noble."""
    nobles = with_heirs(s, drawer)
    if not nobles:
        return None
    choices = OneOf([ToNoble(noble.id) for noble in nobles])
    answer: ToNoble = yield Ask(left_of(s, drawer), choices, "pick-line", "WK-EVENT-10")
    return answer.noble


def nations_of(s: KnightsState, seat: Seat) -> list[str]:
    """The nations of which he has mercenaries, wherever they are."""
    nation = s.edition.nation
    troops = [t for held in armies_of(s, seat) for t in mercenaries(s, held)]
    return list(dict.fromkeys(nation[t] for t in troops))


def own_cities(s: KnightsState, seat: Seat) -> list[str]:
    return [s.edition.city_list[place].id for place in cities_of(s, seat)]


def random_region(s: KnightsState, cities: list[str]) -> Flow[str | None]:
    """WK-FATE-02: the region of one of these cities."""
    city = yield from fate.random_city(s, cities, "WK-EVENT-10")
    return None if city is None else s.edition.cities[city].region


# -- cancelling ------------------------------------------------------------------------------------


def cancelled(s: KnightsState, drawer: Seat, card: rows.EventCard, target: str) -> Flow[bool]:
    """WK-EVENT-06..10: whether it is bought off, now that its target is known."""
    if not card.faith:
        return False
    if card.back == "blue":
        payers = yield from pool_faith(s, card, target)
    else:
        payers = yield from pay_alone(s, drawer, card, target)
    if payers:
        s.tell(EventCancelled, card.id, payers)
    return bool(payers)


def pay_alone(
    s: KnightsState, drawer: Seat, card: rows.EventCard, target: str
) -> Flow[tuple[Seat, ...]]:
    """WK-EVENT-07: only the drawer can cancel a red event."""
    price = max(card.faith - by_charge(s, drawer, "cancel_discount"), 1)
    if owns(s, drawer, FAITH) < price:
        return ()
    about: dict[str, str | int] = {"card": card.id, "faith": price, "target": target}
    if (yield Ask(drawer, OneOf([YES, NO]), "cancel-event", "WK-EVENT-07", about)) == NO:
        return ()
    pay(s, drawer, FAITH, price, "WK-EVENT-07")
    return (drawer,)


def pool_faith(s: KnightsState, card: rows.EventCard, target: str) -> Flow[tuple[Seat, ...]]:
    """WK-EVENT-08, WK-R21: pledges from the Chairman on, raised until all pass in a row."""
    seats = from_chairman(s)
    pledges: dict[Seat, int] = {}
    missing, passed, turn = card.faith, 0, 0
    if sum(purchasing_power(s, seat) for seat in seats) < missing:
        return ()
    while missing and passed < len(seats):
        seat = seats[turn % len(seats)]
        turn += 1
        most = min(purchasing_power(s, seat) - pledges.get(seat, 0), missing)
        pledge = 0
        if most > 0:
            about: dict[str, str | int] = {"card": card.id, "faith": missing, "target": target}
            pledge = yield Ask(seat, Amount(0, most), "pledge-faith", "WK-EVENT-08", about)
        if pledge:
            pledges[seat] = pledges.get(seat, 0) + pledge
            s.tell(FaithPledged, seat, pledge)
        missing -= pledge
        passed = 0 if pledge else passed + 1
    if missing:
        return ()
    for seat, pledge in pledges.items():
        share = max(pledge - by_charge(s, seat, "cancel_discount"), 1)
        pay(s, seat, FAITH, share, "WK-EVENT-08")
    return tuple(pledges)


def purchasing_power(s: KnightsState, seat: Seat) -> int:
    """The Faith he can pledge: a charge lets his share count for more, if he has any at all."""
    faith = owns(s, seat, FAITH)
    return faith + by_charge(s, seat, "cancel_discount") if faith else 0
