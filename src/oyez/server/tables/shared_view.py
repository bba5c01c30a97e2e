"""The view shared by all viewers of one seat in one language: sent whole once, then as patches.

All who look from the same seat in the same language have been shown the same, so it is worked out
once for all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator, Sequence
from operator import attrgetter
from typing import Any, Final, cast

import msgspec
from msgspec import UNSET, Raw

from oyez.kernel import Match, Seat
from oyez.kernel.visibility import SeatLogLine, seat_inputs, seat_log_lines
from oyez.scene.elements import Scene
from oyez.scene.views import View, line_to_send, seat_view
from oyez.server.people.identity import Person
from oyez.server.tables.coach import Coach
from oyez.server.tables.texts import TableTexts
from oyez.server.wire.messages import FullView, Update, encode
from oyez.server.wire.patch import ListDiffCache, Op, changes

# How much of the log comes with the whole view; the rest can be asked for.
RECENT: Final = 100

# Who does not read so many messages is cut off, and gets the whole view on coming back.
_BACKLOG: Final = 200

# Who has looked over HTTP counts as looking on for so many seconds.
POLL_GRACE_SECONDS: Final = 45.0

ViewParts = dict[str, Any]
_MISSING: Final = object()
_encode: Final = msgspec.json.Encoder().encode
# The parts of a view, the names under which they are sent, and whether they are kept in writing:
# these are long, and never patched in detail.
_part_values: Final = attrgetter(*View.__struct_fields__)
_SENT: Final = tuple(
    (name, name in ("question", "anytime", "state")) for name in View.__struct_encode_fields__
)


class ViewerConnection:
    """One connection that receives messages; cut off if it falls too far behind."""

    __slots__ = ("_at_once", "_outbox", "_send", "_task", "closed", "keeper", "person_id")

    def __init__(
        self,
        send: Callable[[dict[str, Any]], Awaitable[None]],
        person: Person | None,
        at_once: Callable[[bytes], bool] | None = None,
    ) -> None:
        self._send, self._at_once = send, at_once
        self.person_id = None if person is None else person.id
        self.keeper = None if person is None else person.keeper
        self._outbox: list[dict[str, Any]] = []
        self._task: asyncio.Task[None] | None = None
        self.closed = False

    def push(self, message: bytes) -> None:
        """Send a message after all earlier ones, without waiting for it."""
        free = self._task is None and not self.closed
        if free and self._at_once is not None and self._at_once(message):
            return
        self._put({"type": "websocket.send", "text": message.decode()})
        if len(self._outbox) > _BACKLOG:
            self._outbox.clear()
            self.close(1013)

    def close(self, code: int = 1012) -> None:
        """Ask the other end to come back later."""
        self._put({"type": "websocket.close", "code": code})
        self.closed = True

    def _put(self, message: dict[str, Any]) -> None:
        if self.closed:
            return
        if self._task is not None:
            self._outbox.append(message)
            return
        # Mostly a message goes out at once, and then there is no need for a task.
        sending = self._send(message).__await__()
        try:
            waiting = next(sending)
        except StopIteration:
            return
        except Exception:  # however a connection ends, its reader sees to the rest
            self.closed = True
            return
        self._task = asyncio.ensure_future(self._flush(_StartedSend(sending, waiting)))

    async def _flush(self, rest: _StartedSend) -> None:
        try:
            await rest
            while self._outbox:
                messages, self._outbox = self._outbox, []
                for message in messages:
                    await self._send(message)
        except Exception:  # as above
            self.closed = True
            self._outbox.clear()
        finally:
            self._task = None


class _StartedSend:
    """What is left of something that was begun outside a task, to be awaited in one."""

    def __init__(self, begun: Generator[Any, Any, None], waiting: Any) -> None:
        self._begun, self._waiting = begun, waiting

    def __await__(self) -> Generator[Any, Any, None]:
        yield self._waiting
        yield from self._begun


class UpdateCache:
    """Patches and log lines computed once per update and shared between seats."""

    def __init__(self) -> None:
        self.scenes = ListDiffCache()
        # By event, ply and language; with the event, whose id is its own as long as it is there.
        self._lines: dict[tuple[int, int, str | None], tuple[Any, Raw]] = {}

    def line(self, shared_view: SharedView, line: SeatLogLine) -> Raw:
        """One line of the log, as JSON."""
        event, words = line.event, shared_view.words
        key = (id(event), line.ply, None if words is None else words.lang)
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = event, Raw(_encode(shared_view.line(line)))
        return found[1]


class SharedView:
    """What the viewers of one seat (None: spectators) in one language have been sent."""

    def __init__(self, seat: Seat | None, words: TableTexts | None) -> None:
        self.seat, self.words = seat, words
        self.viewers: list[ViewerConnection] = []
        self.accepted: list[str] = []
        self.coach: Coach | None = None
        # What was shown of the table itself, and of the match.
        self._around: ViewParts = {}
        self.parts: ViewParts | None = None
        self.epoch = 0
        # Of the events told: how many have been looked at, and how many of those are in the log.
        self._heard = 0
        self._logged = 0
        self._rewound = False

    def forget(self) -> None:
        """Whatever comes next is shown whole."""
        self.parts = None
        self._around = {}
        self._heard = self._logged = 0
        self._rewound = False

    def rewind(self, match: Match[Any], kept: int) -> None:
        """Something was taken back: of what was told, only so much is as it was."""
        if kept < self._heard:
            told = (match.told or [])[:kept]
            self._heard, self._logged = kept, len(seat_log_lines(match, self.seat, told))
            self._rewound = True

    # -- showing ------------------------------------------------------------------------------

    def whole(
        self,
        around: ViewParts,
        match: Match[Any] | None,
        scene: Scene | None,
        accepted: Sequence[str] = (),
    ) -> bytes:
        """The view as it is now, for somebody who has seen nothing yet."""
        self._around, self.parts = around, self._look(match, scene)
        told = [] if match is None or match.told is None else match.told
        log = [] if match is None else seat_log_lines(match, self.seat, told)
        self._heard, self._logged, self._rewound = len(told), len(log), False
        first = max(0, len(log) - RECENT)
        recent = {"from": first, "events": [self.line(each) for each in log[first:]]}
        return encode(FullView(around | self.parts, recent, list(accepted)))

    def update(
        self,
        around: ViewParts,
        match: Match[Any] | None,
        scene: Scene | None,
        common: UpdateCache | None = None,
    ) -> bytes | None:
        """What changed since the last time; None if nothing did."""
        if self.parts is None:
            accepted, self.accepted = self.accepted, []
            return self.whole(around, match, scene, accepted)
        before, self.parts = self.parts, self._look(match, scene)
        patch = _changes(before, self.parts, None if common is None else common.scenes)
        if around is not self._around:
            patch += _changes(self._around, around, None)
            self._around = around
        log = self._news(match, common)
        accepted, self.accepted = self.accepted, []
        if not (patch or log or accepted):
            return None
        # Some operations are written down already, which nobody can tell once they are sent.
        operations = cast("list[dict[str, Any]]", patch)
        return encode(Update(operations, log, accepted))

    def _look(self, match: Match[Any] | None, scene: Scene | None) -> ViewParts:
        """The kernel's view part by part, and what the table has to add for this place."""
        if match is None:
            return {}
        said = seat_inputs(match, self.seat)
        parts = _parts(seat_view(match, self.seat, scene, said))
        parts["epoch"] = self.epoch
        if self.coach is not None:
            parts["coach"] = self.coach.shown(match)
        if self.words is not None and said is not None:
            parts["words"] = self.words.of(said)
            if said.orders:
                parts["standing"] = self.words.standing(said)
        return parts

    # -- the log --------------------------------------------------------------------------------

    def line(self, line: SeatLogLine) -> dict[str, Any]:
        """One line of the log, in words where they are wanted."""
        said = line_to_send(line)
        if self.words is not None:
            said["say"] = self.words.event(line.event)
        return said

    def _news(self, match: Match[Any] | None, common: UpdateCache | None) -> dict[str, Any]:
        """What was told since the last time, or how much of the log still stands."""
        if match is None or match.told is None:
            return {}
        if len(match.told) == self._heard and not self._rewound:
            return {}
        news = seat_log_lines(match, self.seat, match.told[self._heard :])
        first, self._logged = self._logged, self._logged + len(news)
        cut, self._rewound = self._rewound, False
        self._heard = len(match.told)
        said = [self.line(each) if common is None else common.line(self, each) for each in news]
        return {"from": first, "events": said} if cut or said else {}

    def history(self, match: Match[Any]) -> list[dict[str, Any]]:
        """The whole log."""
        return [self.line(each) for each in seat_log_lines(match, self.seat, match.told or [])]


def _parts(view: View) -> ViewParts:
    """A view by the names under which its parts are sent."""
    parts: ViewParts = {}
    for (name, written), value in zip(_SENT, _part_values(view), strict=True):
        if value is not UNSET:
            parts[name] = Raw(_encode(value)) if written and value is not None else value
    return parts


def _changes(before: ViewParts, after: ViewParts, known: ListDiffCache | None) -> list[Op]:
    """A patch: the scene in detail, everything else as a whole."""
    ops: list[Op] = []
    for key, value in after.items():
        old = before.get(key, _MISSING)
        if old is value:
            continue
        if key == "table" and isinstance(value, Scene) and isinstance(old, Scene):
            ops.extend(changes(old, value, "/table", known))
        elif old is _MISSING or old != value:
            ops.append({"op": "add", "path": f"/{key}", "value": value})
    if len(before) != len(after) or before.keys() != after.keys():
        ops.extend({"op": "remove", "path": f"/{key}"} for key in before if key not in after)
    return ops
