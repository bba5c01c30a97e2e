"""Editions of any game: what is changed in a good one is told, with file and place, or is good."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import oyez.editions.edition
import oyez.library
from oyez.editions.edition import (
    LONGEST,
    STANDARD,
    EditionError,
    EditionFiles,
    Editions,
    NoEdition,
)
from oyez.editions.faults import Fault
from oyez.game import Game
from oyez.kernel import record as records
from oyez.kernel.match import Match
from oyez.library import FoundEdition, fault_lines
from oyez.testing.messages import calls, strings
from oyez.text import Texts, Verbatim, languages

SOURCES: Final = {"rulebook", "public", "reconstructed"}
# What may be wrong with a file before any row of it is read; None: it is not there.
HARMS: Final[dict[str, bytes | None]] = {
    "missing": None,
    "bytes": b"x = '\xff'",
    "syntax": b"x = [",
    "huge": b"# " + b"x" * LONGEST,
    "empty": b"",
    "deep": b"x = " + b"[" * 50_000,
}
# As it was when this was imported: a test may let it remember what it has read.
_LOADS: Final = tomllib.loads
# Where the code tells of faults: the functions, and the place of the message.
_TOLD_BY: Final = (("fault", 4), ("of_file", 1), ("of_header", 1), ("_wrong", 1))


# -- editions to try out -----------------------------------------------------------------------


def editions_of(game: Game[Any, Any]) -> Editions[Any]:
    """The editions of a game that has any."""
    assert game.editions is not None
    return game.editions


def fresh(game: Game[Any, Any], folder: Path, name: str = "mine") -> Path:
    """A copy of the standard edition, under another name."""
    editions_of(game).copy(folder)
    edit(folder / "edition.toml", 'id = "standard"', f'id = "{name}"')
    return folder


def edit(path: Path, old: str, new: str) -> None:
    """Change the first place where something is written."""
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{path.name} does not say {old}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def kept(game: Game[Any, Any], folder: Path, shelf: Path) -> str:
    """The key of an edition, once a copy of it is on a shelf."""
    editions = editions_of(game)
    return editions.keep(editions.open(folder), shelf)


def lines(game: Game[Any, Any], faults: Iterable[Fault], lang: str = "en") -> tuple[str, ...]:
    """Faults in words, of which none may be missing."""
    told = fault_lines({game.id: game}, FoundEdition(Path(), game.id, faults=tuple(faults)), lang)
    assert not [line for line in told if "{" in line or ": fault-" in line]
    return tuple(told)


def faults_in(game: Game[Any, Any], folder: Path) -> tuple[str, ...]:
    """What is wrong with the edition in a folder, in words."""
    try:
        editions_of(game).open(folder)
    except EditionError as error:
        return lines(game, error.faults)
    return ()


def files_of(game: Game[Any, Any]) -> dict[str, bytes]:
    """The files of the standard edition."""
    editions = editions_of(game)
    return {name: (editions.folder / name).read_bytes() for name in editions.names}


def found_in(editions: Editions[Any], content: dict[str, bytes]) -> tuple[Fault, ...]:
    """What is wrong with these files; anything but an EditionError is a fault of the game."""
    try:
        editions.read(EditionFiles(content))
    except EditionError as error:
        return error.faults
    return ()


# -- the standard edition ----------------------------------------------------------------------


def check_standard(game: Game[Any, Any], folder: Path) -> None:
    """It reads, every row names its source, and a copy of it is an edition that says the same."""
    standard = editions_of(game).find(STANDARD)
    sources = {each.source for each in standard.files.origins} - {""}
    assert sources, "no row names its source"
    assert sources <= SOURCES, f"sources nobody knows: {sorted(sources - SOURCES)}"
    opened = editions_of(game).open(fresh(game, folder))
    assert opened.key.startswith("mine@")
    rows = [[each[:3] for each in box.files.origins] for box in (opened, standard)]
    assert rows[0] == rows[1], "a copy has other rows"
    assert not opened.phrases.spoken("en"), "a copy says something otherwise"


def check_not_written_over(game: Game[Any, Any], folder: Path) -> None:
    """Files that are there are never written over."""
    fresh(game, folder)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    try:
        editions_of(game).copy(folder)
    except FileExistsError:
        assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    else:
        raise AssertionError("an edition was written over")


def check_keys(game: Game[Any, Any], folder: Path) -> None:
    """A key is of one content only."""
    box, shelf = fresh(game, folder / "mine"), folder / "shelf"
    first = kept(game, box, shelf)
    assert kept(game, box, shelf) == first, "the same content has two keys"
    header = box / "edition.toml"
    header.write_text(header.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    second = kept(game, box, shelf)
    assert first != second, "two contents have the same key"
    assert {path.name for path in (shelf / game.id).iterdir()} == {first, second}


def check_lost(game: Game[Any, Any]) -> None:
    """A record whose edition is gone says which one that is."""
    match = Match[Any](game, game.seats[0], game.options(), rng=Random(1))
    record = records.write(match)
    record.options = record.options | {"edition": "lost@0123456789abcdef"}
    words = "nothing"
    try:
        records.read(game, record)
    except NoEdition as fault:
        words = str(fault)
    assert f"'lost@0123456789abcdef' of {game.id} is not at hand" in words, words


# -- what is wrong with one --------------------------------------------------------------------


def check_unreadable(game: Game[Any, Any], harm: str, folder: Path) -> None:
    """A file that cannot be read is named, whichever it is."""
    for name in editions_of(game).names:
        path = fresh(game, folder / name) / name
        content = HARMS[harm]
        if content is None:
            path.unlink()
        else:
            path.write_bytes(content)
        told = faults_in(game, path.parent)
        assert told, f"{name} is spoilt, and nothing is told"
        assert all(fault.startswith(f"{name}: ") for fault in told), told


def check_fault_texts(game: Game[Any, Any]) -> None:
    """Every fault has a text in every language, and every such text a fault."""
    homes = (oyez.editions.edition.__file__, oyez.library.__file__)
    general = {"fault-unfit"}.union(*(_faults_told(Path(home).parent) for home in homes))
    said = _faults_told(game.folder) | _paired(game.folder)
    for lang in languages():
        texts = Texts(game, lang)
        missing = sorted(each for each in said | general if not texts.has(each))
        assert not missing, f"no text in {lang}: {missing}"
        source = (game.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        extra = set(re.findall(r"^(fault-[a-z0-9-]+) =", source, re.MULTILINE)) - said
        assert not extra, f"nothing tells of {sorted(extra)}"


def _faults_told(folder: Path) -> set[str]:
    """The messages about faults of which the modules of a folder speak."""
    found = set[str]()
    for name, place in _TOLD_BY:
        found = found.union(*(strings(call, place, "message") for call in calls(folder, name)))
    return {f"fault-{message}" for message in found}


def _paired(folder: Path) -> set[str]:
    """Messages that are chosen in one place and given to `fault` in another."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("checks*.py"))
    return {f"fault-{each}" for each in re.findall(r'yield "\w+", "([a-z-]+)"', code)}


