"""The map of the house in docs/architecture.md has every room that is there, and no other."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").partition("```\n")[2].partition("```")[0]


def test_the_map_names_every_file_and_only_what_is_there() -> None:
    files = [path for folder in ("src/inglenook", "tools") for path in (ROOT / folder).rglob("*.py")]
    there = {path.name for path in files if not path.name.startswith("__")}
    assert set(re.findall(r"\w+\.py\b", MAP)) == there
