"""Production: what the new Path card and the production tracks bring."""

from __future__ import annotations

from oyez.games.the_anarchy.box.edition import GOODS
from oyez.games.the_anarchy.scene.happenings import Produced
from oyez.games.the_anarchy.state import AnarchyState, Player
from oyez.kernel import Commit, Flow


def production(s: AnarchyState) -> Flow[None]:
    """TA-PRODUCTION-01..03: everybody at the same time; then the Actions phase begins."""
    for p in s.players:
        goods = produce(s, p)
        for good, number in goods.items():
            p.stock[good] += number
        p.done = False
        s.tell(Produced, p.seat, goods)
    yield Commit("TA-PRODUCTION-01")
    s.begin_phase("actions")


def produce(s: AnarchyState, p: Player) -> dict[str, int]:
    """TA-PRODUCTION-01, -02, -08: the card drafted last, and one for each filled box."""
    goods = {good: p.tracks[f"produce-{good}"] for good in GOODS}
    for good, number in s.box.paths[p.paths[-1]].gives:
        goods[good] += number
    return {good: number for good, number in goods.items() if number}
