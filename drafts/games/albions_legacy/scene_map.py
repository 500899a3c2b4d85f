"""The map: the castle, the land as far as it was found, open paths, characters, enemies and where they mean to go."""

from __future__ import annotations

from functools import lru_cache

from inglenook.engine.game import View
from inglenook.engine.kit import hexes
from inglenook.engine.mats import state_words
from inglenook.engine.scene import AnyPart, Board, Counter, Piece, Plate, Route, Space, Zone
from inglenook.engine.words import Msg, msg

from .coins import coins_needed
from .commands import HOLD, command_of, plan
from .content import (
    CAPTIVES,
    CHARACTERS,
    CHARGES,
    ENCOUNTERS,
    ENEMIES,
    FACES,
    FLAMES,
    NAMED,
    ROUND_TABLE,
    TASKS,
    TILES,
    type_of,
)
from .names import escort_name, foe_name, hero_name, named, tile_name, token_name
from .places import Chart, chart, chart_of
from .plaques import stack_left
from .state import Albion, Laid

SIZE = 44.0
RIM = 1.3
"""Room around the map, in hexes."""
DECKS = {"stack": "hexes", "virtue": "angel-wings", "severe": "spiked-dragon-head", "general": "wolf-head"}
"""What lies beside the map, with its sign."""


def map_parts(view: View) -> list[AnyPart]:
    """Everything on the map and in its corners."""
    s: Albion = view.state
    return [board(s), *heroes(view), *foes(s), *charges(s), *tokens(s), *plates(s), *decks(s)]


# -- the board ------------------------------------------------------------------------------------------------------------


def board(s: Albion) -> Board:
    """Tiles as they lie, the places one may still find, the tile that is being turned, and the ways of enemies."""
    spaces = _spaces(s.land)
    if s.ghost is not None:
        place = f"open:{s.ghost.q},{s.ghost.r}"
        spaces = (*(one for one in spaces if one.id != place), ghost(s))
    return Board(id="map", name=msg("al-map"), kind="hex", view=_frame(s.land), spaces=spaces, routes=routes(s))


@lru_cache(512)
def _spaces(land: tuple[Laid, ...]) -> tuple[Space, ...]:
    """All that follows from the tiles alone is made once for each map."""
    map = chart_of(land)
    turn = {id: sixths for id, _, _, sixths, _ in land}
    tiles = [tile(map, id, turn.get(id, 0)) for id in map.at]
    return (*tiles, *(opening(hex) for hex in openings(map)))


def openings(map: Chart) -> list[hexes.Hex]:
    """The empty hexes behind Open Paths."""
    found = {hexes.beyond(map.at[id], side): None for id, sides in map.open.items() for side in sides}
    return list(found)


@lru_cache(512)
def _frame(land: tuple[Laid, ...]) -> tuple[float, float, float, float]:
    """The frame of the map, with a rim."""
    map = chart_of(land)
    spots = [hexes.centre(hex, SIZE) for hex in (*map.at.values(), *openings(map))]
    left, top = min(x for x, _ in spots) - SIZE * RIM, min(y for _, y in spots) - SIZE * RIM
    right, bottom = max(x for x, _ in spots) + SIZE * RIM, max(y for _, y in spots) + SIZE * RIM
    return left, top, right - left, bottom - top


def ground(map: Chart, id: str) -> str:
    """What a tile looks like: its region, or a room or a hallway of the castle."""
    if id == ROUND_TABLE:
        return ROUND_TABLE
    region = map.region[id]
    return region if region != "camelot" else "passage" if TILES[id].hallway else "keep"


def tile(map: Chart, id: str, turn: int) -> Space:
    """A tile as it lies. Of a hallway only what it is the hallway of is written on it."""
    x, y = hexes.centre(map.at[id], SIZE)
    one = TILES[id]
    return Space(
        id=f"tile:{id}",
        name=named("hall", id) if one.hallway else tile_name(id),
        kind=ground(map, id),
        icon=one.icon,
        banner=one.banner,
        sign=sign(id),
        walls=map.field[map.at[id]],
        x=x,
        y=y,
        turn=turn,
        text=tile_text(id),
        rules=tile_rules(id),
    )


SIGNS = {
    "roaming-threat": "crossed-swords", "encounter": "trail", "magic-path": "magic-portal", "secret-path": "secret-door",
    "waterways": "sailboat", "armoury": "swords-emblem", "healing": "health-potion", "item": "knapsack",
    "relic": "chalice-drops", "repair": "anvil", "virtue": "angel-wings", "stables": "horseshoe", "road": "path-tile",
}  # fmt: skip
"""What each type of tile does, as a small sign."""


