"""What the lab writes down of a finished chase."""

from __future__ import annotations

from inglenook.engine.facts import Chart, Fact, Facts, Thing
from inglenook.engine.words import msg
from inglenook.games.keyforge.facts import THINGS as CARDS
from inglenook.games.keyforge.facts import things

from .setup import DIFFICULTIES
from .state import RFTable, Voyage, chests, players, ship_side

CHARTS = (
    Chart(title=msg("rf-chart-won"), kind="bar", rows="game", x="difficulty", y="team-won", group="seats", names="rf-level-"),
    Chart(title=msg("rf-chart-length"), kind="hist", rows="game", x="rounds", group="seats"),
    Chart(title=msg("rf-chart-place"), kind="bar", rows="game", x="place", names="rf-location-"),
    Chart(title=msg("rf-chart-keys"), kind="bar", x="deck", y="keys", names="kf-deckname-"),
)

THINGS = {**CARDS, "place": "rf-location-"}


def facts(t: RFTable) -> Facts:
    """How the chase ended, how long it took, and what was left aboard; for every player the deck and the keys."""
    s: Voyage = t.state
    return Facts(
        {
            "rounds": s.turn,
            "difficulty": next(name for name, cards in DIFFICULTIES.items() if cards == s.pace),
            "team-won": int(s.ended == "won"),
            "place": s.here,
            "chests": chests(s),
            "pool": s.sides[ship_side(s)].amber,
            "broken": s.deeds.get("broken", 0),
            "made": s.deeds.get("made", 0),
            "escapes": s.deeds.get("held", 0),
        },
        [_seat(s, side) for side in players(s)],
        [one for side in players(s) for one in (*things(s, side), Thing("place", s.here, side))],
    )


def _seat(s: Voyage, side: int) -> dict[str, Fact]:
    mine = s.sides[side]
    return {"deck": s.choices[side], "keys": len(mine.keys) + len(mine.gone)}
