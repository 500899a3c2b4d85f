"""The twenty-four members, each in its own words (2.6)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.games.forges_of_ravenshire.content import GUILDS, MEMBERS

from .stage import Town, town

pytestmark = pytest.mark.rule("FR-B53")

BASE = {"merchant": {"gold": 2}, "harvester": {"wood": 1}, "alchemist": {"charcoal": 1}}
COSTS = {
    **dict(m1=1, m2=3, m3=3, m4=5, m5=7, m6=3, m7=3, m8=5),
    **dict(h1=5, h2=4, h3=4, h4=4, h5=5, h6=3, h7=7, h8=7),
    **dict(a1=1, a2=7, a3=5, a4=3, a5=3, a6=4, a7=7, a8=3),
}


def hired(member: str, **smith: Any) -> Town:
    """A smith with just enough Gold who has hired a member at full cost, and so has 1 Mithril too."""
    guild = MEMBERS[member].guild
    start = {"dice": ["m6"], "gold": COSTS[member], **smith}
    play = town(smiths=[start, {}], halls={guild: [member]})
    return play.do("m6>guild-halls", member)


def run(member: str, **smith: Any) -> Town:
    """A smith whose guild runs with this member alone. The base is paid, the Harvesters' in wood; the die brought 1 steel."""
    guild = MEMBERS[member].guild
    columns = [[member] if one == guild else [] for one in GUILDS]
    board = {"steelgate": [f"{guild[0]}1"], "timberfall": ["m1"]}
    play = town(smiths=[{"members": columns, **smith}, {}], board=board, step="take").do("steelgate.0")
    return play.do("wood") if guild == "harvester" and play.asked == "gain" else play


def gained(play: Town, member: str, **before: int) -> dict[str, int]:
    """What the member alone has changed."""
    base = BASE[MEMBERS[member].guild]
    change = {what: n - base.get(what, 0) - (what == "steel") - before.get(what, 0) for what, n in play.me.stock.items()}
    assert play.has(1) == {}
    return {what: n for what, n in change.items() if n}


@pytest.mark.parametrize("member", COSTS)
def test_what_each_costs(member: str) -> None:
    assert MEMBERS[member].cost == COSTS[member]
    poor = town(smiths=[dict(dice=["m6"], gold=COSTS[member] - 1), {}], halls={MEMBERS[member].guild: [member]}).do(
        "m6>guild-halls"
    )
    assert poor.asked == "take" or member not in poor.options
    assert member in hired(member).me.members[GUILDS.index(MEMBERS[member].guild)]


@pytest.mark.parametrize(
    ("member", "once"),
    [
        *[(id, {}) for id in ("m1", "m3", "m8", "h2", "h3", "h4", "h8", "a1", "a3", "a5")],
        ("m4", {"dragon-scale": 1}),
        ("m6", {"action-token": 1}),
        ("m7", {"gold": 2}),
        ("h5", {"mithril": 1}),
        ("h6", {"action-token": 1}),
        ("a2", {"embergem": 1}),
        ("a4", {"talisman": 1}),
        ("a6", {"mithril": 1}),
        *[(id, {"gold": 1}) for id in ("m5", "h7", "a7")],  # 1 reputation, and the bonus of its space
    ],
)
def test_what_each_brings_once(member: str, once: dict[str, int]) -> None:
    play = hired(member)
    assert play.has() == {**once, "mithril": 1 + once.get("mithril", 0)} and play.asked == "take"
    assert play.me.reputation == (member in ("m5", "h7", "a7"))


@pytest.mark.parametrize(("member", "n"), [("m2", 1), ("a8", 1), ("h1", 2)])
def test_goods_of_choice_brought_once(member: str, n: int) -> None:
    play = hired(member)
    assert play.asked == "gain" and all(key.count("+") == n - 1 for key in play.options)
    assert "steel" not in play.options and len(play.options) == (4 if n == 1 else 10)


def test_m1_coin_counter() -> None:
    assert gained(run("m1"), "m1") == {"gold": 1}


def test_m2_caravan_master() -> None:
    assert gained(run("m2"), "m2") == {"gold": 1}


def test_m3_broker_swaps_up_to_two_goods() -> None:
    play = run("m3", wood=1, ore=1)
    assert play.asked == "swap" and "no" in play.options
    assert {"wood>leather", "steel>wood", "wood+ore>leather+leather"} <= set(play.options)
    assert not [key for key in play.options if key.startswith("wood>wood") or ">steel" in key or key.count("+") > 2]
    assert gained(play.do("wood+ore>leather+charcoal"), "m3", wood=1, ore=1) == {
        "wood": -1,
        "ore": -1,
        "leather": 1,
        "charcoal": 1,
    }


def test_m3_broker_needs_goods_and_room_and_may_be_left() -> None:
    play = run("m3", wood=1, leather=10)
    assert "wood>leather" not in play.options and "wood>ore" in play.options
    assert gained(play.do("no"), "m3", wood=1, leather=10) == {}


def test_m4_scale_trader() -> None:
    play = run("m4", dragon_scale=2)
    assert play.options == ["dragon-scale", "no"]
    play.do("dragon-scale")
    assert play.has() == {"steel": 1, "gold": 6, "dragon-scale": 1} and play.seat == 1  # once
    assert gained(run("m4"), "m4") == {}


def test_m5_envoy() -> None:
    assert gained(run("m5"), "m5") == {"gold": 1}


