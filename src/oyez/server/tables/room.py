"""A table in memory: its match, viewers, clocks and bots, and the moves not yet on disk."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import msgspec

from oyez.bots import STEWARD
from oyez.kernel import Answer, Match, Refused, Seat
from oyez.kernel.inquiries import boundary, is_noticeable, step_began, undo_is_own
from oyez.kernel.record import Snapshot
from oyez.kernel.undo import redo, undo, undo_point
from oyez.server.notices.pending import PendingState
from oyez.server.people.identity import Person
from oyez.server.store import StoredMove, TableState, matches
from oyez.server.store.matches import LEFT, UNDO, UNDO_OWN, StoredTable, TableAccess, TableSeat
from oyez.server.tables import deals
from oyez.server.tables.bot_runner import BotRunner
from oyez.server.tables.coach import Coach, coach_of
from oyez.server.tables.commands import Command, CommandKind, confirm_repeat, problem_of
from oyez.server.tables.viewers import TableViewers
from oyez.server.time.clocks import TableClocks
from oyez.server.time.pace import Pace
from oyez.server.wire import problems
from oyez.server.wire.problems import Problem, Unavailable
from oyez.state.conversion import prepared
from oyez.state.events import LoggedEvent

if TYPE_CHECKING:
    from oyez.server.services import Services

_log: Final = logging.getLogger("oyez.room")

# A snapshot is kept every so many plies: what comes after it may have to be played again.
_SNAPSHOT_EVERY: Final = 32


class RoomClosed(Unavailable):
    """The room has been closed; open the table again through the registry."""


class Room:
    """One table. All of its methods run in the event loop."""

    def __init__(self, services: Services, stored: StoredTable, match: Match[Any] | None) -> None:
        row = stored.row
        self.services = services
        self.id: int = row["id"]
        self.row = row
        self.game = matches.game_as_stored(services.games[row["game"]], stored)
        self.pace: Pace = msgspec.convert(row["pace"], prepared(Pace))
        self.chairs: list[TableSeat] = stored.chairs
        self.match = match
        self.viewers = TableViewers(self)
        self.changing = asyncio.Lock()
        self.open = True
        self.deleted = False
        self.moved = time.monotonic()
        self.unloaded = False
        # Whether nobody is known to have said anything here.
        self.quiet = False
        self._due: float | None = None
        self._pending = 0
        self._settled: list[asyncio.Future[None]] = []
        self._news: list[dict[str, Any]] = []
        saved: dict[str, Any] = row["clocks"] or {}
        self.clocks = TableClocks(self.pace, len(self.chairs), saved)
        for down, up in services.outages:
            if up > saved.get("as_of", up):
                self.clocks.credit_time(up, down)
        self.bots = BotRunner(self)
        self.coach: Coach | None = coach_of(self.game, row["lesson"])
        self._recall(stored)
        self._apply_script()

    def _recall(self, stored: StoredTable) -> None:
        """What has been done so far, so that nothing is done twice."""
        self._seq = stored.seq
        self._keys: dict[tuple[int, str], tuple[bytes, asyncio.Future[Any] | None]] = {
            key: (said, None) for key, said in stored.keys.items()
        }
        self._epochs = stored.epochs
        self._snapshot_ply = (
            stored.snapshot.ply if stored.snapshot is not None else -_SNAPSHOT_EVERY
        )

    def unload(self) -> None:
        """Give the memory back while nothing happens; whoever looks on stays."""
        self.match, self.unloaded = None, True
        self._keys = {}
        self.viewers.forget()

    def reload(self, stored: StoredTable, match: Match[Any] | None) -> None:
        """Come back with all that was stored."""
        self.match, self.unloaded = match, False
        self._recall(stored)
        self._apply_script()
        self.moved = time.monotonic()
        self.store_repairs(len(stored.answers))

    def store_repairs(self, plies: int) -> None:
        """Store at once how a record was cut or carried on because the rules were mended."""
        match = self.match
        if match is not None and match.ply != plies:
            self._save(match, min(match.ply, plies), "mended", -1)

    def begin(self, said: Sequence[Answer] = ()) -> asyncio.Future[Any]:
        """Everybody is here: set the game up, with what was `said` in it already."""
        stored = self.row["options"]
        options = msgspec.convert(stored, prepared(self.game.options), str_keys=True)
        chance = deals.random_source(self.services.keys, self.row)
        start = self.row["start"]
        match = matches.new_match(self.game, len(self.chairs), options, start, said, chance)
        self.match = match
        self._apply_script()
        self.row["rules"] = self.game.rules
        return self._save(match, 0, "start", -1)

    # -- lessons --------------------------------------------------------------------------------

    @property
    def coached(self) -> bool:
        """Whether a script, and nobody else, plays the other seats."""
        return self.coach is not None and self.match is not None and self.coach.leads(self.match)

    def next_by_script(self) -> Seat | None:
        """Which seat has to say what a script has for it, if there is one."""
        if not self.open or self.coach is None or self.match is None:
            return None
        return self.coach.next(self.match)

    def _apply_script(self) -> None:
        """Let chance do what the script says, if there is one."""
        if self.coach is not None and self.match is not None:
            self.coach.apply_script(self.match)

    def play_script_line(self, seat: Seat) -> asyncio.Future[Any]:
        """Let a seat say what the script has for it."""
        match, coach = self._playing(), self.coach
        assert coach is not None
        ply, before = match.ply, self.services.notifier.before_move(self, match)
        if not coach.speak_line(match, seat):
            _log.warning("table %s: the rules do not allow what the lesson wants", self.id)
            self.dismiss_coach()
        self._apply_script()
        return self._save(match, ply, "answer", seat, None, before)

    def dismiss_coach(self) -> None:
        """From here on everybody plays as they like, and chance is chance."""
        self.coach = None
        if self.match is not None:
            self.match.rng = matches.system_random()
        self.viewers.dismiss_coach()
        self.viewers.changed()
        self.bots.call()

    # -- who is here ----------------------------------------------------------------------------

    def seat_of(self, person_id: int | None) -> Seat | None:
        """Where a person sits, if at all."""
        if person_id is None:
            return None
        return next((c.seat for c in self.chairs if c.person_id == person_id), None)

    def insiders(self) -> set[int | None]:
        """Whose table it is."""
        return matches.insiders(self.row["host"], self.chairs)

    def is_player(self, person: Person | None) -> bool:
        """Whether a person plays here, in a seat of their own or at their device."""
        return person is not None and any(c.keeper == person.keeper for c in self.chairs)

    def admission(self) -> TableAccess:
        """Who may see the table."""
        return TableAccess(self.id, self.row["public"], self.insiders())

    @property
    def played_by_people(self) -> bool:
        """Whether a person plays here, and not only bots and stewards."""
        return bool(self.timed_seats())

    def note_unattended_since(self) -> None:
        """Note since which move no person plays, or that one does."""
        alone = not self.played_by_people
        if not alone or self.row["alone_since"] is None:
            self.row["alone_since"] = self._seq if alone else None

    def attended(self) -> bool:
        """Whether anybody plays or looks on; bots that were left alone from the start are."""
        people = [chair for chair in self.chairs if chair.kind == "person"]
        left = bool(people) and all(chair.steward for chair in people)
        return not left or self.viewers.watched

    @property
    def saving(self) -> bool:
        """Whether something that was done is not on disk yet, and so must not be shown."""
        return self._pending > 0

    @property
    def idle(self) -> bool:
        """Whether nothing is under way that needs the match in memory."""
        busy = self._pending or self.bots.thinking or self.viewers.busy
        return not busy and not self.changing.locked()

    def names(self) -> list[str]:
        """The players' names, seat by seat."""
        return [chair.name for chair in self.chairs]

    # -- doing ----------------------------------------------------------------------------------

    def do(self, seat: Seat, deed: Command) -> asyncio.Future[Any]:
        """Carry out a deed; the future is done when it is on disk. A Problem changes nothing."""
        match = self._playing()
        self.check_epoch(seat, deed.epoch)
        before = self.services.notifier.before_move(self, match)
        ply, kind = self._carry_out(match, seat, deed)
        self._apply_script()
        return self._save(match, ply, kind, seat, deed, before)

    def do_now(self, seat: Seat, kind: CommandKind, value: object) -> asyncio.Future[Any]:
        """Carry out a deed at the position as it is."""
        ply, epoch = self.position(seat)
        return self.do(seat, Command(ply=ply, epoch=epoch, kind=kind, value=value))

    def force_answer(self, seat: Seat, value: object) -> asyncio.Future[Any]:
        """Answer for a seat with one of its choices, whatever the position."""
        match = self._playing()
        ply, before = match.ply, self.services.notifier.before_move(self, match)
        match.answer(seat, value)
        return self._save(match, ply, "answer", seat, None, before._replace(waiting=(seat,)))

    def position(self, seat: Seat) -> tuple[int, int]:
        """The ply and the epoch at which a seat stands."""
        return self._playing().ply_of(seat), self._epochs[seat]

    def has_key(self, seat: Seat, key: str | None) -> bool:
        """Whether something was done from this seat under this key."""
        return key is not None and (seat, key) in self._keys

    def done_before(self, seat: Seat, deed: Command) -> asyncio.Future[Any] | None:
        """Whether this very deed has come before: then it counts once, and this confirms it."""
        self._playing()
        before = None if deed.key is None else self._keys.get((seat, deed.key))
        return None if before is None else confirm_repeat(deed, *before)

    def _playing(self) -> Match[Any]:
        if not self.open or self.unloaded:
            raise RoomClosed
        return self.require_match()

    def require_match(self) -> Match[Any]:
        """The match; a Problem if it has not begun."""
        if self.match is None:
            raise problems.conflict("not-started", "The game has not begun yet.")
        return self.match

    def require_finished(self) -> None:
        """A Problem unless the game is over."""
        if self.row["stage"] != "finished":
            raise problems.conflict("not-finished", "The game is not over yet.")

    def check_epoch(self, seat: Seat, epoch: int) -> None:
        """A Problem if something has been taken back since a seat was shown this epoch."""
        if epoch != self._epochs[seat]:
            raise problems.conflict("stale-ply", "Something has been taken back since.")

    def _carry_out(self, match: Match[Any], seat: Seat, deed: Command) -> tuple[int, str]:
        """Change the match; from which ply on its record is new, and what that is called."""
        ply = match.ply
        try:
            if self.coach is not None:
                self.coach.check(match, seat, deed)
            if deed.kind == "answer":
                match.answer_plain(seat, deed.value, deed.ply)
            elif deed.kind == "act":
                match.act_plain(seat, deed.value, deed.ply)
            elif deed.kind == "order":
                match.order_plain(seat, deed.value)
            else:
                return self._undo_or_redo(match, seat, deed)
        except Problem:
            raise
        except Refused as refusal:
            raise problem_of(refusal) from None
        except Exception:
            _log.exception("table %s: the rules failed", self.id)
            self.fail()
            raise problems.internal() from None
        return ply, deed.kind

    def _undo_or_redo(self, match: Match[Any], seat: Seat, deed: Command) -> tuple[int, str]:
        if deed.ply != match.ply_of(seat):
            raise problems.conflict("stale-ply", "Something else has happened since.")
        if deed.kind == "redo":
            ply = match.ply
            redo(match, seat)
            return ply, "redo"
        ply = undo_point(match, seat)
        kind = UNDO_OWN if undo_is_own(match, seat) else UNDO
        told = match.told or []
        undo(match, seat)
        self.viewers.rewind(match, _shared(told, match.told or []))
        matches.advance_epochs(self._epochs, kind, seat)
        return ply, kind

    # -- ending -----------------------------------------------------------------------------------

    def end(self, how: str) -> asyncio.Future[Any]:
        """End the game where it stands; the future is done when that is on disk."""
        match = self._playing()
        match.close(matches.outcome_without_result(how))
        self.bots.stop()
        return self._save(match, match.ply, "end", -1)

    def resume_play(self) -> None:
        """Let bots play on, unless they have played without people for too long."""
        if self._alone_too_long():
            self.end(LEFT)
        else:
            self.bots.call()

    def _alone_too_long(self) -> bool:
        since: int | None = self.row["alone_since"]
        playing = self.match is not None and not self.match.over
        return (
            playing and since is not None and self._seq - since >= self.services.config.alone_moves
        )

    # -- saving ---------------------------------------------------------------------------------

    def _save(
        self,
        match: Match[Any],
        ply: int,
        kind: str,
        seat: int,
        deed: Command | None = None,
        before: PendingState | None = None,
    ) -> asyncio.Future[Any]:
        """Put on disk what the record says from `ply` on; `before` tells what is new since."""
        now = time.time()
        self.moved = time.monotonic()
        if is_noticeable(match):  # what is done unseen must not show by its time either
            self.row["moved"] = now
            if kind == "answer":  # what comes next is a new decision; taking back wins no time
                self.clocks.stop(Seat(seat), now)
        self.update_clocks(now)
        self.row["stage"] = "finished" if match.over else "playing"
        key = None if deed is None else deed.key
        said = None if deed is None or key is None else deed.digest()
        news = self.services.notifier.after_move(self, before)
        move = StoredMove(
            self.id, self._seq, ply, matches.record_entries(match, ply), seat, kind, key, said, now,
            self.state(), self._new_snapshot(match, ply), news,
        )  # fmt: skip
        self._seq += 1
        done = self.services.store.append(move)
        if key is not None and said is not None:
            self._keys[seat, key] = (said, done)
            self.viewers.confirm(seat, key)
        self._pending += 1
        done.add_done_callback(lambda stored: self._saved(stored, news))
        return done

    def _saved(self, done: asyncio.Future[Any], news: list[dict[str, Any]]) -> None:
        self._pending -= 1
        if done.cancelled() or done.exception() is not None:
            _log.error("table %s: a move could not be stored", self.id)
            self.services.notifier.withdraw(news)
            self.discard_unstored()
            return
        self._news += news
        if self._pending == 0 and self.open:
            self._tell()

    def _new_snapshot(self, match: Match[Any], ply: int) -> Snapshot | None:
        """The latest step boundary, if the one in the store is too old or was taken back."""
        fresh = step_began(match) - self._snapshot_ply < _SNAPSHOT_EVERY
        if fresh and ply >= self._snapshot_ply:
            return None
        latest = boundary(match)
        self._snapshot_ply = latest.ply
        return Snapshot(latest.ply, self.game.rules, latest.state)

    def state(self) -> TableState:
        """What the lobby has to know of this table."""
        match = self.match
        if match is None:
            return TableState(self.row["stage"], [], False, {}, None, self.row["moved"])
        waiting = match.waiting()
        bots = any(self.bot_in(seat) is not None for seat in waiting)
        due = self._due = None if match.over else self.due()
        saved = self.clocks.saved()
        moved: float = self.row["moved"]
        return TableState(self.row["stage"], list(waiting), bots, saved, due, moved, match.outcome)

    async def settled(self) -> None:
        """Wait until all that has been done is on disk."""
        while self._pending:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._settled.append(waiting)
            await waiting
        if not self.open:
            raise RoomClosed

    def fail(self) -> None:
        """Leave the memory for what the store holds: everybody comes in again."""
        self.close()
        self.services.registry.forget(self)

    def discard_unstored(self) -> None:
        """Something could not be stored: go back to what is, and go on from there soon."""
        if self.open:
            self._send_news()
            self.viewers.refuse_unstored()
            self.fail()
            self.services.registry.retry_soon(self.id)

    @contextmanager
    def reload_on_fault(self) -> Generator[None]:
        """Around a change: if the store fails, only the store knows whether it has been made."""
        try:
            yield
        except Unavailable:
            self.discard_unstored()
            raise

    def close(self) -> None:
        """Stop; nothing more is shown or thought."""
        self.open = False
        self.bots.stop()
        self._release()
        self.viewers.wake_pollers()
        self.viewers.disconnect()

    def _release(self) -> None:
        waiting, self._settled = self._settled, []
        for each in waiting:
            if not each.done():
                each.set_result(None)

    def _tell(self) -> None:
        """All is on disk: now it may be seen, and others may go on."""
        self._release()
        self.viewers.show()
        self._send_news()
        self.resume_play()
        self.services.registry.stored(self.id)
        self.services.registry.watch(self.id, self._due)

    def _send_news(self) -> None:
        """Send the notices that are on disk."""
        news, self._news = self._news, []
        self.services.notifier.send(news)

    def epoch_of(self, seat: Seat | None) -> int:
        """The epoch that a seat has to name with its deeds."""
        return 0 if seat is None else self._epochs[seat]

    def bot_in(self, seat: int) -> str | None:
        """The bot that plays a seat now, if one does."""
        if not 0 <= seat < len(self.chairs):
            return None
        chair = self.chairs[seat]
        return chair.bot or (STEWARD if chair.steward else None)

    def timed_seats(self) -> list[Seat]:
        """The seats of people, whose time counts."""
        return [c.seat for c in self.chairs if c.kind == "person" and not c.steward]

    def update_clocks(self, now: float) -> None:
        """Start and stop clocks: after a move, or when somebody else plays a seat."""
        waiting = () if self.match is None else self.match.waiting()
        self.clocks.update([seat for seat in waiting if self.bot_in(seat) is None], now)

    def due(self) -> float | None:
        """When a clock next wants something done."""
        return self.clocks.due(self.timed_seats())


def _shared(one: Sequence[LoggedEvent], two: Sequence[LoggedEvent]) -> int:
    """How many events two logs have in common from their beginning on."""
    pairs = enumerate(zip(one, two, strict=False))
    return next((n for n, (a, b) in pairs if a is not b and a != b), min(len(one), len(two)))
