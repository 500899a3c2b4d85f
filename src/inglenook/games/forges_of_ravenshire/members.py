"""What guild members do whenever their guild runs. Who they are, and for how much, is content (FR-B53)."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from inglenook.engine.decide import ask

from .content import CHOICE, GOODS, MEMBERS, MYSTICS, Run
from .dice import turned, turns
from .names import die_called, told
from .rewards import CAP, from_supply, gain, room
from .state import FRTable, Smith

RULE = "FR-B53"
NO = "no"


async def run_member(t: FRTable, seat: int, id: str) -> None:
    """A member does what its token says; whatever costs something may be left out."""
    smith, run = t.state.smiths[seat], MEMBERS[id].run
    if run.gain:
        if smith.reputation >= run.if_rep:
            await gain(t, seat, gained(smith, run), RULE)
    elif run.swap is not None:
        await swap(t, seat, run.swap[2])
    elif run.sell is not None:
        await sell(t, seat, *run.sell)
    elif run.make is not None:
        await make(t, seat, *run.make)
    elif run.mystic:
        await transmute(t, seat)
    elif run.die:
        await turn_die(t, seat)


def gained(smith: Smith, run: Run) -> dict[str, int]:
    """What a member brings; some bring one more to whoever has few."""
    if run.more_if_le < 0:
        return run.gain
    return {what: n + (smith.stock[what] <= run.more_if_le) for what, n in run.gain.items()}


# -- a good for another ---------------------------------------------------------------------------------------------------


async def swap(t: FRTable, seat: int, most: int) -> None:
    """Up to so many goods for as many goods of choice, in one answer: `wood+ore>leather+leather`."""
    smith = t.state.smiths[seat]
    key = await ask(t, seat, "swap", lambda: [*swap_ways(smith, most), NO], rule=RULE, about={"most": most})
    if key != NO:
        trade(t, seat, key)


def swap_ways(smith: Smith, most: int) -> list[str]:
    """Every useful swap that the smith can pay and has room for."""
    stock = smith.stock
    return [
        key
        for key, give, get in _swaps(most)
        if all(stock[good] >= n for good, n in give) and all(stock[good] + n <= CAP for good, n in get)
    ]


@cache
def _swaps(most: int) -> list[tuple[str, list[tuple[str, int]], list[tuple[str, int]]]]:
    found = []
    for n in range(1, most + 1):
        for give in combinations_with_replacement(GOODS, n):
            for get in combinations_with_replacement(CHOICE, n):
                if not any(good in give for good in get):
                    found.append((f"{'+'.join(give)}>{'+'.join(get)}", _counted(give), _counted(get)))
    return found


def _counted(goods: tuple[str, ...]) -> list[tuple[str, int]]:
    return [(good, goods.count(good)) for good in dict.fromkeys(goods)]


def trade(t: FRTable, seat: int, key: str) -> None:
    """Give what stands before the sign, and take what stands behind it."""
    stock = t.state.smiths[seat].stock
    give, _, get = key.partition(">")
    for what in give.split("+"):
        stock[what] -= 1
    for what in get.split("+"):
        stock[what] += 1
    if t.loud:
        gave, got = _counted(tuple(give.split("+"))), _counted(tuple(get.split("+")))
        lights = (f"mat:{seat}",)
        t.say("fr-log-trades", rule=RULE, seat=seat, weight=0, lights=lights, give=told(dict(gave)), get=told(dict(got)))


# -- something for Gold ---------------------------------------------------------------------------------------------------


async def sell(t: FRTable, seat: int, what: str, gold: int, most: int) -> None:
    """One thing for so much Gold, if the smith likes."""
    smith = t.state.smiths[seat]
    key = await ask(t, seat, "sell", lambda: [*sell_ways(smith, what), NO], rule=RULE, about={"gold": gold})
    if key == NO:
        return
    smith.stock[key] -= 1
    from_supply(smith, "gold", gold)
    if t.loud:
        t.say(
            "fr-log-trades",
            rule=RULE,
            seat=seat,
            weight=0,
            lights=(f"mat:{seat}",),
            give=told({key: 1}),
            get=told({"gold": gold}),
        )


def sell_ways(smith: Smith, what: str) -> list[str]:
    """What the smith has that would be bought: any good, or the one thing named."""
    return [good for good in (GOODS if what == "good" else (what,)) if smith.stock[good]]


# -- one thing made of others ---------------------------------------------------------------------------------------------


async def make(t: FRTable, seat: int, give: str, get: str, most: int) -> None:
    """Turn things into another, up to so many times."""
    smith = t.state.smiths[seat]
    if n := makes(smith, give, get, most):
        about: dict[str, int | str] = {"give": give, "get": get}
        key = await ask(t, seat, "convert", lambda: [str(times) for times in range(n, -1, -1)], rule=RULE, about=about)
        convert(t, seat, give, get, int(key), RULE)


def makes(smith: Smith, give: str, get: str, most: int) -> int:
    """How often a smith can turn things into another: as often as allowed, paid for, and as there is room."""
    found = min(most, *(smith.stock[what] for what in give.split("+")))
    return min(found, room(smith, get)) if get in GOODS else found


def convert(t: FRTable, seat: int, give: str, get: str, times: int, cause: str) -> None:
    """Turn things into another so many times."""
    stock = t.state.smiths[seat].stock
    for what in give.split("+"):
        stock[what] -= times
    stock[get] += times
    if t.loud and times:
        gave = told({what: times for what in give.split("+")})
        t.say("fr-log-converts", rule=cause, seat=seat, weight=0, lights=(f"mat:{seat}",), give=gave, get=told({get: times}))


# -- mystics and dice -----------------------------------------------------------------------------------------------------


async def transmute(t: FRTable, seat: int) -> None:
    """One mystic becomes another."""
    smith = t.state.smiths[seat]
    key = await ask(t, seat, "transmute", lambda: [*transmute_ways(smith), NO], rule=RULE)
    if key != NO:
        trade(t, seat, key)


def transmute_ways(smith: Smith) -> list[str]:
    """Every mystic the smith has, into every other."""
    return [f"{one}>{other}" for one in MYSTICS if smith.stock[one] for other in MYSTICS if other != one]


async def turn_die(t: FRTable, seat: int) -> None:
    """One die in the workshop is turned by one: a die taken this Season that is not at work yet."""
    smith = t.state.smiths[seat]
    key = await ask(t, seat, "turn-die", lambda: [*die_ways(smith), NO], rule=RULE)
    if key != NO:
        die, _, way = key.partition(":")
        turn_taken(smith, die, int(way))
        t.say("fr-log-turns-die", rule=RULE, seat=seat, weight=0, die=die_called(die), face=turned(die, int(way))[1])


def die_ways(smith: Smith) -> list[str]:
    """Every way to turn a die in the workshop: `m5:+1`."""
    return [f"{die}:{way}" for die, way in turns(workshop_dice(smith))]


def workshop_dice(smith: Smith) -> list[str]:
    """The dice taken this Season that are not at work yet."""
    return [die for column in smith.columns for die in column]


def turn_taken(smith: Smith, die: str, by: int) -> None:
    """Turn one of the dice in the columns."""
    column = next(column for column in smith.columns if die in column)
    column[column.index(die)] = turned(die, by)
