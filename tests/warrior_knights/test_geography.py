"""The map as it can be walked."""

from __future__ import annotations

from oyez.games.warrior_knights.box.edition import edition
from oyez.games.warrior_knights.rules.war.geography import (
    neighbours,
    overseas,
    paths,
    ports_from,
    road_steps,
)
from tests.ledger import rule
from tests.warrior_knights.positions import Position

E = edition("standard")
SMALT = "alan-of-smalt"


def smalt_in(region: str) -> Position:
    return Position("green", "blue").noble(SMALT, region, "regular-50")


def ways(position: Position) -> list[tuple[str, ...]]:
    return paths(position.state, position.state.noble(SMALT))


@rule("WK-MOVE-02", "WK-MOVE-04", "WK-MOVE-05", "WK-MOVE-EX1")
def test_mountains_and_rivers_bar_the_way_but_not_bridges() -> None:
    """E3 has a mountain to F2, an unbridged river to E4, and a bridge to D3."""
    steps = [way for way in ways(smalt_in("E3")) if len(way) == 1]
    assert ("F2",) not in steps
    assert ("E4",) not in steps
    assert ("D3",) in steps


@rule("WK-MOVE-03")
def test_along_a_road_up_to_three_regions() -> None:
    found = ways(smalt_in("D1"))
    assert ("E2", "F1", "G2") in found
    assert ("C2", "B2", "A2") in found
    assert max(map(len, found)) == 3
    assert [way for way in found if way[-1] == "G1"] == []


def test_a_move_never_comes_back_to_where_it_was() -> None:
    for region in E.kingdom:
        for way in ways(smalt_in(region)):
            assert len({region, *way}) == len(way) + 1


@rule("WK-MOVE-03")
def test_off_the_road_one_region() -> None:
    assert all(len(way) == 1 for way in ways(smalt_in("C3")))


def test_a_road_that_branches_offers_both_ways() -> None:
    found = ways(smalt_in("D3"))
    assert ("D4", "C5", "B5") in found
    assert ("D4", "D5", "D6") in found


def test_master_of_horse_moves_two_regions_off_the_road() -> None:
    found = ways(smalt_in("C3").office(SMALT, "master-of-horse"))
    assert ("B3", "A4") in found


def test_flood_closes_the_bridges() -> None:
    position = smalt_in("E3").proclaimed("flood")
    assert "D3" not in neighbours(position.state, "E3")
    assert all("D3" not in way for way in ways(position))


def test_hard_winter_shortens_the_roads() -> None:
    position = smalt_in("D1").proclaimed("hard-winter")
    assert road_steps(position.state) == 1
    assert max(map(len, ways(position))) == 1


def test_a_law_can_close_the_roads() -> None:
    assert road_steps(smalt_in("D1").law("no-roads").state) == 0


@rule("WK-SEA-01", "WK-SEA-04")
def test_from_a_port_to_every_other_port_of_the_board() -> None:
    position = smalt_in("D1")
    found = ports_from(position.state, position.state.noble(SMALT))
    assert len(found) == 12
    assert "D1" not in found
    assert "O6" in found
    inland = smalt_in("C3")
    assert ports_from(inland.state, inland.state.noble(SMALT)) == []


def test_a_law_can_forbid_sailing() -> None:
    position = smalt_in("D1").law("no-sailing")
    assert ports_from(position.state, position.state.noble(SMALT)) == []


def test_at_sea_nobody_walks_or_sails() -> None:
    position = Position("green", "blue").noble(SMALT, "D1", "regular-50", at_sea=True)
    assert ways(position) == []
    assert ports_from(position.state, position.state.noble(SMALT)) == []


@rule("WK-TERM-08")
def test_overseas_regions_have_no_neighbours() -> None:
    beyond = [region for region in E.regions if overseas(smalt_in("C3").state, region)]
    assert len(beyond) == 6
    assert all(not E.land[region] for region in beyond)


def test_all_of_the_kingdom_but_two_capes_is_joined_by_land() -> None:
    reached, edge = {"A1"}, ["A1"]
    while edge:
        for near in E.land[edge.pop()]:
            if near not in reached:
                reached.add(near)
                edge.append(near)
    assert set(E.kingdom) - reached == {"H1", "A6"}
