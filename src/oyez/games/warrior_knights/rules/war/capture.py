"""Taking a city: control it or raze it."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import CONTROL, RAZE, PutControlMarker, Raze
from oyez.games.warrior_knights.rules.assembly.lasting import force_of, refusable
from oyez.games.warrior_knights.rules.assembly.refusal import obeys
from oyez.games.warrior_knights.rules.purse import CROWNS, receive
from oyez.games.warrior_knights.rules.war import walls
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat


def take_city(s: KnightsState, seat: Seat, region: str, rule: str) -> Flow[None]:
    """WK-RAZE-01, WK-FORTIFY-01, -03: at the moment he takes it he may raze it instead."""
    answer: PutControlMarker | Raze = CONTROL
    if may_raze(s):
        about: dict[str, str | int] = {"region": region}
        answer = yield Ask(seat, OneOf([CONTROL, RAZE]), "take-city", "WK-RAZE-01", about)
    if answer == RAZE and (yield from insists(s, seat)):
        plunder(s, seat, region)
    else:
        walls.take_control(s, seat, region, rule)


def may_raze(s: KnightsState) -> bool:
    """WK-R39: a law that cannot be refused forbids it."""
    return all(refusable(s, law) for law in s.laws if force_of(s, law).no_raze)


def insists(s: KnightsState, seat: Seat) -> Flow[bool]:
    """WK-BANNED-05: against a law one razes only by refusing to obey it."""
    for law in [law for law in s.laws if force_of(s, law).no_raze]:
        if (yield from obeys(s, seat, law)):
            return False
    return True


def plunder(s: KnightsState, seat: Seat, region: str) -> None:
    """WK-RAZE-02, WK-R10: the city is no more; three times its printed income is his."""
    income = walls.income(s, s.edition.city_at[region])
    walls.raze(s, region, seat, "WK-RAZE-02")
    receive(s, seat, CROWNS, income * s.edition.numbers.gains.raze_income, "WK-RAZE-02")
