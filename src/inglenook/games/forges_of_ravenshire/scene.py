"""What is seen of Ravenshire. Nothing is hidden but the order of decks; contracts and titles are shown as the viewer's."""

from __future__ import annotations

from inglenook.engine.game import View
from inglenook.engine.scene import AnyPart, Side
from inglenook.engine.sides import alone
from inglenook.engine.words import Msg, msg

from .scene_ao import ao_at, ao_mat
from .scene_town import contract_parts, dealt_parts, reputation_track, title_parts, town_parts
from .scene_workshop import dice_in_hand, smith_mat, station_parts, workshop_parts
from .seasons import SEASONS, TURNS
from .state import Ravenshire, ao_of

PHASES = {"production": "production", "season-end": "end", "scoring": "end"}
"""Steps, and the part of a Season they belong to; the others are Gathering."""


def sides(s: Ravenshire) -> list[Side]:
    """Everybody for themselves; and AO, at which nobody sits."""
    found = alone(len(s.smiths))
    return [*found, ao_at(s.ao.sign)] if s.ao is not None else found


def phase(s: Ravenshire) -> Msg | None:
    """Which Season it is, and what of it."""
    what = "setup" if not s.season else PHASES.get(s.step, "gathering")
    return msg(f"fr-phase-{what}", season=s.season, seasons=SEASONS, turn=s.round, turns=TURNS)


def producing(s: Ravenshire) -> bool:
    """Whether somebody is in Production; then the stations stand where else the districts are."""
    return s.step == "production"


def parts(view: View) -> list[AnyPart]:
    """Mats, the track, the town or the stations, contracts, titles, and one's own workshop."""
    s: Ravenshire = view.state
    found: list[AnyPart] = [smith_mat(view, seat) for seat in range(len(s.smiths))]
    if s.ao is not None:
        found.append(view.once("ao", lambda: ao_mat(s, ao_of(s))))
    found.append(view.once("track", lambda: reputation_track(s)))
    if producing(s) and s.active < len(s.smiths):
        found += station_parts(view, s.active)
    else:
        found += view.once("town", lambda: town_parts(view))
    if s.dealt:
        found += dealt_parts(view)
    found += contract_parts(view)
    found += title_parts(view)
    if view.seat is not None:
        found += workshop_parts(view, view.seat)
    for seat in range(len(s.smiths)):
        found += dice_in_hand(view, seat)
    return found
