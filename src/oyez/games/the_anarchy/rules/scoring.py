"""Scoring: attributes, Path cards, final Grudge; ties; the ranks of a solo game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oyez.games.the_anarchy.box.edition import ATTRIBUTES, LINES, WEAPONS, Section
from oyez.games.the_anarchy.rules.sheets.grudge import penalty
from oyez.games.the_anarchy.rules.sheets.michaelmas import is_complete
from oyez.games.the_anarchy.scene.happenings import Scored
from oyez.games.the_anarchy.state import AnarchyState, Player
from oyez.kernel import Outcome

GROUNDS: Final = ("quarry", "farms", "training-grounds")
QUARTERS: Final = ("guildsmen", "allies", "mercenaries")


def score(s: AnarchyState) -> None:
    """TA-END-01: everybody's score is told, and the game is over."""
    for p in s.players:
        parts = attribute_points(s, p), path_points(s, p), penalty(s, p)
        s.tell(Scored, p.seat, *parts, points(s, p))
    s.ended = True


def points(s: AnarchyState, p: Player) -> int:
    """TA-END-02, TA-GOAL-02: attributes and Path cards, less what Grudge costs."""
    return attribute_points(s, p) + path_points(s, p) - penalty(s, p)


def attribute_points(s: AnarchyState, p: Player) -> int:
    """TA-ATTRIBUTE-05: a point for each filled box."""
    filled = sum([p.tracks[attribute] for attribute in ATTRIBUTES])
    return filled * s.box.numbers.rewards.attribute_box


def path_points(s: AnarchyState, p: Player) -> int:
    """TA-PATHCARD-01: of all Path cards."""
    return sum([points_of_path(s, p, path) for path in p.paths])


def points_of_path(s: AnarchyState, p: Player, name: str) -> int:
    """TA-PATHCARD-01, -05, -18: how many steps of its goal are reached."""
    path = s.box.paths[name]
    reached = COUNTS[path.counts](s, p)
    if path.falling:
        return sum([reached <= most for most in path.steps])
    steps = sum([reached >= least for least in path.steps])
    if not path.also:
        return steps
    also = COUNTS[path.also](s, p)
    return min(steps, sum([also >= least for least in path.also_steps]))


# -- what Path cards count -------------------------------------------------------------------------


def _track(name: str) -> Callable[[AnarchyState, Player], int]:
    """How many boxes of a track are filled."""
    return lambda _, p: p.tracks[name]


def _levels(name: str) -> Callable[[AnarchyState, Player], int]:
    """TA-PATHCARD-03, -13, -22, TA-R61: levels of a row that are built and filled."""
    return lambda s, p: p.tracks[name] // s.box.sections[name].level


def _boxes(name: str) -> Callable[[AnarchyState, Player], int]:
    """How many boxes of a section without order are filled."""
    return lambda s, p: sum([box.id in p.boxes for box in s.box.sections[name].boxes])


def _rows(names: tuple[str, ...]) -> Callable[[AnarchyState, Player], int]:
    """TA-PATHCARD-06, -11: tracks of which all boxes are filled."""
    return lambda s, p: sum([p.tracks[name] == len(s.box.sections[name].boxes) for name in names])


def chapel_levels(s: AnarchyState, p: Player) -> int:
    """TA-PATHCARD-02: built, and all boxes filled."""
    chapel = s.box.sections["chapel"]
    levels = [
        chapel.boxes[at : at + chapel.level] for at in range(0, len(chapel.boxes), chapel.level)
    ]
    return sum([all(box.id in p.boxes for box in level) for level in levels])


def quarters(s: AnarchyState, p: Player) -> int:
    """TA-PATHCARD-25: quarters of the wheel of which all boxes are filled."""
    return sum([_is_full(p, s.box.sections[name]) for name in QUARTERS])


def _is_full(p: Player, section: Section) -> bool:
    return all(box.id in p.boxes for box in section.boxes)


COUNTS: Final[dict[str, Callable[[AnarchyState, Player], int]]] = {
    **{attribute: _track(attribute) for attribute in ATTRIBUTES},
    "chapel-levels": chapel_levels,
    "keep-levels": _levels("keep"),
    "bank-levels": _levels("bank"),
    "spies": _levels("spies"),
    "grudge": lambda _, p: p.final_grudge,
    "lines": _rows(LINES),
    "tracks": _rows(GROUNDS),
    "quarters": quarters,
    "rally": lambda _, p: p.rally + p.rallied,
    "wins": _boxes("wins"),
    "pennants": _boxes("pennants"),
    "castles": _track("castles"),
    "helps": _track("helps"),
    "couples": _track("couples"),
    "knight-training": _track("knight-training"),
    "walls": lambda _, p: sum(p.walls.values()),
    "towers": lambda _, p: sum(p.towers.values()),
    "gate": lambda _, p: p.gate,
    "moat": lambda _, p: p.moat,
    "additions": lambda s, p: sum([is_complete(s, p, name) for name in s.box.additions]),
    "tactics": lambda _, p: len(p.researched),
    "weapons": lambda _, p: sum([weapon in p.owned for weapon in WEAPONS]),
}


# -- who has won -----------------------------------------------------------------------------------


def outcome(s: AnarchyState) -> Outcome:
    """TA-END-03..06, TA-GOAL-01: points, then little Grudge, then many workers."""
    scores = {p.seat: points(s, p) for p in s.players}
    if s.solo:
        (own,) = scores.values()
        name = rank(s, own)
        lowest = next(iter(s.box.ranks))
        return Outcome({s.players[0].seat: 2 if name == lowest else 1}, scores, "scored", name)
    standing = {p.seat: (scores[p.seat], -p.final_grudge, p.workers) for p in s.players}
    places = {
        seat: 1 + sum([other > own for other in standing.values()])
        for seat, own in standing.items()
    }
    return Outcome(places, scores, "scored")


def rank(s: AnarchyState, score: int) -> str:
    """TA-SOLO-07..11, TA-R73: what a solo score is called; less than nothing is nothing."""
    reached = [name for name, row in s.box.ranks.items() if score >= row.least]
    return reached[-1] if reached else next(iter(s.box.ranks))
