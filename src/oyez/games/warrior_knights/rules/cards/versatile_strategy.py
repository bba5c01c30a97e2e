"""Versatile Strategy: one of five small things."""

from __future__ import annotations

from functools import partial
from typing import Any

from oyez.games.warrior_knights.answers import (
    CROWNS,
    NO,
    VOTE,
    Attack,
    March,
    No,
    PlaceMarker,
    Sail,
    TakeCrowns,
    TakeVote,
)
from oyez.games.warrior_knights.rules import purse as bank
from oyez.games.warrior_knights.rules.phases.zones import free_spaces, place_marker
from oyez.games.warrior_knights.rules.war import combat, movement
from oyez.games.warrior_knights.scene.reasons_in_the_field import why_not_versatile
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat


def versatile_strategy(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-IMPROV-01, -06: exactly one of them; whoever is refused passage or consent tries anew."""
    done = False
    while not done:
        choices = partial(options, s, seat)
        answer = yield Ask(seat, choices, "versatile-strategy", "WK-IMPROV-01")
        done = yield from carry_out(s, seat, answer)


def options(s: KnightsState, seat: Seat) -> OneOf[Any]:
    """WK-IMPROV-01: all that he can do with the card right now."""
    values: list[Any] = [CROWNS, VOTE, *movement.moves(s, seat)]
    for region in dict.fromkeys([noble.region for noble in s.able_nobles(seat)]):
        values += combat.attacks(s, seat, region)
    values += [PlaceMarker(space) for space in affordable_spaces(s, seat)]
    told_as = partial(combat.told_as, s, seat)
    return OneOf([*values, NO], partial(why_not_versatile, s, seat), told_as)


def affordable_spaces(s: KnightsState, seat: Seat) -> list[int]:
    """WK-IMPROV-07, -08, WK-R16: the free spaces whose fee he can pay in full."""
    crowns, spaces = s.barons[seat].crowns, s.edition.spaces
    return [space for space in free_spaces(s) if spaces[space].fee <= crowns]


def carry_out(s: KnightsState, seat: Seat, answer: Any) -> Flow[bool]:
    """Do what he chose; whether it could be done."""
    numbers = s.edition.numbers.actions
    match answer:
        case TakeCrowns():
            bank.receive(s, seat, bank.CROWNS, numbers.improvised_crowns, "WK-IMPROV-02")
        case TakeVote():
            bank.receive(s, seat, bank.VOTES, numbers.improvised_votes, "WK-IMPROV-03")
        case PlaceMarker():
            fee = s.edition.spaces[answer.space].fee
            bank.pay(s, seat, bank.CROWNS, fee, "WK-IMPROV-07")
            place_marker(s, seat, answer.space, fee)
        case March() | Sail():
            return (yield from movement.carry_out(s, answer))
        case Attack():
            return (yield from combat.start(s, seat, answer))
        case _:
            assert isinstance(answer, No)
    return True
