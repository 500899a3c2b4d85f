"""Special Abilities of the eight characters, and their Artifacts."""

from __future__ import annotations

from typing import Any

import pytest
from inglenook.games.albions_legacy.challenge import on

from .deeds import FAR, encounter, fall, fight
from .perils import key_turn
from .stage import ride

# -- Special Abilities ----------------------------------------------------------------------------------------------------


def test_arthur_calls_the_table() -> None:
    others = [{"character": "lancelot", "tile": "stables"}, FAR[1]]
    play = ride(dict(tile="stables"), *others).do("use:arthur")
    assert play.asked == "enemy" and len(play.options) == 7
    play.do("type:witch")
    assert play.s.lasting["call-the-table"] == "witch" and not play.can("use:arthur")
    lasting = {"lasting": {"call-the-table": "witch"}, "foes": {"witch.1": "h-n"}}
    play = fight("witch.1", character="lancelot", others=[FAR[0], FAR[1]], fields=lasting, luck=fall(of=4)).do("roll:loyalty")
    assert len(on(play.s).pool.faces) == 4  # Loyalty 3 and the call, of which all have a part
    play = fight("dragon.1", fields={"lasting": {"call-the-table": "witch"}}, luck=fall(of=5)).do("roll:prowess")
    assert len(on(play.s).pool.faces) == 5


def test_the_call_ends_with_the_key_turn() -> None:
    play = key_turn(dict(tile="stables"), *FAR[:2], fields={"lasting": {"call-the-table": "witch"}, "foes": {}}, stage=5)
    assert play.s.lasting == {}


def test_lancelot_rolls_all_stones_again_once_in_each_challenge() -> None:
    play = fight("dragon.1", character="lancelot", destiny=1, luck=fall(of=6)).do("roll:prowess", "stop")
    assert play.asked == "failed" and play.options == ["use:lancelot", "take"]
    play.luck(*fall("mana", "prowess", of=6)).do("use:lancelot")
    assert play.s.foes == {} and play.me.destiny == 0 and play.me.wounds == 0
    play = fight("dragon.1", character="lancelot", destiny=2, luck=fall(of=6)).do("roll:prowess", "stop")
    play.luck(*fall(of=6)).do("use:lancelot", "stop")
    assert play.me.wounds == 1 and play.me.destiny == 1  # not a second time
    play = encounter("the-boar-breaks-cover", character="lancelot", destiny=1, luck=fall(of=6)).do("roll:prowess", "stop")
    assert play.me.wounds == 1  # no enemy


def test_merlin_lends_the_success_that_is_missing() -> None:
    others = [FAR[0], {"character": "merlin", "tile": "docks"}]
    play = fight("dragon.1", others=others, luck=fall("prowess", "prowess", of=5)).do("roll:prowess")
    assert play.asked == "lend" and play.seat == 2 and play.options == ["use:merlin", "pass"]
    play.do("use:merlin")
    assert play.s.foes == {} and play.s.players[2].destiny == 2 and play.s.players[2].used == ["merlin"]
    play = fight("dragon.1", others=others, luck=fall("prowess", "prowess", of=5)).do("roll:prowess", "pass")
    assert play.asked == "reroll" and play.seat == 0
    assert play.do("stop").asked == "lend"  # a last time
    play = fight("dragon.1", others=others, luck=fall("prowess", of=5)).do("roll:prowess")
    assert play.asked == "reroll"  # two are missing
    tired = [FAR[0], {"character": "merlin", "tile": "docks", "used": ["merlin"]}]
    assert fight("dragon.1", others=tired, luck=fall("prowess", "prowess", of=5)).do("roll:prowess").asked == "reroll"
    own = fight("dragon.1", character="merlin", luck=fall("prowess", "prowess", of=4)).do("roll:prowess")
    assert own.asked == "reroll"  # only for others


def test_nimue_lets_another_repair_a_card() -> None:
    cards = ["oak-mail", "ash-hilt-blade"]
    others = [{**FAR[0], "tile": "docks", "cards": list(cards), "broken": list(cards)}, FAR[1]]
    play = ride(dict(character="lady-of-the-lake", tile="stables"), *others).do("use:lady-of-the-lake")
    assert play.seat == 1 and play.asked == "card"
    play.do("card:oak-mail")
    assert play.you.broken == ["ash-hilt-blade"] and play.me.destiny == 2 and not play.can("use:lady-of-the-lake")
    me = dict(character="lady-of-the-lake", tile="stables", cards=["oak-mail"], broken=["oak-mail"])
    assert not ride(me, *FAR).can("use:lady-of-the-lake")  # only for others


