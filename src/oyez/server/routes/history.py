"""Endpoints about past and possible positions: moments, replay, recap, reasons, preview."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from oyez.kernel import Refused, Seat
from oyez.kernel.visibility import (
    SeatLogLine,
    plies_seen,
    ply_recorded,
    ply_seen,
    public_ply,
    seat_log_lines,
)
from oyez.scene.elements import Scene
from oyez.server.people import visits
from oyez.server.services import Services
from oyez.server.tables.access import (
    InvitationQuery,
    TablePath,
    ViewpointQuery,
    WordsQuery,
    caller_seat,
    own_seat,
    settled_room,
    viewpoint,
)
from oyez.server.tables.commands import Ply, PositionBody, problem_of
from oyez.server.tables.explanations import Explanation, explain
from oyez.server.tables.room import Room
from oyez.server.tables.shared_view import SharedView
from oyez.server.tables.texts import TableTexts
from oyez.server.time import statistics
from oyez.server.time.preview import preview_answer
from oyez.server.time.replay import EpisodeEntry, episode_entries, find_episode, replay_frames
from oyez.server.time.summaries import Happening, before_line, happenings, last_move, most_important
from oyez.server.time.timeline import Mark, TimelineFrame, Viewpoint, index_of, seat_of
from oyez.server.wire import problems
from oyez.server.wire.api import ApiCall, Body, Language, endpoint
from oyez.server.wire.patch import Op, changes
from oyez.state.events import LoggedEvent
from oyez.state.passages import Passage
from oyez.text import DEFAULT, Texts

# So many lines of a recap are given, the latest.
_RECAP: Final = 60
MOST_MOMENTS: Final = 200


class MomentsQuery(ViewpointQuery, frozen=True):
    """Which moments: from a ply on, so many; when the game is over, from any seat (-1: all)."""

    start: Ply = msgspec.field(name="from", default=0)
    count: Annotated[int, Meta(ge=1, le=MOST_MOMENTS)] = 50


class ReplayFrame(Struct, frozen=True, omit_defaults=True):
    """A moment: the scene for the first one, then what changed, and what happened on the way."""

    at: int
    waiting: list[int]
    log: list[Any]
    table: Scene | None = None
    patch: list[Op] | None = None
    where: list[Passage] = []


class Moments(Struct, frozen=True):
    """A part of the film; `last` is the latest moment and `total` how many there are."""

    moments: list[ReplayFrame]
    last: int
    total: int
    over: bool
    seat: int | None
    everything: bool


class Outline(Struct, frozen=True):
    """All moments by their plies, what begins where, and the battles and votes to be replayed."""

    plies: list[int]
    marks: list[Mark]
    episodes: list[EpisodeEntry]
    over: bool


class ReplayQuery(ViewpointQuery, frozen=True, kw_only=True):
    """A battle or a vote by its name in the outline; when the game is over, from any seat."""

    name: Annotated[str, Meta(pattern=r"^[0-9]{1,9}(\.[0-9]{1,3})?$")]


class Replay(Struct, frozen=True):
    """A battle or a vote, a step for each event; `decided` is the step that decided it."""

    episode: EpisodeEntry
    moments: list[ReplayFrame]
    decided: int
    over: bool
    seat: int | None
    everything: bool


class Chronicle(Struct, frozen=True):
    """The figures of all places from moment to moment; what is hidden comes when all is over.

    So do the `titles` that the game has for what the seats achieved: messages, by seat.
    """

    over: bool
    last: int
    panels: list[statistics.ChartPanel]
    measures: list[statistics.Measure]
    titles: dict[str, str]


class Recap(Struct, frozen=True):
    """What happened since one last saw the table; `left_out` lines came before those given."""

    seen: int | None
    last: int
    total: int
    left_out: int
    lines: list[Any]


class SinceQuery(InvitationQuery, frozen=True):
    """After which ply, or from which line of the log on; by default since my last move or visit."""

    since: Ply | None = None
    line: Ply | None = None
    lang: Language = "en"


class Happenings(Struct, frozen=True):
    """What happened after a ply, one happening for each deed, battle or vote, with its caption.

    `lines` are the few that matter most, by their places, the worst first; `others` is how many
    more deeds of others there are.
    """

    since: int
    last: int
    happenings: list[Happening]
    lines: list[int]
    others: int


class SeenBody(Body, frozen=True):
    """The latest moment on one's screen."""

    moment: Ply


