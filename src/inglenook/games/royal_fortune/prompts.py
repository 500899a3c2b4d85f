"""Prompts of a chase: those of KeyForge, and the few that the ship adds."""

from __future__ import annotations

import msgspec

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.scene import OptionView, Prompt
from inglenook.engine.view import own_words
from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge import prompts as crucible
from inglenook.games.keyforge.choose import NO
from inglenook.games.keyforge.state import SIDES

from .state import HEADWIND, TAILWIND, Voyage, chests, ship_id, ship_side
from .wind import WIND, wind_cost

STEP_NAMES = (*crucible.STEP_NAMES, msg("rf-step-ship"))
SHIP_STEPS = ("chest", "cards", "line", "engines", "home")
HELPED = ("turn-order", "escape", "prey")


def prompt(view: View, decision: Decision) -> Prompt:
    """The open question, with the ship's turn as the last step of every turn."""
    s: Voyage = view.state
    found = crucible.prompt(view, decision)
    number = len(STEP_NAMES) if s.step in SHIP_STEPS else found.step_number
    return msgspec.structs.replace(
        found,
        help=Msg(f"kf-help-{decision.kind}") if decision.kind in HELPED else found.help,
        step=STEP_NAMES[number - 1] if number else None,
        step_number=number,
        step_count=len(STEP_NAMES) if number else 0,
        steps=STEP_NAMES if number else (),
        options=tuple(option(view, decision, one) for one in found.options),
    )


def option(view: View, decision: Decision, one: OptionView) -> OptionView:
    """An answer that only a chase has; the others are as they are."""
    s: Voyage = view.state
    if one.key == WIND:
        return turn_wind(s)
    if one.key.startswith("key:"):
        return give_key(view, one.key)
    if decision.kind == "turn-order":
        seat = SIDES.index(one.key)
        return OptionView(key=one.key, label=own_words(view.name(seat)), lights=(f"mat:{seat}",))
    if decision.kind == "escape" and one.key == NO:
        return OptionView(key=NO, label=msg("rf-option-let-go"), icon="sinking-ship", final=True)
    if one.key == ship_id(s):
        return msgspec.structs.replace(one, note=hurt(s))
    return one


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
    _, letter, colour = key.split(":")
    seat = SIDES.index(letter)
    label = msg("rf-option-key", key=Msg(f"kf-key-{colour}"), who=view.name(seat))
    return OptionView(key=key, label=label, note=msg("rf-note-key"), icon="broken-skull", lights=(f"mat:{seat}",), final=True)


def hurt(s: Voyage) -> Msg:
    """What the ship would lose, however hard it is hit."""
    have = s.sides[ship_side(s)].amber
    return msg("rf-note-ship", amber=have, left=max(have - 1, 0), chests=chests(s))


def answered(key: str) -> Msg | None:
    """What an answer was, by its key: for taking it back."""
    return msg("rf-option-wind") if key == WIND else crucible.answered(key)
