"""Laying tiles: where they fit, how they may lie, regions that join or would be cut off (R38, R67-R71, R75)."""

from __future__ import annotations

from collections.abc import Iterable

from inglenook.engine.decide import ask
from inglenook.engine.kit import hexes
from inglenook.engine.kit.hexes import Hex, Turn
from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg

from .actions import after
from .content import CAMELOT, EXITS, TILES
from .names import named, tile_name
from .places import chart
from .state import Albion, ALTable, Ghost, count, seat_of
from .story import found

ANY = -1
"""A tile that is laid may be joined on any side."""
ROAD = "road"


def outer_region(s: Albion, tile: str) -> str:
    """The region one scouts from a tile: of an exit the one that begins there, else its own; nothing inside the castle."""
    region = chart(s).region[tile]
    if region != CAMELOT:
        return region
    return next((outer for outer, exit in EXITS.items() if exit == tile), "")


@rule("AL-R70", "AL-R71")
def joined(s: Albion, region: str) -> list[str]:
    """The regions that are joined to one: from all of their tiles, tiles of any of them may be found."""
    return next((group for group in chart(s).groups if region in group), [region])


@rule("AL-R38")
def fits(s: Albion, tile: str, region: str) -> bool:
    """Whether the back of a tile shows this region, or one that is joined to it."""
    return any(one in TILES[tile].backs for one in joined(s, region) or [region])


@rule("AL-Q48")
def region_for(s: Albion, tile: str, region: str) -> str:
    """The region a tile belongs to when it is found from another: that of the other, if its back shows it."""
    backs = TILES[tile].backs
    if region in backs:
        return region
    return next((one for one in joined(s, region) or () if one in backs), region)


@rule("AL-R68")
def turns(s: Albion, tile: str, hex: Hex, towards: int) -> list[Turn]:
    """Every turn in which a Path meets a Path: of a scouted tile the one it was scouted by."""
    return hexes.legal_turns(chart(s).field, hex, TILES[tile].walls, None if towards == ANY else towards)


@rule("AL-R69", "AL-Q52")
def cuts_off(s: Albion, tile: str, hex: Hex, turn: Turn, region: str) -> bool:
    """Whether a region could grow no more if the tile lay so."""
    map = chart(s)
    field, regions = {**map.field, hex: turn.tile}, {**map.regions(), hex: region}
    before = [one for group in hexes.cut_off(map.field, map.regions()) for one in group]
    return any(one not in before for group in hexes.cut_off(field, regions) for one in group)


def safe_turns(s: Albion, tile: str, hex: Hex, towards: int, region: str) -> list[Turn]:
    """The turns that cut no region off."""
    return [turn for turn in turns(s, tile, hex, towards) or () if not cuts_off(s, tile, hex, turn, region)]


# -- laying ---------------------------------------------------------------------------------------------------------------


@rule("AL-R67")
async def lay(
    t: ALTable, who: int, tile: str, hex: Hex, towards: int, region: str, *, rule: str, passed: Iterable[str] = ()
) -> None:
    """The tile is turned up and laid, in any turn that is allowed; where there is only one, nobody is asked."""
    s = t.state
    q, r = hex
    s.ghost = Ghost(tile=tile, q=q, r=r, towards=towards, region=region, passed=list(passed))
    allowed = safe_turns(s, tile, hex, towards, region) or turns(s, tile, hex, towards)
    key = await ask(
        t, seat_of(s, who), "lay", lambda: [f"lay:{turn.sixths}" for turn in allowed], rule=rule, about={"who": who}
    )
    s.ghost = None
    put(t, tile, hex, int(after(key)), region, rule=rule)


def put(t: ALTable, tile: str, hex: Hex, sixths: int, region: str, *, rule: str) -> None:
    """A tile lies on the table from now on."""
    s = t.state
    before = len(chart(s).groups)
    if tile in s.enemy_tiles:
        s.enemy_tiles.remove(tile)
    s.land = (*s.land, (tile, *hex, sixths, region))
    count(s, 0, f"tile.{tile}")
    t.say("al-log-laid", rule=rule, lights=(f"tile:{tile}",), tile=tile_name(tile), region=named("region", region))
    if len(chart(s).groups) < before:
        t.say("al-log-joined", rule="AL-R70", weight=2, lights=(f"tile:{tile}",), regions=region_names(joined(s, region)))
    found(t, tile)