class ThingQuery(InvitationQuery, frozen=True, kw_only=True):
    """A thing on the table, by its id."""

    thing: Annotated[str, Meta(min_length=1, max_length=200)]
    lang: Language = "en"


class PreviewBody(PositionBody, frozen=True):
    """An answer to think about, for the position that the view shows."""

    value: Any
    lang: Language | None = None


class Preview(Struct, frozen=True):
    """What would certainly come of an answer, as a patch for the scene; who would speak `then`.

    What is `final` perhaps cannot be taken back, so it had better be confirmed.
    """

    sure: bool
    then: Literal["you", "others", "chance", "end"]
    patch: list[Op]
    log: list[Any]
    final: bool


# -- looking back ---------------------------------------------------------------------------------


class LogWriter:
    """Puts what was told in lines, and counts plies, as far as one may know it from a place."""

    def __init__(self, room: Room, place: Viewpoint, lang: str | None = None) -> None:
        self._match = room.require_match()
        self._place: Viewpoint = place
        self._shared_view: SharedView = room.viewers.new_shared_view(seat_of(place), lang)

    def lines(self, told: Sequence[LoggedEvent]) -> list[Any]:
        """The lines of the log for these events."""
        if self._place == "everything":
            seen = [SeatLogLine(each.ply, each.event) for each in told]
        else:
            seen = seat_log_lines(self._match, self._place, told)
        return [self._shared_view.line(line) for line in seen]

    def count(self, plies: Iterable[int]) -> list[int]:
        """Plies of the record, as they are counted here."""
        return plies_seen(self._match, seat_of(self._place), plies)

    def ply(self, ply: int) -> int:
        """A ply of the record, as it is counted here."""
        return ply_seen(self._match, seat_of(self._place), ply)

    def recorded(self, ply: int) -> int:
        """A ply as it is counted here, in the record."""
        return ply_recorded(self._match, seat_of(self._place), ply)

    def recount(self, told: Sequence[LoggedEvent]) -> list[LoggedEvent]:
        """Events with the plies that are counted here."""
        plies = self.count(each.ply for each in told)
        return [LoggedEvent(ply, each.event) for ply, each in zip(plies, told, strict=True)]


@endpoint(
    "GET",
    "/api/tables/{table}/moments",
    summary="The game as a film",
    answer=Moments,
    path=TablePath,
    query=MomentsQuery,
    limit="film",
    problems=(409,),
    tag="time",
)
async def read_moments(call: ApiCall[None]) -> Moments:
    """Each moment as one could see it then. The first that is not before `from` comes first."""
    services: Services = call.app
    query: MomentsQuery = call.query
    room = await settled_room(call, call.path.table, query.invitation)
    place = viewpoint(call, room, query.seat)
    teller = LogWriter(room, place, query.lang)
    timeline = services.timelines.of(room)
    async with timeline.lock:
        await timeline.follow(room.require_match())
        moments = timeline.moments_of(room.require_match(), place)
        start = index_of(moments, teller.recorded(query.start))
        shots = timeline.shots(moments, start, query.count, place)
        frames = _frames([shot async for shot in shots], teller)
        return Moments(
            frames,
            teller.ply(timeline.last),
            len(moments),
            room.require_match().over,
            seat_of(place),
            place == "everything",
        )


def _frames(shots: Sequence[TimelineFrame], teller: LogWriter) -> list[ReplayFrame]:
    frames: list[ReplayFrame] = []
    before: Scene | None = None
    plies = teller.count(shot.ply for shot in shots)
    for at, shot in zip(plies, shots, strict=True):
        patch = None if before is None else changes(before, shot.scene, "")
        whole = shot.scene if before is None else None
        said = teller.lines(shot.told)
        frames.append(ReplayFrame(at, list(shot.waiting), said, whole, patch, shot.where))
        before = shot.scene
    return frames


