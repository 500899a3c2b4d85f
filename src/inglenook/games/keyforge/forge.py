"""Keys: what they cost, and how they are forged and unforged (K5, K7, K40, K74)."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule
from inglenook.engine.table import GameOver, Outcome
from inglenook.engine.words import Msg, msg

from .aember import add, lift, mix, pool, shade
from .causes import cause
from .choose import chooser
from .damage import settle
from .moments import happened
from .query import anyone_says, foe, key_cost, said, silent, unforged
from .registry import Event
from .state import COLOURS, Crucible, KFTable, count

PURSE = "pool"


def purses(s: Crucible, side: int) -> list[str]:
    """Cards whose æmber may pay for keys of this side."""
    return [card for card in said(s, "purse", side) if card and s.amber.get(card)]


def means(s: Crucible, side: int) -> int:
    """All æmber a side can pay a key with."""
    return pool(s, side) if silent(s, "purse") else pool(s, side) + sum(s.amber[card] for card in purses(s, side))


@rule("KF-K7")
async def forge_step(t: KFTable, side: int) -> None:
    """Whoever can pay for a key at the start of the turn must forge one, and no more than one."""
    if not anyone_says(t.state, "skip-forge", side):
        await forge(t, side, key_cost(t.state, side), "KF-K7")


@rule("KF-K74")
async def forge(t: KFTable, side: int, cost: int, rule: str = "KF-K74") -> bool:
    """Forge a key at this cost, if it can be paid and a key is left; `rule` is what lets it be forged."""
    s = t.state
    cost = max(cost, 0)
    left = unforged(s, side)
    if not left or means(s, side) < cost:
        return False
    dark = await spend(t, side, cost)
    s = t.state
    s.sides[side].keys.append(left[0])  # which colour makes no difference, so nobody is asked
    count(s, f"forged:{side}")
    if t.loud:
        told(t, side, cost, dark, rule)
    three_keys(t, side)
    await settle(t)
    await happened(t, Event("forges", side=side, amount=cost))
    return True


def told(t: KFTable, side: int, cost: int, dark: int, rule: str) -> None:
    """Write down which key was forged, the how manieth it is, and by what."""
    mine = t.state.sides[side]
    id = "kf-log-chest" if mine.handless else "kf-log-forge"
    which = "" if mine.handless else Msg(f"kf-key-{mine.keys[-1]}")
    seat, name = side, t.called(side)
    lights, part, keys = (f"mat:{side}",), shade(cost, dark), len(mine.keys)
    by = cause(t)
    t.say(id, rule=rule, weight=3, seat=seat, lights=lights, side=name, n=cost, dark=part, key=which, keys=keys, by=by)


async def spend(t: KFTable, side: int, cost: int) -> int:
    """Pay for a key from the pool and from cards that allow it: how much of it is dark. Somebody may be given what is spent."""
    s = t.state
    dark = 0
    left = cost
    cards = purses(s, side)
    for place, card in enumerate(cards):
        elsewhere = s.sides[side].amber + sum(s.amber.get(one, 0) for one in cards[place + 1 :])
        least = max(left - elsewhere, 0)
        most = min(left, s.amber.get(card, 0))
        n = least
        if least < most:
            keys = [str(number) for number in range(least, most + 1)]
            n = int(await ask(t, chooser(s), "purse", keys.copy, rule="KF-K7", about={"card": card, "cost": cost}))
        moved, part = await lift(t, card, n)
        left, dark = left - moved, dark + part
    mine = s.sides[side]
    part = await mix(t, mine.amber, mine.dark, left, "forge", side)
    mine.amber -= left
    mine.dark -= part
    takers = [taker for taker in said(s, "forge-goes-to", side) if taker is not None]
    if takers and cost:
        await add(t, takers[0], cost, dark + part)
    return dark + part


@rule("KF-K5")
def three_keys(t: KFTable, side: int) -> None:
    """In a duel the third key wins at once."""
    s = t.state
    if len(s.sides[side].keys) < len(COLOURS) or not s.duel:
        return
    s.winner = side
    t.say("kf-log-won", rule="KF-K5", weight=3, seat=side, heading=True, side=t.called(side))
    scores = tuple(len(one.keys) for one in s.sides)
    raise GameOver(Outcome(winners=(side,), reason=msg("kf-end-keys", who=t.called(side)), scores=scores))


@rule("KF-K40")
def unforge(t: KFTable, side: int, colour: str = "") -> bool:
    """A forged key is turned back."""
    mine = t.state.sides[side]
    if not mine.keys:
        return False
    lost = colour or mine.keys[-1]
    mine.keys.remove(lost)
    if t.loud:
        id, key = ("kf-log-chest-off", "") if mine.handless else ("kf-log-unforge", Msg(f"kf-key-{lost}"))
        name, lights = t.called(side), (f"mat:{side}",)
        t.say(id, rule="KF-K40", weight=3, seat=side, lights=lights, side=name, key=key, by=cause(t))
    return True


def opponent_forged_last_turn(s: Crucible, you: int) -> int:
    """How many keys the opponent forged in its last turn."""
    return s.before.get(f"forged:{foe(s, you)}@{foe(s, you)}", 0)
