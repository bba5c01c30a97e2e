"""Money: Treasuries and Loot, payments, Pillage, and making change."""

from __future__ import annotations

from typing import Any

from oyez.games.barbarian_kingdoms.answers import MakeChange, OfferChange
from oyez.games.barbarian_kingdoms.box.fixed import Province
from oyez.games.barbarian_kingdoms.rules.coins import (
    NO_COINS,
    ONE,
    Coins,
    Swap,
    payments,
    swaps_between,
)
from oyez.games.barbarian_kingdoms.rules.control import controlled, controls
from oyez.games.barbarian_kingdoms.scene.happenings import (
    ChangeMade,
    ChangeOfferClosed,
    ChangeOffered,
    ChestOpened,
    Pillaged,
)
from oyez.games.barbarian_kingdoms.state import KingdomsState, Realm
from oyez.kernel import Accept, Ask, Bargain, Decline, Draw, Flow, OneOf, Retract, Seat


def spend(s: KingdomsState, seat: Seat, coins: Coins) -> None:
    """Take coins out of a Treasury; those that everybody knows of are taken to go first."""
    if not coins:
        return
    left = s.treasuries[seat] = s.treasuries[seat] - coins
    if not left.holds(s.from_chests[seat]):
        s.from_chests[seat] = s.from_chests[seat].common(left)


def receive(s: KingdomsState, seat: Seat, coins: Coins) -> None:
    """Add coins to a Treasury, in plain view."""
    if coins:
        s.treasuries[seat] += coins


def lay(s: KingdomsState, province: Province, coins: Coins) -> None:
    """Lay coins face up in a Province, as Loot."""
    s.loot[province] = s.loot.get(province, NO_COINS) + coins


def lift(s: KingdomsState, province: Province, coins: Coins) -> None:
    """Take coins of the face-up Loot of a Province."""
    left = s.loot[province] - coins
    if left:
        s.loot[province] = left
    else:
        del s.loot[province]


def exchange(s: KingdomsState, seat: Seat, province: Province, give: Coins, take: Coins) -> None:
    """Lay coins of a Treasury in a Province and take others from there."""
    spend(s, seat, give)
    lift(s, province, take)
    lay(s, province, give)
    receive(s, seat, take)


def pay(s: KingdomsState, realm: Realm, cost: int, into: Province, rule: str) -> Flow[Coins]:
    """BK-ECONOMY-01, BK-R16: choose tokens worth at least the cost; all of them become Loot."""
    seat = realm.seat
    coins: Coins = yield Ask(
        seat,
        lambda: OneOf(payments(s.treasuries[seat], cost)),
        "pay",
        rule,
        {"kingdom": realm.id, "cost": cost, "province": into},
        suggest=lambda: cheapest(s.treasuries[seat], cost),
    )
    spend(s, seat, coins)
    lay(s, into, coins)
    return coins


def cheapest(purse: Coins, cost: int) -> Coins:
    """The way to pay that gives away least, and of those the one in the largest tokens."""
    return min(payments(purse, cost), key=lambda coins: (coins.value, coins.number))


def pillage(s: KingdomsState, realm: Realm, province: Province) -> Flow[None]:
    """BK-PILLAGE-01, -03, -04: all of the Loot, unless one controls the Province."""
    if controls(s, realm, province):
        return
    coins = s.loot.pop(province, NO_COINS)
    chest = province in s.chests
    if not coins and not chest:
        return
    receive(s, realm.seat, coins)
    s.tell(Pillaged, realm.id, province, coins, chest)
    if chest:
        yield from open_chest(s, realm, province)


def open_chest(s: KingdomsState, realm: Realm, province: Province) -> Flow[None]:
    """BK-SETUP-17, -19, BK-R02: what is in a chest is drawn when opened, for one pair of eyes."""
    (coin,) = yield Draw(s.chest_pool.by_kind(), 1, seen=(realm.seat,))
    s.chests.remove(province)
    s.chest_pool -= ONE[coin]
    s.treasuries[realm.seat] += ONE[coin]
    s.from_chests[realm.seat] += ONE[coin]
    s.tell(ChestOpened, realm.id, realm.seat, province, coin)


# -- making change (BK-ECONOMY-07, BK-R17) ------------------------------------------------------


Change = MakeChange | OfferChange | Accept | Decline | Retract


def changes(s: KingdomsState, seat: Seat) -> list[Change]:
    """BK-R17: what `seat` may do about change right now."""
    if s.phase != "play":
        return []
    acts: list[Change] = list(s.bargains.acts(seat))
    own_turn = s.active.seat == seat
    if own_turn or seat in s.bribing:
        acts += [MakeChange(p, w.give, w.take) for p, w in _swaps(s, seat, s.realms_of(seat))]
    if own_turn and s.options.change_with_rivals and not s.bargains.standing:
        rivals = [realm for realm in s.realms if realm.seat != seat]
        acts += [OfferChange(p, w.give, w.take) for p, w in _swaps(s, seat, rivals)]
    return acts


def _swaps(s: KingdomsState, seat: Seat, owners: list[Realm]) -> list[tuple[Province, Swap]]:
    purse = s.treasuries[seat]
    lands = [p for realm in owners for p in controlled(s, realm) if p in s.loot]
    return [(p, swap) for p in lands for swap in swaps_between(purse, s.loot[p])]


def change(s: KingdomsState, seat: Seat, act: Any) -> Flow[None]:
    """Carry out what was done about change; nobody is asked anything."""
    match act:
        case MakeChange(province, give, take):
            swap_coins(s, seat, province, give, take)
        case OfferChange(province, give, take):
            _offer_change(s, seat, province, Swap(give, take))
        case Accept() | Decline() | Retract():
            _close_offer(s, act)
        case _:
            raise TypeError(f"not an act of this game: {act!r}")
    yield from ()


def swap_coins(s: KingdomsState, seat: Seat, province: Province, give: Coins, take: Coins) -> None:
    """Swap tokens between a Treasury and face-up Loot."""
    exchange(s, seat, province, give, take)
    s.tell(ChangeMade, seat, province, give, take)


def _offer_change(s: KingdomsState, seat: Seat, province: Province, swap: Swap) -> None:
    owner = next(r for r in s.realms if r.seat != seat and controls(s, r, province))
    s.bargains.propose(seat, owner.seat, (province, swap.give), swap.take, s.turns)
    s.tell(ChangeOffered, seat, owner.seat, province, swap.give, swap.take)


def _close_offer(s: KingdomsState, handshake: Accept | Decline | Retract) -> None:
    bargain, done = s.bargains.settle(handshake, lambda b: _carry_out(s, b))
    if not done:
        how = "lapsed" if isinstance(handshake, Accept) else str(handshake.__struct_config__.tag)
        s.tell(ChangeOfferClosed, bargain.maker, bargain.to, how)


def _carry_out(s: KingdomsState, bargain: Bargain[tuple[Province, Coins], Coins]) -> bool:
    """All of it or nothing: the coins must still be there, and the Province still the owner's."""
    province, give = bargain.give
    owned = any(controls(s, realm, province) for realm in s.realms_of(bargain.to))
    there = s.loot.get(province, NO_COINS).holds(bargain.ask)
    if not (owned and there and s.treasuries[bargain.maker].holds(give)):
        return False
    swap_coins(s, bargain.maker, province, give, bargain.ask)
    return True


def drop_offers(s: KingdomsState) -> None:
    """BK-R17: offers lapse at the end of the offerer's turn."""
    for bargain in s.bargains.expire(s.turns + 1):
        s.tell(ChangeOfferClosed, bargain.maker, bargain.to, "lapsed")
