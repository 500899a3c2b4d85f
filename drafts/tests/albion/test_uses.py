"""Using cards and abilities on a turn; Personal Quests and Artifacts."""

from __future__ import annotations

import pytest

from .deeds import FAR, fall, fight
from .stage import ride

GATE = [("m1", 0, -3, 0, "mountain")]


@pytest.mark.rule("AL-R119")
def test_an_ability_costs_destiny() -> None:
    play = ride(dict(tile="stables"), *FAR).do("use:arthur", "type:witch")
    assert play.me.destiny == 2 and play.s.lasting == {"call-the-table": "witch"} and play.you.destiny == 3
    poor = ride(dict(tile="stables", destiny=0), *FAR)
    assert not poor.can("use:arthur") and poor.why_not("use:arthur").rule == "AL-R119"


@pytest.mark.rule("AL-R198")
def test_an_item_is_discarded_when_it_is_used() -> None:
    play = ride(dict(tile="stables", destiny=0, cards=["hearth-mead.2", "oak-mail"]), *FAR).do("use:hearth-mead.2")
    assert play.me.cards == ["oak-mail"] and play.s.discards["item"] == ["hearth-mead.2"] and play.me.destiny == 2


@pytest.mark.rule("AL-R202")
def test_cards_are_used_on_ones_own_turn_and_not_amid_something_else() -> None:
    others = [{**FAR[0], "cards": ["marsh-tonic.1"]}, FAR[1]]
    play = ride(dict(tile="stables", cards=["hearth-mead.1", "hares-knot.1", "oak-mail"]), *others)
    assert play.does("use") == ["arthur", "hearth-mead.1"]  # neither another's, nor what has its own moment
    play = fight("saxon.1", cards=["hearth-mead.1"], destiny=0)
    assert not play.can("use:hearth-mead.1") and play.why_not("use:hearth-mead.1").rule == "AL-R202"
    assert ride(dict(tile="stables", cards=["oak-mail"]), *FAR).why_not("card:oak-mail").rule == "AL-R202"


@pytest.mark.rule("AL-R202")
def test_a_broken_card_cannot_be_used() -> None:
    play = ride(dict(tile="stables", cards=["horn-of-bran-galed"], broken=["horn-of-bran-galed"]), *FAR)
    assert not play.can("use:horn-of-bran-galed") and play.why_not("use:horn-of-bran-galed").rule == "AL-R200"


@pytest.mark.rule("AL-R203")
def test_a_card_may_be_used_though_a_part_of_it_is_of_no_use() -> None:
    play = ride(dict(tile="stables", cards=["hearth-mead.1"], destiny=2), *FAR).do("use:hearth-mead.1")
    assert play.me.destiny == 3 and play.me.cards == []
    play = ride(dict(tile="stables", cards=["widows-salve.1"]), *FAR).do("use:widows-salve.1")  # nobody is hurt
    assert play.me.cards == [] and play.me.wounds == 0


def test_what_is_used_once_per_round_waits_for_the_next() -> None:
    play = ride(dict(tile="stables", cards=["horn-of-bran-galed"], destiny=1), *FAR, luck=[3]).do("use:horn-of-bran-galed")
    assert play.me.destiny == 2 and play.me.used == ["horn-of-bran-galed"]
    assert not play.can("use:horn-of-bran-galed") and play.why_not("use:horn-of-bran-galed").rule == "AL-R102"


def test_a_card_that_was_used_is_not_traded_in_the_same_turn() -> None:
    play = ride(dict(tile="stables", cards=["horn-of-bran-galed"], destiny=1), *FAR, luck=[3])
    assert play.can("trade:1")
    assert not play.do("use:horn-of-bran-galed").can("trade:1")


# -- Personal Quests ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R209")
def test_a_personal_quest_is_a_challenge_on_its_tile() -> None:
    play = ride(dict(tile="m1"), *FAR, land=GATE, luck=fall("mana", "loyalty", of=5))
    assert play.can("personal")
    play.do("personal")
    assert play.me.proven and play.asked == "act" and play.s.turn.who == 0  # the turn goes on
    assert not play.can("personal") and play.why_not("personal").rule == "AL-R209"
    away = ride(dict(tile="drawbridge"), *FAR, land=GATE)
    assert not away.can("personal") and away.why_not("personal").rule == "AL-R209"
    other = ride(FAR[0], dict(character="arthur", tile="stables"), FAR[1], land=GATE)
    other.s.players[0].tile = "m1"
    assert not other.can("personal")


@pytest.mark.rule("AL-R22")
def test_the_artifact_waits_for_it() -> None:
    play = ride(dict(tile="m1"), *FAR, land=GATE, luck=fall("mana", "loyalty", of=5))
    assert play.me.cards == []
    play.do("personal")
    assert play.me.cards == ["caledfwlch"] and play.you.cards == [] and "al-log-artifact" in play.said()


def test_a_personal_quest_that_fails_costs_nothing_and_is_tried_again_next_turn() -> None:
    play = ride(dict(tile="m1", destiny=0), *FAR, land=GATE, luck=fall(of=5)).do("personal")
    assert not play.me.proven and play.me.cards == [] and play.me.wounds == 0 and play.s.turn.tried == ["personal"]
    assert not play.can("personal") and play.why_not("personal").rule == "AL-R82"


def test_a_personal_quest_removes_despair_if_the_table_wants_it() -> None:
    fields = {"despair": 3}
    play = ride(dict(tile="m1"), *FAR, land=GATE, luck=fall("mana", "loyalty", of=5), fields=fields, quest_hope=True)
    assert play.do("personal").s.despair == 2
    play = ride(dict(tile="m1"), *FAR, land=GATE, luck=fall("mana", "loyalty", of=5), fields=fields)
    assert play.do("personal").s.despair == 3
