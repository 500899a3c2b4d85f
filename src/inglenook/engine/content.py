"""Content: the printed things of a game, as TOML records that say where they come from.

A file holds arrays of tables; every record has an `id`, a `source` and, if it makes rules true, the `rules` it carries.
Records are frozen and shared: a table never copies them.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

Source = Literal["rulebook", "public", "ours"]
"""Stated in the rulebook, a publicly known fact, or our own design where the rulebook is silent."""

OFF = "INGLENOOK_OFF"
"""Names a rule whose content records are left out, so that a proof can see its tests fail."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every printed thing has."""

    id: str
    source: Source
    rules: tuple[str, ...] = ()


class ContentError(Exception):
    """A content file is wrong; the sentence names the file and the record."""


R = TypeVar("R", bound=Record)

carried: dict[str, list[str]] = {}
"""Rule id -> the records that carry it, as `file.toml/id`."""


def load(folder: Path, file: str, table: str, kind: type[R]) -> dict[str, R]:
    """Read the records of one array of tables, keyed by id, in the order they are printed."""
    path = folder / file
    try:
        rows = _parsed(path.read_text(encoding="utf-8")).get(table, [])
        records = msgspec.convert(rows, list[kind])  # type: ignore[valid-type]
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"{file}: [[{table}]]: {error}") from error
    return _by_id(file, records)


@lru_cache(maxsize=1)
def _parsed(text: str) -> dict[str, Any]:
    """A file as it is read; the tables of one are asked for one after the other."""
    return tomllib.loads(text)


def _by_id(file: str, records: Iterable[R]) -> dict[str, R]:
    off = os.environ.get(OFF)
    found: dict[str, R] = {}
    for record in records:
        if record.id in found:
            raise ContentError(f"{file}: {record.id} stands there twice")
        for rule in record.rules:
            carried.setdefault(rule, []).append(f"{file}/{record.id}")
        if off is None or off not in record.rules:
            found[record.id] = record
    return found


def digest(*folders: Path) -> str:
    """A hash over every content file, which a save remembers."""
    sums: Any = hashlib.blake2b(digest_size=8)
    for path in [path for folder in folders for path in sorted(folder.glob("*.toml"))]:
        sums.update(path.name.encode())
        sums.update(path.read_bytes())
    return str(sums.hexdigest())
