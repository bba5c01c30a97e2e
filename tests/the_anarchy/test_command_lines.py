"""Command lines: four rows, filled by Patrons or by the keep, whose length unlocks the rest."""

import pytest

from oyez.games.the_anarchy.answers import LEAVE, STOP, Advance, Fill
from oyez.games.the_anarchy.rules.sheets.boxes import open_boxes
from oyez.kernel import Reason
from tests.ledger import rule
from tests.the_anarchy.gains import gains, opens_at, price, reason
from tests.the_anarchy.positions import Game, Position

LINES = ("governance", "warcraft", "worship", "entertainment")
NOTHING: dict[str, int] = {}
GIVEN: dict[str, list[dict[str, int]]] = {
    "governance": [
        {"coin": 1},
        NOTHING,
        {"loyalty": 1},
        NOTHING,
        {"serf": 1, "produce-serf": 1},
        {"material": 1},
        {"knight": 1},
        {"influence": 1},
        {"craftsman": 1},
    ],
    "warcraft": [
        {"soldier": 1},
        NOTHING,
        {"influence": 1},
        NOTHING,
        {"material": 1},
        NOTHING,
        {"craftsman": 1},
        {"influence": 1},
        {"knight": 1, "produce-knight": 1},
    ],
    "worship": [
        {"coin": 1},
        NOTHING,
        {"loyalty": 1},
        NOTHING,
        {"food": 1},
        NOTHING,
        {"craftsman": 1},
        NOTHING,
        {"coin": 1, "loyalty": 1},
    ],
    "entertainment": [
        {"material": 1},
        {"brewery": 1},
        {"food": 1, "loyalty": 1},
        {"brewery": 1},
        {"coin": 1},
        {"brewery": 1},
        {"craftsman": 1},
        {"brewery": 2, "loyalty": 1},
        {"serf": 1, "produce-serf": 1, "brewery": 1},
    ],
}
BUILDINGS = [
    ("keep-1", "governance", 1),
    ("bank-1", "governance", 2),
    ("keep-5", "governance", 4),
    ("bank-4", "governance", 5),
    ("keep-9", "governance", 7),
    ("bank-7", "governance", 8),
    ("stables-1", "warcraft", 3),
    ("stables-5", "warcraft", 6),
    ("chapel-small", "worship", 2),
    ("chapel-medium", "worship", 5),
    ("chapel-large", "worship", 8),
]


def brewed(game: Game, icons: int) -> Game:
    """So many brewery icons are resolved, and no ingredient used."""
    for _ in range(icons):
        game.draw(*list(game[0].domain)[:2]).do(LEAVE)
    return game


def before(box: str) -> Position:
    """Everything that has to be there before this box, but for its measure and its price."""
    position = Position().owning("small-crane", "large-crane")
    section, _, level = box.partition("-")
    if section == "chapel":
        for each in {"small": [], "medium": ["small"], "large": ["small", "medium"]}[level]:
            parts = ("", "-food", "-material", "-coin", "-wide")
            position.boxes(*(f"chapel-{each}{part}" for part in parts))
        return position
    return position.filled(tracks={section: int(level) - 1})


@rule("TA-COMMAND-01")
def test_with_a_patron_alone_each_of_the_four_lines_can_be_begun() -> None:
    game = Position().stock(patron=1).play()
    assert game.choices() == [*(Fill(f"{line}-1") for line in LINES), STOP]


@rule("TA-COMMAND-01", "TA-COMMAND-06")
@pytest.mark.parametrize("line", LINES)
def test_a_line_grows_without_any_other(line: str) -> None:
    game = Position().stock(patron=1).filled(governance=2, worship=2, warcraft=2, entertainment=2)
    played = game.play().do(Fill(f"{line}-3"))
    assert {name: played[0].tracks[name] for name in LINES} == {**dict.fromkeys(LINES, 2), line: 3}


@rule("TA-COMMAND-02")
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("number", [1, 3, 5, 7])
def test_a_box_of_a_line_costs_a_patron(line: str, number: int) -> None:
    price(lambda: Position().filled(tracks={line: number - 1}), Fill(f"{line}-{number}"), patron=1)
    others = dict.fromkeys(("serf", "craftsman", "soldier", "knight", "coin"), 5)
    game = Position().stock(**others).filled(tracks={line: number - 1}).play()
    assert game.why_not(Fill(f"{line}-{number}")) == "too-dear"


