"""Figures for single things: seen, taken, won with, by intervals that hold for all of them together."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from inglenook.engine.facts import Thing
from inglenook.engine.game import game
from inglenook.lab import run
from inglenook.lab.play import Played
from inglenook.lab.stats import Z95, apart, paired, wilson
from inglenook.lab.things import figures


def one(index: int, winner: int, *things: Thing, teams: tuple[int, ...] = (1, 2)) -> Played:
    rows = [{"team": team, "won": float(team == winner)} for team in teams]
    return Played(index, {}, rows, list(things))  # type: ignore[arg-type]


def test_a_thing_is_counted_once_for_a_side_and_a_game() -> None:
    axe = [Thing("item", "axe", 0, False), Thing("item", "axe", 1), Thing("item", "rope", 0)]
    (first, second) = figures([one(0, 1, *axe, teams=(1, 1)), one(1, 2, *axe, teams=(1, 1))])
    assert (first.id, first.seen, first.taken, first.won_taken) == ("axe", 2, 2, 1.0)
    assert (second.id, second.seen, second.taken, second.won_seen) == ("rope", 2, 2, 1.0)


def test_what_was_only_seen_is_not_taken() -> None:
    (found,) = figures([one(0, 1, Thing("card", "troll", 0, False)), one(1, 1, Thing("card", "troll", 0))])
    assert (found.seen, found.taken, found.won_seen, found.won_taken) == (2, 1, 2.0, 1.0)


def test_intervals_are_wider_the_more_things_there_are() -> None:
    assert apart(1) == pytest.approx(Z95)
    assert apart(10) == pytest.approx(2.807, abs=1e-3)  # 0.25 % on each side
    games = [one(n, 1, Thing("card", "a", 0), Thing("card", "b", 1), Thing("hero", "h", 0)) for n in range(20)]
    cards = {found.id: found for found in figures(games)}
    assert (cards["a"].low, cards["a"].high) == wilson(20.0, 20, apart(2))
    assert (cards["h"].low, cards["h"].high) == wilson(20.0, 20, apart(1))


def test_what_wins_more_or_less_than_the_others_stands_out_and_chance_does_not() -> None:
    games = [
        one(n, 1 + n % 2, Thing("card", "good", n % 2), Thing("card", "bad", 1 - n % 2), Thing("card", "even", 0))
        for n in range(60)
    ]
    assert {found.id: found.stands_out for found in figures(games)} == {"good": "above", "bad": "below", "even": ""}


def test_a_run_of_the_duel_leaves_figures_for_cards_and_decks(tmp_path: Path) -> None:
    run(game("keyforge"), 4, ["random", "random"], 1, tmp_path, jobs=1, quiet=True)
    things = pl.read_csv(tmp_path / "things.csv")
    assert set(things["kind"]) == {"card", "deck"} and (things["taken"] <= things["seen"]).all()
    decks = things.filter(pl.col("kind") == "deck")
    assert decks["seen"].sum() == 8 and decks["won_taken"].sum() == 4
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "won when taken" in page and "Seed 1; random, random; seats change from game to game" in page


def test_pairs_say_more_than_two_runs() -> None:
    mean, low, high = paired([1.0, 0.0, 1.0, 1.0])
    assert mean == 0.75 and low == pytest.approx(0.75 - Z95 * 0.25) and high == pytest.approx(0.75 + Z95 * 0.25)
    assert paired([0.5])[1:] == (float("-inf"), float("inf"))
