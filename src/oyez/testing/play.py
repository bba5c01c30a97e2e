"""Random play of any game: all that happens in a match follows from its seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final, NamedTuple, cast

from msgspec import Struct

from oyez.choices.basic import Choices
from oyez.errors import NotAmongChoices
from oyez.game import Game, game_of
from oyez.kernel.match import Match
from oyez.state.seats import NATURE, Seat
from oyez.testing.properties import ENDLESS

# Players who seldom pass do so this often where they could do something else.
SELDOM: Final = 0.1
# Kinds of answers are told apart by so many samples.
SAMPLES: Final = 12


class RandomPlayers(NamedTuple):
    """How random players play.

    `acts` and `orders`: how often somebody acts out of turn or gives a standing order; `passes`:
    how often a pass is meant where something else can be done; `even`: whether rare kinds of
    answers are given as often as common ones.
    """

    acts: float = 0.05
    orders: float = 0.02
    passes: float = 1.0
    even: bool = False

    def move(self, match: Match[Any], rng: Random) -> None:
        """One answer or, now and then, an act or an order of whoever may act."""
        seat, luck = Seat(rng.randrange(match.seats)), rng.random()
        try:
            if luck < self.acts and (acts := match.anytime(seat)):
                match.act(seat, self.pick(acts, rng))
                return
            if luck > 1 - self.orders and (orders := match.orders_open_to(seat)):
                match.order(seat, orders.sample(rng))
                return
        except NotAmongChoices:  # what is private has to wait while answers are sealed
            pass
        self.answer(match, rng)

    def answer(self, match: Match[Any], rng: Random) -> None:
        """Let one of those who are asked answer."""
        seat = rng.choice(match.waiting())
        question = match.question(seat)
        assert question is not None, f"seat {seat} is waited for, but asked nothing"
        value = self.pick(question.choices, rng)
        if seat != NATURE and self.passes < 1.0 and question.choices.count() > 1:
            game = game_of(match)
            while game.is_pass(question, value) and rng.random() >= self.passes:
                value = self.pick(question.choices, rng)
        match.answer(seat, value)

    def pick(self, choices: Choices[Any], rng: Random) -> Any:
        """One of the choices."""
        if not self.even:
            return choices.sample(rng)
        by_kind: dict[str, Any] = {}
        for _ in range(min(SAMPLES, choices.count())):
            value = choices.sample(rng)
            by_kind[_kind(value)] = value
        return by_kind[rng.choice(sorted(by_kind))]


def _kind(value: Any) -> str:
    """What kind of answer it is: its tag, or the option it is of."""
    if isinstance(value, Struct):
        return str(value.__struct_config__.tag)
    if isinstance(value, tuple):
        first = next(iter(cast("tuple[object, ...]", value)), None)
        return first if isinstance(first, str) else "tuple"
    return type(cast("object", value)).__name__


class RandomMatch:
    """A match of random players, by default at random options; another for each seed.

    The number of seats goes round with the seed. In every second match players seldom pass, so that
    games in which one may always stop come far.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seed: int,
        seats: int | None = None,
        options: Any = None,
        players: RandomPlayers | None = None,
    ) -> None:
        self.rng = rng = Random(f"{game.id} {seed}")
        seats = seats or game.seats[seed % len(game.seats)]
        options = options or game.headless_options(game.sample_options(seats, rng))
        self.players = players or RandomPlayers(passes=SELDOM if seed % 2 else 1.0)
        chance = Random(rng.getrandbits(64))
        self.match = Match[Any](game, seats, options, rng=chance, listen=True)

    def decisions(self) -> Iterator[Match[Any]]:
        """The match at every decision, and at its end."""
        yield self.match
        while not self.match.over:
            self.players.move(self.match, self.rng)
            assert self.match.ply < ENDLESS, f"no end after {ENDLESS} answers"
            yield self.match

    def played_out(self) -> Match[Any]:
        """The match at its end."""
        for _ in self.decisions():
            pass
        return self.match


def positions(game: Game[Any, Any], seeds: Iterable[int]) -> Iterator[tuple[Match[Any], Random]]:
    """Positions of some matches from their beginning to their end, with luck to try something out.

    They come thick at first, then farther and farther apart. Whoever takes something back leaves
    the match to be played on from there.
    """
    for seed in seeds:
        rng, wait = Random(f"{game.id} {seed} look"), 0
        for count, match in enumerate(RandomMatch(game, seed).decisions()):
            if match.over:
                break
            if wait == 0:
                wait = 1 + rng.randrange(2 + count // 2)
                yield match, rng
            wait -= 1


def moments(game: Game[Any, Any], matches: int, looks: int) -> Iterator[Match[Any]]:
    """Every kind of moment of some matches, told by what is asked first, so many times each."""
    met: Counter[str] = Counter()
    for seed in range(matches):
        for match in RandomMatch(game, seed).decisions():
            kind = "" if match.over else match.questions()[0].prompt
            if met[kind] < looks and match.ply % 3 == seed % 3:
                met[kind] += 1
                yield match
