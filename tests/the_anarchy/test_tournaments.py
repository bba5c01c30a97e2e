"""Tournaments: lances against shields, three passes at most."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from msgspec import structs

from oyez.games.the_anarchy.answers import Fill
from oyez.games.the_anarchy.box.edition import DomainCard, edition
from oyez.games.the_anarchy.rules.sheets.tournaments import LOST, TIED, WON, ride_pass
from oyez.games.the_anarchy.scene.happenings import DomainRevealed, PassRidden, TournamentDecided
from tests.ledger import rule
from tests.the_anarchy.domain import DECK
from tests.the_anarchy.gains import gains, opens_at, price
from tests.the_anarchy.positions import Game, Position

CARDS = edition("standard").domain
Kind = tuple[str, str]
"""Where lance and shield of a card are."""
COST = {
    1: {"food": 1},
    2: {"food": 1},
    3: {"food": 1, "coin": 1},
    4: {"food": 1, "coin": 1},
    5: {"food": 2, "coin": 1},
    6: {"food": 2, "coin": 1},
}
AT_ONCE = {
    1: {"knight": 1},
    2: {"knight": 1},
    3: {"knight": 1, "bravery": 1},
    4: {"knight": 1, "bravery": 1},
    5: {"knight": 1, "bravery": 1, "influence": 1},
    6: {"knight": 1, "bravery": 1, "influence": 1},
}
PRIZE = {
    1: {"influence": 1, "soldier": 1},
    2: {"influence": 1, "soldier": 1},
    3: {"influence": 1, "soldier": 1},
    4: {"influence": 1, "soldier": 1},
    5: {"might": 1, "soldier": 1, "joy": 1},
    6: {"might": 1, "soldier": 1, "joy": 1},
}

# d01 has its lance on the right and its shield on the left.
LOSING = ("d01", "d02")  # lance centre, shield right
WINNING = ("d01", "d10")  # lance left, shield centre
BOTH_HIT = ("d03", "d04")  # right and left; lance centre, shield left
BOTH_MISS = ("d14", "d11")  # right and left; lance left, shield right


def tournament(number: int = 1) -> Game:
    """The box is paid for, and the first pass is to be ridden."""
    position = Position().stock(**COST[number]).filled(tournaments=number - 1, entertainment=9)
    return position.play().do(Fill(f"tournaments-{number}"))


def outcomes(game: Game) -> list[tuple[int, str]]:
    return [(told.number, told.outcome) for told in game.events(PassRidden)]


def verdict(game: Game) -> bool:
    (told,) = game.events(TournamentDecided)
    return bool(told.won)


@rule("TA-TOURNAMENT-01")
@pytest.mark.parametrize(("number", "measure"), [(1, 1), (2, 2), (3, 4), (4, 5), (5, 8), (6, 9)])
def test_each_of_six_levels_needs_a_measure_of_entertainment(number: int, measure: int) -> None:

    def position() -> Position:
        return Position().stock(**COST[number]).filled(tournaments=number - 1)

    assert opens_at(position, Fill(f"tournaments-{number}"), "entertainment") == measure


@rule("TA-TOURNAMENT-01")
def test_tournaments_need_no_building_and_go_in_ascending_order() -> None:
    game = Position().stock(food=9, coin=9).filled(entertainment=9, tournaments=2).play()
    assert game.why_not(Fill("tournaments-2")) == "filled-already"
    assert game.offers(Fill("tournaments-3"))
    assert game.why_not(Fill("tournaments-4")) == "box-before"
    game = Position().stock(food=9, coin=9).filled(entertainment=9, tournaments=6).play()
    assert not any(isinstance(c, Fill) and c.box.startswith("tourn") for c in game.choices())


@rule("TA-TOURNAMENT-02")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_box_is_paid_with_food_and_later_with_coins_too(number: int) -> None:

    def position() -> Position:
        return Position().filled(tournaments=number - 1, entertainment=9)

    price(position, Fill(f"tournaments-{number}"), **COST[number])
    rich = position().stock(food=3, coin=3).play().do(Fill(f"tournaments-{number}"))
    left = {good: 3 - COST[number].get(good, 0) for good in ("food", "coin")}
    assert {good: rich[0].stock[good] for good in left} == left


@rule("TA-TOURNAMENT-03")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_box_grants_its_knight_and_more_before_the_joust(number: int) -> None:
    assert gains(tournament(number)) == AT_ONCE[number]


@rule("TA-TOURNAMENT-03", "TA-TOURNAMENT-11")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_lost_tournament_grants_nothing_more(number: int) -> None:
    game = tournament(number).draw(*LOSING)
    assert gains(game) == AT_ONCE[number]
    assert game[0].boxes == {}
    assert not verdict(game)
    assert game.prompt() == "act"


@rule("TA-TOURNAMENT-12")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_won_tournament_fills_the_box_of_its_own_line(number: int) -> None:
    game = tournament(number).draw(*WINNING)
    assert game[0].boxes == {f"win-{number}": 1}
    given = Counter(AT_ONCE[number]) + Counter(PRIZE[number])
    if given["influence"] == 2:
        given["craftsman"] = 1  # from the second box of Influence
    assert gains(game) == given
    assert verdict(game)
    assert game.prompt() == "act"


@rule("TA-TOURNAMENT-04", "TA-TOURNAMENT-07")
def test_two_cards_are_revealed_and_a_decided_pass_is_the_last() -> None:
    game = tournament().draw(*WINNING)
    assert [told.cards for told in game.events(DomainRevealed)] == [WINNING]
    assert outcomes(game) == [(1, WON)]
    assert game[0].drawn == 2


@rule("TA-TOURNAMENT-05")
def test_the_first_card_is_the_players_and_the_second_the_opponents() -> None:
    assert verdict(tournament().draw("d01", "d10"))
    assert not verdict(tournament().draw("d10", "d01"))


@rule("TA-TOURNAMENT-EX1")
def test_the_worked_example_the_opponent_hits_and_is_not_hit() -> None:
    own, other = CARDS[LOSING[0]], CARDS[LOSING[1]]
    assert other.lance != own.shield
    assert own.lance == other.shield
    assert outcomes(tournament().draw(*LOSING)) == [(1, LOST)]


@rule("TA-TOURNAMENT-EX2")
def test_the_worked_example_the_player_hits_and_is_not_hit() -> None:
    own, other = CARDS[WINNING[0]], CARDS[WINNING[1]]
    assert own.lance != other.shield
    assert other.lance == own.shield
    assert outcomes(tournament().draw(*WINNING)) == [(1, WON)]


@rule("TA-TOURNAMENT-EX3", "TA-TOURNAMENT-08")
def test_the_worked_example_both_hit() -> None:
    own, other = CARDS[BOTH_HIT[0]], CARDS[BOTH_HIT[1]]
    assert own.lance != other.shield
    assert other.lance != own.shield
    game = tournament().draw(*BOTH_HIT)
    assert outcomes(game) == [(1, TIED)]
    assert not game.asked()
    assert not game.events(TournamentDecided)


@rule("TA-TOURNAMENT-EX4", "TA-TOURNAMENT-08")
def test_the_worked_example_both_parry() -> None:
    own, other = CARDS[BOTH_MISS[0]], CARDS[BOTH_MISS[1]]
    assert own.lance == other.shield
    assert other.lance == own.shield
    game = tournament().draw(*BOTH_MISS)
    assert outcomes(game) == [(1, TIED)]
    assert not game.asked()


@rule("TA-TOURNAMENT-06", "TA-R27")
def test_a_lance_misses_only_where_the_other_shield_is_in_the_same_place() -> None:
    places = ("left", "centre", "right")

    def jouster(lance: str, shield: str) -> DomainCard:
        return structs.replace(CARDS["d01"], lance=lance, shield=shield)

    for lance in places:
        for shield in places:
            own, other = jouster(lance, "left"), jouster("left", shield)  # he never hits
            assert ride_pass(own, other) == (TIED if lance == shield else WON)
            assert ride_pass(other, own) == (TIED if lance == shield else LOST)


@rule("TA-TOURNAMENT-08", "TA-TOURNAMENT-09")
@pytest.mark.parametrize(("last", "won"), [(WINNING, True), (("d05", "d08"), True)])
def test_after_a_tie_two_new_cards_are_revealed(last: tuple[str, str], won: bool) -> None:
    game = tournament().draw(*BOTH_MISS).draw(*BOTH_HIT).draw(*last)
    assert [told.cards for told in game.events(DomainRevealed)] == [BOTH_MISS, BOTH_HIT, last]
    assert verdict(game) == won
    assert game[0].drawn == 6


@rule("TA-TOURNAMENT-09", "TA-TOURNAMENT-10")
def test_the_player_wins_if_the_third_pass_is_still_a_tie() -> None:
    game = tournament(2).draw(*BOTH_MISS).draw(*BOTH_HIT)
    assert not game.asked()
    game.draw("d05", "d08")
    assert outcomes(game) == [(1, TIED), (2, TIED), (3, TIED)]
    assert verdict(game)
    assert game[0].boxes == {"win-2": 1}
    assert game.prompt() == "act"


@rule("TA-TOURNAMENT-10", "TA-TOURNAMENT-11")
@pytest.mark.parametrize("ties", [(BOTH_HIT,), (BOTH_HIT, BOTH_MISS)])
def test_a_later_pass_may_still_be_lost(ties: tuple[tuple[str, str], ...]) -> None:
    game = tournament()
    for tie in ties:
        game.draw(*tie)
    game.draw(*LOSING)
    assert not verdict(game)
    assert game[0].boxes == {}
    assert gains(game) == {"knight": 1}


@rule("TA-TOURNAMENT-12")
def test_a_tournament_lost_before_leaves_its_own_box_empty() -> None:
    position = Position().stock(food=3, coin=1).filled(entertainment=4)
    game = position.play().do(Fill("tournaments-1")).draw(*LOSING)
    game.do(Fill("tournaments-2")).draw("d03", "d07")
    game.do(Fill("tournaments-3")).draw("d14", "d10")
    assert set(game[0].boxes) == {"win-3"}


@rule("TA-R28")
def test_no_card_of_an_earlier_pass_comes_back_within_the_tournament() -> None:
    position = Position().stock(food=1).filled(entertainment=9).domain("d03", "d04", "d14")
    game = position.play().do(Fill("tournaments-1")).draw("d03", "d04").draw("d14")
    new = set(DECK) - {"d03", "d04", "d14"}
    assert set(game[0].domain) == new
    game.draw("d11")
    assert outcomes(game) == [(1, TIED), (2, TIED)]
    assert set(game[0].domain) == new - {"d11"}
    game.draw(*WINNING)
    assert verdict(game)
    assert set(game[0].domain) == new - {"d11", *WINNING}


@rule("TA-R28")
def test_a_tournament_that_begins_with_an_empty_deck_may_see_every_card() -> None:
    position = Position().stock(food=1).filled(entertainment=9).domain()
    game = position.play().do(Fill("tournaments-1"))
    assert set(game[0].domain) == set(DECK)


# -- odds -----------------------------------------------------------------------------------------


def chances(passes: int, deck: Counter[Kind]) -> Fraction:
    """How likely the player is to win, cards being alike that have lance and shield alike."""
    if passes == 0:
        return Fraction(1)
    total, found = deck.total() * (deck.total() - 1), Fraction(0)
    for own in deck:
        for other in deck:
            ways = deck[own] * (deck[other] - (own == other))
            if not ways:
                continue
            left = deck - Counter([own]) - Counter([other])
            outcome = ride_pass(SAMPLE[own], SAMPLE[other])
            share = Fraction(ways, total)
            if outcome == TIED:
                found += share * chances(passes - 1, left)
            elif outcome == WON:
                found += share
    return found


SAMPLE: dict[Kind, DomainCard] = {(card.lance, card.shield): card for card in CARDS.values()}


@rule("TA-TOURNAMENT-06", "TA-TOURNAMENT-10")
def test_how_likely_a_tournament_is_won() -> None:
    """By counting: about one pass in six is won, one lost, and in all 64 in 100 are won."""
    kinds: Counter[Kind] = Counter((card.lance, card.shield) for card in CARDS.values())
    assert set(kinds.values()) == {4}
    assert len(kinds) == 6
    passes = Counter(ride_pass(*pair) for pair in permutations(CARDS.values(), 2))
    assert {name: round(Fraction(n * 6, passes.total())) for name, n in passes.items()} == {
        WON: 1,
        LOST: 1,
        TIED: 4,
    }
    assert passes[WON] == passes[LOST]
    assert round(chances(3, kinds) * 100) == 64
