"""Production: stations and upgrades (2.7)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.games.forges_of_ravenshire.content import STATIONS, UPGRADES

from .stage import Town, town


def workshop(*dice: str, **smith: Any) -> Town:
    """A smith in Production with these dice, and another who waits."""
    columns = [[die for die in dice if die[0] == colour] for colour in "mha"]
    columns[0] += [die for die in dice if die[0] == "r"]
    return town(smiths=[{"columns": columns, **smith}, {}], step="production")


@pytest.mark.rule("FR-B54")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1]), (1, [1, 0]), (2, [0, 1])])
def test_smiths_hold_production_in_turn_order_and_ao_does_not(first: int, order: list[int]) -> None:
    play = town(smiths=[{}, {}], ao={}, first=first, active=order[0], step="production", luck=[1] * 6)
    found = [play.seat]
    before = (play.ao.gold, play.ao.cubes)
    play.do("close")
    found.append(play.seat)
    assert found == order and play.asked == "station" and (play.ao.gold, play.ao.cubes) == before
    play.do("close")
    assert play.s.season == 3


@pytest.mark.rule("FR-B55")
def test_dice_go_to_stations_one_after_another() -> None:
    play = workshop("m1", "h6", gold=9)
    assert [key for key in play.main if key.startswith("m1")] == [
        f"m1>{station}" for station in STATIONS if station != "smelter"
    ]
    play.do("m1>appraiser")
    assert play.me.stations == {"appraiser": ["m1"]} and play.me.columns == [[], ["h6"], []]
    assert "h6>appraiser" not in play.main and "h6>stores" in play.main and play.asked == "station"


@pytest.mark.rule("FR-B55")
def test_the_stations_of_others_stay_free() -> None:
    play = workshop("m1").do("m1>appraiser")
    assert play.seat == 1 and "m3>appraiser" in play.main


@pytest.mark.rule("FR-B56")
@pytest.mark.parametrize(("die", "times"), [("m1", "3"), ("m2", "3"), ("m3", "2"), ("m4", "2"), ("m5", "1"), ("m6", "1")])
def test_kiln(die: str, times: str) -> None:
    play = workshop(die, wood=5).do(f"{die}>kiln")
    assert play.asked == "times" and play.options == [str(n) for n in range(int(times), -1, -1)]
    assert play.do(times).has() == {"wood": 5 - int(times), "charcoal": 1 + int(times)}


@pytest.mark.rule("FR-B56")
def test_kiln_gives_its_charcoal_without_wood_and_stops_at_a_full_track() -> None:
    assert workshop("m1").do("m1>kiln").has() == {"charcoal": 1}
    assert workshop("m1", wood=5, charcoal=8).do("m1>kiln").options == ["1", "0"]
    assert "m1>kiln" not in workshop("m1", wood=5, charcoal=10).main


@pytest.mark.rule("FR-B57")
@pytest.mark.parametrize(("die", "times"), [("m1", 1), ("m2", 1), ("m3", 2), ("m4", 2), ("m5", 3), ("m6", 3)])
def test_smelter(die: str, times: int) -> None:
    play = workshop(die, ore=5, charcoal=4).do(f"{die}>smelter")
    if times > 1:
        assert play.asked == "times" and play.options == [str(n) for n in range(times, 0, -1)]
        play.do(str(times))
    assert play.has() == {"ore": 5 - times, "charcoal": 4 - times, "steel": times}


@pytest.mark.rule("FR-B57")
@pytest.mark.parametrize("stock", [dict(ore=3), dict(charcoal=3), dict(ore=3, charcoal=3, steel=10)])
def test_smelter_needs_charcoal_ore_and_room(stock: dict[str, int]) -> None:
    assert "m1>smelter" not in workshop("m1", **stock).main


@pytest.mark.rule("FR-B58")
@pytest.mark.parametrize(("die", "ways"), [("m1", 6), ("m2", 6), ("m3", 3), ("m4", 3), ("m5", 3), ("m6", 3)])
def test_stores(die: str, ways: int) -> None:
    play = workshop(die).do(f"{die}>stores")
    assert play.asked == "gain" and len(play.options) == ways and "charcoal" not in play.options
    play.do("wood+leather" if ways == 6 else "ore")
    assert play.has() == ({"wood": 1, "leather": 1} if ways == 6 else {"ore": 1})


@pytest.mark.rule("FR-B58")
def test_stores_are_of_no_use_where_all_tracks_are_full() -> None:
    assert "m1>stores" not in workshop("m1", wood=10, ore=10, leather=10).main


@pytest.mark.rule("FR-B59")
@pytest.mark.parametrize(("die", "pays"), [("m1", 1), ("m2", 1), ("m3", 2), ("m4", 2), ("m5", 3), ("m6", 3)])
def test_second_shift_runs_the_guild_of_the_die(die: str, pays: int) -> None:
    play = workshop(die, gold=pays, members=[["m8"], ["h1"], []])
    assert play.do(f"{die}>second-shift").has() == {"gold": 4}
    assert f"{die}>second-shift" not in workshop(die, gold=pays - 1).main


@pytest.mark.rule("FR-B59")
def test_a_raven_on_second_shift_runs_any_guild() -> None:
    play = workshop("r1", gold=1).do("r1>second-shift")
    assert play.asked == "run-guild" and play.options == ["merchant", "harvester", "alchemist"]
    assert play.do("alchemist").has() == {"charcoal": 1}


@pytest.mark.rule("FR-B60")
@pytest.mark.parametrize(("die", "pays"), [("m1", 5), ("m2", 5), ("m3", 3), ("m4", 3), ("m5", 1), ("m6", 1)])
def test_town_crier(die: str, pays: int) -> None:
    play = workshop(die, gold=pays, reputation=2).do(f"{die}>town-crier")
    assert play.me.reputation == 3 and play.has() == {} and play.you.reputation == 0
    assert f"{die}>town-crier" not in workshop(die, gold=pays - 1).main


@pytest.mark.rule("FR-Q32")
@pytest.mark.parametrize("die", ["m1", "m3", "m6"])
def test_the_crier_takes_no_die_of_whoever_stands_on_the_last_space(die: str) -> None:
    assert f"{die}>town-crier" in workshop(die, gold=9, reputation=11).main
    play = workshop(die, gold=9, reputation=12)
    assert f"{die}>town-crier" not in play.main and f"{die}>appraiser" in play.main


@pytest.mark.rule("FR-B61")
@pytest.mark.parametrize(("die", "gold"), [("m1", 1), ("m2", 1), ("m3", 2), ("m4", 2), ("m5", 2), ("m6", 2)])
def test_appraiser(die: str, gold: int) -> None:
    assert workshop(die).do(f"{die}>appraiser").has() == {"gold": gold}


@pytest.mark.rule("FR-B62")
def test_dice_may_rest() -> None:
    play = workshop("m1", "h2").do("close")
    assert play.has() == {} and play.me.columns == [["m1"], ["h2"], []] and play.seat == 1
    assert "fr-log-rests" in play.said()


@pytest.mark.rule("FR-B62")
def test_after_the_last_die_nobody_is_asked_in_vain() -> None:
    assert workshop("m1").do("m1>appraiser").seat == 1
    assert workshop("m1", wood=2).do("m1>appraiser").main == ["close"]  # the Market is still open


@pytest.mark.rule("FR-B63")
@pytest.mark.parametrize(
    ("upgrade", "cost"), [("wide-kiln", 4), ("bellows", 3), ("storehouse", 4), ("ledger", 2), ("annex", 5)]
)
def test_an_upgrade_is_bought_in_production(upgrade: str, cost: int) -> None:
    assert UPGRADES[upgrade].cost == cost
    play = workshop("m1", gold=cost).freely(f"upgrade:{upgrade}")
    assert play.me.upgrades == [upgrade] and play.has() == {} and play.you.upgrades == []
    assert f"upgrade:{upgrade}" not in workshop("m1", gold=cost - 1).free
    assert not [word for word in town(smiths=[dict(gold=9), {}]).free if word.startswith("upgrade")]


@pytest.mark.rule("FR-B63")
def test_only_one_upgrade_a_season() -> None:
    play = workshop("m1", gold=20).freely("upgrade:ledger")
    assert not [word for word in play.free if word.startswith("upgrade")]
    play.luck(*[1] * 4).do("close", "close")
    assert play.s.season == 3 and not play.me.upgraded


@pytest.mark.rule("FR-B104")
def test_no_upgrade_twice() -> None:
    free = workshop("m1", gold=20, upgrades=["annex"]).free
    assert [word for word in free if word.startswith("upgrade")] == [f"upgrade:{one}" for one in UPGRADES if one != "annex"]


@pytest.mark.rule("FR-B64")
def test_wide_kiln_gives_one_more_charcoal_first() -> None:
    play = workshop("m5", wood=2, upgrades=["wide-kiln"]).do("m5>kiln", "1")
    assert play.has() == {"wood": 1, "charcoal": 3}


@pytest.mark.rule("FR-B65")
def test_bellows_smelt_two_more() -> None:
    play = workshop("m1", ore=5, charcoal=5, upgrades=["bellows"]).do("m1>smelter")
    assert play.options == ["3", "2", "1"]
    assert play.do("3").has() == {"ore": 2, "charcoal": 2, "steel": 3}


@pytest.mark.rule("FR-B66")
def test_storehouse_gives_one_more() -> None:
    play = workshop("m6", upgrades=["storehouse"]).do("m6>stores")
    assert len(play.options) == 6
    assert play.do("ore+ore").has() == {"ore": 2}


def test_an_upgrade_works_in_the_same_production() -> None:
    play = workshop("m6", gold=4).freely("upgrade:storehouse").do("m6>stores")
    assert len(play.options) == 6


def test_an_upgrade_changes_only_its_own_station() -> None:
    play = workshop("m6", ore=1, charcoal=1, upgrades=["wide-kiln", "storehouse"]).do("m6>smelter")
    assert play.has() == {"steel": 1}
