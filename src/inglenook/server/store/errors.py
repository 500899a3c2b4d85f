"""What went wrong in a database, as a sentence for the people who keep it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, TimeoutError

from inglenook.server.store.shapes import StoreProblem

SQLITE = {
    sqlite3.SQLITE_FULL: "srv-store-full",
    sqlite3.SQLITE_READONLY: "srv-store-read-only",
    sqlite3.SQLITE_PERM: "srv-store-read-only",
    sqlite3.SQLITE_BUSY: "srv-store-busy",
    sqlite3.SQLITE_LOCKED: "srv-store-busy",
    sqlite3.SQLITE_NOTADB: "srv-store-not-ours",
    sqlite3.SQLITE_CORRUPT: "srv-store-broken",
}
POSTGRES = {
    "53100": "srv-store-full",
    "25006": "srv-store-read-only",
    "42501": "srv-store-read-only",
    "53300": "srv-store-busy",
    "55P03": "srv-store-busy",
}
AWAY = ("08", "57P")
"""How the states of a PostgreSQL begin that is going, coming or gone."""


def problem(error: Exception, place: str) -> StoreProblem:
    """The problem behind an error of the database or of the system."""
    if isinstance(error, TimeoutError):
        return StoreProblem("srv-store-busy", place=place)
    cause: BaseException = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, OSError):
        return StoreProblem("srv-store-unreachable", place=place, why=why(cause))
    code: str | None = None
    if isinstance(cause, sqlite3.Error):
        code = SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
    elif (state := getattr(cause, "sqlstate", None)) is not None:
        code = POSTGRES.get(state)
        if state.startswith(AWAY):
            return StoreProblem("srv-store-unreachable", place=place, why=why(cause))
    if code is not None:
        return StoreProblem(code, place=place)
    return StoreProblem("srv-store-failed", place=place, why=why(cause))


def why(error: BaseException) -> str:
    """An error in its own words, on one line; never with what was sent to the database."""
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error.args[0] if error.args else "")
    return " ".join(words.split()).rstrip(".") or type(error).__name__


@contextmanager
def told(place: str) -> Iterator[None]:
    """Turn errors of the database into problems."""
    try:
        yield
    except (DBAPIError, TimeoutError, OSError, sqlite3.Error) as error:
        raise problem(error, place) from error
    except Exception as error:
        if not _of_driver(error):
            raise
        raise problem(error, place) from error


def _of_driver(error: Exception) -> bool:
    """Whether PostgreSQL's driver says this, which is not always installed. While it connects, nobody translates for it."""
    return any(kind.__module__.partition(".")[0] == "asyncpg" for kind in type(error).__mro__)
