"""The questions before one rides: which character, what it carries, where it enters."""

from __future__ import annotations

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from ..actions import after
from ..content import ATTRIBUTES, CHARACTERS, TILES
from ..names import card_name, named, tile_name
from ..state import Albion
from ..stones import value_of
from .asked import Asked, because


class Hero(Asked):
    """Which character to play."""

    id = "hero"
    helped = True

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {"n": int((decision.about or {}).get("player", 0)) + 1, "of": len(view.state.players)}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        id = after(key)
        one = CHARACTERS[id]
        note = msg("al-note-hero", prowess=one.prowess, loyalty=one.loyalty, altruism=one.altruism, wisdom=one.wisdom)
        return OptionView(key=key, label=named("hero", id), note=note, icon=one.head, lights=(f"card:{id}",))

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        """Whoever is good at what nobody else is good at."""
        riding = [who for who, player in enumerate(s.players) if player.character]
        one = CHARACTERS[after(key)]
        worth = 0.1 * one.wounds
        for attribute in ATTRIBUTES:
            worth += max(0, int(getattr(one, attribute)) - max((value_of(s, who, attribute) for who in riding), default=0))
        return worth

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        id = after(thing)
        if id not in CHARACTERS:
            return None
        return because(
            "AL-R172" if id in s.retired else "AL-R11", "retired" if id in s.retired else "taken", hero=named("hero", id)
        )


class Kit(Asked):
    """Which weapon and armour to begin with."""

    id = "kit"
    rules = ("AL-R13",)

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        weapon, _, armour = after(key).partition("+")
        label = card_name(armour) if armour else msg("al-nothing")
        group = card_name(weapon) if weapon else msg("al-nothing")
        return OptionView(key=key, label=label, note=msg("al-note-kit"), icon="shield", group=group)

    def usual(self, s: Albion, decision: Decision) -> tuple[str, ...]:
        return (decision.keys[0],)

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        return because("AL-R12", "kit-taken") if thing.startswith("kit:") else None


class Gate(Asked):
    """Where to enter play."""

    id = "gate"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        tile = after(key)
        return OptionView(key=key, label=tile_name(tile), note=msg("al-note-gate"), icon="castle", lights=(f"tile:{tile}",))

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        """At an exit, spread out."""
        tile = after(key)
        return 0.5 - 0.2 * sum(player.tile == tile for player in s.players) if tile != "round-table" else 0.0

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        return because("AL-R235", "gates") if after(thing) in TILES or thing.startswith("open:") else None


SETUP = (Hero(), Kit(), Gate())
