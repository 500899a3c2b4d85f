"""The questions that only a chase has: who goes first, whom the crew hunts, dark æmber, an escape, a search."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.view import own_words
from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge.choose import NO
from inglenook.games.keyforge.codex import name_of, text_of
from inglenook.games.keyforge.content import CARDS
from inglenook.games.keyforge.figures import clash
from inglenook.games.keyforge.kinds.asked import about
from inglenook.games.keyforge.state import SIDES, Crucible, title

from ..foretold import hunted, left_in_pool, scorched, singed
from ..score import prey_worth
from ..state import Voyage, players, ship_id, ship_side
from .aboard import Chase, ChasePick, voyage

GUARD = "RF-R92"
"""By which rule it is asked who steps in for another."""


class TurnOrder(Chase):
    """Who goes first, and after that who goes second."""

    id = "turn-order"
    helped = True

    def question(self, view: View, decision: Decision) -> Msg:
        return msg("kf-ask-turn-order", place=len(players(view.state)) - len(decision.keys) + 1)

    def help(self, view: View, decision: Decision) -> Msg | None:
        return msg("kf-help-turn-order")

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        seat = SIDES.index(key)
        return OptionView(key=key, label=own_words(view.name(seat)), note=msg("rf-note-order"), lights=(f"mat:{seat}",))

    def not_thing(self, s: Crucible, decision: Decision, thing: str) -> Reason | None:
        seat = thing.removeprefix("mat:")
        if thing == f"mat:{ship_side(voyage(s))}":
            return Reason(msg("rf-why-ship"), "RF-R23")
        placed = seat.isdigit() and int(seat) in players(voyage(s))
        return Reason(msg("rf-why-placed"), "RF-R21", int(seat)) if placed else super().not_thing(s, decision, thing)


class Prey(ChasePick):
    """Whom a creature of the crew attacks."""

    id = "prey"

    def question(self, view: View, decision: Decision) -> Msg:
        """Of several with one name it is said which."""
        s: Voyage = view.state
        hunter = about(decision, "card")
        line = s.sides[s.control[hunter]].line
        twins = sum(title(s, id) == title(s, hunter) for id in line) > 1
        asked = "guard" if decision.rule == GUARD else "twin" if twins else "one"
        return msg("kf-ask-prey", card=name_of(title(s, hunter)), place=line.index(hunter) + 1, asked=asked)

    def help(self, view: View, decision: Decision) -> Msg | None:
        """Of a hunter it is told on its card whom it hunts."""
        if decision.rule == GUARD or about(decision, "card") in view.state.enraged:
            return msg("kf-help-prey", why="guard" if decision.rule == GUARD else "enraged")
        return super().help(view, decision)

    def done_to(self, s: Crucible, decision: Decision, id: str) -> Msg | None:
        if id not in s.control:
            return super().done_to(s, decision, id)
        return hunted(voyage(s), about(decision, "card"), id, guarding=decision.rule == GUARD)

    def prefer(self, s: Crucible, decision: Decision) -> Sequence[float]:
        hunter = about(decision, "card")
        return [prey_worth(voyage(s), hunter, key) if hunter in s.control else 0.0 for key in decision.keys]

    def because(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        """How the hunter fares against this one."""
        card = about(decision, "card")
        if card not in s.control or key not in s.control:
            return None
        found = clash(s, card, key)
        word = "strikes" if found.dies else "falls" if found.kills else "stands"
        return msg(f"rf-hint-prey-{word}", card=name_of(title(s, key)), foe=name_of(title(s, card)), n=found.out)

    def not_card(self, s: Crucible, decision: Decision, verb: str, id: str) -> Reason | None:
        if id in s.control:
            return Reason(msg("rf-why-not-prey", card=name_of(title(s, id))), "RF-R89")
        return super().not_card(s, decision, verb, id)


class Mix(Chase):
    """Which kind of æmber: whose it is, and what becomes of it."""

    id = "mix"
    helped = True

    def question(self, view: View, decision: Decision) -> Msg:
        s: Voyage = view.state
        side, card, n = int(about(decision, "side")), about(decision, "card"), int(about(decision, "n"))
        name = name_of(title(s, card)) if card else ""
        what = msg(f"rf-mix-{about(decision, 'why')}", n=n, whose=whose(s, side), who=view.name(side), card=name)
        return msg("kf-ask-mix", what=what, n=n)

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        """So much dark æmber and the rest ordinary: what it burns where it goes, or what it leaves behind."""
        n, dark = int(about(decision, "n")), int(key)
        label = msg("rf-option-mix", n=n, dark=dark, plain=n - dark)
        note, icon = self.note(view.state, decision, key), "crystal-growth" if dark else "cut-diamond"
        return OptionView(key=key, label=label, note=note, icon=icon)

    def note(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        at, dark, card = voyage(s), int(key), about(decision, "card")
        side, to = int(about(decision, "side")), int(about(decision, "to"))
        if to >= 0:
            return scorched(at, to, dark, whose(at, to))
        if about(decision, "why") in ("capture", "store"):
            return singed(at, card, dark)
        return left_in_pool(at, side, card, int(about(decision, "n")), dark)

    def worth(self, s: Crucible, decision: Decision, key: str) -> float:
        """Take no dark æmber; but let the ship lose it, and give it to whoever takes from the team."""
        taking = s.step == "main" and s.defender != ship_id(voyage(s))
        return -float(key) if taking else float(key)

    def because(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        """Dark æmber burns where it goes; what is spent goes nowhere."""
        moves = int((decision.about or {}).get("to", -1)) >= 0 or about(decision, "why") in ("capture", "store")
        return msg("rf-hint-mix") if moves and key == "0" else None


def whose(s: Voyage, side: int) -> str:
    """A side as who decides sees it: `own`, `mate` or `ship`."""
    return "ship" if side == ship_side(s) else "own" if side == s.chooser else "mate"


class Escape(Chase):
    """Whose key is given up, so that the ship does not get away."""

    id = "escape"
    helped = True

    def help(self, view: View, decision: Decision) -> Msg | None:
        return msg("kf-help-escape")

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        if key == NO:
            note = msg("rf-note-let-go")
            return OptionView(key=NO, label=msg("rf-option-let-go"), note=note, icon="sinking-ship", final=True)
        _, letter, colour = key.split(":")
        seat = SIDES.index(letter)
        label = msg("rf-option-key", key=Msg(f"kf-key-{colour}"), who=view.name(seat))
        note = msg("rf-note-key", left=keys_left(view.state))
        return OptionView(key=key, label=label, note=note, icon="broken-skull", lights=(f"mat:{seat}",), final=True)

    def worth(self, s: Crucible, decision: Decision, key: str) -> float:
        return 0.0 if key == NO else 1.0 + len(s.sides[SIDES.index(key.split(":")[1])].keys)

    def because(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        """What a key is for."""
        return None if key == NO else msg("rf-hint-escape", keys=keys_left(voyage(s)))

    def not_thing(self, s: Crucible, decision: Decision, thing: str) -> Reason | None:
        seat = thing.removeprefix("mat:")
        mate = seat.isdigit() and int(seat) in players(voyage(s))
        return Reason(msg("rf-why-no-key"), decision.rule, int(seat)) if mate else super().not_thing(s, decision, thing)


def keys_left(s: Voyage) -> int:
    """How many keys the team has after one is given up."""
    return sum(len(s.sides[side].keys) for side in players(s)) - 1


class Search(ChasePick):
    """Which card the ship finds."""

    id = "search"

    def cites(self, s: Crucible, decision: Decision) -> tuple[str, ...]:
        return ("RF-R137",)

    def done_to(self, s: Crucible, decision: Decision, id: str) -> Msg | None:
        return text_of(title(s, id)) or super().done_to(s, decision, id)

    def prefer(self, s: Crucible, decision: Decision) -> Sequence[float]:
        """The least harm: an upgrade before an artifact."""
        return [float(CARDS[title(s, key)].type == "upgrade") for key in decision.keys]
