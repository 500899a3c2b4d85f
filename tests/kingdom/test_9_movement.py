"""Movement: KK-R69 to KK-R85, with KK-D3, KK-D4, KK-D6 and KK-D17.

The west, closed, is a ring wc01 to wc14 with a chord wc02-wc15-wc16-wc12; ww-closed hangs on wc04, red1 on wc08 and m1 on wc13.
It meets the closed east at wc06-ec06 and wc10-ec11.
"""

from __future__ import annotations

import pytest

from inglenook.games.key_to_the_kingdom import movement
from tests.kingdom.stage import stage

FAR = "ec01"
"""Where a bystander is in nobody's way."""


def goes(*spaces: str) -> list[str]:
    return sorted(f"go:{space}" for space in spaces)


# -- the four steps -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R69")
@pytest.mark.parametrize(("holder", "roll", "die"), [(-1, 5, "hero"), (1, 5, "hero"), (0, "demon:9", "demon")])
def test_a_move_is_rolled_with_the_hero_die_or_by_its_holder_with_the_demon_die(holder: int, roll: int | str, die: str) -> None:
    play = stage(at=["wc01", FAR], throne=holder, rolls=[roll]).do("move")
    assert play.s.roll is not None and (play.s.roll.seat, play.s.roll.die) == (0, die)
    assert play.s.roll.face == (9 if die == "demon" else 5)
    assert play.s.at == ["wc01", FAR], "first the roll, then the walk"


@pytest.mark.rule("KK-R70")
def test_the_result_may_be_changed_by_one_item_and_by_other_effects_before_the_walk() -> None:
    play = stage(heroes=("wren", "odo"), at=["wc01", FAR], companions={"stair-goat": 0, "admiral-duck": 1}, rolls=[3])
    play.do("move", "+axe", "+power", "-stair-goat")
    assert play.s.roll is not None and play.s.roll.total == 3 + 2 + 1 - 1
    assert play.s.spent == [["axe"], []]
    assert play.asked == "move" and "go:wc06" in play.keys


@pytest.mark.rule("KK-R70")
def test_no_second_item_may_change_a_move_and_none_need_to() -> None:
    play = stage(at=["wc01", FAR], rolls=[3]).do("move", "+axe")
    # nothing is left to change: one item is the limit, and the walk follows
    assert play.asked == "move" and play.table.decision is not None and play.table.decision.about == {"steps": 5}
    plain = stage(at=["wc01", FAR], rolls=[3]).do("move", "keep")
    assert plain.keys == goes("m1", "wc04", "wc12", "wc16") and plain.s.spent == [[], []]


@pytest.mark.rule("KK-R71")
@pytest.mark.parametrize(
    ("face", "ends"),
    [
        (1, ("wc02", "wc14")),
        (2, ("wc03", "wc13", "wc15")),
        (3, ("m1", "wc04", "wc12", "wc16")),
        (4, ("m1", "ww-closed", "wc05", "wc11", "wc12", "wc16")),
    ],
)
def test_a_hero_moves_exactly_the_result(face: int, ends: tuple[str, ...]) -> None:
    play = stage(at=["wc01", FAR], deck=["unattended-picnic"], rolls=[face]).do("move", "keep")
    assert sorted(play.keys) == goes(*ends)
    play.do(f"go:{ends[-1]}")
    assert play.s.at == [ends[-1], FAR]


@pytest.mark.rule("KK-R71")
@pytest.mark.parametrize("space", ["wc03", "wc15", "wc05", "wc11"])
def test_neither_nearer_nor_further(space: str) -> None:
    play = stage(at=["wc01", FAR], rolls=[3]).do("move", "keep")
    assert play.refused(f"go:{space}").rule == "KK-R71"
    assert play.s.at == ["wc01", FAR]


@pytest.mark.rule("KK-R80")
def test_last_the_icon_of_the_arrival_space_is_resolved() -> None:
    restored = stage(at=["wc06", FAR], spent={0: ["sword", "axe"], 1: ["sock"]}, rolls=[1]).do("move", "keep", "go:wc05")
    assert (restored.asked, restored.seat) == ("restore", 0)
    assert restored.pick("sword").s.spent == [["axe"], ["sock"]]
    drawn = stage(at=["wc03", FAR], deck=["unattended-picnic"], rolls=[1]).do("move", "keep", "go:wc02")
    assert drawn.s.discard == ["unattended-picnic"]
    assigning = stage(at=["wc12", FAR], rolls=[1]).do("move", "keep", "go:wc11")
    assert (assigning.asked, assigning.seat) == ("assign", 0)


