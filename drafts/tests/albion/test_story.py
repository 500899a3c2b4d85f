"""Story Quests: tiles, tokens, Challenges, and how they turn (N)."""

from __future__ import annotations

from typing import Any

import pytest
from inglenook.games.albions_legacy.story import story_tiles

from .stage import Ride, facing, ride

LEGION, TOWER, BELLS = "the-ninth-legion", "the-tower-that-would-not-stand", "the-bells-of-the-low-hundred"
SHUT, EAGLE, ROLL = "the-gate-that-was-left-shut", "the-eagle-under-the-stones", "the-roll-call"
REASON, BELL, WATER = "the-reason-under-the-hill", "the-bell-for-everybody", "water-from-the-fishers-house"
GATE, BOAT = "shut-the-gate", "the-boat-in-the-second-moon"
M1 = facing("m1", 0, -3, "mountain", open=(3, 0))


def at(tile: str, task: str, *others: dict[str, Any], player: dict[str, Any] | None = None, **more: Any) -> Ride:
    """Somebody stands on a Story Tile whose token is to be won."""
    fields = more.pop("fields", {})
    story = {task: tile, **fields.pop("story", {})}
    return ride(
        dict(tile=tile, **(player or {})),
        *others,
        land=[(tile, 0, -3, 0, "mountain")],
        fields={"story": story, **fields},
        **more,
    )


def attempt(play: Ride, task: str, attribute: str, faces: list[int | str]) -> Ride:
    """Try a Story Challenge, whatever the Stones say."""
    play.luck(*faces).do(f"story:{task}")
    if play.asked == "challenge":
        play.do(f"roll:{attribute}")
    while play.asked == "reroll":
        play.do("stop")
    play.script.coming.clear()
    return play


def wins(play: Ride, task: str, attribute: str) -> Ride:
    """All Stones show the Attribute."""
    return attempt(play, task, attribute, [attribute] * 6)


# -- finding and winning --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R17")
@pytest.mark.parametrize(
    ("quest", "tiles"), [(LEGION, ["m1", "m2", "m3"]), (TOWER, ["m4", "f9", "v8"]), (BELLS, ["v5", "fr4"])]
)
def test_a_quest_asks_for_certain_tiles(quest: str, tiles: list[str]) -> None:
    assert list(story_tiles(ride(quest=quest).s)) == tiles


@pytest.mark.rule("AL-R17")
def test_without_a_quest_there_are_none() -> None:
    assert story_tiles(ride(no_quest=True).s) == {}


@pytest.mark.rule("AL-R182")
@pytest.mark.parametrize(("tile", "story"), [("m1", {SHUT: "m1"}), ("m9", {})])
def test_a_story_tile_that_is_found_has_its_token(tile: str, story: dict[str, str]) -> None:
    play = ride(dict(tile="drawbridge"), stack=[tile]).do("scout:0", "lay:0")
    assert play.s.story == story and ("al-log-story-found" in play.said()) is bool(story)


@pytest.mark.rule("AL-R182")
def test_a_tile_of_another_quest_has_none() -> None:
    assert ride(dict(tile="drawbridge"), stack=["m1"], quest=TOWER).do("scout:0", "lay:0").s.story == {}


@pytest.mark.rule("AL-R183")
def test_a_challenge_that_is_passed_wins_the_token() -> None:
    play = wins(at("m1", SHUT), SHUT, "prowess")
    assert play.me.story == [SHUT] and play.s.story == {SHUT: "carried"} and play.asked == "act" and play.seat == 0


@pytest.mark.rule("AL-R185")
def test_a_challenge_that_is_failed_costs_nothing_but_the_try() -> None:
    play = attempt(at("m1", SHUT), SHUT, "prowess", ["blank"] * 6)
    assert play.me.story == [] and play.s.story == {SHUT: "m1"} and play.me.wounds == 0 and play.s.despair == 0
    assert play.asked == "act" and play.does("story") == [] and play.why_not(f"story:{SHUT}").rule == "AL-R82"


@pytest.mark.rule("AL-R185")
def test_on_a_later_turn_it_may_be_tried_again() -> None:
    play = attempt(at("m1", SHUT), SHUT, "prowess", ["blank"] * 6)
    play.do("end", "end", "end")
    assert play.seat == 0 and play.does("story") == [SHUT]


