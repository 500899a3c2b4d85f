"""The report of a run: one HTML file with everything in it, to be read anywhere, offline, for years."""

from __future__ import annotations

from html import escape
from pathlib import Path
from string import Template
from typing import Any

from inglenook.engine.facts import Chart
from inglenook.engine.game import Game
from inglenook.engine.words import Words, msg

from .charts import Drawn, draw, own_charts
from .run import Summary, tell
from .tables import Frames

FILE = "report.html"
TABLE_ROWS = 60
"""Longer tables are left to the CSV file."""


def write_report(game: Game[Any], frames: Frames, summary: Summary, lang: str) -> Path:
    """Write the report beside the tables."""
    words = game.words(lang)
    path = summary.folder / FILE
    page = Template((Path(__file__).parent / "page.html").read_text(encoding="utf-8"))
    title = words.say(msg("lab-title", game=game.title))
    charts = [*own_charts(frames), *game.charts] if summary.finished else []
    figures = [_figure(chart, frames, words, f"plot{number}") for number, chart in enumerate(charts, start=1)]
    text = page.substitute(
        lang=lang,
        title=escape(title),
        summary="".join(f"<p>{escape(line)}</p>" for line in tell(summary, lang, files=False).splitlines()),
        figures="\n".join(figure for figure in figures if figure),
        files=escape(words.say(msg("lab-tables"))),
    )
    path.write_text(text, encoding="utf-8")
    return path


def _figure(chart: Chart, frames: Frames, words: Words, mark: str) -> str:
    drawn = draw(chart, frames, words, mark)
    if drawn is None:
        return ""
    title = escape(words.say(chart.title))
    note = f"<p>{escape(words.say(chart.note))}</p>" if chart.note is not None else ""
    return (
        f'<figure><figcaption><h2>{title}</h2>{note}</figcaption><div role="img" aria-label="{title}">{drawn.svg}</div>'
        f"{_table(drawn, words)}</figure>"
    )


def _table(drawn: Drawn, words: Words) -> str:
    if len(drawn.rows) > TABLE_ROWS:
        return ""
    head = "".join(f"<th>{escape(name)}</th>" for name in drawn.head)
    cells = [[f"<td>{escape(_cell(value, words.lang))}</td>" for value in row] for row in drawn.rows]
    rows = "".join(f"<tr>{''.join(row)}</tr>" for row in cells)
    label = escape(words.say(msg("lab-figures")))
    return f"<details><summary>{label}</summary><table><tr>{head}</tr>{rows}</table></details>"


def _cell(value: str | float | int | None, lang: str) -> str:
    if isinstance(value, float):
        text = f"{value:.4g}"
        return text.replace(".", ",") if lang == "fr" else text
    return "" if value is None else str(value)
