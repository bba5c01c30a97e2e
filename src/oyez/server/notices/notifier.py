"""The notifier: tells people that it is their turn, by socket, push or webhook, once each."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, Executable, delete, select, update
from sqlalchemy.exc import IntegrityError

from oyez.kernel import Match, Seat
from oyez.server.notices import push, webhook
from oyez.server.notices.outbound import OutboundPolicy
from oyez.server.notices.pending import PendingState, open_offers
from oyez.server.store.schema import notices, people, subscriptions, tables
from oyez.server.tables.shared_view import POLL_GRACE_SECONDS, ViewerConnection
from oyez.server.tasks import BackgroundTasks, retry_until_available
from oyez.server.wire.messages import NoticeMessage, encode
from oyez.server.wire.problems import Problem, Unavailable
from oyez.state.conversion import prepared
from oyez.text import sentence

if TYPE_CHECKING:
    from oyez.server.services import Services
    from oyez.server.tables.room import Room

TURN: Final = "your-turn"
OFFER: Final = "offer"
# How many seconds a push service keeps a notice for a device that is off.
_PUSH_LIFE: Final = 3 * 24 * 3600
NoticeRow = dict[str, Any]


class Notifier:
    """Decides who needs a notice, stores it with the move, and delivers it afterwards."""

    def __init__(self, services: Services) -> None:
        self.services = services
        anywhere = OutboundPolicy(http=True, ports=None, private=True)
        self.policy = anywhere if services.config.private_webhooks else OutboundPolicy()
        self._listeners: dict[int, list[ViewerConnection]] = defaultdict(list)
        # Notices that have not been seen, by person and table.
        self._unseen: dict[tuple[int, int], set[str]] = defaultdict(set)
        # What somebody will be told who seems to look on, by its kind.
        self._late: dict[tuple[int, int], dict[str, asyncio.TimerHandle]] = {}
        # Notices that will be delivered, or are being.
        self._under_way: set[int] = set()
        self._recalling = False
        # Who has looked where since what is unseen was last read.
        self._looked_at: set[tuple[int, int]] = set()
        self._tasks = BackgroundTasks()

    async def start(self) -> None:
        """Recall what has not been seen, and send what could not be sent before."""
        try:
            await self._recall()
        except Unavailable:
            self._schedule_recall()

    def _schedule_recall(self) -> None:
        if not self._recalling:
            self._recalling = True
            self._tasks.start("recalling notices", self._recall)

    async def _recall(self) -> None:
        self._looked_at.clear()
        rows = await self.services.store.read(_unseen)
        self._recalling = False
        for row in rows:
            key = row["person_id"], row["table_id"]
            if not row["seen"] and key not in self._looked_at:
                self._unseen[key].add(row["kind"])
        self.send([r for r in rows if not r["sent"] and r["id"] not in self._under_way])

    async def stop(self) -> None:
        """Let go of deliveries under way; unsent ones go out at the next start."""
        for person_id, table_id in list(self._late):
            self._cancel_late_notices(person_id, table_id)
        await self._tasks.stop()

    # -- who is told --------------------------------------------------------------------------

    def before_move(self, room: Room, match: Match[Any]) -> PendingState:
        """How things stand, to be compared with how they will stand after a move."""
        return PendingState(match.waiting(), open_offers(match, self._away(room)))

    def _away(self, room: Room) -> list[Seat]:
        """The seats of people who do not look on, and for whom nobody plays."""
        people = (c for c in room.chairs if c.kind == "person" and c.keeper and not c.steward)
        return [chair.seat for chair in people if not room.viewers.here(chair.seat)]

    def after_move(self, room: Room, before: PendingState | None) -> list[NoticeRow]:
        """The notices that a move calls for: to people newly waited for who do not look on.

        Who has been made an offer is told of that as well, once.
        """
        match = room.match
        if match is None:
            return []
        before = before or PendingState((), {})
        kind = "finished" if match.over else TURN
        newly = set(match.waiting()).difference(before.waiting)
        told = [(c.seat, kind) for c in room.chairs if match.over or c.seat in newly]
        offers = open_offers(match, list(before.offers))
        told += [(seat, OFFER) for seat, now in offers.items() if now - before.offers[seat]]
        found = (self._notice(room, seat, kind) for seat, kind in told)
        return [notice for notice in found if notice is not None]

    def _notice(self, room: Room, seat: Seat, kind: str) -> NoticeRow | None:
        chair = room.chairs[seat]
        keeper = chair.keeper
        if chair.kind != "person" or keeper is None or room.viewers.here(seat):
            return None
        if room.viewers.polled_recently(seat):  # who has gone away after all is told later
            self._schedule_late_notice(keeper, room.id, seat, kind)
            return None
        if chair.steward and kind in (TURN, OFFER):
            return None
        if kind in self._unseen.get((keeper, room.id), ()):
            return None
        self._unseen[keeper, room.id].add(kind)
        number = secrets.randbelow(2**53 - 1) + 1
        self._under_way.add(number)
        return {
            "id": number,
            "person_id": keeper,
            "table_id": room.id,
            "kind": kind,
            "at": time.time(),
            "seen": False,
            "sent": False,
        }

    def _schedule_late_notice(self, person_id: int, table_id: int, seat: Seat, kind: str) -> None:
        """Somebody seems to look on: tell them later, unless they are seen to before."""
        key, loop = (person_id, table_id), asyncio.get_running_loop()
        late = self._late.setdefault(key, {})
        if kind not in late:
            tell = partial(self._send_late_notice, key, seat, kind)
            late[kind] = loop.call_later(
                POLL_GRACE_SECONDS, self._tasks.start, "a late notice", tell
            )

    def _cancel_late_notices(self, person_id: int, table_id: int) -> None:
        for late in self._late.pop((person_id, table_id), {}).values():
            late.cancel()

    async def _send_late_notice(self, key: tuple[int, int], seat: Seat, kind: str) -> None:
        late = self._late.get(key, {})
        late.pop(kind, None)
        if not late:
            self._late.pop(key, None)
        try:
            room = await self.services.registry.settled(key[1])
        except Problem:  # the table was given up
            return
        match = room.match
        if match is not None and _still_true(match, seat, kind):
            await self.tell(room, seat, "finished" if match.over and kind == TURN else kind)

    async def tell(self, room: Room, seat: Seat, kind: str) -> None:
        """Tell the person in a seat something that no move says."""
        for notice in self.news(room, seat, kind):
            try:
                await self._keep(notice)
            except Unavailable:
                self._tasks.start("keeping a notice", partial(self._keep, notice))

    async def _keep(self, notice: NoticeRow) -> None:
        """Store a notice, unless that has been done without our knowing, and send it."""
        with suppress(IntegrityError):
            await self.services.store.write(lambda c: c.execute(notices.insert(), notice))
        self.send([notice])

    def news(self, room: Room, seat: Seat, kind: str) -> list[NoticeRow]:
        """The notice to a seat, if there has to be one; whoever stores it sends it then."""
        notice = self._notice(room, seat, kind)
        return [] if notice is None else [notice]

    def withdraw(self, news: Sequence[NoticeRow]) -> None:
        """Notices that could not be stored have not been given, unless the store has them."""
        for notice in news:
            self._under_way.discard(notice["id"])
            self._unseen[notice["person_id"], notice["table_id"]].discard(notice["kind"])
        if news:
            self._schedule_recall()

    def saw(self, person_id: int, table_id: int) -> None:
        """A person looks at a table: what was said about it is no news any more."""
        self._cancel_late_notices(person_id, table_id)
        if self._recalling:
            self._looked_at.add((person_id, table_id))
        if self._unseen.pop((person_id, table_id), None):
            mark = partial(_mark_seen, person_id=person_id, table_id=table_id)
            self._tasks.start("marking notices as seen", lambda: self.services.store.write(mark))

    # -- telling ----------------------------------------------------------------------------------

    def listen(self, person_id: int, viewer: ViewerConnection) -> None:
        """A page of this person is open somewhere."""
        self._listeners[person_id].append(viewer)

    def leave(self, person_id: int, viewer: ViewerConnection) -> None:
        """One page less."""
        viewers = self._listeners.get(person_id, [])
        if viewer in viewers:
            viewers.remove(viewer)
        if not viewers:
            self._listeners.pop(person_id, None)

    def disconnect(self, person_id: int) -> None:
        """Somebody has signed out: hang up."""
        for viewer in self._listeners.get(person_id, ()):
            viewer.close()

    def send(self, news: Sequence[NoticeRow]) -> None:
        """Send notices that are on disk, whichever way leads to the person."""
        for notice in news:
            said = encode(NoticeMessage(shown(notice)))
            for viewer in self._listeners.get(notice["person_id"], ()):
                viewer.push(said)
            self._under_way.add(notice["id"])
            self._tasks.start("sending a notice", partial(self._deliver, notice))

    async def _deliver(self, notice: NoticeRow) -> None:
        """By push and by webhook; then it counts as sent, whatever came of it."""
        try:
            await self._send_everywhere(notice)
            mark = partial(_mark_sent, notice_id=notice["id"])
            await retry_until_available(
                "marking a notice as sent", lambda: self.services.store.write(mark)
            )
        finally:
            self._under_way.discard(notice["id"])

    async def _send_everywhere(self, notice: NoticeRow) -> None:
        look = partial(_addressee, notice=notice)
        found = await retry_until_available(
            "addressing a notice", lambda: self.services.store.read(look)
        )
        if found is not None:
            person, title, devices = found
            text = sentence(f"notice-{notice['kind']}", person.lang, table=title or "none")
            body = {**shown(notice), "title": title, "text": text}
            ways = [self._push(device, body) for device in devices]
            if person.webhook is not None:
                ways.append(self._call(person.id, person.webhook, body))
            await asyncio.gather(*ways)

    async def _push(self, device: Any, body: NoticeRow) -> None:
        keys = push.BrowserKeys(device.p256dh, device.auth)
        result = await push.send(
            push.Subscription(device.endpoint, keys),
            msgspec.json.encode(body),
            self.services.push_keys,
            contact=self.services.config.contact,
            ttl=_PUSH_LIFE,
            urgency="normal",
            policy=self.policy,
        )
        if result == "gone":
            forget = delete(subscriptions).where(subscriptions.c.id == device.id)
            await self._keep_writing("forgetting a device", forget)

    async def _call(self, person_id: int, kept: Any, body: NoticeRow) -> None:
        hook = msgspec.convert(kept, prepared(webhook.Webhook))
        result = await webhook.deliver(hook, shown(body), body["text"], policy=self.policy)
        if result == "gone":
            forget = update(people).where(people.c.id == person_id).values(webhook=None)
            await self._keep_writing("forgetting a webhook", forget)

    async def _keep_writing(self, name: str, statement: Executable) -> None:
        await retry_until_available(
            name, lambda: self.services.store.write(lambda c: c.execute(statement))
        )


def _still_true(match: Match[Any], seat: Seat, kind: str) -> bool:
    """Whether what somebody was to be told is still so."""
    if kind == OFFER:
        return bool(open_offers(match, [seat]).get(seat))
    return match.over or seat in match.waiting()


def shown(notice: NoticeRow) -> NoticeRow:
    """A notice as the person reads it."""
    return {
        "id": notice["id"],
        "table": notice["table_id"] if "table_id" in notice else notice["table"],
        "kind": notice["kind"],
        "at": notice["at"],
    }


def _unseen(connection: Connection) -> list[NoticeRow]:
    query = select(notices).where((notices.c.seen.is_(False)) | (notices.c.sent.is_(False)))
    return [dict(row) for row in connection.execute(query).mappings()]


def _addressee(connection: Connection, notice: NoticeRow) -> tuple[Any, str, list[Any]] | None:
    person = connection.execute(select(people).where(people.c.id == notice["person_id"])).first()
    title = connection.execute(
        select(tables.c.title).where(tables.c.id == notice["table_id"])
    ).scalar()
    if person is None or title is None:
        return None
    devices = connection.execute(
        select(subscriptions).where(subscriptions.c.person_id == person.id)
    ).all()
    return person, title, list(devices)


def _mark_seen(connection: Connection, person_id: int, table_id: int) -> None:
    where = (notices.c.person_id == person_id) & (notices.c.table_id == table_id)
    connection.execute(update(notices).where(where).values(seen=True))


def _mark_sent(connection: Connection, notice_id: int) -> None:
    connection.execute(update(notices).where(notices.c.id == notice_id).values(sent=True))
