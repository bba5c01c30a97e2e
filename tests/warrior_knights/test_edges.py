"""Edges of the rules: what the other tests would not notice if it broke."""

from __future__ import annotations

from oyez.games.warrior_knights import armies, decks
from oyez.games.warrior_knights.happenings import DeckReshuffled
from oyez.games.warrior_knights.state import State
from oyez.kernel import Flow, Seat
from tests.ledger import rule
from tests.warrior_knights.positions import Position


def two() -> Position:
    return Position("green", "blue")


@rule("WK-SHORTAGE-01")
def test_without_discarded_agendas_nothing_is_reshuffled() -> None:
    position = two()
    position.state.agenda_deck.stock = {"salt-tax": 1}
    game = position.run(decks.fill_agendas, sound=False).draw("salt-tax")
    assert game.state.agendas == ["salt-tax"]
    assert not game.events(DeckReshuffled)


@rule("WK-SETUP-02")
def test_the_event_put_underneath_stays_there_while_others_are_drawn() -> None:
    def passage(s: State) -> Flow[None]:
        decks.discard_event(s, (yield from decks.draw_event(s, Seat(0))))

    position = two().next_event("green")
    position.state.event_deck.last = "blue"
    game = position.run(passage, sound=False).draw("minstrels")
    assert game.state.event_deck.last == "blue"


@rule("WK-TRANSFER-05")
def test_a_noble_who_keeps_some_of_his_troops_stays_on_the_board() -> None:
    position = two().noble("alan-of-smalt", "E3", "regular-50 regular-100")
    s = position.noble("ernesto-di-celadon", "E3", "regular-50").state
    giver, taker = s.noble("alan-of-smalt"), s.noble("ernesto-di-celadon")
    armies.hand_over(s, giver, taker, ["regular-50"], "WK-TRANSFER-01")
    assert (giver.region, giver.troops) == ("E3", ["regular-100"])
