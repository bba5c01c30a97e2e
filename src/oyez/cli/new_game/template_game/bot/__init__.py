"""What a sensible lord would prefer: an evaluation, and quick replies."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from oyez.cli.new_game.template_game.answers import Levy, Plant
from oyez.cli.new_game.template_game.rules.end import points
from oyez.cli.new_game.template_game.state import TemplateGameState
from oyez.game import Heuristics
from oyez.kernel import Question, Seat

# How often somebody does anything at all.
WHIM: Final = 0.1
# By so many points one is more than twice as likely to win.
APART: Final = 2.0
# What a rank in the hand is worth in points, while there are councils to come.
RANK: Final = 0.25


class SensibleLord(Heuristics[TemplateGameState]):
    """Takes the land that counts most, and keeps strong envoys for later."""

    def worth(self, s: TemplateGameState, seat: Seat) -> float:
        """The chance to have more points than each of the others."""
        own = prospect(s, seat)
        others = [prospect(s, other) for other in s.coins if other != seat]
        return 1 / (1 + sum(exp((other - own) / APART) for other in others))

    def reply(self, s: TemplateGameState, question: Question, rng: Random) -> Any:
        """The best land; any envoy, for whoever can be seen through loses."""
        if question.prompt == "lay" or rng.random() < WHIM:
            return question.choices.sample(rng)
        return max(question.choices, key=lambda said: _gain(s, question.seat, said))


def prospect(s: TemplateGameState, seat: Seat) -> float:
    """The points that a lord may count on: those he has, his hand, and a council just won."""
    left = s.options.rounds - s.round
    ranks = sum(s.box.envoys[envoy].rank for envoy in s.hands[seat])
    hand = RANK * ranks * min(1, left / s.box.numbers.hand)
    coins = s.coins[seat] % s.box.numbers.coins_per_point / s.box.numbers.coins_per_point
    won = s.phase == "banner" and s.winner == seat
    return points(s, seat) + coins + hand + (_best_gain(s, seat) if won else 0)


def _best_gain(s: TemplateGameState, seat: Seat) -> float:
    return max([_gain(s, seat, Levy()), *(_gain(s, seat, Plant(land)) for land in s.free)])


def _gain(s: TemplateGameState, seat: Seat, said: Plant | Levy) -> float:
    """What a banner or a levy brings at once."""
    numbers = s.box.numbers
    if not isinstance(said, Plant):
        return numbers.levy / numbers.coins_per_point
    beside = sum(s.banners.get(land) == seat for land in s.box.neighbours[said.land])
    return s.box.lands[said.land].worth + numbers.neighbours * beside
