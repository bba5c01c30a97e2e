"""Clocks: how long a seat may think, as plain data and functions of the time that is passed in.

Moments are seconds since 1970 (UTC). Nothing here waits, and nothing reads the time of day.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Annotated
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct
from msgspec.structs import replace

HOUR = 3600.0
DAY = 24 * HOUR

ABSENCE = 7 * DAY
"""How long a seat without a clock may keep a table waiting before it counts as left."""

SATURDAY = 5
WEEK = 7


class Untimed(Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """No clock: only whoever stays away for a week is taken to have left."""


class Live(Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """Everybody sits at the table: seconds for each decision, and a bank for the hard ones."""

    per_decision: Annotated[float, Meta(ge=5, le=3600, description="seconds for each decision")]
    bank: Annotated[
        float, Meta(ge=0, le=86400, description="seconds for the whole game, spent after those")
    ]


class Correspondence(Struct, frozen=True, tag="correspondence", forbid_unknown_fields=True):
    """A decision every few days. A day is 24 hours that count; those of a weekend may not."""

    days: Annotated[float, Meta(ge=1, le=30, description="days for each decision")]
    weekends_off: bool = True
    zone: Annotated[
        str, Meta(min_length=1, max_length=64, description="where it is Saturday: an IANA name")
    ] = "UTC"

    def __post_init__(self) -> None:
        _zone(self.zone)


Pace = Untimed | Live | Correspondence


class Clock(Struct, frozen=True):
    """The clock of one seat."""

    since: float | None = None
    """When it was asked; None while nobody waits for it."""
    bank: float = 0.0
    warned: bool = False
    spared: float = 0.0
    """Seconds since then that are not held against it, for the server was down."""


def start(pace: Pace) -> Clock:
    """The clock of a seat when the match begins."""
    return Clock(bank=float(pace.bank) if isinstance(pace, Live) else 0.0)


def asked(pace: Pace, clock: Clock, now: float) -> Clock:  # noqa: ARG001 - like its sisters
    """The seat is waited for; a clock that runs already runs on."""
    if clock.since is not None:
        return clock
    return replace(clock, since=now, warned=False, spared=0.0)


def answered(pace: Pace, clock: Clock, now: float) -> Clock:
    """The seat is no longer waited for, and pays from its bank for what it took too long."""
    if clock.since is None:
        return clock
    bank = clock.bank
    if isinstance(pace, Live):
        over = now - clock.since - clock.spared - pace.per_decision
        bank = max(0.0, bank - max(0.0, over))
    return Clock(bank=bank)


def warned(clock: Clock) -> Clock:
    """The seat has had its warning for this decision."""
    return replace(clock, warned=True)


def resumed(pace: Pace, clock: Clock, now: float, down_since: float) -> Clock:
    """The server is back: what counted while it was down is added to the seat's time."""
    if clock.since is None:
        return clock
    lost = _counted(pace, max(clock.since, down_since), now)
    return replace(clock, spared=clock.spared + lost)


def deadline(pace: Pace, clock: Clock) -> float | None:
    """When the seat's time is up; None while it is not waited for."""
    return _before_end(pace, clock, 0.0)


def warning(pace: Pace, clock: Clock) -> float | None:
    """When to warn the seat that its time is nearly up; None while it is not waited for."""
    return _before_end(pace, clock, _notice(pace, clock))


def due(pace: Pace, clock: Clock) -> float | None:
    """The next moment at which something happens: the warning, and after it the deadline."""
    return deadline(pace, clock) if clock.warned else warning(pace, clock)


def _before_end(pace: Pace, clock: Clock, notice: float) -> float | None:
    """The moment that many counted seconds before the seat's time is up."""
    if clock.since is None:
        return None
    return _later(pace, clock.since, _allowance(pace, clock) + clock.spared - notice)


def _allowance(pace: Pace, clock: Clock) -> float:
    """The counted seconds that the seat may take for this decision."""
    match pace:
        case Untimed():
            return ABSENCE
        case Live(per_decision=seconds):
            return seconds + clock.bank
        case Correspondence(days=days):
            return days * DAY


def _notice(pace: Pace, clock: Clock) -> float:
    """The counted seconds left at the warning: enough to act, and never most of the time."""
    match pace:
        case Untimed():
            return DAY
        case Live():
            return min(15.0, _allowance(pace, clock) / 4)
        case Correspondence():
            return min(12 * HOUR, _allowance(pace, clock) / 2)


def _later(pace: Pace, moment: float, seconds: float) -> float:
    """The moment that many counted seconds later; never one that does not count itself."""
    if not isinstance(pace, Correspondence) or not pace.weekends_off:
        return moment + seconds
    opens, closes = _week(moment, _zone(pace.zone))
    moment = max(moment, opens)
    while (end := moment + seconds) >= closes:
        seconds = max(0.0, seconds - (closes - moment))
        moment, closes = _week(closes, _zone(pace.zone))
    return end


def _counted(pace: Pace, first: float, last: float) -> float:
    """The counted seconds between two moments."""
    if not isinstance(pace, Correspondence) or not pace.weekends_off:
        return max(0.0, last - first)
    total = 0.0
    while first < last:
        opens, closes = _week(first, _zone(pace.zone))
        total += max(0.0, min(last, closes) - max(first, opens))
        first = closes
    return total


def _week(moment: float, zone: tzinfo) -> tuple[float, float]:
    """The Monday and the Saturday between which time counts; at a weekend, those of next week."""
    day = datetime.fromtimestamp(moment, zone).date()
    monday = day - timedelta(days=day.weekday())
    if day.weekday() >= SATURDAY:
        monday += timedelta(days=WEEK)
    return _midnight(monday, zone), _midnight(monday + timedelta(days=SATURDAY), zone)


def _midnight(day: date, zone: tzinfo) -> float:
    """When that day begins there, whatever daylight saving does in the days around it."""
    return datetime.combine(day, time(), zone).timestamp()


def _zone(name: str) -> tzinfo:
    """The time zone of that name. UTC is always known, even on a machine without zone files."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        words = f"there is no time zone called {name!r}; one is called 'Europe/Paris', for example"
        raise ValueError(words) from None
