"""Write the client's types from the Python structs that go over the wire, or check them.

python tools/wire_types.py write    # web/src/lib/wire/*.generated.ts
python tools/wire_types.py check    # fails if those files are not what would be written
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from types import ModuleType
from typing import Any, Final

from msgspec import NODEFAULT, Struct, inspect

from oyez import errors
from oyez.choices.descriptions import ArrangementDescription, Description, PermutationDescription
from oyez.kernel import rules
from oyez.lessons import lesson
from oyez.scene import elements, episodes, views
from oyez.server.people import identity
from oyez.server.routes import (
    choices,
    deals,
    games,
    history,
    lobby,
    notices,
    people,
    play,
    turning_points,
)
from oyez.server.routes import lessons as lesson_routes
from oyez.server.tables import explanations, talk, texts
from oyez.server.time import pace, replay, statistics, summaries, timeline
from oyez.server.wire import messages, problems, socket, view_types
from oyez.server.wire.api import Body
from oyez.state import passages

TARGET: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "wire"
WIDTH: Final = 100


def _structs_of(module: ModuleType) -> list[type[Struct]]:
    """All structs that a module declares, in its order."""
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, Struct)
        and each.__module__ == module.__name__
    ]


Sections = Sequence[tuple[ModuleType, Sequence[type[Struct]]]]

# Every struct the client knows, by the module that declares it: what lies on the table, every kind
# of choice, and the others.
SCENE: Final[Sections] = [(elements, _structs_of(elements))]
CHOICES: Final[Sections] = [
    (sys.modules[module], _structs_of(sys.modules[module]))
    for module in sorted({kind.__module__ for kind in Description.__subclasses__()})
]
TABLES: Final[Sections] = [
    (episodes, [episodes.Tells]),
    (errors, [errors.Reason]),
    (rules, [rules.Outcome]),
    (passages, [passages.Passage]),
    (views, [views.View]),
    (lesson, [lesson.Bubble, lesson.Coaching]),
    (pace, [pace.Untimed, pace.Live, pace.Correspondence]),
    (
        lobby,
        [
            lobby.NewTable,
            lobby.SeatCard,
            lobby.Companion,
            lobby.PracticeOrigin,
            lobby.TableCard,
            lobby.TableList,
            lobby.GameResult,
            lobby.Results,
        ],
    ),
    (texts, _structs_of(texts)),
    (view_types, _structs_of(view_types)),
    (play, [play.PolledView]),
    (talk, [talk.TalkLine, talk.TalkHeard]),
    (notices, [notices.NoticeCard, notices.HookCard]),
    (problems, [problems.ErrorDetail]),
    (
        socket,
        [
            socket.CommandMessage,
            socket.TalkMessage,
            socket.PingMessage,
        ],
    ),
    (messages, _structs_of(messages)),
    (identity, [identity.Person]),
    (people, [people.Session]),
    (
        games,
        [games.OptionField, games.EditionCard, games.GameCard, games.BotCard, games.Catalogue],
    ),
    (lesson_routes, [lesson_routes.LessonCard]),
    (timeline, [timeline.Mark]),
    (replay, [replay.EpisodeEntry]),
    (summaries, [summaries.Happening]),
    (statistics, [statistics.ChartPanel, statistics.Curve, statistics.Measure]),
    (
        history,
        [
            history.ReplayFrame,
            history.Moments,
            history.Outline,
            history.Replay,
            history.Chronicle,
            history.Recap,
            history.Happenings,
            history.Preview,
        ],
    ),
    (turning_points, [turning_points.TurningPoint, turning_points.Turning]),
    (
        deals,
        [
            deals.SoloResult,
            deals.DealCard,
            deals.DealResults,
            deals.TableResult,
            deals.Best,
            deals.Bests,
        ],
    ),
    (explanations, [explanations.WordedReason, explanations.Explanation]),
    (choices, [choices.NestedChoices]),
]

# What the client calls a struct whose own name says too little outside its module.
NAMES: Final[dict[type[Struct], str]] = {
    elements.Scene: "Table",
    notices.NoticeCard: "Notice",
    texts.StandingOrderWords: "StandingOrder",
    replay.EpisodeEntry: "Episode",
    explanations.WordedReason: "ToldReason",
    views.View: "MatchView",
    history.ReplayFrame: "Frame",
    talk.TalkHeard: "Heard",
    socket.CommandMessage: "DeedMessage",
    messages.FullView: "Whole",
    messages.NoticeMessage: "News",
    lobby.PracticeOrigin: "Origin",
    statistics.ChartPanel: "Place",
    play.PolledView: "Seen",
    problems.ErrorDetail: "Trouble",
    choices.NestedChoices: "Inside",
    **{kind: kind.__name__.removesuffix("Description") for kind in Description.__subclasses__()},
    ArrangementDescription: "RowOf",
    PermutationDescription: "OrderOf",
}

# Structs that are only ever sent as one of those that extend them, with the name of the union.
UNIONS: Final[dict[type[Struct], str]] = {elements.Element: "Element", Description: "Choices"}

# Unions that Python has no struct for, by their members.
ALIASES: Final = {
    "Untimed | Live | Correspondence": "Pace",
    "Whole | Update | Confirmation | Refusal | Heard | News | Pong": "Message",
}

# Structs that the client makes too, where the server fills in what has a default: so may it.
MADE_BY_CLIENT: Final = (
    Body,
    pace.Untimed,
    pace.Live,
    pace.Correspondence,
    socket.PingMessage,
    problems.ErrorDetail,
    errors.Reason,
)

# What Python calls Any or a plain dict, because it is put together or stored as JSON.
PLAIN: Final[dict[tuple[type[Struct], str], str]] = {
    (elements.Dialog, "choices"): "Choices",
    (views.View, "anytime"): "Choices",
    (views.View, "orders"): "Choices",
    (texts.QuestionWords, "choices"): "Labels",
    (texts.QuestionWords, "anytime"): "Labels",
    (texts.QuestionWords, "orders"): "Labels",
    (choices.NestedChoices, "choices"): "Choices",
    (choices.NestedChoices, "labels"): "Labels",
    (choices.NestedChoices, "names"): "Labels",
    (texts.QuestionNames, "choices"): "Labels",
    (texts.QuestionNames, "anytime"): "Labels",
    (texts.QuestionNames, "orders"): "Labels",
    (view_types.LogLine, "event"): "GameEvent",
    (lobby.TableCard, "options"): "Record<string, Json>",
    (lobby.TableCard, "outcome"): "Outcome | null",
    (play.PolledView, "view"): "View",
    (play.PolledView, "log"): "LogPart",
    (problems.ErrorDetail, "reason"): "Reason | null",
    (messages.FullView, "view"): "View",
    (messages.FullView, "log"): "LogPart",
    (messages.Update, "patch"): "PatchOp[]",
    (messages.Update, "log"): "LogPart",
    (messages.NoticeMessage, "notice"): "Notice",
    (games.OptionField, "schema"): "Schema",
    (games.OptionField, "label"): "InLanguages",
    (games.OptionField, "hint"): "InLanguages",
    (games.GameCard, "name"): "InLanguages",
    (games.GameCard, "about"): "InLanguages",
    (games.BotCard, "title"): "InLanguages",
    (games.BotCard, "about"): "InLanguages",
    (games.Catalogue, "languages"): "Lang[]",
    (lesson_routes.LessonCard, "name"): "InLanguages",
    (lesson_routes.LessonCard, "about"): "InLanguages",
    (history.ReplayFrame, "log"): "LogLine[]",
    (history.ReplayFrame, "patch"): "PatchOp[]",
    (history.Recap, "lines"): "LogLine[]",
    (history.Preview, "patch"): "PatchOp[]",
    (history.Preview, "log"): "LogLine[]",
    (turning_points.TurningPoint, "lines"): "LogLine[]",
    (deals.SoloResult, "rank"): "InLanguages",
    (deals.DealCard, "options"): "Record<string, Json>",
    (deals.Best, "options"): "Record<string, Json>",
}

SIMPLE: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "Json",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}

# Written by hand in wire.ts and what it exports.
BY_HAND: Final = frozenset(
    {"GameEvent", "InLanguages", "Json", "Labels", "Lang", "PatchOp", "Schema", "View"}
)

HEAD: Final = """\
// Written by tools/wire_types.py from the structs of the server: change those, then `make types`.
"""


def written() -> dict[str, str]:
    """The files by their names, whole."""
    return {
        "scene.generated.ts": _file(SCENE, [_union(elements.Element, SCENE)]),
        "choices.generated.ts": _file(CHOICES, [_union(Description, CHOICES)]),
        "wire.generated.ts": _file(TABLES, map(_alias, ALIASES)),
    }


def _file(sections: Sections, unions: Iterable[str]) -> str:
    parts = [part for module, structs in sections for part in _section(module, structs)]
    body = "\n".join([*parts, *unions])
    declared = set(re.findall(r"^export \w+ (\w+)", body, re.MULTILINE))
    code = re.sub(r"/\*\*.*?\*/|'.*?'", "", body, flags=re.DOTALL)
    used = set(re.findall(r"\b[A-Z]\w+", code)) & (_declared() | BY_HAND)
    return f"{HEAD}\n{_imports(sorted(used - declared))}\n{body}"


def _imports(names: Sequence[str]) -> str:
    line = f"import type {{ {', '.join(names)} }} from './wire'\n"
    if len(line) <= WIDTH:
        return line
    rows = "\n".join(
        wrap(", ".join(names) + ",", WIDTH, initial_indent="  ", subsequent_indent="  ")
    )
    return f"import type {{\n{rows}\n}} from './wire'\n"


def _declared() -> set[str]:
    """Every name that is written in one of the files."""
    sections = (*SCENE, *CHOICES, *TABLES)
    structs = {name_of(struct) for _, structs in sections for struct in structs}
    return structs | set(UNIONS.values()) | set(ALIASES.values())


def _section(module: ModuleType, structs: Sequence[type[Struct]]) -> Iterator[str]:
    yield _heading(module)
    yield from (interface(struct) for struct in structs if not _bare(struct))


def _bare(struct: type[Struct]) -> bool:
    """Whether a struct is there only for others to be told from it."""
    return struct in UNIONS and not struct.__struct_fields__


def _heading(module: ModuleType) -> str:
    path = module.__name__.removeprefix("oyez.").replace(".", "/")
    return f"// -- {path}.py ".ljust(WIDTH, "-") + "\n"


def interface(struct: type[Struct]) -> str:
    """One struct, with what its docstring says; fields of a base that is sent stay there."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    above = (each for each in UNIONS if each is not struct and issubclass(struct, each))
    base = next((each for each in above if not _bare(each)), None)
    inherited = set() if base is None else set(base.__struct_fields__)
    extends = "" if base is None else f" extends {name_of(base)}"
    lines = list(_doc(struct.__doc__ or "", ""))
    lines.append(f"export interface {name_of(struct)}{extends} {{")
    if info.tag_field is not None and struct not in UNIONS:
        lines.append(f"  {info.tag_field}: {_literal(info.tag)}")
    for each in info.fields:
        if each.name not in inherited:
            lines.extend(_field(struct, each))
    return "\n".join([*lines, "}", ""])


