"""The games that an earlier version stored; see the README beside this."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from oyez.kernel import Answer, Outcome
from oyez.kernel import record as records
from oyez.kernel.record import Record
from oyez.state.conversion import prepared

_HERE = Path(__file__).parent


class Kept(Struct, frozen=True):
    """A record, and what was true of its match when it was written."""

    name: str
    record: Record
    answers: str
    waiting: list[int]
    outcome: Outcome | None
    asked: dict[str, tuple[str, int]]


@cache
def kept() -> list[Kept]:
    """Every record."""
    raw = gzip.decompress((_HERE / "records.json.gz").read_bytes())
    return msgspec.json.decode(raw, type=prepared(list[Kept]))


def put_database(folder: Path) -> None:
    """A copy of the database, where a server of that folder looks for it."""
    folder.mkdir(parents=True)
    raw = gzip.decompress((_HERE / "oyez.sqlite3.gz").read_bytes())
    (folder / "oyez.sqlite3").write_bytes(raw)


def digest(answers: list[Answer]) -> str:
    """A fingerprint of what was said, by whom, and who may know it."""
    said: list[Any] = [
        [entry.seat, entry.kind, entry.lane, entry.seen, entry.value]
        for entry in map(records.entry_as_read_back, answers)
    ]
    return hashlib.blake2b(msgspec.json.encode(said), digest_size=16).hexdigest()
