"""The ids of the elements that each listed value speaks of, so that a screen can light them."""

from __future__ import annotations

from typing import Any

from oyez.choices.basic import Choices, plain
from oyez.choices.dialogue import Labels
from oyez.scene.presentation import Presentation


def names(game: Presentation[Any], choices: Choices[Any], of: str = "") -> Labels:
    """The names of what each thing listed speaks of, laid out as its labels are.

    Names stand side by side with a space between them, in the order in which the thing has them.
    """
    return choices.labels(_Names(game), of)


class _Names:
    """Says names instead of words."""

    def __init__(self, game: Presentation[Any]) -> None:
        self._game = game

    def thing(self, value: object, of: str) -> str:
        return " ".join(dict.fromkeys(self._game.names_of(plain(value), of)))
