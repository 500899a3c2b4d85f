"""Prompts of a chase: those of KeyForge, and the few that the ship adds."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.scene import OptionView, Prompt
from inglenook.engine.view import own_words
from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge import prompts as crucible
from inglenook.games.keyforge.choose import NO
from inglenook.games.keyforge.codex import house_name, name_of, text_of
from inglenook.games.keyforge.fight import targets
from inglenook.games.keyforge.state import SIDES, title
from inglenook.games.keyforge.turn import END

from .content import FORTUNE, LOCATIONS
from .foretold import blow, hits, hunted, left_in_pool, scorched, singed
from .state import HEADWIND, TAILWIND, Voyage, players, ship_id, ship_side
from .wind import WIND, wind_cost

STEP_NAMES = (*crucible.STEP_NAMES, msg("rf-step-ship"))
SHIP_STEPS = ("chest", "cards", "line", "engines", "home")
HELPED = ("turn-order", "escape")
GUARD = "RF-R92"
"""By which rule it is asked who steps in for another."""
STAYS = ("destroy", "return", "archive", "purge", "shuffle", "deck-top", "control")
"""What nobody can do to the ship: it cannot be destroyed, nor leave its line."""
RULES = {"search": "RF-R137"}
"""Questions of cards with a rule of their own."""


def prompt(view: View, decision: Decision) -> Prompt:
    """The open question, with the ship's turn as the last step of every turn."""
    s: Voyage = view.state
    found = crucible.prompt(view, decision)
    number = len(STEP_NAMES) if s.step in SHIP_STEPS else found.step_number
    asks = QUESTIONS.get(decision.kind)
    return msgspec.structs.replace(
        found,
        question=asks(view, decision) if asks is not None else found.question,
        help=helped(view, decision) or found.help,
        rules=(RULES[decision.kind],) if decision.kind in RULES else found.rules,
        step=STEP_NAMES[number - 1] if number else None,
        step_number=number,
        step_count=len(STEP_NAMES) if number else 0,
        steps=STEP_NAMES if number else (),
        options=tuple(option(view, decision, one) for one in found.options),
    )


def about(decision: Decision, what: str) -> str:
    """What a question names, as a word."""
    return str((decision.about or {}).get(what, ""))


# -- questions ------------------------------------------------------------------------------------------------------------


def helped(view: View, decision: Decision) -> Msg | None:
    """A line of help where the one of KeyForge does not do; of a hunter it is told on its card whom it hunts."""
    s: Voyage = view.state
    if crucible.asker(view) in LOCATIONS and decision.kind not in crucible.HELPED:
        return Msg(f"rf-location-{s.here}-text")
    if decision.kind == "prey" and (decision.rule == GUARD or about(decision, "card") in s.enraged):
        return msg("kf-help-prey", why="guard" if decision.rule == GUARD else "enraged")
    return Msg(f"kf-help-{decision.kind}") if decision.kind in HELPED else None


def ask_order(view: View, decision: Decision) -> Msg:
    """Who goes first, and after that who goes second."""
    return msg("kf-ask-turn-order", place=len(players(view.state)) - len(decision.keys) + 1)


def ask_prey(view: View, decision: Decision) -> Msg:
    """Whom a creature attacks; of several with one name it is said which."""
    s: Voyage = view.state
    hunter = about(decision, "card")
    line = s.sides[s.control[hunter]].line
    twins = sum(title(s, id) == title(s, hunter) for id in line) > 1
    asked = "guard" if decision.rule == GUARD else "twin" if twins else "one"
    return msg("kf-ask-prey", card=name_of(title(s, hunter)), place=line.index(hunter) + 1, asked=asked)


def ask_mix(view: View, decision: Decision) -> Msg:
    """Which kind of æmber: whose it is, and what becomes of it."""
    s: Voyage = view.state
    side, card = int(about(decision, "side")), about(decision, "card")
    name = name_of(title(s, card)) if card else ""
    n = int(about(decision, "n"))
    what = msg(f"rf-mix-{about(decision, 'why')}", n=n, whose=whose(s, side), who=view.name(side), card=name)
    return msg("kf-ask-mix", what=what, n=n)


def whose(s: Voyage, side: int) -> str:
    """A side as who decides sees it: `own`, `mate` or `ship`."""
    return "ship" if side == ship_side(s) else "own" if side == s.chooser else "mate"


