"""What is told of a finished game: how long it took, what everybody tried, and how the key came together."""

from __future__ import annotations

from inglenook.engine.ending import Course, Told, cell
from inglenook.engine.scene_end import EndColumn, EndFact
from inglenook.engine.words import Msg, msg

from .content import ADVENTURES, ITEMS, MAGIC, MINORS
from .state import Kingdom, KTable

TRIALS = (*ADVENTURES, *MINORS, "castle")
USED = (*ITEMS, *MAGIC)


def ending(t: KTable) -> Told:
    """Who frees the kingdom; pieces, adventures, items and events of everybody."""
    s = t.state
    assert t.over is not None
    seats = range(len(s.heroes))
    (winner,) = t.over.winners
    return Told(
        headline=msg("kk-end-headline", who=t.name(winner)),
        facts=[
            EndFact(value=cell(rounds(s)), name=msg("kk-end-rounds", n=rounds(s)), icon="hourglass"),
            _sum(s, "passed", "key", TRIALS),
            _sum(s, "folds", "fold"),
            _sum(s, "demon-turns", "devil-mask"),
        ],
        columns=[EndColumn(name=msg(f"kk-end-{what}")) for what in ("pieces", "adventures", "items", "events")],
        cells={seat: _cells(s, seat) for seat in seats},
        notes={seat: Msg(f"kk-hero-{s.heroes[seat]}") for seat in seats},
    )


def _cells(s: Kingdom, seat: int) -> list[Msg]:
    passed, tried, used = counted(s, seat, "passed", TRIALS), counted(s, seat, "tried", TRIALS), counted(s, seat, "used", USED)
    return [cell(len(s.pieces[seat])), msg("kk-end-of", n=passed, of=tried), cell(used), cell(counted(s, seat, "events"))]


def _sum(s: Kingdom, what: str, icon: str, members: tuple[str, ...] = ()) -> EndFact:
    n = sum(counted(s, seat, what, members) for seat in range(len(s.heroes)))
    return EndFact(value=cell(n), name=msg(f"kk-end-all-{what}", n=n), icon=icon)


def counted(s: Kingdom, seat: int, what: str, members: tuple[str, ...] = ()) -> int:
    """What a seat's tally says of a thing, or of a family of things."""
    names = [f"{seat}.{what}.{member}" for member in members] or [f"{seat}.{what}"]
    return sum(s.tally.get(name, 0) for name in names)


def rounds(s: Kingdom) -> int:
    """Turns of each player so far, the one that is on counted."""
    return -(-s.turn // max(len(s.heroes), 1))


def advance(s: Kingdom) -> dict[int, int]:
    """Key pieces, and the castle as the fourth step."""
    return {seat: len(pieces) + s.tally.get(f"{seat}.passed.castle", 0) for seat, pieces in enumerate(s.pieces)}


COURSE: Course[Kingdom] = Course(name=msg("kk-end-course"), round=rounds, values=advance)
