"""Seats at a table, and the seat that chance plays."""

from typing import Final, NewType

Seat = NewType("Seat", int)

NATURE: Final = Seat(-1)
