"""Prompts: each question in words, with what every answer does."""

from __future__ import annotations

from collections.abc import Callable

from inglenook.engine.decide import DONE, Decision
from inglenook.engine.game import View
from inglenook.engine.scene import OptionView, Prompt, Select
from inglenook.engine.words import Msg, msg

from . import challenges, codex
from .adventures import helper_of
from .board import fold_of
from .castle import CASTLE_TREK
from .content import ADVENTURES, EVENTS, HEROES, MAGIC, SPACES
from .items import name_of, value_of
from .movement import walks, where_to
from .rolls import KEEP_IT, REROLL, helper_name, worth
from .score import test_passes
from .state import Kingdom, Roll
from .turn import nap_size

Describe = Callable[[View, Kingdom, Decision, str], OptionView]

STEPS = {"turn": 1, "modify": 2, "move": 3}
"""The movement steps a question belongs to; everything else is the resolving of a space."""


def prompt(view: View, decision: Decision) -> Prompt:
    """The open question as a person reads it."""
    s: Kingdom = view.state
    kind = decision.kind
    step = STEPS.get(kind, 4) if kind != "modify" or (s.roll is not None and s.roll.what == "move") else 4
    keys = [key for key in decision.all_keys if key not in decision.picked]
    if kind == "modify":
        keys.sort(key=_cost)
    options = tuple(DESCRIBE[kind](view, s, decision, key) for key in keys)
    return Prompt(
        seat=decision.seat,
        kind=kind,
        question=_question(view, s, decision),
        step=msg(f"kk-step-name-{step}") if s.turn else None,
        step_number=step if s.turn else 0,
        step_count=4 if s.turn else 0,
        help=_help(s, decision),
        rules=_rules(s, decision),
        options=options,
        usual=KEEP_IT if kind == "modify" and _may_stand(s, decision) else "",
        select=Select(least=0, most=0, usual=tuple(_usual(s, decision))) if decision.several else None,
    )


def _cost(key: str) -> int:
    """Ways to use a roll, those that cost nothing first."""
    if key == KEEP_IT or key.startswith(REROLL):
        return 0
    return 1 if key[1:] in EVENTS or key[1:] == "power" else 2


def _may_stand(s: Kingdom, decision: Decision) -> bool:
    """Whether the result as it lies is one most people would keep: it does not fail."""
    return s.roll is not None and (s.roll.what == "move" or would_pass(s, decision, s.roll.total))


def _question(view: View, s: Kingdom, decision: Decision) -> Msg:
    about = decision.about or {}
    kind = decision.kind
    if kind == "modify" and s.roll is not None:
        if about.get("need") == "kk-need-anything":
            return msg("kk-ask-modify-any", total=s.roll.total)
        if about.get("need"):
            numbers = {name: value for name, value in about.items() if isinstance(value, int)}
            needed = Msg(str(about["need"]), dict(numbers))
            return msg("kk-ask-modify-test", total=s.roll.total, need=needed)
        return msg("kk-ask-modify", total=s.roll.total, what=s.roll.what)
    if kind == "move":
        return msg("kk-ask-move", n=int(about["steps"]))
    if kind in ("restore", "pay"):
        return msg(f"kk-ask-{kind}", most=decision.most)
    if kind == "exhaust":
        return msg("kk-ask-exhaust", n=decision.most)
    if kind == "help" and s.trek is not None:
        adventure = ADVENTURES[s.trek.adventure]
        return msg("kk-ask-help", by=helper_of(adventure, adventure.steps[s.trek.reached]))
    if kind == "place":
        return msg("kk-ask-place", who=view.name(int(about["whom"])), own="yes" if about["whom"] == decision.seat else "no")
    return msg(f"kk-ask-{kind}")


HELPED = ("hero", "turn", "modify", "move", "assign", "garden", "help", "restore")


def _help(s: Kingdom, decision: Decision) -> Msg | None:
    if decision.kind not in HELPED:
        return None
    if (decision.about or {}).get("text"):
        return msg(str((decision.about or {})["text"]))
    if decision.kind == "turn":
        castle = decision.keys[0] == "castle"
        return msg("kk-help-turn-castle" if castle else "kk-help-turn", die=(s.throne == decision.seat and "demon") or "hero")
    return msg(f"kk-help-{decision.kind}")


MORE_RULES = {"modify": ("KK-R47", "KK-R49"), "move": ("KK-R74", "KK-R77"), "assign": ("KK-R102",), "help": ("KK-R112",)}


def _rules(s: Kingdom, decision: Decision) -> tuple[str, ...]:
    return (decision.rule, *MORE_RULES.get(decision.kind, ()))


def _usual(s: Kingdom, decision: Decision) -> list[str]:
    """What most people would pick of several: restore the most valuable, exhaust the least."""
    keys = [key for key in decision.all_keys if key not in decision.picked]
    if decision.kind == "pay":
        return []
    best = sorted(keys, key=value_of, reverse=decision.kind == "restore")[: decision.most - len(decision.picked)]
    return [key for key in keys if key in best]


