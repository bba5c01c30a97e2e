"""Taxation: Loot of one's own Provinces into the Treasury."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from oyez.games.barbarian_kingdoms.answers import AgainstChange, TakeNoMore, TakeToken, Tax
from oyez.games.barbarian_kingdoms.box.fixed import COIN_VALUES, SEA, Province
from oyez.games.barbarian_kingdoms.rules import powers
from oyez.games.barbarian_kingdoms.rules.coins import NO_COINS, ONE, Coins, heap, payments
from oyez.games.barbarian_kingdoms.rules.control import controlled
from oyez.games.barbarian_kingdoms.rules.manoeuvres import move_king
from oyez.games.barbarian_kingdoms.rules.money import exchange, lift, receive
from oyez.games.barbarian_kingdoms.scene.happenings import Taxed
from oyez.games.barbarian_kingdoms.state import KingdomsState, Realm
from oyez.kernel import WITHDRAWN, Ask, Flow, OneOf, Some

TAX = Tax()
ENOUGH = TakeNoMore()


def taxations(s: KingdomsState, realm: Realm, lands: list[Province]) -> list[Tax]:
    """BK-R18: Taxation is there when some token can be taken."""
    sources = taxed_provinces(s, realm, lands)
    amount = len(sources)
    if has_small_token(s, sources, amount):
        return [TAX]
    return [TAX] if _against_change(s, realm, lands, amount) else []


def has_small_token(s: KingdomsState, sources: list[Province], amount: int) -> bool:
    """Whether some token lying there is worth no more than the amount."""
    loot = s.loot
    for province in sources:  # noqa: SIM110 - quicker than any(), and asked in every turn
        if province in loot and loot[province].smallest <= amount:
            return True
    return False


def has_large_token(s: KingdomsState, sources: list[Province], amount: int) -> bool:
    """Whether some token lying there is worth more than the amount."""
    loot = s.loot
    for province in sources:  # noqa: SIM110 - as above
        if province in loot and loot[province].largest > amount:
            return True
    return False


def taxed_provinces(s: KingdomsState, realm: Realm, lands: list[Province]) -> list[Province]:
    """BK-TAX-01, -03; BK-R66 (Hospitality): controlled Provinces, and those merely occupied."""
    if not powers.has(s, realm, powers.HOSPITALITY):
        return lands
    return lands + [zone for zone in realm.zones() if zone != SEA and zone not in lands]


def tax(s: KingdomsState, realm: Realm, action: Tax) -> Flow[None]:
    """BK-TAX-01, -02: tokens worth no more, in all, than the number of Provinces taxed."""
    lands = controlled(s, realm)
    sources = taxed_provinces(s, realm, lands)
    amount = len(sources)
    taken: tuple[TakeToken, ...] = ()
    if has_small_token(s, sources, amount):
        answer = yield Ask(
            realm.seat,
            lambda: _tokens(s, realm, lands, amount),
            "tax",
            "BK-TAX-01",
            {"kingdom": realm.id, "amount": amount},
            suggest=lambda: fullest(face_up(s, taxed_provinces(s, realm, lands)), amount),
        )
        taken = () if answer is WITHDRAWN else answer
    for token in taken:
        lift(s, token.province, ONE[token.coin])
    receive(s, realm.seat, heap([token.coin for token in taken]))
    left = amount - sum(map(_worth, taken))
    laid, last = yield from _take_large_token(s, realm, lands, left, not taken)
    tokens = (*taken, *last)
    if not tokens and taxations(s, realm, lands):  # by making change he made it another question
        yield from tax(s, realm, action)
        return
    s.tell(_taxed, realm, tokens, laid)
    yield from move_king(s, realm)


def _taxed(realm: Realm, tokens: Sequence[TakeToken], laid: Coins) -> Taxed:
    provinces = tuple(dict.fromkeys([token.province for token in tokens]))
    return Taxed(realm.id, heap([token.coin for token in tokens]), laid, provinces)


def _tokens(s: KingdomsState, realm: Realm, lands: list[Province], amount: int) -> Some[TakeToken]:
    pool = face_up(s, taxed_provinces(s, realm, lands))
    small = {t: pool[t] for t in sorted(pool, key=_worth) if _worth(t) <= amount}
    least = 0 if _against_change(s, realm, lands, amount) else 1
    return Some(small, least, weigh=_worth, weight=(0, amount))


def fullest(pool: dict[TakeToken, int], amount: int) -> tuple[TakeToken, ...]:
    """The tokens worth most that are worth no more than the amount, large ones first."""
    best: dict[int, tuple[TakeToken, ...]] = {0: ()}
    for token in sorted(pool, key=_worth, reverse=True):
        for _ in range(pool[token]):
            for worth, tokens in sorted(best.items(), reverse=True):
                if worth + _worth(token) <= amount:
                    best.setdefault(worth + _worth(token), (*tokens, token))
    return best[max(best)]


def _take_large_token(
    s: KingdomsState, realm: Realm, lands: list[Province], left: int, must: bool
) -> Flow[tuple[Coins, tuple[TakeToken, ...]]]:
    """BK-R18: one token too large may be taken against change; asked wherever one lies."""
    if not left or not has_large_token(s, lands, left):
        return NO_COINS, ()
    refusal = [] if must else [ENOUGH]
    answer = yield Ask(
        realm.seat,
        lambda: OneOf([*_against_change(s, realm, lands, left), *refusal]),
        "tax-change",
        "BK-R18",
        {"kingdom": realm.id, "amount": left},
    )
    if not isinstance(answer, AgainstChange):
        return NO_COINS, ()
    exchange(s, realm.seat, answer.province, answer.change, ONE[answer.coin])
    return answer.change, (TakeToken(answer.province, answer.coin),)


def _against_change(
    s: KingdomsState, realm: Realm, lands: list[Province], left: int
) -> list[AgainstChange]:
    """Change may only be laid in a Province one controls (BK-R17, BK-R66)."""
    if not has_large_token(s, lands, left):
        return []
    purse = s.treasuries[realm.seat]
    return [
        AgainstChange(token.province, token.coin, change)
        for token in face_up(s, lands)
        if _worth(token) > left
        for change in payments(purse, _worth(token) - left)
        if change.value < _worth(token)
    ]


def face_up(s: KingdomsState, provinces: list[Province]) -> dict[TakeToken, int]:
    """BK-R19: the tokens that lie open there; a chest has no known value."""
    pool: dict[TakeToken, int] = {}
    for province in provinces:
        if province in s.loot:
            pool.update(_tokens_of(province, s.loot[province]))
    return pool


@lru_cache(maxsize=4096)
def _tokens_of(province: Province, loot: Coins) -> dict[TakeToken, int]:
    return {TakeToken(province, coin): n for coin, n in loot.by_kind().items()}


def _worth(token: TakeToken) -> int:
    return COIN_VALUES[token.coin]
