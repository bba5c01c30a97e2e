"""Cards that are played at any moment, in the middle of anything."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from oyez.kernel import WITHDRAWN, Ask, Choices, Flow, OneOf, Seat
from tests.kernel.duel.happenings import CurseBroken, Cursed
from tests.kernel.duel.state import Ring


class Curse(Struct, frozen=True, tag="curse"):
    """Somebody loses a life or a card."""

    to: Seat


class Ward(Struct, frozen=True, tag="ward"):
    """Break the curse under way."""


class LoseLife(Struct, frozen=True, tag="lose-life"):
    """Suffer a curse in the flesh."""


class Discard(Struct, frozen=True, tag="discard"):
    """Suffer a curse with a card."""

    card: str


WARD: Final = Ward()
LIFE: Final = LoseLife()


def surprises(s: Ring, seat: Seat) -> Choices[Any]:
    """DU-SURPRISE-01: what somebody could do right now; nobody else learns whether they could."""
    found: list[Any] = []
    if s.passages and s.holds(seat, "curse"):
        found += map(Curse, s.rivals(seat))
    if s.cursed is not None and s.holds(seat, "ward"):
        found.append(WARD)
    return OneOf(found)


def surprise(s: Ring, seat: Seat, value: Curse | Ward) -> Flow[None]:
    """DU-SURPRISE-02, -03: a curse, or a ward in the middle of one."""
    if isinstance(value, Curse):
        yield from curse(s, seat, value.to)
    else:
        yield from s.spend(seat, "ward")
        s.cursed = None
        s.tell(CurseBroken, seat)


def curse(s: Ring, seat: Seat, at: Seat) -> Flow[None]:
    """DU-SURPRISE-02: resolved at once and whole, unless a ward breaks it."""
    yield from s.spend(seat, "curse")
    s.cursed = at
    s.tell(Cursed, seat, at)
    said = yield Ask(at, lambda: OneOf(losses(s, at)), "suffer", "DU-SURPRISE-02", {"by": seat})
    if said is not WITHDRAWN:
        s.cursed = None
    if isinstance(said, Discard):
        yield from s.spend(at, said.card)
    elif said == LIFE:
        s.wound(at, 1)


def losses(s: Ring, seat: Seat) -> list[Any]:
    """What can be given up, as long as the curse is not broken."""
    if s.cursed is None:
        return []
    return [LIFE, *(Discard(card) for card in sorted(set(s.hands[seat])))]
