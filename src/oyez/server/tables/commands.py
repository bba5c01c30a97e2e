"""Commands of seats, each carried out once by its key, and the errors that refuse them."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from oyez.kernel import CannotUndo, NotAmongChoices, NotYourQuestion, Refused
from oyez.server.wire import problems
from oyez.server.wire.api import Body
from oyez.server.wire.problems import Problem

CommandKind = Literal["answer", "act", "order", "undo", "redo"]

Ply = Annotated[int, Meta(ge=0, le=2**31)]
Key = Annotated[str, Meta(min_length=1, max_length=64, description="yours to choose, used once")]


class PositionBody(Body, frozen=True, kw_only=True):
    """What is meant for one position: `ply` and `epoch` are those of the view."""

    ply: Ply
    epoch: Ply = 0


class Command(PositionBody, frozen=True, kw_only=True):
    """What a seat does. `ply` and `epoch` are those of the view; `value` is one of the choices.

    With a key the same deed can be sent again after an interruption or a 503 and counts once.
    """

    kind: CommandKind
    key: Key | None = None
    value: Any = None

    def digest(self) -> bytes:
        """Tells this command from others under the same key, however it was sent."""
        said = {name: getattr(self, name) for name in _DIGESTED}
        return hashlib.blake2b(msgspec.json.encode(said), digest_size=16).digest()


# In this order, which is that of the digests in the store.
_DIGESTED: Final = ("kind", "ply", "epoch", "key", "value")


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
