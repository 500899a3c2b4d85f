"""A run of many games over all cores.

Every game has its own seed by its number, so a run gives the same tables on one core or many, at once or in pieces.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any, Literal

import msgspec

from inglenook import __version__
from inglenook.bots import bot
from inglenook.engine.facts import Fact
from inglenook.engine.game import Game, WrongSeats, game, games
from inglenook.engine.options import Options
from inglenook.engine.words import Msg, common, msg

from .journal import Journal, Settings, settings_of
from .play import UNFINISHED, Played, play
from .progress import Progress
from .seating import EVERY_COUNT, Seating, can_turn, line_up
from .stats import wilson

CHUNK_SECONDS = 0.5
"""How long a piece of work for one process should take: short enough to lose little, long enough to cost little."""
LARGEST_CHUNK = 200


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What came out of a run, in a few figures; the rest is in the files."""

    game: str
    asked: int
    finished: int
    fresh: int
    """Games played now; the others were there from an earlier start of the same run."""
    seconds: float
    jobs: int
    interrupted: bool
    endless: int
    """Games that were cut because they would not end."""
    wins: dict[str, tuple[float, int]]
    """Wins and chances by bot. A team has one chance in a game, under the names of all who play in it."""
    per: Literal["seat", "team", "game"]
    """What a chance is: a seat where everybody plays alone, a game where all are one team, otherwise a team."""
    folder: Path
    settings: Settings | None = None
    """What makes it the run it is; a report names it."""

    @property
    def rate(self) -> float:
        """Games per second of this start."""
        return self.fresh / self.seconds if self.seconds else 0.0


def run(
    game: Game[Any],
    n: int,
    seats: Sequence[str],
    seed: int,
    out: Path,
    jobs: int | None = None,
    options: Options | None = None,
    lang: str = "en",
    quiet: bool = False,
    seating: Seating = "rotates",
    turning: Sequence[str] | None = None,
) -> Summary:
    """Play `n` games and leave tables and a report in the folder `out`; the same call again goes on where it was stopped.

    `seats` are names of bots, or `all:<bot>` for that bot in every seat and every number of seats in turn; `seating` says how
    they change seats. Options that are `turning` change from game to game: without a word all where none are given, else none.
    """
    if turning is None:
        turning = can_turn(game.options) if options is None and seating == "rotates" else ()
    options = options if options is not None else game.options()
    check_seats(game, seats)
    journal = Journal(out, settings_of(game, seats, seed, options, seating, turning))
    jobs = jobs or cores()
    todo = [index for index in range(n) if index not in journal.games]
    start = time.perf_counter()
    interrupted = False
    try:
        with Progress(n, n - len(todo), lang, quiet) as progress:
            for chunk in _play_all(game, seats, seed, options, (seating, turning), todo, jobs):
                journal.add(chunk)
                progress.advance(len(chunk))
    except KeyboardInterrupt:
        interrupted = True
    finally:
        journal.close()
    seconds = time.perf_counter() - start
    played = journal.in_order(n)
    summary = _summary(game, n, played, len(todo) - (n - len(played)), seconds, jobs, interrupted, out, journal.settings)
    _publish(game, played, summary, lang)
    return summary


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def check_seats(game: Game[Any], seats: Sequence[str]) -> None:
    """Refuse names that are no bots, and too many or too few of them."""
    for name in seats:
        bot(name.removeprefix(EVERY_COUNT) if len(seats) == 1 else name, 0)
    count = len(line_up(game, seats, 0))
    if not game.least <= count <= game.most:
        raise WrongSeats(game, count)


def _publish(game: Game[Any], played: list[Played], summary: Summary, lang: str) -> None:
    from .report import write_report
    from .tables import write_tables

    frames = write_tables(played, summary.folder)
    write_report(game, frames, summary, lang, played)


def _summary(
    game: Game[Any],
    n: int,
    played: list[Played],
    fresh: int,
    seconds: float,
    jobs: int,
    interrupted: bool,
    out: Path,
    settings: Settings | None = None,
) -> Summary:
    wins, per = count_wins(played)
    return Summary(
        game=game.id,
        asked=n,
        finished=len(played),
        fresh=fresh,
        seconds=seconds,
        jobs=jobs,
        interrupted=interrupted,
        endless=sum(one.game["ended"] == UNFINISHED for one in played),
        wins=wins,
        per=per,
        folder=out,
        settings=settings,
    )


def count_wins(played: list[Played]) -> tuple[dict[str, tuple[float, int]], Literal["seat", "team", "game"]]:
    """Wins and chances by who played, and what a chance is."""
    wins: dict[str, tuple[float, int]] = {}
    largest = most = 1
    for one in played:
        teams: dict[Fact, list[dict[str, Fact]]] = {}
        for row in one.seats:
            teams.setdefault(row["team"], []).append(row)
        for rows in teams.values():
            name = " + ".join(dict.fromkeys(str(row["bot"]) for row in rows))
            won, of = wins.get(name, (0.0, 0))
            wins[name] = (won + float(rows[0]["won"] or 0), of + 1)
        largest, most = max(largest, *map(len, teams.values())), max(most, len(teams))
    return wins, "game" if most == 1 else "seat" if largest == 1 else "team"


