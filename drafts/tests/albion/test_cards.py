"""Armoury, Items, Mounts, Virtue Plaques: every card that does something, in its own words."""

from __future__ import annotations

from typing import Any

import pytest
from inglenook.games.albions_legacy.challenge import on
from inglenook.games.albions_legacy.moving import movement

from .deeds import FAR, fall, fight
from .perils import passing
from .stage import ride

# -- Armoury --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card", ["sword-of-the-tenth-squire", "rowan-staff", "tourney-helm", "coat-of-the-red-brood", "pilgrims-cloak"]
)
def test_these_may_be_broken_to_avoid_a_wound(card: str) -> None:
    play = fight("traitor.1", luck=fall(of=5), destiny=0, cards=[card]).do("roll:loyalty")
    assert play.options == [f"break:{card}", "take"]
    assert play.do(f"break:{card}").me.wounds == 0 and play.me.broken == [card]


@pytest.mark.parametrize("card", ["wyrm-tine-lance", "ditch-spade-of-badon", "boar-spear-of-celliwig", "cold-iron-sickle"])
def test_these_cannot_be_broken(card: str) -> None:
    play = fight("traitor.1", luck=fall(of=5), destiny=0, cards=[card]).do("roll:loyalty")
    assert play.me.wounds == 1 and play.me.broken == []


def test_the_bailiffs_mace_claims_a_common_traitor_who_was_not_beaten() -> None:
    play = fight("traitor.1", luck=fall(of=6), destiny=0, cards=["bailiffs-mace"]).do("roll:loyalty", "stop")
    assert play.asked == "failed" and play.options == ["use:bailiffs-mace", "take"]
    play.do("use:bailiffs-mace")
    assert play.me.tokens == ["traitor.1"] and play.me.broken == ["bailiffs-mace"] and play.me.wounds == 0
    play = fight("traitor.1", luck=fall(of=6), destiny=0, cards=["bailiffs-mace"]).do("roll:loyalty", "stop", "take")
    assert play.me.wounds == 1 and play.me.broken == []  # it does not stop a Wound
    named = fight("agravaine", luck=fall(of=6), destiny=0, cards=["bailiffs-mace"]).do("roll:loyalty", "stop")
    assert named.me.wounds == 1
    other = fight("witch.1", luck=fall(of=5), destiny=0, cards=["bailiffs-mace"]).do("roll:loyalty")
    assert other.me.wounds == 1


@pytest.mark.parametrize(("die", "broken"), [(4, True), (5, False), (6, False)])
def test_the_coat_of_many_rivets_holds_on_five_or_six(die: int, broken: bool) -> None:
    play = fight("dragon.1", luck=[*fall(of=5), die], destiny=0, cards=["coat-of-many-rivets"]).do("roll:prowess")
    play.do("use:0.coat-of-many-rivets")
    assert play.me.wounds == 0 and (play.me.broken == ["coat-of-many-rivets"]) is broken


def test_the_white_oak_shield_is_broad_enough_for_two() -> None:
    near = [{"character": "gawain", "tile": "h-n", "cards": ["white-oak-shield"]}, FAR[1]]
    play = fight("dragon.1", luck=fall(of=5), destiny=0, others=near).do("fight:0:dragon.1", "roll:prowess")
    assert play.asked == "guard" and play.seat == 1
    play.do("use:1.white-oak-shield")
    assert play.me.wounds == 0 and play.you.broken == ["white-oak-shield"]
    play = fight("dragon.1", luck=fall(of=5), destiny=0, others=near).do("fight:0:dragon.1", "roll:prowess", "pass")
    assert play.me.wounds == 1
    far = [{**FAR[0], "cards": ["white-oak-shield"]}, FAR[1]]
    assert fight("dragon.1", luck=fall(of=5), destiny=0, others=far).do("roll:prowess").me.wounds == 1
    own = fight("dragon.1", luck=fall(of=5), destiny=0, cards=["white-oak-shield"]).do("roll:prowess")
    assert own.options == ["break:white-oak-shield", "take"]


# -- Items ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("had", "has"), [(0, 2), (2, 3), (3, 3)])
def test_hearth_mead(had: int, has: int) -> None:
    play = ride(dict(tile="stables", destiny=had, cards=["hearth-mead.1"]), *FAR).do("use:hearth-mead.1")
    assert play.me.destiny == has and play.me.cards == [] and play.you.destiny == 3


