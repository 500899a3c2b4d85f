"""Prompts: each question in words, with what every answer does."""

from __future__ import annotations

from inglenook.engine.decide import DONE, Decision
from inglenook.engine.game import View
from inglenook.engine.scene import OptionView, Prompt, Select
from inglenook.engine.words import Arg, Msg, msg

from .choose import NO, SAME, YES, copies
from .codex import HOUSE_ICONS, house_name, icon_of, name_of, text_of, type_line
from .content import CARDS
from .fight import targets
from .figures import clash, destroys, has_no_power, left, through, waiting
from .moments import ANY_ORDER
from .query import chain_penalty, hand_size, has_power, key_cost, power
from .registry import ABILITIES, GRANTS
from .state import TITLE, Crucible, creatures, face, house_of, is_creature, tally, title, upgrades
from .turn import END

STEPS = {"start": 1, "house": 2, "main": 3, "close": 5, "next": 5}
STEP_NAMES = tuple(msg(f"kf-step-{name}") for name in ("forge", "house", "main", "ready", "end"))
VERB_ICONS = {
    "play": "card-play", "discard": "card-discard", "reap": "sickle", "fight": "crossed-swords", "action": "lever",
    "omni": "infinity", "unstun": "awareness",
}  # fmt: skip
ANSWER_ICONS = {"yes": "check-mark", "no": "cancel", END: "hourglass", ANY_ORDER: "cycle", SAME: "cycle"}
ORDER = ("play", "action", "omni", "reap", "fight", "unstun", "discard")
"""In which order the deeds of a turn are listed."""
HELPED = ("main", "house", "archives", "mulligan", "order", "mix", "flank")
TOLD = ("mulligan", "archives")
"""Questions whose yes and no say what they do."""
HURT = ("damage", "icon-damage")


def prompt(view: View, decision: Decision) -> Prompt:
    """The open question as a person reads it."""
    s: Crucible = view.state
    step = STEPS.get(s.step, 0)
    own = view.seat == decision.seat
    listed = [key for key in decision.all_keys if key not in decision.picked] if decision.several else decision.keys
    if decision.kind == "main":
        listed = sorted(listed, key=place)
    return Prompt(
        seat=decision.seat,
        kind=decision.kind,
        question=Msg(f"kf-ask-{decision.kind}", arguments(s, decision)),
        help=helped(view, decision),
        step=STEP_NAMES[step - 1] if step else None,
        step_number=step,
        step_count=len(STEP_NAMES) if step else 0,
        steps=STEP_NAMES if step else (),
        rules=cited(s, decision),
        options=tuple(option(view, decision, key) for key in listed) if own else (),
        usual=usual(decision, listed) if own else "",
        select=Select(least=decision.least, most=decision.most) if decision.several else None,
    )


def cited(s: Crucible, decision: Decision) -> tuple[str, ...]:
    """The rules a question is asked by; the very first turn has one of its own."""
    if decision.kind == "house" and first_turn(s):
        return (decision.rule, "KF-K10")
    return ("KF-K10",) if decision.kind == "main" and first_turn(s) else (decision.rule,)


def first_turn(s: Crucible) -> bool:
    """Whether it is the turn in which only one card is played or discarded."""
    return s.duel and s.turn == 1


def place(key: str) -> int:
    """Where a deed stands in the list; what belongs to no card comes last."""
    verb = key.partition(":")[0]
    return ORDER.index(verb) if verb in ORDER else len(ORDER)


def usual(decision: Decision, listed: list[str]) -> str:
    """The answer most people give, where there is one."""
    if decision.kind == "main":
        return END if all(key.startswith("discard:") for key in listed if key != END) else ""
    wanted = {"mulligan": NO, "archives": YES, "order": ANY_ORDER}.get(decision.kind, "")
    return wanted if wanted in listed else ""


