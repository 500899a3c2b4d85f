"""The built client: light enough, nothing inline, nothing from elsewhere; and a lock that works on every machine."""

from __future__ import annotations

import gzip
import json
import re
import tomllib
import zipfile
from html.parser import HTMLParser
from pathlib import Path

import pytest

import inglenook.games
from inglenook.engine.game import games
from inglenook.games.forges_of_ravenshire import icons as ravenshire
from tools import web

BUDGET = 300_000
"""Bytes of JavaScript and CSS, packed, without fonts and icons."""
SIGNS = ("icon", "head", "prop")
"""The fields of a record that name a sign."""


@pytest.fixture(scope="module")
def static() -> Path:
    """The client as the package ships it, built if it is not there."""
    web.build()
    return web.STATIC


def test_scripts_and_styles_stay_within_the_budget(static: Path) -> None:
    named: set[str] = set()
    for chunk in json.loads((static / ".vite" / "manifest.json").read_text()).values():
        named |= {chunk["file"], *chunk.get("css", ())}
    weighed = {name for name in named if name.endswith((".js", ".css"))}
    there = {f"assets/{path.name}" for path in (static / "assets").iterdir() if path.suffix in (".js", ".css")}
    assert weighed == there and weighed, "everything that is there is weighed"
    weights = {name: len(gzip.compress((static / name).read_bytes(), 9)) for name in weighed}
    assert sum(weights.values()) < BUDGET, sorted(weights.items(), key=lambda one: -one[1])[:8]


class Inline(HTMLParser):
    """Everything in a page that a strict Content-Security-Policy forbids."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "style" or (tag == "script" and not given.get("src")):
            self.found.append(tag)
        self.found += [name for name in given if name == "style" or name.startswith("on")]
        self.found += [str(value) for name, value in attrs if name in ("src", "href") and not str(value).startswith("/")]


def test_the_page_has_nothing_inline_and_nothing_from_elsewhere(static: Path) -> None:
    page = Inline()
    page.feed((static / "index.html").read_text())
    assert page.found == []
    for path in (static / "assets").glob("*.css"):
        addresses = re.findall(r"url\(([^)]*)\)", path.read_text())
        assert [one for one in addresses if not one.strip("\"'").startswith(("/assets/", "#"))] == [], path.name


def test_no_template_carries_a_style_attribute() -> None:
    """A written-out `style="..."` is parsed as HTML, which the policy blocks; `style:x={...}` goes through the CSSOM."""
    wrong = [
        f"{path.relative_to(web.WEB)}: {found}"
        for path in web.sources()
        if path.suffix == ".svelte"
        for found in re.findall(r"<[^>]*\sstyle=[\"'][^{\"']*[\"']", path.read_text("utf-8"))
    ]
    assert wrong == []


def test_only_latin_faces_are_shipped_and_every_asset_has_a_hash(static: Path) -> None:
    names = [path.name for path in (static / "assets").iterdir()]
    fonts = [name for name in names if name.endswith((".woff", ".woff2"))]
    assert fonts and all("-latin" in name and name.endswith(".woff2") for name in fonts)
    assert [name for name in names if not re.search(r"-[\w-]{8}\.\w+$", name)] == []


def test_every_sign_a_game_names_in_its_theme_is_packed(static: Path) -> None:
    with zipfile.ZipFile(static / "icons.zip") as packed:
        assert packed.testzip() is None
        names = set(packed.namelist())
        key = json.loads(packed.read("skeleton-key.json"))
    assert len(names) > 4000 and key["size"] == 512 and all(isinstance(path, str) for path in key["paths"])
    for game in games().values():
        wanted = {*game.theme.icons, *([game.theme.emblem] if game.theme.emblem else ())}
        assert {f"{name}.json" for name in wanted} <= names, game.id


def test_every_sign_of_what_a_game_prints_is_packed(static: Path) -> None:
    with zipfile.ZipFile(static / "icons.zip") as packed:
        names = set(packed.namelist())
    wanted = {
        one for name, table in vars(ravenshire).items() if name.isupper() and isinstance(table, dict) for one in table.values()
    }
    wanted |= {one for face in (ravenshire.AO, *ravenshire.SMITHS) for one in face}
    for path in Path(inglenook.games.__file__).parent.glob("*/content/*.toml"):
        for records in tomllib.loads(path.read_text(encoding="utf-8")).values():
            wanted |= {record[field] for record in records for field in SIGNS if isinstance(record.get(field), str)}
    assert len(wanted) > 120 and {f"{name}.json" for name in wanted if name} - names == set()


def test_nothing_is_built_twice(static: Path) -> None:
    before = (static / "index.html").stat().st_mtime_ns
    assert web.build() is False
    assert (static / "index.html").stat().st_mtime_ns == before


def test_the_lock_names_no_host_and_is_whole_for_every_machine() -> None:
    text = (web.WEB / "package-lock.json").read_text()
    packages = json.loads(text)["packages"]
    assert '"resolved"' not in text
    assert [name for name, one in packages.items() if name and not one.get("integrity")] == []
    locked = {name.rpartition("node_modules/")[2] for name in packages}
    kinds = ("dependencies", "optionalDependencies")
    wanted = {need for one in packages.values() for kind in kinds for need in one.get(kind, ())}
    assert wanted <= locked, "a package for another system is missing: write the lock anew from nothing"
