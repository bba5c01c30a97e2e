"""Legal answers at random, from what a screen is told of the choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

Json = dict[str, Any]

# How often something is put together at random before it is given up.
_TRIES: Final = 200


def sample(choices: Json, rng: Random) -> Any:
    """A legal answer to a question, from its description alone."""
    kind = choices["kind"]
    if kind not in _KINDS:
        raise ValueError(f"no answer known to a question of kind {kind}")
    return _KINDS[kind](choices, rng)


def _one_of(choices: Json, rng: Random) -> Any:
    return rng.choice(choices["values"])


def _amount(choices: Json, rng: Random) -> int:
    return rng.randrange(choices["least"], choices["most"] + 1, choices["step"])


def _form(choices: Json, rng: Random) -> list[Any]:
    return [sample(part, rng) for part in choices["fields"].values()]


def _either(choices: Json, rng: Random) -> list[Any]:
    name = rng.choice(list(choices["options"]))
    return [name, sample(choices["options"][name], rng)]


def _words(choices: Json, rng: Random) -> str:
    return str(rng.choice(choices["examples"] or ["Hear, hear!"[: choices["most"]]]))


def _row(choices: Json, rng: Random) -> list[Any]:
    things = [each["value"] for each in choices["pool"] for _ in range(each["count"])]
    return rng.sample(things, choices["length"])


def _split(choices: Json, rng: Random) -> list[Any]:
    """A sum laid out one by one over bins that still have room."""
    parts = dict.fromkeys(range(len(choices["bins"])), 0)
    for _ in range(rng.randint(*choices["total"])):
        room = [n for n, each in enumerate(choices["bins"]) if parts[n] < each["most"]]
        parts[rng.choice(room)] += 1
    return [[choices["bins"][n]["value"], part] for n, part in parts.items() if part]


def _some(choices: Json, rng: Random) -> list[Any]:
    """A legal handful: things at random, until there are enough of them."""
    light, heavy = choices.get("weight", (0, 10**9))
    pool: list[Json] = choices["pool"]
    for _ in range(_TRIES):
        alike = rng.choice(choices["alike"]) if choices.get("alike") else None
        things = [each for each in pool if alike is None or each["value"] in alike]
        things = [each for each in things for _ in range(each["count"])]
        rng.shuffle(things)
        taken: list[Json] = []
        weight = 0
        for each in things:
            fits = weight + each.get("weight", 0) <= heavy and len(taken) < choices["most"]
            if len(taken) >= choices["least"] and weight >= light:
                break
            if fits:
                taken.append(each)
                weight += each.get("weight", 0)
        if len(taken) >= choices["least"] and weight >= light:
            order = {id(each): n for n, each in enumerate(pool)}
            return [each["value"] for each in sorted(taken, key=lambda each: order[id(each)])]
    raise ValueError(f"no answer found for {choices}")


def _clauses(choices: Json, rng: Random) -> list[Any]:
    """Clause by clause, none of them twice, and of each name no more than there may be."""
    for _ in range(_TRIES):
        wanted, made = rng.randint(choices["least"], choices["most"]), list[Any]()
        for _ in range(_TRIES):
            if len(made) == wanted:
                return made
            names = [name for name, _ in made]
            free = [name for name, most in choices["each"].items() if names.count(name) < most]
            name = rng.choice(free)
            clause = [name, sample(choices["clauses"][name], rng)]
            if clause not in made:
                made.append(clause)
    raise ValueError(f"no answer found for {choices}")


def _dependent(choices: Json, rng: Random) -> list[Any]:
    """Field by field, as far as the description tells what comes after what."""
    if len(choices["names"]) == 1:
        return [sample(choices["first"], rng)]
    for _ in range(_TRIES):
        first = sample(choices["first"], rng)
        for branch in choices.get("then", ()):
            if branch.get("values") is None or first in branch["values"]:
                return [first, *sample({"kind": "dependent"} | branch["rest"], rng)]
    raise ValueError("what comes after the first field has to be asked for")


def _assign(choices: Json, rng: Random) -> list[Any]:
    things, places = choices["things"], choices["places"]
    numbers = next(_assigned(choices, [], rng))
    return [[each["value"], places[n]["value"]] for each, n in zip(things, numbers, strict=True)]


def _assigned(choices: Json, begun: list[int], rng: Random) -> Iterator[Sequence[int]]:
    """The places of all things, by number, that begin so, in an order of chance."""
    places = choices["places"]
    if len(begun) == len(choices["things"]):
        if all(begun.count(n) >= place["least"] for n, place in enumerate(places)):
            yield begun
        return
    goals = list(choices["things"][len(begun)]["open"])
    rng.shuffle(goals)
    for goal in goals:
        if begun.count(goal) < places[goal]["most"]:
            yield from _assigned(choices, [*begun, goal], rng)


_KINDS: Final[dict[str, Callable[[Json, Random], Any]]] = {
    "one-of": _one_of,
    "amount": _amount,
    "form": _form,
    "offer": _form,
    "either": _either,
    "words": _words,
    "some": _some,
    "row": _row,
    "order": _row,
    "split": _split,
    "clauses": _clauses,
    "dependent": _dependent,
    "assign": _assign,
}
