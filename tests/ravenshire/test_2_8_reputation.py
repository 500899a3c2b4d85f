"""The reputation track (2.8)."""

from __future__ import annotations

import pytest

from inglenook.games.forges_of_ravenshire.content import CONTRACTS
from inglenook.games.forges_of_ravenshire.reputation import TOP, beyond, bonus_of, end_gold, open_tiers, opens_at, step_up

from .stage import Town, town

BONUSES = {
    1: {"gold": 1},
    4: {"action-token": 1},
    5: {"good-of-choice": 2},
    6: {"mystic": 1},
    7: {"action-token": 1},
    8: {"mystic": 1},
    10: {"action-token": 1},
    12: {"mystic": 1},
}


def cried(reputation: int) -> Town:
    """A smith who has the Town Crier shout, for the last coin."""
    smith = dict(columns=[["m6"], [], []], gold=1, reputation=reputation)
    return town(smiths=[smith, {}], step="production").do("m6>town-crier")


@pytest.mark.rule("FR-B78")
def test_one_space_up_and_never_past_the_last() -> None:
    assert [step_up(space)[0] for space in range(13)] == [*range(1, 13), 12] and TOP == 12
    play = cried(2)
    assert play.me.reputation == 3 and play.you.reputation == 0


@pytest.mark.rule("FR-B79")
@pytest.mark.parametrize("space", range(1, 13))
def test_the_bonus_of_each_space(space: int) -> None:
    assert bonus_of(space) == BONUSES.get(space, {})
    play = cried(space - 1)
    wanted = BONUSES.get(space, {})
    if "mystic" in wanted:
        assert play.options == ["talisman", "embergem", "dragon-scale", "mithril"]
        assert play.do("embergem").has() == {"embergem": 1}
    elif "good-of-choice" in wanted:
        assert len(play.options) == 10
        assert play.do("ore+ore").has() == {"ore": 2}
    else:
        assert play.has() == wanted


@pytest.mark.rule("FR-B80")
def test_better_customers_come_with_reputation() -> None:
    tiers = [len(open_tiers(space)) for space in range(13)]
    assert tiers == [1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3]
    assert list(open_tiers(2)) == ["common", "exceptional"]


@pytest.mark.rule("FR-Q3")
def test_the_tiers_open_at_two_and_four() -> None:
    assert [opens_at(tier) for tier in ("common", "exceptional", "legendary")] == [0, 2, 4]
    assert len(open_tiers(1)) == 1 and list(open_tiers(3)) == ["common", "exceptional"] and open_tiers(4)[-1] == "legendary"


@pytest.mark.rule("FR-B81")
def test_what_each_space_is_worth_at_the_end() -> None:
    assert [end_gold(space) for space in range(13)] == [0, 1, 2, 4, 6, 8, 9, 10, 10, 11, 12, 13, 14]


@pytest.mark.rule("FR-B82")
def test_a_step_off_the_track_is_a_coin() -> None:
    assert step_up(12) == (12, {"gold": 1}) and step_up(11) != (12, {"gold": 1})
    smith = dict(columns=[["m1"], [], []], **CONTRACTS["ca6"].cost, reputation=12)
    play = town(smiths=[smith, {}], rows={"common": ["ca6"]}, step="production").freely("contract:ca6:none")
    assert play.me.reputation == 12 and play.has() == {"gold": CONTRACTS["ca6"].reward["gold"] + 1}


@pytest.mark.rule("FR-Q23")
def test_past_the_last_space_every_step_is_a_coin() -> None:
    assert beyond() == {"gold": 1}
    smith = dict(columns=[["m1"], [], []], steel=3, wood=5, leather=3, charcoal=2, reputation=12)
    play = town(smiths=[smith, {}], rows={"legendary": ["lw2"]}, step="production").freely("contract:lw2:none")
    assert play.has() == {"gold": 17 + 2}


@pytest.mark.rule("FR-Q22")
def test_several_steps_are_taken_one_space_at_a_time() -> None:
    smith = dict(columns=[["m1"], [], []], steel=3, wood=5, leather=3, charcoal=2, reputation=4)
    play = town(smiths=[smith, {}], rows={"legendary": ["lw2"]}, step="production").freely("contract:lw2:none")
    assert play.asked == "gain" and play.me.reputation == 5  # the bonus of 5 before the step to 6
    play.do("wood+wood")
    assert play.asked == "mystic" and play.me.reputation == 6
    assert play.do("mithril").has() == {"gold": 17, "wood": 2, "mithril": 1}
