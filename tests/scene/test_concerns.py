"""Whom events concern, as they declare it."""

from __future__ import annotations

from oyez.kernel import Event, Seat, gain, loss, news
from oyez.scene.concerns import Impact, impact_on, owners
from oyez.scene.elements import Board, Hex, Panel, Piece, Scene, Town

ANNE, BRUN, CIRO = Seat(0), Seat(1), Seat(2)


class Stormed(Event, frozen=True):
    """Somebody storms what belongs to somebody."""

    concerns = (news("by"), loss("land:{land}", 3), gain("heirs", 2))
    by: Seat | None
    land: str
    heirs: tuple[tuple[Seat, int], ...] = ()


class Rained(Event, frozen=True):
    """Nothing is declared."""

    on: Seat


TABLE = Scene(
    panels=[Panel(id="house:a", seat=ANNE, tincture="gules"), Panel(id="house:b", seat=BRUN)],
    boards=[
        Board(
            id="map",
            hexes=[Hex(id="land:field"), Hex(id="land:hill", tincture="gules")],
            towns=[Town(id="town:x", where="land:town", tincture="gules")],
        )
    ],
    pieces=[
        Piece(id="knight:1", kind="knight", where="land:field", owner=BRUN),
        Piece(id="knight:2", kind="knight", where="land:hill", owner=BRUN),
    ],
)
OWNED = owners(TABLE)


def test_a_seat_in_a_field_is_concerned() -> None:
    assert impact_on(Stormed(BRUN, "moor"), BRUN, OWNED) == Impact("news", 1)


def test_who_is_named_nowhere_is_not_concerned() -> None:
    assert impact_on(Stormed(BRUN, "moor"), CIRO, OWNED) is None


def test_nobody_is_concerned_where_a_field_is_empty() -> None:
    assert impact_on(Stormed(None, "moor"), ANNE, OWNED) is None


def test_the_owner_of_a_thing_is_concerned() -> None:
    assert impact_on(Stormed(BRUN, "hill"), ANNE, OWNED) == Impact("loss", 3)


def test_a_land_belongs_to_the_owner_of_its_town() -> None:
    assert OWNED["land:town"] == OWNED["town:x"] == (ANNE,)


def test_a_land_of_no_colour_belongs_to_those_who_stand_there() -> None:
    assert OWNED["land:field"] == (BRUN,)
    assert OWNED["land:hill"] == (ANNE,)


def test_each_of_several_seats_with_a_number_is_concerned() -> None:
    event = Stormed(BRUN, "moor", ((ANNE, 2), (CIRO, 1)))
    assert impact_on(event, CIRO, OWNED) == Impact("gain", 2)


def test_the_gravest_concern_of_several_counts() -> None:
    assert impact_on(Stormed(ANNE, "hill", ((ANNE, 1),)), ANNE, OWNED) == Impact("loss", 3)


def test_an_event_that_declares_nothing_concerns_nobody() -> None:
    assert impact_on(Rained(ANNE), ANNE, OWNED) is None
