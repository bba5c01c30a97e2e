"""People who share somebody's device"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _number() -> sa.types.TypeEngine[int]:
    return sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Bring the schema forward."""
    op.create_table(
        "companions",
        sa.Column("person_id", _number(), nullable=False),
        sa.Column("keeper", _number(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_companions_person_id")),
        sa.ForeignKeyConstraint(["keeper"], ["people.id"], name=op.f("fk_companions_keeper")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_companions")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("companions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_companions_keeper"), ["keeper"], unique=False)