def region_names(regions: Iterable[str]) -> list[Msg]:
    """Regions in words."""
    return [named("region", one) for one in regions]


# -- tiles that cards bring -----------------------------------------------------------------------------------------------


def sites(s: Albion, tile: str) -> dict[Hex, str]:
    """Every empty hex on which a tile could be laid in a region of its back, and the region it would belong to."""
    found: dict[Hex, str] = {}
    map = chart(s)
    for at, sides in map.open.items():
        region = outer_region(s, at)
        if not region or not fits(s, tile, region):
            continue
        for side in sides:
            hex, towards = hexes.beyond(map.at[at], side), hexes.opposite(side)
            if hex in found:
                continue
            own = region_for(s, tile, region)
            if safe_turns(s, tile, hex, towards, own):
                found[hex] = own
    return found


async def choose_site(t: ALTable, who: int, tile: str, places: dict[Hex, str], *, rule: str) -> Hex:
    """Where a tile is laid that a card brings."""
    s = t.state
    keys = [f"site:{q},{r}" for q, r in places]
    key = await ask(t, seat_of(s, who), "site", lambda: keys, rule=rule, about={"who": who, "tile": tile})
    q, _, r = after(key).partition(",")
    return int(q), int(r)


async def place_tile(t: ALTable, who: int, tile: str, *, rule: str) -> bool:
    """Lay a tile in a region of its back, wherever the table likes; False if it can be laid nowhere."""
    places = sites(t.state, tile)
    if not places:
        return False
    hex = await choose_site(t, who, tile, places, rule=rule)
    await lay(t, who, tile, hex, ANY, places[hex], rule=rule)
    return True


@rule("AL-Q46")
async def place_enemy_tile(t: ALTable, who: int, tile: str) -> bool:
    """A Named Enemy Tile comes into play in a fitting region (R139); False if it fits nowhere, even with a road."""
    if await place_tile(t, who, tile, rule="AL-R139"):
        return True
    await road_first(t, who, tile)
    return await place_tile(t, who, tile, rule="AL-R75")


@rule("AL-R75")
async def road_first(t: ALTable, who: int, tile: str) -> None:
    """Where the tile would cut a region off, a Road Tile is looked for in the stack, and both are laid."""
    s = t.state
    for region in TILES[tile].backs:
        for road in roads(s, region):
            if sites(s, road):
                s.stack.search(road)
                t.say("al-log-road", rule="AL-R75", weight=2, tile=tile_name(tile), road=tile_name(road))
                await place_tile(t, who, road, rule="AL-R75")
                return


def roads(s: Albion, region: str) -> list[str]:
    """The Road Tiles left in the stack that fit a region."""
    return sorted(id for bag in s.stack.layers for id in bag if TILES[id].type == ROAD and fits(s, id, region))


def road_places(s: Albion, who: int) -> dict[str, str]:
    """The open sides of a player's tile on which a Road Tile of the stack could be laid, and which road."""
    tile = s.players[who].tile
    region = outer_region(s, tile)
    if not region:
        return {}
    map = chart(s)
    return {
        f"{side}": road
        for side in map.open[tile]
        for road in roads(s, region)[:1]
        if safe_turns(s, road, hexes.beyond(map.at[tile], side), hexes.opposite(side), region_for(s, road, region))
    }


async def place_road(t: ALTable, who: int) -> bool:
    """Look for a Road Tile in the stack and lay it on an Open Path of one's own tile; False if that cannot be."""
    s = t.state
    places = road_places(s, who)
    if not places:
        return False
    keys = [f"side:{side}" for side in places]
    key = await ask(t, seat_of(s, who), "side", lambda: keys, rule="AL-R75", about={"who": who})
    side = int(after(key))
    tile, road = s.players[who].tile, s.stack.search(places[f"{side}"])
    map = chart(s)
    region = region_for(s, road, outer_region(s, tile))
    await lay(t, who, road, hexes.beyond(map.at[tile], side), hexes.opposite(side), region, rule="AL-R75")
    return True
