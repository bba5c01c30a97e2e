"""What goes wrong on the wire: a status, an id for programs, a sentence for people, the rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

RETRY_AFTER: Final = 2
"""Seconds after which to ask again while the store does not work."""


class ErrorDetail(Struct, frozen=True):
    """What went wrong: `code` for programs, `words` for people, the rule and the reason if any."""

    code: str
    words: str
    rule: str = ""
    reason: Any = None


class ErrorAnswer(Struct, frozen=True):
    """The body of every answer that is an error."""

    error: ErrorDetail


class Problem(Exception):  # noqa: N818 - an answer to somebody, not a fault of ours
    """A request that is not granted; whoever raises it has changed nothing."""

    def __init__(
        self,
        status: int,
        code: str,
        words: str,
        rule: str = "",
        reason: object = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.words = words
        self.rule = rule
        self.reason = reason
        self.headers: Mapping[str, str] = headers or {}


class Unavailable(Exception):  # noqa: N818 - a state that passes
    """Something is not possible just now: the same request may be sent again soon."""


_encoder = msgspec.json.Encoder()


def error_detail(problem: Problem) -> ErrorDetail:
    """The problem as a client is told of it."""
    return ErrorDetail(problem.code, problem.words, problem.rule, problem.reason)


def body(problem: Problem) -> bytes:
    """The problem as it goes over the wire."""
    return _encoder.encode(ErrorAnswer(error_detail(problem)))


def raw_headers(problem: Problem, length: int) -> list[tuple[bytes, bytes]]:
    """The headers of a problem's answer, as ASGI wants them."""
    own = [(k.lower().encode("latin-1"), v.encode("latin-1")) for k, v in problem.headers.items()]
    plain = [(b"content-type", b"application/json"), (b"content-length", b"%d" % length)]
    return plain + own


def bad_request(code: str = "malformed", words: str = "This request is malformed.") -> Problem:
    """400: it cannot be read at all."""
    return Problem(400, code, words)


def sign_in_needed() -> Problem:
    """401: nobody in particular is asking."""
    words = "Say who you are first: take a guest's name or sign in."
    return Problem(401, "sign-in-needed", words, headers={"WWW-Authenticate": "Bearer"})


def bad_token() -> Problem:
    """401: the token is forged, expired or revoked."""
    words = "This token is not valid, or no longer; sign in again."
    challenge = 'Bearer error="invalid_token"'
    return Problem(401, "bad-token", words, headers={"WWW-Authenticate": challenge})


def forbidden(code: str = "forbidden", words: str = "This is not yours to do.") -> Problem:
    """403: we know who asks, and the answer is no."""
    return Problem(403, code, words)


def not_seated() -> Problem:
    """403: only who sits at the table may do that."""
    return forbidden("not-seated", "You have no seat at this table.")


def not_found(words: str = "There is nothing here.", code: str = "not-found") -> Problem:
    """404: it does not exist, or is not to be known."""
    return Problem(404, code, words)


def no_table() -> Problem:
    """404: there is no such table, or it is not to be known."""
    return not_found("There is no such table.", "no-table")


def no_seat() -> Problem:
    """404: the table has fewer seats."""
    return not_found("There is no such seat.", "no-seat")


def not_allowed(methods: str) -> Problem:
    """405: the place exists, but takes other methods."""
    words = f"This place takes {methods}."
    return Problem(405, "method-not-allowed", words, headers={"Allow": methods})


def too_slow() -> Problem:
    """408: the body did not arrive in time."""
    words = "The request took too long to arrive."
    return Problem(408, "too-slow", words, headers={"Connection": "close"})


def conflict(code: str, words: str, rule: str = "", reason: object = None) -> Problem:
    """409: possible, but not as things stand now."""
    return Problem(409, code, words, rule, reason)


def too_large(limit: int) -> Problem:
    """413: more than anybody needs to say."""
    words = f"A request may have {limit} bytes at most."
    return Problem(413, "too-large", words, headers={"Connection": "close"})


def wrong_media() -> Problem:
    """415: not in the format that we read."""
    words = "The body must be JSON, with the content type application/json."
    return Problem(415, "not-json", words, headers={"Accept": "application/json"})


def invalid(words: str, code: str = "invalid") -> Problem:
    """422: it can be read, but does not say what is needed."""
    return Problem(422, code, words)


def too_many(retry_after: int) -> Problem:
    """429: too often; after so many seconds it will be heard again."""
    words = f"Too many requests; try again in {retry_after} s."
    return Problem(429, "too-many", words, headers={"Retry-After": str(retry_after)})


def internal() -> Problem:
    """500: a fault of ours, about which nothing more is said."""
    return Problem(500, "internal", "Something went wrong on our side; nothing was changed.")


def unavailable() -> Problem:
    """503: nothing can be read or stored just now, and what was asked for has not been done."""
    words = "The server cannot store or read anything just now; try again in a moment."
    return Problem(503, "store-unavailable", words, headers={"Retry-After": str(RETRY_AFTER)})


_BY_STATUS = {
    400: bad_request,
    401: sign_in_needed,
    403: forbidden,
    404: not_found,
    408: too_slow,
    415: wrong_media,
    500: internal,
    503: unavailable,
}


def of_status(status: int, headers: Mapping[str, str] | None = None) -> Problem:
    """The problem for a status that a library chose; its own words are not repeated."""
    if status == 405 and headers:
        return not_allowed(headers.get("Allow", "other methods"))
    if maker := _BY_STATUS.get(status):
        return maker()
    return Problem(status, "refused", "This request was refused.", headers=headers)
