"""Whole games known beforehand: a server whose luck is loaded, and what good players answer with that luck."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from inglenook.bots.hints import hint
from inglenook.engine.game import Game
from inglenook.engine.options import read
from inglenook.engine.table import Seat, Table
from inglenook.server import doors, guests, wire
from inglenook.server.luck import TableLuck
from tests.server.app.friends import Running, running

NONCE = "nonce"
LUCKS = 13
Script = list[tuple[int, tuple[str, ...]]]
"""Whole answers, each with the seat that gives it."""


class Loaded:
    """The secrets of a server whose dice are loaded; everything that is no luck stays as it is."""

    def __init__(self, key: bytes = b"") -> None:
        self.key = key

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)

    def token_hex(self, size: int) -> str:
        return {32: self.key.hex(), 8: NONCE}.get(size) or secrets.token_hex(size)


def load(patch: pytest.MonkeyPatch, dice: Loaded) -> None:
    """Let every table that is opened in this process have the luck of these dice, and new guests the same name."""
    for room in ("host", "doors"):
        patch.setattr(f"inglenook.server.{room}.secrets", dice)
    take_a_seat, names = doors.join, guests.friendly_names

    async def trusting(live: Any, viewer: Any, given: wire.Joining) -> wire.TableInfo:
        """A seat without the share in the luck that a browser makes up for it."""
        return await take_a_seat(live, viewer, msgspec.structs.replace(given, nonce=""))

    patch.setattr(doors, "join", trusting)
    patch.setattr(guests, "friendly_names", lambda lang: names(lang)[:1])


@contextmanager
def loaded(folder: Path, dice: Loaded) -> Iterator[Running]:
    """A server all whose tables have the luck of these dice."""
    with pytest.MonkeyPatch.context() as patch:
        load(patch, dice)
        with running(folder) as server:
            yield server


class Told(NamedTuple):
    """A game played to its end by good players."""

    key: bytes
    script: Script
    table: Table[Any]


def tell(game: Game[Any], key: bytes, nonces: Sequence[str], *, most: int = 2000, **options: str) -> Told:
    """Play it here, to its end or until it is too long."""
    seats = [Seat(f"Player {number}") for number, _ in enumerate(nonces, 1)]
    table = game.table(len(seats), TableLuck(key, nonces), options=read(game.options, options), seats=seats, loud=True)
    script: Script = []
    while table.over is None and len(script) < most:
        assert table.decision is not None
        seat = table.decision.seat
        script.append((seat, hint(table, seat).keys))
        table.answer(seat, script[-1][1])
    return Told(key, script, table)


def short_and_won(game: Game[Any], nonces: Sequence[str], **options: str) -> Told:
    """The shortest of some games that is won, however the cards are tuned."""
    best: Told | None = None
    for number in range(1, LUCKS):
        most = len(best.script) if best else 2000
        found = tell(game, bytes([number]) * 32, nonces, most=most, **options)
        if found.table.over is not None and found.table.over.winners and len(found.script) < most:
            best = found
    assert best is not None, f"none of {LUCKS} games is won"
    return best
