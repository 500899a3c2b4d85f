"""Somebody at the keyboard: knows what is on the screen, presses keys, and waits for what comes of it."""

import random
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Static

from inglenook.engine.game import game, games
from inglenook.engine.table import Seat
from inglenook.sitting import Sitting
from inglenook.terminal.app import InglenookApp
from inglenook.terminal.drawers import Drawer, MenuScreen
from inglenook.terminal.table import TableScreen

ANN = Seat("Ann")
BOT = Seat("Bot", "bot:greedy")
DUELS = [id for id, one in games().items() if "rivals" in one.modes and one.least <= 2 <= one.most]
"""Games in which one can play against another; each is played to its end on every kind of screen."""
WIDE, NARROW, TINY = (120, 36), (80, 24), (60, 15)
PATIENCE = 3000
"""Looks at the screen before giving up; nothing is ever waited for by the clock."""


def sit(id: str, folder: Path | None, *seats: Seat, seed: int = 1) -> Sitting:
    """A new game with these seats."""
    return Sitting.start(game(id), list(seats or (ANN, BOT)), seed=seed, folder=folder)


def app_for(sitting: Sitting | None, folder: Path, lang: str = "en", speed: str = "instant") -> InglenookApp:
    """The client, with bots that do not dawdle."""
    return InglenookApp(sitting, lang=lang, folder=folder, speed=speed)


async def until(pilot: Pilot, ready: Callable[[], bool]) -> None:
    """Look until it is so."""
    for _ in range(PATIENCE):
        await pilot.pause(0.005)
        if ready():
            await pilot.pause()
            return
    raise AssertionError(f"it never came: {text_of(pilot.app, '#question')!r} on {pilot.app.screen!r}")


def table(app: InglenookApp) -> TableScreen:
    """The table, also when something lies over it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def text_of(app: InglenookApp, where: str) -> str:
    """What a part of the screen says."""
    found = app.screen.query(where)
    return str(found.first(Static).render()) if found else ""


def asking(app: InglenookApp) -> bool:
    """Whether a person is being asked, at the table, with nothing over it."""
    return isinstance(app.screen, TableScreen) and app.screen.thinking is None and bool(app.screen.answers.options)


def settled(app: InglenookApp) -> bool:
    """Whether it is for a person to press a key."""
    return asking(app) or isinstance(app.screen, Drawer)


async def dismiss_offer(pilot: Pilot) -> None:
    """Say no to the introduction, if it is offered, and wait for the first question."""
    await until(pilot, lambda: settled(pilot.app))
    if isinstance(pilot.app.screen, MenuScreen):
        await pilot.press("escape")
    await until(pilot, lambda: asking(pilot.app))


async def answer_by_keys(pilot: Pilot, rng: random.Random) -> None:
    """Give one answer with the keys a person would press: a number, or ticks and Enter."""
    answers = pilot.app.screen.answers
    count = len(answers.options)
    if answers.select is not None:
        wanted = rng.sample(range(count), max(answers.select.least, min(1, answers.select.most)))
        ticked = {answers.options[at].key for at in wanted}
        for at, option in enumerate(answers.options):
            if (option.key in answers.ticked) != (option.key in ticked):
                await type_number(pilot, at + 1, count)
        await pilot.press("enter")
        return
    at = rng.randrange(count)
    await type_number(pilot, at + 1, count)
    if answers.confirming:
        await pilot.press("enter")


async def type_number(pilot: Pilot, number: int, count: int) -> None:
    """The keys for one number."""
    if count <= 10:
        await pilot.press(str(number % 10))
        return
    answers = pilot.app.screen.answers  # before the keys: the answer may end the game, and something else be on the screen
    await pilot.press(*f"{number}")
    if answers.typed:
        answers_enter = "space" if answers.select is not None else "enter"
        await pilot.press(answers_enter)


async def play_out(pilot: Pilot, rng: random.Random, most: int, each: Callable[[int], Awaitable[None]] | None = None) -> int:
    """Play by the keyboard alone until the end screen; returns how many answers it took."""
    app = pilot.app
    for number in range(most):
        await until(pilot, lambda: settled(app))
        if isinstance(app.screen, MenuScreen):
            if table(app).sitting.table.over is not None:
                return number
            await pilot.press("enter")
            continue
        if each is not None:
            await each(number)
        before = len(table(app).sitting.table.moves), dict(table(app).sitting.table.pending)
        await answer_by_keys(pilot, rng)
        await until(
            pilot,
            lambda before=before: (len(table(app).sitting.table.moves), dict(table(app).sitting.table.pending)) != before,
        )
    raise AssertionError("the game did not end")
