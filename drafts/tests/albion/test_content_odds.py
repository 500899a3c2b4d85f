"""The printed Challenges of Albion are neither hopeless nor sure, for those who are likely to try them."""

from __future__ import annotations

from functools import cache

import pytest
from inglenook.games.albions_legacy.content import CHARACTERS, ENCOUNTERS, FACES, STONES, TASKS, TILES, Trial

from inglenook.engine.kit import dicetest

SHOWN = tuple(face.shows for face in FACES.values())
MAIN = dicetest.showing(SHOWN, {"prowess": 1, "mana": 2})
BOTH = dicetest.showing(SHOWN, {"prowess": 1, "loyalty": 1, "mana": 2})
"""What counts on the first roll and on free ones, and on those that cost Destiny; all Attributes are alike."""
USUAL = 5
"""The Stones of somebody who is good at it."""
TRIED = {id: one.trial for id, one in ENCOUNTERS.items() if one.trial is not None}


@cache
def chance(stones: int, rating: int, destiny: int) -> float:
    """The exact chance to pass with so much Destiny, under best play."""
    test = dicetest.Test(
        number=min(stones, STONES), die=MAIN, need=rating, helps=(dicetest.Help(MAIN, 0), dicetest.Help(BOTH, 1))
    )
    return dicetest.chance(test, (max(0, stones - STONES), destiny))


def lent(tile: str, trial: Trial) -> int:
    """The Stone that an Attribute Tile lends to whoever stands on it."""
    return int(TILES[tile].attribute in trial.attributes)


@pytest.mark.parametrize(
    ("stones", "rating", "destiny", "known"),
    [(3, 3, 0, 0.20), (5, 3, 1, 0.61), (6, 4, 2, 0.63), (8, 4, 3, 0.84)],
)
def test_the_odds_are_those_of_the_design(stones: int, rating: int, destiny: int, known: float) -> None:
    assert chance(stones, rating, destiny) == pytest.approx(known, abs=0.006)


@pytest.mark.parametrize("id", TRIED)
def test_encounters_are_passed_more_often_than_not_with_some_destiny(id: str) -> None:
    trial = TRIED[id]
    assert 0.55 <= chance(USUAL + trial.stones, trial.rating, 0 if trial.no_destiny else 1) <= 0.75


@pytest.mark.parametrize("id", CHARACTERS)
def test_a_personal_quest_is_a_fair_risk_for_its_character(id: str) -> None:
    one = CHARACTERS[id]
    value = getattr(one, one.quest.attributes[0])
    assert 0.50 <= chance(value + lent(one.quest_tile, one.quest) + one.quest.stones, one.quest.rating, 1) <= 0.65


@pytest.mark.parametrize("id", TASKS)
def test_a_story_task_is_about_even(id: str) -> None:
    task = TASKS[id]
    assert 0.45 <= chance(USUAL + lent(task.tile, task.trial) + task.trial.stones, task.trial.rating, 1) <= 0.65


@pytest.mark.parametrize("id", CHARACTERS)
def test_encounters_spare_nobody_and_crush_nobody(id: str) -> None:
    one = CHARACTERS[id]
    tried = [encounter.trial for encounter in ENCOUNTERS.values() if encounter.kind == "challenge" and encounter.trial]
    odds = [
        chance(
            max(getattr(one, attribute) for attribute in trial.attributes) + trial.stones + (trial.counts_as == one.favoured),
            trial.rating,
            1,
        )
        for trial in tried
    ]
    assert 0.45 <= sum(odds) / len(odds) <= 0.80
