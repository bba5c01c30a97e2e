"""What holds in every game of Warrior Knights, beside what every game must pass."""

from __future__ import annotations

from random import Random

from oyez.choices.basic import written
from oyez.games.warrior_knights import GAME
from oyez.kernel import Each, Match
from oyez.state.copying import clone


def test_while_all_play_at_once_the_table_stands_still() -> None:
    """Whoever plans shares with the table all but what the phase says it changes."""
    rng = Random(5)
    match = Match(GAME, 4, GAME.headless_options(GAME.options()), rng=rng, keep=False)
    looked = 0
    while match.state.round < 4:
        request = match.frames[-1].request
        before = written(clone(match.state))
        for question in match.questions():
            match.answer(question.seat, question.choices.sample(rng), question.ply)
            if match.frames[-1].request is request and isinstance(request, Each):
                assert written(clone(match.state)) == before
                looked += 1
    assert looked > 20
