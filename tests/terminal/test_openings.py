"""Moments for cards at the keyboard: asked in turn, left standing and taken back, and a bot that is asked is not named."""

import io

import pytest

from inglenook.engine.table import Seat
from inglenook.sitting import Sitting
from inglenook.terminal import plain
from inglenook.terminal.drawers import MenuScreen
from tests.engine.battle import OPTIONS, position, table_at

from .driver import ANN, WIDE, app_for, asking, dismiss_offer, table, text_of, until

BEN = Seat("Ben")
KIND = "kind:between"


def attacked(*seats: Seat, hands: list[list[str]]) -> Sitting:
    """Ann's turn, with two wolves; Ben holds a bolt."""
    return Sitting(table_at(position([["wolf.1", "wolf.2"], []], hands), seats=seats), OPTIONS())


@pytest.fixture
def two() -> Sitting:
    return attacked(ANN, BEN, hands=[[], ["bolt.1"]])


def say(sitting: Sitting, *lines: str) -> str:
    out = io.StringIO()
    assert plain.run(sitting, lang="en", stdin=io.StringIO("".join(f"{line}\n" for line in lines)), stdout=out) == 0
    return out.getvalue()


def test_in_plain_lines_a_moment_is_a_question_with_a_way_to_let_it_pass(two: Sitting) -> None:
    text = say(two, "", "1", "")
    assert "Wolf attacks Ben. Do you come between?" in text and "2. Let it pass" in text and "A pause still tells" in text
    assert two.table.opening is not None


def test_in_plain_lines_a_standing_answer_is_left_and_taken_back(two: Sitting) -> None:
    text = say(two, "", "1", "", "n", "n 2", "", "n", "1")
    assert "· Never: between an attack and its blow" in text
    assert two.table.wishes == {1: {KIND}} and two.table.state.life[1] == 2, "neither attack asks Ben"
    assert "There is no moment for cards now" in text, "Ann has left none"
    two.wish(1, KIND, False)
    assert two.table.wishes == {}


async def test_on_the_screen_it_is_left_by_a_key_and_taken_back_by_the_same(home) -> None:
    sitting = attacked(Seat("Bot", "bot:random"), BEN, hands=[[], ["bolt.1"]])
    sitting.table.submit("attack:wolf.1")
    app = app_for(sitting, home)
    async with app.run_test(size=WIDE) as pilot:
        await dismiss_offer(pilot)
        assert "Do you come between" in text_of(app, "#question")
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        await pilot.press("down", "enter")
        await until(pilot, lambda: sitting.table.wishes == {1: {KIND}})
        await until(pilot, lambda: sitting.table.opening is None and asking(app))
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        await pilot.press("enter")
        await until(pilot, lambda: sitting.table.wishes == {})
        await until(pilot, lambda: asking(app))
        await pilot.press("n")
        await until(pilot, lambda: "no moment for cards" in text_of(app, "#told"))


async def test_a_bot_that_is_asked_is_not_named(home, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = attacked(ANN, Seat("Robot", "bot:random"), hands=[[], ["bolt.1"]])
    sitting.table.submit("attack:wolf.1")
    shown = []
    app = app_for(sitting, home)
    answers = sitting.bot_answers

    def looked() -> int | None:
        shown.append(text_of(app, "#question"))
        return answers()

    monkeypatch.setattr(sitting, "bot_answers", looked)
    async with app.run_test(size=WIDE) as pilot:
        await dismiss_offer(pilot)
        await until(pilot, lambda: table(app).here == 0 and asking(app))
    first = shown[0].splitlines()[0]
    assert "A moment for cards" in first and "Robot" not in first
