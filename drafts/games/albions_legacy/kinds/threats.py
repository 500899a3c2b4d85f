"""The questions that threats and the Key-Turn ask: where enemies appear, who takes Spoils, what is used against Despair."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import DONE, Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from ..actions import after
from ..cards_severe import REFUSE, TOKENS
from ..content import NAMED, TILES
from ..defeats import NONE
from ..names import card_name, foe_name, named, threat_name, tile_name
from ..odds import chance_to_beat
from ..places import distances, occupied, players_on
from ..state import Albion
from .asked import Asked, because
from .showing import thing_icon

DESPAIR, CAPTIVE = 0.6, 0.1
"""What bots think they are worth."""
DRAW = {"armoury": 0.4, "item": 0.3, "relic": 0.25}
DECK_ICONS = {"armoury": "swords-emblem", "item": "knapsack", "relic": "chalice-drops"}


def nearest_hero(s: Albion, tile: str) -> int:
    """How far the next character is; 9 if none can come."""
    away = distances(s, tile)
    return min((away[one] for one in occupied(s) if one in away), default=9)


class Spawn(Asked):
    """Where enemies appear, if more tiles fit than are needed."""

    id = "spawn"
    rules = ("AL-R141", "AL-R142")
    helped = True

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        about = decision.about or {}
        return {"n": int(about["n"]), "foe": named("foe", str(about["type"])), "banner": named("banner", str(about["banner"]))}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Albion = view.state
        tile = after(key)
        far = nearest_hero(s, tile)
        note = msg("al-note-spawn-fight") if not far else msg("al-note-spawn", n=far)
        return OptionView(key=key, label=tile_name(tile), note=note, icon=TILES[tile].icon, lights=(f"tile:{tile}",))

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        """Near a character, and on its tile if it is likely to win at once."""
        if key == DONE:
            return 0.0
        tile = after(key)
        token = f"{(decision.about or {})['type']}.1"
        here = [chance_to_beat(s, who, token) for who in players_on(s, tile)]
        return max(here) - 0.5 if here else -0.1 * nearest_hero(s, tile)

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        ranked = sorted(decision.left, key=lambda key: -self.worth(s, decision, key))
        return tuple(ranked[: decision.most - len(decision.picked)])

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        banner = str((decision.about or {})["banner"])
        tile = after(thing)
        if thing.startswith("open:"):
            return because("AL-R141", "no-tile")
        if not thing.startswith(("tile:", "spawn:")) or tile not in TILES:
            return None
        if TILES[tile].banner != banner:
            return because("AL-R141", "banner", tile=tile_name(tile), banner=named("banner", banner))
        return because("AL-R142", "one-each", tile=tile_name(tile))


class Spoils(Asked):
    """Whether tokens are returned for a card, and from which deck it comes."""

    id = "spoils"
    rules = ("AL-R166", "AL-R167")
    helped = True

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        about = decision.about or {}
        return {**super().arguments(view, decision), "threat": threat_name(str(about["threat"])), "n": int(about["n"])}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        n = int((decision.about or {})["n"])
        if key == NONE:
            return OptionView(key=key, label=msg("al-spoils-none"), note=msg("al-note-spoils-none", n=n), icon="prisoner")
        deck = after(key)
        return OptionView(
            key=key, label=named("one", deck), note=msg("al-note-spoils", n=n), icon=DECK_ICONS[deck], lights=(f"deck:{deck}",)
        )

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        return 0.0 if key == NONE else DRAW[after(key)] - CAPTIVE * int((decision.about or {})["n"])

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        if not thing.startswith(("deck:", "spoils:")):
            return None
        empty = after(thing) in DRAW
        return because("AL-R206" if empty else "AL-R165", "spoils-empty" if empty else "spoils-deck")


class Tribute(Asked):
    """What Morholt is given."""

    id = "tribute"

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {"n": int((decision.about or {})["n"])}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        if key == REFUSE:
            return OptionView(
                key=key, label=msg("al-tribute-refuse"), note=msg("al-note-tribute-refuse"), icon="cancel", final=True
            )
        if key == TOKENS:
            return OptionView(key=key, label=msg("al-tribute-tokens"), note=msg("al-note-tribute-tokens"), icon="prisoner")
        card = after(key)
        return OptionView(
            key=key, label=card_name(card), note=msg("al-note-tribute-item"), icon=thing_icon(card), lights=(f"card:{card}",)
        )

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        return -DESPAIR if key == REFUSE else -2 * CAPTIVE if key == TOKENS else -0.25

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        return (max(decision.keys, key=lambda key: self.worth(s, decision, key)),)

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        return because("AL-R97", "tribute") if thing.startswith(("card:", "item:", "mat:")) or thing == TOKENS else None


class Captives(Asked):
    """Which claimed tokens are given up."""

    id = "captives"

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {**super().arguments(view, decision), "n": int((decision.about or {})["n"])}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        token = after(key)
        return OptionView(key=key, label=foe_name(token), note=msg("al-note-captives"), icon="prisoner")

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        """Those without a name first."""
        return 0.0 if key == DONE else -0.5 if after(key) in NAMED else -0.1

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        ranked = sorted(decision.left, key=lambda key: -self.worth(s, decision, key))
        return tuple(ranked[: decision.most - len(decision.picked)])

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        return because("AL-R132", "not-your-captive") if thing.startswith(("foe:", "token:")) else None


THREAT_KINDS = (Spawn(), Spoils(), Tribute(), Captives())
