"""What a sensible fighter would prefer."""

from __future__ import annotations

from random import Random
from typing import Any

from oyez.game import Heuristics
from oyez.kernel import Question, Seat
from tests.kernel.duel.blows import BREATH, Play
from tests.kernel.duel.state import LIVES, Ring
from tests.kernel.duel.surprises import LIFE

# How often somebody does anything at all, and what a card in hand is worth in lives.
WHIM = 0.1
CARD_WORTH = 0.3


class Fighter(Heuristics[Ring]):
    """Keeps alive, wounds the strongest, and parries what can be parried."""

    def worth(self, s: Ring, seat: Seat) -> float:
        if not s.lives[seat]:
            return 0.0
        strength = {each: s.lives[each] + CARD_WORTH * len(s.hands[each]) for each in s.standing}
        return strength[seat] / sum(strength.values())

    def reply(self, s: Ring, question: Question, rng: Random) -> Any:
        choices = list(question.choices)
        if rng.random() < WHIM:
            return rng.choice(choices)
        match question.prompt:
            case "announce":
                return max(choices, key=lambda blow: s.lives[blow.to])
            case "rest":
                return BREATH if s.lives[question.seat] < LIVES // 2 else choices[0]
            case "suffer":
                return choices[-1] if s.lives[question.seat] < LIVES else LIFE
            case _:
                return next((each for each in choices if isinstance(each, Play)), choices[0])
