"""Summaries for one seat: events grouped into deeds, battles and votes, with captions.

A battle or a vote is one, too. Each has a caption and says how it strikes the seat; the few that
matter most to it are chosen here, so that every screen shows the same.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, islice
from typing import Any, Final

import msgspec
from msgspec import Struct

from oyez.kernel import NATURE, Event, LoggedEvent, Match, Seat
from oyez.scene.concerns import Impact, Owners, impact_on
from oyez.scene.episodes import Episode, EpisodeKind, Tells, episodes, fields_in, tells
from oyez.server.tables.texts import TableTexts
from oyez.server.time.timeline import LoopYielder, Moment, Timeline
from oyez.state.events import ConcernKind, Topic
from oyez.text import Reader

# So many lines sum up what happened, and what is no concern of the reader's fills up to so many.
MOST_LINES: Final = 5
_FILLED: Final = 3
# So many consequences are told in a caption; the rest unfolds.
_FOLLOWERS: Final = 3
# What weighs so much for the reader is told in a sentence of its own, before the rest.
_DECISIVE: Final = 4


class Happening(Struct, frozen=True, omit_defaults=True):
    """Something that happened: seen at the moment `at`, told in the log from the line `line` on.

    `kind` and `weight` say how it strikes the reader, if it does; what the reader did is `mine`.
    What strikes the reader so hard that it must stand above the rest is the `headline`.
    """

    at: int
    ply: int
    line: int
    say: str
    lines: list[str]
    headline: str = ""
    kind: ConcernKind | None = None
    weight: int = 0
    mine: bool = False
    seat: int | None = None
    panel: str = ""
    topic: Topic = ""
    episode: EpisodeKind | None = None


class KnownEvent(Struct, frozen=True):
    """An event that the reader may know, its index among all events, and how it concerns them."""

    place: int
    told: LoggedEvent
    event: Event
    tells: Tells
    by: Seat | None
    struck: Impact | None
    own: frozenset[str]

    def weight(self) -> int:
        """How much it matters to the reader, or else to anybody."""
        if self.struck is not None and self.struck.rank() > (1, 0):
            return 10 * self.struck.weight
        return max((each.weight for each in self.event.concerns or ()), default=1)


class EventGroup(Struct, frozen=True):
    """The events of one happening."""

    heard: list[KnownEvent]
    kind: EpisodeKind | None = None
    scene: Episode | None = None


def last_move(match: Match[Any], seat: Seat | None) -> int:
    """The ply at which a seat made its last move: what came of that is told, and all since.

    A series of answers without anybody else's in between is one move; while it goes on, it counts
    from the move before.
    """
    log = match.log
    end = len(log)
    while end and log[end - 1].seat in (seat, NATURE):
        end -= 1
    own = (n for n in reversed(range(end)) if log[n].seat == seat and log[n].kind != "ordered")
    return next(own, 0)


def before_line(timeline: Timeline, seat: Seat | None, line: int) -> int:
    """The ply after which a line of a seat's log was told, and others perhaps with it."""
    plies = (told.ply for told in timeline.told if told.event.as_seen_by(seat) is not None)
    return next(islice(plies, line, None), timeline.last + 1) - 1


# -- which events belong together -----------------------------------------------------------------


async def known_events(timeline: Timeline, seat: Seat | None, since: int) -> list[KnownEvent]:
    """The events after a ply that a seat may know."""
    start = bisect_right(timeline.told, since, key=lambda told: told.ply)
    return await _hear_from(timeline, seat, start)


async def _hear_from(timeline: Timeline, seat: Seat | None, start: int) -> list[KnownEvent]:
    """The events from a place on that a seat may know."""
    found: list[KnownEvent] = []
    own: dict[int, frozenset[str]] = {}
    pause = LoopYielder()
    for place, told in enumerate(timeline.told[start:], start):
        event = told.event.as_seen_by(seat)
        if event is None:
            continue
        owned, said = timeline.owned(place), tells(event)
        if id(owned) not in own:
            own[id(owned)] = _own(owned, seat)
        strike = None if seat is None else impact_on(event, seat, owned)
        by = _actor(said, owned)
        found.append(KnownEvent(place, told, event, said, by, strike, own[id(owned)]))
        await pause.yield_if_due()
    return found


async def groups_since(timeline: Timeline, seat: Seat | None, since: int) -> list[EventGroup]:
    """What happened after a ply; what was under way then is told from its beginning."""
    start = bisect_right(timeline.told, since, key=lambda told: told.ply)
    heard = await _hear_from(timeline, seat, _opening(timeline.told, start))
    found = group(heard, timeline.told)
    return [each for each in found if each.heard[-1].place >= start]


