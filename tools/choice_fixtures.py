"""Choices as the server describes them, for the tests of the client: `make generate` writes them.

Each entry says what is described, its labels, the names of what it speaks of, and all answers that
the server takes; null where these are too many, as they are out of turn.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from oyez.choices.basic import plain
from oyez.game import installed_games
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.kernel import (
    Amount,
    Arrangement,
    Assign,
    Choices,
    Clauses,
    Dependent,
    Either,
    Form,
    Match,
    Offer,
    OneOf,
    Permutation,
    Seat,
    Some,
    Split,
    Words,
)
from oyez.scene.naming import names
from oyez.server.tables.texts import TableTexts as Labels

MANY = 1500


def entry(choices: Choices[Any], labels: Any = None, of: str = "") -> dict[str, Any]:
    told = {"choices": choices.describe(), "labels": labels}
    accepts = [plain(value) for value in choices] if choices.count() <= MANY else None
    return told | {"names": names(KINGDOMS, choices, of), "accepts": accepts}


def size_of(choices: Choices[Any]) -> int:
    """How much there is to describe; nothing of what has too many answers to list them."""
    return len(json.dumps(choices.describe())) if choices.count() <= MANY else 0


def made() -> dict[str, Any]:
    coins = {"bronze": 3, "silver": 2, "gold": 1}
    worth = {"bronze": 1, "silver": 2, "gold": 3}
    suit = {"levy": "land", "guard": "land", "cog": "sea", "galley": "sea"}
    to, own = OneOf(("seat-a", "seat-b")), OneOf(("paris", "reims"))

    def lands(who: str) -> Choices[str]:
        return OneOf(("paris", "reims") if who == "seat-a" else ("rouen",))

    def men(who: str, land: str) -> Choices[int]:  # noqa: ARG001 - the land alone decides
        return Amount(1, len(land) - 3)

    return {
        "some-any": entry(Some(coins)),
        "some-number": entry(Some(["a", "b", "c", "d"], 1, 2)),
        "some-weight": entry(Some(coins, weigh=worth.__getitem__, weight=(4, 5))),
        "some-alike": entry(Some(list(suit), same=suit.__getitem__)),
        "row": entry(Arrangement({"a": 2, "b": 1, "c": 1}, 2)),
        "order": entry(Permutation({"a": 1, "b": 1, "c": 1})),
        "split": entry(Split({"paris": 2, "reims": 3}, (1, 3))),
        "amount": entry(Amount(2, 10, 2)),
        "form": entry(Form({"where": OneOf(("paris", "reims")), "men": Amount(0, 3)})),
        "nested": entry(Form({"a": Form({"x": OneOf((1, 2)), "y": Some(["p", "q"])}), "b": to})),
        "words": entry(Words(12, ("peace", "passage"))),
        "either": entry(
            Either({"give": Form({"to": to, "men": Amount(1, 3)}), "call": OneOf(("paris", "b"))})
        ),
        "either-words": entry(Either({"list": OneOf(("a", "b")), "own": Words(9, ("x", "y z"))})),
        "either-alone": entry(Either({"only": OneOf(("a", "b")), "none": OneOf(())})),
        "clauses": entry(
            Clauses({"pay": Form({"to": to, "crowns": Amount(1, 2)}), "passage": own}, 2, 1)
        ),
        "clauses-each": entry(Clauses({"pay": Amount(1, 2), "passage": own}, 3, each={"pay": 1})),
        "dependent": entry(Dependent({"who": to, "land": lands, "men": men})),
        "dependent-alike": entry(Dependent({"n": Amount(1, 4), "odd": lambda n: OneOf([n % 2])})),
        "dependent-any": entry(Dependent({"what": Some(["p", "q"]), "where": own})),
        "dependent-clauses": entry(Clauses({"cede": Dependent({"who": to, "land": lands})}, 2)),
        "assign": entry(
            Assign(
                {"levy": ("paris", "reims"), "guard": ("paris",), "cog": ("reims", "rouen")},
                {"paris": (1, 2), "reims": (0, 1), "rouen": (0, 1)},
            )
        ),
        "offer": entry(Offer(to, Some(coins, 1, 1), Some(coins, 0, 1))),
    }


def acts() -> dict[str, Any]:
    """The richest choice out of turn in some matches of each game, promises being made."""
    found: dict[str, Any] = {}
    for name, game in installed_games().items():
        words = Labels(game, "en", ["Ann", "Ben", "Cid", "Dan"])
        for seed in range(6):
            rng = Random(seed)
            match = Match(game, 4, game.sample_options(4, rng), rng=rng)
            while not match.over and match.ply < 300:
                choices = match.anytime(Seat(0))
                if choices.kind == "either" and match.ply % 100 == 99:
                    match.act(Seat(1), ("promise", (Seat(0), "peace")))
                size = len(json.dumps(choices.describe()))
                if choices.kind == "either" and size > found.get(name, (0,))[0]:
                    found[name] = (size, entry(choices, words.labels(choices)))
                question = match.question(match.waiting()[0])
                assert question is not None
                match.answer(question.seat, question.choices.sample(rng))
    return {f"{name} out of turn": value for name, (_, value) in found.items()}


def played() -> dict[str, Any]:
    """The largest choice at every prompt of some matches; of a long game only the beginning."""
    found: dict[str, Any] = {}
    for name, game in installed_games().items():
        words = Labels(game, "en", ["Ann", "Ben", "Cid", "Dan"])
        for seed in range(6):
            rng = Random(seed)
            match = Match(game, 4, rng=rng)
            while not match.over and match.ply < 500:
                for question in match.questions():
                    if question.seat >= 0:
                        key = f"{name} {question.prompt}"
                        size = size_of(question.choices)
                        if size > found.get(key, (0,))[0]:
                            labels = words.labels(question.choices, question.prompt)
                            found[key] = (size, entry(question.choices, labels, question.prompt))
                    match.answer(question.seat, question.choices.sample(rng))
                    break
    return {key: value for key, (_, value) in found.items()}


def written() -> str:
    """The whole file: a line for each entry."""
    told = made() | acts() | played()
    rows = (f"  {json.dumps(key)}: {json.dumps(told[key])}" for key in told)
    return "{\n" + ",\n".join(rows) + "\n}\n"
