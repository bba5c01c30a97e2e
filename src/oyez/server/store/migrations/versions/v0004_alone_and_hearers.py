"""Since when no person plays at a table, and which people heard private talk"""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def _number() -> sa.types.TypeEngine[int]:
    return sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Bring the schema forward."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("alone_since", sa.Integer(), nullable=True))
    op.create_table(
        "hearers",
        sa.Column("talk_id", _number(), nullable=False),
        sa.Column("person_id", _number(), nullable=False),
        sa.ForeignKeyConstraint(["talk_id"], ["talk.id"], name=op.f("fk_hearers_talk_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_hearers_person_id")),
        sa.PrimaryKeyConstraint("talk_id", "person_id", name=op.f("pk_hearers")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_hearers_person_id"), "hearers", ["person_id"], unique=False)
    connection = op.get_bind()
    _count_from_now(connection)
    _name_hearers(connection)


def _count_from_now(connection: sa.Connection) -> None:
    """Where no person plays, the count begins with the next move."""
    connection.execute(
        sa.text(
            "UPDATE tables SET alone_since ="
            " (SELECT COALESCE(MAX(seq) + 1, 0) FROM moves WHERE moves.table_id = tables.id)"
            " WHERE stage = 'playing' AND NOT EXISTS (SELECT 1 FROM seats"
            " WHERE seats.table_id = tables.id AND person_id IS NOT NULL AND bot IS NULL"
            " AND NOT steward)"
        )
    )


def _name_hearers(connection: sa.Connection) -> None:
    """Who said something heard it, and whoever was meant if they cannot have sat down later.

    Once a game has begun nobody changes seats. Who sat in a seat before that is not known: of
    what was said then, only the speaker keeps a private line.
    """
    found = connection.execute(
        sa.text(
            "SELECT talk.id, talk.table_id, talk.person_id, talk.heard_by,"
            " talk.at >= tables.started AS begun"
            " FROM talk JOIN tables ON tables.id = talk.table_id WHERE heard_by IS NOT NULL"
        )
    ).all()
    for line in found:
        people = {line.person_id}
        if line.begun:
            people |= _people_in(connection, line.table_id, json.loads(line.heard_by))
        connection.execute(
            sa.text("INSERT INTO hearers (talk_id, person_id) VALUES (:talk, :person)"),
            [{"talk": line.id, "person": person} for person in sorted(people)],
        )


def _people_in(connection: sa.Connection, table_id: int, seats: list[int]) -> set[int]:
    sits: Any = connection.execute(
        sa.text(
            "SELECT seat, person_id FROM seats"
            " WHERE table_id = :table AND person_id IS NOT NULL AND bot IS NULL"
        ),
        {"table": table_id},
    )
    return {row.person_id for row in sits if row.seat in seats}
