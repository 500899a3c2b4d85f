"""AO's turn (R45-R60, T15-T19)."""

from __future__ import annotations

import random

import pytest

from inglenook.engine.chance import Dice
from inglenook.engine.data import encode
from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.ao_invariants import one_card_a_turn
from inglenook.games.forges_of_ravenshire.content import AO_CARDS, AO_EVENTS, TITLES
from inglenook.games.forges_of_ravenshire.levels import RavenshireOptions
from inglenook.games.forges_of_ravenshire.seasons import ao_receives, producers
from inglenook.games.forges_of_ravenshire.state import ao_of, ao_side

from .rival import rival
from .stage import town


@pytest.mark.rule("FR-R45", "FR-R57")
def test_ao_plays_when_it_is_its_turn_and_then_the_next_one() -> None:
    play = town(smiths=[{}, {}], ao={"deck": ["ao-m1", "ao-m2"]}, active=2, first=1, season=1)
    assert play.ao.flipped == ["ao-m1"]
    assert (play.asked, play.seat, play.s.round) == ("place", 0, 1), "the round is not over: the marker is with Bo"


@pytest.mark.rule("FR-R45")
def test_ao_opens_a_season_if_the_marker_is_with_it() -> None:
    play = town(smiths=[{}], ao={"deck": ["ao-m1", "ao-m2"]}, active=1, first=1, season=2)
    assert play.ao.flipped == ["ao-m1"] and (play.seat, play.s.round) == (0, 1)


@pytest.mark.rule("FR-R46")
def test_its_turn_begins_with_the_top_card() -> None:
    play = rival(deck=["ao-h3", "ao-m1", "ao-a1"]).turn()
    assert play.ao.flipped == ["ao-h3"] and len(play.ao.deck) == 2


@pytest.mark.rule("FR-R47")
def test_an_event_is_carried_out_and_another_card_flipped() -> None:
    play = rival(deck=["goods", "ao-m6", "ao-m1"]).turn()
    assert play.ao.flipped == ["goods", "ao-m6"]
    assert play.said().index("fr-log-ao-event-goods") < play.said().index("fr-log-ao-flips")


@pytest.mark.rule("FR-R48")
def test_the_top_half_places_a_die_of_its_own() -> None:
    play = rival(deck=["ao-m6"]).turn()
    assert play.at("timberfall") == ["m1", "m3"]
    assert play.ao.dice == ["h1", "a1"]


@pytest.mark.rule("FR-R49")
def test_goods_of_the_district_come_as_cubes() -> None:
    play = rival(board={}).carries_out("ao-m6")
    assert (play.ao.cubes, play.ao.gold) == (3, 0), "three wood for a 3 in Timberfall, and nothing to take"


@pytest.mark.rule("FR-R50")
def test_where_there_is_something_to_do_it_does_it() -> None:
    play = rival(board={}).carries_out("ao-m2")
    assert play.at("guild-halls") == ["h2"]
    assert [len(column) for column in play.ao.members] == [1, 0, 0]


@pytest.mark.rule("FR-R51")
def test_tokens_and_mystics_become_gold_at_once() -> None:
    play = rival(board={}).carries_out("ao-m4")
    assert play.at("tanners-row") == ["a1"]
    assert (play.ao.cubes, play.ao.gold) == (2, 1), "two leather and a Dragon Scale"


@pytest.mark.rule("FR-R52")
def test_the_bottom_half_takes_a_die() -> None:
    play = rival(board={"kilnyard": ["m4"], "steelgate": ["h6"]}).carries_out("ao-m6")
    assert play.at("kilnyard") == [] and play.at("steelgate") == ["h6"]
    assert play.s.placed == -1


@pytest.mark.rule("FR-R53")
def test_the_district_of_the_taken_die_pays_too() -> None:
    play = rival(board={"kilnyard": ["m4"]}).carries_out("ao-m6")
    assert play.ao.cubes == 3 + 2, "3 wood for placing, 2 charcoal for taking"
    assert play.ao.gold == 1 + 8, "1 Gold in the Kilnyard, 8 from the Merchants"


