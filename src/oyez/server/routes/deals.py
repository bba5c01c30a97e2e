"""Playing alone: the same deal again, the deal of the day, and results to compare."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection

from oyez.game import Game
from oyez.server.routes.games import GamePath, in_all_languages
from oyez.server.routes.lobby import Code, TableCard, card_of
from oyez.server.services import Services
from oyez.server.tables import deals
from oyez.server.tables.access import InvitationQuery, TablePath, settled_room
from oyez.server.tables.deals import Attempt, Deal
from oyez.server.tables.seating import SEAT_ME, TableSpec
from oyez.server.time.pace import Untimed
from oyez.server.wire import problems
from oyez.server.wire.api import ApiCall, Id, PathParts, Query, endpoint

# So many results are listed.
MOST = 50


class SoloResult(Struct, frozen=True):
    """What somebody made of a deal. `rank` is the title that the score has earned, by language.

    It is the `first` attempt if the person began none before. The table is told to its player.
    """

    name: str
    score: int | None
    won: bool
    rank: dict[str, str]
    first: bool
    ended: float
    code: str
    mine: bool
    table: int | None


class DealCard(Struct, frozen=True):
    """What a code stands for. A daily deal has its day, and the moment when that is over."""

    game: str
    code: str
    options: Any
    # What the edition is called, if it is not the standard one.
    edition: str | None
    day: str | None
    until: float | None


class DealResults(Struct, frozen=True):
    """A deal and what people have made of it, the best first.

    Of a daily deal first attempts are listed, of another one the best result of everybody, and
    `players` counts them. `mine` are my own results, the best first; `going_on` is the table at
    which I have not finished; `to_beat` is the result that was asked for.
    """

    deal: DealCard
    results: list[SoloResult]
    players: int
    mine: list[SoloResult]
    going_on: int | None
    to_beat: SoloResult | None


class TableResult(Struct, frozen=True):
    """The result of a game that was played alone, and the best before it with these options.

    `attempt` counts how often the person has begun this deal by then.
    """

    deal: DealCard
    result: SoloResult
    attempt: int
    best_before: SoloResult | None


class Best(Struct, frozen=True):
    """My best result in a game with certain options, and how many I have."""

    game: str
    options: Any
    edition: str | None
    played: int
    best: SoloResult


class Bests(Struct, frozen=True):
    """My best results by game and options, what I played last first."""

    bests: list[Best]


class DealPath(PathParts, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    code: Code


class BeatQuery(Query, frozen=True):
    """The table whose result is to be beaten."""

    beat: Id | None = None


class GameQuery(Query, frozen=True):
    """`game` leaves out all other games."""

    game: Annotated[str, Meta(max_length=40)] = ""


class _ResultWriter:
    """Tells attempts to one caller."""

    def __init__(self, call: ApiCall[Any]) -> None:
        self._services: Services = call.app
        self._me = None if call.person is None else call.person.id

    def plays(self, attempt: Attempt) -> bool:
        return self._me == attempt.person

    def is_mine(self, attempt: Attempt) -> bool:
        """Whether it is the caller's, or was played at the caller's device."""
        return self._me is not None and self._me in (attempt.person, attempt.keeper)

    def result(self, attempt: Attempt) -> SoloResult:
        mine = self.is_mine(attempt)
        return SoloResult(
            name=attempt.name,
            score=attempt.score,
            won=attempt.place == 1,
            rank=self._rank(attempt),
            first=attempt.first,
            ended=attempt.ended or 0.0,
            code=attempt.deal.code,
            mine=mine,
            table=attempt.table if mine else None,
        )

    def results(self, found: Sequence[Attempt]) -> list[SoloResult]:
        return [self.result(each) for each in found[:MOST]]

    def deal(self, deal: Deal) -> DealCard:
        edition = self._services.edition_name(deal.game, deal.options)
        until = None if deal.day is None else deals.end_of_day(date.fromisoformat(deal.day))
        return DealCard(deal.game, deal.code, deal.options, edition, deal.day, until)

    def _rank(self, attempt: Attempt) -> dict[str, str]:
        game = self._services.games.get(attempt.deal.game)
        return (
            in_all_languages(game, f"rank-{attempt.rank}")
            if game is not None and attempt.rank
            else {}
        )


async def _results(
    call: ApiCall[Any], game: Game[Any, Any], code: str, beat: int | None
) -> DealResults:
    services: Services = call.app
    teller = _ResultWriter(call)

    def find(connection: Connection) -> tuple[Deal, list[Attempt]]:
        deal = deals.find(connection, game, code)
        return deal, deals.attempts_at(connection, deal)

    deal, found = await services.store.read(find)
    own = [each for each in found if teller.is_mine(each)]
    first = deals.results(each for each in found if each.first)
    listed = first if deal.day is not None else deals.best_of_each(found)
    open_ones = [each.table for each in own if each.ended is None and teller.plays(each)]
    wanted = next((each for each in deals.results(found) if each.table == beat), None)
    return DealResults(
        teller.deal(deal),
        teller.results(listed),
        len(listed),
        teller.results(deals.results(own)),
        open_ones[-1] if open_ones else None,
        None if wanted is None else teller.result(wanted),
    )


@endpoint(
    "GET",
    "/api/games/{game}/daily",
    summary="The deal of the day",
    answer=DealResults,
    path=GamePath,
    tag="solo",
)
async def read_daily(call: ApiCall[None]) -> DealResults:
    """The same for everybody here from midnight to midnight UTC; first attempts, the best first."""
    services: Services = call.app
    game = services.game(call.path.game)
    deals.check_solo_game(game)
    return await _results(call, game, deals.today().isoformat(), None)


@endpoint(
    "GET",
    "/api/games/{game}/deals/{code}",
    summary="A deal, and what people have made of it",
    answer=DealResults,
    path=DealPath,
    query=BeatQuery,
    problems=(409,),
    tag="solo",
)
async def read_deal(call: ApiCall[None]) -> DealResults:
    """Whoever has the code may know it; what is dealt is not told."""
    services: Services = call.app
    game, code = services.game(call.path.game), deals.proper_code(call.path.code)
    deals.check_solo_game(game)
    return await _results(call, game, code, call.query.beat)


@endpoint(
    "POST",
    "/api/games/{game}/deals/{code}",
    summary="Play a deal",
    answer=TableCard,
    status=201,
    path=DealPath,
    needs_person=True,
    limit="create",
    problems=(409,),
    tag="solo",
)
async def play_deal(call: ApiCall[None]) -> TableCard:
    """At a new table of one's own, or where one has not finished: nobody has two at once."""
    services: Services = call.app
    game, code = services.game(call.path.game), deals.proper_code(call.path.code)
    deals.check_solo_game(game)
    found = await _results(call, game, code, None)
    if found.going_on is not None:
        return await card_of(call, await settled_room(call, found.going_on))
    plan = TableSpec(game.id, [SEAT_ME], found.deal.options, Untimed(), False, "", deal=code)
    return await card_of(call, await services.seating.make(call.require_person(), plan))


