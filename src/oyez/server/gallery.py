"""The gallery of a table: who looks on from where, and what each of them is shown."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from oyez.kernel import Match, Seat
from oyez.scene.elements import Table
from oyez.scene.views import scenes
from oyez.server import pace, problems
from oyez.server.archive import Chair
from oyez.server.viewing import ATTENTION, Common, Outlook, Parts, Viewer
from oyez.server.words import Words

if TYPE_CHECKING:
    from oyez.server.room import Room


class Gallery:
    """All who look at one table, over sockets or by asking now and then."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.outlooks: dict[tuple[Seat | None, str | None], Outlook] = {}
        self._attended: dict[Seat, float] = {}
        self._watchers: list[asyncio.Future[None]] = []
        self._around: Parts | None = None
        self._refreshing = False

    # -- who is here ----------------------------------------------------------------------------

    def here(self, seat: Seat) -> bool:
        """Whether somebody looks on from that seat, or from another at the same device."""
        chairs = self._room.chairs
        keeper = chairs[seat].keeper
        near = {seat, *(c.seat for c in chairs if keeper is not None and c.keeper == keeper)}
        return any(o.viewers for (where, _), o in self.outlooks.items() if where in near)

    def attend(self, seat: Seat) -> None:
        """Somebody asked over HTTP what is to be seen from a seat, and will ask again soon."""
        self._attended[seat] = time.monotonic()

    def attentive(self, seat: Seat) -> bool:
        """Whether somebody looked over HTTP a moment ago, and would see that it is their turn."""
        return time.monotonic() - self._attended.get(seat, -math.inf) < ATTENTION

    def forget_attention(self) -> None:
        """Whoever has looked over HTTP no longer counts as being here."""
        self._attended.clear()

    @property
    def watched(self) -> bool:
        """Whether anybody looks on right now."""
        return any(outlook.viewers for outlook in self.outlooks.values())

    @property
    def busy(self) -> bool:
        """Whether something is about to be shown, or waited for."""
        return self._refreshing or bool(self._watchers)

    async def wait_for_change(self, seconds: float) -> None:
        """Until something new is to be seen, or so many seconds have passed."""
        news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._watchers.append(news)
        try:
            await asyncio.wait_for(news, seconds)
        except TimeoutError:
            pass
        finally:
            if news in self._watchers:
                self._watchers.remove(news)

    def wake_watchers(self) -> None:
        """Let those who wait for something new look for themselves."""
        watchers, self._watchers = self._watchers, []
        for watcher in watchers:
            if not watcher.done():
                watcher.set_result(None)

    # -- coming and going -----------------------------------------------------------------------

    def enter(self, seat: Seat | None, lang: str | None, viewer: Viewer) -> bytes:
        """Somebody begins to look on; what they see at first."""
        room, outlook = self._room, self._outlook(seat, lang)
        outlook.epoch = room.epoch_of(seat)
        was_here = seat is None or self.here(seat)
        scene = self._scenes([seat])[0]
        if outlook.viewers and (update := outlook.update(self._parts(), room.match, scene)):
            for other in outlook.viewers:  # who was here before has not seen all of it yet
                other.push(update)
        whole = outlook.whole(self._parts(), room.match, scene)
        outlook.viewers.append(viewer)
        if not was_here:
            self.changed()
        return whole

    def leave(self, seat: Seat | None, lang: str | None, viewer: Viewer) -> None:
        """Somebody looks away."""
        outlook = self.outlooks.get((seat, lang))
        if outlook is None or viewer not in outlook.viewers:
            return
        outlook.viewers.remove(viewer)
        if not outlook.viewers:
            del self.outlooks[seat, lang]
            if seat is not None and not self.here(seat):
                self.changed()

    def show_out(self, person_id: int | None = None) -> None:
        """Ask a person, or everybody, to come in again: they may now see something else."""
        for outlook in self.outlooks.values():
            for viewer in outlook.viewers:
                if person_id is None or person_id in (viewer.person_id, viewer.keeper):
                    viewer.close()

    # -- what they have been shown ----------------------------------------------------------------

    def forget(self) -> None:
        """Whatever comes next is shown whole: the match leaves the memory."""
        self._around = None
        for outlook in self.outlooks.values():
            outlook.forget()

    def rewind(self, match: Match[Any], kept: int) -> None:
        """Something was taken back: of what was told, only so much is as it was."""
        for outlook in self.outlooks.values():
            outlook.rewind(match, kept)

    def confirm(self, seat: int, key: str) -> None:
        """Tell a seat with what comes next that a deed of its is on disk."""
        for outlook in self.outlooks.values():
            if outlook.seat == seat:
                outlook.accepted.append(key)

    def refuse_unstored(self) -> None:
        """Tell every seat that its latest deeds are not on disk, so that it sends them again."""
        trouble = problems.trouble(problems.unavailable())
        for outlook in self.outlooks.values():
            for key in outlook.accepted:
                refusal = {"type": "refused", "error": trouble, "key": key}
                for viewer in outlook.viewers:
                    viewer.push(msgspec.json.encode(refusal))

    def dismiss_coach(self) -> None:
        """Nobody is led by the hand any more."""
        for outlook in self.outlooks.values():
            outlook.coach = None

    # -- showing --------------------------------------------------------------------------------

    def view(self, seat: Seat | None, lang: str | None) -> bytes:
        """All that can be seen from a place, for somebody who looks once."""
        outlook = self.fresh_outlook(seat, lang)
        return outlook.whole(self._parts(), self._room.match, self._scenes([seat])[0])

    def fresh_outlook(self, seat: Seat | None, lang: str | None) -> Outlook:
        """An outlook for somebody who looks once."""
        room = self._room
        words = None if lang is None else Words(room.game, lang, room.names())
        outlook = Outlook(seat, words)
        outlook.coach = room.coach if room.coach is not None and seat == room.coach.seat else None
        outlook.epoch = room.epoch_of(seat)
        return outlook

    def changed(self) -> None:
        """Something around the match changed: show it soon, and only once for many changes."""
        self._around = None
        for outlook in self.outlooks.values():
            if outlook.words is not None:
                outlook.words.call(self._room.names())
        if not self._refreshing and self._room.open:
            self._refreshing = True
            asyncio.get_running_loop().call_soon(self._refresh)

    def _refresh(self) -> None:
        self._refreshing = False
        if self._room.open and not self._room.saving:
            self.show()

    def show(self) -> None:
        """Show everybody what is new, each from their own place."""
        self.wake_watchers()
        room = self._room
        if room.dozing:
            self._show_seats()
            return
        around, outlooks = self._parts(), list(self.outlooks.values())
        tables = self._scenes([outlook.seat for outlook in outlooks])
        common = Common()
        for outlook, scene in zip(outlooks, tables, strict=True):
            outlook.epoch = room.epoch_of(outlook.seat)
            if (update := outlook.update(around, room.match, scene, common)) is not None:
                for viewer in outlook.viewers:
                    viewer.push(update)

    def _show_seats(self) -> None:
        """Show who is here, which is all that changes while the match is not in memory."""
        patch = [{"op": "add", "path": "/seats", "value": self._parts()["seats"]}]
        update = msgspec.json.encode({"type": "update", "patch": patch})
        for outlook in self.outlooks.values():
            for viewer in outlook.viewers:
                viewer.push(update)

    def _outlook(self, seat: Seat | None, lang: str | None) -> Outlook:
        """What is shown from a seat in a language."""
        key = (seat, lang)
        found = self.outlooks.get(key)
        if found is None:
            found = self.outlooks[key] = self.fresh_outlook(seat, lang)
        return found

    def _scenes(self, seats: list[Seat | None]) -> Sequence[Table | None]:
        """What lies on the table, as the seats see it."""
        match = self._room.match
        return [None] * len(seats) if match is None else scenes(match, seats)

    # -- around the match -------------------------------------------------------------------------

    def _parts(self) -> Parts:
        """What everybody may know about the table itself."""
        room, row = self._room, self._room.row
        if self._around is None:
            self._around = {
                "id": room.id,
                "game": row["game"],
                "title": row["title"],
                "stage": row["stage"],
                "pace": row["pace"],
                "options": row["options"],
                "seats": [self._card(chair) for chair in room.chairs],
                "lesson": row["lesson"],
                "origin": row["origin"],
                "rematch": row["rematch"],
            }
        around = self._around
        if around["stage"] != row["stage"]:
            around = self._around = around | {"stage": row["stage"]}
        if isinstance(room.pace, pace.Untimed):
            return around
        return around | {"clocks": room.clocks.shown(room.timed_seats())}

    def _card(self, chair: Chair) -> dict[str, Any]:
        return {
            "seat": chair.seat,
            "kind": chair.kind,
            "name": chair.name,
            "bot": chair.bot,
            "steward": chair.steward,
            "here": self.here(chair.seat),
            "host": chair.person_id is not None and chair.person_id == self._room.row["host"],
        }
