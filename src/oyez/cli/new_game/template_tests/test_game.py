"""The whole game: what must hold in every match, its texts, its lesson, its bots, its box."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oyez.bots import bots_by_name
from oyez.cli.commands.rules import paragraphs
from oyez.cli.new_game.template_game import GAME
from oyez.cli.new_game.template_game.box.edition import EDITIONS
from oyez.cli.new_game.template_game.lesson.first import FIRST
from oyez.editions.edition import EditionError
from oyez.kernel import Match, record
from oyez.lessons.lesson import ExpectedAnswer, lesson_messages, play_script
from oyez.testing.properties import (
    check_choices,
    check_clone,
    check_probes,
    check_replay,
    check_secrecy,
    check_table,
    play,
)
from oyez.text import Texts, languages

each_language = pytest.mark.parametrize("lang", languages())


def matches(number: int) -> Iterator[tuple[Match[Any], Random]]:
    """Fresh matches with any number of seats and any options."""
    for seed in range(number):
        rng = Random(seed)
        seats = rng.choice(GAME.seats)
        options = GAME.sample_options(seats, rng)
        yield Match(GAME, seats, options, rng=rng, listen=True), rng


def test_what_every_match_must_keep_to() -> None:
    for match, rng in matches(12):
        while not match.over:
            GAME.check(match.state)
            check_secrecy(match, rng)
            check_choices(match, rng)
            check_probes(match, rng)
            check_clone(match, rng)
            check_table(match)
            play(match, rng)
        check_replay(match)


@each_language
def test_everything_that_is_said_has_words(lang: str) -> None:
    for match, rng in matches(12):
        texts = Texts(GAME, lang, ["Ada", "Bo", "Cy", "Di"], strict=True)
        while not match.over:
            for question in match.questions():
                assert texts.prompt(question)
                assert texts.brief(question)
                assert all(map(texts.value, question.choices))
            play(match, rng)
        assert all(texts.event(told.event) for told in match.told or [])
        assert match.outcome is not None
        assert texts.has(f"outcome-{match.outcome.how}")


@each_language
def test_the_rules_have_the_same_numbers_in_every_language(lang: str) -> None:
    assert [p.id for p in paragraphs(GAME, lang)] == [p.id for p in paragraphs(GAME, "en")]


def test_every_rule_is_named_by_a_test() -> None:
    tests = Path(__file__).with_name("test_rules.py").read_text(encoding="utf-8")
    named = set(re.findall(r'"([A-Z]{2}-[A-Z0-9-]+)"', tests))
    assert sorted({p.id for p in paragraphs(GAME, "en")} - named) == []


@each_language
def test_the_lesson_has_words(lang: str) -> None:
    texts = Texts(GAME, lang)
    assert [each for each in lesson_messages(FIRST) if not texts.has(each)] == []


@pytest.mark.parametrize("seed", range(5))
def test_the_lesson_leads_to_its_end(seed: int) -> None:
    start = record.as_read_back(FIRST.position())
    match = record.match_from_position(GAME, len(FIRST.seats), FIRST.options, start)
    rng = Random(seed)
    while True:
        GAME.check(match.state)
        now = play_script(FIRST, match)
        assert now is not None
        if now.beat is None:
            break
        assert isinstance(now.beat, ExpectedAnswer)
        question = match.question(FIRST.learner)
        assert question is not None
        wanted = [value for value in question.choices if now.beat.accepts(value)]
        match.answer(FIRST.learner, rng.choice(wanted))
    assert match.over


def test_a_bot_beats_one_that_plays_at_random() -> None:
    wins = 0.0
    for seed in range(40):
        match = Match[Any](GAME, 2, rng=Random(seed))
        bots = bots_by_name(match, ["squire", "random"], Random(seed))
        while not match.over:
            bots.move()
        assert match.outcome is not None
        wins += (0 in match.outcome.winners) / len(match.outcome.winners)
    assert wins > 25


def test_a_box_of_ones_own_is_checked(tmp_path: Path) -> None:
    EDITIONS.copy(tmp_path)
    header = tmp_path / "edition.toml"
    text = header.read_text(encoding="utf-8")
    header.write_text(text.replace('id = "standard"', 'id = "mine"'), encoding="utf-8")
    assert EDITIONS.open(tmp_path).id == "mine"
    lands = tmp_path / "lands.toml"
    text = lands.read_text(encoding="utf-8")
    lands.write_text(text.replace('"mill"', '"windmill"'), encoding="utf-8")
    with pytest.raises(EditionError, match="title"):
        EDITIONS.open(tmp_path)
