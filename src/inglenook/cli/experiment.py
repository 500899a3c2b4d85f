"""`lab`: many games at once; `compare`: two runs of them."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from inglenook.engine.game import WrongSeats
from inglenook.engine.save import disk_words

from .arguments import Arguments, options_of
from .shelf import agreed, chosen
from .voice import Trouble, Voice

if TYPE_CHECKING:
    from inglenook.lab.seating import Seating

NEEDED = ("polars", "altair", "vl_convert")
"""What the tables and plots are made with."""
EVERY_COUNT = "all:"
"""Before a bot's name: it sits in every seat, in every number of seats in turn."""


def lab(arguments: Arguments, voice: Voice) -> int:
    """Play many games and leave tables and a report in a folder; 130 if it was interrupted, with what is finished kept."""
    game = chosen(arguments.game)
    seats = _bots(arguments.seats or ",".join(["greedy"] * game.least))
    for name, value in (("-n", arguments.n), ("--jobs", arguments.jobs)):
        if value is not None and value < 1:
            raise Trouble("cli-at-least-one", name=name)
    if len(seats) > 1 and not game.least <= len(seats) <= game.most:
        raise WrongSeats(game, len(seats))
    every = len(seats) == 1 and seats[0].startswith(EVERY_COUNT)
    for count in range(game.least, game.most + 1) if every else (len(seats),):
        options = agreed(game, count, options_of(arguments.option, arguments.preset), voice)
    if arguments.fixed and arguments.swap:
        raise Trouble("cli-lab-seating")
    seating: Seating = "fixed" if arguments.fixed else "swapped" if arguments.swap else "rotates"
    seed = 1 if arguments.seed is None else arguments.seed
    out = arguments.out or Path(f"lab-{game.id}-{seed}")
    for module in NEEDED:  # before the games are played, not after
        if find_spec(module) is None:
            raise Trouble("cli-no-lab", module=module)
    from inglenook import lab
    from inglenook.lab.seating import can_turn

    named = tuple(options_of(arguments.option))
    try:
        turning = can_turn(game.options, named) if seating == "rotates" and arguments.preset is None else ()
        summary = lab.run(game, arguments.n, seats, seed, out, arguments.jobs, options, voice.lang, False, seating, turning)
    except OSError as error:
        raise Trouble("cli-cannot-write", folder=str(out), detail=disk_words(error)) from error
    print(lab.tell(summary, voice.lang))
    return 130 if summary.interrupted else 0


def compare(arguments: Arguments, voice: Voice) -> int:
    """Two runs on the same deals, side by side."""
    if arguments.first is None or arguments.second is None:
        raise Trouble("cli-compare-two")
    from inglenook.lab.compare import compare, told

    found = compare(arguments.first, arguments.second)
    words = chosen(found.runs[0].game).words(voice.lang)
    for line in told(found):
        print(words.say(line))
    return 0


def _bots(text: str) -> list[str]:
    """The names of the bots; `bot:greedy` and `greedy` are the same here."""
    names = [name.strip().removeprefix("bot:") for name in text.split(",")]
    if "human" in names:
        raise Trouble("cli-lab-human")
    return names
