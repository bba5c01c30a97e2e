"""Tokens, invitations and passwords: what we sign we know again, and nothing else."""

import asyncio
import hashlib
import threading
import time

import pytest
from argon2 import PasswordHasher
from itsdangerous import TimestampSigner

from bench.waiting import LIMIT
from oyez.server.people import identity
from oyez.server.people.identity import TOKEN_SECONDS, TokenSigner, cookie, fresh_secret, no_cookie

SECRET = bytes(range(32))


def test_a_token_tells_who_and_which_version() -> None:
    keys = TokenSigner(SECRET)
    assert keys.read(keys.token(12, 3)) == (12, 3)


def test_a_token_outlives_a_restart() -> None:
    assert TokenSigner(SECRET).read(TokenSigner(SECRET).token(12, 3)) == (12, 3)


def test_a_token_of_another_server_says_nothing() -> None:
    assert TokenSigner(SECRET).read(TokenSigner(fresh_secret()).token(12, 3)) is None


def test_a_token_with_another_claim_is_forged() -> None:
    token = TokenSigner(SECRET).token(12, 3)
    assert TokenSigner(SECRET).read(token.replace("12-3", "1-3", 1)) is None


def test_a_token_signed_with_the_bare_secret_is_forged() -> None:
    forged = TimestampSigner(SECRET, digest_method=hashlib.sha256).sign("12-3").decode()
    assert TokenSigner(SECRET).read(forged) is None


@pytest.mark.parametrize(
    "token", ["", ".", "..", "12-3", "12-3.x.y", "é" * 9, "\x00", "a" * 100_000, "12-3..", "-.-.-"]
)
def test_what_is_no_token_is_nobody(token: str) -> None:
    assert TokenSigner(SECRET).read(token) is None


def test_a_token_lasts_four_hundred_days(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = TokenSigner(SECRET)
    token, now = keys.token(12, 3), time.time()
    monkeypatch.setattr(time, "time", lambda: now + TOKEN_SECONDS - 60)
    assert keys.read(token) == (12, 3)
    monkeypatch.setattr(time, "time", lambda: now + TOKEN_SECONDS + 60)
    assert keys.read(token) is None


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        TokenSigner(b"short")


def test_two_secrets_differ() -> None:
    assert fresh_secret() != fresh_secret()
    assert len(fresh_secret()) == 32


def test_an_invitation_is_long_and_fit_for_an_address() -> None:
    invitation = TokenSigner(SECRET).invitation(5, 1)
    assert len(invitation) >= 22
    assert invitation.replace("-", "").replace("_", "").isalnum()


def test_an_invitation_opens_one_table_in_one_version() -> None:
    keys = TokenSigner(SECRET)
    invitation = keys.invitation(5, 1)
    assert keys.is_invitation(invitation, 5, 1)
    assert not keys.is_invitation(invitation, 6, 1)
    assert not keys.is_invitation(invitation, 5, 2)


@pytest.mark.parametrize("given", ["", "é", "\x00", "\ud800", "a" * 24, "a" * 100_000])
def test_what_is_no_invitation_opens_nothing(given: str) -> None:
    assert not TokenSigner(SECRET).is_invitation(given, 5, 1)


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites() -> None:
    assert cookie("t", secure=True) == (
        f"oyez=t; Path=/; Max-Age={TOKEN_SECONDS}; HttpOnly; SameSite=Lax; Secure"
    )


def test_on_plain_http_the_cookie_does_not_ask_for_https() -> None:
    assert "Secure" not in cookie("t", secure=False)


def test_signing_out_empties_the_cookie() -> None:
    assert no_cookie(secure=False).startswith("oyez=; Path=/; Max-Age=0;")


async def _hashed_and_verified(password: str, given: str) -> identity.PasswordCheck:
    kept = await identity.hash_password(password)
    assert password not in kept
    return await identity.verify_password(kept, given)


def test_the_right_password_is_right() -> None:
    assert asyncio.run(_hashed_and_verified("correct horse", "correct horse")) == (True, False)


def test_another_password_is_wrong() -> None:
    assert asyncio.run(_hashed_and_verified("correct horse", "battery staple")) == (False, False)


def test_an_accent_is_the_same_however_it_is_typed() -> None:
    assert asyncio.run(_hashed_and_verified("caf\u00e9", "cafe\u0301")).right


def test_without_an_account_no_password_is_right() -> None:
    assert asyncio.run(identity.verify_password(None, "anything")) == (False, False)


def test_a_missing_account_costs_as_much_as_a_wrong_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hashed: list[bytes] = []

    class Counted(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            hashed.append(password if isinstance(password, bytes) else password.encode())
            return super().hash(password, salt=salt)

    monkeypatch.setattr(identity, "_hasher", Counted(time_cost=1, memory_cost=8, parallelism=1))
    asyncio.run(identity.verify_password(None, "anything"))
    assert hashed == [b"anything"]


def test_what_was_kept_is_broken_and_no_password_is_right() -> None:
    assert not asyncio.run(identity.verify_password("no hash at all", "anything")).right


def test_a_weak_hash_asks_to_be_made_anew() -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash("correct horse")
    assert asyncio.run(identity.verify_password(weak, "correct horse")) == (True, True)


def test_two_passwords_at_most_are_hashed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    lock, running, most = threading.Lock(), 0, 0
    both = threading.Barrier(2, timeout=LIMIT)

    def slow(password: str) -> str:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        both.wait()
        time.sleep(0.02)  # for a third one to show, if there were any
        with lock:
            running -= 1
        return password

    async def many() -> None:
        await asyncio.gather(*(identity.hash_password(str(n)) for n in range(6)))

    monkeypatch.setattr(identity, "_hash", slow)
    asyncio.run(many())
    assert most == 2
