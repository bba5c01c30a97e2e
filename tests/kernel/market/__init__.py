"""A fair: a toy game in which all trade at once, in the open and behind each other's backs.

Every day the merchants buy and sell at one stall, each at its own pace, and see prices move as
others buy. What is in their chests they keep to themselves; letters and whispered offers are known
to two only.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from random import Random
from typing import Any

from oyez.game import Game
from oyez.kernel import NOTHING, Choices, Flow, Outcome, Seat
from oyez.scene.elements import Scene
from tests.kernel.market import scene, talk
from tests.kernel.market.bot import Merchant
from tests.kernel.market.goods import GOODS, LEAST_PRICE, PIECES
from tests.kernel.market.state import Chest, Fair, Options
from tests.kernel.market.trade import dawn, trade


class Market(Game[Fair, Options]):
    """The rules of the fair."""

    id = "market"
    rules = "1"
    seats = range(2, 7)
    state = Fair
    options = Options
    folder = Path(__file__).parent

    def setup(self, options: Options, seats: int) -> Fair:
        if not (1 <= options.days <= 10 and 0 <= options.crates <= 12):
            raise ValueError("a fair lasts 1 to 10 days, with 0 to 12 crates a day")
        return Fair(
            days=options.days,
            crates_a_day=options.crates,
            goods={Seat(n): dict.fromkeys(GOODS, 1) for n in range(seats)},
            stall=dict.fromkeys(GOODS, PIECES - seats),
            prices=dict.fromkeys(GOODS, LEAST_PRICE),
        )

    def step(self, s: Fair) -> Flow[None]:
        """MK-DAY-01: a morning, then the market until the last merchant has gone home."""
        return trade(s) if s.passages else dawn(s)

    def outcome(self, s: Fair) -> Outcome | None:
        """MK-END-01: the richest wins; equals share a place."""
        if s.passages or s.day < s.days:
            return None
        wealth = {seat: s.wealth(seat) for seat in s.goods}
        order = sorted(wealth.values(), reverse=True)
        places = {seat: order.index(own) + 1 for seat, own in wealth.items()}
        return Outcome(places, wealth, "fair-over")

    def redeal(self, s: Fair, seat: Seat, rng: Random) -> None:
        """Others may have anything in their chests, but the gems that they offer."""
        s.letters = [letter for letter in s.letters if seat in letter.parties]
        s.whispers.redeal(seat)
        for other in s.chests:
            if other != seat:
                offers = s.whispers.standing.values()
                least = max((b.give for b in offers if b.maker == other), default=0)
                gems = least + rng.randint(0, 2)
                s.chests[other] = Chest(rng.randint(0, 30), gems, rng.choice(GOODS))

    def scene(self, s: Fair, seat: Seat | None) -> Scene:
        return scene.lay(s, seat)

    def anytime(self, s: Fair, seat: Seat) -> Choices[Any]:
        return talk.acts(s, seat) if s.passages else NOTHING

    def act(self, s: Fair, seat: Seat, value: Any) -> Flow[None]:
        talk.do(s, seat, value)
        yield from ()

    def parties(self, s: Fair, seat: Seat, value: Any) -> Collection[Seat] | None:
        return talk.parties(s, value)

    def may_whisper(self, s: Fair, seat: Seat, other: Seat) -> bool:
        """MK-TALK-06: on the square, not from home."""
        return seat in s.trading and other in s.trading

    def heuristics(self) -> Merchant:
        return Merchant()

    def check(self, s: Fair) -> None:
        for good in GOODS:
            held = sum(goods[good] for goods in s.goods.values())
            assert s.stall[good] + held == PIECES, f"{good} was lost or made up"
            assert s.stall[good] >= 0, f"less than no {good} on the stall"
        assert all(chest.coins >= 0 and chest.gems >= 0 for chest in s.chests.values())
        assert all(price > 0 for price in s.prices.values())
        assert set(s.deals) <= set(s.trading), "who has gone home is in the middle of a deal"

    def sample_options(self, seats: int, rng: Random) -> Options:
        return Options(days=rng.randint(1, 3), crates=rng.randint(0, 4))


GAME = Market()