def helped(view: View, decision: Decision) -> Msg | None:
    """A line of help: how this question works, or what the card says that asks."""
    if decision.kind in HELPED:
        return Msg(f"kf-help-{decision.kind}", arguments(view.state, decision))
    card = (decision.about or {}).get("card")
    asking = title(view.state, card) if isinstance(card, str) and card else asker(view)
    return text_of(asking) if asking in CARDS and decision.kind != "fight" else None


def asker(view: View) -> str:
    """The title of the card whose ability asks."""
    return next((str(what.args["title"]) for what in reversed(view.trail) if "title" in what.args), "")


def arguments(s: Crucible, decision: Decision) -> dict[str, Arg | list[Msg]]:
    """What a question names: cards, numbers, houses."""
    found: dict[str, Arg | list[Msg]] = {"card": msg("kf-this-card"), "n": 1, "most": decision.most}
    found["many"] = "yes" if decision.several and decision.most > 1 else "no"
    for name, value in (decision.about or {}).items():
        if name in ("card", "target") and isinstance(value, str) and value:
            found[name] = name_of(title(s, value))
        elif name == "house" and isinstance(value, str):
            found[name] = house_name(value)
        else:
            found[name] = value
    if decision.kind == "main":
        found["house"] = house_name(s.house) if s.house else "none"
        found["first"] = "no" if not first_turn(s) else "done" if tally(s, "from-hand") else "yes"
    elif decision.kind == "house":
        found["cost"] = key_cost(s, s.active)
        found["first"] = "yes" if first_turn(s) else "no"
    elif decision.kind == "mulligan":
        found["n"] = len(s.sides[decision.seat].hand)
        found["fewer"] = len(s.sides[decision.seat].hand) - 1
    elif decision.kind == "archives":
        found["n"] = len(s.sides[s.active].archives)
    elif decision.kind == "number":
        found.setdefault("what", "heal")
    return found


# -- answers --------------------------------------------------------------------------------------------------------------


def option(view: View, decision: Decision, key: str) -> OptionView:
    """One answer: what it is, what it does, and what it lights."""
    s: Crucible = view.state
    verb, _, id = key.rpartition(":")
    if verb in VERB_ICONS:
        return deed(s, key, verb, id)
    if "." in key and TITLE[key] in CARDS:
        name = title(s, key)
        note, lights = done_to(s, decision, key), meant(s, decision, key)
        return OptionView(key=key, label=name_of(name), note=note, icon=icon_of(name), lights=lights)
    if decision.kind == "order" and key != ANY_ORDER:
        return waiting_ability(s, key)
    if key in HOUSE_ICONS:
        return OptionView(key=key, label=house_name(key), note=of_house(s, decision, key), icon=HOUSE_ICONS[key])
    if decision.kind == "way" and key in VERB_ICONS:
        return OptionView(key=key, label=Msg(f"kf-way-{key}"), icon=VERB_ICONS.get(key, ""))
    if key.isdigit():
        return numbered(s, decision, key)
    if key == END:
        return end_of_turn(view, decision)
    if decision.kind in TOLD:
        label = Msg(f"kf-answer-{decision.kind}-{key}", arguments(s, decision))
        return OptionView(key=key, label=label, icon=ANSWER_ICONS[key])
    note = beside(s, decision, key) if decision.kind == "flank" else None
    return OptionView(key=key, label=Msg(f"kf-answer-{key}"), note=note, icon=ANSWER_ICONS.get(key, ""))


def meant(s: Crucible, decision: Decision, id: str) -> tuple[str, ...]:
    """What an answer lights: the card and its equals; where several may be chosen, each of them is an answer of its own."""
    return tuple(one for one in copies(s, id) if one == id or one not in decision.all_keys)


