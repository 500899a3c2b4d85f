"""The report: one file with everything in it."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import polars as pl
import pytest

from inglenook.engine.facts import Chart
from inglenook.engine.game import game
from inglenook.engine.words import msg
from inglenook.lab import run
from inglenook.lab.charts import Labels, draw, figures, own_charts
from inglenook.lab.play import Played
from inglenook.lab.progress import Progress
from inglenook.lab.tables import Frames, frames_of


def title(text):
    return msg("plain", text=text)


CHARTS = (
    Chart(title=title("Coins & <life>"), kind="box", x="seat", y="coins", note=title("Read it so.")),
    Chart(title=title("Rounds"), kind="hist", rows="game", x="rounds", group="seats"),
    Chart(title=title("Life along coins"), kind="line", x="coins", y="life"),
    Chart(title=title("Nobody counts this"), kind="bar", x="no-such-figure"),
)


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    folder = tmp_path_factory.mktemp("run")
    run(replace(game("card-battle"), charts=CHARTS), 12, ["all:shaky"], 5, folder, jobs=1, lang="fr", quiet=True)
    return (folder / "report.html").read_text(encoding="utf-8")


class Strict(HTMLParser):
    """Collects the tags and their attributes, and sees that they are closed."""

    VOID = ("meta", "br", "hr", "img", "link", "path", "rect", "line")

    def __init__(self):
        super().__init__()
        self.open, self.tags = [], []

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        if tag not in self.VOID:
            assert self.open.pop() == tag


def test_the_report_needs_nothing_from_anywhere(report):
    assert "http" not in report and "//" not in report.replace("</", "")
    page = Strict()
    page.feed(report)
    assert page.open == []
    assert not {"script", "link", "img", "iframe", "object", "use", "image"} & {tag for tag, _ in page.tags}
    references = re.findall(r"url\(([^)]*)\)", report)
    ids = [attrs["id"] for _, attrs in page.tags if "id" in attrs]
    assert all(reference.removeprefix("#") in ids for reference in references)
    assert len(ids) == len(set(ids))


def test_the_report_shows_every_chart_that_has_figures(report):
    assert report.count("<svg") == 3 + 3
    for heading in ("Victoires par place", "Durée", "Fins de partie", "Coins &amp; &lt;life&gt;", "Rounds", "Life along coins"):
        assert heading in report
    assert "Read it so." in report and "Nobody counts this" not in report
    assert '<html lang="fr">' in report and "12 parties terminées sur 12" in report


def rows(*seats):
    return Frames(pl.DataFrame({"game": [0]}), pl.DataFrame(list(seats)))


def test_means_and_shares_are_what_they_say():
    frames = rows({"hero": "fox", "fair": 2.0}, {"hero": "fox", "fair": 0.0}, {"hero": "owl", "fair": 3.0})
    means = figures(Chart(title=title(""), kind="bar", x="hero", y="fair"), frames.seats)
    assert means.select("x", "y", "rows").rows() == [("fox", 1.0, 2), ("owl", 3.0, 1)]
    shares = figures(Chart(title=title(""), kind="bar", x="hero"), frames.seats)
    assert shares.select("x", "y").rows() == [("fox", pytest.approx(2 / 3)), ("owl", pytest.approx(1 / 3))]


def test_a_family_folds_into_one_chart_and_what_is_left_out_is_nought():
    played = [
        Played(0, {"game": 0}, [{"tried.red": 2, "passed.red": 1}, {"tried.blue": 4}]),
        Played(1, {"game": 1}, [{"tried.red": 1}, {}]),
    ]
    frame = frames_of(played).seats
    folded = figures(Chart(title=title(""), kind="bar", fold=("tried", "passed")), frame)
    found = {(x, series): y for x, series, y in folded.select("x", "series", "y").rows()}
    assert found == {("red", "tried"): 0.75, ("blue", "tried"): 1.0, ("red", "passed"): 0.25}


def test_numbers_are_binned_without_losing_any():
    frame = pl.DataFrame({"length": list(range(500))})
    bins = figures(Chart(title=title(""), kind="hist", x="length"), frame)
    assert len(bins) <= 40 and bins["rows"].sum() == 500 and bins["y"].sum() == pytest.approx(1)
    assert (bins["to"] - bins["from"]).n_unique() == 1


def test_values_are_called_by_the_games_words():
    words = game("card-battle").words("en")
    chart = Chart(title=title(""), kind="bar", x="hero", y="fair", names="lab-chart-")
    drawn = draw(chart, rows({"hero": "seat", "fair": 1.0}, {"hero": "without-words", "fair": 1.0}), words, "p")
    assert [row[0] for row in drawn.rows] == ["Wins by seat", "without-words"]
    assert "Wins by seat" in drawn.svg


def test_wins_by_bot_are_shown_where_bots_differ():
    games = pl.DataFrame({"seats": [2]})
    same = Frames(games, pl.DataFrame({"seats": [2, 2], "bot": ["greedy", "greedy"]}))
    different = Frames(games, pl.DataFrame({"seats": [2, 2], "bot": ["greedy", "shaky"]}))
    assert len(own_charts(different)) == len(own_charts(same)) + 1


def test_progress_tells_pace_and_time_left():
    bar = Progress(total=100, done=20, lang="en", quiet=True)
    bar.advance(20)
    assert bar.pace(seconds=10.0) == "2.0 games/s, 0:30 left"
    assert Progress(total=10_000, done=0, lang="fr", quiet=True).pace(0.0) == "0.0 parties/s, encore 0:00"


def test_an_ending_whose_sentence_names_a_winner_has_a_name_of_its_own():
    labels = Labels(game("key-to-the-kingdom").words("en"))
    assert labels.value(CHARTS[0], "kk-over-king") == "the Demon King is defeated"
    assert labels.value(CHARTS[0], "no-such-ending") == "no-such-ending"
