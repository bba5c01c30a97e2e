"""The lobby: open tables, mine, finished ones; making a table and taking a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, Connection, Text, and_, cast, func, select

from oyez.server.people.accounts import proper_name
from oyez.server.services import Services
from oyez.server.store import matches
from oyez.server.store.matches import TableSeat
from oyez.server.store.schema import companions, people, seats, tables
from oyez.server.tables.access import InvitationQuery, TablePath, open_room, settled_room
from oyez.server.tables.practice import check_previous
from oyez.server.tables.room import Room
from oyez.server.tables.seating import TableSpec
from oyez.server.time.pace import Pace, Untimed
from oyez.server.wire.api import ApiCall, Body, Id, PathParts, Query, endpoint
from oyez.state.conversion import prepared

PAGE = 50

SeatChoice = Annotated[str, Meta(min_length=1, max_length=50)]
Code = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=100)]


class NewTable(Body, frozen=True):
    """A table: who sits where (`me`, `open`, or the name of a bot), seat by seat.

    `here:Anne` is somebody called Anne who plays at one's own device.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatChoice], Meta(min_length=1, max_length=20)]
    options: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])
    pace: Pace = Untimed()
    public: bool = False
    title: Annotated[str, Meta(max_length=80)] = ""
    # The table of a finished game that one played, where the rules ask how the last game ended.
    previous: Id | None = None
    # The code of a deal, for who plays alone: two tables with the same one are dealt the same.
    deal: Code | None = None


class SeatCard(Struct, frozen=True):
    """Who sits somewhere: `free`, a `person` or a `bot`; a steward stands in for the absent."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    bot: str | None
    steward: bool


class Companion(Struct, frozen=True):
    """A seat that is played at one's own device.

    Whoever looks or acts for it sends its `id` along: in the header `Oyez-As`, or as `as` to the
    socket.
    """

    seat: int
    id: int


class PracticeOrigin(Struct, frozen=True):
    """The table and the moment there of which a practice table is a copy."""

    table: int
    moment: int


class TableCard(Struct, frozen=True):
    """A table, as the lobby shows it. Only who sits there is given the invitation."""

    id: int
    game: str
    title: str
    stage: Literal["open", "playing", "finished"]
    public: bool
    pace: Pace
    options: Any
    # What the edition is called, if it is not the standard one.
    edition: str | None
    host: str
    seats: list[SeatCard]
    waiting: list[int]
    created: float
    moved: float
    mine: int | None = None
    my_turn: bool = False
    hosting: bool = False
    outcome: Any = None
    invitation: str | None = None
    lesson: str | None = None
    origin: PracticeOrigin | None = None
    rematch: int | None = None
    previous: int | None = None
    companions: list[Companion] = []
    # The code of the deal, where one plays alone.
    deal: str | None = None


class TableList(Struct, frozen=True):
    """Tables, and how many there are in all."""

    tables: list[TableCard]
    total: int
    page: int


class TableListQuery(Query, frozen=True):
    """Which tables: open to anybody, mine (my turn first), games to watch, finished ones, or those
    I played to the end.

    The last are whole games, neither lessons nor practice. `game` leaves out all other games.
    """

    list: Literal["open", "mine", "watch", "finished", "played"] = "open"
    game: Annotated[str, Meta(max_length=40)] = ""
    page: Annotated[int, Meta(ge=0, le=10_000)] = 0


class SeatBody(Body, frozen=True):
    """Take a free seat (null: any). A table that is not public asks for its invitation."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=100)] = ""


class SeatTaken(Struct, frozen=True):
    """Where one sits now."""

    seat: int


class BotBody(Body, frozen=True):
    """A bot by name; null takes it away."""

    bot: Annotated[str, Meta(max_length=40)] | None = None


class StartBody(Body, frozen=True):
    """Begin at once; bots of this name take the free seats."""

    bot: Annotated[str, Meta(max_length=40)] = "knight"


