"""The figures of a run as tables: one row per game, one row per seat of a game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import polars as pl

from inglenook.engine.facts import Fact

from .play import Played
from .things import figures


class Frames(msgspec.Struct, frozen=True):
    """The two tables of a run."""

    games: pl.DataFrame
    seats: pl.DataFrame


def frames_of(played: list[Played]) -> Frames:
    """Tables in the order of the games."""
    return Frames(_frame([one.game for one in played]), _frame([row for one in played for row in one.seats]))


def _frame(rows: list[dict[str, Fact]]) -> pl.DataFrame:
    """Every name that occurs is a column; a figure of a family that is left out is nought."""
    names = dict.fromkeys(name for row in rows for name in row)
    columns = {name: [row.get(name, 0 if "." in name else None) for row in rows] for name in names}
    return pl.DataFrame({name: pl.Series(name, values, strict=False) for name, values in columns.items()})


def write_tables(played: list[Played], folder: Path) -> Frames:
    """Write both tables as Parquet and as CSV, and a third of the things the game tells of."""
    frames = frames_of(played)
    for name, frame in (("games", frames.games), ("seats", frames.seats)):
        frame.write_parquet(folder / f"{name}.parquet")
        frame.write_csv(folder / f"{name}.csv")
    things = [msgspec.to_builtins(one) for one in figures(played)]
    if things:
        pl.DataFrame(things).write_parquet(folder / "things.parquet")
        pl.DataFrame(things).write_csv(folder / "things.csv")
    return frames
