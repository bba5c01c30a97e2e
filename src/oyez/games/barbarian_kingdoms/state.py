"""The things on the table."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

from msgspec import Struct, field

from oyez.editions.edition import STANDARD
from oyez.games.barbarian_kingdoms.box.edition import KingdomsEdition, OpenMap, edition
from oyez.games.barbarian_kingdoms.box.fixed import (
    CONTROL_TOKENS,
    WARRIORS,
    Kingdom,
    Province,
    Zone,
)
from oyez.games.barbarian_kingdoms.rules.coins import NO_COINS, Coins
from oyez.kernel import HIDDEN, OWNED, Bargains, Seat, State
from oyez.state.bounds import items, letters, whole
from oyez.state.options import TableOptions


class PreviousGame(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The previous game, by the seats in which its players sit now."""

    winner: Annotated[Seat, whole(0, 99)] | None
    """None: he does not play this time."""
    scores: Annotated[
        dict[Annotated[Seat, whole(0, 99)], Annotated[int, whole(-1000, 1000)]], items(20)
    ] = {}
    """The Reign Scores."""
    ranking: Annotated[tuple[Annotated[Seat, whole(0, 99)], ...], items(20)] = ()
    """Best first, with ties broken (BK-REIGN-06, -07); empty: the scores alone tell."""


class KingdomsOptions(TableOptions, frozen=True):
    """What a table agrees on before the game."""

    edition: Annotated[str, letters(80)] = STANDARD
    """The box that is played with."""
    scenario: Annotated[str, letters(40)] | None = None
    """A row of the Scenario card; None: the one for beginners."""
    kingdoms: Annotated[tuple[Annotated[str, letters(40)], ...], items(20)] = ()
    """Kingdoms by agreement, one a seat (letters with two players); empty: drawn."""
    powers: bool = True
    """Play with the twelve powers."""
    rounds: Annotated[int, whole(0, 100)] = 0
    """End after so many rounds, the best Reign Score winning; 0: no limit."""
    change_with_rivals: bool = False
    """Allow offers to make change with a Province of another player."""
    privilege: bool = False
    """The previous winner picks the scenario."""
    inheritance: bool = False
    """Kingdoms are chosen in the order of the previous Reign Scores."""
    precedence: bool = False
    """The previous winner plays first."""
    expert: bool = False
    """The players draft the scenario."""
    previous: PreviousGame | None = None
    """The game before, for the advanced and expert rules."""

    @cached_property
    def box(self) -> KingdomsEdition:
        """What the box contains; looked up once, for rules ask for it at every step."""
        return edition(self.edition)


class Realm(Struct):
    """A Kingdom in play: where its Units and Control Tokens are; the rest is in reserve."""

    id: Kingdom
    seat: Seat
    king: Zone | None
    warriors: list[Zone] = []
    tokens: list[Province] = []
    trophies: list[Kingdom] = []

    def stands_in(self, zone: Zone) -> bool:
        """Whether a Unit of the Kingdom is in the Zone."""
        return self.king == zone or zone in self.warriors

    def zones(self) -> list[Zone]:
        """Where its Units are, one entry a Unit."""
        return self.warriors if self.king is None else [self.king, *self.warriors]

    @property
    def warriors_in_reserve(self) -> int:
        return WARRIORS[self.id] - len(self.warriors)

    @property
    def tokens_in_reserve(self) -> int:
        return CONTROL_TOKENS[self.id] - len(self.tokens)


Changes = Bargains[tuple[Province, Coins], Coins]
"""Offers to make change: the Province and what is laid there, for what is taken."""


class Arena(Struct):
    """The active Province while an Assault or a Claim is resolved, and who occupies it (BK-R25)."""

    province: Province
    holder: Kingdom | None


class KingdomsEnding(Struct, frozen=True):
    """The end of the game: who won and how."""

    winner: Seat
    how: str


class KingdomsState(State):
    """A game of Barbarian Kingdoms between two steps."""

    options: KingdomsOptions
    seats: int
    phase: str = "setup"
    kingdoms: tuple[Kingdom, ...] = ()
    realms: list[Realm] = field(default_factory=list[Realm])
    """In turn order, from the first player on."""
    turn: int = 0
    round: int = 1
    treasuries: Annotated[dict[Seat, Coins], OWNED] = field(default_factory=dict[Seat, Coins])
    from_chests: Annotated[dict[Seat, Coins], OWNED] = field(default_factory=dict[Seat, Coins])
    """The part of a Treasury that came out of chests and nobody else has seen since."""
    loot: dict[Province, Coins] = field(default_factory=dict[Province, Coins])
    chests: list[Province] = field(default_factory=list[Province])
    chest_pool: Annotated[Coins, HIDDEN] = NO_COINS
    """What may still come out of chests; one left over may stay in the box (BK-SETUP-19)."""
    arena: Arena | None = None
    bribing: tuple[Seat, ...] = ()
    """The Belligerents about to fill a purse."""
    bargains: Changes = field(default_factory=Changes)
    ended: KingdomsEnding | None = None

    @property
    def active(self) -> Realm:
        """The Kingdom whose turn it is."""
        return self.realms[self.turn]

    @property
    def turns(self) -> int:
        """The number of the turn, counted from the beginning."""
        return self.round * len(self.realms) + self.turn

    @property
    def map(self) -> OpenMap:
        return self.options.box.maps[self.kingdoms]

    def realm(self, kingdom: Kingdom) -> Realm:
        return next(realm for realm in self.realms if realm.id == kingdom)

    def realms_of(self, seat: Seat) -> list[Realm]:
        return [realm for realm in self.realms if realm.seat == seat]

    def rivals_after(self, realm: Realm) -> list[Realm]:
        """The Kingdoms of other seats, in turn order beginning after `realm` (BK-CONTEST-03)."""
        place = self.realms.index(realm)
        return [r for r in self.realms[place + 1 :] + self.realms[:place] if r.seat != realm.seat]

    def pass_turn(self) -> None:
        """BK-TURN-05: the next Kingdom becomes active."""
        self.turn += 1
        if self.turn == len(self.realms):
            self.turn = 0
            self.round += 1
