"""The sentences and labels of one table in one language, made when a view is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from oyez.choices.basic import written
from oyez.choices.dialogue import Labels
from oyez.game import Game
from oyez.kernel import NOTHING, Choices, Event
from oyez.kernel.visibility import SeatInputs
from oyez.scene.naming import names
from oyez.state.events import event_name
from oyez.text import Reader, Texts, Verbatim, kebab


class StandingOrderWords(Struct, frozen=True):
    """A standing order in words: its key, what to send to give it, whether it holds.

    One that is `here` would answer what is being asked.
    """

    prompt: str
    words: str
    order: Any
    on: bool
    here: bool


class QuestionNames(Struct, frozen=True):
    """The names that what can be chosen has on the table, laid out as its labels are."""

    choices: Any
    anytime: Any
    orders: Any


class QuestionWords(Struct, frozen=True):
    """The question and the labels of its choices, in the language asked for.

    `brief` asks in a few words what `prompt` asks in a sentence; `nothing` is how to answer with
    nothing at all, where one may.
    """

    prompt: str | None
    brief: str | None
    nothing: str | None
    choices: Any
    anytime: Any
    names: QuestionNames
    orders: Any | UnsetType = UNSET


class TableTexts:
    """The words for one table in one language."""

    def __init__(self, game: Game[Any, Any], lang: str, players: list[str]) -> None:
        self._game = game
        self._texts = Texts(game, lang, players)
        self.lang = lang

    def call(self, players: list[str]) -> None:
        """Use other names for the players, seat by seat."""
        self._texts.names = players

    def of(self, said: SeatInputs) -> QuestionWords:
        """The question in words, and everything that may be chosen."""
        question, anytime, orders, _ = said
        asked = NOTHING if question is None else question.choices
        of = "" if question is None else question.prompt
        return QuestionWords(
            None if question is None else self._texts.prompt(question),
            None if question is None else self._texts.brief(question),
            None if question is None else self._texts.nothing(question),
            None if question is None else self.labels(asked, of),
            self.labels(anytime) if anytime else None,
            QuestionNames(
                None if question is None else self.names(asked, of),
                self.names(anytime) if anytime else None,
                self.names(orders) if orders else None,
            ),
            self.labels(orders) if orders else UNSET,
        )

    def standing(self, said: SeatInputs) -> list[StandingOrderWords]:
        """Every order that may be given or dropped, in words."""
        options = said.orders.children()
        always = options.get("always", NOTHING).children()
        lines = [
            self._always(prompt, answer, said)
            for prompt, answers in always.items()
            for answer in answers.listed() or ()
        ]
        lines += [  # for other places than the one in question
            self._always(key, msgspec.json.decode(given.says), said, here=False)
            for key, given in said.given.items()
            if key not in always and not given.asks
        ]
        moments: list[str] = list(options.get("ask", NOTHING))
        moments += [prompt for prompt, order in said.given.items() if order.asks]
        for moment in moments:
            on, words = moment in said.given, self._texts.order_to_be_asked(moment)
            lines.append(StandingOrderWords(moment, words, ("ask", moment), on, here=False))
        return lines

    def _always(
        self, key: str, answer: Any, said: SeatInputs, *, here: bool = True
    ) -> StandingOrderWords:
        given = said.given.get(key)
        on = given is not None and given.says == written(answer).decode()
        order, words = ("always", (key, answer)), self._texts.order(key, answer)
        asked = said.question is not None and key.partition("/")[0] == said.question.prompt
        return StandingOrderWords(key, words, order, on, here and asked)

    def names(self, choices: Choices[Any], of: str = "") -> Labels:
        """The names that each thing listed has on the table, laid out as its label is."""
        return names(self._game, choices, of)

    def event(self, event: Event, reader: Reader | None = None) -> str:
        """What happened, as a sentence; in the second person where it is the reader."""
        return self._texts.event(event, None, reader)

    def clause(self, event: Event, form: str, reader: Reader | None = None) -> str | None:
        """What happened, as a clause; None if there are no words for it."""
        return self._texts.clause(event, form, reader)

    def has_clause(self, event: Event, form: str) -> bool:
        """Whether what happened can be told as a clause."""
        return self._texts.has(f"event-{kebab(event_name(type(event)))}.{form}")

    def deed(self, event: Event, reader: Reader | None, leads: bool) -> str:
        """What was done, as a sentence: shorter, where there are words for it, if more follows."""
        lead = self.clause(event, "lead", reader) if leads else None
        return self.event(event, reader) if lead is None else f"{lead}."

    def joined(self, message: str, deed: str, more: str) -> str:
        """A sentence with a clause after it."""
        return self._texts.say(message, deed=Verbatim(_open(deed)), more=Verbatim(more))

    def caption(self, said: str, followers: Sequence[tuple[Event, Reader | None]]) -> str:
        """A sentence and what came of it: in the same sentence where there are clauses for it."""
        clauses: list[str] = []
        sentences: list[str] = []
        for event, reader in followers:
            clause = self.clause(event, "brief", reader)
            if clause is None:
                sentences.append(self.event(event, reader))
            elif clause not in clauses:
                clauses.append(clause)
        if not clauses:
            return " ".join([said, *sentences])
        came = self._texts.series(clauses)
        if ":" in said:  # one colon in a sentence is enough
            return " ".join([said, f"{came[:1].upper()}{came[1:]}.", *sentences])
        return " ".join([self.joined("caption-results", said, came), *sentences])

    def labels(self, choices: Choices[Any], of: str = "") -> Labels:
        """A label for each thing that the choices list, in the same order.

        `of` is what asks for them: a question, a field of a form, an option among several.
        """
        return self._texts.labels(choices, of)


def _open(sentence: str) -> str:
    """A sentence that goes on."""
    return sentence.removesuffix(".")
