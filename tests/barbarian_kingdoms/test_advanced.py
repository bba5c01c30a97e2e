"""The advanced rules, for a game after another one: Privilege, Inheritance, Precedence."""

from typing import Any

import pytest

from oyez.games.barbarian_kingdoms import Options, Previous
from oyez.games.barbarian_kingdoms.happenings import ScenarioChosen, TurnBegun
from oyez.games.barbarian_kingdoms.manoeuvres import DONE, MANOEUVRE
from oyez.games.barbarian_kingdoms.preparation import Pick, Take
from oyez.games.barbarian_kingdoms.turn import PlayFirst
from oyez.kernel import Seat
from tests.barbarian_kingdoms.positions import Played, begin
from tests.ledger import rule


def after(winner: int, *scores: int) -> Previous:
    """The game before: its winner, and the Reign Scores of the seats from 0 on."""
    return Previous(Seat(winner), {Seat(n): score for n, score in enumerate(scores)})


def first_turns(game: Played, number: int) -> list[str]:
    """Whose turns the first ones are."""
    while game.prompt == "spread-loot":
        game.say(game.choices()[0])
    for _ in range(number - 1):
        game.say(MANOEUVRE, DONE)
    return [str(e.kingdom) for e in game.events(TurnBegun)]


def choosers(game: Played) -> list[Seat]:
    """The order in which seats choose Kingdoms, each taking the first one free."""
    order: list[Seat] = []
    while game.prompt == "take-kingdom":
        order += game.match.waiting()
        game.say(game.choices()[0])
    return order


@rule("BK-ADVANCED-01")
def test_the_advanced_rules_are_off_unless_adopted() -> None:
    options = Options()
    assert [options.privilege, options.inheritance, options.precedence] == [False] * 3
    game = begin(5, previous=after(4, 1, 2, 3, 4, 5))
    assert game.events(ScenarioChosen) == [ScenarioChosen("5-1", None)]
    assert game.asked == ("nature",)
    game.say(("huns", "ostrogoths", "vandals", "visigoths", "franks"))
    assert first_turns(game, 1) == ["huns"]


@rule("BK-ADVANCED-01", "BK-R58")
def test_without_an_earlier_game_privilege_and_precedence_do_not_apply() -> None:
    game = begin(3, privilege=True, precedence=True)
    assert game.asked == ("nature",)
    game.say(("franks", "visigoths", "ostrogoths"))
    assert game.events(ScenarioChosen) == [ScenarioChosen("3-1", None)]
    assert first_turns(game, 3) == ["ostrogoths", "visigoths", "franks"]


# -- Privilege ------------------------------------------------------------------------------------


@rule("BK-ADVANCED-02")
@pytest.mark.parametrize("winner", range(4))
def test_the_previous_winner_picks_the_scenario(winner: int) -> None:
    game = begin(4, privilege=True, previous=after(winner, 9, 9, 9, 9))
    assert game.match.waiting() == (winner,)
    assert game.choices() == [Pick("4-1"), Pick("4-2"), Pick("4-3")]
    game.say(Pick("4-3"), ("huns", "vandals", "saxons", "franks"))
    assert game.events(ScenarioChosen) == [ScenarioChosen("4-3", Seat(winner))]
    assert set(game.state.kingdoms) == {"huns", "vandals", "saxons", "franks"}


@rule("BK-ADVANCED-02")
def test_privilege_alone_leaves_the_draw_and_the_first_player_as_they_are() -> None:
    game = begin(3, privilege=True, previous=after(2, 9, 9, 9)).say(Pick("3-2"))
    assert game.asked == ("nature",)
    assert first_turns(game.say(("huns", "ostrogoths", "franks")), 1) == ["huns"]


# -- Inheritance ----------------------------------------------------------------------------------


@rule("BK-ADVANCED-03")
def test_kingdoms_are_chosen_in_decreasing_order_of_the_previous_scores() -> None:
    game = begin(4, inheritance=True, previous=after(2, 3, 7, 9, 5))
    assert choosers(game) == [2, 1, 3, 0]


@rule("BK-ADVANCED-03")
def test_each_player_chooses_among_the_kingdoms_still_free() -> None:
    game = begin(3, inheritance=True, previous=after(0, 9, 5, 3))
    assert game.choices() == [Take("ostrogoths"), Take("visigoths"), Take("franks")]
    game.say(Take("visigoths"))
    assert game.choices() == [Take("ostrogoths"), Take("franks")]
    game.say(Take("franks"))
    assert game.choices() == [Take("ostrogoths")]
    game.say(Take("ostrogoths"))
    assert [game.seat(k) for k in ("visigoths", "franks", "ostrogoths")] == [0, 1, 2]


@rule("BK-ADVANCED-03")
def test_inheritance_takes_the_place_of_the_draw() -> None:
    game = begin(3, inheritance=True, previous=after(1, 9, 5, 3))
    choosers(game)
    assert {answer.seat for answer in game.match.log} == {0, 1, 2}  # Nature was never asked


