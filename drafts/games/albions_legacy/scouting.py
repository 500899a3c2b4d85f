"""Scouting: new tiles are found from an Open Path (R29, R59, R61-R66, R72-R74, R76, R232)."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.kit import hexes
from inglenook.engine.kit.hexes import Hex
from inglenook.engine.rulebook import rule

from .actions import Action, after
from .cards import abilities, does, total
from .coins import spend_coin
from .content import TILES
from .holdings import everybody
from .landing import fits, lay, outer_region, region_for, safe_turns
from .names import named, tile_name
from .places import chart
from .state import Albion, ALTable, count, seat_of
from .telling import tell

THREAT = "roaming-threat"
COIN = "coin"
CHOICE = 2
"""Tiles to choose from for a coin."""


@rule("AL-R64", "AL-R29")
def open_sides(s: Albion, who: int) -> tuple[int, ...]:
    """The Open Paths of one's own tile; from the castle only its exits have one."""
    return chart(s).open[s.players[who].tile]


@rule("AL-R62")
def has_steps(s: Albion) -> bool:
    """Whoever scouts must have movement left."""
    return s.turn.steps > 0


@rule("AL-R72", "AL-R74")
def must_enter(s: Albion) -> bool:
    """What was just found has to be entered before one scouts again; then one may, as often as movement allows."""
    return s.turn.found != ""


@rule("AL-R61")
def scout_keys(s: Albion, who: int) -> list[str]:
    """Scouting is done on one's own turn: `scout:2`, and for a coin `scout:2.coin`."""
    if not has_steps(s) or must_enter(s) or not s.stack.layers:
        return []
    sides = [side for side in open_sides(s, who) or () if not in_vain(s, who, side)]
    found = [f"scout:{side}" for side in sides]
    return found + [f"scout:{side}.{COIN}" for side in sides] if may_pay(s) else found


def tried_path(s: Albion, who: int, side: int) -> str:
    """In `turn.used`: an Open Path of one's tile beyond which nothing could be laid."""
    return f"scout:{s.players[who].tile}:{side}"


@rule("AL-Q55")
def in_vain(s: Albion, who: int, side: int) -> bool:
    """Where a scout has found nothing, nobody looks again in the same turn: the stack is still the same."""
    return tried_path(s, who, side) in s.turn.used


@rule("AL-R232")
def may_pay(s: Albion) -> bool:
    """If the table wants it easier, a coin turns up two tiles, of which one is played."""
    return s.agreed.choose_tile and s.coins > 0


@rule("AL-R63")
async def scout(t: ALTable, who: int, key: str) -> None:
    """Find a tile: it costs no movement, and nobody moves."""
    s = t.state
    side, _, paid = after(key).partition(".")
    count(s, who, "scouted")
    tile = s.players[who].tile
    for threat in abilities(s):
        act = does(threat, "scout")
        if act is not None:
            await act(t, who)
    if s.players[who].tile == tile:
        await explore(t, who, int(side), paid=bool(paid))


def choice(s: Albion, who: int) -> int:
    """How many tiles are turned up to choose from: one, or more by an effect."""
    return max(1, s.turn.choice, total(s, who, "choice"))


async def explore(t: ALTable, who: int, side: int, *, paid: bool) -> None:
    """Turn up tiles until enough of them fit, choose one and lay it."""
    s = t.state
    number = max(choice(s, who), CHOICE if paid else 1)
    tile = s.players[who].tile
    region, hex, towards = outer_region(s, tile), hexes.beyond(chart(s).at[tile], side), hexes.opposite(side)
    turned_up, passed = turn_up(t, region, hex, towards, number)
    if not turned_up:
        nothing_fits(t, who, side, passed)
        return
    t.reveal()
    s.turn.choice = 0
    if paid:
        spend_coin(t, who, rule="AL-R232")
    chosen = await choose_tile(t, who, turned_up)
    under(t, [*passed, *(one for one in turned_up if one != chosen)])
    tell(
        t,
        who,
        "al-log-scout",
        rule="AL-R61",
        lights=(f"hero:{who}",),
        tile=tile_name(chosen),
        region=named("region", region),
        passed=len(passed),
    )
    await lay(t, who, chosen, hex, towards, region_for(s, chosen, region), rule="AL-R67", passed=passed)
    s.turn.found = chosen
    if dead_end(s, chosen):
        s.turn.found = ""
    awaken(t, who, chosen)


@rule("AL-R65")
def turn_up(t: ALTable, region: str, hex: Hex, towards: int, number: int) -> tuple[list[str], list[str]]:
    """Draw from the top of the stack until so many tiles fit the region and the place; and those that did not."""
    s = t.state
    found: list[str] = []
    passed: list[str] = []
    while len(found) < number and s.stack.layers:
        tile = s.stack.draw(t.chance, everybody(t))
        lies = fits(s, tile, region) and safe_turns(s, tile, hex, towards, region_for(s, tile, region))
        (found if lies else passed).append(tile)
    return found, passed


@rule("AL-R66")
def under(t: ALTable, tiles: list[str]) -> None:
    """What was turned up and is not laid goes to the bottom of the stack."""
    t.state.stack.lay_under(tiles, everybody(t))


@rule("AL-Q15")
def nothing_fits(t: ALTable, who: int, side: int, passed: list[str]) -> None:
    """No tile of the stack can be laid there: the attempt ends, nothing is placed, and it has cost nothing but the path."""
    under(t, passed)
    t.reveal()
    t.state.turn.used.append(tried_path(t.state, who, side))
    tell(t, who, "al-log-no-tile", rule="AL-Q15")


async def choose_tile(t: ALTable, who: int, tiles: list[str]) -> str:
    """Which of the tiles that were turned up is laid."""
    s = t.state
    key = await ask(t, seat_of(s, who), "find", lambda: [f"find:{tile}" for tile in tiles], rule="AL-R65", about={"who": who})
    return after(key)


@rule("AL-R73")
def dead_end(s: Albion, tile: str) -> bool:
    """A tile without an Open Path need not be entered before one scouts again."""
    return not chart(s).open[tile]


@rule("AL-R59", "AL-R76")
def awaken(t: ALTable, who: int, tile: str) -> None:
    """A Roaming Threat Tile that is scouted draws a Roaming Threat Card; one that a card lays does not."""
    if TILES[tile].type == THREAT:
        t.state.agenda.append(f"threat:{who}:")


SCOUT = Action("scout", scout_keys, scout)
