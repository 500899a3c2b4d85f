"""What the lab writes down of a finished duel."""

from __future__ import annotations

from inglenook.engine.facts import Chart, Fact, Facts, Thing
from inglenook.engine.words import msg

from .state import OWNER, TITLE, Crucible, KFTable

CHARTS = (
    Chart(title=msg("kf-chart-deck"), kind="bar", x="deck", y="fair", names="kf-deckname-", note=msg("kf-chart-fair")),
    Chart(title=msg("kf-chart-begins"), kind="bar", x="begins", y="fair", names="kf-begins-", note=msg("kf-chart-fair")),
    Chart(title=msg("kf-chart-length"), kind="hist", rows="game", x="turns"),
    Chart(title=msg("kf-chart-keys"), kind="bar", x="keys", group="begins"),
    Chart(title=msg("kf-chart-line"), kind="box", x="deck", y="line", names="kf-deckname-"),
)


def facts(t: KFTable) -> Facts:
    """How many turns it took; for every seat its deck, whether it began, and what it had at the end."""
    s = t.state
    first = s.active if s.turn % 2 else 1 - s.active
    return Facts(
        {"turns": s.turn, "keys": sum(len(side.keys) for side in s.sides)},
        [_seat(t, n, first) for n in (0, 1)],
        [one for n in (0, 1) for one in things(s, n)],
    )


THINGS = {"card": "kf-name-", "deck": "kf-deckname-"}


def things(s: Crucible, side: int) -> list[Thing]:
    """The deck, and every title of it that came out of it: seen; and taken if it did not stay in hand or archives."""
    mine = s.sides[side]
    kept = {TITLE[id] for id in (*mine.hand, *mine.archives) if OWNER[id] == side}
    out = {TITLE[id] for id in (*mine.discard, *mine.purged, *s.control, *s.on) if OWNER[id] == side}
    cards = [Thing("card", title, side, title in out) for title in sorted(kept | out)]
    return [Thing("deck", s.choices[side], side), *cards]


def _seat(t: KFTable, seat: int, first: int) -> dict[str, Fact]:
    s = t.state
    mine = s.sides[seat]
    return {
        "deck": s.choices[seat],
        "begins": "first" if seat == first else "second",
        "keys": len(mine.keys),
        "amber": mine.amber,
        "chains": mine.chains,
        "line": len(mine.line),
        "artifacts": len(mine.artifacts),
        "purged": len(mine.purged),
    }
