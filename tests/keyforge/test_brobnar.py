"""House Brobnar, card by card."""

from __future__ import annotations

from .stage import stage


def test_anger_readies_a_friendly_creature_and_it_fights() -> None:
    play = stage(me=dict(hand=["anger"], line=["troll", "bumpsy"], tired=["troll", "bumpsy"]), foe=dict(line=["headhunter"]))
    play.do("play:anger", "troll")
    assert play.where("headhunter") == "foe.discard"
    assert play.damage("troll") == 5
    assert not play.ready("troll") and not play.ready("bumpsy")
    assert play.amber() == 1
    assert play.where("anger") == "me.discard"
    assert play.at_rest


def test_anger_can_choose_no_enemy() -> None:
    play = stage(me=dict(hand=["anger"], line=["troll", "bumpsy"]), foe=dict(line=["headhunter"]))
    play.do("play:anger")
    assert play.options == ["troll", "bumpsy"]
