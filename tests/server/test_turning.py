"""Where a finished game turned: the largest lasting swings of the game's own evaluation."""

from __future__ import annotations

from random import Random

import pytest

from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.kernel import Match
from oyez.server.time.turning_points import LEAST_SWING, MOST_POINTS, evaluate, swings
from tests.server.clients import Json, Server

EVEN = [0.5, 0.5]
AHEAD = [0.8, 0.2]


def test_a_swing_that_lasts_is_a_turning_point() -> None:
    (found,) = swings([EVEN] * 10 + [AHEAD] * 10)
    assert (found.before, found.after, found.seat) == (9, 10, 0)
    assert (found.shares_before, found.shares_after) == (EVEN, AHEAD)


def test_one_that_is_gone_soon_is_none() -> None:
    assert swings([EVEN] * 10 + [AHEAD] * 2 + [EVEN] * 10) == []


def test_small_changes_are_none() -> None:
    assert (
        swings([[0.5 + n * LEAST_SWING / 20, 0.5 - n * LEAST_SWING / 20] for n in range(20)]) == []
    )


def test_there_are_not_too_many_and_they_come_in_order() -> None:
    course = [[0.1 + 0.08 * (n // 10), 0.9 - 0.08 * (n // 10)] for n in range(100)]
    found = swings(course)
    assert len(found) == MOST_POINTS
    assert [each.after for each in found] == sorted(each.after for each in found)


def test_the_end_itself_is_none() -> None:
    assert swings([EVEN] * 9 + [[1.0, 0.0]]) == []


def test_shares_of_all_seats_add_up_and_the_winner_has_all_in_the_end() -> None:
    rng = Random(2)
    match = Match(KINGDOMS, 3, KINGDOMS.headless_options(KINGDOMS.options()), rng=rng)
    seen = 0
    while not match.over:
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
        seen += 1
        assert sum(round(share * 100) for share in evaluate(match)) == 100
    assert match.outcome is not None
    assert [seat for seat, share in enumerate(evaluate(match)) if share] == [*match.outcome.winners]
    assert seen > 20


def test_a_finished_game_tells_where_it_turned(server: Server, rng: Random) -> None:
    people = server.guests(3)
    table = server.table(*people, options={"rounds": 4})
    table.play(people, rng, until=lambda view: view["ply"] > 20)
    assert people[0].refused("GET", f"{table.path}/turning") == (409, "not-finished")
    table.play(people, rng)
    found: Json = people[0].get(f"{table.path}/turning", lang="en")
    outline = people[0].get(f"{table.path}/outline")
    for point in found["points"]:
        assert point["at"] in outline["plies"]
        assert point["before"] < point["at"]
        assert all(line["say"] for line in point["lines"])
        before, after = (point[f"shares_{when}"][point["seat"]] for when in ("before", "after"))
        assert abs(after - before) >= LEAST_SWING - 0.001
    assert len(found["curves"]) == 3
    last = [curve["points"][-1][1] for curve in found["curves"]]
    assert sum(last) == 100
    assert server.nobody().get(f"{table.path}/turning")["curves"] == found["curves"]


def test_a_game_that_no_bot_can_judge_has_none(
    monkeypatch: pytest.MonkeyPatch, server: Server, rng: Random
) -> None:
    monkeypatch.setattr(type(KINGDOMS), "heuristics", lambda _: None)
    people = server.guests(3)
    table = server.table(*people, options={"rounds": 1})
    table.play(people, rng)
    assert people[0].get(f"{table.path}/turning") == {"points": [], "curves": []}
