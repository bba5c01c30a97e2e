"""Notices to a URL of the user's own: a chat room, or a program."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from oyez.server.notices.outbound import (
    HostUnreachableError,
    OutboundPolicy,
    UrlForbiddenError,
    check_url,
    post,
)

log = logging.getLogger(__name__)

Delivery = Literal["sent", "gone", "failed"]

WAITS = (0.0, 30.0, 300.0)
"""Seconds before each try."""
LONGEST = 2000
"""What Discord takes at most; longer ones it refuses."""

GONE = 410
TOO_MANY = 429


class Webhook(Struct, frozen=True):
    """Where to send, and what proves that it was us."""

    url: str
    secret: str


def fresh_secret() -> str:
    """A secret for the user to check our signatures with."""
    return secrets.token_urlsafe(32)


def signature(secret: str, body: bytes, now: float) -> str:
    """The header Oyez-Signature: HMAC-SHA256 over the time, a full stop and the body."""
    stamp = str(int(now))
    proof = hmac.digest(secret.encode(), f"{stamp}.".encode() + body, "sha256").hex()
    return f"t={stamp},v1={proof}"


def webhook_body(notice: Any, text: str) -> bytes:
    """The body: the notice for programs, and its text where chat rooms look for theirs.

    Names in the text are up to other users, so nothing in it may call a whole room.
    """
    calm = text.replace("@", "@\u200b")
    calm = calm if len(calm) <= LONGEST else calm[: LONGEST - 1] + "…"
    return msgspec.json.encode(
        {
            "notice": notice,
            "content": calm,
            "allowed_mentions": {"parse": []},
            "text": calm.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"),
        }
    )


async def deliver(
    hook: Webhook,
    notice: Any,
    text: str,
    *,
    policy: OutboundPolicy,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    now: Callable[[], float] = time.time,
) -> Delivery:
    """Send a notice, three times if need be; "gone" if the receiver wants no more of them, ever."""
    body, delivery = webhook_body(notice, text), secrets.token_hex(8)
    for wait in WAITS:
        await sleep(wait)
        headers = {
            "Content-Type": "application/json",
            # The same at every try, so that a receiver can tell a repetition.
            "Oyez-Delivery": delivery,
            "Oyez-Signature": signature(hook.secret, body, now()),
        }
        if (result := await _try(hook.url, body, headers, policy)) is not None:
            return result
    return "failed"


async def _try(
    url: str, body: bytes, headers: dict[str, str], policy: OutboundPolicy
) -> Delivery | None:
    """One attempt; None if another may do better."""
    try:
        status = await post(url, body, headers, policy=policy)
    except HostUnreachableError:
        return None
    except UrlForbiddenError as refusal:
        log.info("a webhook is not allowed: %s", refusal.reason)
        return "failed"
    if 200 <= status < 300:
        return "sent"
    log.info("the webhook at %s answers %d", check_url(url, policy), status)
    if status >= 500 or status == TOO_MANY:
        return None
    return "gone" if status == GONE else "failed"
