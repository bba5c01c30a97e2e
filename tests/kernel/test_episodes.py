"""Which events tell of one battle or one vote."""

from __future__ import annotations

from oyez.kernel import Event, Told
from oyez.kernel.episodes import Episode, episodes


class Begun(Event, frozen=True):
    scene = "clash"


class Fought(Event, frozen=True):
    scene = "within"


class Won(Event, frozen=True):
    scene = "decides"


class Moved(Event, frozen=True):
    scene = "hall"


class Bid(Event, frozen=True):
    scene = "hall"


class Chatted(Event, frozen=True):
    scene = "aside"


class TurnBegun(Event, frozen=True):
    pass


def told(*events: type[Event]) -> list[Episode]:
    return episodes([Told(ply, event()) for ply, event in enumerate(events)])


def test_what_opens_a_scene_begins_it_and_anything_else_ends_it() -> None:
    assert told(TurnBegun, Begun, Fought, Won, Fought, TurnBegun, Fought) == [
        Episode("clash", 1, 4, 3)
    ]


def test_what_was_never_decided_is_no_episode() -> None:
    assert told(Begun, Fought, TurnBegun, Won) == []
    assert told(Begun, Fought) == []


def test_what_comes_at_any_time_ends_nothing() -> None:
    assert told(Begun, Chatted, Won, Chatted) == [Episode("clash", 0, 2, 2)]


def test_one_after_the_other() -> None:
    assert told(Begun, Begun, Won, Begun, Won) == [
        Episode("clash", 1, 2, 2),
        Episode("clash", 3, 4, 4),
    ]


def test_bids_join_the_motion_that_they_are_for() -> None:
    assert told(Moved, Bid, Won, Bid, Won) == [Episode("hall", 0, 2, 2), Episode("hall", 3, 4, 4)]
    assert told(Begun, Bid, Won) == [Episode("hall", 1, 2, 2)]
