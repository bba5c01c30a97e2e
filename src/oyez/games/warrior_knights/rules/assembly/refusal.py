"""Refusal and ban."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import REFUSE, SUBMIT, NameBaron
from oyez.games.warrior_knights.rules.assembly.lasting import by_charge, refusable
from oyez.games.warrior_knights.rules.assembly.titles import pass_chairmanship
from oyez.games.warrior_knights.rules.order import clockwise
from oyez.games.warrior_knights.scene.happenings_at_home import (
    ActingChairmanNamed,
    Banned,
    DecisionRefused,
    Pardoned,
)
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat

# -- refusing --------------------------------------------------------------------------------------


def submits(s: KnightsState, seat: Seat, card: str) -> Flow[bool]:
    """WK-BANNED-01..06, WK-R38, WK-R87: asked right after a vote; who refuses is banned.

    True: he submits, as he must if the card cannot be refused.
    """
    if not refusable(s, card):
        return True
    return (yield from _bows(s, seat, card, "submit", "WK-BANNED-01", "WK-BANNED-04"))


def obeys(s: KnightsState, seat: Seat, law: str) -> Flow[bool]:
    """WK-BANNED-05, WK-R39: asked when a refusable law must be obeyed; who refuses is banned.

    True: he obeys. Where there is no law, nobody does.
    """
    if not law:
        return False
    if not refusable(s, law):
        return True
    return (yield from _bows(s, seat, law, "obey", "WK-BANNED-05", "WK-BANNED-05"))


def _bows(
    s: KnightsState, seat: Seat, card: str, prompt: str, rule: str, penalty: str
) -> Flow[bool]:
    choices = OneOf([SUBMIT, REFUSE])
    about = {"card": card, "banned": int(s.barons[seat].banned)}
    answer = yield Ask(seat, choices, prompt, rule, about)
    if answer == SUBMIT:
        return True
    s.tell(DecisionRefused, seat, card)
    yield from ban(s, seat, penalty)
    return False


# -- who attends -----------------------------------------------------------------------------------


def ban(s: KnightsState, seat: Seat, rule: str) -> Flow[None]:
    """WK-BANNED-04, -09, WK-R38, WK-R40: he leaves; the chair passes on. Nobody is banned twice."""
    baron = s.barons[seat]
    if baron.banned:
        return
    baron.banned = True
    s.tell(Banned, seat, rule)
    if s.chairman == seat:
        yield from pass_chairmanship(s, "WK-BANNED-09")
    yield from leave(s, seat)


def pardon(s: KnightsState, seat: Seat) -> None:
    """WK-BANNED-07, -08: he attends again, but not the assembly in progress."""
    s.barons[seat].banned = False
    s.tell(Pardoned, seat)


def attends(s: KnightsState, seat: Seat) -> bool:
    """WK-ASSEMBLY-01: neither banned nor kept away by a charge."""
    baron = s.barons[seat]
    return not (baron.out or baron.banned or by_charge(s, seat, "absent"))


def leave(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-BANNED-04, WK-ASSEMBLY-13: he takes no part in the rest of the assembly, if one sits."""
    if s.assembly is not None:
        if seat in s.assembly.attending:
            s.assembly.attending.remove(seat)
        yield from preside(s)


def preside(s: KnightsState) -> Flow[None]:
    """WK-ASSEMBLY-04, WK-R32, WK-R40: the Chairman or, if he is away, a baron whom he names."""
    assembly = s.assembly
    assert assembly is not None
    if s.chairman in assembly.attending:
        assembly.chairman = s.chairman
    elif assembly.attending and assembly.chairman not in assembly.attending:
        present = [seat for seat in clockwise(s, s.chairman) if seat in assembly.attending]
        named = present[0]
        if len(present) > 1:
            choices = OneOf([NameBaron(seat) for seat in present])
            named = (yield Ask(s.chairman, choices, "name-chairman", "WK-ASSEMBLY-04")).seat
        assembly.chairman = named
        s.tell(ActingChairmanNamed, s.chairman, named)
