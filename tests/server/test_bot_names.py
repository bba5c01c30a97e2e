"""Bots have names of their own, which stay."""

from __future__ import annotations

import pytest

from oyez.server.tables.bot_names import NAMES, bot_name
from tests.server.clients import Server


@pytest.mark.parametrize("table", [1, 2, 59, 60, 61, 62, 1234])
def test_no_two_bots_of_a_table_share_a_name(table: int) -> None:
    assert len({bot_name(table, seat) for seat in range(20)}) == 20


def test_every_name_is_given() -> None:
    assert {bot_name(table, 0) for table in range(1, 200)} == {*NAMES}


def test_a_bot_goes_by_its_name_in_seats_and_records(server: Server) -> None:
    person = server.guest("Anne")
    table = server.table(person, "squire", "random")
    names = ["Anne", bot_name(table.id, 1), bot_name(table.id, 2)]
    assert [seat["name"] for seat in table.card(person)["seats"]] == names
    assert [seat["name"] for seat in table.view(person)["seats"]] == names
    assert person.get(f"{table.path}/record")["names"] == names


def test_a_bot_that_is_put_in_a_seat_gets_the_name_of_that_seat(server: Server) -> None:
    person = server.guest()
    table = server.table(person, "open", "open")
    person.put(f"{table.path}/seats/1/bot", {"bot": "squire"})
    seats = table.card(person)["seats"]
    assert [seat["name"] for seat in seats[1:]] == [bot_name(table.id, 1), ""]
