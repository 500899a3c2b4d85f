"""The creatures of the adventure deck, one by one: what each does, to whom, and to whom not."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.content import CARDS
from inglenook.games.royal_fortune.content import SHIP
from tests.keyforge.stage import SOUND

from . import props as props
from .stage import Chase, voyage

PRINTED: list[tuple[str, int, int, int, tuple[str, ...], tuple[str, ...], dict[str, int]]] = [
    ("deck-swabber", 2, 0, 0, ("wind",), ("pirate",), {}),
    ("powder-monkey", 3, 0, 0, (), ("beast",), {}),
    ("boarding-brute", 6, 0, 0, (), ("pirate",), {"prey": 1}),
    ("crow-s-nest-lookout", 3, 0, 0, (), ("pirate",), {"elusive": 1}),
    ("brine-born", 5, 0, 0, (), ("spirit", "mutant"), {}),
    ("thing-from-the-bilge", 7, 0, 0, (), ("beast", "mutant"), {"prey": 1}),
    ("first-mate-ruddle", 7, 1, 0, (), ("pirate",), {"prey": 1}),
    ("captain-vane-hollow", 9, 2, 0, (), ("pirate",), {"prey": 1}),
    ("harpooner", 5, 0, 1, (), ("pirate",), {"prey": 1}),
    ("quartermaster", 4, 0, 0, (), ("pirate",), {}),
    ("stowaway", 2, 0, 0, (), ("thief", "human"), {}),
    ("ill-omened-gull", 1, 0, 0, (), ("beast",), {"elusive": 1}),
]
"""Title, power, armor, printed æmber, icons, traits, keywords."""


def in_port(play: Chase) -> bool:
    """The ship's turn is over and the next player chooses a house: nothing hangs, and every card lies in one place."""
    broken = [holds.__name__ for holds in SOUND if not holds(play.s)]
    assert not broken, f"in port, but not {broken}"
    mine = play.s.active == play.s.chooser and play.asked == "house"
    return mine and not play.s.dying and not play.s.playing and not play.s.attacker


@pytest.mark.parametrize(("title", "power", "armor", "amber", "icons", "traits", "keywords"), PRINTED)
def test_what_is_printed_on_a_creature(
    title: str, power: int, armor: int, amber: int, icons: tuple[str, ...], traits: tuple[str, ...], keywords: dict[str, int]
) -> None:
    card = CARDS[title]
    assert (card.type, card.power, card.armor, card.amber) == ("creature", power, armor, amber)
    assert (card.icons, card.traits, card.keywords) == (icons, traits, keywords)


@pytest.mark.parametrize(("title", "power", "armor", "traits"), [(row[0], row[1], row[2], row[5]) for row in PRINTED])
def test_a_creature_comes_aboard_with_what_is_printed(title: str, power: int, armor: int, traits: tuple[str, ...]) -> None:
    play = voyage(me={}, ship=dict(deck=[title]), luck=[0] if title == "ill-omened-gull" else []).through()
    assert play.where(title) == "ship.line" and (play.power(title), play.armor(title)) == (power, armor)
    assert play.pirates == int("pirate" in traits) and in_port(play)


# -- Deck Swabber ---------------------------------------------------------------------------------------------------------


def test_deck_swabber_turns_the_wind_and_exhausts_the_ship() -> None:
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["brute"]), ship=dict(deck=["deck-swabber"], amber=1)).through()
    assert play.crew == ["deck-swabber", SHIP] and play.pirates == 1
    assert play.s.wind == "tailwind" and play.said().count("rf-log-wind") == 1, "the exhausted ship does not turn it back"
    assert play.pool == 1 and play.s.damage == {} and in_port(play)


def test_deck_swabber_in_play_leaves_the_wind_alone() -> None:
    play = voyage(me={}, ship=dict(line=["deck-swabber"], tired=[SHIP], amber=1)).through()
    assert play.s.wind == "headwind" and play.pool == 2 and in_port(play)


# -- Powder Monkey --------------------------------------------------------------------------------------------------------


