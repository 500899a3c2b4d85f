"""The questions of Ravenshire in words: steps, answers with what they bring, groups, and what most people would answer."""

from __future__ import annotations

from collections import Counter

import pytest

from inglenook.engine.scene import OptionView, Prompt, folded
from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.answered import answered
from tests.properties import words_of

from .stage import Town, town

SAY = words_of(GAME, "en").say
MANY, TABS = 12, 9
"""So many answers are read in one group, and so many groups."""


def prompt(play: Town) -> Prompt:
    found = play.scene(play.seat).prompt
    assert found is not None
    return found


def option(play: Town, key: str) -> OptionView:
    return next(one for one in prompt(play).options if one.key == key)


def told(play: Town, key: str) -> tuple[str, str, str]:
    """Label, consequence and fact of an answer."""
    one = option(play, key)
    assert one.note is not None
    return SAY(one.label), SAY(one.note), SAY(one.fact) if one.fact is not None else ""


def test_a_die_is_placed_in_the_first_of_three_steps() -> None:
    asked = prompt(town())
    assert (asked.step_number, asked.step_count) == (1, 3) and [SAY(step) for step in asked.steps] == ["Place", "Take", "Guild"]


def test_a_place_says_what_it_brings_and_whether_it_is_full_then() -> None:
    play = town(smiths=[dict(dice=["m5"]), {}], board={"steelgate": ["h2"]})
    assert SAY(prompt(play).question) == "Where does the Merchant 5 go?"
    assert told(play, "m5>steelgate") == ("Steelgate", "1 charcoal and 1 steel", "second die, then full")
    assert told(play, "m5>guild-halls") == ("Guild Halls", "hire, 1 Mithril", "first die there")
    one = option(play, "m5>steelgate")
    assert (one.source, one.target, one.lights) == ("die:0:0", "site:steelgate", ("site:steelgate",))


def test_answers_of_a_turn_are_grouped_by_die_and_by_what_is_free() -> None:
    play = town(smiths=[dict(dice=["m5", "h2"], talisman=1, action_token=1, gold=3), {}])
    groups = list(dict.fromkeys(SAY(one.group) for one in prompt(play).options if one.group is not None))
    assert groups == ["Merchant 5", "Harvester 2", "Talisman", "Market", "Overtime"]


def test_a_die_to_take_says_what_its_district_brings_and_which_guild_runs() -> None:
    play = town(board={"timberfall": ["h2"], "ore-pits": ["r6"]}).do("m3>kilnyard")
    assert told(play, "timberfall.0") == ("Harvester 2 · I", "4 wood", "runs the Harvester guild")
    assert told(play, "ore-pits.0") == ("Raven 6 · II", "3 ore", "runs any guild")
    assert option(play, "timberfall.0").lights == ("die:timberfall.0",)


def test_a_member_says_its_price_and_what_it_does() -> None:
    play = town(smiths=[dict(dice=["m1"], gold=9), {}], halls={"alchemist": ["a2", "a3"]}).do("m1>guild-halls")
    assert told(play, "a2") == ("Ember-Binder", "+1 charcoal", "costs 5 gold; once 1 Embergem")
    assert told(play, "none")[1] == "1 gold instead" and prompt(play).usual == "none"


def test_a_station_says_what_the_die_does_there() -> None:
    play = town(
        smiths=[dict(columns=[["m5"], [], []], stations={"appraiser": ["h1"]}, action_token=1, gold=9), {}], step="production"
    )
    assert told(play, "m5>town-crier") == ("Town Crier", "pay 1 gold, gain 1 reputation", "")
    assert told(play, "m5>appraiser+night") == ("Appraiser", "gain 2 gold", "by night: 1 Action Token")
    close = option(play, "close")
    assert close.final and told(play, "close")[1] == "one die rests"


def test_a_contract_is_offered_with_each_finish_one_can_pay() -> None:
    play = town(smiths=[dict(leather=6, charcoal=3, mithril=1), {}], rows={"common": ["ca2", "ca3", "ca4"]}, step="production")
    assert told(play, "free:contract:ca2:none")[1:] == ("11 gold", "without a finish")
    assert told(play, "free:contract:ca2:mithril")[1:] == ("11 gold", "Mithril finish: 1 reputation more")
    assert option(play, "free:contract:ca2:none").lights == ("contract:ca2",)