def sign(id: str) -> str:
    """The sign of what a tile does."""
    one = TILES[id]
    return FACES[one.attribute].icon if one.attribute in FACES else SIGNS.get(one.type, "")


def tile_text(id: str) -> tuple[Msg, ...]:
    """What a tile does, and what is told of it."""
    one = TILES[id]
    what = msg("al-tile-is-attribute", attribute=named("attribute", one.attribute)) if one.attribute else type_text(one.type)
    return (what, msg(f"al-tile-text-{id}"))


def type_text(type: str) -> Msg:
    return named("type-text", type or "none")


TYPE_RULES = {
    "armoury": "AL-R45", "healing": "AL-R46", "item": "AL-R47", "relic": "AL-R48", "repair": "AL-R49", "stables": "AL-R50",
    "virtue": "AL-R51", "attribute": "AL-R52", "encounter": "AL-R54", "magic-path": "AL-R55", "secret-path": "AL-R56",
    "waterways": "AL-R57", "roaming-threat": "AL-R59", "road": "AL-R75",
}  # fmt: skip


def tile_rules(id: str) -> tuple[str, ...]:
    """The rule of its type."""
    if id == "dungeon":
        return ("AL-R33", "AL-R36", "AL-R32")
    type = TILES[id].type
    return (TYPE_RULES[type],) if type else ()


def opening(hex: hexes.Hex) -> Space:
    """A place where nothing lies yet."""
    x, y = hexes.centre(hex, SIZE)
    id = f"open:{hex[0]},{hex[1]}"
    return Space(id=id, name=msg("al-open"), kind="open", x=x, y=y, state=("open",), rules=("AL-R42", "AL-R64"))


def ghost(s: Albion) -> Space:
    """The tile that is being turned, as it is printed."""
    assert s.ghost is not None
    id = s.ghost.tile
    x, y = hexes.centre((s.ghost.q, s.ghost.r), SIZE)
    one = TILES[id]
    return Space(
        id=f"tile:{id}",
        name=tile_name(id),
        kind=s.ghost.region,
        icon=one.icon,
        banner=one.banner,
        sign=sign(id),
        walls=one.walls,
        x=x,
        y=y,
        state=("ghost",),
        text=tile_text(id),
        rules=("AL-R68",),
    )


def routes(s: Albion) -> tuple[Route, ...]:
    """The next step of every enemy; equal ways are drawn both, for the die decides."""
    found: list[Route] = []
    seen: dict[tuple[str, str, str], None] = {}
    for token, here in s.foes.items():
        if token in s.moved:
            continue
        first = plan(s, token).first
        for to in first:
            way = (type_of(token), here, to)
            if way in seen:
                continue
            seen[way] = None
            tie = len(first) > 1
            note = msg("al-route-tie" if tie else "al-route", foe=foe_name(token), tile=tile_name(to))
            spaces = (f"tile:{here}", f"tile:{to}")
            found.append(
                Route(id=f"to:{token}:{to}", spaces=spaces, kind="tie" if tie else "next", piece=f"foe:{token}", note=note)
            )
    return tuple(found)


# -- pieces ---------------------------------------------------------------------------------------------------------------


def heroes(view: View) -> list[AnyPart]:
    """The characters on the map."""
    s: Albion = view.state
    found: list[AnyPart] = []
    for who, player in enumerate(s.players):
        if player.tile:
            words = state_words(own=player.seat == view.seat, active=s.turn.who == who)
            icon = CHARACTERS[player.character].head
            name = hero_name(s, who)
            found.append(Piece(id=f"hero:{who}", name=name, icon=icon, at=f"tile:{player.tile}", seat=who, state=words))
    return found


def foes(s: Albion) -> list[AnyPart]:
    """The enemies; those of a type on one tile are one piece with a number."""
    piles: dict[tuple[str, str], list[str]] = {}
    for token, tile in s.foes.items():
        piles.setdefault((token if token in NAMED else type_of(token), tile), []).append(token)
    return [foe(s, tokens, tile) for (_, tile), tokens in piles.items()]


