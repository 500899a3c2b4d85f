"""The chance that an answer leaves stands on it, wherever it is known exactly; and nowhere else."""

from __future__ import annotations

from fractions import Fraction

import pytest

from inglenook.engine.scene import Odds
from inglenook.games.key_to_the_kingdom.content import ADVENTURES
from tests.kingdom.places import EIGHT, KEY, climb, keep
from tests.kingdom.stage import Play, stage
from tests.kingdom.test_odds import by_hand, castle_by_hand


def shown(play: Play, key: str) -> Odds | None:
    prompt = play.scene(play.seat).prompt
    assert prompt is not None
    return next(one.odds for one in prompt.options if one.key == key)


def near(chance: float | Fraction) -> object:
    return pytest.approx(float(chance), abs=1e-12)


def on_the_last_rungs(**scene: object) -> tuple[Play, int]:
    """Two rolls are left, two are missing to the first of them; what the second takes."""
    steps = len(ADVENTURES["blue1"].steps)
    low, next_low = ADVENTURES["blue1"].challenge.low[-2:]
    return climb("blue1", steps - 2, rolls=[low - 2], **scene), next_low


def test_a_use_of_a_roll_says_the_chance_to_come_through() -> None:
    play, next_low = on_the_last_rungs(spent={0: [item for item in EIGHT if item not in ("axe", "sword")]})
    assert shown(play, "keep") == Odds(now=0.0), "two too few"
    axe, sword = shown(play, "+axe"), shown(play, "+sword")
    assert axe is not None and axe.now == near(Fraction(8 - max(next_low - 4, 1) + 1, 8)), "the sword is left for the last"
    assert sword is not None and sword.now == near(Fraction(8 - (next_low - 2) + 1, 8)), "the axe is"
    assert axe.best is None and sword.best is None, "one item a roll"


def test_what_may_be_added_on_top_counts_as_the_best() -> None:
    """Neither the axe nor the mole alone is enough."""
    last = len(ADVENTURES["blue1"].steps) - 1
    low = ADVENTURES["blue1"].challenge.low[-1]
    spent = {0: ["sword", "lantern", "umbrella", "ladder"]}
    play = climb("blue1", last, rolls=[low - 3], spent=spent, companions={"map-mole": 0})
    assert shown(play, "+axe") == Odds(now=0.0, best=1.0) and shown(play, "-axe") == Odds(now=0.0)


@pytest.mark.parametrize("more", [{"magic": {"teapot": 0}}, {"companions": {"octopus-plumber": 0}}])
def test_no_chance_is_shown_that_a_later_effect_could_better(more: dict[str, object]) -> None:
    play, _ = on_the_last_rungs(**more)
    prompt = play.scene(play.seat).prompt
    assert prompt is not None and [one.odds for one in prompt.options if one.odds] == []


def test_an_adventure_one_could_enter_says_its_chance_and_the_road_none() -> None:
    play = stage(at=["wc08", "ec12"], rolls=[1], spent={0: EIGHT[:4]}).do("move", "keep")
    found = shown(play, "go:red1")
    assert found is not None and found.now == near(by_hand("red1", EIGHT[4:]))
    assert shown(play, "go:wc09") is None
    done = stage(at=["wc08", "ec12"], rolls=[1], spent={0: EIGHT[:4]}, pieces={0: ["red"]}).do("move", "keep")
    assert shown(done, "go:red1") is None, "there is nothing to win there any more"


def test_help_and_the_die_say_what_each_leaves() -> None:
    play = climb("red1", 3, last=3, companions={"window-cleaner": 0}, spent={0: EIGHT[2:]})
    walk, roll = shown(play, "walk"), shown(play, "roll")
    assert walk is not None and roll is not None and 0 < roll.now < walk.now < 1


def test_the_king_is_shown_with_what_is_known_of_his_keep() -> None:
    seen = {"keep-1": "gargoyles"}
    play = stage(at=["garden-1", "wc03"], pieces={0: KEY}, heroes=("hubbub", "wren"), spent={0: EIGHT[:3]}, face_up=seen)
    found = shown(play, "castle")
    assert found is not None and found.now == near(castle_by_hand((1, 1, 2, 2, 3), ("gargoyles", None, None, None)))
    assert shown(play, "nap") is None
    inside = keep(3, face_up={"keep-4": "twin-doors"}, rolls=[3], spent={0: EIGHT[2:7]}, heroes=("hubbub", "wren"))
    assert shown(inside, "+sock") is not None


def test_a_roll_outside_an_adventure_is_certain_and_has_none() -> None:
    play = stage(deck=["wrestling-oak"], rolls=[1, 4]).do("move", "keep", "go:wc02")
    assert shown(play, "+sock") is None and shown(play, "keep") is None
