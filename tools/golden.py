"""Golden games: what must replay to the byte as long as no rule changes, of all games."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from oyez.choices.basic import written
from oyez.games.barbarian_kingdoms import GAME, KingdomsOptions, KingdomsState, PreviousGame
from oyez.kernel import Choices, Match, Seat, plain
from oyez.kernel import record as records
from tools import golden_the_anarchy, golden_warrior_knights

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "tests" / "golden"
OUTCOMES: Final = "outcomes.json"

# How often somebody does something out of turn.
ACTS: Final = 0.15

LAST_TIME: Final = PreviousGame(Seat(1), {Seat(0): 4, Seat(1): 9})
RIVALS: Final = {"change_with_rivals": True}


@dataclass(frozen=True)
class Wanted:
    """A game to keep: the table, how it has to end, and what somebody has to say in it."""

    name: str
    seats: int
    how: str
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    rounds: int = 10
    says: tuple[str, ...] = ()

    def fits(self, match: Match[KingdomsState]) -> bool:
        """Whether a game played out is one like this."""
        paper = written([entry.value for entry in match.log])
        said = all(f'"{tag}"'.encode() in paper for tag in self.says)
        return said and match.outcome is not None and match.outcome.how == self.how


WANTED: Final = (
    Wanted("2-1", 2, "military", {"scenario": "2-1"}),
    Wanted("2-2", 2, "rounds", {"scenario": "2-2"}, 8),
    Wanted("3-1", 3, "territorial", {"scenario": "3-1"}, 15),
    Wanted("3-2", 3, "military", {"scenario": "3-2"}),
    Wanted("4-1", 4, "military", {"scenario": "4-1"}),
    Wanted("4-2", 4, "rounds", {"scenario": "4-2"}, 8),
    Wanted("4-3", 4, "military", {"scenario": "4-3"}),
    Wanted("5-1", 5, "military", {"scenario": "5-1"}),
    Wanted("5-2", 5, "rounds", {"scenario": "5-2"}, 8),
    Wanted("5-3", 5, "military", {"scenario": "5-3"}),
    Wanted("6-1", 6, "military", {"scenario": "6-1"}),
    Wanted("rounds", 6, "rounds", {}, 8),
    Wanted("territorial", 6, "territorial", {}, 15),
    Wanted("expert", 4, "military", {"expert": True}),
    Wanted("expert-six", 6, "rounds", {"expert": True, "previous": LAST_TIME}, 8),
    Wanted("inheritance", 5, "military", {"inheritance": True, "previous": LAST_TIME}),
    Wanted(
        "privilege",
        3,
        "rounds",
        {"privilege": True, "precedence": True, "previous": LAST_TIME},
        says=("pick",),
    ),
    Wanted("no-powers", 4, "rounds", {"powers": False}, 8),
    Wanted("change", 3, "rounds", RIVALS, 8, ("make-change", "offer-change", "accept")),
    Wanted("change-refused", 2, "rounds", RIVALS, 8, ("offer-change", "decline", "retract")),
)


def main(arguments: list[str] | None = None) -> int:
    """Write the golden games or, with --check, say which of them would come out otherwise."""
    parser = argparse.ArgumentParser(description="Write the golden games in tests/golden.")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    asked = parser.parse_args(arguments)
    files = dict(golden_files())
    stale = [name for name, data in files.items() if _stored(name) != data]
    strays = [path for path in sorted(FOLDER.glob("*.json")) if path.name not in files]
    if asked.check:
        for name in [*stale, *(path.name for path in strays)]:
            print(f"{name} is not what the rules give now")
        return 1 if stale or strays else 0
    for path in strays:
        path.unlink()
    for name in stale:
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_bytes(files[name])
    print(f"{len(files)} files, {len(stale)} of them new or changed")
    return 0


def _stored(name: str) -> bytes | None:
    path = FOLDER / name
    return path.read_bytes() if path.exists() else None


def golden_files() -> Iterator[tuple[str, bytes]]:
    """Every file by its name: the records, and how each of the games ended."""
    outcomes: dict[str, Any] = {}
    for wanted in WANTED:
        match = find(wanted)
        outcomes[wanted.name] = plain(match.outcome)
        yield f"{wanted.name}.json", records.to_json(records.write(match))
    yield OUTCOMES, json.dumps(outcomes, indent=1).encode() + b"\n"
    yield golden_warrior_knights.FILE, golden_warrior_knights.golden_file()
    yield golden_the_anarchy.FILE, golden_the_anarchy.golden_file()


def find(wanted: Wanted) -> Match[KingdomsState]:
    """The first game that fits, seed by seed."""
    options = KingdomsOptions(**wanted.options, rounds=wanted.rounds)
    games = (play_out(wanted.seats, options, seed) for seed in count())
    return next(match for match in games if wanted.fits(match))


def play_out(seats: int, options: KingdomsOptions, seed: int) -> Match[KingdomsState]:
    """A game that depends on the rules and the seed only, not on how sets are walked or sampled."""
    rng = Random(seed)
    match = Match(GAME, seats, options)
    while not match.over:
        seat = rng.choice(match.waiting())
        actor = Seat(rng.randrange(seats))
        acts = match.anytime(actor) if seat in range(seats) and rng.random() < ACTS else None
        if acts:
            match.act(actor, pick(acts, rng))
            continue
        question = match.question(seat)
        assert question is not None
        match.answer(seat, pick(question.choices, rng))
    return match


def pick(choices: Choices[Any], rng: Random) -> Any:
    """A kind of value, then a value of that kind: rare kinds come as often as common ones."""
    by_kind: dict[str, list[tuple[bytes, Any]]] = {}
    for value in choices:
        by_kind.setdefault(type(value).__name__, []).append((written(value), value))
    kind = rng.choice(sorted(by_kind))
    return rng.choice(sorted(by_kind[kind], key=lambda pair: pair[0]))[1]


if __name__ == "__main__":
    sys.exit(main())
