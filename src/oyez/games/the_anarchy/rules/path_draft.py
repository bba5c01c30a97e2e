"""The draft of Path cards, for several players and for one."""

from __future__ import annotations

from functools import partial

from oyez.games.the_anarchy.answers import TakePath
from oyez.games.the_anarchy.scene.happenings import PathsRevealed, PathTaken, RivalMoved
from oyez.games.the_anarchy.scene.reasons import why_no_path
from oyez.games.the_anarchy.state import AnarchyState, Player
from oyez.kernel import Ask, Draw, Flow, OneOf


def draft(s: AnarchyState) -> Flow[None]:
    """TA-PATHDRAFT-01, -02: in turn order each takes one of the cards revealed."""
    if not s.offer:
        yield from reveal_paths(s)
        s.passages[-1].rest = s.turn_order()
        return
    seat = s.next_seat()
    assert seat is not None
    p = s.players[seat]
    if len(s.offer) == 1:
        take(s, p, s.offer[0])
    else:
        choices = OneOf([TakePath(path) for path in s.offer], partial(why_no_path, s))
        taken = yield Ask(seat, choices, "take-path", "TA-PATHDRAFT-02")
        take(s, p, taken.path)
    if not s.passages[-1].rest:
        end_draft(s)


def reveal_paths(s: AnarchyState) -> Flow[None]:
    """TA-PATHDRAFT-01, TA-SOLO-02..04, -06: one for each player; alone, two or one."""
    number = solo_paths(s) if s.solo else len(s.players)
    drawn = yield Draw(s.path_deck, number, name=f"paths:{s.round}")
    for path in drawn:
        del s.path_deck[path]
    s.offer = list(drawn)
    s.tell(PathsRevealed, tuple(drawn))


def solo_paths(s: AnarchyState) -> int:
    """TA-SOLO-02, -04, -06, TA-R54: who has fallen behind the Rival has no choice."""
    behind = s.scenario.tents and s.players[0].tent < s.rival
    return s.box.numbers.solo.paths_behind if behind else s.box.numbers.solo.paths


def take(s: AnarchyState, p: Player, path: str) -> None:
    """TA-PATHDRAFT-02, TA-PRODUCTION-04, -09: the card of round n goes to the nth place."""
    s.offer.remove(path)
    p.paths.append(path)
    s.tell(PathTaken, p.seat, path)


def end_draft(s: AnarchyState) -> None:
    """TA-SOLO-02, -05, TA-R56: what is left over alone is gone; the Rival goes on."""
    s.offer = []
    if s.solo and s.scenario.tents:
        s.rival += s.box.numbers.solo.rival
        s.tell(RivalMoved, s.rival)
    s.begin_phase("production")
