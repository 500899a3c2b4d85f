"""Winning and losing (O, R)."""

from __future__ import annotations

from typing import Any

import pytest
from inglenook.games.albions_legacy import GAME
from inglenook.games.albions_legacy.content import CHARACTERS
from inglenook.games.albions_legacy.ending import COURSE, ending, unproven, won
from inglenook.games.albions_legacy.quests import all_complete, complete, failed

from inglenook.engine.ending import ending_of
from inglenook.engine.outcome import GameOver

from .perils import key_turn
from .stage import Ride, ride

LEGION, TOWER, BELLS = "the-ninth-legion", "the-tower-that-would-not-stand", "the-bells-of-the-low-hundred"
DONE = {"the-gate-that-was-left-shut": "home", "the-eagle-under-the-stones": "home", "the-roll-call": "home"}
TOWER_DONE = {"the-reason-under-the-hill": "home", "the-bell-for-everybody": "home", "water-from-the-fishers-house": "home"}
FAR = [dict(tile="stables")] * 3


def judged(*players: dict[str, Any], story: dict[str, str] | None = None, coins: int = 9, **more: Any) -> Ride:
    """A Key-Turn begins, with the story done unless a test says otherwise."""
    fields = {"story": DONE if story is None else story, "coins": coins, **more.pop("fields", {})}
    return key_turn(*(players or FAR), fields=fields, **more)


@pytest.mark.rule("AL-R186")
def test_the_story_and_three_coins_each_win() -> None:
    play = judged()
    assert play.over == "al-over-won" and play.table.over is not None and play.table.over.winners == (0, 1, 2)


@pytest.mark.rule("AL-R189", "AL-R191")
@pytest.mark.parametrize(("coins", "over"), [(8, "al-over-coins"), (9, "al-over-won")])
def test_a_story_done_too_early_is_lost(coins: int, over: str) -> None:
    assert judged(coins=coins).over == over


@pytest.mark.rule("AL-R189", "AL-R227")
@pytest.mark.parametrize(("coins", "over"), [(5, "al-over-coins"), (6, "al-over-won")])
def test_two_coins_each_suffice_if_the_table_says_so(coins: int, over: str) -> None:
    assert judged(coins=coins, two_coins=True).over == over


@pytest.mark.rule("AL-R191")
def test_coins_without_the_story_end_nothing() -> None:
    assert judged(story={**DONE, "the-roll-call": "m3"}, coins=12).over == ""


@pytest.mark.rule("AL-R191")
def test_the_story_ends_the_game_only_in_the_key_turn() -> None:
    play = ride(*FAR, fields={"story": DONE, "coins": 9})
    assert play.over == "" and play.asked == "act"


GONE = ("mererid", "the-ringers-boy")


@pytest.mark.rule("AL-R190")
def test_a_quest_that_failed_is_the_end() -> None:
    fields = {"escorts": {**dict.fromkeys(GONE, "lost"), "seithenyn": "h-n"}, "foes": {"saxon.1": "h-n"}, "held": ["saxon.1"]}
    assert key_turn(*FAR, stage=5, fields=fields, quest=BELLS).over == "al-over-quest"


@pytest.mark.rule("AL-Q19")
@pytest.mark.parametrize(("coins", "over"), [(8, ""), (9, "al-over-won")])
def test_without_a_story_enough_coins_end_it(coins: int, over: str) -> None:
    assert judged(story={}, coins=coins, no_quest=True).over == over


@pytest.mark.rule("AL-R220")
@pytest.mark.parametrize(
    ("option", "proven", "over"),
    [(True, False, "al-over-personal"), (True, True, "al-over-won"), (False, False, "al-over-won")],
)
def test_all_personal_quests_are_needed_if_the_table_says_so(option: bool, proven: bool, over: str) -> None:
    done = dict(tile="stables", proven=True)
    assert judged(done, done, dict(tile="stables", proven=proven), all_personal=option).over == over


@pytest.mark.rule("AL-Q42")
def test_only_those_of_the_characters_in_play_are_asked_for() -> None:
    done = dict(tile="stables", proven=True)
    s = ride(done, dict(tile="", character=""), dict(tile="stables"), all_personal=True, fields={"retired": ["lancelot"]}).s
    assert unproven(s) == [2]


@pytest.mark.rule("AL-Q71")
@pytest.mark.parametrize(("proven", "over"), [(False, ""), (True, "al-over-won")])
def test_without_a_story_the_game_waits_for_personal_quests(proven: bool, over: str) -> None:
    done = dict(tile="stables", proven=True)
    play = judged(done, done, dict(tile="stables", proven=proven), story={}, no_quest=True, all_personal=True)
    assert play.over == over


@pytest.mark.rule("AL-Q43")
def test_of_several_stories_all_must_be_complete() -> None:
    both = {"more_quests": (TOWER,)}
    assert judged(**both).over == "" and judged(story={**DONE, **TOWER_DONE}, **both).over == "al-over-won"
    assert not all_complete(ride(fields={"story": DONE}, **both).s)


def test_what_completes_and_what_fails_the_low_hundred() -> None:
    def bells(tokens: int = 2, **escorts: str) -> Any:
        ids = ("mererid", "the-ringers-boy", "seithenyn", "nest-with-the-hens")
        won = dict.fromkeys(("shut-the-gate", "the-boat-in-the-second-moon")[:tokens], "won")
        return ride(quest=BELLS, fields={"escorts": dict(zip(ids, escorts.values(), strict=False)), "turned": won}).s

    assert complete(bells(a="home", b="home", c="lost", d="h-n"), BELLS)
    assert not complete(bells(a="home", b="h-n", c="h-n", d="h-n"), BELLS)
    assert not complete(bells(tokens=1, a="home", b="home"), BELLS)
    assert not failed(bells(a="lost", b="lost"), BELLS) and failed(bells(a="lost", b="lost", c="lost"), BELLS)
    assert not failed(bells(a="home", b="lost", c="out"), BELLS) and failed(bells(a="lost", b="lost", c="out"), BELLS)


@pytest.mark.rule("AL-Q14")
def test_when_nobody_is_left_all_is_lost() -> None:
    nobody = dict(tile="", character="")
    assert key_turn(nobody, nobody, nobody, fields={"retired": list(CHARACTERS)}).over == "al-over-nobody"


# -- what is told ---------------------------------------------------------------------------------------------------------


def test_the_end_is_told_with_numbers_and_the_story() -> None:
    tally = {"0.coins": 4, "1.coins": 5, "0.beaten.saxon": 2, "0.beaten.witch": 1, "2.retired": 1}
    play = judged(fields={"tally": tally})
    told = ending(play.table)
    assert told.headline is not None and told.headline.id == "al-end-headline-won" and len(told.facts) == 4
    assert [cell.args["text"] for cell in told.cells[0]] == ["3", "4", "0", "0"]
    assert COURSE.values(play.s) == {0: 4, 1: 5, 2: 0} and f"al-quest-won-{LEGION}" in play.said()
    words = GAME.words("fr")
    whole = ending_of(play.table)
    assert words.say(whole.why) and all(words.say(fact.name) for fact in whole.facts)


def test_a_story_without_coins_has_an_end_of_its_own() -> None:
    play = judged(coins=0)
    assert f"al-quest-coins-{LEGION}" in play.said() and ending(play.table).headline.id == "al-end-headline-lost"  # type: ignore[union-attr]


def test_all_who_sit_there_win_also_where_seats_have_no_names() -> None:
    table = ride(seats=3).table
    table.seats = []
    with pytest.raises(GameOver) as over:
        won(table)
    assert over.value.outcome.winners == (0, 1, 2)
