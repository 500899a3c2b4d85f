"""By which device a token was made, when it was last used, and how often a guest has signed out everywhere."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tokens and guests from before: made by no device that is known, not used, never signed out."""
    op.add_column("guests", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tokens", sa.Column("device", sa.Text, nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("used", sa.Double, nullable=False, server_default="0"))
    op.create_index("tokens_device", "tokens", ["device"])