def test_powder_monkey_blows_up_under_your_flanks() -> None:
    play = voyage(
        me=dict(hand=["killer"], line=["dummy", "guard", "brute"]),
        mate=dict(line=["dummy", "brute"]),
        ship=dict(line=["powder-monkey", "corsair"], amber=3),
    )
    play.do("play:killer", "powder-monkey")
    assert (play.damage("me/dummy"), play.damage("guard"), play.damage("me/brute")) == (2, 0, 2)
    assert (play.damage("mate/dummy"), play.damage("mate/brute"), play.damage("corsair")) == (0, 0, 0)
    assert play.pool == 3 and play.crew == ["corsair", SHIP] and play.at_rest


def test_powder_monkey_hits_a_lone_creature_once_and_an_empty_line_not_at_all() -> None:
    play = voyage(me=dict(hand=["killer"], line=["dummy"]), ship=dict(line=["powder-monkey"], amber=1))
    play.do("play:killer", "powder-monkey")
    assert play.damage("dummy") == 2 and play.at_rest
    play = voyage(me=dict(hand=["killer"]), mate=dict(line=["dummy"]), ship=dict(line=["powder-monkey"], amber=1))
    play.do("play:killer", "powder-monkey")
    assert play.s.damage == {} and play.crew == [SHIP] and play.at_rest


def test_powder_monkey_does_not_hit_who_becomes_a_flank_by_it() -> None:
    play = voyage(me=dict(hand=["killer"], line=["weakling", "guard", "dummy"]), ship=dict(line=["powder-monkey"], amber=1))
    play.do("play:killer", "powder-monkey")
    assert play.line() == ["guard", "dummy"] and (play.damage("guard"), play.damage("dummy")) == (0, 2) and play.at_rest


def test_powder_monkey_takes_along_who_fights_it() -> None:
    play = voyage(me=dict(line=["brute"]), ship=dict(line=["powder-monkey"], amber=1))
    play.do("fight:brute", "powder-monkey")
    assert play.where("brute") == "me.discard" and play.where("powder-monkey") == "ship.discard" and play.at_rest


def test_powder_monkey_in_the_ships_turn_burns_whoever_runs_it() -> None:
    ship = dict(line=["powder-monkey"], tired=["powder-monkey", SHIP], deck=["calm", "calm", "calm", "mutiny"], amber=1)
    play = voyage(me=dict(line=["dummy"]), mate=dict(line=["dummy"]), ship=ship, difficulty="standard").through()
    assert play.s.damage == {}
    play.do("brobnar").through()
    assert (play.damage("me/dummy"), play.damage("mate/dummy")) == (0, 2) and play.crew == [SHIP] and in_port(play)


# -- Boarding Brute -------------------------------------------------------------------------------------------------------


def test_boarding_brute_hunts_your_least_powerful() -> None:
    play = voyage(
        me=dict(line=["dummy", "guard", "brute"]), mate=dict(line=["weakling"]), ship=dict(line=["boarding-brute"], amber=1)
    ).through()
    assert play.line() == ["dummy", "brute"] and play.line(1) == ["weakling"]
    assert (play.damage("boarding-brute"), play.damage("dummy"), play.damage("brute"), play.pool) == (4, 0, 0, 1)
    assert in_port(play)


def test_boarding_brute_of_equals_takes_the_one_you_choose() -> None:
    play = voyage(me=dict(line=["guard", "dummy", "mutant-guard"]), ship=dict(line=["boarding-brute"], amber=1)).do("end")
    assert play.asked == "prey" and play.options == ["guard", "mutant-guard"]
    play.do("mutant-guard")
    assert play.line() == ["guard", "dummy"] and in_port(play)


def test_boarding_brute_without_anybody_reaps() -> None:
    play = voyage(me={}, mate=dict(line=["weakling"]), ship=dict(line=["boarding-brute"], tired=[SHIP], amber=1)).through()
    assert play.pool == 2 and play.line(1) == ["weakling"] and in_port(play)


# -- Crow's Nest Lookout --------------------------------------------------------------------------------------------------


