"""Troop Maintenance: casualties off one army."""

from __future__ import annotations

from functools import partial

from oyez.games.warrior_knights.answers import NO, Heal, No
from oyez.games.warrior_knights.rules.order import from_chairman
from oyez.games.warrior_knights.rules.purse import CROWNS, pay
from oyez.games.warrior_knights.rules.war.armies import armies_of, army, name_of
from oyez.games.warrior_knights.scene.happenings_at_home import CasualtiesHealed
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat


def troop_maintenance(s: KnightsState) -> Flow[None]:
    """WK-UPKEEP-01, WK-R24, WK-R81: from the Chairman on, each may heal one of his armies."""
    for seat in from_chairman(s):
        if any(held.casualties for held in armies_of(s, seat)):
            choices = partial(healing, s, seat)
            answer = yield Ask(seat, choices, "troop-maintenance", "WK-UPKEEP-01")
            if isinstance(answer, Heal):
                heal(s, seat, answer)


def healing(s: KnightsState, seat: Seat) -> OneOf[Heal | No]:
    """WK-UPKEEP-02: any number of tokens that he can pay for, off one army wherever it is."""
    payable = s.barons[seat].crowns // s.edition.numbers.prices.casualty
    return OneOf(
        [
            *(
                Heal(name_of(held), number)
                for held in armies_of(s, seat)
                for number in range(1, min(held.casualties, payable) + 1)
            ),
            NO,
        ]
    )


def heal(s: KnightsState, seat: Seat, answer: Heal) -> None:
    """WK-UPKEEP-02: so much for each token."""
    cost = answer.casualties * s.edition.numbers.prices.casualty
    pay(s, seat, CROWNS, cost, "WK-UPKEEP-02")
    army(s, seat, answer.noble).casualties -= answer.casualties
    s.tell(CasualtiesHealed, seat, answer.noble, answer.casualties)
