"""What one has: items to restore, exhaust or pay with, magic items that change hands, companions that come back."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import DONE, Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from ..board import in_castle
from ..content import EVENTS, ITEMS, MAGIC
from ..figures import chance_in, chance_in_castle, told
from ..items import active, name_of, value_of
from ..scene import item_icon
from ..score import next_adventure
from ..state import Kingdom
from .asked import Asked, because


class Item(Asked):
    """One item, or several."""

    def light(self, s: Kingdom, seat: int, item: str) -> str:
        """The part that stands for it."""
        return f"item.{seat}.{item}"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        note = self.does(key)
        label = msg("kk-option-item", item=name_of(key), n=value_of(key))
        lights = (self.light(view.state, decision.seat, key),)
        return OptionView(key=key, label=label, note=note, icon=item_icon(key), lights=lights)

    def does(self, item: str) -> Msg:
        """What becomes of it; of a magic item one takes or gives, what it can do."""
        return msg(f"kk-magic-{item}-short")

    def because(self, view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
        return msg("kk-hint-value", n=value_of(keys[0])) if keys[0] != DONE else None


class Restore(Item):
    """Which exhausted items turn up again."""

    id = "restore"
    helped = True

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {"most": decision.most}

    def does(self, item: str) -> Msg:
        return msg("kk-note-restore")

    def usual(self, s: Kingdom, decision: Decision) -> Sequence[str]:
        """The most valuable."""
        best = sorted(decision.left, key=value_of, reverse=True)[: decision.most - len(decision.picked)]
        return [key for key in decision.left if key in best]

    def worth(self, s: Kingdom, decision: Decision, key: str) -> float:
        return 0.0 if key == DONE else 0.1 + value_of(key)

    def because(self, view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
        """The chance in what comes next, with these items and without."""
        seat = decision.seat
        chosen = [key for key in (*decision.picked, *keys) if key != DONE]
        if not chosen or s.trek is not None:
            return None
        now = active(s, seat)
        if in_castle(s.at[seat]):
            before, after = chance_in_castle(s, seat, now), chance_in_castle(s, seat, [*now, *chosen])
            return msg("kk-hint-restore-castle", now=told(s, seat, after), before=told(s, seat, before))
        adventure = next_adventure(s, seat)
        if adventure is None:
            return None
        before, after = chance_in(s, seat, adventure, now), chance_in(s, seat, adventure, [*now, *chosen])
        name = msg(f"kk-adventure-{adventure}")
        return msg("kk-hint-restore", now=told(s, seat, after), before=told(s, seat, before), adventure=name)

    def not_own_item(self, s: Kingdom, decision: Decision, item: str) -> Reason | None:
        if item in s.spent[decision.seat]:
            return because("KK-R61", "itself", item=name_of(item))
        return because("KK-R41", "active", item=name_of(item))


class Cheap(Item):
    """Items one would rather keep."""

    def worth(self, s: Kingdom, decision: Decision, key: str) -> float:
        return 0.0 if key == DONE else -0.1 - value_of(key)


class Exhaust(Cheap):
    """Which items are exhausted."""

    id = "exhaust"

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {"n": decision.most}

    def does(self, item: str) -> Msg:
        magic = item in MAGIC and MAGIC[item].effect is not None
        return super().does(item) if magic else msg("kk-note-exhaust")

    def usual(self, s: Kingdom, decision: Decision) -> Sequence[str]:
        """The least valuable."""
        if not decision.several:
            return ()
        least = sorted(decision.left, key=value_of)[: decision.most - len(decision.picked)]
        return [key for key in decision.left if key in least]


class Pay(Cheap):
    """With which items events are paid for."""

    id = "pay"

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {"most": decision.most}

    def does(self, item: str) -> Msg:
        return msg("kk-note-pay")

    def because(self, view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
        return None


class Give(Cheap):
    """Which magic item is given away."""

    id = "give"

    def not_item(self, s: Kingdom, decision: Decision, item: str, thing: str) -> Reason | None:
        return because("KK-R43", "only-magic") if item in ITEMS else super().not_item(s, decision, item, thing)


class Magic(Item):
    """Which magic item one takes from the side."""

    id = "magic"

    def light(self, s: Kingdom, seat: int, item: str) -> str:
        return f"magic.{item}"

    def worth(self, s: Kingdom, decision: Decision, key: str) -> float:
        return float(value_of(key))

    def not_own_item(self, s: Kingdom, decision: Decision, item: str) -> Reason | None:
        return because("KK-R57" if item in MAGIC else "KK-R18", "yours", item=name_of(item))


class Take(Magic):
    """Which magic item one takes from its owner."""

    id = "take"

    def light(self, s: Kingdom, seat: int, item: str) -> str:
        return f"item.{s.magic[item]}.{item}"

    def not_item(self, s: Kingdom, decision: Decision, item: str, thing: str) -> Reason | None:
        return because("KK-R43", "only-magic") if item in ITEMS else super().not_item(s, decision, item, thing)


class Recall(Asked):
    """Which companion comes back from the discard pile."""

    id = "recall"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        label, note = msg(f"kk-event-{key}"), msg("kk-note-recall")
        return OptionView(key=key, label=label, note=note, icon=EVENTS[key].icon, lights=(f"card.{key}",))

    def not_card(self, s: Kingdom, decision: Decision, card: str) -> Reason | None:
        return because(decision.rule, "not-in-discard", card=msg(f"kk-event-{card}"))
