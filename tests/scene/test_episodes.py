"""Which events tell of one battle or one vote."""

from __future__ import annotations

from oyez.kernel import Event, LoggedEvent, Roles, Seat
from oyez.scene.elements import Counter
from oyez.scene.episodes import Episode, Tells, episodes, tells


class Begun(Event, frozen=True):
    episode_part = "clash"


class Fought(Event, frozen=True):
    episode_part = "within"


class Won(Event, frozen=True):
    episode_part = "decides"


class Moved(Event, frozen=True):
    episode_part = "hall"


class Bid(Event, frozen=True):
    episode_part = "hall"


class Chatted(Event, frozen=True):
    episode_part = "aside"


class TurnBegun(Event, frozen=True):
    pass


def told(*events: type[Event]) -> list[Episode]:
    return episodes([LoggedEvent(ply, event()) for ply, event in enumerate(events)])


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


# -- what an event speaks of -------------------------------------------------------------------


class Counted(Event, frozen=True):
    topic = "fight"
    roles = Roles(
        panel="house:{house}",
        total="total",
        parts={"men": "men", "walls": "walls", "gift": "gift"},
        secret=("gift",),
        place="land:{land}",
    )
    house: str
    land: str | None
    men: int
    walls: int
    gift: int
    total: int


def test_an_event_speaks_of_things_by_their_ids() -> None:
    shown = tells(Counted("york", "kent", 3, 1, 0, 4))
    assert (shown.topic, shown.panel, shown.place) == ("fight", "house:york", "land:kent")


def test_an_event_speaks_of_no_thing_where_a_field_is_empty() -> None:
    assert tells(Counted("york", None, 3, 1, 0, 4)).place == ""
    assert tells(Counted("", "kent", 3, 1, 0, 4)).panel == ""


def test_parts_that_are_nothing_are_told_only_if_they_were_secret() -> None:
    shown = tells(Counted("york", "kent", 3, 0, 0, 3))
    assert shown.parts == [Counter("men", 3), Counter("gift", 0, secret=True)]
    assert shown.total == 3


class Bowed(Event, frozen=True):
    begins = True
    seat: Seat


def test_whose_deed_it_is_and_what_begins_with_it() -> None:
    assert tells(Bowed(Seat(2))) == Tells(seat=2, begins=True)
    assert tells(TurnBegun()) == Tells()
