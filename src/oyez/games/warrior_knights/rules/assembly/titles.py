"""The Chairman and the Head of the Church: when the two tokens change hands."""

from __future__ import annotations

from oyez.games.warrior_knights.rules import fate
from oyez.games.warrior_knights.rules.assembly.lasting import by_card
from oyez.games.warrior_knights.rules.purse import FAITH, VOTES, owns
from oyez.games.warrior_knights.scene.happenings import ChairmanChanged, HeadOfChurchChanged
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Flow, Seat


def make_chairman(s: KnightsState, seat: Seat, rule: str) -> bool:
    """WK-BANNED-10: the token goes to a baron who is not banned; whether it does."""
    if s.barons[seat].banned:
        return False
    if s.chairman != seat:
        s.chairman = seat
        s.tell(ChairmanChanged, seat, rule)
    return True


def heretic(s: KnightsState, seat: Seat) -> bool:
    """The event Heretic lies before him: he can never be Head of the Church."""
    return by_card(s, seat, "no_church") > 0


def make_head_of_church(s: KnightsState, seat: Seat, rule: str) -> bool:
    """The token goes to a baron who is no Heretic; whether it does."""
    if heretic(s, seat):
        return False
    if s.church != seat:
        s.church = seat
        s.tell(HeadOfChurchChanged, seat, rule)
    return True


def has_strictly_most(s: KnightsState, seat: Seat, good: str) -> bool:
    """WK-RALLY-02, -03, WK-CHURCH-02, -03: more than every other baron; a tie is not enough."""
    mine = owns(s, seat, good)
    return all(owns(s, b.seat, good) < mine for b in s.players if b.seat != seat)


def pass_chairmanship(s: KnightsState, rule: str) -> Flow[None]:
    """WK-BANNED-09, WK-VARIANT-09, WK-R40: to the baron with the most votes who is not banned.

    If there is none, the token stays where it is.
    """
    able = [b.seat for b in s.players if not b.banned and b.seat != s.chairman]
    if able:
        make_chairman(s, (yield from _with_most(s, able, VOTES, rule)), rule)


def pass_headship(s: KnightsState, rule: str) -> Flow[None]:
    """WK-VARIANT-09: to the other baron with the most Faith who is no Heretic."""
    able = [b.seat for b in s.players if not heretic(s, b.seat) and b.seat != s.church]
    if able:
        make_head_of_church(s, (yield from _with_most(s, able, FAITH, rule)), rule)


def _with_most(s: KnightsState, able: list[Seat], good: str, rule: str) -> Flow[Seat]:
    most = max(owns(s, seat, good) for seat in able)
    return (yield from fate.random_baron(s, [x for x in able if owns(s, x, good) == most], rule))
