"""Clients know no game: what the words of a scene look like is said in themes, and no client has a list of such words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest

from inglenook.engine.game import Game, game
from inglenook.engine.theme import SpaceLook, usual

ROOT = Path(__file__).parents[1]
GAMES = ("forges-of-ravenshire", "key-to-the-kingdom", "keyforge", "royal-fortune", "probe")
WORDS = ("spaces", "terrains", "landscapes", "banners", "states", "cards", "badges")
CLIENTS = (("web/src", ("ts", "svelte", "css")), ("src/inglenook/terminal", ("py", "ftl")), ("web/src/words", ("ftl",)))
HOMELY = {"key", "event", "keep", "garden", "bonus", "dark", "magic", "landing", "counters", "house", "restore", "open"}
"""Plain words that clients also use for something else: these are looked for as names of looks only."""
SHAPES = frozenset(get_args(get_type_hints(SpaceLook)["shape"]))
"""Names of shapes are the clients' own."""


def own_words(of: Game) -> set[str]:
    """Words of a game's theme that are not the usual ones."""
    return {word for name in WORDS for word in getattr(of.theme, name).keys() - getattr(usual(), name).keys() - SHAPES}


def files() -> list[Path]:
    return [
        path
        for folder, kinds in CLIENTS
        for kind in kinds
        for path in (ROOT / folder).rglob(f"*.{kind}")
        if path.name != "wire.ts"
    ]


def looked_for(word: str) -> re.Pattern[str]:
    """A word as an entry of a list, as a token of a style sheet or as a message; a rare word in any string."""
    token = rf"--(?:on-)?(?:space|card|badge|die|suit|token)-{word}\b|(?:web|ui)-(?:state|kind|badge)-{word}\b"
    listed = rf"^\s*[\"']?{word}[\"']?: [\"'\[{{]"
    if word in HOMELY:
        listed = rf"\b{word}[\"']?: [\"'](?:{'|'.join(sorted(SHAPES))})\b"
    return re.compile(rf"{token}|{listed}" if word in HOMELY else rf"{token}|{listed}|[\"']{word}[\"']", re.MULTILINE)


@pytest.mark.parametrize("id", GAMES)
def test_no_client_names_a_games_thing(id: str):
    found = []
    for path in files():
        text = path.read_text(encoding="utf-8")
        found += [f"{path.relative_to(ROOT)}: {word}" for word in sorted(own_words(game(id))) if looked_for(word).search(text)]
    assert not found, "these looks belong into the game's theme.toml"


def test_the_search_finds_what_it_is_for():
    assert looked_for("whirlpool").search('  whirlpool: "pool",') and looked_for("whirlpool").search(
        "--space-whirlpool: #0e4f74;"
    )
    assert looked_for("demon").search('    "demon": "Ψ",') and looked_for("warded").search("web-state-warded = warded")
    assert not looked_for("key").search('{ id: "zoom-in", key: "+" }') and looked_for("key").search('  key: "shield",')
    assert {"whirlpool", "throne", "demon"} <= own_words(game("key-to-the-kingdom")), "and its words are looked for"
    assert {"warded", "amber"} <= own_words(game("keyforge")) and "ship" in own_words(game("royal-fortune"))


@pytest.mark.parametrize("id", GAMES)
def test_every_look_of_a_theme_is_a_word_the_game_says(id: str):
    of = game(id)
    said = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in (of.folder, *of.stands_on)
        for path in (*folder.rglob("*.py"), *folder.rglob("content/*.toml"))
    )
    unsaid = [word for word in sorted(own_words(of)) if not re.search(rf"\b{re.escape(word)}\b", said)]
    assert not unsaid, "looks nobody needs"


def test_the_line_signs_of_states_are_signs_the_browser_has():
    signs = set(re.findall(r"^  (\w+):", (ROOT / "web/src/lib/signs.ts").read_text(encoding="utf-8"), re.MULTILINE))
    plates = {look.plate for id in GAMES for look in game(id).theme.states.values() if look.plate}
    assert plates and plates <= signs


def test_a_theme_goes_over_the_wire_whole():
    theme = game("key-to-the-kingdom").theme
    assert msgspec.json.decode(msgspec.json.encode(theme), type=type(theme)) == theme
