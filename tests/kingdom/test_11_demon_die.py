"""The demon die: KK-R97 to KK-R104, with KK-D10."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.games.key_to_the_kingdom.invariants import one_die_on_the_throne
from tests.kingdom.places import KEY, enter
from tests.kingdom.stage import Play, stage

NOBODY = -1
AT = ["wc12", "ec02", "ec04", "ec08"]


def on_demon(seats: int, holder: int, *, active: int = 0) -> Play:
    """The active seat walks onto the demon die space wc11."""
    at = [*AT[1 : active + 1], AT[0], *AT[active + 1 :]][:seats]
    first: int | str = "demon:1" if holder == active else 1
    return stage(seats, at=at, throne=holder, active=active, rolls=[first]).do("move", "keep", "go:wc11")


@pytest.mark.rule("KK-R97")
@pytest.mark.parametrize("holder", [NOBODY, 0, 2])
def test_on_its_space_the_demon_die_must_be_assigned(holder: int) -> None:
    play = on_demon(3, holder)
    assert (play.asked, play.seat) == ("assign", 0)
    assert all(key.startswith("seat:") for key in play.keys), "no answer declines"
    for refusal in ("done", "keep", "nap", "seat:9"):
        play.refused(refusal)
    play.do(play.keys[-1])
    assert play.s.throne != holder and (play.asked, play.seat) == ("turn", 1)


@pytest.mark.rule("KK-R97")
def test_elsewhere_nobody_assigns_it() -> None:
    play = stage(at=["wc11", "ec02"], throne=1, rolls=[2]).do("move", "keep", "go:wc13")
    assert play.s.throne == 1 and (play.asked, play.seat) == ("turn", 1)


@pytest.mark.rule("KK-R98")
@pytest.mark.parametrize(("holder", "may"), [(NOBODY, (0, 1, 2)), (1, (0, 2)), (2, (0, 1)), (0, (1, 2))])
def test_it_goes_to_anybody_who_does_not_hold_it_oneself_included(holder: int, may: tuple[int, ...]) -> None:
    for receiver in may:
        play = on_demon(3, holder)
        assert play.keys == [f"seat:{seat}" for seat in may]
        play.do(f"seat:{receiver}")
        assert play.s.throne == receiver
    if holder != NOBODY:
        assert on_demon(3, holder).refused(f"seat:{holder}").rule in ("KK-R98", "KK-R99")


@pytest.mark.rule("KK-R99")
def test_a_holder_must_give_it_away() -> None:
    two = on_demon(2, 0)
    assert two.s.throne == 1, "to the only opponent, without a question"
    assert "KK-D10" not in two.cited(), "nobody else is freed by that"
    three = on_demon(3, 0)
    assert three.keys == ["seat:1", "seat:2"]


@pytest.mark.rule("KK-R99")
def test_from_the_only_opponent_one_must_take_it_oneself() -> None:
    play = on_demon(2, 1)
    assert play.s.throne == 0 and (play.asked, play.seat) == ("turn", 1)


@pytest.mark.rule("KK-R100")
@pytest.mark.parametrize("receiver", [0, 1, 2])
def test_whoever_receives_it_lays_the_own_hero_die_on_the_throne(receiver: int) -> None:
    play = on_demon(3, NOBODY)
    assert play.part("throne-die").name.args["die"].id == "kk-die-demon"
    play.do(f"seat:{receiver}")
    die = play.part("throne-die").name.args["die"]
    assert die.id == "kk-die-of" and die.args["hero"].id == f"kk-hero-{play.s.heroes[receiver]}"


@pytest.mark.rule("KK-R101")
def test_a_holder_has_the_hero_die_back_only_when_the_demon_die_is_passed_on() -> None:
    play = on_demon(2, NOBODY).do("seat:0")
    play.do("nap", "nap")  # seat 1, then seat 0: sleeping does not help
    assert play.s.throne == 0
    play.do("nap").roll("demon:0").do("move")
    assert play.s.roll is not None and (play.s.roll.seat, play.s.roll.die) == (0, "demon")
    play.do("keep")  # a 0 on the demon die space: it goes to the only opponent
    assert play.s.throne == 1
    play.do("nap").roll(5).do("move")
    assert (play.s.roll.seat, play.s.roll.die) == (0, "hero")


@pytest.mark.rule("KK-D10")
def test_a_holder_has_the_hero_die_back_when_somebody_else_moves_the_demon_die_on() -> None:
    play = on_demon(3, 1).do("seat:2")
    assert play.s.throne == 2 and "KK-D10" in play.cited()
    play.roll(5).do("move")
    assert play.s.roll is not None and (play.s.roll.seat, play.s.roll.die) == (1, "hero"), "at once, on the very next roll"


@pytest.mark.rule("KK-D10")
def test_nobody_is_freed_when_it_comes_from_the_throne() -> None:
    play = on_demon(3, NOBODY).do("seat:2")
    assert play.s.throne == 2 and "kk-log-demon-freed" not in play.said()


CASTLE: dict[str, Any] = {"at": ["garden-1", "ec02"], "pieces": {0: KEY}, "face_up": {"keep-1": "portcullis"}}


@pytest.mark.rule("KK-R102")
@pytest.mark.parametrize("what", ["move", "event", "adventure", "minor", "castle"])
@pytest.mark.parametrize("holder", [0, 1])
def test_a_holder_rolls_it_every_time_and_nobody_else_does(what: str, holder: int) -> None:
    one: int | str = "demon:1" if holder == 0 else 1
    last: int | str = "demon:7" if holder == 0 else 7
    if what == "move":
        play = stage(throne=holder, rolls=[last]).do("move")
    elif what == "event":
        play = stage(throne=holder, deck=["stair-goat"], rolls=[one, last]).do("move", "keep", "go:wc02")
    elif what == "castle":
        play = stage(**CASTLE, throne=holder, rolls=[last]).do("castle")
    else:
        play = enter("red1" if what == "adventure" else "m1", throne=holder, rolls=[last])
    assert play.s.roll is not None and play.s.roll.what == ("adventure" if what == "minor" else what)
    assert (play.s.roll.face, play.s.roll.die) == (7, "demon" if holder == 0 else "hero")


@pytest.mark.rule("KK-R102")
def test_rolling_again_is_rolling_it_again() -> None:
    play = stage(heroes=("odo", "wren"), companions={"window-cleaner": 0}, throne=0, rolls=["demon:1", "demon:2"])
    play.do("move", "reroll:power")
    assert play.s.roll is not None and (play.s.roll.die, play.s.roll.face) == ("demon", 2)
    play.roll("demon:9").do("reroll:window-cleaner")
    assert play.s.roll.die == "demon" and play.s.roll.face == 9


@pytest.mark.rule("KK-R103")
def test_there_is_always_exactly_one_die_on_the_throne() -> None:
    play = on_demon(3, NOBODY)
    for holder in (NOBODY, 0, 1, 2):
        play.s.throne = holder
        assert one_die_on_the_throne(play.s)
        die = play.part("throne-die").name.args["die"]  # there is one part of this name, or the stage complains
        assert (die.id == "kk-die-demon") is (holder == NOBODY)
    for nonsense in (3, 7, -2):
        play.s.throne = nonsense
        assert not one_die_on_the_throne(play.s)


@pytest.mark.rule("KK-R104")
@pytest.mark.parametrize(("holder", "may"), [(NOBODY, (0, 1, 2)), (0, (1, 2)), (1, (0, 2))])
@pytest.mark.parametrize("way", ["m2", "special-delivery", "jam-imp"])
def test_minor_adventures_cards_and_magic_items_assign_it_by_the_same_rule(way: str, holder: int, may: tuple[int, ...]) -> None:
    one: int | str = "demon:1" if holder == 0 else 1
    if way == "m2":
        play = enter("m2", others=["wc03", "wc06"], throne=holder)
    elif way == "special-delivery":
        scene: dict[str, Any] = {"at": ["wc01", "ec02", "ec04"], "deck": ["special-delivery"]}
        play = stage(3, **scene, throne=holder, rolls=[one]).do("move", "keep", "go:wc02")
    else:
        scene = {"at": ["wc01", "ec02", "ec04"], "magic": {"jam-imp": 0}}
        play = stage(3, **scene, throne=holder, rolls=[one]).do("move", "+jam-imp")
    assert (play.asked, play.seat, play.keys) == ("assign", 0, [f"seat:{seat}" for seat in may])
    play.do(f"seat:{may[-1]}")
    assert play.s.throne == may[-1]


@pytest.mark.rule("KK-R104")
def test_a_minor_adventure_without_the_die_leaves_it_alone() -> None:
    play = enter("m1", throne=1, rolls=[5]).do("keep")
    assert play.s.throne == 1 and play.seat == 1
