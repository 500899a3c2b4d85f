"""A board as a map in character cells: roads between spaces, on grounds or on land in a sea."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from inglenook.engine.scene import Board, Ground, Scene, Space

from . import hexmap, look, outlines
from .canvas import ONE_WAY, SEAM, SOLID, Canvas
from .marks import Marks, Pieces
from .speech import Speech

Cell = tuple[int, int]

THIN = "─│╭╮╰╯"
FOLDED = "═║╔╗╚╝"
GROWTH = 1.08
DOT, WAY = "·", "•"
MOST = 3.0
"""A board is drawn at most this many times larger than its pane to keep its spaces apart."""
SIDES = ((1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (-1, -1), (-1, 1))


def draw(
    scene: Scene, board: Board, marks: Marks, say: Speech, width: int, height: int, zoom: float = 1.0
) -> tuple[Canvas, Cell]:
    """The map, at least as large as the pane, and the cell that should be in view."""
    if hexmap.places_of(board):
        return hexmap.draw(scene, board, marks, say, width, height, round((zoom - 1) * 4))
    return _Map(scene, board, marks, say, width, height, zoom).drawn()


def _extent(board: Board) -> tuple[float, float, float, float]:
    """The part of the board's frame in which anything lies."""
    if not board.spaces and not board.grounds:
        return board.view
    xs = [space.x for space in board.spaces] + [x for ground in board.grounds for x in (ground.x, ground.x + ground.w)]
    ys = [space.y for space in board.spaces] + [y for ground in board.grounds for y in (ground.y, ground.y + ground.h)]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    return left, top, right - left, bottom - top