@pytest.mark.parametrize(("destiny", "asked"), [(2, True), (1, False)])
def test_guinevere_keeps_the_fires_in(destiny: int, asked: bool) -> None:
    others = [{"character": "guinevere", "tile": "docks", "destiny": destiny}, FAR[1]]
    play = encounter("black-sails", others=others)
    assert (play.asked == "way") is asked
    if asked:
        assert play.seat == 1
        play.do("yes")
        assert play.s.despair == 0 and play.you.destiny == 0
        assert encounter("black-sails", others=others).do("no").s.despair == 1


def test_guinevere_does_not_stop_the_first_step_of_the_key_turn() -> None:
    play = key_turn(dict(character="guinevere", tile="stables"), *FAR[:2], stage=1)
    assert play.s.despair == 1 and play.me.destiny == 3


def test_gawain_is_strong_in_the_first_challenge_of_each_turn() -> None:
    others = FAR[1:]
    play = fight("dragon.1", character="gawain", others=others, luck=fall(of=6)).do("roll:prowess")
    assert len(on(play.s).pool.faces) == 6  # 5 and 1
    play = fight("dragon.1", character="gawain", others=others, turn={"fought": [0]}, luck=fall(of=5)).do("roll:prowess")
    assert len(on(play.s).pool.faces) == 5  # the second
    play = fight("dragon.1", character="gawain", others=others, turn={"who": 1}, luck=fall(of=5)).do("roll:prowess")
    assert len(on(play.s).pool.faces) == 5  # not the own turn
    play = fight("dragon.1", character="gawain", others=others, then="key-turn", luck=fall(of=5)).do("roll:prowess")
    assert len(on(play.s).pool.faces) == 5
    play = encounter("the-boar-breaks-cover", character="gawain", others=others, luck=fall(of=6)).do("roll:prowess")
    assert on(play.s).free == 0  # an encounter is no enemy: 5, and 1 because it counts as a Magic Creature


def test_galahad_turns_the_other_cheek() -> None:
    others = [FAR[0], FAR[2]]
    play = fight("saxon.1", character="galahad", others=others)
    assert play.options == ["roll:prowess", "roll:loyalty", "use:galahad"]
    play.do("use:galahad")
    assert play.options == ["roll:prowess", "roll:loyalty", "roll:altruism"] and play.me.destiny == 2
    play.luck(*fall("altruism", "mana", of=6)).do("roll:altruism")
    assert play.s.foes == {}
    assert not fight("dragon.1", character="galahad", others=others).can("use:galahad")  # it shows Altruism anyway


def test_bedivere_is_the_last_to_leave() -> None:
    def hurt(tile: str, **more: Any) -> Any:
        others = [{"character": "bedivere", "tile": tile, "cards": ["oak-mail", "ash-hilt-blade"], **more}, FAR[1]]
        return fight("dragon.1", destiny=0, others=others, luck=fall(of=5))

    play = hurt("h-nw").do("roll:prowess")
    assert play.asked == "guard" and play.seat == 1
    play.do("use:1.bedivere", "card:ash-hilt-blade")
    assert play.me.wounds == 0 and play.you.broken == ["ash-hilt-blade"]
    play.luck(*fall(of=5)).do("roll:prowess")
    assert play.me.wounds == 1  # once per round
    assert hurt("docks").do("roll:prowess").me.wounds == 1  # too far
    assert hurt("h-nw", broken=["oak-mail", "ash-hilt-blade"]).do("roll:prowess").me.wounds == 1
    assert hurt("h-nw", dooms=["seduction"]).do("roll:prowess").me.wounds == 1
    assert hurt("h-n").do("fight:0:dragon.1", "roll:prowess", "pass").me.wounds == 1


# -- Artifacts ------------------------------------------------------------------------------------------------------------


