"""The kinds of choices are the same in the kernel, in what it describes and in the client."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import oyez.choices
import oyez.kernel
from oyez.choices.descriptions import Description

# All that are exported; `Choices` itself is none.
KINDS = {*oyez.kernel.__all__} - {"Choices"}
CLIENT = Path(__file__).parents[1] / "web" / "src"


def below(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from below(each)


def of_kernel() -> set[str]:
    """The kinds that a game may ask with; read in the sources, since compiled classes hide them."""
    found: set[str] = set()
    for path in Path(oyez.choices.__file__).parent.glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name in KINDS:
                found.update(map(ast.literal_eval, said_of(node, "kind")))
    return found


def said_of(node: ast.ClassDef, name: str) -> Iterator[ast.expr]:
    """What the body of a class assigns to a name."""
    for each in node.body:
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == name:
            yield each.value


def of_client() -> list[str]:
    """The kinds for which there are parts: the keys of `kinds`, in the files that have them."""
    found: list[str] = []
    for path in (CLIENT / "choices" / "kinds").glob("*.svelte"):
        text = path.read_text(encoding="utf-8")
        written = re.search(r"export const kinds = \{(.*?)\n?  ?\}?\n</script>", text, re.DOTALL)
        assert written, f"{path.name} says by no `kinds` for what it is"
        found += re.findall(r"'?([a-z-]+)'?:", re.sub(r"\([^()]*\)[^,\n]*", "", written[1]))
    return found


def test_every_kind_of_choice_is_described() -> None:
    assert of_kernel() == {str(each.__struct_config__.tag) for each in below(Description)}


def test_the_client_has_one_part_for_every_kind() -> None:
    assert sorted(of_client()) == sorted(of_kernel())


def test_the_types_of_the_client_have_every_kind() -> None:
    text = (CLIENT / "lib" / "wire" / "choices.generated.ts").read_text(encoding="utf-8")
    assert {*re.findall(r"^  kind: '([a-z-]+)'$", text, re.MULTILINE)} == of_kernel()
