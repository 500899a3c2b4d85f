"""Doom Effects and Seduction: what they do, and how each is cured."""

from __future__ import annotations

from typing import Any

import pytest
from inglenook.games.albions_legacy.cards import blocked
from inglenook.games.albions_legacy.challenge import on
from inglenook.games.albions_legacy.holdings import breakable
from inglenook.games.albions_legacy.moving import movement

from .deeds import FAR, encounter, fall, fight
from .stage import Ride, ride

LAND = [("v3", 3, 0, 0, "river"), ("m9", 0, -3, 0, "mountain")]
"""An Altruism Tile on the River, and a Repair Tile."""


def begins(**me: Any) -> Ride:
    """A turn begins."""
    others, luck = me.pop("others", FAR[:2]), me.pop("luck", ())
    return ride({"tile": "h-n", **me}, *others, step="turn", land=LAND, luck=luck)


def ends(**me: Any) -> Ride:
    """A turn ends, and the next one's begins."""
    fields = me.pop("fields", None)
    return ride({"tile": "h-n", **me}, *FAR[:2], land=LAND, fields=fields).do("end")


@pytest.mark.rule("AL-R194")
@pytest.mark.parametrize("doom", ["the-grey-sleep", "the-rust", "the-half-door-geas", "the-wolf-at-heel", "cold-feet"])
def test_a_doom_effect_comes_over_whoever_draws_it(doom: str) -> None:
    play = encounter(doom)
    assert play.me.dooms == [doom] and play.you.dooms == [] and "al-log-doom" in play.said()
    assert encounter(doom, dooms=[doom]).me.dooms == [doom]  # nobody has the same twice


@pytest.mark.rule("AL-Q20")
def test_doom_tokens_are_never_short() -> None:
    others = [{**FAR[0], "dooms": ["cold-feet", "the-rust"]}, {**FAR[1], "dooms": ["seduction", "the-rust"]}]
    play = encounter("the-wolf-at-heel", others=others)  # four of four lie on sheets
    assert play.me.dooms == ["the-wolf-at-heel"] and play.you.dooms == ["cold-feet", "the-rust"]


@pytest.mark.rule("AL-R195")
def test_who_is_seduced_breaks_no_cards() -> None:
    s = ride(dict(tile="h-n", cards=["oak-mail"], dooms=["seduction"]), {**FAR[0], "cards": ["quilted-coat"]}).s
    assert breakable(s, 0) == [] and breakable(s, 1) == ["quilted-coat"] and blocked(s, "break", 0) == "seduction"
    play = fight("saxon.1", cards=["oak-mail"], dooms=["seduction"], destiny=0, luck=fall(of=6)).do("roll:prowess")
    assert play.me.wounds == 1 and play.me.broken == []  # nobody was even asked
    play = fight("saxon.1", cards=["oak-mail", "padarns-coat"], dooms=["seduction"], destiny=0, luck=fall(of=6))
    assert play.do("roll:prowess").me.wounds == 1


@pytest.mark.rule("AL-R196")
def test_seduction_is_shaken_off_by_loyalty_or_by_a_plaque() -> None:
    play = begins(dooms=["seduction"])
    assert play.asked == "way" and play.options == ["try", "virtue", "no"]
    assert begins(dooms=["seduction"]).do("no").me.dooms == ["seduction"]
    play = begins(dooms=["seduction"], luck=fall("mana", "mana", of=5)).do("try")
    assert play.me.dooms == [] and play.asked == "act"
    play = begins(dooms=["seduction"], destiny=0, luck=fall("mana", "loyalty", of=5)).do("try")
    assert play.me.dooms == ["seduction"]  # Loyalty 4
    play = begins(dooms=["seduction"])
    plaques = len(play.s.decks["virtue"])
    play.do("virtue")
    assert play.me.dooms == [] and len(play.s.decks["virtue"]) == plaques - 1
    assert begins(others=[{**FAR[0], "dooms": ["seduction"]}, FAR[1]]).asked == "act"  # it is not their turn


@pytest.mark.rule("AL-R196")
def test_seduction_is_cured_by_ending_a_turn_on_an_altruism_tile() -> None:
    assert ends(dooms=["seduction"], tile="v3").me.dooms == []
    assert ends(dooms=["seduction"], tile="great-hall").me.dooms == ["seduction"]


