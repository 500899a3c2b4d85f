"""Plots of a run, drawn as SVG without a network and without a browser.

Figures are added up here, by Polars; the plotting library gets a few dozen rows and only draws.
"""

from __future__ import annotations

import math
import re
from typing import Any, Literal

import altair as alt
import msgspec
import polars as pl
import vl_convert

from inglenook.engine.facts import Chart
from inglenook.engine.words import MissingWords, Msg, Words, msg

from .stats import Z95, wilson
from .tables import Frames

BINS = 40
COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#8c8c8c")
"""Tell-apart colours for every kind of colour vision; the legend names each series, too."""
LOCALES: dict[str, Literal["en-GB", "fr-FR"]] = {"en": "en-GB", "fr": "fr-FR"}
WON, FAIR = "won", "fair"
TRIAL = ("game", "team")
"""The columns that name a chance to win: the seats of a team have one together."""


class Drawn(msgspec.Struct, frozen=True):
    """A plot and the figures in it."""

    svg: str
    head: list[str]
    rows: list[list[str | float | int | None]]


class Labels:
    """What names and values are called in a report."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def fact(self, name: str) -> str:
        """A column, or a family of columns."""
        return self._said(f"fact-{name}") or name

    def value(self, chart: Chart, value: object) -> str:
        """One value on the axis of a chart; an ending may have a name of its own, for its sentence tells of a winner."""
        ids = (f"{chart.names}{value}", f"ending-{value}") if isinstance(value, str) else ()
        return next((said for id in ids if (said := self._said(id))), str(value))

    def named(self, id: str, otherwise: str) -> str:
        """A thing by the id of its message."""
        return self._said(id) or otherwise

    def _said(self, id: str) -> str | None:
        try:
            return self.words.say(Msg(id)) if self.words.knows(id) else None
        except MissingWords:  # a sentence that wants arguments a table does not have
            return None


def draw(chart: Chart, frames: Frames, words: Words, mark: str) -> Drawn | None:
    """Draw one chart; None where the run has no such figures. `mark` keeps the ids of several plots on a page apart."""
    frame = frames.games if chart.rows == "game" else frames.seats
    labels = Labels(words)
    data = figures(chart, frame)
    if data is None or data.is_empty():
        return None
    data = _labelled(chart, data, labels)
    spec = _picture(chart, data, labels).configure(font="sans-serif").configure_view(stroke=None)
    spec = spec.configure_axis(labelFontSize=12, titleFontSize=12, labelLimit=220)
    spec = spec.configure_legend(orient="top", labelFontSize=12)
    version = ".".join(alt.SCHEMA_VERSION.split(".")[:2])
    svg = vl_convert.vegalite_to_svg(spec.to_dict(), vl_version=version, format_locale=LOCALES[words.lang])
    series = labels.fact(chart.group) if chart.group else ""  # the rows of a folded chart name their series themselves
    names = {"x": _x_title(chart, labels), "y": _y_title(chart, labels), "series": series}
    shown = [column for column in data.columns if column in ("x", "series", "y", "low", "q1", "middle", "q3", "high", "rows")]
    head = [names[column] if column in names else labels.fact(column) for column in shown]
    return Drawn(_alone(svg, mark), head, [list(row) for row in data.select(shown).rows()])


# -- figures --------------------------------------------------------------------------------------------------------------


def figures(chart: Chart, frame: pl.DataFrame) -> pl.DataFrame | None:
    """The rows a chart draws: x, y and, as it needs them, series, low, high, and how many rows are behind it."""
    if chart.fold:
        return _folded(chart, frame)
    needed = [name for name in (chart.x, chart.y, chart.group) if name]
    if any(name not in frame.columns for name in needed):
        return None
    trial = [name for name in TRIAL if name in frame.columns] if chart.rows == "seat" and chart.y in (WON, FAIR) else []
    data = frame.select(
        pl.col(chart.x).alias("x"),
        *([pl.col(chart.y).cast(pl.Float64).alias("value")] if chart.y else []),
        *([pl.col(chart.group).alias("series")] if chart.group else []),
        *(pl.col(name).alias(f"trial-{name}") for name in trial),
    ).drop_nulls()
    if len(trial) == len(TRIAL):
        data = data.unique(maintain_order=True)
    width = 1.0
    if chart.kind in ("hist", "line") and not data.is_empty():
        data, width = _binned(data)
    by = ["x", "series"] if chart.group else ["x"]
    if chart.kind == "box":
        return data.group_by(by).agg(*_spread()).sort(by)
    if not chart.y:
        total = pl.len().over("series") if chart.group else pl.lit(len(data))
        shares = data.with_columns(total.alias("of")).group_by(by)
        data = shares.agg((pl.len() / pl.first("of")).alias("y"), rows=pl.len()).sort(by)
        if chart.kind == "hist":
            start = pl.col("x") - (0.5 if data["x"].dtype.is_integer() else 0.0)
            return data.with_columns(start.alias("from"), (start + width).alias("to"), pl.lit(0.0).alias("floor"))
        return data
    means = data.group_by(by).agg(*_mean()).sort(by)
    return _as_rates(means) if data["value"].is_in([0.0, 1.0]).all() else means


def _as_rates(means: pl.DataFrame) -> pl.DataFrame:
    """Means of what either happens or does not are rates, and have Wilson's interval."""
    bounds = [wilson(rate * rows, rows) for rate, rows in means.select("y", "rows").rows()]
    ends = {"low": [low for low, _ in bounds], "high": [high for _, high in bounds]}
    return means.with_columns(pl.Series(name, values, dtype=pl.Float64) for name, values in ends.items())


