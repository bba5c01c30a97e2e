"""Builders: a position in a few words, and a game played from it with luck scripted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from oyez.games.barbarian_kingdoms import GAME, Coins, KingdomsOptions, KingdomsState
from oyez.games.barbarian_kingdoms.box.fixed import (
    CHEST_POOL,
    KINGDOMS,
    STARTING_TREASURY,
    Kingdom,
    Province,
    Zone,
)
from oyez.games.barbarian_kingdoms.rules.coins import NO_COINS, heap
from oyez.games.barbarian_kingdoms.rules.turn import END_TURN
from oyez.games.barbarian_kingdoms.state import Realm
from oyez.kernel import NATURE, Event, Match, Question, Seat
from tests.barbarian_kingdoms.box import CAPITAL


def coins(text: str) -> Coins:
    """A heap written shortly: `coins("bbg")` is two bronze and one gold (d: diamond, s: silver)."""
    names = {"b": "bronze", "s": "silver", "g": "gold", "d": "diamond"}
    return heap(names[letter] for letter in text)


class Position:
    """A position under construction; by default bare: Kings at home, no Loot, no chests.

    >>> game = Position("huns", "franks", "saxons").warriors("franks", "belgica").play()
    """

    def __init__(self, *kingdoms: str, turn: str | None = None, **options: Any) -> None:
        """Seats are numbered in the order in which the Kingdoms are named."""
        seat_of = {Kingdom(k): Seat(n) for n, k in enumerate(kingdoms)}
        self._lay(KingdomsOptions(**options), seat_of, len(kingdoms), turn)

    @classmethod
    def two_players(
        cls,
        first: tuple[str, str],
        second: tuple[str, str],
        turn: str | None = None,
        **options: Any,
    ) -> Position:
        """The two-player variant: each seat plays a pair, in the order given; orders are fixed."""
        built = cls.__new__(cls)
        seat_of = {Kingdom(k): Seat(n) for n, pair in enumerate((first, second)) for k in pair}
        built._lay(KingdomsOptions(**options), seat_of, 2, turn)
        built.state.realms = [built.realm(k) for k in (*first, *second)]
        built.state.round = 2  # the order of each pair is settled in round 1
        built.state.turn = [str(r.id) for r in built.state.realms].index(turn or first[0])
        return built

    def _lay(
        self, options: KingdomsOptions, seat_of: dict[Kingdom, Seat], seats: int, turn: str | None
    ) -> None:
        board = [k for k in KINGDOMS if k in seat_of]
        s = self.state = KingdomsState(options, seats)
        s.phase = "play"
        s.kingdoms = tuple(board)
        s.realms = [Realm(k, seat_of[k], CAPITAL[k]) for k in board]
        s.turn = board.index(Kingdom(turn)) if turn else 0
        for n in range(seats):
            s.treasuries[Seat(n)] = Coins(**STARTING_TREASURY)
            s.from_chests[Seat(n)] = NO_COINS
        s.chest_pool = Coins(**CHEST_POOL)

    def realm(self, kingdom: str) -> Realm:
        return self.state.realm(Kingdom(kingdom))

    def king(self, kingdom: str, zone: str | None) -> Position:
        """Put the King there; None: he is dead (and a trophy of nobody)."""
        self.realm(kingdom).king = None if zone is None else Zone(zone)
        return self

    def warriors(self, kingdom: str, *zones: str) -> Position:
        self.realm(kingdom).warriors = [Zone(z) for z in zones]
        return self

    def tokens(self, kingdom: str, *provinces: str) -> Position:
        self.realm(kingdom).tokens = [Province(p) for p in provinces]
        return self

    def trophies(self, kingdom: str, *kings: str) -> Position:
        self.realm(kingdom).trophies = [Kingdom(k) for k in kings]
        return self

    def treasury(self, kingdom: str, text: str) -> Position:
        self.state.treasuries[self.realm(kingdom).seat] = coins(text)
        return self

    def loot(self, province: str, text: str) -> Position:
        self.state.loot[Province(province)] = coins(text)
        return self

    def chests(self, *provinces: str) -> Position:
        self.state.chests = [Province(p) for p in provinces]
        return self

    def play(self) -> Played:
        """Start the active Kingdom's turn; Nature is answered by hand."""
        s = self.state
        match = Match[KingdomsState].resumed(GAME, s.seats, s.options, 0, s, [])
        match.listen([])
        return Played(match)


class Played:
    """A game under way, spoken to in the names of Kingdoms."""

    def __init__(self, match: Match[KingdomsState]) -> None:
        self.match = match

    @property
    def state(self) -> KingdomsState:
        return self.match.state

    def realm(self, kingdom: str) -> Realm:
        return self.state.realm(Kingdom(kingdom))

    def seat(self, kingdom: str) -> Seat:
        return self.realm(kingdom).seat

    def purse(self, kingdom: str) -> Coins:
        return self.state.treasuries[self.seat(kingdom)]

    def loot(self, province: str) -> Coins:
        return self.state.loot.get(Province(province), NO_COINS)

    def question(self) -> Question:
        """The question being asked (of the first seat, if several are asked)."""
        question = self.match.question(self.match.waiting()[0])
        assert question is not None
        return question

    @property
    def about(self) -> dict[str, Any]:
        """What the question is about."""
        return dict(self.question().about or {})

    @property
    def terms(self) -> dict[str, Any]:
        """The same without the Kingdom that is asked."""
        return {key: value for key, value in self.about.items() if key != "kingdom"}

    @property
    def prompt(self) -> str:
        return "" if self.match.over else self.question().prompt

    @property
    def asked(self) -> tuple[str, ...]:
        """The Kingdoms whose seats are being asked (`nature` for chance)."""
        names = []
        for seat in self.match.waiting():
            if seat == NATURE:
                names.append("nature")
            else:
                names += [str(r.id) for r in self.state.realms_of(seat)]
        return tuple(names)

    def choices(self) -> list[Any]:
        return list(self.question().choices)

    def offered(self, kind: type) -> list[Any]:
        """The choices of one kind."""
        return [value for value in self.choices() if isinstance(value, kind)]

    def say(self, *values: object) -> Played:
        """Answer for whoever is asked, value after value."""
        for value in values:
            self.match.answer(self.match.waiting()[0], value)
        return self

    def end(self) -> Played:
        """Confirm a Recruitment or a Taxation, so that the turn passes."""
        return self.say(END_TURN)

    def bribe(self, **purses: str) -> Played:
        """Both Belligerents fill their purses: `bribe(huns="b", franks="")`."""
        for kingdom, text in purses.items():
            self.match.answer(self.seat(kingdom), tuple(coins(text).tokens()))
        return self

    def draw(self, coin: str) -> Played:
        """Nature says what was in the chest."""
        self.match.answer(NATURE, (coin,))
        return self

    def events(self, kind: type[Event]) -> list[Any]:
        return [told.event for told in self.match.told or () if isinstance(told.event, kind)]

    @property
    def winner(self) -> Seat | None:
        return self.match.outcome.winners[0] if self.match.outcome else None


def zones(*names: str) -> list[Zone]:
    return [Zone(name) for name in names]


def sorted_zones(names: Iterable[Zone]) -> list[str]:
    return sorted(str(name) for name in names)


def begin(seats: int, **options: Any) -> Played:
    """A match from its very beginning; Nature is answered by hand."""
    return Played(Match(GAME, seats, KingdomsOptions(**options), listen=True))
