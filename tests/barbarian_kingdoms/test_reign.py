"""The Reign Score: its points, its ties, its titles."""

import pytest

from oyez.games.barbarian_kingdoms import GAME
from oyez.games.barbarian_kingdoms.box.fixed import REIGN_TITLES
from oyez.games.barbarian_kingdoms.rules.reign import Reign, ranking, reign
from tests.barbarian_kingdoms.positions import Position
from tests.ledger import rule

TITLES = [
    "distressing",
    "ridiculous",
    "humiliating",
    "pitiful",
    "mediocre",
    "fair",
    "sufficient",
    "honourable",
    "brilliant",
    "glorious",
    "epic",
    "legendary",
]


def bare() -> Position:
    """Three Kingdoms whose reigns are worth nothing: no King, no money, nothing on the map."""
    position = Position("franks", "huns", "saxons")
    for kingdom in ("huns", "saxons", "franks"):
        position.king(kingdom, None).treasury(kingdom, "")
    return position


def score(position: Position, kingdom: str = "huns") -> int:
    return reign(position.state, position.realm(kingdom).seat).score


def order(position: Position) -> list[str]:
    """The Kingdoms, best reign first."""
    return [str(position.state.realms_of(seat)[0].id) for seat in ranking(position.state)]


def test_nothing_is_worth_nothing() -> None:
    assert score(bare()) == 0


@rule("BK-REIGN-01")
def test_each_king_defeated_is_worth_two() -> None:
    assert score(bare().trophies("huns", "franks")) == 2
    assert score(bare().trophies("huns", "franks", "saxons")) == 4


@rule("BK-REIGN-02")
def test_a_living_king_is_worth_two() -> None:
    assert score(bare().king("huns", "hunnia")) == 2
    assert score(bare().king("huns", "sea")) == 2


@rule("BK-REIGN-03")
@pytest.mark.parametrize("number", range(5))
def test_each_warrior_on_the_map_is_worth_one(number: int) -> None:
    places = ("quadia", "sea", "sea", "noricum")[:number]
    assert score(bare().warriors("huns", *places)) == number


@rule("BK-REIGN-04")
@pytest.mark.parametrize("number", range(5))
def test_each_control_token_on_the_map_is_worth_one(number: int) -> None:
    places = ("noricum", "pannonia", "illyricum", "thuringia")[:number]
    assert score(bare().tokens("huns", *places)) == number


@rule("BK-REIGN-05", "BK-R57")
@pytest.mark.parametrize(
    ("treasury", "points"), [("", 0), ("gb", 0), ("gs", 1), ("ggg", 1), ("gggb", 2), ("dddg", 3)]
)
def test_every_full_five_tremis_are_worth_one(treasury: str, points: int) -> None:
    assert score(bare().treasury("huns", treasury)) == points


@rule("BK-REIGN-05")
def test_loot_is_worth_nothing() -> None:
    assert score(bare().loot("hunnia", "ggg")) == 0


@rule("BK-REIGN-06")
def test_of_equal_reigns_the_richer_ranks_higher() -> None:
    position = bare().treasury("huns", "gs").treasury("franks", "ggg").warriors("saxons", "icenia")
    assert [score(position, k) for k in ("huns", "franks", "saxons")] == [1, 1, 1]
    assert order(position) == ["franks", "huns", "saxons"]
    assert order(position.treasury("huns", "ggg").treasury("franks", "gs")) == [
        "huns",
        "franks",
        "saxons",
    ]


@rule("BK-REIGN-07", "BK-R57", "BK-R04")
def test_of_equal_reigns_and_treasuries_the_later_in_turn_order_ranks_higher() -> None:
    assert order(bare()) == ["franks", "saxons", "huns"]


@rule("BK-R57")
def test_the_last_tie_break_counts_from_the_first_player_of_the_game() -> None:
    position = bare()
    position.state.realms = [position.realm(k) for k in ("saxons", "franks", "huns")]
    for turn in range(3):
        position.state.turn = turn
        assert order(position) == ["huns", "franks", "saxons"]


@rule("BK-REIGN-06")
def test_the_score_comes_before_the_treasury() -> None:
    position = bare().treasury("huns", "gb").warriors("saxons", "icenia")
    assert order(position) == ["saxons", "huns", "franks"]


@rule("BK-REIGN-08")
@pytest.mark.parametrize(
    ("points", "title"),
    list(enumerate((*TITLES, "legendary", "legendary"))),
)
def test_every_reign_has_a_name(points: int, title: str) -> None:
    assert Reign(0, 0, points, 0, 0).title == title


@rule("BK-REIGN-08")
def test_the_name_goes_by_the_whole_score() -> None:
    assert Reign(2, 2, 3, 1, 2).score == 10
    assert Reign(2, 2, 3, 1, 2).title == "epic"
    assert len(REIGN_TITLES) == 12


@rule("BK-REIGN-08")
def test_the_title_of_a_seat_is_that_of_its_own_reign() -> None:
    position = bare().warriors("huns", "quadia", "hunnia").king("saxons", "cantia")
    titles = [GAME.title(position.state, position.realm(k).seat) for k in ("huns", "franks")]
    assert titles == ["title-humiliating", "title-distressing"]
