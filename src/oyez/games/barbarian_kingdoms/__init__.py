"""Barbarian Kingdoms: six peoples fight over the lands of the fallen Western Empire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final

import msgspec

from oyez.game import Game, Heuristics
from oyez.games.barbarian_kingdoms import invariants
from oyez.games.barbarian_kingdoms.answers import (
    ClaimNothing,
    EndManoeuvre,
    LetPass,
    Remain,
    TakeNoMore,
)
from oyez.games.barbarian_kingdoms.bot.heuristics import HEURISTICS
from oyez.games.barbarian_kingdoms.box import PACKAGE
from oyez.games.barbarian_kingdoms.box.edition import EDITIONS, edition
from oyez.games.barbarian_kingdoms.box.fixed import KINGS_TO_WIN, PROVINCES_TO_WIN
from oyez.games.barbarian_kingdoms.lesson.first import FIRST
from oyez.games.barbarian_kingdoms.rules import standing
from oyez.games.barbarian_kingdoms.rules.coins import Coins, heap
from oyez.games.barbarian_kingdoms.rules.money import change, changes
from oyez.games.barbarian_kingdoms.rules.passages import where
from oyez.games.barbarian_kingdoms.rules.preparation import (
    check_options,
    default_scenario,
    prepare,
    spread_loot,
)
from oyez.games.barbarian_kingdoms.rules.reign import handed_on, outcome, reign
from oyez.games.barbarian_kingdoms.rules.turn import play_turn
from oyez.games.barbarian_kingdoms.scene import clash
from oyez.games.barbarian_kingdoms.scene.table import lay_out, lay_out_for
from oyez.games.barbarian_kingdoms.state import KingdomsOptions, KingdomsState, PreviousGame
from oyez.kernel import Ask, Choices, Flow, OneOf, Outcome, Passage, Question, Seat
from oyez.scene.elements import Clash, Scene

# Matches without people must end (BK-R10); hardly any game between sensible players lasts so long.
HEADLESS_ROUNDS: Final = 60


class BarbarianKingdoms(Game[KingdomsState, KingdomsOptions]):
    """The game of the rulebook, with every variant."""

    package = PACKAGE
    state = KingdomsState
    options = KingdomsOptions
    lessons = (FIRST,)
    previous_option = "previous"
    editions = EDITIONS
    chronicle = MappingProxyType(
        {
            "provinces": ("provinces",),
            "treasury": ("treasury",),
            "units": ("piece:king", "piece:warrior"),
        }
    )

    def setup(self, options: KingdomsOptions, seats: int) -> KingdomsState:
        check_options(options, seats)
        return KingdomsState(options, seats)

    def step(self, s: KingdomsState) -> Flow[None]:
        if s.phase == "play":
            return play_turn(s)
        return prepare(s) if s.phase == "setup" else spread_loot(s)

    def outcome(self, s: KingdomsState) -> Outcome | None:
        return None if s.ended is None else outcome(s)

    def anytime(self, s: KingdomsState, seat: Seat) -> Choices[Any]:
        return OneOf(changes(s, seat))

    def act(self, s: KingdomsState, seat: Seat, value: Any) -> Flow[None]:
        return change(s, seat, value)

    def redeal(self, s: KingdomsState, seat: Seat, rng: Random) -> None:
        """Only what came out of chests and was not seen since can be otherwise (BK-R20)."""
        others = [other for other in s.from_chests if other != seat]
        unseen = s.chest_pool.tokens()
        for other in others:
            unseen += s.from_chests[other].tokens()
        unseen.sort()  # so that nothing of the true deal shapes the new one
        taken = rng.sample(unseen, sum(s.from_chests[other].number for other in others))
        s.chest_pool = heap(unseen) - heap(taken)
        for other in others:
            number = s.from_chests[other].number
            dealt, taken = heap(taken[:number]), taken[number:]
            s.treasuries[other] += dealt - s.from_chests[other]
            s.from_chests[other] = dealt

    def orderable(self, s: KingdomsState, seat: Seat) -> Mapping[str, Choices[Any]]:  # noqa: ARG002
        return standing.ORDERS if s.phase == "play" else {}

    def orderable_here(self, ask: Ask) -> Mapping[str, Choices[Any]]:
        return standing.orders_here(ask)

    def answer_by_order(self, s: KingdomsState, ask: Ask, order: Any) -> Any:
        return standing.obey(s, ask, order)

    def is_pass(self, question: Question, value: Any) -> bool:
        """To let something pass, to take or move nothing more, to send nobody."""
        if question.prompt == "reinforce":
            return not value
        return isinstance(value, ClaimNothing | EndManoeuvre | TakeNoMore | LetPass | Remain)

    def title(self, s: KingdomsState, seat: Seat) -> str:
        """BK-REIGN-08: the message that says what the reign of a seat is called."""
        return f"title-{reign(s, seat).title}"

    def outcome_about(self, s: KingdomsState) -> Mapping[str, int]:  # noqa: ARG002 - always the same
        return {"provinces": PROVINCES_TO_WIN, "kings": KINGS_TO_WIN}

    def where(self, s: KingdomsState) -> Sequence[Passage]:
        return where(s)

    def scene(self, s: KingdomsState, seat: Seat | None) -> Scene:
        return lay_out(s, seat)

    def scenes(self, s: KingdomsState, seats: Sequence[Seat | None]) -> list[Scene]:
        return lay_out_for(s, seats)

    def clashes_with_answer(
        self, s: KingdomsState, seat: Seat, prompt: str, value: Any
    ) -> Sequence[Clash] | None:
        return clash.weigh(s, seat, prompt, value)

    def heuristics(self) -> Heuristics[KingdomsState]:
        return HEURISTICS

    def options_after(
        self, options: KingdomsOptions, outcome: Outcome, seats: Mapping[Seat, Seat]
    ) -> KingdomsOptions:
        """BK-ADVANCED-01, BK-EXPERT-02: the result is handed on if a rule asks for it."""
        if not (options.privilege or options.inheritance or options.precedence or options.expert):
            return options
        return msgspec.structs.replace(options, previous=handed_on(outcome, seats))

    def headless_options(self, options: KingdomsOptions) -> KingdomsOptions:
        return msgspec.structs.replace(options, rounds=options.rounds or HEADLESS_ROUNDS)

    def check(self, s: KingdomsState) -> None:
        invariants.check(s)

    def sample_options(self, seats: int, rng: Random) -> KingdomsOptions:
        """Every scenario and every variant turns up."""
        rows = [key for key, row in edition(self.edition).scenarios.items() if row.players == seats]
        expert = seats > 2 and rng.random() < 0.1
        previous = None
        if rng.random() < 0.3:
            known = rng.sample(range(seats), rng.randint(1, seats))
            scores = {Seat(n): rng.randint(0, 12) for n in known}
            ranking = tuple(scores) if rng.random() < 0.5 else ()
            winner = None if rng.random() < 0.2 else Seat(known[0])
            previous = PreviousGame(winner, scores, ranking)
        scenario = None if expert else rng.choice([None, *rows])
        privilege = scenario is None and rng.random() < 0.3
        inheritance = rng.random() < 0.3
        kingdoms: tuple[str, ...] = ()
        if not (expert or privilege or inheritance) and rng.random() < 0.3:
            agreed = KingdomsOptions(edition=self.edition, scenario=scenario)
            lots = list(default_scenario(agreed, seats).lots)
            kingdoms = tuple(rng.sample(lots, len(lots)))
        return KingdomsOptions(
            edition=self.edition,
            scenario=scenario,
            kingdoms=kingdoms,
            powers=rng.random() < 0.9,
            rounds=HEADLESS_ROUNDS,
            change_with_rivals=rng.random() < 0.3,
            privilege=privilege,
            inheritance=inheritance,
            precedence=rng.random() < 0.3,
            expert=expert,
            previous=previous,
        )


GAME: Final = BarbarianKingdoms()

__all__ = ["GAME", "BarbarianKingdoms", "Coins", "KingdomsOptions", "KingdomsState", "PreviousGame"]
