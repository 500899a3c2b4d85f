"""A turn in the country: find a new tile and turn it, while a wolf makes for the hall."""

from __future__ import annotations

from math import sqrt

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table

from .content import TILE_NAME, TILES
from .state import FLAMES, HALL, Probe

SIDES = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Steps to the six neighbours, from north clockwise."""
SIZE = 44.0
FIRST = {"0,-1": ("giants-stair", 5), "-1,1": ("foxfire-glade", 0), "1,0": ("salmon-leap", 0), "1,-2": ("north-road", 0)}
"""What lies around the hall at the beginning."""


def spot(place: str) -> tuple[float, float]:
    """The middle of a place."""
    q, r = (int(n) for n in place.split(","))
    return SIZE * 1.5 * q, SIZE * sqrt(3) * (r + q / 2)


def beside(place: str, side: int) -> str:
    """The place on that side."""
    q, r = (int(n) for n in place.split(","))
    return f"{q + SIDES[side][0]},{r + SIDES[side][1]}"


def turned(walls: str, by: int) -> str:
    """Walls after a turn by so many sixths, clockwise."""
    return walls[-by:] + walls[:-by] if by else walls


def walls(s: Probe, place: str) -> str:
    """The walls of a place as its tile lies."""
    tile = s.tiles[place]
    return "......" if tile == "hall" else turned(TILES[tile].walls, s.turns.get(place, 0))


def passable(s: Probe, place: str, side: int) -> bool:
    """Whether one can pass from a tile to the one on that side."""
    other = beside(place, side)
    return other in s.tiles and walls(s, place)[side] == "." and walls(s, other)[(side + 3) % 6] == "."


def open_places(s: Probe) -> list[str]:
    """Free places a path of a tile leads to, near ones first."""
    found = [beside(place, side) for place in s.tiles for side in range(6) if walls(s, place)[side] == "."]
    free = [place for place in dict.fromkeys(found) if place not in s.tiles]
    return sorted(free, key=lambda place: (round(spot(place)[0] ** 2 + spot(place)[1] ** 2), place))


def joins(s: Probe, place: str, tile: str, by: int) -> list[str]:
    """The tiles it would be joined to if it were laid so."""
    own = turned(TILES[tile].walls, by)
    near = [(beside(place, side), side) for side in range(6)]
    return [other for other, side in near if own[side] == "." and other in s.tiles and walls(s, other)[(side + 3) % 6] == "."]


@rule("PR-R6")
def legal_turns(s: Probe, place: str, tile: str) -> list[int]:
    """Turns that join the tile to another one; of turns that look the same the first."""
    found: dict[str, int] = {}
    for by in range(6):
        if joins(s, place, tile, by):
            found.setdefault(turned(TILES[tile].walls, by), by)
    return list(found.values())


@rule("PR-R5")
async def scout(t: Table[Probe]) -> None:
    """Choose an open place, draw a tile for it, and lay it as you like."""
    s = t.state
    seat = s.active
    if not s.bag.pool or not open_places(s):
        s.gold[seat] += 1
        t.say("pr-log-rest", rule="PR-R5", weight=0, seat=seat)
        return
    s.ghost = await ask(t, seat, "scout", lambda: open_places(s)[:8], rule="PR-R5")
    s.drawn = s.bag.draw(t.chance)
    t.reveal()
    t.say("pr-log-scout", rule="PR-R5", seat=seat, tile=TILE_NAME[s.drawn])
    key = await ask(t, seat, "turn", lambda: [f"turn:{by}" for by in legal_turns(s, s.ghost, s.drawn)], rule="PR-R6")
    by = int(key.removeprefix("turn:"))
    won = len(joins(s, s.ghost, s.drawn, by))
    s.tiles[s.ghost], s.turns[s.ghost] = s.drawn, by
    s.gold[seat] += won
    s.coins = min(s.coins + won, 12)
    t.say("pr-log-laid", rule="PR-R6", weight=2, seat=seat, lights=(s.ghost,), tile=TILE_NAME[s.drawn], joins=won)
    s.ghost = s.drawn = ""


def distances(s: Probe) -> dict[str, int]:
    """How many steps each tile is from the hall."""
    found = {HALL: 0}
    queue = [HALL]
    for place in queue:
        for side in range(6):
            other = beside(place, side)
            if passable(s, place, side) and other not in found:
                found[other] = found[place] + 1
                queue.append(other)
    return found


def ways(s: Probe) -> list[str]:
    """Where the wolf may go next: every neighbour that is nearer to the hall."""
    far = distances(s)
    if not far.get(s.wolf):
        return []
    sides = [side for side in range(6) if passable(s, s.wolf, side)]
    return [beside(s.wolf, side) for side in sides if far[beside(s.wolf, side)] == far[s.wolf] - 1]


@rule("PR-R7")
def prowl(t: Table[Probe]) -> None:
    """The wolf goes a step nearer to the hall, luck chooses between equal ways; at the hall a flame goes out."""
    s = t.state
    near = ways(s)
    if near:
        s.track.append(s.wolf)
        s.wolf = t.chance.pick(near)
        t.say("pr-log-wolf", rule="PR-R7", weight=2, lights=("wolf",))
    if s.wolf == HALL or not near:
        s.flames = max(s.flames - 1, 0)
        far = distances(s)
        s.wolf, s.track = max(far, key=lambda place: (far[place], place)), []
        t.say("pr-log-flame", rule="PR-R7", weight=2, flames=s.flames, most=FLAMES)
