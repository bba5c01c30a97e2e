"""Deals that are played again, and who has played them"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def _number() -> sa.types.TypeEngine[int]:
    return sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Bring the schema forward."""
    op.create_table(
        "deals",
        sa.Column("id", _number(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("code", sa.String(length=40), nullable=False),
        sa.Column("terms", sa.String(length=32), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deals")),
        sa.UniqueConstraint("game", "code", name=op.f("uq_deals_game")),
    )
    op.create_table(
        "attempts",
        sa.Column("table_id", _number(), nullable=False),
        sa.Column("deal_id", _number(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_attempts_table_id")),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name=op.f("fk_attempts_deal_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_attempts")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("attempts", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_attempts_deal_id"), ["deal_id"], unique=False)
