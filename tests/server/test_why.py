"""Why a thing on the table cannot be chosen, in whatever kind of choice it would be named."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.game import game_of
from oyez.kernel import (
    Amount,
    Ask,
    Assign,
    Choices,
    Clauses,
    Dependent,
    Either,
    Flow,
    Form,
    OneOf,
    Reason,
    Seat,
    Some,
    Split,
)
from oyez.scene.elements import Card, Row, Scene
from oyez.server.tables.explanations import explain
from oyez.text import Texts
from tests.kernel.toys import A, Toy, toy


def dry(value: Any) -> Reason | None:
    """Who names the barrel hears that it is empty; a listed choice of it, however it is put."""
    return Reason("dead-end", "TOY-1") if "card:barrel" in str(value) else None


def table(_s: Toy, _seat: Seat | None) -> Scene:
    names = ("jug", "cup", "barrel")
    return Scene(rows=[Row(id="shelf", cards=[Card(id=f"card:{name}") for name in names])])


THINGS = ["card:jug", "card:cup"]
PLACES = {"card:jug": (0, 1), "card:cup": (0, 1)}
INSIDE: dict[str, Choices[Any]] = {
    "one of": OneOf(THINGS, dry),
    "some": Some(THINGS, why=dry),
    "split": Split(dict.fromkeys(THINGS, 2), 2, dry),
    "form": Form({"what": OneOf(THINGS, dry), "men": Amount(1, 2)}),
    "either": Either({"leave": OneOf(["now"]), "take": Some(THINGS, why=dry)}),
    "clauses": Clauses({"drink": Form({"from": OneOf(THINGS, dry)})}, 2),
    "dependent": Dependent({"from": OneOf(THINGS, dry), "cups": lambda _: Amount(1, 2)}),
    "assign": Assign({"ale": THINGS}, PLACES, dry),
}


@pytest.mark.parametrize("choices", INSIDE.values(), ids=INSIDE)
def test_the_reason_is_found_wherever_others_are_listed(choices: Choices[Any]) -> None:
    def step(_: Toy) -> Flow[None]:
        yield Ask(A, choices)

    match = toy(step, table=table)
    texts = Texts(game_of(match), "en")
    told = explain(match, A, "card:barrel", texts)
    assert told is not None
    assert (told.lit, told.reason) == (False, Reason("dead-end", "TOY-1"))
    lit = explain(match, A, "card:cup", texts)
    assert lit is not None
    assert lit.lit
