"""Items: KK-R39 to KK-R44."""

from __future__ import annotations

from copy import deepcopy

import pytest

from inglenook.engine.words import msg
from inglenook.games.key_to_the_kingdom.content import ADVENTURES, ITEMS
from inglenook.games.key_to_the_kingdom.invariants import items_have_two_faces
from tests.kingdom.places import EIGHT, climb, enter
from tests.kingdom.stage import Play, stage


def faces(play: Play, seat: int) -> dict[str, tuple[str, ...]]:
    """How the items of a seat lie, as everybody sees them."""
    return {item: play.part(f"item.{seat}.{item}").state for item in EIGHT}


@pytest.mark.rule("KK-R39")
@pytest.mark.parametrize("spent", [(), ("sword",), ("axe", "sock", "lantern"), EIGHT])
def test_an_item_is_active_or_exhausted_and_nothing_else(spent: tuple[str, ...]) -> None:
    play = stage(spent={0: spent})
    assert faces(play, 0) == {item: ("exhausted",) if item in spent else ("active",) for item in EIGHT}
    assert faces(play, 1) == dict.fromkeys(EIGHT, ("active",))
    counter = next(one for one in play.part("mat.0").counters if one.id == "items")
    assert (counter.value, counter.most) == (8 - len(spent), 8)


@pytest.mark.rule("KK-R39", "KK-R43")
def test_an_item_turned_twice_or_belonging_to_nobody_is_wrong() -> None:
    s = stage(spent={0: ["sword"]}, magic={"moonjar": 1}).s
    assert items_have_two_faces(s)
    twice, not_mine = deepcopy(s), deepcopy(s)
    twice.spent[0].append("sword")
    not_mine.spent[0].append("moonjar")
    assert not items_have_two_faces(twice)
    assert not items_have_two_faces(not_mine)


@pytest.mark.rule("KK-R40")
@pytest.mark.parametrize("item", EIGHT)
@pytest.mark.parametrize("sign", ["+", "-"])
def test_using_an_item_exhausts_that_one(item: str, sign: str) -> None:
    play = stage(rolls=[5]).do("move", f"{sign}{item}")
    assert play.s.spent == [[item], []]
    assert faces(play, 0) == dict.fromkeys(EIGHT, ("active",)) | {item: ("exhausted",)}


@pytest.mark.rule("KK-R40")
def test_an_item_that_is_not_used_stays_as_it_was() -> None:
    play = stage(spent={0: ["axe"]}, rolls=[5]).do("move", "keep")
    assert play.s.spent == [["axe"], []]


@pytest.mark.rule("KK-R41")
def test_a_restored_item_can_be_used_again() -> None:
    play = stage(spent={0: ["sword", "axe"], 1: ["sword"]}, at=["wc01", "wc05"], rolls=[5]).do("nap").pick("sword")
    assert play.s.spent == [["axe"], ["sword"]]
    assert play.part("item.0.sword").state == ("active",)
    play.do("nap", "done", "move")  # the rival sleeps without restoring anything, and it is seat 0 again
    assert play.seat == 0 and "+sword" in play.keys
    play.do("+sword")
    assert play.s.roll is not None and play.s.roll.total == 9


@pytest.mark.rule("KK-R41")
def test_an_active_item_has_nothing_to_restore() -> None:
    play = stage(spent={0: ["axe", "sock"]}).do("nap")
    assert play.keys == ["axe", "sock", "done"]
    assert play.refused("sword").rule == "KK-R41"


@pytest.mark.rule("KK-R42")
@pytest.mark.parametrize("item", EIGHT)
def test_an_exhausted_item_cannot_change_a_result(item: str) -> None:
    play = stage(spent={0: [item]}, rolls=[5]).do("move")
    others = [other for other in EIGHT if other != item]
    assert play.keys == ["keep", *(f"{sign}{other}" for other in others for sign in "+-")]
    assert play.refused(f"+{item}").rule == "KK-R42"
    assert play.refused(f"-{item}").rule == "KK-R42"


@pytest.mark.rule("KK-R42")
def test_with_everything_exhausted_the_roll_stands() -> None:
    play = stage(spent={0: EIGHT}, rolls=[5]).do("move")
    assert play.asked == "move"
    assert play.s.roll is not None and play.s.roll.total == 5


@pytest.mark.rule("KK-R42")
def test_what_a_rival_has_exhausted_is_no_matter() -> None:
    play = stage(spent={1: EIGHT}, rolls=[5]).do("move")
    assert len(play.keys) == 1 + 2 * 8


@pytest.mark.rule("KK-R43")
def test_items_are_only_ever_exhausted_never_lost() -> None:
    play = stage(at=["wc06", "ec01"], deck=["wrestling-oak"], rolls=[1, 1]).do("move", "keep", "go:wc07")
    play.do("-axe").pick("sword", "lantern")  # a roll brought down to nothing, and the card exhausts two more
    assert sorted(play.s.spent[0]) == ["axe", "lantern", "sword"]
    assert [part.id for part in play.scene().parts if part.id.startswith("item.0.")] == [f"item.0.{item}" for item in EIGHT]
    play.do("nap")  # the rival
    play.do("nap").pick("axe", "lantern", "sword")
    assert play.s.spent == [[], []]


@pytest.mark.rule("KK-R44")
@pytest.mark.parametrize("id", sorted(ADVENTURES))
def test_the_item_of_a_key_adventure_is_shown_in_the_codex_and_on_the_board(id: str) -> None:
    adventure = ADVENTURES[id]
    where = [number for number, step in enumerate(adventure.steps) if step.kind == "item"]
    text = enter(id, rolls=[5]).part(id).text
    shown = [(line.args["n"], line.args["item"]) for line in text if line.id == "kk-step-item"]
    assert shown == [(where[0] + 1, msg(f"kk-item-{adventure.item}"))]


@pytest.mark.rule("KK-R44")
@pytest.mark.parametrize("id", sorted(ADVENTURES))
def test_while_it_is_active_it_helps_there_and_no_other_item_does(id: str) -> None:
    adventure = ADVENTURES[id]
    step = next(number for number, step in enumerate(adventure.steps) if step.kind == "item")
    others = [item for item in ITEMS if item != adventure.item]
    assert climb(id, step, last=4, spent={0: others}).asked == "help"
    assert climb(id, step, last=4, spent={0: [adventure.item]}, rolls=[5]).asked == "modify"
    assert climb(id, 0, rolls=[5]).asked == "modify", "only on the space that shows it"
