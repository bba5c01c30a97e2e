"""The assembly and the expeditions as they are seen."""

from __future__ import annotations

from oyez.games.warrior_knights import GAME
from oyez.games.warrior_knights.answers import Cancel, VoteFor
from oyez.kernel import Seat
from oyez.scene.elements import Hall, Text
from oyez.testing.properties import check_table
from tests.ledger import rule
from tests.warrior_knights.ballots import adjourned, bid, hall, hold
from tests.warrior_knights.positions import Game, Position, fates


def seen(game: Game) -> Hall:
    (found,) = GAME.scene(game.state, Seat(0)).halls
    check_table(game.match)
    return found


def test_there_is_no_hall_without_an_assembly() -> None:
    assert GAME.scene(Position("green", "blue").state, None).halls == []
    assert GAME.scene(adjourned(hold(hall())).state, None).halls == []


@rule("WK-ASSEMBLY-08", "WK-ASSEMBLY-09")
def test_bids_are_sealed_then_open_then_for_something() -> None:
    position = Position("green", "blue", "red", chairman="blue").agendas("fine").banned("green")
    game = hold(position.purse("blue", votes=2).charge("red", "salt-tax"))
    before = seen(game)
    assert before.matter is not None
    assert before.matter.label == Text("agenda-fine")
    assert before.matter.source == "reconstructed"
    assert before.sides == ["green", "blue", "red"]
    assert [(chair.seat, chair.votes, chair.sealed) for chair in before.chairs] == [
        (1, 3, True),
        (2, 1, True),
    ]
    bid(game, blue=2)
    opened = seen(game)
    assert [(chair.bid, chair.sealed, chair.side) for chair in opened.chairs] == [
        (2, False, ""),
        (0, False, ""),
    ]
    assert opened.chairs[0].offices == [Text("presides")]
    assert opened.chairs[1].offices == [Text("charge-held", {"agenda": "salt-tax"})]


def test_what_was_said_stays_until_it_is_carried_out() -> None:
    game = bid(hold(hall("fine").purse("blue", crowns=3)), green=1).say(VoteFor("blue"))
    assert game.prompt == "submit"
    assert [chair.side for chair in seen(game).chairs] == ["blue", "", ""]


@rule("WK-PROPOSAL-03")
def test_laws_hang_on_the_wall_while_the_assembly_sits() -> None:
    position = Position("green", "blue").law("income-tax").agendas("fine", "synod")
    rows = {row.id: row for row in GAME.scene(position.state, None).rows}
    assert [card.label for card in rows["laws"].cards] == [Text("agenda-income-tax")]
    assert rows["agendas"].label == Text("row-agendas")
    game = hold(position)
    (law,) = seen(game).wall
    assert (law.label, law.lit) == (Text("agenda-income-tax"), ("income-tax",))
    rows = {row.id: row for row in GAME.scene(game.state, None).rows}
    assert "laws" not in rows
    assert rows["agendas"].label == Text("row-order")


def test_a_private_motion_says_what_it_is_about() -> None:
    game = hold(hall("private-motion").charge("blue", "salt-tax"))
    game.fate(*fates(1, noble="alan-of-smalt")).say(Cancel("salt-tax", Seat(1)))
    matter = seen(game).matter
    assert matter is not None
    assert matter.label == Text("matter-cancel", {"subject": "salt-tax", "baron": "blue"})
    assert seen(game).sides == ["yes", "no"]


def test_agendas_are_laid_out_in_the_order_announced() -> None:
    game = hold(hall("fine", "synod", "exile")).say(("exile", "fine", "synod"))
    rows = {row.id: row for row in GAME.scene(game.state, None).rows}
    assert [card.lit for card in rows["agendas"].cards] == [("fine",), ("synod",)]


@rule("WK-EXPED-05", "WK-EXPED-06")
def test_stakes_and_the_blessing_lie_below_the_track() -> None:
    position = Position("green", "blue").expedition("china", 2, blessed=True, green=5, blue=1)
    table = GAME.scene(position.state, None)
    (row,) = [row for row in table.rows if row.id == "stakes:china"]
    assert [card.kind for card in row.cards] == ["stake", "stake", "blessing"]
    assert [card.counters[0].value for card in row.cards[:2]] == [5, 1]
    (track,) = [track for track in table.tracks if track.id == "expedition:china"]
    assert (track.spaces, track.markers) == (["1", "2", "3"], {"pawn": 1})


@rule("WK-VARIANT-04")
def test_a_hostage_is_noted_with_who_holds_him() -> None:
    position = Position("green", "blue", hostage_heirs=True)
    position.state.noble("alan-of-smalt").heir = Seat(1)
    panels = GAME.scene(position.state, None).panels
    held = [[note for note in panel.notes if note.id == "hostage"] for panel in panels]
    assert held == [[], [Text("hostage", {"noble": "alan-of-smalt"})]]
