"""How cards are read at this table (R133-R139, R145), and rulings about fights and control (G5-G8, G17, G21, G27-G29)."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.content import CARDS
from inglenook.games.keyforge.query import foe
from inglenook.games.keyforge.state import everybody
from inglenook.games.royal_fortune.content import SHIP, adventure_deck
from inglenook.games.royal_fortune.state import players, ship_side
from inglenook.games.royal_fortune.wind import is_adventure

from . import props as props
from .stage import voyage


@pytest.mark.rule("RF-R133")
def test_you_on_an_adventure_card_is_the_active_player() -> None:
    play = voyage(me=dict(amber=2), mate=dict(amber=2, line=["guard"]), ship=dict(deck=["pilfer", "pilfer"], amber=1)).through()
    assert (play.amber(0), play.amber(1)) == (1, 2)
    play.do("brobnar", "end")
    assert (play.amber(0), play.amber(1)) == (1, 1)


@pytest.mark.rule("RF-R134", "RF-R135")
def test_the_opponent_is_the_ship() -> None:
    play = voyage(me=dict(hand=["loser"], amber=3), mate=dict(amber=4), ship=dict(amber=5))
    assert foe(play.s, 0) == foe(play.s, 1) == ship_side(play.s)
    play.do("play:loser")
    assert (play.pool, play.amber(0), play.amber(1)) == (3, 3, 4)


@pytest.mark.rule("RF-R136")
def test_each_player_on_a_players_card_includes_the_ship() -> None:
    play = voyage(me={}, mate={})
    assert list(everybody(play.s)) == [0, 1, 2]


@pytest.mark.rule("RF-R136")
def test_effervescent_principle_halves_the_ships_pool_too() -> None:
    play = voyage(me=dict(hand=["effervescent-principle"], amber=4), mate=dict(amber=6), ship=dict(amber=8), house="logos")
    play.do("play:effervescent-principle")
    assert (play.amber(0), play.amber(1), play.pool) == (2, 3, 4)


@pytest.mark.rule("RF-R145")
def test_each_player_on_an_adventure_card_does_not() -> None:
    play = voyage(me={}, mate={})
    assert players(play.s) == [0, 1]


@pytest.mark.rule("RF-R137")
def test_a_search_in_the_ships_turn_must_find() -> None:
    play = voyage(me={}, ship=dict(deck=["rummage", "gull", "anchor"], amber=1)).through()
    assert play.archived == ["anchor"]
    assert play.where("gull") == "ship.deck"


@pytest.mark.rule("RF-R137")
def test_of_several_one_is_chosen_and_none_cannot_be() -> None:
    play = voyage(me={}, ship=dict(deck=["rummage", "ballast", "anchor"], amber=1))
    play.do("end")
    assert play.asked == "search" and sorted(play.options) == ["anchor", "ballast"]
    play.do("ballast")
    assert play.archived == ["ballast"]


@pytest.mark.rule("RF-R137")
def test_a_search_for_what_is_not_there_finds_nothing() -> None:
    play = voyage(me={}, ship=dict(deck=["rummage", "gull"], amber=1)).through()
    assert play.archived == []


@pytest.mark.rule("RF-R138")
def test_all_adventure_cards_and_no_others_are_of_house_fortune() -> None:
    assert all(CARDS[title].house == "fortune" for title in adventure_deck())
    assert is_adventure("smash-the-hold.b3")
    assert not is_adventure("punch.a3")


@pytest.mark.rule("RF-R139")
def test_enemy_on_an_adventure_card_is_the_ships() -> None:
    ship = dict(line=["corsair"], artifacts=["the-black-flag"], amber=1)
    play = voyage(me=dict(line=["guard"]), ship=ship)
    assert play.power("corsair") == 6, "the flag is for the crew"
    assert play.power("guard") == 4


@pytest.mark.rule("RF-R139")
def test_enemy_means_the_crew_whoever_has_the_card() -> None:
    play = voyage(
        me=dict(hand=["taker"], line=["guard"]), ship=dict(line=["corsair", "deckhand"], artifacts=["the-black-flag"])
    )
    flag = play.id("the-black-flag")
    play.s.sides[1].artifacts.remove(flag)
    play.s.sides[0].artifacts.append(flag)
    play.s.control[flag] = 0
    play.do("play:taker", "deckhand", "left")
    assert (play.power("corsair"), play.power("deckhand")) == (6, 3), "a pirate among friends is no enemy"


@pytest.mark.rule("RF-R139")
@pytest.mark.parametrize(("title", "gone"), [("mutiny", "corsair"), ("loose-cannon", "gull")])
def test_the_crew_suffers_from_its_own(title: str, gone: str) -> None:
    ship = dict(line=["corsair", "gull"], tired=["corsair", "gull"], deck=["calm", title], amber=1)
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["guard"]), ship=ship, difficulty="standard").through()
    assert play.where(gone) == "ship.discard"
    assert play.damage("me/guard") == play.damage("mate/guard") == 0


@pytest.mark.rule("RF-R134")
def test_the_captain_steals_for_the_ship_even_when_you_command_him() -> None:
    play = voyage(
        me=dict(line=["dummy"], hand=["taker", "fight-order", "readier"], amber=3),
        ship=dict(line=["captain-vane-hollow"], amber=4),
    )
    play.do("play:taker", "captain-vane-hollow", "left", "play:fight-order", "captain-vane-hollow")
    assert (play.amber(), play.pool) == (2, 4), "the ship lost one to the blow and stole one"


# -- rulings --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RF-G5")
def test_each_blow_costs_one() -> None:
    play = voyage(me=dict(line=["with-assault"]), ship=dict(amber=5, line=["gull"]))
    play.do("fight:with-assault", SHIP)
    assert play.pool == 3, "one for the assault, one for the fight"


@pytest.mark.rule("RF-G15", "KF-K31")
def test_nobody_stands_dead_while_the_ship_is_asked_what_it_loses() -> None:
    play = voyage(me=dict(line=["harrier"]), ship=dict(amber=4, dark=2, line=["gull"]))
    play.do("fight:harrier", SHIP)
    assert play.asked == "mix"
    assert play.damage("gull") == 0, "what hits all at once is laid down when all is answered"
    play.do("1")
    assert play.where("gull") == "ship.discard"


@pytest.mark.rule("RF-G6")
def test_damage_that_is_prevented_costs_nothing_and_breaks_nothing() -> None:
    play = voyage(me=dict(hand=["striker"]), ship=dict(amber=0, chests=2, artifacts=["aegis"], line=["gull"]))
    play.do("play:striker", SHIP)
    assert (play.pool, play.chests) == (0, 2)


@pytest.mark.rule("RF-G7")
def test_the_ship_strikes_nobody_back_and_the_fight_goes_on_as_any() -> None:
    play = voyage(me=dict(line=["fighter", "harrier"]), ship=dict(amber=5, line=["corsair"]))
    play.do("fight:fighter", SHIP)
    assert play.damage("fighter") == 0
    assert (play.pool, play.amber()) == (4, 1), "its ability after the fight works"
    play.do("fight:harrier", SHIP)
    assert play.pool == 2, "one before the fight, one in it"
    assert play.damage("corsair") == 1


@pytest.mark.rule("RF-G7")
def test_poison_adds_nothing_and_hazardous_still_bites() -> None:
    ship = dict(amber=5, upgrades={SHIP: "whetstone"}, line=["gull"])
    play = voyage(me=dict(line=["with-poison", "guard"]), ship=ship)
    play.do("fight:with-poison", SHIP)
    assert play.pool == 4
    assert play.damage("with-poison") == 1, "hazardous of the upgrade"


@pytest.mark.rule("RF-G8")
def test_a_neighbour_with_taunt_guards_the_ship() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(line=["gull", "bosun", SHIP], amber=5))
    play.do("fight:guard")
    assert play.at_rest, "only the bosun can be fought, so nobody is asked"
    assert play.pool == 5 and play.where("bosun") == "ship.discard"


@pytest.mark.rule("RF-G8")
def test_taunt_further_off_does_not() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(line=["bosun", "gull", SHIP], amber=5))
    play.do("fight:guard")
    assert SHIP in play.options


@pytest.mark.rule("RF-G17")
def test_your_creature_under_the_ship_reaps_for_it_and_dies_into_your_discard_pile() -> None:
    play = voyage(me=dict(hand=["killer"], line=["guard", "brute"]), ship=dict(amber=1))
    guard = play.id("guard")
    play.s.sides[0].line.remove(guard)
    play.s.sides[1].line.insert(0, guard)
    play.s.control[guard] = 1
    play.through()
    assert play.pool == 2 and play.amber() == 0
    play.do("brobnar", "play:killer", "guard")
    assert play.where("guard") == "me.discard"


@pytest.mark.rule("RF-G21")
def test_what_begins_with_your_turn_does_not_begin_with_the_ships() -> None:
    play = voyage(me=dict(artifacts=["herald"]), ship=dict(amber=1)).through()
    assert play.amber() == 1, "once, at the start of the player's next turn"


@pytest.mark.rule("RF-G27")
def test_the_team_captures_from_the_ship_and_the_crew_from_the_active_player() -> None:
    play = voyage(me=dict(hand=["charette"], amber=2), mate=dict(amber=2), ship=dict(deck=["cabin-boy"], amber=4), house="dis")
    play.do("play:charette")
    assert (play.on("charette"), play.pool) == (3, 1)
    play.through()
    assert (play.on("cabin-boy"), play.amber(0), play.amber(1)) == (1, 1, 2)


@pytest.mark.rule("RF-G28")
def test_nobody_is_out_an_empty_deck_is_made_anew() -> None:
    play = voyage(me=dict(discard=["troll"] * 8, hand=["drawer"]), ship=dict(amber=1), luck=[0] * 8)
    play.do("play:drawer")
    assert play.hand() == ["troll", "troll"]
    assert play.at_rest


@pytest.mark.rule("RF-G29")
def test_adventure_cards_go_to_the_adventure_discard_pile_and_purged_ones_are_gone() -> None:
    play = voyage(me=dict(hand=["killer", "eraser"]), ship=dict(line=["deckhand", "gull"], amber=1))
    play.do("play:killer", "deckhand")
    assert play.where("deckhand") == "ship.discard"
    play.do("play:eraser", "gull")
    assert play.where("gull") == "ship.purged"
