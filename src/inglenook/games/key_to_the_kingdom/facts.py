"""What the lab writes down of a finished game."""

from __future__ import annotations

from inglenook.engine.facts import Chart, Fact, Facts, Thing, counted
from inglenook.engine.words import msg

from .content import ADVENTURES, ITEMS, MAGIC, MINORS
from .state import KTable

PLAIN = ("turns", "naps", "moves", "events", "folds", "demon-turns", "demon-rolls")
FAMILIES = {
    "tried": (*ADVENTURES, *MINORS, "castle"),
    "passed": (*ADVENTURES, *MINORS, "castle"),
    "used": (*ITEMS, *MAGIC),
}

CHARTS = (
    Chart(title=msg("kk-chart-hero"), kind="bar", x="hero", y="fair", names="kk-hero-", note=msg("kk-chart-fair")),
    Chart(title=msg("kk-chart-length"), kind="hist", rows="game", x="rounds", group="seats"),
    Chart(title=msg("kk-chart-adventures"), kind="bar", fold=("tried", "passed"), names="kk-space-"),
    Chart(title=msg("kk-chart-demon"), kind="box", x="hero", y="demon-turns", names="kk-hero-"),
    Chart(title=msg("kk-chart-items"), kind="bar", fold=("used",), names="kk-thing-"),
    Chart(title=msg("kk-chart-naps"), kind="hist", x="naps"),
)


def facts(t: KTable) -> Facts:
    """The length of the game; for every seat its hero, what it tried and passed, used, drew and slept through."""
    s = t.state
    rounds = -(-s.turn // len(s.heroes))
    seats = range(len(s.heroes))
    return Facts(
        {"turns": s.turn, "rounds": rounds},
        [_seat(t, seat) for seat in seats],
        [one for seat in seats for one in things(t, seat)],
    )


THINGS = {"hero": "kk-hero-", "item": "kk-thing-"}


def things(t: KTable, seat: int) -> list[Thing]:
    """The hero of a seat, and the items it could use: all that everybody begins with, and magic ones it used."""
    used = {id for id in (*ITEMS, *MAGIC) if t.state.tally.get(f"{seat}.used.{id}", 0)}
    items = [Thing("item", id, seat, id in used) for id in (*ITEMS, *(one for one in MAGIC if one in used))]
    return [Thing("hero", t.state.heroes[seat], seat), *items]


def _seat(t: KTable, seat: int) -> dict[str, Fact]:
    s = t.state
    told: dict[str, Fact] = {"hero": s.heroes[seat], "pieces": len(s.pieces[seat])}
    return told | counted(s, seat, PLAIN, FAMILIES)
