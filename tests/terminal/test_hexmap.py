"""Hexes in character cells: walls, paths, what is still open, and a tile that is being turned."""

import random

import pytest

from inglenook.engine.kit import hexes
from inglenook.engine.scene import Board, Edge, Mat, Piece, Route, Scene, Space
from inglenook.engine.words import msg
from inglenook.terminal import board as maps
from inglenook.terminal import hexmap
from inglenook.terminal.marks import Marks
from inglenook.terminal.speech import Speech

from .scenes import plain

SAY = Speech("en")


def tile(q: int, r: int, walls: str = "......", name: str = "", **more: object) -> Space:
    """A tile at a hex, with its id as its name unless it has one."""
    x, y = hexes.centre((q, r), 40)
    return Space(id=f"{q},{r}", name=plain(name or f"T{q}{r}"), kind="meadow", x=x, y=y, walls=walls, **more)  # type: ignore[arg-type]


def sight(
    *spaces: Space, parts: tuple[object, ...] = (), edges: tuple[Edge, ...] = (), routes: tuple[Route, ...] = ()
) -> Scene:
    """A scene with one board of hexes."""
    board = Board(id="land", name=plain("Land"), kind="hex", view=(0, 0, 1, 1), spaces=spaces, edges=edges, routes=routes)
    return Scene(game="x", seat=0, title=msg("plain", text="x"), parts=(board, *parts))  # type: ignore[arg-type]


def drawn(scene: Scene, marks: Marks | None = None, width: int = 60, height: int = 24, zoom: float = 1.0) -> list[str]:
    canvas, _ = maps.draw(scene, scene.parts[0], marks or Marks(), SAY, width, height, zoom)  # type: ignore[arg-type]
    return [row.rstrip() for row in canvas.rows()]


def test_a_wall_is_a_line_and_a_path_is_dots():
    rows = [row.strip() for row in drawn(sight(tile(0, 0, "#.#.#."))) if row.strip()]
    assert rows[0] == "________", "a wall in the north"
    assert rows[1].endswith("·") and rows[-2].endswith("/"), "a path in the north-east, a wall in the south-east"
    assert rows[-1].startswith("\\") and not rows[-1].rstrip("/").endswith("_"), "a path in the south"


def test_a_wall_on_either_side_closes_a_border():
    shut = "\n".join(drawn(sight(tile(0, 0), tile(0, 1, "#....."))))
    assert "________" in shut
    free = "\n".join(drawn(sight(tile(0, 0), tile(0, 1))))
    assert "_" not in free


@pytest.mark.parametrize("seed", range(6))
def test_what_is_drawn_as_a_path_can_be_passed(seed: int) -> None:
    """Random fields: between two tiles there is a wall on the sheet exactly where the kit says one cannot pass."""
    luck = random.Random(seed)
    field: dict[hexes.Hex, str] = {}
    places = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
    for place in luck.sample(places, luck.randint(2, len(places))):
        field[place] = "".join(luck.choice("#.") for _ in hexes.SIDES)
    scene = sight(*(tile(q, r, walls) for (q, r), walls in field.items()))
    board = scene.parts[0]
    assert isinstance(board, Board)
    sheet = hexmap._HexMap(scene, board, Marks(), SAY, hexmap.places_of(board), (2, 6))
    canvas, _ = sheet.drawn(120, 60)
    for hex in field:
        here = sheet.places[f"{hex[0]},{hex[1]}"]
        for side in hexes.SIDES:
            if hexes.beyond(hex, side) not in field:
                continue
            cells, wall = sheet._side(here, side)
            walled = all(canvas.chars[y][x] == wall for x, y in cells)
            assert walled is not hexes.passable(field, hex, side)


def test_a_place_where_nothing_lies_is_a_question_and_its_number_lies_on_it():
    scene = sight(tile(0, 0), tile(0, 1, "", state=("open",)))
    assert sum(row.count("?") for row in drawn(scene)) == 1
    assert "\n".join(drawn(scene, Marks(numbers={"0,1": "3"}))).count("3") == 1


