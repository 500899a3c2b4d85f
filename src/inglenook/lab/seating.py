"""Who sits where in which game of a run, with what, and on which deal.

Unless somebody says otherwise, bots change seats from game to game, and what was chosen for a seat (a deck) goes round after
them: nobody wins by a good seat. Options of the whole table that nobody named change too, after every round of seats, so that
a run tells of more than one way to play. In a contest every deal is played once from every seat.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from inglenook.engine.agreed import refusal
from inglenook.engine.game import Game
from inglenook.engine.options import Options, read, schema, spelled

EVERY_COUNT = "all:"
"""`all:greedy` is greedy in every seat, and every number of seats in turn."""
Seating = Literal["rotates", "fixed", "swapped"]
"""Seats change from game to game; never; or from game to game on the same deal."""
OF_A_SEAT = re.compile(r"^(.+)_(\d+)$")


class Placed(msgspec.Struct, frozen=True, kw_only=True):
    """One game as it is set up."""

    names: tuple[str, ...]
    """The bots, seat by seat."""
    entries: tuple[int, ...]
    """Which of the bots of the run sits there, by its place in the list that was given."""
    deal: int
    """Games of the same deal have the same luck on the table."""
    options: Any


def line_up(game: Game[Any], seats: Sequence[str], index: int) -> list[str]:
    """Who plays in game number `index`, in the order given."""
    if len(seats) == 1 and seats[0].startswith(EVERY_COUNT):
        count = game.least + index % (game.most - game.least + 1)
        return [seats[0].removeprefix(EVERY_COUNT)] * count
    return list(seats)


def place(
    game: Game[Any],
    seats: Sequence[str],
    index: int,
    options: Options,
    seating: Seating = "rotates",
    turning: Sequence[str] = (),
) -> Placed:
    """How game number `index` is set up; the options in `turning` change."""
    bots = line_up(game, seats, index)
    count = len(bots)
    by = 0 if seating == "fixed" else index % count
    entries = tuple((seat - by) % count for seat in range(count))
    again = seating == "swapped" and len(seats) == count
    chosen = options if seating != "rotates" else go_round(options, count, index // count % count)
    chosen = turned(game, chosen, count, index // count, turning)
    return Placed(
        names=tuple(bots[entry] for entry in entries), entries=entries, deal=index // count if again else index, options=chosen
    )


def go_round(options: Options, count: int, by: int) -> Options:
    """What belongs to a seat by its name (`deck_1`, `deck_2`) goes so many seats on, all of one kind together."""
    given: dict[str, Any] = msgspec.structs.asdict(options)
    changes = {}
    for name in given:
        found = OF_A_SEAT.match(name)
        if found is not None and int(found[2]) <= count:
            changes[name] = given.get(f"{found[1]}_{(int(found[2]) - 1 - by) % count + 1}", given[name])
    return msgspec.structs.replace(options, **changes)


def can_turn(kind: type[Options], named: Sequence[str] = ()) -> tuple[str, ...]:
    """The options of the whole table that are a choice or a switch, but for those somebody named."""
    fields = [field for field in schema(kind) if field.seat is None and field.kind in ("choice", "switch")]
    return tuple(field.name for field in fields if field.name not in named)


def turned(game: Game[Any], options: Options, count: int, number: int, turning: Sequence[str]) -> Options:
    """These options, each at one of its values by the number alone; a value that cannot be played beside the others is left."""
    if not turning:
        return options
    values = spelled(msgspec.structs.asdict(options))
    for field in schema(game.options):
        if field.name in turning:
            lot = int.from_bytes(hashlib.blake2b(f"{number}/{field.name}".encode(), digest_size=8).digest(), "big")
            tried = {**values, field.name: field.choices[lot % len(field.choices)]}
            fits = refusal(game.options, count, tried) is None and game.check(count, read(game.options, tried)) is None
            values = tried if fits else values
    return read(game.options, values)
