"""Passages: where we are in the rulebook, as data and in words."""

from __future__ import annotations

from random import Random

import pytest

from oyez.kernel import Match, Passage, Seat, record
from oyez.testing.properties import play
from oyez.text import Texts
from tests.kernel import sheet, solitaire
from tests.kernel.sheet.state import Done, Vow
from tests.kernel.sheet.works import DONE
from tests.kernel.toys import A, B, C, Toy


def test_the_seats_of_a_passage_come_one_after_the_other() -> None:
    s = Toy()
    s.enter("round", 3)
    s.enter("vows", seats=[B, C, A])
    assert s.passages == [Passage("round", 3), Passage("vows", rest=[B, C, A])]
    assert s.next_seat() == B
    assert s.passages[-1] == Passage("vows", seat=B, rest=[C, A])
    assert [s.next_seat(), s.next_seat(), s.next_seat()] == [C, A, None]
    s.leave()
    assert s.passages == [Passage("round", 3)]


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ["Round 1 · Works", "Scoring · Player 1"]), ("fr", ["Tour 1 · Travaux", "Décompte"])],
)
def test_they_are_put_in_words(lang: str, words: list[str]) -> None:
    texts = Texts(sheet.GAME, lang, strict=True)
    match = Match(sheet.GAME, 2, sheet.Options(rounds=1), rng=Random(1))
    assert texts.where(sheet.GAME.where(match.state)) == words[0]
    match.answer(A, DONE)
    match.answer(B, Done())
    assert texts.where(sheet.GAME.where(match.state)).startswith(words[1])
    match.answer(A, Vow("farm"))
    assert texts.where(sheet.GAME.where(match.state), ["Ann", "Bo"]).endswith(" · Bo")


def test_before_the_first_passage_there_is_nothing_to_say() -> None:
    match = Match(solitaire.GAME, 1)
    assert Texts(solitaire.GAME, "en").where(solitaire.GAME.where(match.state)) == ""


def test_a_game_may_work_out_where_it_is() -> None:
    match, rng = Match(solitaire.GAME, 1, rng=Random(1)), Random(1)
    for hour in (1, 2, 3):
        assert solitaire.GAME.where(match.state) == [Passage("hour", hour)]
        play(match, rng)


def test_a_snapshot_keeps_them() -> None:
    match = Match(sheet.GAME, 2, sheet.Options(rounds=2), rng=Random(1))
    for seat in (A, B, A):
        match.answer(seat, DONE)
    paper = record.write(match)
    paper.rules = "0"
    again = record.read(sheet.GAME, record.from_json(record.to_json(paper)))
    assert again.state.passages == [Passage("round", 2), Passage("works")]


def test_an_older_state_has_none() -> None:
    match = Match(sheet.GAME, 2, rng=Random(1))
    paper = record.write(match)
    del paper.snapshots[-1].state["passages"], paper.snapshots[-1].state["orders"]
    paper.rules = "0"
    again = record.read(sheet.GAME, paper)
    assert again.state.passages == []
    assert again.question(Seat(0)) is None  # the omens are laid once more
