"""Sentences for those who read rather than reckon: made at the edge, in the language asked for."""

from __future__ import annotations

from typing import Any

from oyez.kernel import Choices, Event, Game
from oyez.kernel.dialogue import Labels
from oyez.kernel.naming import names
from oyez.kernel.views import Asked
from oyez.text import Texts


class Words:
    """The words for one table in one language."""

    def __init__(self, game: Game[Any, Any], lang: str, players: list[str]) -> None:
        self._game = game
        self._texts = Texts(game, lang, players)
        self.lang = lang

    def call(self, players: list[str]) -> None:
        """Use other names for the players, seat by seat."""
        self._texts.names = players

    def of(self, said: Asked) -> dict[str, Any]:
        """The question in words, and everything that may be chosen."""
        question, anytime, orders = said
        words = {
            "prompt": None if question is None else self._texts.prompt(question),
            "choices": None if question is None else self.labels(question.choices, question.prompt),
            "anytime": self.labels(anytime) if anytime else None,
            "names": self._names(said),
        }
        return words | {"orders": self.labels(orders)} if orders else words

    def _names(self, said: Asked) -> dict[str, Labels]:
        """By which names all of that speaks of things on the table."""
        question, anytime, orders = said
        return {
            "choices": None if question is None else self.names(question.choices, question.prompt),
            "anytime": self.names(anytime) if anytime else None,
            "orders": self.names(orders) if orders else None,
        }

    def names(self, choices: Choices[Any], of: str = "") -> Labels:
        """The names that each thing listed has on the table, laid out as its label is."""
        return names(self._game, choices, of)

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self._texts.event(event)

    def labels(self, choices: Choices[Any], of: str = "") -> Labels:
        """A label for each thing that the choices list, in the same order.

        `of` is what asks for them: a question, a field of a form, an option among several.
        """
        return self._texts.labels(choices, of)
