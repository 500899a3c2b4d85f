"""AO is set up (R16-R44, T3-T14)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from inglenook.engine.chance import Dice
from inglenook.engine.sides import SIGNS
from inglenook.engine.table import Seat, Table
from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.ao_invariants import titles_differ
from inglenook.games.forges_of_ravenshire.ao_setup import (
    by_priority,
    cards_of,
    finish_of_title,
    new_ao,
    set_up_ao,
    tied_to_finish,
)
from inglenook.games.forges_of_ravenshire.content import AO_EVENTS, AO_EXAMPLES, GUILDS, ITEMS, TITLES
from inglenook.games.forges_of_ravenshire.levels import RavenshireOptions
from inglenook.games.forges_of_ravenshire.seasons import roll_dice, take_dice_back
from inglenook.games.forges_of_ravenshire.setup import may_go_first
from inglenook.games.forges_of_ravenshire.state import Ao, Ravenshire, ao_of, ao_side

from .rival import rival

BOOK = ("brightsmith", "artificer", "guildwarden")


def opened(seats: int, seed: int, **options: Any) -> Table[Ravenshire]:
    """A table that stands at the first turn; whatever is asked on the way is answered with the first key."""
    seated = [Seat(name) for name in "ABCD"[:seats]]
    t = GAME.table(seats, Dice(random.Random(seed)), options=RavenshireOptions(**options), seats=seated, loud=True)
    while t.state.season == 0:
        assert t.decision is not None
        t.submit(t.decision.keys[0])
    return t


def ready(titles: tuple[str, ...], seed: int = 1, **options: Any) -> Ao:
    """AO, set up with these titles in play."""
    play = rival(titles=titles, luck=Dice(random.Random(seed)), **options)
    set_up_ao(play.t)
    return play.ao


def layers(ao: Ao) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Its deck: what lies above, and the last four."""
    above, below = ao.deck.layers
    return above, below


# -- T3: AO counts as a player --------------------------------------------------------------------------------------------


@pytest.mark.rule("FR-R18", "FR-Q31")
@pytest.mark.parametrize(("seats", "titles"), [(1, 3), (2, 4), (3, 4)])
def test_t3_the_board_is_set_up_for_one_more(seats: int, titles: int) -> None:
    assert len(opened(seats, 3, ao="apprentice").state.titles) == titles


@pytest.mark.rule("FR-R18")
def test_two_without_ao_play_with_three_titles() -> None:
    assert len(opened(2, 3).state.titles) == 3


@pytest.mark.rule("FR-R16")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_smiths_begin_as_without_ao(seats: int) -> None:
    with_ao, without = opened(seats, 5, ao="artisan").state.smiths, opened(max(seats, 2), 5, ao="none").state.smiths
    assert all(smith.stock == without[0].stock and len(smith.dice) == 3 and smith.starter for smith in with_ao)
    assert with_ao[0].stock["gold"] == 4


@pytest.mark.rule("FR-R17")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_t3_ao_has_no_assistant(seats: int) -> None:
    s = opened(seats, 4, ao="apprentice", assistants=True).state
    assert all(smith.assistant for smith in s.smiths) and len(s.smiths) == seats
    assert sum(name.endswith(".assistant") or ".assistant." in name for name in s.tally) == seats
    assert not any(name.startswith(f"{ao_side(s)}.") for name in s.tally)


# -- T4: what AO begins with ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FR-R19")
@pytest.mark.parametrize("sign", SIGNS)
def test_ao_has_the_sign_that_people_chose(sign: str) -> None:
    assert ao_of(opened(2, 1, ao="apprentice", colour=sign).state).sign == sign


@pytest.mark.rule("FR-R20", "FR-R21", "FR-Q1")
def test_t4_ao_begins_with_nothing() -> None:
    ao = ao_of(opened(1, 1).state)
    assert (ao.cubes, ao.gained, ao.gold, ao.reputation) == (0, 0, 0, 0)
    assert (ao.contracts, ao.members, ao.titles, ao.flipped) == ([], [[], [], []], [], [])


@pytest.mark.rule("FR-Q1")
def test_the_cubes_of_its_colour_are_not_yet_its_own() -> None:
    play = rival(cubes=new_ao(RavenshireOptions()).cubes).gains({"wood": 12})
    assert (play.ao.cubes, play.ao.contracts) == (12, []), "twelve are not enough, and there were none before"


# -- T5 to T8: which items it wants ---------------------------------------------------------------------------------------


