"""The reference page of everything a scene can have, each part with its picture: docs/parts.md, from scene.py.

python tools/parts_page.py              write the page
python tools/parts_page.py --check      say whether it is as it would be written
python tools/parts_page.py --shoot      take the pictures anew, in a browser, from the tables of the probe
"""

from __future__ import annotations

import argparse
import ast
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "src" / "inglenook" / "engine"
PAGE = ROOT / "docs" / "parts.md"
PICTURES = ROOT / "docs" / "pictures" / "parts"

INTRO = """# Parts of a scene

What a game can lay on the table, and how it is drawn. A game's `parts(view)` gives a list of these; browser and terminal draw
them and know no game. How to write one is told in [adding-a-game.md](adding-a-game.md); what words like the kind of a space
look like is said in the game's `theme.toml`, over the usual ones in `src/inglenook/engine/looks.toml`.

This page is written by `python tools/parts_page.py` from `src/inglenook/engine/scene.py`; the pictures show the Sampler, the
small game under `tests/games/probe`. Every part also has what `Part` has. Fields without a default must be given.
"""

CHAPTERS: dict[str, tuple[str, ...]] = {
    "What every part has": ("Part", "Line", "Counter"),
    "Boards": ("Board", "Ground", "Space", "Edge", "Route", "Piece", "Plate"),
    "Places and cards": ("Site", "Zone", "Card"),
    "Dice": ("Die", "DiceTest", "Change"),
    "Tracks and sides": ("Track", "Cell", "Mat", "Portrait"),
}
"""What the page tells of first, in this order; everything else of the scene follows under its own heading."""
REST = "The question, the log and the scene"

SHOTS: dict[str, tuple[str, str]] = {
    "Line": ("market-place", ".lines.bands"),
    "Counter": ("map-travel", ".mat.own .tally"),
    "Board": ("map-travel", ".board"),
    "Ground": ("map-travel", ".board|0.56,0.05,0.98,0.62"),
    "Space": ("hexes-turn", ".board"),
    "Edge": ("map-travel", ".board|0.02,0.3,0.5,0.98"),
    "Route": ("hexes-scout", ".board"),
    "Piece": ("map-travel", ".board|0.04,0.0,0.4,0.5"),
    "Plate": ("hexes-turn", ".plate"),
    "Site": ("market-place", ".site.lit"),
    "Zone": ("market-place", ".rows .row:has(.offer)"),
    "Card": ("market-place", ".offer"),
    "Die": ("map-test", ".test .felt"),
    "DiceTest": ("map-test", ".test"),
    "Change": ("map-test", ".test .pool"),
    "Track": ("map-travel", ".track"),
    "Cell": ("map-travel", ".track|0.1,0.0,0.55,1.0"),
    "Mat": ("map-test", ".mat.own"),
    "Portrait": ("map-test", ".mat.own .portrait"),
    "Prompt": ("map-test", "[data-testid=dock]"),
    "OptionView": ("map-test", "[data-testid=dock] [data-key]"),
}
"""Whose picture is taken at which moment of the probe: an element, or a part of it as left, top, right, bottom."""


class FieldOf(NamedTuple):
    """A field as it is written in the source."""

    name: str
    type: str
    default: str
    doc: str


class StructOf(NamedTuple):
    """A class of the scene as it is written in the source."""

    name: str
    doc: str
    fields: tuple[FieldOf, ...]
    is_part: bool


def structs() -> dict[str, StructOf]:
    """All classes of scene.py and scene_end.py in their order, the whole scene last."""
    found = {}
    sources = [(ENGINE / name).read_text(encoding="utf-8") for name in ("scene.py", "scene_end.py")]
    for node in (node for source in sources for node in ast.parse(source).body):
        if isinstance(node, ast.ClassDef):
            is_part = any(isinstance(base, ast.Name) and base.id == "Part" for base in node.bases)
            found[node.name] = StructOf(node.name, _flat(ast.get_docstring(node) or ""), tuple(_fields(node)), is_part)
    found["Scene"] = found.pop("Scene")
    return found


def _fields(node: ast.ClassDef) -> list[FieldOf]:
    found: list[FieldOf] = []
    for one in node.body:
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
            default = ast.unparse(one.value) if one.value is not None else ""
            found.append(FieldOf(one.target.id, ast.unparse(one.annotation), default, ""))
        elif isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant) and found:
            found[-1] = found[-1]._replace(doc=_flat(str(one.value.value)))
    return found


def _flat(doc: str) -> str:
    """A docstring with each paragraph on one line."""
    return "\n\n".join(" ".join(part.split()) for part in doc.split("\n\n") if part.strip())


def page() -> str:
    """The whole page."""
    all_of = structs()
    told = {name for names in CHAPTERS.values() for name in names}
    chapters = {**CHAPTERS, REST: tuple(name for name in all_of if name not in told)}
    lines = [INTRO]
    for title, names in chapters.items():
        lines.append(f"## {title}\n")
        lines += [_section(all_of[name]) for name in names]
    return "\n".join(lines).rstrip("\n") + "\n"


def picture(name: str) -> Path:
    """Where the picture of a part lies."""
    return PICTURES / f"{name.lower()}.jpg"


def _section(of: StructOf) -> str:
    lines = [f"### {of.name}\n", f"{of.doc}\n"]
    if picture(of.name).exists():
        lines.append(f"![{of.name}](pictures/parts/{picture(of.name).name})\n")
    if of.fields:
        lines += ["| field | type | default | |", "|---|---|---|---|"]
        lines += [f"| `{one.name}` | {_code(one.type)} | {_code(one.default)} | {_cell(one.doc)} |" for one in of.fields]
        lines.append("")
    return "\n".join(lines)


def _code(text: str) -> str:
    return f"`{text}`".replace("|", "\\|") if text else ""


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n\n", " ")


def shoot() -> None:
    """Take all pictures anew."""
    sys.path[:0] = [str(ROOT), str(ROOT / "tools")]
    from probe_shots import at, stage

    PICTURES.mkdir(parents=True, exist_ok=True)
    with stage() as (browser, server):
        for moment in sorted({moment for moment, _ in SHOTS.values()}):
            with at(browser, server, moment, "1440x900", "light") as player:
                for name, (_, where) in (item for item in SHOTS.items() if item[1][0] == moment):
                    selector, _, cut = where.partition("|")
                    box = player.page.locator(selector).first.bounding_box()
                    assert box is not None, f"{name}: nothing is {selector} at {moment}"
                    left, top, right, bottom = (float(n) for n in (cut or "0,0,1,1").split(","))
                    clip = {
                        "x": box["x"] + box["width"] * left,
                        "y": box["y"] + box["height"] * top,
                        "width": box["width"] * (right - left),
                        "height": box["height"] * (bottom - top),
                    }
                    player.page.screenshot(path=picture(name), type="jpeg", quality=80, clip=clip)  # type: ignore[arg-type]


def main() -> int:
    """Write the page, or look whether it is right."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--shoot", action="store_true")
    wanted = parser.parse_args()
    if wanted.check:
        same = PAGE.exists() and PAGE.read_text(encoding="utf-8") == page()
        print("docs/parts.md is up to date" if same else "docs/parts.md is not: python tools/parts_page.py", file=sys.stderr)
        return 0 if same else 1
    if wanted.shoot:
        shoot()
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
