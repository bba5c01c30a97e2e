"""Phase 3, Upkeep: victory, Influence, revolts, ships, strongholds, arrivals; a step for each."""

from __future__ import annotations

from oyez.games.warrior_knights.rules import victory
from oyez.games.warrior_knights.rules.assembly.lasting import force_of
from oyez.games.warrior_knights.rules.assembly.refusal import obeys
from oyez.games.warrior_knights.rules.decks import discard_event, expose_event
from oyez.games.warrior_knights.rules.order import from_chairman
from oyez.games.warrior_knights.rules.phases.arrivals import arrive
from oyez.games.warrior_knights.rules.phases.revolts import revolts
from oyez.games.warrior_knights.rules.preparation import begin_round
from oyez.games.warrior_knights.rules.purse import CROWNS, can_take_influence, lose, take_influence
from oyez.games.warrior_knights.rules.war import walls
from oyez.games.warrior_knights.rules.war.sieges import besieged
from oyez.games.warrior_knights.rules.war.stronghold import put_back
from oyez.games.warrior_knights.scene.happenings import NobleMoved, Refreshed
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Flow, Seat


def upkeep(s: KnightsState) -> Flow[None]:
    """WK-PHASE3-01: the stage that comes next."""
    if s.stage == "revolts":
        return revolt_next(s)
    if s.stage == "ships":
        return land_and_refresh(s)
    if s.stage == "arrivals":
        return arrive_next(s)
    return close(s) if s.stage == "end" else reward(s)


# -- victory and Influence -------------------------------------------------------------------------


def reward(s: KnightsState) -> Flow[None]:
    """WK-PHASE3-02..06, WK-R05: a military victory ends the game; else all take Influence."""
    winner = victory.military_winner(s)
    if winner is not None:
        victory.end(s, winner, "military")
        return
    order = from_chairman(s)
    for seat in order:
        influence = influence_due(s, seat)
        if influence:
            take_influence(s, seat, influence, "WK-PHASE3-03")
    for seat in order:
        yield from pay_tithe(s, seat)
    s.stage, s.order = "revolts", from_chairman(s)


def influence_due(s: KnightsState, seat: Seat) -> int:
    """WK-PHASE3-03..05: for each city that is not besieged; nothing without a stronghold."""
    if not can_take_influence(s, seat):
        return 0
    cities = walls.cities_of(s, seat)
    free = sum(not besieged(s, walls.region_of(s, place)) for place in cities)
    return free * s.edition.numbers.gains.influence_per_city


def pay_tithe(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-PROPOSAL-03: a law can ask crowns of who has many cities."""
    if not s.laws:
        return
    cities = len(walls.cities_of(s, seat))
    for law in tuple(s.laws):
        force = force_of(s, law)
        if force.tithe and cities >= force.tithe_from and (yield from obeys(s, seat, law)):
            lose(s, seat, CROWNS, force.tithe, "WK-PROPOSAL-03")


# -- revolts, ships, nobles ------------------------------------------------------------------------


def revolt_next(s: KnightsState) -> Flow[None]:
    """WK-PHASE3-07, WK-R09: one baron after another."""
    if s.order:
        yield from revolts(s, s.order[0])
        s.order = s.order[1:]
    if not s.order:
        s.stage = "ships"


def land_and_refresh(s: KnightsState) -> Flow[None]:
    """WK-PHASE3-10, -11, -13, WK-R67: ships land, nobles are refreshed, strongholds come back."""
    for noble in s.nobles:
        if noble.at_sea:
            noble.at_sea = False
            s.tell(
                NobleMoved,
                noble.seat,
                noble.id,
                noble.region,
                noble.region,
                False,
                "WK-PHASE3-10",
            )
    for noble in s.nobles:
        if not noble.fresh and not noble.lame:
            noble.fresh = True
            s.tell(Refreshed, noble.seat, noble.id, "WK-PHASE3-11")
        noble.lame = False
    for seat in from_chairman(s):
        yield from put_back(s, seat)
    s.stage, s.order = "arrivals", from_chairman(s)


def arrive_next(s: KnightsState) -> Flow[None]:
    """WK-PHASE3-12, WK-ARRIVE-02, WK-R81: one baron after another."""
    if s.order:
        yield from arrive(s, s.order[0])
        s.order = s.order[1:]
    if not s.order:
        s.stage = "end"


# -- the end of the round --------------------------------------------------------------------------


def close(s: KnightsState) -> Flow[None]:
    """WK-END-02..04, WK-R06: the game is over after the last round; else a new one begins."""
    for card in s.proclaimed:
        discard_event(s, card)
    s.proclaimed = []
    if not s.event_deck.top:
        yield from expose_event(s)
    if s.last_round or s.round == s.options.rounds:
        victory.crown(s)
    else:
        begin_round(s)
