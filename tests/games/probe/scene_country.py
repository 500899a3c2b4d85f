"""The country: hexes with walls, open places, a tile being turned, banners, routes and plates."""

from __future__ import annotations

from inglenook.engine.game import View
from inglenook.engine.scene import AnyPart, Board, Card, Counter, Line, Piece, Plate, Route, Space, Zone
from inglenook.engine.words import msg

from .content import TILE_NAME, TILES
from .country import SIZE, open_places, spot, walls, ways
from .state import FLAMES, HALL, Probe, seats
from .words_of import HEADS

THREATS = (("landing", "wolf-head", "severe"), ("whispers", "fox-head", ""), ("wyrm", "spiked-dragon-head", "severe"))


def country_parts(view: View) -> list[AnyPart]:
    """Everything of the country."""
    s: Probe = view.state
    found: list[AnyPart] = [board(s)]
    for seat in seats(s):
        state = ("own",) if seat == view.seat else ("active",) if seat == s.active else ()
        at = list(s.tiles)[seat % len(s.tiles)]
        found.append(Piece(id=f"hero:{seat}", name=msg(f"pr-hero-{seat}"), icon=HEADS[seat], at=at, seat=seat, state=state))
    found.append(Piece(id="wolf", name=msg("pr-wolf"), icon="wolf-head", at=s.wolf, kind="enemy", state=("named",)))
    bag = Zone(id="bag", name=msg("pr-bag"), kind="pile", icon="trail", count=len(s.bag))
    return [*found, *plates(s), bag, *threats()]


def board(s: Probe) -> Board:
    """Tiles, and beside them the places one may still find."""
    spaces = [tile(s, place) for place in s.tiles]
    spaces += [opening(place) for place in open_places(s) if place != s.ghost]
    if s.ghost:
        spaces.append(laid(s, s.ghost, s.drawn, TILES[s.drawn].walls, ("ghost",)))
    xs, ys = [one.x for one in spaces], [one.y for one in spaces]
    view = (min(xs) - SIZE, min(ys) - SIZE, max(xs) - min(xs) + 2 * SIZE, max(ys) - min(ys) + 2 * SIZE)
    return Board(id="country", name=msg("pr-country"), kind="hex", view=view, spaces=tuple(spaces), routes=routes(s))


def tile(s: Probe, place: str) -> Space:
    """A tile as it lies."""
    if place == HALL:
        return Space(id=place, name=TILE_NAME["hall"], kind="hall", icon="round-table", x=0, y=0, walls="......")
    return laid(s, place, s.tiles[place], walls(s, place), ())


def laid(s: Probe, place: str, id: str, sides: str, state: tuple[str, ...]) -> Space:
    """A tile at a place."""
    x, y = spot(place)
    one = TILES[id]
    return Space(
        id=place, name=TILE_NAME[id], kind=one.kind, icon=one.icon, banner=one.banner, walls=sides, x=x, y=y, state=state,
        turn=s.turns.get(place, 0), rules=("PR-R6",),
    )  # fmt: skip


def opening(place: str) -> Space:
    """A place where nothing lies yet."""
    x, y = spot(place)
    return Space(id=place, name=msg("pr-open"), kind="open", x=x, y=y, state=("open",), rules=("PR-R5",))


def routes(s: Probe) -> tuple[Route, ...]:
    """Where the wolf came from, and where it goes next."""
    near = ways(s)
    done = [Route(id="came", spaces=(*s.track, s.wolf), kind="done", piece="wolf")] if s.track else []
    note = msg("pr-route-tie") if len(near) > 1 else msg("pr-route-next")
    kind = "tie" if len(near) > 1 else "next"
    return (*done, *(Route(id=f"to:{to}", spaces=(s.wolf, to), kind=kind, piece="wolf", note=note) for to in near))  # type: ignore[arg-type]


def plates(s: Probe) -> list[AnyPart]:
    """Flames that burn down, and coins that were found."""
    flames = Counter(id="flames", name=msg("pr-flames"), icon="candle-flame", value=s.flames, most=FLAMES)
    coins = Counter(id="coins", name=msg("pr-coins"), icon="coins", value=s.coins, most=12)
    text = (msg("pr-flames-text"),)
    return [
        Plate(id="hope", name=msg("pr-flames"), corner="nw", counters=(flames,), text=text),
        Plate(id="coins", name=msg("pr-coins"), corner="ne", counters=(coins,), text=(msg("pr-coins-text"),)),
    ]


def threats() -> list[AnyPart]:
    """A row of cards under the board."""
    found: list[AnyPart] = [Zone(id="threats", name=msg("pr-threats"), count=len(THREATS))]
    for slot, (id, icon, state) in enumerate(THREATS):
        lines = (Line(text=msg(f"pr-threat-{id}-does"), icon="trail"), Line(text=msg(f"pr-threat-{id}-text")))
        name, role = msg(f"pr-threat-{id}"), msg("pr-threat-severe" if state else "pr-threat-general")
        words = (state,) if state else ()
        found.append(
            Card(id=id, name=name, role=role, icon=icon, at="threats", slot=slot, kind="threat", state=words, lines=lines)
        )
    return found
