"""The nine locations, one by one: what each does at the start of the ship's turn or all the time, to whom, and until when."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import inglenook.games.royal_fortune as royal_fortune
from inglenook.engine.words import Msg, Words
from inglenook.games.keyforge.registry import REACTIONS
from inglenook.games.royal_fortune.content import FIRST, LAST, LOCATIONS, SHIP
from inglenook.games.royal_fortune.locations import arrive, replace_location
from inglenook.games.royal_fortune.wind import can_turn_wind

from . import props as props
from .stage import Chase, voyage
from .test_adventure_creatures import in_port

AT_THE_START = [FIRST, "coral-maze", "merchant-lane", "whirlpool-sound", "smugglers-cove", "the-black-tide"]
"""Locations that do something when a turn of the ship begins."""
AT_ALL_TIMES = [one for one in LOCATIONS if one not in AT_THE_START]
FOLDERS = [Path(royal_fortune.__file__).parent / "words", Path(royal_fortune.__file__).parents[1] / "keyforge" / "words"]
CATALOGUES = {lang: Words(lang, FOLDERS) for lang in ("en", "fr")}


def anchored(here: str, *, gone: bool = False, **more: Any) -> Chase:
    """Everybody has two creatures, one of them hurt, and the ship a crew that does nothing."""
    line = ["corsair", "merman"]
    mine: dict[str, Any] = dict(line=["guard", "brute"], damage={"guard": 1}, amber=1)
    ship = dict(line=line, tired=[*line, SHIP], damage={"corsair": 1}, amber=1)
    play = voyage(me=mine, mate=dict(mine), ship=ship, here=here, **more)
    if gone:
        arrive(play.s, "ghost-fleet")
    return play


def of(play: Chase, whose: str) -> dict[str, Any]:
    """What of a player a location could have touched."""
    side = ("me", "mate").index(whose)
    lines = {title: (play.damage(f"{whose}/{title}"), play.ready(f"{whose}/{title}")) for title in play.line(side)}
    return dict(line=lines, hand=play.hand(side), amber=(play.amber(side), play.dark_of(side)))


def told_by(play: Chase, here: str) -> list[str]:
    """The lines of the log that name a location as what did it."""
    name = CATALOGUES["en"].say(Msg(f"rf-location-{here}"))
    return [text for line in play.table.log if f"({name})" in (text := CATALOGUES["en"].say(line.text))]


UNTOUCHED = dict(line={"guard": (1, True), "brute": (0, True)}, hand=[], amber=(1, 0))


# -- all of them ----------------------------------------------------------------------------------------------------------


def test_there_are_nine_and_six_of_them_begin_with_the_ships_turn() -> None:
    assert len(LOCATIONS) == 9 and len(AT_ALL_TIMES) == 3
    assert [one for one in LOCATIONS if f"{one}:here" in REACTIONS["turn-start"]] == [
        one for one in LOCATIONS if one in AT_THE_START
    ]


@pytest.mark.parametrize("here", AT_THE_START)
def test_what_begins_with_the_ships_turn_is_told_and_touches_no_mate_and_no_crew(here: str) -> None:
    play = anchored(here).do("end")
    while play.asked != "house":
        play.do("me/guard")
    assert told_by(play, here) and of(play, "mate") == UNTOUCHED
    assert play.crew == ["corsair", "merman", SHIP] and (play.damage("corsair"), play.damage("merman")) == (1, 0)
    assert (of(play, "me") == UNTOUCHED) is (here == "merchant-lane") and in_port(play)


@pytest.mark.parametrize("here", AT_THE_START)
def test_it_is_for_whoever_runs_the_ship(here: str) -> None:
    play = anchored("ghost-fleet").through()
    arrive(play.s, here)
    play.do("brobnar", "end")
    while play.asked != "house":
        play.do("mate/guard")
    assert of(play, "me") == UNTOUCHED and (of(play, "mate") == UNTOUCHED) is (here == "merchant-lane") and in_port(play)


@pytest.mark.parametrize("here", AT_THE_START)
def test_once_it_is_replaced_nothing_of_it_is_left(here: str) -> None:
    play = anchored(here, gone=True).through()
    assert not told_by(play, here) and of(play, "me") == of(play, "mate") == UNTOUCHED
    assert (play.pool, play.archived) == (1, []) and in_port(play)


@pytest.mark.parametrize("here", AT_ALL_TIMES)
def test_the_others_do_nothing_when_the_ships_turn_begins(here: str) -> None:
    play = anchored(here).through()
    assert not told_by(play, here) and of(play, "me") == of(play, "mate") == UNTOUCHED
    assert (play.pool, play.archived) == (1, []) and in_port(play)


@pytest.mark.parametrize("here", LOCATIONS)
def test_the_words_say_when_it_begins_and_the_same_numbers_in_both_languages(here: str) -> None:
    english, french = [words.say(Msg(f"rf-location-{here}-text")) for words in CATALOGUES.values()]
    begins = [bool(re.search(r"At the start of (its|the ship’s) turn", english)), bool(re.search("Au début d.* tour", french))]
    assert begins == [here in AT_THE_START] * 2
    assert re.findall(r"\d+", english) == re.findall(r"\d+", french)


# -- Foggy Harbor ---------------------------------------------------------------------------------------------------------


def test_foggy_harbor_loads_two_cards_which_come_in_the_same_turn() -> None:
    ship = dict(deck=["gull", "deckhand", "corsair", "calm"], amber=1)
    play = voyage(me={}, ship=ship, here=FIRST).through()
    assert play.crew == ["corsair", "deckhand", "gull", SHIP] and play.where("calm") == "ship.deck" and play.archived == []
    assert play.pool == 2, "a lone player's own boat pays"
    assert in_port(play)


@pytest.mark.parametrize(("deck", "crew"), [(["gull"], ["gull", SHIP]), ([], [SHIP])])
def test_foggy_harbor_loads_what_there_is(deck: list[str], crew: list[str]) -> None:
    play = voyage(me={}, ship=dict(deck=deck, amber=1), here=FIRST).through()
    assert play.crew == crew and in_port(play)


@pytest.mark.parametrize(("others", "pool"), [({}, 2), ({"mate": {}}, 2), ({"mate": {}, "third": {}}, 3)])
def test_foggy_harbor_pays_the_ship_for_each_mate(others: dict[str, Any], pool: int) -> None:
    play = voyage(me=dict(amber=2), ship=dict(amber=1), here=FIRST, **others).through()
    assert (play.pool, play.dark) == (pool, 0) and [side.amber for side in play.s.sides[:-1]] == [2, 0, 0][: 1 + len(others)]
    assert in_port(play)


@pytest.mark.parametrize("here", [FIRST, "smugglers-cove"])
def test_foggy_harbor_and_smugglers_cove_exhaust_one_of_your_ready_creatures(here: str) -> None:
    mine = dict(line=["guard", "brute", "dummy"], tired=["brute"])
    play = voyage(step="chest", me=mine, mate=dict(line=["weakling"]), ship=dict(line=["corsair"], amber=1), here=here)
    assert play.asked == "exhaust" and play.options == ["guard", "dummy"]
    play.do("dummy")
    assert [play.ready(name) for name in ("guard", "brute", "dummy", "weakling")] == [True, False, False, True]
    assert in_port(play)


@pytest.mark.parametrize("here", [FIRST, "smugglers-cove"])
def test_they_ask_nobody_where_one_or_none_is_ready(here: str) -> None:
    play = voyage(step="chest", me=dict(line=["guard", "brute"], tired=["brute"]), ship=dict(amber=1), here=here)
    assert not play.ready("guard") and in_port(play)
    mine = dict(line=["guard"], tired=["guard"])
    play = voyage(step="chest", me=mine, mate=dict(line=["brute"]), ship=dict(amber=1), here=here)
    assert not play.ready("guard") and play.ready("brute") and "kf-log-exhaust" not in play.said() and in_port(play)
    play = voyage(me={}, mate=dict(line=["brute"]), ship=dict(amber=1), here=here).through()
    assert play.ready("brute") and in_port(play)


@pytest.mark.parametrize("here", [FIRST, "becalmed-reach"])
def test_nobody_escapes_from_foggy_harbor_and_becalmed_reach(here: str) -> None:
    ship = dict(line=["deckhand", "deckhand"], amber=1)
    play = voyage(me=dict(line=["guard"]), ship=ship, wind="tailwind", here=here).through()
    assert play.ended == "" and play.said().count("rf-log-no-way-out") == 1 and in_port(play)
    play = voyage(me=dict(line=["guard"]), ship=ship, wind="tailwind", here=here)
    arrive(play.s, "ghost-fleet")
    assert play.through().ended == "escaped"


# -- The Final Stretch ----------------------------------------------------------------------------------------------------


def test_the_final_stretch_makes_players_keys_cheaper_and_no_chest() -> None:
    play = voyage(me=dict(amber=4), mate={}, ship=dict(amber=5, chests=1), here=LAST)
    assert [play.cost(side) for side in range(3)] == [4, 4, 6]
    play.through().do("brobnar")
    assert (play.chests, play.pool) == (1, 5), "five are not enough for a chest"


@pytest.mark.parametrize(("amber", "keys", "left"), [(3, 0, 3), (4, 1, 0), (6, 1, 2)])
def test_on_the_final_stretch_four_aember_forge_a_key(amber: int, keys: int, left: int) -> None:
    play = voyage(me=dict(amber=amber), ship=dict(amber=1), here=LAST).through()
    assert (play.keys(), play.amber()) == (keys, left) and in_port(play)


def test_the_final_stretch_keeps_its_price_for_nothing_replaces_it() -> None:
    play = voyage(me={}, here=LAST, ahead=0)
    replace_location(play.table)
    assert play.s.here == LAST and play.cost() == 4


@pytest.mark.parametrize(("deck", "ended"), [(["gust"], "escaped"), (["calm"], ""), (["deck-swabber"], "escaped")])
def test_from_the_final_stretch_a_wind_icon_carries_the_ship_away(deck: list[str], ended: str) -> None:
    play = voyage(me=dict(line=["guard", "brute", "dummy"]), ship=dict(deck=deck, amber=1), here=LAST).through()
    assert play.ended == ended


# -- Coral Maze -----------------------------------------------------------------------------------------------------------


def test_coral_maze_scrapes_your_flanks() -> None:
    ship = dict(line=["corsair"], tired=["corsair"], amber=3)
    mine = dict(line=["dummy", "guard", "brute"])
    play = voyage(me=mine, mate=dict(line=["weakling", "guard"]), ship=ship, here="coral-maze").through()
    assert (play.damage("dummy"), play.damage("me/guard"), play.damage("brute")) == (1, 0, 1)
    assert play.line(1) == ["weakling", "guard"] and play.damage("mate/guard") == 0
    assert play.damage("corsair") == 0 and play.pool == 3 and in_port(play)


def test_coral_maze_scrapes_a_lone_creature_once_and_sinks_a_weak_one() -> None:
    play = voyage(me=dict(line=["dummy"]), ship=dict(amber=1), here="coral-maze").through()
    assert play.damage("dummy") == 1 and in_port(play)
    play = voyage(me=dict(line=["weakling", "guard", "dummy"]), ship=dict(amber=1), here="coral-maze").through()
    assert play.line() == ["guard", "dummy"] and (play.damage("guard"), play.damage("dummy")) == (0, 1) and in_port(play)
    play = voyage(me={}, mate=dict(line=["guard"]), ship=dict(amber=1), here="coral-maze").through()
    assert play.s.damage == {} and in_port(play)


def test_coral_maze_makes_the_wind_dearer_until_it_is_left_behind() -> None:
    play = voyage(me=dict(amber=2), here="coral-maze")
    assert not play.can("wind")
    arrive(play.s, "ghost-fleet")
    assert can_turn_wind(play.s)
    play = voyage(me=dict(amber=5), here="coral-maze").do("wind")
    assert (play.s.wind, play.amber()) == ("tailwind", 2) and not play.can("wind")
    play = voyage(me=dict(amber=4), here="ghost-fleet").do("wind")
    assert (play.s.wind, play.amber()) == ("tailwind", 2) and play.can("wind")


# -- Merchant Lane --------------------------------------------------------------------------------------------------------


def test_merchant_lane_gives_the_ship_one_ordinary_aember_each_turn() -> None:
    play = voyage(me=dict(amber=2), mate=dict(amber=3), ship=dict(amber=1), here="merchant-lane").through()
    assert (play.pool, play.dark, play.amber(), play.amber(1)) == (2, 0, 2, 3) and in_port(play)


@pytest.mark.parametrize(("here", "chests", "left"), [("merchant-lane", 2, 0), ("ghost-fleet", 1, 5)])
def test_merchant_lane_pays_before_the_chest_is_made(here: str, chests: int, left: int) -> None:
    play = voyage(me={}, ship=dict(amber=5, chests=1), here=here).through()
    assert (play.chests, play.pool) == (chests, left) and in_port(play)


# -- Whirlpool Sound ------------------------------------------------------------------------------------------------------


def test_whirlpool_sound_washes_your_least_powerful_back_to_hand() -> None:
    ship = dict(line=["gull"], tired=["gull"], amber=1)
    mine = dict(line=["dummy", "guard", "brute"])
    play = voyage(me=mine, mate=dict(line=["weakling"]), ship=ship, here="whirlpool-sound").through()
    assert play.line() == ["dummy", "brute"] and play.hand() == ["guard"] and play.where("guard") == "me.hand"
    assert play.line(1) == ["weakling"] and play.crew == ["gull", SHIP] and in_port(play)


def test_whirlpool_sound_asks_among_equals_and_finds_nobody_in_an_empty_line() -> None:
    mine = dict(line=["guard", "dummy", "mutant-guard"])
    play = voyage(me=mine, ship=dict(amber=1), here="whirlpool-sound").do("end")
    assert play.asked == "return" and play.options == ["guard", "mutant-guard"]
    play.pick("mutant-guard")
    assert play.line() == ["guard", "dummy"] and play.hand() == ["mutant-guard"] and in_port(play)
    play = voyage(me={}, mate=dict(line=["weakling"]), ship=dict(line=["gull"], amber=1), here="whirlpool-sound").through()
    assert play.line(1) == ["weakling"] and play.crew == ["gull", SHIP] and in_port(play)


def test_whirlpool_sound_brings_a_pirate_of_yours_back_to_the_ships_archives() -> None:
    play = voyage(me=dict(hand=["taker"], line=["dummy"]), ship=dict(line=["deckhand"], amber=1), here="whirlpool-sound")
    play.do("play:taker", "deckhand", "left")
    assert play.line() == ["deckhand", "dummy"]
    play.through()
    assert play.line() == ["dummy"] and play.crew == ["deckhand", SHIP], "archived at the start of the turn, and played in it"
    assert in_port(play)


# -- Becalmed Reach -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("here", "ready"), [("becalmed-reach", False), ("ghost-fleet", True)])
def test_becalmed_reach_takes_the_wind_out_of_every_sail(here: str, ready: bool) -> None:
    ship = dict(deck=["deckhand"], tired=[SHIP], amber=1)
    play = voyage(me=dict(hand=["guard"], line=["brute"]), ship=ship, wind="tailwind", here=here).do("play:guard", "left")
    assert play.ready("guard") is ready
    play.through()
    assert play.pool == 1 + ready, "who comes aboard ready reaps at once"
    assert in_port(play)


def test_in_becalmed_reach_who_is_ready_by_his_own_text_still_is() -> None:
    ship = dict(deck=["first-mate-ruddle"], tired=[SHIP], amber=1)
    play = voyage(me={}, ship=ship, wind="tailwind", here="becalmed-reach").through()
    assert play.pool == 2 and in_port(play)


@pytest.mark.parametrize(("here", "cards"), [("becalmed-reach", 5), ("ghost-fleet", 6)])
def test_in_becalmed_reach_players_fill_their_hands_to_five(here: str, cards: int) -> None:
    mine = dict(deck=["troll"] * 8)
    play = voyage(me=mine, mate=dict(hand=["quiet"], deck=["troll"] * 8), ship=dict(amber=1), here=here).through()
    assert (len(play.s.sides[0].hand), len(play.s.sides[1].hand)) == (cards, 1)
    play.do("brobnar").through()
    assert (len(play.s.sides[0].hand), len(play.s.sides[1].hand)) == (cards, cards) and in_port(play)


def test_becalmed_reach_takes_no_card_from_a_full_hand() -> None:
    play = voyage(me=dict(hand=["troll"] * 5, deck=["punch"]), ship=dict(amber=1), here="becalmed-reach").through()
    assert len(play.s.sides[0].hand) == 6 and play.where("punch") == "me.deck" and in_port(play)


# -- Ghost Fleet ----------------------------------------------------------------------------------------------------------


def test_ghost_fleet_hides_the_crew_and_nobody_else() -> None:
    ship = dict(line=["deckhand", "merman"], amber=1)
    play = voyage(me=dict(line=["guard", "deckhand"]), mate=dict(line=["brute"]), ship=ship, here="ghost-fleet")
    assert [play.keyword(name, "elusive") for name in ("ship/deckhand", "merman")] == [1, 1]
    assert [play.keyword(name, "elusive") for name in ("guard", "me/deckhand", "brute", SHIP)] == [0, 0, 0, 0]
    assert play.keyword("merman", "taunt") == 0


def test_among_the_ghosts_the_first_attack_misses_and_the_second_hits() -> None:
    play = voyage(me=dict(line=["guard", "brute"]), ship=dict(line=["deckhand"], amber=1), here="ghost-fleet")
    play.do("fight:guard", "deckhand")
    assert play.damage("deckhand") == 0 == play.damage("guard")
    play.do("fight:brute", "deckhand")
    assert play.where("deckhand") == "ship.discard" and play.damage("brute") == 3 and play.at_rest


def test_past_the_ghosts_everybody_is_seen_again() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(line=["deckhand"], amber=1), here="ghost-fleet")
    arrive(play.s, "merchant-lane")
    play.do("fight:guard", "deckhand")
    assert play.where("deckhand") == "ship.discard" and play.at_rest


# -- The Black Tide -------------------------------------------------------------------------------------------------------


def test_the_black_tide_hurts_yours_that_are_hurt_already() -> None:
    ship = dict(line=["corsair"], tired=["corsair"], damage={"corsair": 1}, amber=3)
    mine = dict(line=["guard", "brute", "dummy"], damage={"guard": 1, "brute": 4})
    play = voyage(me=mine, mate=dict(line=["guard"], damage={"guard": 1}), ship=ship, here="the-black-tide").through()
    assert play.line() == ["guard", "dummy"], "the brute had one point left"
    assert (play.damage("me/guard"), play.damage("dummy"), play.damage("mate/guard")) == (2, 0, 1)
    assert play.damage("corsair") == 1 and play.pool == 3 and in_port(play)


@pytest.mark.parametrize(("here", "hurt"), [("the-black-tide", 4), ("ghost-fleet", 2)])
def test_the_black_tide_makes_dark_aember_burn_twice_in_every_pool(here: str, hurt: int) -> None:
    ship = dict(line=["corsair", "merman"], tired=["corsair", "merman", SHIP])
    mine = dict(line=["dummy", "mutant-guard"])
    play = voyage(me=mine, mate=dict(line=["dummy"]), ship=dict(**ship, deck=["cursed-coin"], amber=1), here=here).through()
    assert (play.amber(), play.dark_of(0)) == (2, 2), "not more of it, only more harm"
    assert (play.damage("me/dummy"), play.damage("mutant-guard"), play.damage("mate/dummy")) == (hurt, 0, 0)
    assert play.damage("corsair") == 0 and in_port(play)
    play = voyage(me=mine, ship=dict(**ship, deck=["brine-born"]), here=here).through()
    assert (play.damage("corsair"), play.damage("merman"), play.damage("dummy")) == (hurt, 0, 0)
    assert (play.pool, play.dark) == (1, 1), "the ship still loses one"
    assert in_port(play)


@pytest.mark.parametrize(("here", "hurt"), [("the-black-tide", 2), ("ghost-fleet", 1)])
def test_the_black_tide_makes_dark_aember_burn_twice_on_a_creature(here: str, hurt: int) -> None:
    play = voyage(me=dict(hand=["mass-capture"], line=["guard", "mutant-guard"]), ship=dict(amber=4, dark=4), here=here)
    play.do("play:mass-capture").pick("guard", "mutant-guard")
    assert (play.on("guard"), play.on("mutant-guard")) == (1, 1)
    assert (play.damage("guard"), play.damage("mutant-guard")) == (hurt, 0) and play.at_rest
