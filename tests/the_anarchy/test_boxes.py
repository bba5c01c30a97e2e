"""Boxes: tracks filled from the left, buildings level by level, and what one box costs."""

from __future__ import annotations

import pytest

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy.answers import Advance, Fill, TakeGain
from oyez.games.the_anarchy.box.edition import ATTRIBUTES, GOODS, LINES, edition
from tests.ledger import rule
from tests.the_anarchy.luck import draw_first
from tests.the_anarchy.positions import Position

BOX = edition(STANDARD)
BUILD = {"craftsman": 1, "material": 1}
LEVELS = {
    "keep": ("keep-1", "keep-5", "keep-9"),
    "bank": ("bank-1", "bank-4", "bank-7"),
    "stables": ("stables-1", "stables-5"),
    "chapel": ("chapel-small", "chapel-medium", "chapel-large"),
}
NEVER_BUILT = (
    "spies",
    "research",
    "ramparts",
    "knight-training",
    "valentine",
    "michaelmas",
    "tournaments",
    "brewery",
    "lammas",
)
CRANES = ("small-crane", "large-crane")


# -- tracks ----------------------------------------------------------------------------------------


@rule("TA-TRACK-01")
def test_only_the_leftmost_empty_box_of_a_track_can_be_filled() -> None:
    game = Position().stock(serf=5, patron=5).filled(farms=3).play()
    filled = [choice.box for choice in game.choices() if isinstance(choice, Fill)]
    assert [box for box in filled if box.startswith("farms")] == ["farms-4"]
    assert game.why_not(Fill("farms-3")) == "filled-already"
    assert game.why_not(Fill("farms-5")) == "box-before"
    game.do(Fill("farms-4"))
    assert game[0].tracks["farms"] == 4
    assert game.offers(Fill("farms-5"))


@rule("TA-TRACK-01")
def test_a_full_track_has_no_box_left() -> None:
    game = Position().stock(serf=5).filled(farms=12).play().do(Fill("farms-13"))
    filled = [choice.box for choice in game.choices() if isinstance(choice, Fill)]
    assert not any(box.startswith("farms") for box in filled)
    assert game.why_not(Fill("farms-13")) == "filled-already"


@rule("TA-TRACK-02")
def test_attributes_production_and_command_lines_are_tracks() -> None:
    tracks = (*ATTRIBUTES, *LINES, *(f"produce-{good}" for good in GOODS))
    assert len(tracks) == 16
    for name in tracks:
        section = BOX.sections[name]
        assert section.order == "row"
        assert section.by == ("action" if name in LINES else "gain")
        assert [box.id for box in section.boxes] == [
            f"{name}-{number}" for number in range(1, len(section.boxes) + 1)
        ]


@rule("TA-TRACK-EX1")
def test_governance_begins_with_a_coin_nothing_and_loyalty() -> None:
    game = Position().stock(patron=3).play().do(Fill("governance-1"))
    assert (game.stock(), game.attributes()) == ({"patron": 2, "coin": 1}, {})
    game.do(Fill("governance-2"))
    assert (game.stock(), game.attributes()) == ({"patron": 1, "coin": 1}, {})
    game.do(Fill("governance-3"))
    assert (game.stock(), game.attributes()) == ({"coin": 1}, {"loyalty": 1})
    assert game[0].tracks["governance"] == 3


# -- buildings -------------------------------------------------------------------------------------


@rule("TA-BUILDING-01")
@pytest.mark.parametrize(
    ("box", "reason"),
    [
        ("keep-2", "box-before"),
        ("bank-2", "box-before"),
        ("stables-2", "box-before"),
        ("chapel-small-food", "needs-box"),
    ],
)
def test_no_box_of_a_building_is_used_before_it_is_built(box: str, reason: str) -> None:
    position = Position().stock(patron=1, serf=1, food=1)
    game = position.filled(governance=9, warcraft=9, worship=9).play()
    pay = "serf" if box == "stables-2" else ""
    assert game.why_not(Fill(box, pay)) == reason


