"""Path cards: what each of them counts at the end, on either side of each of its steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from oyez.games.the_anarchy.rules.scoring import points_of_path
from oyez.games.the_anarchy.scene.happenings import Scored
from oyez.games.the_anarchy.state import AnarchyOptions
from tests.ledger import rule
from tests.the_anarchy.positions import ME, Position

BOX = AnarchyOptions().box
WEAPONS = ("ladders", "ballista", "ram", "catapult", "siege-tower", "trebuchet")
TACTICS = ("covers", "stones", "pitch", "logs", "bolts")
WORTH = {0: 0, 1: 1, 2: 2, 3: 3}

Set = Callable[[Position, int], Any]


def worth(path: str, position: Position) -> int:
    """What a Path card scores at the end of the game."""
    (told,) = position.having(paths=[path], tent=5).play("round-end").events(Scored)
    assert told.total == told.attributes + told.paths - told.penalty
    return int(told.paths)


def check(path: str, build: Set, points: dict[int, int]) -> None:
    """For each count, on either side of each step: the points."""
    found = {}
    for number in points:
        position = Position(round=5)
        build(position, number)
        found[number] = worth(path, position)
    assert found == points


def track(name: str) -> Set:
    return lambda position, number: position.filled(tracks={name: number})


def boxes(section: str) -> Set:
    names = [box.id for box in BOX.sections[section].boxes]
    return lambda position, number: position.boxes(*names[:number])


def field(name: str) -> Set:
    return lambda position, number: position.having(**{name: number})


def steps(*least: int, last: int) -> dict[int, int]:
    """Points just below and at each step, and at the very end."""
    found = {0: 0, last: 3}
    for points, number in enumerate(least, 1):
        found[number - 1] = points - 1
        found[number] = points
    return found


# -- all of them ---------------------------------------------------------------------------------


@rule("TA-PATHCARD-01")
def test_every_path_card_is_worth_three_points_at_most() -> None:
    assert len(BOX.paths) == 25
    assert all(len(path.steps) == 3 for path in BOX.paths.values())


@rule("TA-PATHCARD-01")
@pytest.mark.parametrize("path", [path for path in BOX.paths if path != "advocate"])
def test_a_goal_of_which_nothing_is_done_is_worth_nothing(path: str) -> None:
    assert worth(path, Position(round=5)) == 0


@rule("TA-PATHCARD-01", "TA-GOAL-02")
def test_all_path_cards_count_together() -> None:
    position = Position(round=5).having(tent=5, paths=["captain", "emissary", "scout", "excavator"])
    position.having(rally=2, moat=6).filled(helps=1, spies=6, moat=12)
    (told,) = position.play("round-end").events(Scored)
    assert told.paths == 2 + 1 + 3 + 3


# -- one by one ----------------------------------------------------------------------------------


@rule("TA-PATHCARD-02")
def test_the_abbot_counts_complete_levels_of_the_chapel() -> None:
    check("abbot", boxes("chapel"), {0: 0, 4: 0, 5: 1, 9: 1, 10: 2, 14: 2, 15: 3})


@rule("TA-PATHCARD-02")
def test_a_chapel_of_which_any_box_is_empty_does_not_count() -> None:
    level = [box.id for box in BOX.sections["chapel"].boxes[:5]]
    for missing in level:
        position = Position(round=5).boxes(*(name for name in level if name != missing))
        assert worth("abbot", position) == 0


@rule("TA-PATHCARD-03")
def test_the_architect_counts_complete_levels_of_the_keep() -> None:
    check("architect", track("keep"), {0: 0, 1: 0, 3: 0, 4: 1, 7: 1, 8: 2, 11: 2, 12: 3})


@rule("TA-PATHCARD-04")
def test_the_weaponsmith_counts_siege_weapons_that_are_constructed() -> None:
    check(
        "weaponsmith",
        lambda position, number: position.owning(*WEAPONS[:number]),
        steps(2, 4, 6, last=6),
    )
    assert {path: BOX.boxes[path].grants for path in WEAPONS} == dict(
        zip(WEAPONS, WEAPONS, strict=True)
    )


@rule("TA-PATHCARD-04")
def test_for_the_weaponsmith_neither_cranes_nor_mere_developments_nor_horses_count() -> None:
    things = ("small-crane", "large-crane", "black-horse", "white-horse", "small-chapel")
    assert worth("weaponsmith", Position(round=5).owning(*things, "ladders")) == 0
    developed = [box.id for box in BOX.sections["weapon-makers"].boxes]
    assert worth("weaponsmith", Position(round=5).boxes(*developed)) == 0


@rule("TA-PATHCARD-05")
def test_the_advocate_counts_final_grudge_the_lower_the_better() -> None:
    points = {0: 3, 1: 3, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1, 7: 0, 8: 0, 20: 0}
    check("advocate", field("grudge"), points)
    check("advocate", lambda p, n: p.having(grudge=n + 5, joy=5), points)


@rule("TA-PATHCARD-06")
def test_the_baron_counts_complete_command_lines() -> None:
    lines = ("governance", "warcraft", "worship", "entertainment")
    for line in lines:
        assert worth("baron", Position(round=5).filled(tracks={line: 9})) == 1
        assert worth("baron", Position(round=5).filled(tracks={line: 8})) == 0
    assert worth("baron", Position(round=5).filled(tracks=dict.fromkeys(lines[:2], 9))) == 2
    assert worth("baron", Position(round=5).filled(tracks=dict.fromkeys(lines[1:], 9))) == 3
    assert worth("baron", Position(round=5).filled(tracks=dict.fromkeys(lines, 9))) == 3


@rule("TA-PATHCARD-07")
def test_the_captain_counts_rally_tokens_used_or_not() -> None:
    check("captain", field("rally"), WORTH)
    check("captain", field("rallied"), WORTH)
    position = Position(round=5).having(rally=1, rallied=1)
    assert points_of_path(position.state, position[ME], "captain") == 2


@rule("TA-PATHCARD-08")
def test_the_champion_counts_tournaments_won() -> None:
    check("champion", boxes("wins"), {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 5: 3, 6: 3})
    assert worth("champion", Position(round=5).filled(tournaments=6)) == 0


@rule("TA-PATHCARD-09", "TA-PATHCARD-17", "TA-PATHCARD-19", "TA-PATHCARD-23")
@pytest.mark.parametrize(
    ("path", "attribute"),
    [
        ("commander", "might"),
        ("warrior", "bravery"),
        ("bellwether", "influence"),
        ("partisan", "loyalty"),
    ],
)
def test_four_cards_count_an_attribute_each(path: str, attribute: str) -> None:
    check(path, track(attribute), steps(10, 15, 20, last=24))
    others = {"might": 24, "bravery": 24, "influence": 24, "loyalty": 24, attribute: 0}
    assert worth(path, Position(round=5).filled(tracks=others)) == 0


@rule("TA-PATHCARD-10", "TA-R34")
def test_the_conqueror_counts_enemy_castles_defeated() -> None:
    check("conqueror", track("castles"), {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 5: 3})


@rule("TA-PATHCARD-11")
def test_the_foreman_counts_complete_tracks_of_quarry_farms_and_training_grounds() -> None:
    grounds = ("quarry", "farms", "training-grounds")
    for name in grounds:
        assert worth("foreman", Position(round=5).filled(tracks={name: 13})) == 1
        assert worth("foreman", Position(round=5).filled(tracks={name: 12})) == 0
    assert worth("foreman", Position(round=5).filled(tracks=dict.fromkeys(grounds[1:], 13))) == 2
    assert worth("foreman", Position(round=5).filled(tracks=dict.fromkeys(grounds, 13))) == 3


@rule("TA-PATHCARD-12")
def test_the_defender_counts_the_wall_dice() -> None:
    def build(position: Position, number: int) -> Position:
        sides = ("top", "right", "bottom", "left")
        return position.walls(**{s: (number + 3 - n) // 4 for n, s in enumerate(sides)})

    check("defender", build, steps(6, 11, 16, last=16))


@rule("TA-PATHCARD-13", "TA-R61")
def test_the_scout_counts_spies_whether_or_not_their_knowledge_was_used() -> None:
    check("scout", track("spies"), {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3})
    assert worth("scout", Position(round=5).filled(spies=4).having(knowledge=3)) == 2


@rule("TA-PATHCARD-14", "TA-R20")
def test_the_emissary_counts_how_often_others_were_helped() -> None:
    check("emissary", track("helps"), WORTH)


@rule("TA-PATHCARD-15")
def test_the_excavator_counts_the_moat_die() -> None:
    check("excavator", field("moat"), steps(2, 4, 6, last=6))
    assert worth("excavator", Position(round=5).filled(moat=3).having(moat=1)) == 0


@rule("TA-PATHCARD-16")
def test_the_merrymaker_counts_coloured_pennants() -> None:
    check("merrymaker", boxes("pennants"), steps(6, 8, 10, last=12))


@rule("TA-PATHCARD-16")
def test_for_the_merrymaker_white_hanging_boxes_do_not_count() -> None:
    hangings = [box.id for box in BOX.sections["hangings"].boxes]
    assert len(hangings) == 9
    assert worth("merrymaker", Position(round=5).boxes(*hangings)) == 0


@rule("TA-PATHCARD-18", "TA-PATHCARD-EX1")
@pytest.mark.parametrize(
    ("towers", "gate", "points"),
    [
        (3, 6, 0),
        (8, 1, 0),
        (4, 2, 1),
        (4, 6, 1),
        (5, 3, 1),
        (8, 3, 1),
        (5, 4, 1),
        (6, 4, 2),
        (7, 5, 2),
        (7, 6, 2),
        (8, 5, 2),
        (8, 6, 3),
    ],
)
def test_the_engineer_counts_towers_and_gate_together(towers: int, gate: int, points: int) -> None:
    corners = ("top-left", "top-right", "bottom-right", "bottom-left")
    dice = {corner: (towers + 3 - n) // 4 for n, corner in enumerate(corners)}
    position = Position(round=5).towers(dice).having(gate=gate).filled(gate=gate)
    assert sum(dice.values()) == towers
    assert worth("engineer", position) == points


@rule("TA-PATHCARD-20")
def test_the_mentor_counts_knight_training() -> None:
    check("mentor", track("knight-training"), steps(2, 4, 6, last=6))


@rule("TA-PATHCARD-21", "TA-R25")
def test_the_monk_counts_additions_with_both_numbers_whatever_they_make() -> None:
    def build(position: Position, number: int) -> Position:
        names = ("free-2", "sum-2", "sum-14", "sum-8", "sum-10")[:number]
        return position.written({f"{name}-{place}": 1 for name in names for place in "ab"})

    check("monk", build, steps(2, 3, 4, last=5))


@rule("TA-PATHCARD-21")
def test_for_the_monk_an_addition_with_one_number_does_not_count() -> None:
    first = {f"{name}-a": 3 for name in BOX.additions}
    assert worth("monk", Position(round=5).written(first)) == 0
    assert worth("monk", Position(round=5).written({**first, "free-1-b": 4, "sum-6-b": 3})) == 1


@rule("TA-PATHCARD-22")
def test_the_silversmith_counts_complete_levels_of_the_bank() -> None:
    check("silversmith", track("bank"), {0: 0, 1: 0, 2: 0, 3: 1, 5: 1, 6: 2, 8: 2, 9: 3})


@rule("TA-PATHCARD-24")
def test_the_priest_counts_couples() -> None:
    check("priest", track("couples"), {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 6: 3})


@rule("TA-PATHCARD-25")
def test_the_recruiter_counts_complete_quarters_of_the_wheel() -> None:
    quarters = {
        name: [box.id for box in BOX.sections[name].boxes]
        for name in ("mercenaries", "allies", "guildsmen")
    }
    for names in quarters.values():
        assert worth("recruiter", Position(round=5).boxes(*names)) == 1
        assert worth("recruiter", Position(round=5).boxes(*names[1:])) == 0
        assert worth("recruiter", Position(round=5).boxes(*names[:-1])) == 0
    first, second, third = quarters.values()
    assert worth("recruiter", Position(round=5).boxes(*first, *third)) == 2
    assert worth("recruiter", Position(round=5).boxes(*first, *second, *third)) == 3


@rule("TA-PATHCARD-25")
def test_for_the_recruiter_weapon_makers_do_not_count() -> None:
    makers = [box.id for box in BOX.sections["weapon-makers"].boxes]
    assert worth("recruiter", Position(round=5).boxes(*makers)) == 0


@rule("TA-PATHCARD-26")
def test_the_tactician_counts_tactics_researched() -> None:
    check(
        "tactician",
        lambda position, number: position.researched(*TACTICS[:number]),
        {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 5: 3},
    )
    assert worth("tactician", Position(round=5).prepared(**dict.fromkeys(TACTICS, 9))) == 0
