"""A seat's socket: on connecting the whole view, then changes; deeds and talk the other way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.types import Receive, Scope, Send

from oyez.kernel import Seat
from oyez.server import problems
from oyez.server.access import TablePath, open_room
from oyez.server.api import Id, acting, heads_of, path_parts, query_of, who
from oyez.server.deeds import Deed
from oyez.server.house import House
from oyez.server.identity import Person
from oyez.server.problems import Problem, Trouble, Unavailable
from oyez.server.room import Gone, Room
from oyez.server.routes.play import DeedBody, LogQuery, Say
from oyez.server.talk import Line, read_talk, say
from oyez.server.viewing import Viewer
from oyez.server.wire import LISTEN, PUSH
from oyez.state.conversion import prepared


class SocketQuery(LogQuery, frozen=True):
    """As for the log; with `as` one looks and acts for somebody who plays at one's device."""

    companion: Id | None = msgspec.field(name="as", default=None)


class DeedMessage(DeedBody, frozen=True, tag_field="type", tag="deed", kw_only=True):
    """Does something; `accepted` with the key, or `refused`, is the answer."""


class TalkMessage(Say, frozen=True, tag_field="type", tag="talk", kw_only=True):
    """Says something."""


class PingMessage(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Asks for a `pong`."""


Incoming = DeedMessage | TalkMessage | PingMessage
_decoder: Final = msgspec.json.Decoder(prepared(Incoming))
_LONGEST: Final = 64 * 1024


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """Something was not accepted, and nothing has changed."""

    error: Trouble
    key: str | None = None


class Whole(Struct, frozen=True, tag_field="type", tag="view"):
    """The whole view, on connecting and whenever changes cannot be told; then the recent log."""

    view: dict[str, Any]
    log: dict[str, Any]
    accepted: list[str] = []


class Update(Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """What changed: a JSON Patch for the view, new lines of the log (which is cut to `from` lines
    first), and the keys of deeds that are on disk now."""

    patch: list[dict[str, Any]] = []
    log: dict[str, Any] = {}
    accepted: list[str] = []


class Confirmation(Struct, frozen=True, tag_field="type", tag="accepted"):
    """A deed or a line of talk is on disk, perhaps since long."""

    key: str


class Heard(Struct, frozen=True, tag_field="type", tag="talk"):
    """Something was said."""

    lines: list[Line]


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


class News(Struct, frozen=True, tag_field="type", tag="notice"):
    """A notice: somewhere it is your turn."""

    notice: dict[str, Any]


MESSAGES: Final[Sequence[tuple[str, type[Struct], str]]] = [
    ("deed", DeedMessage, "To the server: answer, act, undo or redo."),
    ("talk", TalkMessage, "To the server: say something."),
    ("ping", PingMessage, "To the server: are you there?"),
    ("view", Whole, "From the server: everything that can be seen."),
    ("update", Update, "From the server: what changed."),
    ("accepted", Confirmation, "From the server: it is on disk."),
    ("refused", Refusal, "From the server: it was not accepted, and why."),
    ("talk-heard", Heard, "From the server: something was said."),
    ("notice", News, "From the server: a notice about any table."),
    ("pong", Pong, "From the server: I am."),
]


class Seated:
    """One connection of somebody who looks at a table."""

    def __init__(self, house: House, room: Room, person: Person | None, lang: str | None) -> None:
        self.house, self.room, self.person, self.lang = house, room, person, lang
        self.seat: Seat | None = room.seat_of(None if person is None else person.id)

    async def run(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Show the table and listen until one of the two ends hangs up."""
        viewer = self.viewer = _viewer(scope, send, self.person)
        self.room = await self.house.hall.settled(self.room.id)
        viewer.push(self.room.gallery.enter(self.seat, self.lang, viewer))
        if self.person is not None:
            self.house.herald.listen(self.person.keeper, viewer)
            if self.seat is not None:
                self.house.herald.saw(self.person.keeper, self.room.id)
        try:
            # After entering, so that no line falls in between; one may come twice, with its id.
            if lines := await read_talk(self.house, self.room, self.person):
                viewer.push(msgspec.json.encode({"type": "talk", "lines": lines}))
            if (listen := scope.get("extensions", {}).get(LISTEN)) is not None:
                listen(self.hear_at_once)
            while (message := await receive())["type"] == "websocket.receive":
                await self.hear(message.get("text") or message.get("bytes") or b"")
        finally:
            viewer.closed = True
            self.room.gallery.leave(self.seat, self.lang, viewer)
            if self.person is not None:
                self.house.herald.leave(self.person.keeper, viewer)

    def hear_at_once(self, text: str) -> bool:
        """Carry out a deed that needs no waiting; whether this was one."""
        if self.person is None or self.seat is None or self.room.dozing:
            return False
        key: str | None = None
        try:
            message = _read(text)
            if not isinstance(message, DeedMessage) or self.room.knows(self.seat, message.key):
                return False
            key = message.key
            self.house.limits.take("play", self.person.keeper)
            self.room.do(self.seat, _deed(message))
        except Problem as problem:
            self.refuse(problem, key)
        except Gone:
            self.viewer.close()
        except Unavailable:
            self.refuse(problems.unavailable(), key)
        return True

    def refuse(self, problem: Problem, key: str | None) -> None:
        """Say why something was not accepted."""
        self.viewer.push(msgspec.json.encode(Refusal(problems.trouble(problem), key)))

    async def hear(self, raw: str | bytes) -> None:
        """Do what a message says, or say why not."""
        key: str | None = None
        try:
            message = _read(raw)
            key = None if isinstance(message, PingMessage) else message.key
            if isinstance(message, DeedMessage):
                await self.do(message)
            elif isinstance(message, TalkMessage):
                await self.talk(message)
            else:
                self.viewer.push(b'{"type":"pong"}')
        except Problem as problem:
            self.refuse(problem, key)
        except Gone:
            self.viewer.close()
        except Unavailable:
            self.refuse(problems.unavailable(), key)

    async def do(self, message: DeedMessage) -> None:
        """Carry out a deed. When it is on disk, the update that follows says so."""
        if self.person is None or self.seat is None:
            raise problems.forbidden("not-seated", "You have no seat at this table.")
        self.house.limits.take("play", self.person.keeper)
        if self.room.dozing:
            self.room = await self.house.hall.room(self.room.id)
        deed = _deed(message)
        before = self.room.done_before(self.seat, deed)
        if before is None:
            self.room.do(self.seat, deed)
            return
        await asyncio.shield(before)
        self.viewer.push(msgspec.json.encode({"type": "accepted", "key": deed.key}))

    async def talk(self, message: TalkMessage) -> None:
        """Say something."""
        if self.person is None:
            raise problems.sign_in_needed()
        self.house.limits.take("talk", self.person.keeper)
        text, to, key = message.text, message.to, message.key
        await say(self.house, self.room, self.person, text, to, key)
        if key is not None:
            self.viewer.push(msgspec.json.encode({"type": "accepted", "key": key}))


def _viewer(scope: Scope, send: Send, person: Person | None) -> Viewer:
    at_once = scope.get("extensions", {}).get(PUSH)
    return Viewer(send, person, at_once)


def _deed(message: DeedMessage) -> Deed:
    return Deed(message.kind, message.ply, message.epoch, message.key, message.value)


def _read(raw: str | bytes) -> Incoming:
    if len(raw) > _LONGEST:
        raise problems.too_large(_LONGEST)
    try:
        message: Incoming = _decoder.decode(raw)
        return message
    except msgspec.ValidationError as error:
        raise problems.invalid(str(error)[:300]) from None
    except (ValueError, RecursionError):
        raise problems.bad_request("bad-json", "The message is not valid JSON.") from None


class Socket:
    """A function that speaks ASGI, in the shape in which Starlette leaves it alone."""

    def __init__(self, serve: Callable[[Scope, Receive, Send], Awaitable[None]]) -> None:
        self._serve = serve

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        await self._serve(scope, receive, send)


async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """The socket of a table: /api/tables/{table}/socket."""
    await receive()
    try:
        house: House = scope["app"].state.house
        table_id: int = path_parts(TablePath, scope["path_params"]).table
        query: SocketQuery = query_of(SocketQuery, scope["query_string"])
        person = await who(house, heads_of(scope))
        if query.companion is not None:
            person = await acting(house, person, query.companion)
        room = await open_room(house, table_id, person, query.invitation)
    except Problem as problem:
        await refuse(scope, send, problem)
        return
    await send({"type": "websocket.accept"})
    try:
        await Seated(house, room, person, query.lang).run(scope, receive, send)
    except Problem as problem:  # the table was given up in this very moment
        await send({"type": "websocket.close", "code": 1008, "reason": problem.code})


async def person_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """A person's own socket, for notices: /api/me/socket."""
    await receive()
    try:
        house: House = scope["app"].state.house
        person = await who(house, heads_of(scope))
        if person is None:
            raise problems.sign_in_needed()
    except Problem as problem:
        await refuse(scope, send, problem)
        return
    await send({"type": "websocket.accept"})
    viewer = _viewer(scope, send, person)
    house.herald.listen(person.id, viewer)
    try:
        while (await receive())["type"] == "websocket.receive":
            pass
    finally:
        viewer.closed = True
        house.herald.leave(person.id, viewer)


async def refuse(scope: Scope, send: Send, problem: Problem) -> None:
    """Refuse a connection, with the status that a request would get."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": problem.code})
        return
    content = problems.body(problem)
    headers: list[Any] = problems.raw_headers(problem, len(content))
    status = problem.status
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": content})
