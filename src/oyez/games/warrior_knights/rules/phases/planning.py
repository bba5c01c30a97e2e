"""Phase 1, Preparation: every baron lays his action cards on the three stacks."""

from __future__ import annotations

from oyez.games.warrior_knights.scene.happenings import Planned
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Ask, Each, Flow, Seat, Some


def planning(s: KnightsState) -> Flow[None]:
    """WK-PREP-01..06, WK-R74, WK-R86: all at once; then neutral cards are mixed into the stacks.

    A stack has no order until a card is turned up, and which neutral card lies where is settled
    only then: until it is seen, nobody could tell the difference.
    """
    rules = s.edition.numbers.planning
    changes = ("barons", "plans", "held")
    yield Each([baron.seat for baron in s.players], plan, changes)
    for baron in s.players:
        s.planned[baron.seat] = [len(stack) for stack in s.plans[baron.seat]]
        s.tell(Planned, baron.seat, tuple(s.planned[baron.seat]))
    s.neutral_left = [rules.neutral] * rules.stacks
    s.neutral_pool = {card.id: card.copies for card in s.edition.neutrals.values()}
    s.phase, s.stage, s.stack = "actions", "", 0


def plan(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-PREP-01..03: up to two cards of his hand on each of the spaces 1, 2 and 3, unseen.

    What he has laid already lies in his own copy of the state, so that he can look at it.
    """
    rules = s.edition.numbers.planning
    baron = s.barons[seat]
    left = sorted(baron.hand)
    stacks: list[list[str]] = []
    s.plans[seat], s.held[seat], baron.hand = stacks, left, []
    for number in range(rules.stacks):
        cards: tuple[str, ...] = ()
        if left:
            cards = yield Ask(
                seat,
                Some(left, 0, rules.cards),
                "plan",
                "WK-PREP-01",
                {"stack": number + 1, "left": rules.stacks - number - 1},
                secret=True,
            )
        stacks.append(list(cards))
        for card in cards:
            left.remove(card)
