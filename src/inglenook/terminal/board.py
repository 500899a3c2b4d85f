"""A graph board as a map in character cells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from inglenook.engine.scene import Board, Ground, Mat, OptionView, Piece, Scene, Space

from . import look
from .canvas import ONE_WAY, SEAM, SOLID, Canvas
from .speech import Speech

Cell = tuple[int, int]

THIN = "─│╭╮╰╯"
FOLDED = "═║╔╗╚╝"
GROWTH = 1.08
MOST = 3.0
"""A board is drawn at most this many times larger than its pane to keep its spaces apart."""
FEW = 2
WITHIN_REACH = "▸"
"""Stands where a number may stand after this answer."""
SIDES = ((1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (-1, -1), (-1, 1))


class Marks(msgspec.Struct, kw_only=True):
    """What is marked on the map at the moment."""

    numbers: Mapping[str, str] = {}
    """Space id -> the number of the answer it stands for."""
    path: Sequence[str] = ()
    """The route of the answer in focus."""
    focus: Sequence[str] = ()
    """What the answer in focus lights."""
    reach: Sequence[str] = ()
    """Where the answer in focus would let one go next."""
    told: Sequence[str] = ()
    """What the step of the recap in hand speaks of."""


def numbers(options: Sequence[OptionView]) -> dict[str, str]:
    """Which numbers light which thing; of many only the first is shown."""
    found: dict[str, list[str]] = {}
    for number, option in enumerate(options, start=1):
        for thing in option.lights:
            found.setdefault(thing, []).append(str(number))
    return {thing: "·".join(own) if len(own) <= FEW else f"{own[0]}…" for thing, own in found.items()}


def draw(
    scene: Scene, board: Board, marks: Marks, say: Speech, width: int, height: int, zoom: float = 1.0
) -> tuple[Canvas, Cell]:
    """The map, at least as large as the pane, and the cell that should be in view."""
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
        self.pieces = [part for part in scene.parts if isinstance(part, Piece)]
        self.mats = {part.seat: part for part in scene.parts if isinstance(part, Mat)}
        self.seat = scene.seat
        self.shapes = look.space_shapes(space.kind for space in board.spaces)
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
            self._ground(number, ground)
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
        own = [piece.at for piece in self.pieces if piece.seat is not None and piece.seat == self.seat]
        return next((self.cells[at] for at in own if at in self.cells), (self.width // 2, self.height // 2))

    # -- ground and roads -------------------------------------------------------------------------------------------------

    def _box(self, ground: Ground) -> tuple[int, int, int, int]:
        x, y = self._cell(ground.x, ground.y)
        x1, y1 = self._cell(ground.x + ground.w, ground.y + ground.h)
        return x, y, max(x1 - x + 1, 2), max(y1 - y + 1, 2)

    def _ground(self, number: int, ground: Ground) -> None:
        x, y, w, h = self._box(ground)
        if "hidden" in ground.state:
            self.canvas.wash(x, y, w, h, look.TABLE, "░", look.PANEL_2)
            return
        self.canvas.wash(x, y, w, h, look.land_colour(number, ground.texture))
        closed = "closed" in ground.state
        self.canvas.frame(x, y, w, h, look.INK_3, FOLDED if closed else THIN)

    def _name(self, ground: Ground) -> None:
        """Its name on the upper edge, and how it is folded beside it or, where there is no room, on the lower edge."""
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
        patterns = {"seam": SEAM, "one-way": ONE_WAY}
        path = {frozenset(pair) for pair in zip(self.marks.path, self.marks.path[1:], strict=False)}
        for edge in self.board.edges:
            if edge.a in self.cells and edge.b in self.cells and frozenset((edge.a, edge.b)) not in path:
                ink = look.INK_3 if edge.kind == "one-way" else look.ROAD
                self.canvas.line(self.cells[edge.a], self.cells[edge.b], ink, patterns.get(edge.kind, SOLID))
        for a, b in zip(self.marks.path, self.marks.path[1:], strict=False):
            if a in self.cells and b in self.cells:
                self.canvas.line(self.cells[a], self.cells[b], look.AMBER, thick=True)

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
        number = self.marks.numbers.get(space.id) or (WITHIN_REACH if space.id in self.marks.reach else None)
        if number is None:
            return
        ground = "#ffffff" if space.id in self.marks.focus else look.AMBER
        self._beside(space, number, look.AMBER_INK, ground, first=(-1, 0))

    def _pieces(self, space: Space) -> None:
        here = [piece for piece in self.pieces if piece.at == space.id]
        for piece in here:
            self._beside(space, self.piece_label(piece), "#120d20", self._piece_colour(piece), first=(1, 0))

    def piece_label(self, piece: Piece) -> str:
        """The sign of its seat and a letter, and how many if more than one."""
        count = str(piece.count) if piece.count > 1 else ""
        if piece.seat is None:
            return ("✹" if piece.kind == "enemy" else "▪") + self.say(piece.name)[:1].upper() + count
        mat = self.mats.get(piece.seat)
        name = self.say(mat.name if mat else piece.name)
        return look.seat_shape(piece.seat, mat.shape if mat else "") + name[:1].upper() + count

    def _piece_colour(self, piece: Piece) -> str:
        if piece.seat is None:
            return look.BAD if piece.kind == "enemy" else look.INK_2
        return look.seat_colour(self.piece_label(piece)[0])

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

    def _owners(self, left: int, row: int, wide: int) -> set[str]:
        """The spaces whose label a plate would touch in its row."""
        return {self.labels[cell] for cell in ((left - 1, row), (left + wide, row)) if cell in self.labels}
