"""The world map: land in outlines, sea routes, heroes, eight decks, and a test of dice."""

from __future__ import annotations

from functools import cache

from inglenook.engine.game import View
from inglenook.engine.scene import (
    AnyPart,
    Board,
    Card,
    Change,
    DiceTest,
    Die,
    Edge,
    Ground,
    Line,
    Piece,
    Space,
    Zone,
)
from inglenook.engine.words import msg

from .content import LANDS, PLACE_NAME, PLACES
from .state import DECKS, Probe, seats
from .words_of import FACES, HEADS
from .world import NEED, TARGET, got

DECK_ICONS = ("jungle", "desert", "peaks", "snowflake-1", "fedora", "treasure-map", "scroll-unfurled", "wolf-head")
RELICS: tuple[tuple[str, str, str, int], ...] = (
    ("drum", "drum", "amazon-basin", 4),
    ("compass", "compass", "siberia", 5),
    ("bell", "ringing-bell", "gobi", 6),
    ("mirror", "mirror-mirror", "great-sandy-desert", 3),
)


@cache
def world() -> Board:
    """The map never changes."""
    lands = tuple(
        Ground(id=id, name=msg(f"pr-land-{id}"), texture="parchment", shape=one.shape, x=one.x, y=one.y, w=one.w, h=one.h)
        for id, one in LANDS.items()
    )
    spaces = tuple(
        Space(
            id=id, name=PLACE_NAME[id], kind=one.kind, x=one.x, y=one.y, icon=one.icon, rules=("PR-R3",),
            badge=str(one.cost) if one.kind == "sea" else "",
        )
        for id, one in PLACES.items()
    )  # fmt: skip
    edges = tuple(Edge(a=id, b=to) for id, one in PLACES.items() for to in one.to if id < to)
    return Board(
        id="world", name=msg("pr-world"), kind="map", view=(0, 0, 1600, 900), grounds=lands, spaces=spaces, edges=edges
    )


def world_parts(view: View) -> list[AnyPart]:
    """Everything of the map."""
    s: Probe = view.state
    found: list[AnyPart] = [world()]
    for seat in seats(s):
        state = ("own",) if seat == view.seat else ("active",) if seat == s.active else ()
        name = msg(f"pr-hero-{seat}")
        found.append(Piece(id=f"hero:{seat}", name=name, icon=HEADS[seat], at=s.at[seat], seat=seat, state=state))
    found.append(Piece(id="thugs", name=msg("pr-thugs"), icon="fedora", at="shanghai", kind="enemy", count=3))
    for n in range(DECKS):
        name = msg(f"pr-deck-{n}")
        found.append(Zone(id=f"deck:{n}", name=name, kind="pile", icon=DECK_ICONS[n], count=s.decks[n]))
    return found + relics() + test_parts(view)


@cache
def relics() -> list[AnyPart]:
    """A row of cards beside the board, with lines that can be read without a closer look."""
    found: list[AnyPart] = [Zone(id="relics", name=msg("pr-relics"), count=len(RELICS), note=msg("pr-relics-note"))]
    for slot, (id, icon, place, worth) in enumerate(RELICS):
        lines = (
            Line(text=PLACE_NAME[place], icon="treasure-map"),
            Line(text=msg("pr-worth", n=worth), icon="two-coins"),
        )
        name = msg(f"pr-relic-{id}")
        found.append(Card(id=f"relic:{id}", name=name, icon=icon, at="relics", slot=slot, kind="relic", lines=lines))
    return found


def test_parts(view: View) -> list[AnyPart]:
    """The test that is on, with its dice."""
    s: Probe = view.state
    if not s.dice:
        return []
    state = ("passed",) if got(s) >= NEED else ()
    test = DiceTest(
        id="test",
        name=msg("pr-test"),
        icon="acrobatic",
        state=state,
        skill=msg("pr-skill-agility"),
        target=msg("pr-target", n=TARGET),
        need=NEED,
        got=got(s),
        pool=(
            Change(by="3", name=msg("pr-skill-agility"), icon="acrobatic"),
            Change(by="+2", name=msg("pr-pool-rope"), icon="whip"),
            Change(by="+1", name=msg("pr-pool-friend"), icon="heart-shield"),
        ),
        passes=msg("pr-test-passes"),
        fails=msg("pr-test-fails"),
        seat=s.active,
        rules=("PR-R4",),
    )
    dice = [
        Die(
            id=f"die:{n}",
            name=msg("pr-die"),
            face=str(face),
            faces=FACES,
            owner=s.active,
            at="test",
            slot=n,
            state=("rolled", "success", "kept") if face >= TARGET else ("rolled", "free"),
        )
        for n, face in enumerate(s.dice)
    ]
    return [test, *dice]
