"""Where we are in a game of Barbarian Kingdoms."""

from __future__ import annotations

from random import Random

import pytest

from oyez.games.barbarian_kingdoms import GAME, KingdomsOptions
from oyez.kernel import Match, Passage, Seat
from oyez.testing.properties import play
from oyez.text import Texts

KINGDOMS = ("ostrogoths", "visigoths", "franks")


def test_the_set_up_comes_first() -> None:
    match = Match(GAME, 3)
    assert GAME.where(match.state) == [Passage("setup")]
    match = Match(GAME, 3, rng=Random(1))
    assert GAME.where(match.state) == [Passage("setup"), Passage("loot")]


def test_the_round_and_whose_turn_it_is() -> None:
    match = Match(GAME, 3, KingdomsOptions(kingdoms=KINGDOMS), rng=Random(1))
    rng = Random(1)
    while match.state.phase != "play":
        play(match, rng)
    first, turn = GAME.where(match.state)
    assert first == Passage("round", 1)
    assert turn == Passage("turn", seat=Seat(0), rest=[Seat(1), Seat(2)])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_is_said_in_words_at_every_moment(lang: str) -> None:
    texts = Texts(GAME, lang, ["Ann", "Bo", "Cy", "Di"], strict=True)
    match, rng = Match(GAME, 4, KingdomsOptions(rounds=6), rng=Random(5)), Random(5)
    said = set[str]()
    while not match.over:
        said.add(texts.where(GAME.where(match.state)))
        play(match, rng)
    third, bribes = {
        "en": ("Round 3 · Turn · Cy", "Bribes"),
        "fr": ("Tour de table 3 · Tour · Cy", "Bourses"),
    }[lang]
    assert third in said
    assert any(words.endswith(bribes) for words in said)
