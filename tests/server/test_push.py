"""Web Push: a browser can decrypt it, a push service can tell that it was us."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]
import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from hypothesis import given, settings
from hypothesis import strategies as st

from oyez.server.notices import outbound, push
from oyez.server.notices.outbound import PRIVATE, PUBLIC, OutboundPolicy
from oyez.server.notices.push import (
    LARGEST,
    BrowserKeys,
    Delivery,
    Subscription,
    authorization,
    encrypt,
    fresh_keys,
    public_key,
    send,
)
from tests.server.test_outbound import Certificate, Office, office, status

KEYS = fresh_keys()
CONTACT = "mailto:webmaster@oyez.example"
CREATED = status(201)


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def unbase64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """Somebody who has subscribed."""

    def __init__(self, secret: bytes = b"sixteen letters.") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = secret

    @property
    def keys(self) -> BrowserKeys:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return BrowserKeys(base64(point), base64(self.secret))

    def decrypt(self, body: bytes) -> bytes:
        plain: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret)
        return plain


def claims_of(header: str) -> dict[str, Any]:
    """What a push service makes of our token, after it has checked the signature."""
    assert header.startswith("vapid t=")
    token, key = header.removeprefix("vapid t=").split(", k=")
    head, claims, proof = token.split(".")
    assert json.loads(unbase64(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unbase64(proof)
    assert len(raw) == 64
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    curve = ec.SECP256R1()
    public = ec.EllipticCurvePublicKey.from_encoded_point(curve, unbase64(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(unbase64(claims))
    return found


def pushing(answer: bytes, *, topic: str = "") -> tuple[Delivery, Office, Browser]:
    """A message to a push service on this machine."""

    async def scene() -> tuple[Delivery, Office, Browser]:
        browser = Browser()
        async with office(answer) as desk:
            result = await send(
                Subscription(desk.url("/push/abc"), browser.keys),
                b'{"text": "Your turn."}',
                KEYS,
                contact=CONTACT,
                ttl=3600,
                urgency="high",
                policy=PRIVATE,
                topic=topic,
            )
        return result, desk, browser

    return asyncio.run(scene())


def test_a_browser_can_read_what_was_sent() -> None:
    result, desk, browser = pushing(CREATED)
    assert result == "sent"
    ((first, headers, body),) = desk.received
    assert first == "POST /push/abc HTTP/1.1"
    assert headers["content-encoding"] == "aes128gcm"
    assert (headers["ttl"], headers["urgency"]) == ("3600", "high")
    assert "topic" not in headers
    assert browser.decrypt(body) == b'{"text": "Your turn."}'


def test_the_push_service_can_tell_that_it_was_us() -> None:
    _, desk, _ = pushing(CREATED)
    header = desk.received[0][1]["authorization"]
    claims = claims_of(header)
    assert claims["aud"] == f"http://127.0.0.1:{desk.port}"
    assert claims["sub"] == CONTACT
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    assert header.endswith(f", k={public_key(KEYS)}")


def test_it_goes_over_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paper = Certificate(tmp_path, "push.example")
    monkeypatch.setattr(outbound, "look_up", lambda host, port: ["127.0.0.1"])
    policy = OutboundPolicy(ports=None, private=True, trust=paper.trust)
    browser = Browser()

    async def scene() -> Office:
        async with office(CREATED, tls=paper.server) as desk:
            url = desk.url("/push/abc", scheme="https", host="push.example")
            sent = await send(
                Subscription(url, browser.keys),
                b"Your turn.",
                KEYS,
                contact=CONTACT,
                ttl=0,
                urgency="low",
                policy=policy,
            )
            assert sent == "sent"
        return desk

    desk = asyncio.run(scene())
    ((_, headers, body),) = desk.received
    assert browser.decrypt(body) == b"Your turn."
    assert claims_of(headers["authorization"])["aud"] == f"https://push.example:{desk.port}"


def test_a_topic_is_passed_on() -> None:
    assert pushing(CREATED, topic="table-7")[1].received[0][1]["topic"] == "table-7"


@pytest.mark.parametrize(
    ("code", "result"),
    [(200, "sent"), (202, "sent"), (404, "gone"), (410, "gone")]
    + [(code, "failed") for code in (301, 400, 401, 403, 413, 429, 500, 503)],
)
def test_what_the_push_service_says(code: int, result: str) -> None:
    assert pushing(status(code))[0] == result


def test_nobody_there_is_a_failure() -> None:
    assert pushing(b"nonsense\r\n")[0] == "failed"


@pytest.mark.parametrize(
    "endpoint",
    ["https://127.0.0.1/push", "http://push.example/", "https://10.0.0.1/", "nonsense", ""],
)
def test_an_endpoint_inside_our_network_gets_nothing(endpoint: str) -> None:
    sent = send(
        Subscription(endpoint, Browser().keys),
        b"x",
        KEYS,
        contact=CONTACT,
        ttl=60,
        urgency="normal",
        policy=PUBLIC,
    )
    assert asyncio.run(sent) == "failed"


# Keys


def test_keys_are_kept_as_text_and_tell_their_public_half() -> None:
    point = unbase64(public_key(KEYS))
    assert (len(point), point[0]) == (65, 4)
    assert public_key(KEYS) == public_key(KEYS)
    assert public_key(fresh_keys()) != public_key(KEYS)


def test_keys_of_another_kind_are_refused() -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the words are those of cryptography
        public_key("nonsense")


def test_a_token_is_for_one_service_and_half_a_day() -> None:
    claims = claims_of(authorization(KEYS, "https://push.example", CONTACT, 1_800_000_000.5))
    assert claims == {"aud": "https://push.example", "exp": 1_800_043_200, "sub": CONTACT}


# Subscriptions

EXAMPLE = {
    "p256dh": (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    ),
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


def test_a_subscription_is_what_the_browser_says() -> None:
    paper = {"endpoint": "https://push.example/abc", "expirationTime": None, "keys": EXAMPLE}
    read = msgspec.convert(paper, Subscription)
    assert read == Subscription("https://push.example/abc", BrowserKeys(**EXAMPLE))
    assert msgspec.to_builtins(read) == paper


@pytest.mark.parametrize(
    "wrong",
    [
        {"auth": ""},
        {"auth": "AAAA"},
        {"auth": "!" * 22},
        {"auth": "é" * 22},
        {"auth": "A" * 100},
        {"auth": "A"},
        {"p256dh": ""},
        {"p256dh": "A"},
        {"p256dh": "A" * 87},
        {"p256dh": EXAMPLE["p256dh"][:-2]},
        {"p256dh": "BA" + EXAMPLE["p256dh"][2:]},
        {"p256dh": "é"},
    ],
)
def test_keys_that_nobody_can_decrypt_with_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(
            {"endpoint": "https://push.example/", "keys": EXAMPLE | wrong}, Subscription
        )


@settings(deadline=None)
@given(st.text(max_size=130), st.text(max_size=70))
def test_any_keys_are_good_or_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"p256dh": p256dh, "auth": auth}, BrowserKeys)


# Encryption


def test_the_example_of_the_standard_is_decrypted() -> None:
    """RFC 8291, section 5: so what we encrypt with the same library is no dialect of its own."""
    body = unbase64(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )
    browser = Browser(unbase64(EXAMPLE["auth"]))
    number = int.from_bytes(unbase64("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser.key = ec.derive_private_key(number, ec.SECP256R1())
    assert browser.keys == BrowserKeys(**EXAMPLE)
    assert browser.decrypt(body) == b"When I grow up, I want to be a watermelon"


@pytest.mark.parametrize("length", [1, 100, LARGEST])
def test_a_message_has_at_most_4096_bytes(length: int) -> None:
    browser = Browser()
    body = encrypt(browser.keys, b"x" * length)
    assert len(body) == length + 103 <= 4096
    assert browser.decrypt(body) == b"x" * length


@pytest.mark.parametrize("length", [0, LARGEST + 1])
def test_a_message_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"not {length}"):
        encrypt(Browser().keys, b"x" * length)


def test_the_same_message_never_looks_the_same() -> None:
    browser = Browser()
    assert encrypt(browser.keys, b"x") != encrypt(browser.keys, b"x")


def test_another_browser_cannot_read_it() -> None:
    body = encrypt(Browser().keys, b"x")
    with pytest.raises(http_ece.ECEException):
        Browser().decrypt(body)


# Secrets


def test_an_endpoint_is_not_logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)

    async def post(
        url: str, body: bytes, headers: dict[str, str], *, policy: OutboundPolicy
    ) -> int:
        return 500

    monkeypatch.setattr(push, "post", post)
    subscription = Subscription("https://push.example/t0ken", Browser().keys)
    asyncio.run(
        send(subscription, b"t0ken", KEYS, contact=CONTACT, ttl=1, urgency="normal", policy=PUBLIC)
    )
    assert "push.example answers 500" in caplog.text
    assert "t0ken" not in caplog.text