# -- each by itself -------------------------------------------------------------------------------------------------------


def test_the_grey_sleep_slows_and_company_wakes() -> None:
    s = ride(dict(tile="h-n", dooms=["the-grey-sleep"]), *FAR).s
    assert movement(s, 0) == 2 and movement(s, 1) == 4
    play = begins(dooms=["the-grey-sleep"])
    assert play.s.turn.steps == 2 and play.me.dooms == ["the-grey-sleep"]
    play = begins(dooms=["the-grey-sleep"], tile="stables")
    assert play.me.dooms == [] and play.s.turn.steps == 4


def test_the_grey_sleep_is_cured_by_a_healing_tile() -> None:
    land = [("m6", 0, -3, 0, "mountain")]
    play = ride(dict(tile="m6", dooms=["the-grey-sleep", "cold-feet"]), *FAR, land=land).do("activate")
    assert play.me.dooms == ["cold-feet"]


def test_rust_takes_the_stones_of_weapon_and_armour() -> None:
    cards = ["wyrm-tine-lance", "coat-of-the-red-brood", "caledfwlch"]
    play = fight("dragon.1", cards=cards, dooms=["the-rust"], luck=fall(of=6)).do("roll:prowess")
    assert on(play.s).free == 1  # 5 and the 2 of the Artifact: seven
    assert breakable(play.s, 0) == ["coat-of-the-red-brood"]  # it may still be broken
    play = fight("dragon.1", cards=cards, luck=fall(of=6)).do("roll:prowess")
    assert on(play.s).free == 4


@pytest.mark.parametrize(("tile", "cured"), [("m9", True), ("smithy", True), ("h-n", False)])
def test_rust_is_scoured_off_on_a_repair_tile(tile: str, cured: bool) -> None:
    assert (begins(dooms=["the-rust"], tile=tile).me.dooms == []) is cured
    assert (ends(dooms=["the-rust"], tile=tile).me.dooms == []) is cured


def test_rust_is_cured_by_a_tinkers_roll() -> None:
    play = ride(dict(tile="h-n", dooms=["the-rust"], cards=["tinkers-roll.1"]), *FAR).do("use:tinkers-roll.1")
    assert play.me.dooms == [] and play.me.cards == []


def test_the_geas_forbids_rerolls_for_destiny_but_not_free_ones() -> None:
    play = fight("dragon.1", dooms=["the-half-door-geas"], virtue="long-patience", luck=fall(of=5)).do("roll:prowess")
    assert play.options == ["free:miss", "stop"] and play.why_not("destiny:wisdom:miss").rule == "AL-R109"
    play = begins(dooms=["the-half-door-geas"], luck=fall("mana", of=3)).do("try", "roll:wisdom")
    assert play.me.dooms == [] and play.me.destiny == 3
    play = begins(dooms=["the-half-door-geas"], luck=fall("wisdom", of=3)).do("try", "roll:wisdom")
    assert play.me.dooms == ["the-half-door-geas"]  # nothing was offered: no Destiny here
    assert begins(dooms=["the-half-door-geas"]).do("no").me.dooms == ["the-half-door-geas"]


@pytest.mark.parametrize(("tile", "cured"), [("h-n", True), ("docks", True), ("v3", False)])
def test_the_wolf_stays_outside_the_castle(tile: str, cured: bool) -> None:
    assert (ends(dooms=["the-wolf-at-heel"], tile=tile).me.dooms == []) is cured


def test_the_ferryman_is_content_with_a_token_or_is_owed() -> None:
    play = encounter("the-debt-to-a-ferryman", tokens=["witch.1", "witch.2"])
    assert play.options == ["token", "doom"]
    play.do("token", "token:witch.2")
    assert play.me.tokens == ["witch.1"] and play.me.dooms == []
    assert encounter("the-debt-to-a-ferryman").me.dooms == ["the-debt-to-a-ferryman"]  # nothing to give


def test_who_owes_the_ferryman_draws_no_cards() -> None:
    play = ride(dict(tile="armoury", dooms=["the-debt-to-a-ferryman"]), *FAR)
    assert not play.can("activate") and ride(dict(tile="armoury"), *FAR).can("activate")


