"""How a game looks on a screen: `theme.toml` in its folder, beside the content and not in it: a new colour is no new game."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from .content import ContentError

FILE = "theme.toml"


class GroundLook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a texture of a board's ground is made of; the names are those of tokens."""

    paint: str
    """It is painted from the token of this name to the one with a 2 behind it: `land-w` and `land-w2`."""
    ink: str
    """What is strewn on it is drawn with this token."""
    icons: tuple[str, ...] = ()


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


def read_theme(folder: Path, *stands_on: Path) -> Theme:
    """The theme of the game in this folder over the colours and signs of those it stands on; the empty one if it has none."""
    own, *others = (_read(one) for one in (folder, *stands_on))
    for base in others:
        laid = {name: getattr(base, name) | getattr(own, name) for name in ("light", "dark", "signs")}
        own = msgspec.structs.replace(own, **laid)
    return own


def _read(folder: Path) -> Theme:
    path = folder / FILE
    if not path.exists():
        return Theme()
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Theme)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"{FILE}: {error}") from error
