"""Every Encounter Card that is a Challenge, of Despair, an Escort, or a good evening, in its own words."""

from __future__ import annotations

from typing import Any

import pytest
from inglenook.games.albions_legacy.challenge import on
from inglenook.games.albions_legacy.moving import movement

from .deeds import FAR, encounter, fall
from .stage import Ride, ride

MEAD = "hearth-mead.1"
"""Something one could still do, so that a turn without movement goes on."""
TOLL, OX, LEG, WYRM, KNIGHT = (
    "the-toll-at-the-dry-bridge", "the-ox-in-the-bog", "a-saxon-with-a-broken-leg", "the-wyrmling-in-the-tithe-barn",
    "the-knight-at-the-ford",
)  # fmt: skip


@pytest.mark.rule("AL-R193")
def test_an_encounter_acts_at_once_and_is_discarded() -> None:
    play = encounter("the-empty-chair", destiny=1)
    assert play.s.despair == 1 and play.me.destiny == 2 and play.s.discards["encounter"] == ["the-empty-chair"]
    assert play.asked == "act" and "al-log-encounter" in play.said()


@pytest.mark.rule("AL-R193")
def test_some_ask_for_a_challenge_and_tell_how_it_went() -> None:
    play = encounter("the-boar-breaks-cover", luck=fall("mana", "prowess", of=5))
    assert play.asked == "challenge" and on(play.s).kind == "encounter"
    play.do("roll:prowess")
    assert "al-encounter-passed-the-boar-breaks-cover" in play.said()
    play = encounter("the-boar-breaks-cover", luck=fall(of=5), destiny=0).do("roll:prowess")
    assert "al-encounter-failed-the-boar-breaks-cover" in play.said()


def test_an_empty_encounter_deck_gives_nothing() -> None:
    play = ride(dict(tile="h-n"), *FAR)
    play.s.decks["encounter"].layers.clear()
    play.s.agenda.append("encounter:0:")
    assert play.do("go:h-nw").asked == "act"


# -- Challenges -----------------------------------------------------------------------------------------------------------


def test_the_toll_is_paid_or_fought_for() -> None:
    play = encounter(TOLL, cards=["oak-mail", "ash-hilt-blade"], broken=["oak-mail"]).do("pay")
    assert play.me.cards == ["oak-mail"] and play.s.turn.steps == 4  # the unbroken one
    play = encounter(TOLL, cards=[MEAD], destiny=1, luck=fall("mana", "prowess", of=5)).do("try")
    assert play.me.destiny == 2 and play.me.cards == [MEAD] and play.s.turn.steps == 4
    play = encounter(TOLL, cards=[MEAD], destiny=0, luck=fall("mana", of=5)).do("try")
    assert play.s.turn.steps == 0 and play.me.destiny == 0
    assert encounter(TOLL, luck=fall(of=5), destiny=0).s.tally["0.failed.encounter"] == 1  # nothing to pay with


def test_three_questions_at_a_well() -> None:
    play = encounter("three-questions-at-a-well", luck=fall("mana", "wisdom", of=3))
    assert play.s.turn.choice == 2 and play.me.destiny == 3
    play = encounter("three-questions-at-a-well", luck=fall("mana", of=3), destiny=1).do("stop")
    assert play.s.turn.choice == 0 and play.me.destiny == 0


def test_the_ox_in_the_bog() -> None:
    assert encounter(OX).do("lose").me.destiny == 2
    play = encounter(OX, luck=fall("mana", of=4), decks={"item": [MEAD]}).do("try", "roll:prowess", f"keep:{MEAD}")
    assert play.me.cards == [MEAD] and play.s.turn.steps == 4  # Prowess 5, one Stone fewer
    play = encounter(OX, luck=fall("altruism", of=2), destiny=0, cards=[MEAD]).do("try", "roll:altruism")
    assert play.s.turn.steps == 0


def test_the_long_watch() -> None:
    play = encounter("the-long-watch", luck=fall("mana", "loyalty", of=5), destiny=0)
    assert play.me.destiny == 2
    assert encounter("the-long-watch", luck=fall(of=5), destiny=0).me.wounds == 1
    play = encounter("the-long-watch", luck=fall(of=5), destiny=0, cards=["oak-mail"]).do("break:oak-mail")
    assert play.me.wounds == 0


