"""What the texts of a game must be able to say, found in its code and on its table."""

from __future__ import annotations

import ast as python
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast, get_type_hints

from msgspec import Struct

import oyez
from oyez.game import Game
from oyez.kernel import WITHDRAWN, Accept, Decline, Event, Match, Retract, Seat
from oyez.scene.elements import Card, Counter, Piece, Scene, Text

CORE = [Path(oyez.__file__).parent / name for name in ("choices", "kernel", "bargains", "lessons")]


class Vocabulary(NamedTuple):
    """A game, the messages its data asks for, and what may stand in its sentences."""

    game: Game[Any, Any]
    of_data: Callable[[], frozenset[str]]
    fillings: Callable[[type[Struct], str, Any], list[Any]]
    """Values for a field of an event or a choice, odd ones included."""
    reasons: Sequence[Mapping[str, Any]]
    """Arguments for every reason why something is not possible."""
    hows: frozenset[str]
    """How a game can end."""
    prefixes: tuple[str, ...] = ()
    """Messages that begin so are all asked for, beside those of every game."""
    prompts: Mapping[str, int] = {}
    """Functions of the game that take a prompt, and in which place."""
    senseless: Callable[[Struct], bool] = lambda _: False
    """Values that never come together."""

    @property
    def folder(self) -> Path:
        return self.game.folder


# -- what the code speaks of ----------------------------------------------------------------


def calls(folder: Path, *names: str) -> Iterator[python.Call]:
    """Every call of a function or method of one of these names in the modules of a folder.

    What belongs to a game may lie in folders within its own.
    """
    for path in folder.rglob("*.py") if (folder / "text").is_dir() else folder.glob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call):
                called = node.func
                name = called.attr if isinstance(called, python.Attribute) else None
                if (called.id if isinstance(called, python.Name) else name) in names:
                    yield node


def strings(call: python.Call, place: int, keyword: str) -> set[str]:
    """The literals given to a call in this place or under this keyword."""
    given = [*call.args[place : place + 1], *(k.value for k in call.keywords if k.arg == keyword)]
    return set().union(*(literals(each) for each in given))


def literals(node: python.expr) -> set[str]:
    """A string, or each of those that a condition chooses between."""
    if isinstance(node, python.IfExp):
        return literals(node.body) | literals(node.orelse)
    known = isinstance(node, python.Constant) and isinstance(node.value, str)
    return {str(node.value)} if isinstance(node, python.Constant) and known else set()


def prompts(words: Vocabulary) -> set[str]:
    found = {"choose", "draw", "roll", "shuffle"}
    for name, place in {"Ask": 2, "AskAll": 1, **words.prompts}.items():
        found = found.union(*(strings(c, place, "prompt") for c in calls(words.folder, name)))
    return found


def labels(words: Vocabulary) -> set[str]:
    """What the code writes on things by name."""
    return set().union(*(strings(call, 0, "id") for call in calls(words.folder, "Text")))


def passages(words: Vocabulary) -> set[str]:
    """Where the code says that we are."""
    entered = (strings(call, 0, "name") for call in calls(words.folder, "Passage", "enter"))
    return set().union(*entered)


def reasons(words: Vocabulary) -> set[str]:
    of_game = (strings(call, 0, "message") for call in calls(words.folder, "Reason"))
    of_kernel = (strings(call, 1, "message") for each in CORE for call in calls(each, "refusal"))
    of_undo = (strings(call, 0, "message") for each in CORE for call in calls(each, "Reason"))
    faults = {"not-listed", "wrong-number", "wrong-sum", "not-alike", "out-of-range"}
    return faults.union(*of_game, *of_kernel, *of_undo)


def structs(base: type[Struct] = Struct) -> Iterator[type[Struct]]:
    for kind in base.__subclasses__():
        yield kind
        yield from structs(kind)


def own(words: Vocabulary, kind: type) -> bool:
    return kind.__module__.startswith(type(words.game).__module__)


def events(words: Vocabulary) -> list[type[Struct]]:
    return [kind for kind in structs(Event) if own(words, kind)]


def tagged(words: Vocabulary) -> list[type[Struct]]:
    happen = events(words)
    plays = [k for k in structs() if own(words, k) and k.__struct_config__.tag and k not in happen]
    return [*plays, Accept, Decline, Retract, type(WITHDRAWN)]


def every(words: Vocabulary, kind: type[Struct]) -> Iterator[Any]:
    """An event or a choice with whatever its fields can hold."""
    hints = {n: h for n, h in get_type_hints(kind).items() if n in kind.__struct_fields__}
    for values in product(*(words.fillings(kind, name, hint) for name, hint in hints.items())):
        made = kind(*values)
        if not words.senseless(made):
            yield made


# -- what lies on the table -------------------------------------------------------------------


def table_words(table: Scene) -> set[str]:
    """Every text, counter and kind of piece or card in a scene."""
    found: set[str] = set()
    for part in parts(table):
        match part:
            case Text():
                found.add(part.id)
            case Counter():
                found.add(f"counter-{part.name}")
            case Piece():
                found.add(f"piece-{part.kind}")
            case Card() if part.kind:
                found.add(f"kind-{part.kind}")
            case _:
                pass
    return found


def parts(thing: object) -> Iterator[object]:
    """A struct or a list, and all that is in it."""
    yield thing
    if isinstance(thing, Struct):
        inside = [getattr(thing, name) for name in thing.__struct_fields__]
    else:
        inside = list(cast("Iterable[object]", thing)) if isinstance(thing, list | tuple) else []
    for each in inside:
        yield from parts(each)


def answer(match: Match[Any], rng: Random) -> tuple[Any, Any] | None:
    """Let one seat say or do something at random."""
    if match.over:
        return None
    seat = rng.choice(match.waiting())
    acts = match.anytime(seat)
    if acts and rng.random() < 0.1:
        match.act(seat, acts.sample(rng))
        return None
    question = match.question(seat)
    assert question is not None
    value = question.choices.sample(rng)
    match.answer(seat, value)
    return question, value


def seen_in_play(game: Game[Any, Any], options: Any, seats: int, plies: int) -> set[str]:
    """What is to be read on the table during the first plies of a game."""
    match, rng = Match(game, seats, options, rng=Random(2)), Random(2)
    found: set[str] = set()
    for ply in range(plies):
        answer(match, rng)
        if ply % 20 == 19:
            found |= table_words(game.scene(match.state, Seat(0)))
    return found