@rule("TA-BUILDING-02")
@pytest.mark.parametrize("box", [box for boxes in LEVELS.values() for box in boxes])
def test_every_level_needs_a_measure_and_costs_a_craftsman_and_a_material(box: str) -> None:
    row = BOX.boxes[box]
    assert [dict(cost) for cost in row.cost] == [BUILD]
    ((line, least),) = row.measure
    assert line == {"keep": "governance", "bank": "governance", "stables": "warcraft"}.get(
        row.section, "worship"
    )
    position = Position().stock(**BUILD).owning(*CRANES)
    if row.section == "chapel":
        position.boxes(*row.after)
    else:
        position.filled(0, {row.section: row.number - 1})
    assert position.filled(0, {line: least - 1}).play().why_not(Fill(box)) == "measure"
    assert position.filled(0, {line: least}).play().offers(Fill(box))
    for good in BUILD:
        position.stock(**{**BUILD, good: 0})
        assert position.play().why_not(Fill(box)) == "too-dear"


@rule("TA-BUILDING-03", "TA-R16")
@pytest.mark.parametrize(
    ("box", "tracks", "influence"),
    [
        ("keep-1", {"governance": 1}, 1),
        ("stables-1", {"warcraft": 3}, 1),
        ("bank-1", {"governance": 2}, 0),
        ("chapel-small", {"worship": 2}, 0),
    ],
)
def test_building_fills_one_box_and_gives_what_it_shows(
    box: str, tracks: dict[str, int], influence: int
) -> None:
    game = Position().stock(**BUILD).filled(0, tracks).play().do(Fill(box))
    assert game.stock() == {}
    assert game[0].tracks["influence"] == influence
    section = BOX.boxes[box].section
    filled = len(game[0].boxes) if section == "chapel" else game[0].tracks[section]
    assert filled == 1


@rule("TA-R16")
@pytest.mark.parametrize("box", [box for boxes in LEVELS.values() for box in boxes])
def test_keep_and_stables_give_influence_when_built_and_other_buildings_nothing(box: str) -> None:
    row = BOX.boxes[box]
    assert row.gives == (("influence",) if row.section in ("keep", "stables") else ())


@rule("TA-BUILDING-04")
def test_a_level_is_used_as_soon_as_it_is_built() -> None:
    game = Position().stock(**BUILD, patron=1).filled(governance=1).play()
    assert game.why_not(Fill("keep-2")) == "box-before"
    game.do(Fill("keep-1"), Fill("keep-2"))
    assert game.stock() == {"knight": 1}


@rule("TA-BUILDING-05")
def test_each_payment_fills_the_leftmost_empty_box_of_a_level() -> None:
    game = Position().stock(patron=3).filled(keep=1).play()
    assert game.why_not(Fill("keep-3")) == "box-before"
    game.do(Fill("keep-2"))
    assert game[0].tracks["keep"] == 2
    game.do(Fill("keep-3"), TakeGain("food"), Fill("keep-4"), Advance("warcraft"))
    assert game[0].tracks["keep"] == 4
    assert game.stock() == {"knight": 1, "food": 1, "soldier": 1}


@rule("TA-BUILDING-06", "TA-BUILDING-07")
@pytest.mark.parametrize(
    ("box", "before"),
    [("keep-5", 3), ("keep-9", 7), ("bank-4", 2), ("bank-7", 5), ("stables-5", 3)],
)
def test_a_level_is_built_only_when_the_one_before_is_full(box: str, before: int) -> None:
    section = BOX.boxes[box].section
    position = Position().stock(**BUILD).owning(*CRANES).filled(governance=9, warcraft=9)
    for filled in range(before + 1):
        game = position.filled(0, {section: filled}).play()
        assert game.why_not(Fill(box)) == "box-before"
    assert position.filled(0, {section: before + 1}).play().offers(Fill(box))


@rule("TA-BUILDING-06", "TA-BUILDING-07")
@pytest.mark.parametrize(("level", "before"), [("medium", "small"), ("large", "medium")])
def test_a_chapel_is_built_only_when_the_smaller_one_is_full(level: str, before: str) -> None:
    position = Position().stock(**BUILD, food=1).owning(*CRANES).filled(worship=9)
    position.boxes(f"chapel-{before}", f"chapel-{before}-material", f"chapel-{before}-coin")
    game = position.play()
    assert game.why_not(Fill(f"chapel-{level}")) == "needs-box"
    game.do(Fill(f"chapel-{before}-food"))
    assert game.offers(Fill(f"chapel-{level}"))


