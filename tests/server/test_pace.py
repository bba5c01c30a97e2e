"""Clocks: what a decision costs, when the time is up, and which hours count."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oyez.server.time.pace import (
    ABSENCE,
    DAY,
    HOUR,
    Clock,
    Correspondence,
    Live,
    Pace,
    Untimed,
    answered,
    asked,
    deadline,
    due,
    resumed,
    start,
    warned,
    warning,
)

UNTIMED = Untimed()
BLITZ = Live(per_decision=30, bank=100)
POST = Correspondence(days=2, zone="Europe/Paris")
EVERY_DAY = Correspondence(days=2, weekends_off=False)


def at(text: str, zone: str = "Europe/Paris") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def local(moment: float | None, zone: str = "Europe/Paris") -> str:
    assert moment is not None
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%a %Y-%m-%d %H:%M")


def running(pace: Pace, since: float) -> Clock:
    return asked(pace, start(pace), since)


# As data


@pytest.mark.parametrize(
    ("paper", "pace"),
    [
        ({"type": "none"}, UNTIMED),
        ({"type": "live", "per_decision": 30, "bank": 100}, BLITZ),
        ({"type": "correspondence", "days": 2, "zone": "Europe/Paris"}, POST),
        ({"type": "correspondence", "days": 2, "weekends_off": False}, EVERY_DAY),
    ],
)
def test_a_pace_is_read_and_written_as_json(paper: dict[str, Any], pace: Pace) -> None:
    assert msgspec.convert(paper, Pace) == pace
    assert msgspec.json.decode(msgspec.json.encode(pace), type=Pace) == pace


@pytest.mark.parametrize(
    "paper",
    [
        {"type": "live", "per_decision": 4, "bank": 0},
        {"type": "live", "per_decision": 3601, "bank": 0},
        {"type": "live", "per_decision": 60, "bank": -1},
        {"type": "live", "per_decision": 60, "bank": 86401},
        {"type": "live", "per_decision": 60},
        {"type": "live", "per_decision": 60, "bank": 0, "increment": 5},
        {"type": "correspondence", "days": 0.5},
        {"type": "correspondence", "days": 31},
        {"type": "none", "days": 3},
        {"type": "blitz"},
    ],
)
def test_a_pace_out_of_bounds_is_refused(paper: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(paper, Pace)


@pytest.mark.parametrize(
    "zone", ["Mars/Olympus", "../etc/passwd", "/etc/passwd", "Europe", ".", "\0", "é", "x" * 65, ""]
)
def test_a_zone_that_does_not_exist_is_refused(zone: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "correspondence", "days": 2, "zone": zone}, Pace)


def test_the_refusal_names_the_zone() -> None:
    with pytest.raises(ValueError, match="no time zone called 'Mars/Olympus'"):
        Correspondence(days=2, zone="Mars/Olympus")


def test_the_schema_tells_the_bounds() -> None:
    _, schemas = msgspec.json.schema_components([Pace])
    fields = schemas["Live"]["properties"]
    assert (fields["per_decision"]["minimum"], fields["per_decision"]["maximum"]) == (5, 3600)
    assert (fields["bank"]["minimum"], fields["bank"]["maximum"]) == (0, 86400)
    days = schemas["Correspondence"]["properties"]["days"]
    assert (days["minimum"], days["maximum"]) == (1, 30)


def test_a_clock_is_read_and_written_as_json() -> None:
    clock = resumed(BLITZ, warned(running(BLITZ, 1000.0)), 1500.0, 1010.0)
    assert msgspec.json.decode(msgspec.json.encode(clock), type=Clock) == clock


# Being asked and answering


@pytest.mark.parametrize("pace", [UNTIMED, BLITZ, POST, EVERY_DAY])
def test_nothing_is_due_while_nobody_waits(pace: Pace) -> None:
    clock = start(pace)
    assert (deadline(pace, clock), warning(pace, clock), due(pace, clock)) == (None, None, None)
    assert answered(pace, clock, 5000.0) == clock
    assert resumed(pace, clock, 9000.0, 5000.0) == clock


def test_a_clock_that_runs_is_not_started_again() -> None:
    clock = running(BLITZ, 1000.0)
    assert asked(BLITZ, clock, 1020.0) == clock


@pytest.mark.parametrize(
    ("took", "left"), [(0, 100), (30, 100), (30.5, 99.5), (100, 30), (130, 0), (900, 0), (-60, 100)]
)
def test_the_bank_pays_beyond_the_time_of_a_decision(took: float, left: float) -> None:
    clock = answered(BLITZ, running(BLITZ, 1000.0), 1000.0 + took)
    assert clock == Clock(bank=left)


def test_the_bank_does_not_fill_up_again() -> None:
    clock = answered(BLITZ, running(BLITZ, 1000.0), 1090.0)
    clock = answered(BLITZ, asked(BLITZ, clock, 2000.0), 2001.0)
    assert clock.bank == 40
    assert deadline(BLITZ, asked(BLITZ, clock, 3000.0)) == 3070


def test_a_warning_is_for_one_decision() -> None:
    clock = warned(running(BLITZ, 1000.0))
    assert due(BLITZ, clock) == deadline(BLITZ, clock) == 1130
    clock = asked(BLITZ, answered(BLITZ, clock, 1010.0), 1010.0)
    assert due(BLITZ, clock) == warning(BLITZ, clock) == 1125


# Deadlines and warnings


def test_without_a_clock_a_week_of_absence_is_the_end() -> None:
    clock = running(UNTIMED, 1000.0)
    assert deadline(UNTIMED, clock) == 1000 + ABSENCE
    assert warning(UNTIMED, clock) == 1000 + ABSENCE - DAY


@pytest.mark.parametrize(
    ("per_decision", "bank", "after"), [(5, 0, 3.75), (60, 0, 45), (30, 100, 115), (30, 10, 30)]
)
def test_a_live_warning_comes_15_seconds_before_the_end_or_at_three_quarters(
    per_decision: float, bank: float, after: float
) -> None:
    pace = Live(per_decision, bank)
    assert warning(pace, running(pace, 1000.0)) == 1000 + after


def test_days_are_24_hours_if_weekends_count() -> None:
    since = at("2026-07-03 18:00", "UTC")
    clock = running(EVERY_DAY, since)
    assert local(deadline(EVERY_DAY, clock), "UTC") == "Sun 2026-07-05 18:00"
    assert local(warning(EVERY_DAY, clock), "UTC") == "Sun 2026-07-05 06:00"


@pytest.mark.parametrize(
    ("since", "end", "warn"),
    [
        ("2026-07-06 18:00", "Wed 2026-07-08 18:00", "Wed 2026-07-08 06:00"),
        ("2026-07-09 18:00", "Mon 2026-07-13 18:00", "Mon 2026-07-13 06:00"),
        ("2026-07-10 09:00", "Tue 2026-07-14 09:00", "Mon 2026-07-13 21:00"),
        ("2026-07-11 00:00", "Wed 2026-07-15 00:00", "Tue 2026-07-14 12:00"),
        ("2026-07-12 23:59", "Wed 2026-07-15 00:00", "Tue 2026-07-14 12:00"),
        ("2026-07-13 00:00", "Wed 2026-07-15 00:00", "Tue 2026-07-14 12:00"),
        # Up at the first stroke of Saturday: that counts no more, so it becomes Monday.
        ("2026-07-09 00:00", "Mon 2026-07-13 00:00", "Fri 2026-07-10 12:00"),
        # Warned at the first stroke of Saturday, likewise.
        ("2026-07-09 12:00", "Mon 2026-07-13 12:00", "Mon 2026-07-13 00:00"),
        # The clocks change in the night to 29 March, and back in the night to 25 October.
        ("2026-03-26 18:00", "Mon 2026-03-30 18:00", "Mon 2026-03-30 06:00"),
        ("2026-10-22 18:00", "Mon 2026-10-26 18:00", "Mon 2026-10-26 06:00"),
        ("2026-03-29 03:30", "Wed 2026-04-01 00:00", "Tue 2026-03-31 12:00"),
    ],
)
def test_the_hours_of_a_weekend_do_not_count(since: str, end: str, warn: str) -> None:
    clock = running(POST, at(since))
    assert (local(deadline(POST, clock)), local(warning(POST, clock))) == (end, warn)


def test_a_month_of_days_skips_every_weekend() -> None:
    pace = Correspondence(days=30, zone="Europe/Paris")
    assert local(deadline(pace, running(pace, at("2026-07-06 12:00")))) == "Mon 2026-08-17 12:00"


def test_it_is_saturday_at_the_zone_of_the_table() -> None:
    since = at("2026-07-10 20:00", "UTC")
    tokyo = Correspondence(days=1, zone="Asia/Tokyo")
    assert local(deadline(tokyo, running(tokyo, since)), "Asia/Tokyo") == "Tue 2026-07-14 00:00"
    utc = Correspondence(days=1)
    assert local(deadline(utc, running(utc, since)), "UTC") == "Mon 2026-07-13 20:00"


def test_a_midnight_that_the_clocks_skip_is_when_the_day_begins() -> None:
    cairo = Correspondence(days=1, zone="Africa/Cairo")
    clock = running(cairo, at("2026-04-23 12:00", "Africa/Cairo"))
    assert local(deadline(cairo, clock), "Africa/Cairo") == "Fri 2026-04-24 13:00"


# After the server was down


def test_downtime_moves_a_live_deadline() -> None:
    clock = resumed(BLITZ, running(BLITZ, 1000.0), 4000.0, 1010.0)
    assert deadline(BLITZ, clock) == 1130 + 2990
    assert warning(BLITZ, clock) == 1115 + 2990
    assert answered(BLITZ, clock, 4025.0).bank == 95


def test_downtimes_add_up_and_end_with_the_decision() -> None:
    clock = resumed(BLITZ, running(BLITZ, 1000.0), 1500.0, 1010.0)
    clock = resumed(BLITZ, clock, 1900.0, 1510.0)
    assert deadline(BLITZ, clock) == 1130 + 490 + 390
    clock = asked(BLITZ, answered(BLITZ, clock, 1910.0), 1910.0)
    assert deadline(BLITZ, clock) == 1910 + 130


def test_only_downtime_since_the_question_is_spared() -> None:
    clock = resumed(BLITZ, running(BLITZ, 1000.0), 1060.0, 900.0)
    assert deadline(BLITZ, clock) == 1130 + 60


def test_a_downtime_that_ends_before_it_began_is_none() -> None:
    clock = running(BLITZ, 1000.0)
    assert resumed(BLITZ, clock, 1005.0, 1010.0) == clock
    post = running(POST, 1000.0)
    assert resumed(POST, post, 1005.0, 1010.0) == post


def test_a_downtime_at_the_weekend_costs_a_correspondent_nothing() -> None:
    clock = running(POST, at("2026-07-09 18:00"))
    back = resumed(POST, clock, at("2026-07-12 20:00"), at("2026-07-11 08:00"))
    assert back == clock
    back = resumed(POST, clock, at("2026-07-13 03:00"), at("2026-07-10 22:00"))
    assert back.spared == 5 * HOUR
    assert local(deadline(POST, back)) == "Mon 2026-07-13 23:00"


# Properties

MOMENTS = st.floats(min_value=at("2020-01-01", "UTC"), max_value=at("2040-01-01", "UTC"))
SPANS = st.floats(min_value=0, max_value=40 * DAY)


@cache
def zones() -> list[str]:
    return sorted(available_timezones())


LIVES = st.builds(Live, st.floats(5, 3600), st.floats(0, 86400))
POSTS = st.builds(
    Correspondence, st.floats(1, 30), st.just(True), st.deferred(lambda: st.sampled_from(zones()))
)
PACES: st.SearchStrategy[Pace] = st.one_of(
    st.just(UNTIMED), LIVES, POSTS, st.builds(Correspondence, st.floats(1, 30), st.just(False))
)


def moments(pace: Pace, clock: Clock) -> tuple[float, float]:
    warn, end = warning(pace, clock), deadline(pace, clock)
    assert warn is not None
    assert end is not None
    return warn, end


@settings(deadline=None)
@given(POSTS, MOMENTS, SPANS)
def test_nothing_is_due_at_a_weekend_that_is_off(
    pace: Correspondence, since: float, down: float
) -> None:
    clock = resumed(pace, running(pace, since), since + down, since)
    for moment in moments(pace, clock):
        assert datetime.fromtimestamp(moment, ZoneInfo(pace.zone)).weekday() < 5


@settings(deadline=None)
@given(PACES, MOMENTS)
def test_the_warning_comes_after_the_question_and_before_the_end(pace: Pace, since: float) -> None:
    clock = running(pace, since)
    warn, end = moments(pace, clock)
    assert since < warn < end
    assert due(pace, clock) == warn
    assert due(pace, warned(clock)) == end


@settings(deadline=None)
@given(PACES, MOMENTS, SPANS)
def test_who_is_asked_later_has_no_earlier_deadline(pace: Pace, since: float, span: float) -> None:
    earlier, later = running(pace, since), running(pace, since + span)
    for before, after in zip(moments(pace, earlier), moments(pace, later), strict=True):
        assert before <= after + 1e-3


@settings(deadline=None)
@given(PACES, MOMENTS, SPANS, SPANS)
def test_downtime_is_given_back_exactly(
    pace: Pace, since: float, thought: float, down: float
) -> None:
    """Whoever had time left when the server went down has the same counted time left after it."""
    clock = running(pace, since)
    stop, back = since + thought, since + thought + down
    _, end = moments(pace, clock)
    _, moved = moments(pace, resumed(pace, clock, back, stop))
    assert moved >= end - 1e-3
    if stop < end:
        left = resumed(pace, Clock(since=0.0), end, stop).spared
        assert resumed(pace, Clock(since=0.0), moved, back).spared == pytest.approx(left, abs=0.1)


@settings(deadline=None)
@given(LIVES, MOMENTS, st.lists(st.tuples(SPANS, SPANS)))
def test_a_bank_is_never_negative_and_never_grows(
    pace: Live, now: float, turns: list[tuple[float, float]]
) -> None:
    clock = start(pace)
    for thought, rest in turns:
        bank = clock.bank
        clock = asked(pace, clock, now)
        end = deadline(pace, clock)
        assert end is not None
        now += thought
        clock = answered(pace, clock, now)
        assert 0 <= clock.bank <= bank
        assert (clock.bank == 0) or now <= end
        now += rest


@settings(deadline=None)
@given(POSTS, MOMENTS)
def test_weekends_off_only_ever_give_more_time(pace: Correspondence, since: float) -> None:
    _, end = moments(pace, running(pace, since))
    assert pace.days * DAY - 1e-3 <= end - since <= (pace.days + 2 * (pace.days / 5 + 2)) * DAY
