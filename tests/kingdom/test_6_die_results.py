"""Die results: KK-R45 to KK-R56."""

from __future__ import annotations

import pytest

from tests.kingdom.stage import stage


@pytest.mark.rule("KK-R54", "KK-R47")
@pytest.mark.parametrize(("use", "result"), [("+sword", 9), ("-sword", 1), ("keep", 5)])
def test_five_and_the_sword_make_nine_or_one(use: str, result: int) -> None:
    play = stage(rolls=[5]).do("move", use)
    assert play.s.roll is not None and play.s.roll.total == result
    assert play.s.spent[0] == ([] if use == "keep" else ["sword"])
    assert play.s.spent[1] == []


@pytest.mark.rule("KK-R51", "KK-D24")
def test_below_nothing_is_nothing_and_everything_is_summed_first() -> None:
    play = stage(heroes=("wren", "odo"), rolls=[1]).do("move", "-sword", "+power")
    # 1 - 4 + 1 = -2, which counts as 0; floored in between it would be 1
    assert "kk-log-stays" in play.said()
    assert play.s.at == ["wc01", "wc01"]
