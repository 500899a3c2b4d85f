"""What a smith gains: goods up to what a track holds, things without end, and what is chosen.

AO's counterpart is `ao_goods.ao_gain`.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .content import CHOICE, GOODS, MYSTICS, RAW, Reward
from .names import counted, told
from .reputation import step_up
from .state import FRTable, Smith

CAP = 10
"""What a good track holds."""
CHOSEN: dict[str, tuple[str, ...]] = {"good-of-choice": CHOICE, "raw": RAW, "raw-different": RAW}
"""What may be chosen for these parts of a reward."""
REPUTATION = "reputation"
MYSTIC = "mystic"


@rule("FR-B12")
def room(smith: Smith, good: str) -> int:
    """A good track holds ten; what would go beyond is lost."""
    return CAP - smith.stock[good]


@rule("FR-B14")
def from_supply(smith: Smith, what: str, n: int) -> None:
    """Gold, Action Tokens and mystics never run out, and nobody's store of them is ever full."""
    smith.stock[what] += n


def add(smith: Smith, what: str, n: int) -> int:
    """Put something into a smith's stock; how much of it found room."""
    if what in GOODS:
        n = min(n, room(smith, what))
        smith.stock[what] += n
    else:
        from_supply(smith, what, n)
    return n


async def gain(t: FRTable, seat: int, reward: Reward, cause: str) -> None:
    """A smith gains a whole reward: what is fixed, then what is chosen, then reputation. `cause` is the rule that pays it."""
    smith = t.state.smiths[seat]
    fixed: Reward = {}
    for what, n in reward.items():
        if what in smith.stock:
            fixed[what] = add(smith, what, n)
    if t.loud:
        say_gain(t, seat, fixed, cause)
        for what, n in fixed.items():
            say_lost(t, seat, what, reward[what] - n)
    if len(fixed) < len(reward):
        await gain_chosen(t, seat, reward, cause)


async def gain_chosen(t: FRTable, seat: int, reward: Reward, cause: str) -> None:
    """The parts of a reward that leave a choice, and reputation, whose spaces may bring more."""
    for what, kinds in CHOSEN.items():
        if what in reward:
            await choose_goods(t, seat, kinds, reward[what], cause, different=what == "raw-different")
    for _ in range(reward.get(MYSTIC, 0)):
        mystic = await ask(t, seat, "mystic", lambda: list(MYSTICS), rule=cause)
        from_supply(t.state.smiths[seat], mystic, 1)
        say_gain(t, seat, {mystic: 1}, cause)
    if REPUTATION in reward:
        await advance(t, seat, reward[REPUTATION], cause)


async def choose_goods(t: FRTable, seat: int, kinds: tuple[str, ...], n: int, cause: str, *, different: bool = False) -> None:
    """A smith chooses so many goods of these kinds, in one answer."""
    smith = t.state.smiths[seat]
    fitting = most_fitting(smith, kinds, n, different)
    say_lost(t, seat, "raw" if kinds == RAW else "good-of-choice", n - fitting)
    if not fitting:
        return
    about: dict[str, int | str] = {"kinds": "+".join(kinds), "count": fitting, "different": int(different)}
    key = await ask(t, seat, "gain", lambda: goods_ways(smith, kinds, fitting, different), rule=cause, about=about)
    goods = key.split("+")
    for good in goods:
        smith.stock[good] += 1
    if t.loud:
        say_gain(t, seat, counted(goods), cause)


def most_fitting(smith: Smith, kinds: tuple[str, ...], n: int, different: bool) -> int:
    """How many of so many goods find room."""
    rooms = [room(smith, good) for good in kinds]
    return min(n, sum(map(bool, rooms)) if different else sum(rooms))


def goods_ways(smith: Smith, kinds: tuple[str, ...], n: int, different: bool = False) -> list[str]:
    """Every choice of so many goods for which there is room: `wood+wood+ore`."""
    stock = smith.stock
    if max([stock[good] for good in kinds]) + n <= CAP:
        return list(_all_ways(kinds, n, different))
    return [
        way
        for way in _all_ways(kinds, n, different)
        if all(stock[good] + way.count(good) <= CAP for good in kinds if good in way)
    ]


@cache
def _all_ways(kinds: tuple[str, ...], n: int, different: bool) -> tuple[str, ...]:
    ways = combinations(kinds, n) if different else combinations_with_replacement(kinds, n)
    return tuple("+".join(way) for way in ways)


@rule("FR-Q22")
async def advance(t: FRTable, seat: int, n: int, cause: str) -> None:
    """Several steps of reputation are made one space at a time; each space gives its bonus once, in order."""
    smith = t.state.smiths[seat]
    for _ in range(n):
        before = smith.reputation
        smith.reputation, bonus = step_up(before)
        if smith.reputation > before:
            t.say("fr-log-reputation", rule=cause, seat=seat, lights=("reputation",), space=smith.reputation)
        await gain(t, seat, bonus, "FR-B79" if smith.reputation > before else "FR-B82")


# -- telling --------------------------------------------------------------------------------------------------------------


def say_gain(t: FRTable, seat: int, gained: Reward, cause: str) -> None:
    """Tell what a smith gained, if it was anything."""
    if t.loud and any(gained.values()):
        t.say("fr-log-gains", rule=cause, seat=seat, weight=0, lights=(f"mat:{seat}",), what=told(gained))


def say_lost(t: FRTable, seat: int, good: str, n: int) -> None:
    """Tell that there was no room."""
    if n:
        t.say("fr-log-no-room", rule="FR-B12", seat=seat, weight=0, lights=(f"mat:{seat}",), what=told({good: n}))