# -- stops --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R72")
@pytest.mark.parametrize(
    ("start", "stop", "line"),
    [("wc07", "red1", "kk-log-adventure"), ("wc14", "m1", "kk-log-minor"), ("wc03", "ww-closed", "kk-log-whirlpool")],
)
def test_adventures_and_whirlpools_cut_a_move_short(start: str, stop: str, line: str) -> None:
    play = stage(at=[start, FAR], rolls=[7, 8]).do("move", "keep")
    assert f"go:{stop}" in play.keys, "two steps away, five left over"
    assert line in play.do(f"go:{stop}").said()


@pytest.mark.rule("KK-R72")
@pytest.mark.parametrize("passed", ["wc10", "wc11", "wc12", "wc09"])
def test_nothing_else_cuts_a_move_short(passed: str) -> None:
    """An event, a demon die, a restore and a boring space on the way of a 5."""
    play = stage(at=["wc08", FAR], rolls=[5]).do("move", "keep")
    assert "go:wc13" in play.keys
    assert f"go:{passed}" not in play.keys


@pytest.mark.rule("KK-R79", "KK-D4")
def test_an_occupied_stop_is_jumped_and_does_not_stop() -> None:
    there = {1: ["red"]}
    play = stage(at=["wc07", "red1"], pieces=there, rolls=[2]).do("move", "keep")
    assert sorted(play.keys) == goes("wc05", "wc09", "ec06")
    assert play.refused("go:red1").rule == "KK-D4"
    play.do("go:wc09")
    assert play.s.at == ["wc09", "red1"]
    empty = stage(at=["wc07", FAR], pieces=there, rolls=[2]).do("move", "keep")
    assert sorted(empty.keys) == goes("red1", "wc05", "wc09", "ec06")


@pytest.mark.rule("KK-R79", "KK-D4")
def test_an_occupied_whirlpool_takes_nobody() -> None:
    play = stage(at=["wc03", "ww-closed"], rolls=[2]).do("move", "keep")
    assert "go:ww-closed" not in play.keys and "go:wc05" in play.keys
    play.do("go:wc05")
    assert play.s.opened == {"west": False, "east": False}


# -- ways ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R73")
@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("wc02", ("wc01", "wc03", "wc15")),
        ("wc06", ("ec06", "wc05", "wc07")),
        ("wc13", ("m1", "wc12", "wc14")),
        ("red1", ("wc08",)),
    ],
)
def test_a_move_may_set_off_along_any_path(start: str, ends: tuple[str, ...]) -> None:
    play = stage(at=[start, FAR], pieces={0: ["red"]}, rolls=[1]).do("move", "keep")
    if len(ends) == 1:
        assert play.s.at == [ends[0], FAR], "the only way is taken by itself"
    else:
        assert sorted(play.keys) == goes(*ends)


@pytest.mark.rule("KK-R74", "KK-D3")
@pytest.mark.parametrize(("face", "back"), [(2, "wc02"), (4, "wc02"), (3, "wc01"), (3, "wc03")])
def test_nobody_turns_back_on_the_way(face: int, back: str) -> None:
    """There and back again would end on these."""
    play = stage(at=["wc02", FAR], rolls=[face]).do("move", "keep")
    assert play.refused(f"go:{back}").rule in ("KK-R74", "KK-R81")
    assert play.s.at == ["wc02", FAR]


@pytest.mark.rule("KK-R74", "KK-D3")
def test_nobody_turns_back_behind_a_jumped_figure() -> None:
    play = stage(at=["wc02", "wc03"], rolls=[2]).do("move", "keep")
    # over wc03 to wc04, then on; never back over wc03 to wc02
    assert sorted(play.keys) == goes("wc05", "ww-closed", "wc14", "wc16")


@pytest.mark.rule("KK-R75")
def test_at_a_junction_any_branch_onward_may_be_taken() -> None:
    play = stage(at=["wc01", FAR], rolls=[2]).do("move", "keep")
    assert sorted(play.keys) == goes("wc03", "wc13", "wc15")
    onward = stage(at=["wc07", FAR], rolls=[2]).do("move", "keep")
    # at wc06 straight on or over the seam; at wc08 straight on or into the adventure
    assert sorted(onward.keys) == goes("ec06", "red1", "wc05", "wc09")


@pytest.mark.rule("KK-D3")
def test_a_loop_may_be_walked_all_the_way_round() -> None:
    """wc01-02-15-16-12-13-14-01 are seven steps; a figure does not stand in its own way."""
    play = stage(at=["wc01", FAR], rolls=[7]).do("move", "keep")
    assert "go:wc01" in play.keys
    play.do("go:wc01")
    assert play.s.at == ["wc01", FAR] and (play.asked, play.seat) == ("turn", 1)
    assert "go:wc01" not in stage(at=["wc01", FAR], rolls=[6]).do("move", "keep").keys


