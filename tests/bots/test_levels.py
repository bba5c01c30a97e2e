"""The levels: they always have an answer, in time, and the same one for the same seed."""

from __future__ import annotations

import pickle
from itertools import count
from random import Random
from typing import Any

import pytest

from oyez.bots import (
    BOTS,
    DEFAULT_BOT,
    LEVELS,
    STEWARD,
    BotDecision,
    LookAheadBot,
    Observation,
    RandomBot,
    SearchSettings,
    bot_named,
    bots_by_name,
    decide,
    decide_from_bytes,
    fallback,
    has_to_act,
    lookahead,
    pack_observation,
)
from oyez.game import Heuristics, game_of
from oyez.games.barbarian_kingdoms import GAME
from oyez.games.barbarian_kingdoms.rules.money import OfferChange
from oyez.kernel import (
    Accept,
    Amount,
    Ask,
    AskAll,
    Choices,
    Either,
    Flow,
    Form,
    Match,
    OneOf,
    Question,
    Seat,
    Some,
    Split,
)
from oyez.text import Texts, languages
from tests.barbarian_kingdoms.positions import Position
from tests.bots.matches import moments
from tests.kernel.toys import Toy, ToyGame, end, toy

THINKING = [*LEVELS, STEWARD]
# So long that time never decides.
LONG = 60.0
# How often a bot may still look at its watch when time is up: once a heat, to end it.
OVERTIME = 15


def test_the_levels_are_told_from_easy_to_strong() -> None:
    assert list(LEVELS) == ["squire", "knight", "marshal"]
    assert set(BOTS) == {*LEVELS, STEWARD, "random"}
    assert DEFAULT_BOT in LEVELS
    tries = [care.tries for care in LEVELS.values()]
    slips = [-care.slips for care in LEVELS.values()]
    assert (tries, slips) == (sorted(tries), sorted(slips))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_has_a_title_and_is_described(name: str, lang: str) -> None:
    texts = Texts(GAME, lang)
    assert texts.has(f"bot-{name}")
    assert texts.say(f"bot-{name}-about").endswith(".")


@pytest.mark.parametrize("name", BOTS)
def test_should_a_bot_fail_a_simpler_one_takes_over(name: str) -> None:
    chain: list[str | None] = [name]
    while chain[-1] is not None:
        chain.append(fallback(chain[-1]))
    assert chain[-2:] == ["random", None]
    assert len(set(chain)) == len(chain)
    assert fallback("nobody") == "random"


def test_a_bot_that_nobody_knows_is_refused() -> None:
    with pytest.raises(KeyError):
        bot_named("nobody", Random(1))


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_thinks_the_same(name: str) -> None:
    for match in moments(5, every=60):
        data = pack_observation(match, match.waiting()[0], Random(1))
        assert decide_from_bytes(name, data, 3, LONG) == decide_from_bytes(name, data, 3, LONG)


@pytest.mark.parametrize("name", BOTS)
def test_what_a_bot_thinks_elsewhere_can_be_said_here(name: str) -> None:
    match = Match[Any](GAME, 3, GAME.headless_options(GAME.options()), rng=Random(4))
    for turn in range(12):
        seat = match.waiting()[0]
        ply, data = match.ply_of(seat), pack_observation(match, seat, Random(turn))
        thought = decide_from_bytes(name, data, turn)
        assert thought is not None
        assert pickle.loads(pickle.dumps(thought)) == thought
        (match.answer_plain if thought.kind == "answer" else match.act_plain)(
            seat, thought.value, ply
        )