def name_of(struct: type[Struct]) -> str:
    """What the client calls a struct."""
    name = NAMES.get(struct, struct.__name__)
    return f"{name}Base" if struct in UNIONS else name


def _union(base: type[Struct], sections: Sections) -> str:
    members = [
        name_of(struct)
        for _, structs in sections
        for struct in structs
        if struct is not base and issubclass(struct, base)
    ]
    lines = wrap(" | ".join(members), WIDTH - 4, break_long_words=False)
    shown = "\n".join(
        f"  {'' if line.startswith('|') else '| '}{line}".rstrip(" |") for line in lines
    )
    doc = "\n".join(_doc(base.__doc__ or "", ""))
    return f"{doc}\nexport type {UNIONS[base]} =\n{shown}\n"


def _alias(members: str) -> str:
    return f"export type {ALIASES[members]} = {members}\n"


def _doc(text: str, indent: str) -> Iterator[str]:
    """A docstring as a comment."""
    lines = [line.strip().replace("None", "null") for line in text.strip().splitlines()]
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
    elif lines:
        yield f"{indent}/**"
        yield from (f"{indent} * {line}".rstrip() for line in lines)
        yield f"{indent} */"


def _field(struct: type[Struct], each: inspect.Field) -> Iterator[str]:
    defaulted = each.default is not NODEFAULT or each.default_factory is not NODEFAULT
    unset = not each.required and not defaulted
    omitted = defaulted and struct.__struct_config__.omit_defaults
    kind = _never_null(each.type) if omitted and each.default is None else each.type
    optional = unset or omitted or (defaulted and issubclass(struct, MADE_BY_CLIENT))
    if isinstance(each.type, inspect.Metadata):
        yield from _doc(str((each.type.extra_json_schema or {}).get("description", "")), "  ")
    shown = PLAIN.get((struct, each.name)) or typescript(kind)
    yield f"  {each.encode_name}{'?' if optional else ''}: {shown}"