def test_lookout_archives_the_next_card_and_no_more() -> None:
    play = voyage(
        me=dict(deck=["punch"]), mate=dict(deck=["anger"]), ship=dict(deck=["crow-s-nest-lookout", "calm", "gull"], amber=1)
    ).through()
    assert play.archived == ["calm"] and play.where("gull") == "ship.deck" and play.where("anger") == "mate.deck"
    assert play.s.sides[0].archives == [] == play.s.sides[1].archives and in_port(play)


def test_lookout_makes_a_new_deck_of_the_discard_pile_or_finds_nothing() -> None:
    play = voyage(me={}, ship=dict(deck=["crow-s-nest-lookout"], discard=["calm"], amber=1), luck=[0]).through()
    assert play.archived == ["calm"] and in_port(play)
    play = voyage(me={}, ship=dict(deck=["crow-s-nest-lookout"], amber=1)).through()
    assert play.archived == [] and play.crew == ["crow-s-nest-lookout", SHIP] and in_port(play)


@pytest.mark.parametrize("title", ["crow-s-nest-lookout", "ill-omened-gull"])
def test_lookout_and_gull_elude_the_first_attack_of_a_turn(title: str) -> None:
    play = voyage(me=dict(line=["guard", "brute"]), ship=dict(line=["deckhand", title], amber=1))
    assert play.keyword(title, "elusive") == 1 and play.keyword("deckhand", "elusive") == 0
    play.do("fight:guard", title)
    assert play.damage(title) == 0 == play.damage("guard")
    play.do("fight:brute", title)
    assert play.where(title) == "ship.discard" and play.at_rest


# -- The Brine-Born -------------------------------------------------------------------------------------------------------


def test_brine_born_brings_dark_aember_that_burns_the_crew() -> None:
    ship = dict(line=["corsair", "merman"], tired=["corsair", "merman", SHIP], deck=["brine-born"])
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["brute"]), ship=ship).through()
    assert (play.pool, play.dark) == (1, 1), "two came, and one of them burnt off the ship"
    assert (play.damage("corsair"), play.damage("merman"), play.damage("brine-born")) == (2, 0, 0)
    assert (play.damage("guard"), play.damage("brute"), play.dark_of(0), play.dark_of(1)) == (0, 0, 0, 0) and in_port(play)


@pytest.mark.parametrize(("dark", "left"), [(2, (2, 1)), (1, (2, 0)), (0, (3, 0))])
def test_brine_born_reaps_and_drinks_your_dark_aember_only(dark: int, left: tuple[int, int]) -> None:
    play = voyage(me=dict(amber=3, dark=dark), mate=dict(amber=2, dark=2), ship=dict(line=["brine-born"], amber=1)).through()
    assert (play.amber(), play.dark_of(0)) == left and (play.amber(1), play.dark_of(1)) == (2, 2)
    assert (play.pool, play.dark) == (2, 0) and in_port(play)


def test_brine_born_drinks_from_whoever_runs_the_ship() -> None:
    play = voyage(me={}, mate=dict(amber=2, dark=2), ship=dict(line=["brine-born"], tired=["brine-born", SHIP], amber=1))
    play.through().do("brobnar").through()
    assert (play.amber(1), play.dark_of(1)) == (1, 1) and in_port(play)


# -- Thing from the Bilge -------------------------------------------------------------------------------------------------


def test_thing_from_the_bilge_hunts_aember() -> None:
    play = voyage(
        me=dict(line=["dummy", "guard", "weakling"], amber_on={"guard": 1}),
        mate=dict(line=["brute"], amber_on={"brute": 1}),
        ship=dict(line=["thing-from-the-bilge"], amber=1),
    ).through()
    assert play.line() == ["dummy", "weakling"] and play.damage("thing-from-the-bilge") == 4
    assert play.line(1) == ["brute"] and play.on("brute") == 1 and play.damage("brute") == 0
    assert play.pool == 2, "what lay on the guard is the ship's now"
    assert in_port(play)


