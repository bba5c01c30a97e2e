"""Measure catanatron, a published Catan engine in pure Python, as a peer to compare with.

catanatron is needed by this file alone; `make bench` installs it.

Every game goes through ``Game.play_tick``.  The library builds the list of all legal actions
when it applies the action before, hands that list to the player, and looks the chosen action up
in it (``Game.execute`` with its default ``validate_action=True``) before applying it.

The library draws from the global ``random`` generator, and seeds it when a game is made.  Some
of its action lists are in set order, with ``None`` among what is hashed, so one seed gives the
same game again within a process, but before Python 3.12 not in another one, even under a fixed
``PYTHONHASHSEED``.  Compare means over many games.
"""

from __future__ import annotations

import importlib
import random
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FEWEST_SEATS = 2
MOST_SEATS = 4


@dataclass(frozen=True)
class Played:
    """What one or more games of random play amounted to."""

    decisions: int
    """Every time a player was asked, forced moves included."""
    open_decisions: int
    """The decisions that offered at least two actions."""
    choices: int
    """The lengths of the legal action lists, added up over all decisions."""
    seconds: float
    """Wall time from before the game was made until it was over."""
    setup_seconds: float
    """The part of ``seconds`` that went into making the game."""
    finished: int
    """Games that somebody won; the others ran into the library's turn limit."""
    games: int = 1

    def __add__(self, other: Played) -> Played:
        """Add the counts and the times of two measurements."""
        return Played(
            decisions=self.decisions + other.decisions,
            open_decisions=self.open_decisions + other.open_decisions,
            choices=self.choices + other.choices,
            seconds=self.seconds + other.seconds,
            setup_seconds=self.setup_seconds + other.setup_seconds,
            finished=self.finished + other.finished,
            games=self.games + other.games,
        )


def _library() -> Any:
    """Import catanatron's game module; it is untyped, so all that comes of it is ``Any``."""
    return importlib.import_module("catanatron.game")


def _new_game(seed: int, seats: int) -> Any:
    """Make a game of random players; the library takes seed 0 for none, so shift by one."""
    if seed < 0:
        raise ValueError(f"seed must not be negative, got {seed}")
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError(f"seats must be {FEWEST_SEATS} to {MOST_SEATS}, got {seats}")
    players: Any = importlib.import_module("catanatron.models.player")
    colors = list(players.Color)[:seats]
    return _library().Game([players.RandomPlayer(color) for color in colors], seed=seed + 1)


def play_random(seed: int, seats: int) -> Played:
    """Play one whole game, every action drawn uniformly from the legal ones and validated."""
    turn_limit: int = _library().TURNS_LIMIT
    decisions = open_decisions = choices = 0
    start = perf_counter()
    game = _new_game(seed, seats)
    ready = perf_counter()
    while game.winning_color() is None and game.state.num_turns < turn_limit:
        offered = len(game.state.playable_actions)
        decisions += 1
        choices += offered
        if offered > 1:
            open_decisions += 1
        game.play_tick()
    end = perf_counter()
    return Played(
        decisions=decisions,
        open_decisions=open_decisions,
        choices=choices,
        seconds=end - start,
        setup_seconds=ready - start,
        finished=int(game.winning_color() is not None),
    )


def midgame_positions(count: int, seed: int, seats: int = MOST_SEATS) -> Iterator[Any]:
    """Yield ``count`` games, each stopped at a random decision in its middle half.

    Each game is played out once to learn its length, then replayed from its seed.
    """
    own = random.Random(seed)
    for _ in range(count):
        game_seed = own.randrange(2**31)
        length = play_random(game_seed, seats).decisions
        stop = own.randint(length // 4, length * 3 // 4)
        game = _new_game(game_seed, seats)
        for _ in range(stop):
            game.play_tick()
        if game.winning_color() is not None:
            raise RuntimeError(f"the replay of game {game_seed} ended early")
        yield game


def time_copies(games: Sequence[Any], rounds: int) -> float:
    """Return the mean seconds of one ``Game.copy()``, over ``rounds`` passes through ``games``."""
    if not games or rounds < 1:
        raise ValueError("need at least one game and one round")
    start = perf_counter()
    for _ in range(rounds):
        for game in games:
            game.copy()
    return (perf_counter() - start) / (rounds * len(games))
