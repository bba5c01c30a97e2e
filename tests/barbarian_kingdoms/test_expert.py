"""The expert rule: the players build the scenario together."""

import pytest

from oyez.games.barbarian_kingdoms import PreviousGame
from oyez.games.barbarian_kingdoms.box.fixed import KINGDOMS
from oyez.games.barbarian_kingdoms.rules.preparation import TakeKingdom
from oyez.games.barbarian_kingdoms.scene.happenings import KingdomSelected, ScenarioChosen
from oyez.kernel import NotAmongChoices, Seat
from oyez.scene.views import view
from tests.barbarian_kingdoms.box import SCENARIOS, closed_provinces
from tests.barbarian_kingdoms.positions import Played, begin
from tests.ledger import rule

BEFORE = PreviousGame(Seat(1), {Seat(0): 3, Seat(1): 5, Seat(2): 8})
"""The order is seat 1 (the winner), seat 2, seat 0."""


def selection() -> Played:
    return begin(3, expert=True, previous=BEFORE)


def take(game: Played, *kingdoms: str) -> Played:
    return game.say(*map(TakeKingdom, kingdoms))


@rule("BK-EXPERT-01")
def test_the_players_build_the_scenario_in_two_phases_without_the_card() -> None:
    game = selection()
    phases = []
    for kingdom in ("saxons", "huns", "vandals") * 2:
        phases.append(game.prompt)
        take(game, kingdom)
    assert phases == ["select-kingdom"] * 3 + ["take-kingdom"] * 3
    assert game.prompt == "spread-loot"
    assert game.events(ScenarioChosen) == []
    assert set(game.state.kingdoms) == {"saxons", "huns", "vandals"}


@rule("BK-EXPERT-01")
def test_a_row_of_the_card_or_an_agreement_is_refused_with_the_expert_rule() -> None:
    for options in ({"scenario": "3-1"}, {"kingdoms": ("ostrogoths", "visigoths", "franks")}):
        with pytest.raises(ValueError, match="expert"):
            begin(3, expert=True, **options)


@rule("BK-EXPERT-01")
def test_privilege_picks_no_scenario_with_the_expert_rule() -> None:
    game = begin(3, expert=True, privilege=True, previous=BEFORE)
    assert game.prompt == "select-kingdom"
    take(game, *("saxons", "huns", "vandals") * 2)
    assert game.prompt == "spread-loot"


@rule("BK-EXPERT-02")
def test_kingdoms_are_selected_in_decreasing_order_of_the_previous_scores() -> None:
    game = selection()
    order: list[Seat] = []
    for kingdom in ("saxons", "huns", "vandals"):
        order += game.match.waiting()
        take(game, kingdom)
    assert order == [1, 2, 0]
    assert game.events(KingdomSelected) == [
        KingdomSelected(Seat(1), KINGDOMS[4]),
        KingdomSelected(Seat(2), KINGDOMS[0]),
        KingdomSelected(Seat(0), KINGDOMS[2]),
    ]


@rule("BK-EXPERT-02")
def test_each_player_selects_one_kingdom_not_selected_yet() -> None:
    game = selection()
    assert game.choices() == [TakeKingdom(k) for k in KINGDOMS]
    take(game, "saxons")
    assert game.choices() == [TakeKingdom(k) for k in KINGDOMS if k != "saxons"]
    with pytest.raises(NotAmongChoices):
        take(game, "saxons")


@rule("BK-EXPERT-02", "BK-R58")
def test_without_an_earlier_game_the_order_of_selection_is_random() -> None:
    game = begin(3, expert=True)
    assert game.asked == ("nature",)
    assert game.say((2, 0, 1)).match.waiting() == (2,)


@rule("BK-EXPERT-03")
def test_selection_is_open_so_that_the_table_can_discuss_it() -> None:
    """Each pick is known to everybody before the next player is asked; nothing is sealed."""
    game = take(selection(), "saxons")
    assert game.match.waiting() == (2,)
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        told = [line["event"] for line in view(game.match, seat)["log"]]
        assert {"type": "KingdomSelected", "seat": 1, "kingdom": "saxons"} in told


@rule("BK-EXPERT-04")
def test_in_the_same_order_each_player_takes_one_of_the_selected_kingdoms() -> None:
    game = take(selection(), "saxons", "huns", "vandals")
    order: list[Seat] = []
    for kingdom, free in (
        ("huns", ["huns", "vandals", "saxons"]),
        ("vandals", ["vandals", "saxons"]),
        ("saxons", ["saxons"]),
    ):
        order += game.match.waiting()
        assert game.choices() == [TakeKingdom(k) for k in free]
        take(game, kingdom)
    assert order == [1, 2, 0]
    # Nobody plays the Kingdom that he selected.
    assert [game.seat(k) for k in ("huns", "vandals", "saxons")] == [1, 2, 0]


@rule("BK-R60")
def test_a_set_that_is_on_no_card_can_be_selected_and_closes_the_others() -> None:
    wanted = ("vandals", "saxons", "visigoths")
    assert set(wanted) not in [set(row.kingdoms) for row in SCENARIOS.values()]
    game = take(selection(), *wanted * 2)
    assert set(game.state.kingdoms) == set(wanted)
    assert len(closed_provinces(game.state.kingdoms)) == 12
    assert len(game.state.map.provinces) == 24
    assert len(game.state.chests) == 15


@rule("BK-R60")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_kingdoms_as_players_are_selected(players: int) -> None:
    game = begin(players, expert=True).say(tuple(range(players)))
    chosen = KINGDOMS[::-1][:players]
    take(game, *chosen, *chosen)
    assert set(game.state.kingdoms) == set(chosen)


@rule("BK-R60")
def test_two_players_cannot_use_the_expert_rule() -> None:
    with pytest.raises(ValueError, match="3 players or more"):
        begin(2, expert=True)
