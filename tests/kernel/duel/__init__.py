"""A duel: a toy game of secret cards, interrupts and standing orders.

Whoever is struck at may parry, and others may step in, if they have ordered to be asked; whether
they could never shows. Curses and wards are played at any moment, in the middle of anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from oyez.game import Game
from oyez.kernel import Choices, Deck, Flow, OneOf, Outcome, Seat, StepKnowledge
from oyez.scene.elements import Scene
from tests.kernel.duel import scene
from tests.kernel.duel.blows import PASS, Play, deal, turn
from tests.kernel.duel.bot import Fighter
from tests.kernel.duel.state import CARDS, LIVES, Options, Ring
from tests.kernel.duel.surprises import Ward, surprise, surprises


class Duel(Game[Ring, Options]):
    """The rules of the ring."""

    id = "duel"
    rules = "1"
    seats = range(2, 5)
    state = Ring
    options = Options
    folder = Path(__file__).parent
    moments = ("parry", "intercede")

    def setup(self, options: Options, seats: int) -> Ring:
        if not 1 <= options.rounds <= 20:
            raise ValueError("a duel has 1 to 20 rounds")
        everyone = [Seat(n) for n in range(seats)]
        return Ring(
            rounds=options.rounds,
            lives=dict.fromkeys(everyone, LIVES),
            hands={seat: [] for seat in everyone},
            deck=Deck(dict(CARDS)),
        )

    def step(self, s: Ring) -> Flow[None]:
        """DU-TURN-01: the cards are dealt, then one turn after another."""
        return turn(s) if s.round else deal(s)

    def outcome(self, s: Ring) -> Outcome | None:
        """DU-END-01: the last on their feet wins, or whoever has the most lives at the end."""
        if len(s.standing) > 1 and (s.passages or not s.round):
            return None
        order = sorted(s.lives.values(), reverse=True)
        places = {seat: order.index(lives) + 1 for seat, lives in s.lives.items()}
        return Outcome(places, dict(s.lives), "last" if len(s.standing) < 2 else "stopped")

    def anytime(self, s: Ring, seat: Seat) -> Choices[Any]:
        return surprises(s, seat)

    def act(self, s: Ring, seat: Seat, value: Any) -> Flow[None]:
        return surprise(s, seat, value)

    def interrupts(self, s: Ring, value: Any) -> bool:
        """DU-SURPRISE-03: a ward comes in the middle of a curse; a curse waits for the other."""
        return isinstance(value, Ward)

    def orderable(self, s: Ring, seat: Seat) -> Mapping[str, Choices[Any]]:
        """DU-ORDER-01: what one may order once and for all."""
        return {
            "parry": OneOf([Play("parry")]),
            "intercede": OneOf([Play("guard")]),
            "riposte": OneOf([PASS, Play("riposte")]),
        }

    def redeal(self, s: Ring, seat: Seat, rng: Random) -> None:
        self.redeal_after(s, seat, rng, StepKnowledge([], []))

    def redeal_after(self, s: Ring, seat: Seat, rng: Random, seen: StepKnowledge) -> None:
        """Others may hold anything, but had what they have played since."""
        others = [other for other in s.hands if other != seat]
        unknown = Counter(s.deck.stock)
        for other in others:
            unknown.update(s.hands[other])
        played = {other: [card for by, card in seen.shown if by == other] for other in others}
        for cards in played.values():
            unknown.subtract(cards)
        loose = sorted(unknown.elements())
        rng.shuffle(loose)
        for other in others:
            free = len(s.hands[other]) - len(played[other])
            s.hands[other] = [*played[other], *(loose.pop() for _ in range(free))]
        s.deck.stock = dict(sorted(Counter(loose).items()))

    def scene(self, s: Ring, seat: Seat | None) -> Scene:
        return scene.lay(s, seat)

    def heuristics(self) -> Fighter:
        return Fighter()

    def check(self, s: Ring) -> None:
        cards = Counter(s.discard)
        cards.update(s.deck.stock)
        for hand in s.hands.values():
            cards.update(hand)
        assert +cards == Counter(CARDS), "a card was lost or made up"
        assert all(0 <= lives <= LIVES for lives in s.lives.values())

    def sample_options(self, seats: int, rng: Random) -> Options:
        return Options(rounds=rng.randint(1, 6))


GAME = Duel()
