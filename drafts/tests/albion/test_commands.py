"""How enemies move (K)."""

from __future__ import annotations

import pytest
from inglenook.games.albions_legacy.commands import command_of, plan
from inglenook.games.albions_legacy.content import DRAWBRIDGE

from .perils import NORTH, moves
from .stage import Ride, facing, ride

LANDING, LONG_SHIPS, GATE_OPEN = "the-saxon-landing", "long-ships-low-tide", "a-gate-left-open"  # aggressive, docks, armoury
FLIGHT, ORCHARD, CHAPEL = "the-stewards-flight", "something-in-the-orchard", "the-older-claim"  # escape, hold, chapel


def march(tile: str, *threats: str, at: dict[str, str], luck: tuple[int, ...] = (), **more: object) -> Ride:
    """Enemies move while all characters stand on one tile."""
    fields = {"foes": at, "threats": list(threats), **more.pop("fields", {})}  # type: ignore[dict-item]
    return moves(*[dict(tile=tile)] * 3, fields=fields, luck=luck, **more)


# -- one tile, by paths ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R149", "AL-R151")
def test_an_aggressive_enemy_goes_one_tile_towards_the_nearest_character() -> None:
    play = march("stables", LANDING, at={"saxon.1": "drawbridge"})
    assert play.s.foes == {"saxon.1": "h-n"} and all(player.tile == "stables" for player in play.s.players)


@pytest.mark.rule("AL-R151")
def test_the_nearest_of_several_characters() -> None:
    play = moves(
        dict(tile="armoury"), dict(tile="courtyard"), dict(tile="armoury"),
        fields={"foes": {"saxon.1": "stables"}, "threats": [LANDING], "lasting": {}},
    )  # fmt: skip
    assert play.s.foes == {"saxon.1": "courtyard"} and play.asked == "challenge"


@pytest.mark.rule("AL-R151")
def test_whoever_has_the_wolf_at_heel_is_the_nearest() -> None:
    near, far = dict(tile="h-n"), dict(tile="chapel", dooms=["the-wolf-at-heel"])
    s = ride(near, far, near, fields={"foes": {"saxon.1": "round-table"}, "threats": [LANDING]}, step="act").s
    assert plan(s, "saxon.1").first == ("h-n", "h-se")  # both lead to the Chapel, and one of them to the nearer


@pytest.mark.rule("AL-R150")
def test_walls_stop_enemies() -> None:
    s = march("great-hall", LANDING, at={"saxon.1": "chapel"}).s
    assert s.foes == {"saxon.1": "h-ne"}  # the Great Hall is two hexes away, and nothing leads straight there


@pytest.mark.rule("AL-R150")
def test_warps_are_ways_for_enemies_too() -> None:
    land = [("v1", 5, 5, 0, "river")]
    play = march("docks", LANDING, at={"saxon.1": "v1"}, land=land)
    assert play.s.foes["saxon.1"] == "docks" and play.asked == "fight"


@pytest.mark.rule("AL-R150")
def test_nobody_comes_from_where_no_way_leads() -> None:
    assert march("docks", LANDING, at={"saxon.1": "m8"}, land=[("m8", 5, 5, 0, "mountain")]).s.foes == {"saxon.1": "m8"}


@pytest.mark.rule("AL-R149")
def test_some_are_faster() -> None:
    play = march("stables", "hounds-with-red-ears", at={"magic-creature.1": "drawbridge", "saxon.1": "drawbridge"}, luck=(1,))
    assert play.s.foes["magic-creature.1"] in ("h-nw", "great-hall") and play.s.foes["saxon.1"] == "h-n"


@pytest.mark.rule("AL-R149")
def test_a_bell_may_keep_everybody_where_they_are() -> None:
    play = march("stables", LANDING, at={"saxon.1": "drawbridge"}, fields={"lasting": {"still": "all"}})
    assert play.s.foes == {"saxon.1": "drawbridge"}


@pytest.mark.rule("AL-Q47")
def test_who_meets_a_character_stops() -> None:
    play = moves(
        dict(tile="h-n"), dict(tile="round-table"), dict(tile="round-table"),
        fields={"foes": {"dragon.1": "drawbridge"}, "threats": ["two-eggs-both-empty"]},
    )  # fmt: skip
    assert play.s.foes == {"dragon.1": "h-n"} and play.asked == "challenge"
    fleeing = march("h-ne", FLIGHT, at={"traitor.1": "chapel"}, fields={"lasting": {"faster": "1"}})
    assert fleeing.s.foes == {"traitor.1": "h-ne"}


