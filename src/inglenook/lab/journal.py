"""The journal of a run: every finished game on a line of its own, so that what is finished survives whatever happens."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal

import msgspec

from inglenook.engine.game import Game
from inglenook.engine.options import Options
from inglenook.engine.words import Problem, msg

from .play import Played
from .seating import Seating

FILE = "journal.jsonl"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What makes two runs the same run; only the number of games may differ, so that a run can be made longer."""

    kind: Literal["inglenook-lab"] = "inglenook-lab"
    game: str
    rules_version: int
    content_hash: str
    seats: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    seating: Seating = "fixed"
    """How bots change seats; a journal without this word is from when they did not."""
    turning: tuple[str, ...] = ()
    """Options that change from game to game; of the others the value is in `options`."""
    wins: str = "by seat"
    """What a win is counted for; a journal without this word divided the win of a team by its seats."""


class OtherRun(Problem):
    """The folder holds something else than the results of this run; it is left as it is."""


def settings_of(
    game: Game[Any],
    seats: Iterable[str],
    seed: int,
    options: Options,
    seating: Seating = "rotates",
    turning: Iterable[str] = (),
) -> Settings:
    """What identifies a run."""
    return Settings(
        game=game.id,
        rules_version=game.version,
        content_hash=game.content_hash,
        seats=tuple(seats),
        seed=seed,
        options=msgspec.to_builtins(options),
        seating=seating,
        turning=tuple(turning),
        wins="by team",
    )


class Journal:
    """The finished games of one run, in memory and on disk."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.path = folder / FILE
        self.settings = settings
        self.games: dict[int, Played] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            raw = self.path.read_bytes() if self.path.exists() else b""
            # A line that was cut off in the middle is a game that was not finished.
            whole = raw[: raw.rfind(b"\n") + 1]
            lines = whole.splitlines()
            if lines:
                self._read(lines)
            self._file = self.path.open("r+b" if self.path.exists() else "w+b")
            self._file.truncate(len(whole))
            self._file.seek(len(whole))
        except OSError as error:
            raise OtherRun(msg("lab-folder", folder=str(folder), why=error.strerror or str(error))) from error
        if not lines:
            self._write(settings)

    def _read(self, lines: list[bytes]) -> None:
        try:
            found = msgspec.json.decode(lines[0], type=Settings)
            games = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise OtherRun(msg("lab-not-ours", file=str(self.path))) from error
        if found != self.settings:
            raise OtherRun(msg("lab-other-run", folder=str(self.path.parent)))
        self.games = {played.index: played for played in games}

    def add(self, games: Iterable[Played]) -> None:
        """Remember finished games."""
        for played in games:
            self.games[played.index] = played
            self._write(played)
        self._file.flush()

    def _write(self, line: object) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def in_order(self, n: int) -> list[Played]:
        """The first `n` games of the run that are finished, by number."""
        return [self.games[index] for index in sorted(self.games) if index < n]
