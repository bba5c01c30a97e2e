"""The Castle Defence phase, steps 6 to 8: Loyalty, Grudge, and the survivors."""

from __future__ import annotations

from oyez.games.the_anarchy.rules.sheets.fortifications import SIDES
from oyez.games.the_anarchy.rules.sheets.grudge import receive_grudge
from oyez.games.the_anarchy.rules.sheets.icons import resolve
from oyez.games.the_anarchy.scene.happenings import (
    PeopleJudged,
    SiegeWithstood,
    SurvivorsDismissed,
)
from oyez.games.the_anarchy.state import AnarchyState, Player
from oyez.kernel import Flow


def aftermath(s: AnarchyState) -> Flow[None]:
    """TA-AFTERMATH-01, -15: for each player in the same order."""
    for p in s.players:
        yield from withstand(s, p)
        yield from judge(s, p)
        yield from dismiss(s, p)
        p.slots = []
    s.begin_phase("round-end")


def withstand(s: AnarchyState, p: Player) -> Flow[None]:
    """TA-SIEGEMODE-04, TA-R47, TA-R48: Bravery by the number of cards defended."""
    table = s.card.bravery
    if not table:
        return
    defended = sum([slot.defended for slot in p.slots])
    bravery = table[min(defended, len(table) - 1)]
    s.tell(SiegeWithstood, p.seat, defended, bravery)
    p.due.extend(["bravery"] * bravery)
    yield from resolve(s, p)


def judge(s: AnarchyState, p: Player) -> Flow[None]:
    """TA-AFTERMATH-02, -06, -07: what is lost of the Determination turns into Grudge."""
    determination = s.box.rounds[s.round].determination
    lost = sum([not slot.defended for slot in p.slots])
    loyalty = max(0, determination - lost)
    s.tell(PeopleJudged, p.seat, loyalty, determination - loyalty)
    p.due.extend(["loyalty"] * loyalty)
    yield from resolve(s, p)
    receive_grudge(p, determination - loyalty)


def dismiss(s: AnarchyState, p: Player) -> Flow[None]:
    """TA-AFTERMATH-08..11, TA-R46: the survivors go; a Serf comes for each full force of three."""
    survivors = s.box.numbers.survivors
    force = left_standing(s, p)
    serfs = force // survivors.force
    s.tell(SurvivorsDismissed, p.seat, force, serfs)
    p.deployed = {side: {} for side in SIDES}
    p.due.extend([survivors.gives] * serfs)
    yield from resolve(s, p)


def left_standing(s: AnarchyState, p: Player) -> int:
    """TA-AFTERMATH-10, -11: a beer that did not help to defend counts for nothing."""
    force, fresh = s.plan.force, s.plan.fresh
    return sum(
        [
            number * fresh.get(worker.removesuffix("-beer"), force[worker])
            for workers in p.deployed.values()
            for worker, number in workers.items()
        ]
    )
