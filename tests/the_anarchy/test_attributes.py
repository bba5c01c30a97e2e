"""Bravery, Loyalty, Influence and Might."""

from __future__ import annotations

import pytest

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy.answers import AttackCastle, Fill
from oyez.games.the_anarchy.box.edition import ATTRIBUTES, WORKERS, edition
from oyez.games.the_anarchy.scene.happenings import IconLost
from tests.ledger import rule
from tests.the_anarchy.positions import Game, Position

BOX = edition(STANDARD)


def point(attribute: str, **filled: int) -> Game:
    """One point of an attribute gained, so many boxes of attributes being filled."""
    position = Position().filled(0, filled)
    if attribute == "loyalty":
        return position.stock(patron=1).filled(governance=2).play().do(Fill("governance-3"))
    if attribute == "influence":
        return position.stock(patron=1).filled(warcraft=2).play().do(Fill("warcraft-3"))
    if attribute == "might":
        position.stock(craftsman=1, material=1).filled(gate=1).having(gate=1)
        return position.play().do(Fill("gate-2"))
    position.state.loot[0] = "small-2"
    return position.stock(soldier=2, food=1).play().do(AttackCastle(2, 0))  # two of Bravery


@rule("TA-ATTRIBUTE-01")
def test_there_are_four_attributes_of_24_boxes() -> None:
    assert ATTRIBUTES == ("bravery", "loyalty", "influence", "might")
    assert [len(BOX.sections[name].boxes) for name in ATTRIBUTES] == [24, 24, 24, 24]
    assert {BOX.sections[name].by for name in ATTRIBUTES} == {"gain"}


@rule("TA-ATTRIBUTE-02")
@pytest.mark.parametrize("attribute", ["loyalty", "influence", "might"])
@pytest.mark.parametrize("filled", [0, 2, 8, 22])
def test_a_point_fills_the_leftmost_empty_box(attribute: str, filled: int) -> None:
    game = point(attribute, **{attribute: filled})
    assert game.attributes() == {attribute: filled + 1}
    assert game.why_not(Fill(f"{attribute}-{filled + 2}")) == "not-by-action"


@rule("TA-ATTRIBUTE-02")
def test_several_points_fill_as_many_boxes() -> None:
    assert point("bravery", bravery=2).attributes() == {"bravery": 4}


@rule("TA-ATTRIBUTE-03", "TA-R49")
@pytest.mark.parametrize(
    ("attribute", "filled", "worker"),
    [
        ("loyalty", 1, "soldier"),
        ("loyalty", 4, "serf"),
        ("influence", 1, "craftsman"),
        ("influence", 4, "patron"),
        ("might", 1, "patron"),
        ("might", 4, "craftsman"),
    ],
)
def test_some_boxes_give_a_worker(attribute: str, filled: int, worker: str) -> None:
    game = point(attribute, **{attribute: filled})
    assert game.stock() == {worker: 1}
    assert game.attributes() == {attribute: filled + 1}


@rule("TA-ATTRIBUTE-03")
@pytest.mark.parametrize(
    ("attribute", "filled", "other"),
    [
        ("loyalty", 15, "influence"),
        ("loyalty", 19, "might"),
        ("loyalty", 23, "bravery"),
        ("influence", 15, "might"),
        ("influence", 19, "bravery"),
        ("influence", 23, "loyalty"),
        ("might", 15, "bravery"),
        ("might", 19, "loyalty"),
        ("might", 23, "influence"),
    ],
)
def test_some_boxes_give_a_point_of_another_attribute(
    attribute: str, filled: int, other: str
) -> None:
    game = point(attribute, **{attribute: filled})
    assert game.attributes() == {attribute: filled + 1, other: 1}
    assert game.stock() == {}


@rule("TA-ATTRIBUTE-03")
def test_a_point_given_by_a_box_may_bring_more() -> None:
    game = point("loyalty", loyalty=15, influence=15, might=1)
    assert game.attributes() == {"loyalty": 16, "influence": 16, "might": 2}
    assert game.stock() == {"patron": 1}


@rule("TA-ATTRIBUTE-03")
def test_attribute_boxes_give_workers_or_points_of_others_and_nothing_else() -> None:
    for name in ATTRIBUTES:
        others = set(ATTRIBUTES) - {name}
        for box in BOX.sections[name].boxes:
            assert len(box.gives) <= 1
            assert set(box.gives) <= {*WORKERS, *others}


@rule("TA-ATTRIBUTE-04")
def test_points_beyond_the_last_box_are_lost() -> None:
    game = point("might", might=24)
    assert game.attributes() == {"might": 24}
    assert game.stock() == {}
    assert [lost.icon for lost in game.events(IconLost)] == ["might"]


@rule("TA-ATTRIBUTE-04")
def test_of_two_points_only_the_one_that_has_room_counts() -> None:
    game = point("bravery", bravery=23)
    assert game.attributes() == {"bravery": 24, "might": 1}
    assert [lost.icon for lost in game.events(IconLost)] == ["bravery"]


@rule("TA-ATTRIBUTE-05")
def test_every_filled_box_is_worth_a_point_at_the_end() -> None:
    position = Position(1, 5, scenario="siege-easy")
    position.filled(bravery=7, loyalty=24, influence=1, might=12)
    outcome = position.play("round-end").outcome
    assert outcome is not None
    assert outcome.scores == {0: 7 + 24 + 1 + 12}


@rule("TA-ATTRIBUTE-06")
def test_castles_that_are_taken_are_counted_and_bring_nothing_by_that() -> None:
    position = Position(1, 1).stock(soldier=2, food=1)
    game = position.play().do(AttackCastle(2, 0))
    assert game[0].tracks["castles"] == 1
    assert game.attributes() == {"bravery": 2}
    assert game.stock() == {"coin": 2, "serf": 1}  # the Loot, and the second box of Bravery
    assert [box.gives for box in BOX.sections["castles"].boxes] == [()] * 5


@rule("TA-ATTRIBUTE-06")
def test_only_the_conqueror_looks_at_the_castles_taken() -> None:
    counting = [path.id for path in BOX.paths.values() if "castles" in (path.counts, path.also)]
    assert counting == ["conqueror"]
    for paths, points in ((["conqueror"], 3), (["warrior"], 0)):
        position = Position(1, 5).filled(castles=4).having(tent=5, paths=paths)
        outcome = position.play("round-end").outcome
        assert outcome is not None
        assert outcome.scores == {0: points}


@rule("TA-R49")
def test_workers_gained_from_attributes_can_be_used_at_once() -> None:
    game = Position().stock(patron=1).filled(worship=2, loyalty=4).play()
    assert game.why_not(Fill("farms-1")) == "too-dear"
    game.do(Fill("worship-3"))
    assert game.stock() == {"serf": 1}
    game.do(Fill("farms-1"))
    assert game.stock() == {"food": 1}