@pytest.mark.rule("KK-R76")
def test_only_free_spaces_are_counted() -> None:
    play = stage(3, at=["wc08", "wc09", "wc10"], rolls=[2]).do("move", "keep")
    # wc09 and wc10 hold figures: past them wc11 is the first space and wc12 the second; ec11 and ec10, ec12 over the seam
    assert sorted(play.keys) == goes("red1", "wc06", "wc12", "ec10", "ec12")
    play.do("go:wc12")
    assert play.s.at == ["wc12", "wc09", "wc10"]


@pytest.mark.rule("KK-R77")
def test_a_row_of_figures_is_jumped_as_if_it_were_not_there() -> None:
    play = stage(4, at=["wc01", "wc14", "wc13", "wc12"], rolls=[1]).do("move", "keep")
    assert sorted(play.keys) == goes("wc02", "m1", "wc11", "wc16")
    play.do("go:wc11")
    assert play.s.at == ["wc11", "wc14", "wc13", "wc12"]


@pytest.mark.rule("KK-R77")
def test_two_figures_on_one_space_are_one_jump() -> None:
    play = stage(3, at=["wc02", "wc01", "wc01"], rolls=[1]).do("move", "keep")
    assert sorted(play.keys) == goes("wc03", "wc14", "wc15")


@pytest.mark.rule("KK-R78")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_no_move_ends_on_another_figure(face: int) -> None:
    play = stage(4, at=["wc01", "wc02", "wc03", "wc04"], rolls=[face]).do("move", "keep")
    assert not {"go:wc02", "go:wc03", "go:wc04"} & {*play.keys}
    assert play.refused(f"go:wc0{face + 1}").rule == "KK-R78"


@pytest.mark.rule("KK-R78")
def test_a_figure_may_arrive_where_one_has_just_left() -> None:
    play = stage(at=["wc03", "wc01"], rolls=[3]).do("move", "keep", "go:wc06")
    play.roll(2).do("move", "keep", "go:wc03")
    assert play.s.at == ["wc06", "wc03"]


@pytest.mark.rule("KK-R81")
@pytest.mark.parametrize(("holder", "roll", "use"), [(-1, 3, "-ladder"), (-1, 3, "-sword"), (0, "demon:0", "keep")])
def test_with_nothing_the_hero_stays_and_resolves_the_space_under_it(holder: int, roll: int | str, use: str) -> None:
    play = stage(at=["wc05", "wc06"], spent={0: ["axe", "trumpet"], 1: ["sock"]}, throne=holder, rolls=[roll]).do("move", use)
    assert (play.asked, play.seat) == ("restore", 0), "wc05 restores 2"
    assert play.table.decision is not None and play.table.decision.most == 2
    play.pick("axe", "trumpet")
    assert "axe" not in play.s.spent[0] and "trumpet" not in play.s.spent[0]
    assert play.s.at == ["wc05", "wc06"] and play.s.spent[1] == ["sock"]
    assert (play.asked, play.seat) == ("turn", 1)


@pytest.mark.rule("KK-R81")
def test_with_one_the_hero_does_not_stay() -> None:
    play = stage(at=["wc05", FAR], spent={0: ["axe"]}, rolls=[1]).do("move", "keep")
    assert play.asked == "move" and "go:wc05" not in play.keys
    assert play.refused("go:wc05").rule == "KK-R81"


@pytest.mark.rule("KK-D6")
@pytest.mark.parametrize(
    ("space", "opened"),
    [("wc01", ()), ("wc15", ()), ("ec16", ()), ("void-west", ("west",)), ("void-east", ("east",)), ("wc03", ())],
)
def test_nothing_rolled_does_nothing_on_start_a_landing_or_a_void(space: str, opened: tuple[str, ...]) -> None:
    far = "wo12" if "west" in opened else "wc12"
    play = stage(at=[space, far], opened=opened, spent={0: ["axe"]}, rolls=[1]).do("move", "-sock")
    assert (play.asked, play.seat) == ("turn", 1)
    assert play.s.at == [space, far] and play.s.spent == [["axe", "sock"], []]
    assert play.said()[-2:] == ["kk-log-boring", "kk-log-turn"], "the table says that nothing happens"
    assert play.s.opened == {"west": "west" in opened, "east": "east" in opened}


@pytest.mark.rule("KK-D6")
def test_nothing_rolled_sets_off_a_whirlpool() -> None:
    play = stage(3, at=["ww-closed", "wc07", FAR], rolls=[1]).do("move", "-sock")
    assert play.s.opened == {"west": True, "east": False}
    assert play.s.at == ["void-west", "void-west", FAR]