def numbered(s: Crucible, decision: Decision, key: str) -> OptionView:
    """A number: of damage to heal, of power to name, of a place in the line."""
    n = int(key)
    label = Msg(f"kf-number-{decision.kind}", {**arguments(s, decision), "n": n})
    struck = (decision.about or {}).get("what") == "power"
    names = [name_of(title(s, id)) for id in creatures(s) if struck and has_power(s, id) and power(s, id) == n]
    return OptionView(key=key, label=label, note=msg("kf-note-struck", cards=names) if names else None)


def beside(s: Crucible, decision: Decision, key: str) -> Msg | None:
    """Next to whom a creature would stand at this end of the line."""
    line = s.sides[int((decision.about or {}).get("side", s.active))].line
    return msg("kf-note-beside", card=name_of(title(s, line[0 if key == "left" else -1]))) if line else None


def deed(s: Crucible, key: str, verb: str, id: str) -> OptionView:
    """Something to do with a card in the main step."""
    name = title(s, id)
    return OptionView(
        key=key,
        label=msg(f"kf-option-{verb}", card=name_of(name)),
        note=effect_of(s, verb, id),
        icon=VERB_ICONS[verb],
        lights=copies(s, id),
        group=Msg(f"kf-group-{verb}"),
    )


def effect_of(s: Crucible, verb: str, id: str) -> Msg | None:
    """What a deed does, as far as it can be said before it is done."""
    name = title(s, id)
    if verb == "play":
        text = text_of(name) or type_line(name)
        n = face(s, id).amber + face(s, id).icons.count("amber")
        return msg("kf-note-bonus", n=n, text=text) if n else text
    if verb in ("action", "omni"):
        return said_by(s, id, verb)
    if verb == "reap":
        have = s.sides[s.active].amber
        said = said_by(s, id, verb)
        return msg("kf-note-reap-and", n=have, then=have + 1, text=said) if said else msg("kf-note-reap", n=have, then=have + 1)
    if verb == "fight" and len(there := targets(s, id)) == 1 and not has_no_power(s, there[0]):
        return msg("kf-note-only", card=name_of(title(s, there[0])), what=outcome(s, id, there[0]))
    return condition(s, id) if verb == "fight" else None


def said_by(s: Crucible, id: str, moment: str) -> Msg | None:
    """The text of what a card does at a moment: its own, and that of the upgrades which grant it more."""
    found = text_of(title(s, id)) if title(s, id) in ABILITIES[moment] else None
    for upgrade in [title(s, one) for one in upgrades(s, id)]:
        text = text_of(upgrade) if upgrade in GRANTS[moment] else None
        if text is not None:
            more = msg("kf-note-granted", card=name_of(upgrade), text=text)
            found = msg("kf-note-and", one=found, two=more) if found else more
    return found


def end_of_turn(view: View, decision: Decision) -> OptionView:
    """The end of the turn; for good where something could still be done and others are there, so that it cannot be undone."""
    s: Crucible = view.state
    mine = s.sides[s.active]
    room = max(hand_size(s, s.active) - len(mine.hand), 0)
    drawn = max(room - chain_penalty(mine.chains), 0) if room else 0
    left_over = any(not key.startswith("discard:") for key in decision.keys if key != END)
    left_over = left_over and sum(seat.human for seat in view.seats) > 1
    note = msg("kf-note-end", n=drawn)
    group = Msg(f"kf-group-{END}")
    return OptionView(key=END, label=Msg(f"kf-answer-{END}"), note=note, icon=ANSWER_ICONS[END], group=group, final=left_over)


def waiting_ability(s: Crucible, key: str) -> OptionView:
    """An ability that waits for its turn: `reap.troll`, `after.warsong:gain`, `assault`."""
    name = key.partition(".")[2].partition(":")[0]
    if not name:
        fighter = s.attacker if key == "assault" else s.defender
        return OptionView(key=key, label=Msg(f"kf-answer-{key}"), lights=(fighter,))
    if name not in CARDS:
        return OptionView(key=key, label=Msg(f"kf-effect-{name}"))
    lights = tuple(id for id in s.control if title(s, id) == name)
    label = msg("kf-option-ability", card=name_of(name))
    return OptionView(key=key, label=label, note=text_of(name), icon=icon_of(name), lights=lights)


