"""What the server says over a socket, each kind of message declared once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from oyez.server.wire.problems import ErrorDetail

encode: Final[Callable[[Struct], bytes]] = msgspec.json.Encoder().encode
"""A message as it is sent."""


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """Something was not accepted, and nothing has changed."""

    error: ErrorDetail
    key: str | None = None


class FullView(Struct, frozen=True, tag_field="type", tag="view"):
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


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


class NoticeMessage(Struct, frozen=True, tag_field="type", tag="notice"):
    """A notice: somewhere it is your turn."""

    notice: dict[str, Any]