@rule("TA-COMMAND-02", "TA-COMMAND-04")
def test_the_keep_fills_a_box_of_a_line_for_nothing_and_with_all_that_it_grants() -> None:
    game = Position().stock(patron=1).filled(keep=3).play().do(Fill("keep-4"))
    game.do(Advance("warcraft"))
    assert game[0].tracks["warcraft"] == 1
    assert gains(game) == {"soldier": 1, "influence": 1}


@rule("TA-COMMAND-03")
@pytest.mark.parametrize("line", LINES)
def test_only_the_leftmost_empty_box_can_be_filled(line: str) -> None:
    game = Position().stock(patron=9).filled(tracks={line: 4}).play()
    assert game.why_not(Fill(f"{line}-4")) == "filled-already"
    assert game.offers(Fill(f"{line}-5"))
    assert game.why_not(Fill(f"{line}-6")) == "box-before"


@rule("TA-COMMAND-03")
def test_what_the_keep_fills_is_the_leftmost_empty_box_too() -> None:
    game = Position().stock(patron=1).filled(keep=3, worship=6).play()
    game.do(Fill("keep-4"), Advance("worship"))
    assert game[0].tracks["worship"] == 7
    assert gains(game) == {"craftsman": 1, "influence": 1}


@rule("TA-COMMAND-04")
@pytest.mark.parametrize(
    ("line", "number"), [(line, number) for line in LINES for number in range(1, 10)]
)
def test_what_every_box_of_a_line_grants(line: str, number: int) -> None:
    given = dict(GIVEN[line][number - 1])
    game = Position().stock(patron=1).filled(tracks={line: number - 1}).play()
    brewed(game.do(Fill(f"{line}-{number}")), given.pop("brewery", 0))
    assert gains(game) == given
    assert game[0].tracks[line] == number
    assert game.prompt() == "act"


@rule("TA-COMMAND-05")
@pytest.mark.parametrize(("box", "line", "measure"), BUILDINGS)
def test_a_building_level_becomes_available_at_its_banner(
    box: str, line: str, measure: int
) -> None:
    position = (
        before(box).stock(patron=1, craftsman=1, material=1).filled(tracks={line: measure - 1})
    )
    game = position.play()
    assert box not in game[0].open
    brewed(game.do(Fill(f"{line}-{measure}")), 0)
    assert box in game[0].open
    assert game.offers(Fill(box))


@rule("TA-COMMAND-05")
@pytest.mark.parametrize(("box", "line", "measure"), BUILDINGS)
def test_a_building_level_is_available_from_its_banner_on(
    box: str, line: str, measure: int
) -> None:
    assert opens_at(lambda: before(box).stock(craftsman=1, material=1), Fill(box), line) == measure


@rule("TA-COMMAND-05")
def test_no_banner_of_entertainment_marks_a_building() -> None:
    """All that opens along this line are the boxes of its festivals and of the line itself."""
    opened: set[str] = set()
    for measure in range(10):
        position = Position().filled(entertainment=measure)
        opened |= {box.rpartition("-")[0] for box in open_boxes(position.state, position[0])}
    without = Position()
    at_start = {box.rpartition("-")[0] for box in open_boxes(without.state, without[0])}
    assert opened - at_start == {"michaelmas", "tournaments", "lammas"}


@rule("TA-COMMAND-06")
def test_the_measure_is_the_number_of_filled_boxes_and_no_other_line_counts() -> None:
    position = Position().stock(coin=1).filled(governance=2, warcraft=9, worship=9)
    game = position.filled(entertainment=9).play()
    lacking: dict[str, str | int] = {"line": "governance", "number": 3, "own": 2}
    assert reason(game, Fill("spies-1")) == Reason("measure", "TA-COMMAND-06", lacking)


@rule("TA-COMMAND-06")
def test_a_box_filled_through_the_keep_counts_for_the_measure() -> None:
    game = Position().stock(patron=1, craftsman=1).filled(keep=3, warcraft=1).play()
    assert game.why_not(Fill("ramparts-2")) == "box-before"
    game.do(Fill("ramparts-1"), Fill("keep-4"), Advance("warcraft"))
    assert "ramparts-2" in game[0].open
