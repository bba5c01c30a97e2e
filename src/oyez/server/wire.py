"""The lowest level: how long the head of a request may be and take, and what uvicorn logs of it."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

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


class Calm(logging.Filter):
    """Keeps out of the log what would only tell how busy an attacker is."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line says something about us."""
        return record.msg not in _AT_WILL
