"""The last moment that a person has seen of a table, for a recap."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select

from oyez.server.store import Store
from oyez.server.store.schema import visits


async def last_seen(store: Store, person_id: int, table_id: int) -> int | None:
    """The latest moment that a person has seen at a table."""
    where = (visits.c.person_id == person_id) & (visits.c.table_id == table_id)
    return await store.read(lambda c: c.execute(select(visits.c.moment).where(where)).scalar())


async def store_seen(store: Store, person_id: int, table_id: int, moment: int) -> None:
    """A person has seen a table at this moment."""
    await store.write(lambda c: _note(c, person_id, table_id, moment))


def _note(connection: Connection, person_id: int, table_id: int, moment: int) -> None:
    where = (visits.c.person_id == person_id) & (visits.c.table_id == table_id)
    connection.execute(delete(visits).where(where))
    row = {"person_id": person_id, "table_id": table_id, "moment": moment, "at": time.time()}
    connection.execute(insert(visits), row)