def test_thing_from_the_bilge_of_several_takes_the_one_you_choose() -> None:
    mine = dict(line=["dummy", "guard", "brute"], amber_on={"guard": 2, "brute": 1})
    play = voyage(me=mine, ship=dict(line=["thing-from-the-bilge"], amber=1)).do("end")
    assert play.asked == "prey" and play.options == ["guard", "brute"]
    play.do("brute")
    assert play.line() == ["dummy", "guard"] and play.on("guard") == 2 and in_port(play)


def test_thing_from_the_bilge_reaps_where_only_a_mates_creature_has_aember() -> None:
    play = voyage(
        me=dict(line=["dummy", "guard"], amber=3),
        mate=dict(line=["brute"], amber_on={"brute": 1}),
        ship=dict(line=["thing-from-the-bilge"], amber=1),
    ).through()
    assert play.pool == 2 and play.s.damage == {} and in_port(play)


# -- First Mate Ruddle ----------------------------------------------------------------------------------------------------


def test_first_mate_enters_ready_and_hunts_your_most_powerful() -> None:
    play = voyage(
        me=dict(line=["guard", "brute", "weakling"]), mate=dict(line=["dummy"]), ship=dict(deck=["first-mate-ruddle"], amber=1)
    ).through()
    assert play.line() == ["guard", "weakling"] and play.where("brute") == "me.discard"
    assert play.damage("first-mate-ruddle") == 5 - 1, "one armor"
    assert (play.damage("guard"), play.damage("weakling"), play.damage("dummy"), play.pool) == (0, 0, 0, 1) and in_port(play)


def test_first_mate_is_ready_himself_and_makes_nobody_else_ready() -> None:
    ship = dict(deck=["first-mate-ruddle", "deckhand"], tired=[SHIP], amber=1)
    play = voyage(me={}, ship=ship, difficulty="standard").through()
    assert play.crew == ["deckhand", "first-mate-ruddle", SHIP]
    assert play.pool == 2, "he found no prey and reaped; the deckhand waits"
    assert in_port(play)


def test_first_mate_of_equals_takes_the_one_you_choose() -> None:
    play = voyage(me=dict(line=["guard", "weakling", "mutant-guard"]), ship=dict(line=["first-mate-ruddle"], amber=1)).do("end")
    assert play.asked == "prey" and play.options == ["guard", "mutant-guard"]
    play.do("guard")
    assert play.line() == ["weakling", "mutant-guard"] and in_port(play)


# -- Captain Vane Hollow --------------------------------------------------------------------------------------------------


def test_captain_hunts_anybody_of_yours_and_steals_for_the_ship() -> None:
    play = voyage(
        me=dict(line=["guard", "dummy", "weakling"], amber=2),
        mate=dict(line=["brute"], amber=2),
        ship=dict(line=["captain-vane-hollow"], amber=1),
    ).do("end")
    assert play.asked == "prey" and play.options == ["guard", "dummy", "weakling"]
    play.do("guard")
    assert play.line() == ["dummy", "weakling"] and play.damage("captain-vane-hollow") == 4 - 2, "two armor"
    assert (play.amber(), play.amber(1), play.pool) == (1, 2, 2) and in_port(play)


def test_captain_steals_nothing_where_there_is_nothing_or_where_he_falls() -> None:
    play = voyage(me=dict(line=["guard"]), mate=dict(amber=2), ship=dict(line=["captain-vane-hollow"], amber=1)).through()
    assert (play.amber(1), play.pool) == (2, 1) and in_port(play)
    ship = dict(line=["captain-vane-hollow"], damage={"captain-vane-hollow": 1}, amber=1)
    play = voyage(me=dict(line=["dummy"], amber=2), ship=ship).through()
    assert play.where("captain-vane-hollow") == "ship.discard" and (play.amber(), play.pool) == (2, 1) and in_port(play)


def test_captain_without_prey_reaps_and_does_not_steal() -> None:
    play = voyage(me=dict(amber=2), mate=dict(line=["guard"]), ship=dict(line=["captain-vane-hollow"], tired=[SHIP], amber=1))
    play.through()
    assert (play.amber(), play.pool) == (2, 2) and play.damage("guard") == 0 and in_port(play)


