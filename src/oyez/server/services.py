"""The services of one server, created, started and stopped together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from oyez.editions.edition import STANDARD, NoEdition
from oyez.game import Game, installed_games
from oyez.library import KEPT, EditionLibrary
from oyez.server.config import Config
from oyez.server.notices import push
from oyez.server.notices.notifier import Notifier
from oyez.server.people.accounts import PersonRegistry
from oyez.server.people.identity import Person, TokenSigner, fresh_secret
from oyez.server.store import Store
from oyez.server.store.schema import settings
from oyez.server.tables.bot_workers import BotWorkers
from oyez.server.tables.registry import TableRegistry
from oyez.server.tables.seating import Seating
from oyez.server.tasks import BackgroundTasks
from oyez.server.time.timeline import TimelineCache
from oyez.server.time.turning_points import EvaluationCache
from oyez.server.wire import problems
from oyez.server.wire.problems import Unavailable
from oyez.server.wire.rate_limits import RateLimiter
from oyez.state.conversion import prepare_structs, prepared

_log: Final = logging.getLogger("oyez.house")

# How often the server notes that it is alive; players are spared what it was down for.
_HEARTBEAT: Final = 15.0
# No decision takes longer than that, so older outages are of no interest.
_REMEMBERED: Final = 60 * 24 * 3600.0
_Outages = list[tuple[float, float]]


class Services:
    """All services that endpoints, rooms and clocks share."""

    keys: TokenSigner
    push_keys: str

    def __init__(self, config: Config) -> None:
        self.config = config
        self.games: Mapping[str, Game[Any, Any]] = installed_games()
        prepare_structs()
        self.library = EditionLibrary(self.games, config.library, config.folder / KEPT)
        self.store = Store(config.url)
        self.limits = RateLimiter(config.limits)
        self.people = PersonRegistry(self.store)
        self.thinkers = BotWorkers(config.thinkers)
        self.registry = TableRegistry(self)
        self.seating = Seating(self)
        self.notifier = Notifier(self)
        self.timelines = TimelineCache()
        self.evaluations = EvaluationCache()
        # When the server was down, oldest first: from when until when.
        self.outages: _Outages = []
        self.tasks = BackgroundTasks()

    async def open(self) -> None:
        """Make or open the database, and take up what was under way."""
        self.config.folder.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(self.store.start)
        kept = await self.store.write(_settings)
        self.keys = TokenSigner(kept["secret"])
        self.push_keys = kept["push"].decode()
        self.outages = msgspec.json.decode(kept["outages"], type=prepared(_Outages))
        await self.notifier.start()
        self.registry.start()
        self.tasks.repeat("the heartbeat", lambda: self.store.write(_note_alive), _HEARTBEAT)

    async def close(self) -> None:
        """Stop so that nothing is lost."""
        await self.tasks.stop()
        await self.registry.stop()
        self.thinkers.close()
        await self.notifier.stop()
        try:
            await self.store.write(_note_alive)
        except Unavailable as fault:  # then the outage counts from the last heartbeat
            _log.warning("the end could not be noted: %s", fault)
        await asyncio.to_thread(self.store.close)

    async def person_of(self, user_id: int, version: int) -> Person | None:
        """The person of a token."""
        return await self.people.find(user_id, version)

    async def companion_of(self, person: Person, companion: int) -> Person:
        """Somebody who plays at a person's device, for whom that one may act."""
        return await self.people.acting(person, companion)

    def edition_name(self, game_id: str, options: Mapping[str, Any]) -> str | None:
        """What the edition of a table is called; None for the standard one."""
        game, key = self.games.get(game_id), options.get("edition", STANDARD)
        if key == STANDARD or game is None or game.editions is None:
            return None
        try:
            name: str = game.editions.find(key).header.name
        except NoEdition:
            return str(key).partition("@")[0]
        return name

    def game(self, game_id: str) -> Game[Any, Any]:
        """An installed game."""
        game = self.games.get(game_id)
        if game is None:
            raise problems.not_found("There is no such game here.", "no-game")
        return game


def _settings(connection: Connection) -> dict[str, bytes]:
    """What was settled at the first start."""
    kept = {row.key: row.value for row in connection.execute(select(settings))}
    for key, make in (("secret", fresh_secret), ("push", lambda: push.fresh_keys().encode())):
        if key not in kept:
            kept[key] = make()
            connection.execute(insert(settings), {"key": key, "value": kept[key]})
    now = time.time()
    outages = msgspec.json.decode(kept.get("outages", b"[]"), type=prepared(_Outages))
    if "alive" in kept:
        outages.append((float(kept["alive"]), now))
    kept["outages"] = msgspec.json.encode([each for each in outages if each[1] > now - _REMEMBERED])
    _keep(connection, "outages", kept["outages"])
    _keep(connection, "alive", str(now).encode())
    return kept


def _note_alive(connection: Connection) -> None:
    _keep(connection, "alive", str(time.time()).encode())


def _keep(connection: Connection, key: str, value: bytes) -> None:
    connection.execute(delete(settings).where(settings.c.key == key))
    connection.execute(insert(settings), {"key": key, "value": value})
