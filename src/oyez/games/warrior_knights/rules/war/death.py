"""The death of nobles, desertion, heirs."""

from __future__ import annotations

from oyez.games.warrior_knights.rules.assembly.agenda import lose_office
from oyez.games.warrior_knights.rules.assembly.lasting import by_office
from oyez.games.warrior_knights.rules.decks import return_mercenaries
from oyez.games.warrior_knights.rules.fate import turn_up
from oyez.games.warrior_knights.rules.war.armies import (
    desert,
    doomed,
    leave_board,
    men,
    mercenaries,
    name_of,
)
from oyez.games.warrior_knights.scene.happenings_in_the_field import (
    LineEnded,
    MercenariesFell,
    NobleKilled,
)
from oyez.games.warrior_knights.state import Army, KnightsState, Noble
from oyez.kernel import Ask, Flow, OneOf, Seat, Some


def die(s: KnightsState, noble: Noble, rule: str) -> Flow[None]:
    """WK-DEATH-01..06, -09, WK-R70: every death, wherever he is and whatever he died of."""
    s.tell(NobleKilled, noble.seat, noble.id, noble.region, rule)
    yield from desertion(s, noble.seat, noble, "WK-DEATH-01")
    yield from fall(s, noble.seat, noble)
    leave_board(s, noble, "WK-DEATH-04")
    noble.lame = False
    if noble.office:
        lose_office(s, noble, "WK-PROPOSAL-08")
    if noble.heir is None:
        end_line(s, noble)
    elif noble.heir != noble.seat:
        noble.waiting = True  # WK-VARIANT-06: until his heir comes home


def settle(s: KnightsState, noble: Noble, rule: str) -> Flow[None]:
    """WK-R30, WK-DEATH-08: after a change outside a battle he dies, leaves the board, or stays."""
    if doomed(s, noble):
        yield from die(s, noble, rule)
    elif not noble.troops:
        leave_board(s, noble, "WK-DEATH-08")


def settle_all(s: KnightsState) -> Flow[None]:
    """WK-R30, WK-R53: who lost free troops, with an office or with his home, may die of it."""
    for noble in [noble for noble in s.wounded_nobles() if doomed(s, noble)]:
        yield from die(s, noble, "WK-R30")


def desertion(s: KnightsState, seat: Seat, army: Army, rule: str) -> Flow[None]:
    """WK-RETREAT-02, WK-DEATH-01: a Fate card; one card of the nation shown deserts."""
    if isinstance(army, Noble) and by_office(s, army, "loyal"):
        return
    card = yield from turn_up(s, rule)
    kinds = sorted(set(mercenaries(s, army, card.nation))) if card is not None else []
    if not kinds:
        return
    deserter = kinds[0]
    if len(kinds) > 1:
        about = {"noble": name_of(army)}
        deserter = yield Ask(seat, OneOf(kinds), "deserter", rule, about)
    desert(s, seat, army, [deserter], rule)


def fall(s: KnightsState, seat: Seat, army: Army) -> Flow[None]:
    """WK-DEATH-02, -03, WK-R69: mercenaries are lost to the casualty tokens, which go."""
    hired = mercenaries(s, army)
    worth = most_lost(s, hired, army.casualties * s.edition.numbers.combat.casualty)
    if worth:
        ways = Some(sorted(hired), weigh=s.edition.strength.__getitem__, weight=(worth, worth))
        lost = next(iter(ways))
        if ways.count() > 1:
            lost = yield Ask(seat, ways, "fallen", "WK-DEATH-02", {"noble": name_of(army)})
        for troop in lost:
            army.troops.remove(troop)
        s.tell(MercenariesFell, seat, name_of(army), lost)
        return_mercenaries(s, lost, "WK-DEATH-02")
    army.casualties = 0


def most_lost(s: KnightsState, hired: list[str], limit: int) -> int:
    """WK-R69: the greatest number of men that cards can make up without exceeding the limit."""
    if men(s, hired) <= limit:
        return men(s, hired)
    sums = {0}
    for troop in hired:
        sums |= {total + s.edition.strength[troop] for total in sums}
    return max(total for total in sums if total <= limit)


def end_line(s: KnightsState, noble: Noble) -> None:
    """WK-DEATH-06, -07: no heir: mercenaries go back, regulars are lost, he never returns."""
    hired = mercenaries(s, noble)
    noble.troops, noble.casualties = [], 0
    noble.waiting, noble.gone = False, True
    s.tell(LineEnded, noble.seat, noble.id)
    return_mercenaries(s, hired, "WK-DEATH-06")
