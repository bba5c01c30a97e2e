"""What a table agrees on before the game, as every game declares it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from msgspec import Struct, msgpack, to_builtins


class TableOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """The options of a game; each has a default. Equal options have the same hash and key."""

    @cached_property
    def key(self) -> bytes:
        """All options, written down: part of the key of whatever a game caches for a table."""
        return msgpack.encode(self)

    def __hash__(self) -> int:
        """The hash of the key, for a field may hold a dict."""
        return hash(self.key)


def without_defaults(options: Struct) -> dict[str, Any]:
    """Options as plain data, those left out that have their default.

    What reads them fills in the defaults, so a new option changes nothing that was written before.
    """
    usual, given = to_builtins(type(options)(), str_keys=True), to_builtins(options, str_keys=True)
    return {name: value for name, value in given.items() if value != usual.get(name)}