@pytest.mark.rule("KK-D6")
def test_nothing_rolled_sets_off_an_adventure() -> None:
    key = stage(at=["red1", FAR], rolls=[1, 5]).do("move", "-sock")
    assert key.s.trek is not None and key.s.trek.adventure == "red1"
    assert (key.asked, key.seat) == ("modify", 0)
    minor = stage(at=["m2", FAR], rolls=[1]).do("move", "-sock")
    assert (minor.asked, minor.seat) == ("assign", 0)


@pytest.mark.rule("KK-R82")
def test_spaces_walked_across_do_nothing() -> None:
    """An event, the demon die and a restore space lie on the way from wc09 to wc13."""
    play = stage(at=["wc09", FAR], spent={0: ["sword"]}, rolls=[4]).do("move", "keep", "go:wc13")
    assert (play.asked, play.seat) == ("turn", 1)
    assert play.s.at == ["wc13", FAR]
    assert play.s.spent[0] == ["sword"] and play.s.throne == -1 and play.s.discard == [] and len(play.s.deck) == 36


@pytest.mark.rule("KK-R83")
@pytest.mark.parametrize(
    ("start", "face", "ends"),
    [
        ("wo17", 1, ("wo16", "wo18")),
        ("wo20", 1, ("wo19", "wo21")),
        # through the void it would be two steps from wo17 to wo20
        ("wo17", 2, ("blue1", "wo15", "wo19")),
    ],
)
def test_nobody_walks_into_a_void_or_counts_it(start: str, face: int, ends: tuple[str, ...]) -> None:
    play = stage(at=[start, FAR], opened=["west"], rolls=[face]).do("move", "keep")
    assert sorted(play.keys) == goes(*ends)
    assert play.refused("go:void-west").rule == "KK-R83"


@pytest.mark.rule("KK-R84")
@pytest.mark.parametrize("opened", [(), ("west",), ("east",), ("west", "east")])
def test_visible_paths_lead_from_region_to_region(opened: tuple[str, ...]) -> None:
    west, east = ("wo" if "west" in opened else "wc"), ("eo" if "east" in opened else "ec")
    south = f"{east}10" if "east" in opened else f"{east}11"
    north = stage(at=[f"{west}06", f"{west}12"], opened=opened, deck=["unattended-picnic"], rolls=[1]).do("move", "keep")
    assert sorted(north.keys) == goes(f"{west}05", f"{west}07", f"{east}06")
    assert f"go:{west}10" in stage(at=[south, f"{west}12"], opened=opened, rolls=[1]).do("move", "keep").keys
    north.do(f"go:{west}07")
    back = stage(at=[f"{east}06", f"{west}12"], opened=opened, deck=["unattended-picnic"], rolls=[2]).do(
        "move", "keep", f"go:{west}07"
    )
    assert north.s.at[0] == back.s.at[0] == f"{west}07"


@pytest.mark.rule("KK-R84")
def test_no_path_leads_to_a_region_out_of_view() -> None:
    play = stage(at=["wc06", FAR], rolls=[1]).do("move", "keep")
    assert "go:eo06" not in play.keys and play.refused("go:eo06").rule == "KK-R37"


@pytest.mark.rule("KK-R85")
def test_after_the_roll_there_is_no_nap() -> None:
    play = stage(at=["wc01", FAR], spent={0: ["sword"]}, rolls=[2]).do("move")
    assert play.refused("nap").rule == "KK-R85"
    play.do("keep")
    assert play.asked == "move" and play.refused("nap").rule == "KK-R85"
    assert play.refused("go:wc01").rule == "KK-R81", "nor may one stay"
    play.do("go:wc13")
    assert play.s.at[0] == "wc13" and play.s.spent[0] == ["sword"] and play.seat == 1


@pytest.mark.rule("KK-D17")
@pytest.mark.parametrize(("face", "moved"), [(2, False), (3, False), (1, True)])
def test_without_a_way_of_that_length_a_hero_stays_and_resolves_nothing(
    face: int, moved: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The printed board has no dead end, so this one gets a lane that ends after one step."""
    monkeypatch.setattr(movement, "roads", lambda fold: {"wc08": ("wc09",), "wc09": ("wc08",)})
    forget_walks()
    play = stage(at=["wc08", FAR], spent={0: ["axe"], 1: ["sock"]}, rolls=[face]).do("move", "keep")
    forget_walks()
    assert (play.asked, play.seat) == ("turn", 1), "wc08 would restore 1"
    assert play.s.at == ["wc09" if moved else "wc08", FAR]
    assert play.s.spent == [["axe"], ["sock"]]
    assert ("kk-log-blocked" in play.said()) is not moved


def forget_walks() -> None:
    """What was found on one board does not hold on another."""
    movement.ends.cache_clear()
    movement._strides.cache_clear()
