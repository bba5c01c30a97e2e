"""What cannot be taken back: cards that have been shown, and what was done out of turn."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.rules.phases.planning import planning
from oyez.kernel import CannotUndo, Seat, undo
from tests.ledger import rule
from tests.warrior_knights.fighting import Pack, assail
from tests.warrior_knights.positions import Game, Position

GREEN = Seat(0)


def refusal(game: Game) -> str:
    """The rule by which green cannot take back what he did last."""
    with pytest.raises(CannotUndo) as refused:
        undo(game.match, GREEN)
    return str(refused.value.rule)


@rule("WK-BATTLE-07")
def test_what_was_discarded_stays_so_once_the_other_cards_are_revealed() -> None:
    troops = "regular-100 regular-50 swiss-200"
    position = Position("green", "blue").noble("kazimierz-zielonka", "B3", troops)
    game, pack = assail(position, "green", "B3", "", "assault"), Pack()
    hand = pack.fill(5)
    game.draw(*hand).draw(*pack.fill(2))
    game.say(tuple(hand[:2]))
    assert refusal(game) == "WK-BATTLE-07"


@rule("WK-R75", "WK-NEGOTIATE-02")
def test_a_gift_cannot_be_taken_back() -> None:
    game = Position("green", "blue").purse("green", crowns=5).run(planning)
    game.act("green", ("give", (Seat(1), 3)))
    assert refusal(game) == "WK-R75"
    assert game.baron("blue").crowns == 3
