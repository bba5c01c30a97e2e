"""What can be wrong with an answer: three kinds, each saying so in words and naming the rule."""

from __future__ import annotations

from typing import Self

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Why a value is not among the choices: a message id with arguments, and the rule behind it."""

    message: str
    rule: str = ""
    about: dict[str, str | int] = {}

    def words(self) -> str:
        """A plain sentence, for logs and for programs that have no texts."""
        details = ", ".join(f"{key} {value}" for key, value in self.about.items())
        said = self.message.replace("-", " ") + (f" ({details})" if details else "")
        return f"{said} [{self.rule}]" if self.rule else said


class Refused(ValueError):  # noqa: N818 - a move not taken, not a fault
    """An answer that was not taken; the match is as it was."""

    def __init__(self, words: str, rule: str = "") -> None:
        super().__init__(f"{words} [{rule}]" if rule and rule not in words else words)
        self.rule = rule

    def under(self, rule: str) -> Self:
        """The same refusal, with the rule behind the question where it names none of its own."""
        if rule and not self.rule:
            self.rule, self.args = rule, (f"{self} [{rule}]",)
        return self


class NotYourQuestion(Refused):
    """Somebody else is being asked, or nobody is."""


class StalePly(Refused):
    """The answer was meant for a question that is no longer the one being asked."""


class NotAmongChoices(Refused):
    """The value is not one of the legal ones; `reason` says why when the rules can tell."""

    def __init__(self, words: str, rule: str = "", reason: Reason | None = None) -> None:
        super().__init__(words, rule)
        self.reason = reason


class CannotUndo(Refused):
    """There is nothing to take back, or something has been learnt since; `reason` says what."""

    def __init__(self, words: str, reason: Reason) -> None:
        super().__init__(words, reason.rule)
        self.reason = reason


class NoDealFound(RuntimeError):  # noqa: N818 - a search that ended with nothing, not a fault
    """No other deal was found that agrees with all that a seat has seen."""


class BrokenRules(RuntimeError):  # noqa: N818 - named as players would
    """The rules of a game did what the kernel does not allow: a fault of the game's code."""