def test_without_walls_of_their_own_ways_say_where_one_can_pass():
    ways = (Edge(a="0,0", b="0,1"),)
    rows = "\n".join(drawn(sight(tile(0, 0, ""), tile(0, 1, ""), tile(1, 0, ""), edges=ways)))
    assert "________" in rows and "·" in rows


def test_a_tile_that_is_being_turned_lies_as_the_answer_in_focus_would_lay_it():
    ghost = tile(0, 0, "#.....", state=("ghost",))
    assert "________" in "\n".join(drawn(sight(ghost)))
    turned = "\n".join(drawn(sight(ghost), Marks(turn=1)))
    assert "________" not in turned and "\\" in turned, "the wall has gone to the north-east"
    still = tile(0, 0, "#.....")
    assert "________" in "\n".join(drawn(sight(still), Marks(turn=1))), "what lies already is not turned"


def test_a_next_step_is_an_arrow_on_the_border_and_the_own_way_covers_it():
    routes = (Route(id="n", spaces=("0,0", "1,0"), kind="next"),)
    scene = sight(tile(0, 0), tile(1, 0), routes=routes)
    assert sum(row.count("→") for row in drawn(scene)) == 1
    own = drawn(scene, Marks(path=("0,0", "1,0")))
    assert sum(row.count("→") for row in own) == 0 and sum(row.count("»") for row in own) == 2
    done = sight(tile(0, 0), tile(1, 0), routes=(Route(id="n", spaces=("0,0", "1,0"), kind="done"),))
    assert sum(row.count("→") for row in drawn(done)) == 0


def test_pieces_and_numbers_lie_on_their_tile_and_many_are_counted():
    mats = tuple(Mat(id=f"m{n}", name=plain(name), seat=n) for n, name in enumerate(("Ann", "Bea", "Cy", "Dan", "Eve")))
    pieces = tuple(Piece(id=f"p{n}", name=plain("x"), at="0,0", seat=n) for n in range(5))
    rows = "\n".join(drawn(sight(tile(0, 0), parts=(*mats, *pieces[:2])), Marks(numbers={"0,0": "4"})))
    assert "▲A●B" in rows and "4" in rows
    crowd = "\n".join(drawn(sight(tile(0, 0), parts=(*mats, *pieces)), Marks(numbers={"0,0": "4"})))
    assert "▲A" in crowd and "+" in crowd and "4" in crowd


def test_the_largest_size_that_fits_is_taken_and_closer_is_larger():
    row = sight(*(tile(q, -(q // 2)) for q in range(6)))
    wide, narrow = drawn(row, width=80, height=20), drawn(row, width=46, height=12)
    assert max(map(len, wide)) > max(map(len, narrow))
    closer = drawn(row, width=46, height=12, zoom=1.5)
    assert max(map(len, closer)) > 46, "what is looked at closely need not fit"


def test_long_names_take_two_lines_and_a_long_word_is_divided():
    assert hexmap._lines("Salmon Leap", 8, 2) == ["Salmon", "Leap"]
    assert hexmap._lines("Drawbridges", 8, 2) == ["Drawbri-", "dges"]
    assert hexmap._lines("The Ninth Legion Gate", 8, 2) == ["The", "Ninth Le"]
    assert hexmap._lines("Foxfire Glade", 6, 1) == ["Foxfir"]


def test_boards_that_stand_on_a_corner_are_drawn_as_any_other():
    spaces = (Space(id="a", name=plain("A"), kind="meadow", x=0, y=0), Space(id="b", name=plain("B"), kind="meadow", x=70, y=0))
    board = Board(id="land", name=plain("Land"), kind="hex", view=(0, 0, 1, 1), spaces=spaces)
    assert hexmap.places_of(board) == {}
