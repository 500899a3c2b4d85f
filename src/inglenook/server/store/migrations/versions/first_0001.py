"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

SOME_REF = sa.text("ref <> ''")
WAITING = sa.text("public AND stage = 'waiting'")


def text(name: str) -> sa.Column[str]:
    """A column of text that is always there."""
    return sa.Column(name, sa.Text, nullable=False)


def number(name: str) -> sa.Column[int]:
    """A column of whole numbers that is always there."""
    return sa.Column(name, sa.Integer, nullable=False)


def moment(name: str) -> sa.Column[float]:
    """A column of seconds since 1970."""
    return sa.Column(name, sa.Double, nullable=False)


def body(name: str) -> sa.Column[bytes]:
    """A column of bytes."""
    return sa.Column(name, sa.LargeBinary, nullable=False)


def upgrade() -> None:
    """Make all of them."""
    op.create_table(
        "log_rows",
        text("table_id"),
        number("seq"),
        moment("at"),
        text("ref"),
        body("body"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="log_rows_key"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "log_rows_ref", "log_rows", ["table_id", "ref"], unique=True, sqlite_where=SOME_REF, postgresql_where=SOME_REF
    )
    op.create_table(
        "heads",
        sa.Column("id", sa.Text, primary_key=True),
        text("game"),
        text("name"),
        text("stage"),
        sa.Column("public", sa.Boolean, nullable=False),
        text("host"),
        body("seats"),
        text("holders"),
        text("to_move"),
        number("version"),
        moment("created"),
        moment("changed"),
        number("rules_version"),
        text("content_hash"),
        text("invite"),
        text("watch"),
        text("rematch"),
    )
    op.create_index("heads_invite", "heads", ["invite"])
    op.create_index("heads_watch", "heads", ["watch"])
    op.create_index("heads_waiting", "heads", ["created"], sqlite_where=WAITING, postgresql_where=WAITING)
    op.create_table(
        "holders",
        text("guest"),
        text("table_id"),
        sa.PrimaryKeyConstraint("guest", "table_id", name="holders_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("holders_table", "holders", ["table_id"])
    op.create_table("snapshots", sa.Column("table_id", sa.Text, primary_key=True), number("seq"), body("body"))
    op.create_table(
        "chat",
        text("table_id"),
        number("n"),
        text("who"),
        text("guest"),
        sa.Column("seat", sa.Integer, nullable=True),
        text("text"),
        moment("at"),
        text("ref"),
        sa.PrimaryKeyConstraint("table_id", "n", name="chat_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("chat_ref", "chat", ["table_id", "ref"], unique=True, sqlite_where=SOME_REF, postgresql_where=SOME_REF)
    op.create_table("guests", sa.Column("id", sa.Text, primary_key=True), text("name"), moment("created"))
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        text("kind"),
        text("guest"),
        text("table_id"),
        number("seat"),
        text("label"),
        moment("created"),
    )
    op.create_index("tokens_guest", "tokens", ["guest"])
    op.create_table("secrets", sa.Column("name", sa.Text, primary_key=True), body("body"))
