"""The castle, tiles and their features, and how one gets about (B, C, E)."""

from __future__ import annotations

import pytest
from inglenook.games.albions_legacy.content import CASTLE, DOCKS, DRAWBRIDGE, HALLWAYS, SALLY_PORT, TILES
from inglenook.games.albions_legacy.fights import next_fight
from inglenook.games.albions_legacy.landing import joined, outer_region
from inglenook.games.albions_legacy.moving import arrive, movement
from inglenook.games.albions_legacy.places import adjacent, chart, chart_of, region_of
from inglenook.games.albions_legacy.state import Laid

from inglenook.engine.kit import hexes

from .stage import facing, ride

GATE: Laid = facing("m1", 0, -3, "mountain", open=(3, 0))
CAIRN: Laid = facing("m2", 0, -4, "mountain", open=(3,))


@pytest.mark.rule("AL-R23")
def test_the_castle_is_the_camelot_region() -> None:
    play = ride(land=[GATE])
    assert len(CASTLE) == 19 and {region_of(play.s, tile) for tile in CASTLE} == {"camelot"}
    assert region_of(play.s, "m1") == "mountain"


@pytest.mark.rule("AL-R26", "AL-R27", "AL-R28")
@pytest.mark.parametrize(
    ("exit", "region", "side"), [(DRAWBRIDGE, "mountain", 0), (SALLY_PORT, "forest", 4), (DOCKS, "river", 2)]
)
def test_each_exit_leads_to_its_region(exit: str, region: str, side: int) -> None:
    play = ride(dict(tile=exit))
    assert outer_region(play.s, exit) == region and chart(play.s).open[exit] == (side,)


@pytest.mark.rule("AL-R29")
def test_only_the_exits_lead_out() -> None:
    opens = chart_of(()).open
    assert [tile for tile in CASTLE if opens[tile]] == [DRAWBRIDGE, DOCKS, SALLY_PORT]
    assert ride(dict(tile="chapel")).does("scout") == [] and ride(dict(tile=DOCKS)).does("scout") == ["2"]


@pytest.mark.rule("AL-R30")
def test_the_castle_offers_active_tiles() -> None:
    types = {tile: TILES[tile].type for tile in ("armoury", "chapel", "smithy")}
    assert types == {"armoury": "armoury", "chapel": "virtue", "smithy": "repair"}


@pytest.mark.rule("AL-R31")
def test_the_castle_has_hallways() -> None:
    assert len(HALLWAYS) == 8 and all(CASTLE[tile].hallway for tile in HALLWAYS)


@pytest.mark.rule("AL-R39")
def test_a_tile_has_a_banner_walls_and_a_type() -> None:
    assert all(tile.banner and len(tile.walls) == 6 and tile.type for tile in TILES.values() if tile.set != "castle")
    play = ride(land=[("m3", 0, -3, 1, "mountain")])
    assert chart(play.s).field[0, -3] == hexes.turned(TILES["m3"].walls, 1)


@pytest.mark.rule("AL-R40", "AL-R41")
def test_a_wall_on_either_side_closes_a_border() -> None:
    play = ride(dict(tile=DRAWBRIDGE), land=[GATE], turn={"steps": 1})
    assert "m1" in play.does("go")
    walled: Laid = ("m1", 0, -3, 3, "mountain")
    assert chart_of((walled,)).field[0, -3][3] == "#"
    assert "m1" not in ride(dict(tile=DRAWBRIDGE), land=[walled], turn={"steps": 1}).does("go")


@pytest.mark.rule("AL-R42")
def test_an_open_path_leads_to_nothing_yet() -> None:
    assert chart_of(()).open[DRAWBRIDGE] == (0,)
    map = chart_of((GATE,))
    assert map.open[DRAWBRIDGE] == () and 3 not in map.open["m1"] and 0 in map.open["m1"]
    assert all(map.field[0, -3][side] == "." for side in map.open["m1"])


MAGIC: tuple[Laid, ...] = (facing("m10", 0, -3, "mountain", open=(3,)), facing("f1", -3, 3, "forest", open=(1,)))
SECRET: tuple[Laid, ...] = (facing("f4", 0, -3, "forest", open=(3,)), facing("mf3", 3, 0, "forest", open=(5,)))
WATER: tuple[Laid, ...] = (facing("v1", 0, -3, "river", open=(3,)), facing("v6", -3, 3, "river", open=(1,)))


@pytest.mark.rule("AL-R55")
def test_magic_paths_are_adjacent_to_each_other() -> None:
    s = ride(land=MAGIC).s
    assert "f1" in adjacent(s, "m10") and "m10" in adjacent(s, "f1") and "m10" not in adjacent(s, DOCKS)


