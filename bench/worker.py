"""One engine in a process of its own, on one core: plays a round whenever it is told to, and says what it measured."""

from __future__ import annotations

import gc
import json
import os
import random
import sys
import time
from typing import Any

from engines import LONGEST, Engine, engine_of

POSITIONS = 20
"""Copies are timed over so many positions along a game, for a position late in a game is dearer than the first."""


def calibrate() -> float:
    """Seconds of the processor for a fixed piece of plain Python: how fast the machine is just now."""
    start = time.process_time()
    seen: dict[int, tuple[int, int]] = {}
    number = 1
    for turn in range(600_000):
        number = number * 48271 % 2147483647
        seen[number & 511] = (turn, number)
    return time.process_time() - start


def play(engine: Engine, seed: int, visit: list[Any] | None = None, every: int = 0) -> tuple[int, int]:
    """One random game; returns its decisions and the free ones among them. `visit` collects copies of positions."""
    choose = random.Random(seed).choice
    game = engine.start(seed)
    options, answer = engine.options, engine.answer
    decisions = free = 0
    while free < LONGEST:
        listed = options(game)
        if not listed:
            break
        if visit is not None and decisions % every == 0:
            visit.append(game_copy(engine, game))
        answer(game, listed[0] if len(listed) == 1 else choose(listed))
        decisions += 1
        free += len(listed) > 1
    return decisions, free


def game_copy(engine: Engine, game: Any) -> Any:
    """A copy that can itself be copied."""
    return game.clone(game.chance.source, keep=True) if hasattr(game, "clone") else engine.copy(game)


def measure(engine: Engine, number: int, seconds: float) -> dict[str, float]:
    """One round: free decisions per second, then seconds per copy."""
    gc.collect()
    speed = calibrate()
    games = decisions = free = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        one = play(engine, number * 10_000 + games)
        games += 1
        decisions += one[0]
        free += one[1]
    rate = free / (time.process_time() - start)
    speed = (speed + calibrate()) / 2
    positions: list[Any] = []
    play(engine, number, positions, max(play(engine, number)[0] // POSITIONS, 1))
    copies, copy = 0, engine.copy
    start = time.process_time()
    while time.process_time() - start < seconds / 3:
        for position in positions:
            copy(position)
        copies += len(positions)
    each = (time.process_time() - start) / copies
    return {"rate": rate, "copy": each, "calibration": speed, "free": free / games, "decisions": decisions / games}


def main() -> None:
    """`worker.py ENGINE CORE SEATS`: a line `number seconds` on standard input is answered by a line of JSON."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(sys.argv[2])})
    engine = engine_of(sys.argv[1], int(sys.argv[3]))
    play(engine, 1)
    print(json.dumps({"name": engine.name}), flush=True)
    for line in sys.stdin:
        number, seconds = line.split()
        print(json.dumps(measure(engine, int(number), float(seconds))), flush=True)


if __name__ == "__main__":
    main()
