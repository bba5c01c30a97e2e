"""Explains why a thing cannot be chosen, by trying its names in the listed choices.

Nothing is looked at but the scene, the choices and the reasons of the seat that asks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from oyez.choices.basic import plain
from oyez.kernel import Choices, Match, Reason, Seat
from oyez.scene.elements import Element, Piece, Scene, Town
from oyez.server.time.timeline import scene
from oyez.state.conversion import prepared
from oyez.text import Texts, sentence

# So many listed values are tried, and so many reasons given at most.
_TRIED: Final = 400
_TOLD: Final = 3


class WordedReason(Struct, frozen=True):
    """A reason in words, with the rule behind it."""

    words: str
    rule: str = ""
    reason: Reason | None = None


class Explanation(Struct, frozen=True):
    """Why a thing cannot be chosen, the most telling reason first; `lit` if it can."""

    lit: bool
    words: str
    rule: str = ""
    reason: Reason | None = None
    more: list[WordedReason] = []


class _Trial(Struct, frozen=True):
    """A listed value with another name in it: what kind of choice it is, and the name's place."""

    value: Any
    tag: str
    last: bool


def explain(match: Match[Any], seat: Seat | None, thing: str, texts: Texts) -> Explanation | None:
    """Why a thing cannot be chosen now; None if there is no such thing on the table."""
    table = scene(match, seat)
    things = {element.id: element for element in elements(table)}
    if thing not in things:
        return None
    question = None if seat is None else match.question(seat)
    if question is None:
        return Explanation(False, _not_asked(match, seat, texts))
    for element in _standing_for(things[thing], things):
        found = _why(question.choices, element, list(things.values()))
        if found is None:
            return Explanation(True, sentence("why-lit", texts.lang), question.rule)
        if found:
            told = [
                WordedReason(texts.reason(r), r.rule or question.rule, r) for r in found[:_TOLD]
            ]
            first = told[0]
            return Explanation(False, first.words, first.rule, first.reason, told[1:])
    return Explanation(False, sentence("why-unlisted", texts.lang), question.rule)


def _not_asked(match: Match[Any], seat: Seat | None, texts: Texts) -> str:
    if match.over:
        return sentence("why-over", texts.lang)
    asked = " · ".join(texts.player(each) for each in match.waiting())
    message = "why-watching" if seat is None else "why-others"
    return sentence(message, texts.lang, names=asked, count=len(match.waiting()))


def _standing_for(element: Element, things: dict[str, Element]) -> Iterator[Element]:
    """The thing, and where it stands: choices may speak of the place."""
    yield element
    if isinstance(element, Piece | Town) and element.where in things:
        yield from _standing_for(things[element.where], things)


def elements(table: Scene) -> Iterator[Element]:
    """Everything in a scene that has an id, however deep."""
    for name in table.__struct_fields__:
        yield from _inside(getattr(table, name))


def _inside(value: Any) -> Iterator[Element]:
    if isinstance(value, list | tuple):
        for each in cast("Sequence[Any]", value):
            yield from _inside(each)
    elif isinstance(value, Struct):
        if isinstance(value, Element):
            yield value
        for name in value.__struct_fields__:
            part = getattr(value, name)
            if isinstance(part, list | tuple | Struct):
                yield from _inside(part)


# -- trying ---------------------------------------------------------------------------------------


def _why(choices: Choices[Any], element: Element, things: Sequence[Element]) -> list[Reason] | None:
    """The reasons against a thing, the most telling first; None if it can be chosen."""
    own = _names(element)
    others = _others(element, things)
    found: list[tuple[_Trial, Reason]] = []
    for part in _parts(choices):
        listed = _listed(part)
        if any(name in _strings(value) for value in listed for name in own):
            return None
        tried = ((each, _reason(part, each.value)) for each in _trials(listed, own, others))
        found += [(each, reason) for each, reason in tried if reason is not None]
    return _telling(found, own)


def _names(element: Element) -> tuple[str, ...]:
    return (element.id, *element.lit)


