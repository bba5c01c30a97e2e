"""Guests and accounts: sign-up, sign-in, names and companions; a cache of rows."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections import OrderedDict
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from oyez.server.people.identity import Person, hash_password, verify_password
from oyez.server.store import Store
from oyez.server.store.schema import (
    companions,
    hearers,
    notices,
    people,
    seats,
    subscriptions,
    tables,
    talk,
    visits,
)
from oyez.server.wire import problems
from oyez.server.wire.problems import Unavailable
from oyez.text import sentence

# So many people are kept at hand, so that a request need not look them up.
_KNOWN: Final = 20_000
LONGEST_NAME: Final = 40
_EVERYBODY: Final = select(people, companions.c.keeper).outerjoin(
    companions, companions.c.person_id == people.c.id
)


class PersonRegistry:
    """Everybody who has a name here."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[int, tuple[Person, int]] = OrderedDict()

    async def find(self, person_id: int, version: int) -> Person | None:
        """The person of a token, unless it has been revoked."""
        known = self._known.get(person_id)
        if known is None:
            row = await self._store.read(lambda c: _by_id(c, person_id))
            if row is None:
                return None
            known = self._remember(row)
        else:
            self._known.move_to_end(person_id)
        person, current = known
        return person if version == current else None

    def _remember(self, row: Any) -> tuple[Person, int]:
        person = Person(row.id, row.name, row.folded is not None, row.keeper)
        self._known[person.id] = (person, row.version)
        self._known.move_to_end(person.id)
        if len(self._known) > _KNOWN:
            self._known.popitem(last=False)
        return self._known[person.id]

    async def acting(self, person: Person, companion: int) -> Person:
        """The companion for whom a person acts; a Problem unless they keep that one."""
        known = self._known.get(companion)
        if known is None:
            row = await self._store.read(lambda c: _by_id(c, companion))
            known = None if row is None else self._remember(row)
        if known is None or known[0].companion_of != person.id:
            raise problems.forbidden("not-companion", "You do not play for this person.")
        return known[0]

    async def keeper(self, person: Person) -> Person:
        """Whose device a person plays at."""
        if person.companion_of is None:
            return person
        row = await self._store.read(lambda c: _by_id(c, person.keeper))
        return self._remember(row)[0]

    async def version_of(self, person: Person) -> int:
        """The version that a token of this person has to carry."""
        known = self._known.get(person.id)
        if known is None:
            known = self._remember(await self._store.read(lambda c: _by_id(c, person.id)))
        return known[1]

    async def name_of(self, person_id: int) -> str:
        """What somebody is called."""
        known = self._known.get(person_id)
        if known is None:
            known = self._remember(await self._store.read(lambda c: _by_id(c, person_id)))
        return known[0].name

    async def add_guest(self, name: str, lang: str) -> Person:
        """Somebody without an account."""
        number = str(secrets.randbelow(9000) + 1000)
        given = proper_name(name) if name.strip() else sentence("guest", lang, number=number)
        row = {"name": given, "lang": lang, "created": time.time(), "version": 0}
        return self._remember(await self._store.write(lambda c: _insert(c, row)))[0]

    async def make_account(self, person: Person | None, name: str, password: str) -> Person:
        """An account of that name; a guest becomes its owner and keeps all seats."""
        if person is not None and person.account:
            raise problems.conflict("has-account", "You have an account already; sign out first.")
        given = proper_name(name)
        row = {"name": given, "folded": folded(given), "password": await hash_password(password)}
        try:
            if person is None:
                more = row | {"lang": "en", "created": time.time(), "version": 0}
                made = await self._store.write(lambda c: _insert(c, more))
            else:
                made = await self._write(person.id, row)
        except IntegrityError:
            raise problems.conflict("name-taken", "This name is taken.") from None
        return self._remember(made)[0]

    async def sign_in(self, guest: Person | None, name: str, password: str) -> Person:
        """The owner of an account; what they did here as a guest becomes theirs."""
        row = await self._store.read(lambda c: _by_name(c, name))
        verdict = await verify_password(None if row is None else row.password, password)
        if row is None or not verdict.right:
            words = "There is no account with this name and password."
            raise problems.Problem(403, "wrong-password", words)
        if verdict.rehash:
            await self._write(row.id, {"password": await hash_password(password)})
        if guest is not None and not guest.account:
            await self._store.write(lambda c: _hand_over(c, guest.id, row.id))
            self._forget(guest.id)
        return self._remember(row)[0]

    def _forget(self, guest: int) -> None:
        """A guest is somebody else now, who keeps the guest's companions as well."""
        kept = [p.id for p, _ in self._known.values() if guest in (p.id, p.companion_of)]
        for each in kept:
            del self._known[each]

    async def sign_out_everywhere(self, person: Person) -> None:
        """Void all tokens of this person."""
        version = await self.version_of(person) + 1
        self._remember(await self._write(person.id, {"version": version}))

    async def change(self, person: Person, **values: Any) -> Person:
        """Change what is known of a person."""
        return self._remember(await self._write(person.id, values))[0]

    async def _write(self, person_id: int, values: dict[str, Any]) -> Any:
        """Change a person's row; if the store fails, only the store knows what is in it."""
        try:
            return await self._store.write(lambda c: _change(c, person_id, values))
        except Unavailable:
            self._known.pop(person_id, None)
            raise


