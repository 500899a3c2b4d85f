"""What all questions of the quest share: the steps of a turn, and why not.

A thing is the id of a part (`item.0.sword`, `hero.1`, `wc05`, `deck`) or the key of an answer (`+sword`, `go:wc05`, `nap`).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Kind, Reason
from inglenook.engine.scene import Odds, OptionView
from inglenook.engine.words import Arg, Msg, msg

from ..board import in_castle, visible
from ..castle import has_whole_key
from ..codex import space_name
from ..content import CASTLE, EVENTS, HEROES, ITEMS, MAGIC, SPACES
from ..items import active, name_of
from ..state import Kingdom

STEP_NAMES = tuple(msg(f"kk-step-name-{n}") for n in range(1, 5))


class Asked(Kind[Kingdom]):
    """A question of the quest. Where it says nothing else, it belongs to the resolving of a space."""

    words = "kk"
    at = 4
    """In which of the four steps of a turn it is asked."""

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {}

    def help(self, view: View, decision: Decision) -> Msg | None:
        return msg(self.word("help"), most=decision.most) if self.helped else None

    def steps(self, s: Kingdom, decision: Decision) -> tuple[Msg, ...]:
        return STEP_NAMES if s.turn else ()

    def step(self, s: Kingdom, decision: Decision) -> Msg | None:
        return STEP_NAMES[self.at - 1] if s.turn else None

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        """The figures behind it; else only that nothing looked better."""
        found = self.because(view, view.state, decision, keys) if keys else None
        return found or msg("kk-hint-best", n=len(decision.keys))

    def because(self, view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
        """A reason for an answer, with figures."""
        return None

    # -- why not ----------------------------------------------------------------------------------------------------------

    def why_not(self, s: Kingdom, decision: Decision, thing: str) -> Reason | None:
        name = bare(thing)
        if name in SPACES or name in CASTLE:
            return self.not_space(s, decision, name)
        if name in ITEMS or name in MAGIC:
            return self.not_item(s, decision, name, thing)
        if name in HEROES:
            return self.not_hero(s, decision, name)
        if name in EVENTS:
            return self.not_card(s, decision, name)
        if thing.startswith(("seat:", "hero.", "mat.", "hero-card.")) and name.isdigit() and int(name) < len(s.heroes):
            return self.not_seat(s, decision, int(name))
        return self.not_thing(s, decision, name, thing)

    def not_space(self, s: Kingdom, decision: Decision, space: str) -> Reason | None:
        """A space of the kingdom or the castle."""
        return None

    def not_item(self, s: Kingdom, decision: Decision, item: str, thing: str) -> Reason | None:
        """An item or a magic item, of anybody."""
        owner = owner_in(thing) if item in ITEMS else s.magic.get(item)
        if owner is None and item in MAGIC:
            return because("KK-R58", "unowned", item=name_of(item))
        if owner is not None and owner != decision.seat:
            return because("KK-R57" if item in MAGIC else "KK-R18", "not-yours", item=name_of(item), seat=owner)
        return self.not_own_item(s, decision, item)

    def not_own_item(self, s: Kingdom, decision: Decision, item: str) -> Reason | None:
        """An item of one's own."""
        return because("KK-R42", "exhausted", item=name_of(item)) if item not in active(s, decision.seat) else None

    def not_hero(self, s: Kingdom, decision: Decision, hero: str) -> Reason | None:
        """A hero, by name."""
        return self.not_seat(s, decision, s.heroes.index(hero)) if hero in s.heroes else None

    def not_seat(self, s: Kingdom, decision: Decision, seat: int) -> Reason | None:
        """A player, by figure or mat."""
        return None

    def not_card(self, s: Kingdom, decision: Decision, card: str) -> Reason | None:
        """An event card."""
        if EVENTS[card].kind != "companion":
            return because("KK-R90", "deck")
        owner = s.companions.get(card)
        if owner is None:
            return because("KK-R95", "companion-nobody", card=msg(f"kk-event-{card}"))
        if owner != decision.seat:
            return because("KK-R95", "companion-other", card=msg(f"kk-event-{card}"), seat=owner)
        return self.not_companion(s, decision, card)

    def not_companion(self, s: Kingdom, decision: Decision, card: str) -> Reason | None:
        """A companion of one's own."""
        return None

    def not_thing(self, s: Kingdom, decision: Decision, name: str, thing: str) -> Reason | None:
        """Whatever else lies there, and what one does with a turn."""
        seat = decision.seat
        if name == "castle":
            return None if in_castle(s.at[seat]) else self.not_castle(s, seat)
        if name == "nap":
            return because("KK-R116", "no-stop") if s.trek is not None else self.no_nap(s)
        if name == "move":
            return because("KK-R148", "in-garden") if in_castle(s.at[seat]) else None
        if name == "throne-die":
            return because("KK-R97", "demon-space")
        if name in ("deck", "discard"):
            return because("KK-R90", "deck")
        if name in ("supply", "red", "green", "blue"):
            return because("KK-R161", "piece")
        return None

    def not_castle(self, s: Kingdom, seat: int) -> Reason:
        """Going up from outside."""
        if has_whole_key(s, seat):
            return because("KK-R140", "whirlpool")
        return because("KK-R2", "no-key", n=len(s.pieces[seat]))

    def no_nap(self, s: Kingdom) -> Reason | None:
        """A nap, outside of an adventure."""
        return None


class OnTheRoad(Asked):
    """A question of a turn that leads to a space."""

    def not_space(self, s: Kingdom, decision: Decision, space: str) -> Reason | None:
        seat = decision.seat
        if in_castle(s.at[seat]):
            return because("KK-R148", "in-garden")
        if space in CASTLE:
            return because("KK-R140", "whirlpool") if has_whole_key(s, seat) else because("KK-R156", "no-road")
        if not visible(s, space):
            return because("KK-R37", "hidden", space=space_name(space))
        if SPACES[space].kind == "void":
            return because("KK-R83", "void")
        return self.not_yet(s, decision, space)

    def not_yet(self, s: Kingdom, decision: Decision, space: str) -> Reason | None:
        """A space one could walk on."""
        return None


def because(rule: str, id: str, seat: int | None = None, **args: Arg) -> Reason:
    """A reason of the quest."""
    return Reason(msg(f"kk-why-{id}", **args), rule, seat)


def with_odds(option: OptionView, odds: Odds | None) -> OptionView:
    """An answer and the chance it leaves, where that is known."""
    return replace(option, odds=odds) if odds is not None else option


def bare(thing: str) -> str:
    """The id inside a part id or an option key."""
    name = thing.rpartition(":")[2]
    if name[:1] in "+-":
        name = name[1:]
    return name.rpartition(".")[2] if "." in name else name


def owner_in(thing: str) -> int | None:
    """Whose item a part is: 0 of `item.0.sword`."""
    parts = thing.split(".")
    return int(parts[1]) if len(parts) == 3 and parts[0] == "item" and parts[1].isdigit() else None