class _Map:
    """One drawing of one board."""

    def __init__(self, scene: Scene, board: Board, marks: Marks, say: Speech, width: int, height: int, zoom: float) -> None:
        self.board, self.marks, self.say = board, marks, say
        self.pieces = Pieces(scene, say)
        self.shapes = look.space_shapes((space.kind for space in board.spaces), say.theme)
        self.view = _extent(board)
        # Without a frame around it the last space needs room for its whole label.
        self.edge = 1 if board.grounds else max((len(self._label(space)) for space in board.spaces), default=1)
        self.width, self.height = self._size(int(width * zoom), int(height * zoom))
        self.cells = {space.id: self._cell(space.x, space.y) for space in board.spaces}
        self.canvas = Canvas(self.width, self.height, look.TABLE)
        self.taken: set[Cell] = set()
        self.labels: dict[Cell, str] = {}
        """Whose label lies in a cell."""
        self.stretch: dict[str, Cell] = {}
        """From where to where a space and its plates lie in its row."""

    def drawn(self) -> tuple[Canvas, Cell]:
        for number, ground in enumerate(self.board.grounds):
            self._land(number, ground) if ground.shape else self._ground(number, ground)
        self._roads()
        for space in self.board.spaces:
            self._reserve(space)
        for space in self.board.spaces:
            self._space(space)
        for ground in self.board.grounds:
            self._name(ground)
        for space in self.board.spaces:
            self._number(space)
        for space in self.board.spaces:
            self._pieces(space)
        if self.board.kind != "graph":  # on a graph there is no room for names: they are told in the answers
            for space in self.board.spaces:
                self._place_name(space)
        return self.canvas, self._centre()

    # -- where things are -------------------------------------------------------------------------------------------------

    def _size(self, width: int, height: int) -> Cell:
        """Large enough that no two spaces cover each other, but never out of all proportion."""
        w, h = max(width, 20), max(height, 6)
        for wider in (1.0, MOST / 2, MOST):  # scrolling down is easier than sideways, so height gives way first
            taller = 1.0
            while taller < MOST:
                self.width, self.height = round(w * wider), round(h * taller)
                if not self._crowded():
                    return self.width, self.height
                taller *= GROWTH
        return self.width, self.height

    def _crowded(self) -> bool:
        seen: set[Cell] = set()
        for space in self.board.spaces:
            x, y = self._cell(space.x, space.y)
            own = {(x + offset, y) for offset in range(len(self._label(space)))}
            if own & seen:
                return True
            seen |= own | {(x - 1, y), (x + len(own), y)}
        return False

    def _cell(self, x: float, y: float) -> Cell:
        left, top, w, h = self.view
        return (
            round((x - left) / (w or 1) * (self.width - self.edge)),
            round((y - top) / (h or 1) * (self.height - 1)),
        )

    def _label(self, space: Space) -> str:
        return self.shapes[space.kind] + self.say.word("badge", space.badge)

    def _centre(self) -> Cell:
        for wanted in (self.marks.focus, self.marks.told):
            for thing in wanted:
                if thing in self.cells:
                    return self.cells[thing]
        own = self.pieces.own_places()
        return next((self.cells[at] for at in own if at in self.cells), (self.width // 2, self.height // 2))

    # -- ground and roads -------------------------------------------------------------------------------------------------

    def _box(self, ground: Ground) -> tuple[int, int, int, int]:
        x, y = self._cell(ground.x, ground.y)
        x1, y1 = self._cell(ground.x + ground.w, ground.y + ground.h)
        return x, y, max(x1 - x + 1, 2), max(y1 - y + 1, 2)

    def _land(self, number: int, ground: Ground) -> None:
        """Land in its outline; where half a cell is land, half of it is painted."""
        colour = look.land_colour(number, ground.texture, self.say.theme)
        left, top, wide, high = self.view
        # a space lies in the middle of its cell, so the sheet reaches half a cell beyond the frame
        dx, dy = wide / max(self.width - self.edge, 1), high / max(self.height - 1, 1)
        frame = (left - dx / 2, top - dy / 2, dx * self.width, dy * self.height)
        for y, row in enumerate(outlines.cells(ground.shape, frame, self.width, self.height)):
            for x, char in enumerate(row):
                if char == outlines.LAND:
                    self.canvas.put(x, y, char, look.lighter(colour, 0.12), colour)
                elif char != outlines.SEA:
                    self.canvas.put(x, y, char, colour)

    def _ground(self, number: int, ground: Ground) -> None:
        x, y, w, h = self._box(ground)
        if "hidden" in ground.state:
            self.canvas.wash(x, y, w, h, look.TABLE, "░", look.PANEL_2)
            return
        self.canvas.wash(x, y, w, h, look.land_colour(number, ground.texture, self.say.theme))
        closed = "closed" in ground.state
        self.canvas.frame(x, y, w, h, look.INK_3, FOLDED if closed else THIN)

    def _name(self, ground: Ground) -> None:
        """Its name on the upper edge, and how it is folded beside it or, where there is no room, on the lower edge."""
        if ground.shape:
            return
        x, y, w, h = self._box(ground)
        state = next((word for word in ground.state if word in ("closed", "hidden", "open")), "")
        name, fold = self.say(ground.name), self.say(f"ui-ground-{state}") if state else ""
        together = f" {name} · {fold} "
        if fold and len(together) <= w - 4:
            self._write(x + 2, y, together, state)
            return
        self._write(x + 2, y, f" {name} "[: max(w - 4, 0)], state)
        if fold and len(fold) + 2 <= w - 4:
            self._write(x + 2, y + h - 1, f" {fold} ", state)

    def _write(self, x: int, y: int, text: str, state: str) -> None:
        if not self.taken.intersection((x + offset, y) for offset in range(len(text))):
            self.canvas.put(x, y, text, look.INK_3 if state == "hidden" else look.INK_2, heavy=state != "hidden")

    def _roads(self) -> None:
        if self.board.kind == "map":
            self._sea_roads()
            return
        patterns = {"seam": SEAM, "one-way": ONE_WAY}
        path = {frozenset(pair) for pair in zip(self.marks.path, self.marks.path[1:], strict=False)}
        for edge in self.board.edges:
            if edge.a in self.cells and edge.b in self.cells and frozenset((edge.a, edge.b)) not in path:
                ink = look.INK_3 if edge.kind == "one-way" else look.ROAD
                self.canvas.line(self.cells[edge.a], self.cells[edge.b], ink, patterns.get(edge.kind, SOLID))
        for a, b in zip(self.marks.path, self.marks.path[1:], strict=False):
            if a in self.cells and b in self.cells:
                self.canvas.line(self.cells[a], self.cells[b], look.AMBER, thick=True)

    def _sea_roads(self) -> None:
        """Dots from place to place, on which land and names can still be read; over the rim and round the world."""
        for edge in self.board.edges:
            if edge.a in self.cells and edge.b in self.cells:
                self._dotted(self.cells[edge.a], self.cells[edge.b], DOT, look.ROAD, 2)
        for route in self.board.routes:
            self._dotted_way(route.spaces, DOT if route.kind in ("done", "next", "tie") else WAY, look.BAD)
        self._dotted_way(self.marks.path, WAY, look.AMBER)

    def _dotted_way(self, way: Sequence[str], sign: str, ink: str) -> None:
        known = [self.cells[one] for one in way if one in self.cells]
        for start, end in pairwise(known):
            self._dotted(start, end, sign, ink, 1)

    def _dotted(self, start: Cell, end: Cell, sign: str, ink: str, every: int) -> None:
        if abs(start[0] - end[0]) > self.width / 2:
            for x, y in (start, end):
                rim, step = (0, -every) if x < self.width / 2 else (self.width - 1, every)
                for column in range(x, rim, step):
                    self.canvas.put(column, y, sign, ink)
                self.canvas.put(rim, y, "◄" if not rim else "►", ink, heavy=True)
            return
        (x0, y0), (x1, y1) = start, end
        steps = max(abs(x1 - x0), abs(y1 - y0) * 2, 1)
        for n in range(0, steps + 1, every):
            self.canvas.put(round(x0 + (x1 - x0) * n / steps), round(y0 + (y1 - y0) * n / steps), sign, ink, heavy=every == 1)

    # -- spaces and what stands on them -----------------------------------------------------------------------------------

    def _reserve(self, space: Space) -> None:
        x, y = self.cells[space.id]
        cells = {(x + offset, y) for offset in range(len(self._label(space)))}
        self.taken |= cells
        self.labels |= dict.fromkeys(cells, space.id)
        self.stretch[space.id] = x, x + len(cells)

    def _space(self, space: Space) -> None:
        x, y = self.cells[space.id]
        lit = space.id in self.marks.numbers
        ink = look.AMBER if lit or space.id in self.marks.path else look.INK
        if "hidden" in space.state:
            ink = look.INK_3
        ground = look.AMBER_INK if space.id in self.marks.focus else look.BRAND if space.id in self.marks.told else ""
        self.canvas.put(x, y, self._label(space), look.TABLE if ground == look.BRAND else ink, ground, heavy=True)

    def _number(self, space: Space) -> None:
        number = self.marks.sign(space.id)
        if not number:
            return
        ground = look.WHITE if space.id in self.marks.focus else look.AMBER
        self._beside(space, number, look.AMBER_INK, ground, first=(-1, 0))

    def _pieces(self, space: Space) -> None:
        for piece in self.pieces.at(space.id):
            self._beside(space, self.pieces.label(piece), look.PIECE_INK, self.pieces.colour(piece), first=(1, 0))

    def _beside(self, space: Space, text: str, ink: str, ground: str, first: Cell) -> None:
        """Put a small plate beside a space and its other plates, on the first side where nothing else lies."""
        x, y = self.cells[space.id]
        start, end = self.stretch[space.id]
        label, wide = len(self._label(space)), len(text)
        places = []
        for dx, dy in (first, *SIDES):
            before, after = (x, x + label) if dy else (start, end)
            left = after if dx > 0 else before - wide if dx < 0 else x
            cells = {(left + offset, y + dy) for offset in range(wide)}
            if all(self.canvas.inside(*cell) for cell in cells) and not cells & self.taken:
                places.append((left, y + dy))
        # a plate that touches another space would seem to belong there
        clear = [(left, row) for left, row in places if self._owners(left, row, wide) <= {space.id}]
        left, row = (clear or places or [(max(x - wide, 0), y)])[0]
        self.taken |= {(left + offset, row) for offset in range(wide)}
        if row == y:
            self.stretch[space.id] = min(start, left), max(end, left + wide)
        self.canvas.put(left, row, text, ink, ground, heavy=True)

    def _place_name(self, space: Space) -> None:
        """The name of a place beside it, where there is room; where there is none, the answer names it."""
        x, y = self.cells[space.id]
        start, end = self.stretch[space.id]
        name = self.say(space.name)
        wide = len(name)
        middle = x - wide // 2
        for left, row in ((end, y), (start - wide, y), (middle, y + 1), (middle, y - 1), (x + 1, y + 1), (x + 1, y - 1)):
            cells = {(left + offset, row) for offset in range(-1, wide + 1)}
            inside = all(self.canvas.inside(left + offset, row) for offset in range(wide))
            if inside and not (cells - {(start, y), (end - 1, y)}) & self.taken:
                self.taken |= {(left + offset, row) for offset in range(wide)}
                lit = space.id in self.marks.numbers
                self.canvas.put(left, row, name, look.AMBER if lit else look.INK_2, heavy=lit)
                return

    def _owners(self, left: int, row: int, wide: int) -> set[str]:
        """The spaces whose label a plate would touch in its row."""
        return {self.labels[cell] for cell in ((left - 1, row), (left + wide, row)) if cell in self.labels}
