"""The rules of the toy games: numbered alike in both languages, and every number is there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from oyez.cli.commands.rules import paragraphs
from oyez.game import Game
from tests.kernel.duel import GAME as DUEL
from tests.kernel.market import GAME as MARKET

RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d\d\b")
each_toy = pytest.mark.parametrize("game", [MARKET, DUEL], ids=lambda game: game.id)


@each_toy
def test_both_languages_have_the_same_paragraphs(game: Game[Any, Any]) -> None:
    english, french = (
        [paragraph.id for paragraph in paragraphs(game, lang)] for lang in ("en", "fr")
    )
    assert english == french
    assert len(english) == len(set(english)) > 10


@each_toy
def test_the_code_names_no_rule_that_is_not_there(game: Game[Any, Any]) -> None:
    known = {paragraph.id for paragraph in paragraphs(game, "en")}
    code = "".join(path.read_text(encoding="utf-8") for path in game.folder.glob("*.py"))
    named = set(RULE.findall(code))
    assert named <= known
    assert len(named) > 8
