"""Players' turns, the team, and prey (R3, R81-R93)."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.query import enemies, foe, friends
from inglenook.games.royal_fortune.content import SHIP

from . import props as props
from .stage import voyage, written


@pytest.mark.rule("RF-R3", "RF-R81")
def test_a_turn_is_a_turn_of_keyforge() -> None:
    play = voyage(me=dict(hand=["guard"], line=["brute"], deck=["troll"] * 7, amber=6), ship=dict(amber=1))
    play.do("play:guard", "left", "reap:brute")
    assert play.amber() == 7
    assert not play.ready("guard") and not play.ready("brute")
    play.through()
    assert play.ready("guard") and play.ready("brute")
    assert len(play.s.sides[0].hand) == 6
    assert (play.keys(), play.amber()) == (1, 1), "forged at the start of the next turn"


@pytest.mark.rule("RF-R82")
def test_the_first_turn_is_as_long_as_any() -> None:
    play = voyage(me=dict(hand=["guard", "brute", "quiet"]))
    play.s.turn = 1
    play.do("play:guard", "play:brute", "left", "play:quiet")
    assert play.line() == ["brute", "guard"] and play.where("quiet") == "me.discard"
    assert play.at_rest


@pytest.mark.rule("RF-R83")
def test_one_may_fight_the_ship_or_any_other_enemy() -> None:
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["dummy"]), ship=dict(line=["deckhand", "gull"]))
    play.do("fight:guard")
    assert play.options == ["deckhand", "gull", SHIP]


@pytest.mark.rule("RF-R85")
def test_all_players_face_the_same_line() -> None:
    play = voyage(me={}, mate={}, third={}, ship=dict(line=["deckhand"]))
    for side in range(3):
        assert foe(play.s, side) == 3
        assert enemies(play.s, side) == [play.id("deckhand"), play.ship]


@pytest.mark.rule("RF-R86", "RF-G26")
def test_teammates_cards_are_in_play_for_texts_without_friend_or_foe() -> None:
    play = voyage(me=dict(hand=["striker"], line=["guard"]), mate=dict(line=["dummy"]), ship=dict(line=["corsair"]))
    play.do("play:striker")
    assert play.options == ["guard", "dummy", "corsair", SHIP]
    play.do("dummy")
    assert play.damage("dummy") == 2


@pytest.mark.rule("RF-R86")
def test_adventure_cards_reach_them_too_unless_they_say_your() -> None:
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["dummy"]), ship=dict(deck=["cannonade"], amber=1))
    play.do("end")
    assert play.asked == "damage" and "dummy" in play.options
    play.do("dummy")
    assert play.damage("dummy") == 1
    yours = voyage(me=dict(line=["guard"]), mate=dict(line=["dummy"]), ship=dict(deck=["grapeshot"], amber=1)).through()
    assert (yours.damage("guard"), yours.damage("dummy")) == (1, 0)


@pytest.mark.rule("RF-R87", "RF-R88", "RF-G26")
def test_teammates_creatures_are_neither_friendly_nor_enemy() -> None:
    ship = dict(line=["corsair"], amber=4)
    play = voyage(me=dict(hand=["mass-capture"], line=["guard", "brute"]), mate=dict(line=["dummy"]), ship=ship)
    assert friends(play.s, 0) == [play.id("guard"), play.id("brute")]
    assert play.id("dummy") not in enemies(play.s, 0)
    play.do("play:mass-capture")
    assert "dummy" not in play.options and "corsair" not in play.options
    play.pick("guard")
    assert (play.on("guard"), play.on("dummy")) == (1, 0)


@pytest.mark.rule("RF-R89")
def test_a_hunter_fights_what_matches_its_prey() -> None:
    play = voyage(me=dict(line=["guard", "dummy"]), ship=dict(line=["sea-dog"], amber=1))
    play.through()
    assert play.where("guard") == "me.discard" and play.where("sea-dog") == "ship.discard"
    assert play.damage("dummy") == 0 and play.pool == 1


@pytest.mark.rule("RF-R90")
def test_without_prey_it_reaps() -> None:
    play = voyage(me=dict(line=["dummy"]), ship=dict(line=["sea-dog"], amber=1))
    play.through()
    assert play.pool == 2 and play.damage("dummy") == 0


@pytest.mark.rule("RF-R91")
def test_of_several_the_active_player_chooses() -> None:
    play = voyage(me=dict(line=["guard", "dummy", "mutant-guard"]), ship=dict(line=["sea-dog"], amber=1))
    play.do("end")
    assert play.asked == "prey" and play.options == ["guard", "mutant-guard"]
    play.do("mutant-guard")
    assert play.where("mutant-guard") == "me.discard" and play.where("guard") == "me.line"


@pytest.mark.rule("RF-R92")
def test_a_neighbour_with_taunt_steps_in() -> None:
    play = voyage(me=dict(line=["guard", "with-taunt", "dummy"]), ship=dict(line=["sea-dog"], amber=1))
    play.through()
    assert play.where("with-taunt") == "me.discard" and play.where("guard") == "me.line"


@pytest.mark.rule("RF-R92")
def test_taunt_that_is_no_neighbour_does_not() -> None:
    play = voyage(me=dict(line=["guard", "dummy", "with-taunt"]), ship=dict(line=["sea-dog"], amber=1))
    play.through()
    assert play.where("guard") == "me.discard" and play.where("with-taunt") == "me.line"


@pytest.mark.rule("RF-R92")
def test_prey_that_has_taunt_itself_is_fought_and_nobody_steps_in() -> None:
    play = voyage(me=dict(line=["with-taunt", "taunting-guard", "dummy"]), ship=dict(line=["sea-dog"], amber=1))
    play.through()
    assert play.where("taunting-guard") == "me.discard" and play.where("with-taunt") == "me.line"
    assert play.damage("with-taunt") == play.damage("dummy") == 0 and "rf-log-guarded" not in play.said()


@pytest.mark.rule("RF-R93")
def test_only_the_active_players_line_is_hunted() -> None:
    play = voyage(me=dict(line=["dummy"]), mate=dict(line=["guard"]), ship=dict(line=["sea-dog"], amber=1))
    play.through()
    assert play.where("guard") == "mate.line" and play.damage("guard") == 0
    assert play.pool == 2


@pytest.mark.rule("RF-G31")
@pytest.mark.parametrize(("open_hands", "sees"), [(True, True), (False, False)])
def test_teammates_see_each_others_hands_unless_the_table_closes_them(open_hands: bool, sees: bool) -> None:
    play = voyage(me=dict(hand=["guard"]), mate=dict(hand=["dummy"]), open_hands=open_hands)
    text = written(play.table, 0)
    assert ("dummy.b" in text) is sees
    assert "guard.a" in text
    assert "dummy.b" not in written(play.table, None), "never a spectator"