@endpoint(
    "GET",
    "/api/tables/{table}/outline",
    summary="All moments, and what begins where",
    answer=Outline,
    path=TablePath,
    query=InvitationQuery,
    limit="film",
    problems=(409,),
    tag="time",
)
async def read_outline(call: ApiCall[None]) -> Outline:
    """Enough to draw a bar to scrub along."""
    services: Services = call.app
    room = await settled_room(call, call.path.table, call.query.invitation)
    timeline = services.timelines.of(room)
    async with timeline.lock:
        match = room.require_match()
        await timeline.follow(match)
        place = caller_seat(call, room)
        teller = LogWriter(room, place)
        plies = teller.count(moment.ply for moment in timeline.moments_of(match, place))
        at = teller.count(mark.at for mark in timeline.marks)
        marks = [msgspec.structs.replace(m, at=n) for m, n in zip(timeline.marks, at, strict=True)]
        replays = [entry for entry, _ in episode_entries(teller.recount(timeline.told))]
        return Outline(plies, marks, replays, match.over)


@endpoint(
    "GET",
    "/api/tables/{table}/replay",
    summary="A battle or a vote, event by event",
    answer=Replay,
    path=TablePath,
    query=ReplayQuery,
    limit="film",
    problems=(409,),
    tag="time",
)
async def read_replay(call: ApiCall[None]) -> Replay:
    """How it stood before, then one step for each event that one may know, with its line."""
    services: Services = call.app
    query: ReplayQuery = call.query
    room = await settled_room(call, call.path.table, query.invitation)
    place = viewpoint(call, room, query.seat)
    teller = LogWriter(room, place, query.lang)
    timeline = services.timelines.of(room)
    async with timeline.lock:
        await timeline.follow(room.require_match())
        found = find_episode(teller.recount(timeline.told), query.name)
        if found is None:
            raise problems.not_found("There is no such battle or vote.", "no-episode")
        entry, episode = found
        decision = timeline.told[episode.decided]
        shots = [shot async for shot in replay_frames(timeline, episode, place)]
        decided = next(n for n, shot in enumerate(shots) if decision in shot.told)
        everything, over = place == "everything", room.require_match().over
        return Replay(entry, _frames(shots, teller), decided, over, seat_of(place), everything)


@endpoint(
    "GET",
    "/api/tables/{table}/chronicle",
    summary="How the figures of all players rose and fell",
    answer=Chronicle,
    path=TablePath,
    query=InvitationQuery,
    limit="film",
    problems=(409,),
    tag="time",
)
async def read_chronicle(call: ApiCall[None]) -> Chronicle:
    """While the game goes on, what is public; afterwards, as each saw their own."""
    services: Services = call.app
    room = await settled_room(call, call.path.table, call.query.invitation)
    timeline = services.timelines.of(room)
    async with timeline.lock:
        await timeline.follow(room.require_match())
        match, teller = room.require_match(), LogWriter(room, caller_seat(call, room))
        measures = timeline.ledger.measures(own=match.over, count=teller.count)
        last, titles = teller.ply(timeline.last), statistics.titles(match)
        return Chronicle(match.over, last, timeline.ledger.places(), measures, titles)


# -- what happened since --------------------------------------------------------------------------


@endpoint(
    "GET",
    "/api/tables/{table}/recap",
    summary="What happened since I was last here",
    answer=Recap,
    path=TablePath,
    query=WordsQuery,
    needs_person=True,
    problems=(409,),
    tag="time",
)
async def read_recap(call: ApiCall[None]) -> Recap:
    """Nothing for somebody who has not been here before."""
    services: Services = call.app
    room = await settled_room(call, call.path.table, call.query.invitation)
    person, match = call.require_person(), room.require_match()
    seen = await visits.last_seen(services.store, person.id, room.id)
    seat = room.seat_of(person.id)
    last = public_ply(match, seat)
    if seen is None:
        return Recap(None, last, 0, 0, [])
    told = [each for each in match.told or [] if each.ply > seen and each.event.as_seen_by(seat)]
    said = LogWriter(room, seat, call.query.lang).lines(told[-_RECAP:])
    since = min(ply_seen(match, seat, seen), last)
    return Recap(since, last, len(told), len(told) - len(said), said)


