"""A toy game whose rules are whatever a test says: one step function, and a small state."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from random import Random
from typing import Annotated, Any, TypeAlias

from msgspec import Struct, field

from oyez.game import Game
from oyez.kernel import (
    HIDDEN,
    NOTHING,
    OWNED,
    Bargains,
    Choices,
    DealSeed,
    Deck,
    Event,
    Flow,
    GameOver,
    Match,
    Outcome,
    Seat,
    State,
)
from oyez.scene.elements import Counter, Panel, Scene

A, B, C = Seat(0), Seat(1), Seat(2)


class Options(Struct):
    """Settings of a toy match."""

    coins: int = 3


class Toy(State):
    """A little of everything: public figures, a hand for each seat, a pile that nobody may see.

    The match is over after `steps` steps, or as soon as `ended` is set.
    """

    step: int = 0
    steps: int = 1
    ended: bool = False
    coins: dict[Seat, int] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    hand: Annotated[dict[Seat, list[str]], OWNED] = field(default_factory=dict)
    pile: Annotated[list[str], HIDDEN] = field(default_factory=list)
    deck: Deck = field(default_factory=lambda: Deck({}))
    bargains: Bargains[int, int] = field(default_factory=lambda: Bargains[int, int]())

    def note(self, *words: object) -> None:
        """Write down what happened, for the test to read."""
        self.notes.append(" ".join(map(str, words)))


class Noted(Event, frozen=True):
    """Something that everybody may know."""

    words: str


class Whispered(Event, frozen=True):
    """Something that one seat may know."""

    to: Seat
    words: str

    def audience(self) -> Collection[Seat] | None:
        return (self.to,)


Step: TypeAlias = Callable[[Toy], Flow[None]]


def _no_act(s: Toy, seat: Seat, value: Any) -> Flow[None]:
    raise NotImplementedError


def _keep_deal(s: Toy, seat: Seat, rng: Random) -> None:
    """Nothing is dealt anew."""


def panels(s: Toy, seat: Seat | None) -> Scene:
    """A scene with everybody's coins."""
    return Scene(
        panels=[
            Panel(id=f"panel:{owner}", seat=owner, counters=[Counter("coins", coins)])
            for owner, coins in s.coins.items()
        ]
    )


class ToyGame(Game[Toy, Options]):
    """Rules made of functions. `start` changes the fresh state before the first step."""

    id = "toy"
    rules = "1"
    seats = range(1, 7)
    state = Toy
    options = Options
    folder = Path(__file__).parent

    def __init__(
        self,
        step: Step,
        *,
        steps: int = 1,
        start: Callable[[Toy], None] | None = None,
        anytime: Callable[[Toy, Seat], Choices[Any]] = lambda s, seat: NOTHING,
        act: Callable[[Toy, Seat, Any], Flow[None]] = _no_act,
        interrupts: Callable[[Toy, Any], bool] = lambda s, value: False,
        redeal: Callable[[Toy, Seat, Random], None] = _keep_deal,
        table: Callable[[Toy, Seat | None], Scene] = panels,
    ) -> None:
        self._step, self._steps, self._start = step, steps, start
        self._anytime, self._act, self._interrupts = anytime, act, interrupts
        self._redeal, self._table = redeal, table

    def setup(self, options: Options, seats: int) -> Toy:
        everyone = [Seat(n) for n in range(seats)]
        s = Toy(
            steps=self._steps,
            coins=dict.fromkeys(everyone, options.coins),
            hand={seat: [] for seat in everyone},
        )
        if self._start is not None:
            self._start(s)
        return s

    def step(self, s: Toy) -> Flow[None]:
        yield from self._step(s)
        s.step += 1

    def outcome(self, s: Toy) -> Outcome | None:
        if not s.ended and s.step < s.steps:
            return None
        ranks = {
            seat: 1 + sum(c > coins for c in s.coins.values()) for seat, coins in s.coins.items()
        }
        return Outcome(ranks, dict(s.coins), "ended" if s.ended else "played out")

    def redeal(self, s: Toy, seat: Seat, rng: Random) -> None:
        self._redeal(s, seat, rng)

    def scene(self, s: Toy, seat: Seat | None) -> Scene:
        return self._table(s, seat)

    def anytime(self, s: Toy, seat: Seat) -> Choices[Any]:
        return self._anytime(s, seat)

    def act(self, s: Toy, seat: Seat, value: Any) -> Flow[None]:
        return self._act(s, seat, value)

    def interrupts(self, s: Toy, value: Any) -> bool:
        return self._interrupts(s, value)


def toy(
    step: Step,
    seats: int = 3,
    *,
    rng: Random | DealSeed | None = None,
    listen: bool = False,
    **parts: Any,
) -> Match[Toy]:
    """A match of the toy with these rules; `parts` are further functions of `ToyGame`."""
    return Match(ToyGame(step, **parts), seats, rng=rng, listen=listen)


def end(s: Toy) -> None:
    """End the match on the spot."""
    s.ended = True
    raise GameOver


def choices(match: Match[Any], seat: Seat) -> list[Any]:
    """Everything that `seat` may answer right now."""
    question = match.question(seat)
    return [] if question is None else list(question.choices)