def _folded(chart: Chart, frame: pl.DataFrame) -> pl.DataFrame | None:
    parts = []
    for family in chart.fold:
        columns = [name for name in frame.columns if name.startswith(f"{family}.")]
        if columns:
            long = frame.select(pl.col(columns).cast(pl.Float64)).unpivot(variable_name="x", value_name="value")
            long = long.with_columns(pl.col("x").str.strip_prefix(f"{family}."), pl.lit(family).alias("series"))
            parts.append(long.group_by("x", "series", maintain_order=True).agg(*_mean()))
    return pl.concat(parts).sort("x", maintain_order=True) if parts else None


def _mean() -> list[pl.Expr]:
    """A mean with the interval its true value lies in with 95 % confidence."""
    mean, count = pl.mean("value"), pl.count("value")
    error = (pl.std("value").fill_null(0.0) / count.sqrt()) * Z95
    return [mean.alias("y"), (mean - error).alias("low"), (mean + error).alias("high"), count.alias("rows")]


def _spread() -> list[pl.Expr]:
    levels = {"low": 0.05, "q1": 0.25, "middle": 0.5, "q3": 0.75, "high": 0.95}
    return [pl.quantile("value", level, "linear").alias(name) for name, level in levels.items()] + [pl.len().alias("rows")]


def _binned(data: pl.DataFrame) -> tuple[pl.DataFrame, float]:
    """Put the numbers on the x axis into bins of a round width; whole numbers keep a bin each while there are few."""
    low, high = float(data["x"].min()), float(data["x"].max())  # type: ignore[arg-type]
    rough = (high - low) / BINS
    if rough == 0 or (data["x"].dtype.is_integer() and rough <= 1):
        return data, 1.0
    size = 10 ** math.floor(math.log10(rough))
    width = next(size * step for step in (1, 2, 5, 10) if size * step >= rough)
    return data.with_columns(((pl.col("x") / width).floor() * width).alias("x")), width


# -- pictures -------------------------------------------------------------------------------------------------------------


def _labelled(chart: Chart, data: pl.DataFrame, labels: Labels) -> pl.DataFrame:
    if chart.kind in ("bar", "box"):
        data = data.with_columns(pl.Series("x", [labels.value(chart, value) for value in data["x"]], dtype=pl.String))
    if "series" in data.columns:
        name = labels.fact if chart.fold else str
        data = data.with_columns(pl.Series("series", [name(value) for value in data["series"]], dtype=pl.String))
    return data


def _x_title(chart: Chart, labels: Labels) -> str:
    return "" if chart.fold else labels.fact(chart.x)


def _y_title(chart: Chart, labels: Labels) -> str:
    if chart.fold:
        return labels.fact("each" if chart.rows == "seat" else "each-game")
    return labels.fact(chart.y) if chart.y else labels.fact("share")


