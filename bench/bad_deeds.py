"""Deeds with something wrong about them: whose turn it is, what is chosen, when, in what shape."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from bench.sampling import Json
from bench.scene import Scene

# Stands in what is sent, so that one can see whether it is written into the log.
MARK: Final = "xylophone-8231"


def junk(rng: Random) -> Any:
    """Anything JSON can say."""
    return rng.choice(
        [
            None,
            True,
            False,
            0,
            -1,
            1,
            2**31,
            2**63,
            -(2**63),
            10**30,
            1e308,
            0.5,
            "",
            MARK,
            "tax",
            [],
            {},
            [None],
            [[]],
            {"": ""},
            {"type": None},
            {"type": []},
            {"type": MARK},
            {"type": {"type": "tax"}},
            ["tax"],
            "\x00",
            "\ud83d\ude00",
            "a" * 5000,
            [0] * 3000,
            {MARK: MARK},
            {"hidden": True},
            {"$ref": "#"},
            {"__class__": "x"},
            "null",
            "NaN",
        ]
    )


def nested(depth: int, kind: int) -> bytes:
    """A value inside a value inside a value."""
    if kind == 0:
        return b"[" * depth + b"]" * depth
    if kind == 1:
        return b'{"type":' * depth + b"1" + b"}" * depth
    return b"[" * depth


def mutated(value: Any, rng: Random) -> Any:
    """A legal value with something wrong about it."""
    if isinstance(value, dict) and value:
        return _mutated_struct(dict(value), rng)
    if isinstance(value, list) and value and rng.random() < 0.8:
        return rng.choice([[*value, *value, *value, *value, *value], [*value, MARK], [value], [0]])
    return junk(rng)


def _mutated_struct(value: Json, rng: Random) -> Any:
    name = rng.choice(list(value))
    match rng.randrange(5):
        case 0:
            del value[name]
        case 1:
            value[name] = junk(rng)
        case 2:
            value[name] = rng.choice(["latium", "rome", "atlantis", "king", "LATIUM", " liguria"])
        case 3:
            value[name] = mutated(value[name], rng)
        case _:
            return [value]
    return value


def legal_values(choices: Json | None) -> list[Any]:
    """What would be accepted, as far as it is listed."""
    if not choices:
        return []
    return [*choices.get("values", ()), *([[]] if choices["kind"] == "some" else ())]


def bad_value(choices: Json | None, rng: Random) -> Any:
    """A value that is not among the choices, often nearly one."""
    legal = legal_values(choices)
    pool = [each["value"] for each in (choices or {}).get("pool", ())]
    for _ in range(50):
        base = rng.choice(legal) if legal and rng.random() < 0.7 else junk(rng)
        value = mutated(base, rng) if rng.random() < 0.8 else base
        if value not in legal and not _from_pool(value, pool):
            return value
    return {"type": MARK}


def _from_pool(value: Any, pool: list[Any]) -> bool:
    return isinstance(value, list) and all(each in pool for each in value)


def bad_deed(scene: Scene, rng: Random) -> tuple[str, int, bytes]:
    """What kind of wrong it is, at which of Bob's tables, and the deed."""
    trick = rng.choice(_DEEDS)
    kind, table, deed = trick(scene, rng)
    return kind, table, encoded(deed)


def encoded(deed: Any) -> bytes:
    """A deed as JSON."""
    return json.dumps(deed).encode()


def deed_at(view: Json, value: Any, **changes: Any) -> Json:
    """An answer for the position of a view, with changes."""
    question = view.get("question") or {"ply": view["ply"]}
    deed = {"kind": "answer", "ply": question["ply"], "epoch": view["epoch"], "value": value}
    return deed | changes


def _out_of_turn(scene: Scene, rng: Random) -> tuple[str, int, Any]:
    view = scene.views[scene.unasked]
    legal = legal_values(scene.views[scene.asked]["question"]["choices"])
    value = rng.choice([*legal, junk(rng)])
    return "out of turn", scene.unasked, deed_at(view, value, key=f"{MARK}-{rng.random()}")


def _illegal(scene: Scene, rng: Random) -> tuple[str, int, Any]:
    table = rng.choice([scene.asked, scene.sealed])
    view = scene.views[table]
    return "illegal value", table, deed_at(view, bad_value(view["question"]["choices"], rng))


def _illegal_act(scene: Scene, rng: Random) -> tuple[str, int, Any]:
    table = rng.choice([scene.asked, scene.sealed, scene.unasked])
    view = scene.views[table]
    value = bad_value(view["anytime"], rng)
    return "illegal act", table, deed_at(view, value, kind="act", ply=view["ply"])


def _stale(scene: Scene, rng: Random) -> tuple[str, int, Any]:
    table = rng.choice([scene.asked, scene.sealed])
    view = scene.views[table]
    legal = legal_values(view["question"]["choices"])
    ply = view["ply"] + rng.choice([-20, -2, -1, 1, 2, 1000])
    kind = rng.choice(["answer", "act", "undo", "redo"])
    return "stale ply", table, deed_at(view, rng.choice(legal), ply=max(0, ply), kind=kind)


def _wrong_epoch(scene: Scene, rng: Random) -> tuple[str, int, Any]:
    view = scene.views[scene.asked]
    epoch = view["epoch"] + rng.choice([1, 2, 2**31 - 10])
    return "wrong epoch", scene.asked, deed_at(view, junk(rng), epoch=epoch)


def _doubled(scene: Scene, rng: Random) -> tuple[str, int, Any]:
    view = scene.views[scene.asked]
    legal = legal_values(view["question"]["choices"])
    deed = deed_at(view, rng.choice(legal), key=scene.used_key)
    return "doubled key", scene.asked, deed


def _redo_nothing(scene: Scene, rng: Random) -> tuple[str, int, Any]:
    view = scene.views[scene.unasked]
    kind = rng.choice(["redo", "redo", "act"])
    return "redo nothing", scene.unasked, deed_at(view, None, kind=kind, ply=view["ply"])


def _wrong_shape(scene: Scene, rng: Random) -> tuple[str, int, Any]:
    view = scene.views[scene.asked]
    deed = deed_at(view, junk(rng))
    match rng.randrange(7):
        case 0:
            del deed[rng.choice(["kind", "ply"])]
        case 1:
            deed["ply"] = rng.choice([-1, "0", 1.5, None, [], 2**31 + 1, 2**70, True])
        case 2:
            deed["kind"] = rng.choice(["ANSWER", "", None, 3, MARK, "start", "mended", "undo-own"])
        case 3:
            deed["key"] = rng.choice(["", "k" * 65, 5, [], {}])
        case 4:
            deed[rng.choice(["seat", "person", "table", MARK])] = 0
        case 5:
            deed["epoch"] = rng.choice([-1, "0", None, 0.5, 2**40])
        case _:
            return "wrong shape", scene.asked, junk(rng)
    return "wrong shape", scene.asked, deed


_DEEDS: Final[list[Callable[[Scene, Random], tuple[str, int, Any]]]] = [
    _out_of_turn,
    _illegal,
    _illegal,
    _illegal,
    _illegal_act,
    _stale,
    _wrong_epoch,
    _doubled,
    _redo_nothing,
    _wrong_shape,
]
