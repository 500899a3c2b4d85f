"""What things look like in character cells: shapes first, colours second.

Amber is for what the player may touch and for nothing else. What the words of a scene look like, kinds of spaces, states and
badges of cards, a game's theme says; a kind it gives no sign gets a spare one.
"""

from __future__ import annotations

from collections.abc import Iterable

from inglenook.engine.theme import Theme

AMBER = "#ffb72b"
AMBER_INK = "#2b1700"
AMBER_DIM = "#c98a1b"
INK = "#ece5ff"
INK_2 = "#a79cc9"
INK_3 = "#6f6592"
BRAND = "#b79bf0"
TABLE = "#171229"
PANEL = "#221b39"
PANEL_2 = "#2d2549"
LINE = "#483d6d"
ROAD = "#a89a80"
CHIP = "#8fc4f5"
GOOD = "#7fd49c"
BAD = "#ff9a8c"
EMBER = "#e87a48"
WHITE = "#ffffff"
PIECE_INK = "#120d20"
WALL = "#f0e2bd"
FOCUS = "#5a3d06"
ENEMY = "✹"

SEAT_SHAPES = ("▲", "●", "■", "◆", "⬢", "★", "✚", "▼")
SEAT_COLOURS = ("#ff7d66", "#6fb4f2", "#6fcf97", "#c79bf0", "#d9a441", "#5fd0d6", "#f08fc0", "#b7c95a")
SIDE_SHAPES = ("✪", "◘", "♔")
SIDE_COLOURS = ("#b9c0cc", "#d9a48f", "#a3a9ee")
"""Of sides nobody sits at: a cog, a shield, a crown."""
SHAPE_WORDS = {
    "triangle": "▲", "circle": "●", "square": "■", "diamond": "◆", "hexagon": "⬢", "star": "★", "cross": "✚", "drop": "▼",
    "cog": "✪", "shield": "◘", "crown": "♔",
}  # fmt: skip

SPARE_SHAPES = ("□", "△", "☆", "◫", "⊕", "⊗", "⊞", "◐", "◍", "◊")

KEYWORD = "keyword-"
"""Badges that are words; one whose value is empty stands alone, the others have a number."""

LANDS = ("#1d3834", "#3f2f24", "#1f2d47", "#3a2338", "#33361f", "#27303a")


def seat_shape(seat: int, word: str = "") -> str:
    """The sign of a seat: its own word for it if it has one, else by its number."""
    return SHAPE_WORDS.get(word) or (word if len(word) == 1 else SEAT_SHAPES[seat % len(SEAT_SHAPES)])


def seat_colour(shape: str) -> str:
    """The colour that goes with the sign of a seat."""
    shapes, colours = (*SEAT_SHAPES, *SIDE_SHAPES), (*SEAT_COLOURS, *SIDE_COLOURS)
    return colours[shapes.index(shape)] if shape in shapes else INK_2


def space_shapes(kinds: Iterable[str], theme: Theme) -> dict[str, str]:
    """A shape for every kind of space on a board: the sign its theme gives it, else a spare one."""
    found: dict[str, str] = {}
    spare = iter(SPARE_SHAPES)
    for kind in kinds:
        if kind in found:
            continue
        look = theme.spaces.get(kind)
        found[kind] = (look.sign if look else "") or next(spare, kind[:1].upper() or "·")
    return found


def land_colour(number: int, texture: str, theme: Theme) -> str:
    """The dark tint of a piece of ground."""
    look = theme.landscapes.get(texture)
    return (look.tint if look else "") or LANDS[number % len(LANDS)]


def terrain_colour(number: int, kind: str, theme: Theme) -> str:
    """The dark tint of a kind of hex: that of the ground it is painted as."""
    terrain = theme.terrains.get(kind)
    return land_colour(number, terrain.ground if terrain else kind, theme)


def state_signs(state: Iterable[str], theme: Theme) -> str:
    """The signs of a card's states, in front of its name."""
    return "".join(theme.states[word].sign for word in state if word in theme.states)


def is_suit(badge: str, theme: Theme) -> bool:
    """Whether a badge says what a card belongs to."""
    return badge in theme.badges and theme.badges[badge].place == "suit"


def badge_sign(badge: str, theme: Theme) -> str:
    """The sign before a number that lies on a card; a number without one says what the card is worth."""
    return theme.badges[badge].sign if badge in theme.badges else ""


def is_harm(badge: str, theme: Theme) -> bool:
    """Whether a number on a card is harm."""
    return badge in theme.badges and theme.badges[badge].harm


def lighter(colour: str, by: float) -> str:
    """A colour, so much nearer to white."""
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one + (255 - one) * by):02x}" for one in parts)
