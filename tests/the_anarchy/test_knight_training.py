"""Knight training: a Knight at once, and more for every different icon on the Domain cards."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from oyez.games.the_anarchy.answers import Fill, TakeGain
from oyez.games.the_anarchy.box.edition import edition
from oyez.games.the_anarchy.scene.happenings import DomainRevealed
from oyez.kernel import Reason
from tests.ledger import rule
from tests.the_anarchy.domain import showing
from tests.the_anarchy.gains import gains, opens_at, price, reason
from tests.the_anarchy.positions import Game, Position

CARDS = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4, 6: 4}


def before(number: int) -> Position:
    return Position().boxes("chapel-small").filled(tracks={"knight-training": number - 1})


def training(number: int) -> Game:
    """The box is paid for, and the cards are to be revealed."""
    position = before(number).filled(worship=9).stock(patron=1)
    return position.play().do(Fill(f"knight-training-{number}"))


@rule("TA-KNIGHTS-01")
def test_training_is_locked_until_the_small_chapel_is_built() -> None:
    position = Position().stock(patron=1).filled(worship=9)
    lacking = Reason("not-owned", "TA-WHEEL-10", {"thing": "small-chapel"})
    assert reason(position.play(), Fill("knight-training-1")) == lacking
    game = position.boxes("chapel-small").play()
    assert game.offers(Fill("knight-training-1"))
    assert list(game[0].boxes) == ["chapel-small"]


@rule("TA-KNIGHTS-02")
@pytest.mark.parametrize(("number", "measure"), [(1, 2), (2, 4), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_each_of_six_levels_needs_a_measure_of_worship(number: int, measure: int) -> None:

    def position() -> Position:
        return before(number).stock(patron=1)

    assert opens_at(position, Fill(f"knight-training-{number}"), "worship") == measure


@rule("TA-KNIGHTS-02")
def test_training_goes_from_top_to_bottom() -> None:
    game = before(3).stock(patron=9).filled(worship=9).play()
    assert game.why_not(Fill("knight-training-2")) == "filled-already"
    assert game.offers(Fill("knight-training-3"))
    assert game.why_not(Fill("knight-training-4")) == "box-before"


@rule("TA-KNIGHTS-02")
def test_there_is_no_seventh_level() -> None:
    game = Position().stock(patron=9).filled(tracks={"knight-training": 6}, worship=9).play()
    assert not any(isinstance(c, Fill) and c.box.startswith("knight") for c in game.choices())


@rule("TA-KNIGHTS-03")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_box_costs_a_patron(number: int) -> None:

    def position() -> Position:
        return before(number).filled(worship=9)

    price(position, Fill(f"knight-training-{number}"), patron=1)


@rule("TA-KNIGHTS-04", "TA-R23")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_box_grants_a_knight_before_any_card_is_revealed(number: int) -> None:
    assert gains(training(number)) == {"knight": 1}


@rule("TA-KNIGHTS-05")
@pytest.mark.parametrize(("number", "cards"), list(CARDS.items()))
def test_each_box_reveals_as_many_cards_as_its_scroll_says(number: int, cards: int) -> None:
    drawn = showing("training", *["bow"] * cards)
    game = training(number).draw(*drawn)
    assert [told.cards for told in game.events(DomainRevealed)] == [drawn]
    assert game[0].drawn == cards
    assert len(game[0].domain) == 24 - cards
    assert game.prompt() == "act"


@rule("TA-KNIGHTS-06")
def test_only_the_first_line_counts_and_it_has_four_icons() -> None:
    icons = Counter(card.training for card in edition("standard").domain.values())
    assert icons == {"bow": 6, "scroll": 6, "arms": 6, "horseshoe": 6}
    assert gains(training(1).draw("d01", "d07")) == {"knight": 1}  # two bows, all else different
    assert gains(training(1).draw("d10", "d01")) == {"knight": 1, "soldier": 1}  # two hops


@rule("TA-KNIGHTS-08", "TA-R23")
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("icon", ["bow", "scroll", "arms", "horseshoe"])
def test_cards_with_one_icon_only_give_no_reward(number: int, icon: str) -> None:
    game = training(number).draw(*showing("training", *[icon] * CARDS[number]))
    assert gains(game) == {"knight": 1}
    assert game.prompt() == "act"


@rule("TA-KNIGHTS-07", "TA-R23")
@pytest.mark.parametrize(
    ("number", "icons"),
    [
        (1, "bow scroll"),
        (2, "horseshoe arms"),
        (3, "bow bow scroll"),
        (4, "arms horseshoe arms"),
        (5, "bow bow scroll scroll"),
        (6, "arms scroll scroll scroll"),
    ],
)
def test_two_different_icons_give_a_soldier(number: int, icons: str) -> None:
    game = training(number).draw(*showing("training", *icons.split()))
    assert gains(game) == {"knight": 1, "soldier": 1}
    assert game.prompt() == "act"


@rule("TA-KNIGHTS-07", "TA-R23")
@pytest.mark.parametrize(("number", "icons"), [(3, "bow arms scroll"), (6, "bow arms bow scroll")])
@pytest.mark.parametrize("reward", ["soldier", "produce-knight"])
def test_three_different_icons_give_a_soldier_or_knight_production(
    number: int, icons: str, reward: str
) -> None:
    game = training(number).draw(*showing("training", *icons.split()))
    assert game.prompt() == "training-reward"
    assert game.choices() == [TakeGain("soldier"), TakeGain("produce-knight")]
    assert gains(game.do(TakeGain(reward))) == {"knight": 1, reward: 1}
    assert game.prompt() == "act"


@rule("TA-KNIGHTS-07", "TA-R23")
@pytest.mark.parametrize("number", [5, 6])
def test_four_different_icons_give_all_three_rewards(number: int) -> None:
    game = training(number).draw(*showing("training", "arms", "bow", "horseshoe", "scroll"))
    given = {"knight": 1, "soldier": 1, "produce-knight": 1, "might": 1}
    assert gains(game) == given
    assert game.prompt() == "act"


@rule("TA-KNIGHTS-07")
def test_knight_production_beyond_the_end_of_its_track_is_lost() -> None:
    position = before(5).filled(tracks={"produce-knight": 5}, worship=9).stock(patron=1)
    game = position.play().do(Fill("knight-training-5"))
    game.draw(*showing("training", "arms", "bow", "horseshoe", "scroll"))
    assert game[0].tracks["produce-knight"] == 5
    assert gains(game) == {"knight": 1, "soldier": 1, "produce-knight": 5, "might": 1}


@rule("TA-R28")
def test_a_deck_that_runs_out_is_made_anew_without_the_cards_in_hand() -> None:
    position = before(5).filled(worship=9).stock(patron=1).domain("d01")
    game = position.play().do(Fill("knight-training-5")).draw("d01")
    assert len(game[0].domain) == 23
    assert "d01" not in game[0].domain
    game.draw("d02", "d04", "d10")
    assert gains(game) == {"knight": 1, "soldier": 1, "produce-knight": 1, "might": 1}
    assert len(game[0].domain) == 20
    (told,) = game.events(DomainRevealed)
    assert told.cards == ("d01", "d02", "d04", "d10")


@rule("TA-R28")
def test_a_deck_that_is_just_enough_is_not_made_anew_before_the_next_reveal() -> None:
    position = before(1).filled(worship=9).stock(patron=2).domain("d01", "d02")
    game = position.play().do(Fill("knight-training-1")).draw("d01", "d02")
    assert game[0].domain == {}
    game.do(Fill("knight-training-2"))
    assert len(game[0].domain) == 24
    game.draw("d01", "d02")
    assert len(game[0].domain) == 22


@rule("TA-KNIGHTS-06")
@pytest.mark.parametrize(
    ("cards", "percent"),
    [(2, {1: 22, 2: 78}), (3, {1: 4, 2: 53, 3: 43}), (4, {1: 1, 2: 26, 3: 61, 4: 12})],
)
def test_how_likely_so_many_different_icons_are(cards: int, percent: dict[int, int]) -> None:
    """By counting every hand of a whole deck."""
    icons = [card.training for card in edition("standard").domain.values()]
    hands = Counter(len(set(hand)) for hand in combinations(icons, cards))
    shares = {n: Fraction(number, hands.total()) for n, number in hands.items()}
    assert {n: round(share * 100) for n, share in shares.items()} == percent
