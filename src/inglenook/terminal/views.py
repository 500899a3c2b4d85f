"""Widgets of the table: the map in its pane, the list of the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text
from textual import events
from textual.containers import ScrollableContainer
from textual.geometry import Region
from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from inglenook.engine.scene import Board, LogLine, Scene

from . import board, panels
from .marks import Marks
from .speech import Speech

ZOOMS = (1.0, 1.25, 1.5, 2.0, 2.5)


class MapView(Widget):
    """The drawn map itself."""

    def __init__(self) -> None:
        super().__init__(id="map")
        self.drawn = Text()

    def render(self) -> Text:
        return self.drawn


class BoardPane(ScrollableContainer):
    """The window on the map: draws it to fit, scrolls where it does not."""

    can_focus = True

    def __init__(self, speech: Speech) -> None:
        super().__init__(MapView(), id="board")
        self.speech = speech
        self.scene: Scene | None = None
        self.board: Board | None = None
        self.marks = Marks()
        self.zoom = 0
        self.rows: list[str] = []

    def show(self, scene: Scene, which: Board, marks: Marks) -> None:
        """Draw a board of a scene with these marks."""
        self.scene, self.board, self.marks = scene, which, marks
        self.border_title = self.speech(which.name)
        self._draw()

    def on_resize(self, event: events.Resize) -> None:
        self._draw()

    def closer(self, by: int) -> None:
        """Larger or smaller; 0 fits it again."""
        self.zoom = max(0, min(len(ZOOMS) - 1, self.zoom + by)) if by else 0
        self._draw()

    def _draw(self) -> None:
        width, height = self.outer_size  # whatever scrollbars there were
        if self.scene is None or self.board is None or width < 4 or height < 3:
            return
        zoom = ZOOMS[self.zoom]
        canvas, (x, y) = board.draw(self.scene, self.board, self.marks, self.speech, width, height, zoom)
        if canvas.height > height and canvas.width == width:  # leave a column for the scrollbar
            canvas, (x, y) = board.draw(self.scene, self.board, self.marks, self.speech, width - 1, height, zoom)
        view = self.query_one(MapView)
        view.drawn = canvas.text()
        self.rows = canvas.rows()
        view.styles.width, view.styles.height = canvas.width, canvas.height
        view.refresh(layout=True)
        self.styles.overflow_y = "scroll" if canvas.height > height else "hidden"
        self.styles.overflow_x = "scroll" if canvas.width > width else "hidden"
        if canvas.width > width or canvas.height > height:
            self.scroll_to_region(Region(x - 12, y - 4, 24, 8), animate=False, force=True)


class LogList(OptionList):
    """The log: one line can be in focus, and Enter opens the rule it cites."""

    def __init__(self, speech: Speech, id: str) -> None:
        super().__init__(id=id, compact=True, markup=False)
        self.speech = speech
        self.lines: list[LogLine] = []
        self.spoken = ""

    def sync(self, lines: Sequence[LogLine], shapes: Mapping[int, str]) -> None:
        """Show these lines; only what is new is added, unless something was taken back or the language changed."""
        known = len(self.lines)
        if self.spoken != self.speech.lang or list(lines[:known]) != self.lines:
            self.clear_options()
            known = 0
        self.spoken = self.speech.lang
        self.add_options(Option(panels.log_line(line, shapes, self.speech), disabled=line.heading) for line in lines[known:])
        self.lines = list(lines)
        if not self.has_focus and len(lines) > known:
            self.anchor()

    def in_focus(self) -> LogLine | None:
        """The line in focus."""
        return self.lines[self.highlighted] if self.highlighted is not None else None

    def cited(self) -> str:
        """The rule of the line in focus."""
        line = self.in_focus()
        return line.rule if line is not None else ""
