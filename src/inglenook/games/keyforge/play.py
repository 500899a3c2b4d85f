"""Playing and discarding cards: into play or revealed, then bonus icons, then Play abilities (K15-K21)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from inglenook.engine.rulebook import rule

from .aember import capture, gain, pay
from .causes import cause, doing
from .choose import pick
from .content import CARDS, Icon
from .damage import damage, settle
from .moments import abilities, happened, reactions, resolve, t_name
from .query import LEAVES, anyone_says, cannot, foe, friends, keyword, said, total
from .registry import CONSTANTS, Event
from .state import (
    OWNER,
    Crucible,
    KFTable,
    count,
    creatures,
    face,
    house_of,
    is_creature,
    lasts,
    outlast,
    tally,
    title,
)
from .use import SIXES, rule_of_six
from .zones import HOLD, draw, put, take_out, told

LEFT, RIGHT = "left", "right"
CONTROL = ":control"
"""How the effects end by which somebody controls a creature."""


def playable(s: Crucible, side: int, id: str) -> bool:
    """Whether a card of the hand can be played now."""
    return (house_of(s, id) == s.house or anyone_says(s, "may-play", id, side)) and allowed(s, side, id)


def allowed(s: Crucible, side: int, id: str) -> bool:
    """Whether nothing forbids playing it, whatever its house."""
    card = CARDS[title(s, id)]
    if cannot(s, "play", id, side) or not rule_of_six(s, id) or not alpha(s, id):
        return False
    if card.type == "upgrade" and not hosts(s, id):
        return False
    needs = CONSTANTS.get("needs", {}).get(card.id)
    if needs is not None and not needs(s, side):
        return False
    cost = total(s, "play-cost", id, side)
    return cost <= s.sides[side].amber


@rule("KF-K60")
def alpha(s: Crucible, id: str) -> bool:
    """An alpha card can be played only before anything else is done in the step."""
    return not CARDS[title(s, id)].keywords.get("alpha") or not tally(s, "acted")


@rule("KF-K71")
def hosts(s: Crucible, id: str) -> list[str]:
    """The creatures an upgrade can be attached to, friendly and enemy."""
    named = CONSTANTS.get("hosts", {}).get(title(s, id))
    return creatures(s) if named is None else list(named(s, id))


@rule("KF-K15")
async def play(t: KFTable, id: str, side: int) -> None:
    """Play a card: it enters play or is revealed, its icons resolve, then its Play abilities and what reacts to it."""
    s = t.state
    cost = total(s, "play-cost", id, side)
    if cost:
        await pay(t, side, cost)
    take_out(s, id)
    s.playing.append(id)
    card = CARDS[title(s, id)]
    if t.loud:
        name, by = t.called(side), cause(t)
        t.say("kf-log-play", rule="KF-K15", seat=side, lights=(id,), side=name, card=t_name(s, id), by=by)
    first = not tally(s, f"{card.type}:{side}")
    if card.type == "upgrade":
        await attach(t, id, side)
    elif card.type != "action":
        s.played.append(id)
        await enter(t, id, treachery(s, id, side), first=first)
        s.played.remove(id)
    count(s, *play_marks(card.type, house_of(s, id), side), SIXES[title(s, id)])
    s.taken.pop(id, None)
    first_of_all = abilities(s, id, "as-played", always=True)
    if first_of_all:
        await resolve(t, first_of_all)
    if card.amber or card.icons or id in s.guise:
        await icons(t, id, side)
    waiting = abilities(s, id, "play", always=card.type == "action")  # what has left play again has nothing to say
    waiting += reactions(s, Event("plays", card=id, side=side, other=card.type))
    if id in s.control:
        waiting += reactions(s, Event("enters", card=id, side=s.control[id], other=card.type))
    await resolve(t, waiting)
    await finish(t, id)


@lru_cache(1 << 10)
def play_marks(type: str, house: str, side: int) -> tuple[str, ...]:
    """What a turn remembers of a card that was played."""
    return ("played", f"played-of:{house}", f"played:{side}", f"{type}:{side}", f"{type}-of:{house}:{side}")


async def icons(t: KFTable, id: str, side: int) -> None:
    """The icons of a card, one after another."""
    printed = face(t.state, id)
    t.enter("KF-K16", doing(t, id))
    for _ in range(printed.amber):
        await bonus(t, "amber", side)
    for icon in printed.icons:
        await bonus(t, icon, side)
    t.leave()


@rule("KF-K17")
async def finish(t: KFTable, id: str) -> None:
    """An action is resolved as far as it can be, then it lies on its owner's discard pile."""
    s = t.state
    if face(s, id).keywords.get("omega"):
        count(s, "omega")
    if id in s.playing:
        s.playing.remove(id)
        s.guise.pop(id, None)
        put(s, id, "discard")
    await settle(t)


@rule("KF-K18")
async def enter(t: KFTable, id: str, side: int, *, first: bool = False, ready: bool = False) -> None:
    """A creature or an artifact enters exhausted, a creature on a flank of its side's choice."""
    s = t.state
    place = await where(t, id, side) if face(s, id).type == "creature" else None
    if id in s.playing:
        s.playing.remove(id)
    s.control[id] = side
    if place is None:
        s.sides[side].artifacts.append(id)
    else:
        s.sides[side].line.insert(place, id)
    if not ready and not anyone_says(s, "enter-ready", id, side, first):
        s.tired[id] = True
    if anyone_says(s, "enter-stunned", id, side):
        s.stunned[id] = True
    await settle(t)


