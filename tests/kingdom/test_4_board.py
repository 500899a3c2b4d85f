"""The board that folds: KK-R32 to KK-R38."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import pytest

from inglenook.engine.scene import Board
from inglenook.games.key_to_the_kingdom.board import Fold, roads, visible_regions
from inglenook.games.key_to_the_kingdom.content import ADVENTURES, REGIONS, ROADS, SPACES, WHIRLPOOLS
from inglenook.games.key_to_the_kingdom.invariants import nobody_is_hidden, voids_only_in_the_open
from inglenook.games.key_to_the_kingdom.movement import ends
from tests.kingdom.stage import Play, stage

FOLDS: tuple[Fold, ...] = ((False, False), (True, False), (False, True), (True, True))
SHOWN = {
    (False, False): ["wc", "ec"],
    (True, False): ["wo", "ec"],
    (False, True): ["wc", "eo"],
    (True, True): ["wo", "eo"],
}
STOP = ("whirlpool", "key", "minor")


def opened(fold: Fold) -> list[str]:
    return [portion for portion, is_open in zip(("west", "east"), fold, strict=True) if is_open]


def kingdom(play: Play) -> Board:
    board = play.part("kingdom")
    assert isinstance(board, Board)
    return board


def in_view(fold: Fold) -> list[str]:
    return [id for id, space in SPACES.items() if space.region in SHOWN[fold]]


def beside(stop: str) -> str:
    """The road a spur turns off from."""
    found = [{road.a, road.b} - {stop} for road in ROADS.values() if stop in (road.a, road.b)]
    assert len(found) == 1, "a stop lies on a spur"
    return found[0].pop()


@pytest.mark.rule("KK-R32")
def test_four_regions_two_small_and_two_large() -> None:
    sizes = {id: sum(1 for space in SPACES.values() if space.region == id) for id in REGIONS}
    assert Counter(region.size for region in REGIONS.values()) == {"small": 2, "large": 2}
    small = [sizes[id] for id, region in REGIONS.items() if region.size == "small"]
    large = [sizes[id] for id, region in REGIONS.items() if region.size == "large"]
    assert max(small) < min(large)
    assert {space.region for space in SPACES.values()} == {*REGIONS}


@pytest.mark.rule("KK-R33")
@pytest.mark.parametrize("portion", ["west", "east"])
def test_each_portion_has_two_faces_and_shows_one_of_them(portion: str) -> None:
    faces = {region.state: id for id, region in REGIONS.items() if region.portion == portion}
    assert sorted(faces) == ["closed", "open"]
    for fold in FOLDS:
        hidden = faces["closed" if portion in opened(fold) else "open"]
        shown = visible_regions(fold)
        assert hidden not in shown
        assert len([id for id in shown if REGIONS[id].portion == portion]) == 1


@pytest.mark.rule("KK-R33", "KK-R35")
@pytest.mark.parametrize("fold", FOLDS)
def test_the_board_shows_nothing_that_is_folded_away(fold: Fold) -> None:
    board = kingdom(stage(at=[SHOWN[fold][0] + "04"] * 2, opened=opened(fold)))
    assert [ground.id for ground in board.grounds] == SHOWN[fold]
    assert {space.id for space in board.spaces} == {*in_view(fold)}
    assert {edge.a for edge in board.edges} | {edge.b for edge in board.edges} <= {*in_view(fold)}


@pytest.mark.rule("KK-R34")
@pytest.mark.parametrize("whirlpool", sorted(WHIRLPOOLS))
def test_a_whirlpool_turns_its_portion_over_and_carries_heroes_to_what_was_hidden(whirlpool: str) -> None:
    here = SPACES[whirlpool].region
    portion, is_open = REGIONS[here].portion, REGIONS[here].state == "open"
    other, far = ("east", "ec01") if portion == "west" else ("west", "wc05")
    play = stage(3, at=[beside(whirlpool), f"{here}06", far], opened=[portion] if is_open else [], rolls=[1])
    play.do("move", "keep", f"go:{whirlpool}")
    assert play.s.opened == {portion: not is_open, other: False}
    assert [SPACES[at].region for at in play.s.at[:2]] == [WHIRLPOOLS[whirlpool].to] * 2
    assert WHIRLPOOLS[whirlpool].to != here
    assert play.s.at[2] == far


@pytest.mark.rule("KK-R34")
def test_every_region_has_a_whirlpool() -> None:
    assert {SPACES[id].region for id in WHIRLPOOLS} == {*REGIONS}


@pytest.mark.rule("KK-R35")
def test_one_portion_after_the_other_takes_all_four_shapes() -> None:
    play = stage(at=["wc04", "ec04"], rolls=[1, 1])
    shapes = [dict(play.s.opened)]
    play.do("move", "keep", "go:ww-closed")
    shapes.append(dict(play.s.opened))
    play.do("move", "keep", "go:we-closed")
    shapes.append(dict(play.s.opened))
    assert shapes == [
        {"west": False, "east": False},
        {"west": True, "east": False},
        {"west": True, "east": True},
    ]
    east_first = stage(at=["wc04", "ec04"], active=1, rolls=[1]).do("move", "keep", "go:we-closed")
    assert east_first.s.opened == {"west": False, "east": True}
    assert len({tuple(visible_regions(fold)) for fold in FOLDS}) == 4


@pytest.mark.rule("KK-R36")
@pytest.mark.parametrize("fold", FOLDS)
def test_a_void_is_there_only_where_a_region_is_open(fold: Fold) -> None:
    board = kingdom(stage(at=[SHOWN[fold][0] + "04"] * 2, opened=opened(fold)))
    voids = [space.id for space in board.spaces if space.kind == "void"]
    assert voids == [f"void-{portion}" for portion in opened(fold)]


@pytest.mark.rule("KK-R36")
@pytest.mark.parametrize("portion", ["west", "east"])
def test_nobody_stands_in_a_void_of_a_closed_portion(portion: str) -> None:
    s = stage(at=[f"void-{portion}", "wc05" if portion == "east" else "ec05"], opened=[portion]).s
    assert voids_only_in_the_open(s)
    wrong = deepcopy(s)
    wrong.opened = {"west": portion == "east", "east": portion == "west"}
    assert not voids_only_in_the_open(wrong)


@pytest.mark.rule("KK-R37")
@pytest.mark.parametrize("fold", FOLDS)
def test_a_move_ends_in_view_whatever_the_roll(fold: Fold) -> None:
    there = {*in_view(fold)}
    assert {*roads(fold)} == there
    for start in there:
        for result in range(1, 17):
            assert {*ends(fold, start, result, ())} <= there


@pytest.mark.rule("KK-R37")
def test_what_is_folded_away_cannot_be_walked_to() -> None:
    play = stage(at=["wc06", "wc13"], rolls=[1]).do("move", "keep")
    assert sorted(play.keys) == ["go:ec06", "go:wc05", "go:wc07"]
    assert play.refused("go:eo06").rule == "KK-R37"
    other = stage(at=["wc06", "wc13"], opened=["east"], rolls=[1]).do("move", "keep")
    assert sorted(other.keys) == ["go:eo06", "go:wc05", "go:wc07"]
    assert other.refused("go:ec06").rule == "KK-R37"


@pytest.mark.rule("KK-R38")
@pytest.mark.parametrize(
    ("at", "opens", "go"),
    [
        (["wc04", "wc01", "red1"], [], "ww-closed"),
        (["wo04", "void-west", "wo26"], ["west"], "ww-open"),
        (["wo24", "m4", "wo01"], ["west"], "w3"),
        (["ec04", "ec15", "ec15"], [], "we-closed"),
        (["eo24", "void-east", "void-east"], ["east"], "w4"),
    ],
)
def test_after_a_fold_everybody_stands_in_view(at: list[str], opens: list[str], go: str) -> None:
    play = stage(3, at=at, opened=opens, rolls=[1]).do("move", "keep", f"go:{go}")
    shown = SHOWN[play.s.opened["west"], play.s.opened["east"]]
    assert [SPACES[space].region in shown for space in play.s.at] == [True, True, True]
    assert not {*play.s.at} & {*at}


@pytest.mark.rule("KK-R37", "KK-R38")
def test_a_figure_on_a_hidden_space_is_wrong() -> None:
    s = stage(at=["wc05", "ec05"]).s
    assert nobody_is_hidden(s)
    for portion in ("west", "east"):
        wrong = deepcopy(s)
        wrong.opened[portion] = True
        assert not nobody_is_hidden(wrong)


# -- the shape of the kingdom ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fold", FOLDS)
def test_every_space_can_be_reached_from_every_other(fold: Fold) -> None:
    ways = roads(fold)
    walkable = {id for id in ways if SPACES[id].kind != "void"}
    for start in ways:
        found, front = {start}, [start]
        while front:
            front = [space for here in front for space in ways[here] if space not in found]
            found |= {*front}
        assert walkable <= found, f"from {start}"


@pytest.mark.parametrize("fold", FOLDS)
def test_a_road_is_never_a_dead_end_and_a_stop_never_blocks_one(fold: Fold) -> None:
    ways = roads(fold)
    for id, onward in ways.items():
        assert len(onward) == len({*onward})
        if SPACES[id].kind in STOP:
            assert len(onward) == 1, f"{id} lies on a spur"
        else:
            assert len([space for space in onward if SPACES[space].kind not in STOP]) >= 2, f"{id} is a dead end"


@pytest.mark.parametrize("fold", FOLDS)
def test_no_move_ends_in_a_void_and_every_result_has_an_end(fold: Fold) -> None:
    voids = {"void-west", "void-east"}
    for start in in_view(fold):
        for result in range(1, 17):
            found = ends(fold, start, result, ())
            assert found, f"{result} from {start}"
            assert not voids & {*found}


@pytest.mark.parametrize(
    ("fold", "colours"),
    [
        ((False, False), {"red": 1, "green": 1}),
        ((True, False), {"green": 2, "blue": 1}),
        ((False, True), {"red": 2, "blue": 1}),
        ((True, True), {"red": 1, "green": 1, "blue": 2}),
    ],
)
def test_the_fold_decides_which_colours_can_be_won(fold: Fold, colours: dict[str, int]) -> None:
    on_view = Counter(ADVENTURES[id].colour for id in in_view(fold) if SPACES[id].kind == "key")
    assert on_view == colours


@pytest.mark.parametrize(("space", "steps"), [("ww-closed", 4), ("red1", 8), ("we-closed", 9), ("green1", 9)])
def test_the_first_goals_lie_a_few_throws_from_start(space: str, steps: int) -> None:
    within = [result for result in range(1, 17) if space in ends((False, False), "wc01", result, ())]
    assert min(within) == steps
