"""Levy Taxes, Draft Soldiers, Rally Support, Serve the Church, and what their cards trigger."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import NO, YES
from oyez.games.warrior_knights.rules.phases import taxes
from oyez.games.warrior_knights.rules.phases.planning import planning
from oyez.games.warrior_knights.rules.phases.zones import due
from oyez.games.warrior_knights.scene.happenings import CardTurnedUp, MarkerPlaced, PhaseBegun
from tests.ledger import rule
from tests.warrior_knights.moves import marker, to_zone
from tests.warrior_knights.positions import SIX, Game, Position

FOUR = SIX[:4]


def cards_in(game: Game, zone: str) -> int:
    return len(game.state.zones[zone])


# -- Levy Taxes ------------------------------------------------------------------------------------


def levied() -> Position:
    """Two green nobles in one region of the kingdom, one overseas, and one at sea."""
    return (
        Position("green", "blue")
        .noble("lorenz-von-linden", "E3", "regular-50")
        .noble("alan-of-smalt", "E3", "regular-50")
        .noble("ernesto-di-celadon", "O1", "regular-50")
        .noble("kazimierz-zielonka", "D1", "regular-100", at_sea=True)
    )


@rule("WK-TAXLEVY-01", "WK-TAXLEVY-02", "WK-TAXLEVY-03")
def test_a_crown_for_each_region_with_nobles_ashore() -> None:
    game = levied().turn_up("levy-taxes", "green").say(YES)
    assert game.baron("green").crowns == 2


@rule("WK-TAXLEVY-04")
def test_neither_control_nor_income_of_cities_matters_to_the_levy() -> None:
    game = levied().city("monz", "green").city("ballin", "green").turn_up("levy-taxes", "green")
    assert game.say(YES).baron("green").crowns == 2


@rule("WK-TAXLEVY-05", "WK-ACTION-03", "WK-ACTION-04")
@pytest.mark.parametrize("answer", [YES, NO])
def test_levied_or_not_the_card_goes_to_the_taxes_zone(answer: object) -> None:
    game = levied().turn_up("levy-taxes", "green").say(answer)
    assert game.over
    assert cards_in(game, "taxes") == 1


# -- Draft Soldiers --------------------------------------------------------------------------------


@rule("WK-RECRUIT-01", "WK-COMP-13")
def test_a_marker_costs_nothing_and_goes_to_any_free_space() -> None:
    game = (
        Position(*FOUR).purse("green", crowns=3).track(s2="red").turn_up("draft-soldiers", "green")
    )
    assert [game.offers(marker(n)) for n in range(1, 6)] == [True, False, True, True, True]
    game.say(marker(4))
    assert game.state.track[3] == game.seat("green")
    assert game.baron("green").crowns == 3
    assert game.events(MarkerPlaced)[0].fee == 0


@rule("WK-RECRUIT-03", "WK-RECRUIT-04", "WK-RECRUIT-EX2")
@pytest.mark.parametrize(("answer", "phases"), [(marker(3), ["mercenaries"]), (NO, [])])
def test_the_fifth_marker_of_four_barons_calls_the_mercenaries(
    answer: object, phases: list[str]
) -> None:
    position = Position(*FOUR).track(s1="red", s2="red", s4="black", s5="green")
    game = position.turn_up("draft-soldiers", "blue").say(answer)
    assert [each.phase for each in game.events(PhaseBegun)] == phases
    assert cards_in(game, "wages") == 1


@rule("WK-RECRUIT-05")
def test_without_a_marker_the_card_still_goes_to_the_wages_zone() -> None:
    game = Position(*FOUR).turn_up("draft-soldiers", "green").say(NO)
    assert game.over
    assert game.state.track == [None] * 7
    assert cards_in(game, "wages") == 1


@rule("WK-R15", "WK-TRIGGER-06", "WK-TURN-02")
def test_wages_come_before_the_mercenaries_when_one_card_calls_both() -> None:
    position = Position("green", "blue").track(s1="green", s2="blue")
    position.zone("wages", "green:mobilize-forces", "green:mobilize-forces", "blue:draft-soldiers")
    game = position.turn_up("draft-soldiers", "green").say(marker(3))
    assert [each.phase for each in game.events(PhaseBegun)] == ["wages", "mercenaries"]


# -- Rally Support ---------------------------------------------------------------------------------


def rallied(**votes: int) -> Game:
    """Red is in the chair; green plays Rally Support."""
    position = Position("green", "blue", "red", chairman="red")
    for baron, number in votes.items():
        position.purse(baron, votes=number)
    return position.turn_up("rally-support", "green")


@rule("WK-RALLY-01", "WK-RALLY-02")
def test_two_votes_and_the_chair_for_who_has_more_than_every_other() -> None:
    game = rallied(green=1, blue=2, red=2).say(YES)
    assert game.baron("green").votes == 3
    assert game.state.chairman == game.seat("green")


@rule("WK-RALLY-03")
def test_as_many_votes_as_another_do_not_win_the_chair() -> None:
    game = rallied(green=1, blue=3).say(YES)
    assert game.baron("green").votes == 3
    assert game.state.chairman == game.seat("red")


@rule("WK-R19", "WK-R18")
def test_who_is_banned_takes_the_votes_but_not_the_chair() -> None:
    position = Position("green", "blue", "red", chairman="red").banned("green")
    game = position.turn_up("rally-support", "green").say(YES)
    assert game.baron("green").votes == 2
    assert game.state.chairman == game.seat("red")


@rule("WK-RALLY-04", "WK-ACTION-03", "WK-ACTION-04")
@pytest.mark.parametrize(("answer", "votes"), [(YES, 2), (NO, 0)])
def test_rallied_or_not_the_card_goes_to_the_assembly_zone(answer: object, votes: int) -> None:
    game = rallied().say(answer)
    assert game.baron("green").votes == votes
    assert cards_in(game, "assembly") == 1


@rule("WK-TRIGGER-EX1", "WK-TRIGGER-05")
def test_the_eighth_card_of_four_barons_calls_the_assembly() -> None:
    position = Position(*FOUR).zone("assembly", "green:rally-support")
    for baron in FOUR[1:]:
        position.zone("assembly", f"{baron}:rally-support", f"{baron}:rally-support")
    game = position.turn_up("rally-support", "green")
    assert due(game.state) == ""
    game.say(YES)
    assert [each.phase for each in game.events(PhaseBegun)] == ["assembly"]


# -- Serve the Church ------------------------------------------------------------------------------


@rule("WK-CHURCH-01", "WK-CHURCH-02", "WK-CHURCH-04", "WK-ACTION-09")
@pytest.mark.parametrize("zone", ["taxes", "wages", "assembly"])
def test_the_most_faith_makes_the_head_of_the_church_and_the_card_goes_anywhere(zone: str) -> None:
    position = Position("green", "blue", church="blue")
    game = position.turn_up("serve-the-church", "green").say(YES, to_zone(zone))
    assert game.baron("green").faith == 1
    assert game.state.church == game.seat("green")
    assert cards_in(game, zone) == 1


@rule("WK-RALLY-02", "WK-CHURCH-02")
def test_who_holds_the_token_already_keeps_it_and_nothing_is_told() -> None:
    position = Position("green", "blue", chairman="green", church="green")
    game = position.lay("green", "rally-support serve-the-church").actions()
    game.draw("0:rally-support").say(YES)
    game.draw("0:serve-the-church").say(YES, to_zone("taxes"))
    assert (game.state.chairman, game.state.church) == (game.seat("green"), game.seat("green"))
    assert not {"ChairmanChanged", "HeadOfChurchChanged"} & set(game.story())


@rule("WK-CHURCH-03")
def test_as_much_faith_as_another_does_not_win_the_token() -> None:
    position = Position("green", "blue", church="blue").purse("blue", faith=1)
    game = position.turn_up("serve-the-church", "green").say(YES, to_zone("taxes"))
    assert game.state.church == game.seat("blue")


@rule("WK-ACTION-EX1", "WK-ACTION-02")
def test_serving_the_church_into_the_taxes_zone_triggers_nothing_yet() -> None:
    position = Position(*FOUR, church="blue").purse("red", faith=1)
    position.zone("taxes", "green:levy-taxes", "blue:levy-taxes")
    game = position.turn_up("serve-the-church", "green").say(YES, to_zone("taxes"))
    assert game.state.church == game.seat("blue")
    assert cards_in(game, "taxes") == 3
    assert game.over


@rule("WK-ACTION-03", "WK-ACTION-04")
def test_who_does_not_serve_the_church_still_puts_the_card_away() -> None:
    game = Position("green", "blue").turn_up("serve-the-church", "green").say(NO)
    assert game.prompt == "put-away"
    game.say(to_zone("wages"))
    assert game.baron("green").faith == 0


# -- card after card, phase after phase ------------------------------------------------------------


@rule("WK-ACTION-01", "WK-ACTION-11")
def test_stack_after_stack_and_every_card_put_away_before_the_next() -> None:
    position = Position("green", "blue").lay("green", "rally-support", "", "rally-support")
    game = position.lay("blue", "", "serve-the-church").actions()
    for card, answers in (
        ("0:rally-support", (NO,)),
        ("1:serve-the-church", (NO, to_zone("taxes"))),
        ("0:rally-support", (NO,)),
    ):
        assert game.choices() == [(card,)]
        game.draw(card).say(*answers)
    assert game.over
    assert [each.stack for each in game.events(CardTurnedUp)] == [1, 2, 3]
    put_away = [name for name in game.story() if name in ("CardTurnedUp", "CardPutAway")]
    assert put_away == ["CardTurnedUp", "CardPutAway"] * 3
    assert (game.state.phase, game.state.plans, game.state.held) == ("upkeep", {}, {})
    assert [len(baron.hand) for baron in game.state.barons] == [10, 11]


@rule("WK-PREP-05", "WK-ACTION-01")
def test_any_card_of_the_stack_may_be_the_next_and_none_of_another_stack() -> None:
    position = Position("green", "blue").lay("green", "rally-support levy-taxes", "draft-soldiers")
    position.lay("blue", "levy-taxes").state.neutral_left = [1, 2, 2]
    game = position.actions()
    first = {("0:rally-support",), ("0:levy-taxes",), ("1:levy-taxes",), ("neutral",)}
    assert set(game.choices()) == first
    game.draw("0:rally-support").say(NO)
    assert set(game.choices()) == first - {("0:rally-support",)}


@rule("WK-ACTION-06", "WK-NEUTRAL-01")
def test_a_neutral_card_comes_up_no_more_often_than_it_is_there_and_is_back_next_round() -> None:
    position = Position("green", "blue")
    position.state.neutral_left = [2, 0, 0]
    game = position.actions().draw("neutral").draw("uncertain-times").draw("neutral")
    assert ("uncertain-times",) not in game.choices()
    assert game.draw("troop-maintenance").over
    planned = Position("green", "blue")
    planned.state.neutral_pool = game.state.neutral_pool
    again = planned.run(planning)
    for baron in ("green", "green", "green", "blue", "blue", "blue"):
        again.answer(baron, ())
    assert sum(again.state.neutral_pool.values()) == 8


@rule("WK-TRIGGER-05")
def test_the_phase_is_over_before_the_next_card_turns_up() -> None:
    position = Position("green", "blue").zone("taxes", "green:levy-taxes", "blue:levy-taxes")
    position.zone("taxes", "blue:levy-taxes").noble("alan-of-smalt", "E3", "regular-50")
    game = position.lay("green", "levy-taxes rally-support").actions()
    game.draw("0:levy-taxes").say(YES)
    assert game.choices() == [("0:rally-support",)]
    game.draw("0:rally-support").say(NO)
    happened = ("CardTurnedUp", "PhaseBegun", "CardsReturned")
    assert [name for name in game.story() if name in happened] == [
        "CardTurnedUp", "PhaseBegun", "CardsReturned", "CardTurnedUp",
    ]  # fmt: skip


@rule("WK-TRIGGER-05")
def test_taxes_are_paid_as_soon_as_they_are_called() -> None:
    position = (
        Position("green", "blue").city("monz", "blue").noble("alan-of-smalt", "E3", "regular-50")
    )
    position.zone("taxes", "green:levy-taxes", "blue:levy-taxes", "blue:levy-taxes")
    game = position.turn_up("levy-taxes", "green").say(YES)
    assert [each.phase for each in game.events(PhaseBegun)] == ["taxes"]
    assert game.baron("blue").crowns == taxes.due_to(game.state, game.seat("blue")) == 2
    assert cards_in(game, "taxes") == 0