@pytest.mark.rule("FR-R54")
@pytest.mark.parametrize(("card", "die", "column"), [("ao-m6", "m4", 0), ("ao-h6", "h4", 1), ("ao-a6", "a4", 2)])
def test_the_die_goes_to_the_column_of_its_guild(card: str, die: str, column: int) -> None:
    play = rival(board={"kilnyard": [die]}).carries_out(card)
    assert play.ao.columns == [[die] if place == column else [] for place in range(3)]


@pytest.mark.rule("FR-R55")
def test_t15_it_takes_an_alchemist_die_with_one_member() -> None:
    """The example of the book: 1 Good Cube, and 1 Gold because one slot is filled."""
    play = rival(board={"timberfall": ["a6"]}, members={"alchemist": ["a1"]}, dice=["h1"]).carries_out("ao-a1")
    cubes_before_the_run = 2 + 2  # 1 steel and 1 charcoal for placing, 2 wood for taking
    gold_before_the_run = 1  # the Talisman in Timberfall
    assert (play.ao.cubes, play.ao.gold) == (cubes_before_the_run + 1, gold_before_the_run + 1)


@pytest.mark.rule("FR-R55", "FR-R56")
def test_t16_a_whole_turn() -> None:
    """A 5 at the Ore Pits, a yellow 4 from Steelgate, no members: 3 cubes; 1 cube and 1 Gold; 1 cube."""
    card = AO_CARDS["ao-a1"]
    full = {"steelgate": ["a4", "m1"], "kilnyard": ["m2", "m3"]}
    play = rival(board=full, dice=["h1"]).carries_out(card)
    assert play.at("ore-pits") == ["h5"]
    assert (play.ao.cubes, play.ao.gold) == (5, 1)
    assert play.ao.columns == [[], [], ["a4"]]


@pytest.mark.rule("FR-R56")
def test_everything_comes_in_its_order() -> None:
    play = rival(deck=["reputation", "ao-m6"], board={"kilnyard": ["m4"]}).turn()
    told = ["fr-log-ao-event-reputation", "fr-log-ao-flips", "fr-log-ao-places", "fr-log-ao-goods", "fr-log-ao-takes-alone"]
    places = [play.said().index(id) for id in (*told, "fr-log-ao-runs")]
    assert places == sorted(places)
    assert play.said().count("fr-log-ao-goods") == 2
    assert play.said()[-2:] == ["fr-log-ao-runs", "fr-log-ao-gold"]


@pytest.mark.rule("FR-R58", "FR-R59")
@pytest.mark.parametrize(("seats", "level"), [(1, "apprentice"), (2, "artisan"), (3, "master-smith")])
def test_t17_twelve_turns_and_nothing_in_production(seats: int, level: str) -> None:
    rng = random.Random(f"{seats}{level}")
    t = GAME.table(seats, Dice(rng), options=RavenshireOptions(ao=level))  # type: ignore[arg-type]
    seen = b""
    while t.decision is not None:
        s = t.state
        if s.step == "production":
            now = encode((ao_of(s).gold, ao_of(s).cubes, ao_of(s).contracts, ao_of(s).dice, ao_of(s).columns, ao_of(s).members))
            assert seen in (b"", now), "AO does nothing while others produce"
            seen = now
        else:
            seen = b""
        assert one_card_a_turn(s) and s.active < seats
        t.submit(rng.choice(t.decision.keys))
    assert sum(card not in AO_EVENTS for card in ao_of(t.state).flipped) == 12


@pytest.mark.rule("FR-R58")
def test_a_fourth_card_in_a_season_would_be_one_too_many() -> None:
    play = rival(flipped=["ao-m1", "ao-m2", "goods", "ao-m3"])
    assert one_card_a_turn(play.s)
    play.ao.flipped.append("ao-m4")
    assert not one_card_a_turn(play.s)


