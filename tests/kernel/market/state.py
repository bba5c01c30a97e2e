"""What stands on the market square, and what the merchants keep to themselves."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct, field

from oyez.kernel import OWNED, PARTIES, Bargains, PrivateBargains, Seat, State
from oyez.state.bounds import whole
from tests.kernel.market.goods import GEM


class Options(Struct, frozen=True):
    """How long the fair lasts, and how many crates come in on a day."""

    days: Annotated[int, whole(1, 10)] = 2
    crates: Annotated[int, whole(0, 12)] = 3


class Chest(Struct):
    """What only its owner knows: coins, gems, and the good that a customer at home waits for."""

    coins: int = 0
    gems: int = 0
    wanted: str = ""

    @property
    def means(self) -> int:
        """All that can be paid out of it."""
        return self.coins + GEM * self.gems


class Deal(Struct):
    """A purchase or a sale at the stall, decided step by step."""

    kind: str
    good: str
    number: int = 0


class Letter(Struct, frozen=True):
    """Words from one merchant to another."""

    maker: Seat
    to: Seat
    words: str

    @property
    def parties(self) -> tuple[Seat, Seat]:
        """Who may read it."""
        return self.maker, self.to


class Fair(State):
    """The whole market."""

    days: int
    crates_a_day: int
    goods: dict[Seat, dict[str, int]]
    stall: dict[str, int]
    prices: dict[str, int]
    chests: Annotated[dict[Seat, Chest], OWNED] = field(default_factory=dict)
    day: int = 0
    crates: int = 0
    deals: dict[Seat, Deal] = field(default_factory=dict)
    letters: Annotated[list[Letter], PARTIES] = field(default_factory=list)
    whispers: PrivateBargains[int, int] = field(default_factory=lambda: PrivateBargains[int, int]())
    cries: Bargains[str, int] = field(default_factory=lambda: Bargains[str, int]())

    @property
    def trading(self) -> list[Seat]:
        """Who has not yet gone home today."""
        return self.passages[-1].rest if self.passages else []

    def wealth(self, seat: Seat) -> int:
        """MK-END-02: coins, gems, and goods at their price; twice what the customer wants."""
        chest, goods = self.chests[seat], self.goods[seat]
        worth = {good: n * self.prices[good] for good, n in goods.items()}
        return chest.means + sum(worth.values()) + worth.get(chest.wanted, 0)
