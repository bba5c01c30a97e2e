"""The lowest level: how long the head of a request may be and take, and what uvicorn logs of it."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

# Under this name an open socket tells the application how to send a text at once.
PUSH: Final = "oyez.push"
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


class Wire(HttpToolsProtocol):
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
        self._head_is_here()
        if not self.transport.is_closing():
            self.send_400_response(words)


class Line(WebSocketsSansIOProtocol):
    """uvicorn's protocol of sockets, with less to carry for thousands that say nothing."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Mailbox()
        self.writable = _OPEN

    def start_keepalive(self) -> None:
        """The socket is open, so nobody will ask any more how it was opened."""
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[PUSH] = self.push
        super().start_keepalive()

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


class Mailbox(asyncio.Queue[Any]):
    """What has come in, for one reader; the usual queue takes two kilobytes while it is empty."""

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Put something in."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

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
        return self._items.pop(0)


class Calm(logging.Filter):
    """Keeps out of the log what would only tell how busy an attacker is."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line says something about us."""
        return record.msg not in _AT_WILL