@pytest.mark.rule("AL-R158")
def test_claimed_and_captured_enemies_never_move() -> None:
    fields = {"dungeon": ["saxon.2"], "foes": {"saxon.1": "drawbridge"}, "threats": [LANDING]}
    play = moves(dict(tile="stables", tokens=["saxon.3"]), *[dict(tile="stables")] * 2, fields=fields)
    assert play.s.foes == {"saxon.1": "h-n"} and play.s.dungeon == ["saxon.2"] and play.me.tokens == ["saxon.3"]


# -- commands -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R154")
def test_who_holds_does_not_move() -> None:
    play = march("stables", ORCHARD, at={"magic-creature.1": "drawbridge"})
    assert play.s.foes == {"magic-creature.1": "drawbridge"} and plan(play.s, "magic-creature.1").command == "hold"


@pytest.mark.rule("AL-R152")
def test_who_escapes_goes_to_the_nearest_open_path() -> None:
    play = march("stables", FLIGHT, at={"traitor.1": "h-n"})
    assert play.s.foes == {"traitor.1": "drawbridge"} and play.s.despair == 0


@pytest.mark.rule("AL-R152")
def test_who_escapes_goes_around_characters() -> None:
    play = march("h-n", FLIGHT, at={"traitor.1": "h-ne"})
    assert play.s.foes == {"traitor.1": "h-se"}  # to the Docks, though the Drawbridge is as near


@pytest.mark.rule("AL-Q9")
def test_who_escapes_and_has_no_other_way_comes_past_characters() -> None:
    play = march("h-ne", FLIGHT, at={"traitor.1": "chapel"})
    assert play.s.foes["traitor.1"] == "h-ne" and play.asked == "fight"


@pytest.mark.rule("AL-Q9")
def test_who_goes_to_a_tile_and_has_no_other_way_waits() -> None:
    play = march("h-ne", LONG_SHIPS, at={"saxon.1": "chapel"})
    assert play.s.foes == {"saxon.1": "chapel"} and play.asked == "act"


@pytest.mark.rule("AL-Q5")
def test_who_stands_at_an_open_path_leaves_albion() -> None:
    play = march("stables", FLIGHT, at={"traitor.1": DRAWBRIDGE, "traitor.2": "h-n"})
    assert play.s.foes == {"traitor.2": DRAWBRIDGE} and play.s.despair == 1 and play.s.coins == 0
    assert play.s.threats == [FLIGHT] and all(player.tokens == [] for player in play.s.players)


@pytest.mark.rule("AL-Q5")
def test_a_fast_one_stops_at_the_open_path() -> None:
    land = [*NORTH]
    play = march("stables", FLIGHT, at={"traitor.1": "mf1"}, land=land, fields={"lasting": {"faster": "1"}})
    assert "traitor.1" not in play.s.foes  # it stood at one already
    play = march("stables", FLIGHT, at={"traitor.1": "h-n"}, fields={"lasting": {"faster": "1"}})
    assert play.s.foes == {"traitor.1": DRAWBRIDGE}


@pytest.mark.rule("AL-Q34")
def test_only_the_first_who_gets_away_costs_despair() -> None:
    play = march("stables", FLIGHT, at={"traitor.1": DRAWBRIDGE, "traitor.2": DRAWBRIDGE, "traitor.3": "h-n"})
    assert play.s.despair == 1 and play.s.gone == [FLIGHT] and list(play.s.foes) == ["traitor.3"]


@pytest.mark.rule("AL-R153")
def test_who_goes_to_a_tile_stays_there() -> None:
    play = march("stables", LONG_SHIPS, at={"saxon.1": "h-se", "saxon.2": "chapel"})
    assert play.s.foes == {"saxon.1": "docks", "saxon.2": "h-ne"} and play.s.held == ["saxon.1"]
    assert command_of(play.s, "saxon.1") == "hold" and command_of(play.s, "saxon.2") == "tile"


@pytest.mark.rule("AL-R153")
def test_who_goes_to_a_tile_goes_around_characters() -> None:
    play = march("h-ne", GATE_OPEN, at={"saxon.1": "round-table"})
    assert play.s.foes == {"saxon.1": "round-table"}  # the only way to the Armoury is taken
    play = march("h-n", GATE_OPEN, at={"saxon.1": "round-table"})
    assert play.s.foes == {"saxon.1": "h-se"}  # the other way is as short


@pytest.mark.rule("AL-Q6")
def test_a_tile_that_is_not_in_play_means_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("inglenook.games.albions_legacy.commands.in_play", lambda s, tile: tile != "docks")
    assert march("stables", LONG_SHIPS, at={"saxon.1": "h-se"}).s.foes == {"saxon.1": "h-se"}


