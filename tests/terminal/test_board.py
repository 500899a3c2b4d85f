"""The map: what stands where, told apart by shape and never by colour alone."""

import msgspec
import pytest

from inglenook.engine.scene import Piece
from inglenook.engine.theme import usual
from inglenook.terminal import board as maps
from inglenook.terminal import look
from inglenook.terminal.canvas import Canvas
from inglenook.terminal.marks import WITHIN_REACH, Marks, numbered
from inglenook.terminal.speech import Speech

from .scenes import mat, option, plain, scene, space

SAY = Speech("en")


def drawn(marks: Marks | None = None, width: int = 62, height: int = 20, zoom: float = 1.0):
    """The rows of the map, and its canvas."""
    sight = scene()
    canvas, centre = maps.draw(sight, sight.parts[0], marks or Marks(), SAY, width, height, zoom)
    return canvas.rows(), canvas, centre


def row_with(rows: list[str], text: str) -> str:
    """The first row that shows this."""
    return next(row for row in rows if text in row)


def test_it_fills_its_pane():
    rows, canvas, _ = drawn()
    assert (canvas.width, canvas.height) == (62, 20)
    assert all(len(row) == 62 for row in rows)


def test_kinds_have_shapes_of_their_own_and_badges_are_printed():
    kinds = look.space_shapes(["plain", "shop", "encounter", "cave", "ford", "plain"], usual())
    assert len(set(kinds.values())) == 5
    rows, _, _ = drawn()
    shown = "".join(rows)
    assert "¤2" in shown
    for kind in kinds.values():
        assert kind in shown


def test_pieces_carry_the_sign_of_their_seat_and_a_letter():
    rows, _, _ = drawn()
    assert "▲A" in row_with(rows, "○") and "●B" in row_with(rows, "○")


def test_halves_are_named_with_their_fold():
    top = drawn(width=100)[0][0]
    assert "West · open" in top and "East · folded shut" in top and "Flap · folded away" in top
    assert "╔" in top and "╭" in top


def test_where_there_is_no_room_the_fold_stands_on_the_lower_edge():
    rows = drawn(width=62)[0]
    assert "East" in rows[0] and "folded shut" not in rows[0] and "folded shut" in rows[-1]


def test_hidden_ground_is_hatched():
    rows, _, _ = drawn()
    assert all(row.rstrip()[-1] == "░" for row in rows[1:-1])


def test_lit_spaces_show_the_number_of_their_answer():
    numbers = numbered([option("stay", "d"), option("go", "c")])
    rows, _, _ = drawn(Marks(numbers=numbers))
    assert "2◇" in row_with(rows, "◇")


def test_a_thing_lit_twice_shows_both_numbers_and_many_are_cut():
    assert numbered([option("up", "x"), option("down", "x")]) == {"x": "1·2"}
    assert numbered([option(str(n), "x") for n in range(4)]) == {"x": "1…"}


def dots(row: str) -> int:
    """How many braille dots a row has."""
    return sum(bin(ord(char) - 0x2800).count("1") for char in row if 0x2800 <= ord(char) <= 0x28FF)


def test_roads_are_lines_and_seams_and_one_way_roads_are_broken():
    rows, canvas, _ = drawn()
    road = row_with(rows, "¤2")
    solid, seam = dots(road[: road.index("¤")]) / 15, dots(road[road.index("¤") :]) / 10
    one_way = dots(row_with(rows, look.SPARE_SHAPES[0])) / 15
    assert solid > seam > 0 and solid > one_way > 0
    assert canvas.width == 62


def test_the_way_of_the_answer_in_focus_is_thicker():
    plain_row = row_with(drawn()[0], "¤2")
    marked = row_with(drawn(Marks(path=("a", "b"), focus=("b",)))[0], "¤2")
    assert dots(marked) > dots(plain_row)


def test_the_view_centres_on_the_answer_in_focus_and_else_on_ones_own_piece():
    assert drawn(Marks(focus=("e",)))[2] != drawn()[2]
    rows, _, (x, y) = drawn()
    assert rows[y][x] == "○"


@pytest.mark.parametrize(("width", "height"), [(24, 6), (10, 3), (200, 70)])
def test_no_space_covers_another_at_any_size(width, height):
    rows, canvas, _ = drawn(width=width, height=height)
    shown = "".join(rows)
    assert [shown.count(shape) for shape in "○¤◇"] == [1, 1, 1]
    assert canvas.width >= width and canvas.height >= height


def test_zoom_enlarges():
    assert drawn(zoom=2.0)[1].width == 124


def test_what_the_answer_in_focus_would_open_is_marked_without_a_number():
    plain, _, _ = drawn()
    rows, _, _ = drawn(Marks(reach=("c",)))
    assert f"{WITHIN_REACH}◇" in row_with(rows, "◇") and not any(WITHIN_REACH in row for row in plain)


@pytest.mark.parametrize("width", [40, 61, 76])
def test_without_a_frame_the_last_space_shows_its_whole_label(width):
    sight = scene()
    spaces = tuple(msgspec.structs.replace(space, badge="7") for space in sight.parts[0].spaces)
    bare = msgspec.structs.replace(sight.parts[0], grounds=(), spaces=spaces)
    canvas, _ = maps.draw(msgspec.structs.replace(sight, parts=(bare,)), bare, Marks(), SAY, width, 20)
    last = max(bare.spaces, key=lambda space: space.x)
    label = look.space_shapes((space.kind for space in spaces), usual())[last.kind] + "7"
    assert any(row.endswith(label) for row in canvas.rows())


def test_boxes_that_share_an_edge_are_joined():
    canvas = Canvas(11, 4, "#000000")
    canvas.frame(0, 0, 6, 4, "#ffffff", maps.FOLDED)
    canvas.frame(5, 0, 6, 4, "#ffffff", maps.FOLDED)
    assert canvas.rows() == ["╔════╦════╗", "║    ║    ║", "║    ║    ║", "╚════╩════╝"]


def test_many_pieces_on_a_space_stand_in_its_row_and_touch_no_other_space():
    sight = scene()
    crowd = [Piece(id=f"p{seat}", name=plain(name), at="a", seat=seat) for seat, name in enumerate("VWXYZ")]
    mats = [mat(seat, name) for seat, name in enumerate("VWXYZ")]
    near = [space("n", "encounter", 10, 17), space("s", "encounter", 10, 23), space("r", "encounter", 19, 20)]
    land = msgspec.structs.replace(sight.parts[0], spaces=(*sight.parts[0].spaces, *near))
    canvas, _ = maps.draw(msgspec.structs.replace(sight, parts=(land, *crowd, *mats)), land, Marks(), SAY, 124, 20)
    signs = [look.seat_shape(seat, "") + name for seat, name in enumerate("VWXYZ")]
    rows = canvas.rows()
    assert f"○{signs[0]}{signs[1]}{signs[2]}" in row_with(rows, "○")
    assert all(sum(sign in row for row in rows) == 1 for sign in signs)
    assert not [row for row in rows for sign in signs if f"?{sign}" in row or f"{sign}?" in row]
