"""What is told of a finished game: who is Forgemaster, what everybody forged, and where the Gold came from."""

from __future__ import annotations

from inglenook.engine.ending import Course, Told, cell
from inglenook.engine.scene_end import EndColumn, EndFact
from inglenook.engine.words import Msg, msg

from . import icons
from .content import CONTRACTS
from .names import named
from .scoring import body, total
from .seasons import TURNS
from .state import FRTable, Ravenshire, ao_side, sides

COLUMNS = ("gold", "reputation", "contracts", "members")


def ending(t: FRTable) -> Told:
    """The Forgemaster; Gold, reputation, contracts and members of everybody, AO included."""
    s = t.state
    assert t.over is not None
    won = [side for side, rank in enumerate(t.over.ranks) if rank == 1]
    names = [who if isinstance(who := t.called(side), Msg) else cell(str(who)) for side in won]
    all_sides = range(sides(s))
    done = [card for side in all_sides for card in body(s, side).contracts]
    legends = sum(CONTRACTS[card].tier == "legendary" for card in done)
    return Told(
        headline=Msg("fr-end-headline", {"who": names, "count": len(names)}),
        facts=[
            EndFact(value=cell(len(done)), name=msg("fr-end-forged", n=len(done)), icon=icons.PLACE["starter"]),
            EndFact(value=cell(legends), name=msg("fr-end-legends", n=legends), icon=icons.TIER["legendary"]),
            EndFact(value=cell(hired(s)), name=msg("fr-end-hired", n=hired(s)), icon=icons.STOCK["recruit"]),
            EndFact(value=cell(lead(s)), name=msg("fr-end-lead"), icon=icons.STOCK["gold"]),
        ],
        columns=[EndColumn(name=msg(f"fr-end-{what}")) for what in COLUMNS],
        cells={side: cells(s, side) for side in all_sides},
        notes={side: note(s, side) for side in all_sides},
    )


def cells(s: Ravenshire, side: int) -> list[Msg]:
    """What a side has in each column."""
    one = body(s, side)
    return [cell(n) for n in (total(s, side), one.reputation, len(one.contracts), sum(map(len, one.members)))]


def note(s: Ravenshire, side: int) -> Msg:
    """The titles of a side; without any, how it stood."""
    titles = body(s, side).titles
    if titles:
        return Msg("fr-end-titles", {"what": [named("title", id) for id in titles]})
    return msg("fr-end-ao" if side == ao_side(s) else "fr-end-untitled")


def hired(s: Ravenshire) -> int:
    """Members of all workshops."""
    return sum(len(column) for side in range(sides(s)) for column in body(s, side).members)


def lead(s: Ravenshire) -> int:
    """By how much Gold the best leads the next."""
    first, second, *_ = sorted((total(s, side) for side in range(sides(s))), reverse=True)
    return first - second


def turns(s: Ravenshire) -> int:
    """Turns of everybody so far, the one that is on counted."""
    return max(0, s.season - 1) * TURNS + (s.round if s.season else 0)


def gold(s: Ravenshire) -> dict[int, int]:
    """What everybody would have if the game ended now."""
    return {side: total(s, side) for side in range(sides(s))}


COURSE: Course[Ravenshire] = Course(name=msg("fr-end-course"), round=turns, values=gold)
