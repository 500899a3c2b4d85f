"""The two boards as parts to draw. A board lies the same for everybody, so it is made once for each way it can lie."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise

from inglenook.engine.scene import Board, Edge, Ground, Space
from inglenook.engine.words import Msg, msg

from . import codex
from .board import CASTLE_SPACES, GARDEN, KEEP, THRONE, Fold, fold_of, seams_meet, shut_to_walkers, visible_regions
from .challenges import need_of
from .content import ADVENTURES, CASTLE, MINORS, REGIONS, ROADS, SPACES, TOKENS
from .state import Kingdom

FRAME = (0.0, 0.0, 1440.0, 900.0)
COLUMNS = {("west", "closed"): (360.0, 360.0), ("west", "open"): (0.0, 720.0)}
COLUMNS |= {("east", "closed"): (720.0, 360.0), ("east", "open"): (720.0, 720.0)}
"""Left edge and width of each region on the table: `flap | base || base | flap`."""

TEXTURES = {"wc": "meadow", "wo": "forest", "ec": "desert", "eo": "mountains"}
ICONS = {
    "start": "entry-door",
    "restore": "clockwise-rotation",
    "event": "card-random",
    "demon": "devil-mask",
    "void": "falling-rocks",
    "whirlpool": "vortex",
    "garden": "rose",
    "keep": "skull-crossed-bones",
    "throne": "throne-king",
}
RULE_OF_KIND = {
    "boring": "KK-R96",
    "landing": "KK-D2",
    "start": "KK-R16",
    "restore": "KK-R88",
    "event": "KK-R90",
    "demon": "KK-R97",
    "void": "KK-R83",
    "whirlpool": "KK-R131",
    "key": "KK-R86",
    "minor": "KK-R122",
}


def kingdom_board(s: Kingdom) -> Board:
    """The board as it is folded: only what can be seen."""
    return _kingdom(fold_of(s))


@cache
def _kingdom(fold: Fold) -> Board:
    shown = visible_regions(fold)
    spaces = [id for id, space in SPACES.items() if space.region in shown]
    there = {*spaces}
    edges = [
        Edge(a=road.a, b=road.b, kind="one-way" if shut_to_walkers(road.a) else "road")
        for road in ROADS.values()
        if not road.seam and road.a in there and road.b in there
    ]
    edges += [Edge(a=a, b=b, kind="seam") for a, b in seams_meet(fold)]
    return Board(
        id="kingdom",
        name=msg("kk-board-kingdom"),
        kind="graph",
        view=FRAME,
        grounds=tuple(ground(id) for id in shown),
        spaces=tuple(kingdom_space(id) for id in spaces),
        edges=tuple(edges),
        rules=("KK-R32",),
    )


def ground(region: str) -> Ground:
    """A region as it lies."""
    printed = REGIONS[region]
    x, w = COLUMNS[(printed.portion, printed.state)]
    name = msg(f"kk-region-{region}")
    return Ground(id=region, name=name, x=x, y=0.0, w=w, h=900.0, state=(printed.state,), texture=TEXTURES[region])


@cache
def kingdom_space(id: str) -> Space:
    """A space with its icon and what the codex says of it."""
    space = SPACES[id]
    badge = str(space.value) if space.value else ""
    kind = space.kind
    state: tuple[str, ...] = ()
    if kind == "key":
        colour = ADVENTURES[space.entry or id].colour
        badge = letter(colour)
        state = (colour,)
    return Space(
        id=id,
        name=codex.space_name(id),
        kind=kind,
        x=float(space.x),
        y=float(space.y),
        ground=space.region,
        badge=badge,
        icon=space_icon(id),
        state=state,
        text=codex.entry(id),
        rules=(RULE_OF_KIND[kind],),
    )


def letter(colour: str) -> str:
    """What stands for a colour where colour alone would not do; each language has its own for it."""
    return colour[0].upper()


def space_icon(id: str) -> str:
    """The icon of a space of either board, as printed."""
    if id in CASTLE:
        return ICONS[CASTLE[id].section]
    space = SPACES[id]
    entry = space.entry or id
    if space.kind == "key":
        return ADVENTURES[entry].icon
    if space.kind == "minor":
        return MINORS[entry].icon
    return ICONS.get(space.kind, "")


def castle_board(s: Kingdom) -> Board:
    """The Demon King's castle: garden, keep and throne, with their tokens."""
    return _castle(tuple(s.face_up.items()), any(at in CASTLE_SPACES for at in s.at))


@lru_cache(maxsize=1 << 10)
def _castle(face_up: tuple[tuple[str, str], ...], busy: bool) -> Board:
    chain = [*KEEP, THRONE]
    edges = [Edge(a=a, b=b) for a, b in pairwise(chain)]
    edges += [Edge(a=id, b=KEEP[0], kind="one-way") for id in GARDEN] if KEEP else []
    seen = dict(face_up)
    return Board(
        id="castle",
        name=msg("kk-board-castle"),
        kind="graph",
        view=FRAME,
        icon="evil-tower",
        spaces=tuple(castle_space(id, seen.get(id)) for id in CASTLE),
        edges=tuple(edges),
        state=("busy",) if busy else ("resting",),
        text=(msg("kk-castle-text"),),
        rules=("KK-R148",),
    )


@cache
def castle_space(id: str, token: str | None) -> Space:
    """A castle space: its token face down until somebody has come to it."""
    space = CASTLE[id]
    text: tuple[Msg, ...] = (msg("kk-token-face-down"),)
    badge, icon = "?", space_icon(id)
    state: tuple[str, ...] = ("face-down",)
    if id == THRONE and space.test is not None:
        text = (codex.need_text(need_of(space.test)),)
        badge = f"{space.test.n}+"
        state = ()  # no token lies here
    elif token is not None:
        text = (msg(f"kk-token-{token}"), codex.token_text(token))
        badge = str(TOKENS[token].restore) if TOKENS[token].restore else "!"
        icon = TOKENS[token].icon
        state = ("face-up",)
    return Space(
        id=id,
        name=codex.space_name(id),
        kind=space.section,
        x=float(space.x),
        y=float(space.y),
        badge=badge,
        icon=icon,
        state=state,
        text=text,
        rules=("KK-R147" if space.section == "garden" else "KK-R150",),
    )
