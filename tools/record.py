"""Record finished games for tests/replays: for each game, every number of seats, every way to end, and who sat there.

    python tools/record.py [GAME ...] [--games 400]

Of the games that end alike, the shortest is kept. A way to end that the game's `endings.txt` names and no game has met is
looked for from shortly before the end of some games, with other answers. Run it again when the rules or the content of a game
have changed on purpose.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from inglenook.engine.options import schema

ROOT = Path(__file__).parents[1]
REPLAYS = ROOT / "tests" / "replays"
CAP = 5000
RARE_GAMES, RARE_TRIES, LAST = 60, 150, 14
"""Of so many games so many other ends are tried, from any of the last answers on."""
MOST_VALUES = 7
"""An option with more values than this is a matter of taste, such as a deck."""


def record(id: str, games_each: int) -> list[Path]:
    """Play, keep the shortest game of every seat count and ending, and write them down."""
    from inglenook.engine import save as saves
    from inglenook.engine.game import game

    of = game(id)
    folder = REPLAYS / id
    shortest: dict[str, saves.Save] = {}
    for count in range(of.least, of.most + 1):
        for seed in range(games_each):
            save = play(of, count, seed)
            if save is None or save.over is None:
                continue
            for name in [f"{count}-{save.over.reason.id}-{who_sat(save)}", *chosen(of, save)]:
                if name not in shortest or len(save.moves) < len(shortest[name].moves):
                    shortest[name] = save
    for save in rare(of, named_endings(of) - {one.over.reason.id for one in shortest.values() if one.over is not None}):
        assert save.over is not None
        shortest[f"{len(save.seats)}-{save.over.reason.id}-{who_sat(save)}"] = save
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for name, save in shortest.items():
        saves.write(msgspec.structs.replace(save, log=[], state=msgspec.Raw(b"null")), folder / f"{name}.json")
    return sorted(folder.glob("*.json"))


def chosen(of: Any, save: Any) -> list[str]:
    """What was chosen of the options that have few values: `difficulty-expert`, `lost-at-sea-true`."""
    few = [one.name for one in schema(of.options) if len(one.choices) in range(1, MOST_VALUES)]
    return [f"{name}-{save.options[name]}".replace("_", "-").lower() for name in few if name in save.options]


def who_sat(save: Any) -> str:
    """People, bots, or both."""
    kinds = {seat.human for seat in save.seats}
    return "both" if len(kinds) > 1 else "people" if True in kinds else "bots"


def named_endings(of: Any) -> set[str]:
    """Every way to end that must be recorded."""
    file = ROOT / "tests" / "games" / of.folder.name / "endings.txt"
    return {*file.read_text(encoding="utf-8").split()} if file.exists() else set()


def rare(of: Any, missing: set[str]) -> Iterator[Any]:
    """A game for each of these ways to end, as far as one is found."""
    from inglenook.engine import save as saves
    from inglenook.engine.table import Seat
    from tests.properties import questions, some_options

    for seed in range(RARE_GAMES):
        if not missing:
            return
        rng = random.Random(f"rare:{of.id}:{seed}")
        count = max(of.usual_seats, 2)
        options = some_options(of, rng, count)
        seats = [Seat(f"Seat {number + 1}") for number in range(count)]
        t = saves.new_table(of, seats, options=options, luck=saves.seed_key(f"rare:{seed}"))
        for _ in range(RARE_TRIES):
            while t.over is None and t.length < CAP:
                decision = rng.choice(questions(t))
                t.submit(rng.choice(decision.keys), decision.seat)
            if t.over is not None and t.over.result.reason.id in missing:
                missing.remove(t.over.result.reason.id)
                yield saves.to_save(t, options)
                break
            t.rewind(max(1, t.length - rng.randint(1, LAST)))


def play(of: Any, count: int, seed: int) -> Any:
    """One game: by uniform choice, or by a good player with a shaky hand; with any options."""
    from inglenook.bots import bot
    from inglenook.engine import save as saves
    from inglenook.engine.table import Seat
    from tests.properties import questions, some_options

    rng = random.Random(f"record:{of.id}:{count}:{seed}")
    options = some_options(of, rng, count)
    people = seed // 2 % 3  # nobody, the first seat, everybody
    kinds = ["human" if people == 2 or people > number else "bot:random" for number in range(count)]
    seats = [Seat(f"Seat {number + 1}", kind) for number, kind in enumerate(kinds)]
    t = saves.new_table(of, seats, options=options, luck=saves.seed_key(f"record:{seed}"))
    shaky = bot("shaky", seed)
    for _ in range(CAP):
        if t.over is not None:
            return saves.to_save(t, options)
        decision = rng.choice(questions(t))
        t.submit(rng.choice(decision.keys) if seed % 2 else shaky.choose(t, decision.seat), decision.seat)
    return None


def main() -> None:
    sys.path.insert(0, str(ROOT))
    os.environ.setdefault("INGLENOOK_GAMES", str(ROOT / "tests" / "games"))
    from inglenook.engine.game import games

    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*", default=list(games()))
    parser.add_argument("--games", type=int, default=400, metavar="N", help="games played per number of seats (400)")
    given = parser.parse_args()
    for id in given.game:
        for path in record(id, given.games):
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
