"""`serve`: games for browsers, on this computer or for everybody."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal, cast

import msgspec

from inglenook.engine.save import disk_words
from inglenook.server import logs
from inglenook.server.addresses import Addresses, local_url
from inglenook.server.settings import DATABASE, NO_LIMITS, Settings, read_limits, read_public_url
from inglenook.sitting import Lock, OpenElsewhere, data_folder

from .arguments import Arguments
from .voice import Trouble, Voice

PORT = 8000
TRIES = 20
"""How many ports are tried where none was asked for."""
LOGS = ("text", "json")
BUSY = 1


def serve(arguments: Arguments, voice: Voice) -> int:
    """Serve until somebody says stop. Where a server already has these tables, that is said, or its page is opened."""
    settings = _settings(arguments)
    with _alone(settings) as elsewhere:
        if elsewhere is not None:
            print(voice("cli-served-already", url=elsewhere))
            if arguments.open and elsewhere:
                _open(elsewhere, voice)
                return 0
            return BUSY
        listener, port = _listen(arguments.host, arguments.port)
        settings = msgspec.structs.replace(settings, port=port)
        _leave_note(settings)
        logs.set_up(settings.log)
        from inglenook.server.app import run

        run(settings, listener, lambda: _ready(settings, voice, browser=arguments.open))
    print(voice("cli-served"))
    return 0


@contextmanager
def _alone(settings: Settings) -> Iterator[str | None]:
    """An SQLite file has one server, since a second would not hear of its changes: None, or where the first one is."""
    with alone(settings.database, settings.folder) as first:
        if first:
            try:
                yield None
            finally:
                with suppress(OSError):
                    _note(settings).unlink(missing_ok=True)
        else:
            note = _note(settings)
            yield note.read_text("utf-8") if note.exists() else ""


def _note(settings: Settings) -> Path:
    """Where a running server leaves its address."""
    return settings.folder / "server.url"


def _leave_note(settings: Settings) -> None:
    """Leave the address for a second server on the same file; PostgreSQL takes any number, and no note."""
    from inglenook.server.store.opening import sqlite_file

    if sqlite_file(settings.database, settings.folder) is None:
        return
    try:
        _note(settings).write_text(local_url(settings), "utf-8")
    except OSError as error:
        raise Trouble("cli-cannot-write", folder=str(settings.folder), detail=disk_words(error)) from error


@contextmanager
def alone(database: str | None, folder: Path) -> Iterator[bool]:
    """Whether nobody else serves this database while this goes on. PostgreSQL takes any number."""
    from inglenook.server.store.opening import sqlite_file

    file = sqlite_file(database, folder)
    if file is None:
        yield True
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock(file)
    except OpenElsewhere:
        yield False
        return
    except OSError as error:
        raise Trouble("cli-cannot-write", folder=str(file.parent), detail=disk_words(error)) from error
    try:
        yield True
    finally:
        lock.release()


def _settings(arguments: Arguments) -> Settings:
    """What was asked for, checked before anything is opened."""
    if arguments.log not in LOGS:
        raise Trouble("cli-no-log", log=arguments.log, logs=", ".join(LOGS))
    if arguments.port is not None and not 0 < arguments.port < 65536:
        raise Trouble("cli-no-port")
    return Settings(
        folder=data_folder(),
        host=arguments.host,
        public_url=read_public_url(arguments.public_url) if arguments.public_url else "",
        trusted_proxies=tuple(arguments.trusted_proxy),
        database=database_of(arguments),
        log=cast(Literal["text", "json"], arguments.log),
        limits=NO_LIMITS if arguments.no_limits else read_limits(arguments.limits or ""),
        plain_frames=arguments.plain_frames,
    )


def database_of(arguments: Arguments) -> str | None:
    """The database that was named; None is the file in the data folder."""
    return arguments.database or os.environ.get(DATABASE) or None


def _listen(host: str, port: int | None) -> tuple[socket.socket, int]:
    """An open socket. Where no port was asked for, a taken one is no trouble."""
    ports = range(PORT, PORT + TRIES) if port is None else (port,)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for one in ports:
        try:
            both = host == "::" and socket.has_dualstack_ipv6()
            return socket.create_server((host, one), family=family, backlog=1024, dualstack_ipv6=both), one
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                continue
            raise Trouble("cli-bad-host", host=host, detail=error.strerror or str(error)) from error
    if port is None:
        raise Trouble("cli-no-free-port", first=PORT, last=PORT + TRIES - 1)
    raise Trouble("cli-port-taken", port=str(port))


def _ready(settings: Settings, voice: Voice, *, browser: bool) -> None:
    """Say where it is; the browser is opened beside, since that may take its time."""
    url = local_url(settings)
    print(voice("cli-serving", url=url), flush=True)
    base, reach = Addresses(settings)("")
    if reach is None and base != url:
        print(voice("cli-serving-others", url=base), flush=True)
    if browser:
        threading.Thread(target=_open, args=(url, voice), daemon=True).start()


def _open(url: str, voice: Voice) -> None:
    """Open a browser with windows; one for text would take this terminal."""
    screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    try:
        opened = screen and webbrowser.open(url)
    except (webbrowser.Error, OSError):
        opened = False
    if not opened:
        print(voice("cli-no-browser", url=url), flush=True)
