"""Golden games: recorded games that must replay to the same answers, states and outcomes.

Those of a game lie in `tests/golden/<game id>`: `wanted.toml` says which there should be, each is a
record in a file of its own (`two.json`, or `two.json.gz` if it is long), and `outcomes.json` tells
how each ended and how many choices everybody had on the way.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from oyez.choices.basic import plain, written
from oyez.errors import Refused
from oyez.game import Game, installed_games
from oyez.kernel import record as records
from oyez.kernel.match import Match
from oyez.kernel.record import Record
from oyez.state.conversion import prepared
from oyez.state.events import event_name
from oyez.testing.options import spelled_out
from oyez.testing.play import RandomMatch, RandomPlayers

# Under the folder of the tests.
FOLDER: Final = Path("tests") / "golden"
WANTED: Final = "wanted.toml"
OUTCOMES: Final = "outcomes.json"
# Records that are longer are packed.
LONG: Final = 25_000
# So many seeds are tried before a game is given up.
SEEDS: Final = 100_000


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to keep: the table, how it has to end, what has to be said and to happen in it.

    `says` are tags of answers, `tells` names of events. `acts` is how often somebody does something
    out of turn, `passes` how often somebody passes who could do something else.
    """

    name: str
    seats: int
    options: dict[str, Any] = {}
    how: str = ""
    says: tuple[str, ...] = ()
    tells: tuple[str, ...] = ()
    acts: float = 0.1
    passes: float = 0.1

    def differs(self, match: Match[Any]) -> str:
        """What a game played out lacks to be one like this; nothing: it is."""
        assert match.outcome is not None
        paper = written([plain(entry.value) for entry in match.log])
        told = {event_name(type(told.event)) for told in match.told or ()}
        lacking = [tag for tag in self.says if f'"{tag}"'.encode() not in paper]
        lacking += [name for name in self.tells if name not in told]
        if self.how and match.outcome.how != self.how:
            lacking.append(f"the ending {self.how}")
        return ", ".join(lacking)


class Ending(Struct, frozen=True):
    """How a golden game ended, and how many choices there were at its answers, all added up."""

    outcome: Any
    offered: int


class _WantedFile(Struct, forbid_unknown_fields=True):
    game: list[Wanted]


