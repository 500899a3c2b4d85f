"""Ways over a board, against every walk there is on small boards, and by the needs of a map with seas and flights."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inglenook.engine.kit.routes import Nearest, Step, Way, away, nearest, parts, reach

Board = dict[str, dict[str, tuple[int, int]]]
PLACES = "abcdef"


def boards() -> st.SearchStrategy[Board]:
    """Small boards with roads of one direction, each with its points and its price."""
    road = st.tuples(st.sampled_from(PLACES), st.sampled_from(PLACES), st.integers(0, 3), st.integers(0, 1))
    return st.lists(road, max_size=12).map(_board)


def _board(roads: Iterable[tuple[str, str, int, int]]) -> Board:
    board: Board = {place: {} for place in PLACES}
    for a, b, points, pay in roads:
        if a != b:
            board[a][b] = (points, pay)
    return board


def steps_on(board: Board, place: str) -> list[Step]:
    return [Step(to, points, pay) for to, (points, pay) in board[place].items()]


def every_walk(board: Board, start: str, points: int, purse: int, stops: str, shut: str) -> Iterator[Way]:
    """All walks that visit no space twice; a cheapest one never does."""

    def on(spaces: tuple[str, ...], used: int, paid: int) -> Iterator[Way]:
        yield Way(spaces, used, paid)
        if len(spaces) > 1 and spaces[-1] in stops:
            return
        for to, (more, pay) in board[spaces[-1]].items():
            if to not in spaces and to not in shut and used + more <= points and paid + pay <= purse:
                yield from on((*spaces, to), used + more, paid + pay)

    return on((start,), 0, 0)


letters = st.text(alphabet=PLACES, max_size=3)


@given(boards(), st.integers(0, 5), st.integers(0, 2), letters, letters, letters)
def test_reach_finds_every_end_and_the_cheapest_way(
    board: Board, points: int, purse: int, stops: str, shut: str, no_end: str
) -> None:
    expected: dict[str, Way] = {}
    for way in every_walk(board, "a", points, purse, stops, shut):
        end = way.spaces[-1]
        if end in no_end and len(way.spaces) > 1:
            continue
        if end not in expected or _price(way) < _price(expected[end]):
            expected[end] = way
    found = reach(
        lambda place: steps_on(board, place),
        "a",
        points,
        purse=purse,
        must_stop=lambda place: place in stops,
        shut=lambda place: place in shut,
        no_end=lambda place: place in no_end,
    )
    assert found == expected


def _price(way: Way) -> tuple[int, int, int, tuple[str, ...]]:
    return way.pay, way.points, len(way.spaces), way.spaces


def test_ties_do_not_depend_on_the_order_in_which_a_board_is_told() -> None:
    there: Board = {"a": {"b": (1, 0), "c": (1, 0)}, "b": {"d": (1, 0)}, "c": {"d": (1, 0)}, "d": {}}
    back = {place: dict(reversed(list(roads.items()))) for place, roads in there.items()}
    for board in (there, back):
        assert reach(lambda place, board=board: steps_on(board, place), "a", 2)["d"] == Way(("a", "b", "d"), 2, 0)  # type: ignore[misc]


# A coast, a sea that costs two, an island beyond it, and two cities with flights between them.
WORLD: Board = {
    "coast": {"sea": (2, 0), "port": (1, 0)},
    "port": {"coast": (1, 0), "sea": (2, 0), "island-city": (0, 2)},
    "sea": {"coast": (1, 0), "port": (1, 0), "island": (1, 0)},
    "island": {"sea": (2, 0), "island-city": (1, 0)},
    "island-city": {"island": (1, 0), "port": (0, 3)},
}


def over_the_world(points: int, fortune: int = 0, henchman: str = "") -> dict[str, Way]:
    return reach(
        lambda place: steps_on(WORLD, place), "coast", points, purse=fortune, must_stop=lambda place: place == henchman
    )


@pytest.mark.parametrize(("points", "ends"), [(0, ["coast"]), (1, ["coast", "port"]), (2, ["coast", "port", "sea"])])
def test_a_sea_costs_what_is_printed_on_it(points: int, ends: list[str]) -> None:
    assert sorted(over_the_world(points)) == ends


def test_a_flight_takes_fortune_and_no_points() -> None:
    assert over_the_world(1, fortune=2)["island-city"] == Way(("coast", "port", "island-city"), 1, 2)
    assert "island-city" not in over_the_world(1, fortune=1)
    assert over_the_world(2, fortune=2)["island"] == Way(("coast", "port", "island-city", "island"), 2, 2)


def test_who_can_walk_does_not_pay() -> None:
    assert over_the_world(4, fortune=5)["island-city"] == Way(("coast", "sea", "island", "island-city"), 4, 0)


def test_an_enemy_ends_the_move_and_nothing_behind_it_is_reached() -> None:
    found = over_the_world(4, henchman="sea")
    assert "sea" in found and "island" not in found
    assert found["port"] == over_the_world(4)["port"]


def test_an_enemy_at_the_start_holds_nobody() -> None:
    assert "island" in over_the_world(3, henchman="coast")


@given(boards(), st.integers(0, 3))
def test_away_counts_the_steps(board: Board, furthest: int) -> None:
    found = away(lambda place: board[place], "a")
    assert list(found.values()) == sorted(found.values())
    assert found == {end: min(map(len, ways)) - 1 for end, ways in _ways_by_end(board).items()}
    assert away(lambda place: board[place], "a", furthest) == {end: steps for end, steps in found.items() if steps <= furthest}


def _ways_by_end(board: Board, shut: str = "") -> dict[str, list[tuple[str, ...]]]:
    found: dict[str, list[tuple[str, ...]]] = {}
    for way in every_walk(board, "a", 99, 99, "", shut):
        found.setdefault(way.spaces[-1], []).append(way.spaces)
    return found


@given(boards(), letters, letters, st.booleans())
def test_nearest_names_all_that_are_equally_near_and_all_first_steps(
    board: Board, goals: str, shut: str, off_start: bool
) -> None:
    found = nearest(lambda place: board[place], "a", goals, shut=lambda place: place in shut, off_start=off_start)
    if "a" in goals and not off_start:
        assert found == Nearest(0, ("a",), ())
        return
    there = [way for end, ways in _ways_by_end(board, shut).items() if end in goals and end != "a" for way in ways]
    if not there:
        assert found is None
        return
    least = min(map(len, there))
    short = [way for way in there if len(way) == least]
    assert found == Nearest(least - 1, tuple(sorted({way[-1] for way in short})), tuple(sorted({way[1] for way in short})))


@given(boards())
def test_parts_hang_together_whatever_way_the_roads_go(board: Board) -> None:
    both = {place: {*roads} | {other for other in PLACES if place in board[other]} for place, roads in board.items()}
    expected = sorted({tuple(sorted(away(both.__getitem__, place))) for place in PLACES})
    assert [tuple(part) for part in parts(PLACES, board.__getitem__)] == expected


def test_parts_leave_out_what_was_not_asked_about() -> None:
    leads = {"a": ["b"], "b": ["c"], "c": []}
    assert parts("ac", leads.__getitem__) == [["a"], ["c"]]
