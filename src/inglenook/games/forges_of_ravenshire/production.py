"""Production: smiths put the dice of the Season to work, one after another."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .content import COLOURS, GOLD, GUILDS, RAW, STATIONS
from .dice import band, is_raven
from .free import beside, do_free, free_in_production, is_free
from .guilds import run_guild
from .members import convert, makes, workshop_dice
from .names import die_called, named
from .overtime import NIGHT_FORGE, night_forge, use
from .owned import more_charcoal, more_smelting, more_stores
from .reputation import past_the_last
from .rewards import advance, choose_goods, gain, most_fitting, room
from .state import FRTable, Ravenshire, Smith, count

KILN, SMELTER, STORES = "kiln", "smelter", "stores"
SECOND_SHIFT, TOWN_CRIER, APPRAISER = "second-shift", "town-crier", "appraiser"
CLOSE = "close"
NIGHT = "+night"
NUMBERS = {id: (one.low, one.mid, one.high) for id, one in STATIONS.items()}


def number(station: str, die: str) -> int:
    """The number printed at a station for a die."""
    return NUMBERS[station][band(die)]


# -- which die, which station ---------------------------------------------------------------------------------------------


@rule("FR-B55")
def free_stations(smith: Smith) -> list[str]:
    """A station holds one die a Season."""
    return [station for station in STATIONS if station not in smith.stations]


def night_stations(smith: Smith) -> list[str]:
    """Stations that would take a second die by the Night Forge."""
    if not smith.stations or not night_forge(smith):
        return []
    return [station for station, dice in smith.stations.items() if len(dice) == 1]


def works(smith: Smith, station: str, die: str) -> bool:
    """Whether a die can do anything at a station: it can be paid, and there is something to work on and room for it."""
    if station == KILN:
        return room(smith, "charcoal") > 0
    if station == SMELTER:
        return smelts(smith, die) > 0
    if station == STORES:
        return most_fitting(smith, RAW, 1, False) > 0
    if station == TOWN_CRIER and not can_rise(smith):
        return False
    if station in (SECOND_SHIFT, TOWN_CRIER):
        return smith.stock[GOLD] >= number(station, die)
    return True


def work_keys(s: Ravenshire, seat: int) -> list[str]:
    """Each die to each station where it can do something: `m5>kiln`, `m5>kiln+night`; or close."""
    smith = s.smiths[seat]
    dice = dict.fromkeys(workshop_dice(smith))
    if not dice:
        return [CLOSE]
    stations = free_stations(smith)
    found = [f"{die}>{station}" for die in dice for station in stations if works(smith, station, die)]
    found += [f"{die}>{station}{NIGHT}" for die in dice for station in night_stations(smith) if works(smith, station, die)]
    found.append(CLOSE)
    return found


async def produce(t: FRTable, seat: int) -> bool:
    """One die to work, or something beside it; or Production is closed, and then nothing more."""
    s = t.state
    key = await ask(t, seat, "station", lambda: work_keys(s, seat), rule="FR-B55", aside=beside(s, free_in_production))
    if is_free(key):
        await do_free(t, key)
        return True
    if key == CLOSE:
        rest(t, seat)
        return False
    die, _, where = key.partition(">")
    station = where.removesuffix(NIGHT)
    if station != where:
        use(t, seat, NIGHT_FORGE)
    await put_to_work(t, seat, die, station)
    return True


@rule("FR-B62")
def rest(t: FRTable, seat: int) -> None:
    """Dice may be left unused; they rest until the Season ends."""
    left = workshop_dice(t.state.smiths[seat])
    if t.loud and left:
        t.say("fr-log-rests", rule="FR-B62", seat=seat, weight=0, n=len(left))


async def put_to_work(t: FRTable, seat: int, die: str, station: str) -> None:
    """A die goes from its column to a station, which acts at once."""
    s = t.state
    smith = s.smiths[seat]
    column = next(column for column in smith.columns if die in column)
    column.remove(die)
    smith.stations.setdefault(station, []).append(die)
    count(s, seat, f"station.{station}")
    if t.loud:
        lights = (f"station:{station}",)
        t.say("fr-log-works", rule="FR-B55", seat=seat, lights=lights, die=die_called(die), station=named("station", station))
    await WORK[station](t, seat, die)


# -- the stations ---------------------------------------------------------------------------------------------------------


@rule("FR-B56")
async def kiln(t: FRTable, seat: int, die: str) -> None:
    """Gain 1 charcoal, then turn wood into charcoal, up to 3, 2 or 1 times."""
    smith = t.state.smiths[seat]
    await gain(t, seat, {"charcoal": STATIONS[KILN].free + more_charcoal(smith)}, "FR-B56")
    most = makes(smith, "wood", "charcoal", number(KILN, die))
    key = await ask(t, seat, "times", lambda: _down(most, 0), rule="FR-B56", about={"give": "wood", "get": "charcoal"})
    convert(t, seat, "wood", "charcoal", int(key), "FR-B56")


def smelts(smith: Smith, die: str) -> int:
    """How often the Smelter can work with a die."""
    return makes(smith, "charcoal+ore", "steel", number(SMELTER, die) + more_smelting(smith))


@rule("FR-B57")
async def smelter(t: FRTable, seat: int, die: str) -> None:
    """Turn 1 charcoal and 1 ore into 1 steel, up to 1, 2 or 3 times."""
    most = smelts(t.state.smiths[seat], die)
    key = await ask(t, seat, "times", lambda: _down(most, 1), rule="FR-B57", about={"give": "charcoal+ore", "get": "steel"})
    convert(t, seat, "charcoal+ore", "steel", int(key), "FR-B57")


def _down(most: int, least: int) -> list[str]:
    return [str(n) for n in range(most, least - 1, -1)]


@rule("FR-B58")
async def stores(t: FRTable, seat: int, die: str) -> None:
    """Gain 2, 1 or 1 raw goods of choice."""
    await choose_goods(t, seat, RAW, number(STORES, die) + more_stores(t.state.smiths[seat]), "FR-B58")


@rule("FR-B59")
async def second_shift(t: FRTable, seat: int, die: str) -> None:
    """Pay 1, 2 or 3 Gold and run the guild of the die's colour once more; a Raven Die runs any."""
    t.state.smiths[seat].stock[GOLD] -= number(SECOND_SHIFT, die)
    guild = await ask(t, seat, "run-guild", lambda: list(GUILDS), rule="FR-B59") if is_raven(die) else COLOURS[die[0]]
    await run_guild(t, seat, guild)


@rule("FR-B60")
async def town_crier(t: FRTable, seat: int, die: str) -> None:
    """Pay 5, 3 or 1 Gold and gain 1 reputation."""
    t.state.smiths[seat].stock[GOLD] -= number(TOWN_CRIER, die)
    await advance(t, seat, 1, "FR-B60")


@rule("FR-Q32")
def can_rise(smith: Smith) -> bool:
    """On the last space the crier would bring 1 Gold, and costs as much or more: it takes no die there."""
    return not past_the_last(smith.reputation)


@rule("FR-B61")
async def appraiser(t: FRTable, seat: int, die: str) -> None:
    """Gain 1, 2 or 2 Gold."""
    await gain(t, seat, {GOLD: number(APPRAISER, die)}, "FR-B61")


WORK: dict[str, Callable[[FRTable, int, str], Awaitable[None]]] = {
    KILN: kiln,
    SMELTER: smelter,
    STORES: stores,
    SECOND_SHIFT: second_shift,
    TOWN_CRIER: town_crier,
    APPRAISER: appraiser,
}