def _kind(element: Element) -> str:
    """What sort of thing it is: `province` of `province:gaul`."""
    kind, colon, _ = element.id.partition(":")
    return kind if colon else type(element).__name__


def _others(element: Element, things: Sequence[Element]) -> dict[str, int]:
    """The names of all other things of the same sort, each with its place among their names."""
    kind = _kind(element)
    alike = [each for each in things if each is not element and _kind(each) == kind]
    return {name: place for each in alike for place, name in enumerate(_names(each))}


def _parts(choices: Choices[Any]) -> Iterator[Choices[Any]]:
    """The choices, and all that are inside them."""
    yield choices
    for part in choices.children().values():
        yield from _parts(part)


def _listed(choices: Choices[Any]) -> list[Any]:
    """The things that choices list, as plain data."""
    return [plain(thing) for thing in (choices.listed() or ())[:_TRIED]]


def _reason(choices: Choices[Any], value: Any) -> Reason | None:
    """What the rules have against a value; nothing where only the kernel could speak of it."""
    return choices.objection(choices.alone(_in_terms(choices, value)))


def _in_terms(choices: Choices[Any], value: Any) -> Any:
    """Plain data as the rules would put it, if it is written like something that is listed."""
    tag = _tag(value)
    kinds = {type(each) for each in choices.listed() or () if isinstance(each, Struct)}
    for kind in kinds:
        if kind.__struct_config__.tag == tag:
            with suppress(msgspec.ValidationError):
                return msgspec.convert(value, prepared(kind))
    return value


def _strings(value: Any) -> set[str]:
    return {text for _, text in _spots(value)}


def _spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], str]]:
    """Every string in plain data, with the way to it."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, part in cast("dict[str, Any]", value).items():
            yield from _spots(part, (*path, key))
    elif isinstance(value, list | tuple):
        for place, part in enumerate(cast("Sequence[Any]", value)):
            yield from _spots(part, (*path, place))


def _trials(
    listed: Sequence[Any], own: tuple[str, ...], others: dict[str, int]
) -> Iterator[_Trial]:
    """Listed values with one name of another thing replaced by the name of this one."""
    seen: set[bytes] = set()
    for value in listed:
        spots = [(path, others[text]) for path, text in _spots(value) if text in others]
        for number, (path, place) in enumerate(spots):
            tried = _replaced(value, path, own[min(place, len(own) - 1)])
            written = msgspec.json.encode(tried)
            if written not in seen:
                seen.add(written)
                yield _Trial(tried, _tag(tried), number == len(spots) - 1)


def _replaced(value: Any, path: tuple[Any, ...], name: str) -> Any:
    if not path:
        return name
    if isinstance(value, dict):
        known = cast("dict[str, Any]", value)
        return known | {path[0]: _replaced(known[path[0]], path[1:], name)}
    items = list(value)
    items[path[0]] = _replaced(items[path[0]], path[1:], name)
    return items


def _tag(value: Any) -> str:
    return str(cast("dict[str, Any]", value).get("type", "")) if isinstance(value, dict) else ""


def _telling(found: list[tuple[_Trial, Reason]], own: tuple[str, ...]) -> list[Reason]:
    """For each kind of choice its most telling reason; of what is listed most often, first.

    Best is a reason that speaks of the thing itself, in the place where a choice names its aim. A
    rare reason tells more than a frequent one: most trials fail for something more trivial.
    """
    frequent = Counter((trial.tag, reason.message) for trial, reason in found)
    tags = Counter(trial.tag for trial, _ in found)

    def rank(each: tuple[_Trial, Reason]) -> tuple[bool, bool, int]:
        trial, reason = each
        speaks = any(name in reason.about.values() for name in own)
        return not trial.last, not speaks, frequent[trial.tag, reason.message]

    best: list[Reason] = []
    for tag, _ in tags.most_common():
        reason = min((each for each in found if each[0].tag == tag), key=rank)[1]
        if reason not in best:
            best.append(reason)
    return best
