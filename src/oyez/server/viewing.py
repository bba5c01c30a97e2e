"""What somebody at a table is shown: the whole view once, then what changed in it.

All who look from the same seat in the same language have been shown the same, so it is worked out
once for all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator, Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw

from oyez.kernel import Choices, Match, OneOf, Question, Seat
from oyez.kernel.choices import plain
from oyez.kernel.episodes import tells
from oyez.kernel.events import Told
from oyez.kernel.table import Dialog, Table, Text
from oyez.kernel.undo import can_undo
from oyez.server.coach import Coach
from oyez.server.patch import Known, Op, changes
from oyez.server.words import Words

# How much of the log comes with the whole view; the rest can be asked for.
RECENT: Final = 100

# Who does not read so many messages is cut off, and gets the whole view on coming back.
_BACKLOG: Final = 200

# Who has looked over HTTP counts as looking on for so many seconds.
ATTENTION: Final = 45.0

Parts = dict[str, Any]
_MISSING: Final = object()
_encode: Final = msgspec.json.Encoder().encode


class Viewer:
    """Somebody at the other end of a connection, who may be slower than the game."""

    __slots__ = ("_at_once", "_outbox", "_send", "_task", "closed", "person_id")

    def __init__(
        self,
        send: Callable[[dict[str, Any]], Awaitable[None]],
        person_id: int | None,
        at_once: Callable[[bytes], bool] | None = None,
    ) -> None:
        self._send, self.person_id, self._at_once = send, person_id, at_once
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
        self._task = asyncio.ensure_future(self._flush(_Rest(sending, waiting)))

    async def _flush(self, rest: _Rest) -> None:
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


class _Rest:
    """What is left of something that was begun outside a task, to be awaited in one."""

    def __init__(self, begun: Generator[Any, Any, None], waiting: Any) -> None:
        self._begun, self._waiting = begun, waiting

    def __await__(self) -> Generator[Any, Any, None]:
        yield self._waiting
        yield from self._begun


class Common:
    """What was worked out for one place and is the same for others that look at the same time."""

    def __init__(self) -> None:
        self.scenes = Known()
        # By event and language, with the event, whose id is its own as long as it is there.
        self._lines: dict[tuple[int, str | None], tuple[Any, Raw]] = {}

    def line(self, outlook: Outlook, told: tuple[int, Any]) -> Raw:
        """One line of the log, as JSON."""
        event, words = told[1], outlook.words
        key = (id(event), None if words is None else words.lang)
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = event, Raw(_encode(outlook.line(told)))
        return found[1]


class Outlook:
    """What has been shown to all who look from one seat (None: from beside the table)."""

    def __init__(self, seat: Seat | None, words: Words | None) -> None:
        self.seat, self.words = seat, words
        self.viewers: list[Viewer] = []
        self.accepted: list[str] = []
        self.coach: Coach | None = None
        # What was shown of the table itself, and of the match.
        self._around: Parts = {}
        self.parts: Parts | None = None
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

    def rewind(self, told: list[Told]) -> None:
        """Something was taken back, and with it the end of the log."""
        if len(told) < self._heard:
            self._heard, self._logged = len(told), len(self._visible(told))
            self._rewound = True

    # -- showing ------------------------------------------------------------------------------

    def whole(
        self,
        around: Parts,
        match: Match[Any] | None,
        scene: Table | None,
        accepted: Sequence[str] = (),
    ) -> bytes:
        """The view as it is now, for somebody who has seen nothing yet."""
        self._around, self.parts = around, self.look(match, scene)
        told = [] if match is None or match.told is None else match.told
        log = self._visible(told)
        self._heard, self._logged, self._rewound = len(told), len(log), False
        first = max(0, len(log) - RECENT)
        return msgspec.json.encode(
            {
                "type": "view",
                "view": around | self.parts,
                "log": {"from": first, "events": [self.line(told) for told in log[first:]]},
                "accepted": accepted,
            }
        )

    def update(
        self,
        around: Parts,
        match: Match[Any] | None,
        scene: Table | None,
        common: Common | None = None,
    ) -> bytes | None:
        """What changed since the last time; None if nothing did."""
        if self.parts is None:
            accepted, self.accepted = self.accepted, []
            return self.whole(around, match, scene, accepted)
        before, self.parts = self.parts, self.look(match, scene)
        message: dict[str, Any] = {"type": "update"}
        patch = _changes(before, self.parts, None if common is None else common.scenes)
        if around is not self._around:
            patch += _changes(self._around, around, None)
            self._around = around
        if patch:
            message["patch"] = patch
        if log := self._news(match, common):
            message["log"] = log
        if self.accepted:
            message["accepted"] = self.accepted.copy()
            self.accepted.clear()
        return _encode(message) if len(message) > 1 else None

    def look(self, match: Match[Any] | None, scene: Table | None) -> Parts:
        """All that can be seen of the match right now."""
        if match is None:
            return {}
        seat = self.seat
        question = None if seat is None or match.over else match.question(seat)
        parts: Parts = {
            "you": seat,
            "ply": match.ply_of(seat),
            "epoch": self.epoch,
            "waiting": list(match.waiting()),
            "table": scene,
            "outcome": None if match.outcome is None else plain(match.outcome),
        }
        if self.coach is not None:
            parts["coach"] = self.coach.shown(match)
        if match.over:
            parts["state"] = plain(match.state)
        elif seat is not None:
            anytime = match.anytime(seat)
            parts["question"] = None if question is None else Raw(_encode(_dialog(question)))
            parts["anytime"] = Raw(_encode(_described(anytime)))
            parts["can_undo"] = can_undo(match, seat)
            redo_log = match.redo_log
            parts["can_redo"] = bool(redo_log) and any(entry.seat == seat for entry in redo_log)
            if self.words is not None:
                parts["words"] = self.words.of(question, anytime)
        return parts

    # -- the log --------------------------------------------------------------------------------

    def line(self, told: tuple[int, Any]) -> dict[str, Any]:
        """One line of the log."""
        ply, event = told
        line: dict[str, Any] = {"ply": ply, "event": event, "tells": tells(event)}
        if self.words is not None:
            line["say"] = self.words.event(event)
        return line

    def _visible(self, told: list[Told]) -> list[tuple[int, Any]]:
        seen: list[tuple[int, Any]] = []
        for each in told:
            event = each.event.veiled(self.seat)
            if event is not None:
                seen.append((each.ply, event))
        return seen

    def _news(self, match: Match[Any] | None, common: Common | None) -> dict[str, Any] | None:
        """What was told since the last time, or how much of the log still stands."""
        if match is None or match.told is None:
            return None
        if len(match.told) == self._heard and not self._rewound:
            return None
        news = self._visible(match.told[self._heard :])
        first, self._logged = self._logged, self._logged + len(news)
        cut, self._rewound = self._rewound, False
        self._heard = len(match.told)
        lines = [self.line(told) if common is None else common.line(self, told) for told in news]
        return {"from": first, "events": lines} if cut or lines else None

    def history(self, match: Match[Any]) -> list[dict[str, Any]]:
        """The whole log."""
        return [self.line(told) for told in self._visible(match.told or [])]


def _dialog(question: Question) -> Dialog:
    """The question as a screen puts it."""
    prompt = Text(question.prompt, dict(question.about or {}))
    choices = _described(question.choices)
    return Dialog(prompt, question.rule, question.ply, choices, question.answered)


def _described(choices: Choices[Any]) -> dict[str, Any]:
    """What can be chosen; the values of a plain list are written down just as they are."""
    if isinstance(choices, OneOf) and type(choices) is OneOf:
        return {"kind": choices.kind, "values": choices.values}
    return choices.describe()


def _changes(before: Parts, after: Parts, known: Known | None) -> list[Op]:
    """A patch: the scene in detail, everything else as a whole."""
    ops: list[Op] = []
    for key, value in after.items():
        old = before.get(key, _MISSING)
        if old is value:
            continue
        if key == "table" and isinstance(value, Table) and isinstance(old, Table):
            ops.extend(changes(old, value, "/table", known))
        elif old is _MISSING or old != value:
            ops.append({"op": "add", "path": f"/{key}", "value": value})
    if len(before) != len(after) or before.keys() != after.keys():
        ops.extend({"op": "remove", "path": f"/{key}"} for key in before if key not in after)
    return ops