@endpoint(
    "GET",
    "/api/tables/{table}/happenings",
    summary="What happened since my last move",
    answer=Happenings,
    path=TablePath,
    query=SinceQuery,
    limit="film",
    problems=(409,),
    tag="time",
)
async def read_happenings(call: ApiCall[None]) -> Happenings:
    """Each as the caller's seat may know it, in the second person where it is the caller."""
    services: Services = call.app
    query: SinceQuery = call.query
    room = await settled_room(call, call.path.table, query.invitation)
    seat = caller_seat(call, room)
    timeline = services.timelines.of(room)
    seen = await _since(call, room, seat)
    async with timeline.lock:
        match = room.require_match()
        await timeline.follow(match)
        teller, words = LogWriter(room, seat), TableTexts(room.game, query.lang, room.names())
        since = seen if query.since is None else teller.recorded(query.since)
        if query.line is not None:
            since = before_line(timeline, seat, query.line)
        moments = timeline.moments_of(match, seat)
        found = await happenings(timeline, moments, seat, since, words, teller.count)
        lines = most_important(found)
        others = sum(not each.mine for n, each in enumerate(found) if n not in lines)
        return Happenings(
            teller.ply(max(0, since)), teller.ply(timeline.last), found, lines, others
        )


async def _since(call: ApiCall[None], room: Room, seat: Seat | None) -> int:
    """The ply after a seat's last move; for others, what they saw last."""
    match = room.require_match()
    if seat is not None:
        return last_move(match, seat)
    if call.person is None:
        return match.ply
    services: Services = call.app
    seen = await visits.last_seen(services.store, call.person.id, room.id)
    return match.ply if seen is None else seen


@endpoint(
    "PUT",
    "/api/tables/{table}/seen",
    summary="I have seen the table at this moment",
    body=SeenBody,
    path=TablePath,
    query=InvitationQuery,
    needs_person=True,
    problems=(409,),
    tag="time",
)
async def note_seen(call: ApiCall[SeenBody]) -> None:
    """So that one can be told later what happened since."""
    services: Services = call.app
    room = await settled_room(call, call.path.table, call.query.invitation)
    person, match = call.require_person(), room.require_match()
    seat = room.seat_of(person.id)
    moment = min(call.body.moment, public_ply(match, seat))
    await visits.store_seen(services.store, person.id, room.id, ply_recorded(match, seat, moment))


# -- looking ahead --------------------------------------------------------------------------------


@endpoint(
    "GET",
    "/api/tables/{table}/why",
    summary="Why a thing cannot be chosen",
    answer=Explanation,
    path=TablePath,
    query=ThingQuery,
    problems=(409,),
    tag="time",
)
async def read_why(call: ApiCall[None]) -> Explanation:
    """In words, with the rule behind it where the game can tell."""
    query: ThingQuery = call.query
    room = await settled_room(call, call.path.table, query.invitation)
    seat = caller_seat(call, room)
    texts = Texts(room.game, query.lang, room.names())
    found = explain(room.require_match(), seat, query.thing, texts)
    if found is None:
        raise problems.not_found("There is no such thing on the table.", "no-thing")
    return found


@endpoint(
    "POST",
    "/api/tables/{table}/preview",
    summary="What would come of an answer",
    body=PreviewBody,
    answer=Preview,
    path=TablePath,
    needs_person=True,
    limit="preview",
    problems=(409,),
    tag="time",
)
async def preview(call: ApiCall[PreviewBody]) -> Preview:
    """As far as it is certain: until somebody else, or chance, would have to speak."""
    room = await settled_room(call, call.path.table)
    seat = own_seat(call, room)
    match, wanted = room.require_match(), call.body
    room.check_epoch(seat, wanted.epoch)
    try:
        found = preview_answer(match, seat, wanted.value, wanted.ply)
    except Refused as refusal:
        raise problem_of(refusal) from None
    shared_view = room.viewers.new_shared_view(seat, wanted.lang or DEFAULT)
    log = [shared_view.line(event) for event in found.events]
    return Preview(found.sure, found.then, found.patch, log, found.final)
