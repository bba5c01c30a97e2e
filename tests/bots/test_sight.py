"""What is sent to another process: all that a seat may know, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from oyez.bots import (
    BOTS,
    InstinctBot,
    Observation,
    decide_from_bytes,
    has_to_act,
    observation,
    pack_observation,
)
from oyez.games.barbarian_kingdoms import GAME
from oyez.kernel import Match, NoDealFound, Seat, redeal
from oyez.scene.views import view
from tests.barbarian_kingdoms.positions import Position, coins
from tests.bots.matches import moments
from tests.test_speed import calls

LASTING = ("game", "you", "question", "anytime", "state", "table", "outcome")


def timeless(match: Match[Any] | Observation, seat: Seat) -> dict[str, Any]:
    """A view without the log and the number of answers, which another process has no use for."""
    seen = match.view() if isinstance(match, Observation) else view(match, seat)
    if seen["question"] is not None:
        seen["question"].pop("ply")
    return {part: seen[part] for part in LASTING}


@pytest.mark.parametrize("seed", range(10))
def test_a_glimpse_shows_all_that_the_seat_sees(seed: int) -> None:
    for match in moments(seed, every=15):
        for seat in map(Seat, range(match.seats)):
            observation = Observation.from_bytes(GAME, pack_observation(match, seat, Random(seed)))
            assert timeless(observation, seat) == timeless(match, seat)
            assert (observation.question() is not None) == (seat in match.waiting())


@pytest.mark.parametrize("seed", range(10))
def test_other_secrets_make_no_other_glimpse(seed: int) -> None:
    for match in moments(seed, every=15):
        for seat in map(Seat, range(match.seats)):
            other = redeal(match, seat, Random(seed + 1))
            assert pack_observation(match, seat, Random(7)) == pack_observation(
                other, seat, Random(7)
            )


def rich(franks: str, huns: str) -> Match[Any]:
    """Two seats each hold tokens out of chests, and the Franks are to move."""
    position = Position("huns", "franks", "saxons", turn="franks")
    for kingdom, text in (("franks", franks), ("huns", huns)):
        seat = position.realm(kingdom).seat
        position.treasury(kingdom, f"bbb{text}")
        position.state.from_chests[seat] = coins(text)
    known = coins("bbbbbbssssssgggggd")
    position.state.chest_pool = known - coins(franks) - coins(huns)
    return position.play().match


@pytest.mark.parametrize("name", BOTS)
def test_what_a_bot_cannot_see_does_not_change_its_mind(name: str) -> None:
    poor, wealthy = rich("g", "bb"), rich("g", "dg")
    assert poor.digest() != wealthy.digest()
    sent = [pack_observation(match, Seat(1), Random(3)) for match in (poor, wealthy)]
    assert sent[0] == sent[1]
    thoughts = [decide_from_bytes(name, data, seed=5, seconds=60) for data in sent]
    assert thoughts[0] == thoughts[1] is not None


@pytest.mark.parametrize("name", BOTS)
def test_where_no_deal_is_found_a_bot_answers_by_instinct(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: object) -> Match[Any]:
        raise NoDealFound("none")

    monkeypatch.setattr(observation, "redeal", none)
    match = rich("g", "bb")
    before = match.digest()
    seat = match.waiting()[0]
    question = match.question(seat)
    assert question is not None
    answers = [BOTS[name](Random(n)).answer(question, Observation(match, seat)) for n in range(5)]
    assert all(answer in question.choices for answer in answers)
    assert match.digest() == before
    with pytest.raises(NoDealFound):
        pack_observation(match, seat, Random(1))


def test_instinct_does_not_see_what_its_seat_cannot_see(monkeypatch: pytest.MonkeyPatch) -> None:
    matches = rich("g", "bb"), rich("g", "dg")
    said = []
    for match in matches:
        question = match.question(Seat(1))
        assert question is not None
        bots = [InstinctBot(Random(n)) for n in range(20)]
        said.append([bot.answer(question, Observation(match, Seat(1))) for bot in bots])
    assert said[0] == said[1]


def test_its_own_secrets_a_seat_knows() -> None:
    observation = Observation.from_bytes(GAME, pack_observation(rich("d", "b"), Seat(1), Random(1)))
    assert observation.view()["state"]["treasuries"]["1"] == msgspec.to_builtins(
        coins("bbbd")
    ) | dict.fromkeys(("silver", "gold"), 0)


def battle() -> Match[Any]:
    """The Franks assault the Huns, and both are to fill a purse."""
    position = Position("huns", "franks", "saxons", turn="franks")
    game = position.king("huns", "alemannia").king("franks", "mosellana").play()
    game.say(next(a for a in game.choices() if getattr(a, "target", "") == "alemannia"))
    while game.prompt == "reinforce":
        game.say(())
    assert game.prompt == "bribe"
    return game.match


def test_a_sealed_bribe_stays_sealed() -> None:
    silent, mean, generous = battle(), battle(), battle()
    mean.answer(Seat(0), ())
    generous.answer(Seat(0), ("bronze", "gold"))
    sent = {pack_observation(match, Seat(1), Random(1)) for match in (silent, mean, generous)}
    assert len(sent) == 1
    own = Observation.from_bytes(GAME, pack_observation(generous, Seat(0), Random(1)))
    assert own.question() is None
    assert not has_to_act(generous, Seat(0))
    assert has_to_act(generous, Seat(1))


def test_a_glimpse_of_what_is_over_is_refused() -> None:
    match = Match[Any](GAME, 3, GAME.options(rounds=1), rng=Random(1))
    rng = Random(2)
    while not match.over:
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
    assert not any(has_to_act(match, Seat(n)) for n in range(3))
    with pytest.raises(ValueError, match="over"):
        pack_observation(match, Seat(0), Random(1))


def test_a_glimpse_takes_no_more_than_a_thousand_calls() -> None:
    match = next(match for match in moments(4, every=1) if match.ply > 60)
    seat = match.waiting()[0]
    assert calls(lambda: pack_observation(match, seat, Random(1))) < 1000