def test_widows_salve() -> None:
    others = [{**FAR[0], "wounds": 1}, {**FAR[1], "tile": "docks", "wounds": 1}]
    play = ride(dict(tile="stables", wounds=1, cards=["widows-salve.1"]), *others).do("use:widows-salve.1")
    assert play.options == ["hero:0", "hero:1"]
    play.do("hero:1")
    assert [player.wounds for player in play.s.players] == [1, 0, 1]
    threats = {"threats": ["the-vale-of-grief"]}
    play = ride(dict(tile="stables", wounds=1, cards=["widows-salve.1"]), *FAR, fields=threats).do("use:widows-salve.1")
    assert play.me.wounds == 1


def test_marsh_tonic() -> None:
    play = ride(dict(tile="stables", cards=["marsh-tonic.1"]), *FAR).do("use:marsh-tonic.1")
    assert play.s.turn.steps == 6 and play.me.cards == []


def test_hares_knot() -> None:
    play = fight("dragon.1", cards=["hares-knot.1"], luck=fall(of=6)).do("use:hares-knot.1")
    assert play.me.cards == [] and play.asked == "challenge"
    play.do("roll:prowess")
    assert on(play.s).free == 1 and len(on(play.s).pool.faces) == 6  # 5 and 2


def test_tinkers_roll() -> None:
    others = [{**FAR[0], "cards": ["quilted-coat"], "broken": ["quilted-coat"]}, FAR[1]]
    me = dict(tile="stables", cards=["tinkers-roll.1", "oak-mail"], broken=["oak-mail"])
    play = ride(me, *others).do("use:tinkers-roll.1", "card:quilted-coat")
    assert play.you.broken == [] and play.me.broken == ["oak-mail"] and play.me.cards == ["oak-mail"]


def test_drovers_map() -> None:
    play = ride(dict(tile="drawbridge", cards=["drovers-map.1"]), *FAR, stack=["m1", "m2", "m3", "m4"])
    play.do("use:drovers-map.1", "scout:0")
    assert play.asked == "find" and play.does("find") == ["m1", "m2", "m3"]
    assert not ride(dict(tile="h-n", cards=["drovers-map.1"]), *FAR).can("use:drovers-map.1")  # nothing to scout here


# -- Mounts ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mount", "more"), [
    ("moor-pony", 1), ("millers-mule", 1), ("grey-palfrey", 1), ("llamrei", 2), ("hengroen", 2), ("du-of-the-seas", 2),
])  # fmt: skip
def test_a_mount_raises_movement(mount: str, more: int) -> None:
    s = ride(dict(tile="stables", cards=[mount]), *FAR).s
    assert movement(s, 0) == 4 + more and movement(s, 1) == 4


def test_the_moor_pony_carries_a_second_escort() -> None:
    escorts = {"the-blind-bard": "carried", "the-millers-youngest": "h-n"}
    me = dict(tile="h-n", escorts=["the-blind-bard"])
    assert not ride(me, *FAR, fields={"escorts": dict(escorts)}).can("escort:take.the-millers-youngest")
    me = dict(tile="h-n", escorts=["the-blind-bard"], cards=["moor-pony"])
    assert ride(me, *FAR, fields={"escorts": dict(escorts)}).can("escort:take.the-millers-youngest")


def test_the_millers_mule_helps_with_a_second_repair() -> None:
    cards = ["oak-mail", "ash-hilt-blade"]
    play = ride(dict(tile="smithy", cards=["millers-mule", *cards], broken=list(cards)), *FAR)
    play.do("activate", "card:oak-mail")
    assert play.me.broken == []
    play = ride(dict(tile="smithy", cards=list(cards), broken=list(cards)), *FAR).do("activate", "card:oak-mail")
    assert play.me.broken == ["ash-hilt-blade"]


