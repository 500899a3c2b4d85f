"""Production, looked at as a whole: which die to which station, and what could be forged afterwards."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from .content import COLOURS, COLUMN, GOLD, OVERTIME, STATIONS, UPGRADES
from .desk import Desk, desk_of, work, worth
from .forging import Step, best_forging
from .guilds import OPEN_SLOTS
from .members import workshop_dice
from .outlook import TOKEN_WORTH, Outlook, outlook
from .overtime import NIGHT_FORGE, night_forge
from .production import NIGHT
from .state import Ravenshire, Smith

ORDER = ("appraiser", "town-crier", "second-shift", "stores", "kiln", "smelter")
"""In which order stations are best used: what is made first can be worked on after."""
AGAIN = 0.85
"""How much of its worth a station has for a second die."""
LOOKED_AT = 4
"""So many plans are followed up to what could be forged then."""
NIGHT_COST = TOKEN_WORTH * OVERTIME[NIGHT_FORGE].cost
SEASONS = 4
ANNEX_WORTH = (0.0, 4.6, 6.6, 7.5)
"""What the Annex is worth over a whole game, by columns that are full."""
UPGRADE_LATER = {"wide-kiln": 0.9, "bellows": 0.45, "storehouse": 0.95}
"""What these are worth in a later Season, in units of weight."""

Plan = tuple[tuple[str, str], ...]
"""Dice and their stations, in the order of the dice."""


class Table(NamedTuple):
    """What a die of each band does at each station, in Gold."""

    of: dict[tuple[str, int], float]
    shift: list[float]
    """A run of each guild at the Second Shift, without its price."""
    chained: dict[tuple[int, int], float]
    """What the Smelter does better after the Kiln, by the bands of the dice there."""

    def worth(self, die: str, station: str) -> float:
        found = self.of[station, band(die)]
        if station == "second-shift":
            found += max(self.shift) if die[0] == "r" else self.shift[COLUMN[COLOURS[die[0]]]]
        return found


def band(die: str) -> int:
    return (int(die[1]) - 1) // 2


NEVER = -99.0
"""What cannot be paid."""


def table_of(desk: Desk, look: Outlook, *, chains: bool = True) -> Table:
    """Try every station with every band, by itself."""
    before = worth(desk, look)
    found: dict[tuple[str, int], float] = {}
    for station in ORDER:
        for one in range(3):
            if station == "second-shift":
                found[station, one] = -SHIFT[one] if desk.gold >= SHIFT[one] else NEVER
                continue
            twin = desk.copy()
            found[station, one] = worth(twin, look) - before if work(twin, station, one, 0, look) else NEVER
    shift = []
    for column in range(3):
        twin = desk.copy()
        twin.gold += SHIFT[0]
        work(twin, "second-shift", 0, column, look)
        shift.append(worth(twin, look) - before)
    chained: dict[tuple[int, int], float] = {}
    if chains:
        for one in range(3):
            burnt = desk.copy()
            work(burnt, "kiln", one, 0, look)
            for other in range(3):
                twin = burnt.copy()
                work(twin, "smelter", other, 0, look)
                chained[one, other] = worth(twin, look) - before - found["kiln", one] - found["smelter", other]
    return Table(found, shift, chained)


SHIFT = (STATIONS["second-shift"].low, STATIONS["second-shift"].mid, STATIONS["second-shift"].high)


def plans(dice: list[str], smith: Smith, table: Table) -> list[tuple[float, Plan]]:
    """Every way to put all these dice to work, the best first."""
    found: list[tuple[float, Plan]] = []
    night = night_forge(smith)
    offers = [[(station, more) for station in ORDER if (more := table.worth(die, station)) > IMPOSSIBLE] for die in dice]

    def put(place: int, total: float, plan: Plan, used: dict[str, int], by_night: bool) -> None:
        if place == len(dice):
            found.append((total, plan))
            return
        die = dice[place]
        for station, more in offers[place]:
            n = used.get(station, 0)
            if n == 1 and night and not by_night:
                more = AGAIN * more - NIGHT_COST
            elif n:
                continue
            chained = 0.0
            if station in CHAIN and CHAIN[station] in used:
                chained = chain((*plan, (die, station)), table)
            put(place + 1, total + more + chained, (*plan, (die, station)), used | {station: n + 1}, by_night or n == 1)

    put(0, 0.0, (), {station: len(at) for station, at in smith.stations.items()}, False)
    found.sort(key=lambda one: -one[0])
    return found


CHAIN = {"kiln": "smelter", "smelter": "kiln"}
IMPOSSIBLE = -50.0


def chain(plan: Plan, table: Table) -> float:
    """What the Kiln does for the Smelter in a plan."""
    kiln = next((die for die, station in plan if station == "kiln"), "")
    smelter = next((die for die, station in plan if station == "smelter"), "")
    return table.chained.get((band(kiln), band(smelter)), 0.0) if kiln and smelter else 0.0


def follow(desk: Desk, plan: Plan, smith: Smith, look: Outlook) -> Desk | None:
    """The desk after a plan; None if it cannot be paid."""
    twin = desk.copy()
    used = {station: len(at) for station, at in smith.stations.items()}
    for station in ORDER:
        for die, where in plan:
            if where == station:
                if used.get(station):
                    twin.tokens -= OVERTIME[NIGHT_FORGE].cost
                used[station] = 1
                column = best_column(twin, look) if die[0] == "r" else COLUMN[COLOURS[die[0]]]
                if not work(twin, station, band(die), column, look):
                    return None
    return twin


def best_column(desk: Desk, look: Outlook) -> int:
    """The guild a Raven Die runs at the Second Shift."""
    worths = []
    for column in range(3):
        twin = desk.copy()
        twin.gold += SHIFT[0]
        work(twin, "second-shift", 0, column, look)
        worths.append(worth(twin, look))
    return worths.index(max(worths))


class Intent(NamedTuple):
    """What a smith would do in Production from here."""

    look: Outlook
    table: Table
    plan: Plan
    ranked: list[tuple[float, Plan]]
    steps: list[Step]
    total: float


def intent(s: Ravenshire, seat: int) -> Intent:
    """What a smith would do in Production, remembered as long as nothing has changed."""
    key = fingerprint(s, seat)
    if key not in KNOWN:
        if len(KNOWN) >= REMEMBERED:
            KNOWN.clear()
        KNOWN[key] = reckon(s, seat)
    return KNOWN[key]


REMEMBERED = 256
KNOWN: dict[tuple[Hashable, ...], Intent] = {}


def fingerprint(s: Ravenshire, seat: int) -> tuple[Hashable, ...]:
    """All that an intent depends on."""
    smith = s.smiths[seat]
    own = (*smith.columns, *smith.members, smith.contracts, smith.finishes, smith.upgrades, smith.overtime, smith.titles)
    busy = [(station, len(at)) for station, at in smith.stations.items()]
    shared = (*s.rows.values(), s.titles, s.claimed.items(), busy)
    stock = smith.stock.values()
    return (s.season, smith.reputation, smith.starter, *stock, *map(tuple, own), *map(tuple, shared))


def reckon(s: Ravenshire, seat: int) -> Intent:
    """The plan for the dice after which most can be forged; what is forged then."""
    smith, look = s.smiths[seat], outlook(s, seat)
    desk = desk_of(smith)
    dice = workshop_dice(smith)
    table = table_of(desk, look, chains=len(dice) > 1)
    ranked = plans(dice, smith, table) if dice else []
    best: tuple[float, Plan, list[Step]] | None = None
    for _, plan in ranked[:LOOKED_AT]:
        after = follow(desk, plan, smith, look)
        if after is not None:
            total, steps = best_forging(s, seat, after, look, all_ways=s.season == SEASONS)
            if best is None or total > best[0] + 1e-9:
                best = total, plan, steps
    if best is None:
        total, steps = best_forging(s, seat, desk, look)
        best = total, (), steps
    return Intent(look, table, best[1], ranked, best[2], best[0])


def first_of(plan: Plan, smith: Smith) -> str:
    """The key of the die that goes to work first: `m5>kiln`; nothing if no die is left."""
    for station in ORDER:
        for die, where in plan:
            if where == station:
                return f"{die}>{station}{NIGHT if station in smith.stations else ''}"
    return ""


def upgrade_worth(s: Ravenshire, seat: int, upgrade: str, now: float, look: Outlook) -> float:
    """What an upgrade brings from now on, less its price; `now` is what it adds in this Production."""
    smith = s.smiths[seat]
    cost, amount = UPGRADES[upgrade].cost, UPGRADES[upgrade].amount
    season = s.season or 1
    if upgrade == "annex":
        full = sum(len(column) >= OPEN_SLOTS for column in smith.members)
        return ANNEX_WORTH[full] * (SEASONS + 1 - season) / 4 * amount - cost
    if upgrade == "ledger":
        return (0.3 + 0.3 * look.scale) * (SEASONS + 1 - season) - cost
    return 0.75 * now + UPGRADE_LATER[upgrade] * look.scale * amount * (SEASONS - season) - 1.05 * cost


def upgrade_now(s: Ravenshire, seat: int, upgrade: str, known: Intent) -> float:
    """How much better the best plan becomes with an upgrade."""
    smith = s.smiths[seat]
    desk = desk_of(smith)
    desk.upgrades = [*smith.upgrades, upgrade]
    desk.gold -= UPGRADES[upgrade].cost
    dice = workshop_dice(smith)
    if not dice or not known.ranked:
        return 0.0
    table = table_of(desk, known.look, chains=len(dice) > 1)
    return plans(dice, smith, table)[0][0] - known.ranked[0][0]


def can_buy(smith: Smith, upgrade: str) -> bool:
    return not smith.upgraded and upgrade not in smith.upgrades and smith.stock[GOLD] >= UPGRADES[upgrade].cost