def test_captain_lets_you_choose_which_kind_he_steals() -> None:
    play = voyage(me=dict(line=["guard"], amber=2, dark=1), ship=dict(line=["captain-vane-hollow"], tired=[SHIP], amber=1))
    play.do("end")
    assert play.asked == "mix" and play.options == ["0", "1"]
    play.do("0")
    assert (play.amber(), play.dark_of(0), play.pool, play.dark) == (1, 1, 2, 0) and in_port(play)


# -- One-Shot Harpooner ---------------------------------------------------------------------------------------------------


def test_harpooner_brings_one_aember_aboard() -> None:
    play = voyage(me=dict(line=["guard"], damage={"guard": 1}, amber=1), ship=dict(deck=["harpooner"], amber=1)).through()
    assert (play.pool, play.dark, play.amber()) == (2, 0, 1)
    assert play.damage("guard") == 1 and not play.stunned("guard"), "he came exhausted"
    assert in_port(play)


def test_harpooner_hunts_the_damaged_and_stuns_your_most_powerful() -> None:
    play = voyage(
        me=dict(line=["guard", "dummy", "brute"], damage={"guard": 1}),
        mate=dict(line=["dummy"], damage={"dummy": 1}),
        ship=dict(line=["harpooner", "corsair"], tired=["corsair"], amber=1),
    ).through()
    assert play.line() == ["dummy", "brute"] and play.damage("harpooner") == 4
    assert play.stunned("me/dummy") and not play.stunned("brute") and not play.stunned("mate/dummy")
    assert not play.stunned("corsair") and not play.stunned(SHIP) and play.damage("mate/dummy") == 1 and in_port(play)


def test_harpooner_of_several_damaged_takes_the_one_you_choose_and_of_equals_you_say_who_is_stunned() -> None:
    mine = dict(line=["guard", "weakling", "mutant-guard", "brute", "stranger"], damage={"guard": 1, "brute": 1, "stranger": 1})
    play = voyage(me=mine, ship=dict(line=["harpooner"], amber=1)).do("end")
    assert play.asked == "prey" and play.options == ["guard", "brute", "stranger"]
    play.do("stranger")
    assert play.stunned("brute") and play.where("stranger") == "me.discard" and in_port(play)
    mine = dict(line=["guard", "mutant-guard", "stranger"], damage={"stranger": 1})
    play = voyage(me=mine, ship=dict(line=["harpooner"], amber=1)).do("end")
    assert play.asked == "stun" and play.options == ["guard", "mutant-guard"]
    play.pick("mutant-guard")
    assert play.stunned("mutant-guard") and not play.stunned("guard") and in_port(play)


def test_harpooner_without_a_damaged_creature_reaps_and_stuns_nobody() -> None:
    play = voyage(
        me=dict(line=["dummy"]), mate=dict(line=["guard"], damage={"guard": 1}), ship=dict(line=["harpooner"], amber=1)
    ).through()
    assert play.pool == 2 and play.s.stunned == {} and play.damage("dummy") == 0 and in_port(play)


def test_harpooner_who_falls_stuns_nobody_and_the_last_one_slain_leaves_nobody_to_stun() -> None:
    play = voyage(me=dict(line=["dummy", "guard"], damage={"dummy": 1}), ship=dict(line=["harpooner"], amber=1)).through()
    assert play.where("harpooner") == "ship.discard" and play.s.stunned == {} and in_port(play)
    play = voyage(
        me=dict(line=["guard"], damage={"guard": 1}), mate=dict(line=["dummy"]), ship=dict(line=["harpooner"], amber=1)
    ).through()
    assert play.line() == [] and play.s.stunned == {} and in_port(play)


# -- The Quartermaster ----------------------------------------------------------------------------------------------------


