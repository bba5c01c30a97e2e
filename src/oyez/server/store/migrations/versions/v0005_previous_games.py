"""Which finished game a table follows"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def _number() -> sa.types.TypeEngine[int]:
    return sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Bring the schema forward."""
    op.create_table(
        "previous_games",
        sa.Column("table_id", _number(), nullable=False),
        sa.Column("previous_id", _number(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_previous_games_table_id")
        ),
        sa.ForeignKeyConstraint(
            ["previous_id"], ["tables.id"], name=op.f("fk_previous_games_previous_id")
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_previous_games")),
        sqlite_with_rowid=False,
    )
