"""What comes after some of the values of a choice, where a view does not tell it all at once."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from oyez.kernel import Choices, Match, NotAmongChoices, NotYourQuestion, Refused, Seat
from oyez.kernel.inquiries import check_ply
from oyez.server.tables.access import TablePath, own_seat, settled_room
from oyez.server.tables.commands import PositionBody, problem_of
from oyez.server.tables.texts import TableTexts
from oyez.server.wire.api import ApiCall, Language, endpoint
from oyez.text import DEFAULT


class ChoicePathBody(PositionBody, frozen=True):
    """The way to some choices inside a question, or inside what may be done out of turn.

    A name leads to the choices of that name, a list of values to the fields that come after them.
    """

    path: Annotated[list[Any], Meta(max_length=20)]
    act: bool = False
    lang: Language | None = None


class NestedChoices(Struct, frozen=True):
    """The choices there, and for each thing that they list a label and its names on the table."""

    choices: dict[str, Any]
    labels: Any  # what `Labels` says: a type that speaks of itself has no schema
    names: Any  # likewise


def choices_at(match: Match[Any], seat: Seat, way: ChoicePathBody) -> Choices[Any]:
    """The choices that a seat has there; Refused if it has none, or others by now."""
    question = None if match.over else match.question(seat)
    if way.act and not match.over:
        choices = match.anytime(seat)
    elif question is None:
        raise NotYourQuestion("you are asked nothing")
    else:
        check_ply(question, way.ply)
        choices = question.choices
    for step in way.path:
        try:
            choices = choices.inner(step)
        except (LookupError, TypeError):
            raise NotAmongChoices(f"there is nothing inside at {step!r:.200}") from None
    return choices


@endpoint(
    "POST",
    "/api/tables/{table}/choices",
    summary="What can be chosen next",
    body=ChoicePathBody,
    answer=NestedChoices,
    path=TablePath,
    needs_person=True,
    limit="preview",
    problems=(409,),
    tag="play",
)
async def read_choices(call: ApiCall[ChoicePathBody]) -> NestedChoices:
    """After some values of a choice whose later fields depend on them; for one's own seat only."""
    room = await settled_room(call, call.path.table)
    seat = own_seat(call, room)
    match, way = room.require_match(), call.body
    room.check_epoch(seat, way.epoch)
    try:
        found = choices_at(match, seat, way)
    except Refused as refusal:
        raise problem_of(refusal) from None
    lang = way.lang or DEFAULT
    words = TableTexts(room.game, lang, room.names())
    return NestedChoices(found.describe(), words.labels(found), words.names(found))
