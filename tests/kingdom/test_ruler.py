"""Change the roll? Every answer says its result, what that does and what it costs; checked against what the game does."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

from inglenook.engine.chance import Luck
from inglenook.engine.scene import OptionView, Prompt
from inglenook.engine.table import Table
from inglenook.engine.view import scene
from inglenook.games.key_to_the_kingdom import rolls
from inglenook.games.key_to_the_kingdom.content import SPACES
from inglenook.games.key_to_the_kingdom.items import value_of
from tests.kingdom.stage import GAME, Play, stage
from tests.properties import play_random

MOST_TILES = 15


def asked(play: Play) -> Prompt:
    prompt = play.scene(play.seat).prompt
    assert prompt is not None
    return prompt


def options(prompt: Prompt) -> dict[str, OptionView]:
    return {one.key: one for one in prompt.options}


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each test that is judged from now on was passed."""
    found: list[bool] = []
    judge = rolls.judge

    def note(s: Any, passed: bool) -> bool:
        found.append(passed)
        return judge(s, passed)

    for name, module in list(sys.modules.items()):
        if name.startswith("inglenook.games.key_to_the_kingdom") and getattr(module, "judge", None) is judge:
            monkeypatch.setattr(module, "judge", note)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_results_and_verdicts_are_what_the_game_then_does(seed: int, judged: list[bool]) -> None:
    rng = random.Random(seed)
    looked = {"result": 0, "passes": 0, "fails": 0}

    def after(t: Table[Any], key: str) -> Table[Any]:
        twin = t.clone(Luck(b"ruler"))
        twin.present()  # what led here is judged again
        judged.clear()
        twin.submit(key)
        return twin

    def look(t: Table[Any], number: int) -> None:
        if t.decision is None or t.decision.kind != "modify" or rng.random() < 0.5:
            return
        prompt = scene(t, t.decision.seat).prompt
        assert prompt is not None and prompt.have == t.state.roll.total
        tiles = {one.result for one in prompt.options if one.result is not None}
        assert len(tiles) <= MOST_TILES, tiles
        for one in prompt.options:
            if one.key == "keep":
                after(t, one.key)
                verdict = {True: "passes", False: "fails"}[judged[0]] if judged else ""
                assert one.verdict == verdict, (one, judged)
                looked[verdict or "result"] += 1
            elif one.result is not None and rng.random() < 0.2:
                lying = after(t, one.key).state.roll
                if judged:  # nothing more could be changed, so it was kept
                    assert (one.verdict == "passes") == judged[0]
                elif lying is not None and one.key in lying.used:
                    assert lying.total == one.result
                    looked["result"] += 1

    play_random(GAME, seed, 2 + seed % 3, on_decision=look, cap=400)
    assert looked["result"] > 20 and looked["fails"], looked


@pytest.mark.parametrize("seed", range(3))
def test_the_cheapest_way_to_a_result_is_the_cheapest_there_is(seed: int) -> None:
    looked = 0

    def look(t: Table[Any], number: int) -> None:
        nonlocal looked
        if t.decision is None or t.decision.kind != "modify" or number % 3:
            return
        prompt = scene(t, t.decision.seat).prompt
        assert prompt is not None
        told: dict[int, int] = {}
        true: dict[int, int] = {}
        for one in prompt.options:
            if one.result is None:
                continue
            told[one.result] = min(told.get(one.result, 99), one.cost)
            spent = f"{t.decision.seat}.used.{one.key[1:]}"
            twin = t.clone(Luck(b"ruler"))
            twin.submit(one.key)
            exhausted = twin.state.tally.get(spent, 0) > t.state.tally.get(spent, 0)
            true[one.result] = min(true.get(one.result, 99), value_of(one.key[1:]) if exhausted else 0)
        assert told == true
        looked += 1

    play_random(GAME, seed, 3, on_decision=look, cap=300)
    assert looked > 10


def test_on_the_road_every_result_shows_the_best_it_reaches() -> None:
    play = stage(at=["wc01", "ec12"], rolls=[3]).do("move")
    prompt = asked(play)
    assert prompt.need is None and prompt.have == 3
    for key, one in options(prompt).items():
        assert one.verdict == "" and (one.result is None) == key.startswith("reroll")
        kinds = {SPACES[space].kind for space in one.reach}
        if "key" in kinds:
            assert one.goal is not None and one.goal.text.id in {f"kk-space-{space}" for space in one.reach}
        elif one.result and not kinds & {"minor", "whirlpool"}:
            assert one.goal is not None and one.goal.text.id.startswith("kk-does-")


def test_a_test_says_what_it_takes() -> None:
    play = stage(deck=["pepper-wind"], rolls=[1, 2]).do("move", "keep", "go:wc02")
    prompt = asked(play)
    assert (prompt.need, prompt.have) == (7, 2)
    assert options(prompt)["+sword"].result == 6 and options(prompt)["+sword"].cost == 4
    assert {one.verdict for one in prompt.options if one.result is not None} == {"fails"}