@pytest.mark.rule("AL-R155")
@pytest.mark.parametrize(("pips", "tile"), [(1, "h-ne"), (2, "h-nw"), (5, "h-ne"), (6, "h-nw")])
def test_two_equal_ways_are_decided_by_odd_and_even(pips: int, tile: str) -> None:
    land = [facing("m1", 0, -3, "mountain", open=(3,))]
    both = {"saxon.1": "h-n"}
    play = moves(
        dict(tile="h-ne"), dict(tile="h-nw"), dict(tile="stables"), land=land,
        fields={"foes": both, "threats": [LANDING]}, luck=(pips,),
    )  # fmt: skip
    assert play.s.foes == {"saxon.1": tile} and "al-log-die" in play.said()


@pytest.mark.rule("AL-R155")
def test_one_shortest_way_needs_no_die() -> None:
    assert "al-log-die" not in march("stables", LANDING, at={"saxon.1": "courtyard"}).said()


@pytest.mark.rule("AL-Q8")
@pytest.mark.parametrize(("pips", "tile"), [((1,), "h-n"), ((2,), "h-se"), ((3,), "h-sw"), ((6,), "h-sw")])
def test_three_equal_ways_are_decided_by_the_die(pips: tuple[int, ...], tile: str) -> None:
    play = moves(
        dict(tile="h-n"), dict(tile="h-se"), dict(tile="h-sw"),
        fields={"foes": {"saxon.1": "round-table"}, "threats": [LANDING]}, luck=pips,
    )  # fmt: skip
    assert play.s.foes == {"saxon.1": tile}


@pytest.mark.rule("AL-R156")
def test_two_cards_of_a_type_move_it_alike() -> None:
    play = march("stables", LANDING, LONG_SHIPS, at={"saxon.1": "h-ne", "saxon.2": "h-ne"})
    assert play.s.foes == {"saxon.1": "h-se", "saxon.2": "h-se"}  # both for the Docks


@pytest.mark.rule("AL-R157")
@pytest.mark.parametrize(
    ("threats", "command"),
    [
        (["hounds-with-red-ears"], "aggressive"),
        (["hounds-with-red-ears", ORCHARD], "hold"),
        (["the-grey-mothers-hunt", "a-price-on-the-weather"], "escape"),
        (["the-grey-mothers-hunt", "a-price-on-the-weather", "three-at-the-ford"], "hold"),
    ],
)
def test_hold_goes_before_objective_and_objective_before_aggressive(threats: list[str], command: str) -> None:
    foes = {"magic-creature.1": "h-n", "witch.1": "h-n"}
    s = ride(dict(tile="stables"), fields={"foes": foes, "threats": threats}).s
    assert command_of(s, "witch.1" if "the-grey-mothers-hunt" in threats else "magic-creature.1") == command


@pytest.mark.rule("AL-Q7")
@pytest.mark.parametrize(("pips", "tile"), [(1, "h-se"), (2, "armoury")])
def test_two_objectives_are_decided_once_in_a_key_turn(pips: int, tile: str) -> None:
    play = march("stables", LONG_SHIPS, GATE_OPEN, at={"saxon.1": "h-ne", "saxon.2": "h-ne"}, luck=(pips,))
    assert play.s.foes == {"saxon.1": tile, "saxon.2": tile} and "al-log-aim" in play.said()


@pytest.mark.rule("AL-Q32")
def test_a_named_enemy_follows_its_own_card() -> None:
    play = march("stables", "the-oxhide-bargain", LONG_SHIPS, at={"hengist": "h-ne", "saxon.1": "h-ne"})
    assert play.s.foes == {"hengist": "h-nw", "saxon.1": "docks"} and play.s.held == ["saxon.1"]


@pytest.mark.rule("AL-Q73")
def test_whom_no_card_commands_is_aggressive() -> None:
    assert march("stables", at={"saxon.1": "drawbridge"}).s.foes == {"saxon.1": "h-n"}


@pytest.mark.rule("AL-R155")
def test_the_map_knows_before_what_they_will_do() -> None:
    s = ride(dict(tile="stables"), *[dict(tile="stables")] * 2, fields={"foes": {"saxon.1": "h-n"}, "threats": [LANDING]}).s
    assert plan(s, "saxon.1").first == ("h-nw",) and plan(s, "saxon.1").command == "aggressive"
    assert s.foes == {"saxon.1": "h-n"}