def tell(summary: Summary, lang: str, *, files: bool = True) -> str:
    """A run in a few sentences."""
    words = common(lang)
    lines = [
        words.say(msg("lab-done", finished=summary.finished, asked=summary.asked, rate=_number(summary.rate, 1, lang))),
        *(
            words.say(
                msg(
                    f"lab-wins-{summary.per}",
                    bot=name,
                    percent=_number(100 * won / of, 1, lang),
                    low=_number(100 * wilson(won, of)[0], 1, lang),
                    high=_number(100 * wilson(won, of)[1], 1, lang),
                    of=of,
                )
            )
            for name, (won, of) in summary.wins.items()
        ),
    ]
    if summary.settings is not None:
        lines.append(words.say(_named(summary.settings)))
    if summary.endless:
        lines.append(words.say(msg("lab-endless", games=summary.endless)))
    if summary.interrupted:
        lines.append(words.say(msg("lab-interrupted")))
    if files:
        lines.append(words.say(msg("lab-files", folder=str(summary.folder))))
    return "\n".join(lines)


def _named(run: Settings) -> Msg:
    """What makes a run the run it is: whoever plays it again gets the same tables."""
    return msg(
        "lab-run",
        seed=run.seed,
        seats=", ".join(run.seats),
        seating=run.seating,
        options=", ".join(f"{name}={'*' if name in run.turning else value}" for name, value in run.options.items()),
        some=len(run.options),
        turning=len(run.turning),
        rules=run.rules_version,
        content=run.content_hash[:8],
        version=__version__,
    )


def _number(value: float, digits: int, lang: str) -> str:
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if lang == "fr" else text


# -- work -----------------------------------------------------------------------------------------------------------------


How = tuple[Seating, Sequence[str]]
"""How bots change seats, and which options change."""


def _play_all(
    game: Game[Any], seats: Sequence[str], seed: int, options: Options, how: How, todo: list[int], jobs: int
) -> Iterator[list[Played]]:
    """Play the games of these numbers, some at a time, in no fixed order."""
    on_shelf = games().get(game.id) is game
    if jobs == 1 or len(todo) < 2 or not on_shelf:
        for index in todo:
            yield [play(game, seats, seed, index, options, *how)]
        return
    # By name and as plain data: another process knows a game's classes only once it has found the game.
    work = (game.id, tuple(seats), seed, msgspec.to_builtins(options), how)
    # This process plays too, at once: another one takes a while to start. They are fresh everywhere, not forks: the libraries
    # for tables run threads of their own.
    helpers = min(jobs, len(todo)) - 1
    pool = ProcessPoolExecutor(helpers, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    others = {child.pid for child in active_children()}
    running: set[Future[tuple[list[Played], float]]] = set()
    place, size = 0, 1
    try:
        while place < len(todo) or running:
            while place < len(todo) and len(running) < 2 * helpers:
                size = min(size, max((len(todo) - place) // (2 * jobs), 1))  # let all processes end together
                running.add(pool.submit(_play_chunk, *work, todo[place : place + size]))
                place += size
            if place < len(todo):
                yield [play(game, seats, seed, todo[place], options, *how)]
                place += 1
            else:
                wait(running, return_when=FIRST_COMPLETED)
            for future in _done(running):
                chunk, seconds = future.result()
                yield chunk
                size = min(max(int(CHUNK_SECONDS * len(chunk) / max(seconds, 1e-6)), 1), LARGEST_CHUNK)
        pool.shutdown()
    except BaseException as error:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            if child.pid not in others:
                child.terminate()
        if isinstance(error, KeyboardInterrupt):  # what the others had finished while this process played
            yield from (future.result()[0] for future in _done(running) if future.exception() is None)
        raise


def _done(running: set[Future[tuple[list[Played], float]]]) -> list[Future[tuple[list[Played], float]]]:
    """Take out those that are done."""
    done = [future for future in running if future.done() and not future.cancelled()]
    running.difference_update(done)
    return done


def _ignore_interrupts() -> None:
    """A Ctrl-C goes to every process of the terminal; only the first one decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(
    id: str, seats: Sequence[str], seed: int, options: dict[str, Any], how: How, chunk: list[int]
) -> tuple[list[Played], float]:
    one = game(id)
    chosen = msgspec.convert(options, one.options)
    start = time.perf_counter()
    return [play(one, seats, seed, index, chosen, *how) for index in chunk], time.perf_counter() - start
