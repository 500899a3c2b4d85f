"""Scoring, winning and ties (3.11)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.games.forges_of_ravenshire.scoring import (
    by_contracts,
    by_reputation,
    by_stock,
    most_gold,
    parted,
    places,
    smith_total,
    stock_of_mystics,
    total,
    winners,
)

from .stage import Town, town


def counted(*smiths: dict[str, Any], **more: Any) -> Town:
    """The game is over for these."""
    return town(smiths=smiths, step="scoring", season=4, **more)


def won(play: Town) -> tuple[int, ...]:
    assert play.table.over is not None
    return play.table.over.winners


def ranks(play: Town) -> tuple[int, ...]:
    assert play.table.over is not None
    return play.table.over.ranks


@pytest.mark.rule("FR-R118", "FR-R119", "FR-R120", "FR-R121")
def test_t58() -> None:
    """Human 80 Gold, reputation 5, 2 Action Tokens, 1 Talisman: 80 + 8 + 2 + 2 = 92."""
    play = counted(dict(gold=80, reputation=5, action_token=2, talisman=1), {})
    assert play.table.over is not None and play.table.over.scores == (92, 0)


@pytest.mark.rule("FR-R118")
@pytest.mark.parametrize(("reputation", "gold"), [(0, 0), (4, 6), (5, 8), (12, 14)])
def test_reputation_is_gold(reputation: int, gold: int) -> None:
    play = counted(dict(reputation=reputation), {})
    assert total(play.s, 0) == gold and total(play.s, 1) == 0


@pytest.mark.rule("FR-R119")
@pytest.mark.parametrize("mystic", ["talisman", "embergem", "dragon_scale", "mithril"])
def test_mystics_are_sold_by_way_of_dragon_scales(mystic: str) -> None:
    assert total(counted({mystic: 3}, {}).s, 0) == 6


@pytest.mark.rule("FR-R120")
def test_tokens_are_gold() -> None:
    assert total(counted(dict(action_token=3), {}).s, 0) == 3


@pytest.mark.rule("FR-R121")
def test_goods_are_worth_nothing() -> None:
    play = counted(dict(gold=7, wood=10, steel=10, contracts=["cw1"]), {})
    assert smith_total(play.me) == 7


@pytest.mark.rule("FR-R122")
def test_t59() -> None:
    """AO 90 Gold, reputation 4, 9 cubes: 96; the cubes add nothing."""
    play = counted(dict(gold=5), ao=dict(gold=90, reputation=4, cubes=9))
    assert total(play.s, 1) == 96 and won(play) == () and ranks(play) == (2, 1)


@pytest.mark.rule("FR-R123")
def test_most_gold_is_forgemaster() -> None:
    play = counted(dict(gold=20), dict(gold=21), dict(gold=3), ao=dict(gold=8))
    assert won(play) == (1,) and ranks(play) == (2, 1, 4, 3)
    assert most_gold(play.s, [0, 1, 2]) == [1] and most_gold(play.s, [0, 2]) == [0]


@pytest.mark.rule("FR-B100")
def test_gold_decides_without_ao_too() -> None:
    play = counted(dict(gold=20), dict(gold=19, reputation=0, steel=10))
    assert winners(places(play.s)) == [0] and won(play) == (0,)


@pytest.mark.rule("FR-R2")
def test_ao_wins_if_it_has_most() -> None:
    play = counted(dict(gold=20), dict(gold=30), ao=dict(gold=31))
    assert winners(places(play.s)) == [2] and won(play) == ()
    assert play.table.over is not None and play.table.over.reason.id == "fr-over-wins"


@pytest.mark.rule("FR-R124")
def test_of_those_who_tie_more_reputation_wins() -> None:
    play = counted(dict(gold=10, contracts=["cw1"]), dict(gold=8, reputation=2))
    assert won(play) == (1,) and ranks(play) == (2, 1) and by_reputation(play.s, 1) == 2


@pytest.mark.rule("FR-R125")
def test_then_more_contracts() -> None:
    play = counted(dict(gold=10, wood=9), dict(gold=10, contracts=["cw1"]))
    assert won(play) == (1,) and by_contracts(play.s, 1) == 1
    ao = counted(dict(gold=10, wood=9), ao=dict(gold=10, contracts=["cw1", "cw2"]))
    assert won(ao) == () and by_contracts(ao.s, 1) == 2


@pytest.mark.rule("FR-R126")
def test_then_more_goods_and_mystics() -> None:
    play = counted(dict(gold=10, wood=2), dict(gold=10, steel=3))
    assert won(play) == (1,) and by_stock(play.s, 1) == 3


@pytest.mark.rule("FR-R126", "FR-R127")
@pytest.mark.parametrize(("cubes", "winner", "places_"), [(5, (0,), (1, 1)), (6, (), (2, 1)), (4, (0,), (1, 2))])
def test_t60(cubes: int, winner: tuple[int, ...], places_: tuple[int, ...]) -> None:
    """96 to 96, all else equal, human 4 goods and 1 mystic: against 5 cubes it is shared, against 6 AO wins."""
    smith = dict(gold=88, reputation=4, contracts=["cw1"], wood=3, ore=1, mithril=1)
    ao = dict(gold=90, reputation=4, contracts=["cw2"], cubes=cubes)
    play = counted(smith, ao=ao)
    assert total(play.s, 0) == total(play.s, 1) == 96
    assert won(play) == winner and ranks(play) == places_
    assert play.table.over is not None
    assert play.table.over.reason.id == ("fr-over-shared" if cubes == 5 else "fr-over-stock")


@pytest.mark.rule("FR-Q26")
def test_mystics_count_as_they_were_before_they_were_sold() -> None:
    play = counted(dict(gold=8, mithril=1), dict(gold=8, embergem=1, wood=1), dict(gold=10))
    assert [total(play.s, seat) for seat in range(3)] == [10, 10, 10]
    assert won(play) == (1,) and ranks(play) == (2, 1, 3) and stock_of_mystics(play.me) == 1


@pytest.mark.rule("FR-R127")
def test_if_nothing_parts_them_they_share_the_chair() -> None:
    play = counted(dict(gold=10), dict(gold=10), dict(gold=9))
    assert won(play) == (0, 1) and ranks(play) == (1, 1, 3)
    assert play.table.over is not None and play.table.over.reason.id == "fr-over-shared"


@pytest.mark.parametrize(
    ("how", "one", "other"),
    [
        ("wins", dict(gold=11), dict(gold=10, reputation=0, contracts=["cw1"])),
        ("reputation", dict(gold=8, reputation=2), dict(gold=10, contracts=["cw1"])),
        ("contracts", dict(gold=10, contracts=["cw1"]), dict(gold=10, wood=9)),
        ("stock", dict(gold=10, wood=3), dict(gold=10, wood=2)),
    ],
)
def test_the_end_says_what_parted_them(how: str, one: dict[str, Any], other: dict[str, Any]) -> None:
    play = counted(one, other)
    assert won(play) == (0,)
    assert play.table.over is not None and play.table.over.reason.id == f"fr-over-{how}"


@pytest.mark.rule("FR-R128")
def test_each_step_compares_only_those_who_still_tie() -> None:
    """The third has most contracts but less reputation; of the other two contracts decide."""
    play = counted(
        dict(gold=8, reputation=2, contracts=["cw1"]),
        dict(gold=8, reputation=2, contracts=["cw2", "cw3"]),
        dict(gold=9, reputation=1, contracts=["cs1", "cs2", "cs3"]),
    )
    assert won(play) == (1,) and ranks(play) == (2, 1, 3)
    assert parted(play.s, [0, 1, 2]) == [1] and parted(play.s, [0, 2]) == [0]


def test_a_copy_that_says_nothing_ends_in_the_same_words() -> None:
    """The reason is part of what two copies are compared by, and AO's name is no business of who listens."""
    play = town(smiths=[dict(gold=5)], ao=dict(gold=90), step="production", season=4)
    quiet = play.table.clone(play.script, keep=True)
    for table in (play.table, quiet):
        table.submit("close")
    assert play.table.over == quiet.over and play.table.fingerprint() == quiet.fingerprint()
