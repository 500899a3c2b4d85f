"""Wounds, what avoids them, and retiring."""

from __future__ import annotations

from typing import Any

import pytest
from inglenook.games.albions_legacy.content import CARDS

from .deeds import FAR, encounter, fall, fight
from .stage import Ride, ride


def fails(stones: int = 6, attribute: str = "prowess", **more: Any) -> Ride:
    """Somebody fails against a Saxon, and would take a Wound."""
    return fight("saxon.1", luck=fall(of=stones), **{"destiny": 0, **more}).do(f"roll:{attribute}")


@pytest.mark.rule("AL-R13")
def test_starting_equipment_differs_in_nothing_but_the_name() -> None:
    cards = [card for card in CARDS.values() if card.deck == "starting"]
    assert len(cards) == 8 and [card.slot for card in cards].count("weapon") == 4
    assert {(card.breaks, card.shields, card.stones, card.movement) for card in cards} == {(True, True, (), 0)}


@pytest.mark.rule("AL-R14")
@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.deck == "starting"])
def test_starting_equipment_may_be_broken_to_avoid_a_wound(card: str) -> None:
    play = fails(cards=[card])
    assert play.asked == "wound" and play.options == [f"break:{card}", "take"]
    play.do(f"break:{card}")
    assert play.me.broken == [card] and play.me.wounds == 0
    assert fails(cards=[card], broken=[card]).me.wounds == 1  # once broken it is of no help


@pytest.mark.rule("AL-R170")
def test_a_wound_fills_a_slot() -> None:
    play = fails()
    assert play.me.wounds == 1 and play.me.tile == "h-n" and play.you.wounds == 0
    assert fails(wounds=1).me.wounds == 2  # Arthur has two slots


@pytest.mark.rule("AL-R171")
@pytest.mark.parametrize(("hero", "wounds", "retires"), [("arthur", 1, False), ("arthur", 2, True), ("lancelot", 1, True)])
def test_a_wound_too_many_retires_the_character(hero: str, wounds: int, retires: bool) -> None:
    play = fails(character=hero, wounds=wounds)
    assert (play.s.retired == [hero]) is retires and (play.me.tile == "") is retires


@pytest.mark.rule("AL-R172")
def test_retiring_costs_a_plaque_and_the_character_is_out() -> None:
    play = fails(wounds=2)
    before = len(ride().s.decks["virtue"])
    assert len(play.s.decks["virtue"]) == before - 1 and len(play.s.discards["virtue"]) == 1
    assert play.s.retired == ["arthur"] and play.me.character == play.me.tile == "" and play.me.wounds == 0
    assert play.s.players[1].character == "gawain" and play.s.turn.who == 1  # the turn is over


@pytest.mark.rule("AL-R173")
def test_cards_are_lost_and_tokens_stay() -> None:
    play = fails(
        wounds=2, cards=["hearth-mead.1", "llamrei"], virtue="open-hand", tokens=["witch.3"], fields={"coins": 2},
        dooms=["cold-feet"],
    )  # fmt: skip
    assert play.me.cards == [] and play.me.virtue == "" and play.me.dooms == []
    assert play.me.tokens == ["witch.3"] and play.s.coins == 2
    assert play.s.discards["item"] == ["hearth-mead.1"] and play.s.discards["mount"] == ["llamrei"]
    assert "open-hand" in play.s.discards["virtue"]


@pytest.mark.rule("AL-R175")
def test_story_tokens_stay_on_the_tile_and_others_may_take_them() -> None:
    others = [dict(character="gawain", tile="drawbridge"), FAR[1]]
    fields = {"foes": {"saxon.1": "h-n"}, "story": {"the-roll-call": "carried"}, "turned": {"the-roll-call": "won"}}
    play = ride(
        dict(tile="h-n", wounds=2, destiny=0, story=["the-roll-call"]), *others, fields=fields, luck=fall(of=6)
    ).do("roll:prowess")  # fmt: skip
    assert play.s.story["the-roll-call"] == "h-n" and play.me.story == []
    play.luck(*fall("mana", "mana", of=6)).do("go:h-n", "roll:prowess")
    assert play.can("pick:the-roll-call")
    play.do("pick:the-roll-call")
    assert play.you.story == ["the-roll-call"] and play.s.turn.who == 1


@pytest.mark.rule("AL-R238")
def test_wounds_come_from_enemies_and_from_cards() -> None:
    assert fails().me.wounds == 1
    play = encounter("the-boar-breaks-cover", luck=fall(of=5), destiny=0).do("roll:prowess")
    assert play.me.wounds == 1
    play = encounter("the-boar-breaks-cover", luck=fall(of=5), destiny=0, cards=["oak-mail"]).do("roll:prowess")
    assert play.asked == "wound"
    assert play.do("break:oak-mail").me.wounds == 0


def test_one_may_take_the_wound_all_the_same() -> None:
    play = fails(cards=["oak-mail"]).do("take")
    assert play.me.wounds == 1 and play.me.broken == []


def test_an_escort_is_safe_behind_a_card_but_not_behind_a_wound() -> None:
    fields = {"foes": {"saxon.1": "h-n"}, "escorts": {"the-blind-bard": "carried"}}
    me: dict[str, Any] = {"tile": "h-n", "destiny": 0, "cards": ["oak-mail"], "escorts": ["the-blind-bard"]}
    play = ride(me, *FAR, fields=dict(fields), luck=fall(of=6)).do("roll:prowess", "break:oak-mail")
    assert play.me.escorts == ["the-blind-bard"]
    me = {"tile": "h-n", "destiny": 0, "cards": ["oak-mail"], "escorts": ["the-blind-bard"]}
    play = ride(me, *FAR, fields={"foes": {"saxon.1": "h-n"}, "escorts": {"the-blind-bard": "carried"}}, luck=fall(of=6))
    play.do("roll:prowess", "take")
    assert play.me.escorts == [] and play.s.escorts["the-blind-bard"] == "lost" and play.you.destiny == 2


def test_the_squire_breaks_his_shield_once() -> None:
    fields = {"foes": {"saxon.1": "h-n"}, "escorts": {"the-squire-who-ran": "carried"}}
    play = ride(dict(tile="h-n", destiny=0, escorts=["the-squire-who-ran"]), *FAR[:2], fields=fields, luck=fall(of=6))
    play.do("roll:prowess")
    assert play.asked == "wound" and play.options == ["use:0.the-squire-who-ran", "take"]
    play.do("use:0.the-squire-who-ran")
    assert play.me.wounds == 0 and play.me.escorts == ["the-squire-who-ran"]
    play.luck(*fall(of=6)).do("roll:prowess")
    assert play.me.wounds == 1 and play.s.escorts["the-squire-who-ran"] == "lost"  # the shield is gone


def test_why_a_card_does_not_stop_a_wound() -> None:
    play = fails(cards=["oak-mail", "hearth-mead.1"])
    assert play.why_not("card:hearth-mead.1").rule == "AL-R127"
    play = fails(cards=["oak-mail", "ash-hilt-blade"], broken=["ash-hilt-blade"])
    assert play.why_not("card:ash-hilt-blade").rule == "AL-R200"
