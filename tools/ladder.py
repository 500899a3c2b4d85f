"""The ladder of the bots: does each beat the one below by as much as it should?

Two-player games, every deal played twice with the seats swapped; where seats have decks of their own, both have the same one.
A contest has exactly as many games as it says: one that may stop when it looks good stops when it is lucky. Every game is a
line in a journal, so an interrupted ladder goes on where it stopped; games of older code do not count. A game may bring
contests of its own: `tests/games/<folder>/ladder.toml`. Without a GAME every game is measured in which two are rivals.

    python tools/ladder.py [GAME ...] [--jobs N] [--only mcts] [--write docs/ladder.md]
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

import inglenook
from inglenook.engine.game import Game, game, games
from inglenook.engine.options import Options, read, schema
from inglenook.engine.rulebook import code_hash
from inglenook.lab import wilson
from inglenook.lab.play import play
from inglenook.lab.run import cores

SEED = 2026
OWN = Path(__file__).parents[1] / "tests" / "games"
SOURCE = Path(inglenook.__file__).parent


class Contest(msgspec.Struct, frozen=True):
    """One rung: who must beat whom, in what share of games, and how it is judged."""

    challenger: str
    opponent: str
    bar: float
    games: int
    by_bound: bool = False
    """The lower bound of the interval must pass the bar, not only the rate."""

    @property
    def id(self) -> str:
        return f"{self.challenger} v {self.opponent}"


LADDER = (
    Contest("greedy", "random", 0.95, 1000),
    Contest("greedy", "shaky", 0.60, 1000),
    Contest("mcts:200", "greedy", 0.50, 200, by_bound=True),
)
BY_LOT = ("any", "wild")
"""Choices that would give every seat something else."""


def contests(one: Game[Any]) -> list[Contest]:
    """The contests of a game: its own, or those of every game."""
    file = OWN / one.folder.name / "ladder.toml"
    if not file.exists():
        return list(LADDER)
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, list[Contest]])["contest"]


class Line(msgspec.Struct, frozen=True):
    """One game on the journal: what the challenger got of it."""

    game: str
    code: str
    contest: str
    index: int
    won: float
    answers: int


class Score(msgspec.Struct):
    """What a contest has come to."""

    contest: Contest
    won: list[float]

    @property
    def bounds(self) -> tuple[float, float]:
        return wilson(sum(self.won), len(self.won))

    @property
    def rate(self) -> float:
        return sum(self.won) / len(self.won) if self.won else 0.0

    @property
    def passed(self) -> bool:
        """Whether the challenger is as strong as it should be."""
        return (self.bounds[0] if self.contest.by_bound else self.rate) > self.contest.bar

    def __str__(self) -> str:
        low, high = self.bounds
        return f"{self.contest.id}: {100 * self.rate:.1f} % of {len(self.won)} games ({100 * low:.1f}-{100 * high:.1f} %)"


def mirrored(one: Game[Any], pair: int) -> Options:
    """Options in which whatever every seat has of its own (`deck_1`, `deck_2`) is the same for all, another for every deal."""
    fields = [field for field in schema(one.options) if re.search(r"_\d+$", field.name)]
    choices = [[choice for choice in field.choices if choice not in BY_LOT] for field in fields]
    given = {field.name: own[pair % len(own)] for field, own in zip(fields, choices, strict=True)}
    return read(one.options, given)


def one_game(id: str, contest: Contest, index: int) -> tuple[float, int]:
    """Play a game; the challenger sits first in even games and second in odd ones, with the same luck on the table."""
    one = game(id)
    played = play(one, [contest.challenger, contest.opponent], SEED, index, mirrored(one, index // 2), "swapped")
    won = next(row["won"] for row in played.seats if row["entry"] == 1)
    return float(won or 0.0), int(played.game["answers"] or 0)


class Ladder:
    """All contests of one game, with their journal."""

    def __init__(self, id: str, journal: Path, jobs: int) -> None:
        self.id, self.path, self.jobs = id, journal, jobs
        self.code = code_hash(SOURCE / "engine", SOURCE / "bots", game(id).folder)
        self.known: dict[tuple[str, int], Line] = {}
        if journal.exists():
            for raw in journal.read_bytes().splitlines():
                line = msgspec.json.decode(raw, type=Line)
                if (line.game, line.code) == (id, self.code):
                    self.known[line.contest, line.index] = line
        journal.parent.mkdir(parents=True, exist_ok=True)

    def hold(self, contest: Contest) -> Score:
        """Play all games of a contest, in whatever order they come."""
        score = Score(contest, [])
        with ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn")) as pool:
            running: dict[int, Future[tuple[float, int]]] = {}
            begun = 0
            while len(score.won) < contest.games:
                index = len(score.won)
                while begun < contest.games and begun < index + 2 * self.jobs:
                    if (contest.id, begun) not in self.known:
                        running[begun] = pool.submit(one_game, self.id, contest, begun)
                    begun += 1
                if (contest.id, index) not in self.known:
                    self._remember(contest, index, *running.pop(index).result())
                score.won.append(self.known[contest.id, index].won)
                if sys.stderr.isatty():
                    print(f"\r{score}\033[K", end="", file=sys.stderr)
        return score

    def _remember(self, contest: Contest, index: int, won: float, answers: int) -> None:
        line = Line(self.id, self.code, contest.id, index, won, answers)
        self.known[contest.id, index] = line
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")


COMMAND = "python tools/ladder.py --write docs/ladder.md"


def page(measured: dict[str, list[Score]]) -> str:
    """The ladder of all games as a Markdown page."""
    lines = [
        "# The ladder of the bots",
        "",
        f"Written by `{COMMAND}`: Inglenook {inglenook.__version__}, seed {SEED}, two players, every deal played twice",
        "with the seats swapped, every game of a contest played; the interval is Wilson's, at 95 %. Where seats have decks of",
        "their own, both have the same one, another for every deal. `shaky` is greedy with one random answer in four.",
    ]
    for id, scores in measured.items():
        lines += ["", f"## {id}, version {game(id).version}", ""]
        lines += ["| contest | games | won | interval | bar | |", "|---|---|---|---|---|---|"]
        lines += [row(score) for score in scores]
    return "\n".join([*lines, ""])


def row(score: Score) -> str:
    """A contest as a row of its table."""
    low, high = score.bounds
    bar = f"{'lower bound' if score.contest.by_bound else 'won'} > {100 * score.contest.bar:.0f} %"
    figures = f"{len(score.won)} | {100 * score.rate:.1f} % | {100 * low:.1f}-{100 * high:.1f} % | {bar}"
    return f"| {score.contest.id} | {figures} | {'passed' if score.passed else 'NOT PASSED'} |"


def duels() -> list[str]:
    """The games of the package in which two can be rivals."""
    ours = [one for one in games().values() if one.folder.is_relative_to(SOURCE)]
    return [one.id for one in ours if "rivals" in one.modes and one.least <= 2 <= one.most]


def climb(id: str, given: argparse.Namespace) -> list[Score]:
    """Hold the contests of a game, and say what came out."""
    ladder, scores = Ladder(id, given.journal, given.jobs), []
    for contest in contests(game(id)):
        if contest.id.startswith(given.only):
            start = time.perf_counter()
            scores.append(ladder.hold(contest))
            verdict = "passed" if scores[-1].passed else "NOT PASSED"
            print(f"\r{id}: {scores[-1]}: {verdict}, {time.perf_counter() - start:.0f} s", flush=True)
    return scores


def main() -> int:
    """Climb; 1 if a rung does not hold."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=duels())
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--only", default="", help="contests whose name begins so")
    parser.add_argument("--journal", type=Path, default=Path("build/ladder.jsonl"))
    parser.add_argument("--write", type=Path, help="a Markdown file for the result")
    given = parser.parse_args()
    measured = {id: climb(id, given) for id in given.game}
    if given.write is not None:
        given.write.write_text(page(measured), encoding="utf-8")
    return int(not all(score.passed for scores in measured.values() for score in scores))


if __name__ == "__main__":
    sys.exit(main())