def _picture(chart: Chart, data: pl.DataFrame, labels: Labels) -> Any:
    base = alt.Chart(data).properties(width=620, height=260)
    split = "series" in data.columns
    legend = alt.Legend(title=None if chart.fold else labels.fact(chart.group))
    palette = alt.Scale(range=list(COLOURS))
    colour = alt.Color("series:N", scale=palette, sort=None, legend=legend) if split else alt.value(COLOURS[0])
    title = _y_title(chart, labels)
    style = "%" if not chart.y and not chart.fold and chart.kind != "box" else "~g"
    if chart.kind == "line":
        x: Any = alt.X("x:Q", title=_x_title(chart, labels), scale=alt.Scale(zero=False))
        y: Any = alt.Y("y:Q", title=title, axis=alt.Axis(format=style))
        band = base.mark_area(opacity=0.2).encode(x=x, y=alt.Y("low:Q", title=title), y2="high:Q", color=colour)
        return band + base.mark_line(point=True).encode(x=x, y=y, color=colour)
    if chart.kind == "hist":
        x = alt.X("from:Q", title=_x_title(chart, labels), scale=alt.Scale(zero=False, nice=False))
        y = alt.Y("y:Q", title=title, axis=alt.Axis(format=style))
        return base.mark_rect(opacity=0.6 if split else 1.0).encode(x=x, x2="to:Q", y=y, y2="floor:Q", color=colour)
    axis = alt.Axis(labelAngle=-40 if data["x"].n_unique() > 8 else 0)
    x = alt.X("x:N", title=_x_title(chart, labels) or None, sort=None, axis=axis)
    beside = {"xOffset": alt.XOffset("series:N", sort=None)} if split else {}
    if chart.kind == "box":
        whiskers = base.mark_rule().encode(x=x, y=alt.Y("low:Q", title=title), y2="high:Q", **beside)
        box = base.mark_bar(size=14).encode(x=x, y=alt.Y("q1:Q", title=title), y2="q3:Q", color=colour, **beside)
        middle = base.mark_tick(color="white", thickness=2).encode(x=x, y=alt.Y("middle:Q", title=title), **beside)
        return whiskers + box + middle
    y = alt.Y("y:Q", title=title, axis=alt.Axis(format=style), scale=alt.Scale(zero=True))
    picture: Any = base.mark_bar().encode(x=x, y=y, color=colour, **beside)
    if "low" in data.columns:
        picture += base.mark_rule(color="#333").encode(x=x, y=alt.Y("low:Q", title=title), y2="high:Q", **beside)
    if chart.y == FAIR:
        one = alt.Chart(pl.DataFrame({"y": [1]})).mark_rule(strokeDash=[5, 4], color="#333")
        picture += one.encode(y=alt.Y("y:Q", title=title))
    return picture


def _alone(svg: str, mark: str) -> str:
    """Make a drawing fit to stand in a page beside others: no names from elsewhere, no ids that another drawing has."""
    svg = re.sub(r'\sxmlns(:\w+)?="[^"]*"', "", svg)
    svg = re.sub(r'\bid="([^"]+)"', rf'id="{mark}-\1"', svg)
    return re.sub(r"url\(#([^)]+)\)", rf"url(#{mark}-\1)", svg)


def own_charts(frames: Frames) -> list[Chart]:
    """The charts every game has; one without figures is not drawn, such as shares of what a single team wins."""
    split = "seats" if frames.seats["seats"].n_unique() > 1 else ""
    wins = [
        Chart(title=msg("lab-chart-won"), kind="bar", rows="game", x="seats", y=WON),
        Chart(title=msg("lab-chart-seat"), kind="bar", x="seat", y=FAIR, group=split, note=msg("lab-note-fair")),
    ]
    if frames.seats["bot"].n_unique() > 1:
        wins.append(Chart(title=msg("lab-chart-bot"), kind="bar", x="bot", y=FAIR, note=msg("lab-note-fair")))
    return [
        *wins,
        Chart(title=msg("lab-chart-length"), kind="hist", rows="game", x="answers", group=split),
        Chart(title=msg("lab-chart-ending"), kind="bar", rows="game", x="ended", group=split),
    ]
