"""The messages that a game needs, found in its code, on its tables and in random play."""

from __future__ import annotations

import ast as python
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple, cast, get_type_hints

from msgspec import Struct

import oyez
from oyez.bargains.offers import Accept, Decline, Retract
from oyez.errors import NotAmongChoices, NotYourQuestion, Refused, StalePly
from oyez.game import Game
from oyez.kernel.answers import WITHDRAWN
from oyez.lessons.lesson import lesson_messages
from oyez.scene.elements import Card, Counter, Piece, Scene, Text
from oyez.state.events import Event, event_name
from oyez.testing.declaration import Declaration
from oyez.testing.play import RandomMatch
from oyez.text import kebab

CORE: Final = [
    Path(oyez.__file__).parent / name for name in ("choices", "kernel", "bargains", "lessons")
]
# So many matches are played to see what stands on tables, at one decision in so many.
_MATCHES: Final = 6
_EVERY: Final = 20
# Of each kind of event or choice so many are kept.
_KEPT: Final = 20


# -- what the code speaks of ----------------------------------------------------------------


@cache
def _trees(folder: Path) -> list[python.Module]:
    """The modules of a folder; what belongs to a game may lie in folders within its own."""
    found = folder.rglob("*.py") if (folder / "text").is_dir() else folder.glob("*.py")
    return [python.parse(path.read_text(encoding="utf-8")) for path in sorted(found)]


@cache
def _calls(folder: Path) -> dict[str, list[python.Call]]:
    """Every call in the modules of a folder, by the name of what is called."""
    found: dict[str, list[python.Call]] = {}
    for tree in _trees(folder):
        for node in python.walk(tree):
            if isinstance(node, python.Call):
                called = node.func
                name = called.attr if isinstance(called, python.Attribute) else None
                name = called.id if isinstance(called, python.Name) else name
                if name is not None:
                    found.setdefault(name, []).append(node)
    return found


def calls(folder: Path, *names: str) -> list[python.Call]:
    """Every call of a function or method of one of these names in the modules of a folder."""
    return [call for name in names for call in _calls(folder).get(name, [])]


def strings(call: python.Call, place: int, keyword: str) -> set[str]:
    """The literals given to a call in this place or under this keyword."""
    given = [*call.args[place : place + 1], *(k.value for k in call.keywords if k.arg == keyword)]
    return set[str]().union(*(_literals(each) for each in given))


def _literals(node: python.expr) -> set[str]:
    """A string, or each of those that a condition chooses between."""
    if isinstance(node, python.IfExp):
        return _literals(node.body) | _literals(node.orelse)
    known = isinstance(node, python.Constant) and isinstance(node.value, str)
    return {str(node.value)} if isinstance(node, python.Constant) and known else set()


def prompts(declared: Declaration) -> set[str]:
    """What the code asks."""
    found = {"choose", "draw", "roll", "shuffle"}
    folder = declared.game.folder
    for name, place in {"Ask": 2, "AskAll": 1, **declared.prompts}.items():
        found = found.union(*(strings(call, place, "prompt") for call in calls(folder, name)))
    return found


def labels(declared: Declaration) -> set[str]:
    """What the code writes on things by name."""
    written = (strings(call, 0, "id") for call in calls(declared.game.folder, "Text"))
    return set[str]().union(*written)


def passages(declared: Declaration) -> set[str]:
    """Where the code says that we are."""
    entered = calls(declared.game.folder, "Passage", "enter")
    return set[str]().union(*(strings(call, 0, "name") for call in entered))


def reasons(declared: Declaration) -> set[str]:
    """Why the code, the kernel's included, says that something is not possible."""
    of_game = (strings(c, 0, "message") for c in calls(declared.game.folder, "Reason"))
    of_kernel = (strings(c, 1, "message") for each in CORE for c in calls(each, "refusal"))
    of_undo = (strings(c, 0, "message") for each in CORE for c in calls(each, "Reason"))
    faults = {"not-listed", "wrong-number", "wrong-sum", "not-alike", "out-of-range"}
    return faults.union(*of_game, *of_kernel, *of_undo)


