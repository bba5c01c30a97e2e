"""What somebody has seen, where a practice table comes from, who plays again"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def _number() -> sa.types.TypeEngine[int]:
    return sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Bring the schema forward."""
    op.create_table(
        "visits",
        sa.Column("person_id", _number(), nullable=False),
        sa.Column("table_id", _number(), nullable=False),
        sa.Column("moment", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_visits_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_visits_table_id")),
        sa.PrimaryKeyConstraint("person_id", "table_id", name=op.f("pk_visits")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "origins",
        sa.Column("table_id", _number(), nullable=False),
        sa.Column("source", _number(), nullable=False),
        sa.Column("moment", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_origins_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_origins")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rematches",
        sa.Column("table_id", _number(), nullable=False),
        sa.Column("next_id", _number(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rematches_table_id")),
        sa.ForeignKeyConstraint(["next_id"], ["tables.id"], name=op.f("fk_rematches_next_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_rematches")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_rematches_next_id"), "rematches", ["next_id"], unique=False)
