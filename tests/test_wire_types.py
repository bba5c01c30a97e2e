"""The client's types, made from the structs of the server."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec import Struct, inspect

from oyez.scene import elements as table
from tools import wire_types


@pytest.mark.parametrize("name", wire_types.written())
def test_the_committed_types_are_those_of_the_structs(name: str) -> None:
    there = (wire_types.TARGET / name).read_text(encoding="utf-8")
    assert there == wire_types.written()[name], "run `make types`"


def test_a_changed_struct_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Box(table.Element, frozen=True):
        """A box."""

        depth: int = 0

    monkeypatch.setattr(wire_types, "SCENE", [(table, [table.Element, Box])])
    with pytest.raises(SystemExit, match=r"scene\.generated\.ts"):
        wire_types.main(["check"])


def test_every_kind_of_element_is_in_the_union() -> None:
    union = wire_types.written()["scene.generated.ts"].partition("export type Element =")[2]
    elements = table.Element.__subclasses__()
    kinds = {each.__name__ for each in elements if each.__module__ == table.__name__}
    assert {each.strip(" |\n") for each in union.split("|")} - {""} == kinds


@pytest.mark.parametrize(
    ("kind", "shown"),
    [
        (int, "number"),
        (str | None, "string | null"),
        (list[int | None], "(number | null)[]"),
        (tuple[float, float], "[number, number]"),
        (tuple[str, ...], "string[]"),
        (list[tuple[int, int | None]], "[number, number | null][]"),
        (dict[int, bool], "Record<string, boolean>"),
        (Literal["b", "a"], "'a' | 'b'"),
        (Any, "Json"),
        (table.Text, "Text"),
    ],
)
def test_types_as_typescript_writes_them(kind: Any, shown: str) -> None:
    assert wire_types.typescript(inspect.type_info(kind)) == shown


class Sent(Struct):
    """Nothing in it is left out."""

    name: str = ""


class Sparing(Struct, omit_defaults=True):
    """What has its default is left out, and so is nothing at all."""

    name: str
    top: int | None = None


def test_what_is_left_out_when_it_is_the_default_is_optional() -> None:
    assert "  name: string\n" in wire_types.interface(Sent)
    assert "  name: string\n  top?: number\n" in wire_types.interface(Sparing)


def test_docstrings_become_comments() -> None:
    assert wire_types.interface(Sent).startswith("/** Nothing in it is left out. */\n")