class GoldenGames:
    """The golden games of one game, in a folder."""

    def __init__(self, game: Game[Any, Any], root: Path) -> None:
        self.game, self.folder = game, root / FOLDER / game.id

    def wanted(self) -> list[Wanted]:
        """What there should be; nothing where nobody has said so."""
        path = self.folder / WANTED
        if not path.exists():
            return []
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(data, prepared(_WantedFile)).game

    def files(self) -> dict[str, Path]:
        """The records that there are, by name."""
        found = sorted([*self.folder.glob("*.json"), *self.folder.glob("*.json.gz")])
        return {path.name.partition(".")[0]: path for path in found if path.name != OUTCOMES}

    def endings(self) -> Mapping[str, Ending]:
        """How the games ended."""
        path = self.folder / OUTCOMES
        return (
            msgspec.json.decode(path.read_bytes(), type=prepared(dict[str, Ending]))
            if path.exists()
            else {}
        )

    def paper(self, name: str) -> bytes:
        """The record of a game, as it was written."""
        path = self.files()[name]
        data = path.read_bytes()
        return gzip.decompress(data) if path.suffix == ".gz" else data

    def check(self, wanted: Wanted) -> Match[Any]:
        """Replay a game; AssertionError tells what is otherwise now."""
        assert wanted.name in self.files(), f"there is no record of {wanted.name}"
        paper = self.paper(wanted.name)
        record = records.from_json(paper)
        assert record.rules == self.game.rules, f"it was played under rules {record.rules}"
        given = records.as_read_back(plain(options_of(self.game, wanted)))
        whole = spelled_out(self.game, record)
        assert (whole.seats, whole.options) == (wanted.seats, given), (
            "it was played at another table"
        )
        match, offered = replayed(self.game, record)
        assert match.outcome is not None, "it does not come to its end"
        now = spelled_out(self.game, records.write(match))
        assert records.to_json(now) == records.to_json(whole), "its record reads otherwise"
        assert ending_of(match, offered) == self.endings().get(wanted.name), (
            "it ends otherwise, or there were other choices on the way"
        )
        assert not wanted.differs(match), f"it lacks {wanted.differs(match)}"
        return match

    def write(self, games: Mapping[str, Match[Any]]) -> None:
        """Keep these games; whatever else lies in the folder goes."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for path in self.files().values():
            path.unlink()
        endings: dict[str, Any] = {}
        for name, match in games.items():
            record = records.write(match)
            paper = records.to_json(record)
            packed = len(paper) > LONG
            data = gzip.compress(paper, 9, mtime=0) if packed else paper
            (self.folder / f"{name}.json{'.gz' if packed else ''}").write_bytes(data)
            ending = ending_of(*replayed(self.game, record))
            endings[name] = msgspec.structs.asdict(ending)
        text = json.dumps(endings, indent=1) + "\n"
        (self.folder / OUTCOMES).write_text(text, encoding="utf-8")


def options_of(game: Game[Any, Any], wanted: Wanted) -> Any:
    """The options of a wanted game, out of what its file says."""
    return msgspec.convert(wanted.options, prepared(game.options), str_keys=True)


def ending_of(match: Match[Any], offered: int) -> Ending:
    """How a match ended."""
    return Ending(records.as_read_back(match.outcome), offered)


def replayed(game: Game[Any, Any], record: Record) -> tuple[Match[Any], int]:
    """The match of a record, every answer judged by the rules as they are; how much was offered."""
    options = msgspec.convert(record.options, prepared(game.options), str_keys=True)
    match = Match[Any](game, record.seats, options, listen=True)
    offered = 0
    for entry in record.answers:
        question = match.question(entry.seat) if entry.kind == "answer" else None
        offered += question.choices.count() if question is not None else 0
        match.replay_plain_entry(entry)
    return match, offered


def find(game: Game[Any, Any], wanted: Wanted) -> Match[Any]:
    """The first game that is one like this, seed by seed."""
    options = options_of(game, wanted)
    for seed in range(SEEDS):
        players = RandomPlayers(wanted.acts, 0.0, wanted.passes, even=True)
        match = RandomMatch(game, seed, wanted.seats, options, players).played_out()
        if not wanted.differs(match):
            return match
    raise LookupError(f"{wanted.name}: no such game with any of {SEEDS} seeds")


# -- writing them ----------------------------------------------------------------------------------


def main(arguments: list[str] | None = None, root: Path | None = None) -> int:
    """Play anew what is wanted and is not there, or does not replay any more; keep the rest."""
    parser = argparse.ArgumentParser(description="Write the golden games in tests/golden.")
    parser.add_argument("games", nargs="*", help="ids of games; all installed ones unless named")
    parser.add_argument("--check", action="store_true", help="write nothing, only tell")
    asked = parser.parse_args(arguments)
    installed = installed_games()
    if unknown := sorted(set(asked.games) - set(installed)):
        parser.error(f"not installed: {', '.join(unknown)}")
    stale = 0
    for name in asked.games or sorted(installed):
        golden = GoldenGames(installed[name], root or Path.cwd())
        stale += renew(golden, write=not asked.check)
    return 1 if asked.check and stale else 0


def renew(golden: GoldenGames, *, write: bool) -> int:
    """Bring the golden games of one game up to date; how many were not, or would not be kept."""
    wanted = golden.wanted()
    games, stale = dict[str, Match[Any]](), 0
    for each in wanted:
        try:
            games[each.name] = golden.check(each)
        except (AssertionError, Refused) as fault:
            print(f"{golden.game.id}, {each.name}: {fault}")
            stale += 1
            if write:
                games[each.name] = _played_again(golden, each) or find(golden.game, each)
    strays = golden.files().keys() - {each.name for each in wanted}
    for name in sorted(strays):
        print(f"{golden.game.id}, {name}: is not wanted")
    stale += len(strays)
    if write and stale:
        golden.write(games)
    return stale


def _played_again(golden: GoldenGames, wanted: Wanted) -> Match[Any] | None:
    """The same answers under the rules as they are; None if they do not make such a game."""
    if wanted.name not in golden.files():
        return None
    record = records.from_json(golden.paper(wanted.name))
    try:
        match, _ = replayed(golden.game, record)
    except (Refused, msgspec.ValidationError):
        return None
    same_table = (match.seats, match.options) == (wanted.seats, options_of(golden.game, wanted))
    fits = same_table and match.over and not wanted.differs(match)
    return match if fits else None


if __name__ == "__main__":
    sys.exit(main())
