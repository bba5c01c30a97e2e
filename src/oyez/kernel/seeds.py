"""The same deal again: a secret seed that gives every named chance an outcome of its own."""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b
from random import Random
from typing import Any, Final, NoReturn

_KEY_BYTES: Final = 32
# A code that people pass on: so long, of letters and figures, with hyphens in between.
SHORTEST, LONGEST = 3, 32
_CODE: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
# Letters and figures that nobody takes for one another.
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_FRESH: Final = 7


class DealSeed:
    """A secret seed: every named chance has the same outcome in each match played from it.

    Two matches with the same seed bring the same outcome wherever the same thing is drawn, whatever
    was played in between. The seed itself cannot be read back, printed, copied or stored: whoever
    knows it knows the future of the match.
    """

    __slots__ = ("_key",)

    def __init__(self, secret: bytes) -> None:
        self._key = blake2b(secret, digest_size=_KEY_BYTES, person=b"oyez deal").digest()

    def generator(self, name: str) -> Random:
        """A generator for this chance alone: no other outcome tells anything about it."""
        return Random(self._digest(name.encode()))

    def mark(self, name: str, thing: bytes) -> bytes:
        """A number for a thing in a draw; the thing with the smallest one is drawn.

        It depends on the thing and on nothing else in the bag, so that a bag with a thing more or
        less mostly brings the same one.
        """
        return self._digest(name.encode() + b"\0" + thing)

    def _digest(self, said: bytes) -> bytes:
        return blake2b(said, key=self._key, digest_size=16).digest()

    def __repr__(self) -> str:
        return "DealSeed(...)"

    def __reduce_ex__(self, protocol: Any) -> NoReturn:
        raise TypeError("a deal's seed is never copied")


def fresh_code() -> str:
    """A code for a new deal."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_FRESH))


def read_code(text: str) -> str | None:
    """A code as somebody has typed it, in the form in which it counts; None if it is none."""
    code = text.strip().lower()
    fits = SHORTEST <= len(code) <= LONGEST and _CODE.fullmatch(code) is not None
    return code if fits else None
