"""Types are made ready for several threads before anything is read as them."""

from __future__ import annotations

import ast
import gc
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

import oyez
from oyez.state.conversion import prepare_structs, prepared

SOURCES = Path(oyez.__file__).parent


def ready(kind: Any) -> bool:
    """Whether msgspec has cached what it needs to read a struct; it is tracked once complete."""
    cached = [each for each in gc.get_referents(kind) if type(each).__name__ == "StructInfo"]
    return any(map(gc.is_tracked, cached))


# -- what is prepared -----------------------------------------------------------------------------


def fresh(name: str, **fields: Any) -> type[Struct]:
    """A struct of which msgspec knows nothing yet."""
    return msgspec.defstruct(name, list(fields.items()))


def unreadable() -> type[Struct]:
    """A struct that msgspec cannot read, for two structs in it have no tags."""
    return fresh("Cushion", pin=fresh("Pin", length=int) | fresh("Needle", length=int))


def test_a_type_is_prepared_with_all_that_is_in_it() -> None:
    coin: Any = fresh("Coin", worth=int)
    purse: Any = fresh("Purse", coins=list[coin])
    cart: Any = fresh("Cart", load=dict[str, purse | None])
    assert not any(map(ready, (cart, purse, coin)))
    assert prepared(cart) is cart
    assert all(map(ready, (cart, purse, coin)))


def test_of_equal_types_always_the_same_is_used() -> None:
    coin: Any = fresh("Coin", worth=int)
    one, other = list[coin], list[coin]
    assert one is not other
    assert prepared(one) is prepared(other)


def test_a_type_that_cannot_be_read_is_refused_every_time() -> None:
    kind = unreadable()
    for _ in range(2):
        with pytest.raises(TypeError, match="tagged"):
            prepared(kind)


def test_structs_are_prepared_without_being_named() -> None:
    coin = fresh("Coin", worth=int)
    prepare_structs()
    assert ready(coin)


def test_one_struct_that_cannot_be_read_keeps_no_other_from_being_prepared() -> None:
    before, bad, after = fresh("Coin", worth=int), unreadable(), fresh("Coin", worth=int)
    prepare_structs()
    assert [ready(each) for each in (before, bad, after)] == [True, False, True]


def test_a_type_is_prepared_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    coin = prepared(fresh("Coin", worth=int))
    monkeypatch.setattr(msgspec.msgpack, "Decoder", None)
    assert prepared(coin) is coin


# -- two threads ----------------------------------------------------------------------------------

# While a thread works out what is in `Inner`, another one reads an `Outer`.
MEETING = """
import threading, msgspec
from oyez.state.conversion import prepared

half_way, other_is_done = threading.Event(), threading.Event()

def number():
    half_way.set()
    other_is_done.wait(0.3)
    return int

class Inner(msgspec.Struct):
    number: "number()"

class Outer(msgspec.Struct):
    inner: Inner

found = []

def read():
    found.append(msgspec.convert({"inner": {"number": 7}}, prepared(Outer)).inner.number)

first, second = threading.Thread(target=read), threading.Thread(target=read)
first.start()
half_way.wait()
second.start()
second.join()
other_is_done.set()
first.join()
print(found)
"""


def test_two_threads_may_read_a_type_for_the_first_time_at_once() -> None:
    done = subprocess.run(
        [sys.executable, "-c", MEETING], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "[7, 7]\n"), done.stderr


# -- nobody forgets it ----------------------------------------------------------------------------


def typed_readings(tree: ast.AST) -> Iterator[tuple[ast.Call, ast.expr]]:
    """Every call that has msgspec read something as a type, and that type."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = ast.unparse(call.func).rpartition(".")[2]
        types = [each.value for each in call.keywords if each.arg == "type"]
        if name == "convert" and len(call.args) > 1:
            types.append(call.args[1])
        elif name == "Decoder" and call.args:
            types.append(call.args[0])
        if name in ("convert", "decode", "Decoder"):
            yield from ((call, each) for each in types)


def is_prepared(kind: ast.expr) -> bool:
    return isinstance(kind, ast.Call) and ast.unparse(kind.func) == "prepared"


def test_every_type_that_is_read_is_prepared() -> None:
    modules = [each for each in SOURCES.rglob("*.py") if each.name != "conversion.py"]
    found = [
        (path.relative_to(SOURCES), call.lineno, is_prepared(kind))
        for path in modules
        for call, kind in typed_readings(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert len(found) > 20
    assert [each for each in found if not each[-1]] == []
