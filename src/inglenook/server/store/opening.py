"""Which database a URL names."""

from __future__ import annotations

from pathlib import Path

from inglenook.server.store.base import Store
from inglenook.server.store.sqlite import SqliteStore

FILE = "inglenook.db"


async def open_store(url: str | None, folder: Path) -> Store:
    """Open the database a URL names, or the file in the folder."""
    return await SqliteStore.open_file(folder / FILE)
