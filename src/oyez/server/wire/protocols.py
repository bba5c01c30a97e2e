"""Our versions of uvicorn's HTTP and socket protocols: limits for headers, less memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

# Under these names an open socket tells the application how to send a text at once, and whom to
# name that hears one at once: a function which says whether it did.
PUSH: Final = "oyez.push"
LISTEN: Final = "oyez.listen"
LONGEST_HEAD: Final = 64 * 1024
HEAD_SECONDS: Final = 20.0

# What any client can bring about as often as it likes, without anything being wrong here.
_AT_WILL: Final = frozenset(
    {
        "ASGI callable returned without completing handshake.",
        "Invalid HTTP request received.",
        "Invalid UTF-8 sequence received from client.",
        "Unsupported upgrade request.",
    }
)


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's protocol, which would read the head of a request for ever."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head: int | None = 0
        self._too_late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The first request has to come soon."""
        super().connection_made(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is waited for."""
        self._head_is_here()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head has grown too long."""
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._refuse("The head of this request is too long.")

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        if self._head is None:
            self._await_head()

    def on_headers_complete(self) -> None:
        """The head is here; what comes now is watched by others."""
        self._head_is_here()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the protocol of sockets, and leave nothing that only a search would find."""
        super().handle_websocket_upgrade()
        del self.parser, self.scope, self.headers, self.flow

    def _await_head(self) -> None:
        self._head = 0
        refusal = "The head of this request takes too long."
        self._too_late = self.loop.call_later(HEAD_SECONDS, self._refuse, refusal)

    def _head_is_here(self) -> None:
        self._head = None
        if self._too_late is not None:
            self._too_late.cancel()
            self._too_late = None

    def _refuse(self, words: str) -> None:
        silent = self._head == 0
        self._head_is_here()
        if self.transport.is_closing():
            return
        if silent:  # a browser opens lines in advance: it would take this for its next answer
            self.transport.close()
        else:
            self.send_400_response(words)


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol of sockets, with less to carry for thousands that say nothing."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.mailbox = MessageQueue()
        self.queue = self.mailbox
        self.writable = _OPEN
        self._hear: Callable[[str], bool] | None = None
        self._between_messages = False

    def start_keepalive(self) -> None:
        """The socket is open, so nobody will ask any more how it was opened."""
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[PUSH] = self.push
        extensions[LISTEN] = self.listen
        super().start_keepalive()

    def listen(self, hear: Callable[[str], bool]) -> None:
        """From now on, tell somebody at once of messages that come while nothing else is read."""
        self._hear = hear

    def data_received(self, data: bytes) -> None:
        """Read on: a whole text at once, if nothing is in the way, and anything else as usual."""
        if self._hear is not None and self._between_messages and self.mailbox.awaited:
            text = _whole_text(data)
            if text is not None and not self.close_sent and self._heard(self._hear, text):
                return
        super().data_received(data)
        if self._hear is not None:
            self._between_messages = _is_between_messages(self.conn)

    def _heard(self, hear: Callable[[str], bool], text: str) -> bool:
        try:
            return hear(text)
        except Exception as fault:
            self.mailbox.put_nowait(fault)  # whoever serves the socket hears of it
            return True

    def push(self, text: bytes) -> bool:
        """Send a text at once, if nothing is in the way: most messages need no more ceremony."""
        ended = self.close_sent or self.disconnected or self.transport.is_closing()
        if ended or self.writable is not _OPEN:
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    def pause_writing(self) -> None:
        """The other end reads too slowly: who wants to send waits."""
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        """Go on."""
        self.writable.set()
        self.writable = _OPEN


def _whole_text(data: bytes) -> str | None:
    """The text, if this is one whole message and nothing else (RFC 6455, 5.2)."""
    if len(data) < 6 or data[0] != 0x81 or data[1] < 0x80 or data[1] == 0xFF:
        return None
    long = data[1] == 0xFE
    start, size = (8, int.from_bytes(data[2:4])) if long else (6, data[1] & 0x7F)
    if len(data) != start + size:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def _is_between_messages(conn: ServerProtocol) -> bool:
    """Whether the next byte begins a message: the parser waits for one, not for a part of one."""
    step: Any = conn.parser
    while (inner := step.gi_yieldfrom) is not None:
        step = inner
    at_rest: bool = step.gi_code is StreamReader.at_eof.__code__
    return at_rest and conn.state is State.OPEN and conn.current_size is None


def _head(size: int) -> bytes:
    """The beginning of a frame with a whole text in it (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 2**16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


# All sockets that can be written to share this.
_OPEN: Final = asyncio.Event()
_OPEN.set()


class MessageQueue(asyncio.Queue[Any]):
    """What has come in, for one reader; the usual queue takes two kilobytes while it is empty."""

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Put something in."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    @property
    def awaited(self) -> bool:
        """Whether the reader has read everything, and waits."""
        return not self._items and self._reader is not None and not self._reader.done()

    def empty(self) -> bool:
        """Whether there is nothing in it."""
        return not self._items

    async def get(self) -> Any:
        """What came first, as soon as there is something."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        item = self._items.pop(0)
        if isinstance(item, Exception):
            raise item
        return item


class ClientErrorFilter(logging.Filter):
    """Keeps out of the log what any client can cause at will."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line says something about us."""
        return record.msg not in _AT_WILL
