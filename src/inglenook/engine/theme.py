"""How a game looks on a screen: `theme.toml` in its folder, beside the content and not in it: a new colour is no new game.

A scene uses words: the kind of a space, a state, the name of a badge. What they look like is said here, for browser and
terminal: words that many games use in `looks.toml` beside this file, a game's own words in its theme. Clients have no list of
such words; one that nobody has given a look is drawn plainly.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from .content import ContentError

FILE = "theme.toml"
USUAL = Path(__file__).parent / "looks.toml"
LAID = (
    "light", "dark", "signs", "spaces", "terrains", "landscapes", "banners", "states", "cards", "badges",
)  # fmt: skip
"""What a game takes over from those it stands on, word by word."""


class GroundLook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a texture of a board's ground is made of; the names are those of tokens."""

    paint: str
    """It is painted from the token of this name to the one with a 2 behind it: `land-w` and `land-w2`."""
    ink: str
    """What is strewn on it is drawn with this token."""
    icons: tuple[str, ...] = ()


class SpaceLook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A kind of space."""

    shape: Literal["disc", "shield", "diamond", "pool", "void", "plot", "arch", "seat", "land", "city"] = "disc"
    mark: Literal["", "star", "ring"] = ""
    """What is printed on a disc that has neither icon nor badge."""
    sign: str = ""
    """In a terminal: one character; without one it gets a spare one."""


class TerrainLook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A kind of hex: the ground it is painted as (`--ground-<name>`), and how that is hatched."""

    ground: str
    hatch: Literal["", "trees", "ridges", "waves", "bricks", "dots", "reeds"] = ""


class Landscape(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a ground of this texture looks like where no theme paints it."""

    grows: tuple[str, ...] = ()
    """Icons, and among them line drawings (dune, hill, wave, slab, flake); what is named more often grows more often."""
    river: bool = False
    open: bool = False
    """Open country: it ends at a shore, and its roads lead through clearings."""
    many: int = 28
    """How many of them lie on a whole board."""
    tint: str = ""
    """The dark ground of a terminal."""


class BannerLook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A cloth on a tile: the token it is painted with, and how its lower edge is cut."""

    paint: str
    cut: Literal["point", "round", "square", "swallow"] = "point"


class StateLook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A state of a card."""

    plate: str = ""
    """The browser's line sign on it (moon, stars, shield, flame, flag, crown ...)."""
    sign: str = ""
    """In a terminal. A state that has a look and no sign is not told there beside the name."""
    spent: bool = False
    """It lies turned and pale."""
    acts: bool = False
    """It is what acts just now: it stands out of its row, with a ring."""


class CardLook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A kind of card."""

    token: bool = False
    """A small thing, not a card to read."""
    wide: bool = False
    """What everybody plays against: twice as wide as others in its row."""


class BadgeLook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A number or word on a card: where it lies."""

    place: Literal["token", "suit", "strength", "armour"] = "token"
    """suit: what the card belongs to, which gives it its colour. strength, armour: lower left and right. token: on it."""
    harm: bool = False
    sign: str = ""
    """In a terminal, before the number."""


class Theme(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game looks: values of the client's tokens by name (`panel-2`), for day and night, a texture and a display face."""

    light: dict[str, str] = {}
    dark: dict[str, str] = {}
    texture: str = ""
    """Of the cloth."""
    face: str = ""
    emblem: str = ""
    """The icon on the box."""
    icons: tuple[str, ...] = ()
    """Faint icons around it."""
    grounds: dict[str, GroundLook] = {}
    """By the texture that the scene names."""
    signs: dict[str, str] = {}
    """The icons of the numbers on cards, by the name of the badge."""
    spaces: dict[str, SpaceLook] = {}
    """By kind, as all that follow: words of the scene."""
    terrains: dict[str, TerrainLook] = {}
    landscapes: dict[str, Landscape] = {}
    """By texture."""
    banners: dict[str, BannerLook] = {}
    states: dict[str, StateLook] = {}
    cards: dict[str, CardLook] = {}
    badges: dict[str, BadgeLook] = {}


def read_theme(folder: Path, *stands_on: Path) -> Theme:
    """The theme of the game in this folder over the words and colours of those it stands on, over what is usual."""
    own, *others = (_read(one / FILE) for one in (folder, *stands_on))
    for base in (*others, usual()):
        laid = {name: getattr(base, name) | getattr(own, name) for name in LAID}
        own = msgspec.structs.replace(own, **laid)
    return own


@cache
def usual() -> Theme:
    """The looks of words that many games use."""
    return _read(USUAL)


def _read(path: Path) -> Theme:
    if not path.exists():
        return Theme()
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Theme)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"{path.name}: {error}") from error