@rule("BK-ADVANCED-03")
def test_with_two_players_the_pairs_are_chosen() -> None:
    game = begin(2, inheritance=True, previous=after(1, 9, 5))
    assert game.match.waiting() == (1,)
    assert game.choices() == [Take("A"), Take("B")]
    game.say(Take("B"), Take("A"))
    assert {str(r.id) for r in game.state.realms_of(Seat(1))} == {"visigoths", "franks"}


@rule("BK-R58")
def test_the_previous_winner_ranks_first_whatever_his_score() -> None:
    game = begin(4, inheritance=True, previous=after(3, 8, 11, 9, 2))
    assert choosers(game) == [3, 1, 2, 0]


@rule("BK-R58")
def test_a_winner_without_a_score_ranks_first_too() -> None:
    previous = Previous(Seat(1), {Seat(0): 4, Seat(2): 6})
    assert choosers(begin(3, inheritance=True, previous=previous)) == [1, 2, 0]


@rule("BK-R58")
def test_newcomers_come_last_in_random_order() -> None:
    previous = Previous(Seat(3), {Seat(3): 5, Seat(1): 2})
    game = begin(5, inheritance=True, previous=previous)
    assert game.asked == ("nature",)
    assert sorted(game.choices()) == [
        (0, 2, 4),
        (0, 4, 2),
        (2, 0, 4),
        (2, 4, 0),
        (4, 0, 2),
        (4, 2, 0),
    ]
    assert choosers(game.say((4, 0, 2))) == [3, 1, 4, 0, 2]


@rule("BK-R58")
def test_one_newcomer_is_last_without_a_draw() -> None:
    previous = Previous(Seat(2), {Seat(2): 5, Seat(1): 7})
    assert choosers(begin(3, inheritance=True, previous=previous)) == [2, 1, 0]


@rule("BK-R58")
def test_without_an_earlier_game_the_order_of_inheritance_is_random() -> None:
    game = begin(3, inheritance=True)
    assert game.asked == ("nature",)
    assert len(game.choices()) == 6
    assert choosers(game.say((1, 2, 0))) == [1, 2, 0]


@rule("BK-R58")
def test_players_of_the_earlier_game_who_have_left_are_passed_over() -> None:
    game = begin(3, inheritance=True, previous=after(1, 3, 9, 4, 8, 8))
    assert choosers(game) == [1, 2, 0]


# -- Precedence -----------------------------------------------------------------------------------


def preceded(winner: int, *kingdoms: str, **options: Any) -> Played:
    previous = after(winner, *[1] * len(kingdoms))
    return begin(len(kingdoms), kingdoms=kingdoms, precedence=True, previous=previous, **options)


@rule("BK-ADVANCED-04")
def test_the_previous_winner_is_the_first_player_instead_of_the_huns() -> None:
    game = preceded(2, "huns", "ostrogoths", "visigoths", "vandals", "franks")
    assert first_turns(game, 1) == ["visigoths"]
    assert game.match.waiting() == (2,)


@rule("BK-R59")
@pytest.mark.parametrize(
    ("winner", "order"),
    [
        (0, ["franks", "huns", "ostrogoths", "vandals", "visigoths"]),
        (1, ["vandals", "visigoths", "franks", "huns", "ostrogoths"]),
        (2, ["huns", "ostrogoths", "vandals", "visigoths", "franks"]),
    ],
)
def test_board_order_follows_from_the_kingdom_the_winner_now_plays(
    winner: int, order: list[str]
) -> None:
    game = preceded(winner, "franks", "vandals", "huns", "ostrogoths", "visigoths")
    assert first_turns(game, 6) == [*order, order[0]]


@rule("BK-ADVANCED-04")
def test_with_two_players_both_kingdoms_of_the_winner_come_first() -> None:
    game = preceded(1, "A", "B", scenario="2-2")
    while game.prompt == "spread-loot":
        game.say(game.choices()[0])
    assert game.match.waiting() == (1,)
    assert game.choices() == [PlayFirst(game.realm(k).id) for k in ("vandals", "visigoths")]


@rule("BK-ADVANCED-01", "BK-ADVANCED-02", "BK-ADVANCED-03", "BK-ADVANCED-04")
def test_the_three_rules_work_together() -> None:
    game = begin(3, privilege=True, inheritance=True, precedence=True, previous=after(2, 4, 7, 9))
    game.say(Pick("3-2"))
    game.say(Take("ostrogoths"), Take("franks"), Take("huns"))
    assert [game.seat(k) for k in ("ostrogoths", "franks", "huns")] == [2, 1, 0]
    assert first_turns(game, 3) == ["ostrogoths", "franks", "huns"]


@rule("BK-R58")
def test_a_previous_winner_who_does_not_play_is_refused() -> None:
    with pytest.raises(ValueError, match="previous winner"):
        begin(3, previous=after(3, 1, 2, 3, 4))
