"""Land in character cells, places with slots, tests of dice."""

from inglenook.engine.scene import (
    Board,
    Card,
    Change,
    Counter,
    DiceTest,
    Die,
    Edge,
    Ground,
    Line,
    Mat,
    Plate,
    Scene,
    Site,
    Space,
)
from inglenook.engine.words import msg
from inglenook.terminal import board as maps
from inglenook.terminal import chrome, outlines, sites, spoken
from inglenook.terminal.marks import Marks
from inglenook.terminal.speech import Speech

from .scenes import plain

SAY = Speech("en")
SQUARE = "M0 0H10V10H0Z"


def test_a_path_is_read_by_its_commands_great_and_small():
    assert outlines.rings("M0 0L4 0 4 4Z") == [[(0, 0), (4, 0), (4, 4)]]
    assert outlines.rings("m1 1h3v3h-3z") == [[(1, 1), (4, 1), (4, 4), (1, 4)]]
    assert len(outlines.rings("M0 0L1 0L1 1ZM5 5L6 5L6 6Z")) == 2
    curve = outlines.rings("M0 0C0 10 10 10 10 0Z")[0]
    assert curve[-1] == (10, 0) and max(y for _, y in curve) == 7.5
    assert outlines.rings("M0 0L1 1") == [], "a line is no land"


def test_land_fills_cells_and_its_edge_half_of_them():
    assert outlines.cells(SQUARE, (0, 0, 20, 10), 4, 2) == ("░░  ", "░░  ")
    assert outlines.cells("M0 0H10V5H0Z", (0, 0, 10, 20), 2, 2) == ("▀▀", "  ")
    assert outlines.cells("M0 0H5V20H0Z", (0, 0, 20, 20), 2, 1) == ("▌ ",)


def test_a_lake_in_the_land_stays_water():
    ring = "M0 0H12V12H0ZM4 4V8H8V4Z"
    assert outlines.cells(ring, (0, 0, 12, 12), 3, 3)[1] == "░ ░"


def world(*edges: Edge, width: int = 60) -> list[str]:
    places = (("a", "Aden", 10, 50), ("b", "Bari", 90, 50), ("c", "Cork", 50, 10))
    spaces = tuple(Space(id=id, name=plain(name), kind="city", x=x, y=y) for id, name, x, y in places)
    land = Ground(id="land", name=plain("Land"), x=0, y=0, w=100, h=100, shape="M0 40H30V60H0Z")
    board = Board(id="w", name=plain("World"), kind="map", view=(0, 0, 100, 100), grounds=(land,), spaces=spaces, edges=edges)
    scene = Scene(game="x", seat=0, title=msg("plain", text="x"), parts=(board,))
    canvas, _ = maps.draw(scene, board, Marks(), SAY, width, 21, 1.0)
    return canvas.rows()


def test_a_map_has_land_roads_and_names():
    rows = "\n".join(world(Edge(a="a", b="c")))
    assert "░" in rows and "·" in rows
    assert all(name in rows for name in ("Aden", "Bari", "Cork"))


def test_a_road_round_the_world_leaves_over_both_rims():
    rows = world(Edge(a="a", b="b"))
    row = next(row for row in rows if "Aden" in row or "◄" in row)
    assert row.startswith("◄") and row.endswith("►")
    assert "·" not in row[25:40], "and not across the middle"


def town() -> Scene:
    bands = (Line(text=plain("1-2"), note=plain("3 wood")), Line(text=plain("5-6"), note=plain("1 ore"), state=("pays",)))
    mill = Site(id="mill", name=plain("Mill"), badge="I", slots=2, lines=bands, group="town")
    yard = Site(id="yard", name=plain("Yard"), badge="II", slots=2, group="town", state=("full",), status=plain("full"))
    laid = Die(id="d1", name=plain("Miller"), face="4", at="mill", slot=0)
    dice = (laid, Die(id="d2", name=plain("Smith"), face="6", at="yard"))
    test = DiceTest(id="t", name=plain("Bridge"), skill=plain("Agility"), target=plain("5 or more"), need=2, got=1,
                    pool=(Change(by="3", name=plain("own")),), passes=plain("over you go"))  # fmt: skip
    pool = tuple(
        Die(id=f"p{n}", name=plain("die"), face=str(face), at="t", slot=n, state=("success",) if face > 4 else ())
        for n, face in enumerate((2, 6, 3, 1, 4, 2))
    )
    plate = Plate(id="hope", name=plain("Hope"), counters=(Counter(id="f", name=plain("Flames"), value=6, most=10),))
    return Scene(game="x", seat=0, title=msg("plain", text="x"), parts=(mill, yard, *dice, test, *pool, plate))


