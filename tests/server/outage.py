"""A small world at a server whose store fails: people who ask for everything, tables left alone.

`python -m bench.faults` lets it meet every fault; `test_faults.py` some.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import Counter
from contextlib import closing
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from oyez.bots import BotDecision, decide_from_bytes, pack_observation
from oyez.kernel import Match, Seat
from oyez.server import services
from oyez.server.tables import bot_runner, deals, registry
from tests.kernel.solitaire import GAME as SOLITAIRE
from tests.server.clients import GAME, Json, Person, Server, Table, eventually, sample
from tests.server.faults import COMMIT, SETTING_UP, Disk, Fault
from tests.server.test_push import EXAMPLE

PASSWORD: Final = "correct horse"
LIVE: Final = {"type": "live", "per_decision": 600, "bank": 200}
# As if this had been long ago: far more than any clock allows.
LONG_AGO: Final = 1e6
UNAVAILABLE: Final = 503
DEVICE: Final = {"endpoint": "https://push.example/1", "keys": EXAMPLE}
_ALONE: Final = {"game": SOLITAIRE.id, "seats": ["me"]}
# Every kind of statement that the server has; a test sees to it that none is missing.
KINDS: Final = (
    "BEGIN",
    "COMMIT",
    "CONNECT",
    "CREATE",
    "DELETE attempts",
    "DELETE hearers",
    "DELETE notices",
    "DELETE origins",
    "DELETE previous_games",
    "DELETE rematches",
    "DELETE seats",
    "DELETE settings",
    "DELETE subscriptions",
    "DELETE tables",
    "DELETE talk",
    "DELETE visits",
    "INSERT attempts",
    "INSERT companions",
    "INSERT deals",
    "INSERT hearers",
    "INSERT moves",
    "INSERT notices",
    "INSERT origins",
    "INSERT people",
    "INSERT previous_games",
    "INSERT rematches",
    "INSERT said",
    "INSERT seats",
    "INSERT settings",
    "INSERT snapshots",
    "INSERT subscriptions",
    "INSERT tables",
    "INSERT talk",
    "INSERT visits",
    "PRAGMA",
    "SELECT attempts deals",
    "SELECT attempts deals tables seats people companions",
    "SELECT deals",
    "SELECT hearers people talk",
    "SELECT moves",
    "SELECT notices",
    "SELECT origins",
    "SELECT people",
    "SELECT people companions",
    "SELECT previous_games",
    "SELECT rematches",
    "SELECT seats people companions",
    "SELECT snapshots",
    "SELECT subscriptions",
    "SELECT tables",
    "SELECT tables people",
    "SELECT tables people seats",
    "SELECT tables people seats companions",
    "SELECT tables seats",
    "SELECT tables seats companions",
    "SELECT talk people",
    "SELECT talk people hearers",
    "SELECT visits",
    "UPDATE companions",
    "UPDATE hearers",
    "UPDATE notices",
    "UPDATE people",
    "UPDATE seats",
    "UPDATE subscriptions",
    "UPDATE tables",
    "UPDATE talk",
    "UPDATE visits",
)
# What only the heartbeat asks for, which comes in its own time and by no request.
_OF_HEARTBEAT: Final = ("DELETE settings", "INSERT settings")
# What stands still in the file though nothing hinders it.
_STUCK: Final = {
    "tables that wait for a bot": "SELECT id FROM tables WHERE stage = 'playing' AND bots_wait",
    "tables that are full and have not begun": """SELECT id FROM tables WHERE stage = 'open' AND id
        NOT IN (SELECT table_id FROM seats WHERE person_id IS NULL AND bot IS NULL)""",
    "notices that are not sent": "SELECT id FROM notices WHERE NOT sent",
}
# Nothing waits for minutes here.
HASTE: Final[list[tuple[Any, str, float]]] = [
    (services, "_HEARTBEAT", 0.2),
    (registry, "_ROUND", 0.05),
    (bot_runner, "_UNATTENDED", 0.0),
    (bot_runner, "SCRIPT_STEP_SECONDS", 0.0),
]


class World:
    """Tables and people; `trouble` collects every answer that must not be."""

    def __init__(self, server: Server, disk: Disk) -> None:
        self.server, self.disk = server, disk
        self.rng = Random(1)
        self.toured: set[tuple[str, str]] = set()
        self.trouble: list[str] = []
        self.refused: list[tuple[str, str]] = []
        # What was acknowledged: keys of deeds and of talk by table, and people by name.
        self.deeds: list[tuple[int, str]] = []
        self.talk: list[tuple[int, str]] = []
        self.guests: list[str] = []
        self._count = 0
        self._silent = False
        server.services.games = {**server.services.games, SOLITAIRE.id: SOLITAIRE}
        server.call(self._think_here)
        self.account = server.guest("Owner")
        self.account.post("/api/accounts", {"name": "Owner", "password": PASSWORD})
        self.earlier = server.table(self.account, "random", options={"rounds": 1})
        self.earlier.play([self.account], self.rng)

    # -- bots, which wait for the fault ---------------------------------------------------------

    def _think_here(self) -> None:
        self.server.services.thinkers.ask = self._ask  # type: ignore[method-assign]

    async def _ask(self, match: Match[Any], seat: Seat, name: str) -> BotDecision | None:
        """Any answer, as soon as bots may speak; without a process, which would cost more."""
        while self._silent:
            await asyncio.sleep(0.01)
        return decide_from_bytes(
            "random", pack_observation(match, seat, self.rng), self.rng.getrandbits(60)
        )

    # -- before the fault -------------------------------------------------------------------------

    def prepare(self) -> None:
        """Tables of all sorts; at the last one bots hold their tongues until the fault is there."""
        self._count += 1
        self._silent = False
        server, one = self.server, {"rounds": 1}
        self.host, self.friend = server.guest(f"Host {self._count}"), server.guest("Friend")
        self.stranger, self.newcomer = server.guest("Stranger"), server.guest("Newcomer")
        self.played = server.table(self.host, self.friend, "random", options=one)
        self.timed = server.table(self.host, self.friend, "random", options=one, pace=LIVE)
        self.spare = server.table(self.host, self.friend, options=one)
        self.cold = server.table(self.host, self.friend, options=one)
        self.open = server.table(self.host, "open", "open", options=one)
        self.unwanted = server.table(self.host, "open", options=one)
        self.unfinished = server.table(self.host, "random", options=one)
        self.lesson = self._table(self.host.post(f"/api/lessons/{GAME}/first"))
        self.alone = self._table(self.host.post("/api/tables", _ALONE))
        view = self.alone.view(self.host)
        self.alone.do(self.host, self.alone.deed(self.host, view, {"type": "give-up"}, kind="act"))
        self.over = self._bots()
        eventually(lambda: self.stage(self.over) == "finished", "the end of a game of bots")
        self.host.post(f"{self.played.path}/talk", {"text": "Oyez"})
        answer = eventually(self._find_answer, "a question to a person")
        assert answer is not None
        self.answer = answer
        eventually(self._people_asked, "a question to a person whose clock runs")
        self._silent = True
        self.bots = self._bots()
        server.call(self._forget)

    def _table(self, card: Json) -> Table:
        return Table(self.server, card["id"], card["invitation"] or "")

    def _bots(self) -> Table:
        """A table that is left to bots."""
        plan = {"game": GAME, "seats": ["random"] * 2, "public": True, "options": {"rounds": 1}}
        return self._table(self.host.post("/api/tables", plan))

    def _find_answer(self) -> tuple[Person, Json] | None:
        """Who is asked at the table that is played, and a deed that answers."""
        for person in (self.host, self.friend):
            view = self.played.view(person)
            if (question := view.get("question")) and not question.get("answered", False):
                value = sample(question["choices"], self.rng)
                key = f"deed-{self._count}"
                return person, self.played.deed(person, view, value, ply=question["ply"], key=key)
        return None

    def _people_asked(self) -> list[Seat]:
        room = self.server.room(self.timed.id)
        assert room.match is not None
        return [seat for seat in room.match.waiting() if room.bot_in(seat) is None]

    def _forget(self) -> None:
        """Let the server know nobody by heart, and close one room, so that it has to read."""
        registry = self.server.services.registry
        self.server.services.people._known.clear()
        for room in registry.rooms.values():
            room.viewers.forget_polls()
        if (cold := registry.rooms.get(self.cold.id)) is not None:
            cold.close()
            registry.forget(cold)

    # -- the fault --------------------------------------------------------------------------------

    def strike(self, kind: str, fault: Fault) -> None:
        """From now on statements of a kind fail; bots speak, and a clock has run out."""
        self.late = self._people_asked()
        if kind in SETTING_UP:
            self._cut_connections()
        self.disk.fail(kind, fault)
        self._silent = False
        self.server.call(self._run_out)

    def _cut_connections(self) -> None:
        """Let the server lose all connections to its database, the one that writes first."""
        self.disk.fail(COMMIT, "broken")
        self._ask_for(None, "POST", "/api/guests", {})
        self.server.services.store.engine.dispose()

    def _run_out(self) -> None:
        """The clock of whoever is asked has run out long ago, in memory and in the store."""
        room = self.server.services.registry.rooms[self.timed.id]
        room.clocks._clocks = [
            clock if clock.since is None else replace(clock, since=clock.since - LONG_AGO)
            for clock in room.clocks._clocks
        ]
        values = (msgspec.json.encode(room.clocks.saved()), room.due(), room.id)
        self._write("UPDATE tables SET clocks = ?, due = ? WHERE id = ?", values)
        self.server.services.registry.watch_clock(room)

    def tour(self) -> None:
        """Ask for everything there is, each at least once."""
        self._meet_people()
        self._visit_lobby()
        self._play()
        self._look_back()
        self._play_alone()
        self._be_told()

    def _meet_people(self) -> None:
        ask, name = self._ask_for, f"Account {self._count}"
        made = ask(None, "POST", "/api/guests", {"name": f"Guest {self._count}"})
        if made is not None:
            self.guests.append(f"Guest {self._count}")
        ask(self.newcomer, "POST", "/api/accounts", {"name": name, "password": PASSWORD})
        owner = {"name": "Owner", "password": PASSWORD}
        ask(self.stranger, "POST", "/api/sessions", owner)
        ask(self.account, "GET", "/api/me")
        ask(self.account, "PATCH", "/api/me", {"lang": "fr"})
        ask(self.newcomer, "DELETE", "/api/sessions")
        ask(self.newcomer, "DELETE", "/api/me/sessions")

    def _visit_lobby(self) -> None:
        ask, host, friend = self._ask_for, self.host, self.friend
        plan = {"game": GAME, "seats": ["me", "random"], "options": {"rounds": 1}}
        for which in ("open", "mine", "finished", "played"):
            ask(host, "GET", "/api/tables", list=which)
        ask(host, "POST", "/api/tables", plan)
        ask(host, "POST", "/api/tables", plan | {"seats": ["me", "here:Near"]})
        after = plan | {"options": {"rounds": 1, "precedence": True}, "previous": self.earlier.id}
        ask(self.account, "POST", "/api/tables", after)
        ask(None, "GET", "/api/tables/{table}", table=self.cold)
        seat = {"invitation": self.open.invitation}
        ask(friend, "POST", "/api/tables/{table}/seat", seat, table=self.open)
        ask(friend, "DELETE", "/api/tables/{table}/seat", table=self.open)
        bot = {"bot": "random"}
        ask(host, "PUT", "/api/tables/{table}/seats/{seat}/bot", bot, table=self.open)
        ask(host, "POST", "/api/tables/{table}/start", bot, table=self.open)
        ask(friend, "DELETE", "/api/tables/{table}/seat", table=self.spare)
        ask(friend, "POST", "/api/tables/{table}/return", table=self.spare)
        ask(host, "DELETE", "/api/tables/{table}", table=self.unwanted)
        ask(host, "POST", "/api/tables/{table}/end", table=self.unfinished)
        ask(self.account, "GET", "/api/me/results")
        ask(host, "GET", "/api")
        ask(host, "GET", "/api/games")
        for what in ("rules", "texts", "drawings/{file}"):
            ask(host, "GET", f"/api/games/{{game}}/{what}")

    def _play(self) -> None:
        ask, host = self._ask_for, self.host
        person, deed = self.answer
        trial = {"value": deed["value"], "ply": deed["ply"], "epoch": deed["epoch"]}
        ask(person, "POST", "/api/tables/{table}/preview", trial, table=self.played)
        way = {"path": [], "ply": deed["ply"], "epoch": deed["epoch"]}
        ask(person, "POST", "/api/tables/{table}/choices", way, table=self.played)
        self._answer()
        for what in ("view", "log", "record", "talk"):
            ask(host, "GET", f"/api/tables/{{table}}/{what}", table=self.played)
        said = {"text": "Oyez", "key": f"talk-{self._count}"}
        whispered: Json = {"text": "Hush", "key": f"whisper-{self._count}", "to": [1]}
        for line in (said, whispered):
            if ask(host, "POST", "/api/tables/{table}/talk", line, table=self.played) is not None:
                self.talk.append((self.played.id, line["key"]))
        ask(host, "GET", "/api/lessons")
        ask(host, "POST", "/api/tables/{table}/free", table=self.lesson)
        ask(self.friend, "POST", "/api/lessons/{game}/{lesson}")
        ask(self.friend, "POST", "/api/lessons/{game}/{lesson}/after")

    def _look_back(self) -> None:
        ask, host = self._ask_for, self.host
        for what in ("moments", "outline", "chronicle", "recap", "turning", "happenings"):
            ask(host, "GET", f"/api/tables/{{table}}/{what}", table=self.over)
        ask(host, "GET", "/api/tables/{table}/replay", table=self.over, name="none")
        ask(host, "GET", "/api/tables/{table}/why", table=self.played, thing="none")
        ask(host, "PUT", "/api/tables/{table}/seen", {"moment": 1}, table=self.over)
        ask(host, "POST", "/api/tables/{table}/fork", {"bot": "random"}, table=self.spare)
        ask(host, "POST", "/api/tables/{table}/rematch", table=self.over)

    def _play_alone(self) -> None:
        ask, host = self._ask_for, self.host
        ask(host, "POST", "/api/tables", _ALONE)
        ask(host, "GET", "/api/games/{solo}/daily")
        ask(host, "GET", "/api/games/{solo}/deals/{code}")
        ask(self.friend, "POST", "/api/games/{solo}/deals/{code}")
        ask(host, "GET", "/api/tables/{table}/result", table=self.alone)
        ask(host, "GET", "/api/me/bests")

    def _be_told(self) -> None:
        ask, host = self._ask_for, self.host
        ask(host, "GET", "/api/me/notices")
        ask(host, "GET", "/api/push/key")
        ask(host, "POST", "/api/me/devices", DEVICE)
        ask(host, "DELETE", "/api/me/devices", {"endpoint": DEVICE["endpoint"]})
        ask(host, "PUT", "/api/me/webhook", {"url": None})

    def _answer(self) -> bool:
        """Send the answer, perhaps again; whether it is acknowledged."""
        person, deed = self.answer
        path = "/api/tables/{table}/deeds"
        if self._ask_for(person, "POST", path, deed, table=self.played) is None:
            return False
        self.deeds.append((self.played.id, deed["key"]))
        return True

    def _ask_for(
        self,
        person: Person | None,
        method: str,
        place: str,
        body: Any = None,
        table: Table | None = None,
        **query: Any,
    ) -> Any:
        """What a request gives, None if it is refused; whatever must not be is noted."""
        names = {"game": GAME, "lesson": "first", "seat": 1, "file": "none.svg"}
        names |= {"solo": SOLITAIRE.id, "code": deals.today().isoformat()}
        path = place.format(table=table.id if table is not None else 0, **names)
        who = person or self.server.nobody()
        answer = who.ask(method, path, body, **query)
        self.toured.add((method, place.replace("{solo}", "{game}")))
        patient = answer.status_code == UNAVAILABLE and "Retry-After" in answer.headers
        if answer.is_server_error and not patient:
            self.trouble.append(f"{method} {place}: {answer.status_code} {answer.text[:100]}")
        if not answer.is_success:
            self.refused.append((method, place))
            return None
        return answer.json() if answer.content else {}

    def wait_for_trouble(self) -> None:
        """Until the table of bots, the clock and the heartbeat have met it, or got round it."""
        failing = self.server.services.registry.failures
        eventually(lambda: self.bots.id in failing or self._over(), "the bots' turn")
        eventually(lambda: self.timed.id in failing or self._relieved(), "the clock's turn")
        if self.disk.failing in _OF_HEARTBEAT:
            eventually(lambda: self.disk.struck, "the heartbeat's turn")

    # -- after it ---------------------------------------------------------------------------------

    def going_on(self) -> str:
        """What has not gone on by itself yet, as the file says, which is looked at past the server;
        empty if everything has."""
        if not self._over():
            return "the table of bots"
        if not self._relieved():
            return "the clock that ran out"
        for what, query in _STUCK.items():
            if found := self.read(query):
                return f"{what}: {found[:5]}"
        return "" if self.alive() else "the heartbeat"

    def alive(self) -> bool:
        """Whether the server has noted lately that it is alive."""
        ((noted,),) = self.read("SELECT value FROM settings WHERE key = 'alive'")
        return float(noted) > self.mended_at

    def mend(self) -> None:
        """From now on everything works."""
        self.disk.mend()
        self.mended_at = time.time()

    def confirm(self) -> list[str]:
        """Send again what may not have been acknowledged; why it is refused, if it is."""
        person, deed = self.answer
        answer = person.ask("POST", f"{self.played.path}/deeds", deed)
        if not answer.is_success:
            return [f"an answer sent again: {answer.text[:200]}"]
        self.deeds.append((self.played.id, deed["key"]))
        return []

    @property
    def acknowledged(self) -> int:
        """How much was acknowledged so far."""
        return len(self.deeds) + len(self.talk) + len(self.guests)

    def lost(self) -> list[str]:
        """What was acknowledged and is not in the file, or is there twice."""
        found = Counter(self.read("SELECT table_id, key FROM moves WHERE key IS NOT NULL"))
        said = Counter(self.read("SELECT table_id, key FROM talk"))
        names = Counter(name for (name,) in self.read("SELECT name FROM people"))
        lost = [f"deed {each}" for each in self.deeds if found[each] != 1]
        lost += [f"talk {each}" for each in self.talk if said[each] != 1]
        return lost + [f"guest {name}" for name in self.guests if not names[name]]

    def stage(self, table: Table) -> str:
        """How far a table is, without visiting it."""
        ((stage,),) = self.read("SELECT stage FROM tables WHERE id = ?", (table.id,))
        return str(stage)

    def _over(self) -> bool:
        return self.stage(self.bots) == "finished"

    def _relieved(self) -> bool:
        """Whether stewards play for all whose time was up, and have answered."""
        where = f"table_id = {self.timed.id} AND seat IN ({', '.join(map(str, self.late))})"
        here = self.read(f"SELECT 1 FROM seats WHERE {where} AND steward")
        answered = self.read(f"SELECT DISTINCT seat FROM moves WHERE {where} AND kind = 'answer'")
        return len(here) == len(self.late) <= len(answered)

    def read(self, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
        """Look into the file of the database, past the server."""
        with self._file() as file:
            return file.execute(query, values).fetchall()

    def _write(self, statement: str, values: tuple[Any, ...]) -> None:
        with self._file() as file, file:
            file.execute(statement, values)

    def _file(self) -> closing[sqlite3.Connection]:
        return closing(sqlite3.connect(self.server.config.folder / "oyez.sqlite3", timeout=30))
