"""Sentences say what they are about: which of several choices, and numbers that can change."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast

from oyez.game import Game, installed_games
from oyez.kernel import NATURE, Match, OneOf, Question
from oyez.testing.properties import play
from oyez.text import Texts, languages

GAMES = installed_games()
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
langs = pytest.mark.parametrize("lang", languages())
# Longer lists are pieces of the map in many combinations, and cost more than they show.
LISTED: Final = 200
NUMBER: Final = re.compile(
    r"\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half"
    r"|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|moitié)\b",
    re.IGNORECASE,
)


def check_told_apart(texts: Texts, question: Question) -> None:
    """No two answers that are listed read alike: each says what it is about."""
    said = Counter(map(str, texts.labels(question.choices, question.prompt) or ()))
    alike = [words for words, count in said.items() if count > 1]
    assert not alike, f"{question.prompt} lists several different choices as {alike[0]!r}"


@games
@langs
def test_different_choices_are_worded_differently(game: Game[Any, Any], lang: str) -> None:
    texts, rng = Texts(game, lang), Random(game.id)
    for seats in (game.seats[0], game.seats[-1]):
        options = game.headless_options(game.sample_options(seats, rng))
        match = Match[Any](game, seats, options, rng=rng)
        for _ in range(500):
            if match.over:
                break
            for asked in match.questions():
                listed = isinstance(asked.choices, OneOf) and asked.choices.count() <= LISTED
                if asked.seat != NATURE and listed:
                    check_told_apart(texts, asked)
            play(match, rng)


def outcome_words(game: Game[Any, Any], lang: str) -> dict[str, str]:
    """What the messages about outcomes say by themselves, apart from their arguments."""
    text = (game.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = FluentParser().parse(text).body
    messages = [each for each in found if isinstance(each, ast.Message)]
    return {
        each.id.name: " ".join(_literals(each))
        for each in messages
        if each.id.name.startswith("outcome-")
    }


def _literals(node: Any) -> list[str]:
    if isinstance(node, ast.TextElement):
        return [str(node.value)]
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node
    parts = [part for part in inside if isinstance(part, ast.BaseNode | list)]
    return [words for part in parts for words in _literals(part)]


@games
@langs
def test_numbers_reach_sentences_about_outcomes_as_arguments(
    game: Game[Any, Any], lang: str
) -> None:
    written = {name: NUMBER.findall(words) for name, words in outcome_words(game, lang).items()}
    assert written
    assert {name: found for name, found in written.items() if found} == {}
