"""Guided games: which there are, beginning one, leaving its script, and the real game after it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, select, update

from oyez.game import Game
from oyez.kernel import record as records
from oyez.lessons.lesson import Lesson
from oyez.server.routes.games import in_all_languages
from oyez.server.routes.lobby import TableCard, card_of
from oyez.server.services import Services
from oyez.server.store.schema import tables
from oyez.server.tables.access import TablePath, settled_room
from oyez.server.tables.coach import lesson_of
from oyez.server.tables.seating import TableSpec
from oyez.server.time.pace import Untimed
from oyez.server.wire import problems
from oyez.server.wire.api import ApiCall, PathParts, endpoint

LessonProgress = dict[tuple[str, str], tuple[int | None, bool]]


class LessonPath(PathParts, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]


class LessonCard(Struct, frozen=True):
    """A lesson, and how far one is: the table where one left off, and whether it was ever done."""

    game: str
    id: str
    name: dict[str, str]
    about: dict[str, str]
    steps: int
    minutes: int
    table: int | None = None
    step: int = 0
    done: bool = False


class Lessons(Struct, frozen=True):
    """Everything that can be learnt here."""

    lessons: list[LessonCard]


def _lesson(services: Services, path: LessonPath) -> tuple[Game[Any, Any], Lesson]:
    game = services.game(path.game)
    lesson = lesson_of(game, path.lesson)
    if lesson is None:
        raise problems.not_found("There is no such lesson.", "no-lesson")
    return game, lesson


def _taken(
    connection: Connection, person_id: int
) -> dict[tuple[str, str], tuple[int | None, bool]]:
    """By game and lesson: the latest table where one has not finished, and whether one ever did."""
    query = (
        select(tables.c.id, tables.c.game, tables.c.lesson, tables.c.stage)
        .where(tables.c.host == person_id, tables.c.lesson.is_not(None))
        .order_by(tables.c.id)
    )
    taken: LessonProgress = {}
    for row in connection.execute(query):
        table, done = taken.get((row.game, row.lesson), (None, False))
        finished = row.stage == "finished"
        taken[row.game, row.lesson] = (table if finished else row.id, done or finished)
    return taken


async def _step(services: Services, table: int | None) -> tuple[int, bool]:
    """At which step somebody left off, and whether nothing is left to learn there."""
    room = None if table is None else await services.registry.settled(table)
    if room is None or room.coach is None or room.match is None:
        return 0, False
    if room.coach.learnt(room.match):
        return 0, True
    return room.coach.step(room.match), False


@endpoint("GET", "/api/lessons", summary="Guided games", answer=Lessons, tag="lessons")
async def list_lessons(call: ApiCall[None]) -> Lessons:
    """What they teach, and how far the caller is."""
    services: Services = call.app
    me = 0 if call.person is None else call.person.id
    taken = await services.store.read(lambda c: _taken(c, me)) if me else {}
    cards: list[LessonCard] = []
    for game in services.games.values():
        for lesson in game.lessons:
            table, done = taken.get((game.id, lesson.id), (None, False))
            step, learnt = await _step(services, table)
            name = f"lesson-{lesson.id}"
            cards.append(
                LessonCard(
                    game.id,
                    lesson.id,
                    in_all_languages(game, name),
                    in_all_languages(game, f"{name}.about"),
                    len(lesson.steps),
                    lesson.minutes,
                    table if step else None,
                    step,
                    done or learnt,
                )
            )
    return Lessons(cards)


@endpoint(
    "POST",
    "/api/lessons/{game}/{lesson}",
    summary="Begin a guided game",
    answer=TableCard,
    status=201,
    path=LessonPath,
    needs_person=True,
    limit="create",
    tag="lessons",
)
async def begin_lesson(call: ApiCall[None]) -> TableCard:
    """A private table where a script plays the other seats, and a coach says what to try."""
    services: Services = call.app
    game, lesson = _lesson(services, call.path)
    start = records.as_read_back(lesson.position())
    plan = _plan(game, list(lesson.seats), lesson.options)
    plan = msgspec.structs.replace(plan, start=start, lesson=lesson.id)
    return await card_of(call, await services.seating.make(call.require_person(), plan))


@endpoint(
    "POST",
    "/api/lessons/{game}/{lesson}/after",
    summary="Play in earnest after a lesson",
    answer=TableCard,
    status=201,
    path=LessonPath,
    needs_person=True,
    limit="create",
    tag="lessons",
)
async def play_after(call: ApiCall[None]) -> TableCard:
    """A private table with easy bots and the options of a friendly first game."""
    services: Services = call.app
    game, lesson = _lesson(services, call.path)
    plan = _plan(game, list(lesson.after.seats), lesson.after.options)
    return await card_of(call, await services.seating.make(call.require_person(), plan))


def _plan(game: Game[Any, Any], seats: list[str], options: Any) -> TableSpec:
    plain: Any = msgspec.to_builtins(game.options() if options is None else options)
    return TableSpec(game.id, seats, plain, Untimed(), public=False, title="")


@endpoint(
    "POST",
    "/api/tables/{table}/free",
    summary="Leave the script of a lesson",
    path=TablePath,
    needs_person=True,
    tag="lessons",
)
async def leave_script(call: ApiCall[None]) -> None:
    """From this very position on bots play the other seats; at any other table nothing changes."""
    services: Services = call.app
    room = await settled_room(call, call.path.table)
    if room.row["host"] != call.require_person().id:
        raise problems.forbidden("not-host", "Only whoever made the table can do this.")
    async with room.changing:
        free = update(tables).where(tables.c.id == room.id).values(lesson=None)
        with room.reload_on_fault():
            await services.store.write(lambda c: c.execute(free))
        room.row["lesson"] = None
        room.dismiss_coach()