def test_m6_auctioneer() -> None:
    play = run("m6", leather=2)
    assert play.options == ["leather", "steel", "no"]
    play.do("leather")
    assert play.has() == {"steel": 1, "leather": 1, "gold": 4} and play.seat == 1
    assert gained(run("m6", leather=2).do("no"), "m6", leather=2) == {}


@pytest.mark.parametrize(("reputation", "gold"), [(0, 0), (1, 0), (2, 1), (7, 1)])
def test_m7_toll_keeper(reputation: int, gold: int) -> None:
    assert gained(run("m7", reputation=reputation), "m7").get("gold", 0) == gold


def test_m8_guild_banker() -> None:
    assert gained(run("m8"), "m8") == {"gold": 2}


def test_h1_forager() -> None:
    assert gained(run("h1"), "h1") == {"wood": 1}


@pytest.mark.parametrize(("held", "more"), [(1, 2), (2, 2), (3, 1), (8, 1)])
def test_h2_woodcutter(held: int, more: int) -> None:
    before = held - 1  # the wood of the base is among what one has
    assert gained(run("h2", wood=before), "h2", wood=before) == {"wood": more}


@pytest.mark.parametrize(("member", "good"), [("h3", "ore"), ("h4", "leather")])
@pytest.mark.parametrize(("held", "more"), [(0, 2), (2, 2), (3, 1), (8, 1)])
def test_h3_miner_and_h4_tanner(member: str, good: str, held: int, more: int) -> None:
    before = {good: held}
    assert gained(run(member, **before), member, **before) == {good: more}


def test_h5_prospector() -> None:
    assert gained(run("h5"), "h5") == {"ore": 1}


def test_h6_drover() -> None:
    assert gained(run("h6"), "h6") == {"leather": 1}


def test_h7_ranger() -> None:
    play = run("h7")
    assert play.options == ["wood", "ore", "leather"]
    assert gained(play.do("ore"), "h7") == {"ore": 1}


def test_h8_reeve() -> None:
    play = run("h8", reputation=3)
    assert play.options == ["wood+ore", "wood+leather", "ore+leather"]
    assert gained(play.do("ore+leather"), "h8", reputation=3) == {"ore": 1, "leather": 1}


def test_h8_reeve_serves_from_reputation_3_on() -> None:
    assert gained(run("h8", reputation=2), "h8", reputation=2) == {}


def test_h8_reeve_with_full_tracks() -> None:
    assert run("h8", reputation=3, ore=10).seat == 1  # wood and leather: nothing to choose
    assert run("h8", reputation=3, ore=10, leather=10).me.stock["wood"] == 2


@pytest.mark.parametrize(("wood", "options"), [(1, ["1", "0"]), (2, ["2", "1", "0"]), (5, ["2", "1", "0"])])
def test_a1_charburner(wood: int, options: list[str]) -> None:
    play = run("a1", wood=wood)
    assert play.asked == "convert" and play.options == options
    assert gained(play.do(options[0]), "a1", wood=wood) == {"wood": -int(options[0]), "charcoal": int(options[0])}


def test_a1_charburner_needs_wood_and_room() -> None:
    assert run("a1").seat == 1
    assert run("a1", wood=3, charcoal=8).options == ["1", "0"]


def test_a2_ember_binder() -> None:
    assert gained(run("a2"), "a2") == {"charcoal": 1}


@pytest.mark.parametrize(("ore", "charcoal", "options"), [(1, 4, ["1", "0"]), (4, 1, ["2", "1", "0"]), (4, 4, ["2", "1", "0"])])
def test_a3_smelter(ore: int, charcoal: int, options: list[str]) -> None:
    play = run("a3", ore=ore, charcoal=charcoal)
    assert play.options == options
    n = int(options[0])
    assert gained(play.do(options[0]), "a3", ore=ore, charcoal=charcoal) == {"ore": -n, "charcoal": -n, "steel": n}


def test_a4_charm_maker() -> None:
    play = run("a4", columns=[["m6"], [], []])
    assert play.asked == "turn-die" and play.options == ["m6:-1", "a1:+1", "no"]
    play.do("m6:-1")
    assert play.me.columns == [["m5"], [], ["a1"]] and play.me.dice == ["m3", "h3", "a3"]


def test_a5_transmuter() -> None:
    play = run("a5", talisman=1)
    assert play.options == ["talisman>embergem", "talisman>dragon-scale", "talisman>mithril", "no"]
    assert gained(play.do("talisman>mithril"), "a5", talisman=1) == {"talisman": -1, "mithril": 1}
    assert run("a5").seat == 1


def test_a6_mithril_wright() -> None:
    play = run("a6", steel=3)
    assert play.options == ["1", "0"]
    assert gained(play.do("1"), "a6", steel=3) == {"steel": -1, "mithril": 1}


def test_a7_sage() -> None:
    assert gained(run("a7"), "a7") == {"talisman": 1}


def test_a8_apothecary() -> None:
    assert gained(run("a8"), "a8") == {"gold": 1}


def test_a_member_acts_only_when_its_own_guild_runs() -> None:
    play = town(smiths=[dict(members=[["m8"], [], []]), {}], board={"steelgate": ["a1"], "timberfall": ["m1"]}, step="take")
    assert play.do("steelgate.0").has() == {"steel": 1, "charcoal": 1}
