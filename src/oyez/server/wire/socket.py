"""A seat's socket: on connecting the whole view, then changes; deeds and talk the other way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import Receive, Scope, Send

from oyez.kernel import Seat
from oyez.server.people.identity import Person
from oyez.server.routes.play import TalkBody
from oyez.server.services import Services
from oyez.server.tables.access import TablePath, WordsQuery, open_room
from oyez.server.tables.commands import Command
from oyez.server.tables.room import Room, RoomClosed
from oyez.server.tables.shared_view import ViewerConnection
from oyez.server.tables.talk import TalkHeard, read_talk, say
from oyez.server.wire import problems
from oyez.server.wire.api import (
    Id,
    acting_companion,
    authenticate,
    path_parts,
    query_of,
    request_headers,
)
from oyez.server.wire.messages import (
    Confirmation,
    FullView,
    NoticeMessage,
    Pong,
    Refusal,
    Update,
    encode,
)
from oyez.server.wire.problems import Problem, Unavailable
from oyez.server.wire.protocols import LISTEN, PUSH
from oyez.state.conversion import prepared


class SocketQuery(WordsQuery, frozen=True):
    """As for the log; with `as` one looks and acts for somebody who plays at one's device."""

    companion: Id | None = msgspec.field(name="as", default=None)


class CommandMessage(Command, frozen=True, tag_field="type", tag="deed", kw_only=True):
    """Does something; `accepted` with the key, or `refused`, is the answer."""


class TalkMessage(TalkBody, frozen=True, tag_field="type", tag="talk", kw_only=True):
    """Says something."""


