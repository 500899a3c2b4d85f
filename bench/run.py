"""How fast the engine is beside others: one run, one machine, ratios only.

Each engine has a process of its own on the same core; they take turns, round by round, so that a machine that speeds up or
slows down does so for all of them. A ratio is the median over the rounds, each corrected by how fast the machine was just then.

    make bench                      make bench ARGS="--rounds 9 --seconds 4"
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "tools"))
os.environ.setdefault("INGLENOOK_GAMES", str(ROOT / "tests" / "games"))

import fast  # noqa: E402

from inglenook.engine.game import games  # noqa: E402

FIGURES = ROOT / "docs" / "performance-figures.md"
PEER = "catan"
OURS = {
    id: (game, fast.speed(game.folder.name))
    for id, game in games().items()
    if game.folder.is_relative_to(fast.SOURCE) or fast.speed_file(game.folder.name).exists()
}
"""The games of the package, and others that have bars: with what each is to be measured by."""
BARS = {(id, what): bar for id, (_, speed) in OURS.items() for what, bar in speed.bars.items()}
"""Free decisions per second: at least so many times catanatron's. A copy: at most so much of catanatron's."""


class Worker:
    """An engine in its own process."""

    def __init__(self, id: str, core: int, *, compiled: bool = False) -> None:
        seats = (OURS[id][1].seats or OURS[id][0].usual_seats) if id in OURS else 0
        command = [sys.executable, str(HERE / "worker.py"), id, str(core), str(seats)]
        path = {"PYTHONPATH": str(fast.FAST)} if compiled else {}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **path}
        )
        self.id = id
        self.rounds: list[dict[str, float]] = []
        self.name = f"{self._read()['name']}{', compiled' if compiled else ''}"

    def _read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"The engine {self.id!r} does not run here; what it said stands above.")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def round(self, number: int, seconds: float) -> None:
        """Let it play one round."""
        assert self.process.stdin is not None
        print(number, seconds, file=self.process.stdin, flush=True)
        self.rounds.append(self._read())

    def close(self) -> None:
        """Let it go."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def corrected(self, what: str) -> list[float]:
        """A figure of every round in units of the calibration, which cancels the drift of the machine."""
        if what == "rate":
            return [one["rate"] * one["calibration"] for one in self.rounds]
        return [one["copy"] / one["calibration"] for one in self.rounds]

    def middle(self, what: str) -> float:
        """The median of a figure as it was measured."""
        return median(one[what] for one in self.rounds)


def ratio(worker: Worker, peer: Worker, what: str) -> tuple[float, float, float]:
    """The median over the rounds of a figure against the peer's in the same round, with the lowest and the highest."""
    ratios = sorted(own / other for own, other in zip(worker.corrected(what), peer.corrected(what), strict=True))
    return median(ratios), ratios[0], ratios[-1]


def meets(worker: Worker, peer: Worker, what: str) -> bool:
    """Whether a ratio clears its bar."""
    middle, bar = ratio(worker, peer, what)[0], BARS[worker.id, what]
    return middle >= bar if what == "rate" else middle <= bar


def verdict(worker: Worker, peer: Worker, what: str) -> str:
    """A ratio, and whether it clears its bar."""
    middle, low, high = ratio(worker, peer, what)
    text = f"{middle:.2f} ({low:.2f}-{high:.2f})"
    if (worker.id, what) not in BARS:
        return text
    good = "met" if meets(worker, peer, what) else "MISSED"
    return f"{text}, bar {'≥' if what == 'rate' else '≤'} {BARS[worker.id, what]:g}: {good}"


def missed(workers: list[Worker], peer: Worker) -> list[str]:
    """The bars that a game clears neither as it is nor compiled."""
    measured = [(id, what) for id, what in BARS if any(worker.id == id for worker in workers)]
    return [f"{id} {what}" for id, what in measured if not any(meets(one, peer, what) for one in workers if one.id == id)]


def table(workers: list[Worker], *, absolute: bool) -> list[str]:
    """The figures as a Markdown table."""
    peer = next(worker for worker in workers if worker.id == PEER)
    head = ["engine", "free decisions/s ÷ catanatron's", "copy ÷ catanatron's", "free decisions per game"]
    lines = [head + (["free decisions/s", "copy µs"] if absolute else [])]
    for worker in workers:
        line = [worker.name, verdict(worker, peer, "rate"), verdict(worker, peer, "copy"), f"{worker.middle('free'):.0f}"]
        if absolute:
            line += [f"{worker.middle('rate'):,.0f}", f"{worker.middle('copy') * 1e6:.1f}"]
        lines.append(line)
    lines.insert(1, ["---"] * len(lines[0]))
    return [f"| {' | '.join(line)} |" for line in lines]


def write(workers: list[Worker], rounds: int, seconds: float, path: Path) -> None:
    """Write the ratios down for the documentation."""
    text = [
        "# Figures",
        "",
        f"Written by `make bench`: {rounds} interleaved rounds of {seconds:g} s each, one core, "
        f"{platform.python_implementation()} {platform.python_version()}; medians, lowest and highest in brackets.",
        "What is counted, and why, stands in `performance.md`.",
        "",
        *table(workers, absolute=False),
        "",
    ]
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(text), encoding="utf-8")


def can_compile() -> bool:
    """Have the rules compiled; without a compiler the plain ones are measured alone."""
    try:
        fast.build()
    except fast.FastFailed as failed:
        print(failed, file=sys.stderr)
        return False
    return True


def main() -> int:
    """Measure, print, write; 1 if a game misses a bar."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--only", default="", help="engines beside catanatron, with commas; writes nothing")
    parser.add_argument("--no-write", action="store_true", help="leave the documentation as it is")
    given = parser.parse_args()
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    ids = given.only.split(",") if given.only else [*OURS]
    workers = [Worker(id, core) for id in ids]
    if can_compile():
        workers += [Worker(id, core, compiled=True) for id in ids if OURS[id][1].compiled]
    workers += [Worker(id, core) for id in ([PEER] if given.only else [PEER, "chess"])]
    for number in range(1, given.rounds + 1):
        for worker in workers:
            worker.round(number, given.seconds)
        print(f"round {number} of {given.rounds}", file=sys.stderr)
    for worker in workers:
        worker.close()
    print("\n".join(table(workers, absolute=True)))
    if not given.no_write and not given.only:
        write(workers, given.rounds, given.seconds, FIGURES)
    peer = next(worker for worker in workers if worker.id == PEER)
    return int(bool(missed(workers, peer)))


if __name__ == "__main__":
    sys.exit(main())