def test_quartermaster_finds_an_artifact_or_an_upgrade_in_deck_or_discard_pile() -> None:
    ship = dict(deck=["quartermaster", "gull", "swivel-gun", "calm"], discard=["mutiny", "barnacle-plate", "deckhand"], amber=1)
    play = voyage(me=dict(artifacts=["trinket"]), mate=dict(deck=["trinket"], discard=["badge"]), ship=ship).do("end")
    assert play.asked == "search" and sorted(play.options) == ["barnacle-plate", "swivel-gun"]
    play.do("barnacle-plate")
    assert play.archived == ["barnacle-plate"] and play.where("swivel-gun") == "ship.deck"
    assert play.where("mutiny") == play.where("deckhand") == "ship.discard" and play.where("gull") == "ship.deck"
    assert play.where("badge") == "mate.discard" and play.where("mate/trinket") == "mate.deck" and in_port(play)


def test_quartermaster_asks_for_a_title_and_not_for_a_copy() -> None:
    play = voyage(me={}, ship=dict(deck=["quartermaster", "anchor", "anchor", "ballast"], amber=1)).do("end")
    assert sorted(play.options) == ["anchor", "ballast"]
    play = voyage(me={}, ship=dict(deck=["quartermaster", "anchor", "gull", "anchor"], amber=1)).through()
    assert play.archived == ["anchor"] and in_port(play)


def test_quartermaster_without_either_archives_nothing_and_nothing_from_play() -> None:
    ship = dict(deck=["quartermaster", "gull"], discard=["calm"], artifacts=["anchor"], amber=1)
    play = voyage(me={}, ship=ship).through()
    assert play.archived == [] and play.where("anchor") == "ship.artifacts" and "rf-log-found" not in play.said()
    assert in_port(play)


# -- Unlucky Stowaway -----------------------------------------------------------------------------------------------------


def test_stowaway_enters_on_the_right_flank_and_others_still_on_the_left() -> None:
    ship = dict(line=["gull"], tired=["gull", SHIP], deck=["stowaway", "deckhand"], amber=1)
    play = voyage(me={}, ship=ship, difficulty="standard").through()
    assert play.crew == ["deckhand", "gull", SHIP, "stowaway"] and play.pirates == 1 and play.pool == 1 and in_port(play)


def test_stowaway_pays_you_when_destroyed() -> None:
    play = voyage(me=dict(hand=["killer"]), mate=dict(amber=1), ship=dict(line=[SHIP, "stowaway"], amber=3))
    play.do("play:killer", "stowaway")
    assert (play.amber(), play.amber(1), play.pool, play.dark_of(0)) == (2, 1, 3, 0) and play.at_rest


def test_stowaway_pays_whoever_runs_the_ship_and_only_when_destroyed() -> None:
    ship = dict(line=["stowaway"], tired=["stowaway", SHIP], deck=["calm", "calm", "calm", "mutiny"], amber=1)
    play = voyage(me={}, mate=dict(line=["guard"]), ship=ship, difficulty="standard").through()
    assert (play.amber(), play.amber(1)) == (0, 0)
    play.do("brobnar").through()
    assert (play.amber(), play.amber(1)) == (0, 2) and play.where("stowaway") == "ship.discard" and in_port(play)
    play = voyage(me=dict(hand=["sender"]), ship=dict(line=["stowaway"], amber=1)).do("play:sender", "stowaway")
    assert play.amber() == 0 and play.archived == ["stowaway"] and play.at_rest


# -- Ill-Omened Gull ------------------------------------------------------------------------------------------------------


def test_gull_discards_one_card_of_your_hand_at_random() -> None:
    ship = dict(deck=["ill-omened-gull"], amber=1)
    play = voyage(me=dict(hand=["guard", "brute"]), mate=dict(hand=["dummy"]), ship=ship, luck=[1]).through()
    assert play.hand() == ["guard"] and play.where("brute") == "me.discard" and play.hand(1) == ["dummy"] and in_port(play)


def test_gull_finds_nothing_in_an_empty_hand() -> None:
    play = voyage(me={}, mate=dict(hand=["dummy"]), ship=dict(deck=["ill-omened-gull"], amber=1))
    play.do(f"discard:{play.spare}")  # with nothing left to do the turn ends by itself
    assert len(play.s.sides[0].discard) == 1 and play.hand(1) == ["dummy"] and play.crew == ["ill-omened-gull", SHIP]
    assert in_port(play)
