"""What people are offered: options that can be told apart, and suggestions that are legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from oyez.game import Game
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.games.the_anarchy import GAME as ANARCHY
from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.kernel import Match, Question
from oyez.text import Texts, languages
from tests.kernel.vocabulary import DUEL, MARKET

GAMES: list[Game[Any, Any]] = [KINGDOMS, KNIGHTS, ANARCHY, MARKET.game, DUEL.game]
NAMES = ["Aldo", "Brun", "Ciro", "Drago", "Enzo", "Fulk"]
# Of Fate cards with the same result in a battle it does not matter which one is discarded.
INTERCHANGEABLE = {"discard-fate"}

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def asked(game: Game[Any, Any], rng: Random, plies: int = 300) -> Iterator[Question]:
    """The questions of some matches played at random."""
    for seats in game.seats:
        options = game.headless_options(game.sample_options(seats, rng))
        match = Match(game, seats, options, rng=rng)
        while not match.over and match.ply < plies:
            seat = rng.choice(match.waiting())
            question = match.question(seat)
            assert question is not None
            yield question
            match.answer(seat, question.choices.sample(rng))


def lists(labels: Any) -> Iterator[list[str]]:
    """Every list of labels in those of a choice."""
    if isinstance(labels, list):
        yield labels
    for inside in labels.values() if isinstance(labels, dict) else ():
        yield from lists(inside)


@each_game
@pytest.mark.parametrize("lang", languages())
def test_no_two_options_of_a_list_read_the_same(game: Game[Any, Any], lang: str) -> None:
    texts, seen = Texts(game, lang, NAMES, strict=True), 0
    for question in asked(game, Random(13)):
        if question.prompt in INTERCHANGEABLE:
            continue
        for labels in lists(texts.labels(question.choices, question.prompt)):
            seen += len(labels) > 1
            twice = [label for label, number in Counter(labels).items() if number > 1]
            assert not twice, (question.prompt, twice)
    assert seen > 20


@each_game
def test_what_is_suggested_is_legal(game: Game[Any, Any]) -> None:
    for question in asked(game, Random(13)):
        suggestion = question.suggestion
        assert suggestion is None or suggestion in question.choices, question.prompt
