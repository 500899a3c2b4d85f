"""How a server is set up: where it listens, what it keeps its tables in, and how much it takes from whom."""

from __future__ import annotations

from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from inglenook.engine.words import Problem, msg

DATABASE = "INGLENOOK_DATABASE_URL"
"""The address of a PostgreSQL database; without it, a file of SQLite in the data folder."""


class BadSetting(Problem):
    """A setting that cannot be; the sentence says which and why."""


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much one address, or one guest at a table, may ask for. Rates are per second; a burst is what may come at once."""

    requests: float = 40.0
    requests_burst: int = 400
    messages: float = 20.0
    messages_burst: int = 120
    tables: float = 0.2
    tables_burst: int = 30
    guests: float = 0.5
    guests_burst: int = 60
    sockets: int = 64
    connections: int = 200
    """Of one address, besides its sockets."""
    all_connections: int = 20_000
    """Of everybody, sockets too; never more than there are open files for."""
    body: int = 64 * 1024
    save: int = 8 * 1024 * 1024
    """Of a saved game that is brought in."""
    record: int = 20_000
    """Moves of a saved game that is brought in; far more than any game that was really played."""
    work_memory: int = 768 * 1024 * 1024
    """Of one process that works for the server; the system holds it to that."""
    work_seconds: float = 30.0
    """Of computing for one piece of long work."""
    message: int = 16 * 1024
    hello: float = 10.0
    """Seconds a socket may stay silent at first."""
    head: float = 10.0
    """Seconds until the head of a request is there, from the connection or from its first byte."""
    transfer: float = 60.0
    """Seconds until the body of a request is there, or an answer has been taken."""
    idle: float = 5.0
    """Seconds a connection is kept for another request."""


NO_LIMITS = Limits(
    requests=1e9,
    requests_burst=10**9,
    messages=1e9,
    messages_burst=10**9,
    tables=1e9,
    tables_burst=10**9,
    guests=1e9,
    guests_burst=10**9,
    sockets=10**9,
    connections=10**9,
    all_connections=10**9,
)
"""For measuring. Sizes and times stay as they are."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """A server as it was asked for."""

    folder: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    trusted_proxies: tuple[str, ...] = ()
    database: str | None = None
    log: Literal["text", "json"] = "text"
    limits: Limits = Limits()
    plain_frames: bool = False
    """Leave the frames of sockets to Uvicorn, without the short way of `frames`."""
    static: Path = Path(__file__).parent / "static"
    """The built pages."""


def read_limits(text: str) -> Limits:
    """Limits as an operator writes them: `sockets=500,messages=100`; the others stay as they are."""
    given: dict[str, str] = {}
    for piece in filter(None, (piece.strip() for piece in text.split(","))):
        name, sign, value = piece.partition("=")
        if not sign:
            raise BadSetting(msg("srv-limits-form", text=piece))
        given[name.strip()] = value.strip()
    try:
        limits = msgspec.convert(given, Limits, strict=False)
    except msgspec.ValidationError as error:
        names = ", ".join(field.name for field in msgspec.structs.fields(Limits))
        raise BadSetting(msg("srv-limits-misfit", detail=str(error), names=names)) from error
    if any(getattr(limits, field.name) <= 0 for field in msgspec.structs.fields(Limits)):
        raise BadSetting(msg("srv-limits-positive"))
    return limits


def read_public_url(text: str) -> str:
    """An address others see, without the slash at its end."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment or parts.path.strip("/"):
        raise BadSetting(msg("srv-public-url", url=text))
    return f"{parts.scheme}://{parts.netloc}"