def test_the_debt_is_paid_on_the_river() -> None:
    debt = "the-debt-to-a-ferryman"
    me = dict(dooms=[debt], tokens=["witch.1", "witch.2"], cards=["oak-mail"])
    play = ride({"tile": "v3", **me}, *FAR, land=LAND).do(f"use:{debt}", "tokens", "token:witch.1")
    assert play.me.tokens == [] and play.me.dooms == [] and play.me.cards == ["oak-mail"]
    me = dict(dooms=[debt], tokens=["witch.1"], cards=["oak-mail"])
    play = ride({"tile": "v3", **me}, *FAR, land=LAND).do(f"use:{debt}")
    assert play.me.cards == [] and play.me.dooms == [] and play.me.tokens == ["witch.1"]
    me = dict(dooms=[debt], tokens=["witch.1"], cards=["oak-mail"])
    assert not ride({"tile": "m9", **me}, *FAR, land=LAND).can(f"use:{debt}")


def test_cold_feet_take_a_stone_and_are_warmed_by_an_item_or_a_chapel() -> None:
    play = fight("dragon.1", dooms=["cold-feet"], luck=fall(of=4)).do("roll:prowess")
    assert len(on(play.s).pool.faces) == 4
    play = ride(dict(tile="h-n", dooms=["cold-feet"], cards=["hearth-mead.1"], destiny=1), *FAR).do("use:cold-feet")
    assert play.me.dooms == [] and play.me.cards == [] and play.me.destiny == 1  # the mead was for the feet
    assert not ride(dict(tile="h-n", dooms=["cold-feet"], cards=["oak-mail"]), *FAR).can("use:cold-feet")
    assert ends(dooms=["cold-feet"], tile="chapel").me.dooms == []
    assert ends(dooms=["cold-feet"], tile="h-n").me.dooms == ["cold-feet"]


# -- Seductions -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faces", "seduced"), [(("loyalty", "mana"), False), (("loyalty", "loyalty"), True)])
def test_the_harper_of_good_evenings(faces: tuple[str, ...], seduced: bool) -> None:
    play = encounter("the-harper-of-good-evenings", luck=fall(*faces, of=5), destiny=0)
    assert (play.me.dooms == ["seduction"]) is seduced and play.you.dooms == []


def test_the_gift_without_a_giver() -> None:
    play = encounter("the-gift-without-a-giver").do("lose")
    assert play.me.destiny == 2 and play.me.dooms == [] and play.me.cards == []
    play = encounter("the-gift-without-a-giver", decks={"relic": ["dyrnwyn"]}).do("open", "keep:dyrnwyn")
    assert play.me.cards == ["dyrnwyn"] and play.me.dooms == ["seduction"] and play.me.destiny == 3


def test_the_court_of_easy_answers() -> None:
    others = [{"character": "gawain", "tile": "h-n"}, FAR[1]]
    play = encounter("the-court-of-easy-answers", cards=["hearth-mead.1", "oak-mail"], others=others)
    assert play.options == ["card:hearth-mead.1", "none"]
    play.do("card:hearth-mead.1")
    assert play.me.dooms == [] and play.me.cards == ["oak-mail"]
    assert play.you.dooms == ["seduction"] and play.s.players[2].dooms == []
    assert encounter("the-court-of-easy-answers", cards=["hearth-mead.1"]).do("none").me.dooms == ["seduction"]


def test_a_letter_for_the_bravest_goes_to_the_highest_prowess() -> None:
    others = [{"character": "lancelot", "tile": "stables", "destiny": 0}, FAR[1]]
    play = encounter("a-letter-for-the-bravest", others=others, luck=fall("loyalty", "loyalty", of=4))
    assert play.you.dooms == ["seduction"] and play.me.dooms == []  # Loyalty 3, with 1 Stone more
    play = encounter("a-letter-for-the-bravest", luck=fall("loyalty", "mana", of=5))  # Gawain is as brave as Arthur
    assert play.asked == "player" and play.options == ["hero:0", "hero:1"]
    play.do("hero:1")
    assert play.you.dooms == [] and play.script.coming == []
