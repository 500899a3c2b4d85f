"""Stories are told when they happen: quests as they open and end, encounters and threats as they come and go."""

from __future__ import annotations

import pytest
from inglenook.games.albions_legacy.content import QUESTS

from .perils import key_turn
from .stage import Ride, opening, ride

WATCH, HOUNDS, LEGION = "the-long-watch", "hounds-with-red-ears", "the-ninth-legion"


def told(play: Ride, id: str) -> int:
    """How often a sentence was said."""
    return [entry.text.id for entry in play.table.log].count(id)


@pytest.mark.parametrize("quest", QUESTS)
def test_a_quest_is_opened_and_no_other(quest: str) -> None:
    play = opening(quest=quest)
    assert {id: told(play, f"al-quest-opening-{id}") for id in QUESTS} == {id: int(id == quest) for id in QUESTS}


def test_without_a_quest_no_story_is_opened() -> None:
    play = opening(no_quest=True)
    assert not any(told(play, f"al-quest-opening-{id}") for id in QUESTS)


@pytest.mark.parametrize(("faces", "how"), [(["loyalty"] * 3 + ["blank"] * 2, "passed"), (["blank"] * 5, "failed")])
def test_an_encounter_tells_how_it_went(faces: list[str], how: str) -> None:
    play = ride(dict(tile="docks"), decks={"encounter": [WATCH]}, fields={"agenda": ["encounter:0:"]}, luck=faces)
    if how == "failed":
        play.do("stop")
    assert told(play, f"al-encounter-{how}-{WATCH}") == 1
    assert told(play, f"al-encounter-{'failed' if how == 'passed' else 'passed'}-{WATCH}") == 0


def test_a_threat_is_told_when_it_comes_and_again_when_it_falls() -> None:
    hounds = {"agenda": ["threat:0:general"], "foes": {}}
    play = ride(dict(tile="h-n"), decks={"general": [HOUNDS]}, fields=hounds, luck=["prowess"] * 5)
    assert told(play, f"al-threat-flavour-{HOUNDS}") == 1 and not told(play, f"al-threat-won-{HOUNDS}")
    last = ride(
        dict(tile="h-n"),
        fields={"threats": [HOUNDS], "foes": {"magic-creature.1": "h-n"}},
        luck=["prowess"] * 3 + ["blank"] * 2,
    )
    last.do("roll:prowess")
    assert last.s.threats == [] and told(last, f"al-threat-won-{HOUNDS}") == 1


@pytest.mark.parametrize(("coins", "how"), [(9, "won"), (8, "coins")])
def test_a_quest_that_is_done_is_ended_by_the_coins(coins: int, how: str) -> None:
    home = {"the-gate-that-was-left-shut": "home", "the-eagle-under-the-stones": "home", "the-roll-call": "home"}
    play = key_turn(fields={"story": home, "coins": coins})
    ends = {one: told(play, f"al-quest-{one}-{LEGION}") for one in ("won", "lost", "coins")}
    assert ends == {one: int(one == how) for one in ends}


def test_the_last_flame_ends_the_story_badly() -> None:
    play = key_turn(fields={"despair": 9})
    assert play.over == "al-over-flames" and told(play, f"al-quest-lost-{LEGION}") == 1
    assert not told(play, f"al-quest-won-{LEGION}")
