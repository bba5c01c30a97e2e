"""Where we are in a game of Warrior Knights."""

from __future__ import annotations

from random import Random

import pytest

from oyez.games.warrior_knights import GAME, KnightsOptions
from oyez.kernel import Match, Passage
from oyez.testing.properties import play
from oyez.text import Texts


def test_the_set_up_comes_first() -> None:
    match = Match(GAME, 3)
    assert GAME.where(match.state) == [Passage("setup"), Passage("razing")]


def test_in_a_step_of_the_set_up_the_barons_still_to_come_are_named() -> None:
    match, rng = Match(GAME, 3, rng=Random(1)), Random(1)
    while match.state.stage != "nobles":
        play(match, rng)
    waiting = match.waiting()
    place = GAME.where(match.state)[-1]
    assert (place.name, place.seat) == ("nobles", waiting[0])
    assert [place.seat, *place.rest] == match.state.order


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_is_said_in_words_at_every_moment(lang: str) -> None:
    texts = Texts(GAME, lang, ["Ann", "Bo", "Cy"], strict=True)
    match, rng = Match(GAME, 3, KnightsOptions(rounds=4), rng=Random(2)), Random(2)
    said = set[str]()
    while not match.over:
        said.add(texts.where(GAME.where(match.state)))
        play(match, rng)
    wanted = {
        "en": ("Round 2 · Preparation", "Round 1 · Actions · Stack 2 · Action card · Bo"),
        "fr": ("Tour 2 · Préparation", "Tour 1 · Actions · Pile 2 · Carte d’action · Bo"),
    }[lang]
    assert said.issuperset(wanted)
