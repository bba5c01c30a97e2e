"""Gate, towers, walls and moat."""

from __future__ import annotations

from itertools import product

import pytest

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy.answers import Fill, RaiseTower, RaiseWall
from oyez.games.the_anarchy.box.edition import edition
from oyez.games.the_anarchy.rules.defence.assault import strength
from oyez.games.the_anarchy.rules.sheets.fortifications import CORNERS, NEXT_TO, SIDES, wall_choices
from oyez.games.the_anarchy.scene.happenings import TowerRaised, WallRaised
from tests.ledger import rule
from tests.the_anarchy.positions import Game, Position

BOX = edition(STANDARD)
TRACKS = ("gate", "towers", "walls", "moat")
CRANES = ("small-crane", "large-crane")
SECTIONS = {"gate": (3, 5, 6), "towers": (5, 7, 8), "walls": (7, 12, 16), "moat": (5, 9, 12)}
"""By track: where the middle and the right section begin, and the last box."""


def built(track: str, number: int, *cranes: str) -> Position:
    """So many boxes of a fortification track filled, and all that the next one costs there."""
    position = Position().stock(craftsman=1, material=1, serf=1).owning(*cranes)
    if track == "walls":
        heights = [number // 4 + (side < number % 4) for side in range(4)]
        position.walls(**dict(zip(("top", "bottom", "left", "right"), heights, strict=True)))
    elif track == "towers":
        heights = [number // 4 + (corner < number % 4) for corner in range(4)]
        position.towers(dict(zip(CORNERS, heights, strict=True)))
    else:
        position.filled(0, {track: number})
        position.having(**{track: number if track == "gate" else number // 2})
    return position


def next_box(track: str, number: int) -> Fill:
    """The answer by which the box after so many is filled."""
    return Fill(f"{track}-{number + 1}", "serf" if track == "moat" else "")


# -- the tracks ------------------------------------------------------------------------------------


@rule("TA-FORT-01")
def test_there_are_four_fortification_tracks() -> None:
    assert [len(BOX.sections[track].boxes) for track in TRACKS] == [6, 8, 16, 12]
    for track, icon in zip(TRACKS, ("gate", "tower", "wall", "moat"), strict=True):
        boxes = BOX.sections[track].boxes
        given = [icon for box in boxes for icon in box.gives]
        assert given.count(icon) == (6 if track == "moat" else len(boxes))
        others = [box for box in BOX.boxes.values() if box.section != track]
        assert not any(icon in box.gives for box in others)


@rule("TA-FORT-02")
def test_gates_towers_and_walls_cost_a_craftsman_and_a_material() -> None:
    for track in ("gate", "towers", "walls"):
        for box in BOX.sections[track].boxes:
            assert [dict(cost) for cost in box.cost] == [{"craftsman": 1, "material": 1}]
    game = Position().stock(craftsman=2, material=1).play().do(Fill("gate-1"))
    assert game.stock() == {"craftsman": 1, "patron": 1}
    assert game[0].tracks["gate"] == 1
    assert game.why_not(Fill("gate-2")) == "too-dear"


@rule("TA-FORT-02")
@pytest.mark.parametrize("worker", ["serf", "soldier"])
def test_the_moat_costs_a_serf_or_a_soldier(worker: str) -> None:
    game = Position().stock(serf=1, soldier=1).play()
    assert game.offers(Fill("moat-1", "serf"))
    assert game.offers(Fill("moat-1", "soldier"))
    game.do(Fill("moat-1", worker))
    assert game.stock() == {"soldier" if worker == "serf" else "serf": 1}


@rule("TA-FORT-02")
def test_every_icon_of_the_box_is_resolved() -> None:
    game = built("moat", 5, "small-crane").play().do(Fill("moat-6", "serf"))
    assert game[0].moat == 3
    assert game.stock() == {"craftsman": 1, "material": 2}
    assert game.attributes() == {"might": 1}


@rule("TA-FORT-03")
def test_fortifications_also_give_might_patrons_and_materials() -> None:
    given = {track: set[str]() for track in TRACKS}
    for track in TRACKS:
        for box in BOX.sections[track].boxes:
            given[track] |= set(box.gives)
    assert given == {
        "gate": {"gate", "patron", "might"},
        "towers": {"tower", "patron", "might"},
        "walls": {"wall", "patron", "might"},
        "moat": {"moat", "material", "might"},
    }
    game = built("gate", 1).play().do(Fill("gate-2"))
    assert (game.stock(), game.attributes()) == ({"serf": 1}, {"might": 1})
    game = built("towers", 3).play().do(Fill("towers-4"), RaiseTower("bottom-left"))
    assert game.stock() == {"serf": 1, "patron": 1}


@rule("TA-FORT-04", "TA-R08")
@pytest.mark.parametrize("track", TRACKS)
def test_the_middle_section_needs_the_small_crane(track: str) -> None:
    middle, right, _ = SECTIONS[track]
    for number in range(middle - 1):
        assert built(track, number).play().offers(next_box(track, number))
    for number in range(middle - 1, right - 1):
        box = next_box(track, number)
        assert built(track, number).play().why_not(box) == "not-owned"
        assert built(track, number, "large-crane").play().why_not(box) == "not-owned"
        assert built(track, number, "small-crane").play().offers(box)


@rule("TA-FORT-05", "TA-R08")
@pytest.mark.parametrize("track", TRACKS)
def test_the_right_section_needs_the_large_crane(track: str) -> None:
    _, right, last = SECTIONS[track]
    for number in range(right - 1, last):
        box = next_box(track, number)
        assert built(track, number, "small-crane").play().why_not(box) == "not-owned"
        assert built(track, number, *CRANES).play().offers(box)


@rule("TA-FORT-04")
def test_a_crane_opens_the_middle_section_at_once() -> None:
    position = built("gate", 2).stock(craftsman=2, material=2)
    game = position.boxes("weapon-makers-1", "weapon-makers-4").play()
    assert game.why_not(Fill("gate-3")) == "not-owned"
    game.do(Fill("small-crane"), Fill("gate-3"))
    assert game[0].gate == 3


# -- the gate --------------------------------------------------------------------------------------


@rule("TA-GATE-01")
def test_the_first_gate_box_places_the_die_with_one() -> None:
    game = built("gate", 0).play()
    assert game[0].gate == 0
    assert game.do(Fill("gate-1"))[0].gate == 1
    assert BOX.numbers.castle.gate == "bottom"
    rams = [card for card in BOX.attacks.values() if card.type == "ram"]
    assert {side for card in rams for side, _ in card.sides} == {"bottom"}
    assert strength(game[0], "gate", "bottom") == 1


@rule("TA-GATE-02", "TA-R06")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_every_further_gate_box_raises_the_die_by_one(number: int) -> None:
    game = built("gate", number, *CRANES).play().do(next_box("gate", number))
    assert game[0].gate == number + 1
    assert game[0].tracks["gate"] == number + 1


# -- towers ----------------------------------------------------------------------------------------


@rule("TA-TOWER-01")
def test_a_tower_is_placed_on_a_free_corner_or_raised() -> None:
    position = Position().stock(craftsman=1, material=1).towers({"top-left": 1, "bottom-right": 1})
    game = position.play().do(Fill("towers-3"))
    assert game.prompt() == "raise-tower"
    assert game.choices() == [RaiseTower(corner) for corner in CORNERS]
    placed = position.play().do(Fill("towers-3"), RaiseTower("top-right"))
    assert placed[0].towers == {
        "top-left": 1,
        "top-right": 1,
        "bottom-right": 1,
        "bottom-left": 0,
    }
    (raised,) = placed.events(TowerRaised)
    assert (raised.corner, raised.value) == ("top-right", 1)
    higher = game.do(RaiseTower("top-left"))
    assert higher[0].towers["top-left"] == 2
    assert sum(higher[0].towers.values()) == 3
    assert [told.value for told in higher.events(TowerRaised)] == [2]


@rule("TA-TOWER-02", "TA-R06")
def test_a_tower_never_exceeds_two() -> None:
    position = Position().stock(craftsman=1, material=1).towers({"top-left": 2, "top-right": 1})
    game = position.play().do(Fill("towers-4"))
    assert game.choices() == [
        RaiseTower("top-right"),
        RaiseTower("bottom-right"),
        RaiseTower("bottom-left"),
    ]
    assert not game.offers(RaiseTower("top-left"))


@rule("TA-TOWER-02")
def test_the_last_tower_box_leaves_one_corner_only() -> None:
    position = built("towers", 7, *CRANES)
    game = position.play().do(Fill("towers-8"))
    assert game[0].towers == dict.fromkeys(CORNERS, 2)
    assert game.prompt() == "act"
    assert game.attributes() == {"might": 1}


@rule("TA-TOWER-03")
@pytest.mark.parametrize("corner", CORNERS)
def test_a_tower_stands_beside_two_sides(corner: str) -> None:
    p = Position().towers({corner: 2})[0]
    met = {side: strength(p, "towers", side) for side in SIDES}
    assert met == {side: 2 if side in corner.split("-") else 0 for side in SIDES}
    assert sorted(CORNERS[corner]) == sorted(corner.split("-"))
    assert {name: tuple(sides) for name, sides in BOX.numbers.castle.corners.items()} == CORNERS


# -- walls -----------------------------------------------------------------------------------------


def wall_box(**walls: int) -> Game:
    """The next wall box filled, and the wall to be chosen."""
    position = Position().stock(craftsman=1, material=1).owning(*CRANES).walls(**walls)
    number = position[0].tracks["walls"]
    return position.play().do(Fill(f"walls-{number + 1}"))


def raisable(**walls: int) -> list[str]:
    """Which sides may be raised."""
    return [choice.side for choice in wall_box(**walls).choices()]


@rule("TA-WALL-01")
def test_a_wall_is_placed_on_a_free_side_or_raised() -> None:
    game = wall_box()
    assert game.prompt() == "raise-wall"
    assert game.choices() == [RaiseWall(side) for side in ("top", "right", "bottom", "left")]
    game.do(RaiseWall("bottom"))
    assert game[0].walls == {"top": 0, "right": 0, "bottom": 1, "left": 0}
    assert game[0].tracks["walls"] == 1
    game = wall_box(top=1, right=1, bottom=1, left=1).do(RaiseWall("left"))
    assert game[0].walls == {"top": 1, "right": 1, "bottom": 1, "left": 2}
    (raised,) = game.events(WallRaised)
    assert (raised.side, raised.value) == ("left", 2)


@rule("TA-WALL-02", "TA-R07")
def test_a_wall_rises_no_higher_than_one_above_both_its_neighbours() -> None:
    assert raisable(top=2, right=2, bottom=2, left=1) == ["right", "left"]
    assert raisable(top=2, right=1, bottom=1, left=1) == ["right", "bottom", "left"]
    assert wall_box(top=2, right=1, bottom=1, left=1).why_not(RaiseWall("top")) == "wall-too-high"


@rule("TA-WALL-03")
def test_a_side_without_a_wall_counts_as_none() -> None:
    assert raisable(top=1) == ["right", "bottom", "left"]
    assert raisable(top=1, bottom=1) == ["right", "left"]
    assert raisable(top=1, right=1) == ["bottom", "left"]
    assert wall_box(top=1).why_not(RaiseWall("top")) == "wall-too-high"


@rule("TA-WALL-EX1")
def test_with_three_walls_the_last_is_placed_or_the_one_opposite_raised() -> None:
    game = wall_box(top=1, left=1, right=1)
    assert game.choices() == [RaiseWall("top"), RaiseWall("bottom")]
    for side in ("left", "right"):
        assert game.why_not(RaiseWall(side)) == "wall-too-high"
    assert game.do(RaiseWall("top"))[0].walls == {"top": 2, "right": 1, "bottom": 0, "left": 1}
    game = wall_box(top=1, left=1, right=1).do(RaiseWall("bottom"))
    assert game[0].walls == dict.fromkeys(SIDES, 1)


@rule("TA-R06")
def test_a_wall_never_exceeds_four() -> None:
    assert raisable(top=4, right=3, bottom=3, left=3) == ["right", "bottom", "left"]
    assert raisable(top=4, right=4, bottom=3, left=3) == ["bottom", "left"]
    position = Position().stock(craftsman=1, material=1).owning(*CRANES)
    game = position.walls(top=4, right=4, bottom=4, left=3).play().do(Fill("walls-16"))
    assert game[0].walls == dict.fromkeys(SIDES, 4)  # there was only one left to raise


@rule("TA-R07")
def test_the_sides_form_a_ring_in_which_opposite_walls_do_not_matter() -> None:
    opposite = {"top": "bottom", "right": "left", "bottom": "top", "left": "right"}
    for side, beside in NEXT_TO.items():
        assert {*beside, side, opposite[side]} == set(SIDES)
        assert len(set(beside)) == 2
    assert tuple(BOX.numbers.castle.sides) == SIDES
    for side in SIDES:
        one, other = NEXT_TO[side]
        assert side in raisable(**{one: 1, other: 1, side: 1})  # whatever is opposite


@rule("TA-R07")
def test_a_lowest_wall_can_always_be_raised_until_all_are_four() -> None:
    for ring in product(range(5), repeat=4):
        steps = [abs(ring[at] - ring[at - 1]) for at in range(4)]
        if max(steps) <= 1 and sum(ring) < 16:
            position = Position().walls(**dict(zip(SIDES, ring, strict=True)))
            lowest = SIDES[ring.index(min(ring))]
            assert RaiseWall(lowest) in wall_choices(position.state, position[0])


# -- the moat --------------------------------------------------------------------------------------


@rule("TA-MOAT-01")
@pytest.mark.parametrize("number", [0, 2, 4, 6, 8, 10])
def test_every_other_moat_box_gives_nothing(number: int) -> None:
    game = built("moat", number, *CRANES).play().do(next_box("moat", number))
    assert game[0].tracks["moat"] == number + 1
    assert game[0].moat == number // 2
    assert game.stock() == {"craftsman": 1, "material": 1}
    assert game.attributes() == {}


@rule("TA-MOAT-02")
def test_the_second_moat_box_places_the_die_with_one() -> None:
    game = built("moat", 1).play()
    assert game[0].moat == 0
    game.do(Fill("moat-2", "serf"))
    assert game[0].moat == 1
    assert game.stock() == {"craftsman": 1, "material": 2}
    for side in SIDES:
        assert strength(game[0], "moat", side) == 1


@rule("TA-MOAT-03", "TA-R06")
@pytest.mark.parametrize("number", [3, 5, 7, 9, 11])
def test_every_later_moat_icon_raises_the_die_by_one(number: int) -> None:
    game = built("moat", number, *CRANES).play().do(next_box("moat", number))
    assert game[0].moat == number // 2 + 1
    assert game[0].stock["material"] == 2
    assert game.attributes() == ({"might": 1} if number in (5, 11) else {})


@rule("TA-R06")
def test_no_gate_and_no_moat_exceeds_six() -> None:
    assert (BOX.numbers.dice.gate, BOX.numbers.dice.moat) == (6, 6)
    assert (BOX.numbers.dice.tower, BOX.numbers.dice.wall) == (2, 4)
    position = Position().filled(gate=6, moat=12).having(gate=6, moat=6).stock(serf=1)
    game = position.stock(craftsman=1, material=1).owning(*CRANES).play()
    assert not any(
        isinstance(choice, Fill) and choice.box.startswith(("gate", "moat"))
        for choice in game.choices()
    )


@rule("TA-FORT-02")
def test_the_castle_can_be_built_to_the_last_box() -> None:
    position = Position().stock(craftsman=30, material=30, serf=12).owning(*CRANES)
    game = position.play()
    for track in TRACKS:
        for box in BOX.sections[track].boxes:
            game.do(Fill(box.id, "serf" if track == "moat" else ""))
            if game.prompt() != "act":
                game.do(game.choices()[0])
    p = game[0]
    assert (p.gate, p.moat) == (6, 6)
    assert (p.towers, p.walls) == (dict.fromkeys(CORNERS, 2), dict.fromkeys(SIDES, 4))
    patrons, mights, materials = 3 + 4 + 6, 3 + 3 + 6 + 2, 6
    assert p.tracks["might"] == mights
    assert p.stock["material"] == 30 - 6 - 8 - 16 + materials
    assert p.stock["patron"] == patrons + _from_might(mights, "patron")


def _from_might(points: int, good: str) -> int:
    return sum(good in box.gives for box in BOX.sections["might"].boxes[:points])
