"""Where we are in the rulebook."""

from __future__ import annotations

from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Passage


def where(s: KnightsState) -> list[Passage]:
    """The set-up or the round, the phase, and the step of it with the barons still to come."""
    if s.phase == "setup":
        return [Passage("setup"), *_stage(s)]
    inner = _in_actions(s) if s.phase == "actions" else _stage(s)
    return [Passage("round", s.round), Passage(s.phase), *inner]


def _stage(s: KnightsState) -> list[Passage]:
    """The step of the set-up or of Upkeep."""
    if not s.stage:
        return []
    first, later = s.order[:1], s.order[1:]
    return [Passage(s.stage, seat=first[0] if first else None, rest=later)]


def _in_actions(s: KnightsState) -> list[Passage]:
    """The stack, the card that is carried out, and what it has led to."""
    inner = [Passage("stack", s.stack + 1)] if s.stack < len(s.neutral_left) else []
    if s.card is not None:
        inner.append(Passage("card", seat=s.card.seat))
    if s.assembly is not None:
        inner.append(Passage("assembly"))
    return inner if s.combat is None else [*inner, Passage(s.combat.kind)]