def check_changes(game: Game[Any, Any], changes: int) -> int:
    """Of changes of one field or row each, those that do harm are told; how many that are."""
    rng, content, editions = Random(game.id), files_of(game), editions_of(game)
    strict = [Texts(game, lang, strict=True) for lang in languages()]
    told = 0
    for _ in range(changes):
        name = rng.choice(editions.names)
        data = _LOADS(content[name].decode())
        _spoil(data, rng)
        faults = found_in(editions, content | {name: _written(data)})
        told += bool(faults)
        for fault in faults:
            assert fault.file in editions.names, f"no place: {fault}"
            assert fault.message != "unfit", f"no words of its own: {fault}"
            about = {n: Verbatim(v) if isinstance(v, str) else v for n, v in fault.about}
            for texts in strict:
                assert texts.say(f"fault-{fault.message}", **about), f"no words: {fault}"
    return told


def _spoil(data: dict[str, Any], rng: Random) -> None:
    """Change one field of one row, or a row as a whole."""
    table, row = rng.choice(_rows(data))
    key = rng.choice(list(row))
    change = rng.choice(["field", "field", "missing", "unknown", "twice", "gone"])
    if change == "field":
        row[key] = rng.choice(list(_spoilt(row[key])))
        if row[key] is None:
            del row[key]
    elif change == "missing":
        del row[key]
    elif change == "unknown":
        row["surprise"] = 1
    elif isinstance(data.get(table), list):
        place = data[table].index(row)
        data[table][place : place + 1] = [row, row] if change == "twice" else []


def _rows(data: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Every row of a file, with the table it is in."""
    found = [("", data)] if all(not isinstance(v, list | dict) for v in data.values()) else []
    for table, value in data.items():
        if isinstance(value, dict):
            found.append((table, cast("dict[str, Any]", value)))
        elif isinstance(value, list):
            listed = cast("Sequence[Any]", value)
            found += [(table, row) for row in listed if isinstance(row, dict)]
    return found


def _spoilt(value: Any) -> Iterator[Any]:
    """Other values in place of one in a row, most of them wrong."""
    yield from (None, -1, 10**30, 2.5, "", "nobody", "x\x1b[2J", True, [], {}, [{}], {"x": 1})
    if isinstance(value, list):
        listed = cast("Sequence[Any]", value)
        yield listed[1:]
        yield [*listed, *listed[:1]]


def _written(data: dict[str, Any]) -> bytes:
    return "".join(f"{key} = {_toml(value)}\n" for key, value in data.items()).encode()


def _toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + "".join(f"\\u{ord(c):04x}" if c < "#" else c for c in value) + '"'
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, cast("Sequence[Any]", value))) + "]"
    if isinstance(value, dict):
        rows = cast("dict[str, Any]", value)
        return "{" + ", ".join(f"{key} = {_toml(each)}" for key, each in rows.items()) + "}"
    return str(value)
