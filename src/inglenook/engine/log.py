"""The log: what happened, who may know it, and which rule made it so."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec

from .words import Msg


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened. `to` names the seats that may read it; None is everybody."""

    text: Msg
    seat: int | None = None
    rule: str = ""
    to: tuple[int, ...] | None = None
    lights: tuple[str, ...] = ()
    at: int = 0
    """How many answers had been given when it happened."""
    heading: bool = False
    weight: int = 1
    """How much it matters: 0 a small thing, 1 a line, 2 worth a flag, 3 what everybody should see."""

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may read it."""
        return self.to is None or (seat is not None and seat in self.to)


class Back(msgspec.Struct, array_like=True):
    """Where a seat's last answer stands, and what has happened since."""

    mark: int
    key: str
    others: bool = False
    luck: bool = False
    news: bool = False


class Milestone(msgspec.Struct, frozen=True, array_like=True):
    """How far everybody had come when a round began; `at` is the length of the record then."""

    at: int
    round: int
    values: dict[int, int]


class Past(msgspec.Struct):
    """What has been forgotten of a record: only how much it was, the last answer of each seat in it, and some lines."""

    moves: int = 0
    draws: int = 0
    lines: int = 0
    seen: dict[int, int] = {}
    """How many of these lines a seat may read; -1 stands for spectators."""
    backs: dict[int, Back] = {}
    packed: list[tuple[int, bytes]] = []
    """The newest of these lines, pressed into little: how many, and what."""
    high: list[Entry] = []
    """Of all these lines those that mattered most."""

    def read(self) -> list[Entry]:
        """The lines that are still there."""
        return [entry for _, raw in self.packed for entry in _entries.decode(zlib.decompress(raw))]


def press(entries: Sequence[Entry]) -> tuple[int, bytes]:
    """Lines of the log, pressed into little."""
    pressing = zlib.compressobj(1, wbits=12, memLevel=5)  # the usual sizes are for more, and cost more than the work itself
    return len(entries), pressing.compress(msgspec.json.encode(entries)) + pressing.flush()


_entries = msgspec.json.Decoder(list[Entry])


class Move(msgspec.Struct, array_like=True):
    """One answer on the record, the draws that came after it, and the fingerprint of the table once it had been carried out."""

    seat: int
    key: str
    draws: list[tuple[int, int]] = []
    fingerprint: str = ""
    news: bool = False
    """Somebody learned something through it, so it cannot be taken back quietly."""
    passed: tuple[int, ...] = ()
    """Of a moment in which anybody may act: the seats that were asked and let it pass."""