class SeatPath(PathParts, frozen=True):
    table: Annotated[int, Meta(ge=1, le=2**53 - 1)]
    seat: SeatNumber


# -- cards ---------------------------------------------------------------------------------------


def card(
    services: Services,
    row: dict[str, Any],
    chairs: list[TableSeat],
    host: str,
    person_id: int | None,
) -> TableCard:
    """What a person may know of a table from outside."""
    sat = [c.seat for c in chairs if c.person_id is not None and c.person_id == person_id]
    mine = sat[0] if sat else None
    beside = [
        Companion(c.seat, c.person_id)
        for c in chairs
        if c.person_id is not None and c.companion_of is not None and c.companion_of == person_id
    ]
    hosting = row["host"] == person_id
    waiting = [seat for seat in row["waiting"] if seat >= 0] if row["stage"] == "playing" else []
    insider = mine is not None or hosting or bool(beside)
    return TableCard(
        id=row["id"],
        game=row["game"],
        title=row["title"],
        stage=row["stage"],
        public=row["public"],
        pace=msgspec.convert(row["pace"], prepared(Pace)),
        options=row["options"],
        edition=services.edition_name(row["game"], row["options"]),
        host=host,
        seats=[SeatCard(c.seat, c.kind, c.name, c.bot, c.steward) for c in chairs],
        waiting=waiting,
        created=row["created"],
        moved=row["moved"],
        mine=mine,
        my_turn=mine in waiting or any(each.seat in waiting for each in beside),
        hosting=hosting,
        outcome=row["outcome"],
        invitation=services.keys.invitation(row["id"], 0) if insider else None,
        lesson=row["lesson"],
        origin=msgspec.convert(row["origin"], prepared(PracticeOrigin | None)),
        rematch=row["rematch"],
        previous=row["previous"],
        companions=beside,
        deal=None if row["deal"] is None else row["deal"]["code"],
    )


def _find(
    connection: Connection, where: ColumnElement[bool], page: int, first: Sequence[int] = ()
) -> tuple[list[tuple[dict[str, Any], list[TableSeat], str]], int]:
    """One page of tables with their chairs, and how many there are; `first` come before others."""
    total = connection.execute(select(func.count()).select_from(tables).where(where)).scalar() or 0
    query = (
        select(tables, people.c.name.label("host_name"))
        .join(people, people.c.id == tables.c.host)
        .where(where)
        .order_by(tables.c.id.in_(first).desc(), tables.c.moved.desc(), tables.c.id.desc())
        .limit(PAGE)
        .offset(page * PAGE)
    )
    rows = [dict(row) for row in connection.execute(query).mappings()]
    links = matches.load_links(connection, [row["id"] for row in rows])
    rows = [row | links[row["id"]] for row in rows]
    return [
        (row, matches.load_chairs(connection, row["id"]), row.pop("host_name")) for row in rows
    ], total


def _seated(person_id: int) -> ColumnElement[bool]:
    """The condition that a seat is a person's, or played at their device."""
    beside = select(companions.c.person_id).where(companions.c.keeper == person_id)
    return (seats.c.person_id == person_id) | seats.c.person_id.in_(beside)


