"""Pages to read: the keys, the key to the map, how to play."""

from __future__ import annotations

from rich.markdown import Markdown
from rich.style import Style
from rich.text import Text

from inglenook.engine.scene import Board, Scene

from . import look, panels
from .answers import USUAL
from .canvas import ONE_WAY, SEAM, SOLID, Canvas
from .marks import WITHIN_REACH
from .speech import Speech

KEYS = (
    ("1–9 0", "answer"),
    ("← ↑ ↓ →", "arrows"),
    ("Enter", "enter"),
    ("Space", "space"),
    ("A", "usual"),
    ("/", "filter"),
    ("Esc", "escape"),
    ("U", "undo"),
    ("N", "wishes"),
    ("W", "why"),
    ("H", "hint"),
    ("I", "inspect"),
    ("R", "rules"),
    ("L", "log"),
    ("K", "map"),
    (", .", "recap"),
    ("P", "walk"),
    ("M", "moment"),
    ("G", "language"),
    ("Tab", "tab"),
    ("Shift+← ↑ ↓ →", "pan"),
    ("+ - F", "zoom"),
    ("B", "board"),
    ("S", "speed"),
    ("O", "howto"),
    ("Q, Ctrl+Q", "quit"),
)


def keys(speech: Speech) -> Text:
    """All keys and what they do."""
    text = Text()
    for key, what in KEYS:
        text.append(f"{key:>14}  ", panels.BRAND)
        text.append(f"{speech(f'ui-key-{what}')}\n", Style(color=look.INK))
    return text


def legend(scene: Scene, speech: Speech) -> Text:
    """What the shapes on the boards mean, and who stands for whom."""
    text = Text()
    boards = [part for part in scene.parts if isinstance(part, Board)]
    kinds = [space.kind for one in boards for space in one.spaces]
    for one in boards:
        shapes = look.space_shapes((space.kind for space in one.spaces), speech.theme)
        for kind, shape in shapes.items():
            text.append(f"{shape:>6}  ", panels.BOLD)
            text.append(f"{speech.word('kind', kind)}\n", Style(color=look.INK))
    if kinds:
        text.append("\n")
    for name, pattern in (("road", SOLID), ("seam", SEAM), ("one-way", ONE_WAY), ("route", SOLID)):
        text.append_text(_sample(pattern, thick=name == "route"))
        text.append(f"  {speech(f'ui-legend-{name}')}\n", Style(color=look.INK))
    text.append("     ")
    text.append("3", panels.KEY)
    text.append(f"  {speech('ui-legend-lit')}\n", Style(color=look.INK))
    text.append("     ")
    text.append(WITHIN_REACH, panels.KEY)
    text.append(f"  {speech('ui-legend-reach')}\n", Style(color=look.INK))
    text.append(f"{USUAL:>6}  ", panels.DIM)
    text.append(f"{speech('ui-usual')}\n\n", Style(color=look.INK))
    for sample, name in (("[…]", "ready"), ("┆☾…┆", "spent"), ("▒…▒", "back")):
        text.append(f"{sample:>6}  ", panels.BOLD)
        text.append(f"{speech(f'ui-legend-{name}')}\n", Style(color=look.INK))
    return text


def _sample(pattern: str, thick: bool) -> Text:
    canvas = Canvas(6, 1, look.PANEL)
    canvas.line((0, 0), (5, 0), look.AMBER if thick else look.ROAD, pattern, thick)
    return canvas.text()


def how_to_play(speech: Speech) -> Markdown:
    """The one-page introduction of the game."""
    return Markdown(speech.game.rulebook.how_to_play(speech.lang) if speech.game else "")
