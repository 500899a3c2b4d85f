"""Using cards: reap, fight, action, omni, or get rid of a stun (K22-K28)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .aember import gain, pay, steal
from .causes import cause, doing
from .choose import pick
from .fight import can_attack, fight
from .moments import abilities, happened, resolve, t_name
from .query import anyone_says, cannot, keyword, silent, total
from .registry import ABILITIES, GRANTS, Event
from .state import Crucible, KFTable, count, face, house_of, is_creature, title

SIX = 6


class _Sixes(dict[str, str]):
    def __missing__(self, title: str) -> str:
        found = self[title] = f"six:{title}"
        return found


SIXES = _Sixes()
"""A title -> under what a turn counts how often it was played and used."""
VERBS = ("reap", "fight", "action", "omni", "unstun")


@rule("KF-K14")
def rule_of_six(s: Crucible, id: str) -> bool:
    """Cards of one title are played and used at most six times a turn, all together."""
    return s.tally.get(SIXES[title(s, id)], 0) < SIX


@rule("KF-K25")
def has(s: Crucible, id: str, moment: str) -> bool:
    """Whether a card has an ability of this kind, of its own or granted."""
    if title(s, id) in ABILITIES[moment]:
        return True
    book = GRANTS[moment]
    if not book or not s.on:
        return False
    return any(host == id and title(s, upgrade) in book for upgrade, host in s.on.items())


@rule("KF-K22", "KF-K72")
def usable(s: Crucible, side: int, id: str, verb: str) -> bool:
    """A card can be used if it is ready, its side's, and of the active house, unless something allows more."""
    if id in s.tired or s.control.get(id) != side or not rule_of_six(s, id) or cannot(s, "use", id, verb):
        return False
    if total(s, "use-cost", id, side) > s.sides[side].amber:
        return False
    return verb == "omni" or in_house(s, side, id, verb)


@rule("KF-K62")
def in_house(s: Crucible, side: int, id: str, verb: str) -> bool:
    """Of the active house; a versatile creature counts as of any, and a card may allow others."""
    if house_of(s, id) == s.house:
        return True
    if keyword(s, id, "versatile"):
        return True
    verbs = VERBS if verb == "unstun" else (verb,)  # whoever may be used in some way may shake off a stun instead
    return any(anyone_says(s, "may-use", id, way, side) for way in verbs)


def ways(s: Crucible, id: str) -> list[str]:
    """How a ready card could be used, whatever its house."""
    if is_creature(s, id):
        if id in s.stunned:
            return ["unstun"]
        found = [verb for verb in ("action", "omni") if has(s, id, verb)]
        if can_attack(s, id) and not cannot(s, "fight", id):
            found.append("fight")
        if not cannot(s, "reap", id):
            found.append("reap")
        return enraged_ways(s, id, found)
    return [verb for verb in ("action", "omni") if has(s, id, verb)]


@rule("KF-K28")
def enraged_ways(s: Crucible, id: str, found: list[str]) -> list[str]:
    """An enraged creature must fight if it can."""
    return ["fight"] if id in s.enraged and "fight" in found else found


def uses(s: Crucible, side: int) -> list[str]:
    """Every use a side can make now, as `verb:card`."""
    mine = s.sides[side]
    found = []
    # Where no card says more, only what is of the active house, versatile or omni can be used.
    open_to_all = not (silent(s, "may-use") and silent(s, "keyword"))
    for id in [*mine.line, *mine.artifacts]:
        if id in s.tired:
            continue
        if open_to_all or house_of(s, id) == s.house or face(s, id).keywords.get("versatile") or has(s, id, "omni"):
            found += [f"{verb}:{id}" for verb in ways(s, id) if usable(s, side, id, verb)]
    return found


def mark_use(s: Crucible, id: str) -> None:
    """Remember that a card was used."""
    count(s, SIXES[title(s, id)], f"uses:{id}")
    if is_creature(s, id):
        count(s, "creatures-used")


async def use(t: KFTable, id: str, verb: str) -> None:
    """Use a card in one way; it exhausts."""
    mark_use(t.state, id)
    if verb == "unstun":
        unstun(t, id)
    elif verb == "reap":
        await reap(t, id)
    elif verb == "fight":
        await fight(t, id)
    else:
        await act(t, id, verb)


@rule("KF-K27")
def unstun(t: KFTable, id: str) -> None:
    """A stunned creature that is used only exhausts and is no longer stunned."""
    s = t.state
    s.tired[id] = True
    del s.stunned[id]
    if t.loud:
        told_of(t, "unstun", id, "KF-K27")


