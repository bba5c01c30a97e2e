"""Marks on the fields of a state that declare who may see them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Owned(Struct, frozen=True):
    """A dict by seat: each entry is seen by its own seat only.

    If it is `absent`, others do not even see that it is there.
    """

    absent: bool = False


class Hidden(Struct, frozen=True):
    """Seen by nobody."""


class OwnedBy(Struct, frozen=True):
    """Seen only by the seat that stands in this field of the same struct."""

    field: str


class Parties(Struct, frozen=True):
    """A dict or a list: each entry is there only for the seats that its `parties` names."""


OWNED: Final = Owned()
HIDDEN: Final = Hidden()
PARTIES: Final = Parties()

Secret = Owned | Hidden | OwnedBy | Parties
