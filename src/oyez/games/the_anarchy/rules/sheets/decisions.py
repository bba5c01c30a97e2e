"""Decisions: what a player has to settle before the next icon, and how it is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from oyez.games.the_anarchy.answers import (
    Advance,
    FillNothing,
    RaiseTower,
    RaiseWall,
    Research,
    TakeGain,
)
from oyez.games.the_anarchy.rules.defence import castle_attack
from oyez.games.the_anarchy.rules.sheets import (
    brewery,
    fortifications,
    knight_training,
    lammas,
    michaelmas,
    tactics,
    valentine,
)
from oyez.games.the_anarchy.rules.sheets.icons import open_lines
from oyez.games.the_anarchy.rules.sheets.trade import RESOURCES
from oyez.games.the_anarchy.state import AnarchyState, Player

_ANY: Final = [TakeGain(resource) for resource in RESOURCES]


class DecisionKind(NamedTuple):
    """A kind of decision: its prompt and rule, what may be said, and what that does."""

    prompt: str
    rule: str
    choices: Callable[[AnarchyState, Player], list[Any]]
    carry_out: Callable[[AnarchyState, Player, Any], None]


def _resources(s: AnarchyState, p: Player) -> list[Any]:  # noqa: ARG001 - every kind is given both
    """TA-ICON-01."""
    return list(_ANY)


def _rewards(s: AnarchyState, p: Player) -> list[Any]:  # noqa: ARG001
    return list(knight_training.reward_choices(p))


def _lines(s: AnarchyState, p: Player) -> list[Any]:
    return [Advance(line) for line in open_lines(s, p)]


def _take(s: AnarchyState, p: Player, answer: TakeGain) -> None:  # noqa: ARG001
    p.asked = None
    p.due.append(answer.icon)


def _advance(s: AnarchyState, p: Player, answer: Advance) -> None:  # noqa: ARG001
    p.asked = None
    p.due.append(f"line-{answer.line}")


def _raise_tower(s: AnarchyState, p: Player, answer: RaiseTower) -> None:
    p.asked = None
    fortifications.raise_tower(s, p, answer.corner)


def _raise_wall(s: AnarchyState, p: Player, answer: RaiseWall) -> None:
    p.asked = None
    fortifications.raise_wall(s, p, answer.side)


def _research(s: AnarchyState, p: Player, answer: Research) -> None:
    p.asked = None
    tactics.research(s, p, answer.tactic)


def _overrun(s: AnarchyState, p: Player, answer: TakeGain | FillNothing) -> None:
    p.asked = None
    castle_attack.overrun(s, p, answer)


KINDS: Final[dict[str, DecisionKind]] = {
    "any": DecisionKind("take-resource", "TA-ICON-01", _resources, _take),
    "tower": DecisionKind("raise-tower", "TA-TOWER-01", fortifications.tower_choices, _raise_tower),
    "wall": DecisionKind("raise-wall", "TA-WALL-01", fortifications.wall_choices, _raise_wall),
    "line-choice": DecisionKind("advance-line", "TA-KEEP-07", _lines, _advance),
    "research": DecisionKind("research", "TA-TACRESEARCH-04", tactics.researchable, _research),
    knight_training.PENDING: DecisionKind("training-reward", "TA-KNIGHTS-07", _rewards, _take),
    valentine.PENDING: DecisionKind(
        "invite", "TA-VALENTINE-06", valentine.person_choices, valentine.invite
    ),
    michaelmas.PENDING: DecisionKind(
        "write-number", "TA-MICHAELMAS-04", michaelmas.number_choices, michaelmas.write
    ),
    brewery.PENDING: DecisionKind(
        "add-ingredient", "TA-BREWERY-03", brewery.ingredient_choices, brewery.add_ingredient
    ),
    lammas.PENDING: DecisionKind(
        "hang-pennant", "TA-LAMMAS-04", lammas.pennant_choices, lammas.hang
    ),
    castle_attack.PENDING: DecisionKind(
        "overrun", "TA-OVERRUN-01", castle_attack.overrun_choices, _overrun
    ),
}


def kind_asked(p: Player) -> DecisionKind:
    """The kind of decision that a player has to make now."""
    assert p.asked is not None
    return KINDS[p.asked.kind]


def choices(s: AnarchyState, p: Player) -> list[Any]:
    """What may be said."""
    return kind_asked(p).choices(s, p)


def decide(s: AnarchyState, p: Player, answer: Any) -> None:
    """Carry it out."""
    kind_asked(p).carry_out(s, p, answer)
