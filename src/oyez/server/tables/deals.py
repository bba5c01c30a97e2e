"""Deals: a game for one, the same for whoever plays it, by a code that people pass on.

A code stands for a game with certain options. The seed of the deal is made from it and from the
secret of this server, so that nobody who knows the code can work out what will be drawn. It is not
stored: whoever opens a table again makes it again.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, insert, select

from oyez.choices.basic import written
from oyez.game import Game
from oyez.kernel import DealSeed
from oyez.kernel.seeds import LONGEST, SHORTEST, fresh_code, read_code
from oyez.server.people.identity import TokenSigner
from oyez.server.store import matches
from oyez.server.store.schema import attempts, companions, deals, people, seats, tables
from oyez.server.wire import problems

_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")


class Deal(Struct, frozen=True):
    """What a code stands for; `id` is None as long as nobody has played it."""

    game: str
    code: str
    options: Any
    id: int | None = None

    @property
    def day(self) -> str | None:
        """The day of a daily deal."""
        return self.code if _DAY.fullmatch(self.code) else None


class Attempt(Struct, frozen=True):
    """A game at a deal that somebody has begun, and how it ended if it did.

    `first` is the one that the person began first: in later ones they may know what will come.
    """

    table: int
    deal: Deal
    person: int
    keeper: int
    name: str
    first: bool
    ended: float | None = None
    score: int | None = None
    place: int = 0
    rank: str = ""

    @property
    def merit(self) -> tuple[float, int, float]:
        """The better, the smaller: by score, then victory before defeat, then who was earlier."""
        score = float("-inf") if self.score is None else self.score
        return (-score, self.place, self.ended or 0.0)


# -- codes and days -------------------------------------------------------------------------------


def proper_code(code: str) -> str:
    """A code as it is kept; a Problem if it is none."""
    read = read_code(code)
    if read is None:
        words = f"A code has {SHORTEST} to {LONGEST} letters from a to z, figures or hyphens."
        raise problems.invalid(words, "bad-code")
    return read


def today() -> date:
    """The day that it is in Greenwich."""
    return datetime.fromtimestamp(time.time(), UTC).date()


def end_of_day(day: date) -> float:
    """When a day is over."""
    next_day = day + timedelta(days=1)
    return datetime(next_day.year, next_day.month, next_day.day, tzinfo=UTC).timestamp()


def daily(game: Game[Any, Any], code: str) -> Deal | None:
    """The deal of a day, which is the code; None if the code is no day, a Problem if not yet."""
    if _DAY.fullmatch(code) is None:
        return None
    try:
        day = date.fromisoformat(code)
    except ValueError:
        raise _unknown() from None
    if day > today():
        words = "That day has not come yet; nor has its deal."
        raise problems.conflict("not-yet", words)
    return Deal(game.id, code, msgspec.to_builtins(game.daily_options(day)))


def _unknown() -> problems.Problem:
    return problems.not_found("Nobody has played a deal with this code here.", "no-deal")


def check_solo_game(game: Game[Any, Any]) -> None:
    """A Problem unless one person can play the game alone."""
    if 1 not in game.seats:
        raise problems.not_found("This game is not for one player.", "no-deal")


# -- seeds ----------------------------------------------------------------------------------------


def fingerprint(game: Game[Any, Any], options: Any) -> str:
    """What tells options apart: those that are not as the game has them by itself."""
    usual: dict[str, Any] = msgspec.to_builtins(game.options())
    given: dict[str, Any] = msgspec.to_builtins(options)
    chosen = {name: value for name, value in given.items() if value != usual.get(name)}
    return blake2b(written(chosen), digest_size=16).hexdigest()


def random_source(keys: TokenSigner, row: dict[str, Any]) -> Random | DealSeed:
    """Where chance comes from at a table: its deal, or else the system."""
    deal = row["deal"]
    if deal is None:
        return matches.system_random()
    return DealSeed(keys.deal_secret(row["game"], deal["terms"], deal["code"]))


# -- in the store ---------------------------------------------------------------------------------


def find(connection: Connection, game: Game[Any, Any], code: str) -> Deal:
    """The deal of a code; a Problem if there is none."""
    row = _row(connection, game.id, code)
    if row is not None:
        return Deal(game.id, code, row.options, row.id)
    found = daily(game, code)
    if found is None:
        raise _unknown()
    return found


def record_attempt(connection: Connection, table_id: int, game: Game[Any, Any], deal: Deal) -> str:
    """Note that a table is an attempt at a deal; the fingerprint of its options.

    A Problem if the code stands for other options already.
    """
    terms = fingerprint(game, deal.options)
    row = _row(connection, game.id, deal.code)
    if terms != (_terms_of_day(game, deal.code, terms) if row is None else row.terms):
        words = "This code stands for other options; open its page to play with those."
        raise problems.conflict("other-options", words)
    if row is None:
        made = {"game": game.id, "code": deal.code, "terms": terms, "options": deal.options}
        inserted = connection.execute(insert(deals), made).inserted_primary_key
        assert inserted is not None
        deal_id: int = inserted[0]
    else:
        deal_id = row.id
    connection.execute(insert(attempts), {"table_id": table_id, "deal_id": deal_id})
    return terms


def _terms_of_day(game: Game[Any, Any], code: str, otherwise: str) -> str:
    """The fingerprint that a code must have if it is a day."""
    day = daily(game, code)
    return otherwise if day is None else fingerprint(game, day.options)


def _row(connection: Connection, game: str, code: str) -> Any:
    query = select(deals).where(deals.c.game == game, deals.c.code == code)
    return connection.execute(query).first()


def attempts_at(connection: Connection, deal: Deal) -> list[Attempt]:
    """Every attempt at a deal, in the order in which they were begun."""
    return _told(connection, _begun().where(deals.c.id == deal.id)) if deal.id else []


def attempts_of(
    connection: Connection, person: int, game: str | None = None, terms: str | None = None
) -> list[Attempt]:
    """Every attempt of a person, in the order in which they were begun."""
    query = _begun().where(seats.c.person_id == person)
    if game is not None:
        query = query.where(deals.c.game == game)
    if terms is not None:
        query = query.where(deals.c.terms == terms)
    return _told(connection, query)


def _begun() -> Select[Any]:
    """The games that people have begun, by their beginning."""
    return (
        select(
            tables.c.id.label("table_id"),
            tables.c.stage,
            tables.c.moved,
            tables.c.outcome,
            seats.c.person_id,
            seats.c.steward,
            people.c.name,
            companions.c.keeper,
            deals,
        )
        .select_from(attempts)
        .join(deals, deals.c.id == attempts.c.deal_id)
        .join(tables, tables.c.id == attempts.c.table_id)
        .join(seats, seats.c.table_id == tables.c.id)
        .join(people, people.c.id == seats.c.person_id)
        .outerjoin(companions, companions.c.person_id == seats.c.person_id)
        .where(tables.c.started.is_not(None))
        .order_by(tables.c.started, tables.c.id)
    )


def _told(connection: Connection, query: Select[Any]) -> list[Attempt]:
    found: list[Attempt] = []
    known: set[tuple[int, int]] = set()
    for row in connection.execute(query):
        deal = Deal(row.game, row.code, row.options, row.id)
        first = (row.id, row.person_id) not in known
        known.add((row.id, row.person_id))
        keeper = row.person_id if row.keeper is None else row.keeper
        attempt = Attempt(row.table_id, deal, row.person_id, keeper, row.name, first)
        found.append(_ended(attempt, row) if row.stage == "finished" else attempt)
    return found


def _ended(attempt: Attempt, row: Any) -> Attempt:
    """The attempt with its result; it has none if it was given up, or left to a steward."""
    places: dict[str, int] = row.outcome["places"]
    if not places or row.steward:
        return msgspec.structs.replace(attempt, ended=row.moved)
    score = row.outcome["scores"].get("0")
    rank = row.outcome.get("rank", "")
    return msgspec.structs.replace(
        attempt, ended=row.moved, score=score, place=places["0"], rank=rank
    )


def results(found: Iterable[Attempt]) -> list[Attempt]:
    """The attempts that have a result, the best first."""
    return sorted((each for each in found if each.place), key=lambda each: each.merit)


def best_of_each(found: Sequence[Attempt]) -> list[Attempt]:
    """The best result of everybody, the best first."""
    best: dict[int, Attempt] = {}
    for each in results(found):
        best.setdefault(each.person, each)
    return list(best.values())


__all__ = [
    "Attempt",
    "Deal",
    "attempts_at",
    "attempts_of",
    "best_of_each",
    "check_solo_game",
    "daily",
    "end_of_day",
    "find",
    "fingerprint",
    "fresh_code",
    "proper_code",
    "random_source",
    "record_attempt",
    "results",
    "today",
]
