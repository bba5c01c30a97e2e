"""Every kind of choice can be made by typing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from oyez.cli.input.picker import BackRequested, Picker
from oyez.cli.terminal import Terminal
from oyez.game import game_of
from oyez.kernel import (
    NOTHING,
    Amount,
    Arrangement,
    Ask,
    Assign,
    Choices,
    Clauses,
    Dependent,
    Either,
    Flow,
    Form,
    OneOf,
    Permutation,
    Reason,
    Some,
    Split,
    Words,
)
from oyez.text import Texts
from tests.kernel.toys import A, Toy, toy


class Sail(Struct, frozen=True, tag="sail"):
    """From somewhere to somewhere."""

    origin: str
    target: str


class Wait(Struct, frozen=True, tag="wait"):
    """Nothing."""


def pick(choices: Choices[Any], *typed: str) -> Any:
    """What is chosen by typing these lines."""

    def step(_: Toy) -> Flow[None]:
        yield Ask(A, choices)

    match = toy(step, 1)
    lines: Iterator[str] = iter(typed)
    picker = Picker(Terminal("en"), Texts(game_of(match), "en"), lambda _: next(lines))
    value = picker.pick(choices, match.question(A))
    assert not list(lines)
    return value


DRINK = OneOf(["ale", "mead"])
ORDERS = Either({"drink": DRINK, "pay": Form({"to": OneOf([A]), "cups": Amount(1, 4)})})
TREATY = Clauses({"drink": DRINK, "cups": Amount(1, 4)}, 2)
DRY = Clauses({"drink": DRINK}, 2, check=lambda row: Reason("dead-end") if len(row) == 2 else None)
BARREL = {"ale": 3, "mead": 1, "wine": 0}
ROUND = Dependent({"drink": OneOf(list(BARREL)), "cups": lambda drink: Amount(1, BARREL[drink])})
VINTAGE = Dependent({"year": Amount(1, 99), "cups": lambda year: Amount(year, 2)})
SEATS = Assign({"ann": ["bench", "stool"], "bob": ["stool"]}, {"bench": (0, 1), "stool": (0, 1)})
VOYAGES = OneOf([*(Sail(a, b) for a in "abcd" for b in "wxyz"), Wait()])


@pytest.mark.parametrize(
    ("choices", "typed", "value"),
    [
        (OneOf(["ale", "mead"]), ["2"], "mead"),
        (OneOf(["ale", "mead"]), ["EA"], "mead"),
        (OneOf(["ale"]), [""], "ale"),
        (OneOf(["ale", "mead"]), ["0", "3", "", "1"], "ale"),
        (VOYAGES, ["1", "3", "2"], Sail("c", "x")),
        (VOYAGES, ["2"], Wait()),
        (Amount(3, 9), ["2", "x", "9"], 9),
        (Amount(0, 10, 5), ["7", "5"], 5),
        (Some({"ale": 3, "mead": 1}), ["1x2 2"], ("ale", "ale", "mead")),
        (Some({"ale": 3, "mead": 1}), [""], ()),
        (Some({"ale": 3, "mead": 1}), ["*"], ("ale", "ale", "ale", "mead")),
        (Some({"ale": 1, "mead": 1}), ["All"], ("ale", "mead")),
        (Some({"ale": 3, "mead": 1}, 1), ["", "3", "0", "1 1x-2", "2"], ("mead",)),
        (Arrangement({"ale": 1, "mead": 1, "wine": 1}, 2), ["3 1"], ("wine", "ale")),
        (Permutation(["ale", "mead"]), ["2 1"], ("mead", "ale")),
        (Split({"ale": 3, "mead": 3}, 4), ["1=4", "1=1 2=3"], (("ale", 1), ("mead", 3))),
        (Split({"ale": 3, "mead": 3}, 4), ["1", "9=4", "1=3 2=1"], (("ale", 3), ("mead", 1))),
        (Form({"drink": OneOf(["ale", "mead"]), "cups": Amount(1, 4)}), ["1", "3"], ("ale", 3)),
        (ORDERS, ["dri", "2"], ("drink", "mead")),
        (ORDERS, ["2", "", "5", "4"], ("pay", (A, 4))),
        (Either({"drink": DRINK, "sing": NOTHING}), ["", "ale"], ("drink", "ale")),
        (TREATY, ["1", "ale", "cups", "2"], (("drink", "ale"), ("cups", 2))),
        (TREATY, ["no more"], ()),
        (TREATY, ["dri", "mead", "3"], (("drink", "mead"),)),
        (TREATY, ["1", "1", "1", "1", "2", "4", "3"], (("cups", 4),)),
        (DRY, ["1", "1", "1", "2", "1", "1", "2"], (("drink", "ale"),)),
        (ROUND, ["ale", "4", "3"], ("ale", 3)),
        (ROUND, ["3", "wine", "mead", "1"], ("mead", 1)),
        (VINTAGE, ["50", "1", "2"], (1, 2)),
        (SEATS, ["", ""], (("ann", "bench"), ("bob", "stool"))),
        (Words(10, ()), ["", "far too many words", "Cheers!"], "Cheers!"),
        (Words(10, ["cheers"]), ["cheers"], "cheers"),
    ],
)
def test_what_is_typed_is_chosen(choices: Choices[Any], typed: list[str], value: Any) -> None:
    assert pick(choices, *typed) == value


def test_a_long_list_is_narrowed_step_by_step(capsys: pytest.CaptureFixture[str]) -> None:
    pick(VOYAGES, "1", "1", "1")
    shown = capsys.readouterr().out.splitlines()
    assert len(shown) < len(VOYAGES.values)


def test_options_and_fields_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    pick(ORDERS, "2", "", "1")
    shown = capsys.readouterr().out
    assert "   2  pay" in shown
    assert "cups:" in shown
    assert "Player 1" in shown


def test_one_can_go_back_after_the_first_step() -> None:
    with pytest.raises(BackRequested):
        pick(VOYAGES, "1", "0")


def test_at_the_first_step_there_is_no_way_back() -> None:
    assert pick(OneOf(["ale", "mead"]), "0", "1") == "ale"
