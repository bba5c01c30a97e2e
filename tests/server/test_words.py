"""Labels for every kind of choices, in the order in which the choices list their things."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.warrior_knights import GAME
from oyez.games.warrior_knights.answers import NO, YES
from oyez.kernel import (
    NOTHING,
    Amount,
    Assign,
    Choices,
    Clauses,
    Dependent,
    Either,
    Form,
    OneOf,
    Permutation,
    Seat,
    Some,
    Split,
)
from oyez.kernel import Words as Wording
from oyez.server.tables.texts import TableTexts

ACTS = Either(
    {
        "give": Form({"to": OneOf([Seat(1), Seat(2)]), "crowns": Amount(1, 9)}),
        "promise": Form({"to": OneOf([Seat(1)]), "words": Wording(200, ("peace",))}),
        "call-broken": OneOf([3]),
        "kill-heir": NOTHING,
    }
)


@pytest.mark.parametrize(
    ("choices", "of", "labels"),
    [
        (OneOf([YES, NO]), "bless", ["Bless it", "No blessing"]),
        (OneOf([YES, NO]), "", ["Yes", "No"]),
        (Some({"english-100": 2, "regular-50": 1}), "hire", ["100 English", "50 regulars"]),
        (Permutation(["fine", "exile"]), "order-agendas", ["Fine", "Exile"]),
        (Split({0: 3, 1: 3}, 3), "write-votes", ["the first agenda", "the second agenda"]),
        (Split({"ceylon": 3}, 3), "", ["Ceylon"]),
        (Amount(1, 9), "bid", None),
        (Wording(200, ("peace", "Well met")), "", ["Peace between us this round", "Well met"]),
    ],
)
def test_things_are_labelled(choices: Choices[Any], of: str, labels: list[str] | None) -> None:
    assert TableTexts(GAME, "en", ["Ann", "Bo", "Cy"]).labels(choices, of) == labels


def test_options_and_fields_have_labels_of_their_own() -> None:
    labels = TableTexts(GAME, "en", ["Ann", "Bo", "Cy"]).labels(ACTS)
    assert labels == {
        "give": {"to": ["Bo", "Cy"], "crowns": None},
        "promise": {"to": ["Bo"], "words": ["Peace between us this round"]},
        "call-broken": ["promise no. 3"],
    }


def test_clauses_have_labels_by_their_names() -> None:
    choices = Clauses({"give": ACTS.options["give"], "peace": OneOf([YES]), "war": NOTHING}, 3)
    labels = TableTexts(GAME, "en", ["Ann", "Bo", "Cy"]).labels(choices)
    assert labels == {"give": {"to": ["Bo", "Cy"], "crowns": None}, "peace": ["Yes"]}


def test_what_comes_after_a_value_has_labels_branch_by_branch() -> None:
    choices = Dependent(
        {
            "to": OneOf([Seat(1), Seat(2)]),
            "noble": lambda to: OneOf(["ceylon"] if to == 1 else ["fine", "exile"]),
        }
    )
    labels = TableTexts(GAME, "fr", ["Ann", "Bo", "Cy"]).labels(choices)
    assert labels == {
        "first": ["Bo", "Cy"],
        "then": {
            "0": {"first": ["Ceylan"], "then": {}},
            "1": {"first": ["Amende", "Exil"], "then": {}},
        },
    }


def test_things_and_the_places_they_go_to_have_labels() -> None:
    choices = Assign({"fine": [Seat(1)], "exile": [Seat(1)]}, {Seat(1): (0, 2)})
    labels = TableTexts(GAME, "en", ["Ann", "Bo", "Cy"]).labels(choices, "to")
    assert labels == {"things": ["Fine", "Exile"], "places": ["Bo"]}
