"""Roaming Threat Cards and the enemies they bring (R133-R147, R216)."""

from __future__ import annotations

from inglenook.engine.decide import ask_some
from inglenook.engine.rulebook import rule

from .actions import after
from .cards import does
from .content import EXITS, NAMED, THREATS, TILES, TOKENS, type_of
from .landing import place_enemy_tile
from .names import foe_name, threat_name, tile_name
from .places import hallways, in_play, with_banner
from .state import Albion, ALTable, count, decides
from .telling import tell

SEVERE, GENERAL = "severe", "general"
ROAMING = "roaming-threat"


# -- drawing --------------------------------------------------------------------------------------------------------------


@rule("AL-R135")
async def draw_threat(t: ALTable, who: int, deck: str = "") -> None:
    """Draw a Roaming Threat Card: for a Roaming Threat Tile, for a night at the Dungeon, or because a card says so."""
    s = t.state
    drawn = choose_deck(s, deck or next_deck(s) or SEVERE)
    if token_moves(deck):
        move_token(s)
    if not drawn:
        tell(t, who, "al-log-no-threat", rule="AL-Q3", weight=0)
        return
    threat = s.decks[drawn].draw(t.chance)
    t.reveal()
    await play_threat(t, who, threat)


@rule("AL-R133")
def next_deck(s: Albion) -> str:
    """Severe and General in turn: the Approaching Threat Token shows whose turn it is."""
    return s.approaching


@rule("AL-R134")
def move_token(s: Albion) -> None:
    """At every draw the token goes to the other deck."""
    s.approaching = GENERAL if s.approaching == SEVERE else SEVERE


@rule("AL-Q72")
def token_moves(deck: str) -> bool:
    """A card from a deck that was named leaves the token where it is."""
    return not deck


@rule("AL-Q3")
def choose_deck(s: Albion, deck: str) -> str:
    """If that deck is empty the card comes from the other; if both are, there is none."""
    other = GENERAL if deck == SEVERE else SEVERE
    return next((one for one in (deck, other) if len(s.decks[one])), "")


@rule("AL-R136")
async def play_threat(t: ALTable, who: int, threat: str) -> None:
    """A threat comes into play: its enemies appear, and from now on they move as it says and have its ability."""
    s = t.state
    s.threats.append(threat)
    count(s, who, f"threat.{threat}")
    lights = (f"threat:{threat}", f"deck:{THREATS[threat].deck}")
    tell(t, who, "al-log-threat", rule="AL-R136", weight=2, lights=lights, threat=threat_name(threat))
    t.say(f"al-threat-flavour-{threat}", rule="AL-R136", weight=0, lights=lights[:1])
    t.enter("AL-R136", threat_name(threat))
    taken: dict[str, None] = {}
    came = [*(await bring_named(t, who, threat, taken) or ()), *(await bring_others(t, who, threat, taken) or ())]
    t.leave()
    if not came:
        nobody_came(t, threat)
        return
    now = does(threat, "now")
    if now is not None:
        await now(t, who)


@rule("AL-R146")
def nobody_came(t: ALTable, threat: str) -> None:
    """A card that can add no token at all is discarded, and there is no coin for it."""
    s = t.state
    s.threats.remove(threat)
    s.discards[THREATS[threat].deck].append(threat)
    t.say("al-log-threat-nobody", rule="AL-R146", threat=threat_name(threat))


# -- enemies with a name --------------------------------------------------------------------------------------------------


@rule("AL-R138")
async def bring_named(t: ALTable, who: int, threat: str, taken: dict[str, None]) -> list[str]:
    """A Severe Threat brings one named enemy to a certain tile; the token that came."""
    token = THREATS[threat].named
    if not token:
        return []
    s = t.state
    tile = home_of(s, token) or await new_home(t, who, token) or exit_of(token)
    taken[tile] = None
    appear(t, token, tile)
    return [token]


@rule("AL-R140")
def home_of(s: Albion, token: str) -> str:
    """Where a named enemy appears if its tile is in play already; nothing if it is not."""
    tile = NAMED[token].tile
    return tile if in_play(s, tile) else ""


@rule("AL-R139")
async def new_home(t: ALTable, who: int, token: str) -> str:
    """If it is not, the tile is taken from the Named Enemy Tiles and laid in a region it fits."""
    tile = NAMED[token].tile
    if not await place_enemy_tile(t, who, tile):
        return ""
    company(t, who, tile)
    return tile


def exit_of(token: str) -> str:
    """The exit that leads to the region of an enemy whose tile fits nowhere."""
    return EXITS[TILES[NAMED[token].tile].backs[0]]


