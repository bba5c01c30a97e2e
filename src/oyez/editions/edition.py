"""Editions: the cards, the map and the numbers of a box, read from a folder of files and checked.

A match names its edition by a key: `standard`, or the edition's id with a fingerprint of all it
says (`my-box@0123456789abcdef`). What is played with a key is found on a shelf, a folder of copies
that nobody edits; so a match goes on with exactly what it was begun with, or not at all.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import tempfile
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from sys import intern
from threading import RLock
from typing import Annotated, Any, Final, Generic, Literal, NamedTuple, TypeVar, cast

import msgspec
from msgspec import Meta, Struct

from oyez.editions import faults as wrongs
from oyez.editions.faults import DASHED, ID, LANGUAGE, NAME, PROSE, Fault, fault, file_fault
from oyez.state.conversion import prepared

STANDARD: Final = "standard"
HEADER: Final = "edition.toml"
# Processes that are started from here find the shelves by this variable of the environment.
SHELVES: Final = "OYEZ_SHELVES"
# No file of a box is nearly as long.
LONGEST: Final = 1_000_000

_KEY: Final = re.compile(r"([A-Za-z0-9][A-Za-z0-9-]*)@[0-9a-f]{16}")

# "house": what no rulebook has, our own or a table's.
Source = Literal["rulebook", "public", "reconstructed", "transcribed", "house"]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Positive = Annotated[int, Meta(ge=1, le=1_000_000)]
Id = Annotated[str, Meta(pattern=ID, max_length=60)]
# Words on a card or a screen: nothing in them but words, and line breaks in the longer ones.
Name = Annotated[str, Meta(pattern=NAME, max_length=120)]
Prose = Annotated[str, Meta(pattern=PROSE, max_length=1000)]
Language = Annotated[str, Meta(pattern=LANGUAGE)]

R = TypeVar("R", bound=Struct)


class EditionError(ValueError):
    """Data that cannot be played with; each fault names the file, the row and the field."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


MissingBecause = Literal["unknown", "gone", "unreadable", "changed"]
_LOST: Final[dict[MissingBecause, str]] = {
    "unknown": "is not at hand",
    "gone": "is not at hand any more",
    "unreadable": "cannot be read",
    "changed": "is not what it was",
}


class NoEdition(ValueError):  # noqa: N818 - it is not here, which may be nobody's error
    """A match names an edition that is missing here, or has changed since."""

    def __init__(self, game: str, key: str, why: MissingBecause) -> None:
        super().__init__(f"the edition {key!r} of {game} {_LOST[why]}")
        self.game, self.key, self.why = game, key, why


def header_fault(field: str, message: str, /, **about: str) -> Fault:
    """A fault in what an edition says about itself."""
    return fault(HEADER, "", None, field, message, **about)


# -- rows ------------------------------------------------------------------------------------------


class DataRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of all rows of data files: the source of the row, and a note on it."""

    source: Source
    note: str = ""


class NamedRow(DataRow, frozen=True, kw_only=True):
    """A row with an id, and optionally its printed title and text by language."""

    id: Id
    title: dict[Language, Name] = {}
    words: dict[Language, Prose] = {}


class EditionHeader(DataRow, frozen=True, kw_only=True):
    """edition.toml: which game it is for, and what it is called."""

    game: Id
    id: Annotated[str, Meta(pattern=DASHED, max_length=40)]
    name: Name


# -- words -----------------------------------------------------------------------------------------


class MessageRef(NamedTuple):
    """In a wording, the text of a message."""

    message: str


Wording = str | tuple[str | MessageRef, ...]
"""Words, taken as they stand; or words and messages in a row."""


class Phrases:
    """The messages that an edition words differently, by language."""

    def __init__(self) -> None:
        self._always: dict[str, Wording] = {}
        self._spoken: dict[str, dict[str, str]] = {}

    def always(self, message: str, wording: Wording) -> None:
        """A message that reads the same in every language."""
        self._always[message] = wording

    def put(self, message: str, said: Mapping[str, str]) -> None:
        """A message by language; where one is missing, another one has to do."""
        if said:
            self._spoken[message] = dict(said)

    def spoken(self, lang: str) -> dict[str, Wording]:
        """All of it in a language."""
        own = {m: said.get(lang, next(iter(said.values()))) for m, said in self._spoken.items()}
        return {**self._always, **own}


# -- files -----------------------------------------------------------------------------------------


class RowOrigin(NamedTuple):
    """Where a row was read (file, table, row), and its declared source."""

    file: str
    table: str
    row: str
    source: str


class EditionFiles:
    """Reads and checks the files of an edition; collects all faults, then raises them."""

    def __init__(self, content: Mapping[str, bytes], faults: Iterable[Fault] = ()) -> None:
        self.content = dict(content)
        self.faults = list(faults)
        self.origins: list[RowOrigin] = []
        self._read: dict[str, dict[str, Any]] = {}
        self._printed: list[tuple[str, object]] = []

    @staticmethod
    def of(folder: Path, names: Sequence[str]) -> EditionFiles:
        """What lies in a folder under these names."""
        content: dict[str, bytes] = {}
        faults: list[Fault] = []
        for name in names:
            try:
                with (folder / name).open("rb") as file:
                    content[name] = file.read(LONGEST + 1)
            except OSError as error:
                faults.append(wrongs.unreadable(name, error))
        return EditionFiles(content, faults)

    @property
    def fingerprint(self) -> str:
        """Tells this content from any other."""
        summed = hashlib.sha256()
        for name, content in sorted(self.content.items()):
            summed.update(b"%s %d\n" % (name.encode(), len(content)))
            summed.update(content)
        return summed.hexdigest()[:16]

    def figures(self) -> dict[str, int]:
        """Every number that was read, as `table-field`, or `table-row-field` where there are rows.

        Rows without an id, and what stands in a list, are numbered from 1.
        """
        return {
            name.replace("_", "-"): number
            for start, value in self._printed
            for name, number in _figures(start, value)
        }

    def raise_faults(self) -> None:
        """Raise what was found wrong so far, if anything was."""
        if self.faults:
            raise EditionError(*dict.fromkeys(self.faults))

    def load(self, name: str) -> dict[str, Any]:
        """A file as plain data; one with a fault is empty."""
        if name not in self._read:
            self._read[name] = self._parse(name) if name in self.content else {}
        return self._read[name]

    def _parse(self, name: str) -> dict[str, Any]:
        content = self.content[name]
        if len(content) > LONGEST:
            self.faults.append(file_fault(name, "too-long", most=LONGEST))
            return {}
        text = ""
        try:
            # Some editors put a mark before everything else, which is no part of the text.
            text = content.decode("utf-8-sig")
            data = cast("dict[str, Any]", _interned(tomllib.loads(text)))
            if not data:
                self.faults.append(file_fault(name, "empty"))
            return data
        except UnicodeDecodeError as error:
            self.faults.append(wrongs.not_utf8(name, content, error))
        except (ValueError, RecursionError) as error:
            self.faults.append(wrongs.not_toml(name, text, error))
        return {}

    def whole(self, name: str, kind: type[R], without: tuple[str, ...] = ()) -> R:
        """A file that is one row. Not to be used before `settle`."""
        data = self.load(name)
        row = {key: value for key, value in data.items() if key not in without}
        found = self._convert(row, kind, name, "", "") if data else None
        if found is not None:
            self._note(name, found)
            self._printed += [(field, getattr(found, field)) for field in found.__struct_fields__]
        return cast("R", found)

    def _note(self, name: str, whole: Struct) -> None:
        """Remember the sources of a file's parts, each being a row of its own."""
        if isinstance(whole, DataRow):
            self.origins.append(RowOrigin(name, "", "", whole.source))
        for field in whole.__struct_fields__:
            part = getattr(whole, field)
            if isinstance(part, DataRow):
                self.origins.append(RowOrigin(name, field, "", part.source))

    def rows(self, name: str, table: str, kind: type[R]) -> tuple[R, ...]:
        """The rows of one table of a file, in order."""
        data = self.load(name)
        listed: Any = data.get(table)
        if not isinstance(listed, list) or not listed:
            if data:
                self.faults.append(file_fault(name, "no-table", table=table))
            return ()
        found: list[R] = []
        for place, row in enumerate(cast("list[object]", listed), 1):
            called = _named(row, place)
            converted = self._convert(row, kind, name, table, called)
            if converted is not None:
                found.append(converted)
                self._printed.append((f"{table}-{getattr(converted, 'id', place)}", converted))
                source = converted.source if isinstance(converted, DataRow) else ""
                self.origins.append(RowOrigin(name, table, called, source))
        return tuple(found)

    def table(self, name: str, table: str, kind: type[R]) -> dict[str, R]:
        """The same by id; no id twice."""
        found: dict[str, R] = {}
        for row in self.rows(name, table, kind):
            key: str = getattr(row, "id")  # noqa: B009 - not every row has one
            if key in found:
                self.faults.append(fault(name, table, key, "id", "twice"))
            found[key] = row
        return found

    def known(self, name: str, tables: Sequence[str]) -> None:
        """No table in a file but these: a misspelt one would be left out without a word."""
        for table in self.load(name):
            if table not in tables:
                about = {"known": ", ".join(f"[[{each}]]" for each in tables)}
                self.faults.append(
                    fault(name, wrongs.shown(table), None, "", "unknown-table", **about)
                )

    def _convert(self, row: object, kind: type[R], name: str, table: str, called: str) -> R | None:
        try:
            return msgspec.convert(row, prepared(kind))
        except msgspec.ValidationError as error:
            wrong = wrongs.field_faults(row, kind) or [
                wrongs.FieldFault("", "unfit", (("words", str(error)),))
            ]
            self.faults += [Fault(name, table, called, *each) for each in wrong]
        return None


