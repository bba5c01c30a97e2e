"""Choices side by side, and texts in one's own words."""

from __future__ import annotations

from random import Random

import pytest

from oyez.kernel import NOTHING, Amount, Either, Form, NotAmongChoices, OneOf, Words
from oyez.testing.properties import check_set

GIVE = Form({"to": OneOf(["ann", "bob"]), "coins": Amount(1, 3)})
BOTH = Either({"give": GIVE, "pass": OneOf([0]), "none": NOTHING})


def test_either_agrees_with_itself() -> None:
    check_set(BOTH, Random(1))
    assert BOTH.count() == len(list(BOTH)) == 7
    assert BOTH


def test_either_names_the_option_and_its_value() -> None:
    assert BOTH.find(("give", ("ann", 2))) == ("give", ("ann", 2))
    assert BOTH.parse(["give", ["ann", 2]]) == ("give", ("ann", 2))


@pytest.mark.parametrize(
    "value",
    [
        ("give", ("ann", 4)),
        ("give", ("cid", 1)),
        ("take", 1),
        ("none", 0),
        ("pass",),
        ("pass", 1),
        (0, 0),
        ["pass", 0],
        "pass",
        None,
    ],
)
def test_either_refuses_what_no_option_holds(value: object) -> None:
    assert value not in BOTH


@pytest.mark.parametrize("raw", [["give", ["ann", 4]], ["take", 1], ["pass"], [[], 0], 3, "pass"])
def test_either_refuses_plain_data_that_no_option_holds(raw: object) -> None:
    with pytest.raises(NotAmongChoices):
        BOTH.parse(raw)


def test_either_samples_only_what_is_there() -> None:
    rng = Random(1)
    assert {BOTH.sample(rng)[0] for _ in range(50)} == {"give", "pass"}


def test_either_shows_only_what_is_there() -> None:
    assert list(BOTH.describe()["options"]) == ["give", "pass"]


def test_either_of_nothing_is_empty() -> None:
    empty = Either({"none": NOTHING})
    assert not empty
    assert empty.count() == 0


WORDS = Words(20, ["I shall not attack.", "You get the city."])


def test_words_take_any_line_of_text() -> None:
    assert WORDS.find("Vous l’aurez !") == "Vous l’aurez !"
    check_set(WORDS, Random(1))


@pytest.mark.parametrize("value", ["", " x", "x ", "two\nlines", "\x07", "x" * 21, 3, None, ["x"]])
def test_words_refuse_what_is_no_line_of_text(value: object) -> None:
    assert value not in WORDS
    with pytest.raises(NotAmongChoices):
        WORDS.parse(value)


def test_words_describe_how_long_they_may_be() -> None:
    assert WORDS.describe()["most"] == 20
    assert WORDS.sample(Random(1)) in WORDS.examples