def _subclasses(base: type[Struct]) -> Iterator[type[Struct]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _subclasses(kind)


def _is_own(declared: Declaration, kind: type) -> bool:
    return f"{kind.__module__}.".startswith(f"{declared.package}.")


def events(declared: Declaration) -> list[type[Event]]:
    """Its kinds of events."""
    kinds = cast("Iterable[type[Event]]", _subclasses(Event))
    return [kind for kind in kinds if _is_own(declared, kind)]


def tagged(declared: Declaration) -> list[type[Struct]]:
    """Its kinds of answers and acts, and those of every game."""
    happen = set[type[Struct]](events(declared))
    own = [kind for kind in _subclasses(Struct) if _is_own(declared, kind)]
    plays = [kind for kind in own if kind.__struct_config__.tag and kind not in happen]
    return [*plays, Accept, Decline, Retract, type(WITHDRAWN)]


def every(declared: Declaration, kind: type[Struct]) -> Iterator[Any]:
    """An event or a choice with whatever its fields can hold, or as random play shows it."""
    if declared.fillings is None:
        yield from _said_in_play(declared.game).get(kind, ())
        return
    hints = {n: h for n, h in get_type_hints(kind).items() if n in kind.__struct_fields__}
    for values in product(*(declared.fillings(kind, name, hint) for name, hint in hints.items())):
        made = kind(*values)
        if not declared.senseless(made):
            yield made


# -- what lies on the table, and what is said and told ---------------------------------------


class SeenInPlay(NamedTuple):
    """What random play has shown: messages on tables, and how it ended."""

    messages: set[str]
    hows: set[str]


@cache
def seen_in_play(game: Game[Any, Any]) -> SeenInPlay:
    """What is to be read at some tables from the beginning to the end."""
    seen = SeenInPlay(set(), set())
    for seed in range(_MATCHES):
        for count, match in enumerate(RandomMatch(game, seed).decisions()):
            if count % _EVERY == 0 or match.over:
                seat = None if match.over else match.waiting()[count % len(match.waiting())]
                seen.messages.update(scene_messages(game.scene(match.state_of(seat), seat)))
            if match.outcome is not None:
                seen.hows.add(match.outcome.how)
    return seen


@cache
def _said_in_play(game: Game[Any, Any]) -> dict[type[Struct], list[Struct]]:
    """Some events and answers of some matches, by kind."""
    found: dict[type[Struct], list[Struct]] = {}
    for seed in range(_MATCHES):
        match = RandomMatch(game, seed).played_out()
        answers = (part for entry in match.log for part in parts(entry.value))
        for thing in (*(told.event for told in match.told or ()), *answers):
            if isinstance(thing, Struct):
                kept = found.setdefault(type(thing), [])
                if len(kept) < _KEPT and thing not in kept:
                    kept.append(thing)
    return found


def scene_messages(scene: Scene) -> set[str]:
    """The message of every text, counter and kind of piece or card in a scene."""
    found: set[str] = set()
    for part in parts(scene):
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
    inside: list[object] = []
    if isinstance(thing, Struct):
        inside = [getattr(thing, name) for name in thing.__struct_fields__]
    elif isinstance(thing, list | tuple):
        inside = list(cast("Iterable[object]", thing))
    for each in inside:
        yield from parts(each)


# -- all of it ---------------------------------------------------------------------------------


def needed(declared: Declaration) -> set[str]:
    """Every message that the code can ask for."""
    game, seen = declared.game, seen_in_play(declared.game)
    fields = game.options.__struct_fields__
    options = {f"option-{name.replace('_', '-')}" for name in fields}
    errors = (Refused, NotYourQuestion, StalePly, NotAmongChoices)
    hows = seen.hows if declared.hows is None else declared.hows
    return {
        "event-obeyed", "event-obeyed.here", "order-always", "order-ask", "score",
        "game-name", "game-description", "player", "player-of", "nature", "choice-nothing",
        *(f"prompt-{prompt}" for prompt in prompts(declared)),
        *(f"reason-{reason}" for reason in reasons(declared)),
        *(f"event-{kebab(event_name(kind))}" for kind in events(declared)),
        *(f"choice-{kind.__struct_config__.tag}" for kind in tagged(declared)),
        *(f"error-{kebab(kind.__name__)}" for kind in errors),
        *(f"outcome-{how}" for how in hows),
        *(f"passage-{name}" for name in passages(declared)),
        *(f"{option}{part}" for option in options for part in ("", ".help")),
        *(f"chronicle-{name}" for name in game.chronicle),
        *(message for lesson in game.lessons for message in lesson_messages(lesson)),
        *labels(declared),
        *seen.messages,
        *declared.messages(),
    }  # fmt: skip
