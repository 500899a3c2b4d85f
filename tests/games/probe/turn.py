"""Setting up, the rounds, and the end."""

from __future__ import annotations

from inglenook.engine.chance import deck_of
from inglenook.engine.rulebook import invariant, rule
from inglenook.engine.table import GameOver, Outcome, Table
from inglenook.engine.words import msg

from .agreement import ProbeOptions, handicap
from .content import CONTRACTS, DISTRICTS, GOODS, PLACES, ROWS, SHOWN, TILES
from .country import FIRST, prowl, scout
from .state import DECKS, FLAMES, HALL, LIVES, TABLES, Probe, points, seats
from .town import place, rival_acts
from .world import travel

ROUNDS = 3
DECK = 12
"""Cards in each of the eight decks of the world."""


@rule("PR-R1")
def new(count: int, options: ProbeOptions) -> Probe:
    """Three rounds: one at each table, or all at the same one."""
    rounds = ROUNDS - 1 if options.short else ROUNDS
    tables = list(TABLES) if options.table == "tour" else [options.table] * rounds
    laid = {HALL: "hall"} | {place: tile for place, (tile, _) in FIRST.items()}
    first = [id for id, spot in PLACES.items() if spot.kind == "city"]
    s = Probe(
        step="round",
        tables=tables,
        table=tables[0],
        round=0,
        rounds=len(tables),
        active=0,
        gold=[0] * count,
        fame=[0] * count,
        wounds=[0] * count,
        rival=0,
        at=[first[seat] for seat in range(count)],
        decks=[DECK] * DECKS,
        dice=[],
        rolls=0,
        tiles=laid,
        turns={place: by for place, (_, by) in FIRST.items()},
        bag=deck_of([tile for tile in TILES if tile not in laid.values()]),
        ghost="",
        drawn="",
        wolf="1,-2",
        track=[],
        flames=FLAMES,
        coins=0,
        placed={district: [] for district in DISTRICTS},
        agent="",
        open={row: [] for row in ROWS},
        stock={row: deck_of([id for id, one in CONTRACTS.items() if one.row == row]) for row in ROWS},
        goods=[dict.fromkeys(GOODS, 1) for _ in range(count)],
        shop=[[] for _ in range(count)],
        die=0,
    )
    handicap(s, options)
    return s


@rule("PR-R2")
async def begin_round(t: Table[Probe]) -> None:
    """A round is one turn for everybody at its table, in the order of the seats."""
    s = t.state
    if not s.tables:
        finish(s)
    s.round += 1
    s.table = s.step = s.tables.pop(0)
    s.active = 0
    for row in ROWS:
        while len(s.open[row]) < SHOWN and len(s.stock[row]):
            s.open[row].append(s.stock[row].draw(t.chance))
    t.reveal()
    t.say("pr-log-round", rule="PR-R2", heading=True, round=s.round)


async def map_turn(t: Table[Probe]) -> None:
    """One seat's turn on the map."""
    await travel(t)
    next_seat(t)


async def hex_turn(t: Table[Probe]) -> None:
    """One seat's turn in the country."""
    await scout(t)
    next_seat(t)


async def market_turn(t: Table[Probe]) -> None:
    """One seat's turn in the town."""
    await place(t)
    next_seat(t)


def next_seat(t: Table[Probe]) -> None:
    """The next seat; after the last one comes what nobody sits for."""
    s = t.state
    s.active += 1
    if s.active < len(s.gold):
        return
    s.active = 0
    if s.table == "hexes":
        prowl(t)
    else:
        rival_acts(t)
    s.step = "round"


@rule("PR-R11")
def finish(s: Probe) -> None:
    """Gold, twice the fame, less the wounds: whoever has most wins, be it the rival; equals win together."""
    scores = tuple(points(s, seat) for seat in seats(s))
    worths = (*scores, 2 * s.rival)
    best = tuple(seat for seat in seats(s) if scores[seat] == max(worths))
    ranks = tuple(1 + sum(other > worth for other in worths) for worth in worths)
    raise GameOver(Outcome(winners=best, reason=msg("pr-end-rounds" if best else "pr-end-rival"), scores=scores, ranks=ranks))


@invariant("PR-R4")
def nobody_is_out(s: Probe) -> bool:
    """Wounds stay below what a hero can bear."""
    return all(0 <= wounds < LIVES for wounds in s.wounds)


def one_place_for_each_tile(s: Probe) -> bool:
    """Every tile is in the bag, on the table or being laid, once."""
    laid = [tile for tile in s.tiles.values() if tile != "hall"]
    held = [s.drawn] if s.drawn else []
    return sorted([*s.bag.pool, *s.bag.top, *laid, *held]) == sorted(TILES)


INVARIANTS = (nobody_is_out, one_place_for_each_tile)
