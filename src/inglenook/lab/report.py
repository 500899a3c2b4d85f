"""The report of a run: one HTML file with everything in it, to be read anywhere, offline, for years."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from inglenook.engine.facts import Chart
from inglenook.engine.game import Game
from inglenook.engine.words import Words, msg

from .charts import Drawn, Labels, draw, own_charts
from .play import Played
from .run import Summary, tell
from .tables import Frames
from .things import Figures, figures

FILE = "report.html"
Row = list[str | float | int | None]
TABLE_ROWS = 60
"""Longer tables are left to the CSV file."""


def write_report(game: Game[Any], frames: Frames, summary: Summary, lang: str, played: Sequence[Played] = ()) -> Path:
    """Write the report beside the tables."""
    words = game.words(lang)
    path = summary.folder / FILE
    page = Template((Path(__file__).parent / "page.html").read_text(encoding="utf-8"))
    title = words.say(msg("lab-title", game=game.title))
    charts = [*own_charts(frames), *game.charts] if summary.finished else []
    plots = [_figure(chart, frames, words, f"plot{number}") for number, chart in enumerate(charts, start=1)]
    text = page.substitute(
        lang=lang,
        title=escape(title),
        summary="".join(f"<p>{escape(line)}</p>" for line in tell(summary, lang, files=False).splitlines()),
        figures="\n".join([*(plot for plot in plots if plot), *_things(game, played, words)]),
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


def _things(game: Game[Any], played: Sequence[Played], words: Words) -> list[str]:
    """A table for every kind of thing: seen, taken, won with. What stands out is marked by a word, not by colour alone."""
    found: dict[str, list[Figures]] = {}
    for one in figures(played):
        found.setdefault(one.kind, []).append(one)
    labels = Labels(words)
    head = [words.say(msg(f"lab-thing-{column}")) for column in ("name", "seen", "taken", "won", "low", "high", "out")]
    return [
        f"<figure><figcaption><h2>{escape(labels.fact(kind))}</h2><p>{escape(words.say(msg('lab-things', n=len(things))))}</p>"
        f"</figcaption>{_rows(head, [_thing(game, one, labels) for one in things], words)}</figure>"
        for kind, things in found.items()
    ]


def _thing(game: Game[Any], one: Figures, labels: Labels) -> Row:
    out = labels.words.say(msg(f"lab-thing-{one.stands_out}")) if one.stands_out else ""
    rate = one.won_taken / one.taken if one.taken else None
    return [labels.named(f"{game.things.get(one.kind, '')}{one.id}", one.id), one.seen, one.taken, rate, one.low, one.high, out]


def _table(drawn: Drawn, words: Words) -> str:
    if len(drawn.rows) > TABLE_ROWS:
        return ""
    return _rows(drawn.head, drawn.rows, words)


def _rows(names: Sequence[str], figures: Sequence[Row], words: Words) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    cells = [[f"<td>{escape(_cell(value, words.lang))}</td>" for value in row] for row in figures]
    rows = "".join(f"<tr>{''.join(row)}</tr>" for row in cells)
    label = escape(words.say(msg("lab-figures")))
    return f"<details><summary>{label}</summary><table><tr>{head}</tr>{rows}</table></details>"


def _cell(value: str | float | int | None, lang: str) -> str:
    if isinstance(value, float):
        text = f"{value:.4g}"
        return text.replace(".", ",") if lang == "fr" else text
    return "" if value is None else str(value)
