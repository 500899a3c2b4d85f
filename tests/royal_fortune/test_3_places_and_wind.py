"""Locations, wind and tide (R41-R55), and the wind icon (R108, R124, R140)."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.extras import high_tide, raise_tide
from inglenook.games.royal_fortune.content import LAST, LOCATIONS, SHIP
from inglenook.games.royal_fortune.locations import HERE, arrive, replace_location
from inglenook.games.royal_fortune.wind import can_turn_wind

from . import props as props
from .stage import Chase, voyage


def in_force(play: Chase) -> list[str]:
    """The locations whose effects hold."""
    return [one.effect.partition(":")[0] for one in play.s.lasting if one.until == HERE]


@pytest.mark.rule("RF-R41")
def test_one_location_is_current_at_any_time() -> None:
    play = voyage(me={}, here="coral-maze")
    assert in_force(play) == ["coral-maze"] == [play.s.here]
    arrive(play.s, "ghost-fleet")
    assert in_force(play) == ["ghost-fleet"] == [play.s.here]


@pytest.mark.rule("RF-R42")
def test_its_effect_holds_as_long_as_it_is_there() -> None:
    play = voyage(me=dict(amber=4), ship=dict(line=["deckhand"], deck=["chart"], amber=1), here="ghost-fleet", luck=[0])
    assert play.keyword("deckhand", "elusive") == 1
    play.through()
    assert play.s.here != "ghost-fleet"
    assert play.keyword("deckhand", "elusive") == 0


@pytest.mark.rule("RF-R42")
def test_nobody_escapes_from_the_foggy_harbor_and_the_log_says_why() -> None:
    crew = dict(line=["deckhand", "deckhand"], amber=1)
    play = voyage(me=dict(line=["guard"]), ship=crew, wind="tailwind", here="foggy-harbor").through()
    assert play.ended == ""
    assert "rf-log-no-way-out" in play.said() and "rf-log-held" not in play.said()


@pytest.mark.rule("RF-R43", "RF-R44")
def test_an_adventure_card_replaces_it_with_the_next() -> None:
    play = voyage(me={}, ship=dict(deck=["chart"], amber=1), here="ghost-fleet", ahead=3, luck=[0])
    first = play.s.middle[0]
    play.through()
    assert (play.s.here, play.s.ahead) == (first, 2)
    assert "ghost-fleet" not in play.s.middle and first not in play.s.middle
    assert in_force(play) == [first]


@pytest.mark.rule("RF-R43")
def test_without_such_a_card_it_stays() -> None:
    play = voyage(me={}, ship=dict(deck=["calm"], amber=1), here="ghost-fleet", ahead=3)
    play.through()
    assert (play.s.here, play.s.ahead) == ("ghost-fleet", 3)


@pytest.mark.rule("RF-R45")
def test_a_location_is_no_target_and_nobody_controls_it() -> None:
    play = voyage(me=dict(hand=["killer"], line=["guard"]), here="ghost-fleet")
    assert not set(LOCATIONS) & {id.partition(".")[0] for id in play.s.control}
    play.do("play:killer")
    assert play.options == ["guard", SHIP]


@pytest.mark.rule("RF-R46", "RF-G22")
def test_the_final_stretch_is_never_replaced() -> None:
    play = voyage(me={}, ship=dict(deck=["chart"], amber=1), here=LAST, ahead=0)
    play.through()
    assert play.s.here == LAST and in_force(play) == [LAST]
    assert "rf-log-location-stays" in play.said()


@pytest.mark.rule("RF-G22", "RF-R142")
def test_lost_at_sea_the_stretch_locks_wherever_it_lies() -> None:
    play = voyage(me={}, ship=dict(deck=["chart"], amber=1), here=LAST, ahead=5, lost_at_sea=True)
    play.through()
    assert (play.s.here, play.s.ahead) == (LAST, 5)


@pytest.mark.rule("RF-R47", "RF-R12")
def test_the_stretch_lies_at_the_bottom_and_nothing_shuffles_the_deck() -> None:
    play = voyage(me={}, here="ghost-fleet", ahead=2, luck=[1])
    second = play.s.middle[1]
    replace_location(play.table)
    assert play.s.here == second
    replace_location(play.table)
    assert play.s.here == LAST, "no luck is needed for the last one"


@pytest.mark.rule("RF-R44", "RF-R47")
def test_a_location_that_has_left_never_comes_again() -> None:
    play = voyage(me={}, here="ghost-fleet", ahead=4, luck=[0, 0, 0])
    seen = [play.s.here]
    while play.s.here != LAST:
        replace_location(play.table)
        seen.append(play.s.here)
        assert not {*seen} & {*play.s.middle}, "what was seen lies in the deck no more"
    assert len(seen) == len({*seen}) == 5


@pytest.mark.rule("RF-R48")
def test_there_is_one_wind_and_it_blows_one_way_or_the_other() -> None:
    play = voyage(me=dict(amber=5), ship=dict(amber=1), here="ghost-fleet")
    assert play.s.wind == "headwind"
    play.do("wind")
    assert play.s.wind == "tailwind"
    play.do("wind")
    assert play.s.wind == "headwind"


@pytest.mark.rule("RF-R49")
def test_with_tailwind_the_first_creature_of_a_turn_enters_ready() -> None:
    play = voyage(me=dict(hand=["guard", "brute"]), wind="tailwind")
    play.do("play:guard", "play:brute", "left")
    assert play.ready("guard") and not play.ready("brute")


@pytest.mark.rule("RF-R49")
def test_with_headwind_none_does() -> None:
    play = voyage(me=dict(hand=["guard"]), wind="headwind")
    play.do("play:guard")
    assert not play.ready("guard")


@pytest.mark.rule("RF-G12")
def test_the_first_is_the_first_whatever_the_wind_was() -> None:
    play = voyage(me=dict(hand=["guard", "brute"], amber=2), wind="headwind", here="ghost-fleet")
    play.do("play:guard", "wind", "play:brute", "left")
    assert play.s.wind == "tailwind"
    assert not play.ready("guard") and not play.ready("brute")


@pytest.mark.rule("RF-R50")
def test_the_crew_comes_aboard_ready_too() -> None:
    play = voyage(me={}, ship=dict(deck=["deckhand", "corsair"], amber=1), wind="tailwind", difficulty="standard", step="cards")
    assert play.pool == 2, "the first has reaped, the second waits"
    assert "kf-log-reap" in play.said()


@pytest.mark.rule("RF-R51", "RF-R53")
def test_two_aember_turn_the_wind_as_often_as_one_can_pay() -> None:
    play = voyage(me=dict(amber=5), here="ghost-fleet")
    play.do("wind")
    assert (play.s.wind, play.amber()) == ("tailwind", 3)
    play.do("wind")
    assert (play.s.wind, play.amber()) == ("headwind", 1)
    assert not play.can("wind"), "one is not enough"
    assert not can_turn_wind(play.s)


@pytest.mark.rule("RF-R51")
def test_in_the_ships_turn_nobody_turns_the_wind() -> None:
    play = voyage(me=dict(amber=5), here="ghost-fleet")
    play.s.active = 1
    assert not can_turn_wind(play.s)


@pytest.mark.rule("RF-R52")
def test_turning_the_wind_exhausts_nothing_and_needs_no_house() -> None:
    play = voyage(me=dict(line=["stranger", "guard"], amber=2), house="dis", here="ghost-fleet")
    play.do("wind")
    assert play.ready("stranger") and play.ready("guard") and play.ready(SHIP)
    assert play.s.house == "dis"


@pytest.mark.rule("RF-R54")
def test_the_tide_is_one_for_the_team_and_the_other_for_the_ship() -> None:
    play = voyage(me={}, mate={})
    assert not high_tide(play.s, 0) and not high_tide(play.s, 2), "neutral"
    raise_tide(play.table, 0)
    assert [high_tide(play.s, side) for side in range(3)] == [True, True, False]
    raise_tide(play.table, 2)
    assert [high_tide(play.s, side) for side in range(3)] == [False, False, True]


@pytest.mark.rule("RF-R108")
def test_a_wind_icon_turns_the_wind_and_exhausts_the_ship() -> None:
    play = voyage(me={}, ship=dict(deck=["gust"], amber=1), wind="headwind")
    play.through()
    assert play.s.wind == "tailwind", "the icon turned it; the ship, exhausted, did not turn it back"
    assert play.ready(SHIP)
    assert play.said().count("rf-log-wind") == 1


@pytest.mark.rule("RF-R108")
def test_a_card_without_the_icon_leaves_the_wind_to_the_ship() -> None:
    play = voyage(me={}, ship=dict(deck=["calm"], amber=1), wind="headwind", step="cards")
    assert play.s.wind == "tailwind"
    assert "rf-log-wind-icon" not in play.said()


@pytest.mark.rule("RF-R140")
def test_in_blustery_terms_the_ship_acts_all_the_same() -> None:
    play = voyage(me={}, ship=dict(deck=["gust"], amber=1), wind="headwind", blustery_terms=True)
    play.through()
    assert play.said().count("rf-log-wind") == 1, "turned by the icon"
    assert "rf-log-escape-attempt" in play.said(), "then the ship acted under the new wind"


@pytest.mark.rule("RF-G13")
def test_a_creature_enters_under_the_old_wind() -> None:
    play = voyage(me={}, ship=dict(deck=["gusty-mate"], amber=1), wind="headwind", step="cards")
    assert play.s.wind == "tailwind"
    assert play.pool == 1, "it came under headwind, exhausted, and has not reaped"


@pytest.mark.rule("RF-G14")
def test_icons_come_in_their_printed_order() -> None:
    play = voyage(me={}, ship=dict(deck=["gold-gust"], amber=1), wind="headwind", step="cards")
    said = play.said()
    assert said.index("kf-log-gain") < said.index("rf-log-wind-icon")


@pytest.mark.rule("RF-R124")
def test_on_the_final_stretch_a_wind_icon_lets_the_ship_escape_at_once() -> None:
    play = voyage(me=dict(line=["guard"] * 4), ship=dict(deck=["gust"], amber=1), here=LAST)
    play.through()
    assert play.ended == "escaped"


@pytest.mark.rule("RF-R124")
def test_a_forged_key_stops_that_escape_too() -> None:
    play = voyage(me=dict(keys=1), ship=dict(deck=["gust"], amber=1), here=LAST)
    play.do("end", "key:a:red")
    assert play.ended == "" and play.keys() == 0 and play.s.sides[0].gone == ["red"]


@pytest.mark.rule("RF-R124")
def test_elsewhere_a_wind_icon_lets_nobody_escape() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(deck=["gust"], amber=1), here="ghost-fleet")
    play.through()
    assert play.ended == ""
