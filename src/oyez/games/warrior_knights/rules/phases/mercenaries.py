"""The recruitment of mercenaries: marker after marker along the track."""

from __future__ import annotations

from functools import partial

from oyez.games.warrior_knights.answers import AssignTo
from oyez.games.warrior_knights.rules.assembly.lasting import by_law
from oyez.games.warrior_knights.rules.decks import new_offer
from oyez.games.warrior_knights.rules.phases.zones import markers
from oyez.games.warrior_knights.rules.purse import CROWNS, pay
from oyez.games.warrior_knights.rules.war.armies import army
from oyez.games.warrior_knights.rules.war.sieges import besieged, inside
from oyez.games.warrior_knights.scene.happenings_at_home import Hired, MarkerTakenBack
from oyez.games.warrior_knights.state import NONE, KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat, Some


def recruitment(s: KnightsState) -> Flow[None]:
    """WK-MERC-01, -10, -11: from left to right until the track is empty; then a new offer."""
    while places := markers(s):
        seat = s.track[places[0]]
        assert seat is not None
        troops: tuple[str, ...] = ()
        if s.offer:
            troops = yield Ask(seat, partial(hires, s, seat), "hire", "WK-MERC-01")
        take_markers_back(s, seat, max(len(troops), 1))
        prices = [hiring_price(s, troop) for troop in troops]
        # All at once, for crowns may change hands while the cards are assigned.
        pay(s, seat, CROWNS, sum(prices), "WK-MERC-02")
        for troop, price in zip(troops, prices, strict=True):
            yield from assign(s, seat, troop, "WK-MERC-07", price)
    yield from new_offer(s, "WK-MERC-10")


def hires(s: KnightsState, seat: Seat) -> Some[str]:
    """WK-MERC-03..06, WK-R41: a card, or several of one nation if he has as many markers."""
    prices = {troop: hiring_price(s, troop) for troop in s.offer}
    return Some(
        sorted(s.offer),
        most=len(markers(s, seat)) if posts(s, seat) else 0,
        same=s.edition.nation.__getitem__,
        weigh=prices.__getitem__,
        weight=(0, s.barons[seat].crowns),
        measure="wage",
    )


def hiring_price(s: KnightsState, troop: str) -> int:
    """WK-MERC-02: the wage of the card; a law can make it dearer."""
    return s.edition.wage[troop] + by_law(s, "hire_extra")


def take_markers_back(s: KnightsState, seat: Seat, number: int) -> None:
    """WK-MERC-02, -03, -06: so many of his markers, from the left."""
    for space in markers(s, seat)[:number]:
        s.track[space] = None
        s.tell(MarkerTakenBack, seat, space)


def assign(s: KnightsState, seat: Seat, troop: str, rule: str, price: int = 0) -> Flow[None]:
    """WK-MERC-07: he says where a card on offer goes, hired or given; there must be a place."""
    where = posts(s, seat)
    post = where[0]
    if len(where) > 1:
        post = yield Ask(seat, OneOf(where), "assign", rule, {"troop": troop})
    s.offer.remove(troop)
    army(s, seat, post.noble).troops.append(troop)
    s.tell(Hired, seat, troop, post.noble, price)


def posts(s: KnightsState, seat: Seat) -> list[AssignTo]:
    """WK-MERC-07..09, WK-R42: nobles at home or off the board; his stronghold, even besieged."""
    nobles = [
        noble
        for noble in s.nobles_of(seat)
        if not (noble.gone or noble.waiting)
        and (not noble.region or (inside(s, noble) and not besieged(s, noble.region)))
    ]
    home = [AssignTo(NONE)] if s.barons[seat].stronghold.region else []
    return [*(AssignTo(noble.id) for noble in nobles), *home]