def _my_turns(connection: Connection, person_id: int) -> list[int]:
    """The tables that wait for a person."""
    query = (
        select(tables.c.id, tables.c.waiting, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(_seated(person_id), tables.c.stage == "playing")
    )
    return [row.id for row in connection.execute(query) if row.seat in row.waiting]


def _played_out() -> ColumnElement[bool]:
    """The condition that a finished game was not ended early."""
    how = cast(tables.c.outcome, Text)
    return and_(*(how.not_like(f'%"{early}"%') for early in (matches.ENDED, matches.LEFT)))


def _wanted(which: TableListQuery, me: int) -> ColumnElement[bool]:
    """The condition for a list of tables."""
    sits = tables.c.id.in_(select(seats.c.table_id).where(seats.c.person_id == me))
    own = tables.c.id.in_(select(seats.c.table_id).where(_seated(me))) | (tables.c.host == me)
    finished = tables.c.stage == "finished"
    where = {
        "open": (tables.c.stage == "open") & tables.c.public,
        "watch": (tables.c.stage == "playing") & tables.c.public & ~own,
        "mine": (tables.c.stage != "finished") & own,
        "finished": finished & (tables.c.public | own),
        "played": finished & sits & tables.c.start.is_(None) & _played_out(),
    }[which.list]
    return where & (tables.c.game == which.game) if which.game else where


@endpoint(
    "GET",
    "/api/tables",
    summary="Tables",
    answer=TableList,
    query=TableListQuery,
    tag="lobby",
)
async def list_tables(call: ApiCall[None]) -> TableList:
    """Newest first; of mine, those first where it is my turn."""
    services: Services = call.app
    me = None if call.person is None else call.person.id
    which: TableListQuery = call.query
    if which.list in ("mine", "played"):
        call.require_person()
    where = _wanted(which, me or 0)

    def find(connection: Connection) -> Any:
        turns = _my_turns(connection, me or 0) if which.list == "mine" else []
        return _find(connection, where, which.page, turns)

    found, total = await services.store.read(find)
    cards = [card(services, row, chairs, host, me) for row, chairs, host in found]
    return TableList(cards, total, which.page)


class GameResult(Struct, frozen=True):
    """How many whole games of a kind somebody has played to the end, and won."""

    game: str
    played: int
    won: int


class Results(Struct, frozen=True):
    """One's results by game, the most played first."""

    games: list[GameResult]


@endpoint(
    "GET",
    "/api/me/results",
    summary="My results by game",
    answer=Results,
    needs_person=True,
    tag="lobby",
)
async def my_results(call: ApiCall[None]) -> Results:
    """Whole games played to the end; `played` of the lists of tables has them one by one."""
    services: Services = call.app
    me = call.require_person().id
    rows = await services.store.read(lambda c: _outcomes(c, me))
    played = Counter(game for game, _ in rows)
    won = Counter(game for game, is_won in rows if is_won)
    return Results([GameResult(game, count, won[game]) for game, count in played.most_common()])


def _outcomes(connection: Connection, me: int) -> list[tuple[str, bool]]:
    """The game of each table that a person has played to the end, and whether they won."""
    query = (
        select(tables.c.game, tables.c.outcome, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person_id == me, _wanted(TableListQuery(list="played"), me))
    )
    return [
        (row.game, row.outcome["places"].get(str(row.seat)) == 1)
        for row in connection.execute(query)
    ]


async def card_of(call: ApiCall[Any], room: Room) -> TableCard:
    """A table in memory, as the caller may know it from outside."""
    services: Services = call.app
    room = await services.registry.settled(room.id)
    state = room.state()
    now = {"waiting": state.waiting, "outcome": msgspec.to_builtins(state.outcome)}
    row: dict[str, Any] = room.row | now
    host = await services.people.name_of(row["host"])
    return card(services, row, room.chairs, host, None if call.person is None else call.person.id)


@endpoint(
    "POST",
    "/api/tables",
    summary="Make a table",
    body=NewTable,
    answer=TableCard,
    status=201,
    needs_person=True,
    limit="create",
    problems=(404, 409),
    tag="lobby",
)
async def make_table(call: ApiCall[NewTable]) -> TableCard:
    """It begins as soon as every seat is taken: with bots in all other seats, at once."""
    services: Services = call.app
    wanted, person = call.body, call.require_person()
    if wanted.previous is not None:
        await check_previous(services, person, wanted.game, wanted.previous)
    plan = TableSpec(
        wanted.game,
        wanted.seats,
        wanted.options,
        wanted.pace,
        wanted.public,
        checked_title(wanted.title),
        previous=wanted.previous,
        deal=wanted.deal,
    )
    return await card_of(call, await services.seating.make(person, plan))


def checked_title(title: str) -> str:
    """A title that can be shown: words of visible letters, or none."""
    return " ".join(proper_name(part) for part in title.split())


@endpoint(
    "GET",
    "/api/tables/{table}",
    summary="A table",
    answer=TableCard,
    path=TablePath,
    query=InvitationQuery,
    tag="lobby",
)
async def read_table(call: ApiCall[None]) -> TableCard:
    """A table that is not public is shown to who sits there or has the invitation."""
    return await card_of(call, await settled_room(call, call.path.table, call.query.invitation))


@endpoint(
    "DELETE",
    "/api/tables/{table}",
    summary="Give up a table that has not begun",
    path=TablePath,
    needs_person=True,
    problems=(409,),
    tag="lobby",
)
async def dissolve_table(call: ApiCall[None]) -> None:
    """Only whoever made it can do this."""
    services: Services = call.app
    room = await settled_room(call, call.path.table)
    await services.seating.delete_unstarted(room, call.require_person())


@endpoint(
    "POST",
    "/api/tables/{table}/end",
    summary="End a game that no other person plays any more",
    path=TablePath,
    needs_person=True,
    problems=(409,),
    tag="lobby",
)
async def end_table(call: ApiCall[None]) -> None:
    """Only whoever made the table can do this, for good: nobody wins, and the game can be read."""
    services: Services = call.app
    room = await settled_room(call, call.path.table)
    await services.seating.end(room, call.require_person())


@endpoint(
    "POST",
    "/api/tables/{table}/seat",
    summary="Take a seat",
    body=SeatBody,
    answer=SeatTaken,
    path=TablePath,
    needs_person=True,
    problems=(409,),
    tag="lobby",
)
async def take_seat(call: ApiCall[SeatBody]) -> SeatTaken:
    """Taking the last free seat begins the game."""
    services: Services = call.app
    room = await open_room(services, call.path.table, call.person, call.body.invitation)
    return SeatTaken(await services.seating.sit(room, call.require_person(), call.body.seat))


@endpoint(
    "DELETE",
    "/api/tables/{table}/seat",
    summary="Leave one's seat",
    path=TablePath,
    needs_person=True,
    problems=(409,),
    tag="lobby",
)
async def leave_seat(call: ApiCall[None]) -> None:
    """Before the game the seat is free again; later a steward plays until one comes back."""
    services: Services = call.app
    room = await settled_room(call, call.path.table)
    await services.seating.leave(room, call.require_person())


@endpoint(
    "POST",
    "/api/tables/{table}/return",
    summary="Take one's seat back from the steward",
    path=TablePath,
    needs_person=True,
    problems=(409,),
    tag="lobby",
)
async def come_back(call: ApiCall[None]) -> None:
    """Does nothing if no steward plays."""
    services: Services = call.app
    room = await settled_room(call, call.path.table)
    await services.seating.come_back(room, call.require_person())


@endpoint(
    "PUT",
    "/api/tables/{table}/seats/{seat}/bot",
    summary="Put a bot in a free seat, or take it away",
    body=BotBody,
    path=SeatPath,
    needs_person=True,
    problems=(409,),
    tag="lobby",
)
async def put_bot(call: ApiCall[BotBody]) -> None:
    """Only whoever made the table can do this, before the game begins."""
    services: Services = call.app
    room = await settled_room(call, call.path.table)
    await services.seating.put_bot(room, call.require_person(), call.path.seat, call.body.bot)


@endpoint(
    "POST",
    "/api/tables/{table}/start",
    summary="Begin now, with bots in the free seats",
    body=StartBody,
    path=TablePath,
    needs_person=True,
    problems=(409,),
    tag="lobby",
)
async def start_table(call: ApiCall[StartBody]) -> None:
    """Only whoever made the table can do this."""
    services: Services = call.app
    room = await settled_room(call, call.path.table)
    await services.seating.start(room, call.require_person(), call.body.bot)
