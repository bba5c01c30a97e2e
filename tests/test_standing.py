"""Standing orders of the games: in words of their own, obeyed, and told to nobody else."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from oyez.game import Game
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.games.barbarian_kingdoms.answers import LetPass, LetPassUnlessMine
from oyez.games.barbarian_kingdoms.rules.control import controls
from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.kernel import AS_SUGGESTED, Match, NotAmongChoices, Obeyed, Seat
from oyez.kernel.visibility import SeatInputs, seat_inputs
from oyez.server.tables.texts import TableTexts
from oyez.testing.properties import check_clone, check_secrecy
from oyez.text import Texts, languages

A = Seat(0)
GAMES: list[Game[Any, Any]] = [KINGDOMS, KNIGHTS]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def begun(game: Game[Any, Any], rng: Random) -> Match[Any]:
    """A match in which orders can be given."""
    match = Match(game, 4, game.headless_options(game.options()), rng=rng, listen=True)
    while not match.orders_open_to(A):
        play(match, rng)
    return match


def play(match: Match[Any], rng: Random) -> None:
    seat = rng.choice(match.waiting())
    question = match.question(seat)
    assert question is not None
    match.answer(seat, question.choices.sample(rng))


def always(match: Match[Any], prompt: str, answer: Any) -> None:
    match.order(A, ("always", (prompt, answer)))


def obeyed(match: Match[Any], seat: Seat | None) -> list[Obeyed]:
    return [event for event in match.log_of(seat) if isinstance(event, Obeyed)]


@each_game
@pytest.mark.parametrize("lang", languages())
def test_every_order_has_words_of_its_own(game: Game[Any, Any], lang: str) -> None:
    match, texts = begun(game, Random(1)), Texts(game, lang, strict=True)
    orders = match.game.orderable(match.state, A)
    words = [texts.order(prompt, answer) for prompt, all_ in orders.items() for answer in all_]
    assert len(set(words)) == len(words) > 5
    assert not [each for each in words if "“" in each or "«" in each]


@each_game
def test_orders_keep_what_is_secret(game: Game[Any, Any]) -> None:
    rng = Random(7)
    match = begun(game, rng)
    for prompt, answers in game.orderable(match.state, A).items():
        always(match, prompt, next(iter(answers)))
    for ply in range(160):
        if match.over:
            break
        play(match, rng)
        if ply % 8 == 0 and not match.over:
            check_secrecy(match, rng)
            check_clone(match, rng)
    assert obeyed(match, A)


def test_one_contests_only_for_one_s_own() -> None:
    rng, asked = Random(4), 0
    match = begun(KINGDOMS, rng)
    always(match, "contest", LetPassUnlessMine())
    while not match.over and asked < 3:
        question = match.question(A)
        if question is not None and question.prompt == "contest":
            about = question.about or {}
            realms = match.state.realms_of(A)
            assert any(controls(match.state, realm, about["province"]) for realm in realms)
            asked += 1
        play(match, rng)
    assert asked
    assert {event.value for event in obeyed(match, A)} == {LetPass()}


def until_contest(match: Match[Any], rng: Random) -> str:
    """Play until seat A may contest; where, or nowhere if that does not happen."""
    while not match.over:
        question = match.question(A)
        if question is not None and question.prompt == "contest":
            province: str = (question.about or {})["province"]
            return province
        play(match, rng)
    return ""


def test_one_never_contests_in_one_province() -> None:
    asked_elsewhere = obeyed_again = 0
    for seed in range(4, 12):
        rng = Random(seed)
        match = begun(KINGDOMS, rng)
        if not (here := until_contest(match, rng)):
            continue
        key = f"contest/province:{here}"
        always(match, key, LetPass())
        while elsewhere := until_contest(match, rng):
            assert elsewhere != here
            asked_elsewhere += 1
            play(match, rng)
        assert {event.order for event in obeyed(match, A)} == {key}
        obeyed_again += len(obeyed(match, A)) - 1
    assert asked_elsewhere
    assert obeyed_again


def test_that_order_is_taken_back_by_itself() -> None:
    rng = Random(4)
    match = begun(KINGDOMS, rng)
    key = f"contest/province:{until_contest(match, rng)}"
    always(match, key, LetPass())
    always(match, "pay", AS_SUGGESTED)
    match.order(A, ("drop", key))
    assert list(match.state.orders[A]) == ["pay"]
    with pytest.raises(NotAmongChoices):  # it is given where it would answer
        always(match, key, LetPass())


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Never contest in "), ("fr", "Ne jamais contester dans ")]
)
def test_an_order_for_one_province_names_it_wherever_it_is_told(lang: str, said: str) -> None:
    rng = Random(4)
    match = begun(KINGDOMS, rng)
    until_contest(match, rng)
    words = TableTexts(KINGDOMS, lang, ["Anne", "Brun", "Ciro", "Drago"])
    offered = [line for line in words.standing(asked_of(match)) if line.here]
    assert [line.words.startswith(said) for line in offered] == [False, False, True]
    assert not any(line.on for line in offered)
    match.order_plain(A, msgspec.json.decode(msgspec.json.encode(offered[-1].order)))
    (held,) = [line for line in words.standing(asked_of(match)) if line.on]
    assert (held.words, held.here) == (offered[-1].words, False)
    assert offered[-1].words in words.event(obeyed(match, A)[0])


def asked_of(match: Match[Any]) -> SeatInputs:
    said = seat_inputs(match, A)
    assert said is not None
    return said


def test_wages_are_paid_as_suggested() -> None:
    rng = Random(11)
    match = begun(KNIGHTS, rng)
    always(match, "pay-mercenaries", AS_SUGGESTED)
    while not match.over and not obeyed(match, A):
        question = match.question(A)
        assert question is None or question.prompt != "pay-mercenaries"
        play(match, rng)
    assert obeyed(match, A)[0].value
