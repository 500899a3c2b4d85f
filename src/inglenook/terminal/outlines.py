"""Land in character cells: outlines, as a scene spells them, sampled four times in each cell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

Point = tuple[float, float]
Frame = tuple[float, float, float, float]

TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "Z": 0}
"""How many numbers each command of a path takes."""
BENDS = 8
"""Into so many straight pieces a curve is cut."""
BLOCKS = {
    (True, True, False, False): "▀",
    (False, False, True, True): "▄",
    (True, False, True, False): "▌",
    (False, True, False, True): "▐",
}
"""By the four samples of a cell, from the upper left in reading order."""
LAND, SEA = "░", " "


def rings(path: str) -> list[list[Point]]:
    """The closed lines of an SVG path; curves are cut into straight pieces."""
    found: list[list[Point]] = []
    at: Point = (0, 0)
    for command, numbers in _commands(path):
        by = at if command.islower() else (0.0, 0.0)
        kind = command.upper()
        if kind == "Z":
            at = found[-1][0] if found else at
            continue
        if kind == "H":
            points = [(numbers[0] + by[0], at[1])]
        elif kind == "V":
            points = [(at[0], numbers[0] + by[1])]
        else:
            points = [(x + by[0], y + by[1]) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        if kind == "M":
            found.append([])
        found[-1] += list(_curve([at, *points])) if kind in "CQST" else points
        at = points[-1]
    return [ring for ring in found if len(ring) > 2]


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; one that is left out is said again, and after a move comes a line."""
    command, numbers = "", list[float]()
    for token in TOKEN.findall(path):
        if token.isalpha():
            command, numbers = token, []
            if TAKES.get(token.upper()) == 0:
                yield token, []
            continue
        numbers.append(float(token))
        if len(numbers) == TAKES.get(command.upper()):
            yield command, numbers
            numbers = []
            command = {"M": "L", "m": "l"}.get(command, command)


def _curve(points: list[Point]) -> Iterator[Point]:
    """Points along a curve between its first and its last, drawn towards those between."""
    for n in range(1, BENDS + 1):
        part, row = n / BENDS, points
        while len(row) > 1:
            row = [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in pairwise(row)]
        yield row[0]


@lru_cache(maxsize=64)
def cells(path: str, frame: Frame, width: int, height: int) -> tuple[str, ...]:
    """Rows of a sheet that shows this frame: land, the half of a cell, or nothing."""
    left, top, wide, high = frame
    lines = [(a, b) for ring in rings(path) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)]
    samples = [_inside(lines, top + (n + 0.5) * high / (2 * height), left, wide, 2 * width) for n in range(2 * height)]
    rows = []
    for upper, lower in zip(samples[::2], samples[1::2], strict=True):
        quads = [(upper[n], upper[n + 1], lower[n], lower[n + 1]) for n in range(0, 2 * width, 2)]
        rows.append("".join(LAND if sum(quad) > 2 else BLOCKS.get(quad, SEA) for quad in quads))
    return tuple(rows)


def _inside(lines: list[tuple[Point, Point]], y: float, left: float, wide: float, count: int) -> list[bool]:
    """Which of so many places along a row lie inside."""
    crossed = sorted(x0 + (y - y0) * (x1 - x0) / (y1 - y0) for (x0, y0), (x1, y1) in lines if (y0 <= y) != (y1 <= y))
    row = [False] * count
    for start, end in zip(crossed[::2], crossed[1::2], strict=False):
        first = max(round((start - left) / wide * count), 0)
        for n in range(first, min(round((end - left) / wide * count), count)):
            row[n] = True
    return row
