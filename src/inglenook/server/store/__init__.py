"""Where the server keeps everything: one log per table in SQLite or PostgreSQL.

    store = await Store.open(url, folder)

The log is the truth and its key (table, seq) is the only lock: whoever appends a seq that is taken gets `Lost`, reads the
fresh rows and judges again.
"""

from inglenook.server.store.base import Store
from inglenook.server.store.shapes import (
    CHAT,
    ENDED,
    EVERYTHING,
    Again,
    Ended,
    Guest,
    Head,
    Lost,
    Maker,
    Row,
    Said,
    StoreProblem,
    TokenKind,
    TokenRow,
    Unsure,
)

__all__ = [
    "CHAT",
    "ENDED",
    "EVERYTHING",
    "Again",
    "Ended",
    "Guest",
    "Head",
    "Lost",
    "Maker",
    "Row",
    "Said",
    "Store",
    "StoreProblem",
    "TokenKind",
    "TokenRow",
    "Unsure",
]
