"""Prompts: each question in words, with what every answer does."""

from __future__ import annotations

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.scene import OptionView, Prompt, Select
from inglenook.engine.words import Arg, Msg, msg

from .content import CARDS
from .moments import ANY_ORDER
from .query import key_cost, power
from .scene import HOUSE_ICONS, house_name, icon_of, lines_of, name_of
from .state import TITLE, Crucible, face, is_creature, title
from .turn import END

STEPS = {"start": 1, "house": 2, "main": 3, "close": 4, "next": 4}
STEP_NAMES = tuple(msg(f"kf-step-{name}") for name in ("forge", "house", "main", "end"))
VERB_ICONS = {
    "play": "card-play", "discard": "card-discard", "reap": "sickle", "fight": "crossed-swords", "action": "lever",
    "omni": "infinity", "unstun": "awareness",
}  # fmt: skip
ANSWER_ICONS = {"yes": "check-mark", "no": "cancel", END: "hourglass", ANY_ORDER: "cycle"}


def prompt(view: View, decision: Decision) -> Prompt:
    """The open question as a person reads it."""
    s: Crucible = view.state
    step = STEPS.get(s.step, 0)
    own = view.seat == decision.seat
    listed = [key for key in decision.all_keys if key not in decision.picked] if decision.several else decision.keys
    return Prompt(
        seat=decision.seat,
        kind=decision.kind,
        question=Msg(f"kf-ask-{decision.kind}", arguments(s, decision)),
        help=Msg(f"kf-help-{decision.kind}") if decision.kind in HELPED else None,
        step=STEP_NAMES[step - 1] if step else None,
        step_number=step,
        step_count=len(STEP_NAMES) if step else 0,
        steps=STEP_NAMES if step else (),
        rules=(decision.rule,),
        options=tuple(option(s, decision, key) for key in listed) if own else (),
        select=Select(least=decision.least, most=decision.most) if decision.several else None,
    )


HELPED = ("main", "house", "archives", "mulligan", "order", "mix")


def arguments(s: Crucible, decision: Decision) -> dict[str, Arg | list[Msg]]:
    """What a question names: cards, numbers, houses."""
    found: dict[str, Arg | list[Msg]] = {"card": msg("kf-this-card"), "n": 1, "most": decision.most}
    for name, value in (decision.about or {}).items():
        if name == "card" and isinstance(value, str) and value:
            found[name] = name_of(title(s, value))
        elif name == "house" and isinstance(value, str):
            found[name] = house_name(value)
        else:
            found[name] = value
    if decision.kind == "main":
        found["house"] = house_name(s.house) if s.house else msg("kf-house-none")
    if decision.kind == "house":
        found["cost"] = key_cost(s, s.active)
    return found


def option(s: Crucible, decision: Decision, key: str) -> OptionView:
    """One answer: what it is, what it does, and what it lights."""
    verb, _, id = key.rpartition(":")
    if verb in VERB_ICONS:
        return deed(s, key, verb, id)
    if "." in key and TITLE[key] in CARDS:
        name = title(s, key)
        return OptionView(key=key, label=name_of(name), note=condition(s, key), icon=icon_of(name), lights=(key,))
    if decision.kind == "order" and "." in key:
        return waiting_ability(s, key)
    if key in HOUSE_ICONS:
        return OptionView(key=key, label=house_name(key), note=in_hand(s, key), icon=HOUSE_ICONS[key])
    if decision.kind == "way":
        return OptionView(key=key, label=Msg(f"kf-way-{key}"), icon=VERB_ICONS.get(key, ""))
    if key.isdigit():
        return OptionView(key=key, label=Msg(f"kf-number-{decision.kind}", {"n": int(key)}))
    return OptionView(key=key, label=Msg(f"kf-answer-{key}"), icon=ANSWER_ICONS.get(key, ""), final=key == END)


def deed(s: Crucible, key: str, verb: str, id: str) -> OptionView:
    """Something to do with a card in the main step."""
    name = title(s, id)
    note = lines_of(name)[0] if verb in ("play", "action", "omni") else condition(s, id) if verb == "fight" else None
    return OptionView(
        key=key,
        label=msg(f"kf-option-{verb}", card=name_of(name)),
        note=note,
        icon=VERB_ICONS[verb],
        lights=(id,),
        group=Msg(f"kf-group-{verb}"),
        final=verb == "discard",
    )


def waiting_ability(s: Crucible, key: str) -> OptionView:
    """An ability that waits for its turn: `reap.troll`."""
    name = key.partition(".")[2].partition(":")[0]
    lights = tuple(id for id in s.control if title(s, id) == name)
    return OptionView(
        key=key, label=msg("kf-option-ability", card=name_of(name)), note=lines_of(name)[0], icon=icon_of(name), lights=lights
    )


def condition(s: Crucible, id: str) -> Msg | None:
    """How a creature stands: its power and its wounds."""
    if id not in s.control or not is_creature(s, id) or face(s, id).keywords.get("no-power"):
        return None
    return msg("kf-note-creature", power=power(s, id), damage=s.damage.get(id, 0))


def in_hand(s: Crucible, house: str) -> Msg:
    """How many cards of a house wait in hand and in play."""
    side = s.sides[s.active]
    held = sum(1 for id in side.hand if CARDS[TITLE[id]].house == house)
    there = sum(1 for id in [*side.line, *side.artifacts] if face(s, id).house == house and id not in s.tired)
    return msg("kf-note-house", hand=held, play=there)