def foe(s: Albion, tokens: list[str], tile: str) -> Piece:
    """Some enemies of a type on a tile, by the first of them."""
    token = tokens[0]
    type, is_named = type_of(token), token in NAMED
    enemy = ENEMIES[type]
    attributes = [named("attribute", one) for one in enemy.attributes]
    rating = enemy.named_rating if is_named else enemy.rating
    text: list[Msg] = [Msg("al-foe-is", {"type": named("foe", type), "rating": rating, "attributes": attributes})]
    if is_named:
        text += [msg(f"al-named-about-{token}"), msg(f"al-named-reason-{token}")]
    return Piece(
        id=f"foe:{token}",
        name=foe_name(token),
        icon=(NAMED[token].icon if is_named else "") or enemy.icon,
        at=f"tile:{tile}",
        kind="enemy",
        count=len(tokens),
        state=state_words(named=is_named, hold=command_of(s, token) == HOLD),
        text=tuple(text),
        rules=("AL-R120", "AL-R123"),
    )


def charges(s: Albion) -> list[AnyPart]:
    """Escorts who stand by themselves."""
    map = chart(s)
    return [
        Piece(
            id=f"escort:{id}", name=escort_name(id), icon=escort_icon(id), at=f"tile:{at}", kind="token", rules=("AL-R177",),
            text=(msg(f"al-escort-about-{id}"),),
        )
        for id, at in s.escorts.items()
        if at in map.at
    ]  # fmt: skip


def escort_icon(id: str) -> str:
    return CHARGES[id].icon if id in CHARGES else ENCOUNTERS[id].icon


def tokens(s: Albion) -> list[AnyPart]:
    """Story Tokens that lie on their tiles."""
    map = chart(s)
    return [
        Piece(
            id=f"story:{task}",
            name=token_name(task),
            icon="star-medal",
            at=f"tile:{at}",
            kind="token",
            rules=("AL-R182",),
            text=task_text(task),
        )
        for task, at in s.story.items()
        if at in map.at
    ]


def task_text(task: str) -> tuple[Msg, ...]:
    """What a Story Challenge asks, and what else it may be had for."""
    return (named("task-text", task), *((named("task-pay", task),) if TASKS[task].pay else ()))


# -- corners and decks ----------------------------------------------------------------------------------------------------


def plates(s: Albion) -> list[AnyPart]:
    """Flames that burn down, and coins that were found."""
    return [_flames(FLAMES - s.despair), _coins(s.coins, coins_needed(s), s.stables_open, len(s.players))]


@lru_cache(64)
def _flames(burning: int) -> Plate:
    flames = Counter(id="flames", name=msg("al-flames"), icon="candle-flame", value=burning, most=FLAMES)
    text = (msg("al-flames-text", n=burning),)
    return Plate(id="flames", name=msg("al-flames"), corner="nw", counters=(flames,), text=text, rules=("AL-R96", "AL-R188"))


@lru_cache(256)
def _coins(coins: int, needed: int, open: bool, players: int) -> Plate:
    found = Counter(id="coins", name=msg("al-coins"), icon="crown-coin", value=coins, most=max(coins, needed))
    stables = msg("al-stables-open") if open else msg("al-stables-shut", n=players)
    text = (msg("al-coins-text", n=max(0, needed - coins)), stables)
    return Plate(id="coins", name=msg("al-coins"), corner="ne", counters=(found,), text=text, rules=("AL-R186", "AL-R60"))


def decks(s: Albion) -> list[AnyPart]:
    """The stack, the plaques, the decks, and the Dungeon."""
    found: list[AnyPart] = [_deck("stack", len(s.stack), False), _deck("virtue", stack_left(s), False)]
    found += [_deck(name, len(s.decks[name]), name == s.approaching) for name in DECKS if name not in ("stack", "virtue")]
    found.append(_dungeon(len(s.dungeon)))
    return found


@lru_cache(1024)
def _deck(name: str, count: int, next: bool) -> Zone:
    called = named("deck", "albion" if name == "stack" else name)
    rules = {"stack": ("AL-R65",), "virtue": ("AL-R187",), "severe": ("AL-R133",), "general": ("AL-R133",)}.get(
        name, ("AL-R206",)
    )
    state, text = (("open",), (msg("al-deck-next"),)) if next else ((), ())
    return Zone(id=f"deck:{name}", name=called, kind="pile", icon=DECKS[name], count=count, rules=rules, state=state, text=text)


@lru_cache(64)
def _dungeon(captives: int) -> Zone:
    text = (msg("al-dungeon-text", n=captives, most=CAPTIVES),)
    name = msg("al-dungeon")
    return Zone(id="dungeon", name=name, kind="pile", icon="prisoner", count=captives, text=text, rules=("AL-R36",))