def test_the_boar_breaks_cover() -> None:
    play = encounter("the-boar-breaks-cover", character="gawain", others=FAR[1:], luck=fall("mana", "prowess", of=6))
    play.do("roll:prowess")  # it counts as a Magic Creature, whom Gawain favours
    assert play.me.wounds == 0 and play.script.coming == []
    assert encounter("the-boar-breaks-cover", luck=fall(of=3), destiny=0).do("roll:wisdom").me.wounds == 1


def test_a_saxon_with_a_broken_leg() -> None:
    assert encounter(LEG).do("lose").me.destiny == 2
    foes = {"saxon.1": "stables", "saxon.2": "docks", "hengist": "docks", "witch.1": "docks"}
    far = [{**one, "tile": "armoury"} for one in FAR[:2]]
    play = encounter(LEG, luck=fall("mana", "altruism", of=4), fields={"foes": foes}, others=far).do("try")
    assert play.asked == "enemy" and play.options == ["foe:saxon.1", "foe:saxon.2"]
    assert play.do("foe:saxon.2").s.foes == {"saxon.1": "stables", "hengist": "docks", "witch.1": "docks"}
    assert play.me.tokens == []
    play = encounter(LEG, luck=fall(of=4), destiny=0).do("try")
    assert play.s.foes == {"saxon.1": "h-n"} and play.asked == "challenge"  # here, and challenged at once


def test_the_forger_of_seals() -> None:
    deck = {"armoury": ["rowan-staff"]}
    play = encounter("the-forger-of-seals", luck=fall("mana", "loyalty", of=6), decks=deck).do("roll:loyalty")
    assert play.options == ["card", "destiny"]
    assert play.do("card", "keep:rowan-staff").me.cards == ["rowan-staff"]
    play = encounter("the-forger-of-seals", luck=fall("mana", "loyalty", of=6), destiny=1).do("roll:loyalty", "destiny")
    assert play.me.destiny == 2
    play = encounter("the-forger-of-seals", luck=fall(of=6), destiny=0, cards=[MEAD, "oak-mail"]).do("roll:loyalty")
    assert play.me.cards == ["oak-mail"]
    play = encounter("the-forger-of-seals", luck=fall(of=4), destiny=1, cards=["oak-mail"]).do("roll:altruism", "stop")
    assert play.me.destiny == 0 and play.me.cards == ["oak-mail"]
    favours = encounter("the-forger-of-seals", character="guinevere", luck=fall(of=6), destiny=0).do("roll:loyalty")
    assert on(favours.s).free == 2  # 6 and 1, and Guinevere favours Traitors


@pytest.mark.parametrize("id", [WYRM, KNIGHT])
def test_the_wyrmling_and_the_knight_break_a_card_or_wound(id: str) -> None:
    first = ["try"] if id == KNIGHT else []
    stones = 5 if id == KNIGHT else 6
    luck = fall("mana", "mana", of=stones)
    play = encounter(id, luck=luck, decks={"armoury": ["rowan-staff"]}).do(*first, "roll:prowess", "keep:rowan-staff")
    assert play.me.cards == ["rowan-staff"]
    again = ["stop"] if id == WYRM else []  # 5 and 2 for the village: one re-roll is free
    play = encounter(id, luck=fall(of=stones), destiny=0, cards=["oak-mail", MEAD]).do(*first, "roll:prowess", *again)
    assert play.options == ["break", "wound"]
    play.do("break")
    assert play.me.broken == ["oak-mail"] and play.me.wounds == 0
    play = encounter(id, luck=fall(of=stones), destiny=0).do(*first, "roll:prowess", *again)
    assert play.me.wounds == 1  # nothing that could break


def test_the_wyrmling_counts_as_a_dragon() -> None:
    play = encounter(WYRM, character="merlin", luck=fall("mana", "mana", of=6)).do("roll:prowess")  # 3 + 2 + 1
    assert "al-encounter-passed-the-wyrmling-in-the-tithe-barn" in play.said() and play.asked == "keep"