class PingMessage(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Asks for a `pong`."""


Incoming = CommandMessage | TalkMessage | PingMessage
_decoder: Final = msgspec.json.Decoder(prepared(Incoming))
_LONGEST: Final = 64 * 1024


MESSAGES: Final[Sequence[tuple[str, type[Struct], str]]] = [
    ("deed", CommandMessage, "To the server: answer, act, undo or redo."),
    ("talk", TalkMessage, "To the server: say something."),
    ("ping", PingMessage, "To the server: are you there?"),
    ("view", FullView, "From the server: everything that can be seen."),
    ("update", Update, "From the server: what changed."),
    ("accepted", Confirmation, "From the server: it is on disk."),
    ("refused", Refusal, "From the server: it was not accepted, and why."),
    ("talk-heard", TalkHeard, "From the server: something was said."),
    ("notice", NoticeMessage, "From the server: a notice about any table."),
    ("pong", Pong, "From the server: I am."),
]


class TableConnection:
    """One socket of a viewer of a table: sends views, receives commands and talk."""

    def __init__(
        self, services: Services, room: Room, person: Person | None, lang: str | None
    ) -> None:
        self.services, self.room, self.person, self.lang = services, room, person, lang
        self.seat: Seat | None = room.seat_of(None if person is None else person.id)

    async def run(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Show the table and listen until one of the two ends hangs up."""
        viewer = self.viewer = _viewer(scope, send, self.person)
        self.room = await self.services.registry.settled(self.room.id)
        viewer.push(self.room.viewers.enter(self.seat, self.lang, viewer))
        if self.person is not None:
            self.services.notifier.listen(self.person.keeper, viewer)
            if self.seat is not None:
                self.services.notifier.saw(self.person.keeper, self.room.id)
        try:
            # After entering, so that no line falls in between; one may come twice, with its id.
            if lines := await read_talk(self.services, self.room, self.person):
                viewer.push(encode(TalkHeard(lines)))
            if (listen := scope.get("extensions", {}).get(LISTEN)) is not None:
                listen(self.handle_immediately)
            while (message := await receive())["type"] == "websocket.receive":
                await self.hear(message.get("text") or message.get("bytes") or b"")
        finally:
            viewer.closed = True
            self.room.viewers.leave(self.seat, self.lang, viewer)
            if self.person is not None:
                self.services.notifier.leave(self.person.keeper, viewer)

    def handle_immediately(self, text: str) -> bool:
        """Carry out a deed that needs no waiting; whether this was one."""
        if self.person is None or self.seat is None or self.room.unloaded:
            return False
        key: str | None = None
        try:
            message = _read(text)
            if not isinstance(message, CommandMessage) or self.room.has_key(self.seat, message.key):
                return False
            key = message.key
            self.services.limits.take("play", self.person.keeper)
            self.room.do(self.seat, message)
        except (Problem, RoomClosed, Unavailable) as error:
            self.refuse(error, key)
        return True

    def refuse(self, error: Problem | RoomClosed | Unavailable, key: str | None) -> None:
        """Say why something was not accepted; where the table is gone, hang up."""
        if isinstance(error, RoomClosed):
            self.viewer.close()
            return
        problem = error if isinstance(error, Problem) else problems.unavailable()
        self.viewer.push(encode(Refusal(problems.error_detail(problem), key)))

    async def hear(self, raw: str | bytes) -> None:
        """Do what a message says, or say why not."""
        key: str | None = None
        try:
            message = _read(raw)
            key = None if isinstance(message, PingMessage) else message.key
            if isinstance(message, CommandMessage):
                await self.do(message)
            elif isinstance(message, TalkMessage):
                await self.talk(message)
            else:
                self.viewer.push(encode(Pong()))
        except (Problem, RoomClosed, Unavailable) as error:
            self.refuse(error, key)

    async def do(self, message: CommandMessage) -> None:
        """Carry out a deed. When it is on disk, the update that follows says so."""
        if self.person is None or self.seat is None:
            raise problems.not_seated()
        self.services.limits.take("play", self.person.keeper)
        if self.room.unloaded:
            self.room = await self.services.registry.room(self.room.id)
        before = self.room.done_before(self.seat, message)
        if before is None or message.key is None:
            self.room.do(self.seat, message)
            return
        await asyncio.shield(before)
        self.viewer.push(encode(Confirmation(message.key)))

    async def talk(self, message: TalkMessage) -> None:
        """Say something."""
        if self.person is None:
            raise problems.sign_in_needed()
        self.services.limits.take("talk", self.person.keeper)
        text, to, key = message.text, message.to, message.key
        await say(self.services, self.room, self.person, text, to, key)
        if key is not None:
            self.viewer.push(encode(Confirmation(key)))


def _viewer(scope: Scope, send: Send, person: Person | None) -> ViewerConnection:
    at_once = scope.get("extensions", {}).get(PUSH)
    return ViewerConnection(send, person, at_once)


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


class AsgiSocket:
    """A function that speaks ASGI, in the shape in which Starlette leaves it alone."""

    def __init__(self, serve: Callable[[Scope, Receive, Send], Awaitable[None]]) -> None:
        self._serve = serve

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        await self._serve(scope, receive, send)


async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """The socket of a table."""
    await receive()
    try:
        services: Services = scope["app"].state.services
        table_id: int = path_parts(TablePath, scope["path_params"]).table
        query: SocketQuery = query_of(SocketQuery, scope["query_string"])
        person = await authenticate(services, request_headers(scope))
        if query.companion is not None:
            person = await acting_companion(services, person, query.companion)
        room = await open_room(services, table_id, person, query.invitation)
    except Problem as problem:
        await refuse(scope, send, problem)
        return
    await send({"type": "websocket.accept"})
    try:
        await TableConnection(services, room, person, query.lang).run(scope, receive, send)
    except Problem as problem:  # the table was given up in this very moment
        await send({"type": "websocket.close", "code": 1008, "reason": problem.code})


async def person_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """A person's own socket, for notices."""
    await receive()
    try:
        services: Services = scope["app"].state.services
        person = await authenticate(services, request_headers(scope))
        if person is None:
            raise problems.sign_in_needed()
    except Problem as problem:
        await refuse(scope, send, problem)
        return
    await send({"type": "websocket.accept"})
    viewer = _viewer(scope, send, person)
    services.notifier.listen(person.id, viewer)
    try:
        while (await receive())["type"] == "websocket.receive":
            pass
    finally:
        viewer.closed = True
        services.notifier.leave(person.id, viewer)


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


def socket_routes() -> list[BaseRoute]:
    """The way to all sockets, for the list of routes of an application."""
    return [
        WebSocketRoute("/api/tables/{table}/socket", AsgiSocket(table_socket)),
        WebSocketRoute("/api/me/socket", AsgiSocket(person_socket)),
    ]
