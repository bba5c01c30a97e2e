"""Numbers in the texts: what an edition or an option can change is an argument, not a word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from oyez.editions.edition import SHELVES
from oyez.game import Game
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.games.the_anarchy import GAME as ANARCHY
from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.testing.editions import edit, fresh, kept
from oyez.text import Texts, game_texts, languages

NUMBERS: Final = {
    "en": "two three four five six seven eight nine ten eleven twelve twenty hundred twice half",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze vingt cent moitié",
}
FIGURE: Final = re.compile(r"\$figure-([A-Za-z0-9-]+)")
LESSON: Final = "a guided game is always played with the standard box and the same deal"
OWN_WORDS: Final = "a row that says something else has to bring its own words, which is checked"
PRINTED: Final = "the rulebook prints it, and no edition may say otherwise, which is checked"
PLAYERS: Final = "for how many a game is stands in game.toml, which no edition has"
NO_LIMIT: Final = "0 is how an option says that there is no limit"
IN_THE_ID: Final = "the number is what the message is called by: another has another message"
# By game and message, why a number there can never be another.
EXCEPTIONS: Final[dict[str, dict[str, str]]] = {
    "barbarian_kingdoms": {
        "lesson-*": LESSON,
        "reason-lesson-*": LESSON,
        "power-*": OWN_WORDS,
        "game-description": PRINTED,
        "prompt-spread-loot": PRINTED,
        "prompt-bribe": PRINTED,
        "counter-*": PRINTED,
        "prompt-fix-order": "with two players each has a pair of Kingdoms, never more",
        "choice-take": "a letter stands for a pair of Kingdoms",
        "option-scenario": "an id of a row, as an example",
        "option-kingdoms": PLAYERS,
        "option-expert": PLAYERS,
        "option-rounds": NO_LIMIT,
        "fault-strait": "a Strait has two ends",
        "fault-scenario-pairs": PLAYERS,
    },
    "the_anarchy": {
        "lesson-*": LESSON,
        "reason-lesson-*": LESSON,
        "game-description": "the year, the players, and what the rulebook prints",
        "icon-castles": "the measure of a Path card: so many of them are counted",
        "icon-helps": "as icon-castles",
        "icon-couples": "as icon-castles",
        "icon-training-*": IN_THE_ID,
        "card-scenario-*": OWN_WORDS,
        "counter-defended-*": IN_THE_ID,
        "prompt-raise-*": "a box raises one die by one, whatever is printed; French: a corner",
        "prompt-hang-pennant": "a box between pennants has one on either side",
        "prompt-deploy": "a castle has four sides, which is checked",
        "choice-spy": "a card turned up is one knowledge spent, by the rules themselves",
        "event-couple-formed": "a couple is two",
        "event-marker-passed": "French: the name of the piece",
        "fault-hanging": "as prompt-hang-pennant",
    },
    "warrior_knights": {
        "lesson-*": LESSON,
        "reason-lesson-*": LESSON,
        "region-*": "a region is called by its id",
        "troop-*": OWN_WORDS,
        "incident-*": OWN_WORDS,
        "agenda-*": OWN_WORDS,
        "result-*": OWN_WORDS,
        "game-description": PLAYERS,
        "pledge-toll-on-bridges": "free words that one may say, and no rule",
        "fate-victory": "a card with a victory is one victory, by the rules themselves",
        "card-versatile-strategy-text": "the five things are written in the rules",
        "card-mobilize-forces-text": "French: both, a move and a combat",
        "option-faq-two-players": PLAYERS,
        "option-rounds": NO_LIMIT,
        "fault-players": PLAYERS,
        "fault-mercenaries": PLAYERS,
        "fault-two-cities": "a region has one city, so two are too many",
    },
}

each_game = pytest.mark.parametrize("game", [KINGDOMS, ANARCHY, KNIGHTS], ids=lambda g: g.id)
each_language = pytest.mark.parametrize("lang", languages())


class Numbers(Visitor):
    """The numbers that a pattern spells out. A 1 in the variant for one is no number of the box."""

    def __init__(self, lang: str) -> None:
        words = "|".join(NUMBERS[lang].split())
        self.number = re.compile(rf"\d+|\b(?:{words})\b", re.IGNORECASE)
        self.found: list[str] = []
        self._of_one = 0

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - the name of the node
        key = node.key.name if isinstance(node.key, ast.Identifier) else node.key.value
        self._of_one += key in ("one", "1")
        self.visit(node.value)
        self._of_one -= key in ("one", "1")

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - as above
        said = self.number.findall(node.value)
        self.found += [each for each in said if each != "1" or not self._of_one]


def source(game: Game[Any, Any], lang: str) -> Path:
    return game.folder / "text" / f"{lang}.ftl"


def spelt_out(game: Game[Any, Any], lang: str) -> Iterator[tuple[str, list[str]]]:
    """Each message with numbers in its own words, and these numbers."""
    for entry in FluentParser().parse(source(game, lang).read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            numbers = Numbers(lang)
            for pattern in (entry.value, *(each.value for each in entry.attributes)):
                if pattern is not None:
                    numbers.visit(pattern)
            if numbers.found:
                yield entry.id.name, numbers.found


@each_game
@each_language
def test_a_number_that_can_change_is_an_argument(game: Game[Any, Any], lang: str) -> None:
    allowed = EXCEPTIONS[game.id]
    told = {
        message: numbers
        for message, numbers in spelt_out(game, lang)
        if not any(fnmatchcase(message, each) for each in allowed)
    }
    assert told == {}


@each_game
def test_no_exception_is_left_over(game: Game[Any, Any]) -> None:
    told = {message for lang in languages() for message, _ in spelt_out(game, lang)}
    unused = [each for each in EXCEPTIONS[game.id] if not any(fnmatchcase(m, each) for m in told)]
    assert unused == []


@each_game
@each_language
def test_every_figure_is_in_the_box(game: Game[Any, Any], lang: str) -> None:
    asked = FIGURE.findall(source(game, lang).read_text(encoding="utf-8"))
    assert sorted(set(asked) - set(game.figures)) == []
    assert "$figure-" not in game_texts(game, lang)


def test_all_languages_say_the_same_figures() -> None:
    for game in (KINGDOMS, ANARCHY, KNIGHTS):
        said = [set(FIGURE.findall(source(game, lang).read_text("utf-8"))) for lang in languages()]
        assert all(each == said[0] for each in said)


def test_a_box_with_other_numbers_is_told_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SHELVES, "")
    folder = fresh(KNIGHTS, tmp_path / "mine")
    edit(folder / "numbers.toml", "\ncasualty = 100", "\ncasualty = 50")
    edit(folder / "numbers.toml", "levy_per_region = 1", "levy_per_region = 3")
    key = kept(KNIGHTS, folder, tmp_path / "shelf")
    other = KNIGHTS.with_edition(KNIGHTS.options(edition=key))
    for lang, casualties, levy in (
        ("en", "The enemy suffers 50 casualties.", "3 crowns for every region"),
        ("fr", "L’ennemi subit 50 pertes.", "3 couronnes par région"),
    ):
        texts = Texts(other, lang, strict=True)
        assert texts.say("fate-inflict-text") == casualties
        assert texts.say("card-levy-taxes-text").startswith(levy)
        assert "100" in Texts(KNIGHTS, lang).say("fate-inflict-text")
        assert "$figure-" not in game_texts(other, lang)
