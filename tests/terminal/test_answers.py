"""The numbered answers: one key, two digits, a search, several at once, and what cannot be taken back."""

import msgspec
import pytest
from textual.app import App, ComposeResult

from inglenook.engine.scene import Odds, Select
from inglenook.terminal import chrome, spoken
from inglenook.terminal.answers import Answers
from inglenook.terminal.speech import Speech

from .scenes import option, plain, prompt


class Bench(App[None]):
    """Nothing but the answers, and what was given."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[str, ...]] = []

    def compose(self) -> ComposeResult:
        yield Answers(Speech("en"), id="answers")

    def on_answers_given(self, event: Answers.Given) -> None:
        self.given.append(event.keys)


@pytest.fixture
async def bench():
    app = Bench()
    async with app.run_test(size=(100, 20)) as pilot:
        app.pilot = pilot
        app.answers = app.query_one(Answers)
        yield app


def many(count: int):
    """So many answers, called k1, k2, ..."""
    return [option(f"k{n}") for n in range(1, count + 1)]


async def test_one_key_answers_up_to_ten(bench):
    for digit in "30":
        bench.answers.ask(prompt(*many(10)))
        bench.answers.digit(digit)
        await bench.pilot.pause()
    assert bench.given == [("k3",), ("k10",)]


async def test_a_number_that_is_not_there_is_refused(bench):
    bench.answers.ask(prompt(*many(4)))
    assert not bench.answers.digit("7")
    await bench.pilot.pause()
    assert bench.given == []


async def test_above_ten_two_digits_are_awaited_only_where_they_can_come(bench):
    bench.answers.ask(prompt(*many(23)))
    assert bench.answers.digit("3")
    bench.answers.ask(prompt(*many(23)))
    assert bench.answers.digit("2") and bench.answers.typed == "2"
    assert bench.answers.digit("1")
    await bench.pilot.pause()
    assert bench.given == [("k3",), ("k21",)]


async def test_enter_gives_the_one_digit_typed_so_far(bench):
    bench.answers.ask(prompt(*many(23)))
    bench.answers.digit("1")
    bench.answers.confirm()
    await bench.pilot.pause()
    assert bench.given == [("k1",)]


async def test_of_many_several_are_ticked_one_number_after_another(bench):
    bench.answers.ask(prompt(*many(14), select=Select(least=2, most=4)))
    bench.answers.digit("1")
    bench.answers.mark()
    bench.answers.digit("3")
    for digit in "12":
        bench.answers.digit(digit)
    bench.answers.confirm()
    await bench.pilot.pause()
    assert bench.given == [("k1", "k3", "k12")]


async def test_a_search_leaves_only_what_fits(bench):
    bench.answers.ask(prompt(option("red"), option("green"), option("blue", note="the greenish one")))
    bench.answers.focus()
    bench.answers.search()
    await bench.pilot.press("g", "r", "e", "e")
    assert bench.answers.shown == [1, 2]
    bench.answers.confirm()
    await bench.pilot.pause()
    assert bench.given == [("green",)]


async def test_arrows_move_and_enter_answers(bench):
    bench.answers.ask(prompt(*many(3)))
    await bench.pilot.pause()
    bench.answers.move(1, 0)
    bench.answers.move(1, 0)
    bench.answers.move(1, 0)
    bench.answers.confirm()
    await bench.pilot.pause()
    assert bench.given == [("k3",)]


async def test_several_are_ticked_and_given_together_in_their_order(bench):
    bench.answers.ask(prompt(*many(5), option("done"), select=Select(least=0, most=3, usual=("k2",))))
    assert [one.key for one in bench.answers.options] == ["k1", "k2", "k3", "k4", "k5"]
    assert bench.answers.ticked == {"k2"}
    bench.answers.digit("5")
    bench.answers.digit("1")
    bench.answers.digit("2")
    await bench.pilot.pause()
    assert bench.given == []
    assert "☑" in bench.answers.render().plain and "☐" in bench.answers.render().plain
    bench.answers.confirm()
    await bench.pilot.pause()
    assert bench.given == [("k1", "k5")]


async def test_the_usual_choice_is_one_key_away(bench):
    bench.answers.ask(prompt(*many(5), select=Select(least=0, most=3, usual=("k2", "k4"))))
    bench.answers.digit("2")
    bench.answers.take_usual()
    bench.answers.confirm()
    await bench.pilot.pause()
    assert bench.given == [("k2", "k4")]


async def test_of_at_most_one_the_last_tick_counts(bench):
    bench.answers.ask(prompt(*many(3), select=Select(least=0, most=1)))
    bench.answers.digit("1")
    bench.answers.digit("3")
    assert bench.answers.ticked == {"k3"}


async def test_what_is_for_good_has_to_be_confirmed(bench):
    bench.answers.ask(prompt(option("keep"), option("burn", final=True)))
    bench.answers.digit("2")
    await bench.pilot.pause()
    assert bench.given == [] and bench.answers.confirming
    bench.answers.forget()
    bench.answers.digit("2")
    bench.answers.confirm()
    await bench.pilot.pause()
    assert bench.given == [("burn",)]


async def test_a_click_answers(bench):
    bench.answers.ask(prompt(*many(3)))
    await bench.pilot.pause()
    region = next(region for region, at in bench.answers._places if at == 1)
    await bench.pilot.click("#answers", offset=(region.x + 2, region.y))
    assert bench.given == [("k2",)]


async def test_arrows_keep_to_their_column_below_an_answer_on_its_own(bench):
    """A result to keep, then pairs: more and less side by side."""
    alone = option("keep")
    pairs = [option(key, group=plain("Items")) for n in range(1, 7) for key in (f"+{n}", f"-{n}")]
    bench.answers.room = 7
    bench.answers.ask(prompt(alone, *pairs))
    await bench.pilot.pause()
    rows = str(bench.answers.render()).splitlines()
    assert "Items" not in rows[1] and "+1" in rows[1] and "-1" in rows[1], "one heading alone tells nothing apart"
    seen = []
    for across, down in ((0, 1), (1, 0), (0, 1), (0, 1), (0, -1), (-1, 0)):
        bench.answers.move(across, down)
        seen.append(bench.answers.focused_option.key)
    assert seen == ["+1", "-1", "-2", "-3", "-2", "+2"]


async def test_many_answers_take_the_line_of_the_help(bench):
    bench.answers.room = 4
    bench.answers.ask(prompt(*many(6)))
    assert not bench.answers.crowded
    bench.answers.ask(prompt(*many(7)))
    assert bench.answers.crowded


async def test_a_note_that_found_no_room_can_be_told_below(bench):
    bench.answers.room = 3
    long = "so long a note that no column of this width has room for all of it, wherever it may begin"
    bench.answers.ask(prompt(option("a", note="short"), *(option(key, note=long) for key in "bcdef")))
    await bench.pilot.pause()
    assert bench.answers.cut and bench.answers.note_left_out() == "" and "short" in str(bench.answers.render())
    bench.answers.move(1, 0)
    await bench.pilot.pause()
    assert bench.answers.note_left_out() == long


async def test_a_question_is_answered_once_and_what_is_typed_then_is_for_the_next(bench):
    bench.answers.direct = True
    bench.answers.ask(prompt(*many(4)))
    for digit in "232":
        bench.answers.digit(digit)
    bench.answers.confirm()
    await bench.pilot.pause()
    assert bench.given == [("k2",)]
    bench.answers.ask(None)
    for _ in range(2):
        bench.answers.ask(prompt(*many(4)))
        await bench.pilot.pause()
    assert bench.given == [("k2",), ("k3",), ("k2",)] and bench.answers.early == ""


async def test_an_answer_that_was_not_taken_leaves_the_question_open(bench):
    bench.answers.ask(prompt(*many(4)))
    for digit in "23":
        bench.answers.digit(digit)
    bench.answers.stay()
    bench.answers.digit("4")
    await bench.pilot.pause()
    assert bench.given == [("k2",), ("k4",)]


async def test_what_was_typed_early_ticks_several_and_gives_nothing_that_is_for_good(bench):
    bench.answers.direct = True
    for digit in "13":
        bench.answers.digit(digit)
    bench.answers.ask(prompt(*many(4), select=Select(least=1, most=3)))
    assert bench.answers.ticked == {"k1", "k3"}
    bench.answers.ask(None)
    for digit in "14":
        bench.answers.digit(digit)
    bench.answers.ask(prompt(option("k1", final=True), *many(4)[1:]))
    await bench.pilot.pause()
    assert bench.given == [] and bench.answers.confirming and bench.answers.early == ""


async def test_what_answers_nothing_is_said_until_the_next_key(bench):
    bench.answers.direct = True
    for digit in "72":
        bench.answers.digit(digit)
    bench.answers.ask(prompt(*many(4)))
    await bench.pilot.pause()
    assert bench.given == [] and bench.answers.lost == "7" and bench.answers.early == ""
    assert "7 was typed before this question came" in chrome.typed(Speech("en"), bench.answers).plain
    bench.answers.move(1, 0)
    assert bench.answers.lost == ""


async def test_a_number_typed_while_others_played_lights_its_answer_and_does_not_give_it(bench):
    bench.answers.ask(None)
    assert bench.answers.digit("1") and bench.answers.digit("3")
    bench.answers.ask(prompt(*many(4)))
    await bench.pilot.pause()
    assert bench.given == [] and bench.answers.focus_at == 2 and bench.answers.ahead, "its last digit"
    bench.answers.confirm()
    await bench.pilot.pause()
    assert bench.given == [("k3",)]
    bench.answers.ask(prompt(*many(4)))
    assert not bench.answers.ahead and bench.answers.focus_at == 0, "it counts once"


@pytest.mark.parametrize(("typed", "count", "lit"), [("0", 10, 9), ("12", 23, 11), ("5", 4, None), ("0", 4, None)])
async def test_what_was_typed_early_is_read_as_it_would_be_now(bench, typed, count, lit):
    bench.answers.ask(None)
    for digit in typed:
        bench.answers.digit(digit)
    bench.answers.ask(prompt(*many(count)))
    assert bench.answers.focus_at == (lit or 0) and bench.answers.ahead == (lit is not None)
    bench.answers.move(1, 0)
    assert not bench.answers.ahead


async def test_escape_forgets_what_was_typed_early(bench):
    bench.answers.ask(None)
    bench.answers.digit("3")
    bench.answers.forget()
    bench.answers.ask(prompt(*many(4)))
    assert bench.answers.focus_at == 0 and not bench.answers.ahead


def test_answers_with_results_stand_in_the_order_of_the_numbers():
    """Keep first, to roll again next, then result by result with the cheapest way first; each says what it is worth."""

    def way(key, result, cost=0, verdict=""):
        return msgspec.structs.replace(option(key), result=result, cost=cost, verdict=verdict)

    given = (
        way("keep", 4, verdict="fails"),
        way("+sword", 8, 4, "passes"),
        way("-sword", 0, 4, "fails"),
        way("again", None),
        way("+rope", 7, 3, "passes"),
        way("+owl", 7, 0, "passes"),
        way("-sock", 4, 1, "fails"),
    )
    asked = msgspec.structs.replace(prompt(*given), need=7, have=4)
    found = spoken.answers(asked)
    assert [one.key for one in found] == ["keep", "again", "-sword", "-sock", "+owl", "+rope", "+sword"]
    assert {one.key: one.group.id for one in found if one.group} == {
        "-sword": "ui-result-fails",
        "-sock": "ui-result-fails",
        "+owl": "ui-result-passes",
        "+rope": "ui-result-passes",
        "+sword": "ui-result-passes",
    }
    assert Speech("en")(found[4].group) == "7 passes"
    assert spoken.answers(prompt(*given)) == given, "without a result of its own a question is no ruler"


async def test_an_answer_shows_the_chance_it_leaves(bench):
    sure, risky = option("sure"), option("risky")
    sure = msgspec.structs.replace(sure, odds=Odds(now=1.0))
    risky = msgspec.structs.replace(risky, odds=Odds(now=0.001, best=0.454))
    asked = prompt(sure, risky, option("plain"))
    bench.answers.ask(asked)
    await bench.pilot.pause()
    lines = bench.answers.render().plain.split("\n")
    assert [line.count("%") for line in lines[:3]] == [1, 2, 0]
    assert "100%" in lines[0] and "1%, at best 45%" in lines[1], "a chance there is is never told as none"
    told = [spoken.answer(1, one, asked, Speech("fr")) for one in asked.options]
    assert "(100\u00a0%)" in told[0] and "(1\u00a0%, au mieux 45\u00a0%)" in told[1] and "%" not in told[2]


def deals():
    """An answer with three ways to it, beside one that has none."""
    ways = [option(f"for-{what}", note=f"for 2 {what}") for what in ("ore", "hide", "coal")]
    same = [msgspec.structs.replace(one, label=plain("1 wood"), way=True, fact=plain("leaves 0")) for one in ways]
    return [option("end"), *same, option("more")]


def miner(key: str):
    return msgspec.structs.replace(option(key, note="+1 ore"), fact=plain("costs 3 gold"))


async def test_several_ways_are_one_answer_that_opens_them(bench):
    bench.answers.ask(prompt(*deals()))
    assert [one.key for one in bench.answers.options] == ["end", "for-ore", "more"]
    assert "3 ways" in bench.answers.render().plain
    bench.answers.digit("2")
    await bench.pilot.pause()
    assert bench.given == [] and [one.key for one in bench.answers.options] == ["for-ore", "for-hide", "for-coal"]
    assert "for 2 hide · leaves 0" in bench.answers.render().plain
    bench.answers.digit("3")
    await bench.pilot.pause()
    assert bench.given == [("for-coal",)]


async def test_escape_closes_the_ways_and_gives_nothing(bench):
    bench.answers.ask(prompt(*deals()))
    bench.answers.digit("2")
    assert "Which way to 1 wood?" in chrome.typed(Speech("en"), bench.answers).plain
    bench.answers.forget()
    assert [one.key for one in bench.answers.options] == ["end", "for-ore", "more"] and bench.answers.focus_at == 1
    bench.answers.digit("3")
    await bench.pilot.pause()
    assert bench.given == [("more",)]


async def test_a_way_that_is_looked_for_is_found_among_the_others(bench):
    bench.answers.ask(prompt(*deals()))
    bench.answers.focus_on("for-hide")
    focused = bench.answers.focused_option
    assert focused is not None and focused.key == "for-hide" and bench.answers.opened == 1
    bench.answers.focus_on("more")
    focused = bench.answers.focused_option
    assert focused is not None and focused.key == "more" and bench.answers.opened is None


async def test_what_else_there_is_to_say_stands_behind_the_note_or_below_all_answers(bench):
    few = [miner("hire"), option("none")]
    bench.answers.ask(prompt(*few))
    assert "+1 ore · costs 3 gold" in bench.answers.render().plain
    assert "costs 3 gold" in spoken.answer(1, few[0], prompt(*few), Speech("en"))
    bench.answers.room = 10
    bench.answers.ask(prompt(*(miner(f"k{n}") for n in range(40))))
    assert "costs 3 gold" not in bench.answers.render().plain and bench.answers.note_left_out() == "costs 3 gold"