def test_one_may_wait_with_the_knight_at_the_ford() -> None:
    play = encounter(KNIGHT).do("wait")
    assert play.s.turn.who == 1 and play.me.wounds == 0


def test_the_woman_who_reads_smoke() -> None:
    id = "the-woman-who-reads-smoke"
    decks = {"severe": ["a-blow-for-a-blow"], "general": ["the-saxon-landing"]}
    play = encounter(id, luck=fall("mana", "loyalty", of=5), decks=decks).do("roll:loyalty")
    assert play.options == ["smoke:a-blow-for-a-blow", "smoke:the-saxon-landing", "none"]
    severe, general = (len(play.s.decks[deck]) for deck in ("severe", "general"))
    play.do("smoke:a-blow-for-a-blow")
    assert list(play.s.decks["severe"].layers[-1]) == ["a-blow-for-a-blow"]
    assert list(play.s.decks["general"].layers[0]) == ["the-saxon-landing"]
    assert (len(play.s.decks["severe"]), len(play.s.decks["general"])) == (severe, general)
    play = encounter(id, luck=fall("mana", "loyalty", of=5), decks=decks).do("roll:loyalty", "none")
    assert list(play.s.decks["severe"].layers[0]) == ["a-blow-for-a-blow"]
    assert encounter(id, luck=fall(of=5), destiny=1).do("roll:loyalty", "stop").me.destiny == 0


def test_the_mistletoe_court() -> None:
    land = [("m7", 0, -3, 0, "mountain")]
    play = encounter("the-mistletoe-court", luck=fall("mana", "mana", of=5), wounds=1).do("roll:altruism")
    assert play.me.wounds == 0
    play = encounter("the-mistletoe-court", luck=fall(of=5), destiny=0, land=land, tile="m7").do("roll:altruism")
    assert play.me.tile == "drawbridge" and play.s.turn.steps == 4


def test_the_fog_that_calls() -> None:
    play = encounter("the-fog-that-calls", luck=fall("mana", of=3)).do("roll:loyalty")  # Loyalty 5, two fewer
    assert play.s.turn.steps == 5 and play.me.tile == "h-n"
    play = encounter("the-fog-that-calls", luck=[*fall(of=3), "#1"], destiny=0, cards=[MEAD]).do("roll:loyalty")
    assert play.me.tile != "h-n" and play.s.turn.steps == 0


# -- Despair --------------------------------------------------------------------------------------------------------------


def test_black_sails() -> None:
    assert encounter("black-sails", tokens=["witch.1", "witch.2"]).s.despair == 1
    others = [{**FAR[0], "tokens": ["saxon.5"]}, FAR[1]]
    play = encounter("black-sails", tokens=["witch.1", "witch.2"], others=others).do("tokens")
    play.do("token:saxon.5", "token:witch.1")
    assert play.s.despair == 0 and play.me.tokens == [] and play.you.tokens == []
    assert encounter("black-sails", tokens=["witch.1", "witch.2", "witch.3"]).do("despair").s.despair == 1


def test_the_beacon_that_was_not_lit() -> None:
    play = encounter("the-beacon-that-was-not-lit").do("destiny", "hero:1", "hero:2")
    assert play.s.despair == 0 and [player.destiny for player in play.s.players] == [3, 2, 2]
    assert encounter("the-beacon-that-was-not-lit").do("despair").s.despair == 1
    others = [{**FAR[0], "destiny": 0}, {**FAR[1], "destiny": 0}]
    assert encounter("the-beacon-that-was-not-lit", destiny=1, others=others).s.despair == 1  # too little


@pytest.mark.parametrize("tile", ["round-table", "great-hall"])
def test_the_boy_with_the_news(tile: str) -> None:
    assert encounter("the-boy-with-the-news").s.despair == 1  # nobody is at home
    home = [{"character": "gawain", "tile": tile}, FAR[1]]
    more = int(tile == "great-hall")
    luck = fall("mana", "loyalty", of=4 + more)
    play = encounter("the-boy-with-the-news", others=home, luck=luck).do("hero:1", "roll:loyalty")
    assert play.s.despair == 0
    home = [{"character": "gawain", "tile": tile, "destiny": 0}, FAR[1]]
    play = encounter("the-boy-with-the-news", others=home, luck=fall(of=4)).do("hero:1", "roll:altruism")
    assert play.s.despair == 1
    assert encounter("the-boy-with-the-news", others=home).do("none").s.despair == 1