def test_one_must_be_there() -> None:
    play = ride(dict(tile="drawbridge"), land=[M1], fields={"story": {SHUT: "m1"}})
    assert play.does("story") == [] and play.why_not(f"story:{SHUT}").rule == "AL-R182"
    assert play.why_not(f"story:{ROLL}").rule == "AL-R182"


@pytest.mark.rule("AL-R183")
@pytest.mark.parametrize(("n", "pays"), [(1, False), (2, True), (3, True)])
def test_two_captives_pay_for_the_bell(n: int, pays: bool) -> None:
    tokens = [f"saxon.{one}" for one in range(1, n + 1)]
    play = at("f9", BELL, player=dict(tokens=tokens), quest=TOWER)
    assert (f"{BELL}.pay" in play.does("story")) is pays
    if pays:
        play.do(f"story:{BELL}.pay")
        if n > 2:
            play.pick("token:saxon.1", "token:saxon.3")
        assert play.me.story == [BELL] and play.me.tokens == (["saxon.2"] if n > 2 else [])


@pytest.mark.rule("AL-R183")
@pytest.mark.parametrize(("cards", "pays"), [(["hearth-mead.1"], True), (["oak-mail"], False)])
def test_an_item_pays_for_the_water(cards: list[str], pays: bool) -> None:
    play = at("v8", WATER, player=dict(cards=cards), quest=TOWER)
    assert (f"{WATER}.pay" in play.does("story")) is pays
    if pays:
        play.do(f"story:{WATER}.pay")
        assert play.me.story == [WATER] and play.me.cards == [] and play.s.discards["item"] == ["hearth-mead.1"]


def test_where_nothing_can_be_paid_it_is_said() -> None:
    assert at("m1", SHUT).why_not(f"story:{SHUT}.pay").rule == "AL-R183"


def test_who_waited_there_can_be_taken_along() -> None:
    play = wins(at("v5", GATE, quest=BELLS), GATE, "prowess")
    assert play.s.escorts == {"mererid": "v5", "the-ringers-boy": "v5"} and play.does("escort") == [
        "take.mererid",
        "take.the-ringers-boy",
    ]


@pytest.mark.rule("AL-R175")
def test_a_token_left_behind_is_picked_up_and_not_won_again() -> None:
    play = at("m1", SHUT, fields={"turned": {SHUT: "won"}})
    assert play.does("story") == [] and play.does("pick") == [SHUT]
    play.do(f"pick:{SHUT}")
    assert play.me.story == [SHUT] and play.s.story == {SHUT: "carried"} and play.does("pick") == []


# -- coming home ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R184")
def test_a_token_comes_home_at_the_round_table() -> None:
    play = ride(dict(tile="h-s", story=[SHUT]), fields={"story": {SHUT: "carried"}})
    play.do("go:h-se")
    assert play.me.story == [SHUT]
    play.do("go:round-table")
    assert play.me.story == [] and play.s.story == {SHUT: "home"}


@pytest.mark.rule("AL-R184")
def test_the_low_hundred_asks_for_people_not_for_tokens() -> None:
    play = ride(dict(tile="h-s", story=[GATE]), fields={"story": {GATE: "carried"}}, quest=BELLS).do("go:round-table")
    assert play.me.story == [GATE]


# -- how a quest turns ----------------------------------------------------------------------------------------------------


def turning(first: str, second: str, tile: str, attribute: str, quest: str, **more: Any) -> Ride:
    """The second token of a quest is won."""
    fields = more.pop("fields", {})
    turned = {first: "won", **fields.pop("turned", {})}
    where = fields.pop("story", {first: "home"})
    play = at(tile, second, *more.pop("others", ()), quest=quest, fields={"turned": turned, "story": where, **fields}, **more)
    return wins(play, second, attribute)


def test_the_first_token_turns_nothing() -> None:
    assert "al-log-quest-turn" not in wins(at("m1", SHUT), SHUT, "prowess").said()


@pytest.mark.rule("AL-R17")
def test_the_ninth_made_known_brings_a_general_threat() -> None:
    play = turning(SHUT, EAGLE, "m2", "wisdom", LEGION, decks={"general": ["three-at-the-ford"]})
    assert play.asked == "turning" and play.options == ["turn:first", "turn:second"]
    play.do("turn:first")
    assert play.s.threats == ["three-at-the-ford"] and play.s.approaching == "severe"


