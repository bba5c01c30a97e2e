"""What each seat sees: the main board, castles, both sheets, and a defence."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from oyez.games.the_anarchy import GAME, AnarchyOptions
from oyez.games.the_anarchy.answers import Fill
from oyez.games.the_anarchy.rules.defence.assault import face
from oyez.games.the_anarchy.state import AnarchyState, Player
from oyez.kernel import Match, Seat
from oyez.scene.elements import Box, Counter, Scene, Sheet
from oyez.server.wire.patch import changes
from tests.the_anarchy.positions import ME, YOU, Position


def sheets_of(table: Scene) -> Iterator[Sheet]:
    def below(sheet: Sheet) -> Iterator[Sheet]:
        yield sheet
        for section in sheet.sections:
            yield from below(section)

    for sheet in table.sheets:
        yield from below(sheet)


def boxes_of(table: Scene) -> dict[str, Box]:
    """Every box by its id, which is its own."""
    found = [box for sheet in sheets_of(table) for box in sheet.boxes]
    assert len({box.id for box in found}) == len(found)
    return {box.id: box for box in found}


def own_box(position: Position, name: str) -> Box:
    return boxes_of(GAME.scene(position.state, ME))[f"box:{name}:0"]


def figures(counters: list[Counter]) -> dict[str, int | None]:
    return {counter.name: counter.value for counter in counters}


# -- sheets ----------------------------------------------------------------------------------------


def test_every_box_of_everybody_lies_on_the_table() -> None:
    position = Position(seats=2)
    boxes = boxes_of(GAME.scene(position.state, ME))
    for seat in (ME, YOU):
        for name in position.state.box.boxes:
            assert f"box:{name}:{seat}" in boxes


def test_one_s_own_boxes_are_named_as_answers_name_them_and_nobody_else_s() -> None:
    boxes = boxes_of(GAME.scene(Position(seats=2).state, ME))
    assert "farms-1" in boxes["box:farms-1:0"].lit
    assert boxes["box:farms-1:1"].lit == ()
    watched = boxes_of(GAME.scene(Position(seats=2).state, None))
    assert all(not box.lit for name, box in watched.items() if name.startswith("box:"))


def test_a_row_is_filled_from_the_left() -> None:
    position = Position().filled(farms=2)
    assert [own_box(position, f"farms-{n}").checked for n in (1, 2, 3)] == [True, True, False]


def test_an_open_box_says_what_is_lacking() -> None:
    position = Position().stock(craftsman=1)
    position[0].done = False
    assert figures(own_box(position, "gate-1").lacks) == {"material": 1}
    assert own_box(position, "farms-2").lacks == []
    position.stock(material=1)
    assert own_box(position, "gate-1").lacks == []


def test_who_can_pay_in_one_of_two_ways_lacks_nothing() -> None:
    position = Position()
    assert figures(own_box(position, "moat-1").lacks) == {"serf": 1}
    position.stock(soldier=1)
    assert own_box(position, "moat-1").lacks == []


def test_a_box_without_its_measure_is_barred() -> None:
    position = Position()
    keep = own_box(position, "keep-1")
    assert keep.barred
    assert figures(keep.asks) == {"governance": 1}
    position.filled(governance=1)
    position[0].open.append("keep-1")
    assert not own_box(position, "keep-1").barred


def test_a_sheet_tells_the_price_of_most_of_its_boxes() -> None:
    table = GAME.scene(Position().state, ME)
    keep = next(sheet for sheet in sheets_of(table) if sheet.id == "section:keep:0")
    assert [figures(way) for way in keep.price] == [{"patron": 1}]
    assert [figures(way) for way in keep.boxes[0].price] == [{"craftsman": 1, "material": 1}]
    assert keep.boxes[1].price == []
    assert keep.group == 4


def test_a_box_tells_where_it_leads() -> None:
    position = Position()
    first = own_box(position, "governance-1")
    assert [text.id for text in first.leads] == ["section-keep"]
    crane = {text.id for text in own_box(position, "small-crane").leads}
    assert {"section-gate", "section-walls", "section-keep", "counter-ram"} - crane == {
        "counter-ram"
    }
    assert [text.id for text in own_box(position, "weapon-makers-2").leads] == ["counter-ladders"]
    assert own_box(position.filled(governance=1), "governance-1").leads == []


def test_the_wheel_has_four_quarters_and_lines_from_its_centre() -> None:
    table = GAME.scene(Position().state, ME)
    wheel = next(sheet for sheet in sheets_of(table) if sheet.layout == "wheel")
    assert len(wheel.sections) == 4
    centre = wheel.boxes[0].id
    for quarter in wheel.sections:
        assert [relation.to for relation in quarter.boxes[0].relations] == [centre]
        assert all(box.at is not None for box in quarter.boxes)


def test_numbers_are_written_into_additions() -> None:
    position = Position().written({"sum-6-a": 4})
    assert own_box(position, "sum-6-a").value == 4
    assert own_box(position, "sum-6-b").value is None


def test_a_full_row_of_the_brewery_is_a_beer() -> None:
    position = Position().boxes("brew-2-1", "brew-2-2", "brew-2-3")
    boxes = boxes_of(GAME.scene(position.state, ME))
    assert not boxes["box:beer-row-2:0"].checked
    position.boxes("brew-2-4")
    boxes = boxes_of(GAME.scene(position.state, ME))
    assert boxes["box:beer-row-2:0"].checked
    assert not boxes["box:beer-column-1:0"].checked


# -- castles ---------------------------------------------------------------------------------------


def test_face_down_cards_show_their_backs_alone() -> None:
    position = Position(seats=2, round=2).facing("f1", "a01", "a20", hidden=(2,))
    for seat in (ME, YOU, None):
        boxes = boxes_of(GAME.scene(position.state, seat))
        up, down = boxes["slot:0:1"], boxes["slot:0:2"]
        assert figures(up.holds) == {"attack-ladder": 1, "side-top": 2}
        assert figures(down.holds) == {"attack-ram": 1, "unknown": 1}
        assert "a20" not in str(msgspec.to_builtins(down))


def test_workers_stand_behind_their_walls() -> None:
    position = Position()
    position[0].deployed["top"] = {"soldier": 2, "knight-down": 1}
    boxes = boxes_of(GAME.scene(position.state, ME))
    assert figures(boxes["worker:soldier@top:0"].gives) == {"soldier": 2}
    assert boxes["worker:soldier@top:0"].lit == ("soldier@top",)
    assert boxes["worker:knight-down@top:0"].gives[0].icons == ("knight", "down")


def _defending(position: Position, **deployed: dict[str, int]) -> Player:
    s, p = position.state, position[0]
    s.begin_phase("defence")
    s.defending = [ME]
    p.facing = len(p.slots) - 1
    p.deployed.update(deployed)
    face(s, p)
    return p


def test_a_defence_shows_what_is_met_and_what_is_short() -> None:
    position = Position(round=3).facing("f1", "a01").walls(top=1, right=0, bottom=0, left=0)
    _defending(position, top={"soldier": 1})
    (clash,) = GAME.scene(position.state, ME).clashes
    attacker, defender = clash.sides
    assert figures(attacker.parts) == {"side-top": 3}
    assert (attacker.total, defender.total) == (3, 1)
    assert figures(defender.parts) == {"met-walls": 1}
    notes = {note.id: note.about for note in clash.notes}
    assert notes["clash-short"] == {"side": "top", "number": 2, "there": 1}
    assert notes["clash-tactic"] == {"tactic": "stones", "number": 0}
    assert notes["clash-falls"] == {"number": 1}


def test_a_defence_that_can_be_held_says_so() -> None:
    position = Position(round=3).facing("f1", "a01").researched("stones")
    _defending(position, top={"soldier": 2})
    (clash,) = GAME.scene(position.state, ME).clashes
    assert "clash-holds" in [note.id for note in clash.notes]


def test_what_is_short_is_marked_on_the_castle_itself() -> None:
    position = Position(round=3).facing("f1", "a01")
    _defending(position)
    wall = boxes_of(GAME.scene(position.state, ME))["side:top:0"]
    assert figures(wall.lacks) == {"force": 3}


# -- the main board, panels ------------------------------------------------------------------------


def test_tents_stand_on_the_cards_they_have_reached() -> None:
    position = Position(seats=2, round=2).having(tent=1)
    boxes = boxes_of(GAME.scene(position.state, ME))
    assert boxes["scenario:scenario-1"].seats == (0,)
    assert boxes["scenario:start"].seats == (1,)
    assert boxes["scenario:scenario-2"].lit == ("attack",)


def test_a_castle_shows_its_other_side_once_its_round_is_over() -> None:
    boxes = boxes_of(GAME.scene(Position(round=2).state, ME))
    row = AnarchyOptions().box.scenario_cards["scenario-1"]
    assert figures(boxes["scenario:scenario-1"].holds)["shield"] == row.back
    assert figures(boxes["scenario:scenario-3"].holds)["shield"] == 4


def test_a_siege_has_no_tents() -> None:
    boxes = boxes_of(GAME.scene(Position(scenario="siege-easy").state, ME))
    assert "scenario:start" not in boxes
    assert figures(boxes["scenario:scenario-16"].gives) == {"defended-1": 1, "defended-2": 2}


def test_a_panel_counts_points_first() -> None:
    position = Position(seats=2).filled(bravery=3).stock(serf=2)
    panel = GAME.scene(position.state, YOU).panels[0]
    assert panel.counters[0] == Counter("points", 3)
    assert figures(panel.counters)["serf"] == 2


def test_a_path_card_tells_how_far_one_is() -> None:
    position = Position().filled(bravery=12)
    position[0].paths = ["warrior"]
    card = boxes_of(GAME.scene(position.state, ME))["path:warrior:0"]
    assert figures(card.holds) == {"points": 1}
    assert [note.about for note in card.notes] == [{"number": 12}]


# -- all at once -----------------------------------------------------------------------------------


def test_scenes_of_all_seats_are_those_of_each() -> None:
    match = _played(3, 60)
    seats = [Seat(0), None, Seat(2), Seat(1)]
    together = GAME.scenes(match.state, seats)
    assert together == [GAME.scene(match.state, seat) for seat in seats]
    assert together[0].sheets[2] is together[1].sheets[2], "what all see is laid out once"


def test_what_stays_the_same_is_the_very_same() -> None:
    position = Position(seats=2).stock(serf=3)
    before = GAME.scene(position.state, ME)
    position.play().do(Fill("farms-1"))
    after = GAME.scene(position.state, ME)
    assert before.sheets[2] is after.sheets[2]
    told = msgspec.json.encode(changes(before, after, ""))
    assert len(told) < 4000


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_game_is_laid_out_at_every_step(seats: int) -> None:
    match = _played(seats, 0)
    rng = Random(seats)
    while not match.over:
        seat = rng.choice(list(match.waiting()))
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
        boxes_of(GAME.scene(match.state, seat))


def _played(seats: int, answers: int) -> Match[AnarchyState]:
    rng = Random(4)
    match = Match(GAME, seats, rng=Random(5))
    for _ in range(answers):
        seat = rng.choice(list(match.waiting()))
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
    return match