def test_a_deal_says_what_is_given() -> None:
    play = town(smiths=[dict(wood=2), {}])
    assert told(play, "free:market:wood:ore") == ("1 ore", "for 2 wood", "leaves 0 wood")


@pytest.mark.parametrize("rich", [0, 2, 9])
def test_no_group_of_answers_is_longer_than_one_can_read(rich: int) -> None:
    stock = dict.fromkeys(
        ("wood", "ore", "leather", "charcoal", "steel", "talisman", "embergem", "dragon_scale", "mithril"), rich
    )
    smith = dict(stock, gold=9, action_token=3, upgrades=["ledger"], assistant="quarter-clerk", reputation=4, starter="cw1")
    for step in ("turn", "production"):
        answers = folded(prompt(town(smiths=[smith, {}], step=step)).options)
        assert max(Counter(str(ways[0].group) for ways in answers).values()) <= MANY
        assert len({str(ways[0].group) for ways in answers}) <= TABS
        assert max(map(len, answers)) <= MANY


def test_several_finishes_of_a_contract_and_several_prices_of_a_good_are_one_answer() -> None:
    smith = dict(wood=4, ore=2, leather=6, charcoal=3, mithril=1, embergem=1)
    play = town(smiths=[smith, {}], rows={"common": ["ca2", "ca3", "ca4"]}, step="production")
    answers = {tuple(one.key for one in ways) for ways in folded(prompt(play).options)}
    assert ("free:contract:ca2:none", "free:contract:ca2:embergem", "free:contract:ca2:mithril") in answers
    assert ("free:market:wood:ore", "free:market:leather:ore", "free:market:charcoal:ore") in answers
    assert ("close",) in answers


def test_the_broker_is_asked_what_one_gets_then_for_what() -> None:
    smith = dict(members=[["m3"], [], []], wood=2, ore=1, leather=1, charcoal=1, steel=1)
    play = town(smiths=[smith, {}], board={"steelgate": ["m1"], "timberfall": ["m1"]}, step="take").do("steelgate.0")
    assert play.asked == "swap" and len(play.options) > 60
    answers = folded(prompt(play).options)
    groups = {SAY(ways[0].group): len(ways) for ways in answers if ways[0].group is not None}
    assert set(groups) == {"One for one", "Two for two"} and answers[0][0].key == "no"
    assert max(Counter(str(ways[0].group) for ways in answers).values()) <= MANY
    assert told(play, "steel>wood") == ("1 wood", "for 1 steel", "leaves 1 steel")


def test_a_gain_says_what_one_has_then() -> None:
    play = town(smiths=[dict(dice=["m3"], wood=4), {}], board={"steelgate": ["h1"]}).do("m3>kilnyard", "steelgate.0")
    assert play.asked == "gain" and told(play, "wood")[:2] == ("1 wood", "you have 4, then 5")


def test_the_raven_asks_which_guild_it_runs() -> None:
    play = town(smiths=[dict(dice=["m3"], members=[[], ["h1"], []]), {}], board={"steelgate": ["r1"]}).do(
        "m3>kilnyard", "steelgate.0"
    )
    assert play.asked == "column"
    assert told(play, "harvester")[:2] == ("Harvester", "brings 1 raw good; 1 member")


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("m5>timberfall", "Merchant 5 to Timberfall"),
        ("h2>kiln+night", "Harvester 2 to Kiln"),
        ("timberfall.0", "Timberfall"),
        ("free:contract:cw2:none", "Lamplighter's Halberd"),
        ("free:overtime:rush-order:common", "Rush Order"),
        ("free:market:wood:ore", "Market"),
        ("m8@harvester", "Guild Banker"),
        ("wood+wood+ore", "2 wood and 1 ore"),
        ("wood>ore", "1 ore"),
        ("m5", "Envoy"),
        ("foreman", "Foreman"),
        ("close", "the end of Production"),
    ],
)
def test_an_answer_can_be_taken_back_by_name(key: str, name: str) -> None:
    found = answered(key)
    assert found is not None and SAY(found) == name


def test_a_number_alone_has_no_name() -> None:
    assert answered("2") is None