def done_to(s: Crucible, decision: Decision, id: str) -> Msg | None:
    """What the answer would do to a card, in figures where there are any; else how it stands."""
    about = decision.about or {}
    if id not in s.control:
        return text_of(title(s, id)) if decision.kind == "play" else type_line(title(s, id))
    if not is_creature(s, id) or has_no_power(s, id):
        return condition(s, id)
    if decision.kind in HURT:
        n = int(about.get("n", 1))
        if destroys(s, id, n):
            return msg("kf-note-dies", side=side_word(s, id))
        shield = "ward" if id in s.warded else "armor" if through(s, id, n + 99) else "law"
        hurt = through(s, id, n)
        return msg("kf-note-hurt", n=hurt, left=left(s, id) - hurt, side=side_word(s, id), shield=shield)
    card = about.get("card")
    if decision.kind == "fight" and isinstance(card, str) and card in s.control:
        return outcome(s, card, id)
    return condition(s, id)


def outcome(s: Crucible, attacker: str, defender: str) -> Msg:
    """How a fight would come out."""
    found = clash(s, attacker, defender)
    if found.eluded:
        return msg("kf-note-elusive")
    if found.kills:
        return msg("kf-note-both") if found.dies else msg("kf-note-kills", back=found.back)
    if found.dies:
        return msg("kf-note-lost", out=found.out)
    return msg("kf-note-blows", out=found.out, back=found.back)


def condition(s: Crucible, id: str) -> Msg | None:
    """How a card stands: whose it is, its power and its wounds."""
    if id not in s.control:
        return None
    if not is_creature(s, id) or face(s, id).keywords.get("no-power"):
        return msg("kf-note-card", side=side_word(s, id))
    return msg("kf-note-creature", side=side_word(s, id), power=power(s, id), damage=s.damage.get(id, 0))


def side_word(s: Crucible, id: str) -> str:
    """Whose a card is to whoever decides: `own`, `foe`, or `mate` where several play together."""
    if s.control.get(id) == s.chooser:
        return "own"
    return "foe" if s.duel or s.control.get(id) == len(s.sides) - 1 else "mate"


def of_house(s: Crucible, decision: Decision, house: str) -> Msg | None:
    """How many cards of a house wait in hand and in play; where one names a house for a card, those it speaks of."""
    if decision.kind != "house":
        counts = (decision.about or {}).get("counts")
        zones = {"discard": s.sides[s.active].discard, "mine": s.sides[s.active].line, "all": creatures(s)}
        if counts not in zones:
            return None
        return msg("kf-note-count", n=sum(is_creature(s, id) and house_of(s, id) == house for id in zones[str(counts)]))
    held, there = waiting(s, s.active, house)
    return msg("kf-note-house", hand=held, play=there)


def answered(key: str) -> Msg | None:
    """What an answer was, by its key: for taking it back."""
    verb, _, id = key.rpartition(":")
    if verb in VERB_ICONS and TITLE[id] in CARDS:
        return msg(f"kf-option-{verb}", card=name_of(TITLE[id]))
    if "." in key and TITLE[key] in CARDS:
        return msg("kf-back-choice", what=name_of(TITLE[key]))
    if key in HOUSE_ICONS:
        return msg("kf-back-choice", what=house_name(key))
    if key in ("left", "right"):
        return Msg(f"kf-back-{key}")
    if key == END:
        return Msg(f"kf-answer-{key}")
    if key.isdigit():
        return msg("kf-back-answer", what=int(key))
    ability = key.partition(".")[2].partition(":")[0]
    if ability in CARDS:
        return msg("kf-back-first", card=name_of(ability))
    return msg("kf-back-answer", what=Msg(f"kf-answer-{key}")) if key in (YES, NO, SAME, ANY_ORDER, DONE) else None