def test_the_grey_palfrey_steps_around_an_encounter_once_per_round() -> None:
    land = [("m2", 0, -3, 0, "mountain")]
    me: dict[str, Any] = dict(tile="drawbridge", cards=["grey-palfrey"])
    play = ride(me, *FAR, land=land, decks={"encounter": ["the-empty-chair"]}).do("go:m2")
    assert play.asked == "way"
    play.do("yes")
    assert play.s.despair == 0 and play.me.used == ["grey-palfrey"]
    me = dict(tile="drawbridge", cards=["grey-palfrey"])
    assert ride(me, *FAR, land=land, decks={"encounter": ["the-empty-chair"]}).do("go:m2", "no").s.despair == 1
    me = dict(tile="drawbridge", cards=["grey-palfrey"], used=["grey-palfrey"])
    assert ride(me, *FAR, land=land, decks={"encounter": ["the-empty-chair"]}).do("go:m2").s.despair == 1


@pytest.mark.parametrize(
    ("destiny", "start", "left", "kept"), [(2, "h-n", 1, True), (0, "h-n", 0, False), (2, "docks", 2, True)]
)
def test_du_of_the_seas_does_not_like_to_stand(destiny: int, start: str, left: int, kept: bool) -> None:
    play = ride(dict(tile="h-n", cards=["du-of-the-seas"], destiny=destiny), *FAR, turn={"start": start}).do("end")
    assert play.me.destiny == left and (play.me.cards == ["du-of-the-seas"]) is kept


# -- Virtue Plaques -------------------------------------------------------------------------------------------------------


def test_long_patience_rolls_one_stone_again_in_each_challenge() -> None:
    play = fight("dragon.1", virtue="long-patience", destiny=0, luck=fall("prowess", "prowess", of=5)).do("roll:prowess")
    assert play.options == ["free:miss", "free:one", "stop"]
    play.luck("blank").do("free:miss")
    assert play.me.wounds == 1 and play.asked == "challenge"
    play.luck(*fall("prowess", "prowess", of=5)).do("roll:prowess")
    assert play.me.wounds == 2  # it is the same Challenge still
    again = fight(foes={"dragon.1": "h-n", "dragon.2": "h-n"}, virtue="long-patience", destiny=0, luck=fall("mana", of=5))
    again.do("fight:0:dragon.1", "roll:prowess").luck("prowess").do("free:miss")
    assert again.luck(*fall("mana", of=5)).do("roll:prowess").can("free:miss")  # another one


def test_open_hand_gives_or_takes_a_card_from_afar_once_per_round() -> None:
    me = dict(tile="h-n", virtue="open-hand", cards=["oak-mail", "hearth-mead.1"])
    play = ride(me, *FAR).do("trade:1", "give:oak-mail")
    assert play.you.cards == ["oak-mail"] and "open-hand" in play.me.used and not play.can("trade:1")
    assert not ride(dict(tile="h-n", cards=["oak-mail"]), *FAR).can("trade:1")


def test_low_door_crosses_a_wall_once_per_turn() -> None:
    play = ride(dict(tile="round-table", virtue="low-door"), *FAR)
    assert play.can("go:h-ne") and not ride(dict(tile="round-table"), *FAR, turn={"steps": 1}).can("go:h-ne")
    play = ride(dict(tile="round-table", virtue="low-door"), *FAR, turn={"steps": 1}).do("go:h-ne")
    assert play.me.tile == "h-ne"


@pytest.mark.parametrize(("destiny", "after"), [(0, 1), (1, 1)])
def test_plain_table_gives_a_destiny_to_whoever_has_none(destiny: int, after: int) -> None:
    play = passing(dict(tile="stables", virtue="plain-table", destiny=destiny), *FAR)
    assert play.me.destiny == after and play.you.destiny == 3


@pytest.mark.parametrize(("foe", "left"), [("h-n", 1), ("h-ne", 0), ("docks", 0)])
def test_lit_window_heals_if_no_enemy_is_near(foe: str, left: int) -> None:
    me = dict(tile="round-table", virtue="lit-window", wounds=1)
    play = passing(me, *FAR, fields={"foes": {"saxon.1": foe}, "lasting": {"still": "all"}})
    assert play.me.wounds == left


def test_straight_road_turns_up_two_tiles() -> None:
    play = ride(dict(tile="drawbridge", virtue="straight-road"), *FAR, stack=["m1", "m2", "m3"]).do("scout:0")
    assert play.does("find") == ["m1", "m2"]
