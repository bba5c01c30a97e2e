"""The Taxes phase: income of cities and concessions."""

from __future__ import annotations

from oyez.games.warrior_knights.box.edition import TAXES
from oyez.games.warrior_knights.rules.assembly.lasting import by_charge, by_law, by_office, force_of
from oyez.games.warrior_knights.rules.assembly.refusal import obeys
from oyez.games.warrior_knights.rules.order import from_chairman
from oyez.games.warrior_knights.rules.phases.zones import return_cards
from oyez.games.warrior_knights.rules.purse import CROWNS, lose, receive
from oyez.games.warrior_knights.rules.war import walls
from oyez.games.warrior_knights.rules.war.sieges import besieged, inside
from oyez.games.warrior_knights.state import KnightsState, Noble
from oyez.kernel import Flow, Seat


def taxes(s: KnightsState) -> Flow[None]:
    """WK-TAXES-01, -04: all are paid, then the cards in the zone go back to their owners."""
    for seat in from_chairman(s):
        yield from collect(s, seat, "WK-TAXES-01")
    return_cards(s, TAXES)


def collect(s: KnightsState, seat: Seat, rule: str) -> Flow[None]:
    """WK-TAXES-01, WK-BANNED-EX1: what one baron is due, less what a law takes back from him."""
    crowns = due_to(s, seat)
    receive(s, seat, CROWNS, crowns, rule)
    for law in tuple(s.laws):
        per = force_of(s, law).tax_per
        if per and crowns >= per and (yield from obeys(s, seat, law)):
            lose(s, seat, CROWNS, crowns // per, "WK-PROPOSAL-03")


def due_to(s: KnightsState, seat: Seat) -> int:
    """WK-TAXES-01..03: cities that are not besieged, concessions, and nobles who govern."""
    crowns = by_charge(s, seat, "income") + city_income(s, seat)
    for noble in s.nobles_of(seat):
        if noble.office and governs(s, noble):
            crowns += by_office(s, noble, "governor_income")
    return crowns


def governs(s: KnightsState, noble: Noble) -> bool:
    """Whether he is in a city of his baron that is not besieged."""
    in_city = s.city_in(noble.region) is not None
    return in_city and inside(s, noble) and not besieged(s, noble.region)


def city_income(s: KnightsState, seat: Seat) -> int:
    """WK-TAXES-01..03, WK-DEFWORKS-04: what the cities of a baron yield right now."""
    extra = s.edition.numbers.gains.fortified_city + by_law(s, "fortified_extra")
    return sum(
        walls.income(s, place) + (extra if s.cities[place].fortified else 0)
        for place in walls.cities_of(s, seat)
        if not besieged(s, walls.region_of(s, place))
    )
