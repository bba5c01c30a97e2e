"""Where we are in a game of The Anarchy."""

from __future__ import annotations

from random import Random

from oyez.games.the_anarchy import GAME, AnarchyOptions
from oyez.games.the_anarchy.answers import STOP, TakePath
from oyez.kernel import NATURE, Match, Passage, Seat
from oyez.testing.properties import play
from tests.ledger import rule
from tests.the_anarchy.luck import draw_first
from tests.the_anarchy.positions import Position, begin

PHASES = [
    "deal",
    "draft",
    "production",
    "actions",
    "preparation",
    "defence",
    "aftermath",
    "round-end",
]


def test_the_set_up_comes_first() -> None:
    game = begin(3)
    assert game.phase == "setup"
    assert game.match.waiting() == (NATURE,)


@rule("TA-ROUND-01")
def test_a_round_goes_through_its_phases_in_their_order() -> None:
    match, rng = Match(GAME, 2, AnarchyOptions(), rng=Random(3), listen=True), Random(3)
    seen: list[tuple[int, str]] = []
    while not match.over:
        where = GAME.where(match.state)
        assert where[0].name == "round"
        at = where[0].number or 0, where[1].name
        if not seen or seen[-1] != at:
            seen.append(at)
        play(match, rng)
    assert [number for number, _ in seen] == sorted(number for number, _ in seen)
    assert {number for number, _ in seen} == {1, 2, 3, 4, 5}
    for number in range(1, 6):
        places = [PHASES.index(name) for at, name in seen if at == number]
        assert places == sorted(set(places))
    assert match.state.passages == []


@rule("TA-PATHDRAFT-02")
def test_in_the_draft_those_still_to_come_are_named() -> None:
    position = Position(3, round=2)
    position.state.first = Seat(1)
    game = position.play("draft").draw("abbot", "baron", "captain")
    assert GAME.where(game.state) == [
        Passage("round", 2),
        Passage("draft", seat=Seat(1), rest=[Seat(2), Seat(0)]),
    ]
    game.do(TakePath("baron"), seat=1)
    assert GAME.where(game.state)[-1] == Passage("draft", seat=Seat(2), rest=[Seat(0)])


@rule("TA-ROUND-04")
def test_the_phases_that_all_play_at_once_name_nobody() -> None:
    game = Position(2, round=1).facing("f1", "a01").facing("f2", "a02", seat=1).play()
    assert GAME.where(game.state) == [Passage("round", 1), Passage("actions")]
    game.do(STOP, seat=1)
    assert GAME.where(game.state) == [Passage("round", 1), Passage("actions")]


@rule("TA-ROUNDEND-06")
def test_the_number_of_the_round_goes_up_with_the_deal() -> None:
    game = Position(2, round=3).play("round-end")
    assert GAME.where(game.state)[0] == Passage("round", 4)
    assert draw_first(game).state.round == 4
