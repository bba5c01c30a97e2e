"""The end of a round: castles that nobody attacked, tokens, the first player."""

from __future__ import annotations

from oyez.games.the_anarchy.rules.scoring import score
from oyez.games.the_anarchy.rules.sheets.grudge import receive_grudge
from oyez.games.the_anarchy.scene.happenings import CastlesFeared, MarkerPassed
from oyez.games.the_anarchy.state import AnarchyState
from oyez.kernel import Commit, Flow, Seat


def end_round(s: AnarchyState) -> Flow[None]:
    """TA-ROUNDEND-01..06: the five steps."""
    yield Commit("TA-ROUNDEND-01")
    fear_castles(s)
    for p in s.players:
        p.rally, p.rallied = p.rally + p.rallied, 0
    s.first = Seat((s.first + 1) % len(s.players))
    if not s.solo:
        s.tell(MarkerPassed, s.first)
    s.passages = []
    if s.round == len(s.cards):
        score(s)
    else:
        s.enter("round", s.round + 1)
        s.begin_phase("deal")


def fear_castles(s: AnarchyState) -> None:
    """TA-ROUNDEND-02, -03, TA-R67: Grudge for each flipped card to the right of the tent."""
    if not s.scenario.tents:
        return
    each = s.box.numbers.grudge.castle_passed
    for p in s.players:
        grudge = (s.round - p.tent) * each
        if grudge:
            s.tell(CastlesFeared, p.seat, grudge)
            receive_grudge(p, grudge)