def proper_name(name: str) -> str:
    """A name that can be shown: one line of visible letters, as others would type it."""
    given = " ".join(unicodedata.normalize("NFC", name).split())
    if not given or len(given) > LONGEST_NAME:
        raise problems.invalid(f"A name has 1 to {LONGEST_NAME} letters.", "bad-name")
    if any(unicodedata.category(letter)[0] in "CZ" and letter != " " for letter in given):
        raise problems.invalid("A name has visible letters only.", "bad-name")
    return given


def folded(name: str) -> str:
    """The form in which names are compared."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:80]


def _by_id(connection: Connection, person_id: int) -> Any:
    return connection.execute(_EVERYBODY.where(people.c.id == person_id)).first()


def _by_name(connection: Connection, name: str) -> Any:
    return connection.execute(_EVERYBODY.where(people.c.folded == folded(name))).first()


def companion(connection: Connection, keeper: int, name: str) -> int:
    """Who plays under this name at a person's device: the same one as the last time."""
    kept = select(companions.c.person_id).where(companions.c.keeper == keeper)
    query = select(people.c.id).where(people.c.name == name, people.c.id.in_(kept))
    found = connection.execute(query).scalar()
    if found is not None:
        return int(found)
    lang = select(people.c.lang).where(people.c.id == keeper).scalar_subquery()
    row = {"name": name, "lang": lang, "created": time.time(), "version": 0}
    made = connection.execute(insert(people).values(row))
    assert made.inserted_primary_key is not None
    person_id: int = made.inserted_primary_key[0]
    connection.execute(insert(companions), {"person_id": person_id, "keeper": keeper})
    return person_id


def _insert(connection: Connection, row: dict[str, Any]) -> Any:
    made = connection.execute(insert(people), row)
    assert made.inserted_primary_key is not None
    return _by_id(connection, made.inserted_primary_key[0])


def _change(connection: Connection, person_id: int, values: dict[str, Any]) -> Any:
    connection.execute(update(people).where(people.c.id == person_id).values(values))
    return _by_id(connection, person_id)


def _hand_over(connection: Connection, guest: int, owner: int) -> None:
    """Give a guest's seats and tables to an account; where it sits already, the seat stays."""
    mine = select(seats.c.table_id).where(seats.c.person_id == owner)
    free = seats.c.table_id.not_in(mine)
    connection.execute(
        update(seats).where(seats.c.person_id == guest, free).values(person_id=owner)
    )
    connection.execute(update(tables).where(tables.c.host == guest).values(host=owner))
    connection.execute(update(companions).where(companions.c.keeper == guest).values(keeper=owner))
    talked = select(talk.c.table_id).where(talk.c.person_id == owner)
    connection.execute(
        update(talk)
        .where(talk.c.person_id == guest, talk.c.table_id.not_in(talked))
        .values(person_id=owner)
    )
    heard = select(hearers.c.talk_id).where(hearers.c.person_id == owner)
    connection.execute(
        update(hearers)
        .where(hearers.c.person_id == guest, hearers.c.talk_id.not_in(heard))
        .values(person_id=owner)
    )
    connection.execute(
        update(subscriptions).where(subscriptions.c.person_id == guest).values(person_id=owner)
    )
    connection.execute(delete(notices).where(notices.c.person_id == guest))
    seen = select(visits.c.table_id).where(visits.c.person_id == owner)
    connection.execute(
        update(visits)
        .where(visits.c.person_id == guest, visits.c.table_id.not_in(seen))
        .values(person_id=owner)
    )