@pytest.mark.rule("FR-R22")
def test_titles_are_numbered_from_the_top() -> None:
    assert by_priority(["renowned", "artificer", "bladewright"]) == ["renowned", "artificer", "bladewright"]
    assert ready(("wallwright", "bladewright", "mailwright")).items == ["shield", "weapon", "armor"]
    assert ready(("mailwright", "bladewright", "wallwright")).items == ["armor", "weapon", "shield"]


@pytest.mark.rule("FR-Q18")
def test_with_fewer_titles_than_tokens_only_the_first_tokens_are_used() -> None:
    assert by_priority(["renowned"]) == ["renowned"] and by_priority([]) == []
    four = ["legendsmith", "renowned", "guildwarden", "wallwright"]
    assert by_priority(four) == four
    assert by_priority([*four, "bladewright"]) == four, "there is no fifth token"


@pytest.mark.rule("FR-R23", "FR-R24")
def test_t5_items_go_by_the_priority_of_their_titles() -> None:
    assert ready(("bladewright", "mailwright", "renowned")).items == ["weapon", "armor", "shield"]


@pytest.mark.rule("FR-R25")
def test_t6_items_that_no_title_requires_come_last_in_any_order() -> None:
    found = {tuple(ready(("legendsmith", "renowned", "wallwright"), seed).items) for seed in range(30)}
    assert found == {("shield", "weapon", "armor"), ("shield", "armor", "weapon")}


@pytest.mark.rule("FR-R25")
def test_t7_without_any_such_title_every_order_occurs() -> None:
    found = {tuple(ready(("legendsmith", "renowned", "guildwarden"), seed).items) for seed in range(80)}
    assert found == set(permutations(ITEMS))


@pytest.mark.rule("FR-Q16", "FR-R24")
def test_t8_an_item_of_several_titles_goes_by_the_first() -> None:
    assert ready(("brightsmith", "bladewright", "wallwright")).items == ["weapon", "shield", "armor"]
    assert ready(("bladewright", "wallwright", "brightsmith")).items == ["weapon", "shield", "armor"]


@pytest.mark.rule("FR-Q15")
def test_a_title_of_several_items_wants_them_as_printed() -> None:
    assert ready(("quartermaster", "renowned", "legendsmith")).items == list(TITLES["quartermaster"].items)
    assert ready(("mailwright", "quartermaster", "renowned")).items == ["armor", "shield", "weapon"]


# -- T9 to T11: its Finish ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FR-R26", "FR-R29")
def test_t9_brightsmith_comes_before_artificer() -> None:
    ao = ready(BOOK)
    assert ao.finish == "mithril"
    assert tuple(ao.items) == AO_EXAMPLES["book"].items


@pytest.mark.rule("FR-R15")
def test_the_example_of_the_book_comes_out_as_the_book_says() -> None:
    book = AO_EXAMPLES["book"]
    ao = ready(book.titles)
    assert (ao.finish, tuple(ao.items)) == (book.finish, book.items)


@pytest.mark.rule("FR-R26", "FR-R28", "FR-R29")
def test_t10_the_highest_title_with_a_finish_decides() -> None:
    assert ready(("bladewright", "artificer", "brightsmith")).finish == "production"
    assert ready(("renowned", "legendsmith", "embersmith")).finish == "embergem"


@pytest.mark.rule("FR-R28", "FR-R29")
def test_three_titles_are_tied_to_a_finish_and_no_others() -> None:
    tied = {id: finish_of_title(id) for id in tied_to_finish(list(TITLES))}
    assert tied == {"embersmith": "embergem", "brightsmith": "mithril", "artificer": "production"}


@pytest.mark.rule("FR-R27")
def test_t11_without_such_a_title_it_is_drawn() -> None:
    found = Counter(ready(("renowned", "legendsmith", "guildwarden"), seed).finish for seed in range(40))
    assert set(found) == {"production", "embergem", "mithril"}


@pytest.mark.rule("FR-R30")
def test_t11_and_then_it_stays() -> None:
    play = rival(titles=["renowned"], finish="embergem", cubes=12).gains({"wood": 14})
    assert len(play.ao.contracts) == 2 and play.ao.finish == "embergem"
    assert [line.args["n"] for line in (entry.text for entry in play.t.log) if line.id == "fr-log-ao-gold"].count(5) == 2


