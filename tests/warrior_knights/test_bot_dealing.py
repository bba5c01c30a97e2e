"""How bots deal: they take what is better for them, name a price, keep their word, seldom ask."""

from __future__ import annotations

from random import Random
from typing import Any

from oyez.bargains.promises import judge
from oyez.bots import LookAheadBot, Observation, SearchSettings
from oyez.games.warrior_knights import GAME, KnightsOptions
from oyez.games.warrior_knights.bot import HEURISTICS, evaluate
from oyez.games.warrior_knights.bot.campaign import Campaign
from oyez.games.warrior_knights.rules.bargains import swear_peace
from oyez.games.warrior_knights.rules.phases.planning import planning
from oyez.kernel import Accept, Decline, Match, Seat
from tests.warrior_knights.positions import Game, Position

GREEN, BLUE, RED = Seat(0), Seat(1), Seat(2)
PEACE = (("peace", 1),)


def position() -> Position:
    at = Position("green", "blue", "red").purse("green", crowns=12).purse("blue", crowns=8)
    at.state.round = 1
    return at


def reply(game: Game, seat: Seat = BLUE) -> Any:
    """What a careful bot does out of turn."""
    bot = LookAheadBot(SearchSettings(tries=10, ideas=8, slips=0.0), Random(1), 5.0)
    return bot.act(Observation(game.match, seat))


def offered(give: Any, ask: Any) -> Game:
    """Green offers blue something."""
    return position().run(planning).act("green", ("offer", (BLUE, give, ask)))


def test_a_bot_takes_crowns_for_a_short_peace() -> None:
    assert reply(offered((("crowns", 6),), PEACE)) == ("answer-offer", Accept(1))


def test_a_bot_gives_no_crowns_for_words() -> None:
    game = offered((("words", "Trust me"),), (("crowns", 1),))
    assert reply(game) == ("answer-offer", Decline(1))


def test_a_bot_gives_nothing_away_while_the_game_is_set_up() -> None:
    match = Match(GAME, 3, KnightsOptions(), rng=Random(5))
    match.act(GREEN, ("offer", (BLUE, (("words", "Trust me"),), (("crowns", 9),))))
    assert match.state.stage == "armies"
    bot = LookAheadBot(SearchSettings(tries=10, ideas=8, slips=0.0), Random(1), 5.0)
    assert bot.act(Observation(match, BLUE)) == ("answer-offer", Decline(1))


def test_a_bot_never_promises_what_it_cannot_read() -> None:
    game = offered((("crowns", 12),), (("words", "Attack red"),))
    assert reply(game) == ("answer-offer", Decline(1))


def test_a_bot_names_its_price_for_peace_and_only_once() -> None:
    game = offered((("crowns", 1),), PEACE)
    said = reply(game)
    assert said == ("counter", (1, PEACE, (("crowns", 4),)))
    game.act("blue", said)
    game.act("green", ("counter", (2, (("crowns", 1),), PEACE)))
    assert reply(game) == ("answer-offer", Decline(3))


def test_peace_for_peace_is_taken_from_strangers_but_who_broke_his_word_has_to_pay() -> None:
    assert reply(offered(PEACE, PEACE)) == ("answer-offer", Accept(1))
    game = offered(PEACE, PEACE)
    game.act("green", ("promise", (RED, "help"))).act("red", ("call-broken", 1))
    assert reply(game) == ("counter", (1, PEACE, (("crowns", 4),)))


def test_a_word_broken_makes_a_baron_worth_less_to_himself() -> None:
    state = position().state
    swear_peace(state, BLUE, GREEN, 1)
    pending = evaluate(state, BLUE)
    judge(state.promises, 1, kept=False)
    assert evaluate(state, BLUE) < pending


def test_a_bot_that_has_promised_peace_looks_for_other_prizes() -> None:
    at = position().city("semlik", "green").city("kovel", "red")
    before = set(Campaign(at.state, BLUE).prizes)
    swear_peace(at.state, BLUE, GREEN, 1)
    gone = before - set(Campaign(at.state, BLUE).prizes)
    assert {at.state.city_in(region).owner for region in gone} == {GREEN}  # type: ignore[union-attr]


def test_a_bot_offers_peace_at_most_once_a_round_and_not_to_whom_it_has_it_with() -> None:
    state = position().state
    rng = Random(2)
    (act,) = HEURISTICS.offers(state, BLUE, rng)
    assert act[0] == "offer"
    state.offered[BLUE] = 1
    assert HEURISTICS.offers(state, BLUE, rng) == ()


def test_bots_seldom_think_of_an_offer() -> None:
    assert 0 < HEURISTICS.offering < 0.05