def test_the_empty_chair() -> None:
    others = [{**FAR[0], "destiny": 3}, {**FAR[1], "destiny": 0}]
    play = encounter("the-empty-chair", destiny=1, others=others)
    assert play.s.despair == 1 and [player.destiny for player in play.s.players] == [2, 3, 1]


# -- Escorts --------------------------------------------------------------------------------------------------------------

MILLER, ABBESS, HOSTAGE, BARD, SQUIRE = (
    "the-millers-youngest", "the-abbess-who-will-not-hurry", "the-hostage-of-the-whale-road", "the-blind-bard",
    "the-squire-who-ran",
)  # fmt: skip


def carrying(escort: str, tile: str, **more: Any) -> Ride:
    """Somebody carries an Escort to a tile, or stands there."""
    fields = {"escorts": {escort: "carried"}, **more.pop("fields", {})}
    others = more.pop("others", FAR[:2])
    me = {"tile": tile, "escorts": [escort], **{name: more.pop(name) for name in list(more) if name in ("destiny", "cards")}}
    return ride(me, *others, fields=fields, **more)


def wounded(escort: str, **more: Any) -> Ride:
    """Somebody who carries an Escort takes a Wound."""
    fields = {"foes": {"saxon.1": "h-n"}, **more.pop("fields", {})}
    return carrying(escort, "h-n", destiny=0, luck=fall(of=6), fields=fields, **more).do("roll:prowess")


@pytest.mark.parametrize("escort", [MILLER, ABBESS, BARD])
def test_some_escorts_are_forced_on_one_even_a_second(escort: str) -> None:
    play = encounter(escort)
    assert play.me.escorts == [escort] and play.s.escorts[escort] == "carried"
    other = BARD if escort != BARD else MILLER
    play = encounter(escort, escorts=[other], fields={"agenda": ["encounter:0:"], "escorts": {other: "carried"}})
    assert play.me.escorts == [other, escort]


@pytest.mark.parametrize("escort", [HOSTAGE, SQUIRE])
def test_some_escorts_may_be_left(escort: str) -> None:
    play = encounter(escort)
    assert play.options == ["take", "leave"]
    assert play.do("leave").s.escorts[escort] == "h-n" and play.me.escorts == [] and play.can(f"escort:take.{escort}")
    assert encounter(escort).do("take").me.escorts == [escort]
    full = encounter(escort, escorts=[BARD], fields={"agenda": ["encounter:0:"], "escorts": {BARD: "carried"}})
    assert full.s.escorts[escort] == "h-n" and full.me.escorts == [BARD]  # nobody chooses to carry two


def test_the_millers_youngest() -> None:
    play = carrying(MILLER, "courtyard", decks={"item": [MEAD]}, others=[{**FAR[0], "destiny": 1}, FAR[1]])
    play.do(f"keep:{MEAD}", "hero:1")
    assert play.me.cards == [MEAD] and play.you.destiny == 2 and play.s.escorts[MILLER] == "home"
    assert wounded(MILLER).s.despair == 1


def test_the_abbess_who_will_not_hurry() -> None:
    s = carrying(ABBESS, "h-n").s
    assert movement(s, 0) == 3 and movement(s, 1) == 4
    play = carrying(ABBESS, "chapel", destiny=0)
    assert play.me.destiny == 2  # no plaque was discarded
    play = carrying(ABBESS, "chapel", destiny=0, fields={"discards": {**ride().s.discards, "virtue": ["open-hand"]}})
    assert play.me.destiny == 0 and list(play.s.decks["virtue"].layers[-1]) == ["open-hand"]
    plaques = len(ride().s.decks["virtue"])
    assert len(wounded(ABBESS).s.decks["virtue"]) == plaques - 1


