"""Whole games in a real terminal, driven from outside through tmux: what a stranger would see and type."""

import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from inglenook.engine.game import game as find
from inglenook.engine.save import Save, load, read_file
from inglenook.engine.scene import Prompt
from inglenook.engine.view import scene
from inglenook.engine.words import Words
from inglenook.terminal import spoken

LOOKS, LOOK = 1200, 0.05
"""How often one looks at the screen before giving up; nothing depends on how long a look takes."""
BEGINNING = 24
"""So much of a question stands on its first line."""
ANSWERS = 500


class Terminal:
    """A tmux session of its own, with one program in it."""

    def __init__(self, name: str, command: str, size: tuple[int, int], environment: dict[str, str]) -> None:
        self.socket = f"inglenook-{name}"
        settings = [word for pair in environment.items() for word in ("-e", "=".join(pair))]
        shell = f"{command}; echo finished with $?; exec cat"
        self._tmux("-f", "/dev/null", "new-session", "-d", "-x", str(size[0]), "-y", str(size[1]), *settings, shell)

    def _tmux(self, *words: str) -> str:
        return subprocess.run(["tmux", "-L", self.socket, *words], check=True, capture_output=True, text=True).stdout

    def screen(self) -> str:
        """What stands on the screen now, with all that has scrolled away."""
        return self._tmux("capture-pane", "-p", "-J", "-S", "-")

    def press(self, *keys: str) -> None:
        self._tmux("send-keys", *keys)

    def until(self, wanted: str) -> str:
        """Look until this can be read."""
        screen = ""
        for _ in range(LOOKS):
            screen = self.screen()
            if re.search(wanted, screen):
                return screen
            time.sleep(LOOK)
        raise AssertionError(f"{wanted!r} never came:\n{screen}")

    def close(self) -> None:
        subprocess.run(["tmux", "-L", self.socket, "kill-server"], check=False, capture_output=True)


@pytest.fixture
def terminal(needs, home, tmp_path, monkeypatch):
    """Opens terminals and closes them again."""
    needs("tmux")
    opened: list[Terminal] = []

    def start(arguments: str, size: tuple[int, int] = (120, 36)) -> Terminal:
        games = Path(__file__).parents[1] / "games"
        root = Path(__file__).parents[2]
        environment = {"INGLENOOK_GAMES": str(games), "INGLENOOK_DATA": str(home), "LC_ALL": "C.UTF-8", "PYTHONPATH": str(root)}
        command = f"{shlex.quote(sys.executable)} -m inglenook play {arguments}"
        one = Terminal(f"{tmp_path.name}-{len(opened)}", command, size, environment)
        opened.append(one)
        return one

    yield start
    for one in opened:
        one.close()


def record(home: Path) -> Save:
    """The only saved game, as it lies in its file now."""
    return read_file(next(home.glob("*.json")))


def state(home: Path) -> tuple[int, int]:
    """What grows with every answer."""
    now = record(home)
    return len(now.moves), len(now.pending)


def changed(home: Path, before: tuple[int, int]) -> bool:
    """Look a while whether an answer came through."""
    for _ in range(LOOKS):
        if state(home) != before:
            return True
        time.sleep(LOOK)
    return False


def asked(home: Path) -> Prompt | None:
    """The question the person in the first seat has to answer, by the file; None while it is for the bot."""
    t = load(record(home)).table
    return scene(t, 0, lines=0).prompt if t.asked(0) is not None else None


def letters(text: str) -> str:
    """What is read, however the spaces between are drawn."""
    return " ".join(re.findall(r"\w+", text))


def stands(window: Terminal, question: str, last: str) -> str:
    """Look until this question stands on the screen and nothing moves there any more; what is seen then.

    A key pressed before that is for nothing: nobody answers what they have not seen. `last` is what was seen at the answer
    before, so that the same question asked twice is not taken for one.
    """
    before = ""
    for _ in range(LOOKS):
        seen = window.screen()
        if seen == before != last and letters(question) in letters(seen):
            return seen
        before = seen
        time.sleep(LOOK)
    raise AssertionError(f"{question!r} was never asked:\n{before}")


def play_out(window: Terminal, home: Path, keys: Callable[[Prompt], list[str]], words: Words | None = None) -> None:
    """Answer whatever is asked until the game is over, each question once; with words, when it stands on the screen."""
    seen = ""
    for _ in range(ANSWERS):
        while record(home).over is None and (prompt := asked(home)) is None:
            time.sleep(LOOK)
        if record(home).over is not None:
            return
        if words is not None:
            seen = stands(window, words.say(prompt.question)[:BEGINNING], seen)
        before = state(home)
        window.press(*keys(prompt))
        assert changed(home, before), f"the answer was not taken:\n{window.screen()}"
    raise AssertionError(f"the game did not end:\n{window.screen()}")


def leading_on(prompt: Prompt) -> int:
    """The number of the usual answer, else the first: always the first might go round in circles."""
    return next((at for at, one in enumerate(spoken.answers(prompt), start=1) if one.key == prompt.usual), 1)


def on_screen(prompt: Prompt) -> list[str]:
    """An answer as keys: its number, or the ticks it takes and Enter."""
    options = spoken.answers(prompt)
    if prompt.select is not None:
        ticked = len(prompt.select.usual)
        enough = prompt.select.least <= ticked <= prompt.select.most
        return [*([] if enough else [str(n + 1) for n in range(prompt.select.least)]), "Enter"]
    number = leading_on(prompt)
    digits = list(str(number)) if len(options) > 10 else [str(number % 10)]
    return [*digits, "Enter"] if options[number - 1].final or number * 10 <= len(options) else digits


def in_lines(prompt: Prompt) -> list[str]:
    """An answer as a line to type."""
    if prompt.select is None:
        return [str(leading_on(prompt)), "Enter"]
    return [" ".join(str(n + 1) for n in range(prompt.select.least)) or "0", "Enter"]


@pytest.mark.parametrize(
    ("game", "lang", "size", "over"),
    [
        ("card-battle", "en", (80, 24), "wins!"),
        pytest.param("key-to-the-kingdom", "fr", (120, 36), "gagne", marks=pytest.mark.soak),
    ],
)
def test_a_whole_game_on_the_screen(terminal, home, game, lang, size, over):
    window = terminal(f"{game} --seats human,bot:greedy --seed 6 --lang {lang} --speed instant", size)
    window.until("Play at once|Jouer tout de suite")
    window.press("2")
    play_out(window, home, on_screen, find(game).words(lang))
    window.until(over)
    window.press("Escape")
    window.until("The game is over|La partie est terminée")
    window.press("q")
    window.until("finished with 0")


@pytest.mark.parametrize(
    ("game", "lang", "over"),
    [("card-battle", "fr", "gagne"), pytest.param("key-to-the-kingdom", "en", "wins!", marks=pytest.mark.soak)],
)
def test_a_whole_game_in_plain_lines(terminal, home, game, lang, over):
    window = terminal(f"{game} --seats human,bot:greedy --seed 6 --lang {lang} --plain")
    window.until("> ")
    play_out(window, home, in_lines)
    window.until("finished with 0")
    assert over in window.screen()


def test_a_window_closed_in_the_middle_loses_nothing(terminal, home):
    window = terminal("key-to-the-kingdom --seats human,bot:greedy --seed 6 --speed instant")
    window.until("Play at once")
    window.press("2")
    window.until("Which hero")
    window.press("1")
    window.until("What will you do|Change it")
    given = state(home)
    window.close()
    again = terminal("")
    again.until("Go on with a game")
    again.press("Enter")
    again.until("What will you do|Change it")
    assert state(home) == given