@pytest.mark.rule("AL-R17")
def test_the_ninth_kept_quiet_lets_only_a_carrier_try_for_the_last() -> None:
    play = turning(SHUT, EAGLE, "m2", "wisdom", LEGION).do("turn:second")
    assert play.s.threats == [] and play.s.turned[LEGION] == "second"
    quiet = {"turned": {SHUT: "won", EAGLE: "won", LEGION: "second"}, "story": {SHUT: "home", EAGLE: "carried"}}
    assert at("m3", ROLL, fields=dict(quiet)).does("story") == []
    assert at("m3", ROLL, fields=dict(quiet)).why_not(f"story:{ROLL}").rule == "AL-R17"
    assert at("m3", ROLL, player=dict(story=[EAGLE]), fields=dict(quiet)).does("story") == [ROLL]


@pytest.mark.rule("AL-Q75")
@pytest.mark.parametrize(("roll", "home"), [(False, False), (True, True)])
def test_while_it_is_kept_quiet_a_token_stays_with_its_carrier(roll: bool, home: bool) -> None:
    turned = {SHUT: "won", EAGLE: "won", LEGION: "second", **({ROLL: "won"} if roll else {})}
    fields = {"turned": turned, "story": {SHUT: "home", EAGLE: "carried"}}
    play = ride(dict(tile="h-s", story=[EAGLE]), fields=fields).do("go:round-table")
    assert (play.s.story[EAGLE] == "home") is home and (play.me.story == []) is home


@pytest.mark.rule("AL-R17")
def test_to_build_on_costs_a_plaque() -> None:
    play = turning(REASON, BELL, "f9", "loyalty", TOWER, decks={"virtue": ["low-door"]})
    left = len(play.s.decks["virtue"])
    play.do("turn:first")
    assert play.s.discards["virtue"] == ["low-door"] and len(play.s.decks["virtue"]) == left - 1


@pytest.mark.rule("AL-R17")
def test_to_bury_the_child_sends_the_last_token_by_the_chapel() -> None:
    play = turning(REASON, BELL, "f9", "loyalty", TOWER).do("turn:second")
    assert play.s.turned[f"{TOWER}.last"] == WATER and play.s.discards["virtue"] == []
    fields = {"turned": {TOWER: "second", f"{TOWER}.last": WATER}, "story": {REASON: "home", BELL: "carried", WATER: "carried"}}
    play = ride(dict(tile="h-n", story=[BELL, WATER]), turn={"steps": 9}, fields=fields, quest=TOWER).do("go:round-table")
    assert play.me.story == [WATER] and play.s.story[BELL] == "home"
    play.do("go:chapel", "go:round-table")
    assert play.me.story == [] and play.s.story[WATER] == "home"


@pytest.mark.rule("AL-R17")
def test_seithenyn_kept_brings_a_general_threat() -> None:
    escorts = {"escorts": {"mererid": "home", "the-ringers-boy": "home"}}
    play = turning(GATE, BOAT, "fr4", "wisdom", BELLS, fields=escorts, decks={"general": ["three-at-the-ford"]}).do(
        "turn:first"
    )
    assert play.s.threats == ["three-at-the-ford"] and play.s.escorts["seithenyn"] == "fr4"


@pytest.mark.rule("AL-Q35")
def test_seithenyn_left_behind_is_neither_home_nor_lost() -> None:
    play = turning(GATE, BOAT, "fr4", "wisdom", BELLS, fields={"escorts": {"mererid": "home", "the-ringers-boy": "h-n"}})
    destiny = [player.destiny for player in play.s.players]
    play.do("turn:second")
    assert play.s.escorts["seithenyn"] == "out" and play.over == "" and play.s.despair == 0
    assert [player.destiny for player in play.s.players] == [one - 1 for one in destiny]


@pytest.mark.rule("AL-Q35")
@pytest.mark.parametrize(("boy", "over"), [("h-n", ""), ("lost", "al-over-quest")])
def test_without_him_two_of_the_other_three_must_come_home(boy: str, over: str) -> None:
    play = turning(GATE, BOAT, "fr4", "wisdom", BELLS, fields={"escorts": {"mererid": "lost", "the-ringers-boy": boy}})
    assert play.do("turn:second").over == over


@pytest.mark.rule("AL-Q70")
def test_who_is_not_there_any_more_cannot_be_left_behind() -> None:
    fields = {"escorts": {"seithenyn": "home", "nest-with-the-hens": "fr4"}, "story": {BOAT: "carried"}}
    play = turning(BOAT, GATE, "v5", "prowess", BELLS, fields=fields)
    assert play.asked == "act" and play.s.turned[BELLS] == "first" and play.s.threats == []
    assert "al-log-quest-turn" in play.said()