@pytest.mark.rule("FR-R59")
def test_only_smiths_produce() -> None:
    s = rival(seats=2).s
    s.first = 2
    assert producers(s) == [0, 1]


# -- T18, T19: titles -----------------------------------------------------------------------------------------------------

WORKED = {"columns": [["m3"], ["h3"], ["a3"]]}
END = {"step": "season-end", "season": 2, "first": 1}
"""The end of a Season after which the smith goes first."""
MET = {"titles": ["guildwarden"], "members": {"merchant": ["m1", "m2"], "harvester": ["h1", "h2"]}}


@pytest.mark.rule("FR-R60")
def test_t18_a_title_met_in_mid_season_is_paid_at_its_end_and_once() -> None:
    play = rival(**MET).recruits()
    assert sum(map(len, play.ao.members)) == 5 and play.ao.titles == [] and play.ao.gold == 0
    members = [["m1", "m2", "m3"], ["h1", "h2"], []]
    end = town(smiths=[WORKED], ao={"members": members}, titles=["guildwarden"], luck=[1, 1, 1], **END)
    first = TITLES["guildwarden"].first["gold"]
    assert (end.ao.titles, end.ao.gold) == (["guildwarden"], first)
    assert "fr-log-title" in end.said()


@pytest.mark.rule("FR-R60")
def test_t18_never_twice() -> None:
    members = [["m1", "m2", "m3"], ["h1", "h2"], []]
    had = {"members": members, "titles": ["guildwarden"], "gold": 10}
    end = town(smiths=[WORKED], ao=had, titles=["guildwarden"], claimed={"guildwarden": 1}, luck=[1, 1, 1], **END)
    assert (end.ao.titles, end.ao.gold) == (["guildwarden"], 10)


@pytest.mark.rule("FR-R60")
def test_t18_in_season_four_before_the_scoring() -> None:
    members = [["m1", "m2", "m3"], ["h1", "h2"], []]
    end = town(smiths=[{}], ao={"members": members}, titles=["guildwarden"], step="season-end", season=4)
    assert end.table.over is not None
    assert (end.ao.titles, end.ao.gold) == (["guildwarden"], TITLES["guildwarden"].first["gold"])
    assert end.said().index("fr-log-title") < end.said().index("fr-log-total")


@pytest.mark.rule("FR-R60")
def test_what_ao_has_not_met_it_does_not_get() -> None:
    end = town(smiths=[{}], ao={"members": [["m1"], [], []]}, titles=["guildwarden"], step="season-end", season=4)
    assert (end.ao.titles, end.ao.gold) == ([], 0)


@pytest.mark.rule("FR-R60")
def test_t19_reputation_of_a_title_brings_the_bonus_of_the_space() -> None:
    contracts = ["cw1", "cw2"]
    had = {"contracts": contracts, "finish": "mithril", "reputation": 3}
    end = town(smiths=[{}], ao=had, titles=["brightsmith"], step="season-end", season=4)
    assert end.ao.reputation == 4
    assert end.ao.gold == TITLES["brightsmith"].first["gold"] + 1, "1 Gold for the Action Token of space 4"


@pytest.mark.rule("FR-Q30")
def test_whatever_a_title_brings_ao_turns_into_cubes_and_gold() -> None:
    play = rival(cubes=12)
    ao_receives(play.t, "renowned", {"gold": 2, "action-token": 1, "talisman": 1, "wood": 1})
    assert play.ao.titles == ["renowned"]
    assert (play.ao.cubes, len(play.ao.contracts)) == (0, 1), "the wood was the thirteenth cube"
    assert "fr-log-ao-tokens" in play.said() and "fr-log-ao-mystics" in play.said()


@pytest.mark.rule("FR-Q2")
def test_ao_has_a_seat_of_its_own_after_all_others() -> None:
    assert [ao_side(rival(seats=seats).s) for seats in (1, 2, 3)] == [1, 2, 3]
