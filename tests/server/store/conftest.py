"""A store of each kind, and words to act on it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from inglenook.server.store import Head, Store
from tests.server.postgres import Cluster


class Place:
    """Where a store is kept, so that a test can open it as often as it likes, here and in other processes."""

    def __init__(self, cluster: Cluster | None, folder: Path) -> None:
        folder.mkdir()
        self.cluster, self.folder = cluster, folder
        self.url = cluster.new_database() if cluster else None
        self.opened: list[Store] = []

    async def open(self) -> Store:
        store = await Store.open(self.url, self.folder)
        self.opened.append(store)
        return store

    async def close(self) -> None:
        for store in self.opened:
            await store.close()
        self.opened.clear()

    def sql(self, statement: str) -> str:
        """Do something to the database that no store would."""
        if self.cluster is not None and self.url is not None:
            return self.cluster.sql(statement, self.url.rpartition("/")[2])
        with closing(sqlite3.connect(self.folder / "inglenook.db")) as file:
            found = file.execute(statement).fetchall()
            file.commit()
        return "\n".join("|".join(str(value) for value in row) for row in found)

    @property
    def words(self) -> list[str]:
        """For the command line of another process."""
        return [self.url or "", str(self.folder)]


def _place(request: pytest.FixtureRequest, folder: Path) -> Place:
    return Place(request.getfixturevalue("postgres") if request.param == "postgres" else None, folder)


@pytest.fixture(params=["sqlite", "postgres"])
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    """An empty place, once of each kind."""
    made = _place(request, tmp_path / "data")
    yield made
    await made.close()


@pytest.fixture(params=["sqlite", "postgres"])
async def other_place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    """Another empty place, once of each kind."""
    made = _place(request, tmp_path / "other")
    yield made
    await made.close()


@pytest.fixture
async def store(place: Place) -> Store:
    """An empty store, once of each kind."""
    return await place.open()


def head(table: str, **changes: Any) -> Head:
    """The head of a table."""
    return Head(**{"id": table, "game": "key_to_the_kingdom", "name": f"{table}'s", "stage": "playing"} | changes)