@rule("AL-R216")
def company(t: ALTable, who: int, tile: str) -> None:
    """If the table wants it harder, a Roaming Threat Tile that a Severe Threat lays brings a General Threat besides."""
    s = t.state
    if s.agreed.double_threats and TILES[tile].type == ROAMING:
        s.agenda.append(f"threat:{who}:{GENERAL}")


# -- enemies without a name -----------------------------------------------------------------------------------------------


@rule("AL-R137")
async def bring_others(t: ALTable, who: int, threat: str, taken: dict[str, None]) -> list[str]:
    """Enemies without names, of one or more types: all that a General Threat brings, and most Severe ones too."""
    came: list[str] = []
    for line in THREATS[threat].spawn:
        came += await spawn(t, who, line.type, line.number, banner=line.banner, taken=taken)
    return came


async def spawn(
    t: ALTable,
    who: int,
    type: str,
    number: int,
    *,
    banner: str = "",
    tile: str = "",
    taken: dict[str, None] | None = None,
) -> list[str]:
    """Place enemies that are not named on tiles of a banner, or on one tile; the tokens that came."""
    s = t.state
    tokens = from_pool(s, type, number) or []
    used = {} if taken is None else taken
    if tile:
        tiles = [tile] * len(tokens)
    else:
        tiles = await find_tiles(t, type, len(tokens), banner, used)
        tiles += overflow(s, len(tokens) - len(tiles), used) or []
    coming = who_comes(tokens, tiles) or []
    place_all(t, dict(zip(coming, tiles, strict=False)), used)
    return coming


def pool(s: Albion, type: str) -> list[str]:
    """The tokens of a type that are neither on the map, nor claimed, nor captured."""
    claimed = {token: None for player in s.players for token in player.tokens}
    return [
        token
        for token in TOKENS
        if token not in NAMED
        and type_of(token) == type
        and token not in s.foes
        and token not in claimed
        and token not in s.dungeon
    ]


@rule("AL-R145")
def from_pool(s: Albion, type: str, number: int) -> list[str]:
    """The tokens that appear: so many, or all that are left if the pool is short."""
    return pool(s, type)[:number]


@rule("AL-R141")
async def find_tiles(t: ALTable, type: str, number: int, banner: str, taken: dict[str, None]) -> list[str]:
    """Enemies without names go to tiles with the banner of the stated colour."""
    return await choose_tiles(t, type, number, free(with_banner(t.state, banner), taken) or [], banner) or []


@rule("AL-R142")
def free(tiles: list[str], taken: dict[str, None]) -> list[str]:
    """One token of this spawn to a tile; those that lay there before do not matter."""
    return [tile for tile in tiles if tile not in taken]


@rule("AL-R143")
async def choose_tiles(t: ALTable, type: str, number: int, tiles: list[str], banner: str) -> list[str]:
    """If more tiles fit than are needed, the players choose."""
    if number <= 0 or len(tiles) <= number:
        return tiles[: max(number, 0)]
    s = t.state
    keys = [f"spawn:{tile}" for tile in tiles]
    about: dict[str, int | str] = {"type": type, "banner": banner, "n": number}
    chosen = await ask_some(t, decides(s), "spawn", lambda: keys, least=number, most=number, rule="AL-R143", about=about)
    return [after(key) for key in chosen]


@rule("AL-R144")
def overflow(s: Albion, number: int, taken: dict[str, None]) -> list[str]:
    """Those for whom no tile is left come into the Hallways of Camelot, one to each."""
    return [hall for hall in hallways(s) if hall not in taken][: max(number, 0)]


@rule("AL-Q4")
def who_comes(tokens: list[str], tiles: list[str]) -> list[str]:
    """Where the Hallways are full too, the rest stay in the pool."""
    return tokens[: len(tiles)]


@rule("AL-Q11")
def place_all(t: ALTable, places: dict[str, str], taken: dict[str, None]) -> None:
    """All of a spawn are placed, and only then those are challenged who appeared where characters are."""
    for token, tile in places.items():
        taken[tile] = None
        appear(t, token, tile)


@rule("AL-R147")
def appear(t: ALTable, token: str, tile: str) -> None:
    """An enemy is on the map. Where it meets a character it is challenged before anything else goes on (`settle`)."""
    s = t.state
    s.foes[token] = tile
    count(s, 0, f"spawned.{type_of(token)}")
    weight = 2 if token in NAMED else 1
    t.say(
        "al-log-appear" if weight == 1 else "al-log-appear-named", rule="AL-R141" if weight == 1 else "AL-R138", weight=weight,
        lights=(f"foe:{token}", f"tile:{tile}"), foe=foe_name(token), tile=tile_name(tile),
    )  # fmt: skip
