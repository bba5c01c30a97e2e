"""Solitaire: sixteen cards for one. A toy game for hidden cards and an outcome with a rank."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from oyez.game import Game, Heuristics
from oyez.kernel import Choices, Flow, OneOf, Outcome, Passage, Question, Seat
from oyez.scene.elements import Scene
from tests.kernel.solitaire.moves import deal, give_up, play
from tests.kernel.solitaire.scene import lay_out
from tests.kernel.solitaire.state import (
    CARDS,
    RANKS,
    Cloister,
    GiveUp,
    Options,
    Raise,
    Shift,
    Turn,
)


class Patience(Heuristics[Cloister]):
    """Raise what can be raised, turn up what is hidden."""

    def worth(self, s: Cloister, seat: Seat) -> float:
        hidden = len(s.stock) + sum(map(len, s.down.values()))
        lost = s.ended not in ("", "raised")
        return (sum(s.raised.values()) + (0 if lost else len(CARDS) - hidden)) / (2 * len(CARDS))

    def reply(self, s: Cloister, question: Question, rng: Random) -> Any:
        moves = list(question.choices)
        for kind in (Raise, Turn, Shift):
            liked = [move for move in moves if isinstance(move, kind)]
            if liked:
                return rng.choice(liked)
        return question.choices.sample(rng)


class Solitaire(Game[Cloister, Options]):
    """The rules."""

    id = "solitaire"
    rules = "1"
    seats = range(1, 2)
    state = Cloister
    options = Options
    folder = Path(__file__).parent

    def setup(self, options: Options, seats: int) -> Cloister:
        return Cloister(options=options)

    def step(self, s: Cloister) -> Flow[None]:
        return play(s) if s.up else deal(s)

    def outcome(self, s: Cloister) -> Outcome | None:
        """SO-END-01, SO-RANK-01: all sixteen win; a rank for as many as were raised."""
        if not s.ended:
            return None
        score = sum(s.raised.values())
        rank = next(name for least, name in RANKS if score >= least)
        place = 1 if s.ended == "raised" else 2
        return Outcome({Seat(0): place}, {Seat(0): score}, s.ended, rank)

    def anytime(self, s: Cloister, seat: Seat) -> Choices[Any]:
        return OneOf([GiveUp()])

    def act(self, s: Cloister, seat: Seat, value: Any) -> Flow[None]:
        return give_up(s)

    def where(self, s: Cloister) -> Sequence[Passage]:
        return [Passage("hour", s.hour)] if s.up else []

    def redeal(self, s: Cloister, seat: Seat, rng: Random) -> None:
        """What lies face down may be any of the cards that have not been seen."""
        unseen = sorted([*s.stock, *(card for cards in s.down.values() for card in cards)])
        rng.shuffle(unseen)
        s.stock = [unseen.pop() for _ in s.stock]
        s.down = {column: [unseen.pop() for _ in cards] for column, cards in s.down.items()}

    def scene(self, s: Cloister, seat: Seat | None) -> Scene:
        return lay_out(s)

    def heuristics(self) -> Heuristics[Cloister]:
        return Patience()

    def check(self, s: Cloister) -> None:
        if not s.up:
            return
        piles = [*s.up.values(), *s.down.values(), s.stock, s.waste]
        raised = [f"{suit}-{n}" for suit, top in s.raised.items() for n in range(1, top + 1)]
        lying = Counter(card for pile in piles for card in pile) + Counter(raised)
        assert lying == Counter(CARDS)
        assert all(s.up[column] or not s.down[column] for column in s.up)

    def sample_options(self, seats: int, rng: Random) -> Options:
        return Options(hours=rng.randint(5, 60))


GAME: Final = Solitaire()

__all__ = ["GAME", "Options", "Solitaire"]
