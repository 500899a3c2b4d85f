"""Challenging enemies: who and whom, ratings, claiming, failing, escaping."""

from __future__ import annotations

import pytest
from inglenook.games.albions_legacy.challenge import on
from inglenook.games.albions_legacy.fights import trial_of

from .deeds import FAR, fall, fight
from .stage import ride

TWO = [dict(tile="h-n", character="gawain"), FAR[1]]


@pytest.mark.rule("AL-R120")
def test_who_shares_a_tile_with_an_enemy_must_challenge_it() -> None:
    play = fight("saxon.1", others=TWO)
    assert play.asked == "fight" and play.options == ["fight:0:saxon.1", "fight:1:saxon.1"]
    play.do("fight:1:saxon.1")
    assert on(play.s).who == 1 and play.seat == 1
    quiet = fight("saxon.1", foes={"saxon.1": "h-nw"})
    assert quiet.asked == "act"


@pytest.mark.rule("AL-R121")
def test_several_enemies_are_challenged_in_any_order_until_none_is_left() -> None:
    play = fight(foes={"saxon.1": "h-n", "hengist": "h-n", "witch.1": "h-nw"}, luck=fall("mana", "mana", of=6))
    assert play.options == ["fight:0:saxon.1", "fight:0:hengist"]
    play.do("fight:0:hengist", "roll:prowess")
    assert play.me.tokens == ["hengist"] and play.asked == "challenge" and on(play.s).subject == "saxon.1"
    play.luck(*fall("mana", "mana", of=6)).do("roll:prowess")
    assert play.asked == "act" and play.s.foes == {"witch.1": "h-nw"}


@pytest.mark.rule("AL-R122")
@pytest.mark.parametrize(("token", "attributes"), [
    ("saxon.1", ["prowess", "loyalty"]), ("dragon.1", ["prowess", "altruism"]), ("witch.1", ["loyalty", "wisdom"]),
    ("druid.1", ["altruism", "wisdom"]), ("traitor.1", ["loyalty", "altruism"]), ("magic-creature.1", ["prowess", "wisdom"]),
    ("green-knight", ["prowess", "loyalty"]),
])  # fmt: skip
def test_one_uses_an_attribute_of_the_token(token: str, attributes: list[str]) -> None:
    assert fight(token).does("roll") == attributes


@pytest.mark.rule("AL-R123")
def test_named_enemies_are_harder() -> None:
    assert trial_of("saxon.1").rating == 3 and trial_of("hengist").rating == 4
    faces = fall("prowess", "prowess", "prowess", of=6)
    assert fight("saxon.1", luck=faces).do("roll:prowess").s.foes == {}
    assert fight("hengist", luck=faces).do("roll:prowess").asked == "reroll"


@pytest.mark.rule("AL-R125")
def test_a_beaten_enemy_is_claimed() -> None:
    play = fight("saxon.1", luck=fall("mana", "mana", of=6)).do("roll:prowess")
    assert play.me.tokens == ["saxon.1"] and play.s.foes == {} and play.you.tokens == [] and play.me.wounds == 0


MANY = [f"saxon.{n}" for n in range(5, 13)]


@pytest.mark.rule("AL-Q26", "AL-R125")
def test_what_is_not_claimed_goes_back_to_the_pool() -> None:
    others = [{**FAR[0], "tokens": MANY}, FAR[1]]
    play = fight("saxon.1", luck=fall("mana", "mana", of=6), others=others).do("roll:prowess")
    assert play.asked == "claim" and play.options == ["claim", "leave"]
    play.do("leave")
    assert play.me.tokens == [] and play.s.foes == {} and "al-log-unclaimed" in play.said()
    play = fight("saxon.1", luck=fall("mana", "mana", of=6), others=others).do("roll:prowess", "claim")
    assert play.me.tokens == ["saxon.1"]


@pytest.mark.rule("AL-Q64")
@pytest.mark.parametrize(("claimed", "asked"), [(7, False), (8, True)])
def test_nobody_is_asked_while_the_pool_has_plenty(claimed: int, asked: bool) -> None:
    tokens = [f"saxon.{n}" for n in range(2, 2 + claimed)]
    others = [{**FAR[0], "tokens": tokens}, FAR[1]]
    play = fight("saxon.1", luck=fall("mana", "mana", of=6), others=others).do("roll:prowess")
    assert (play.asked == "claim") is asked  # four or three are left besides the one that was beaten


@pytest.mark.rule("AL-R126")
def test_who_fails_takes_a_wound_and_tries_again_with_all_stones() -> None:
    play = fight("saxon.1", luck=fall("prowess", "prowess", of=6), destiny=0).do("roll:prowess")
    assert play.me.wounds == 1 and play.asked == "challenge" and on(play.s).attempt == 1
    play.luck(*fall("prowess", of=6)).do("roll:prowess")
    assert play.me.wounds == 2  # the two of the first attempt are gone
    assert play.s.foes == {"saxon.1": "h-n"} and play.you.wounds == 0


@pytest.mark.rule("AL-R127")
def test_a_card_may_break_instead_and_the_challenge_goes_on() -> None:
    play = fight("saxon.1", luck=fall(of=6), destiny=0, cards=["tourney-helm", "hearth-mead.1"]).do("roll:prowess")
    assert play.asked == "wound" and play.options == ["break:tourney-helm", "take"]
    play.do("break:tourney-helm")
    assert play.me.broken == ["tourney-helm"] and play.me.wounds == 0 and play.asked == "challenge"
    play.luck(*fall(of=6)).do("roll:prowess")
    assert play.me.wounds == 1  # it breaks once


