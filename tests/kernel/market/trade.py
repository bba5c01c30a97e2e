"""The day on the market: all trade at once, each at its own pace."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from oyez.kernel import Ask, Choices, Draw, Flow, OneOf, OpenPhase, Reason, Roll, Seat
from tests.kernel.market.goods import BAG, CRATE, GEM, GOODS, LEAST_PRICE, PURSE
from tests.kernel.market.happenings import (
    Bought,
    CrateOpened,
    DayBegun,
    Found,
    Sold,
    WentHome,
)
from tests.kernel.market.state import Chest, Deal, Fair


class Buy(Struct, frozen=True, tag="buy"):
    """Begin to buy a good."""

    good: str


class Sell(Struct, frozen=True, tag="sell"):
    """Begin to sell a good."""

    good: str


class OpenCrate(Struct, frozen=True, tag="open-crate"):
    """Open a crate."""


class GoHome(Struct, frozen=True, tag="go-home"):
    """Be done for the day."""


class Take(Struct, frozen=True, tag="take"):
    """So many pieces."""

    number: int


class Pay(Struct, frozen=True, tag="pay"):
    """So many gems, and the rest in coins."""

    gems: int
    coins: int


class Cancel(Struct, frozen=True, tag="cancel"):
    """Leave it after all."""


CRATES: Final = OpenCrate()
HOME: Final = GoHome()
CANCEL: Final = Cancel()


def dawn(s: Fair) -> Flow[None]:
    """MK-DAY-01, -02: chests are filled on the first day; every morning the prices are rolled."""
    if not s.chests:
        for seat in s.goods:
            coins = PURSE + sum((yield Roll(2, seen=(seat,))))
            (wanted,) = yield Draw(dict.fromkeys(GOODS, 1), seen=(seat,))
            s.chests[seat] = Chest(coins, 1, wanted)
    for good, die in zip(GOODS, (yield Roll(len(GOODS))), strict=True):
        s.prices[good] = LEAST_PRICE + die
    s.day += 1
    s.crates = s.crates_a_day
    s.enter("day", s.day)
    s.enter("market", seats=list(s.goods))
    s.tell(DayBegun, s.day)


def dusk(s: Fair) -> None:
    """MK-DAY-03: letters are burnt, and no offer outlives the day."""
    s.leave()
    s.leave()
    s.letters = []
    s.cries.expire(s.day + 1)
    s.whispers.expire(s.day + 1)


def trade(s: Fair) -> Flow[None]:
    """MK-TRADE-01: whoever speaks first is served first."""
    seat, said = yield OpenPhase([question(s, seat) for seat in s.trading])
    yield from serve(s, seat, said)
    if not s.trading:
        dusk(s)


def question(s: Fair, seat: Seat) -> Ask:
    """What a merchant decides next."""
    deal = s.deals.get(seat)
    if deal is None:
        return Ask(seat, lambda: OneOf(errands(s, seat), why_not), "trade", "MK-TRADE-01")
    about = {"good": deal.good, "price": s.prices[deal.good]}
    if not deal.number:
        return Ask(seat, lambda: numbers(s, seat, deal), deal.kind, "MK-TRADE-02", about)
    about["number"] = deal.number
    choices = lambda: payments(s, seat, deal)  # noqa: E731 - as above
    return Ask(seat, choices, "payment", "MK-TRADE-03", about, secret=True)


def serve(s: Fair, seat: Seat, said: Any) -> Flow[None]:
    """MK-TRADE-01..06: one answer of one merchant."""
    match said:
        case Buy(good):
            s.deals[seat] = Deal("buy", good)
        case Sell(good):
            s.deals[seat] = Deal("sell", good)
        case OpenCrate():
            yield from open_crate(s, seat)
        case GoHome():
            s.trading.remove(seat)
            s.tell(WentHome, seat)
        case Take(number):
            take(s, seat, number)
        case Pay():
            buy(s, seat, said)
        case _:
            del s.deals[seat]


def errands(s: Fair, seat: Seat) -> list[Any]:
    """MK-TRADE-01: what one can begin. What a chest holds does not matter yet."""
    found: list[Any] = [Buy(good) for good in GOODS if s.stall[good]]
    found += [Sell(good) for good in GOODS if s.goods[seat][good]]
    if s.crates:
        found.append(CRATES)
    return [*found, HOME]


def why_not(value: object) -> Reason | None:
    """Why an errand cannot be begun."""
    match value:
        case Buy(good) if good in GOODS:
            return Reason("sold-out", "MK-TRADE-01", {"good": good})
        case Sell(good) if good in GOODS:
            return Reason("none-of-yours", "MK-TRADE-01", {"good": good})
        case OpenCrate():
            return Reason("no-crates", "MK-TRADE-05")
        case _:
            return None


def numbers(s: Fair, seat: Seat, deal: Deal) -> Choices[Any]:
    """MK-TRADE-02: as many as there are, and as one can pay for."""
    if deal.kind == "sell":
        most = s.goods[seat][deal.good]
    else:
        most = min(s.stall[deal.good], s.chests[seat].means // s.prices[deal.good])
    return OneOf([*map(Take, range(1, most + 1)), CANCEL])


def payments(s: Fair, seat: Seat, deal: Deal) -> Choices[Any]:
    """MK-TRADE-03: gems for as much as is due at most, coins for the rest; nothing if sold out."""
    chest, due = s.chests[seat], deal.number * s.prices[deal.good]
    found: list[Any] = []
    if deal.number <= s.stall[deal.good]:
        for gems in range(min(chest.gems, -(-due // GEM)) + 1):
            coins = max(0, due - GEM * gems)
            if coins <= chest.coins:
                found.append(Pay(gems, coins))
    return OneOf([*found, CANCEL])


def take(s: Fair, seat: Seat, number: int) -> None:
    """MK-TRADE-02, -04: a sale is done at once; a purchase has to be paid first."""
    deal = s.deals[seat]
    if deal.kind == "buy":
        deal.number = number
        return
    price = s.prices[deal.good]
    move(s, seat, deal.good, -number)
    s.chests[seat].coins += number * price
    s.tell(Sold, seat, deal.good, number, price)


def buy(s: Fair, seat: Seat, pay: Pay) -> None:
    """MK-TRADE-03, -04: paid, and the price goes up."""
    deal, chest = s.deals[seat], s.chests[seat]
    price = s.prices[deal.good]
    chest.gems -= pay.gems
    chest.coins -= pay.coins
    move(s, seat, deal.good, deal.number)
    s.tell(Bought, seat, deal.good, deal.number, price)


def move(s: Fair, seat: Seat, good: str, number: int) -> None:
    """MK-TRADE-04: goods go to a merchant, or back to the stall, and the price follows."""
    s.stall[good] -= number
    s.goods[seat][good] += number
    s.prices[good] = max(1, s.prices[good] + number)
    del s.deals[seat]


def open_crate(s: Fair, seat: Seat) -> Flow[None]:
    """MK-TRADE-05: what is in it only the merchant sees."""
    s.crates -= 1
    s.tell(CrateOpened, seat)
    (thing,) = yield Draw(CRATE, seen=(seat,))
    if thing == "gem":
        s.chests[seat].gems += 1
    elif thing == "bag":
        s.chests[seat].coins += BAG
    s.tell(Found, seat, thing)
