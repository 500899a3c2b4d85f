"""The figures in hints: exact chances from where a table stands, with every whole way to use a roll."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

from inglenook.engine.scene import Odds
from inglenook.engine.words import Msg, msg

from . import challenges, odds
from .board import KEEP, THRONE
from .castle import CASTLE_TREK
from .content import ADVENTURES, CASTLE, EVENTS, MAGIC, TOKENS, DieId
from .demon import die_of, hand_over, may_receive
from .items import active, owned, turn_up, value_of
from .rolls import KEEP_IT, REROLL, adjust, changes, worth
from .state import Kingdom
from .turn import nap_size


def chance_in(s: Kingdom, seat: int, id: str, items: Sequence[str], step: int = 0, last: int | None = None) -> float:
    """The chance to finish a key adventure from a step on, with these items active."""
    own = _companions(s, seat)
    helped = odds.helped(id, ADVENTURES[id].item in items, own)
    knack = odds.knack_of(s.heroes[seat], own, "adventure")
    return odds.chance_of(id, _values(items), _die(s, seat), helped, step, last, knack)


def chance_walked(s: Kingdom, seat: int) -> float:
    """The chance to finish the adventure under way if its next step is walked by somebody's help."""
    assert s.trek is not None
    return chance_in(s, seat, s.trek.adventure, active(s, seat), s.trek.reached + 1, s.trek.last)


def chance_by_roll(s: Kingdom, seat: int) -> float:
    """The chance to finish the adventure under way if its next step is rolled for, though it could be walked."""
    assert s.trek is not None
    own, items, at, adventure = _companions(s, seat), active(s, seat), s.trek.reached, s.trek.adventure
    helped = [step for step in odds.helped(adventure, ADVENTURES[adventure].item in items, own) if step != at]
    knack = odds.knack_of(s.heroes[seat], own, "adventure")
    return odds.chance_of(adventure, _values(items), _die(s, seat), tuple(helped), at, s.trek.last, knack)


def chance_in_castle(s: Kingdom, seat: int, items: Sequence[str], step: int = 0) -> float:
    """The chance to defeat the king from a step on, with these items active."""
    knack = odds.knack_of(s.heroes[seat], _companions(s, seat), "castle")
    seen = tuple(s.face_up.get(space) for space in KEEP)
    return odds.castle_chance(_values(items), _die(s, seat), seen, step, knack)


def chance_kept(s: Kingdom, seat: int) -> float:
    """The chance to finish the adventure under way if the result on the table is kept as it is."""
    assert s.trek is not None and s.roll is not None
    at, total = s.trek.reached, s.roll.total
    if s.trek.adventure == CASTLE_TREK:
        test = CASTLE[THRONE].test if at >= len(KEEP) else TOKENS[s.face_up[KEEP[at]]].test
        if test is None or not challenges.meets(test, total):
            return 0.0
        return 1.0 if at >= len(KEEP) else chance_in_castle(s, seat, active(s, seat), at + 1)
    adventure = ADVENTURES[s.trek.adventure]
    if not challenges.passes(adventure.challenge, at, s.trek.last, total):
        return 0.0
    return chance_in(s, seat, adventure.id, active(s, seat), at + 1, total)


def best_after_nap(s: Kingdom, seat: int, chance: Callable[[Sequence[str]], float]) -> float:
    """The best chance a nap can lead to, whatever is restored."""
    now, spent = active(s, seat), s.spent[seat]
    size = min(nap_size(s, seat), len(spent))
    return max(chance([*now, *some]) for some in combinations(spent, size))


def ways(s: Kingdom, seat: int, key: str) -> Iterator[Kingdom]:
    """Every whole way to use the roll that begins with this answer: the table with the result that is kept in the end."""
    yield from _ways(s, seat, key, [])


def _ways(s: Kingdom, seat: int, key: str, seen: list[list[str]]) -> Iterator[Kingdom]:
    for after in _changed(s, seat, key):
        yield after
        assert after.roll is not None
        for more in changes(after, seat) if key != KEEP_IT else []:
            used = sorted([*after.roll.used, more])
            if more != KEEP_IT and not more.startswith(REROLL) and used not in seen:
                seen.append(used)
                yield from _ways(after, seat, more, seen)


def _changed(s: Kingdom, seat: int, key: str) -> list[Kingdom]:
    """The table after one change; several where a magic item leaves a choice."""
    after = _copy(s)
    assert after.roll is not None
    if key == KEEP_IT:
        return [after]
    thing = key[1:]
    adjust(after.roll, key, worth(s, seat, thing))
    if thing not in owned(s, seat):
        return [after]
    after.spent[seat].append(thing)
    effect = MAGIC[thing].effect if thing in MAGIC else None
    if effect == "restore-others":
        return _restored(after, seat, thing)
    if effect == "assign-demon-die":
        return [_assigned(after, other) for other in may_receive(after)]
    return [after]


def _restored(s: Kingdom, seat: int, by: str) -> list[Kingdom]:
    others = [item for item in s.spent[seat] if item != by]
    found = []
    for some in combinations(others, min(MAGIC[by].amount, len(others))):
        after = _copy(s)
        for item in some:
            turn_up(after, seat, item)
        found.append(after)
    return found


def _assigned(s: Kingdom, other: int) -> Kingdom:
    after = _copy(s)
    hand_over(after, other)
    return after


def exactly(s: Kingdom, seat: int, chance: Callable[[], float]) -> Odds | None:
    """A chance as an answer shows it; nothing where a later effect could still better it."""
    return None if _more_may_come(s, seat) else Odds(now=chance())


def odds_of_use(s: Kingdom, seat: int, key: str) -> Odds | None:
    """The chance to finish the adventure under way: with this use of the roll alone, and with the best of what may follow."""
    if s.trek is None or _more_may_come(s, seat):
        return None
    now, *more = [chance_kept(way, seat) for way in ways(s, seat, key)]
    best = max(more, default=now)
    return Odds(now=now, best=best if best > now else None)


def told(s: Kingdom, seat: int, chance: float) -> Msg:
    """A chance in words: "45 %", or "at least 45 %" where a later effect could still better it."""
    number = round(100 * chance)
    return msg("kk-chance-least" if number < 100 and _more_may_come(s, seat) else "kk-chance", n=number)


def _more_may_come(s: Kingdom, seat: int) -> bool:
    """The odds leave out rerolls that are there once in a turn, and what magic items do besides changing a result."""
    for card in _companions(s, seat):
        power = EVENTS[card].power
        if power is not None and power.kind == "reroll" and power.roll is None and card not in s.rerolled:
            return True
    return any(item in MAGIC and MAGIC[item].effect in ("restore-others", "assign-demon-die") for item in owned(s, seat))


def _copy(s: Any) -> Kingdom:
    """The engine makes `copy()` when it reads the class, which a type checker does not see."""
    twin: Kingdom = s.copy()
    return twin


def _companions(s: Kingdom, seat: int) -> tuple[str, ...]:
    return tuple(card for card, owner in s.companions.items() if owner == seat)


def _values(items: Sequence[str]) -> tuple[int, ...]:
    return tuple(value_of(item) for item in items)


def _die(s: Kingdom, seat: int) -> DieId:
    return "demon" if die_of(s, seat) == "demon" else "hero"
