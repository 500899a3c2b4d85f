"""The powers of the five heroes: what each does, and what it must not touch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from inglenook.games.key_to_the_kingdom.content import EVENTS, HEROES
from tests.kingdom.places import EIGHT, enter, keep
from tests.kingdom.stage import GAME, Play, stage

STRIDE, LOW, BONUS, SLEEP = (HEROES[hero].amount for hero in ("wren", "odo", "hubbub", "humphrey"))
SMALL = HEROES["brakka"].limit
WANTED = EVENTS["toll-goose"].test
assert WANTED is not None and WANTED.kind == "at-least"
GOOSE = WANTED.n
"""What the card asks for that is drawn here."""


def team(hero: str) -> tuple[str, str]:
    """The hero on seat 0, and somebody else."""
    return hero, "humphrey" if hero != "humphrey" else "odo"


def rolled(hero: str, what: str, faces: Sequence[int], **scene: Any) -> Play:
    """The hero has rolled this for a move, an event, an adventure or the castle."""
    places: dict[str, Callable[[], Play]] = {
        "move": lambda: stage(heroes=team(hero), at=["wc01", "ec01"], rolls=faces, **scene).do("move"),
        "event": lambda: event(hero, faces, **scene),
        "adventure": lambda: enter("m1", heroes=team(hero), rolls=faces, **scene),
        "castle": lambda: keep(tokens=["gargoyles"], heroes=team(hero), rolls=faces, **scene),
    }
    return places[what]()


def event(hero: str, faces: Sequence[int], **scene: Any) -> Play:
    play = stage(heroes=team(hero), at=["wc01", "ec01"], deck=["toll-goose"], rolls=[1, *faces], **scene).do("move")
    if play.asked == "modify":  # with every item exhausted and no power nothing is asked
        play.do("keep")
    return play.do("go:wc02")


def powers(play: Play) -> list[str]:
    """What the power offers now."""
    return [key for key in play.keys if key.endswith("power")]


def most(play: Play) -> int:
    """How many may be picked."""
    prompt = play.scene(play.seat).prompt
    assert prompt is not None and prompt.select is not None
    return prompt.select.most


def total(play: Play) -> int:
    assert play.s.roll is not None
    return play.s.roll.total


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_card_names_the_number_of_its_power(hero: str, lang: str) -> None:
    text = GAME.words(lang).say(stage(heroes=team(hero)).part(f"hero-card.0.{hero}").text[0])
    number = HEROES[hero].limit or HEROES[hero].amount
    assert str(number) in text


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("what", ["move", "event", "adventure", "castle"])
def test_a_power_is_there_on_its_own_rolls_only(hero: str, what: str) -> None:
    offered = {
        ("wren", "move"): ["+power", "-power"],
        ("hubbub", "event"): ["+power"],
        **{("odo", kind): ["reroll:power"] for kind in ("move", "event", "adventure", "castle")},
    }
    assert powers(rolled(hero, what, [LOW])) == offered.get((hero, what), [])


# -- Wren Reedfoot: each movement result may be changed a little --------------------------------------------------------------


@pytest.mark.parametrize(("key", "result"), [("+power", 5 + STRIDE), ("-power", 5 - STRIDE), ("keep", 5)])
def test_wren_changes_a_move_a_little_either_way_for_nothing(key: str, result: int) -> None:
    play = rolled("wren", "move", [5]).do(key)
    if play.asked == "modify":
        play.do("keep")
    assert total(play) == result
    assert play.s.spent == [[], []]


@pytest.mark.parametrize("order", [("+sword", "+power"), ("+power", "+sword")])
def test_wren_may_use_an_item_as_well_but_the_power_only_once(order: tuple[str, ...]) -> None:
    play = rolled("wren", "move", [2]).do(*order)
    assert total(play) == 2 + 4 + STRIDE and play.asked == "move"


def test_wren_has_it_again_in_the_next_turn_and_her_rival_never() -> None:
    play = rolled("wren", "move", [2]).roll(5, 2).do("keep", "go:wc03", "move")
    assert play.seat == 1 and powers(play) == []
    play.do("-sword", "go:ec02", "move")
    assert play.seat == 0 and powers(play) == ["+power", "-power"]


# -- Odo the Ferryman: a low roll may be rolled again once ----------------------------------------------------------------


@pytest.mark.parametrize(("face", "again"), [(1, True), (LOW, True), (LOW + 1, False), (8, False)])
def test_odo_may_roll_a_low_face_again(face: int, again: bool) -> None:
    assert ("reroll:power" in rolled("odo", "move", [face]).keys) == again


@pytest.mark.parametrize("second", [1, LOW, 7])
def test_odos_second_roll_stands(second: int) -> None:
    play = rolled("odo", "move", [LOW, second]).do("reroll:power")
    assert total(play) == second
    assert powers(play) == []
    assert "+sword" in play.keys, "an item may change it as any other"
    assert play.s.spent == [[], []]


def test_odo_need_not_roll_again() -> None:
    play = rolled("odo", "move", [1]).do("keep")
    assert play.asked == "move" and total(play) == 1


def test_odo_goes_by_the_face_of_the_die_and_not_by_the_result() -> None:
    play = rolled("odo", "move", [5], companions={"stair-goat": 0}).do("-sword")
    assert total(play) == 1 and powers(play) == []


def test_odo_decides_before_he_changes_the_result() -> None:
    play = rolled("odo", "move", [1], companions={"stair-goat": 0}).do("+stair-goat")
    assert powers(play) == []


def test_odo_has_no_second_go_by_way_of_a_companion() -> None:
    play = rolled("odo", "move", [1, 1, 1], companions={"window-cleaner": 0}).do("reroll:power")
    assert [key for key in play.keys if key.startswith("reroll")] == ["reroll:window-cleaner"]
    play.do("reroll:window-cleaner")
    assert [key for key in play.keys if key.startswith("reroll")] == []
    other = rolled("odo", "move", [1, 1, 6], companions={"window-cleaner": 0}).do("reroll:window-cleaner", "reroll:power")
    assert total(other) == 6 and [key for key in other.keys if key.startswith("reroll")] == []


def test_odo_has_his_power_on_every_roll_of_a_turn() -> None:
    play = enter("red1", heroes=team("odo"), rolls=[1, 4, LOW, 6]).do("reroll:power", "keep")
    assert powers(play) == ["reroll:power"]
    play.do("reroll:power")
    assert total(play) == 6


# -- Brakka Stonethumb: two items on one roll, if one of them is worth 1 --------------------------------------------------


@pytest.mark.parametrize("order", [("+sword", "+sock"), ("+sock", "+sword")])
def test_brakka_adds_a_small_item_to_another(order: tuple[str, ...]) -> None:
    play = rolled("brakka", "move", [3]).do(*order)
    assert total(play) == 8 and play.asked == "move"
    assert sorted(play.s.spent[0]) == ["sock", "sword"]
    assert play.s.spent[1] == []


def test_brakka_cannot_use_two_larger_ones() -> None:
    play = rolled("brakka", "move", [3]).do("+sword")
    assert play.keys == ["keep", "+sandwich", "-sandwich", "+sock", "-sock"]
    assert play.refused("+axe").rule == "KK-R49"


def test_brakka_may_use_both_small_ones_but_never_three() -> None:
    play = rolled("brakka", "move", [3]).do("+sock", "-sandwich")
    assert total(play) == 3 and play.asked == "move"
    assert sorted(play.s.spent[0]) == ["sandwich", "sock"]


def test_brakkas_second_item_may_be_a_magic_one() -> None:
    play = rolled("brakka", "move", [3], magic={"thunder": 0}).do("+sock", "+thunder")
    assert total(play) == 10 and play.asked == "move"


@pytest.mark.parametrize("what", ["event", "adventure", "castle"])
def test_brakka_has_it_on_every_kind_of_roll(what: str) -> None:
    play = rolled("brakka", what, [3]).do("+sword")
    assert play.asked == "modify" and "+sock" in play.keys


# -- Mother Hubbub: more on event rolls -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "passes"), [(GOOSE - BONUS - 1, False), (GOOSE - BONUS, True)])
def test_hubbub_may_add_to_an_event_roll(face: int, passes: bool) -> None:
    play = rolled("hubbub", "event", [face], spent={0: EIGHT})
    assert play.keys == ["keep", "+power"]
    play.do("+power")
    assert ("kk-log-event-failed" not in play.said()) == passes


def test_hubbub_may_leave_it_and_may_not_take_away() -> None:
    play = rolled("hubbub", "event", [GOOSE])
    play.refused("-power")
    play.do("keep")
    assert "kk-log-event-failed" not in play.said()


# -- Humphrey Dozewell: a nap restores more -------------------------------------------------------------------------------


def test_humphrey_restores_more_in_a_nap_and_others_five() -> None:
    magic = ["moonjar", "thunder", "teapot", "jam-imp", "telescope"]
    play = stage(heroes=team("humphrey"), magic=dict.fromkeys(magic, 0), spent={0: [*EIGHT, *magic], 1: EIGHT}).do("nap")
    assert SLEEP > 0 and most(play) == 5 + SLEEP
    restored = [*EIGHT, *magic][: 5 + SLEEP]
    play.pick(*restored)
    assert play.s.spent[0] == [*EIGHT, *magic][5 + SLEEP :]
    play.do("nap")
    assert play.seat == 1 and most(play) == 5


def test_humphrey_restores_no_more_than_others_on_a_restore_space() -> None:
    play = stage(heroes=team("humphrey"), at=["wc04", "ec01"], spent={0: EIGHT}, rolls=[1]).do("move", "go:wc05")
    assert most(play) == 2
