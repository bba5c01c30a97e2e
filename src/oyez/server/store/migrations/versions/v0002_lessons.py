"""Tables that begin from a position, and lessons"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema forward."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("start", sa.LargeBinary(), nullable=True))
        batch_op.add_column(sa.Column("lesson", sa.String(length=40), nullable=True))