@pytest.mark.rule("AL-R56")
def test_secret_paths_lead_to_the_sally_port() -> None:
    s = ride(land=SECRET).s
    assert SALLY_PORT in adjacent(s, "f4") and "mf3" in adjacent(s, SALLY_PORT) and DOCKS not in adjacent(s, "f4")


@pytest.mark.rule("AL-R57")
def test_waterways_lead_to_the_docks() -> None:
    s = ride(land=WATER).s
    assert DOCKS in adjacent(s, "v1") and "v6" in adjacent(s, DOCKS) and SALLY_PORT not in adjacent(s, "h-n")


@pytest.mark.rule("AL-R58")
def test_they_are_not_adjacent_to_one_another() -> None:
    assert "mf3" not in adjacent(ride(land=SECRET).s, "f4")
    assert "v6" not in adjacent(ride(land=WATER).s, "v1")


@pytest.mark.rule("AL-R84")
def test_a_warp_is_one_step() -> None:
    play = ride(dict(tile="m10"), land=MAGIC, turn={"steps": 2})
    play.do("go:f1")
    assert play.me.tile == "f1" and play.s.turn.steps == 1


@pytest.mark.rule("AL-R70")
def test_two_regions_that_join() -> None:
    m2 = ("m5", 0, -3, 0, "mountain")
    assert joined(ride(land=[m2]).s, "mountain") == ["mountain"]
    both = [("mf1", 0, -3, 0, "mountain"), ("fr1", 1, -4, 0, "forest")]
    assert joined(ride(land=both).s, "mountain") == joined(ride(land=both).s, "forest") == ["forest", "mountain"]


@pytest.mark.rule("AL-R71")
def test_a_third_region_joins_both() -> None:
    three = [("mf1", 0, -3, 0, "mountain"), ("fr1", 1, -4, 0, "forest"), ("mr1", 2, -5, 0, "river")]
    assert joined(ride(land=three).s, "mountain") == ["forest", "mountain", "river"]


# -- moving ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R83")
def test_as_many_steps_as_the_movement() -> None:
    play = ride(dict(destiny=1), turn={"steps": 2})
    assert "drawbridge" in play.does("go") and "chapel" not in play.does("go")
    play.do("go:h-n")
    assert play.s.turn.steps == 1 and "round-table" in play.does("go") and "docks" not in play.does("go")
    play.do("go:drawbridge")
    assert play.me.tile == "drawbridge" and play.you.tile == "round-table"
    assert play.s.turn.steps == 0 and play.does("go") == []


@pytest.mark.rule("AL-R86")
@pytest.mark.parametrize(("cards", "broken", "steps"), [([], [], 4), (["llamrei"], [], 6), (["llamrei"], ["llamrei"], 4)])
def test_a_mount_raises_movement(cards: list[str], broken: list[str], steps: int) -> None:
    play = ride(dict(cards=cards, broken=broken))
    assert movement(play.s, 0) == steps and movement(play.s, 1) == 4


@pytest.mark.rule("AL-R87")
def test_nobody_walks_past_what_happens_on_a_tile() -> None:
    land = [GATE, CAIRN]
    play = ride(dict(tile=DRAWBRIDGE), land=land)
    assert "m2" in play.does("go")
    play = ride(dict(tile=DRAWBRIDGE), land=land, fields={"foes": {"saxon.1": "m1"}})
    assert "m1" in play.does("go") and "m2" not in play.does("go")


@pytest.mark.rule("AL-R54", "AL-R87", "AL-Q25")
def test_entering_an_encounter_tile_puts_its_card_on_the_agenda_once_a_turn() -> None:
    play = ride(land=[GATE, CAIRN], turn={"encounters": []})
    arrive(play.table, 1, "m2", rule="AL-R83")
    assert play.s.agenda == ["encounter:1:m2"] and play.s.turn.encounters == ["m2"]
    arrive(play.table, 1, "m1", rule="AL-R83")
    arrive(play.table, 1, "m2", rule="AL-R83")
    assert play.s.agenda == ["encounter:1:m2"]


@pytest.mark.rule("AL-Q30")
def test_whoever_is_put_on_a_tile_with_enemies_stands_there() -> None:
    play = ride(land=[GATE], fields={"foes": {"saxon.1": "m1"}})
    assert next_fight(play.s) == ""
    arrive(play.table, 2, "m1", rule="AL-R83")
    assert next_fight(play.s) == "m1"