def test_the_hostage_of_the_whale_road() -> None:
    foes = {"saxon.1": "h-s", "saxon.2": "h-s", "saxon.3": "h-s", "hengist": "h-s"}
    play = carrying(HOSTAGE, "docks", fields={"foes": foes})
    assert play.options == ["foe:saxon.1", "foe:saxon.2", "foe:saxon.3"]
    play.do("foe:saxon.1", "foe:saxon.3")
    assert list(play.s.foes) == ["saxon.2", "hengist"]
    foes = {"saxon.1": "h-s", "saxon.2": "h-s", "hengist": "h-s"}
    assert list(carrying(HOSTAGE, "docks", fields={"foes": foes}).do("foe:saxon.1", "none").s.foes) == ["saxon.2", "hengist"]
    lost = wounded(HOSTAGE)
    assert sorted(lost.s.foes) == ["saxon.1", "saxon.2", "saxon.3"]


def test_the_blind_bard() -> None:
    play = carrying(BARD, "great-hall", destiny=1, others=[{**FAR[0], "destiny": 0}, FAR[1]])
    assert [player.destiny for player in play.s.players] == [2, 1, 3]
    lost = wounded(BARD, others=[{**FAR[0], "destiny": 0}, FAR[1]])
    assert [player.destiny for player in lost.s.players] == [0, 0, 2]


def test_the_squire_who_ran() -> None:
    play = carrying(SQUIRE, "armoury", decks={"armoury": ["rowan-staff"]}).do("keep:rowan-staff")
    assert play.me.cards == ["rowan-staff"] and play.s.escorts[SQUIRE] == "home"
    play = wounded(SQUIRE, cards=["oak-mail"])
    assert play.options == ["break:oak-mail", "use:0.the-squire-who-ran", "take"]
    play.do("take")
    assert play.me.broken == ["oak-mail"] and play.me.wounds == 1 and play.s.escorts[SQUIRE] == "lost"


# -- good evenings --------------------------------------------------------------------------------------------------------


def test_supper_under_the_hayrick() -> None:
    assert encounter("supper-under-the-hayrick", wounds=1, destiny=1).do("heal").me.wounds == 0
    play = encounter("supper-under-the-hayrick", wounds=1, destiny=1).do("destiny")
    assert play.me.destiny == 2 and play.me.wounds == 1


def test_the_travelling_smith() -> None:
    cards = ["oak-mail", "ash-hilt-blade", "rowan-staff"]
    play = encounter("the-travelling-smith", cards=cards, broken=list(cards))
    play.do("card:oak-mail")
    assert play.me.broken == ["ash-hilt-blade", "rowan-staff"] and play.options == ["yes", "no"]
    play.do("yes", "card:ash-hilt-blade")
    assert play.me.broken == [] and play.me.destiny == 2
    play = encounter("the-travelling-smith", cards=cards, broken=list(cards)).do("card:oak-mail", "no")
    assert play.me.broken == ["ash-hilt-blade", "rowan-staff"] and play.me.destiny == 3
    held = encounter("the-travelling-smith", cards=cards, broken=list(cards), fields={"threats": ["a-blow-for-a-blow"]})
    assert held.asked == "act" and held.me.broken == cards and held.me.destiny == 3  # nothing can be repaired: no question


def test_the_road_menders() -> None:
    play = encounter("the-road-menders", tile="drawbridge").do("yes")
    road = play.s.land[-1]
    assert road[0] in ("mf1", "mr1", "a1") and road[1:3] == (0, -3) and play.s.turn.steps == 4
    assert encounter("the-road-menders", tile="drawbridge").do("no").s.turn.steps == 6
    assert encounter("the-road-menders", tile="h-n").s.turn.steps == 6  # no Open Path here


def test_a_candle_in_every_window() -> None:
    fields = {"agenda": ["encounter:0:"], "despair": 2}
    play = encounter("a-candle-in-every-window", fields=dict(fields)).do("yes")
    assert play.s.despair == 1 and play.me.destiny == 1 and play.s.turn.who == 1
    play = encounter("a-candle-in-every-window", destiny=2, fields={"agenda": ["encounter:0:"], "despair": 2}).do("no")
    assert play.s.despair == 2 and play.me.destiny == 3
    assert encounter("a-candle-in-every-window", destiny=1, fields={"agenda": ["encounter:0:"], "despair": 2}).me.destiny == 2
    assert encounter("a-candle-in-every-window", destiny=2).me.destiny == 3  # no Flame is out
