"""How a game looks is data beside its content: read once, told in a sentence when it is wrong, and no part of a save."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from inglenook.engine import content
from inglenook.engine import save as saves
from inglenook.engine.content import ContentError
from inglenook.engine.game import game, games
from inglenook.engine.scene import Board
from inglenook.engine.theme import SpaceLook, read_theme, usual
from inglenook.engine.view import scene
from inglenook.server import wire
from tests.properties import named_seats

KINGDOM = game("key-to-the-kingdom")
TABLE = saves.new_table(KINGDOM, named_seats(2), luck=saves.seed_key(1))
KINGDOM_BOARDS = [part for part in scene(TABLE, 0).parts if isinstance(part, Board)]


def test_a_game_wears_its_own_theme_in_both_shades():
    theme = KINGDOM.theme
    assert theme.face == "Almendra" and theme.emblem and theme.light["brand"] == "#5a36a0"
    assert theme.light.keys() == theme.dark.keys(), "what is coloured by day is coloured by night"
    assert KINGDOM.theme is theme, "it is read once"


def test_every_ground_is_made_of_tokens_the_theme_has():
    for look in KINGDOM.theme.grounds.values():
        assert {look.paint, f"{look.paint}2", look.ink} <= KINGDOM.theme.light.keys()


def test_a_game_without_a_theme_has_the_usual_one(tmp_path: Path):
    assert read_theme(tmp_path) == usual() and replace(KINGDOM, folder=tmp_path).theme == usual()
    assert not usual().light and not usual().grounds, "the usual one has no colours of its own"


def test_a_game_wears_the_colours_of_those_it_stands_on_under_its_own(tmp_path: Path):
    base, own = tmp_path / "base", tmp_path / "own"
    for folder, text in (
        (base, 'face = "A"\nlight = { ink = "#111111", "suit-x" = "#222222" }'),
        (own, 'light = { ink = "#333333" }'),
    ):
        folder.mkdir()
        (folder / "theme.toml").write_text(text)
    both = read_theme(own, base)
    assert both.light == {"ink": "#333333", "suit-x": "#222222"} and not both.face, "colours only: its face is its own"
    assert read_theme(own).light == {"ink": "#333333"}
    chase = game("royal-fortune").theme
    assert chase.signs["chests"] == "locked-chest" and chase.signs["dark"] == game("keyforge").theme.signs["dark"]
    assert chase.light["suit-mars"] == game("keyforge").theme.light["suit-mars"] and chase.light["table"] == "#1f5867"


def test_a_games_words_lie_over_those_it_stands_on_and_over_the_usual_ones(tmp_path: Path):
    base, own = tmp_path / "base", tmp_path / "own"
    for folder, text in (
        (base, '[spaces.temple]\nshape = "arch"\nsign = "♜"\n[spaces.goal]\nshape = "pool"'),
        (own, '[spaces.temple]\nshape = "diamond"'),
    ):
        folder.mkdir()
        (folder / "theme.toml").write_text(text, encoding="utf-8")
    theme = read_theme(own, base)
    assert theme.spaces["temple"] == SpaceLook(shape="diamond"), "the whole look of a word is the game's"
    assert theme.spaces["goal"].shape == "pool" and usual().spaces["goal"].shape == "seat"
    assert theme.spaces["start"] == usual().spaces["start"] and "temple" not in usual().spaces


def test_every_kind_of_space_of_every_board_has_a_look_or_is_plain():
    kinds = {space.kind for one in KINGDOM_BOARDS for space in one.spaces}
    assert kinds and kinds - {"boring"} <= KINGDOM.theme.spaces.keys()
    signs = [KINGDOM.theme.spaces[kind].sign for kind in sorted(kinds)]
    assert all(len(sign) == 1 for sign in signs) and len(set(signs)) == len(signs), "each has a sign of its own"


def test_the_chase_wears_what_the_crucible_says_of_cards():
    chase = game("royal-fortune").theme
    assert chase.cards["ship"].wide and chase.badges["house"].place == "suit" and chase.states["warded"].plate == "shield"
    assert "ship" not in game("keyforge").theme.cards


@pytest.mark.parametrize(
    "text", ["face = 3", "[spaces.temple]\nshape = 'pagoda'", "[cards.item]\ncolour = 'red'", "colour = 'red'", "face = "]
)
def test_a_theme_that_is_wrong_is_named(text: str, tmp_path: Path):
    (tmp_path / "theme.toml").write_text(text)
    with pytest.raises(ContentError, match=r"theme\.toml"):
        read_theme(tmp_path)


def test_another_colour_is_not_another_game(tmp_path: Path):
    shutil.copytree(KINGDOM.folder, tmp_path / "copy", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    (tmp_path / "copy" / "theme.toml").write_text('face = "Limelight"')
    assert content.digest(tmp_path / "copy" / "content") == KINGDOM.content_hash
    (tmp_path / "copy" / "content" / "more.toml").write_text("x = 1")
    assert content.digest(tmp_path / "copy" / "content") != KINGDOM.content_hash


def test_the_wire_carries_it_as_it_is():
    sent = msgspec.json.decode(msgspec.json.encode(KINGDOM.theme), type=wire.Theme)
    assert sent == KINGDOM.theme


@pytest.mark.parametrize("id", sorted(games()))
def test_modes_are_words_the_clients_know_and_a_table_is_laid_for_a_number_that_fits(id: str):
    one = game(id)
    assert {*one.modes} <= {"rivals", "team", "solo", "bots"} and one.modes
    assert one.least <= one.usual_seats <= one.most


READ = {"ink": "panel", "ink-2": "panel-2", "on-table": "table", "on-table-2": "table", "on-bar": "bar", "on-bar-2": "bar"}
READ |= {"on-brand": "brand"}
"""Text, and what it stands on."""


def light(colour: str) -> float:
    """Relative luminance, as WCAG has it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


@pytest.mark.parametrize("shade", ["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), READ.items())
@pytest.mark.parametrize("id", [id for id in sorted(games()) if "ink" in game(id).theme.light])
def test_text_can_be_read_on_its_ground(id: str, text: str, ground: str, shade: str):
    colours = getattr(game(id).theme, shade)
    low, high = sorted((light(colours[text]), light(colours[ground])))
    assert (high + 0.05) / (low + 0.05) >= 4.5
