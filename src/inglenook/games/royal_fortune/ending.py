"""What is told of a finished chase: where it ended, what was left aboard, and how the chests went."""

from __future__ import annotations

from inglenook.engine.ending import Course, Told, cell
from inglenook.engine.scene_end import EndFact
from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge.ending import COLUMNS, cells, decks

from .scene import level
from .state import RFTable, Voyage, chests, players, ship_side


def ending(t: RFTable) -> Told:
    """Whether the ship was taken; keys, æmber and creatures of the team, chests and pirates of the ship."""
    s: Voyage = t.state
    ship = ship_side(s)
    facts = [
        EndFact(value=cell(s.turn), name=msg("rf-end-turns", n=s.turn), icon="hourglass"),
        EndFact(value=cell(s.deeds.get("broken", 0)), name=msg("rf-end-broken"), icon="locked-chest"),
        EndFact(value=cell(s.deeds.get("held", 0)), name=msg("rf-end-held"), icon="anchor"),
    ]
    if s.here:
        facts.append(EndFact(value=Msg(f"rf-location-{s.here}"), name=level(s), icon="treasure-map"))
    return Told(
        headline=Msg(f"rf-end-headline-{s.ended}"),
        facts=facts,
        columns=COLUMNS,
        cells={side: cells(s, side) for side in (*players(s), ship)},
        notes={**decks(s), ship: msg("rf-end-chests", n=chests(s))},
    )


COURSE: Course[Voyage] = Course(name=msg("rf-end-course"), round=lambda s: s.turn, values=lambda s: {ship_side(s): chests(s)})
