"""Production: which die works at which station, and how often it does what is done there."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from .. import icons
from ..content import OVERTIME, STATIONS
from ..figures import nothing_left
from ..members import workshop_dice
from ..names import band_of, die_called, named
from ..overtime import NIGHT_FORGE
from ..production import CLOSE, NIGHT
from ..scene_workshop import station_brings
from ..state import Ravenshire
from .asked import Asked
from .choices import workshop_die
from .reasons import because, no_talisman, why_no_work


class Station(Asked):
    """A die and a station, `m5>kiln`, by night where one is already at work, `m5>kiln+night`; or Production is closed."""

    id = "station"
    helped = True

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {"n": len(workshop_dice(view.state.smiths[decision.seat]))}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Ravenshire = view.state
        if key == CLOSE:
            left = len(workshop_dice(s.smiths[decision.seat]))
            return OptionView(
                key=key,
                label=msg("fr-close"),
                note=msg("fr-note-close", n=left),
                icon=icons.PLACE["rest"],
                final=left > 0,
                group=die_called(decision.keys[0].partition(">")[0]) if len(decision.keys) > 1 else None,
            )
        die, _, where = key.partition(">")
        id = where.removesuffix(NIGHT)
        by_night = msg("fr-fact-night", n=OVERTIME[NIGHT_FORGE].cost) if id != where else None
        return OptionView(
            key=key,
            label=named("station", id),
            note=station_brings(id, band_of(die), tuple(s.smiths[decision.seat].upgrades)),
            icon=STATIONS[id].icon,
            lights=(f"station:{id}",),
            group=die_called(die),
            fact=by_night,
            source=next(iter(workshop_die(s, decision.seat, die)), ""),
            target=f"station:{id}",
        )

    def listed(self, s: Ravenshire, decision: Decision) -> Sequence[str]:
        """To close stands beside the answers of the first die."""
        first = decision.left[0][:2]
        return sorted(decision.left, key=lambda key: (key[:2] != first and key != CLOSE, key[:2] != first))

    def usual(self, s: Ravenshire, decision: Decision) -> Sequence[str]:
        return (CLOSE,) if decision.keys[0] == CLOSE else ()

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        if key == CLOSE:
            return nothing_left(s, decision.seat)
        die, _, where = key.partition(">")
        id = where.removesuffix(NIGHT)
        what = station_brings(id, band_of(die), tuple(s.smiths[decision.seat].upgrades))
        return msg("fr-hint-station", die=die_called(die), station=named("station", id), what=what)

    def not_station(self, s: Ravenshire, decision: Decision, id: str) -> Reason | None:
        return why_no_work(s, decision.seat, id, workshop_dice(s.smiths[decision.seat]))

    def not_own_die(self, s: Ravenshire, seat: int, place: str) -> Reason | None:
        if place.isdigit():
            return because("FR-B87", "die-spare")
        return because("FR-B55", "die-works") if place.partition(".")[0] in STATIONS else no_talisman(s, seat)

    def not_key(self, s: Ravenshire, decision: Decision, key: str) -> Reason | None:
        die, _, where = key.partition(">")
        id = where.removesuffix(NIGHT)
        if id not in STATIONS:
            return None
        dice = workshop_dice(s.smiths[decision.seat])
        return why_no_work(s, decision.seat, id, [die]) if die in dice else because("FR-B55", "no-such-die")
