"""The words of an edition as Fluent messages, to be read before those of the game.

Whatever an edition says is text and nothing else: it stands in quotes, so that neither Fluent nor
anybody after it takes a part of it for anything but letters.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from fluent.syntax import FluentSerializer, ast

from oyez.editions.edition import MessageRef, Wording

_ESCAPED: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\u000A"}
_KIND: Final = "form-"
_COUNT: Final = "$count"

Messages = Mapping[str, ast.Message]


def as_fluent(phrases: Mapping[str, Wording], messages: Messages) -> str:
    """Messages that say these phrases, each with what else the game's own message has to say."""
    wanted: dict[str, dict[str, Wording]] = {}
    for message, wording in phrases.items():
        name, _, attribute = message.partition(".")
        wanted.setdefault(name, {})[attribute] = wording
    return "".join(line for name, parts in wanted.items() for line in _lines(name, parts, messages))


def _lines(name: str, parts: dict[str, Wording], messages: Messages) -> Iterator[str]:
    own = _patterns(messages.get(name))
    if "" in parts:  # forms of another name are of no use to this one
        forms = _patterns(messages.get(_kind(name)))
        own = {each: pattern for each, pattern in own.items() if each and each not in forms}
    said = own | {each: _pattern(name, each, parts[each], messages) for each in parts}
    yield f"{name} ={said.pop('', '')}\n"
    for attribute, pattern in said.items():
        yield f"    .{attribute} ={pattern}\n"


def _kind(name: str) -> str:
    return _KIND + name.partition("-")[0]


def _patterns(message: ast.Message | None) -> dict[str, str]:
    """The source of a message's value, under "", and of its attributes."""
    if message is None:
        return {}
    found = {each.id.name: _source(each.value) for each in message.attributes}
    return found if message.value is None else {"": _source(message.value)} | found


def _source(pattern: ast.Pattern) -> str:
    entry = ast.Message(ast.Identifier("x"), pattern)
    written = FluentSerializer().serialize_entry(entry).removeprefix("x =").rstrip("\n")
    # An attribute is indented once, so what follows its first line has to be farther in.
    return written.replace("\n", "\n    ")


def _pattern(name: str, attribute: str, wording: Wording, messages: Messages) -> str:
    said = "".join(map(_part, (wording,) if isinstance(wording, str) else wording))
    if isinstance(wording, str) and not attribute and _counted(name, messages):
        lines = (f" {{ {_COUNT} ->", f"[one] {said}", f"*[other] {{ {_COUNT} }} × {said}")
        return "\n        ".join(lines) + "\n    }"
    return f" {said}"


def _part(part: str | MessageRef) -> str:
    if isinstance(part, MessageRef):
        return f"{{ {part.message} }}"
    return '{ "' + "".join(_ESCAPED.get(letter, letter) for letter in part) + '" }'


def _counted(name: str, messages: Messages) -> bool:
    """Whether things of this kind are counted in their own messages."""
    start = f"{name.partition('-')[0]}-"
    if _kind(name) not in messages:
        return False
    alike = (each for each in messages if each.startswith(start))
    return any(_COUNT in _patterns(messages[each]).get("", "") for each in alike)