@pytest.mark.rule("AL-R128")
def test_it_goes_on_until_one_has_beaten_it_or_retires() -> None:
    play = fight("saxon.1", character="lancelot", destiny=0, luck=fall(of=6)).do("roll:prowess")
    assert play.me.wounds == 1 and play.asked == "challenge" and on(play.s).attempt == 1  # it is the same Challenge still
    play.luck(*fall(of=6)).do("roll:prowess")
    assert play.me.character == "" and play.s.retired == ["lancelot"] and play.s.foes == {"saxon.1": "h-n"}


@pytest.mark.rule("AL-R129")
def test_one_may_escape_at_the_start_or_after_a_wound() -> None:
    play = fight("saxon.1", cards=["oak-mail", "hearth-mead.1"], destiny=0)
    assert play.does("escape") == ["oak-mail", "hearth-mead.1"]
    play.do("escape:hearth-mead.1")
    assert play.asked == "flee" and set(play.does("flee")) == {"round-table", "h-ne", "h-nw", "drawbridge", "great-hall"}
    play.do("flee:h-nw")
    assert play.me.tile == "h-nw" and play.me.cards == ["oak-mail"] and play.s.discards["item"] == ["hearth-mead.1"]
    assert play.s.foes == {"saxon.1": "h-n"} and play.s.turn.steps == 4 and play.me.wounds == 0 and play.s.contest is None
    play = fight("saxon.1", cards=["hearth-mead.1"], destiny=0, luck=fall(of=6)).do("roll:prowess")
    assert play.me.wounds == 1 and play.can("escape:hearth-mead.1")
    assert fight("saxon.1").does("escape") == []  # nothing to give up


@pytest.mark.rule("AL-R130")
def test_a_broken_card_does_not_pay_for_it() -> None:
    play = fight("saxon.1", cards=["oak-mail", "ash-hilt-blade"], broken=["oak-mail"])
    assert play.does("escape") == ["ash-hilt-blade"]


@pytest.mark.rule("AL-Q63")
def test_after_a_failure_that_cost_nothing_nobody_escapes() -> None:
    play = fight("saxon.1", cards=["the-green-belt", "hearth-mead.1"], character="gawain", others=[FAR[1], FAR[2]], destiny=0)
    assert play.does("escape") == ["the-green-belt", "hearth-mead.1"]
    play.luck(*fall(of=6)).do("roll:prowess", "use:0.the-green-belt")
    assert play.me.wounds == 0 and play.does("escape") == []
    play.luck(*fall(of=6)).do("roll:prowess")
    assert play.me.wounds == 1 and play.does("escape") != []


@pytest.mark.rule("AL-Q10")
def test_where_one_escapes_to_everything_happens_that_happens_there() -> None:
    play = fight(foes={"saxon.1": "h-n", "witch.1": "h-nw"}, cards=["oak-mail"]).do("escape:oak-mail", "flee:h-nw")
    assert play.asked == "challenge" and on(play.s).subject == "witch.1"
    land = [("m2", 0, -3, 0, "mountain")]
    play = ride(
        dict(tile="drawbridge", cards=["oak-mail"]), *FAR[:2], fields={"foes": {"saxon.1": "drawbridge"}}, land=land,
        decks={"encounter": ["supper-under-the-hayrick"]}, turn={"steps": 0},
    )  # fmt: skip
    play.do("escape:oak-mail", "flee:m2")
    assert play.me.tile == "m2" and play.asked == "way" and play.s.turn.steps == 0  # no movement was needed


@pytest.mark.rule("AL-R131")
def test_challenging_ends_no_turn_and_happens_in_the_key_turn() -> None:
    play = fight("saxon.1", luck=fall("mana", "mana", of=6)).do("roll:prowess")
    assert play.asked == "act" and play.s.turn.who == 0 and play.s.turn.steps == 4
    play = fight("saxon.1", then="key-turn", fields={"stage": 5})
    assert play.asked == "challenge"


def test_the_nearest_question_is_of_whose_turn_it_is() -> None:
    others = [dict(character="gawain", tile="h-nw"), FAR[1]]
    play = fight(foes={"witch.1": "h-nw", "saxon.1": "h-n"}, others=others)
    assert on(play.s).subject == "saxon.1"


def test_others_on_the_tile_fight_when_one_escapes() -> None:
    play = fight("saxon.1", others=TWO, cards=["oak-mail"]).do("fight:0:saxon.1", "escape:oak-mail", "flee:h-nw")
    assert on(play.s).who == 1 and play.seat == 1


def test_bots_know_what_an_escape_or_a_roll_is_worth() -> None:
    play = fight("saxon.1", cards=["oak-mail"])
    worths = dict(zip(play.decision.keys, play.table.game.prefer(play.s, play.decision), strict=True))  # type: ignore[misc]
    assert worths["roll:prowess"] == max(worths.values())


def test_why_a_thing_is_no_answer_in_a_fight() -> None:
    play = fight("saxon.1", others=TWO)
    assert play.why_not("foe:witch.1").rule == "AL-R120" and play.why_not("tile:h-nw").rule == "AL-R120"
    play.do("fight:0:saxon.1")
    assert play.why_not("roll:wisdom").rule == "AL-R122" and play.why_not("tile:h-nw").rule == "AL-R129"
    play.luck(*fall(of=6)).do("roll:prowess")
    assert play.why_not("stone:0").rule == "AL-R109"
