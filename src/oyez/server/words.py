"""Sentences for those who read rather than reckon: made at the edge, in the language asked for."""

from __future__ import annotations

from typing import Any

from oyez.kernel import (
    Choices,
    Either,
    Event,
    Form,
    Game,
    OneOf,
    Question,
    Row,
    Some,
    Split,
)
from oyez.kernel import Words as Wording
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
            "choices": None if question is None else self.labels(question.choices, question.prompt),
            "anytime": self.labels(anytime) if anytime else None,
        }

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self._texts.event(event)

    def labels(self, choices: Choices[Any], of: str = "") -> Any:
        """A label for each thing that the choices list, in the same order.

        `of` is what asks for them: a question, a field of a form, an option among several.
        """
        texts = self._texts
        match choices:
            case OneOf():
                return [texts.thing(value, of) for value in choices.values]
            case Some() | Row():
                return [texts.thing(thing) for thing in choices.pool]
            case Split():
                return [texts.thing(thing, of) for thing in choices.bins]
            case Form():
                return {name: self.labels(part, name) for name, part in choices.fields.items()}
            case Either():
                options = choices.options.items()
                return {name: self.labels(part, name) for name, part in options if part}
            case Wording():
                return [texts.thing(example) for example in choices.examples]
            case _:
                return None
