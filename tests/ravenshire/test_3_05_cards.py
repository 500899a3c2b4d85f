"""How a card of AO's is read (R61-R73, T20-T31), and what is left open about it (Q7-Q12)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inglenook.games.forges_of_ravenshire.ao_cards import (
    Lying,
    Skipped,
    district_for,
    from_one_up,
    from_six_down,
    read_bottom,
    read_top,
)
from inglenook.games.forges_of_ravenshire.content import AO_CARDS, DISTRICT_IDS, AoCard

from .rival import Rival, rival

P, G, Y = "merchant", "harvester", "alchemist"
D1, D2, D3, D4, D5, D6 = DISTRICT_IDS
TWO = ["m1", "m1"]


def card(**wishes: Any) -> AoCard:
    """A card that says this."""
    return msgspec.structs.replace(AO_CARDS["ao-m1"], **wishes)


def placed(held: list[str], colours: tuple[str, str, str]) -> str:
    """The die that AO places of those it holds."""
    return held[read_top(rival(dice=held).s, card(dice=colours)).which]


def taken(board: dict[str, list[str]], **wishes: Any) -> Lying | None:
    """The die that AO takes from this board."""
    found = read_bottom(rival(board=board).s, card(**wishes))
    return found.taken if found else None


def lying(district: str, die: str, place: int = 0) -> Lying:
    return Lying(DISTRICT_IDS.index(district), place, die)


# -- which die ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FR-R61")
def test_the_first_colour_is_placed_if_ao_has_it() -> None:
    assert placed(["m1", "h1", "a1"], (Y, G, P)) == "a1"
    assert placed(["m1", "h1", "a1"], (P, G, Y)) == "m1"


@pytest.mark.rule("FR-R61")
def test_t20_without_the_first_colour_the_second() -> None:
    assert placed(["m1", "h1"], (Y, G, P)) == "h1"
    found = read_top(rival(dice=["m1", "h1"]).s, card(dice=(Y, G, P)))
    assert (found.colour, found.missing) == (G, (Y,))


@pytest.mark.rule("FR-R61")
def test_t21_without_both_the_third() -> None:
    found = read_top(rival(dice=["m1", "m4", "m2"]).s, card(dice=(Y, G, P)))
    assert (found.which, found.colour, found.missing) == (0, P, (Y, G))


@pytest.mark.rule("FR-R62", "FR-R63")
def test_t22_the_raven_goes_first_as_whatever_colour_is_wanted() -> None:
    assert placed(["m1", "r4"], (P, G, Y)) == "r4"
    assert placed(["m1", "h2", "r4"], (Y, G, P)) == "r4"


@pytest.mark.rule("FR-R62")
def test_a_raven_alone_counts_as_the_first_colour() -> None:
    found = read_top(rival(dice=["r4"]).s, card(dice=(Y, G, P)))
    assert (found.which, found.colour, found.missing) == (0, Y, ())


@pytest.mark.rule("FR-R63")
def test_without_a_raven_the_order_of_its_dice_does_not_matter() -> None:
    for dice in (["h1", "m1"], ["m1", "h1"]):
        assert placed(dice, (P, G, Y)) == "m1"


@pytest.mark.rule("FR-Q11")
def test_two_ravens_are_both_placed_before_the_rest() -> None:
    play = rival(dice=["m1", "r2", "r5"], board={})
    play.carries_out(card(dice=(P, G, Y), districts=DISTRICT_IDS)).carries_out(card(dice=(P, G, Y), districts=DISTRICT_IDS))
    assert play.ao.dice == ["m1"]


@pytest.mark.rule("FR-R64")
def test_t23_the_die_is_turned_and_stays_so() -> None:
    play = rival(dice=["a2"], board={}).carries_out("ao-m1")
    assert play.at("steelgate") == ["a5"]


# -- which district -------------------------------------------------------------------------------------------------------


def where(board: dict[str, list[str]], **wishes: Any) -> tuple[str, list[tuple[str, str]]]:
    found, skipped = district_for(rival(board=board, **wishes).s, card(districts=(D6, D5, D4, D3, D2, D1)))
    return DISTRICT_IDS[found], [(DISTRICT_IDS[one.district], one.why) for one in skipped]


@pytest.mark.rule("FR-R65")
def test_the_first_district_of_the_card_comes_first() -> None:
    assert where({}) == (D6, [])
    assert where({D6: ["m1"]}) == (D6, []), "one die leaves room for another"


@pytest.mark.rule("FR-R66")
def test_t24_a_full_district_is_passed_over() -> None:
    assert where({D6: TWO}) == (D5, [(D6, "full")])
    assert where({D6: TWO, D5: TWO}) == (D4, [(D6, "full"), (D5, "full")])
    assert where({D5: TWO}) == (D6, []), "only those that stand earlier matter"


@pytest.mark.rule("FR-Q12")
def test_the_guild_halls_are_passed_over_where_ao_can_recruit_nobody() -> None:
    full = {"merchant": ["m1", "m2", "m3"], "harvester": ["h1", "h2", "h3"], "alchemist": ["a1", "a2", "a3"]}
    assert where({}, members=full) == (D5, [(D6, "closed")])
    assert where({}, members=full | {"alchemist": ["a1", "a2"]}) == (D6, [])
    assert where({}, halls={"merchant": [], "harvester": [], "alchemist": []}) == (D5, [(D6, "closed")])


@pytest.mark.rule("FR-Q12")
def test_a_die_is_taken_from_the_guild_halls_all_the_same() -> None:
    full = {"merchant": ["m1", "m2", "m3"], "harvester": ["h1", "h2", "h3"], "alchemist": ["a1", "a2", "a3"]}
    play = rival(board={D6: ["m6"]}, members=full).carries_out("ao-m6")
    assert play.ao.columns == [["m6"], [], []] and [len(column) for column in play.ao.members] == [3, 3, 3]
    assert play.ao.gold == 1 + 11, "the Mithril counts, and the Merchants run"
    assert "fr-log-ao-full" in play.said()


@pytest.mark.rule("FR-R66")
def test_the_log_says_why_in_no_earlier_district() -> None:
    play = rival(board={D5: TWO, D2: ["m1"]}).carries_out("ao-m1")
    skipped = play.told("fr-log-ao-skips-full")
    assert skipped.args["district"].id == "fr-district-steelgate"  # type: ignore[union-attr]
    assert play.told("fr-log-ao-places").args["district"].id == "fr-district-ore-pits"  # type: ignore[union-attr]
    assert read_top(rival(board={D5: TWO}).s, AO_CARDS["ao-m1"]).skipped == (Skipped(4, "full"),)


# -- which die is taken ---------------------------------------------------------------------------------------------------

UP: dict[str, Any] = {"arrow": "up", "take": (P, G)}
DOWN: dict[str, Any] = {"arrow": "down", "take": (G, P)}


@pytest.mark.rule("FR-R70", "FR-R72")
def test_t25_the_highest_merchant_and_of_equals_the_one_nearest_to_six() -> None:
    """The example of the book."""
    assert taken({D2: ["m3"], D4: ["m5"], D6: ["m5"]}, **UP) == lying(D6, "m5")
    assert list(from_six_down()) == [5, 4, 3, 2, 1, 0]


@pytest.mark.rule("FR-R70", "FR-R73")
def test_t26_the_lowest_harvester_and_of_equals_the_one_nearest_to_one() -> None:
    """The example of the book."""
    assert taken({D5: ["h2"], D1: ["h2"], D3: ["h4"]}, **DOWN) == lying(D1, "h2")
    assert list(from_one_up()) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("FR-R67")
def test_only_after_the_top_half_a_die_is_taken() -> None:
    play = rival(board={D5: ["m6"]}, dice=["m1"]).carries_out(card(dice=(P, G, Y), districts=(D5,), face=6, **UP))
    assert play.at(D5) == ["m6"] and play.ao.columns[0] == ["m6"], "the one that lay there before is taken"
    assert play.said().index("fr-log-ao-places") < play.said().index("fr-log-ao-takes-alone")


@pytest.mark.rule("FR-R68")
def test_t27_without_the_first_colour_the_second() -> None:
    assert taken({D1: ["m2"], D3: ["m6"]}, arrow="up", take=(G, P)) == lying(D3, "m6")
    found = read_bottom(rival(board={D1: ["m2"], D3: ["m6"]}).s, card(arrow="up", take=(G, P)))
    assert found is not None and (found.missing, found.among, found.colour) == ((G,), 2, P)


@pytest.mark.rule("FR-R69")
def test_the_arrow_says_highest_or_lowest() -> None:
    board = {D1: ["m2"], D3: ["m6"], D4: ["m4"]}
    assert taken(board, arrow="up", take=(P, G)) == lying(D3, "m6")
    assert taken(board, arrow="down", take=(P, G)) == lying(D1, "m2")


@pytest.mark.rule("FR-R71")
def test_t28_on_the_board_the_raven_counts_as_the_first_colour() -> None:
    board = {D2: ["h4"], D1: ["r6"]}
    assert taken(board, arrow="up", take=(G, P)) == lying(D1, "r6")
    assert taken(board, arrow="down", take=(G, P)) == lying(D2, "h4")


@pytest.mark.rule("FR-R71")
def test_t29_so_with_a_raven_there_the_first_colour_is_there() -> None:
    assert taken({D1: ["r1"], D6: ["m6"]}, arrow="up", take=(G, P)) == lying(D1, "r1")


@pytest.mark.rule("FR-R67")
def test_t30_colour_comes_before_number_and_number_before_district() -> None:
    assert taken({D1: ["m2"], D6: ["h6"]}, **UP) == lying(D1, "m2")
    assert taken({D1: ["m3"], D6: ["m2"]}, **UP) == lying(D1, "m3")


@pytest.mark.rule("FR-Q7")
def test_t31_the_die_just_placed_is_not_taken() -> None:
    play = rival(board={D1: ["m1"]}, dice=["m2"]).carries_out(card(dice=(P, G, Y), face=6, districts=(D5,), **UP))
    assert play.at(D5) == ["m6"] and play.at(D1) == []
    assert play.ao.columns == [["m1"], [], []]


@pytest.mark.rule("FR-Q7")
def test_but_a_die_beside_it_may_be_taken() -> None:
    play = rival(board={D5: ["m5"], D1: ["m1"]}, dice=["m2"]).carries_out(card(dice=(P, G, Y), face=6, districts=(D5,), **UP))
    assert play.at(D5) == ["m6"] and play.ao.columns == [["m5"], [], []]


@pytest.mark.rule("FR-Q8")
def test_where_neither_colour_lies_the_one_that_is_left_is_taken() -> None:
    assert taken({D1: ["a2"], D3: ["a5"], D6: ["a5"]}, **UP) == lying(D6, "a5")
    found = read_bottom(rival(board={D1: ["a2"]}).s, card(**UP))
    assert found is not None and (found.colour, found.missing) == (Y, (P, G))


@pytest.mark.rule("FR-R67")
def test_where_no_die_lies_none_is_taken_and_no_guild_runs() -> None:
    assert taken({}, **UP) is None
    play = rival(board={}).carries_out("ao-m1")
    assert play.ao.columns == [[], [], []] and "fr-log-ao-runs" not in play.said()
    assert taken({D1: ["m1"]}, **UP) == lying(D1, "m1")


@pytest.mark.rule("FR-Q9")
def test_of_equal_dice_in_one_district_the_raven_comes_last_and_else_the_earlier() -> None:
    assert taken({D3: ["r5", "m5"]}, **UP) == lying(D3, "m5", 1)
    assert taken({D3: ["m5", "r5"]}, **UP) == lying(D3, "m5", 0)
    assert taken({D3: ["m5", "m5"]}, **UP) == lying(D3, "m5", 0)


@pytest.mark.rule("FR-Q10")
def test_a_raven_goes_to_the_column_of_the_first_colour() -> None:
    play = rival(board={D1: ["r6"]}).carries_out(card(arrow="up", take=(G, P)))
    assert play.ao.columns == [[], ["r6"], []]
    assert play.told("fr-log-ao-runs").args["guild"].id == "fr-guild-harvester"  # type: ignore[union-attr]


@pytest.mark.rule("FR-Q10")
def test_another_die_goes_to_its_own_column_as_second_choice_too() -> None:
    play = rival(board={D1: ["m6"]}).carries_out(card(arrow="up", take=(G, P)))
    assert play.ao.columns == [["m6"], [], []]


@pytest.mark.rule("FR-Q11")
def test_two_ravens_on_the_board_both_count_as_the_first_colour() -> None:
    assert taken({D1: ["r2"], D4: ["r6"], D5: ["h6"]}, arrow="up", take=(P, G)) == lying(D4, "r6")


def told(play: Rival) -> list[str]:
    return [id for id in play.said() if id.startswith("fr-log-ao-takes")]


def test_the_log_says_why_this_die() -> None:
    assert told(rival(board={D1: ["m6"], D2: ["h1"]}).carries_out("ao-m1")) == ["fr-log-ao-takes-alone"]
    assert told(rival(board={D1: ["m6"], D2: ["m1"]}).carries_out("ao-m1")) == ["fr-log-ao-takes-up"]
    assert told(rival(board={D1: ["m6"], D2: ["m1"]}).carries_out("ao-m3")) == ["fr-log-ao-takes-down"]
    assert told(rival(board={D1: ["m6"], D2: ["m6"]}).carries_out("ao-m1")) == ["fr-log-ao-takes-tied"]
