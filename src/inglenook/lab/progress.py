"""The progress bar: how many games, how many a second, how long to go."""

from __future__ import annotations

import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as Bar

from inglenook.engine.words import common, msg


class Progress:
    """A bar on standard error; where that is no terminal, one line at the end."""

    def __init__(self, total: int, done: int, lang: str, quiet: bool) -> None:
        self.words = common(lang)
        self.total, self.done, self.fresh = total, done, 0
        self.start = time.perf_counter()
        columns = (BarColumn(bar_width=None), MofNCompleteColumn(), TextColumn("{task.fields[pace]}"))
        self.bar = Bar(*columns, console=Console(stderr=True, quiet=quiet), expand=True, disable=quiet)
        self.task = self.bar.add_task("", total=total, completed=done, pace="")

    def __enter__(self) -> Progress:
        self.bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.bar.stop()

    def advance(self, games: int) -> None:
        """So many games more are finished."""
        self.fresh += games
        self.bar.update(self.task, advance=games, pace=self.pace(time.perf_counter() - self.start))

    def pace(self, seconds: float) -> str:
        """Games per second and time left, in words."""
        rate = self.fresh / seconds if seconds else 0.0
        left = int((self.total - self.done - self.fresh) / rate) if rate else 0
        minutes, rest = divmod(left, 60)
        hours, minutes = divmod(minutes, 60)
        clock = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
        return self.words.say(msg("lab-pace", rate=f"{rate:.1f}", left=clock))
