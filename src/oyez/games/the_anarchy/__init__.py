"""The Anarchy: lords build, feast and fight on sheets of their own while England has no king."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final

from oyez.game import Game, Heuristics
from oyez.games.the_anarchy import invariants
from oyez.games.the_anarchy.answers import Concede, FillNothing, PayFood, Stop
from oyez.games.the_anarchy.bot import HEURISTICS
from oyez.games.the_anarchy.box import PACKAGE
from oyez.games.the_anarchy.box.edition import EDITIONS, edition
from oyez.games.the_anarchy.lesson import FIRST
from oyez.games.the_anarchy.rules.actions import actions, resume, resumptions
from oyez.games.the_anarchy.rules.defence.aftermath import aftermath
from oyez.games.the_anarchy.rules.defence.assault import defence
from oyez.games.the_anarchy.rules.defence.attack_cards import deal, redeal_fronts
from oyez.games.the_anarchy.rules.defence.food_and_deployment import preparation
from oyez.games.the_anarchy.rules.path_draft import draft
from oyez.games.the_anarchy.rules.production import production
from oyez.games.the_anarchy.rules.round_end import end_round
from oyez.games.the_anarchy.rules.scoring import outcome
from oyez.games.the_anarchy.rules.setup import check_options, lay_table, set_up
from oyez.games.the_anarchy.scene.calling import called
from oyez.games.the_anarchy.scene.naming import names_of
from oyez.games.the_anarchy.scene.table import CHRONICLE, lay_out, lay_out_all
from oyez.games.the_anarchy.state import AnarchyOptions, AnarchyState
from oyez.kernel import Choices, Flow, Outcome, Question, Seat
from oyez.scene.elements import Scene
from oyez.scene.presentation import NameForms

PHASES: Final = MappingProxyType(
    {
        "setup": set_up,
        "deal": deal,
        "draft": draft,
        "production": production,
        "actions": actions,
        "preparation": preparation,
        "defence": defence,
        "aftermath": aftermath,
        "round-end": end_round,
    }
)
"""TA-ROUND-01: the phases of a round, in their order."""


class Anarchy(Game[AnarchyState, AnarchyOptions]):
    """The game of the rulebook, its six scenarios, for one player too."""

    package = PACKAGE
    state = AnarchyState
    options = AnarchyOptions
    editions = EDITIONS
    chronicle = CHRONICLE
    lessons = (FIRST,)

    def setup(self, options: AnarchyOptions, seats: int) -> AnarchyState:
        check_options(options)
        return lay_table(options, seats)

    def step(self, s: AnarchyState) -> Flow[None]:
        return PHASES[s.passages[-1].name if s.passages else "setup"](s)

    def outcome(self, s: AnarchyState) -> Outcome | None:
        return outcome(s) if s.ended else None

    def anytime(self, s: AnarchyState, seat: Seat) -> Choices[Any]:
        return resumptions(s, seat)

    def act(self, s: AnarchyState, seat: Seat, value: Any) -> Flow[None]:
        return resume(s, seat, value)

    def redeal(self, s: AnarchyState, seat: Seat, rng: Random) -> None:  # noqa: ARG002 - all see the same
        """TA-ATTACKDEAL-07: the fronts of face-down cards are all that anybody cannot see."""
        redeal_fronts(s, rng)

    def outcome_about(self, s: AnarchyState) -> Mapping[str, int]:
        return {"rounds": len(s.cards)}

    def scene(self, s: AnarchyState, seat: Seat | None) -> Scene:
        return lay_out(s, seat)

    def scenes(self, s: AnarchyState, seats: Sequence[Seat | None]) -> list[Scene]:
        return lay_out_all(s, seats)

    def names_of(self, value: Any, of: str) -> Iterator[str]:  # noqa: ARG002 - values say enough
        return names_of(value)

    def called(self, thing: str) -> NameForms:
        return called(edition(self.edition), thing)

    def is_pass(self, question: Question, value: Any) -> bool:  # noqa: ARG002
        """To take or fill nothing, to pay what is due, to let through what cannot be met."""
        return isinstance(value, Concede | FillNothing | PayFood | Stop)

    def heuristics(self) -> Heuristics[AnarchyState]:
        return HEURISTICS

    def check(self, s: AnarchyState) -> None:
        invariants.check(s)

    def sample_options(self, seats: int, rng: Random) -> AnarchyOptions:  # noqa: ARG002
        """Every scenario and every variant turns up."""
        scenarios: Sequence[str] = list(edition(self.edition).scenarios)
        return AnarchyOptions(
            edition=self.edition,
            scenario=rng.choice(scenarios),
            defence_in_turn=rng.random() < 0.3,
            reachable_sums=rng.random() < 0.3,
            without_conqueror=rng.random() < 0.3,
        )


GAME: Final = Anarchy()

__all__ = ["GAME", "Anarchy", "AnarchyOptions", "AnarchyState"]
