"""Toy games at the server: all at once, and alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.installing import install_toys
from tests.server.clients import Server, eventually
from tests.server.conftest import Open
from tests.server.test_clocks import see_to, stewards


@pytest.fixture
def server(open_server: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Server:
    """A server that knows the toys."""
    install_toys(monkeypatch)
    return open_server()


def test_two_people_and_a_bot_play_an_open_phase(server: Server) -> None:
    ann, bo = server.guests(2)
    table = server.table(ann, bo, "squire", game="sheet", options={"rounds": 2})
    view = table.play([ann, bo], Random(1))
    assert view["outcome"]["how"] == "scored"
    assert sorted(view["outcome"]["scores"]) == ["0", "1", "2"]


def test_what_one_says_holds_though_others_were_faster(server: Server) -> None:
    ann, bo = server.guests(2)
    table = server.table(ann, bo, game="sheet")
    eventually(lambda: len(table.view(ann)["waiting"]) == 2, "the works")
    seen = table.view(ann)
    table.do(bo, table.deed(bo, table.view(bo), {"type": "mark", "box": "field"}))
    table.do(ann, table.deed(ann, seen, {"type": "mark", "box": "quarry"}))
    sheets = server.match(table.id).state.sheets
    assert [sheet.marked for sheet in sheets.values()] == [["quarry"], ["field"]]


def test_one_takes_back_ones_own_though_others_have_acted(server: Server) -> None:
    ann, bo = server.guests(2)
    table = server.table(ann, bo, game="sheet")
    eventually(lambda: len(table.view(ann)["waiting"]) == 2, "the works")
    for person in (ann, bo):
        table.do(person, table.deed(person, table.view(person), {"type": "mark", "box": "field"}))
    table.do(ann, table.deed(ann, table.view(ann), kind="undo"))
    sheets = server.match(table.id).state.sheets
    assert [sheet.marked for sheet in sheets.values()] == [[], ["field"]]


def test_what_is_taken_back_leaves_the_log_of_every_screen(server: Server) -> None:
    ann, bo = server.guests(2)
    table = server.table(ann, bo, game="sheet")
    eventually(lambda: len(table.view(ann)["waiting"]) == 2, "the works")
    with table.screen(bo) as screen:
        for person in (ann, bo):
            deed = table.deed(person, table.view(person), {"type": "mark", "box": "field"})
            table.do(person, deed)
        table.do(ann, table.deed(ann, table.view(ann), kind="undo"))
        screen.sync()
        assert screen.log == table.seen(bo)["log"]["events"]
    assert [line["event"]["seat"] for line in screen.log if line["event"]["type"] == "Marked"] == [
        1
    ]


def test_in_an_open_phase_all_clocks_run_and_stewards_play_it(server: Server) -> None:
    ann, bo = server.guests(2)
    pace = {"type": "live", "per_decision": 600, "bank": 0}
    table = server.table(ann, bo, game="sheet", pace=pace, options={"rounds": 1})
    eventually(lambda: len(table.view(ann)["waiting"]) == 2, "the works")
    before = table.view(ann)["clocks"]
    assert all(clock["deadline"] for clock in before.values())
    table.answer(ann, Random(1))
    after = table.view(ann)["clocks"]
    assert after["0"]["deadline"] > before["0"]["deadline"]
    assert after["1"] == before["1"]
    see_to(server, table, 900)
    eventually(lambda: stewards(table, ann) == [True, True], "the stewards")
    eventually(lambda: table.view(ann)["outcome"] is not None, "the end")


def test_undo_leaves_the_answers_of_others_in_their_epoch(server: Server) -> None:
    ann, bo = server.guests(2)
    table = server.table(ann, bo, game="sheet")
    eventually(lambda: len(table.view(ann)["waiting"]) == 2, "the works")
    table.do(ann, table.deed(ann, table.view(ann), {"type": "mark", "box": "field"}))
    seen = table.view(bo)
    table.do(ann, table.deed(ann, table.view(ann), kind="undo"))
    table.do(bo, table.deed(bo, seen, {"type": "mark", "box": "field"}))
    assert server.match(table.id).state.sheets[1].marked == ["field"]


@pytest.mark.parametrize("game", ["solitaire", "sheet"])
def test_one_plays_alone(server: Server, game: str) -> None:
    ann = server.guest()
    table = server.table(ann, game=game)
    view = table.play([ann], Random(1))
    assert list(view["outcome"]["places"]) == ["0"]
    assert view["outcome"]["rank"]


def test_a_match_goes_on_after_a_restart(server: Server) -> None:
    ann, bo = server.guests(2)
    table = server.table(ann, bo, game="sheet", options={"rounds": 1})
    eventually(lambda: len(table.view(ann)["waiting"]) == 2, "the works")
    table.answer(ann, Random(2))
    before = server.match(table.id).digest()
    server.restart()
    assert server.match(table.id).digest() == before
    assert table.play([ann, bo], Random(1))["outcome"] is not None