@pytest.mark.rule("FR-Q17")
def test_no_two_titles_have_the_same_rank() -> None:
    s = opened(3, 9, ao="apprentice").state
    assert titles_differ(s)
    s.titles[1] = s.titles[0]
    assert not titles_differ(s)


# -- T12, T13: guilds and deck --------------------------------------------------------------------------------------------


@pytest.mark.rule("FR-R31")
def test_guild_cards_lie_in_any_order() -> None:
    assert {tuple(ready(BOOK, seed).guilds) for seed in range(80)} == set(permutations(GUILDS))


@pytest.mark.rule("FR-R32", "FR-R33", "FR-R34", "FR-R35", "FR-R37")
@pytest.mark.parametrize("seed", range(6))
def test_t12_the_deck_of_an_apprentice(seed: int) -> None:
    ao = ready(BOOK, seed)
    cards = [card for bag in ao.deck.layers for card in bag]
    first, second, third = ao.guilds
    assert [sum(card in cards_of(guild) for card in cards) for guild in (first, second, third)] == [6, 4, 2]
    assert cards.count("reputation") == 2 and len(cards) == 14
    assert len({*cards}) == 13, "no card but the event is there twice"


@pytest.mark.rule("FR-R34", "FR-R35")
def test_which_cards_of_the_other_guilds_is_luck() -> None:
    decks = {tuple(sorted(card for bag in ready(BOOK, seed).deck.layers for card in bag)) for seed in range(30)}
    assert len(decks) > 20


@pytest.mark.rule("FR-R36", "FR-R38")
@pytest.mark.parametrize("level", ["apprentice", "artisan", "master-smith"])
@pytest.mark.parametrize("seed", range(5))
def test_t13_events_lie_above_the_last_four(level: str, seed: int) -> None:
    ao = ready(BOOK, seed, level=level)
    above, below = layers(ao)
    assert len(below) == 4 and not any(card in AO_EVENTS for card in below)
    assert above.count("reputation") == 2 and len(above) == 8 + ao.events


@pytest.mark.rule("FR-R36")
def test_which_four_lie_below_is_luck() -> None:
    assert len({tuple(layers(ready(BOOK, seed))[1]) for seed in range(20)}) > 15


@pytest.mark.rule("FR-R39")
def test_the_deck_goes_by_the_level() -> None:
    assert [len(ready(BOOK, level=level).deck) for level in ("apprentice", "artisan", "master-smith")] == [14, 16, 18]


@pytest.mark.rule("FR-R40")
def test_ao_has_a_die_of_each_guild() -> None:
    assert [die[0] for die in ao_of(opened(1, 1).state).dice] == ["m", "h", "a"]


# -- T14: who begins ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FR-R41")
def test_whoever_is_alone_goes_first() -> None:
    assert {opened(1, seed).state.first for seed in range(20)} == {0}


@pytest.mark.rule("FR-R42", "FR-R43")
@pytest.mark.parametrize("seats", [2, 3])
def test_among_several_the_dice_decide(seats: int) -> None:
    firsts = set()
    for seed in range(40):
        s = opened(seats, seed, ao="apprentice").state
        totals = [sum(int(die[1]) for die in smith.dice) for smith in s.smiths]
        assert totals[s.first] == max(totals) and s.active == s.first
        firsts.add(s.first)
    assert firsts == set(range(seats))


@pytest.mark.rule("FR-R44", "FR-Q25")
def test_t14_ao_never_begins_the_first_season() -> None:
    for seed in range(1000):
        t = GAME.table(1 + seed % 3, Dice(random.Random(seed)), options=RavenshireOptions(ao="artisan"), keep=False)
        assert t.state.first < len(t.state.smiths)


@pytest.mark.rule("FR-Q2")
def test_t14_later_the_marker_reaches_it_too() -> None:
    t, firsts = opened(1, 7), {}
    rng = random.Random(7)
    while t.decision is not None:
        firsts.setdefault(t.state.season, t.state.first)
        t.submit(rng.choice(t.decision.keys))
    assert firsts == {1: 0, 2: 1, 3: 0, 4: 1}


@pytest.mark.rule("FR-Q25")
def test_ao_does_not_roll_its_dice() -> None:
    assert may_go_first(rival(seats=2).s) == [0, 1]
    play = rival(dice=[], columns=[["m5"], ["h2"], ["r6"]])
    take_dice_back(play.s)
    roll_dice(play.t)  # no luck is foreseen here, and none is needed
    assert play.ao.dice == ["m5", "h2", "r6"]
