"""Hexes in character cells: `H` rows for each half of a tile and `W` cells in its upper edge.

Neighbours share the cells of their border, so each border is drawn once: a wall as `_ / \\`, a path as dots. What leads to
nothing yet ends in a question mark.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt

from inglenook.engine.kit import hexes
from inglenook.engine.scene import Board, Scene, Space

from . import look
from .canvas import Canvas
from .marks import Marks, Pieces
from .speech import Speech

Cell = tuple[int, int]
Place = tuple[int, int]
"""Axial: column, and how far down along it."""

SIZES = ((2, 8), (2, 6), (2, 5), (1, 8), (1, 6), (1, 4))
"""(H, W), the largest first; the first at which the whole map fits is taken."""
ARROWS = "↑→→↓←←"
WAY, OPEN, PATH = "»", "?", "·"
SHADES = (0.0, 0.07, 0.14)
"""By how much a tile is lighter than its ground: no two neighbours are alike."""


def places_of(board: Board) -> dict[str, Place]:
    """Where each space lies, as axial coordinates; nothing if they are no hexes with a flat side above."""
    spaces = board.spaces
    if board.kind != "hex" or not spaces:
        return {}
    gaps = [_apart(a, b) for at, a in enumerate(spaces) for b in spaces[at + 1 :]]
    size = min(gaps, default=1.0) / sqrt(3)
    first = spaces[0]
    found: dict[str, Place] = {}
    for space in spaces:
        x, y = (space.x - first.x) / size, (space.y - first.y) / size
        q, r = x * 2 / 3, y / sqrt(3) - x / 3
        if abs(q - round(q)) > 0.1 or abs(r - round(r)) > 0.1:
            return {}
        found[space.id] = round(q), round(r)
    return found


def _apart(a: Space, b: Space) -> float:
    return sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)


def draw(scene: Scene, board: Board, marks: Marks, say: Speech, width: int, height: int, closer: int) -> tuple[Canvas, Cell]:
    """The map, and the cell that should be in view. `closer`: by so many sizes larger than what fits."""
    places = places_of(board)
    fits = next((n for n, (h, w) in enumerate(SIZES) if _fits(places, h, w, width, height)), 1 if height >= 30 else 4)
    return _HexMap(scene, board, marks, say, places, SIZES[max(fits - closer, 0)]).drawn(width, height)


def _fits(places: dict[str, Place], h: int, w: int, width: int, height: int) -> bool:
    wide, high = _size(places, h, w)
    return wide <= width and high <= height


def _size(places: dict[str, Place], h: int, w: int) -> Cell:
    columns, rows = [q for q, _ in places.values()], [2 * r + q for q, r in places.values()]
    return (max(columns) - min(columns)) * (w + h) + w + 2 * h, (max(rows) - min(rows)) * h + 2 * h + 1


class _HexMap:
    """One drawing of one board of hexes."""

    def __init__(
        self, scene: Scene, board: Board, marks: Marks, say: Speech, places: dict[str, Place], size: tuple[int, int]
    ) -> None:
        self.board, self.marks, self.say, self.places = board, marks, say, places
        self.H, self.W = size
        self.pieces = Pieces(scene, say)
        self.by_place = {places[space.id]: space for space in board.spaces}
        self.walls = {space.id: self._walls_of(space) for space in board.spaces if "open" not in space.state}
        kinds = list(dict.fromkeys(space.kind for space in board.spaces))
        self.ground = {kind: look.terrain_colour(number, kind, say.theme) for number, kind in enumerate(kinds)}
        self.left = min(q for q, _ in places.values())
        self.top = min(2 * r + q for q, r in places.values())

    def drawn(self, width: int, height: int) -> tuple[Canvas, Cell]:
        wide, high = _size(self.places, self.H, self.W)
        self.canvas = Canvas(max(wide, width), max(high, height), look.TABLE)
        self.dx, self.dy = max(width - wide, 0) // 2, max(height - high, 0) // 2 + 1
        tiles = [space for space in self.board.spaces if space.id in self.walls]
        for space in tiles:
            self._fill(space)
        for space in tiles:
            self._borders(space)
        for space in self.board.spaces:
            self._name(space) if space.id in self.walls else self._open(space)
        self._routes()
        for space in self.board.spaces:
            self._upon(space)
        return self.canvas, self._centre()

    # -- where things are -------------------------------------------------------------------------------------------------

    def _walls_of(self, space: Space) -> str:
        """Its six sides as they lie, or would lie with the answer in focus; without any, what ways say."""
        if space.walls:
            by = self.marks.turn - space.turn if self.marks.turn is not None and "ghost" in space.state else 0
            return hexes.turned(space.walls, by)
        joined = {frozenset((edge.a, edge.b)) for edge in self.board.edges}
        if not joined:
            return hexes.PATH * 6
        here = self.places[space.id]
        beside = [self.by_place.get(hexes.beyond(here, side)) for side in hexes.SIDES]
        return "".join(hexes.PATH if one and frozenset((space.id, one.id)) in joined else hexes.WALL for one in beside)

    def _at(self, place: Place) -> Cell:
        q, r = place
        return self.dx + (q - self.left) * (self.W + self.H), self.dy + (2 * r + q - self.top) * self.H

    def _rows(self, place: Place) -> list[tuple[int, int, int]]:
        """The rows inside a tile: where each begins, and how wide it is."""
        x, y = self._at(place)
        h, w = self.H, self.W
        upper = [(x + h - row, y + row, w + 2 * row) for row in range(h)]
        return upper + [(x + 1 + row, y + h + row, w + 2 * (h - 1 - row)) for row in range(h)]

    def _side(self, place: Place, side: int) -> tuple[list[Cell], str]:
        """The cells of one side, from north clockwise, and the sign of a wall there."""
        x, y = self._at(place)
        h, w = self.H, self.W
        across = range(w)
        down = range(h)
        match side:
            case 0:
                return [(x + h + n, y - 1) for n in across], "_"
            case 1:
                return [(x + w + h + n, y + n) for n in down], "\\"
            case 2:
                return [(x + w + 2 * h - 1 - n, y + h + n) for n in down], "/"
            case 3:
                return [(x + h + n, y + 2 * h - 1) for n in across], "_"
            case 4:
                return [(x + n, y + h + n) for n in down], "\\"
        return [(x + h - 1 - n, y + n) for n in down], "/"

    def _closed(self, space: Space, side: int) -> bool:
        """Whether there is a wall on this side, its own or that of the tile beyond."""
        other = self.by_place.get(hexes.beyond(self.places[space.id], side))
        beyond = self.walls.get(other.id, "") if other else ""
        return self.walls[space.id][side] == hexes.WALL or (bool(beyond) and beyond[hexes.opposite(side)] == hexes.WALL)

    def _centre(self) -> Cell:
        own = self.pieces.own_places()
        for wanted in (self.marks.focus, self.marks.told, own):
            for thing in wanted:
                if thing in self.places:
                    x, y = self._at(self.places[thing])
                    return x + self.H + self.W // 2, y + self.H
        return self.canvas.width // 2, self.canvas.height // 2

    # -- layers -----------------------------------------------------------------------------------------------------------

    def _shade(self, space: Space) -> str:
        q, r = self.places[space.id]
        if space.id in self.marks.focus or "ghost" in space.state:
            return look.FOCUS
        return look.lighter(self.ground[space.kind], SHADES[(q - r) % 3])

    def _fill(self, space: Space) -> None:
        for x, y, wide in self._rows(self.places[space.id]):
            self.canvas.wash(x, y, wide, 1, self._shade(space))
        for side in (1, 2, 4, 5):  # an open border is ground too, a wall leaves the table showing
            if not self._closed(space, side):
                for x, y in self._side(self.places[space.id], side)[0]:
                    self.canvas.wash(x, y, 1, 1, self._shade(space))

    def _borders(self, space: Space) -> None:
        for side in hexes.SIDES:
            cells, wall = self._side(self.places[space.id], side)
            if self._closed(space, side):
                for x, y in cells:
                    self.canvas.put(x, y, wall, look.WALL, heavy=True)
            else:
                for x, y in cells if wall != "_" else (cells[0], cells[-1]):
                    self.canvas.put(x, y, PATH, look.INK_3)

    def _open(self, space: Space) -> None:
        """A place where nothing lies yet."""
        x, y, wide = self._rows(self.places[space.id])[self.H - 1]
        ink = look.AMBER if space.id in self.marks.numbers else look.INK_3
        self.canvas.put(x + wide // 2, y, OPEN, ink, heavy=True)

    def _name(self, space: Space) -> None:
        rows = self._rows(self.places[space.id])
        rows = rows[1:3] if self.H > 1 else rows[:1]
        ink = look.AMBER if space.id in self.marks.numbers else look.INK
        for (x, y, wide), line in zip(rows, _lines(self.say(space.name), rows[0][2], len(rows)), strict=False):
            self.canvas.put(x + (wide - len(line)) // 2, y, line, ink)
        if space.banner and self.H > 1:
            x, y, _ = self._rows(self.places[space.id])[0]
            self.canvas.put(x, y, self.say.word("banner", space.banner)[:1].lower(), look.BRAND, heavy=True)

    def _routes(self) -> None:
        """Next steps as arrows on the border they cross; one's own way over them."""
        for route in self.board.routes:
            if route.kind != "done":
                self._cross(route.spaces, "", look.BAD)
        self._cross(self.marks.path, WAY, look.AMBER)

    def _cross(self, way: Sequence[str], sign: str, ink: str) -> None:
        steps = [self.places[one] for one in way if one in self.places]
        for a, b in pairwise(steps):
            side = hexes.side_towards(a, b)
            if side is None:
                continue
            cells = self._side(a, side)[0]
            shown = cells if sign and side not in (0, 3) else [cells[len(cells) // 2 if side in (0, 3) else 0]]
            for x, y in shown:
                self.canvas.put(x, y, sign or ARROWS[side], ink, heavy=True)

    def _upon(self, space: Space) -> None:
        """Pieces, and at the right end the number of the answer."""
        rows = self._rows(self.places[space.id])
        x, y, wide = rows[0] if self.H > 1 else rows[1]
        number = self.marks.sign(space.id)
        room = wide - (2 if space.banner and self.H > 1 else 0) - (len(number) + 1 if number else 0)
        left = x + (2 if space.banner and self.H > 1 else 0)
        for label, colour in self.pieces.on(space.id, room):
            self.canvas.put(left, y, label, look.PIECE_INK, colour, heavy=True)
            left += len(label)
        if number:
            ground = look.WHITE if space.id in self.marks.focus else look.AMBER
            self.canvas.put(x + wide - len(number), y, number, look.AMBER_INK, ground, heavy=True)


def _lines(name: str, room: int, most: int) -> list[str]:
    """A name in so many lines of so many cells; a word that is too long is divided, or cut in the last line."""
    lines = [""]
    for word in name.split():
        while word:
            line = f"{lines[-1]} {word}".strip()
            if len(line) <= room:
                lines[-1], word = line, ""
            elif lines[-1] and len(lines) < most:
                lines.append("")
            elif len(lines) < most:
                lines[-1], word = f"{word[: room - 1]}-", word[room - 1 :]
                lines.append("")
            else:
                lines[-1], word = line[:room], ""
                return lines
    return lines
