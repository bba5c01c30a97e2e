"""The scoring: omens are turned up, columns dedicated, points counted."""

from __future__ import annotations

from oyez.kernel import Ask, Commit, Flow, OneOf, Outcome, Seat
from tests.kernel.sheet.boxes import BLESSES, BOXES, COLUMNS, RANKS, VICTORY
from tests.kernel.sheet.state import Manors, OmensTurned, Sheet, Vow, Vowed


def scoring(s: Manors) -> Flow[None]:
    """SH-SCORE-01..02: first the omens, then a vow for each seat, one after the other."""
    if not s.turned:
        yield Commit("SH-SCORE-01", shown=s.omens, seen=None)
        s.turned = dict(s.omens)
        s.tell(OmensTurned, tuple(s.turned.values()))
    seat = s.next_seat()
    if seat is None:
        s.leave()
        s.ended = True
        return
    vow = yield Ask(seat, OneOf([Vow(column) for column in COLUMNS]), "vow", "SH-SCORE-02")
    s.sheets[seat].vow = vow.column
    s.tell(Vowed, seat, vow.column)


def points(s: Manors, seat: Seat, omens: dict[str, str]) -> int:
    """SH-SCORE-03: boxes, and one more for each in a column that is blessed or dedicated."""
    sheet = s.sheets[seat]
    blessed = [BLESSES[card] for card in omens.values()]
    more = sum(in_column(sheet, column) for column in [*blessed, sheet.vow])
    return sum(BOXES[box].points for box in sheet.marked) + more


def in_column(sheet: Sheet, column: str) -> int:
    """How many boxes of a column are marked."""
    return sum(BOXES[box].column == column for box in sheet.marked)


def outcome(s: Manors) -> Outcome:
    """SH-SCORE-04, SH-SOLO-01: the most points win; who plays alone earns a rank."""
    scores = {seat: points(s, seat, s.turned) for seat in s.sheets}
    if len(scores) == 1:
        (score,) = scores.values()
        rank = next(name for least, name in RANKS if score >= least)
        return Outcome({Seat(0): 1 if score >= VICTORY else 2}, scores, "scored", rank)
    places = {
        seat: 1 + sum(other > score for other in scores.values()) for seat, score in scores.items()
    }
    return Outcome(places, scores, "scored")
