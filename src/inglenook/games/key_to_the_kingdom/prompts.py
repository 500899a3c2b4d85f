"""Prompts: each question in words, with what every answer does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from inglenook.engine.decide import DONE, Decision
from inglenook.engine.game import View
from inglenook.engine.scene import OptionView, Prompt, Select
from inglenook.engine.words import Msg, msg

from . import challenges, codex
from .adventures import helper_of
from .board import Fold, fold_of
from .boards import space_icon
from .castle import CASTLE_TREK
from .content import ADVENTURES, CASTLE, EVENTS, HEROES, ITEMS, MAGIC, SPACES, TOKENS
from .items import name_of, value_of
from .movement import Walk, ends, in_the_way, walks
from .rolls import KEEP_IT, REROLL, adjust, helper_name, items_per_roll, signed, uses, worth
from .scene import DIE_ICONS, KEPT, item_icon
from .score import test_passes
from .state import Kingdom, Roll
from .turn import nap_size

Describe = Callable[[View, Kingdom, Decision, str], OptionView]

STEPS = {"turn": 1, "modify": 2, "move": 3}
"""The movement steps a question belongs to; everything else is the resolving of a space."""
STEP_NAMES = tuple(msg(f"kk-step-name-{n}") for n in range(1, 5))


def prompt(view: View, decision: Decision) -> Prompt:
    """The open question as a person reads it."""
    s: Kingdom = view.state
    kind = decision.kind
    step = STEPS.get(kind, 4) if kind != "modify" or (s.roll is not None and s.roll.what == "move") else 4
    return Prompt(
        seat=decision.seat,
        kind=kind,
        question=_question(view, s, decision),
        step=STEP_NAMES[step - 1] if s.turn else None,
        step_number=step if s.turn else 0,
        step_count=len(STEP_NAMES) if s.turn else 0,
        steps=STEP_NAMES if s.turn else (),
        help=_help(s, decision),
        rules=_rules(s, decision),
        options=_options(view, s, decision) if view.seat == decision.seat else (),
        usual=KEEP_IT if kind == "modify" and _may_stand(s, decision) else "",
        select=Select(least=0, most=0, usual=tuple(_usual(s, decision))) if decision.several else None,
    )


def _options(view: View, s: Kingdom, decision: Decision) -> tuple[OptionView, ...]:
    """Every answer, as the one who is asked sees it; nobody else is shown them."""
    keys = [key for key in decision.all_keys if key not in decision.picked]
    if decision.kind == "modify":
        keys.sort(key=_cost)
    describe = DESCRIBE[decision.kind]
    return tuple(describe(view, s, decision, key) for key in keys)


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
    if decision.kind == "modify" and s.roll is not None:
        return msg("kk-help-modify", items=items_per_roll(s, decision.seat, s.roll))
    return msg(f"kk-help-{decision.kind}", most=decision.most)


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
    seat, hero = decision.seat, s.heroes[decision.seat]
    if key == KEEP_IT:
        return _keep(lying.die, lying.total, _lead(view, s, decision, lying, key, lying.total))
    if key.startswith(REROLL):
        by = key.partition(":")[2]
        label = msg("kk-option-reroll", by=helper_name(s, seat, by))
        return OptionView(key=key, label=label, note=msg("kk-note-reroll"), icon="rolling-dices", lights=("roll",))
    amount = worth(s, seat, key[1:])
    total = max(lying.face + lying.change + (amount if key[0] == "+" else -amount), 0)
    return _change(key, seat, hero, amount, total, _lead(view, s, decision, lying, key, total))


Lead = str | tuple[Fold, str, tuple[str, ...]]
"""What a result leads to: pass or fail; or, for a move, from where it is made, past whom."""


def _lead(view: View, s: Kingdom, decision: Decision, lying: Roll, key: str, total: int) -> Lead:
    if lying.what == "move":
        fold, at, others = view.once("kk-from", lambda: (fold_of(s), s.at[decision.seat], _others(s, decision.seat)))
        return fold, at, in_the_way(fold, at, total, others)
    if would_pass(s, decision, total):
        return "kk-leads-pass"
    return "kk-leads-more" if key != KEEP_IT and _more_would_pass(s, decision, lying, key) else "kk-leads-fail"


def _more_would_pass(s: Kingdom, decision: Decision, lying: Roll, key: str) -> bool:
    """Whether other changes on top of this one would pass."""
    seat = decision.seat
    after = replace(lying, used=[*lying.used])
    adjust(after, key, worth(s, seat, key[1:]))
    used = [use[1:] for use in after.used]
    return any(
        would_pass(s, decision, max(after.face + after.change + signed(s, seat, more), 0))
        or _more_would_pass(s, decision, after, more)
        for more in uses(s, seat, after)
        if more[1:] not in used
    )


def _others(s: Kingdom, seat: int) -> tuple[str, ...]:
    """Where the other figures stand."""
    return tuple(sorted({at for other, at in enumerate(s.at) if other != seat}))


@lru_cache(maxsize=KEPT)
def _keep(die: str, total: int, lead: Lead) -> OptionView:
    note, reach = _leads_to(lead, total)
    label = msg("kk-option-keep", total=total)
    return OptionView(key=KEEP_IT, label=label, note=note, icon=DIE_ICONS[die], reach=reach, lights=("roll",))


@lru_cache(maxsize=KEPT)
def _change(key: str, seat: int, hero: str, amount: int, total: int, lead: Lead) -> OptionView:
    """Use an item, a companion or the power on the result."""
    thing = key[1:]
    if thing == "power":
        name, icon, light = msg(f"kk-hero-{hero}"), HEROES[hero].icon, f"hero-card.{seat}"
    elif thing in EVENTS:
        name, icon, light = msg(f"kk-event-{thing}"), EVENTS[thing].icon, f"card.{thing}"
    else:
        name, icon, light = name_of(thing), item_icon(thing), f"item.{seat}.{thing}"
    note, reach = _leads_to(lead, total)
    return OptionView(
        key=key,
        label=msg("kk-option-change", thing=name, change=f"{'+' if key[0] == '+' else '−'}{amount}", total=total),
        note=note,
        icon=icon,
        reach=reach,
        lights=(light,),
        group=msg("kk-group-items" if light.startswith("item.") else "kk-group-helpers"),
    )


def _leads_to(lead: Lead, total: int) -> tuple[Msg, tuple[str, ...]]:
    """What a result would do: where one could go, or whether it passes."""
    if isinstance(lead, str):
        return msg(lead), ()
    fold, at, others = lead
    if total == 0:
        return msg("kk-leads-nowhere"), (at,)
    there = ends(fold, at, total, others)
    stops = [codex.space_name(space) for space in there if SPACES[space].kind in ("key", "minor", "whirlpool")]
    if stops:
        return msg("kk-leads-stops", more=len(there) - len(stops), stops=stops), there
    return msg("kk-leads", n=len(there)), there


def would_pass(s: Kingdom, decision: Decision, total: int) -> bool:
    """Whether a result would meet what is asked."""
    if s.trek is None or s.trek.adventure == CASTLE_TREK:
        return test_passes(decision, total)
    adventure = ADVENTURES[s.trek.adventure]
    return challenges.passes(adventure.challenge, s.trek.reached, s.trek.last, total)


def _walks_of(s: Kingdom, decision: Decision) -> dict[str, Walk]:
    """A walk to each space where the move can end."""
    fold, at, steps = fold_of(s), s.at[decision.seat], int((decision.about or {})["steps"])
    return _walks(fold, at, steps, in_the_way(fold, at, steps, _others(s, decision.seat)))


@lru_cache(maxsize=KEPT)
def _walks(fold: Fold, start: str, steps: int, others: tuple[str, ...]) -> dict[str, Walk]:
    return walks(fold, start, steps, others)


def _move(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    space = key[3:]
    seat = decision.seat
    path = view.once("kk-walks", lambda: _walks_of(s, decision))[space]
    note = codex.what_it_does_for(s, seat, space)
    if SPACES[space].kind == "minor":
        note = msg(f"kk-minor-{SPACES[space].entry}-text")
    return OptionView(key=key, label=codex.space_name(space), note=note, icon=space_icon(space), lights=(space,), path=path)


def _item(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    if key == DONE:
        return OptionView(key=key, label=msg("kk-option-done"))
    seat = decision.seat
    light = f"item.{seat}.{key}" if decision.kind not in ("magic", "take") else f"magic.{key}"
    if decision.kind == "take":
        light = f"item.{s.magic[key]}.{key}"
    note = codex.magic_text(key)[1] if key in MAGIC else None
    label = msg("kk-option-item", item=name_of(key), n=value_of(key))
    return OptionView(key=key, label=label, note=note, icon=item_icon(key), lights=(light,))


def _seat(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    other = int(key[5:])
    label = msg("kk-option-self", who=view.name(other)) if other == decision.seat else msg("plain", text=view.name(other))
    hero = s.heroes[other]
    note = msg("kk-note-seat", n=len(s.pieces[other]), hero=msg(f"kk-hero-{hero}"))
    return OptionView(key=key, label=label, note=note, icon=HEROES[hero].icon, lights=(f"hero.{other}", f"mat.{other}"))


def _place(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    space = key.partition(":")[2]
    note = codex.what_it_does(space) if space in SPACES else None
    icon = space_icon(space)
    if decision.kind == "garden":
        token = s.face_up.get(space)
        note = codex.token_text(token) if token is not None else msg("kk-token-face-down")
        icon = TOKENS[token].icon if token is not None else icon
    return OptionView(key=key, label=codex.space_name(space), note=note, icon=icon, lights=(space,))


def _card(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    label, note = msg(f"kk-event-{key}"), msg(f"kk-event-{key}-text")
    return OptionView(key=key, label=label, note=note, icon=EVENTS[key].icon, lights=(f"card.{key}",))


def _help_option(view: View, s: Kingdom, decision: Decision, key: str) -> OptionView:
    assert s.trek is not None
    needed = challenges.need(ADVENTURES[s.trek.adventure].challenge, s.trek.reached, s.trek.last)
    note = msg(f"kk-note-{key}", need=codex.need_text(needed))
    icon = {"walk": "walk", "roll": "rolling-dices"}[key]
    return OptionView(key=key, label=msg(f"kk-option-{key}"), note=note, icon=icon, lights=("trek",))


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


def answered(key: str) -> Msg | None:
    """What an answer is called once it is given, so that it can be taken back by name."""
    thing = key.partition(":")[2] or key.lstrip("+-")
    if thing in ITEMS or thing in MAGIC:
        return name_of(thing)
    if thing in SPACES or thing in CASTLE:
        return codex.space_name(thing)
    if thing in HEROES:
        return msg(f"kk-hero-{thing}")
    if thing in EVENTS:
        return msg(f"kk-event-{thing}")
    if thing == "power":
        return msg("kk-answer-power")
    return msg(f"kk-answer-{key}") if key in (KEEP_IT, "move", "nap", "castle", "walk", "roll") else None
