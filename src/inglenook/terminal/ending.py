"""The end of a game as text: who is in which place, four numbers, how it went, and what mattered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from inglenook.engine.scene import Scene
from inglenook.engine.scene_end import Ending, EndLine, EndMoment

from . import look, panels
from .speech import Speech

Named = Callable[[int], str]
BARS = "▁▂▃▄▅▆▇█"
WIDEST = 48
"""Cells for a course; a longer one is thinned out."""
BETWEEN = 2


def named(scene: Scene, speech: Speech, name: Named) -> Named:
    """What each seat and each side nobody sits at is called."""
    others = {side.number: speech(side.name) for side in scene.sides if not side.seats and side.name is not None}
    return lambda number: others.get(number) or name(number)


def spoken(scene: Scene, speech: Speech, name: Named) -> list[str]:
    """The end in plain lines."""
    end, name = scene.ending, named(scene, speech, name)
    assert end is not None
    found = ["", speech(end.headline), speech(end.why)]
    found += [speech("ui-end-fact", name=speech(fact.name), value=speech(fact.value)) for fact in end.facts]
    for row in end.rows:
        cells = [speech("ui-colon", a=speech(c.name), b=speech(v)) for c, v in zip(end.columns, row.cells, strict=False)]
        cells += [speech(row.note)] if row.note is not None else []
        found.append(speech("ui-end-row", rank=row.rank, who=name(row.side), what=", ".join(cells), some=len(cells)))
    if end.progress is not None:
        found.append(speech("ui-end-course", what=speech(end.progress.name)))
        found += [speech("ui-colon", a=name(line.side), b=" ".join(map(str, line.values))) for line in end.progress.lines]
    return found + ([speech("ui-end-moments")] if end.moments else []) + [_moment(one, speech) for one in end.moments]


def screen(scene: Scene, speech: Speech, name: Named, signs: Mapping[int, str]) -> Text:
    """The end on a screen of its own, over what to do next."""
    end, name = scene.ending, named(scene, speech, name)
    assert end is not None
    head = Text(justify="center")
    for side in end.winners:
        head.append_text(_sign(signs, side)).append(" ")
    head.append(f"\n{speech(end.headline)}\n", Style(color=look.WHITE, bold=True)).append(speech(end.why), panels.DIM)
    blocks = [head, _facts(end, speech), _table(end, speech, name, signs), _course(end, speech, name, signs)]
    blocks.append(_moments(end, speech, signs))
    return Text("\n\n").join(block for block in blocks if block.plain)


def _sign(signs: Mapping[int, str], side: int) -> Text:
    sign = signs.get(side, "•")
    return Text(sign, Style(color=look.seat_colour(sign), bold=True))


def _facts(end: Ending, speech: Speech) -> Text:
    told = [Text(speech(fact.value), panels.BOLD).append(f" {speech(fact.name)}", panels.DIM) for fact in end.facts]
    found = Text(" · ", panels.DIM).join(told)
    found.justify = "center"
    return found


def _table(end: Ending, speech: Speech, name: Named, signs: Mapping[int, str]) -> Text:
    """A line for each row, its columns under one another."""
    head = ["", *(speech(column.name) for column in end.columns)]
    rows = [[name(row.side), *(speech(value) for value in row.cells)] for row in end.rows]
    wide = [max(cell_len(row[at]) for row in [head, *rows] if at < len(row)) for at in range(len(head))]
    lines = [Text(f"    {_padded(head, wide)}", panels.DIM)] if end.columns else []
    for row, cells in zip(end.rows, rows, strict=True):
        line = Text(f"{row.rank} ", panels.BOLD).append_text(_sign(signs, row.side)).append(" ")
        line.append(_padded(cells, wide), panels.BOLD if row.rank == 1 else "")
        lines.append(line.append(f"{' ' * BETWEEN}{speech(row.note)}", panels.DIM) if row.note is not None else line)
    return Text("\n").join(lines)


def _padded(cells: Sequence[str], wide: Sequence[int]) -> str:
    return (" " * BETWEEN).join(cell + " " * (width - cell_len(cell)) for cell, width in zip(cells, wide, strict=False))


def _course(end: Ending, speech: Speech, name: Named, signs: Mapping[int, str]) -> Text:
    if end.progress is None:
        return Text()
    lines = end.progress.lines
    top = max(max(line.values) for line in lines)
    wide = max(cell_len(name(line.side)) for line in lines)
    found = [Text(speech("ui-end-course", what=speech(end.progress.name)), panels.BRAND)]
    for line in lines:
        row = _sign(signs, line.side).append(f" {name(line.side)}{' ' * (wide - cell_len(name(line.side)) + BETWEEN)}", "")
        found.append(row.append(bars(line, top), panels.DIM).append(f" {line.values[-1]}", panels.BOLD))
    return Text("\n").join(found)


def bars(line: EndLine, top: int) -> str:
    """A course as a row of bars, each as high as its value."""
    step = -(-len(line.values) // WIDEST)
    shown = [*line.values[: -1 : step], line.values[-1]]
    return "".join(BARS[max(value, 0) * (len(BARS) - 1) // max(top, 1)] for value in shown)


def _moments(end: Ending, speech: Speech, signs: Mapping[int, str]) -> Text:
    if not end.moments:
        return Text()
    lines = [Text(speech("ui-end-moments"), panels.BRAND)]
    for one in end.moments:
        sign = _sign(signs, one.seat) if one.seat is not None else Text("·", panels.DIM)
        lines.append(sign.append(f" {_moment(one, speech)}", ""))
    return Text("\n").join(lines)


def _moment(one: EndMoment, speech: Speech) -> str:
    text = speech(one.text)
    return speech("ui-colon", a=speech("ui-end-round", n=one.round), b=text) if one.round else text