@endpoint(
    "GET",
    "/api/tables/{table}/result",
    summary="The result of a game played alone",
    answer=TableResult,
    path=TablePath,
    query=InvitationQuery,
    problems=(409,),
    tag="solo",
)
async def read_result(call: ApiCall[None]) -> TableResult:
    """Only once the game is over; 404 where several play, or where it was not played to its end."""
    services: Services = call.app
    room = await settled_room(call, call.path.table, call.query.invitation)
    room.require_finished()
    deal, person = room.row["deal"], room.chairs[0].person_id
    found: list[Attempt] = []
    if deal is not None and person is not None:
        game, terms = room.game.id, deal["terms"]
        found = await services.store.read(lambda c: deals.attempts_of(c, person, game, terms))
    this = next((each for each in deals.results(found) if each.table == room.id), None)
    if this is None:
        raise problems.not_found("This table has no result of somebody alone.", "no-result")
    begun = [each.table for each in found if each.deal.code == this.deal.code]
    earlier = [each for each in deals.results(found) if (each.ended or 0) < (this.ended or 0)]
    teller = _ResultWriter(call)
    return TableResult(
        teller.deal(this.deal),
        teller.result(this),
        begun.index(room.id) + 1,
        teller.result(earlier[0]) if earlier else None,
    )


@endpoint(
    "GET",
    "/api/me/bests",
    summary="My best results of games played alone",
    answer=Bests,
    query=GameQuery,
    needs_person=True,
    tag="solo",
)
async def my_bests(call: ApiCall[None]) -> Bests:
    """By game and options."""
    services: Services = call.app
    me, game = call.require_person().id, call.query.game or None
    found = await services.store.read(lambda c: deals.attempts_of(c, me, game))
    teller = _ResultWriter(call)
    groups: dict[bytes, list[Attempt]] = {}
    for each in sorted(deals.results(found), key=lambda each: -(each.ended or 0)):
        key = msgspec.json.encode((each.deal.game, each.deal.options), order="sorted")
        groups.setdefault(key, []).append(each)
    return Bests([_best(services, teller, group) for group in list(groups.values())[:MOST]])


def _best(services: Services, teller: _ResultWriter, group: Sequence[Attempt]) -> Best:
    best = deals.results(group)[0]
    deal = best.deal
    edition = services.edition_name(deal.game, deal.options)
    return Best(deal.game, deal.options, edition, len(group), teller.result(best))
