"""Answers at random from descriptions: a client that plays at random knows every kind of choice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.sampling import Json, sample
from oyez.choices.descriptions import Description

FILE = Path(__file__).parents[1] / "web" / "src" / "choices" / "fixtures.json"
KNOWN: dict[str, Json] = {
    name: entry for name, entry in json.loads(FILE.read_bytes()).items() if entry["accepts"]
}


def kinds(of: type[Description] = Description) -> Iterator[str]:
    """The kinds that a screen may be told of."""
    for kind in of.__subclasses__():
        yield str(kind.__struct_config__.tag)
        yield from kinds(kind)


@pytest.mark.parametrize("name", KNOWN)
def test_what_is_sampled_is_legal(name: str) -> None:
    entry = KNOWN[name]
    for seed in range(20):
        assert _written(sample(entry["choices"], Random(seed))) in {
            _written(value) for value in entry["accepts"]
        }


def _written(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def test_there_is_an_example_of_every_kind() -> None:
    told = {kind for kind in kinds() if f'"kind": "{kind}"' in FILE.read_text(encoding="utf-8")}
    assert told == set(kinds())


def test_what_follows_a_field_has_to_be_asked_for_where_it_is_not_told() -> None:
    many: Json = {"kind": "amount", "least": 1, "most": 900, "step": 1}
    with pytest.raises(ValueError, match="asked for"):
        sample({"kind": "dependent", "names": ["a", "b"], "first": many}, Random(1))
