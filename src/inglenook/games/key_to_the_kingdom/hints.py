"""Hints: why an answer looks good, with the figures behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from inglenook.engine.decide import DONE, Decision
from inglenook.engine.game import View
from inglenook.engine.words import Msg, msg

from .board import fold_of, in_castle
from .castle import has_whole_key
from .codex import space_name, what_it_does_for
from .content import ADVENTURES, SPACES, TOKENS
from .figures import best_after_nap, chance_in, chance_in_castle, chance_kept, told, ways
from .items import active, value_of
from .movement import where_to
from .rolls import ITEM_KEYS, KEEP_IT, REROLL, signed
from .score import end_worth, goals, steps_to, test_passes
from .state import Kingdom


def hint(view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
    """A reason for this answer."""
    s: Kingdom = view.state
    explain = EXPLAIN.get(decision.kind)
    found = explain(view, s, decision, keys) if explain is not None and keys else None
    return found or msg("kk-hint-best", n=len(decision.keys))


def next_adventure(s: Kingdom, seat: int) -> str | None:
    """The nearest key adventure the seat still wants."""
    if in_castle(s.at[seat]):
        return None
    steps = steps_to(fold_of(s), s.at[seat])
    wanted = [goal for goal in goals(s, seat) if SPACES[goal].kind == "key"]
    return min(wanted, key=lambda goal: steps[goal], default=None)


def _turn(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    seat = decision.seat
    if decision.keys[0] == "castle":
        return _castle(s, seat)
    adventure = next_adventure(s, seat)
    if adventure is None and keys[0] == "nap" and has_whole_key(s, seat):
        return _castle(s, seat)
    if adventure is None:
        steps = steps_to(fold_of(s), s.at[seat])
        near = min((steps[goal] for goal in goals(s, seat)), default=None)
        return msg("kk-hint-turn-whirlpool", n=near) if near is not None and keys[0] == "move" else None
    in_it: Callable[[Sequence[str]], float] = partial(chance_in, s, seat, adventure)
    now, later = in_it(active(s, seat)), best_after_nap(s, seat, in_it)
    id = "kk-hint-turn-nap" if keys[0] == "nap" else "kk-hint-turn-move"
    return msg(id, now=told(s, seat, now), later=told(s, seat, later), adventure=msg(f"kk-adventure-{adventure}"))


def _castle(s: Kingdom, seat: int) -> Msg:
    in_it: Callable[[Sequence[str]], float] = partial(chance_in_castle, s, seat)
    now, later = in_it(active(s, seat)), best_after_nap(s, seat, in_it)
    return msg("kk-hint-castle", now=told(s, seat, now), later=told(s, seat, later))


def _modify(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    key = keys[0]
    if s.roll is None or key.startswith(REROLL):
        return None
    if s.trek is not None:
        return _trek(s, decision, key)
    if s.roll.what == "move":
        return _result(s, decision.seat, key)
    return _test(s, decision, key)


def _trek(s: Kingdom, decision: Decision, key: str) -> Msg:
    """On an adventure: the chance to finish, by this answer and by another."""
    seat = decision.seat
    best = {
        other: max(chance_kept(way, seat) for way in ways(s, seat, other))
        for other in decision.keys
        if not other.startswith(REROLL)
    }
    now, most = best[key], max(best.values())
    if key == KEEP_IT and most == 0:
        return msg("kk-hint-test-lost")
    if key != KEEP_IT:
        return msg("kk-hint-trek", now=told(s, seat, now), keep=told(s, seat, best[KEEP_IT]))
    if round(100 * most) > round(100 * now):
        return msg("kk-hint-trek-save", now=told(s, seat, now), best=told(s, seat, most))
    return msg("kk-hint-trek-keep", now=told(s, seat, now))


def _result(s: Kingdom, seat: int, key: str) -> Msg | None:
    """On the road: where the result leads at best."""
    assert s.roll is not None
    total = max(s.roll.face + s.roll.change + (0 if key == KEEP_IT else signed(s, seat, key)), 0)
    ends = where_to(s, seat, total) if total else ()
    if not ends:
        return None
    best = max(ends, key=lambda space: end_worth(s, seat, space))
    return msg("kk-hint-move-result", total=total, space=space_name(best), does=what_it_does_for(s, seat, best))


def _test(s: Kingdom, decision: Decision, key: str) -> Msg | None:
    """A single test: whether this passes, and whether something cheaper would."""
    costs: dict[str, int] = {}
    for other in decision.keys:
        if other.startswith(REROLL):
            continue
        passing = [_cost(way) for way in ways(s, decision.seat, other) if way.roll and test_passes(decision, way.roll.total)]
        if passing:
            costs[other] = min(passing)
    if key in costs:
        assert s.roll is not None
        alone = key == KEEP_IT or test_passes(decision, max(s.roll.face + s.roll.change + signed(s, decision.seat, key), 0))
        cheap = "keep" if key == KEEP_IT else "more" if not alone else "yes" if costs[key] == min(costs.values()) else "no"
        return msg("kk-hint-test", cheap=cheap)
    hopeless = not costs and not any(other.startswith(REROLL) for other in decision.keys)
    return msg("kk-hint-test-lost") if hopeless and key == KEEP_IT else None


def _cost(s: Kingdom) -> int:
    """The values of all items used on the roll."""
    return sum(value_of(use[1:]) for use in s.roll.used if use[1:] in ITEM_KEYS) if s.roll is not None else 0


def _move(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    space, seat = keys[0][3:], decision.seat
    kind = SPACES[space].kind
    if kind == "key" and ADVENTURES[space].colour not in s.pieces[seat]:
        now = chance_in(s, seat, space, active(s, seat))
        return msg("kk-hint-move-key", now=told(s, seat, now), adventure=msg(f"kk-adventure-{space}"))
    if kind == "whirlpool":
        return msg("kk-hint-move-does", does=what_it_does_for(s, seat, space))
    if kind == "minor":  # one does not stay there
        return msg(f"kk-minor-{SPACES[space].entry}-text")
    steps = steps_to(fold_of(s), space)
    nearest = min((goal for goal in goals(s, seat) if goal in steps), key=lambda goal: steps[goal], default=None)
    if nearest is None:
        return None
    if f"go:{nearest}" not in decision.keys or SPACES[nearest].kind != "key":
        return msg("kk-hint-move-goal", n=steps[nearest], space=space_name(nearest))
    chance = told(s, seat, chance_in(s, seat, nearest, active(s, seat)))
    adventure = msg(f"kk-adventure-{nearest}")
    return msg("kk-hint-move-wait", n=steps[nearest], space=space_name(nearest), now=chance, adventure=adventure)


def _restore(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    seat = decision.seat
    chosen = [key for key in (*decision.picked, *keys) if key != DONE]
    if not chosen or s.trek is not None:
        return None
    now = active(s, seat)
    if in_castle(s.at[seat]):
        before, after = chance_in_castle(s, seat, now), chance_in_castle(s, seat, [*now, *chosen])
        return msg("kk-hint-restore-castle", now=told(s, seat, after), before=told(s, seat, before))
    adventure = next_adventure(s, seat)
    if adventure is None:
        return None
    before, after = chance_in(s, seat, adventure, now), chance_in(s, seat, adventure, [*now, *chosen])
    name = msg(f"kk-adventure-{adventure}")
    return msg("kk-hint-restore", now=told(s, seat, after), before=told(s, seat, before), adventure=name)


def _rival(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    """Nobody is further ahead than this rival; nothing is said of one who is behind."""
    other = int(keys[0][5:])
    most = max(len(own) for seat, own in enumerate(s.pieces) if seat != decision.seat)
    if other == decision.seat or len(s.pieces[other]) < most:
        return None
    return msg("kk-hint-rival", who=view.name(other), n=most)


def _value(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    return msg("kk-hint-value", n=value_of(keys[0])) if keys[0] != DONE else None


def _help(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    if s.trek is None or keys[0] != "walk":
        return None
    seat, trek = decision.seat, s.trek
    now = chance_in(s, seat, trek.adventure, active(s, seat), trek.reached + 1, trek.last)
    return msg("kk-hint-walk", now=told(s, seat, now))


def _garden(view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
    space = keys[0][7:]
    if space in s.face_up:
        return msg("kk-hint-garden", n=TOKENS[s.face_up[space]].restore)
    left = [TOKENS[token].restore for token in s.face_down["garden"]]
    whole, tenth = divmod(round(10 * sum(left) / len(left)), 10)
    return msg("kk-hint-garden-unknown", whole=whole, tenth=tenth)


Explain = Callable[[View, Kingdom, Decision, Sequence[str]], Msg | None]

EXPLAIN: dict[str, Explain] = {
    "hero": lambda view, s, decision, keys: msg("kk-hint-hero"),
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
