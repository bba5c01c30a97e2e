"""What can be wrong with an edition: where it stands, and which message says what it is.

No words are kept: `oyez.library.tell` makes them, in the reader's language.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable, Iterator
from datetime import date, datetime, time
from difflib import get_close_matches
from typing import Any, Final, NamedTuple, TypeAlias, cast

from msgspec import Struct, inspect

FaultArgument: TypeAlias = str | int

# Patterns of texts in rows, and the messages that say what such a text is like.
ID: Final = r"^[A-Za-z0-9][A-Za-z0-9_-]*\Z"
DASHED: Final = r"^[A-Za-z0-9][A-Za-z0-9-]*\Z"
NAME: Final = r"^[^\x00-\x1f\x7f-\x9f]+\Z"
PROSE: Final = r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f]+\Z"
LANGUAGE: Final = r"^[a-z]{2}\Z"
_LIKE: Final = {ID: "id", DASHED: "dashed", NAME: "name", PROSE: "prose", LANGUAGE: "language"}

# What Python says of a file that is not TOML begins with one of these.
_SYNTAX: Final = (
    ("Cannot declare", "twice"),
    ("Cannot overwrite", "twice"),
    ("Cannot redefine", "twice"),
    ("Cannot mutate", "twice"),
    ("Duplicate", "twice"),
    ("Expected '='", "equals"),
    ("Expected ']", "bracket"),
    ("Expected newline", "line"),
    ("Unclosed", "bracket"),
    ("Unterminated", "quote"),
    ("Illegal character", "quote"),
    ("Expected '\"", "quote"),
    ("Expected \"'", "quote"),
    ("Unescaped", "backslash"),
    ("Invalid value", "value"),
    ("Invalid date", "value"),
    ("Invalid statement", "key"),
    ("Invalid initial", "key"),
)
_SPOT: Final = re.compile(r"at line (\d+), column (\d+)")
_LONG: Final = 60


class Fault(NamedTuple):
    """Where something is wrong, and the message that says what, with its arguments."""

    file: str
    table: str
    row: str
    field: str
    message: str
    about: tuple[tuple[str, FaultArgument], ...] = ()

    @property
    def place(self) -> str:
        """Where it stands: the file, the row and the field, as far as they are known."""
        row = f"{self.table} {self.row}".strip()
        return ", ".join(part for part in (self.file, row, self.field) if part)

    def __str__(self) -> str:
        about = ", ".join(f"{name}={value!r}" for name, value in self.about)
        return f"{self.place}: {self.message}{f' ({about})' if about else ''}"


def fault(
    file: str, table: str, row: object, field: str, message: str, /, **about: FaultArgument
) -> Fault:
    """A fault in a row, which is called by its id or its number; None: no row in particular."""
    return Fault(
        file, table, "" if row is None else repr(row), field, message, tuple(about.items())
    )


def unknown(
    file: str, table: str, row: object, field: str, values: Iterable[str], among: Iterable[str]
) -> Iterator[Fault]:
    """What a field names and does not exist among things."""
    there = set(among)
    for value in values:
        if value not in there:
            yield fault(file, table, row, field, "not-there", value=value)


def file_fault(file: str, message: str, /, **about: FaultArgument) -> Fault:
    """A fault of a file as a whole."""
    return Fault(file, "", "", "", message, tuple(about.items()))


def unreadable(file: str, error: OSError) -> Fault:
    """A file that cannot be read at all."""
    code = errno.errorcode.get(error.errno or 0, type(error).__name__)
    return file_fault(file, "unreadable", why=code)


def not_utf8(file: str, content: bytes, error: UnicodeDecodeError) -> Fault:
    """A file in some other encoding, or in none."""
    return file_fault(file, "not-utf8", line=content.count(b"\n", 0, error.start) + 1)


def not_toml(file: str, text: str, error: Exception) -> Fault:
    """A file that does not keep to the syntax; the line and the column, if Python knows them."""
    words = str(error)
    why = next((why for start, why in _SYNTAX if words.startswith(start)), "other")
    spot = _SPOT.search(words)
    # What is not closed may run to the end of the file.
    line, column = (int(spot[1]), int(spot[2])) if spot else (text.count("\n") + 1, 0)
    return file_fault(file, "not-toml", why=why, line=line, column=column)


# -- a row that is not what it should be -----------------------------------------------------------


class FieldFault(NamedTuple):
    """One fault of a row: the field, and the message that tells it."""

    field: str
    message: str
    about: tuple[tuple[str, FaultArgument], ...]


def field_faults(row: object, kind: type[Struct]) -> list[FieldFault]:
    """All that keeps a row from being of this kind, not only the first thing."""
    return list(_look(row, inspect.type_info(kind), ""))


def _wrong(field: str, message: str, /, **about: FaultArgument) -> FieldFault:
    return FieldFault(field, message, tuple(about.items()))


def _look(value: Any, kind: inspect.Type, field: str) -> Iterator[FieldFault]:
    if isinstance(kind, inspect.AnyType):
        return
    wanted = _sort(kind)
    if _found(value) != wanted and not (wanted == "number" and _found(value) == "whole"):
        about = {"wanted": wanted, "found": _found(value), "value": shown(value)}
        yield _wrong(field, "type", **about)
        return
    match kind:
        case inspect.StructType():
            yield from _fields(value, kind, field)
        case inspect.DictType():
            for key, each in cast("dict[str, object]", value).items():
                yield from _look(key, kind.key_type, _in(field, shown(key)))
                yield from _look(each, kind.value_type, _in(field, shown(key)))
        case inspect.VarTupleType() | inspect.TupleType():
            yield from _items(value, kind, field)
        case inspect.LiteralType():
            yield from _choice(value, [str(each) for each in kind.values], field)
        case inspect.IntType():
            yield from _bounds(value, kind, field)
        case inspect.StrType():
            yield from _letters(value, kind, field)
        case _:
            pass


def _fields(row: dict[str, object], kind: inspect.StructType, field: str) -> Iterator[FieldFault]:
    known = {each.encode_name: each for each in kind.fields}
    for name, value in row.items():
        if name in known:
            yield from _look(value, known[name].type, _in(field, name))
        else:
            about = {"near": _near(name, known), "known": ", ".join(known)}
            yield _wrong(_in(field, shown(name)), "unknown-field", **about)
    for name, each in known.items():
        if each.required and name not in row:
            yield _wrong(_in(field, name), "missing")


def _items(
    items: list[object], kind: inspect.VarTupleType | inspect.TupleType, field: str
) -> Iterator[FieldFault]:
    kinds: tuple[inspect.Type, ...]
    least: int
    most: int | None
    if isinstance(kind, inspect.TupleType):
        kinds = kind.item_types
        least, most = len(kinds), len(kinds)
    else:
        kinds = (kind.item_type,) * len(items)
        least, most = kind.min_length or 0, kind.max_length
    if len(items) < least or (most is not None and len(items) > most):
        about = {"least": least, "most": "none" if most is None else most, "number": len(items)}
        yield _wrong(field, "length", **about)
        return
    for place, (item, each) in enumerate(zip(items, kinds, strict=True)):
        yield from _look(item, each, f"{field}[{place}]")


def _choice(value: str, known: list[str], field: str) -> Iterator[FieldFault]:
    if value not in known:
        listed = ", ".join(f'"{each}"' for each in known)
        yield _wrong(field, "choice", value=shown(value), near=_near(value, known), known=listed)


def _bounds(value: int, kind: inspect.IntType, field: str) -> Iterator[FieldFault]:
    if kind.ge is not None and value < kind.ge:
        yield _wrong(field, "too-low", value=shown(value), least=kind.ge)
    if kind.le is not None and value > kind.le:
        yield _wrong(field, "too-high", value=shown(value), most=kind.le)


def _letters(value: str, kind: inspect.StrType, field: str) -> Iterator[FieldFault]:
    if kind.max_length is not None and len(value) > kind.max_length:
        yield _wrong(field, "too-many-letters", most=kind.max_length, number=len(value))
    elif kind.pattern is not None and not re.search(kind.pattern, value):
        like = "nothing" if not value else _LIKE.get(kind.pattern, "other")
        yield _wrong(field, "letters", value=shown(value), like=like)


def _sort(kind: inspect.Type) -> str:
    """What sort of TOML value is wanted, as the messages call it."""
    match kind:
        case inspect.StructType() | inspect.DictType():
            return "table"
        case inspect.VarTupleType() | inspect.TupleType():
            return "list"
        case inspect.IntType():
            return "whole"
        case inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "yes-no"
        case _:
            return "text"


def _found(value: object) -> str:
    """What sort of TOML value it is."""
    match value:
        case dict():
            return "table"
        case list():
            return "list"
        case bool():
            return "yes-no"
        case int():
            return "whole"
        case float():
            return "number"
        case datetime() | date() | time():
            return "date"
        case _:
            return "text"


def _in(field: str, name: str) -> str:
    return f"{field}.{name}" if field else name


def shown(value: object) -> str:
    """A value as it may be quoted: short, and nothing in it but what can be printed."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10**_LONG:
        return "…"
    text = str(value) if isinstance(value, str | int | float) else ""
    text = text if text.isprintable() else repr(text)[1:-1]
    return text if len(text) <= _LONG else f"{text[:_LONG]}…"


def _near(name: str, known: Iterable[str]) -> str:
    """The known name most like this one, or `none`."""
    return next(iter(get_close_matches(name, [each for each in known if each], 1)), "none")
