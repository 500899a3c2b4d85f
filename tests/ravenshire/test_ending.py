"""What is told of the end: who is Forgemaster, a table of all sides with AO, and how the Gold grew."""

from __future__ import annotations

from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.ending import COURSE
from inglenook.games.forges_of_ravenshire.facts import facts
from tests.properties import words_of

from .stage import Town, town

SAY = words_of(GAME, "en").say


def over(*golds: int, ao: int | None = None, **first: object) -> Town:
    """A game that is scored at once."""
    smiths = [dict(gold=gold, **(first if seat == 0 else {})) for seat, gold in enumerate(golds)]
    return town(smiths=smiths, ao=None if ao is None else dict(gold=ao), step="scoring", season=4, round=3)


def test_the_headline_names_the_forgemaster() -> None:
    ending = over(30, 20).scene().ending
    assert ending is not None and SAY(ending.headline) == "Ana is Forgemaster of Ravenshire" and ending.winners == (0,)


def test_ao_can_win_and_stands_in_the_table_with_all_the_others() -> None:
    ending = over(30, ao=40, contracts=["cw1"], titles=["renowned"]).scene().ending
    assert ending is not None and SAY(ending.headline) == "Blackbeak is Forgemaster of Ravenshire"
    assert [(row.side, row.rank) for row in ending.rows] == [(1, 1), (0, 2)]
    assert [SAY(one.name) for one in ending.columns] == ["Gold", "Reputation", "Contracts", "Members"]
    ao, me = ending.rows
    assert [SAY(cell) for cell in me.cells] == ["30", "0", "1", "0"] and SAY(ao.cells[0]) == "40"
    assert me.note is not None and SAY(me.note) == "Renowned" and ao.note is not None and "no title" in SAY(ao.note)


def test_those_whom_nothing_parts_share_the_chair() -> None:
    ending = over(20, 20).scene().ending
    assert ending is not None and SAY(ending.headline) == "Ana and Bo share the Forgemaster’s chair"
    assert ending.winners == (0, 1)


def test_four_numbers_tell_of_the_whole_game() -> None:
    ending = over(30, 20, contracts=["cw1", "lw1"], members=[["m1"], [], []]).scene().ending
    assert ending is not None
    assert [SAY(fact.value) for fact in ending.facts] == ["2", "1", "1", "10"]


def test_the_course_is_gold_as_it_would_be_counted_now() -> None:
    play = town(smiths=[dict(gold=5, reputation=4, talisman=1, action_token=2), {}], ao=dict(gold=3, reputation=1), round=2)
    assert COURSE.values(play.s) == {0: 5 + 6 + 2 + 2, 1: 0, 2: 3 + 1}
    assert COURSE.round(play.s) == 5, "the second turn of the second Season"


def test_the_lab_is_told_what_was_used_and_what_could_have_been() -> None:
    play = over(30, ao=20, contracts=["cw1"], starter="cs1", assistant="foreman")
    play.s.tally["0.member.m1"] = 1
    found = facts(play.table)
    assert found.game["ao-gold"] == 20 and found.game["ao-beaten"] == 1
    assert found.seats[0]["gold"] == 30 and found.seats[0]["forged.common"] == 1
    things = {(one.kind, one.id): one.taken for one in found.things}
    assert things["contract", "cw1"] and not things["contract", "cs1"] and things["assistant", "foreman"]
    assert things["member", "m1"] and not things["member", "m2"] and not things["title", "quartermaster"]