async def where(t: KFTable, id: str, side: int, *, deploy: bool = True) -> int:
    """The place a creature takes in the line; only one that enters play can be deployed."""
    s = t.state
    fixed = next((place for place in said(s, "enters-at", id, side) if place), "")
    place = await pick(t, [fixed] if fixed else flanks(s, id, side, deploy), "flank", about={"card": id, "side": side})
    return place_in(s.sides[side].line, place)


def place_in(line: Sequence[str], place: str) -> int:
    """Before which creature of a line this place is."""
    return 0 if place == LEFT else len(line) if place == RIGHT else int(place)


@rule("KF-K59")
def flanks(s: Crucible, id: str, side: int, deploy: bool = True) -> list[str]:
    """Left or right; with deploy any place; in an empty line there is but one."""
    line = s.sides[side].line
    if not line:
        return [RIGHT]
    if deploy and keyword(s, id, "deploy"):
        return [LEFT, *(str(place) for place in range(1, len(line))), RIGHT]
    return [LEFT, RIGHT]


@rule("KF-K19")
async def attach(t: KFTable, id: str, side: int) -> None:
    """An upgrade is attached to a creature and stays under the control of whoever played it."""
    s = t.state
    host = await pick(t, hosts(s, id), "host", about={"card": id})
    s.playing.remove(id)
    s.control[id] = side
    s.on[id] = host
    if t.loud:
        t.say("kf-log-attach", rule="KF-K71", seat=side, lights=(host,), card=t_name(s, id), host=t_name(s, host))
    await settle(t)


@rule("KF-K16")
async def bonus(t: KFTable, icon: Icon, side: int) -> None:
    """A bonus icon: gain 1, capture 1, 1 damage, draw 1, or discard 1; none of them is optional."""
    s = t.state
    if icon == "amber":
        await gain(t, side, 1)
    elif icon == "capture":
        there = friends(s, side) if s.sides[foe(s, side)].amber else []  # with nothing to capture it matters to nobody who does
        await capture(t, await pick(t, there, "icon-capture"), 1)
    elif icon == "damage":
        creature = await pick(t, creatures(s), "icon-damage")
        if creature:
            await damage(t, [(creature, 1)])
    elif icon == "draw":
        draw(t, side, 1)
    elif icon == "discard":
        card = await pick(t, s.sides[side].hand, "icon-discard")
        if card:
            await discard(t, card, side)
    else:
        await happened(t, Event("icon", side=side, other=icon))


@rule("KF-K20")
async def put_into_play(t: KFTable, id: str, side: int, *, ready: bool = False) -> None:
    """A card enters play without being played: no icons, no Play abilities."""
    s = t.state
    take_out(s, id)
    s.playing.append(id)
    s.taken.pop(id, None)
    if t.loud:
        told(t, "enters", side, id, "KF-K20")
    await enter(t, id, side, ready=ready)
    if id in t.state.control:
        await happened(t, Event("enters", card=id, side=side, other=face(t.state, id).type))


async def play_now(t: KFTable, id: str, side: int) -> bool:
    """Play a card because an ability says so, whatever its house; if it cannot be played it stays where it is."""
    if not id or not allowed(t.state, side, id):
        return False
    await play(t, id, side)
    return True


@rule("KF-K21")
async def discard(t: KFTable, id: str, side: int) -> None:
    """Discard a card from hand."""
    s = t.state
    take_out(s, id)
    put(s, id, "discard")
    count(s, f"discarded:{house_of(s, id)}")
    if t.loud:
        told(t, "discard", side, id, "KF-K21")
    await happened(t, Event("discards", card=id, side=side))


async def take_control(t: KFTable, id: str, side: int, *, by: str = "", holds: bool = False) -> None:
    """A side takes control of a card until it leaves play; if `by` only `holds` it, until that one does."""
    s = t.state
    if cannot(s, "leave", id):
        return
    if is_creature(s, id):
        claim(s, id, side, by or id, holds)
    await change_sides(t, id, side)


def claim(s: Crucible, id: str, side: int, by: str, holds: bool) -> None:
    """Remember who controls a creature and for how long; what is for good makes all before it void."""
    if not holds:
        outlast(s, [one for one in s.lasting if one.source != id or not one.effect.endswith(CONTROL)])
    until = f"{HOLD}{by}" if holds else LEAVES
    lasts(s, f"{title(s, by)}{CONTROL}", id, side, until)


@rule("KF-K44")
async def let_go(t: KFTable, by: str) -> None:
    """What held creatures is over: of the other effects on them the latest counts, or they go back to their owners."""
    s = t.state
    held = dict.fromkeys(one.source for one in s.lasting if one.until == f"{HOLD}{by}")
    outlast(s, [one for one in s.lasting if one.until != f"{HOLD}{by}"])
    for id in [one for one in held if one in s.control]:
        left = [one.seat for one in s.lasting if one.source == id and one.effect.endswith(CONTROL)]
        await change_sides(t, id, left[-1] if left else OWNER[id])


@rule("KF-K44")
async def change_sides(t: KFTable, id: str, side: int) -> None:
    """A card changes sides: a creature goes to a flank of its new line; it goes back to its owner's zones when it leaves."""
    s = t.state
    old = s.control[id]
    if old == side:
        return
    if id in s.sides[old].line:
        place = await where(t, id, side, deploy=False)
        s.sides[old].line.remove(id)
        s.control[id] = side
        s.sides[side].line.insert(place, id)
    elif id in s.sides[old].artifacts:
        s.sides[old].artifacts.remove(id)
        s.sides[side].artifacts.append(id)
        s.control[id] = side
    if t.loud:
        told(t, "control", side, id, "KF-K44")
    await settle(t)


@rule("KF-K63")
def treachery(s: Crucible, id: str, side: int) -> int:
    """A treacherous creature enters under the opponent's control."""
    return foe(s, side) if CARDS[title(s, id)].keywords.get("treachery") else side