@rule("KF-K23")
async def reap(t: KFTable, id: str) -> None:
    """Reap: one æmber for its controller, then Reap abilities."""
    s = t.state
    side = s.control[id]
    s.tired[id] = True
    if t.loud:
        told_of(t, "reap", id, "KF-K23")
    t.enter("KF-K23", doing(t, id))
    if anyone_says(s, "reap-steals", side):
        await steal(t, side, 1)
    else:
        await gain(t, side, 1)
    t.leave()
    await happened(t, Event("reaps", card=id, side=side), abilities(t.state, id, "reap") if id in t.state.control else [])


@rule("KF-K25")
async def act(t: KFTable, id: str, verb: str) -> None:
    """Action or Omni: the card exhausts, and every ability of that kind on it resolves."""
    s = t.state
    await pay(t, s.control[id], total(s, "use-cost", id, s.control[id]))
    s.tired[id] = True
    side = s.control[id]
    if t.loud:
        told_of(t, "act", id, "KF-K25", side)
    kind = face(s, id).type
    await resolve(t, abilities(s, id, verb, always=True))
    await happened(t, Event("used", card=id, side=side, other=kind))


@rule("KF-K26")
async def fight_with(t: KFTable, id: str) -> None:
    """Told to fight by an ability: its house does not matter, but it must be ready."""
    await told(t, id, "fight")


async def reap_with(t: KFTable, id: str) -> None:
    """Told to reap by an ability."""
    await told(t, id, "reap")


async def told(t: KFTable, id: str, verb: str) -> None:
    """Use a ready creature as an ability says; a stunned one only loses its stun."""
    for way in ("unstun", verb):
        if can_be_told(t.state, id, way):
            await use(t, id, way)
            return


def can_be_told(s: Crucible, id: str, verb: str) -> bool:
    """Whether a creature could now be used in this way if an ability says so: it is ready, and nothing forbids it."""
    if id not in s.control or id in s.tired or not rule_of_six(s, id):
        return False
    return verb in ways(s, id) and not cannot(s, "use", id, verb)


async def use_any(t: KFTable, id: str) -> None:
    """Use a ready card now in any way, whatever its house."""
    s = t.state
    if not id or id not in s.control or id in s.tired or not rule_of_six(s, id):
        return
    possible = [verb for verb in ways(s, id) if not cannot(s, "use", id, verb)]
    verb = await pick(t, possible, "way", about={"card": id})
    if verb:
        await use(t, id, verb)


# -- states of cards ------------------------------------------------------------------------------------------------------


def told_of(t: KFTable, what: str, id: str, rule: str, side: int | None = None, n: int = 1) -> None:
    """Write down what a card in play did, or what became of it; `side` is whose doing it was, if not its controller's."""
    s = t.state
    whose = s.control.get(id, s.active) if side is None else side
    by, name = cause(t, id), t.called(whose)
    t.say(f"kf-log-{what}", rule=rule, seat=whose, lights=(id,), card=t_name(s, id), side=name, n=n, by=by)


def stun(t: KFTable, id: str) -> None:
    """A creature is stunned; a ward does not help against it."""
    s = t.state
    if id in s.control and is_creature(s, id) and id not in s.stunned:
        s.stunned[id] = True
        if t.loud:
            told_of(t, "stun", id, "KF-K27")


def make_ready(t: KFTable, id: str) -> None:
    s = t.state
    if s.tired.pop(id, False) and t.loud:
        told_of(t, "ready", id, "KF-K26")


def exhaust(t: KFTable, id: str) -> None:
    s = t.state
    if id in s.control and id not in s.tired:
        s.tired[id] = True
        if t.loud:
            told_of(t, "exhaust", id, "KF-K22")


def ward(t: KFTable, id: str) -> None:
    """A ward; a second one adds nothing."""
    s = t.state
    if id in s.control and is_creature(s, id) and not cannot(s, "carry", id):
        s.warded[id] = True
        if t.loud:
            told_of(t, "warded", id, "KF-K36")


def enrage(t: KFTable, id: str) -> None:
    """An enraged creature; a second time adds nothing."""
    s = t.state
    if id in s.control and is_creature(s, id) and not cannot(s, "carry", id):
        s.enraged[id] = True
        if t.loud:
            told_of(t, "enraged", id, "KF-K28")


def grow(t: KFTable, id: str, n: int = 1) -> None:
    """+1 power counters."""
    s = t.state
    if id in s.control and not cannot(s, "carry", id):
        s.counters[id] = s.counters.get(id, 0) + n
        if t.loud:
            told_of(t, "grow", id, "KF-K35", n=n)
