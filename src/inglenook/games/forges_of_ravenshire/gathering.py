"""Gathering: a smith's turn. Place a die, take a die, run a guild."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .content import DISTRICT_IDS, GUILDS
from .dice import RUNS, is_raven
from .districts import gain_row, open_districts
from .free import (
    beside,
    beside_within,
    do_free,
    free_at_the_end,
    free_before_placing,
    free_before_running,
    free_before_taking,
    is_free,
)
from .guilds import run_guild
from .names import die_called, named
from .state import FRTable, Ravenshire, Smith, count

NOWHERE = -1
SPOTS = [[f"{district}.{place}" for place in range(2)] for district in DISTRICT_IDS]
WHERE = {key: (district, place) for district, spots in enumerate(SPOTS) for place, key in enumerate(spots)}
INTO = {f"{colour}{shows}": [f"{colour}{shows}>{id}" for id in DISTRICT_IDS] for colour in "mhar" for shows in range(1, 7)}
PLACE_OF = {id: district for district, id in enumerate(DISTRICT_IDS)}


@rule("FR-R3")
def begin_turn(t: FRTable) -> None:
    """A smith's turn is the same with AO at the table and without it."""
    s = t.state
    s.smiths[s.active].clerked = False
    s.placed, s.ran = NOWHERE, ""


# -- place ----------------------------------------------------------------------------------------------------------------


@rule("FR-B29")
def placeable(smith: Smith) -> list[str]:
    """The dice rolled at the start of the Season; those taken since then wait for the next."""
    return smith.dice


def place_keys(s: Ravenshire) -> list[str]:
    """Each own die into each district with room for it: `m5>timberfall`."""
    into = open_districts(s)
    return [INTO[die][district] for die in dict.fromkeys(placeable(s.smiths[s.active])) for district in into]


async def first_half(t: FRTable) -> None:
    """A smith places a die, or does something before that."""
    s = t.state
    key = await ask(t, s.active, "place", lambda: place_keys(s), rule="FR-B25", aside=beside(s, free_before_placing))
    if is_free(key):
        await do_free(t, key)
    else:
        await place(t, s.active, key)
        s.step = "take"


@rule("FR-B25")
async def place(t: FRTable, seat: int, key: str) -> None:
    """Place one own die, as it lies, in a district with fewer than 2 dice, and gain what the district gives for it."""
    s = t.state
    die, _, into = key.partition(">")
    district = PLACE_OF[into]
    s.smiths[seat].dice.remove(die)
    s.board[district].append(die)
    s.placed = district
    count(s, seat, f"placed.{into}")
    if t.loud:
        lights = (f"site:{into}",)
        t.say("fr-log-places", rule="FR-B25", seat=seat, lights=lights, die=die_called(die), district=named("district", into))
    await gain_row(t, seat, district, die)


# -- take -----------------------------------------------------------------------------------------------------------------


@rule("FR-B101")
def just_placed(s: Ravenshire, district: int, place: int) -> bool:
    """The die placed in this turn is not for taking: it is the last one of its district."""
    return district == s.placed and place == len(s.board[district]) - 1


def take_keys(s: Ravenshire) -> list[str]:
    """Every die on the board but the one just placed: `timberfall.0`. Of two that are alike in one district one is enough."""
    return [
        SPOTS[district][place]
        for district, dice in enumerate(s.board)
        for place in range(len(dice))
        if not just_placed(s, district, place) and dice[place] not in dice[:place]
    ]


async def wish_to_take(t: FRTable) -> str:
    """Which die a smith takes; nothing if something was done before that."""
    s = t.state
    key = await ask(t, s.active, "take", lambda: take_keys(s), rule="FR-B26", aside=beside(s, free_before_taking))
    if is_free(key):
        await do_free(t, key)
        return ""
    return key


@rule("FR-B26")
async def take(t: FRTable, seat: int, key: str) -> None:
    """Take a die from the board and gain what its district gives for it; then its guild runs."""
    s = t.state
    district, place = WHERE[key]
    s.taken = die = s.board[district].pop(place)
    count(s, seat, f"taken.{DISTRICT_IDS[district]}")
    if t.loud:
        id = DISTRICT_IDS[district]
        t.say(
            "fr-log-takes",
            rule="FR-B26",
            seat=seat,
            lights=(f"site:{id}",),
            die=die_called(die),
            district=named("district", id),
        )
    await gain_row(t, seat, district, die)
    await bring_home(t, seat, die)


@rule("FR-B27")
async def bring_home(t: FRTable, seat: int, die: str) -> None:
    """The die goes into the column of its colour, and that guild runs."""
    s = t.state
    column = GUILDS.index(await raven_column(t, seat)) if is_raven(die) else RUNS[die[0]]
    s.smiths[seat].columns[column].append(die)
    s.taken = ""
    s.ran = GUILDS[column]
    await run_guild(t, seat, s.ran)


@rule("FR-B102")
async def raven_column(t: FRTable, seat: int) -> str:
    """A Raven Die goes into any column, and that guild runs."""
    s = t.state
    return await ask(t, seat, "column", lambda: list(GUILDS), rule="FR-B102", aside=beside_within(s, free_before_running))


async def end_turn(t: FRTable) -> None:
    """The turn is over, unless something can still be done that cannot wait, and the smith wants it."""
    s = t.state
    if free_at_the_end(s):
        await ask(t, s.active, "turn-over", lambda: ["end"], rule="FR-B28", aside=beside_within(s, free_at_the_end))
