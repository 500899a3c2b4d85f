"""How good a position is, and which answers look best: what bots and hints go by."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from inglenook.engine.decide import Decision

from . import challenges, odds
from .board import KEEP, THRONE, Fold, fold_of, in_castle, roads
from .castle import CASTLE_TREK
from .content import ADVENTURES, CASTLE, EVENTS, HEROES, MINORS, SPACES, TOKENS, DieId, Test
from .demon import die_of
from .items import active, owned, unclaimed, value_of
from .movement import where_to
from .rolls import KEEP_IT, REROLL, worth
from .state import NOBODY, Kingdom

MOST_PATIENT, LEAST_PATIENT, IMPATIENCE = 0.9, 0.45, 0.021
STEEPNESS = 2.7
"""How many times likelier a win is for whoever is one piece ahead; fitted on played games."""
SPENT = 0.012
"""What an exhausted item costs for each point of its value."""


def strength(s: Kingdom, seat: int) -> float:
    """The values of the active items, as a share of all eight."""
    return sum(value_of(item) for item in active(s, seat)) / 20


def values(s: Kingdom, seat: int, but: Sequence[str] = ()) -> tuple[int, ...]:
    """The values of the active items as a quick bot sees them: the best eight, magic ones not above four.

    That keeps the positions to remember few; hints reckon with the true values.
    """
    found = sorted(min(value_of(item), 4) for item in active(s, seat) if item not in but)
    return tuple(found[-8:])


def companions_of(s: Kingdom, seat: int) -> tuple[str, ...]:
    return tuple(card for card, owner in s.companions.items() if owner == seat)


def adventure_chance(s: Kingdom, seat: int, id: str) -> float:
    """The chance to finish a key adventure, begun now."""
    item = ADVENTURES[id].item in active(s, seat)
    own = companions_of(s, seat)
    return odds.chance_of(id, values(s, seat), _die(s, seat), odds.helped(id, item, own))


def seen_tokens(s: Kingdom) -> tuple[str | None, ...]:
    return tuple(s.face_up.get(space) for space in KEEP)


def castle_chance(s: Kingdom, seat: int) -> float:
    """The chance to defeat the king, begun now."""
    return odds.castle_chance(_left_after(s, seat, ()), _die(s, seat), seen_tokens(s))


def progress(s: Kingdom, seat: int) -> float:
    """How far a seat has come, between 0 and about 5."""
    done = float(len(s.pieces[seat]))
    if in_castle(s.at[seat]):
        done += 0.75
        if s.trek is not None and s.trek.adventure == CASTLE_TREK and s.active == seat:
            done += 0.3 * s.trek.reached
    elif s.trek is not None and s.active == seat and s.trek.adventure in ADVENTURES:
        done += 0.6 * s.trek.reached / len(ADVENTURES[s.trek.adventure].steps)
    done += 0.55 * min(strength(s, seat), 1.0)
    done += 0.12 * sum(owner == seat for owner in s.companions.values())
    done += 0.12 * sum(owner == seat for owner in s.magic.values())
    if s.throne == seat:
        done -= 0.35
    if not in_castle(s.at[seat]):
        done += 0.25 * nearness(s, seat)
    return done


@lru_cache(maxsize=1 << 14)
def steps_to(fold: Fold, start: str) -> dict[str, int]:
    """How many spaces away everything is, on an empty board."""
    ways = roads(fold)
    found = {start: 0}
    front = [start]
    while front:
        further = []
        for here in front:
            for space in ways.get(here, ()):  # a region may just have folded away under the figure
                if space not in found:
                    found[space] = found[here] + 1
                    further.append(space)
        front = further
    return found


def goals(s: Kingdom, seat: int) -> tuple[str, ...]:
    """The spaces a seat wants to reach: adventures of colours it lacks, or with the whole key any whirlpool."""
    return _goals(fold_of(s), s.at[seat], tuple(sorted(s.pieces[seat])))


@lru_cache(maxsize=1 << 14)
def _goals(fold: Fold, start: str, pieces: tuple[str, ...]) -> tuple[str, ...]:
    steps = steps_to(fold, start)
    wanted = tuple(space for space in steps if SPACES[space].kind == "key" and ADVENTURES[space].colour not in pieces)
    return wanted or tuple(space for space in steps if SPACES[space].kind == "whirlpool")


def next_adventure(s: Kingdom, seat: int) -> str | None:
    """The nearest key adventure the seat still wants."""
    if in_castle(s.at[seat]):
        return None
    steps = steps_to(fold_of(s), s.at[seat])
    wanted = [goal for goal in goals(s, seat) if SPACES[goal].kind == "key"]
    return min(wanted, key=lambda goal: steps[goal], default=None)


@lru_cache(maxsize=1 << 16)
def _near(fold: Fold, space: str, wanted: tuple[str, ...]) -> float:
    """1 on a goal, less the further away."""
    steps = steps_to(fold, space)
    return max((1 / (1 + steps[goal] / 6) for goal in wanted if goal in steps), default=0.0)


def nearness(s: Kingdom, seat: int) -> float:
    """How near the next goal is: 1 on it, less the further away."""
    return _near(fold_of(s), s.at[seat], goals(s, seat))


def estimate(s: Kingdom) -> Sequence[float]:
    """The share of the win each seat may hope for."""
    weights = [STEEPNESS ** progress(s, seat) for seat in range(len(s.heroes))]
    whole = sum(weights)
    return [weight / whole for weight in weights]


# -- quick worths for the greedy bot ------------------------------------------------------------------------------------


def patience(s: Kingdom) -> float:
    """The chance a careful hero waits for before an adventure: high at first, lower the longer the quest has lasted."""
    rounds = s.turn / len(s.heroes)
    return max(MOST_PATIENT - IMPATIENCE * rounds, LEAST_PATIENT)


def space_worth(s: Kingdom, seat: int, space: str) -> float:
    """What it is worth to stop on a space."""
    printed = SPACES[space]
    kind = printed.kind
    missing = len(s.spent[seat])
    if kind == "restore":
        return 0.05 + 0.07 * min(printed.value, missing)
    if kind == "event":
        return 0.32
    if kind == "demon":
        return 0.35 if s.throne == seat else 0.15 if s.throne == NOBODY else -0.1
    if kind == "key":
        if ADVENTURES[printed.entry or space].colour in s.pieces[seat]:
            return 0.0
        chance = adventure_chance(s, seat, printed.entry or space)
        return 0.6 + chance if chance >= patience(s) else chance - 0.9
    if kind == "whirlpool":
        if len(s.pieces[seat]) == 3:
            return 2.0
        return 0.3 if not _colour_in_view(s, seat) else -0.1
    if kind == "minor":
        return minor_worth(s, seat, printed.entry or space)
    return 0.0


def _colour_in_view(s: Kingdom, seat: int) -> bool:
    return any(SPACES[goal].kind == "key" for goal in goals(s, seat))


def genie_worth(s: Kingdom, seat: int) -> float:
    """A strong magic item decides the last adventure: worth a detour while one is left and the roll is likely."""
    left = max((value_of(item) for item in unclaimed(s)), default=0)
    own = max((value_of(item) for item in owned(s, seat)), default=0)
    chance = strength(s, seat)
    return 0.2 * left * min(chance, 1.0) if left > 4 else 0.05 if left > own else -0.1


def minor_worth(s: Kingdom, seat: int, id: str) -> float:
    """What a minor adventure is worth to a seat now."""
    minor = MINORS[id]
    if minor.kind == "restore-gamble":
        return 0.04 * min(4, len(s.spent[seat]))
    if minor.kind == "assign-demon-die":
        return 0.35 if s.throne == seat else 0.15 if s.throne == NOBODY else -0.1
    if minor.kind == "fold-other":
        return 0.2 if not _colour_in_view(s, seat) else -0.05
    if minor.kind == "genie":
        return genie_worth(s, seat)
    if minor.kind == "back-door":
        return 1.8 if len(s.pieces[seat]) == 3 else -0.3
    return 0.1


def end_worth(s: Kingdom, seat: int, space: str) -> float:
    """A place to stop: what it does now, and how near the next goal is from there."""
    return space_worth(s, seat, space) + 0.25 * _near(fold_of(s), space, goals(s, seat))


def _best_end(s: Kingdom, seat: int, total: int, known: dict[str, float]) -> float:
    """The best place to stop with this result; `known` are the places weighed for other results already."""
    if total == 0:
        return space_worth(s, seat, s.at[seat])
    best = None
    for space in where_to(s, seat, total):
        if space not in known:
            known[space] = end_worth(s, seat, space)
        if best is None or known[space] > best:
            best = known[space]
    return best or 0.0


def _use_cost(s: Kingdom, seat: int, key: str) -> float:
    return SPENT * worth(s, seat, key[1:]) + 0.02 if _is_item(key) else 0.0


def modify_worths(s: Kingdom, decision: Decision) -> Sequence[float]:
    """What each way to use the roll is worth."""
    lying = s.roll
    seat = decision.seat
    if lying is None:
        return [0.0] * len(decision.keys)
    found = []
    cache: dict[int, float] = {}
    known: dict[str, float] = {}
    pairs = HEROES[s.heroes[seat]].power == "two-items" or any(key[0] == "+" and not _is_item(key) for key in decision.keys)
    for key in decision.keys:
        if key.startswith(REROLL):
            found.append(_reroll_worth(s, decision))
            continue
        change = lying.change
        cost = 0.0
        if key != KEEP_IT:
            amount = worth(s, seat, key[1:])
            change += amount if key[0] == "+" else -amount
            cost = _use_cost(s, seat, key)
        total = max(lying.face + change, 0)
        if lying.what == "move":
            if total not in cache:
                cache[total] = _best_end(s, seat, total, known)
            found.append(cache[total] - cost)
        else:
            value = _test_worth(s, decision, (key,), total)
            if not value and pairs and key != KEEP_IT:
                value = _second_worth(s, decision, key, lying.face + change)
            found.append(value - cost)
    return found


def _reroll_worth(s: Kingdom, decision: Decision) -> float:
    return 0.3 if s.roll is not None and s.roll.what == "move" else 0.35


def _test_worth(s: Kingdom, decision: Decision, keys: Sequence[str], total: int) -> float:
    """How much a result is worth: on an adventure by the chance that follows, else by whether it passes."""
    if s.trek is None:
        return 0.5 if test_passes(decision, total) else 0.0
    return (3.0 if s.trek.adventure == CASTLE_TREK else 2.0) * chance_after(s, decision.seat, keys, total)


def _second_worth(s: Kingdom, decision: Decision, key: str, total: int) -> float:
    """What a change that is not enough may be worth together with another: an item and a helper, or two items."""
    seat = decision.seat
    best = 0.0
    for other in decision.keys:
        if other == KEEP_IT or other.startswith(REROLL) or other[1:] == key[1:] or not _go_together(s, seat, key, other):
            continue
        amount = worth(s, seat, other[1:])
        result = max(total + (amount if other[0] == "+" else -amount), 0)
        best = max(best, _test_worth(s, decision, (key, other), result) - _use_cost(s, seat, other))
    return best


def _go_together(s: Kingdom, seat: int, one: str, other: str) -> bool:
    """Whether two changes may be made to one roll."""
    items = [key[1:] for key in (one, other) if _is_item(key)]
    if len(items) < 2:
        return True
    hero = HEROES[s.heroes[seat]]
    return hero.power == "two-items" and min(value_of(item) for item in items) <= hero.limit


def _is_item(key: str) -> bool:
    return key[1:] not in EVENTS and key[1:] != "power"


def test_passes(decision: Decision, total: int) -> bool:
    """Whether a result meets the single test that is asked."""
    test = _test_of(decision)
    return test is not None and challenges.meets(test, total)


def would_pass(s: Kingdom, decision: Decision, total: int) -> bool:
    """Whether a result would meet what is asked."""
    if s.trek is None or s.trek.adventure == CASTLE_TREK:
        return test_passes(decision, total)
    adventure = ADVENTURES[s.trek.adventure]
    return challenges.passes(adventure.challenge, s.trek.reached, s.trek.last, total)


def chance_after(s: Kingdom, seat: int, keys: Sequence[str], total: int) -> float:
    """The chance to finish the adventure under way if this roll is used like this, quickly: hints have the exact figures."""
    if s.trek is None:
        return 0.0
    place, own, die = s.trek.reached, companions_of(s, seat), _die(s, seat)
    used = [key[1:] for key in keys]
    if s.trek.adventure == CASTLE_TREK:
        test = CASTLE[THRONE].test if place >= len(KEEP) else TOKENS[s.face_up[KEEP[place]]].test
        if test is None or not challenges.meets(test, total):
            return 0.0
        if place >= len(KEEP):
            return 1.0
        return odds.castle_chance(_left_after(s, seat, used), die, seen_tokens(s), place + 1)
    adventure = ADVENTURES[s.trek.adventure]
    if not challenges.passes(adventure.challenge, place, s.trek.last, total):
        return 0.0
    helped = odds.helped(adventure.id, adventure.item in active(s, seat) and adventure.item not in used, own)
    return odds.chance_of(adventure.id, values(s, seat, used), die, helped, place + 1, total)


def _die(s: Kingdom, seat: int) -> DieId:
    return "demon" if die_of(s, seat) == "demon" else "hero"


def _left_after(s: Kingdom, seat: int, used: Sequence[str]) -> tuple[int, ...]:
    found = sorted(value_of(item) for item in active(s, seat) if item not in used)
    return tuple(found[-8:])


def _test_of(decision: Decision) -> Test | None:
    about = decision.about or {}
    need = str(about.get("need", ""))
    kind = need.removeprefix("kk-need-")
    if kind in ("at-least", "at-most", "odd", "even"):
        return Test(kind=kind, n=int(about.get("n", 0)))  # type: ignore[arg-type]
    return None
