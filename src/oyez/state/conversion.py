"""Types are prepared for msgspec by one thread at a time, before data are read as them.

msgspec (0.22) builds what it needs to read a struct at the first use and caches it on the class
(`StructInfo_Convert` in its `_core.c`). The cache is set before the types of the fields are filled
in, so that a struct may contain itself; then annotations are evaluated, which is Python code,
during which another thread may run. That thread finds the incomplete StructInfo, takes it for
complete and follows a null pointer: the process dies of SIGSEGV. A complete one never changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from threading import RLock
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

K = TypeVar("K")

# By the type itself: two equal aliases, such as `Pair[int]` twice, have a cache each, and only that
# of the one in here is known to be complete.
_ready: Final[dict[Any, Any]] = {}
_preparing: Final = RLock()


def prepared(kind: K) -> K:
    """The type, once msgspec can read it from any thread.

    Every `msgspec.convert`, typed `decode` and `Decoder` is given its type through this.
    """
    if kind not in _ready:
        with _preparing:
            msgspec.msgpack.Decoder(kind)
            _ready.setdefault(kind, kind)
    ready: K = _ready[kind]
    return ready


def prepare_structs() -> None:
    """Prepare every struct that any module has defined so far, before threads are started.

    A game need not know of this, even if it reads structs of its own.
    """
    for kind in _below(Struct):
        with suppress(Exception):  # not every struct is there to be read, or can be
            prepared(kind)


def _below(kind: type[Struct]) -> Iterator[type[Struct]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)