def _hero(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    return OptionView(key=key, label=msg(f"kk-hero-{key}"), note=msg(f"kk-power-{HEROES[key].power}"), icon=HEROES[key].icon)


def _turn(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    seat = decision.seat
    note = msg(f"kk-note-{key}")
    icon = {"move": "walk", "nap": "night-sleep", "castle": "castle"}[key]
    if key == "nap":
        note = msg("kk-note-nap", n=min(nap_size(s, seat), len(s.spent[seat])), spent=len(s.spent[seat]))
    return OptionView(key=key, label=msg(f"kk-option-{key}"), note=note, icon=icon, lights=(f"hero.{seat}",))


def _modify(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    lying = s.roll
    assert lying is not None
    seat = decision.seat
    if key == KEEP_IT:
        label = msg("kk-option-keep", total=lying.total)
        note, reach = _leads_to(s, decision, lying, lying.total)
        return OptionView(key=key, label=label, note=note, reach=reach, lights=("roll",))
    if key.startswith(REROLL):
        by = key.partition(":")[2]
        return OptionView(key=key, label=msg("kk-option-reroll", by=helper_name(s, seat, by)), note=msg("kk-note-reroll"))
    thing, amount = key[1:], worth(s, seat, key[1:])
    change = lying.change + (amount if key[0] == "+" else -amount)
    total = max(lying.face + change, 0)
    item = thing not in EVENTS and thing != "power"
    name = name_of(thing) if item else helper_name(s, seat, thing)
    note, reach = _leads_to(s, decision, lying, total)
    return OptionView(
        key=key,
        label=msg("kk-option-change", thing=name, change=f"{'+' if key[0] == '+' else '−'}{amount}", total=total),
        note=note,
        reach=reach,
        lights=(f"item.{seat}.{thing}",) if item else (f"card.{thing}",) if thing != "power" else (f"hero-card.{seat}",),
        group=msg("kk-group-items" if item else "kk-group-helpers"),
    )


def _leads_to(s: Kingdom, decision: Decision, lying: Roll, total: int) -> tuple[Msg, tuple[str, ...]]:
    """What a result would do: where one could go, or whether it passes."""
    if lying.what != "move":
        return msg("kk-leads-pass" if would_pass(s, decision, total) else "kk-leads-fail"), ()
    if total == 0:
        return msg("kk-leads-nowhere"), (s.at[decision.seat],)
    ends = where_to(s, decision.seat, total)
    stops = [codex.space_name(space) for space in ends if SPACES[space].kind in ("key", "minor", "whirlpool")]
    if stops:
        return msg("kk-leads-stops", more=len(ends) - len(stops), stops=stops), tuple(ends)
    return msg("kk-leads", n=len(ends)), tuple(ends)


def would_pass(s: Kingdom, decision: Decision, total: int) -> bool:
    """Whether a result would meet what is asked."""
    if s.trek is None or s.trek.adventure == CASTLE_TREK:
        return test_passes(decision, total)
    adventure = ADVENTURES[s.trek.adventure]
    return challenges.passes(adventure.challenge, s.trek.reached, s.trek.last, total)


def _move(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    space = key[3:]
    seat = decision.seat
    others = tuple(sorted({at for other, at in enumerate(s.at) if other != seat}))
    path = walks(fold_of(s), s.at[seat], int((decision.about or {})["steps"]), others)[space]
    note = codex.what_it_does_for(s, seat, space)
    if SPACES[space].kind == "minor":
        note = msg(f"kk-minor-{SPACES[space].entry}-text")
    return OptionView(key=key, label=codex.space_name(space), note=note, lights=(space,), path=path)


def _item(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    if key == DONE:
        return OptionView(key=key, label=msg("kk-option-done"))
    seat = decision.seat
    light = f"item.{seat}.{key}" if decision.kind not in ("magic", "take") else f"magic.{key}"
    if decision.kind == "take":
        light = f"item.{s.magic[key]}.{key}"
    note = codex.magic_text(key)[1] if key in MAGIC else None
    return OptionView(key=key, label=msg("kk-option-item", item=name_of(key), n=value_of(key)), note=note, lights=(light,))


def _seat(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    other = int(key[5:])
    label = msg("kk-option-self", who=view.name(other)) if other == decision.seat else msg("plain", text=view.name(other))
    note = msg("kk-note-seat", n=len(s.pieces[other]), hero=msg(f"kk-hero-{s.heroes[other]}"))
    return OptionView(key=key, label=label, note=note, lights=(f"hero.{other}", f"mat.{other}"))


def _place(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    space = key.partition(":")[2]
    note = codex.what_it_does(space) if space in SPACES else None
    if decision.kind == "garden":
        token = s.face_up.get(space)
        note = codex.token_text(token) if token is not None else msg("kk-token-face-down")
    return OptionView(key=key, label=codex.space_name(space), note=note, lights=(space,))


def _card(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    return OptionView(key=key, label=msg(f"kk-event-{key}"), note=msg(f"kk-event-{key}-text"), lights=(f"card.{key}",))


def _help_option(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    assert s.trek is not None
    needed = challenges.need(ADVENTURES[s.trek.adventure].challenge, s.trek.reached, s.trek.last)
    note = msg(f"kk-note-{key}", need=codex.need_text(needed))
    return OptionView(key=key, label=msg(f"kk-option-{key}"), note=note, lights=("trek",))


DESCRIBE: dict[str, Describe] = {
    "hero": _hero,
    "turn": _turn,
    "modify": _modify,
    "move": _move,
    "restore": _item,
    "exhaust": _item,
    "pay": _item,
    "magic": _item,
    "take": _item,
    "give": _item,
    "assign": _seat,
    "rival": _seat,
    "place": _place,
    "garden": _place,
    "token": _place,
    "recall": _card,
    "help": _help_option,
}
