"""Die results: KK-R45 to KK-R56, and the rulings KK-D11 and KK-D24."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from inglenook.games.key_to_the_kingdom.content import ITEMS
from tests.kingdom.places import EIGHT, climb, enter, keep
from tests.kingdom.stage import Play, stage

FIVE_LIES: dict[str, Callable[[], Play]] = {
    "move": lambda: stage(rolls=[5]).do("move"),
    "event": lambda: stage(at=["wc01", "ec01"], deck=["toll-goose"], rolls=[1, 5]).do("move", "keep", "go:wc02"),
    "key adventure": lambda: enter("red1", rolls=[5, 5]),
    "minor adventure": lambda: enter("m1", rolls=[5]),
    "castle": lambda: keep(tokens=["gargoyles", "twin-doors"], rolls=[5, 5]),
}
"""Seat 0 has rolled a 5 and is asked what to do with it."""
KINDS = {"key adventure": "adventure", "minor adventure": "adventure"}


def total(play: Play) -> int:
    """The result as it lies."""
    assert play.s.roll is not None
    return play.s.roll.total


def settled(play: Play) -> dict[str, Any]:
    """The last result that was used, as the log writes it out."""
    sums: list[Any] = [line.text.args["sum"] for line in play.table.log if line.text.id == "kk-log-result"]
    return dict(sums[-1].args)


@pytest.mark.rule("KK-R45")
@pytest.mark.parametrize("what", FIVE_LIES)
def test_an_item_may_be_used_on_any_roll(what: str) -> None:
    play = FIVE_LIES[what]()
    assert (play.asked, play.seat) == ("modify", 0)
    assert play.table.decision is not None and play.table.decision.about is not None
    assert play.table.decision.about["what"] == KINDS.get(what, what)
    assert play.keys == ["keep", *(f"{sign}{item}" for item in EIGHT for sign in "+-")]
    play.do("+axe")
    assert ("axe" in play.s.spent[0]) and play.s.spent[1] == []
    assert settled(play) == {"face": 5, "sign": "plus", "change": 2, "total": 7}


@pytest.mark.rule("KK-R46")
@pytest.mark.parametrize("what", FIVE_LIES)
def test_the_die_is_seen_before_an_item_is_chosen(what: str) -> None:
    play = FIVE_LIES[what]()
    assert play.part("roll").face == "5"
    assert [seat for seat in (0, 1) if play.s.spent[seat]] == []


@pytest.mark.rule("KK-R46")
def test_before_the_roll_no_item_can_be_used() -> None:
    play = stage()
    assert play.asked == "turn"
    assert play.refused("+sword").rule == "KK-R46"
    assert play.s.spent == [[], []]


@pytest.mark.rule("KK-R47", "KK-R48")
@pytest.mark.parametrize("item", EIGHT)
def test_the_whole_value_is_added_or_taken_away(item: str) -> None:
    value = ITEMS[item].value
    assert total(stage(rolls=[5]).do("move", f"+{item}")) == 5 + value
    assert total(stage(rolls=[5]).do("move", f"-{item}")) == 5 - value


@pytest.mark.rule("KK-R48")
def test_no_part_of_a_value_can_be_used() -> None:
    play = stage(rolls=[5]).do("move")
    for part in ("+1", "-1", "+sword:2", "sword"):
        play.refused(part)
    reached = {total(stage(rolls=[5]).do("move", key)) for key in play.keys if key.endswith(("sword", "lantern"))}
    assert reached == {9, 1}


@pytest.mark.rule("KK-R54", "KK-R47")
@pytest.mark.parametrize(("use", "result"), [("+sword", 9), ("-sword", 1), ("keep", 5)])
def test_five_and_the_sword_make_nine_or_one(use: str, result: int) -> None:
    play = stage(rolls=[5]).do("move", use)
    assert play.s.roll is not None and play.s.roll.total == result
    assert play.s.spent[0] == ([] if use == "keep" else ["sword"])
    assert play.s.spent[1] == []


@pytest.mark.rule("KK-R49")
def test_a_second_item_on_the_same_roll_is_refused() -> None:
    play = stage(heroes=("wren", "odo"), rolls=[5]).do("move", "+sword")
    assert play.keys == ["keep", "+power", "-power"], "the power is left, no item is"
    assert play.refused("+sock").rule == "KK-R49"
    assert play.refused("-sword").rule == "KK-R42"


@pytest.mark.rule("KK-R49")
@pytest.mark.parametrize("what", FIVE_LIES)
def test_one_item_closes_the_question_wherever_the_roll_was_made(what: str) -> None:
    play = FIVE_LIES[what]().do("+sword")
    assert play.s.spent[0].count("sword") == 1 and len(play.s.spent[0]) == 1
    assert [line.text.id for line in play.table.log].count("kk-log-exhausts") == 1


@pytest.mark.rule("KK-R50")
def test_a_result_may_go_far_beyond_the_die() -> None:
    play = stage(
        at=["wc01", "ec01"],
        magic={"thunder": 0},
        companions={"stair-goat": 0, "admiral-duck": 0},
        throne=0,
        rolls=["demon:9"],
    )
    play.do("move", "+thunder", "+stair-goat", "+admiral-duck")
    assert total(play) == 9 + 6 + 1 + 2
    assert play.asked == "move"
    assert play.table.decision is not None and play.table.decision.about == {"steps": 18}


@pytest.mark.rule("KK-R51")
@pytest.mark.parametrize(("face", "use", "result"), [(1, "-sword", 0), (3, "-sword", 0), (4, "-sword", 0), (5, "-sword", 1)])
def test_below_nothing_is_nothing(face: int, use: str, result: int) -> None:
    play = stage(at=["wc03", "ec01"], rolls=[face]).do("move", use)
    assert settled(play)["total"] == result
    assert ("kk-log-stays" in play.said()) == (result == 0)
    assert play.s.at == ["wc03", "ec01"]


@pytest.mark.rule("KK-R51")
def test_a_result_of_nothing_passes_where_little_is_wanted() -> None:
    # a card that wants 4 or less, with a 1 brought down by 4: 0 counts, -3 does not exist
    play = stage(at=["wc01", "ec01"], deck=["dubious-elixir"], rolls=[1, 1]).do("move", "keep", "go:wc02", "-sword")
    assert play.s.roll is not None and (play.s.roll.total, play.s.roll.fate) == (0, "pass")


@pytest.mark.rule("KK-R51", "KK-D24")
def test_everything_is_summed_before_it_is_floored() -> None:
    play = stage(heroes=("wren", "odo"), rolls=[1]).do("move", "-sword", "+power")
    # 1 - 4 + 1 = -2, which counts as 0; floored in between it would be 1
    assert "kk-log-stays" in play.said()
    assert play.s.at == ["wc01", "wc01"]


@pytest.mark.rule("KK-D24")
@pytest.mark.parametrize("order", [("-sword", "+admiral-duck"), ("+admiral-duck", "-sword")])
def test_the_order_of_changes_makes_no_difference(order: tuple[str, ...]) -> None:
    low = stage(at=["wc03", "ec01"], companions={"admiral-duck": 0}, rolls=[1]).do("move", *order)
    assert settled(low)["total"] == 0, "1 - 4 + 2"
    high = stage(at=["wc03", "ec01"], companions={"admiral-duck": 0}, rolls=[3]).do("move", *order)
    assert settled(high)["total"] == 1, "3 - 4 + 2"


@pytest.mark.rule("KK-R52")
@pytest.mark.parametrize("order", [("+sword", "+stair-goat", "-admiral-duck"), ("-admiral-duck", "+stair-goat", "+sword")])
def test_companions_adjust_on_top_of_the_one_item(order: tuple[str, ...]) -> None:
    play = stage(companions={"stair-goat": 0, "admiral-duck": 0}, rolls=[5]).do("move", *order)
    assert total(play) == 5 + 4 + 1 - 2
    assert play.s.spent == [["sword"], []]


@pytest.mark.rule("KK-R52")
def test_a_companion_adjusts_its_own_kind_of_roll_once_and_for_its_owner() -> None:
    friends = {"stair-goat": 0, "metronome": 0, "map-mole": 0, "cellar-ghost": 0, "admiral-duck": 1}
    play = stage(companions=friends, spent={0: EIGHT}, rolls=[5]).do("move")
    assert play.keys == ["keep", "+stair-goat", "-stair-goat"]
    assert play.refused("+metronome").rule == "KK-R52"
    assert play.refused("+admiral-duck").rule == "KK-R95"
    play.do("+stair-goat")
    assert total(play) == 6 and play.asked == "move", "once for a roll"


@pytest.mark.rule("KK-R52")
@pytest.mark.parametrize(
    ("what", "card"),
    [
        ("event", "metronome"),
        ("key adventure", "map-mole"),
        ("minor adventure", "map-mole"),
        ("castle", "cellar-ghost"),
    ],
)
def test_each_kind_of_roll_has_its_companions(what: str, card: str) -> None:
    places: dict[str, Callable[[], Play]] = {
        "event": lambda: stage(
            at=["wc01", "ec01"], deck=["toll-goose"], companions={card: 0}, spent={0: EIGHT}, rolls=[1, 4]
        ).do("move", "go:wc02"),
        "key adventure": lambda: climb("red1", 0, companions={card: 0}, spent={0: EIGHT}, rolls=[4, 4]),
        "minor adventure": lambda: enter("m1", companions={card: 0}, spent={0: EIGHT}, rolls=[4]),
        "castle": lambda: keep(tokens=["gargoyles", "twin-doors"], companions={card: 0}, spent={0: EIGHT}, rolls=[4, 4]),
    }
    play = places[what]()
    assert play.keys == ["keep", f"+{card}", f"-{card}"]
    play.do(f"+{card}")
    assert settled(play)["total"] == 5


@pytest.mark.rule("KK-R53")
def test_a_companion_helps_turn_after_turn_and_is_never_exhausted() -> None:
    play = stage(at=["wc01", "ec01"], companions={"stair-goat": 0}, spent={0: EIGHT}, rolls=[1, 1])
    play.do("move", "+stair-goat", "go:wc03", "nap")  # the rival naps
    play.do("move")
    assert play.seat == 0 and play.keys == ["keep", "+stair-goat", "-stair-goat"]
    play.do("+stair-goat")
    assert total(play) == 2
    assert play.part("card.stair-goat").state == ("active",)
    assert sorted(play.s.spent[0]) == sorted(EIGHT)


@pytest.mark.rule("KK-R53")
def test_nothing_can_exhaust_a_companion() -> None:
    # the card makes those who fail exhaust two: only items are offered, and a companion helps on the very roll before
    play = stage(at=["wc01", "ec01"], companions={"metronome": 0}, deck=["wrestling-oak"], rolls=[1, 1])
    play.do("move", "keep", "go:wc02", "+metronome", "keep")
    assert (play.asked, play.keys) == ("exhaust", list(EIGHT[:-1]))
    play.pick("sock", "sandwich")
    assert play.s.companions == {"metronome": 0}
    assert sorted(play.s.spent[0]) == ["sandwich", "sock"]


@pytest.mark.rule("KK-R55")
@pytest.mark.parametrize("what", FIVE_LIES)
def test_a_result_may_always_stand(what: str) -> None:
    play = FIVE_LIES[what]()
    assert "keep" in play.keys
    play.do("keep")
    assert play.s.spent == [[], []]
    assert "kk-log-result" not in play.said(), "what has not been changed is not told twice"
    assert play.said().count("kk-log-rolls") >= 1


@pytest.mark.rule("KK-R56")
def test_every_new_roll_allows_another_item_while_active_ones_last() -> None:
    play = climb("red1", 0, spent={0: ["lantern", "umbrella", "ladder", "axe", "trumpet", "sandwich"]}, rolls=[1, 2, 3])
    assert play.keys == ["keep", "+sword", "-sword", "+sock", "-sock"]
    play.do("-sword")
    assert play.keys == ["keep", "+sock", "-sock"], "a new roll, another item, but not the exhausted one"
    play.do("+sock")
    # nothing is left, so the third roll stands as it fell: 3 is not more than 2 + 1
    assert play.s.spent[0][-2:] == ["sword", "sock"]
    assert "kk-log-adventure-failed" in play.said()


@pytest.mark.rule("KK-R56")
def test_a_roll_for_a_card_is_a_new_roll_after_the_move() -> None:
    play = stage(at=["wc01", "ec01"], deck=["toll-goose"], rolls=[2, 5]).do("move", "-sock", "go:wc02")
    assert play.asked == "modify" and "+sword" in play.keys and "+sock" not in play.keys
    assert total(play) == 5, "what changed the move does not change the card's roll"


@pytest.mark.rule("KK-D11")
def test_the_choice_is_fixed_before_the_hero_moves() -> None:
    play = stage(at=["wc01", "ec01"], rolls=[2]).do("move")
    assert play.refused("go:wc03").rule == "KK-D11", "no step before the result is settled"
    play.do("keep")
    assert play.asked == "move" and {key[:3] for key in play.keys} == {"go:"}
    assert play.refused("+sword").rule == "KK-D11"
    play.do("go:wc03")
    assert play.s.at == ["wc03", "ec01"]
    assert (play.asked, play.seat) == ("turn", 1), "and it is not asked again afterwards"
    assert play.s.spent == [[], []]


@pytest.mark.rule("KK-D11")
def test_a_used_item_is_not_taken_back_within_the_roll() -> None:
    play = stage(heroes=("wren", "odo"), at=["wc01", "ec01"], rolls=[2]).do("move", "+sock")
    assert play.refused("-sock").rule == "KK-R42"
    play.do("keep")
    assert play.asked == "move" and total(play) == 3
    assert play.s.spent[0] == ["sock"]
