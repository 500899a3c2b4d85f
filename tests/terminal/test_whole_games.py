"""Whole games by the keyboard alone, in both languages and at both sizes."""

import random

import pytest

from inglenook.engine.game import game
from inglenook.engine.table import Seat
from inglenook.sitting import Sitting, unfinished

from .driver import ANN, BOT, DUELS, NARROW, WIDE, app_for, dismiss_offer, play_out, settled, sit, table, text_of, until

EN, FR = ("en", WIDE, "game is over"), ("fr", NARROW, "partie est terminée")
SHORTEST = sorted(DUELS, key=lambda id: game(id).minutes)[:3]
NOW = [pytest.param(id, *(EN if place % 2 else FR)) for place, id in enumerate(SHORTEST)]
LATER = [
    pytest.param(id, *how, marks=pytest.mark.soak)
    for id in DUELS
    for how in (EN, FR)
    if (id, *how) not in [one.values for one in NOW]
]


@pytest.mark.parametrize(("id", "lang", "size", "over"), [*NOW, *LATER])
async def test_a_whole_game(id, lang, size, over, home):
    sitting = sit(id, home, ANN, BOT, seed=5)
    app = app_for(sitting, home, lang)
    async with app.run_test(size=size) as pilot:
        await dismiss_offer(pilot)
        answers = await play_out(pilot, random.Random(1), 600)
        assert answers > 3
        words = str(app.screen.query_one("#head").render())
        winner = sitting.table.name(sitting.table.over.winners[0])
        assert winner in words
        await pilot.press("escape")
        await pilot.pause()
        assert over in text_of(app, "#question")
        assert app.screen is table(app)
        await pilot.press("q")
    assert unfinished(home) == []
    assert app.farewell


async def test_two_people_at_one_keyboard_finish_a_battle(home):
    sitting = sit("card-battle", home, ANN, Seat("Bea"), seed=3)
    app = app_for(sitting, home)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: settled(app))
        await pilot.press("escape")
        assert await play_out(pilot, random.Random(2), 900) > 10
    sitting.close()
    assert Sitting.resume(sitting.path).table.over == sitting.table.over
