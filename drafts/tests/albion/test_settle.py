"""What follows from what is done, and in which order; and what is tried once a turn."""

from __future__ import annotations

import pytest
from inglenook.games.albions_legacy.actions import untried
from inglenook.games.albions_legacy.cards import blocked

from .stage import facing, ride

CAIRN = facing("m2", 0, -3, "mountain", open=(3,))


@pytest.mark.rule("AL-Q54")
def test_enemies_come_before_the_encounter_card_of_a_tile() -> None:
    play = ride(dict(tile="drawbridge"), land=[CAIRN], fields={"foes": {"saxon.1": "m2"}}, luck=["#0"] * 12)
    play.do("go:m2")
    assert play.asked == "challenge" and play.s.agenda == ["encounter:0:m2"]


@pytest.mark.rule("AL-Q54")
def test_story_tokens_come_home_before_anything_else() -> None:
    play = ride(
        dict(tile="h-n", story=["the-roll-call"]),
        dict(tile="docks"),
        dict(tile="docks"),
        fields={"story": {"the-roll-call": "carried"}, "foes": {"saxon.1": "round-table"}, "turned": {"the-roll-call": "won"}},
    )
    play.do("go:round-table")
    assert play.s.story["the-roll-call"] == "home" and play.asked == "challenge"


@pytest.mark.rule("AL-R82")
@pytest.mark.parametrize(("tried", "offered"), [([], True), (["personal"], False)])
def test_a_personal_quest_is_tried_once_a_turn(tried: list[str], offered: bool) -> None:
    gate = facing("m1", 0, -3, "mountain", open=(3,))
    play = ride(dict(tile="m1"), land=[gate], turn={"tried": tried})
    assert bool(play.does("personal")) == offered
    assert untried(play.s, "the-roll-call") is True


@pytest.mark.rule("AL-R82")
@pytest.mark.parametrize(("tried", "offered"), [([], True), (["the-gate-that-was-left-shut"], False)])
def test_a_story_challenge_is_tried_once_a_turn(tried: list[str], offered: bool) -> None:
    gate = facing("m1", 0, -3, "mountain", open=(3,))
    story = {"the-gate-that-was-left-shut": "m1"}
    play = ride(dict(tile="m1"), land=[gate], turn={"tried": tried}, fields={"story": story})
    assert bool(play.does("story")) == offered


@pytest.mark.rule("AL-R2")
def test_a_card_goes_before_the_book() -> None:
    card = "the-king-of-the-border"
    assert "activate" in ride(dict(tile="armoury")).options
    play = ride(dict(tile="armoury"), fields={"threats": [card], "foes": {"claudas": "docks"}})
    assert "activate" not in play.options and blocked(play.s, "armoury") == card
    assert play.refused("activate").rule == "AL-R148"
