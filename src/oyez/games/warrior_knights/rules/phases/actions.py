"""Phase 2, Actions: card after card is turned up, carried out and put away.

Between two cards a step can be a stage of a combat, of an assembly, or a special phase that the
last card has triggered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from oyez.games.warrior_knights.answers import PutAway
from oyez.games.warrior_knights.box.edition import (
    ASSEMBLY,
    DEFENSIVE_WORKS,
    DRAFT_SOLDIERS,
    EXPEDITION,
    IMPORTANT_EVENT,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    RALLY_SUPPORT,
    SERVE_THE_CHURCH,
    TAXES,
    TROOP_MAINTENANCE,
    UNCERTAIN_TIMES,
    VERSATILE_STRATEGY,
    WAGES,
)
from oyez.games.warrior_knights.rules.assembly import session
from oyez.games.warrior_knights.rules.cards import (
    defensive_works,
    draft_soldiers,
    events,
    expeditions,
    levy_taxes,
    mobilize_forces,
    rally_support,
    serve_the_church,
    troop_maintenance,
    uncertain_times,
    versatile_strategy,
)
from oyez.games.warrior_knights.rules.phases import mercenaries, taxes, wages
from oyez.games.warrior_knights.rules.phases.zones import MERCENARIES, due, put_in_zone
from oyez.games.warrior_knights.rules.war import combat, death
from oyez.games.warrior_knights.rules.war.armies import exhaust
from oyez.games.warrior_knights.scene.happenings import CardTakenBack, CardTurnedUp, PhaseBegun
from oyez.games.warrior_knights.state import ActionInPlay, KnightsState
from oyez.kernel import Ask, Draw, Flow, OneOf, Seat

NEUTRAL: Final = "neutral"
"""What a stack is asked for when a neutral card turns up, before it is settled which."""

OF_BARONS: Final[dict[str, Callable[[KnightsState, Seat], Flow[None]]]] = {
    LEVY_TAXES: levy_taxes.levy_taxes,
    DRAFT_SOLDIERS: draft_soldiers.draft_soldiers,
    RALLY_SUPPORT: rally_support.rally_support,
    SERVE_THE_CHURCH: serve_the_church.serve_the_church,
    MOBILIZE_FORCES: mobilize_forces.mobilize_forces,
    VERSATILE_STRATEGY: versatile_strategy.versatile_strategy,
}
OF_NOBODY: Final[dict[str, Callable[[KnightsState], Flow[None]]]] = {
    IMPORTANT_EVENT: events.important_event,
    EXPEDITION: expeditions.expedition,
    DEFENSIVE_WORKS: defensive_works.defensive_works,
    TROOP_MAINTENANCE: troop_maintenance.troop_maintenance,
    UNCERTAIN_TIMES: uncertain_times.uncertain_times,
}
SPECIAL: Final[dict[str, Callable[[KnightsState], Flow[None]]]] = {
    TAXES: taxes.taxes,
    WAGES: wages.wages,
    ASSEMBLY: session.convene,
    MERCENARIES: mercenaries.recruitment,
}


def actions(s: KnightsState) -> Flow[None]:
    """WK-ACTION-01, -11, WK-TRIGGER-05: whatever comes next in the Actions phase."""
    if s.combat is not None:
        return combat.fight(s)
    if s.card is not None:
        return put_away(s)
    if s.assembly is not None:
        return session.sit(s)
    phase = due(s)
    if phase:
        s.tell(PhaseBegun, phase)
        return SPECIAL[phase](s)
    return turn_up(s)


def turn_up(s: KnightsState) -> Flow[None]:
    """WK-ACTION-01, -02, -05: the next card of the stack, carried out at once."""
    s.stack = stack = current_stack(s)
    if stack == len(s.neutral_left):
        end_actions(s)
        return
    (drawn,) = yield Draw(stack_bag(s, stack))
    s.card = card = yield from take_from_stack(s, drawn)
    s.tell(CardTurnedUp, s.stack + 1, card.seat, card.kind)
    if card.seat is None:
        yield from OF_NOBODY[card.kind](s)
    else:
        yield from OF_BARONS[card.kind](s, card.seat)
    if s.combat is None:
        yield from put_away(s)


def current_stack(s: KnightsState) -> int:
    """WK-ACTION-01: the first stack on which a card is left, from the one in turn on."""
    stack, stacks = s.stack, len(s.neutral_left)
    while stack < stacks and not cards_left(s, stack):
        stack += 1
    return stack


def cards_left(s: KnightsState, stack: int) -> int:
    """How many cards lie on a stack."""
    return s.neutral_left[stack] + sum(counts[stack] for counts in s.planned.values())


def stack_bag(s: KnightsState, stack: int) -> dict[str, int]:
    """WK-PREP-05: what can turn up: "2:levy-taxes" is a card of seat 2, "neutral" one of nobody."""
    bag: dict[str, int] = {}
    for seat, stacks in s.plans.items():
        for card in stacks[stack]:
            name = called_in_stack(seat, card)
            bag[name] = bag.get(name, 0) + 1
    neutral = s.neutral_left[stack]
    if neutral:
        bag[NEUTRAL] = neutral
    return bag


@cache
def called_in_stack(seat: Seat, card: str) -> str:
    return f"{seat}:{card}"


def take_from_stack(s: KnightsState, drawn: str) -> Flow[ActionInPlay]:
    """Take the card that turned up; of a neutral one it is settled now which it is."""
    if drawn == NEUTRAL:
        (kind,) = yield Draw({k: n for k, n in s.neutral_pool.items() if n})
        s.neutral_pool[kind] -= 1
        s.neutral_left[s.stack] -= 1
        return ActionInPlay(kind)
    number, _, kind = drawn.partition(":")
    seat = Seat(int(number))
    kind = s.edition.actions[kind].id
    s.plans[seat][s.stack].remove(kind)
    s.planned[seat][s.stack] -= 1
    return ActionInPlay(kind, seat)


def put_away(s: KnightsState) -> Flow[None]:
    """WK-ACTION-04, -06..10, WK-MILITARY-05: exhaust who acted; the card goes where it belongs."""
    card = s.card
    assert card is not None
    yield from death.settle_all(s)
    exhaust(s, [s.noble(name) for name in card.used], "WK-MILITARY-05")
    if card.seat is not None and not s.barons[card.seat].out:
        zones = zones_for(s, card)
        if not zones:
            s.barons[card.seat].hand.append(card.kind)
            s.tell(CardTakenBack, card.seat, card.kind)
        else:
            zone = zones[0]
            if len(zones) > 1:
                choices = OneOf([PutAway(z) for z in zones])
                about = {"card": card.kind}
                rule = "WK-ACTION-10" if card.kind == MOBILIZE_FORCES else "WK-ACTION-09"
                zone = (yield Ask(card.seat, choices, "put-away", rule, about)).zone
            put_in_zone(s, card.seat, card.kind, zone)
    s.card = None


def zones_for(s: KnightsState, card: ActionInPlay) -> tuple[str, ...]:
    """WK-ACTION-07..10, WK-R12: where a card may go; none: back to the hand of its owner."""
    zones: tuple[str, ...] = s.edition.actions[card.kind].zones
    if card.kind == MOBILIZE_FORCES and card.moved is not card.fought:
        return (WAGES,) if card.moved else (ASSEMBLY,)
    return zones


def end_actions(s: KnightsState) -> None:
    """WK-ACTION-11: what was held back is in hand again, and Upkeep begins."""
    for baron in s.barons:
        baron.hand += s.held.pop(baron.seat, [])
        baron.hand.sort()
    s.plans, s.planned, s.held = {}, {}, {}
    s.phase, s.stage, s.order = "upkeep", "", []