def _opening(told: Sequence[LoggedEvent], start: int) -> int:
    """Where the turn or the deed begins that was under way at a place."""
    opens = (n for n in reversed(range(start)) if told[n].event.begins or told[n].event.leads)
    return next(opens, 0)


def _actor(said: Tells, owned: Owners) -> Seat | None:
    """Whose deed an event is."""
    seats = owned.get(said.panel, ()) if said.panel else ()
    if seats:
        return seats[0]
    return None if said.seat is None else Seat(said.seat)


def _own(owned: Owners, seat: Seat | None) -> frozenset[str]:
    """The ids of what belongs to a seat, as texts name it."""
    return frozenset(name.partition(":")[2] for name, seats in owned.items() if seats == (seat,))


def group(heard: Sequence[KnownEvent], told: Sequence[LoggedEvent]) -> list[EventGroup]:
    """Events as happenings, in their order; a heading that nothing follows is none."""
    scenes = {n: e for e in episodes(told) for n in range(e.first, e.last + 1)}
    groups: list[EventGroup] = []
    led = False
    for each in heard:
        scene = scenes.get(each.place)
        before = groups[-1] if groups else None
        led = each.event.leads or (led and not each.event.begins)
        if before is not None and _belongs(before, each, scene, led):
            before.heard.append(each)
        else:
            groups.append(EventGroup([each], None if scene is None else scene.kind, scene))
    return [each for each in _led_up(groups) if not _is_heading(each)]


def _belongs(before: EventGroup, each: KnownEvent, scene: Episode | None, led: bool) -> bool:
    """Whether an event is a part of what was told last, being of the same scene or deed."""
    if scene is not None:
        return before.scene is scene
    return _continues(before, each, led)


def _continues(before: EventGroup, each: KnownEvent, led: bool) -> bool:
    """Whether an event goes on with the deed that a group tells of."""
    first, last, event = before.heard[0].event, before.heard[-1], each.event
    if event.begins or event.leads or event.episode_part in ("clash", "hall", "aside"):
        return False
    at_once = each.told.ply == last.told.ply
    if before.kind is not None:
        return at_once or led
    if last.event.episode_part == "aside":
        return False
    if first.leads:
        return True
    if first.episode_part in ("clash", "hall"):  # a scene that came to nothing
        return bool(event.episode_part)
    same = _side(last) == _side(each)
    if at_once:
        return same or not _side(each) or last.event.begins or type(last.event) is type(event)
    return same and event.topic == last.event.topic and event.topic not in ("", "turn")


def _led_up(groups: list[EventGroup]) -> list[EventGroup]:
    """A march to where a fight begins at once is a part of it."""
    found: list[EventGroup] = []
    for each in groups:
        before = found[-1] if found else None
        if before is not None and each.kind == "clash" and _leads_to(before, each):
            found[-1] = EventGroup([*before.heard, *each.heard], each.kind, each.scene)
        else:
            found.append(each)
    return found


def _leads_to(march: EventGroup, fight: EventGroup) -> bool:
    last, first = march.heard[-1], fight.heard[0]
    moved = march.kind is None and last.event.topic == "move" and last.tells.place
    return bool(moved) and last.tells.place == first.tells.place and _side(last) == _side(first)


def _is_heading(each: EventGroup) -> bool:
    return all(heard.event.begins for heard in each.heard)


def _side(heard: KnownEvent) -> str:
    """Who does it: a panel, or a seat."""
    said = heard.tells
    return said.panel or ("" if said.seat is None else str(said.seat))


# -- in words -------------------------------------------------------------------------------------


def caption(each: EventGroup, words: TableTexts, seat: Seat | None) -> str:
    """One sentence or two: the deed, and what came of it that matters most."""
    lead, *rest = _marches(each.heard)
    if rest and each.kind and lead.event.leads:
        lead, *rest = rest
    said = words.deed(lead.event, reader_of(lead, seat), bool(rest))
    if rest and rest[0].event.episode_part == each.kind and lead.event.topic == "move":
        then = words.clause(rest[0].event, "then", reader_of(rest[0], seat))
        if then is not None:
            said, rest = words.joined("caption-then", said, then), rest[1:]
    above = decisive_event(each)
    telling = [
        one
        for one in rest
        if one is not above and (one.weight() > 1 or words.has_clause(one.event, "brief"))
    ]
    weighty = sorted(telling, key=lambda one: (_decides(one), one.weight()), reverse=True)
    kept = {one.place for one in weighty[:_FOLLOWERS]}
    followers = [(one.event, reader_of(one, seat)) for one in rest if one.place in kept]
    return words.caption(said, followers)


