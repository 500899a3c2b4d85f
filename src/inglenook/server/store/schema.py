"""The tables of the database. How they came to be this way is in `migrations`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

REVISION = "0002"
"""The revision of the database this program works with: the last of `migrations`."""

VERSION_TABLE = "inglenook_version"

metadata = MetaData()

version = Table(VERSION_TABLE, MetaData(), Column("version_num", Text, primary_key=True))
"""Alembic's own; not one of ours."""

log = Table(
    "log_rows",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("ref", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", name="log_rows_key"),
    Index("log_rows_ref", "table_id", "ref", unique=True, sqlite_where=text("ref <> ''"), postgresql_where=text("ref <> ''")),
    sqlite_with_rowid=False,
)

heads = Table(
    "heads",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("seats", LargeBinary, nullable=False),
    Column("holders", Text, nullable=False),
    Column("to_move", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("content_hash", Text, nullable=False),
    Column("invite", Text, nullable=False),
    Column("watch", Text, nullable=False),
    Column("rematch", Text, nullable=False),
    Index("heads_invite", "invite"),
    Index("heads_watch", "watch"),
    Index(
        "heads_waiting",
        "created",
        sqlite_where=text("public AND stage = 'waiting'"),
        postgresql_where=text("public AND stage = 'waiting'"),
    ),
)

holders = Table(
    "holders",
    metadata,
    Column("guest", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    PrimaryKeyConstraint("guest", "table_id", name="holders_key"),
    Index("holders_table", "table_id"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("who", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("ref", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "n", name="chat_key"),
    Index("chat_ref", "table_id", "ref", unique=True, sqlite_where=text("ref <> ''"), postgresql_where=text("ref <> ''")),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("device", Text, nullable=False, server_default=""),
    Column("used", Double, nullable=False, server_default="0"),
    Index("tokens_guest", "guest"),
    Index("tokens_device", "device"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
