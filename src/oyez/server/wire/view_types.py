"""Types of what is sent as plain data: the view of a table and its log; a test compares them.

The server writes these as plain data, for speed. The types of the client are made from them, and
a test holds what is really sent against them.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from oyez.lessons.lesson import Coaching
from oyez.scene.episodes import Tells
from oyez.server.routes.lobby import PracticeOrigin, SeatCard
from oyez.server.tables.texts import QuestionWords, StandingOrderWords
from oyez.server.time.pace import Pace


class SeatView(SeatCard, frozen=True):
    """A seat as those at the table see it: whether somebody looks on, and who is the host."""

    here: bool
    host: bool


class ClockView(Struct, frozen=True):
    """`bank` in seconds; `deadline` in seconds since 1970, null while nobody waits for the seat."""

    bank: float
    deadline: float | None


class TableView(Struct, frozen=True, kw_only=True):
    """What somebody sees of a table around its match, of which the kernel makes the rest.

    `epoch` comes once the game has begun, `words` only to who sits there while it goes on, `coach`
    in a guided game, `clocks` by seat, `standing` where orders can be given once and for all.
    """

    id: int
    game: str
    title: str
    stage: Literal["open", "playing", "finished"]
    pace: Pace
    options: dict[str, Any]
    seats: list[SeatView]
    lesson: str | None
    origin: PracticeOrigin | None
    rematch: int | None
    clocks: dict[str, ClockView] | UnsetType = UNSET
    epoch: int | UnsetType = UNSET
    words: QuestionWords | UnsetType = UNSET
    coach: Coaching | UnsetType | None = UNSET
    standing: list[StandingOrderWords] | UnsetType = UNSET


class LogLine(Struct, frozen=True, omit_defaults=True):
    """Something that happened, and what it speaks of; `say` is a sentence in the language asked."""

    ply: int
    event: dict[str, Any]
    tells: Tells
    say: str = ""


class LogPart(Struct, frozen=True):
    """A part of the log; `from` counts the lines before it."""

    start: int = field(name="from")
    events: list[LogLine]
