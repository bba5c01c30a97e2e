"""Decisions: what a player has to settle before the next icon, and how it is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from oyez.games.the_anarchy.answers import (
    Advance,
    Leave,
    RaiseTower,
    RaiseWall,
    Research,
    Take,
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
from oyez.games.the_anarchy.state import Player, State

_ANY: Final = [Take(resource) for resource in RESOURCES]


class Kind(NamedTuple):
    """A kind of decision: its prompt and rule, what may be said, and what that does."""

    prompt: str
    rule: str
    choices: Callable[[State, Player], list[Any]]
    carry_out: Callable[[State, Player, Any], None]


def _resources(s: State, p: Player) -> list[Any]:  # noqa: ARG001 - every kind is given both
    """TA-ICON-01."""
    return list(_ANY)


def _rewards(s: State, p: Player) -> list[Any]:  # noqa: ARG001
    return list(knight_training.reward_choices(p))


def _lines(s: State, p: Player) -> list[Any]:
    return [Advance(line) for line in open_lines(s, p)]


def _take(s: State, p: Player, answer: Take) -> None:  # noqa: ARG001
    p.asked = None
    p.due.append(answer.icon)


def _advance(s: State, p: Player, answer: Advance) -> None:  # noqa: ARG001
    p.asked = None
    p.due.append(f"line-{answer.line}")


def _raise_tower(s: State, p: Player, answer: RaiseTower) -> None:
    p.asked = None
    fortifications.raise_tower(s, p, answer.corner)


def _raise_wall(s: State, p: Player, answer: RaiseWall) -> None:
    p.asked = None
    fortifications.raise_wall(s, p, answer.side)


def _research(s: State, p: Player, answer: Research) -> None:
    p.asked = None
    tactics.research(s, p, answer.tactic)


def _overrun(s: State, p: Player, answer: Take | Leave) -> None:
    p.asked = None
    castle_attack.overrun(s, p, answer)


KINDS: Final[dict[str, Kind]] = {
    "any": Kind("take-resource", "TA-ICON-01", _resources, _take),
    "tower": Kind("raise-tower", "TA-TOWER-01", fortifications.tower_choices, _raise_tower),
    "wall": Kind("raise-wall", "TA-WALL-01", fortifications.wall_choices, _raise_wall),
    "line-choice": Kind("advance-line", "TA-KEEP-07", _lines, _advance),
    "research": Kind("research", "TA-TACRESEARCH-04", tactics.researchable, _research),
    knight_training.PENDING: Kind("training-reward", "TA-KNIGHTS-07", _rewards, _take),
    valentine.PENDING: Kind(
        "invite", "TA-VALENTINE-06", valentine.person_choices, valentine.invite
    ),
    michaelmas.PENDING: Kind(
        "write-number", "TA-MICHAELMAS-04", michaelmas.number_choices, michaelmas.write
    ),
    brewery.PENDING: Kind(
        "add-ingredient", "TA-BREWERY-03", brewery.ingredient_choices, brewery.add_ingredient
    ),
    lammas.PENDING: Kind("hang-pennant", "TA-LAMMAS-04", lammas.pennant_choices, lammas.hang),
    castle_attack.PENDING: Kind(
        "overrun", "TA-OVERRUN-01", castle_attack.overrun_choices, _overrun
    ),
}


def kind_asked(p: Player) -> Kind:
    """The kind of decision that a player has to make now."""
    assert p.asked is not None
    return KINDS[p.asked.kind]


def choices(s: State, p: Player) -> list[Any]:
    """What may be said."""
    return kind_asked(p).choices(s, p)


def decide(s: State, p: Player, answer: Any) -> None:
    """Carry it out."""
    kind_asked(p).carry_out(s, p, answer)
