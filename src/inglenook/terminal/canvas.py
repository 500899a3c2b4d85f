"""A sheet of character cells to draw on: text, frames and fine lines of braille dots."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot in a braille character, by row and column."""

SOLID = "1"
SEAM = "1100"
ONE_WAY = "100"

JOINS = {"╗╔": "╦", "╝╚": "╩", "╮╭": "┬", "╯╰": "┴"}
"""What two corners become where two boxes share an edge."""


class Canvas:
    """Cells with a character, an ink, a ground and weight. Whatever lies outside is dropped."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.width, self.height = width, height
        self.chars = [[" "] * width for _ in range(height)]
        self.inks = [[""] * width for _ in range(height)]
        self.grounds = [[ground] * width for _ in range(height)]
        self.heavy = [[False] * width for _ in range(height)]
        self._dots: dict[tuple[int, int], int] = {}

    def inside(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def put(self, x: int, y: int, text: str, ink: str, ground: str = "", heavy: bool = False) -> None:
        """Write in one row; an empty ground leaves what lies below."""
        for offset, char in enumerate(text):
            if not self.inside(x + offset, y):
                continue
            self.chars[y][x + offset] = char
            self.inks[y][x + offset] = ink
            self.heavy[y][x + offset] = heavy
            if ground:
                self.grounds[y][x + offset] = ground

    def wash(self, x: int, y: int, w: int, h: int, ground: str, char: str = "", ink: str = "") -> None:
        """Tint a rectangle, and fill it with a character if one is given."""
        for row in range(max(y, 0), min(y + h, self.height)):
            for column in range(max(x, 0), min(x + w, self.width)):
                self.grounds[row][column] = ground
                if char:
                    self.chars[row][column] = char
                    self.inks[row][column] = ink

    def frame(self, x: int, y: int, w: int, h: int, ink: str, corners: str) -> None:
        """A box; `corners` is six characters: across, down and the four corners from the upper left."""
        across, down, four = corners[0], corners[1], corners[2:]
        self.put(x + 1, y, across * (w - 2), ink)
        self.put(x + 1, y + h - 1, across * (w - 2), ink)
        for row in range(y + 1, y + h - 1):
            self.put(x, row, down, ink)
            self.put(x + w - 1, row, down, ink)
        for (column, row), corner in zip(((x, y), (x + w - 1, y), (x, y + h - 1), (x + w - 1, y + h - 1)), four, strict=True):
            before = self.chars[row][column] if self.inside(column, row) else ""
            self.put(column, row, JOINS.get(before + corner, corner), ink)

    def line(self, start: tuple[int, int], end: tuple[int, int], ink: str, pattern: str = SOLID, thick: bool = False) -> None:
        """A line of dots between the middles of two cells. `pattern` says which dots are there, over and over."""
        x0, y0, x1, y1 = start[0] * 2 + 1, start[1] * 4 + 2, end[0] * 2 + 1, end[1] * 4 + 2
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for step in range(steps + 1):
            if pattern[step % len(pattern)] == "0":
                continue
            x, y = round(x0 + (x1 - x0) * step / steps), round(y0 + (y1 - y0) * step / steps)
            self._dot(x, y, ink)
            if thick:
                flat = abs(x1 - x0) >= abs(y1 - y0)
                self._dot(x + (not flat), y + flat, ink)

    def _dot(self, x: int, y: int, ink: str) -> None:
        cell = (x // 2, y // 4)
        if not self.inside(*cell):
            return
        bits = self._dots.get(cell, 0) | DOTS[y % 4][x % 2]
        self._dots[cell] = bits
        self.chars[cell[1]][cell[0]] = chr(0x2800 + bits)
        self.inks[cell[1]][cell[0]] = ink

    def rows(self) -> list[str]:
        """The characters alone."""
        return ["".join(row) for row in self.chars]

    def text(self) -> Text:
        """The sheet as styled text, one run of cells at a time."""
        text = Text(no_wrap=True, end="")
        for y in range(self.height):
            start = 0
            for x in range(1, self.width + 1):
                if x == self.width or self._look(x, y) != self._look(start, y):
                    ink, ground, heavy = self._look(start, y)
                    text.append("".join(self.chars[y][start:x]), Style(color=ink or None, bgcolor=ground, bold=heavy))
                    start = x
            if y + 1 < self.height:
                text.append("\n")
        return text

    def _look(self, x: int, y: int) -> tuple[str, str, bool]:
        return self.inks[y][x], self.grounds[y][x], self.heavy[y][x]
