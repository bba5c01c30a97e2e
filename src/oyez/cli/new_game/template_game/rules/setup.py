"""Preparation: the first lord is drawn, and envoys are dealt."""

from __future__ import annotations

from oyez.cli.new_game.template_game.scene.happenings import (
    DeckMixed,
    EnvoyDrawn,
    FirstDrawn,
    NewRound,
)
from oyez.cli.new_game.template_game.state import TemplateGameOptions, TemplateGameState
from oyez.kernel import Deck, Flow, Roll, Seat


def lay_table(options: TemplateGameOptions, seats: int) -> TemplateGameState:
    """TG-SETUP-01: an empty valley, nobody has anything yet."""
    lords = [Seat(number) for number in range(seats)]
    return TemplateGameState(
        options=options,
        coins=dict.fromkeys(lords, 0),
        hands={lord: [] for lord in lords},
        deck=Deck({row.id: row.count for row in options.box.envoys.values()}),
    )


def prepare(s: TemplateGameState) -> Flow[None]:
    """TG-SETUP-02, -03: chance says who is first; then everybody draws a hand."""
    (number,) = yield Roll(sides=len(s.coins))
    s.first = Seat(number - 1)
    s.tell(FirstDrawn, s.first)
    yield from fill_hands(s)
    s.tell(NewRound, s.round)
    s.phase = "council"


def fill_hands(s: TemplateGameState) -> Flow[None]:
    """TG-SETUP-02, TG-COUNCIL-04: in order, everybody draws up to a full hand, unseen."""
    for seat in s.in_order:
        while len(s.hands[seat]) < s.box.numbers.hand:
            if not len(s.deck):
                mix_discards(s)
            (envoy,) = yield from s.deck.draw(seen=(seat,))
            s.hands[seat] = sorted([*s.hands[seat], envoy], key=list(s.box.envoys).index)
            s.tell(EnvoyDrawn, seat, envoy)


def mix_discards(s: TemplateGameState) -> None:
    """TG-COUNCIL-05: what was discarded becomes the new deck."""
    s.deck.shuffle(s.discards)
    s.discards = []
    s.tell(DeckMixed)
