"""What AO makes of a reward: goods become Good Cubes, tokens and mystics become Gold (R51, R79-R83)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from inglenook.engine.rulebook import rule

from .ao_remarks import remark
from .content import GOLD, GOODS, MYSTICS, TOKEN, Reward
from .names import named, told
from .reputation import open_tiers, step_up
from .state import Ao, FRTable, ao_of, ao_side

CUBE = "cube"
ANY_GOOD = (*GOODS, "good-of-choice", "raw", "raw-different", CUBE)
ANY_MYSTIC = (*MYSTICS, "mystic")
REPUTATION = "reputation"


@rule("FR-R79", "FR-Q24")
def cubes_of(reward: Reward) -> int:
    """Any good of any kind, chosen or not, is one cube. What could be traded or swapped is left alone."""
    return sum([n for what, n in reward.items() if what in ANY_GOOD])


@rule("FR-R82")
def gold_for_tokens(reward: Reward) -> int:
    """Each Action Token is 1 Gold instead."""
    return reward.get(TOKEN, 0)


@rule("FR-R83")
def gold_for_mystics(reward: Reward) -> int:
    """Each mystic is 1 Gold instead."""
    return sum([n for what, n in reward.items() if what in ANY_MYSTIC])


@rule("FR-R51")
def turned_to_gold(reward: Reward) -> int:
    """Action Tokens and mystics become Gold at once: AO keeps none of them."""
    return gold_for_tokens(reward) + gold_for_mystics(reward)


@rule("FR-R81", "FR-Q28")
def take_cubes(ao: Ao, n: int) -> None:
    """Cubes are counted, not laid out: none that is earned is ever lost, whatever a contract costs."""
    ao.cubes += n
    ao.gained += n


def takings(t: FRTable, reward: Reward, cause: str) -> Iterator[None]:
    """AO takes a whole reward, which the rule `cause` pays. It halts after a line of goods: a contract may be due."""
    ao = ao_of(t.state)
    if cubes := cubes_of(reward):
        take_cubes(ao, cubes)
        if t.loud:
            tell_cubes(t, reward, cubes, cause)
        remark(t, "goods", n=cubes)
        yield
    if gold := reward.get(GOLD, 0) + turned_to_gold(reward):
        ao.gold += gold
        tell_gold(t, reward, gold, cause)
    for _ in range(reward.get(REPUTATION, 0)):
        yield from rise(t, cause)


def rise(t: FRTable, cause: str) -> Iterator[None]:
    """One space up the track; what it brings once, it brings at once."""
    ao = ao_of(t.state)
    before, opened = ao.reputation, len(open_tiers(ao.reputation))
    ao.reputation, bonus = step_up(before)
    further = ao.reputation > before
    if further:
        t.say("fr-log-reputation", rule=cause, seat=ao_side(t.state), lights=("reputation",), space=ao.reputation)
    tiers = open_tiers(ao.reputation)
    if len(tiers) > opened:
        tier = named("tier", tiers[-1])
        t.say("fr-log-ao-tier", rule="FR-R86", seat=ao_side(t.state), lights=("reputation",), tier=tier)
        remark(t, "tier-open", tier=tier)
    yield from takings(t, bonus, "FR-B79" if further else "FR-B82")


# -- telling --------------------------------------------------------------------------------------------------------------


def tell_cubes(t: FRTable, reward: Reward, cubes: int, cause: str) -> None:
    """Say which goods became how many cubes."""
    ao, side = ao_of(t.state), ao_side(t.state)
    say = partial(t.say, seat=side, lights=(f"mat:{side}",), n=cubes, cubes=ao.cubes, cost=ao.cost)
    if goods := {what: n for what, n in reward.items() if what in GOODS}:
        say("fr-log-ao-goods", rule="FR-R79", goods=told(goods))
    else:
        say("fr-log-ao-cubes", rule=cause)


def tell_gold(t: FRTable, reward: Reward, gold: int, cause: str) -> None:
    """Say what it got in Gold, and what for."""
    tokens, mystics = gold_for_tokens(reward), gold_for_mystics(reward)
    if t.loud:
        say = partial(t.say, seat=(side := ao_side(t.state)), lights=(f"mat:{side}",))
        if plain := gold - tokens - mystics:
            say("fr-log-ao-gold", rule=cause, n=plain)
        if mystics:
            say("fr-log-ao-mystics", rule="FR-R83", n=mystics)
        if tokens:
            say("fr-log-ao-tokens", rule="FR-R82", n=tokens)
    if mystics:
        remark(t, "gold-for-mystic")
    if tokens:
        remark(t, "gold-for-token")
