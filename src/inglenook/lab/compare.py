"""Two runs on the same deals, game by game: what differs, and whether it is more than luck.

The luck of a deal is in both runs, so it falls out of the difference: far fewer games are needed than for two runs by
themselves.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from inglenook.engine.words import Msg, Problem, msg

from .journal import FILE, Settings
from .play import Played
from .stats import apart, paired

LEAST = 2
"""Deals that must have been played in both."""


class Uneven(Problem):
    """Two folders that cannot be compared; the sentence says why."""


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """One figure in both runs, over the deals both have played."""

    figure: str
    bot: str
    """Who it is a figure of, in both runs; nobody: of the whole game."""
    first: float
    second: float
    mean: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether it is more than luck."""
        return self.low > 0 or self.high < 0


class Compared(msgspec.Struct, frozen=True, kw_only=True):
    """Two runs side by side."""

    runs: tuple[Settings, Settings]
    games: int
    differences: list[Difference]


def compare(first: Path, second: Path) -> Compared:
    """What differs between two runs, from the second to the first."""
    (one, games), (other, others) = _read(first), _read(second)
    for what in ("game", "rules_version", "content_hash", "seed", "seating"):
        if getattr(one, what) != getattr(other, what):
            raise Uneven(msg(f"lab-uneven-{what.replace('_', '-')}", first=str(first), second=str(second)))
    if len(one.seats) != len(other.seats):
        raise Uneven(msg("lab-uneven-seats", first=str(first), second=str(second)))
    both = sorted(games.keys() & others.keys())
    if len(both) < LEAST:
        raise Uneven(msg("lab-uneven-games", n=len(both)))
    columns = _columns([games[index] for index in both])
    rows = [(_figures(games[index]), _figures(others[index])) for index in both]
    kept = [column for column in columns if all(column in a and column in b for a, b in rows)]
    z = apart(len(kept))
    return Compared(
        runs=(one, other), games=len(both), differences=[_difference(column, rows, one, other, z) for column in kept]
    )


Column = tuple[str, int | None]
"""A figure, and whose of the bots that were named; None: of the whole game."""


def _columns(played: list[Played]) -> list[Column]:
    return list(dict.fromkeys(column for one in played for column in _figures(one)))


def _figures(one: Played) -> dict[Column, float]:
    """The wins of every bot that was named, and the plain numbers of the game."""
    found: dict[Column, float] = {}
    for row in one.seats:
        found["won", int(row["entry"] or 0) - 1] = float(row["won"] or 0)
    if one.game["teams"] == 1:
        found = {("won", None): float(one.game["won"] or 0)}
    same = ("game", "seats", "teams", "sides", "winners", "won")
    for name, value in one.game.items():
        if isinstance(value, int | float) and name not in same and "." not in name:
            found[name, None] = float(value)
    return found


def _difference(
    column: Column, rows: list[tuple[dict[Column, float], dict[Column, float]]], one: Settings, other: Settings, z: float
) -> Difference:
    name, entry = column
    first, second = ([row[at][column] for row in rows] for at in (0, 1))
    mean, low, high = paired([a - b for a, b in zip(first, second, strict=True)], z)
    bot = "" if entry is None else one.seats[entry] if one.seats[entry] == other.seats[entry] else ""
    if entry is not None and not bot:
        bot = f"{one.seats[entry]} / {other.seats[entry]}"
    count = len(rows)
    return Difference(figure=name, bot=bot, first=sum(first) / count, second=sum(second) / count, mean=mean, low=low, high=high)


def _read(folder: Path) -> tuple[Settings, dict[int, Played]]:
    try:
        lines = (folder / FILE).read_bytes().splitlines()
        settings = msgspec.json.decode(lines[0], type=Settings)
        played = [msgspec.json.decode(line, type=Played) for line in lines[1:] if line.endswith(b"}")]
    except (OSError, IndexError, msgspec.DecodeError) as error:
        raise Uneven(msg("lab-not-ours", file=str(folder / FILE))) from error
    return settings, {one.index: one for one in played}


def told(found: Compared) -> list[Msg]:
    """A comparison in sentences."""
    lines = [msg("lab-compared", games=found.games, seed=found.runs[0].seed, game=found.runs[0].game)]
    for one in found.differences:
        told = {name: f"{getattr(one, name):.3g}" for name in ("first", "second", "mean", "low", "high")}
        what = Msg(f"fact-{one.figure}")
        lines.append(
            msg("lab-difference", what=what, bot=one.bot, some=len(one.bot), clear="yes" if one.clear else "no", **told)
        )
    return lines
