"""One game of many: played by bots from a seed of its own, and told as plain figures."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from inglenook.bots import bot
from inglenook.engine.chance import Dice
from inglenook.engine.facts import Fact, Thing
from inglenook.engine.game import Game
from inglenook.engine.options import Options, spelled
from inglenook.engine.scene import Side
from inglenook.engine.sides import ranks
from inglenook.engine.table import Table

from .seating import Seating, place

LONGEST = 10_000
"""Answers after which a game counts as unfinished, so that none runs for ever."""
UNFINISHED = "lab-unfinished"


class Played(msgspec.Struct):
    """One game as a line of the journal: the row of the game and the rows of its seats."""

    index: int
    game: dict[str, Fact]
    seats: list[dict[str, Fact]]
    things: list[Thing] = []


def seed_of(seed: int, index: int, what: str) -> int:
    """The seed of one thing in one game: it depends on nothing that other games do."""
    return int.from_bytes(hashlib.blake2b(f"{seed}/{index}/{what}".encode(), digest_size=8).digest(), "big")


def play(
    game: Game[Any],
    seats: Sequence[str],
    seed: int,
    index: int,
    options: Options,
    seating: Seating = "rotates",
    turning: Sequence[str] = (),
) -> Played:
    """Play game number `index` of a run to its end; the options in `turning` change from game to game, and are written down."""
    placed = place(game, seats, index, options, seating, turning)
    names = placed.names
    players = [bot(name, seed_of(seed, index, f"bot {seat}")) for seat, name in enumerate(names)]
    t = game.table(len(names), Dice(Random(seed_of(seed, placed.deal, "table"))), options=placed.options)
    answers = 0
    while t.decision is not None and answers < LONGEST:
        seat = t.decision.seat
        t.submit(players[seat].choose(t, seat), seat)
        answers += 1
    played = tabulate(t, names, index, answers, placed.entries)
    chosen = spelled(msgspec.structs.asdict(placed.options))
    played.game |= {f"option.{name}": chosen[name] for name in turning}
    return played


def shares(sides: Sequence[Side], places: Mapping[int, int]) -> list[float]:
    """What each side has won: 1, or its part where several share the first place."""
    won = [places.get(side.number) == 1 for side in sides]
    return [1 / sum(won) if one else 0.0 for one in won]


def tabulate(t: Table[Any], names: Sequence[str], index: int, answers: int, entries: Sequence[int] = ()) -> Played:
    """A finished game as figures: the lab's own, then the game's."""
    over = t.over
    sides = t.game.sides_of(t.state, len(names))
    places = ranks(sides, over) if over is not None else {}
    wins = shares(sides, places)
    teams = [side for side in sides if side.seats]
    row: dict[str, Fact] = {
        "game": index,
        "seats": len(names),
        "answers": answers,
        "ended": over.reason.id if over is not None else UNFINISHED,
        "winners": len(over.winners) if over is not None else 0,
        "teams": len(teams),
        "sides": len(sides),
    }
    if len(teams) == 1:
        row["won"] = int(over is not None and teams[0].seats[0] in over.winners)
    facts = t.game.facts(t) if t.game.facts is not None else None
    rows: list[dict[str, Fact]] = []
    for seat, name in enumerate(names):
        team = next(at for at, side in enumerate(sides) if seat in side.seats)
        own: dict[str, Fact] = {
            "game": index,
            "seats": len(names),
            "seat": seat + 1,
            "team": team + 1,
            "entry": (entries[seat] if entries else seat) + 1,
            "bot": name,
            "rank": places.get(seat),
            "won": wins[team],
        }
        if len(teams) > 1:
            own["fair"] = wins[team] * len(sides)
        if facts is not None:
            own.update(facts.seats[seat])
        rows.append(own)
    if facts is not None:
        row.update(facts.game)
    return Played(index, row, rows, facts.things if facts is not None else [])
