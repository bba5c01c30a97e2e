"""Template Game: envoys, a council, and banners in a valley."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final

from oyez.cli.new_game.template_game import invariants
from oyez.cli.new_game.template_game.answers import Levy
from oyez.cli.new_game.template_game.bot import SensibleLord
from oyez.cli.new_game.template_game.box.edition import (
    EDITIONS,
    FOLDER,
    GAME_ID,
    RULES_VERSION,
    SEATS,
)
from oyez.cli.new_game.template_game.lesson.first import FIRST
from oyez.cli.new_game.template_game.rules.banners import next_round, use_victory
from oyez.cli.new_game.template_game.rules.council import hold_council
from oyez.cli.new_game.template_game.rules.end import outcome
from oyez.cli.new_game.template_game.rules.setup import lay_table, prepare
from oyez.cli.new_game.template_game.scene.table import lay_out
from oyez.cli.new_game.template_game.state import TemplateGameOptions, TemplateGameState
from oyez.game import Game
from oyez.kernel import Flow, Outcome, Passage, Question, Seat
from oyez.scene.elements import Scene

STEPS: Final = {
    "setup": prepare,
    "council": hold_council,
    "banner": use_victory,
    "refill": next_round,
}
"""The passages of the rules, by the phase in which each begins."""


class TemplateGame(Game[TemplateGameState, TemplateGameOptions]):
    """The whole game, as kernel, screen, bots and lessons ask for it."""

    id = GAME_ID
    rules = RULES_VERSION
    seats = SEATS
    state = TemplateGameState
    options = TemplateGameOptions
    folder = FOLDER
    editions = EDITIONS
    lessons = (FIRST,)
    chronicle = MappingProxyType({"points": ("points",), "coins": ("coins",)})

    def setup(self, options: TemplateGameOptions, seats: int) -> TemplateGameState:
        return lay_table(options, seats)

    def step(self, s: TemplateGameState) -> Flow[None]:
        return STEPS[s.phase](s)

    def outcome(self, s: TemplateGameState) -> Outcome | None:
        return outcome(s) if s.phase == "over" else None

    def redeal(self, s: TemplateGameState, seat: Seat, rng: Random) -> None:
        """What others hold and what lies in the deck could be dealt otherwise."""
        others = [other for other in s.hands if other != seat]
        unseen = [envoy for other in others for envoy in s.hands[other]]
        unseen += [envoy for envoy, number in s.deck.stock.items() for _ in range(number)]
        unseen.sort()  # so that nothing of the true deal shapes the new one
        rng.shuffle(unseen)
        for other in others:
            number = len(s.hands[other])
            s.hands[other] = sorted(unseen[:number], key=list(s.box.envoys).index)
            del unseen[:number]
        s.deck.stock = {envoy: unseen.count(envoy) for envoy in s.deck.stock}

    def where(self, s: TemplateGameState) -> Sequence[Passage]:
        if s.phase in ("setup", "over"):
            return [Passage("setup" if s.phase == "setup" else "over")]
        planting = Passage("banner", seat=s.winner)
        inner = planting if s.phase == "banner" else Passage("council")
        return [Passage("round", s.round), inner]

    def is_pass(self, question: Question, value: Any) -> bool:  # noqa: ARG002
        return isinstance(value, Levy)

    def scene(self, s: TemplateGameState, seat: Seat | None) -> Scene:
        return lay_out(s, seat)

    def heuristics(self) -> SensibleLord:
        return SensibleLord()

    def check(self, s: TemplateGameState) -> None:
        invariants.check(s)

    def sample_options(self, seats: int, rng: Random) -> TemplateGameOptions:  # noqa: ARG002
        return TemplateGameOptions(edition=self.edition, rounds=rng.randint(1, 12))


GAME: Final = TemplateGame()

__all__ = ["GAME", "TemplateGame", "TemplateGameOptions", "TemplateGameState"]
