"""Warrior Knights: barons, their nobles, and an assembly contend for the throne."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import msgspec

from oyez.game import Game, Heuristics
from oyez.games.warrior_knights import invariants
from oyez.games.warrior_knights.answers import DONE, NO
from oyez.games.warrior_knights.bot import HEURISTICS
from oyez.games.warrior_knights.box import PACKAGE
from oyez.games.warrior_knights.box.edition import EDITIONS, edition
from oyez.games.warrior_knights.lesson.first import FIRST
from oyez.games.warrior_knights.rules import fate, negotiation, victory
from oyez.games.warrior_knights.rules.passages import where
from oyez.games.warrior_knights.rules.phases.actions import actions, called_in_stack, current_stack
from oyez.games.warrior_knights.rules.phases.planning import planning
from oyez.games.warrior_knights.rules.phases.upkeep import upkeep
from oyez.games.warrior_knights.rules.preparation import check_options, lay_table, prepare
from oyez.games.warrior_knights.rules.standing import ORDERS
from oyez.games.warrior_knights.scene import clash
from oyez.games.warrior_knights.scene.table import lay_out
from oyez.games.warrior_knights.state import KnightsOptions, KnightsState
from oyez.kernel import NOTHING, Choices, Flow, Outcome, Passage, Question, Seat, StepKnowledge
from oyez.scene.elements import Clash, Scene

# Matches without people must end, also with nobody ever taking a city.
HEADLESS_ROUNDS: Final = 40


class WarriorKnights(Game[KnightsState, KnightsOptions]):
    """The game of the rulebook, with every variant."""

    package = PACKAGE
    state = KnightsState
    options = KnightsOptions
    lessons = (FIRST,)
    editions = EDITIONS

    def setup(self, options: KnightsOptions, seats: int) -> KnightsState:
        check_options(options, seats)
        return lay_table(options, seats)

    def step(self, s: KnightsState) -> Flow[None]:
        """WK-TURN-01: Preparation, Actions, Upkeep, round after round."""
        if s.phase == "actions":
            return actions(s)
        if s.phase == "planning":
            return planning(s)
        return upkeep(s) if s.phase == "upkeep" else prepare(s)

    def outcome(self, s: KnightsState) -> Outcome | None:
        return None if s.ended is None else victory.outcome(s)

    def anytime(self, s: KnightsState, seat: Seat) -> Choices[Any]:
        return NOTHING if s.stage == "razing" else negotiation.acts(s, seat)

    def act(self, s: KnightsState, seat: Seat, value: Any) -> Flow[None]:
        return negotiation.act(s, seat, value)

    def redeal(self, s: KnightsState, seat: Seat, rng: Random) -> None:
        """What others have planned, hold in a combat or have put under the Fate deck."""
        self.redeal_after(s, seat, rng, StepKnowledge([], []))

    def redeal_after(self, s: KnightsState, seat: Seat, rng: Random, seen: StepKnowledge) -> None:
        """The same; what has turned up since was on its stack, or in the Fate deck."""
        for other in s.plans:
            if other != seat:
                redeal_plans(s, other, rng, seen)
        fate.redeal(s, seat, rng, fate.seen_since(s, seen))

    def orderable(self, s: KnightsState, seat: Seat) -> Mapping[str, Choices[Any]]:  # noqa: ARG002
        return ORDERS

    def is_pass(self, question: Question, value: Any) -> bool:
        """To say no, to do nothing more, to give nothing to what others pay for."""
        if question.prompt in ("invest", "pledge-faith"):
            return not value
        return bool(value in (NO, DONE))

    def outcome_about(self, s: KnightsState) -> Mapping[str, int]:
        return {"cities": victory.cities_to_win(s)}

    def where(self, s: KnightsState) -> Sequence[Passage]:
        return where(s)

    def scene(self, s: KnightsState, seat: Seat | None) -> Scene:
        return lay_out(s, seat)

    def clashes_with_answer(
        self, s: KnightsState, seat: Seat, prompt: str, value: Any
    ) -> Sequence[Clash] | None:
        return clash.weigh(s, seat, prompt, value)

    def heuristics(self) -> Heuristics[KnightsState]:
        return HEURISTICS

    def headless_options(self, options: KnightsOptions) -> KnightsOptions:
        return msgspec.structs.replace(options, rounds=options.rounds or HEADLESS_ROUNDS)

    def check(self, s: KnightsState) -> None:
        invariants.check(s)

    def sample_options(self, seats: int, rng: Random) -> KnightsOptions:
        """Every length and every variant turns up."""
        e = edition(self.edition)
        barons: tuple[str, ...] = ()
        if rng.random() < 0.3:
            barons = tuple(rng.sample(list(e.barons), seats))
        return KnightsOptions(
            edition=self.edition,
            barons=barons,
            influence=rng.choice(e.numbers.length.choices),
            open_motions=rng.random() < 0.3,
            hostage_heirs=rng.random() < 0.3,
            elimination=rng.random() < 0.3,
            might=rng.random() < 0.2,
            fate_limit=rng.random() < 0.3,
            faq_two_players=seats == 2 and rng.random() < 0.3,
            retreat_exhausts=rng.random() < 0.3,
            rounds=HEADLESS_ROUNDS,
        )


def redeal_plans(s: KnightsState, seat: Seat, rng: Random, seen: StepKnowledge) -> None:
    """WK-R74, WK-R86: any of the cards he has not shown may lie on any stack, or be in his hand.

    One that has turned up since lay on the stack from which cards are turned up.
    """
    stacks = s.plans[seat]
    unseen = sorted([*s.held[seat], *(card for stack in stacks for card in stack)])
    sizes = [len(stack) for stack in stacks]
    turned = [card for card in unseen if (called_in_stack(seat, card),) in seen.outcomes][:1]
    for card in turned:
        unseen.remove(card)
        sizes[current_stack(s)] -= 1
    laid = rng.sample(unseen, sum(sizes))
    s.held[seat] = sorted((Counter(unseen) - Counter(laid)).elements())
    for stack, size in zip(stacks, sizes, strict=True):
        stack[:], laid = laid[:size], laid[size:]
    if turned:
        stacks[current_stack(s)] += turned


GAME: Final = WarriorKnights()

__all__ = ["GAME", "KnightsOptions", "KnightsState", "WarriorKnights"]