def test_a_place_with_slots_is_a_box_with_its_dice_and_what_pays_is_marked():
    shown = chrome.zones(SAY, town(), {"mill": "1"}, 60).plain
    assert " 1  I Mill " in shown and "│4 M│" in shown and "│   │" in shown
    assert "►5-6  1 ore" in shown and " 1-2  3 wood" in shown and " full " in shown


def test_the_place_in_focus_has_a_double_frame():
    text = sites.Sites(town(), {"mill": "1"}, SAY, ("mill",)).drawn(60)
    assert text is not None and "╔" in text.plain and "┌" in text.plain


def test_places_wrap_where_there_is_no_room():
    wide, narrow = (sites.Sites(town(), {}, SAY).drawn(width) for width in (60, 30))
    assert wide is not None and narrow is not None
    assert narrow.plain.count("\n") > wide.plain.count("\n")
    assert max(map(len, narrow.plain.splitlines())) <= 30


def test_many_places_are_lines_with_their_dice_and_who_can_be_hired_there():
    bands = (Line(text=plain("1-2"), note=plain("3 wood")), Line(text=plain("5-6"), note=plain("1 ore"), state=("pays",)))
    places = [Site(id=f"s{n}", name=plain(f"Mill {n}"), slots=2, lines=bands, group="town") for n in range(6)]
    hired = Card(id="ann", name=plain("Ann"), at="s5", slot=2, badges={"suit": "green", "cost": "4"})
    laid = Die(id="d", name=plain("Miller"), face="4", at="s0")
    crowd = Scene(game="x", seat=0, title=plain("x"), parts=(*places, hired, laid))
    text = sites.Sites(crowd, {"s1": "2", "d": "1"}, SAY).drawn(40)
    assert text is not None and "┌" not in text.plain
    lines = text.plain.splitlines()
    assert lines[0] == "Mill 0  1[4M]  [ ]" and lines[1] == "  1-2  3 wood · ►5-6  1 ore"
    assert lines[2] == " 2  Mill 1  [ ]  [ ]" and lines[-2] == "Mill 5  [ ]  [ ]  Ann 4"


def test_dice_whose_names_begin_alike_are_told_apart_by_two_letters():
    names = ("Marchand", "Moissonneur")
    dice = [Die(id=f"d{n}", name=plain(name), face="4", at="mill", slot=n) for n, name in enumerate(names)]
    mill = Site(id="mill", name=plain("Mill"), slots=2, group="town")
    text = sites.Sites(Scene(game="x", seat=0, title=plain("x"), parts=(mill, *dice)), {}, SAY).drawn(40)
    assert text is not None and "│4Ma│" in text.plain and "│4Mo│" in text.plain


def test_what_a_mat_counts_is_not_told_again_as_a_store():
    wood = Counter(id="wood", name=plain("Wood"), value=3, zone="store")
    store = Site(id="store", name=plain("Store"), owner=0, lines=(Line(text=plain("Wood"), counts=(wood,)),))
    mat = Mat(id="mat", name=plain("Ann"), seat=0, counters=(wood,))
    alone, told = (Scene(game="x", seat=0, title=plain("x"), parts=parts) for parts in ((store,), (store, mat)))
    drawn = sites.Sites(alone, {}, SAY).drawn(40)
    assert drawn is not None and "Store" in drawn.plain
    assert sites.Sites(told, {}, SAY).drawn(40) is None


def test_a_pool_of_dice_is_one_line():
    shown = chrome.zones(SAY, town(), {}, 60).plain
    assert "Agility, 5 or more  1 of 2" in shown and "[2] [6]✓ [3] [1] [4] [2]" in shown
    assert "Flames 6/10" in shown
    assert not chrome.has_dice(town()), "none of them is left for the tray"


def test_more_than_two_loose_dice_are_one_line_in_the_tray():
    dice = tuple(Die(id=f"d{n}", name=plain("die"), face=str(n + 1), state=("rolled",)) for n in range(6))
    loose = Scene(game="x", seat=0, title=msg("plain", text="x"), parts=dice)
    assert chrome.tray(SAY, loose).plain == "die\n[1] [2] [3] [4] [5] [6]"
    two = Scene(game="x", seat=0, title=msg("plain", text="x"), parts=dice[:2])
    assert chrome.tray(SAY, two).plain.count("╭───╮") == 2


def test_all_of_it_is_told_in_plain_words():
    lines = "\n".join(spoken.table(town(), SAY))
    assert "Mill: Miller: 4, one slot free, 1-2: 3 wood, ► 5-6: 1 ore" in lines
    assert "Yard: Smith: 6, full" in lines
    assert "Agility, 5 or more: 1 of 2" in lines and "over you go" in lines and "Flames 6/10" in lines
