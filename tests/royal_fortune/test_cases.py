"""The worked cases T1-T30, in their order, and both examples of the rulebook as they are told there."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.query import foe
from inglenook.games.royal_fortune.content import LAST, SHIP
from inglenook.games.royal_fortune.locations import replace_location

from . import props as props
from .stage import voyage
from .test_1_setup import embark

QUIET = ""


@pytest.mark.parametrize(("seats", "chests", "ahead"), [(3, 4, 9), (1, 2, 5)])
def test_t1_three_players_and_one(seats: int, chests: int, ahead: int) -> None:
    s = embark(seats).state
    ship = s.sides[seats]
    assert (len(ship.keys), ship.amber, ship.dark, s.wind) == (chests, 6, 6, "headwind")
    assert 1 + s.ahead == ahead


def test_t2_first_example_a_stolen_mix_burns_what_is_no_mutant() -> None:
    """Steal 2 from a pool of both kinds, one of each: the own creatures take 1, the own Mutant none."""
    play = voyage(
        me=dict(hand=["stealer"], line=["guard", "mutant-guard", "dummy"]),
        mate=dict(line=["brute"]),
        ship=dict(line=["corsair"], amber=5, dark=2),
    )
    play.do("play:stealer", "1")
    assert (play.amber(), play.dark_of(0)) == (2, 1)
    assert (play.damage("guard"), play.damage("dummy"), play.damage("mutant-guard")) == (1, 1, 0)
    assert (play.damage("brute"), play.damage("corsair")) == (0, 0)
    assert (play.pool, play.dark) == (3, 1)


def test_t3_second_example_charette_captures_three_dark() -> None:
    play = voyage(me=dict(hand=["charette"], line=["guard"]), ship=dict(amber=3, dark=3, line=["corsair"]), house="dis")
    play.do("play:charette", "left")
    assert (play.on("charette"), play.damage("charette"), play.power("charette")) == (3, 3, 4)
    assert play.where("charette") == "me.line", "its power of four bears it"
    assert play.damage("guard") == play.damage("corsair") == 0


def test_t3_what_it_captured_returns_if_it_dies() -> None:
    me = dict(hand=["charette"], line=["guard"], artifacts=["pointer"])
    play = voyage(me=me, ship=dict(amber=3, dark=3), house="dis")
    play.do("play:charette", "left")
    play.do("play.charette", "charette")
    assert play.where("charette") == "me.discard"
    assert (play.pool, play.dark) == (3 - 1, 3 - 1), "back in the hold, where the dark costs the ship one"


def test_t4_a_mutant_captures_unharmed() -> None:
    play = voyage(me=dict(hand=["mass-capture"], line=["mutant-guard"]), ship=dict(amber=3, dark=3))
    play.do("play:mass-capture").pick("mutant-guard")
    assert (play.on("mutant-guard"), play.damage("mutant-guard")) == (1, 0)


def test_t5_ten_damage_costs_one_or_a_chest() -> None:
    play = voyage(me=dict(line=["dummy"]), ship=dict(amber=6, line=["gull"]))
    play.do("fight:dummy", SHIP)
    assert play.pool == 5
    play = voyage(me=dict(line=["dummy"]), ship=dict(amber=0, chests=2, line=["gull"]))
    play.do("fight:dummy", SHIP)
    assert (play.chests, play.pool, play.dark, play.crew) == (1, 6, 6, ["gull", SHIP])


def test_t6_an_empty_ship_is_beaten_at_the_end_of_the_turn() -> None:
    play = voyage(me=dict(line=["dummy"]), ship=dict(amber=0, chests=0, line=["gull"]))
    play.do("fight:dummy", SHIP)
    assert (play.pool, play.chests, play.ended) == (0, 0, "")
    play.do("end")
    assert play.ended == "won"


def test_t7_emptied_in_its_own_turn_but_reaped_before_the_end() -> None:
    play = voyage(me={}, ship=dict(amber=0, chests=0, line=["gull"]), step="line")
    assert play.ended == "" and play.pool == 1


@pytest.mark.parametrize(
    ("amber", "here", "chests", "left"),
    [(6, QUIET, 3, 0), (5, QUIET, 2, 5), (6, "dear-water", 2, 6), (13, QUIET, 3, 7)],
)
def test_t8_a_chest_for_six(amber: int, here: str, chests: int, left: int) -> None:
    play = voyage(me={}, ship=dict(amber=amber, chests=2), here=here).through()
    assert (play.chests, play.pool) == (chests, left)


def test_t9_unforging() -> None:
    play = voyage(me=dict(hand=["unforger"]), ship=dict(amber=4, chests=2))
    play.do("play:unforger")
    assert (play.chests, play.pool) == (1, 4)


def test_t10_a_ready_ship_in_headwind() -> None:
    play = voyage(me={}, ship=dict(amber=1)).through()
    assert play.s.wind == "tailwind" and play.ready(SHIP)


@pytest.mark.parametrize(("mates", "ended"), [(1, "escaped"), (2, "")])
def test_t11_pirates_against_the_whole_team(mates: int, ended: str) -> None:
    crew = dict(line=["deckhand"] * 3, amber=1)
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["guard"] * mates), ship=crew, wind="tailwind")
    play.through()
    assert play.ended == ended


def test_t12_a_forged_key_may_be_given_up() -> None:
    play = voyage(me=dict(keys=1), ship=dict(line=["deckhand"], amber=1), wind="tailwind")
    play.do("end", "key:a:red")
    assert (play.ended, play.keys(), play.s.sides[0].gone) == ("", 0, ["red"])
    declined = voyage(me=dict(keys=1), ship=dict(line=["deckhand"], amber=1), wind="tailwind").do("end", "no")
    assert declined.ended == "given-up"
    keyless = voyage(me={}, ship=dict(line=["deckhand"], amber=1), wind="tailwind").through()
    assert keyless.ended == "escaped"


@pytest.mark.parametrize(("blustery", "acted"), [(False, False), (True, True)])
def test_t13_a_wind_icon(blustery: bool, acted: bool) -> None:
    play = voyage(me={}, ship=dict(deck=["gust"], amber=1), blustery_terms=blustery).through()
    assert play.s.wind == "tailwind"
    assert ("rf-log-escape-attempt" in play.said()) is acted


def test_t14_on_the_final_stretch() -> None:
    play = voyage(me=dict(line=["guard"] * 3), ship=dict(deck=["gust"], amber=1), here=LAST).through()
    assert play.ended == "escaped"
    held = voyage(me=dict(line=["guard"] * 3, keys=1), ship=dict(deck=["gust"], amber=1), here=LAST).do("end", "key:a:red")
    assert held.ended == "" and held.keys() == 0


def test_t15_the_stretch_is_never_replaced() -> None:
    play = voyage(me={}, here=LAST, ahead=0)
    replace_location(play.table)
    assert play.s.here == LAST


def test_t16_the_first_enemy_under_tailwind_acts_at_once() -> None:
    ship = dict(deck=["gull", "merman"], amber=1)
    play = voyage(me=dict(line=["guard"]), ship=ship, wind="tailwind", difficulty="standard").through()
    assert play.crew == ["merman", "gull", SHIP]
    assert play.pool == 2, "the gull reaped, the merman waits"


def test_t17_paying_for_the_wind() -> None:
    play = voyage(me=dict(amber=5), here="ghost-fleet")
    play.do("wind", "wind")
    assert (play.s.wind, play.amber()) == ("headwind", 1)
    assert not play.can("wind")


def test_t18_prey() -> None:
    none = voyage(me=dict(line=["dummy"]), ship=dict(line=["sea-dog"], amber=1, dark=1)).through()
    assert (none.pool, none.dark) == (2, 1)
    match = voyage(me=dict(line=["guard"]), ship=dict(line=["sea-dog"], amber=1)).through()
    assert match.where("guard") == "me.discard"
    taunt = voyage(me=dict(line=["guard", "with-taunt"]), ship=dict(line=["sea-dog"], amber=1)).through()
    assert taunt.where("guard") == "me.line" and taunt.where("with-taunt") == "me.discard"


def test_t19_archives_and_standard() -> None:
    ship = dict(archives=["stow", "calm"], deck=["deckhand", "calm", "calm", "gull"], amber=1)
    play = voyage(me={}, ship=ship, difficulty="standard").through()
    assert play.said().count("kf-log-play") == 4
    assert play.archived == ["deckhand"]


def test_t20_a_random_discard_from_its_hand() -> None:
    play = voyage(me=dict(hand=["mind-barb", "mind-barb"]), ship=dict(archives=["deckhand"], amber=1), house="dis")
    play.do("play:mind-barb")
    assert play.archived == [] and play.where("deckhand") == "ship.discard"
    play.do("play:mind-barb#2")
    assert play.at_rest


def test_t21_returned_to_hand() -> None:
    play = voyage(me=dict(hand=["sender", "sender"]), ship=dict(line=["deckhand"], amber=1))
    play.do("play:sender", SHIP)
    assert play.where(SHIP) == "ship.line" and play.archived == []
    play.do("play:sender#2", "deckhand")
    assert play.archived == ["deckhand"]


def test_t22_a_stunned_ship() -> None:
    play = voyage(me={}, ship=dict(amber=1, stunned=[SHIP])).through()
    assert not play.stunned(SHIP) and play.s.wind == "headwind"


def test_t23_aember_put_on_the_ship() -> None:
    play = voyage(me=dict(hand=["exalter"]), ship=dict(amber=1, line=["gull"]))
    play.do("play:exalter", SHIP)
    assert (play.pool, play.on(SHIP)) == (2, 0)


def test_t24_three_cards_in_the_first_turn() -> None:
    play = voyage(me=dict(hand=["quiet", "gainer", "guard"]))
    play.s.turn = 1
    play.do("play:quiet", "play:gainer", "play:guard")
    assert play.line() == ["guard"] and play.amber() == 2


def test_t25_a_seasoned_crew_and_dark_cargo() -> None:
    play = voyage(me={}, ship=dict(line=["gull", "corsair"], deck=["dark-cargo"]), seasoned_crew=True, step="cards")
    assert play.crew == ["gull", "corsair", SHIP] and play.damage("corsair") == 0
    assert play.dark == 1, "the ship still loses one"


def test_t26_holding_ones_breath() -> None:
    play = voyage(me={}, ship=dict(line=["gull"], amber=0, chests=0), hold_yer_breath=True).through()
    assert play.ended == ""


def test_t27_chests_count_as_forged_keys() -> None:
    play = voyage(me={}, ship=dict(amber=1, chests=3))
    assert len(play.s.sides[foe(play.s, 0)].keys) == 3


def test_t28_dark_aember_for_one_player() -> None:
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["dummy"]), ship=dict(line=["corsair"], deck=["dark-gift"], amber=1))
    play.through()
    assert (play.damage("guard"), play.damage("dummy"), play.damage("corsair")) == (2, 0, 0)


def test_t29_no_other_card_makes_it() -> None:
    play = voyage(me=dict(hand=["false-dark"]), ship=dict(amber=1))
    play.do("play:false-dark")
    assert (play.amber(), play.dark_of(0)) == (2, 0)


def test_t30_archiving_past_the_end_of_the_deck() -> None:
    ship = dict(deck=["muster", "gull"], discard=["deckhand", "corsair"], amber=1)
    play = voyage(me={}, ship=ship, luck=[0, 0]).through()
    assert sorted(play.archived) == ["corsair", "deckhand", "gull"]
