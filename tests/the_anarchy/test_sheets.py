"""The two sheets, box by box."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, product

import pytest

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy.box.edition import (
    ATTRIBUTES,
    GOODS,
    LINES,
    WEAPONS,
    WORKERS,
    SheetBox,
    edition,
)
from tests.ledger import rule

E = edition(STANDARD)
SIDES = ("top", "right", "bottom", "left")
QUARTERS = ("guildsmen", "allies", "mercenaries")
BUILD = ((("craftsman", 1), ("material", 1)),)


def boxes(section: str) -> tuple[SheetBox, ...]:
    return E.sections[section].boxes


def gives(section: str) -> list[tuple[str, ...]]:
    return [box.gives for box in boxes(section)]


def costs(section: str) -> set[tuple[tuple[tuple[str, int], ...], ...]]:
    return {box.cost for box in boxes(section)}


def measures(section: str, line: str) -> list[int]:
    assert all({name for name, _ in box.measure} <= {line} for box in boxes(section))
    return [least for box in boxes(section) for _, least in box.measure]


def one(good: str) -> tuple[tuple[str, int], ...]:
    return ((good, 1),)


def icons() -> Counter[str]:
    """How often each icon is printed in a box."""
    return Counter(icon for box in E.boxes.values() for icon in box.gives)


# -- both sheets -----------------------------------------------------------------------------------


LENGTHS = {
    **dict.fromkeys(ATTRIBUTES, 24),
    **dict.fromkeys(LINES, 9),
    **dict.fromkeys(QUARTERS, 11),
    **dict.fromkeys(("quarry", "farms", "training-grounds"), 13),
    **dict.fromkeys(("knight-training", "valentine", "michaelmas", "tournaments", "lammas"), 6),
    **dict.fromkeys(("women", "men", "couples", "wins", "spies", "ramparts"), 6),
    "produce-serf": 6, "produce-craftsman": 3, "produce-material": 5, "produce-patron": 4,
    "produce-coin": 4, "produce-food": 5, "produce-soldier": 7, "produce-knight": 5,
    "gate": 6, "towers": 8, "walls": 16, "moat": 12, "castles": 5, "weapon-makers": 10,
    "constructions": 8, "keep": 12, "bank": 9, "stables": 8, "helps": 3, "research": 5,
    "chapel": 15, "additions": 18, "brewery": 16, "pennants": 12, "hangings": 9,
}  # fmt: skip


@rule("TA-ATTRIBUTE-01", "TA-PRODUCTION-05", "TA-COMMAND-01", "TA-FORT-01", "TA-WHEEL-01")
def test_every_section_has_its_boxes() -> None:
    assert {name: len(section.boxes) for name, section in E.sections.items()} == LENGTHS
    assert len(E.boxes) == sum(LENGTHS.values()) == 481


@rule("TA-TRACK-02")
def test_boxes_are_counted_in_their_sections() -> None:
    for section in E.sections.values():
        assert [box.number for box in section.boxes] == list(range(1, len(section.boxes) + 1))
        assert {box.section for box in section.boxes} == {section.id}
        if section.order == "row":
            assert [box.id for box in section.boxes] == [
                f"{section.id}-{box.number}" for box in section.boxes
            ]
    assert E.boxes.keys() == {box.id for s in E.sections.values() for box in s.boxes}


def test_what_actions_fill_costs_something_and_the_rest_nothing() -> None:
    acted = {section.id for section in E.row_sections} | {box.section for box in E.free_boxes}
    assert acted == {section.id for section in E.sections.values() if section.by == "action"}
    for box in E.boxes.values():
        assert bool(box.cost) is (box.section in acted and not box.fills), box.id
    assert {box.id for box in E.boxes.values() if box.fills} == {
        *(f"chapel-{size}-wide" for size in ("small", "medium", "large")),
        *(f"hanging-{string}-{n}" for string in ("top", "middle", "bottom") for n in (1, 2, 3)),
    }


@rule("TA-R03")
def test_a_few_boxes_of_production_are_filled_at_the_start() -> None:
    filled = {name: number for name, number in E.starting_tracks.items() if number}
    assert filled == {
        "produce-serf": 1,
        "produce-material": 1,
        "produce-coin": 1,
        "produce-food": 1,
        "produce-soldier": 2,
    }
    rows = {name for name, section in E.sections.items() if section.order == "row"}
    assert E.starting_tracks.keys() == rows


@pytest.mark.parametrize("good", [good for good in GOODS if good != "knight"])
def test_icons_and_a_start_fill_a_track_of_production(good: str) -> None:
    track = f"produce-{good}"
    assert icons()[track] + E.starting_tracks[track] == len(boxes(track))


def test_knights_can_be_promised_beyond_the_end_of_their_track() -> None:
    trained = sum(1 for box in boxes("knight-training") if box.gives[1] != "training-2")
    assert icons()["produce-knight"] == 2
    assert icons()["produce-knight"] + trained == 6
    assert len(boxes("produce-knight")) == 5


def test_words_in_the_indexes_are_one_object_each() -> None:
    for box in E.boxes.values():
        assert E.boxes[box.id] is box
        assert box.section in [name for name in E.sections if name is box.section]
    deep = [good for box in E.boxes.values() for way in box.cost for good, _ in way]
    assert len({id(good) for good in deep}) == len(set(deep))


# -- the left sheet --------------------------------------------------------------------------------


@rule("TA-ATTRIBUTE-01")
def test_attributes_lead_to_workers_and_to_each_other() -> None:
    for name in ATTRIBUTES:
        filled = [icon for icons in gives(name) for icon in icons]
        assert len(filled) == 10
        assert {icon for icon in filled if icon in ATTRIBUTES} == set(ATTRIBUTES) - {name}
        kinds = Counter(icon for icon in filled if icon in WORKERS)
        assert sorted(kinds.values()) == [3, 4]
        others = {"craftsman", "patron"} if name in ("influence", "might") else {"serf", "soldier"}
        assert kinds.keys() == others


@rule("TA-ATTRIBUTE-06")
def test_a_box_for_each_castle_gives_nothing() -> None:
    assert gives("castles") == [()] * len(E.rounds)


@rule("TA-FORT-03", "TA-R08")
def test_cranes_open_the_middle_and_the_right_of_fortifications() -> None:
    for track, small, large in (("gate", 3, 5), ("towers", 5, 7), ("walls", 7, 12), ("moat", 5, 9)):
        for box in boxes(track):
            crane = "large-crane" if box.number >= large else "small-crane"
            assert box.requires == (() if box.number < small else (crane,)), box.id
    rewards = {
        icon for track in ("gate", "towers", "walls", "moat") for g in gives(track) for icon in g
    }
    assert rewards == {"gate", "tower", "wall", "moat", "might", "patron", "material"}


@rule("TA-MOAT-01")
def test_every_step_of_the_dice_has_its_box() -> None:
    dice, shown = E.numbers.dice, icons()
    assert (dice.gate, dice.moat, dice.tower, dice.wall) == (6, 6, 2, 4)
    assert shown["gate"] == dice.gate
    assert shown["moat"] == dice.moat
    assert shown["tower"] == 4 * dice.tower
    assert shown["wall"] == 4 * dice.wall
    assert all(g[0] == "gate" for g in gives("gate"))
    assert [bool(g) for g in gives("moat")] == [False, True] * 6


@rule("TA-TOWER-03")
def test_sides_make_a_ring_with_towers_on_the_corners() -> None:
    castle = E.numbers.castle
    assert castle.sides == SIDES
    around = [*pairwise(SIDES), (SIDES[-1], SIDES[0])]
    assert {frozenset(pair) for pair in castle.corners.values()} == set(map(frozenset, around))
    assert castle.gate == "bottom"
    assert E.numbers.dice.step == 1


@rule("TA-QUARRY-01", "TA-QUARRY-02", "TA-FARM-01", "TA-FARM-02")
@rule("TA-TRAINING-01", "TA-TRAINING-02")
def test_quarry_farms_and_training_grounds_are_alike() -> None:
    for track, good in (("quarry", "material"), ("farms", "food"), ("training-grounds", "soldier")):
        assert costs(track) == {(one("serf"),)}
        more = (good, f"produce-{good}")
        assert gives(track) == [
            *[(good,), (), more, (), (good,), (), more, (), (good,), (), more, ()],
            (*more, "loyalty"),
        ]


@rule("TA-TACTICS-01")
def test_five_tactics_with_one_ready_and_more_for_a_material() -> None:
    assert list(E.tactics) == ["covers", "stones", "pitch", "logs", "bolts"]
    assert {tactic.ready for tactic in E.tactics.values()} == {1}
    assert {tactic.cost for tactic in E.tactics.values()} == {one("material")}
    needed = {name: tactic.requires for name, tactic in E.tactics.items() if tactic.requires}
    assert needed == {"bolts": ("ballista",)}


@rule("TA-WHEEL-01", "TA-R17")
def test_lines_of_the_wheel_lead_from_the_centre_to_every_box() -> None:
    for quarter in (*QUARTERS, "weapon-makers"):
        assert costs(quarter) == {(one("coin"),)}
        own = {box.id: box for box in boxes(quarter)}
        assert [box.number for box in own.values() if "centre" in box.joined] == [1]
        reached = {f"{quarter}-1"}
        for _ in own:
            reached |= {near for name in reached for near in own[name].joined if near != "centre"}
        assert reached == own.keys()
        for box, near in product(own.values(), own.values()):
            assert (near.id in box.joined) is (box.id in near.joined)


def test_the_three_quarters_of_people_have_the_same_lines() -> None:
    shapes = {
        tuple(tuple(near.rpartition("-")[2] for near in box.joined) for box in boxes(quarter))
        for quarter in QUARTERS
    }
    assert len(shapes) == 1


@rule("TA-WHEEL-04")
def test_people_of_the_wheel_raise_three_kinds_of_production() -> None:
    for quarter, track, times in (
        ("guildsmen", "produce-craftsman", 3),
        ("allies", "produce-knight", 1),
        ("mercenaries", "produce-patron", 1),
    ):
        found = Counter(icon for icons in gives(quarter) for icon in icons)
        assert found[track] == times
        assert all(icons[0] in WORKERS for icons in gives(quarter))


@rule("TA-WHEEL-05", "TA-WHEEL-08", "TA-R18")
def test_what_is_developed_is_still_to_be_constructed() -> None:
    things = {box.id: box for box in boxes("constructions")}
    assert things.keys() == {"small-crane", "large-crane", *WEAPONS}
    for box in things.values():
        assert box.grants == box.id
        assert [E.boxes[name].section for name in box.after] == ["weapon-makers"]
        assert {good for way in box.cost for good, _ in way} == {"craftsman", "material"}
    small = {name for name, box in things.items() if box.requires == ("small-crane",)}
    large = {name for name, box in things.items() if box.requires == ("large-crane",)}
    assert small == {"ram", "catapult", "large-crane"}
    assert large == {"siege-tower", "trebuchet"}
    assert {name for name in WEAPONS if "might" in things[name].gives} == set(WEAPONS)


@rule("TA-R04")
def test_grudge_costs_more_and_more() -> None:
    points = E.numbers.grudge.points
    assert points == (0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25)
    assert (points[3], points[4]) == (4, 6)


# -- the right sheet -------------------------------------------------------------------------------


def test_a_patron_fills_the_next_box_of_a_line() -> None:
    for line in LINES:
        assert costs(line) == {(one("patron"),)}
    assert gives("governance")[:3] == [("coin",), (), ("loyalty",)]


@rule("TA-KEEP-01", "TA-KEEP-02", "TA-KEEP-03", "TA-R13")
def test_three_levels_of_the_keep() -> None:
    assert E.sections["keep"].level == 4
    assert measures("keep", "governance") == [1, 4, 7]
    levels = [boxes("keep")[n : n + 4] for n in (0, 4, 8)]
    assert [level[0].requires for level in levels] == [(), ("small-crane",), ("large-crane",)]
    for level in levels:
        assert [box.cost for box in level] == [BUILD, *[(one("patron"),)] * 3]
        assert [box.gives for box in level[:3]] == [("influence",), ("knight",), ("any",)]
    assert [level[3].gives for level in levels] == [
        ("line-choice", "influence"),
        ("line-worship", "line-entertainment", "influence"),
        ("line-warcraft", "line-worship", "line-entertainment", "influence"),
    ]


def test_the_small_keep_lets_one_choose_among_three_lines() -> None:
    assert E.numbers.keep.lines == ("warcraft", "worship", "entertainment")


@rule("TA-BANK-01", "TA-BANK-02", "TA-BANK-03", "TA-R16")
def test_three_levels_of_the_bank() -> None:
    assert E.sections["bank"].level == 3
    assert measures("bank", "governance") == [2, 5, 8]
    assert gives("bank") == [(), (), ("coin", "produce-coin", "influence")] * 3
    assert [box.cost for box in boxes("bank")] == [BUILD, (one("serf"),), (one("serf"),)] * 3
    assert [box.number for box in boxes("bank") if box.requires] == [7]
    assert boxes("bank")[6].requires == ("small-crane",)


@rule("TA-SPIES-02", "TA-SPIES-03", "TA-SPIES-04", "TA-SPIES-05", "TA-R19", "TA-R64")
def test_three_levels_of_spies() -> None:
    assert E.sections["spies"].level == 2
    assert measures("spies", "governance") == [3, 3, 6, 6, 9, 9]
    assert costs("spies") == {(one("coin"),)}
    assert gives("spies")[::2] == [()] * 3
    assert [g.count("knowledge") for g in gives("spies")[1::2]] == [1, 2, 2]
    assert {g[0] for g in gives("spies")[1::2]} == {"influence"}


def test_three_times_others_may_be_helped() -> None:
    assert gives("helps") == [("bravery",)] * E.numbers.limits.helps


@rule("TA-TACRESEARCH-02", "TA-TACRESEARCH-03", "TA-TACRESEARCH-06")
def test_a_patron_or_a_knight_researches_a_tactic() -> None:
    assert measures("research", "warcraft") == [1, 3, 5, 7, 9]
    assert costs("research") == {(one("patron"), one("knight"))}
    assert gives("research") == [("research", "soldier")] * 4 + [
        ("research", "soldier", "influence")
    ]


@rule("TA-RAMPARTS-02", "TA-RAMPARTS-03", "TA-RAMPARTS-04")
def test_six_ramparts_with_three_rally_tokens() -> None:
    assert measures("ramparts", "warcraft") == [1, 2, 4, 6, 7, 9]
    assert costs("ramparts") == {(one("craftsman"),)}
    found = Counter(icon for icons in gives("ramparts") for icon in icons)
    assert found == {"soldier": 3, "rally": 3, "produce-soldier": 1, "influence": 1}
    assert E.numbers.limits.rally == 3


@rule("TA-STABLES-01", "TA-STABLES-02")
def test_two_levels_of_the_stables_end_with_a_horse() -> None:
    assert E.sections["stables"].level == 4
    assert measures("stables", "warcraft") == [3, 6]
    assert [box.cost for box in boxes("stables")] == [
        BUILD,
        *[(one("serf"), one("soldier"))] * 3,
    ] * 2
    assert gives("stables") == [("influence",), ("food",), ("coin",), ("knight",)] * 2
    assert [box.grants for box in boxes("stables")] == [
        *["", "", "", "black-horse"],
        *["", "", "", "white-horse"],
    ]


@rule("TA-CHAPEL-01", "TA-CHAPEL-02", "TA-CHAPEL-04")
def test_three_levels_of_the_chapel() -> None:
    assert measures("chapel", "worship") == [2, 5, 8]
    built = [E.boxes[f"chapel-{size}"] for size in ("small", "medium", "large")]
    assert [box.requires for box in built] == [(), ("small-crane",), ("large-crane",)]
    assert [box.grants for box in built] == ["small-chapel", "", ""]
    assert [box.after for box in built] == [(), ("chapel-small-wide",), ("chapel-medium-wide",)]
    for box in built:
        assert box.cost == BUILD
        parts = [E.boxes[f"{box.id}-{good}"] for good in ("food", "material", "coin")]
        assert [part.cost for part in parts] == [(one(g),) for g in ("food", "material", "coin")]
        assert {part.after for part in parts} == {(box.id,)}
        wide = E.boxes[f"{box.id}-wide"]
        assert wide.after == tuple(part.id for part in parts)
        assert wide.gives == ("produce-patron", "patron", "influence")
        assert [E.fills_after[part.id] for part in parts] == [(wide,)] * 3


@rule("TA-KNIGHTS-02", "TA-KNIGHTS-03", "TA-KNIGHTS-05")
def test_six_levels_of_knight_training() -> None:
    assert measures("knight-training", "worship") == [2, 4, 6, 7, 8, 9]
    assert costs("knight-training") == {(one("patron"),)}
    assert {box.requires for box in boxes("knight-training")} == {("small-chapel",)}
    assert [g[0] for g in gives("knight-training")] == ["knight"] * 6
    assert [g[1] for g in gives("knight-training")] == [f"training-{n}" for n in (2, 2, 3, 3, 4, 4)]


@rule("TA-KNIGHTS-07", "TA-R23")
def test_training_pays_by_the_number_of_different_icons() -> None:
    assert E.training == {
        1: (),
        2: (("soldier",),),
        3: (("soldier",), ("produce-knight",)),
        4: (("soldier", "produce-knight", "might"),),
    }


@rule("TA-VALENTINE-01", "TA-VALENTINE-02", "TA-VALENTINE-10")
def test_six_valentine_festivals_and_six_couples() -> None:
    assert measures("valentine", "worship") == [1, 2, 4, 5, 7, 9]
    assert costs("valentine") == {(one("patron"),)}
    assert gives("couples") == [("serf", "loyalty"), ("serf", "loyalty", "produce-serf")] * 3
    assert [box.id for box in boxes("women")] == [f"woman-{n}" for n in range(1, 7)]
    assert [box.id for box in boxes("men")] == [f"man-{n}" for n in range(1, 7)]


@rule("TA-MICHAELMAS-01", "TA-MICHAELMAS-02", "TA-MICHAELMAS-06")
def test_six_michaelmas_feasts_and_nine_additions() -> None:
    assert measures("michaelmas", "entertainment") == [1, 2, 4, 5, 7, 9]
    assert costs("michaelmas") == {(one("serf"),)}
    assert [row.target for row in E.additions.values()] == [0, 0, 2, 4, 6, 8, 10, 12, 14]
    assert [row.gives for row in E.additions.values()][:2] == [("any",)] * 2
    assert E.additions["sum-6"].gives == ("any", "any")
    places = [f"{name}-{place}" for name in E.additions for place in "ab"]
    assert [box.id for box in boxes("additions")] == places


@rule("TA-TOURNAMENT-01", "TA-TOURNAMENT-02")
def test_six_tournaments_are_paid_with_food_and_coins() -> None:
    assert measures("tournaments", "entertainment") == [1, 2, 4, 5, 8, 9]
    paid = [dict(box.cost[0]) for box in boxes("tournaments")]
    assert paid == [
        *[{"food": 1}] * 2,
        *[{"food": 1, "coin": 1}] * 2,
        *[{"food": 2, "coin": 1}] * 2,
    ]
    assert gives("tournaments") == [
        *[("knight", "joust")] * 2,
        *[("knight", "bravery", "joust")] * 2,
        *[("knight", "bravery", "influence", "joust")] * 2,
    ]
    assert gives("wins") == [("influence", "soldier")] * 4 + [("might", "soldier", "joy")] * 2


@rule("TA-BREWERY-01")
def test_the_brewery_is_a_latin_square_fed_by_six_icons() -> None:
    kinds = {"water", "hop", "grain", "yeast"}
    assert E.ingredients_of.keys() == kinds
    assert {len(names) for names in E.ingredients_of.values()} == {4}
    assert list(E.ingredients) == [box.id for box in boxes("brewery")]
    assert len(E.brews) == 8
    for names in E.brews.values():
        assert {E.ingredients[name].ingredient for name in names} == kinds
    shown = [box for box in E.boxes.values() if "brewery" in box.gives]
    assert {box.section for box in shown} == {"entertainment"}
    assert icons()["brewery"] == 6


def test_the_yeast_of_row_two_is_in_column_three_and_hops_in_rows_two_and_three_are_not() -> None:
    at = {(row.row, row.column): row.ingredient for row in E.ingredients.values()}
    assert at[2, 3] == "yeast"
    assert "hop" in {at[2, column] for column in (1, 2, 4)}
    assert "hop" in {at[3, column] for column in (1, 2, 4)}


def test_every_row_and_column_is_a_beer() -> None:
    assert (E.numbers.beer.row, E.numbers.beer.column) == (1, 1)
    assert E.numbers.reveal.brewery == 2


@rule("TA-LAMMAS-01", "TA-LAMMAS-02")
def test_three_strings_of_four_pennants_with_boxes_between() -> None:
    assert measures("lammas", "entertainment") == [2, 3, 4, 5, 7, 9]
    assert costs("lammas") == {(one("serf"),)}
    assert {len(names) for names in E.pennants_of.values()} == {3}
    assert len(E.pennants_of) == 4
    for string, names in E.strings.items():
        assert len({E.pennants[name].colour for name in names}) == 4
        between = [E.hangings[f"hanging-{string}-{n}"] for n in (1, 2, 3)]
        assert between == list(pairwise(names))
    assert {icon for icons in gives("hangings") for icon in icons} == {"loyalty", "joy"}


def test_the_yellow_pennant_of_the_middle_string_is_between_loyalty_and_joy() -> None:
    beside = E.fills_after["pennant-middle-yellow"]
    assert sorted(box.gives for box in beside) == [("joy",), ("loyalty",)]


@rule("TA-JOY-02")
def test_joy_is_found_at_lammas_at_michaelmas_and_in_tournaments() -> None:
    found = {box.section for box in E.boxes.values() if "joy" in box.gives}
    assert found == {"hangings", "wins"}
    assert [row.id for row in E.additions.values() if "joy" in row.gives] == ["sum-8", "sum-10"]


def test_festivals_reveal_two_cards() -> None:
    reveal = E.numbers.reveal
    assert (reveal.valentine, reveal.michaelmas, reveal.joust, reveal.lammas) == (2, 2, 2, 2)
    assert E.numbers.limits.passes == 3


def test_no_more_than_102_domain_cards_are_revealed_in_a_game() -> None:
    shown, reveal = icons(), E.numbers.reveal
    training = sum(int(g[1].removeprefix("training-")) for g in gives("knight-training"))
    jousts = shown["joust"] * reveal.joust * E.numbers.limits.passes
    festivals = [shown[name] * getattr(reveal, name) for name in ("valentine", "michaelmas")]
    others = [shown[name] * getattr(reveal, name) for name in ("brewery", "lammas")]
    assert training + jousts + sum(festivals) + sum(others) == 18 + 36 + 24 + 24


# -- where things are drawn ------------------------------------------------------------------------


def test_every_section_is_drawn_once_and_every_placed_box_by_itself() -> None:
    drawn = [name for area in E.areas for name in area.sections]
    assert sorted(drawn) == sorted(E.sections)
    for area in E.areas:
        if area.layout in ("placed", "wheel"):
            names = [box.id for name in area.sections for box in boxes(name)]
            for one_box, other in combinations([E.places[name] for name in names], 2):
                apart = (one_box[0] - other[0]) ** 2 + (one_box[1] - other[1]) ** 2
                assert apart >= 1, area.id
