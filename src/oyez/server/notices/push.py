"""Web Push: notices that a browser shows even when the page is closed (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import logging
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Annotated, Literal, cast

import http_ece  # type: ignore[import-untyped]  # pyright: ignore[reportMissingTypeStubs]
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from msgspec import Meta, Struct, field

from oyez.server.notices.outbound import DeliveryError, OutboundPolicy, origin, post

log = logging.getLogger(__name__)

Urgency = Literal["very-low", "low", "normal", "high"]
Delivery = Literal["sent", "gone", "failed"]

LARGEST = 3993
"""Bytes of payload: push services take 4096, and encryption adds 103."""
TOKEN_LIFE = 12 * 3600
"""Seconds that a token is good for; services refuse those of more than a day."""
AUTH_BYTES = 16
NUMBER_BYTES = 32

_encrypt = cast("Callable[..., bytes]", http_ece.encrypt)  # pyright: ignore[reportUnknownMemberType]


class BrowserKeys(Struct, frozen=True):
    """What only this browser can decrypt with."""

    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]

    def __post_init__(self) -> None:
        if len(_unbase64(self.auth)) != AUTH_BYTES:
            raise ValueError("auth is not a secret of 16 bytes in base64url")
        try:
            _point(self.p256dh)
        except ValueError:
            raise ValueError("p256dh is not a key of the curve P-256 in base64url") from None


class Subscription(Struct, frozen=True):
    """Where a browser listens, as its PushSubscription.toJSON() says it."""

    endpoint: Annotated[str, Meta(max_length=2048)]
    keys: BrowserKeys
    expiration: float | None = field(default=None, name="expirationTime")


def fresh_keys() -> str:
    """A new key pair of this server, as PEM. Whoever subscribed under another is lost."""
    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return pem.decode("ascii")


def public_key(keys: str) -> str:
    """The public half, as a browser wants its applicationServerKey."""
    return _base64(_uncompressed(_private(keys).public_key()))


async def send(
    subscription: Subscription,
    payload: bytes,
    keys: str,
    *,
    contact: str,
    ttl: int,
    urgency: Urgency,
    policy: OutboundPolicy,
    topic: str = "",
) -> Delivery:
    """Send a payload to a browser; "gone" if it listens no more and is to be forgotten.

    A later notice with the same topic (up to 32 letters) replaces one not yet delivered.
    """
    body = encrypt(subscription.keys, payload)
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(ttl),
        "Urgency": urgency,
    }
    if topic:
        headers["Topic"] = topic
    try:
        audience = origin(subscription.endpoint, policy)
        headers["Authorization"] = authorization(keys, audience, contact, time.time())
        status = await post(subscription.endpoint, body, headers, policy=policy)
    except DeliveryError as unsent:
        log.info("a push was not sent: %s", unsent.reason)
        return "failed"
    return _result(audience, status)


def encrypt(browser: BrowserKeys, payload: bytes) -> bytes:
    """The body of a push message: one record, with a key that is used once (RFC 8291)."""
    if not 0 < len(payload) <= LARGEST:
        raise ValueError(f"a push message has 1 to {LARGEST} bytes, not {len(payload)}")
    return _encrypt(
        payload,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_uncompressed(_point(browser.p256dh)),
        auth_secret=_unbase64(browser.auth),
        version="aes128gcm",
    )


def authorization(keys: str, audience: str, contact: str, now: float) -> str:
    """The header Authorization: a token that says who we are, signed (RFC 8292)."""
    claims = {"aud": audience, "exp": int(now) + TOKEN_LIFE, "sub": contact}
    parts = [msgspec.json.encode(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signed = ".".join(map(_base64, parts))
    key = _private(keys)
    numbers = decode_dss_signature(key.sign(signed.encode("ascii"), ec.ECDSA(hashes.SHA256())))
    proof = _base64(b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers))
    return f"vapid t={signed}.{proof}, k={_base64(_uncompressed(key.public_key()))}"


def _result(audience: str, status: int) -> Delivery:
    """What the push service means."""
    if 200 <= status < 300:
        return "sent"
    log.info("the push service %s answers %d", audience, status)
    return "gone" if status in (404, 410) else "failed"


def _private(keys: str) -> ec.EllipticCurvePrivateKey:
    """The key pair out of the settings."""
    key = load_pem_private_key(keys.encode("ascii"), None)
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise ValueError("the stored push keys are of another kind")
    return key


def _point(text: str) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; ValueError if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _unbase64(text))


def _uncompressed(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _base64(data: bytes) -> str:
    """The alphabet of URLs, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _unbase64(text: str) -> bytes:
    """The bytes behind it, padded or not."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
