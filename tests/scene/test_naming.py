"""By which names choices speak of things on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from oyez.choices.dialogue import named_in
from oyez.kernel import Amount, Ask, Assign, Either, Flow, Form, OneOf, Some, Split, Words
from oyez.scene.naming import names
from tests.kernel.toys import A, Toy, ToyGame


def nothing(s: Toy) -> Flow[None]:
    yield Ask(A, OneOf(["go"]))


GAME = ToyGame(nothing)


def test_a_value_names_its_ids_and_its_numbers_by_what_they_are_called() -> None:
    value = {"type": "march", "seat": 2, "path": ["gaul", {"space": 0}], "bold": True}
    assert list(named_in(value)) == ["march", "seat:2", "gaul", "space:0"]


def test_names_stand_in_the_order_of_what_is_listed() -> None:
    assert names(GAME, OneOf([("a", "b"), "c", 7])) == ["a b", "c", ""]
    assert names(GAME, Some(["a", "b"])) == ["a", "b"]
    assert names(GAME, Split({"paris": 2, "reims": 1}, 2)) == ["paris", "reims"]


def test_a_thing_is_named_once_however_often_it_is_spoken_of() -> None:
    assert names(GAME, OneOf([("a", "b", "a")])) == ["a b"]


def test_names_are_laid_out_as_labels_are() -> None:
    form = Form({"to": OneOf(["x"]), "men": Amount(1, 2)})
    choices = Either({"give": form, "say": Words(9, ("hail",))})
    assert names(GAME, choices) == {"give": {"to": ["x"], "men": None}, "say": ["hail"]}
    assigned = Assign({"levy": ("paris",)}, {"paris": (0, 1)})
    assert names(GAME, assigned) == {"things": ["levy"], "places": ["paris"]}


def test_a_game_has_a_say() -> None:
    class Numbered(ToyGame):
        def names_of(self, value: Any, of: str) -> Iterable[str]:
            return [f"{of}-{value}"]

    assert names(Numbered(nothing), Form({"seat": OneOf([3, 4])})) == {"seat": ["seat-3", "seat-4"]}
