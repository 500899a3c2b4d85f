"""Active Tiles: activating one gives its benefit and ends the turn (R43-R51, R88, R231)."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .actions import Action, after
from .cards import blocked, does, total, working
from .coins import spend_coin
from .content import STABLES, TILES
from .holdings import broken_cards, draw_card, heal, repair_some
from .landing import place_tile, sites
from .names import named, tile_name
from .plaques import draw_virtue
from .state import Albion, ALTable, count, seat_of
from .telling import tell

SEARCH = "search"


@rule("AL-R45")
async def arm(t: ALTable, who: int) -> None:
    """Armoury Tile: draw an Armoury Card."""
    await draw_card(t, who, "armoury", rule="AL-R45")


@rule("AL-R46")
async def rest(t: ALTable, who: int) -> None:
    """Healing Tile: remove a Wound Token."""
    heal(t, who, rule="AL-R46")


@rule("AL-R47")
async def shop(t: ALTable, who: int) -> None:
    """Item Tile: draw an Item Card."""
    await draw_card(t, who, "item", rule="AL-R47")


@rule("AL-R48")
async def unearth(t: ALTable, who: int) -> None:
    """Relic Tile: draw a Relic Card."""
    await draw_card(t, who, "relic", rule="AL-R48")


@rule("AL-R49")
async def mend(t: ALTable, who: int) -> None:
    """Repair Tile: repair a broken card."""
    await repair_some(t, who, 1 + total(t.state, who, "repairs"), rule="AL-R49")


@rule("AL-R50")
async def saddle(t: ALTable, who: int) -> None:
    """Stables Tile: draw a Mount Card."""
    await draw_card(t, who, "mount", rule="AL-R50")


@rule("AL-R51")
async def pray(t: ALTable, who: int) -> None:
    """Virtue Tile: draw a Virtue Plaque."""
    draw_virtue(t, who, rule="AL-R51")


BENEFITS = {
    "armoury": arm, "healing": rest, "item": shop, "relic": unearth, "repair": mend, "stables": saddle, "virtue": pray,
}  # fmt: skip
"""Active Tiles by type; all other types are passive."""


@rule("AL-R44")
def active(s: Albion, tile: str) -> bool:
    """Whether a tile can be activated at all: passive ones act by themselves and never end a turn."""
    return TILES[tile].type in BENEFITS


def locked(s: Albion, tile: str) -> bool:
    """Whether the Stables Token lies there."""
    return tile == STABLES and not s.stables_open


def closed(s: Albion, who: int, tile: str) -> str:
    """The threat that keeps a tile from being activated, or nothing."""
    return blocked(s, TILES[tile].type, who, tile)


def useful(s: Albion, who: int, tile: str) -> bool:
    """Whether activating a tile could do anything."""
    player, type = s.players[who], TILES[tile].type
    if type == "healing":
        return player.wounds > 0 or any(does(doom, "activated") for doom in player.dooms)
    if type == "repair":
        return bool(broken_cards(s, who)) and not blocked(s, "repair", who)
    deck = "mount" if type == "stables" else type
    return len(s.decks[deck]) > 0 and (type == "virtue" or not blocked(s, "draw", who))


def activate_keys(s: Albion, who: int) -> list[str]:
    """Whether one's tile can be activated: `activate`, and for a coin in the Armoury `activate:search`."""
    tile = s.players[who].tile
    if not active(s, tile) or locked(s, tile) or closed(s, who, tile):
        return []
    found = ["activate"] if useful(s, who, tile) else []
    return [*found, f"activate:{SEARCH}"] if may_search(s, tile) else found


@rule("AL-R43", "AL-R88")
async def activate(t: ALTable, who: int, key: str) -> None:
    """The tile gives its benefit, and the turn ends: so there is one in a turn at most."""
    s = t.state
    tile = s.players[who].tile
    type = TILES[tile].type
    s.turn.over = True
    count(s, who, f"activated.{type}")
    tell(t, who, "al-log-activate", rule="AL-R43", lights=(f"tile:{tile}",), tile=tile_name(tile), type=named("type", type))
    if after(key) == SEARCH:
        await search(t, who)
        return
    await BENEFITS[type](t, who)
    for id in list(working(s, who)):
        act = does(id, "activated")
        if act is not None:
            await act(t, who, type)


@rule("AL-R231", "AL-Q44")
def may_search(s: Albion, tile: str) -> bool:
    """If the table wants it easier, a coin paid on an Armoury Tile, instead of its card, finds any tile of the stack."""
    return s.agreed.search_stack and TILES[tile].type == "armoury" and s.coins > 0 and bool(searchable(s))


def searchable(s: Albion) -> list[str]:
    """The tiles of the stack that could be laid somewhere now."""
    return sorted(tile for bag in s.stack.layers for tile in bag if sites(s, tile))


async def search(t: ALTable, who: int) -> None:
    """Choose a tile of the stack and lay it in a region of its back; it draws no card."""
    s = t.state
    spend_coin(t, who, rule="AL-R231")
    keys = [f"search:{tile}" for tile in searchable(s)]
    key = await ask(t, seat_of(s, who), "search", lambda: keys, rule="AL-R231", about={"who": who})
    tile = s.stack.search(after(key))
    await place_tile(t, who, tile, rule="AL-R231")


ACTIVATE = Action("activate", activate_keys, activate)