def _never_null(kind: inspect.Type) -> inspect.Type:
    """A type whose null is left out rather than sent."""
    if not isinstance(kind, inspect.UnionType):
        return kind
    rest = tuple(each for each in kind.types if not isinstance(each, inspect.NoneType))
    return rest[0] if len(rest) == 1 else inspect.UnionType(rest)


def typescript(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.Metadata(type=inner):
            return typescript(inner)
        case inspect.LiteralType(values=values):
            return " | ".join(map(_literal, values))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return _array(typescript(item))
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(typescript, items))}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {typescript(value)}>"
        case inspect.UnionType(types=types):
            members = " | ".join(dict.fromkeys(map(typescript, types)))
            return ALIASES.get(members, members)
        case inspect.StructType(cls=cls):
            return UNIONS.get(cls) or name_of(cls)
        case _:
            return SIMPLE[type(kind)]


def _array(item: str) -> str:
    joined = " | " in item and not item.startswith(("[", "Record<"))
    return f"({item})[]" if joined else f"{item}[]"


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def main(arguments: list[str]) -> None:
    """Do what the command line says."""
    match arguments:
        case ["write"]:
            for name, text in written().items():
                (TARGET / name).write_text(text, encoding="utf-8")
        case ["check"]:
            for name, text in written().items():
                if (TARGET / name).read_text(encoding="utf-8") != text:
                    raise SystemExit(f"{name} is not what `make types` would write.")
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
