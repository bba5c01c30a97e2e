"""Webhooks: what they say, how they are signed, and when they are tried again."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
from typing import Any

import pytest
from msgspec import Struct

from oyez.server.notices import webhook
from oyez.server.notices.outbound import PRIVATE, PUBLIC, OutboundPolicy
from oyez.server.notices.webhook import (
    Delivery,
    Webhook,
    deliver,
    fresh_secret,
    signature,
    webhook_body,
)
from tests.server.test_outbound import OK, Office, office, status

SECRET = "correct horse battery staple"


class Notice(Struct):
    """A notice as the server may have one."""

    kind: str
    table: int


NOTICE = Notice("your-turn", 7)


class Clock:
    """A time that passes only when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.75
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


def sending(*answers: bytes) -> tuple[Delivery, Office, Clock]:
    """A notice to an office on this machine that gives these answers."""

    async def scene() -> tuple[Delivery, Office, Clock]:
        clock = Clock()
        async with office(*answers) as desk:
            result = await deliver(
                Webhook(desk.url("/hook"), SECRET),
                NOTICE,
                "It is your turn.",
                policy=PRIVATE,
                sleep=clock.sleep,
                now=lambda: clock.now,
            )
        return result, desk, clock

    return asyncio.run(scene())


def test_a_notice_serves_programs_and_chat_rooms() -> None:
    result, desk, clock = sending(OK)
    assert (result, clock.slept) == ("sent", [0])
    ((first, headers, body),) = desk.received
    assert first == "POST /hook HTTP/1.1"
    assert headers["content-type"] == "application/json"
    assert json.loads(body) == {
        "notice": {"kind": "your-turn", "table": 7},
        "text": "It is your turn.",
        "content": "It is your turn.",
        "allowed_mentions": {"parse": []},
    }


def test_the_receiver_can_check_that_it_was_us() -> None:
    _, desk, _ = sending(OK)
    ((_, headers, body),) = desk.received
    fields = dict(part.split("=", 1) for part in headers["oyez-signature"].split(","))
    assert fields["t"] == "1800000000"
    proof = hmac.new(SECRET.encode(), b"1800000000." + body, hashlib.sha256).hexdigest()
    assert fields["v1"] == proof


def test_a_signature_depends_on_everything() -> None:
    proofs = {
        signature("a", b"body", 1000.0),
        signature("b", b"body", 1000.0),
        signature("a", b"Body", 1000.0),
        signature("a", b"body", 1001.0),
    }
    assert len(proofs) == 4


def test_secrets_differ() -> None:
    assert len({fresh_secret() for _ in range(100)}) == 100


@pytest.mark.parametrize("code", [500, 502, 503, 599, 429])
def test_a_receiver_in_trouble_is_tried_again(code: int) -> None:
    result, desk, clock = sending(status(code), status(code), OK)
    assert (result, clock.slept) == ("sent", [0, 30, 300])
    assert len({headers["oyez-delivery"] for _, headers, _ in desk.received}) == 1
    assert len({headers["oyez-signature"] for _, headers, _ in desk.received}) == 3


def test_three_tries_are_enough() -> None:
    result, desk, _ = sending(status(500), status(500), b"nonsense\r\n", OK)
    assert (result, len(desk.received)) == ("failed", 3)


@pytest.mark.parametrize("code", [301, 307, 400, 401, 403, 404, 413])
def test_a_refusal_is_taken_as_such(code: int) -> None:
    result, desk, _ = sending(status(code), OK)
    assert (result, len(desk.received)) == ("failed", 1)


def test_a_receiver_that_is_gone_is_told() -> None:
    assert sending(status(410))[0] == "gone"
    assert sending(status(500), status(410))[0] == "gone"


def test_every_delivery_has_its_own_number() -> None:
    numbers = {sending(OK)[1].received[0][1]["oyez-delivery"] for _ in range(2)}
    assert len(numbers) == 2


def test_an_address_that_is_not_public_is_not_tried_again() -> None:
    clock = Clock()
    hook = Webhook("https://127.0.0.1/", SECRET)
    result = asyncio.run(deliver(hook, None, "", policy=PUBLIC, sleep=clock.sleep))
    assert (result, clock.slept) == ("failed", [0])


def test_waiting_can_be_cut_short() -> None:
    async def scene() -> Office:
        async with office(status(503), OK) as desk:
            hook = Webhook(desk.url(), SECRET)
            task = asyncio.create_task(deliver(hook, None, "", policy=PRIVATE))
            while not desk.received:
                await asyncio.sleep(0.01)
            task.cancel()
            await asyncio.wait([task])
            assert task.cancelled()
        return desk

    assert len(asyncio.run(scene()).received) == 1


def content(text: str) -> Any:
    return json.loads(webhook_body(None, text))


def test_a_name_cannot_call_the_whole_room() -> None:
    said = content("@everyone <!channel> & <@U123> sit down")
    assert "@everyone" not in said["content"]
    assert "@everyone" not in said["text"]
    assert "<" not in said["text"]
    assert said["text"].replace("\u200b", "") == (
        "@everyone &lt;!channel&gt; &amp; &lt;@U123&gt; sit down"
    )


def test_a_long_text_is_cut() -> None:
    assert content("x" * 2000)["content"] == "x" * 2000
    assert content("x" * 2001)["content"] == "x" * 1999 + "…"
    assert len(content("@" * 2000)["content"]) == 2000


def test_neither_url_nor_secret_is_logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    codes = iter([404, 500, 500, 500])

    async def post(
        url: str, body: bytes, headers: dict[str, str], *, policy: OutboundPolicy
    ) -> int:
        return next(codes)

    monkeypatch.setattr(webhook, "post", post)
    hook = Webhook("https://hooks.example/t0ken?t0ken", "t0ken")
    for _ in range(2):
        asyncio.run(deliver(hook, None, "t0ken", policy=PUBLIC, sleep=Clock().sleep))
    assert "hooks.example answers 404" in caplog.text
    assert "t0ken" not in caplog.text
