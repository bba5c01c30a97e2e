"""Sentences for those who read rather than reckon: made at the edge, in the language asked for."""

from __future__ import annotations

from typing import Any

from oyez.kernel import Choices, Event, Form, Game, OneOf, Question, Row, Some, Split
from oyez.text import Texts


class Words:
    """The words for one table in one language."""

    def __init__(self, game: Game[Any, Any], lang: str, names: list[str]) -> None:
        self._texts = Texts(game, lang, names)
        self.lang = lang

    def call(self, names: list[str]) -> None:
        """Use other names for the players, seat by seat."""
        self._texts.names = names

    def of(self, question: Question | None, anytime: Choices[Any]) -> dict[str, Any]:
        """The question in words, and everything that may be chosen."""
        return {
            "prompt": None if question is None else self._texts.prompt(question),
            "choices": None if question is None else self.labels(question.choices, question),
            "anytime": self.labels(anytime) if anytime else None,
        }

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self._texts.event(event)

    def labels(self, choices: Choices[Any], question: Question | None = None) -> Any:
        """A label for each thing that the choices list, in the same order."""
        match choices:
            case OneOf():
                return [self._texts.value(value, question) for value in choices.values]
            case Some() | Row():
                return [self._texts.value(thing, None) for thing in choices.pool]
            case Split():
                return [self._texts.value(thing, None) for thing in choices.bins]
            case Form():
                fields = choices.fields.items()
                return {name: self.labels(part, question) for name, part in fields}
            case _:
                return None
