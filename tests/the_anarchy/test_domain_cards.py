"""Domain cards: everybody's own deck, its discards, and the six lines of a card."""

from __future__ import annotations

import pytest

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy.answers import Brew, Fill, Hang, Write
from oyez.games.the_anarchy.box.edition import edition
from oyez.games.the_anarchy.scene.happenings import DomainRevealed, PassRidden
from tests.ledger import rule
from tests.the_anarchy.luck import bag, number_drawn
from tests.the_anarchy.positions import Game, Position

BOX = edition(STANDARD)
DECK = list(BOX.domain)


def fill(box: str, **tracks: int) -> Game:
    """Everything there to fill a box for which Domain cards are revealed."""
    position = Position(2).stock(patron=9, serf=9, food=9, coin=9).boxes("chapel-small")
    lines = dict.fromkeys(("worship", "entertainment"), 9)
    return position.filled(0, {**lines, **tracks}).play().do(Fill(box))


@rule("TA-DOMAIN-01")
@pytest.mark.parametrize(
    ("box", "tracks", "number"),
    [
        ("knight-training-1", {}, 2),
        ("knight-training-3", {"knight-training": 2}, 3),
        ("knight-training-5", {"knight-training": 4}, 4),
        ("valentine-1", {}, 2),
        ("michaelmas-1", {}, 2),
        ("tournaments-1", {}, 2),
        ("entertainment-2", {"entertainment": 1}, 2),
        ("lammas-1", {}, 2),
    ],
)
def test_an_action_reveals_its_number_of_cards_from_the_own_deck(
    box: str, tracks: dict[str, int], number: int
) -> None:
    game = fill(box, **tracks)
    assert (bag(game), number_drawn(game)) == (DECK, number)
    game.draw(*DECK[:number])
    assert list(game[0].domain) == DECK[number:]
    assert list(game[1].domain) == DECK
    assert game[0].drawn == number
    assert [told.cards for told in game.events(DomainRevealed)] == [tuple(DECK[:number])]


@rule("TA-DOMAIN-02")
def test_revealed_cards_are_out_of_the_deck_until_it_is_used_up() -> None:
    game = fill("valentine-1").draw("d05", "d11").do(Fill("valentine-2"))
    assert bag(game) == [card for card in DECK if card not in ("d05", "d11")]
    game.draw("d01", "d02")
    assert len(game[0].domain) == 20
    assert not {"d01", "d02", "d05", "d11"} & set(game[0].domain)


@rule("TA-DOMAIN-03")
def test_an_exhausted_deck_is_made_anew_of_all_discards() -> None:
    position = Position().stock(patron=2).filled(worship=2).domain("d17", "d24")
    game = position.play().do(Fill("valentine-1")).draw("d17", "d24")
    assert game[0].domain == {}
    game.do(Fill("valentine-2"))
    assert (bag(game), number_drawn(game)) == (DECK, 2)
    game.draw("d24", "d17")
    assert game[0].domain == dict.fromkeys((card for card in DECK if card not in ("d17", "d24")), 1)


@rule("TA-DOMAIN-03", "TA-R28")
def test_a_deck_that_ends_in_the_middle_is_made_anew_without_what_was_just_revealed() -> None:
    game = Position().stock(patron=1).filled(worship=1).domain("d17").play()
    game.do(Fill("valentine-1"))
    assert (bag(game), number_drawn(game)) == (["d17"], 1)
    game.draw("d17")
    rest = [card for card in DECK if card != "d17"]
    assert (bag(game), number_drawn(game)) == (rest, 1)
    game.draw("d24")  # the woman of 1 and the man of 5
    assert set(game[0].boxes) == {"woman-1", "man-5"}
    assert list(game[0].domain) == [card for card in rest if card != "d24"]
    assert game[0].drawn == 2
    assert [told.cards for told in game.events(DomainRevealed)] == [("d17", "d24")]


@rule("TA-DOMAIN-02", "TA-DOMAIN-03", "TA-R28")
def test_cards_of_earlier_passes_are_no_discards_yet() -> None:
    position = Position().stock(food=1).filled(entertainment=1).domain("d02", "d09", "d07")
    game = position.play().do(Fill("tournaments-1"))
    game.draw("d02", "d09")  # both hit: lances in the centre, shields at the right
    assert (bag(game), number_drawn(game)) == (["d07"], 1)
    game.draw("d07")
    assert bag(game) == [card for card in DECK if card not in ("d02", "d07", "d09")]
    game.draw("d15")  # a tie again
    assert bag(game) == [card for card in DECK if card not in ("d02", "d07", "d09", "d15")]


# -- the lines of a card ---------------------------------------------------------------------------


@rule("TA-DOMAIN-04")
def test_a_card_has_six_lines() -> None:
    card = BOX.domain["d10"]
    assert (card.training, card.valentine, card.michaelmas) == ("horseshoe", 3, 4)
    assert (card.lance, card.shield, card.ingredient, card.pennant) == (
        "left",
        "centre",
        "hop",
        "purple",
    )


PAIR = ("d10", "d06")
"""Horseshoe, 3, 4, left and centre, hop, purple; arms, 3, 2, centre and left, water, red."""


@rule("TA-DOMAIN-04")
def test_knight_training_reads_the_first_line() -> None:
    game = fill("knight-training-1").draw(*PAIR)
    assert (game[0].stock["knight"], game[0].stock["soldier"]) == (1, 1)  # two different icons


@rule("TA-DOMAIN-04")
def test_valentine_reads_the_second_line() -> None:
    game = fill("valentine-1").draw(*PAIR)
    assert set(game[0].boxes) == {"chapel-small", "woman-3", "man-3"}


@rule("TA-DOMAIN-04")
def test_michaelmas_reads_the_third_line() -> None:
    game = fill("michaelmas-1").draw(*PAIR)
    assert {choice.number for choice in game.choices() if isinstance(choice, Write)} == {4, 2}


@rule("TA-DOMAIN-04")
def test_a_joust_reads_the_fourth_line() -> None:
    game = fill("tournaments-1").draw(*PAIR)
    assert [ridden.outcome for ridden in game.events(PassRidden)] == ["tied"]  # both parry
    game.draw("d01", "d03").draw("d20", "d24")
    assert [ridden.outcome for ridden in game.events(PassRidden)] == ["tied"] * 3


@rule("TA-DOMAIN-04")
def test_the_brewery_reads_the_fifth_line() -> None:
    game = fill("entertainment-2", entertainment=1).draw(*PAIR)
    boxes = [choice.box for choice in game.choices() if isinstance(choice, Brew)]
    assert {BOX.ingredients[box].ingredient for box in boxes} == {"hop", "water"}


@rule("TA-DOMAIN-04")
def test_lammas_reads_the_sixth_line() -> None:
    game = fill("lammas-1").draw(*PAIR)
    boxes = [choice.box for choice in game.choices() if isinstance(choice, Hang)]
    assert {BOX.pennants[box].colour for box in boxes} == {"purple", "red"}
