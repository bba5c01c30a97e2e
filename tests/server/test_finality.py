"""What is done at once and what is confirmed: whether an answer could be taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from oyez.game import Game
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.games.the_anarchy import GAME as ANARCHY
from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.kernel import Ask, AskAll, Commit, Each, Flow, Match, OneOf, Roll, Seat, can_undo
from oyez.server.time.preview import preview_answer
from tests.kernel.toys import A, B, Step, Toy, ToyGame


def final(step: Step, value: Any = "go") -> bool:
    """Whether an answer to the first question of a step had better be confirmed."""
    match = Match(ToyGame(step), 2, listen=True)
    return preview_answer(match, A, value, 0).final


def first(choices: OneOf[Any] | None = None) -> Ask:
    return Ask(A, choices or OneOf(["go", "stay"]))


def test_who_goes_on_alone_may_think_again() -> None:
    def step(s: Toy) -> Flow[None]:
        yield first()
        yield first()

    assert not final(step)


def test_what_others_hear_of_is_final() -> None:
    def step(s: Toy) -> Flow[None]:
        yield first()
        yield Ask(B, OneOf(["go"]))

    assert final(step)


def test_what_chance_answers_is_final() -> None:
    def step(s: Toy) -> Flow[None]:
        yield first()
        yield Roll()
        yield first()

    assert final(step)


def test_what_the_rules_make_stand_is_final() -> None:
    def step(s: Toy) -> Flow[None]:
        yield first()
        yield Commit("T-1")
        yield first()

    assert final(step)


def test_what_ends_the_match_is_final() -> None:
    def step(s: Toy) -> Flow[None]:
        yield first()

    assert final(step)


def test_what_is_sealed_is_final() -> None:
    def step(s: Toy) -> Flow[None]:
        yield AskAll({A: OneOf(["go"]), B: OneOf(["go"])})

    assert final(step)


def test_who_is_the_last_to_play_may_think_again_until_the_phase_is_over() -> None:
    def part(s: Toy, seat: Seat) -> Flow[None]:
        for _ in range(1 if seat == B else 2):
            yield Ask(seat, OneOf(["go", "stay"]))

    def step(s: Toy) -> Flow[None]:
        yield Each([A, B], part)

    match = Match(ToyGame(step), 2, listen=True)
    match.answer(B, "go")
    assert not preview_answer(match, A, "go", match.ply_of(A)).final
    match.answer(A, "go")
    assert preview_answer(match, A, "go", match.ply_of(A)).final


def test_a_plain_pass_needs_no_second_thought() -> None:
    def step(s: Toy) -> Flow[None]:
        yield first(OneOf([None, "go"]))
        yield Ask(B, OneOf(["go"]))

    assert not final(step, None)
    assert final(step)


@pytest.mark.parametrize("game", [KINGDOMS, KNIGHTS, ANARCHY], ids=lambda game: game.id)
def test_what_is_not_final_can_be_taken_back(game: Game[Any, Any], rng: Random) -> None:
    tried = {True: 0, False: 0}
    match = Match(game, 3, game.headless_options(game.options()), rng=rng, listen=True)
    while not match.over and match.ply < 500:
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        value = question.choices.sample(rng)
        plain = msgspec.to_builtins(value, str_keys=True)
        ahead = preview_answer(match, seat, plain, question.ply)
        passes = game.is_pass(question, value)
        match.answer(seat, value)
        tried[ahead.final] += 1
        assert ahead.final or passes or can_undo(match, seat)
    assert min(tried.values()) > 20