@rule("TA-BUILDING-07", "TA-ACTION-02")
def test_a_box_that_fills_itself_waits_for_all_that_it_needs() -> None:
    position = Position().stock(food=1, coin=1, material=1).boxes("chapel-small")
    game = position.play().do(Fill("chapel-small-coin"), Fill("chapel-small-food"))
    assert "chapel-small-wide" not in game[0].boxes
    assert game.attributes() == {}
    game.do(Fill("chapel-small-material"))
    assert "chapel-small-wide" in game[0].boxes
    assert (game.stock(), game.attributes()) == ({"patron": 1}, {"influence": 1})


@rule("TA-BUILDING-EX1")
def test_the_full_small_stables_have_the_black_horse_for_good() -> None:
    position = Position().stock(serf=2, soldier=1).filled(stables=1).facing("f1")
    game = position.play().do(Fill("stables-2", "serf"), Fill("stables-3", "soldier"))
    assert game[0].owned == []
    game.do(Fill("stables-4", "serf"))
    assert game[0].owned == ["black-horse"]
    draw_first(game)
    assert game[0].owned == ["black-horse"]


@rule("TA-BUILDING-08")
def test_keep_bank_stables_and_chapel_are_built_and_nothing_else() -> None:
    for name, builds in LEVELS.items():
        section = BOX.sections[name]
        assert section.level == len(section.boxes) // len(builds)
        assert [box.id for box in section.boxes[:: section.level]] == list(builds)
    for name in NEVER_BUILT:
        for box in BOX.sections[name].boxes:
            assert BUILD not in [dict(cost) for cost in box.cost]
            assert name != "knight-training" or box.requires == ("small-chapel",)


# -- what a box costs ------------------------------------------------------------------------------


@rule("TA-R64")
@pytest.mark.parametrize(
    ("section", "goods"),
    [
        *((line, ["patron"]) for line in LINES),
        ("quarry", ["serf"]),
        ("farms", ["serf"]),
        ("training-grounds", ["serf"]),
        ("moat", ["serf", "soldier"]),
        ("spies", ["coin"]),
        ("research", ["patron", "knight"]),
        ("ramparts", ["craftsman"]),
        ("knight-training", ["patron"]),
        ("valentine", ["patron"]),
        ("michaelmas", ["serf"]),
        ("lammas", ["serf"]),
        *((quarter, ["coin"]) for quarter in ("guildsmen", "allies", "mercenaries")),
        ("weapon-makers", ["coin"]),
    ],
)
def test_one_box_costs_one_of_its_kind(section: str, goods: list[str]) -> None:
    for box in BOX.sections[section].boxes:
        assert [dict(cost) for cost in box.cost] == [{good: 1} for good in goods]


@rule("TA-R64")
@pytest.mark.parametrize(
    ("section", "goods"),
    [("keep", ["patron"]), ("bank", ["serf"]), ("stables", ["serf", "soldier"])],
)
def test_one_box_of_a_building_costs_one_of_its_kind(section: str, goods: list[str]) -> None:
    used = [box for box in BOX.sections[section].boxes if box.id not in LEVELS[section]]
    assert used
    for box in used:
        assert [dict(cost) for cost in box.cost] == [{good: 1} for good in goods]


@rule("TA-R64")
def test_only_the_good_named_is_taken_and_only_one() -> None:
    position = Position().stock(**dict.fromkeys(GOODS, 3)).filled(governance=3)
    game = position.play().do(Fill("spies-1"))
    assert game[0].stock == {**dict.fromkeys(GOODS, 3), "coin": 2}
    game.do(Fill("moat-1", "soldier"))
    assert game[0].stock == {**dict.fromkeys(GOODS, 3), "coin": 2, "soldier": 2}
    assert game.why_not(Fill("moat-2")) == "no-such-way"  # whom to pay has to be said
