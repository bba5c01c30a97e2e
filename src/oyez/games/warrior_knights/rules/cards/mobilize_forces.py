"""Mobilize Forces: move into one region, fight in it, or both."""

from __future__ import annotations

from functools import partial

from oyez.games.warrior_knights.answers import DONE, NO, Attack, March, NameRegion, Sail
from oyez.games.warrior_knights.box.edition import MOBILIZE_FORCES
from oyez.games.warrior_knights.rules.war.combat import attacks, start, told_as
from oyez.games.warrior_knights.rules.war.movement import carry_out, goal, moves
from oyez.games.warrior_knights.scene.happenings import ActionDeclined
from oyez.games.warrior_knights.scene.reasons_in_the_field import (
    why_not_attack,
    why_not_mobilize,
    why_not_move,
)
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat


def mobilize_forces(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-MILITARY-01..05, WK-R12: he names a region; first he moves into it, then he fights there.

    Who has been used is exhausted when the card is put away (WK-R89).
    """
    card = s.card
    assert card is not None
    regions = targets(s, seat)
    if regions:
        choices = OneOf([*map(NameRegion, regions), NO], partial(why_not_mobilize, s))
        answer = yield Ask(seat, choices, "mobilize-forces", "WK-MILITARY-01")
        card.region = answer.region if isinstance(answer, NameRegion) else card.region
    if not card.region:
        s.tell(ActionDeclined, seat, MOBILIZE_FORCES)
        return
    yield from concentrate(s, seat, card.region)
    yield from engage(s, seat, card.region)


def targets(s: KnightsState, seat: Seat) -> list[str]:
    """WK-MILITARY-01, -02: the regions that he can move into or fight in."""
    reached = {goal(move) for move in moves(s, seat)}
    held = {noble.region for noble in s.able_nobles(seat)}
    return [
        region
        for region in s.edition.regions
        if region in reached or (region in held and attacks(s, seat, region))
    ]


def concentrate(s: KnightsState, seat: Seat, region: str) -> Flow[None]:
    """WK-MILITARY-01, -02, WK-R44: noble after noble into the region named, by land or by sea."""
    about = {"region": region}
    while ways := into(s, seat, region):
        choices = OneOf([*ways, DONE], partial(why_not_move, s, seat, region))
        answer = yield Ask(seat, choices, "move", "WK-MILITARY-01", about)
        if not isinstance(answer, March | Sail):
            return
        yield from carry_out(s, answer)


def into(s: KnightsState, seat: Seat, region: str) -> list[March | Sail]:
    return [move for move in moves(s, seat) if goal(move) == region]


def engage(s: KnightsState, seat: Seat, region: str) -> Flow[None]:
    """WK-MILITARY-03, -04: one combat in the region named, once the nobles have moved."""
    started = False
    while not started and (found := attacks(s, seat, region)):
        why_not = partial(why_not_attack, s, seat, region)
        choices = OneOf([*found, NO], why_not, partial(told_as, s, seat))
        answer = yield Ask(seat, choices, "attack", "WK-MILITARY-01", {"region": region})
        if not isinstance(answer, Attack):
            return
        started = yield from start(s, seat, answer)