@pytest.mark.parametrize("seconds", [0, 20])
def test_a_bot_keeps_to_its_time(seconds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second passes from one look at the watch to the next; it looks after every try."""
    slow = SearchSettings(tries=10**6, ideas=64, slips=0.0)
    for match in moments(3, every=50):
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        looks = count()
        monkeypatch.setattr(lookahead, "perf_counter", lambda looks=looks: next(looks))
        answer = LookAheadBot(slow, Random(1), seconds).answer(question, Observation(match, seat))
        assert next(looks) <= seconds + OVERTIME
        assert answer in question.choices


# -- offers -----------------------------------------------------------------------------------


def offered() -> Match[Any]:
    """The Franks offer the Huns to make change."""
    position = Position("huns", "franks", "saxons", turn="franks", change_with_rivals=True)
    match = position.loot("hunnia", "bbb").play().match
    match.act(Seat(1), next(a for a in match.anytime(Seat(1)) if isinstance(a, OfferChange)))
    return match


@pytest.mark.parametrize("name", BOTS)
def test_an_offer_is_answered_and_nobody_waits(name: str) -> None:
    match = offered()
    assert has_to_act(match, Seat(0))
    assert not has_to_act(match, Seat(2))
    thought = decide_from_bytes(name, pack_observation(match, Seat(0), Random(1)), seed=2)
    assert thought is not None
    assert thought.kind == "act"
    match.act_plain(Seat(0), thought.value)
    assert not has_to_act(match, Seat(0))
    assert decide_from_bytes(name, pack_observation(match, Seat(0), Random(1)), seed=2) is None


def test_change_is_made_for_whoever_asks_if_it_does_no_harm() -> None:
    match = offered()
    thought = decide(bot_named("marshal", Random(1)), Observation(match, Seat(0)))
    assert thought == BotDecision("act", {"type": "accept", "number": 1})


def _wait(_: Toy) -> Flow[None]:
    yield Ask(Seat(0), OneOf(["on"]), "choose")


def _somewhere_inside(s: Toy, seat: Seat) -> Choices[Any]:
    """Offers are answered in a field of one of several things to do."""
    answers = OneOf(s.bargains.acts(seat))
    return Either({"sing": OneOf(["la"]), "deal": Form({"answer": answers, "loud": OneOf([1, 2])})})


def _deal(s: Toy, seat: Seat, value: Any) -> Flow[None]:
    name, said = value
    assert name == "deal"
    bargain, done = s.bargains.settle(said[0], lambda _: True)
    s.coins[seat] += bargain.give if done else 0
    yield from ()


@pytest.mark.parametrize(("give", "answer"), [(1, "accept"), (-1, "decline")])
def test_an_offer_is_found_and_answered_wherever_it_stands(give: int, answer: str) -> None:
    def start(s: Toy) -> None:
        s.bargains.propose(Seat(1), Seat(0), give, 0, 9)

    game = MiserGame(_wait, start=start, anytime=_somewhere_inside, act=_deal)
    match = Match[Any](game, 2, rng=Random(1))
    observation = Observation(match, Seat(0))
    assert has_to_act(match, Seat(0))
    assert observation.offers() == [Accept(1)]
    thought = decide(bot_named("marshal", Random(1)), observation)
    said = [{"type": answer, "number": 1}, 1]
    assert thought == BotDecision("act", ("deal", (said[0], said[1])))
    match.act_plain(Seat(0), ["deal", said])
    assert not observation.offers()


# -- other games ------------------------------------------------------------------------------


def _ask_for_much(s: Toy) -> Flow[None]:
    yield Ask(Seat(0), Some(dict.fromkeys(range(30), 3)), "choose")
    yield Ask(Seat(0), Split(dict.fromkeys("abcdef", 50), 100), "choose")
    yield AskAll({Seat(0): Amount(0, 10**9), Seat(1): Amount(1, 3)}, "choose")
    end(s)


@pytest.mark.parametrize("name", BOTS)
def test_without_instincts_bots_play_at_random(name: str) -> None:
    match = toy(_ask_for_much)
    assert game_of(match).heuristics() is None
    table = bots_by_name(match, [name] * match.seats, Random(1))
    while not match.over:
        assert table.move() is not None


def test_the_random_bot_looks_at_nothing() -> None:
    match = toy(_ask_for_much)
    question = match.question(Seat(0))
    assert question is not None
    assert RandomBot(Random(1)).answer(question, Observation(match, Seat(0))) in question.choices


class Miser(Heuristics[Toy]):
    """Likes coins."""

    def worth(self, s: Toy, seat: Seat) -> float:
        return s.coins[seat] / 1000


class MiserGame(ToyGame):
    def heuristics(self) -> Miser:
        return Miser()


def _earn(s: Toy) -> Flow[None]:
    """Take 3 of 40 numbers, for as many coins as they come to; many sets, each worth something."""
    taken = yield Ask(Seat(0), Some(range(40), 3, 3), "choose")
    s.coins[Seat(0)] = sum(taken)
    s.coins[Seat(0)] += yield Ask(Seat(0), Amount(0, 5), "choose")


@pytest.mark.parametrize("name", THINKING)
def test_out_of_very_many_choices_some_are_tried(name: str) -> None:
    match = Match[Any](MiserGame(_earn), 2, rng=Random(1))
    bot = bot_named(name, Random(3))
    question = match.question(Seat(0))
    assert question is not None
    taken = bot.answer(question, Observation(match, Seat(0)))
    assert sum(taken) > 3 * 40 // 2  # more than chance would take
    match.answer(Seat(0), taken)
    question = match.question(Seat(0))
    assert question is not None
    assert bot.answer(question, Observation(match, Seat(0))) in question.choices


def test_of_a_few_choices_the_best_is_taken() -> None:
    match = Match[Any](MiserGame(_earn), 2, rng=Random(1))
    match.answer(Seat(0), (1, 2, 3))
    question = match.question(Seat(0))
    assert question is not None
    assert bot_named("marshal", Random(3)).answer(question, Observation(match, Seat(0))) == 5


class Stubborn(Miser):
    """Knows one answer to everything, and thinks of no other."""

    def ideas(self, s: Toy, question: Question, rng: Random) -> list[int]:
        return [5]


class StubbornGame(ToyGame):
    def heuristics(self) -> Stubborn:
        return Stubborn()


@pytest.mark.parametrize("name", THINKING)
def test_a_careless_bot_slips_also_where_the_game_proposes_one_answer_only(name: str) -> None:
    match = Match[Any](StubbornGame(_earn), 2, rng=Random(1))
    match.answer(Seat(0), (1, 2, 3))
    question, bot = match.question(Seat(0)), bot_named(name, Random(3))
    assert question is not None
    said = [bot.answer(question, Observation(match, Seat(0))) for _ in range(200)]
    slips = LEVELS[name].slips if name in LEVELS else 0.0
    assert (said.count(5) < 200) == (slips > 0)
    # Of three whims the best is taken: it is another answer in so many cases.
    assert said.count(5) / 200 == pytest.approx(1 - slips * (5 / 6) ** 3, abs=0.1)
