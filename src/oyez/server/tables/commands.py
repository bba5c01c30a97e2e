"""Commands of seats, each carried out once by its key, and the errors that refuse them."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any, Literal

import msgspec
from msgspec import Struct

from oyez.kernel import CannotUndo, NotAmongChoices, NotYourQuestion, Refused
from oyez.server.wire import problems
from oyez.server.wire.problems import Problem

CommandKind = Literal["answer", "act", "order", "undo", "redo"]


class Command(Struct, frozen=True):
    """A command of a seat, with the ply and the epoch for which it was meant."""

    kind: CommandKind
    ply: int
    epoch: int = 0
    key: str | None = None
    value: Any = None

    def digest(self) -> bytes:
        """Tells this deed from others under the same key."""
        return hashlib.blake2b(msgspec.json.encode(self), digest_size=16).digest()


async def _doubled(before: asyncio.Future[Any]) -> None:
    await asyncio.shield(before)


def confirm_repeat(
    deed: Command, said: bytes, done: asyncio.Future[Any] | None
) -> asyncio.Future[Any]:
    """The same deed came twice: it counts once, and is confirmed when the first one is on disk."""
    if said != deed.digest():
        raise problems.conflict("key-reused", "This key was used for something else.")
    if done is not None and not done.done():
        return asyncio.ensure_future(_doubled(done))
    settled: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    settled.set_result(None)
    return settled


def problem_of(refusal: Refused) -> Problem:
    """A refusal of the kernel, with the right status."""
    reason = None
    if isinstance(refusal, NotAmongChoices | CannotUndo):
        reason = refusal.reason
    if isinstance(refusal, NotAmongChoices):
        return Problem(422, "not-among-choices", str(refusal), refusal.rule, reason)
    if isinstance(refusal, CannotUndo):
        return Problem(409, "cannot-undo", str(refusal), refusal.rule, reason)
    code = "not-your-question" if isinstance(refusal, NotYourQuestion) else "stale-ply"
    return Problem(409, code, str(refusal), refusal.rule)
