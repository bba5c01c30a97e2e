"""The six scenarios, and what each changes."""

from __future__ import annotations

import pytest

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy import AnarchyOptions
from oyez.games.the_anarchy.answers import AttackCastle
from oyez.games.the_anarchy.box.edition import edition
from oyez.games.the_anarchy.scene.happenings import CastlesFeared
from oyez.kernel import Seat
from tests.ledger import rule
from tests.the_anarchy.luck import bag, draw_first
from tests.the_anarchy.positions import Position, begin

BOX = edition(STANDARD)
CLASSIC = ("classic-easy", "classic-standard", "classic-hard")
SIEGE = ("siege-easy", "siege-standard", "siege-hard")


@rule("TA-SCENARIO-01", "TA-SCENARIO-16")
@pytest.mark.parametrize("scenario", CLASSIC + SIEGE)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_scenario_can_be_chosen_alone_and_with_others(scenario: str, seats: int) -> None:
    game = begin(seats, scenario=scenario)
    assert game.state.options.scenario == scenario
    assert draw_first(game).phase == "draft"


@rule("TA-SCENARIO-01", "TA-SCENARIO-02", "TA-R62")
@pytest.mark.parametrize("scenario", ["campaign", "chapter-1", "", "classic"])
def test_no_other_scenario_can_be_chosen(scenario: str) -> None:
    with pytest.raises(ValueError, match="there are classic-easy, classic-standard") as refused:
        begin(1, scenario=scenario)
    assert repr(scenario) in str(refused.value)


@rule("TA-SCENARIO-02", "TA-R62")
def test_the_cards_of_the_campaign_are_left_out() -> None:
    numbers = sorted(card.number for card in BOX.scenario_cards.values())
    assert numbers == list(range(1, 31))
    used = [name for scenario in BOX.scenarios.values() for name in scenario.cards]
    assert sorted(used) == sorted(BOX.scenario_cards)


@rule("TA-SCENARIO-03")
def test_the_cards_of_a_scenario_lie_from_left_to_right_one_for_each_round() -> None:
    for number in range(1, 6):
        state = Position(1, number, scenario="classic-standard").state
        assert state.card is state.cards[number - 1]
        assert state.card.number == 5 + number
        assert state.card.round == number


@rule("TA-SCENARIO-04")
def test_a_scenario_card_is_known_by_its_number() -> None:
    for name, card in BOX.scenario_cards.items():
        assert name == f"scenario-{card.number}"


@rule(
    "TA-SCENARIO-06",
    "TA-SCENARIO-07",
    "TA-SCENARIO-08",
    "TA-SCENARIO-09",
    "TA-SCENARIO-10",
    "TA-SCENARIO-11",
)
@pytest.mark.parametrize(
    ("scenario", "numbers"),
    [
        ("classic-easy", [1, 2, 3, 4, 5]),
        ("classic-standard", [6, 7, 8, 9, 10]),
        ("classic-hard", [11, 12, 13, 14, 15]),
        ("siege-easy", [16, 17, 18, 19, 20]),
        ("siege-standard", [21, 22, 23, 24, 25]),
        ("siege-hard", [26, 27, 28, 29, 30]),
    ],
)
def test_each_scenario_has_cards_of_its_own(scenario: str, numbers: list[int]) -> None:
    assert [card.number for card in begin(1, scenario=scenario).state.cards] == numbers


@rule("TA-SCENARIO-05", "TA-SCENARIO-12")
@pytest.mark.parametrize("scenario", SIEGE)
def test_a_siege_is_played_without_tents_and_loot_tiles(scenario: str) -> None:
    game = begin(2, scenario=scenario).draw(Seat(1))
    assert bag(game) == list(BOX.final_assaults)
    assert (game.phase, game.state.loot) == ("deal", [])
    position = Position(2, 3, scenario=scenario).having(1, tent=2)
    assert position.state.turn_order() == [0, 1]


@rule("TA-SCENARIO-17")
@pytest.mark.parametrize("scenario", CLASSIC)
def test_a_classic_game_is_played_with_tents_and_loot_tiles(scenario: str) -> None:
    game = begin(2, scenario=scenario).draw(Seat(1))
    assert bag(game) == list(BOX.large_tiles)
    assert len(draw_first(game).state.loot) == 5
    assert len(game.state.path_deck) + len(game.state.offer) == 25
    position = Position(2, 3, scenario=scenario).having(1, tent=2)
    assert position.state.turn_order() == [1, 0]


@rule("TA-SCENARIO-13", "TA-R53")
@pytest.mark.parametrize("scenario", CLASSIC + SIEGE)
def test_the_emissary_takes_no_part_in_any_solo_game(scenario: str) -> None:
    alone, together = begin(1, scenario=scenario).state, begin(2, scenario=scenario).state
    assert set(together.path_deck) - set(alone.path_deck) == {"emissary"}
    assert (len(alone.path_deck), len(together.path_deck)) == (24, 25)


def test_the_conqueror_may_be_left_out_of_a_siege_only() -> None:
    for scenario, seats, size in (
        ("siege-easy", 2, 24),
        ("siege-easy", 1, 23),
        ("classic-easy", 2, 25),
    ):
        state = begin(seats, scenario=scenario, without_conqueror=True).state
        assert len(state.path_deck) == size
        assert ("conqueror" in state.path_deck) == (scenario == "classic-easy")
        assert ("emissary" in state.path_deck) == (seats == 2)


@rule("TA-SCENARIO-14")
def test_classic_easy_is_suggested() -> None:
    assert AnarchyOptions().scenario == "classic-easy"
    assert begin(1).state.cards[0].number == 1


@rule("TA-SCENARIO-15")
@pytest.mark.parametrize("scenario", SIEGE)
def test_there_is_no_castle_to_attack_in_a_siege(scenario: str) -> None:
    position = Position(1, 1, scenario=scenario).stock(soldier=9, knight=9, food=9)
    game = position.play()
    assert not any(isinstance(choice, AttackCastle) for choice in game.choices())
    assert game.why_not(AttackCastle(2, 0)) == "no-castles"
    assert Position(1, 1).stock(soldier=9, food=9).play().offers(AttackCastle(2, 0))


@rule("TA-SCENARIO-15")
def test_nobody_bears_a_grudge_for_castles_in_a_siege() -> None:
    siege = Position(2, 3, scenario="siege-hard").play("round-end")
    assert [p.grudge for p in siege.state.players] == [0, 0]
    assert siege.events(CastlesFeared) == []
    classic = Position(2, 3).play("round-end")
    assert [p.grudge for p in classic.state.players] == [3, 3]


@rule("TA-SCENARIO-16")
def test_there_are_two_modes_in_three_degrees_each() -> None:
    modes = {name: (row.mode, row.tents, row.loot) for name, row in BOX.scenarios.items()}
    assert modes == {
        **dict.fromkeys(CLASSIC, ("classic", True, True)),
        **dict.fromkeys(SIEGE, ("siege", False, False)),
    }
    for mode in (CLASSIC, SIEGE):
        easy, standard, hard = ([_fierce(name, n) for n in range(5)] for name in mode)
        assert sum(easy) < sum(standard) < sum(hard)


def _fierce(scenario: str, place: int) -> int:
    """How strong the attacks of a card are in all."""
    return sum(BOX.scenario_cards[BOX.scenarios[scenario].cards[place]].letters.values())
