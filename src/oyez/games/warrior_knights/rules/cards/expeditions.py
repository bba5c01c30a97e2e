"""Expeditions: launched, financed, blessed, and what becomes of them."""

from __future__ import annotations

from functools import partial

from oyez.games.warrior_knights.answers import NO, YES, Launch
from oyez.games.warrior_knights.box.rows import ExpeditionResult
from oyez.games.warrior_knights.rules import fate
from oyez.games.warrior_knights.rules.order import from_chairman
from oyez.games.warrior_knights.rules.purse import CROWNS, FAITH, pay, receive
from oyez.games.warrior_knights.scene.happenings_at_home import (
    ExpeditionAbandoned,
    ExpeditionAdvanced,
    ExpeditionBlessed,
    ExpeditionLaunched,
    ExpeditionSettled,
    Invested,
)
from oyez.games.warrior_knights.scene.reasons import why_not_launch
from oyez.games.warrior_knights.state import Expedition, KnightsState
from oyez.kernel import Amount, Ask, Choices, Flow, OneOf, Seat


def expedition(s: KnightsState) -> Flow[None]:
    """WK-EXPED-01..16, WK-R25..R27: launch, invest, bless, advance, settle."""
    under_way = [name for name, voyage in s.expeditions.items() if voyage.space]
    yield from launch(s)
    advance(s, under_way)
    for name, voyage in s.expeditions.items():  # WK-R27: in the order of the edition
        if voyage.space == s.edition.numbers.voyages.spaces:
            yield from determine(s, name, voyage)


def launch(s: KnightsState) -> Flow[None]:
    """WK-EXPED-01, -02, -07: the Chairman proposes one; it leaves if anybody invests in it."""
    free = [Launch(name) for name, voyage in s.expeditions.items() if not voyage.space]
    if not free:
        return
    choices = OneOf([*free, NO], partial(why_not_launch, s))
    answer = yield Ask(s.chairman, choices, "launch", "WK-EXPED-01")
    if answer == NO:
        return
    name: str = answer.expedition
    voyage = s.expeditions[name]
    s.tell(ExpeditionLaunched, s.chairman, name)
    for seat in from_chairman(s):
        yield from invest(s, seat, name, voyage)
    if voyage.stakes:
        yield from bless(s, name, voyage)
        voyage.space = 1
    else:
        s.tell(ExpeditionAbandoned, name)


def invest(s: KnightsState, seat: Seat, name: str, voyage: Expedition) -> Flow[None]:
    """WK-EXPED-04, -05: up to five crowns, or none."""
    if not s.barons[seat].crowns:
        return
    crowns: int = yield Ask(
        seat, lambda: affordable_stake(s, seat), "invest", "WK-EXPED-05", {"expedition": name}
    )
    if crowns:
        pay(s, seat, CROWNS, crowns, "WK-EXPED-05")
        voyage.stakes[seat] = crowns
        s.tell(Invested, seat, name, crowns)


def affordable_stake(s: KnightsState, seat: Seat) -> Choices[int]:
    return Amount(0, min(s.edition.numbers.prices.stake, s.barons[seat].crowns))


def bless(s: KnightsState, name: str, voyage: Expedition) -> Flow[None]:
    """WK-EXPED-06, -16, WK-R26: only now, by the Head of the Church, with Faith of his own."""
    price = s.edition.numbers.prices.blessing
    if s.barons[s.church].faith < price:
        return
    answer = yield Ask(s.church, OneOf([YES, NO]), "bless", "WK-EXPED-06", {"expedition": name})
    if answer == YES:
        pay(s, s.church, FAITH, price, "WK-EXPED-06")
        voyage.blessed = True
        s.tell(ExpeditionBlessed, s.church, name)


def advance(s: KnightsState, under_way: list[str]) -> None:
    """WK-EXPED-08, WK-R25: those that were under way before, one space, to the end of the track."""
    for name in under_way:
        voyage = s.expeditions[name]
        if voyage.space < s.edition.numbers.voyages.spaces:
            voyage.space += 1
            s.tell(ExpeditionAdvanced, name, voyage.space)


def determine(s: KnightsState, name: str, voyage: Expedition) -> Flow[None]:
    """WK-EXPED-09..15: a Fate card, or the better of two; without news it waits where it is."""
    result = yield from draw_result(s, name, voyage.blessed)
    s.tell(ExpeditionSettled, name, result.id)
    if not result.settles:
        return
    for seat, crowns in voyage.stakes.items():
        receive(s, seat, CROWNS, crowns * result.factor, "WK-EXPED-12")
    voyage.space, voyage.stakes, voyage.blessed = 0, {}, False


def draw_result(s: KnightsState, name: str, blessed: bool) -> Flow[ExpeditionResult]:
    """WK-EXPED-09, -13, WK-R27: the best of the cards drawn; results are listed worst first."""
    numbers = s.edition.numbers.voyages
    ranking = list(s.edition.results)
    best = 0
    for _ in range(numbers.blessed_cards if blessed else numbers.cards):
        card = yield from fate.turn_up(s, "WK-EXPED-09")
        if card is not None:
            best = max(best, ranking.index(card.expedition[name]))
    return s.edition.results[ranking[best]]