def decisive_event(each: EventGroup) -> KnownEvent | None:
    """What came of a deed and strikes the reader hardest, if it is decisive."""
    came = [one for one in each.heard[1:] if one.struck is not None]
    hardest = max(came, key=lambda one: one.struck.rank() if one.struck else (0, 0), default=None)
    if hardest is None or hardest.struck is None or hardest.struck.weight < _DECISIVE:
        return None
    return hardest


def _decides(heard: KnownEvent) -> bool:
    return heard.event.episode_part == "decides"


def reader_of(heard: KnownEvent, seat: Seat | None) -> Reader | None:
    """Who reads of an event, and what was their own then."""
    return None if seat is None else Reader(seat, heard.own)


def _marches(heard: Sequence[KnownEvent]) -> list[KnownEvent]:
    """Steps of one piece after one another as one way."""
    found: list[KnownEvent] = []
    for each in heard:
        last = found[-1] if found else None
        if last is not None and _goes_on(last, each):
            fields = {name: getattr(last.event, name) for name in _origins(each.event)}
            event = msgspec.structs.replace(each.event, **fields)
            found[-1] = msgspec.structs.replace(each, event=event, tells=tells(event))
        else:
            found.append(each)
    return found


def _goes_on(last: KnownEvent, each: KnownEvent) -> bool:
    one, two = last.tells, each.tells
    same = type(last.event) is type(each.event) and one.piece == two.piece
    return same and one.piece != "" and one.target == two.origin


def _origins(event: Event) -> tuple[str, ...]:
    return fields_in(event.roles.origin)


def strike_of(each: EventGroup) -> Impact | None:
    """How a happening strikes the reader: by the gravest of its events, and a loss before all."""
    strikes = [heard.struck for heard in each.heard if heard.struck is not None]
    return max(strikes, key=Impact.rank, default=None)


async def happenings(
    timeline: Timeline,
    moments: Sequence[Moment],
    seat: Seat | None,
    since: int,
    words: TableTexts,
    count: Callable[[Iterable[int]], list[int]],
) -> list[Happening]:
    """What happened after a ply, as a seat is told; plies go out as `count` makes them.

    `moments` are those of the film that the seat can tell apart; its lock is the caller's to hold.
    """
    groups = await groups_since(timeline, seat, since)
    seen = [told.event.as_seen_by(seat) is not None for told in timeline.told]
    line = list(accumulate(seen, initial=0))
    at = count(_moment_of(each, moments) for each in groups)
    plies = count(each.heard[0].told.ply for each in groups)
    found: list[Happening] = []
    pause = LoopYielder()
    for each, when, ply in zip(groups, at, plies, strict=True):
        first, strike, above = each.heard[0], strike_of(each), decisive_event(each)
        happening = Happening(
            at=when,
            ply=ply,
            line=line[first.place],
            say=caption(each, words, seat),
            lines=[words.event(one.event, reader_of(one, seat)) for one in each.heard],
            headline="" if above is None else words.event(above.event, reader_of(above, seat)),
            kind=None if strike is None else strike.kind,
            weight=0 if strike is None else strike.weight,
            mine=seat is not None and first.by == seat,
            seat=first.by,
            panel=first.tells.panel,
            topic=first.event.topic,
            episode=each.kind,
        )
        found.append(happening)
        await pause.yield_if_due()
    return found


def _moment_of(each: EventGroup, moments: Sequence[Moment]) -> int:
    """The ply of the first moment at which all of it has been told, or of the last there is."""
    place = bisect_right(moments, each.heard[-1].place, key=lambda moment: moment.told)
    return moments[min(place, len(moments) - 1)].ply


# -- what matters most ----------------------------------------------------------------------------


def most_important(happenings: Sequence[Happening]) -> list[int]:
    """The few happenings that matter most, by their places: the worst first, then what concerns."""
    places = [n for n, each in enumerate(happenings) if not each.mine or each.weight > 1]
    struck = [n for n in places if happenings[n].kind is not None]
    concerning = sorted(struck, key=lambda place: _worth(place, happenings))
    others = [n for n in places if happenings[n].kind is None]
    rest = sorted(others, key=lambda place: _interest(place, happenings))
    return (concerning + rest[: max(0, _FILLED - len(concerning))])[:MOST_LINES]


def _worth(place: int, happenings: Sequence[Happening]) -> tuple[bool, int, int]:
    each = happenings[place]
    return each.kind != "loss", -each.weight, -place


def _interest(place: int, happenings: Sequence[Happening]) -> tuple[bool, int]:
    return happenings[place].episode is None, -place
