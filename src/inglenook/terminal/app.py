"""The full-screen client."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from inglenook.sitting import Sitting

from . import pages
from .drawers import Drawer, TextDrawer
from .speech import Speech
from .start import StartScreen
from .table import TableScreen


class InglenookApp(App[None]):
    """Shows the start screen or a table, and knows the language."""

    TITLE = "Inglenook"
    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "leave"),
        Binding("ctrl+q", "leave", priority=True),
        Binding("g", "language"),
        Binding("ctrl+g", "language", priority=True),
    ]

    def __init__(self, sitting: Sitting | None, *, lang: str, folder: Path, speed: str = "normal") -> None:
        super().__init__()
        self.sitting = sitting
        self.speech = Speech(lang)
        self.folder = folder
        self.speed = speed
        self.farewell = ""
        """What is said in the shell afterwards."""

    def on_mount(self) -> None:
        if self.sitting is None:
            self.push_screen(StartScreen(self.speech, self.folder))
        else:
            self.sit_down(self.sitting)

    def sit_down(self, sitting: Sitting) -> None:
        """Open the table of a sitting; at the first game of its kind, offer the introduction."""
        self.sitting = sitting
        self._clear()
        self.push_screen(TableScreen(sitting, self.speech.lang, first=self._first(sitting)))

    def _clear(self) -> None:
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def _first(self, sitting: Sitting) -> bool:
        game = sitting.table.game
        played = len(list(self.folder.glob(f"{game.id}-*.json"))) if self.folder.is_dir() else 0
        return len(sitting.table.moves) == 1 and played <= 1 and bool(game.rulebook.how_to_play(self.speech.lang))

    def action_start(self) -> None:
        """Back to the start screen."""
        if self.sitting is not None:
            self.sitting.close()
            self.sitting = None
        self._clear()
        self.push_screen(StartScreen(self.speech, self.folder))

    def action_language(self) -> None:
        """Speak the other language, everywhere."""
        lang = self.speech.other()
        self.speech.lang = lang
        for screen in self.screen_stack:
            if isinstance(screen, (TableScreen, StartScreen, Drawer)):
                screen.speech.lang = lang
                screen.retell()

    def show_how_to_play(self, speech: Speech) -> None:
        """The one-page introduction."""
        self.push_screen(TextDrawer(speech, "ui-howto", lambda: pages.how_to_play(speech)))

    def action_leave(self) -> None:
        """Leave; every answer is in its file already."""
        if self.sitting is not None:
            over = self.sitting.table.over is not None
            if over or self.sitting.path is not None:
                self.farewell = self.speech("ui-farewell-over" if over else "ui-farewell")
            self.sitting.close()
        self.exit()
