"""Hints: why an answer looks good, with the figures behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from inglenook.engine.decide import DONE, Decision
from inglenook.engine.game import View
from inglenook.engine.words import Msg, msg

from . import odds
from .adventures import helper
from .board import fold_of
from .castle import CASTLE_TREK
from .codex import space_name, what_it_does
from .content import ADVENTURES, SPACES, TOKENS, DieId
from .demon import die_of
from .items import active, owned, value_of
from .movement import where_to
from .rolls import KEEP_IT, REROLL, worth
from .score import chance_after, companions_of, end_worth, goals, seen_tokens, steps_to, test_passes
from .state import Kingdom
from .turn import nap_size


def hint(view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
    """A reason for this answer."""
    s: Kingdom = view.state
    explain = EXPLAIN.get(decision.kind)
    found = explain(view, s, decision, keys) if explain is not None and keys else None
    return found or msg("kk-hint-best", n=len(decision.keys))


def percent(chance: float) -> int:
    return round(100 * chance)


def _die(s: Kingdom, seat: int) -> DieId:
    return "demon" if die_of(s, seat) == "demon" else "hero"


def _chance_with(s: Kingdom, seat: int, id: str, items: Sequence[str]) -> float:
    """The chance in a key adventure with these items active."""
    own = companions_of(s, seat)
    helped = odds.helped(id, ADVENTURES[id].item in items, own)
    knack = odds.knack_of(s.heroes[seat], own, "adventure")
    return odds.chance_of(id, tuple(value_of(item) for item in items), _die(s, seat), helped, knack=knack)


def _castle_with(s: Kingdom, seat: int, items: Sequence[str]) -> float:
    knack = odds.knack_of(s.heroes[seat], companions_of(s, seat), "castle")
    return odds.castle_chance(tuple(value_of(item) for item in items), _die(s, seat), seen_tokens(s), knack=knack)


def _after_nap(s: Kingdom, seat: int) -> list[str]:
    """The items that would be active after a nap, the most valuable restored first."""
    spent = sorted(s.spent[seat], key=value_of, reverse=True)
    return active(s, seat) + spent[: nap_size(s, seat)]


def _next_adventure(s: Kingdom, seat: int) -> str | None:
    """The nearest key adventure the seat still wants."""
    steps = steps_to(fold_of(s), s.at[seat]) if s.at[seat] in SPACES else {}
    wanted = [goal for goal in (goals(s, seat) if steps else []) if SPACES[goal].kind == "key"]
    return min(wanted, key=lambda goal: steps[goal], default=None)


def _turn(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    seat = decision.seat
    if decision.keys[0] == "castle":
        now, later = _castle_with(s, seat, active(s, seat)), _castle_with(s, seat, _after_nap(s, seat))
        return msg("kk-hint-castle", now=percent(now), later=percent(later))
    adventure = _next_adventure(s, seat)
    if adventure is None:
        steps = steps_to(fold_of(s), s.at[seat])
        near = min((steps[goal] for goal in goals(s, seat)), default=None)
        return msg("kk-hint-turn-whirlpool", n=near) if near is not None and keys[0] == "move" else None
    now, later = _chance_with(s, seat, adventure, active(s, seat)), _chance_with(s, seat, adventure, _after_nap(s, seat))
    id = "kk-hint-turn-nap" if keys[0] == "nap" else "kk-hint-turn-move"
    return msg(id, now=percent(now), later=percent(later), adventure=msg(f"kk-adventure-{adventure}"))


def _modify(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    lying, seat, key = s.roll, decision.seat, keys[0]
    if lying is None or key.startswith(REROLL):
        return None
    amount = 0 if key == KEEP_IT else worth(s, seat, key[1:]) * (1 if key[0] == "+" else -1)
    total = max(lying.face + lying.change + amount, 0)
    if s.trek is not None:
        now, keep = chance_after(s, seat, key, total), chance_after(s, seat, KEEP_IT, lying.total)
        if key == KEEP_IT:
            return msg("kk-hint-trek-keep", now=percent(now))
        return msg("kk-hint-trek", now=percent(now), keep=percent(keep))
    if lying.what == "move" and total:
        ends = where_to(s, seat, total)
        if ends:
            best = max(ends, key=lambda space: end_worth(s, seat, space))
            return msg("kk-hint-move-result", total=total, space=space_name(best), does=what_it_does(best))
    if lying.what == "event":
        return msg("kk-hint-test", **{"pass": "yes" if test_passes(decision, total) else "no"})
    return None


def _move(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    space, seat = keys[0][3:], decision.seat
    if SPACES[space].kind == "key" and ADVENTURES[space].colour not in s.pieces[seat]:
        now = _chance_with(s, seat, space, active(s, seat))
        return msg("kk-hint-move-key", now=percent(now), adventure=msg(f"kk-adventure-{space}"))
    steps = steps_to(fold_of(s), space)
    wanted = [goal for goal in goals(s, seat) if steps.get(goal)]
    if not wanted:
        return None
    nearest = min(wanted, key=lambda goal: steps[goal])
    return msg("kk-hint-move-goal", n=steps[nearest], space=space_name(nearest))


def _restore(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    seat = decision.seat
    adventure = _next_adventure(s, seat)
    chosen = [key for key in keys if key != DONE]
    if adventure is None or not chosen:
        return None
    before = _chance_with(s, seat, adventure, active(s, seat))
    now = _chance_with(s, seat, adventure, [*active(s, seat), *chosen])
    return msg("kk-hint-restore", now=percent(now), before=percent(before), adventure=msg(f"kk-adventure-{adventure}"))


def _rival(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    other = int(keys[0][5:])
    return msg("kk-hint-rival", who=view.name(other), n=len(s.pieces[other])) if other != decision.seat else None


def _value(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    return msg("kk-hint-value", n=value_of(keys[0])) if keys[0] != DONE else None


def _help(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    if s.trek is None or s.trek.adventure == CASTLE_TREK:
        return None
    seat, trek = decision.seat, s.trek
    adventure = ADVENTURES[trek.adventure]
    helped = tuple(n for n, step in enumerate(adventure.steps) if helper(s, seat, adventure, step))
    items = tuple(value_of(item) for item in owned(s, seat) if item in active(s, seat))
    chance = odds.chance_of(trek.adventure, items, _die(s, seat), helped, trek.reached + 1, trek.last)
    return msg("kk-hint-walk", now=percent(chance))


def _garden(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    space = keys[0][7:]
    if space in s.face_up:
        return msg("kk-hint-garden", n=TOKENS[s.face_up[space]].restore)
    left = [TOKENS[token].restore for token in s.face_down["garden"]]
    return msg("kk-hint-garden-unknown", n=f"{sum(left) / len(left):.1f}") if left else None


Explain = Callable[[View, Kingdom, Decision, Sequence[str]], Msg | None]

EXPLAIN: dict[str, Explain] = {
    "turn": _turn,
    "modify": _modify,
    "move": _move,
    "restore": _restore,
    "assign": _rival,
    "rival": _rival,
    "magic": _value,
    "take": _value,
    "exhaust": _value,
    "give": _value,
    "help": _help,
    "garden": _garden,
}
