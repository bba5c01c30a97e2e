"""Runs the bots of one table: asks a worker process whenever a bot's seat has to act."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from oyez.bots import has_to_act
from oyez.kernel import NATURE, Seat
from oyez.server.store import matches
from oyez.server.wire.problems import Problem

if TYPE_CHECKING:
    from oyez.server.tables.commands import CommandKind
    from oyez.server.tables.room import Room

_log: Final = logging.getLogger("oyez.bots")

# Where all people have left and nobody looks on, bots need not hurry, for others are waiting.
_UNATTENDED: Final = 1.0
# How long somebody who learns is given to see what the others do, turn by turn.
SCRIPT_STEP_SECONDS: Final = 0.9


class BotRunner:
    """Plays the seats of bots and stewards; one task per seat that has to act."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.thinking: dict[Seat, asyncio.Task[None]] = {}

    def call(self) -> None:
        """Let every bot think that has something to say."""
        room = self._room
        if room.match is None or room.match.over or not room.open:
            return
        if room.coached:
            if NATURE not in self.thinking:
                self.thinking[NATURE] = asyncio.create_task(self._play_script())
            return
        for chair in room.chairs:
            seat = chair.seat
            if room.bot_in(seat) is None or seat in self.thinking:
                continue
            if has_to_act(room.match, seat):
                self.thinking[seat] = asyncio.create_task(self._play(seat))

    def stop(self) -> None:
        """Let none go on."""
        for task in self.thinking.values():
            task.cancel()

    async def _play(self, seat: Seat) -> None:
        """Play one seat until it has nothing more to say, or a person takes it back."""
        room = self._room
        try:
            while room.bot_in(seat) is not None and await self._speak(seat):
                pass
        except asyncio.CancelledError:
            pass
        except Exception:
            if room.open:
                _log.exception("table %s: seat %s could not be played", room.id, seat)
                room.services.registry.retry_soon(room.id)
        finally:
            self.thinking.pop(seat, None)

    async def _play_script(self) -> None:
        """Play the others by the script of a lesson, slowly enough to be followed."""
        room = self._room
        try:
            while (seat := room.next_by_script()) is not None:
                await asyncio.sleep(SCRIPT_STEP_SECONDS)
                if seat == room.next_by_script():
                    await asyncio.shield(room.play_script_line(seat))
        except asyncio.CancelledError:
            pass
        except Exception:
            if room.open:
                _log.exception("table %s: the lesson could not go on", room.id)
        finally:
            self.thinking.pop(NATURE, None)

    async def _speak(self, seat: Seat) -> bool:
        """Whether there was something to say, and perhaps is again."""
        room = self._room
        match, name = room.match, room.bot_in(seat)
        if match is None or match.over or name is None or not has_to_act(match, seat):
            return False
        if room.coached:
            return False
        position = room.position(seat)
        thought = await room.services.thinkers.ask(match, seat, name)
        if thought is None:
            return False
        if not room.attended():
            await asyncio.sleep(_UNATTENDED)
        if room.bot_in(seat) == name and position == room.position(seat):
            await asyncio.shield(self._say(seat, thought.kind, thought.value))
        return True

    def _say(self, seat: Seat, kind: CommandKind, value: object) -> asyncio.Future[Any]:
        """Do what a bot said; if that is not allowed, anything that is."""
        room = self._room
        try:
            return room.do_now(seat, kind, value)
        except Problem as problem:
            _log.warning("table %s: a bot was refused (%s)", room.id, problem.code)
            question = None if room.match is None else room.match.question(seat)
            if question is None:
                raise
            return room.force_answer(seat, question.choices.sample(matches.system_random()))
