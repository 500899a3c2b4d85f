"""Setup: the town is laid out (2.1)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.engine.agreed import agree
from inglenook.engine.options import OptionError
from inglenook.games.forges_of_ravenshire.content import CONTRACTS, DISTRICT_IDS, GOODS, MEMBERS, TIERS, TITLES
from inglenook.games.forges_of_ravenshire.invariants import two_to_four
from inglenook.games.forges_of_ravenshire.levels import RavenshireOptions
from inglenook.games.forges_of_ravenshire.overtime import cards

from .stage import Town, opening, town

NEVER = "#0"


def dealing(titles: int = 3, board: str = "123456", rolls: str = "333222") -> list[int | str]:
    """Luck for the setup: the first of everything is drawn; the faces of the board's dice, then of everybody's own."""
    luck: list[int | str] = [NEVER] * (titles + 9 + 6)
    for place, face in enumerate(board):
        luck += [*([NEVER] if place < 5 else []), int(face)]
    return [*luck, *map(int, rolls)]


def starters(seats: int = 2) -> list[int | str]:
    """Luck for the starters: the first three cards of the deck for everybody."""
    return [NEVER] * 3 * seats


def opened(seats: int = 2, **options: Any) -> Town:
    """A game at its first turn, by any luck."""
    play = opening(seats, **options)
    while play.asked != "place":
        play.on()
    return play


@pytest.mark.rule("FR-B1")
@pytest.mark.parametrize(
    ("seats", "ao", "fits"), [(1, "artisan", True), (3, "artisan", True), (4, "none", True), (2, "none", True)]
)
def test_two_to_four_take_part(seats: int, ao: str, fits: bool) -> None:
    assert two_to_four(opening(seats, ao=ao).s) == fits


@pytest.mark.rule("FR-B1")
@pytest.mark.parametrize(("seats", "ao"), [(4, "artisan"), (1, "none")])
def test_nobody_plays_alone_or_in_fives(seats: int, ao: str) -> None:
    with pytest.raises(OptionError):
        agree(RavenshireOptions, seats, {"ao": ao})


@pytest.mark.rule("FR-B2")
def test_two_dice_of_each_colour_lie_one_in_each_district() -> None:
    play = opening(luck=[*dealing(board="135246"), *starters()])
    assert [len(dice) for dice in play.s.board] == [1] * 6
    assert sorted(dice[0][0] for dice in play.s.board) == ["a", "a", "h", "h", "m", "m"]
    assert [dice[0][1] for dice in play.s.board] == ["1", "3", "5", "2", "4", "6"]


@pytest.mark.rule("FR-B3")
@pytest.mark.parametrize(("face", "district"), [(1, "timberfall"), (6, "guild-halls")])
def test_the_raven_lands_as_second_die_where_its_face_says(face: int, district: str) -> None:
    play = opening(luck=[*dealing(), *starters(), face])
    play.on(2)
    assert play.dice_at(district)[1:] == [f"r{face}"]
    assert sum(map(len, play.s.board)) == 7


@pytest.mark.rule("FR-B3")
def test_the_raven_stays_away_where_people_agreed_so() -> None:
    assert sum(map(len, opened(raven=False).s.board)) == 6


@pytest.mark.rule("FR-B4")
@pytest.mark.parametrize(
    ("seats", "ao", "titles"), [(1, "apprentice", 3), (2, "none", 3), (2, "artisan", 4), (3, "none", 4), (4, "none", 4)]
)
def test_titles_in_play(seats: int, ao: str, titles: int) -> None:
    found = opening(seats, ao=ao).s.titles
    assert len(set(found)) == len(found) == titles and set(found) <= set(TITLES)


@pytest.mark.rule("FR-B4")
def test_titles_are_listed_as_they_are_drawn() -> None:
    luck = dealing()
    luck[:3] = ["#9", "#0", "#7"]
    drawn = opening(luck=[*luck, *starters()]).s.titles
    printed = list(TITLES)
    assert drawn == [printed[9], printed[0], printed[8]]


@pytest.mark.rule("FR-B5")
def test_three_contracts_of_each_tier_lie_face_up() -> None:
    s = opening().s
    assert [len(s.rows[tier]) for tier in TIERS] == [3, 3, 3]
    assert all(CONTRACTS[card].tier == tier for tier in TIERS for card in s.rows[tier])
    assert [len(s.decks[tier]) for tier in TIERS] == [18 - 3 - 3, 12, 9]  # three Commons lie before the first smith


@pytest.mark.rule("FR-B6")
def test_two_members_of_each_guild_lie_face_up() -> None:
    s = opening().s
    assert [len(hall) for hall in s.halls] == [2, 2, 2] and [len(stack) for stack in s.stacks] == [6, 6, 6]
    assert [{MEMBERS[token].guild for token in hall} for hall in s.halls] == [{"merchant"}, {"harvester"}, {"alchemist"}]


@pytest.mark.rule("FR-B7")
def test_what_a_smith_starts_with() -> None:
    play = opening(3)
    for seat in range(3):
        assert play.has(seat) == {**dict.fromkeys(GOODS, 1), "gold": 4, "action-token": 1}


@pytest.mark.rule("FR-B8")
def test_every_smith_rolls_a_die_of_each_colour() -> None:
    play = opening(luck=[*dealing(rolls="156222"), *starters()])
    assert [smith.dice for smith in play.s.smiths] == [["m1", "h5", "a6"], ["m2", "h2", "a2"]]


@pytest.mark.rule("FR-B9")
def test_every_smith_has_three_overtime_cards() -> None:
    assert cards() == ("long-hours", "rush-order", "night-forge")
    play = town(smiths=[dict(action_token=3), dict(action_token=3)])
    assert "overtime:rush-order:common" in play.free


@pytest.mark.rule("FR-B10")
def test_a_starter_is_one_of_three_and_the_others_go_under_the_deck() -> None:
    play = opening(luck=[*dealing(), *starters(), 1])
    dealt = play.options
    assert len(dealt) == 3 and all(CONTRACTS[card].tier == "common" for card in dealt)
    play.do(dealt[1])
    assert play.me.starter == dealt[1]
    assert play.s.decks["common"].layers[-1] == tuple(sorted([dealt[0], dealt[2]]))  # one bag, in no order
    assert play.seat == 1 and not set(play.options) & set(dealt) and play.you.starter == ""


@pytest.mark.rule("FR-B11")
def test_two_assistants_are_dealt_and_one_is_kept() -> None:
    play = opening(4, ao="none", assistants=True)
    kept = []
    while play.asked != "starter":
        if play.asked == "assistant":
            assert len(play.options) == 2 and not set(play.options) & set(kept)
            kept.append(play.options[0])
        play.on()
    assert [smith.assistant for smith in play.s.smiths] == kept and len(set(kept)) == 4


@pytest.mark.rule("FR-B92")
def test_assistants_are_an_option_and_not_for_ao() -> None:
    assert opening(ao="none").asked == "starter"
    play = opening(1, ao="artisan", assistants=True)
    assert play.asked == "assistant"
    while play.asked != "place":
        play.on()
    assert [bool(smith.assistant) for smith in play.s.smiths] == [True]
    assert sum(name.startswith("1.assistant") for name in play.s.tally) == 0


@pytest.mark.rule("FR-B12")
@pytest.mark.parametrize(("held", "after"), [(5, 9), (6, 10), (7, 10), (10, 10)])
def test_a_good_track_holds_ten(held: int, after: int) -> None:
    play = town(smiths=[dict(dice=["m1"], wood=held), dict(wood=1)])
    play.do("m1>timberfall")
    assert play.me.stock["wood"] == after and play.you.stock["wood"] == 1
    assert ("fr-log-no-room" in play.said()) == (held > 6)


@pytest.mark.rule("FR-B12")
@pytest.mark.parametrize(("wood", "lost"), [(8, 0), (9, 1)])
def test_goods_of_choice_without_room_are_lost_and_the_log_says_how_many(wood: int, lost: int) -> None:
    smith = dict(columns=[["m1"], [], []], wood=wood, ore=10, leather=10)
    play = town(smiths=[smith, {}], step="production").do("m1>stores")
    assert play.me.stock["wood"] == 10
    told = [entry.text.args["what"] for entry in play.table.log if entry.text.id == "fr-log-no-room"]
    assert [(one.id, one.args["n"]) for one in told] == [("fr-n-raw", 1)] * lost  # type: ignore[union-attr]


@pytest.mark.rule("FR-B14")
def test_gold_tokens_and_mystics_have_no_end() -> None:
    play = town(smiths=[dict(dice=["m5"], talisman=30, gold=200), {}])
    play.do("m5>timberfall")
    assert play.me.stock["talisman"] == 31


@pytest.mark.rule("FR-B13")
@pytest.mark.parametrize(("rolls", "first"), [("333222", 0), ("222333", 1), ("116331", 0)])
def test_the_highest_total_begins(rolls: str, first: int) -> None:
    assert opening(luck=[*dealing(rolls=rolls), *starters()]).s.first == first


@pytest.mark.rule("FR-B13")
def test_those_who_tie_roll_again_for_it_and_keep_their_dice() -> None:
    luck = [*dealing(titles=4, rolls="333" + "333" + "111"), *[1, 1, 1], *[1, 1, 2], *starters(3)]
    play = opening(3, luck=luck)
    assert play.s.first == 1
    assert play.me.dice == ["m3", "h3", "a3"] == play.you.dice


@pytest.mark.rule("FR-B13")
def test_a_lone_smith_begins() -> None:
    assert opening(1).s.first == 0


def test_the_first_turn_is_that_of_the_first_player() -> None:
    play = opening(luck=[*dealing(rolls="111666"), *starters(), 1])
    play.on(2)
    assert (play.asked, play.seat, play.s.season, play.s.round) == ("place", 1, 1, 1)
    assert len(DISTRICT_IDS) == 6