QUESTIONS: dict[str, Callable[[View, Decision], Msg]] = {"turn-order": ask_order, "prey": ask_prey, "mix": ask_mix}


# -- answers --------------------------------------------------------------------------------------------------------------


def option(view: View, decision: Decision, one: OptionView) -> OptionView:
    """An answer that only a chase has; the others are as they are."""
    s: Voyage = view.state
    if one.key == WIND:
        return turn_wind(s)
    if one.key == END:
        return end_of_turn(s, decision, one)
    if one.key == FORTUNE:
        note = crucible.of_house(s, decision, FORTUNE)
        return OptionView(key=FORTUNE, label=house_name(FORTUNE), note=note, icon="pirate-flag")
    if one.key.startswith("key:"):
        return give_key(view, one.key)
    if decision.kind == "turn-order":
        seat = SIDES.index(one.key)
        return OptionView(key=one.key, label=own_words(view.name(seat)), lights=(f"mat:{seat}",))
    if decision.kind == "escape" and one.key == NO:
        return OptionView(key=NO, label=msg("rf-option-let-go"), icon="sinking-ship", final=True)
    if decision.kind == "mix":
        return portion(s, decision, one.key)
    note = noted(s, decision, one.key)
    return msgspec.structs.replace(one, note=note) if note is not None else one


def noted(s: Voyage, decision: Decision, key: str) -> Msg | None:
    """What an answer of KeyForge does in a chase, where that is something else."""
    verb, _, id = key.partition(":")
    if verb == "fight" and decision.kind == "main" and targets(s, id) == [ship_id(s)]:
        return msg("kf-note-only", card=name_of(title(s, ship_id(s))), what=blow(s, id))
    if decision.kind == "search":
        return text_of(title(s, key))
    if decision.kind == "prey" and key in s.control:
        return hunted(s, about(decision, "card"), key, guarding=decision.rule == GUARD)
    if key != ship_id(s):
        return None
    if decision.kind == "fight" and about(decision, "card") in s.control:
        return blow(s, about(decision, "card"))
    if decision.kind in crucible.HURT:
        return hits(s, 1, about(decision, "given").split().count(key))
    return msg("rf-note-stays") if decision.kind in STAYS else None


def end_of_turn(s: Voyage, decision: Decision, one: OptionView) -> OptionView:
    """The end of the turn: with nothing left aboard it wins; the wind alone is nothing one would still want to do."""
    open_keys = [key for key in decision.keys if key not in (END, WIND) and not key.startswith("discard:")]
    ship = s.sides[ship_side(s)]
    note = one.note if ship.amber or ship.keys else msg("rf-note-win", breath="yes" if s.breath else "no")
    return msgspec.structs.replace(one, note=note, final=one.final and bool(open_keys))


def portion(s: Voyage, decision: Decision, key: str) -> OptionView:
    """So much dark æmber and the rest ordinary: what it burns where it goes, or what it leaves behind."""
    n, dark = int(about(decision, "n")), int(key)
    side, to, card = int(about(decision, "side")), int(about(decision, "to")), about(decision, "card")
    label = msg("rf-option-mix", n=n, dark=dark, plain=n - dark)
    if to >= 0:
        note = scorched(s, to, dark, whose(s, to))
    elif about(decision, "why") in ("capture", "store"):
        note = singed(s, card, dark)
    else:
        note = left_in_pool(s, side, card, n, dark)
    return OptionView(key=key, label=label, note=note, icon="crystal-growth" if dark else "cut-diamond")


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


def give_key(view: View, key: str) -> OptionView:
    """A forged key of somebody, given up for good."""
    s: Voyage = view.state
    _, letter, colour = key.split(":")
    seat = SIDES.index(letter)
    label = msg("rf-option-key", key=Msg(f"kf-key-{colour}"), who=view.name(seat))
    note = msg("rf-note-key", left=sum(len(s.sides[side].keys) for side in players(s)) - 1)
    return OptionView(key=key, label=label, note=note, icon="broken-skull", lights=(f"mat:{seat}",), final=True)


def answered(key: str) -> Msg | None:
    """What an answer was, by its key: for taking it back."""
    if key == FORTUNE:
        return house_name(FORTUNE)
    return msg("rf-option-wind") if key == WIND else crucible.answered(key)