def test_arondight_rolls_three_stones_again() -> None:
    play = fight("dragon.1", character="lancelot", cards=["arondight"], destiny=0, luck=fall(of=6)).do("roll:prowess")
    play.luck("blank", "blank", "blank").do("free:miss", "free:miss", "free:miss")
    assert play.me.wounds == 1 and play.me.used == ["arondight"]
    play.luck(*fall(of=6)).do("roll:prowess")
    assert play.s.retired == ["lancelot"]  # once per round


def test_gwenddoleus_board_moves_an_enemy() -> None:
    foes = {"saxon.1": "h-ne", "hengist": "docks"}
    play = ride(dict(tile="stables", cards=["gwenddoleus-board"]), *FAR, fields={"foes": dict(foes)}).do(
        "use:gwenddoleus-board"
    )
    assert play.options == ["foe:saxon.1", "foe:hengist"]
    play.do("foe:saxon.1")
    assert play.can("tile:h-n") and play.can("tile:round-table") and not play.can("tile:stables")
    play.do("tile:round-table")
    assert play.s.foes == {"saxon.1": "round-table", "hengist": "docks"} and not play.can("use:gwenddoleus-board")
    near = [{"character": "gawain", "tile": "h-n"}, FAR[1]]
    play = ride(dict(tile="stables", cards=["gwenddoleus-board"]), *near, fields={"foes": {"saxon.1": "h-ne"}})
    play.do("use:gwenddoleus-board", "tile:h-n")
    assert play.asked == "challenge" and play.seat == 1  # at once


def test_the_unasked_cup() -> None:
    others = [{**FAR[0], "destiny": 0, "tile": "docks"}, FAR[1]]
    play = ride(dict(tile="stables", cards=["the-unasked-cup"], destiny=1), *others).do("use:the-unasked-cup")
    assert play.options == ["hero:1", "hero:2"]
    assert play.do("hero:1").you.destiny == 1 and play.me.destiny == 1 and not play.can("use:the-unasked-cup")


def test_the_green_belt_stops_a_wound_and_does_not_break() -> None:
    play = fight("dragon.1", cards=["the-green-belt"], destiny=0, luck=fall(of=5)).do("roll:prowess", "use:0.the-green-belt")
    assert play.me.wounds == 0 and play.me.broken == [] and play.me.used == ["the-green-belt"]
    play.luck(*fall(of=5)).do("roll:prowess")
    assert play.me.wounds == 1
    others = [{"character": "gawain", "tile": "h-n", "cards": ["the-green-belt"]}, FAR[1]]
    play = fight("dragon.1", others=others, destiny=0, luck=fall(of=5)).do("fight:0:dragon.1", "roll:prowess")
    assert play.me.wounds == 1  # of no use to others


@pytest.mark.rule("AL-Q61")
def test_the_nine_wound_spear_claims_one_more() -> None:
    foes = {"saxon.1": "h-n", "saxon.2": "h-nw", "saxon.3": "docks", "witch.1": "h-ne", "hengist": "h-nw"}
    play = fight(foes=foes, cards=["the-nine-wound-spear"], luck=fall("mana", "mana", of=6)).do("roll:prowess")
    assert play.asked == "enemy" and play.options == ["foe:saxon.2", "none"]
    play.do("foe:saxon.2")
    assert play.me.tokens == ["saxon.1", "saxon.2"] and list(play.s.foes) == ["saxon.3", "witch.1", "hengist"]
    assert play.me.used == ["the-nine-wound-spear"]
    play = fight(foes=foes, cards=["the-nine-wound-spear"], luck=fall("mana", "mana", of=6)).do("roll:prowess", "none")
    assert play.me.tokens == ["saxon.1"] and play.me.used == []
    named = {"hengist": "h-n", "saxon.2": "h-nw"}
    play = fight(foes=named, cards=["the-nine-wound-spear"], luck=fall("mana", "mana", of=6)).do("roll:prowess")
    assert play.asked == "act" and play.me.tokens == ["hengist"]


@pytest.mark.rule("AL-Q61")
def test_whom_the_spear_claims_counts_as_beaten() -> None:
    foes = {"saxon.1": "h-n", "saxon.2": "h-nw"}
    fields = {"threats": ["the-saxon-landing"], "foes": foes}
    play = fight(foes=foes, cards=["the-nine-wound-spear"], fields=fields, luck=fall("mana", "mana", of=6))
    play.do("roll:prowess", "foe:saxon.2")
    assert play.s.coins == 1 and play.s.threats == []
