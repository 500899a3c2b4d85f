"""Bring a database to what this program works with, by the migrations in `migrations`.

Whoever calls this holds a lock on the database and an open transaction, so two processes that start at once are safe and
a migration happens wholly or not at all.
"""

from __future__ import annotations

import sys
import threading
from pathlib import Path

from sqlalchemy import Connection, inspect, select

from inglenook.server.store import schema
from inglenook.server.store.shapes import StoreProblem

MIGRATIONS = Path(__file__).parent / "migrations"

one_at_a_time = threading.Lock()
"""Alembic keeps its connection in a global; hold this around `upgrade`."""


def current(conn: Connection, place: str) -> str | None:
    """The revision of a database: None if it has nothing of ours. One we do not know is refused, and so is a stranger's."""
    names = set(inspect(conn).get_table_names())
    if schema.VERSION_TABLE not in names:
        strangers = names if conn.dialect.name == "sqlite" else names & set(schema.metadata.tables)
        if strangers:
            raise StoreProblem("srv-store-not-ours", place=place)
        return None
    return conn.execute(select(schema.version.c.version_num)).scalar()


def upgrade(conn: Connection, place: str) -> None:
    """Run the migrations this database has not seen yet."""
    revision = current(conn, place)
    if revision == schema.REVISION:
        return
    # Only here, because most starts do not need it. Mako, in which Alembic writes new migrations, would load all of Pygments.
    sys.modules.setdefault("mako.ext.pygmentplugin", None)  # type: ignore[arg-type]
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": conn})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if revision is not None and revision not in known:
        raise StoreProblem("srv-store-newer", place=place)
    command.upgrade(config, schema.REVISION)
