"""What a sensible player prefers: features, the evaluation, and quick replies."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from oyez.bots import LEVELS, STEWARD, Observation, bot_named, bots_by_name
from oyez.games.barbarian_kingdoms import GAME, KingdomsOptions
from oyez.games.barbarian_kingdoms.bot.heuristics import HEURISTICS, WEIGHTS, evaluate, features
from oyez.games.barbarian_kingdoms.box.fixed import COIN_VALUES, Province
from oyez.games.barbarian_kingdoms.rules.claim import Claim
from oyez.games.barbarian_kingdoms.rules.coins import heap
from oyez.games.barbarian_kingdoms.rules.taxation import TAX
from oyez.games.barbarian_kingdoms.state import KingdomsEnding
from oyez.kernel import Match, Question, Seat
from tests.barbarian_kingdoms.positions import Played, Position

FRANKS = Seat(1)
THINKING = [*LEVELS, STEWARD]


def table() -> Position:
    """The Franks are the second of three."""
    return Position("huns", "franks", "saxons")


def chance(position: Position, seat: Seat = FRANKS) -> float:
    return evaluate(position.state, seat)


def question(game: Played) -> Question:
    return game.question()


def said(name: str, game: Played) -> Any:
    asked = question(game)
    return bot_named(name, Random(1)).answer(asked, Observation(game.match, asked.seat))


# -- features ---------------------------------------------------------------------------------


def test_every_feature_has_a_weight() -> None:
    position = table()
    for seat in map(Seat, range(3)):
        assert features(position.state, seat).keys() == WEIGHTS.keys()
        assert 0 < evaluate(position.state, seat) < 1


def test_more_land_is_better() -> None:
    lands = ["frisia", "armorica", "burgundia", "alemannia"]
    worths = [chance(table().tokens("franks", *lands[:n])) for n in range(4)]
    assert worths == sorted(worths)
    assert len(set(worths)) == 4


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (table().treasury("franks", "ggg"), table().treasury("franks", "b")),
        (table().warriors("franks", "ripuaria"), table()),
        (table().trophies("franks", "huns").king("huns", None), table()),
        (table(), table().king("franks", None)),
        (table(), table().tokens("huns", "noricum", "illyricum", "thuringia")),
        (table(), table().trophies("saxons", "huns").king("huns", None)),
    ],
    ids=["money", "warriors", "trophy", "king", "rival lands", "rival trophy"],
)
def test_what_is_better(better: Position, worse: Position) -> None:
    assert chance(better) > chance(worse)


def test_a_king_is_at_risk_where_rivals_are_near_and_never_at_sea() -> None:
    alone = table().king("franks", "burgundia")
    hunted = table().king("franks", "burgundia").king("huns", "alemannia")
    sailing = table().king("franks", "sea").king("saxons", "armorica")
    risks = [features(p.state, FRANKS)["king_risk"] for p in (alone, hunted, sailing)]
    assert risks[1] > risks[0] == risks[2] == 0


def test_guards_lower_the_risk() -> None:
    hunted = table().king("franks", "burgundia").king("huns", "alemannia")
    guarded = table().king("franks", "burgundia").king("huns", "alemannia")
    guarded.warriors("franks", "armorica", "mosellana")
    risks = [features(p.state, FRANKS)["king_risk"] for p in (hunted, guarded)]
    assert risks[0] > risks[1]


def test_a_king_within_reach_is_worth_hunting() -> None:
    far, near = table(), table().king("huns", "alemannia").warriors("franks", "mosellana")
    assert features(far.state, FRANKS)["hunt"] == 0 < features(near.state, FRANKS)["hunt"]


def test_when_no_kings_are_left_to_strike_down_land_decides() -> None:
    position = table().king("huns", None).king("saxons", None)
    assert features(position.state, FRANKS)["no_prey"] == 1
    assert features(table().state, FRANKS)["no_prey"] == 0


def test_a_place_to_claim_counts_while_it_is_safe() -> None:
    safe = table().warriors("franks", "burgundia")
    unsafe = table().warriors("franks", "burgundia").king("huns", "alemannia")
    holds = [features(p.state, FRANKS)["footholds"] for p in (table(), safe, unsafe)]
    assert holds[0] == 0 < holds[2] < holds[1] == 1


def test_the_end_leaves_no_doubt() -> None:
    position = table()
    position.state.ended = KingdomsEnding(FRANKS, "territorial")
    assert [chance(position, Seat(n)) for n in range(3)] == [0, 1, 0]


def test_before_the_first_turn_all_are_equal() -> None:
    match = Match(GAME, 4, KingdomsOptions(), rng=Random(1))
    assert {evaluate(match.state, Seat(n)) for n in range(4)} == {1 / 4}


def test_two_kingdoms_of_one_player_are_taken_together() -> None:
    pairs = ("huns", "franks"), ("vandals", "visigoths")
    one = Position.two_players(*pairs)
    two = Position.two_players(*pairs).tokens("franks", "armorica")
    assert features(two.state, Seat(0))["lands"] == features(one.state, Seat(0))["lands"] + 1
    assert chance(two, Seat(0)) > chance(one, Seat(0))


# -- quick replies ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(15))
def test_quick_replies_are_legal_and_lead_to_an_end(seed: int) -> None:
    rng = Random(seed)
    seats = GAME.seats[seed % len(GAME.seats)]
    match = Match[Any](GAME, seats, GAME.sample_options(seats, rng), rng=rng)
    while not match.over:
        asked = match.questions()[0]
        reply = HEURISTICS.reply(match.state, asked, rng)
        assert reply in asked.choices
        assert all(idea in asked.choices for idea in HEURISTICS.ideas(match.state, asked, rng))
        match.answer(asked.seat, reply)
        assert match.ply < 20_000


def test_taxes_are_taken_in_full() -> None:
    position = Position("huns", "franks", "saxons", turn="franks")
    game = position.loot("belgica", "bs").loot("ripuaria", "gg").play().say(TAX)
    taken = HEURISTICS.reply(game.state, question(game), Random(1))
    assert sum(COIN_VALUES[token.coin] for token in taken) == 3


def bribing(franks: str, huns: str) -> Played:
    """The Frankish King assaults the Hun King in neutral land."""
    position = Position("huns", "franks", "saxons", turn="franks")
    position.treasury("franks", franks).treasury("huns", huns)
    game = position.king("huns", "alemannia").king("franks", "mosellana").play()
    game.say(next(a for a in game.choices() if getattr(a, "target", "") == "alemannia"))
    assert game.prompt == "bribe"
    return game


def test_purses_that_make_no_difference_are_not_thought_of() -> None:
    game = bribing(franks="bbbsssggg", huns="bs")
    asked = game.match.question(FRANKS)
    assert asked is not None
    values = [heap(idea).value for idea in HEURISTICS.ideas(game.state, asked, Random(1))]
    assert values == [0, 1, 2, 3]


# -- thinking ahead ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", THINKING)
def test_a_victory_within_reach_is_taken(name: str) -> None:
    position = Position("huns", "franks", "saxons", turn="franks", rounds=60)
    position.tokens("franks", "frisia", "armorica", "alemannia").warriors("franks", "burgundia")
    game = position.treasury("franks", "ggg").play()
    assert said(name, game) == Claim(Province("burgundia"))


@pytest.mark.parametrize("name", THINKING)
def test_a_king_is_saved_by_a_purse_that_cannot_fail(name: str) -> None:
    game = bribing(franks="bbbbbbbbbb", huns="b")
    answer = said(name, game)
    assert len(answer) in (1, 2)


@pytest.mark.parametrize("name", THINKING)
def test_bots_end_their_turns(name: str) -> None:
    """However many moves there are, each turn takes few answers."""
    match = Match[Any](GAME, 3, GAME.headless_options(KingdomsOptions()), rng=Random(3))
    bots = bots_by_name(match, [name] * 3, Random(2))
    answers: Counter[tuple[int, int]] = Counter()
    while not match.over and match.state.round < 4:
        answers[match.state.round, match.state.turn] += 1
        bots.move()
    assert max(answers.values()) <= 25
