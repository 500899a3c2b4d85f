"""What bots think is worth doing; and how good a position is."""

from __future__ import annotations

import pytest
from inglenook.games.albions_legacy.outlook import Outlook
from inglenook.games.albions_legacy.score import estimate

from .stage import Ride, facing, ride

GATE = facing("m1", 0, -3, "mountain", open=(3, 0))
TASK = "the-gate-that-was-left-shut"


def best(play: Ride) -> str:
    """What the greedy bot would do."""
    worths = play.table.game.kinds.prefer(play.s, play.decision)
    return max(zip(worths, play.decision.keys, strict=True))[1]


def test_a_token_that_was_won_is_carried_home() -> None:
    others = {"the-roll-call": "home", "the-eagle-under-the-stones": "home"}
    carried = {"story": {**others, TASK: "carried"}, "turned": dict.fromkeys((*others, TASK), "won"), "coins": 9}
    me = dict(tile="drawbridge", story=[TASK], proven=True)
    play = ride(me, dict(tile="docks"), dict(tile="docks"), land=[GATE], fields=carried)
    assert best(play) == "go:round-table"


@pytest.mark.parametrize(("coins", "early"), [(3, True), (9, False)])
def test_the_last_token_waits_for_the_coins(coins: int, early: bool) -> None:
    others = {"the-roll-call": "home", "the-eagle-under-the-stones": "home"}
    story = {"story": {**others, TASK: "carried"}, "turned": dict.fromkeys((*others, TASK), "won"), "coins": coins}
    play = ride(dict(tile="drawbridge", story=[TASK]), dict(tile="docks"), dict(tile="docks"), land=[GATE], fields=story)
    outlook = Outlook(play.s, 0)
    assert outlook.too_early == early and (outlook.go("round-table") < 0) == early


def test_whoever_is_badly_hurt_does_not_ride_into_a_crowd() -> None:
    crowd = {"foes": {f"dragon.{n}": "m1" for n in range(1, 5)}}
    strong = dict(character="lancelot", tile="drawbridge", cards=["oak-mail"])
    weak = dict(character="merlin", tile="drawbridge", destiny=0, wounds=1)
    whole = ride(strong, dict(character="arthur"), land=[GATE], fields=crowd)
    hurt = ride(weak, {}, dict(character="arthur"), land=[GATE], fields=crowd)
    assert Outlook(whole.s, 0).battles["m1"] > Outlook(hurt.s, 0).battles["m1"] < 0


@pytest.mark.parametrize(("threats", "wants"), [([], True), (["the-saxon-landing"] * 9, False)])
def test_threats_are_welcome_while_coins_are_missing(threats: list[str], wants: bool) -> None:
    assert (Outlook(ride(fields={"threats": threats}).s, 0).wants_threats > 0) == wants


def test_nobody_begins_a_trade_that_nobody_wants() -> None:
    play = ride(dict(cards=["oak-mail"]))
    worths = dict(zip(play.decision.keys, play.table.game.kinds.prefer(play.s, play.decision), strict=True))
    assert worths["trade:1"] < worths["end"]


def test_coins_story_and_flames_make_a_position_better() -> None:
    poor, rich = ride(), ride(fields={"coins": 6})
    late = ride(fields={"coins": 6, "despair": 8})
    told = ride(fields={"coins": 6, "story": {TASK: "home"}, "turned": {TASK: "won"}})
    worth = [estimate(play.s)[0] for play in (poor, rich, late, told)]
    assert worth[0] < worth[1] < worth[3] and worth[2] < worth[1]
    assert len(estimate(ride(seats=1).s)) == 1 and len(estimate(poor.s)) == 3
