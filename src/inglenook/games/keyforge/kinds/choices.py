"""Choices that are not of cards: houses, yes and no, numbers, an order, an end of the line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView, Place
from inglenook.engine.words import Arg, Msg, msg

from ..choose import NO, SAME, YES
from ..codex import HOUSE_ICONS, house_name, icon_of, name_of, text_of
from ..content import CARDS, all_houses
from ..figures import waiting
from ..moments import ANY_ORDER
from ..play import LEFT, RIGHT, place_in
from ..query import cannot, foe, has_power, key_cost, power
from ..score import house_worth
from ..state import TITLE, Crucible, creatures, house_of, is_creature, title
from .asked import VERB_ICONS, Asked, about


def first_turn(s: Crucible) -> bool:
    """Whether it is the turn in which only one card is played or discarded."""
    return s.duel and s.turn == 1


class HouseNamed(Asked):
    """A house, named for a card."""

    id = "house-named"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        if key not in HOUSE_ICONS:
            return super().option(view, decision, key)
        return OptionView(key=key, label=house_name(key), note=self.note(view.state, decision, key), icon=HOUSE_ICONS[key])

    def note(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        """How many of those the card speaks of are of this house."""
        zones = {"discard": s.sides[s.active].discard, "mine": s.sides[s.active].line, "all": creatures(s)}
        zone = zones.get(about(decision, "counts"))
        if zone is None:
            return super().note(s, decision, key)
        return msg("kf-note-count", n=sum(is_creature(s, id) and house_of(s, id) == key for id in zone))

    def worth(self, s: Crucible, decision: Decision, key: str) -> float:
        return house_worth(s, foe(s, self.you(s, decision)), key)


class House(HouseNamed):
    """The active house of a turn."""

    id = "house"
    helped = True
    saving = True

    def more(self, s: Crucible, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {"cost": key_cost(s, s.active), "first": "yes" if first_turn(s) else "no"}

    def cites(self, s: Crucible, decision: Decision) -> tuple[str, ...]:
        """The very first turn has a rule of its own."""
        return (decision.rule, "KF-K10") if first_turn(s) else (decision.rule,)

    def note(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        """How many of its cards wait in hand and in play."""
        held, there = waiting(s, s.active, key)
        return msg("kf-note-house", hand=held, play=there)

    def worth(self, s: Crucible, decision: Decision, key: str) -> float:
        return house_worth(s, self.you(s, decision), key)

    def because(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        """How many cards of it can do something, beside the next best house."""
        counts = {house: waiting(s, s.active, house) for house in decision.keys}
        other = max((house for house in decision.keys if house != key), key=lambda house: sum(counts[house]), default=key)
        held, ready = counts[key]
        rest = sum(counts[other])
        return msg("kf-hint-house", house=house_name(key), hand=held, play=ready, other=house_name(other), rest=rest)

    def not_thing(self, s: Crucible, decision: Decision, thing: str) -> Reason | None:
        """A house that cannot be the active one."""
        if thing not in all_houses():
            return super().not_thing(s, decision, thing)
        name = house_name(thing)
        if cannot(s, "house", s.active, thing):
            return Reason(msg("kf-why-house-barred", house=name), "KF-K2")
        mine = thing in s.sides[s.active].houses
        if mine or any(side == s.active and house_of(s, id) == thing for id, side in s.control.items()):
            return Reason(msg("kf-why-house-must", house=name), "KF-K8")
        return Reason(msg("kf-why-house-foreign", house=name), "KF-K8")

    def not_card(self, s: Crucible, decision: Decision, verb: str, id: str) -> Reason | None:
        return Reason(msg("kf-why-house-first"), "KF-K8")


class May(Asked):
    """Whether to do what a card only allows."""

    id = "may"
    wanted = YES
    """The answer of bots."""

    def note(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        return msg("kf-note-nothing") if key == NO else super().note(s, decision, key)

    def worth(self, s: Crucible, decision: Decision, key: str) -> float:
        return float(key == self.wanted)


class Told(May):
    """A yes and no that say what they do."""

    helped = True

    def label(self, view: View, decision: Decision, key: str) -> Msg:
        return Msg(f"kf-answer-{self.id}-{key}", self.arguments(view, decision))

    def note(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        return msg(f"kf-note-{self.id}", key=key)

    def usual(self, s: Crucible, decision: Decision) -> Sequence[str]:
        return (self.wanted,)


class Mulligan(Told):
    """Whether to shuffle the first hand away."""

    id = "mulligan"
    wanted = NO

    def more(self, s: Crucible, decision: Decision) -> dict[str, Arg | list[Msg]]:
        held = len(s.sides[decision.seat].hand)
        return {"n": held, "fewer": held - 1}

    def because(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        """How many cards of one house there are."""
        hand = s.sides[decision.seat].hand
        counts: dict[str, int] = {}
        for id in hand:
            counts[CARDS[TITLE[id]].house] = counts.get(CARDS[TITLE[id]].house, 0) + 1
        best = max(counts, key=lambda house: counts[house])
        return msg("kf-hint-mulligan", house=house_name(best), n=counts[best], hand=len(hand))


class Archives(Told):
    """Whether to pick the archives up."""

    id = "archives"

    def more(self, s: Crucible, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {"n": len(s.sides[s.active].archives)}

    def because(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        mine = s.sides[s.active]
        return msg("kf-hint-archives", n=len(mine.archives), house=sum(1 for id in mine.archives if house_of(s, id) == s.house))


class Order(May):
    """Which of several abilities comes first."""

    id = "order"
    helped = True
    wanted = ANY_ORDER

    def note(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        return msg("kf-note-any-order") if key == ANY_ORDER else super().note(s, decision, key)

    def usual(self, s: Crucible, decision: Decision) -> Sequence[str]:
        return (ANY_ORDER,) if ANY_ORDER in decision.left else ()

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        """An ability that waits for its turn: `reap.troll`, `after.warsong:gain`, `assault`."""
        s: Crucible = view.state
        if key in (ANY_ORDER, SAME):
            return super().option(view, decision, key)
        name = key.partition(".")[2].partition(":")[0]
        if not name:
            fighter = s.attacker if key == "assault" else s.defender
            return OptionView(key=key, label=Msg(f"kf-answer-{key}"), note=msg("kf-note-before-fight"), lights=(fighter,))
        if name not in CARDS:
            return OptionView(key=key, label=Msg(f"kf-effect-{name}"), note=msg("kf-note-card-says"))
        lights = tuple(id for id in s.control if title(s, id) == name)
        label, note = msg("kf-option-ability", card=name_of(name)), text_of(name) or msg("kf-note-card-says")
        return OptionView(key=key, label=label, note=note, icon=icon_of(name), lights=lights)


class Flank(May):
    """At which end of the line a creature comes to stand."""

    id = "flank"
    helped = True
    wanted = RIGHT

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        """A place in the line."""
        s: Crucible = view.state
        found = super().option(view, decision, key)
        if key == SAME:
            return found
        card, side = about(decision, "card"), line_of(s, decision)
        index = place_in(s.sides[side].line, key)
        there, fact = Place(zone=f"line:{side}", index=index), keys_then(s, moved(s, card, side, index))
        return replace(found, icon=icon_of(title(s, card)), place=there, source=card, fact=fact)

    def note(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        """Next to whom it would stand there."""
        if key.isdigit():
            return msg("kf-note-between")
        line = s.sides[line_of(s, decision)].line
        return msg("kf-note-beside", card=name_of(title(s, line[0 if key == LEFT else -1]))) if line else None

    def not_thing(self, s: Crucible, decision: Decision, thing: str) -> Reason | None:
        return Reason(msg("kf-why-flank"), "KF-K18") if thing.isdigit() else super().not_thing(s, decision, thing)


def line_of(s: Crucible, decision: Decision) -> int:
    """The side in whose line it comes to stand."""
    return int((decision.about or {}).get("side", s.active))


def moved(s: Any, id: str, side: int, index: int) -> Crucible:
    """The table with a creature at this place of a line."""
    then: Crucible = s.copy()
    for other in then.sides:
        if id in other.line:
            other.line.remove(id)
    then.sides[side].line.insert(index, id)
    then.control[id] = side
    return then


def keys_then(s: Crucible, then: Crucible) -> Msg | None:
    """Whose keys would cost something else: one's own, and in a duel the opponent's."""
    sides = {"own": s.chooser} | ({"foe": foe(s, s.chooser)} if s.duel else {})
    costs = {whose: (key_cost(s, side), key_cost(then, side)) for whose, side in sides.items()}
    told = [msg("kf-key-then", whose=whose, now=now, then=later) for whose, (now, later) in costs.items() if now != later]
    return msg("kf-fact-keys", keys=told) if told else None


class Way(Asked):
    """How a card is used."""

    id = "way"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        if key not in VERB_ICONS:
            return super().option(view, decision, key)
        return OptionView(key=key, label=Msg(f"kf-way-{key}"), note=msg(f"kf-note-way-{key}"), icon=VERB_ICONS[key])

    def worth(self, s: Crucible, decision: Decision, key: str) -> float:
        return {"fight": 1.0, "reap": 2.0, "action": 3.0, "omni": 2.5}.get(key, 0.0)


class Number(Asked):
    """How much."""

    id = "number"

    def more(self, s: Crucible, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {} if about(decision, "what") else {"what": "heal"}

    def note(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        """Whom a named power strikes."""
        if about(decision, "what") != "power":
            return super().note(s, decision, key)
        names = [name_of(title(s, id)) for id in creatures(s) if has_power(s, id) and power(s, id) == int(key)]
        return msg("kf-note-struck", cards=names) if names else msg("kf-note-nothing")
