"""What is told of a finished duel: keys, æmber and what was left of both lines."""

from __future__ import annotations

from inglenook.engine.ending import Course, Told, cell
from inglenook.engine.scene_end import EndColumn, EndFact
from inglenook.engine.words import Msg, msg

from .decks import deck_name
from .state import Crucible, KFTable

COLUMNS = [EndColumn(name=Msg(f"kf-end-column-{what}")) for what in ("keys", "amber", "line", "chains")]


def ending(t: KFTable) -> Told:
    """Who forged the third key, and how near the other was."""
    s = t.state
    assert t.over is not None
    return Told(
        headline=msg("kf-end-headline", who=t.called(t.over.winners[0])),
        facts=[
            EndFact(value=cell(s.turn), name=msg("kf-end-turns", n=s.turn), icon="hourglass"),
            EndFact(value=score(s), name=msg("kf-end-score"), icon="key"),
            EndFact(value=cell(purged(s)), name=msg("kf-end-purged", n=purged(s)), icon="card-burn"),
        ],
        columns=COLUMNS,
        cells={side: cells(s, side) for side in range(len(s.sides))},
        notes=decks(s),
    )


def decks(s: Crucible) -> dict[int, Msg]:
    """The names of the decks that have one."""
    return {side: name for side, choice in enumerate(s.choices) if (name := deck_name(choice)) is not None}


def score(s: Crucible) -> Msg:
    """Keys against keys."""
    return msg("kf-end-to", a=max(len(side.keys) for side in s.sides), b=min(len(side.keys) for side in s.sides))


def purged(s: Crucible) -> int:
    """Cards that left the game."""
    return sum(len(side.purged) for side in s.sides)


def cells(s: Crucible, side: int) -> list[Msg]:
    """Keys, æmber, creatures in the line, chains."""
    mine = s.sides[side]
    return [cell(number) for number in (len(mine.keys), mine.amber, len(mine.line), mine.chains)]


def keys(s: Crucible) -> dict[int, int]:
    """The keys of each side."""
    return {number: len(side.keys) for number, side in enumerate(s.sides)}


COURSE: Course[Crucible] = Course(name=msg("kf-end-course"), round=lambda s: -(-s.turn // 2), values=keys)
