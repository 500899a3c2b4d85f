"""The questions of the Crucible that the ship answers otherwise: a turn, a fight, a house."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge.codex import house_name, name_of
from inglenook.games.keyforge.fight import targets
from inglenook.games.keyforge.kinds import cards, choices, deeds
from inglenook.games.keyforge.kinds.asked import about
from inglenook.games.keyforge.state import Crucible, title
from inglenook.games.keyforge.turn import END

from ..content import FORTUNE
from ..foretold import blow
from ..laws import pirates, team
from ..score import aboard, clash_worth, deed_worth
from ..state import HEADWIND, TAILWIND, Voyage, ship_id, ship_side
from ..wind import WIND, wind_cost
from .aboard import Chase, ChasePick, voyage

LYING = ("location", "escape", "reference-card")
"""Cards beside the ship that only tell how the chase goes."""


class HouseNamed(Chase, choices.HouseNamed):
    """A house, named for a card; the ship's may be one of them."""

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        if key != FORTUNE:
            return super().option(view, decision, key)
        note = self.note(view.state, decision, key)
        return OptionView(key=FORTUNE, label=house_name(FORTUNE), note=note, icon="pirate-flag")


class House(HouseNamed, choices.House):
    """The active house of a turn."""


class Main(Chase, deeds.Main):
    """A turn; the wind may be turned too."""

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        return turn_wind(view.state) if key == WIND else super().option(view, decision, key)

    def effect_of(self, s: Crucible, verb: str, id: str) -> Msg | None:
        ship = ship_id(voyage(s))
        if verb == "fight" and targets(s, id) == [ship]:
            return msg("kf-note-only", card=name_of(title(s, ship)), what=blow(voyage(s), id))
        return super().effect_of(s, verb, id)

    def end(self, view: View, decision: Decision) -> OptionView:
        """The end of the turn: with nothing left aboard it wins; the wind alone is nothing one would still want to do."""
        s: Voyage = view.state
        one = super().end(view, decision)
        open_keys = [key for key in decision.keys if key not in (END, WIND) and not key.startswith("discard:")]
        ship = s.sides[ship_side(s)]
        note = one.note if ship.amber or ship.keys else msg("rf-note-win", breath="yes" if s.breath else "no")
        return msgspec.structs.replace(one, note=note, final=one.final and bool(open_keys))

    def prefer(self, s: Crucible, decision: Decision) -> Sequence[float]:
        return [deed_worth(voyage(s), decision.seat, key) for key in decision.keys]

    def because(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        """Turning the wind, or a blow at the ship."""
        at = voyage(s)
        if key == WIND:
            return msg("rf-hint-wind", pirates=pirates(at), team=team(at), cost=wind_cost(at))
        verb, _, id = key.partition(":")
        foes = targets(s, id) if verb == "fight" else []
        best = max(foes, key=lambda other: clash_worth(at, id, other), default="")
        return msg("rf-hint-ship", n=aboard(at)) if best == ship_id(at) else super().because(s, decision, key)

    def why_not(self, s: Crucible, decision: Decision, thing: str) -> Reason | None:
        at = voyage(s)
        if thing == WIND:
            return Reason(msg("rf-why-wind", cost=wind_cost(at), n=s.sides[s.active].amber), "RF-R51")
        if thing.rpartition(":")[2] == ship_id(at):
            return Reason(msg("rf-why-ship"), "RF-R23")
        if thing in LYING or thing.startswith("pool-"):
            return Reason(msg("rf-why-reference"), "RF-R23")
        return super().why_not(s, decision, thing)


def turn_wind(s: Voyage) -> OptionView:
    """Lose two æmber and turn the wind."""
    other = TAILWIND if s.wind == HEADWIND else HEADWIND
    return OptionView(
        key=WIND,
        label=msg("rf-option-wind"),
        note=msg("rf-note-wind", cost=wind_cost(s), wind=Msg(f"rf-wind-{other}")),
        icon="windsock",
        lights=("wind",),
        group=msg("rf-group-wind"),
    )


class Fight(ChasePick, cards.Fight):
    """Whom to fight; a blow at the ship costs nothing."""

    def done_to_ship(self, s: Voyage, decision: Decision) -> Msg | None:
        card = about(decision, "card")
        return blow(s, card) if card in s.control else None

    def worth(self, s: Crucible, decision: Decision, key: str) -> float:
        card = about(decision, "card")
        return clash_worth(voyage(s), card, key) if card in s.control else 0.0

    def because(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        """Of the ship it is said what is left aboard."""
        at = voyage(s)
        return msg("rf-hint-ship", n=aboard(at)) if key == ship_id(at) else super().because(s, decision, key)
