"""Who somebody is: signed tokens, invitations that open one table, passwords."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, TimestampSigner
from msgspec import Struct

COOKIE = "oyez"
TOKEN_SECONDS = 400 * 24 * 3600
_LONGEST_TOKEN = 200
# The last letter of a signature has two bits to spare, which have to be zero: no token is written
# in two ways.
_LAST = frozenset("AEIMQUYcgkosw048")
_CLAIM = re.compile(rb"([0-9]{1,18})-([0-9]{1,18})")


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody who asks: a guest, the owner of an account, or who plays at such a one's device.

    For the latter, `companion_of` is whose device it is.
    """

    id: int
    name: str
    account: bool
    companion_of: int | None = None

    @property
    def keeper(self) -> int:
        """Whose device it is: mostly one's own."""
        return self.id if self.companion_of is None else self.companion_of


def fresh_secret() -> bytes:
    """What a new server signs with; whoever has it can be anybody."""
    return secrets.token_bytes(32)


class TokenSigner:
    """Signs and verifies tokens and invitations, and derives the secrets of deals."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < 32:
            raise ValueError("a secret needs at least 32 bytes")
        # Each purpose has a key of its own, so that nothing signed for one serves another; they
        # are derived here and not by itsdangerous, which would do it again for every token.
        self._signer = TimestampSigner(
            _derived(secret, b"token"),
            sep=".",
            key_derivation="none",
            digest_method=hashlib.sha256,
        )
        self._invitations = _derived(secret, b"invitation")
        self._deals = _derived(secret, b"deal")

    def token(self, user_id: int, version: int) -> str:
        """A token for this person; raising the version at home makes all older ones void."""
        return self._signer.sign(f"{user_id}-{version}").decode("ascii")

    def read(self, token: str) -> tuple[int, int] | None:
        """The user id and version in a token of ours, or nothing if it is forged or too old."""
        if len(token) > _LONGEST_TOKEN or not token.isascii() or token[-1:] not in _LAST:
            return None
        try:
            claim = _CLAIM.fullmatch(self._signer.unsign(token, max_age=TOKEN_SECONDS))
        except BadSignature:
            return None
        return (int(claim[1]), int(claim[2])) if claim else None

    def invitation(self, table_id: int, version: int) -> str:
        """The secret in the link to a table; the same until the version is raised."""
        said = b"%d.%d" % (table_id, version)
        mark = hmac.digest(self._invitations, said, "sha256")[:18]
        return urlsafe_b64encode(mark).decode("ascii")

    def deal_secret(self, *parts: str) -> bytes:
        """What the seed of a deal is made from: always the same, and known only here."""
        return hmac.digest(self._deals, b"\0".join(part.encode() for part in parts), "sha256")

    def is_invitation(self, given: str, table_id: int, version: int) -> bool:
        """Whether this is the invitation to that table, told in the same time for any guess."""
        right = self.invitation(table_id, version).encode("ascii")
        return hmac.compare_digest(given.encode("utf-8", "replace"), right)


def _derived(secret: bytes, purpose: bytes) -> bytes:
    return hmac.digest(secret, b"oyez " + purpose, "sha256")


def cookie(token: str, *, secure: bool) -> str:
    """The Set-Cookie header that keeps somebody signed in."""
    return _set_cookie(token, TOKEN_SECONDS, secure)


def no_cookie(*, secure: bool) -> str:
    """The Set-Cookie header that signs somebody out."""
    return _set_cookie("", 0, secure)


def _set_cookie(value: str, seconds: int, secure: bool) -> str:
    ending = "; Secure" if secure else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{ending}"


class PasswordCheck(NamedTuple):
    """What became of a password; `rehash` asks to keep a new hash of it, the old one being weak."""

    right: bool
    rehash: bool = False


_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_argon = ThreadPoolExecutor(max_workers=2, thread_name_prefix="argon2")


async def hash_password(password: str) -> str:
    """What to keep instead of a password."""
    return await asyncio.get_running_loop().run_in_executor(_argon, _hash, password)


async def verify_password(kept: str | None, password: str) -> PasswordCheck:
    """Compare a password with what was kept; as slow if there is no such account (None)."""
    return await asyncio.get_running_loop().run_in_executor(_argon, _verify, kept, password)


def _hash(password: str) -> str:
    return _hasher.hash(_plain(password))


def _verify(kept: str | None, password: str) -> PasswordCheck:
    if kept is None:
        _hash(password)
        return PasswordCheck(False)
    try:
        _hasher.verify(kept, _plain(password))
    except (Argon2Error, InvalidHashError):
        return PasswordCheck(False)
    return PasswordCheck(True, _hasher.check_needs_rehash(kept))


def _plain(password: str) -> bytes:
    # The same accented letter comes in two forms, depending on the keyboard.
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
