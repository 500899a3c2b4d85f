"""The actions of the adventure deck: the orders, heard only as the first card of a turn, and those that need no hearing."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.content import CARDS
from inglenook.games.royal_fortune.content import LAST, SHIP

from . import props as props
from .stage import Chase, voyage
from .test_adventure_creatures import in_port

PRINTED: list[tuple[str, int, tuple[str, ...]]] = [
    ("change-course", 0, ()),
    ("run-before-the-storm", 0, ("wind",)),
    ("smash-the-hold", 0, ()),
    ("broadside", 0, ("wind",)),
    ("cursed-coin", 0, ()),
    ("all-hands", 0, ()),
    ("stash-below", 1, ()),
    ("loose-cannon", 0, ()),
    ("rum-ration", 0, ()),
    ("mutiny", 0, ()),
]
"""Title, printed æmber, icons."""
ORDERS = ["change-course", "run-before-the-storm", "broadside", "cursed-coin", "all-hands", "stash-below"]
OTHERS = ["smash-the-hold", "loose-cannon", "rum-ration", "mutiny"]
COURSES = ["change-course", "run-before-the-storm"]
UNHEARD = "rf-log-unheard"


def second(play: Chase, title: str) -> bool:
    """The card came second and was not heard: the log says so once and points at it, and it lies with the others."""
    told = [line.lights for line in play.table.log if line.text.id == UNHEARD]
    return told == [(play.id(title),)] and play.where(title) == "ship.discard"


def first(play: Chase, title: str) -> bool:
    """The card was heard, and lies with the others."""
    return UNHEARD not in play.said() and play.where(title) == "ship.discard"


@pytest.mark.parametrize(("title", "amber", "icons"), PRINTED)
def test_what_is_printed_on_an_action(title: str, amber: int, icons: tuple[str, ...]) -> None:
    card = CARDS[title]
    assert (card.type, card.amber, card.icons, card.traits, card.keywords) == ("action", amber, icons, (), {})


@pytest.mark.parametrize(("title", "amber", "icons"), PRINTED)
def test_its_icons_work_even_where_the_order_is_not_heard(title: str, amber: int, icons: tuple[str, ...]) -> None:
    play = voyage(me={}, ship=dict(deck=["calm", title], tired=[SHIP], amber=2, chests=0), difficulty="standard").through()
    hit = int(title == "loose-cannon")
    assert play.pool == 2 + amber - hit and play.s.wind == ("tailwind" if icons else "headwind")
    assert play.said().count("rf-log-wind-icon") == len(icons) and in_port(play)


# -- first and second -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ORDERS)
def test_an_order_is_heard_as_the_first_card_and_lost_in_the_noise_as_the_second(title: str) -> None:
    deck = [title, "calm", "calm", "calm"]
    play = voyage(me={}, ship=dict(deck=deck), here="ghost-fleet", luck=[0], difficulty="standard").through()
    assert first(play, title) and in_port(play)
    play = voyage(me={}, ship=dict(deck=["calm", title]), here="ghost-fleet", luck=[0], difficulty="standard").through()
    assert second(play, title) and in_port(play)


@pytest.mark.parametrize("title", OTHERS)
def test_what_is_no_order_needs_no_hearing(title: str) -> None:
    ship = dict(line=["deckhand"], tired=["deckhand", SHIP], deck=["calm", title], amber=1)
    play = voyage(me={}, ship=ship, difficulty="standard").through()
    did = {
        "smash-the-hold": play.chests == 1,
        "loose-cannon": play.pool == 0,
        "rum-ration": play.crew == ["deckhand", SHIP] and play.stunned("deckhand"),
        "mutiny": play.crew == [SHIP],
    }
    assert did[title] and first(play, title) and in_port(play)


def test_a_second_order_of_the_same_turn_is_lost_in_the_noise_of_the_first() -> None:
    play = voyage(me=dict(line=["dummy"]), ship=dict(deck=["cursed-coin", "broadside"]), difficulty="standard").through()
    assert (play.dark_of(0), play.damage("dummy")) == (2, 2), "burnt by the coin, not shot at"
    assert second(play, "broadside") and in_port(play)


def test_any_card_makes_noise_a_creature_too() -> None:
    play = voyage(me=dict(line=["dummy"]), ship=dict(deck=["deckhand", "broadside"]), difficulty="standard").through()
    assert play.damage("dummy") == 0 and second(play, "broadside") and in_port(play)


def test_archived_cards_come_first_and_are_heard_first() -> None:
    play = voyage(me=dict(line=["dummy"]), ship=dict(archives=["broadside"], deck=["cursed-coin"])).through()
    assert (play.damage("dummy"), play.dark_of(0)) == (3, 0) and second(play, "cursed-coin") and in_port(play)


def test_a_card_that_cannot_be_played_makes_no_noise() -> None:
    ship = dict(deck=["barnacle-plate", "broadside"])
    play = voyage(me=dict(line=["dummy"]), ship=ship, difficulty="standard").through()
    assert play.where("barnacle-plate") == "ship.discard" and play.damage("dummy") == 3 and first(play, "broadside")
    assert in_port(play)


def test_what_a_player_played_before_is_of_another_turn() -> None:
    play = voyage(me=dict(hand=["quiet"], line=["dummy"]), ship=dict(deck=["broadside"])).do("play:quiet").through()
    assert play.damage("dummy") == 3 and first(play, "broadside") and in_port(play)


def test_in_the_next_turn_of_the_ship_it_is_quiet_again() -> None:
    play = voyage(me=dict(line=["dummy"]), ship=dict(deck=["broadside", "cursed-coin"])).through()
    play.do("brobnar").through()
    assert (play.damage("dummy"), play.dark_of(0)) == (3 + 2, 2) and first(play, "cursed-coin") and in_port(play)


@pytest.mark.parametrize(("before", "hurt"), [((), 3), (("play:quiet",), 0)])
def test_a_copied_order_is_heard_as_your_first_card_only(before: tuple[str, ...], hurt: int) -> None:
    mine = dict(hand=["mimicry@brobnar", "quiet"], line=["dummy"], house="brobnar")
    play = voyage(me=mine, mate=dict(line=["guard"]), ship=dict(line=["corsair"], discard=["broadside"], amber=1))
    play.do(*before, "play:mimicry")
    assert (play.damage("dummy"), play.damage("guard"), play.damage("corsair")) == (hurt, 0, 0)
    assert (UNHEARD in play.said()) is (hurt == 0) and play.at_rest


# -- Change Course, Run Before the Storm ----------------------------------------------------------------------------------


@pytest.mark.parametrize("title", COURSES)
def test_change_course_and_run_before_the_storm_replace_the_location(title: str) -> None:
    play = voyage(me={}, mate={}, ship=dict(deck=[title, "deckhand"], tired=[SHIP]), here="ghost-fleet", ahead=3, luck=[1])
    following = play.s.middle[1]
    play.through()
    assert (play.s.here, play.s.ahead) == (following, 2) and following not in play.s.middle
    assert play.s.wind == ("tailwind" if title == "run-before-the-storm" else "headwind") and in_port(play)


@pytest.mark.parametrize("title", COURSES)
def test_unheard_they_leave_the_location_where_it_is(title: str) -> None:
    play = voyage(me={}, ship=dict(deck=["calm", title]), here="ghost-fleet", ahead=3, difficulty="standard").through()
    assert (play.s.here, play.s.ahead) == ("ghost-fleet", 3) and "rf-log-location" not in play.said() and in_port(play)


def test_change_course_twice_in_a_turn_goes_one_location_further() -> None:
    ship = dict(deck=["change-course", "change-course"])
    play = voyage(me={}, ship=ship, here="ghost-fleet", ahead=3, luck=[0], difficulty="standard").through()
    assert play.s.ahead == 2 and play.said().count("rf-log-location") == 1 and play.said().count(UNHEARD) == 1
    assert in_port(play)


def test_change_course_ends_on_the_final_stretch_and_changes_it_no_more() -> None:
    play = voyage(me={}, ship=dict(deck=["change-course", "change-course"]), here="ghost-fleet", ahead=1).through()
    assert (play.s.here, play.s.ahead) == (LAST, 0)
    play.do("brobnar").through()
    assert play.s.here == LAST and play.said().count("rf-log-location-stays") == 1 and in_port(play)


# -- Smash the Hold -------------------------------------------------------------------------------------------------------


def test_smash_the_hold_breaks_one_chest_and_burns_nobody() -> None:
    ship = dict(line=["corsair"], tired=["corsair", SHIP], deck=["smash-the-hold"], amber=1, chests=2)
    play = voyage(me=dict(line=["guard"], keys=1), mate=dict(line=["brute"], keys=2), ship=ship).through()
    assert (play.chests, play.pool, play.dark) == (1, 7, 6) and play.s.damage == {}
    assert (play.keys(), play.keys(1)) == (1, 2) and in_port(play)


def test_smash_the_hold_without_a_chest_breaks_nothing_and_the_log_says_so() -> None:
    play = voyage(me={}, ship=dict(deck=["smash-the-hold"], amber=1, chests=0)).through()
    assert (play.chests, play.pool, play.dark) == (0, 1, 0) and play.said().count("rf-log-no-chest-left") == 1
    assert in_port(play)


# -- Broadside ------------------------------------------------------------------------------------------------------------


def test_broadside_hits_each_of_your_creatures_and_no_others() -> None:
    ship = dict(line=["corsair"], tired=["corsair"], deck=["broadside"], amber=3)
    play = voyage(me=dict(line=["guard", "weakling", "plated", "dummy"]), mate=dict(line=["guard"]), ship=ship).through()
    assert play.line() == ["guard", "plated", "dummy"], "the weakling is gone"
    assert (play.damage("me/guard"), play.damage("plated"), play.damage("dummy")) == (3, 1, 3), "armor takes up two"
    assert (play.damage("mate/guard"), play.damage("corsair"), play.pool) == (0, 0, 3)
    assert play.said().count("rf-log-wind-icon") == 1 and first(play, "broadside") and in_port(play)


def test_broadside_hits_those_of_whoever_runs_the_ship() -> None:
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["guard"]), ship=dict(deck=["calm", "broadside"]))
    play.through().do("brobnar").through()
    assert (play.damage("me/guard"), play.damage("mate/guard")) == (0, 3) and in_port(play)


@pytest.mark.parametrize("deck", [["broadside"], ["calm", "broadside"]])
def test_broadside_over_an_empty_line_hits_nobody(deck: list[str]) -> None:
    play = voyage(me={}, mate=dict(line=["guard"]), ship=dict(deck=deck, amber=1), difficulty="standard").through()
    assert play.s.damage == {} and play.pool == 1 and in_port(play)


# -- Cursed Coin ----------------------------------------------------------------------------------------------------------


def test_cursed_coin_is_two_dark_aember_for_you_and_burns_your_line() -> None:
    ship = dict(line=["corsair"], tired=["corsair"], deck=["cursed-coin"], amber=1)
    mine = dict(line=["guard", "mutant-guard", "dummy"], amber=1)
    play = voyage(me=mine, mate=dict(line=["brute"], amber=1), ship=ship).through()
    assert (play.amber(), play.dark_of(0)) == (3, 2) and (play.amber(1), play.dark_of(1)) == (1, 0)
    assert (play.damage("guard"), play.damage("mutant-guard"), play.damage("dummy")) == (2, 0, 2)
    assert (play.damage("brute"), play.damage("corsair"), play.pool, play.dark) == (0, 0, 1, 0) and in_port(play)


def test_cursed_coin_unheard_gives_nothing() -> None:
    play = voyage(me=dict(line=["guard"], amber=1), ship=dict(deck=["calm", "cursed-coin"]), difficulty="standard").through()
    assert (play.amber(), play.dark_of(0), play.damage("guard")) == (1, 0, 0) and in_port(play)


# -- All Hands on Deck! ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seasoned", "reaped"), [(False, 2), (True, 3)])
def test_all_hands_readies_each_enemy_pirate_but_not_the_ship(seasoned: bool, reaped: int) -> None:
    line = ["deckhand", "gull", "corsair"]
    ship = dict(line=line, tired=[*line, SHIP], deck=["all-hands"], amber=1)
    mates = dict(line=["deckhand", "guard"], tired=["deckhand", "guard"])
    play = voyage(me={}, mate=mates, ship=ship, seasoned_crew=seasoned).through()
    assert play.pool == 1 + reaped, "who was readied has reaped; with a seasoned crew the gull too"
    assert play.s.wind == "headwind", "the ship stays exhausted"
    assert not play.ready("mate/deckhand") and not play.ready("guard") and first(play, "all-hands") and in_port(play)


def test_all_hands_readies_nobody_unheard_and_where_nobody_is_exhausted() -> None:
    ship = dict(line=["deckhand"], tired=["deckhand"], deck=["calm", "all-hands"], amber=1)
    play = voyage(me={}, ship=ship, difficulty="standard").through()
    assert play.pool == 1 and "kf-log-ready" not in play.said() and in_port(play)
    play = voyage(me={}, ship=dict(line=["deckhand"], deck=["all-hands"], amber=1)).through()
    assert play.pool == 2 and "kf-log-ready" not in play.said() and in_port(play)


# -- Stash It Below -------------------------------------------------------------------------------------------------------


def test_stash_below_archives_the_two_next_cards() -> None:
    ship = dict(deck=["stash-below", "calm", "gull", "corsair"], amber=1)
    play = voyage(me=dict(deck=["punch"]), mate=dict(deck=["anger"]), ship=ship).through()
    assert play.archived == ["calm", "gull"] and play.where("corsair") == "ship.deck" and play.where("anger") == "mate.deck"
    assert (play.pool, play.dark, play.amber(), play.amber(1)) == (2, 0, 0, 0) and in_port(play)


def test_stash_below_unheard_brings_its_aember_and_archives_nothing() -> None:
    ship = dict(deck=["calm", "stash-below", "gull", "corsair"], amber=1)
    play = voyage(me={}, ship=ship, difficulty="standard").through()
    assert play.archived == [] and play.pool == 2 and second(play, "stash-below") and in_port(play)


@pytest.mark.parametrize(("deck", "archived"), [(["gull"], ["gull"]), ([], [])])
def test_stash_below_archives_what_there_is(deck: list[str], archived: list[str]) -> None:
    play = voyage(me={}, ship=dict(deck=["stash-below", *deck], amber=1)).through()
    assert play.archived == archived and play.where("stash-below") == "ship.discard" and in_port(play)


# -- Loose Cannon ---------------------------------------------------------------------------------------------------------


def test_loose_cannon_hits_the_whole_crew_and_the_ship_once() -> None:
    line = ["corsair", "gull", "merman"]
    ship = dict(line=line, tired=[*line, SHIP], deck=["loose-cannon"], amber=3)
    play = voyage(me=dict(line=["guard", "deckhand"]), mate=dict(line=["weakling"]), ship=ship).through()
    assert play.crew == ["corsair", "merman", SHIP] and (play.damage("corsair"), play.damage("merman")) == (2, 2)
    assert (play.pool, play.chests) == (2, 2), "one æmber, however much damage"
    assert (play.damage("guard"), play.damage("deckhand")) == (0, 0) and play.line(1) == ["weakling"] and in_port(play)


def test_loose_cannon_breaks_a_chest_where_the_pool_is_empty() -> None:
    play = voyage(me={}, ship=dict(deck=["loose-cannon"], amber=0, chests=2)).through()
    assert (play.pool, play.dark, play.chests) == (6, 6, 1) and play.crew == [SHIP] and in_port(play)


# -- Rum Ration -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seasoned", [False, True])
def test_rum_ration_stuns_each_enemy_pirate(seasoned: bool) -> None:
    line = ["deckhand", "gull", "corsair"]
    ship = dict(line=line, tired=[*line, SHIP], deck=["rum-ration"], amber=1)
    play = voyage(me=dict(line=["deckhand"]), mate=dict(line=["deckhand"]), ship=ship, seasoned_crew=seasoned).through()
    assert play.stunned("ship/deckhand") and play.stunned("corsair") and play.stunned("gull") is seasoned
    assert not play.stunned("me/deckhand") and not play.stunned("mate/deckhand") and not play.stunned(SHIP)
    assert play.s.wind == "headwind" and in_port(play)


def test_rum_ration_costs_the_pirates_their_turn() -> None:
    play = voyage(me={}, ship=dict(line=["deckhand", "gull"], deck=["rum-ration"], amber=1)).through()
    assert play.pool == 2, "the gull alone has reaped"
    assert not play.stunned("deckhand") and in_port(play)


def test_rum_ration_without_pirates_stuns_nobody() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(line=["gull"], deck=["rum-ration"], amber=1)).through()
    assert play.s.stunned == {} and play.pool == 2 and in_port(play)


# -- Mutiny ---------------------------------------------------------------------------------------------------------------


def test_mutiny_destroys_the_most_powerful_enemy() -> None:
    line = ["deckhand", "corsair", "merman"]
    ship = dict(line=line, tired=line, deck=["calm", "mutiny"], amber=3)
    play = voyage(me=dict(line=["dummy"]), mate=dict(line=["dummy"]), ship=ship, difficulty="standard").through()
    assert play.crew == ["deckhand", "merman", SHIP] and play.where("corsair") == "ship.discard"
    assert play.line() == ["dummy"] and play.line(1) == ["dummy"] and (play.pool, play.chests) == (3, 2) and in_port(play)


def test_mutiny_takes_no_notice_of_traits_and_asks_among_equals() -> None:
    line = ["merman", "deckhand", "bosun"]
    ship = dict(line=line, tired=line, deck=["calm", "mutiny"], amber=1)
    play = voyage(me={}, ship=ship, difficulty="standard").do("end")
    assert play.asked == "destroy" and play.options == ["merman", "bosun"]
    play.pick("merman")
    assert play.crew == ["deckhand", "bosun", SHIP] and in_port(play)


def test_mutiny_on_a_ship_without_a_crew_destroys_nothing() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(deck=["calm", "mutiny"], amber=1), difficulty="standard").through()
    assert play.crew == [SHIP] and play.line() == ["guard"] and (play.pool, play.chests) == (1, 2) and in_port(play)


def test_mutiny_needs_another_card_before_it_in_the_same_turn() -> None:
    ship = dict(line=["corsair"], tired=["corsair"], deck=["mutiny", "calm"], amber=1)
    play = voyage(me=dict(line=["guard"]), ship=ship, difficulty="standard").through()
    assert play.crew == ["corsair", SHIP] and play.said().count("rf-log-quiet") == 1 and in_port(play)
