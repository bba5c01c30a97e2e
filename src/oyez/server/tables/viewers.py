"""The viewers of one table: who watches from which seat, and what each has been sent."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from oyez.kernel import Match, Seat
from oyez.scene.elements import Scene
from oyez.scene.views import scenes
from oyez.server.store.matches import TableSeat
from oyez.server.tables.shared_view import (
    POLL_GRACE_SECONDS,
    SharedView,
    UpdateCache,
    ViewerConnection,
    ViewParts,
)
from oyez.server.tables.texts import TableTexts
from oyez.server.time import pace
from oyez.server.wire import problems
from oyez.server.wire.messages import Refusal, Update, encode

if TYPE_CHECKING:
    from oyez.server.tables.room import Room


class TableViewers:
    """All viewers of one table, over sockets or by polling."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.shared_views: dict[tuple[Seat | None, str | None], SharedView] = {}
        self._attended: dict[Seat, float] = {}
        self._watchers: list[asyncio.Future[None]] = []
        self._around: ViewParts | None = None
        self._refreshing = False

    # -- who is here ----------------------------------------------------------------------------

    def here(self, seat: Seat) -> bool:
        """Whether somebody looks on from that seat, or from another at the same device."""
        chairs = self._room.chairs
        keeper = chairs[seat].keeper
        near = {seat, *(c.seat for c in chairs if keeper is not None and c.keeper == keeper)}
        return any(o.viewers for (where, _), o in self.shared_views.items() if where in near)

    def note_poll(self, seat: Seat) -> None:
        """Somebody asked over HTTP what is to be seen from a seat, and will ask again soon."""
        self._attended[seat] = time.monotonic()

    def polled_recently(self, seat: Seat) -> bool:
        """Whether somebody looked over HTTP a moment ago, and would see that it is their turn."""
        return time.monotonic() - self._attended.get(seat, -math.inf) < POLL_GRACE_SECONDS

    def forget_polls(self) -> None:
        """Whoever has looked over HTTP no longer counts as being here."""
        self._attended.clear()

    @property
    def watched(self) -> bool:
        """Whether anybody looks on right now."""
        return any(shared_view.viewers for shared_view in self.shared_views.values())

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

    def wake_pollers(self) -> None:
        """Let those who wait for something new look for themselves."""
        watchers, self._watchers = self._watchers, []
        for watcher in watchers:
            if not watcher.done():
                watcher.set_result(None)

    # -- coming and going -----------------------------------------------------------------------

    def enter(self, seat: Seat | None, lang: str | None, viewer: ViewerConnection) -> bytes:
        """Somebody begins to look on; what they see at first."""
        room, shared_view = self._room, self._shared_view(seat, lang)
        shared_view.epoch = room.epoch_of(seat)
        was_here = seat is None or self.here(seat)
        scene = self._scenes([seat])[0]
        if shared_view.viewers and (update := shared_view.update(self._parts(), room.match, scene)):
            for other in shared_view.viewers:  # who was here before has not seen all of it yet
                other.push(update)
        whole = shared_view.whole(self._parts(), room.match, scene)
        shared_view.viewers.append(viewer)
        if not was_here:
            self.changed()
        return whole

    def leave(self, seat: Seat | None, lang: str | None, viewer: ViewerConnection) -> None:
        """Somebody looks away."""
        shared_view = self.shared_views.get((seat, lang))
        if shared_view is None or viewer not in shared_view.viewers:
            return
        shared_view.viewers.remove(viewer)
        if not shared_view.viewers:
            del self.shared_views[seat, lang]
            if seat is not None and not self.here(seat):
                self.changed()

    def disconnect(self, person_id: int | None = None) -> None:
        """Ask a person, or everybody, to come in again: they may now see something else."""
        for shared_view in self.shared_views.values():
            for viewer in shared_view.viewers:
                if person_id is None or person_id in (viewer.person_id, viewer.keeper):
                    viewer.close()

    # -- what they have been shown ----------------------------------------------------------------

    def forget(self) -> None:
        """Whatever comes next is shown whole: the match leaves the memory."""
        self._around = None
        for shared_view in self.shared_views.values():
            shared_view.forget()

    def rewind(self, match: Match[Any], kept: int) -> None:
        """Something was taken back: of what was told, only so much is as it was."""
        for shared_view in self.shared_views.values():
            shared_view.rewind(match, kept)

    def confirm(self, seat: int, key: str) -> None:
        """Tell a seat with what comes next that a deed of its is on disk."""
        for shared_view in self.shared_views.values():
            if shared_view.seat == seat:
                shared_view.accepted.append(key)

    def refuse_unstored(self) -> None:
        """Tell every seat that its latest deeds are not on disk, so that it sends them again."""
        trouble = problems.error_detail(problems.unavailable())
        for shared_view in self.shared_views.values():
            for key in shared_view.accepted:
                refusal = encode(Refusal(trouble, key))
                for viewer in shared_view.viewers:
                    viewer.push(refusal)

    def dismiss_coach(self) -> None:
        """Nobody is led by the hand any more."""
        for shared_view in self.shared_views.values():
            shared_view.coach = None

    # -- showing --------------------------------------------------------------------------------

    def view(self, seat: Seat | None, lang: str | None) -> bytes:
        """All that can be seen from a place, for somebody who looks once."""
        shared_view = self.new_shared_view(seat, lang)
        return shared_view.whole(self._parts(), self._room.match, self._scenes([seat])[0])

    def new_shared_view(self, seat: Seat | None, lang: str | None) -> SharedView:
        """An outlook for somebody who looks once."""
        room = self._room
        words = None if lang is None else TableTexts(room.game, lang, room.names())
        shared_view = SharedView(seat, words)
        shared_view.coach = (
            room.coach if room.coach is not None and seat == room.coach.seat else None
        )
        shared_view.epoch = room.epoch_of(seat)
        return shared_view

    def changed(self) -> None:
        """Something around the match changed: show it soon, and only once for many changes."""
        self._around = None
        for shared_view in self.shared_views.values():
            if shared_view.words is not None:
                shared_view.words.call(self._room.names())
        if not self._refreshing and self._room.open:
            self._refreshing = True
            asyncio.get_running_loop().call_soon(self._refresh)

    def _refresh(self) -> None:
        self._refreshing = False
        if self._room.open and not self._room.saving:
            self.show()

    def show(self) -> None:
        """Show everybody what is new, each from their own place."""
        self.wake_pollers()
        room = self._room
        if room.unloaded:
            self._show_seats()
            return
        around, shared_views = self._parts(), list(self.shared_views.values())
        tables = self._scenes([shared_view.seat for shared_view in shared_views])
        common = UpdateCache()
        for shared_view, scene in zip(shared_views, tables, strict=True):
            shared_view.epoch = room.epoch_of(shared_view.seat)
            if (update := shared_view.update(around, room.match, scene, common)) is not None:
                for viewer in shared_view.viewers:
                    viewer.push(update)

    def _show_seats(self) -> None:
        """Show who is here, which is all that changes while the match is not in memory."""
        patch = [{"op": "add", "path": "/seats", "value": self._parts()["seats"]}]
        update = encode(Update(patch))
        for shared_view in self.shared_views.values():
            for viewer in shared_view.viewers:
                viewer.push(update)

    def _shared_view(self, seat: Seat | None, lang: str | None) -> SharedView:
        """What is shown from a seat in a language."""
        key = (seat, lang)
        found = self.shared_views.get(key)
        if found is None:
            found = self.shared_views[key] = self.new_shared_view(seat, lang)
        return found

    def _scenes(self, seats: list[Seat | None]) -> Sequence[Scene | None]:
        """What lies on the table, as the seats see it."""
        match = self._room.match
        return [None] * len(seats) if match is None else scenes(match, seats)

    # -- around the match -------------------------------------------------------------------------

    def _parts(self) -> ViewParts:
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

    def _card(self, chair: TableSeat) -> dict[str, Any]:
        return {
            "seat": chair.seat,
            "kind": chair.kind,
            "name": chair.name,
            "bot": chair.bot,
            "steward": chair.steward,
            "here": self.here(chair.seat),
            "host": chair.person_id is not None and chair.person_id == self._room.row["host"],
        }