def _figures(start: str, value: object) -> Iterator[tuple[str, int]]:
    """The numbers in a value, each under where it stands."""
    parts: Iterable[tuple[object, object]] = ()
    if isinstance(value, int) and not isinstance(value, bool):
        yield start, value
    elif isinstance(value, Struct):
        parts = ((field, getattr(value, field)) for field in value.__struct_fields__)
    elif isinstance(value, Mapping):
        parts = cast("Mapping[object, object]", value).items()
    elif isinstance(value, tuple | list):
        parts = enumerate(cast("Sequence[object]", value), 1)
    for key, part in parts:
        yield from _figures(f"{start}-{key}", part)


def _named(row: object, place: int) -> str:
    key = cast("dict[str, object]", row).get("id") if isinstance(row, dict) else None
    return repr(key[:60]) if isinstance(key, str) else str(place)


def _interned(value: object) -> object:
    """The same data, in which equal words are one object."""
    if isinstance(value, str):
        return intern(value)
    if isinstance(value, list):
        return [_interned(item) for item in cast("list[object]", value)]
    if isinstance(value, dict):
        rows = cast("dict[str, object]", value)
        return {intern(key): _interned(each) for key, each in rows.items()}
    return value


# -- editions --------------------------------------------------------------------------------------


class Edition:
    """All that a box contains. Made once, shared by every match, never changed.

    A game's own kind reads its files here, calls `files.raise_faults()` and checks what one row
    cannot know; `phrases` are the messages that this box says otherwise than the standard one.
    """

    def __init__(self, files: EditionFiles) -> None:
        self.files = files
        self.header = files.whole(HEADER, EditionHeader)
        self.phrases = Phrases()

    @cached_property
    def figures(self) -> Mapping[str, int]:
        """What messages may say as `$figure-…`: every number in the data."""
        return self.files.figures()

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def key(self) -> str:
        """What a match calls it."""
        return STANDARD if self.id == STANDARD else f"{self.id}@{self.files.fingerprint}"


E = TypeVar("E", bound=Edition)


class Editions(Generic[E]):
    """The editions of one game: the standard one, those on the shelves, and any other folder."""

    def __init__(
        self, game: str, folder: Path, names: Sequence[str], make: Callable[[EditionFiles], E]
    ) -> None:
        self.game, self.folder, self.names = game, folder, tuple(names)
        self.read = make
        self._found: dict[str, E] = {}
        self._finding = RLock()
        self.find = cache(self._find_once)
        """The edition of that key, as it was when the key was made; NoEdition if it is gone."""

    def _find_once(self, key: str) -> E:
        """Threads that want the same edition wait for the first of them, and share it."""
        with self._finding:
            if key not in self._found:
                self._found[key] = self._look_for(key)
            return self._found[key]

    def _look_for(self, key: str) -> E:
        if key == STANDARD:
            return self.read(EditionFiles.of(self.folder, self.names))
        if not _KEY.fullmatch(key):
            raise NoEdition(self.game, key, "unknown")
        for shelf in shelves():
            folder = shelf / self.game / key
            if folder.is_dir():
                return self._taken(folder, key)
        raise NoEdition(self.game, key, "gone")

    def _taken(self, folder: Path, key: str) -> E:
        try:
            found = self.read(EditionFiles.of(folder, self.names))
        except EditionError as error:
            raise NoEdition(self.game, key, "unreadable") from error
        if found.key != key:
            raise NoEdition(self.game, key, "changed")
        return found

    def open(self, folder: Path) -> E:
        """The edition in a folder; EditionError tells all that is wrong with it."""
        opened = self.read(EditionFiles.of(folder, self.names))
        if opened.header.game != self.game:
            raise EditionError(
                header_fault("game", "other-game", value=opened.header.game, game=self.game)
            )
        if opened.id == STANDARD:
            raise EditionError(header_fault("id", "standard-id", value=STANDARD))
        return opened

    def keep(self, edition: E, shelf: Path) -> str:
        """Put a copy on a shelf, for good; the key under which matches find it."""
        key = edition.key
        target = shelf / self.game / key
        if not target.is_dir():
            target.parent.mkdir(parents=True, exist_ok=True)
            beside = Path(tempfile.mkdtemp(dir=target.parent, prefix=".new-"))
            for name, content in edition.files.content.items():
                (beside / name).write_bytes(content)
            try:
                beside.chmod(0o755)
                beside.rename(target)
            except OSError:  # somebody else was faster
                shutil.rmtree(beside, ignore_errors=True)
                if not target.is_dir():
                    raise
        add_shelf(shelf)
        return key

    def copy(self, folder: Path) -> None:
        """Write the standard files into a folder, as a beginning; never over anything."""
        folder.mkdir(parents=True, exist_ok=True)
        for name in self.names:
            with (folder / name).open("xb") as file:
                file.write((self.folder / name).read_bytes())


def shelves() -> list[Path]:
    """The folders where kept editions are looked for."""
    listed = os.environ.get(SHELVES, "")
    return [Path(each) for each in listed.split(os.pathsep) if each]


def add_shelf(folder: Path) -> None:
    """Look there as well, in this process and in those that it starts."""
    known = [str(each) for each in shelves()]
    if str(folder.absolute()) not in known:
        os.environ[SHELVES] = os.pathsep.join([*known, str(folder.absolute())])
