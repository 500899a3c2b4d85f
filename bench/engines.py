"""The engines that are measured, each behind the same four verbs: start, options, answer, copy.

A random player asks for the options, takes any of them, and goes on to the end; that is what every bot and every client does
most of the time. A decision is free if it has two or more options; only free ones are counted, on every side. Our tables keep
what a search needs (answers and draws since the last step, and the step's checkpoint), as every table of a bot does.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, Protocol

LONGEST = 1000
"""Free decisions after which a game is left and a new one begun: random play does not end every game."""


class Engine(Protocol):
    """One game of one engine."""

    name: str

    def start(self, seed: int) -> Any: ...
    def options(self, game: Any) -> Sequence[Any]: ...
    def answer(self, game: Any, option: Any) -> None: ...
    def copy(self, game: Any) -> Any: ...


class Ours:
    """A game of this project, for so many."""

    def __init__(self, id: str, seats: int) -> None:
        os.environ.setdefault("INGLENOOK_GAMES", str(Path(__file__).parent.parent / "tests" / "games"))
        from inglenook.engine.chance import Dice
        from inglenook.engine.game import game

        self.game, self.seats, self.dice = game(id), seats, Dice
        self.luck = Dice(random.Random(0))
        self.name = f"{id}, {seats} seats"

    def start(self, seed: int) -> Any:
        return self.game.table(self.seats, self.dice(random.Random(seed)), keep=True)

    def options(self, table: Any) -> Sequence[str]:
        return table.decision.keys if table.decision is not None else ()

    def answer(self, table: Any, key: str) -> None:
        table.submit(key)

    def copy(self, table: Any) -> Any:
        """A copy whose state has been brought to the open question, so that it can be looked at at once."""
        twin = table.clone(self.luck)
        twin.present()
        return twin


class Catan:
    """catanatron, four players; its own limit of turns ends a game, too."""

    def __init__(self) -> None:
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, RandomPlayer

        self.make, self.limit = Game, TURNS_LIMIT
        self.players: Callable[[], list[Any]] = lambda: [RandomPlayer(colour) for colour in list(Color)[:4]]
        self.name = f"catanatron {version('catanatron')}, 4 seats"

    def start(self, seed: int) -> Any:
        random.seed(seed)
        return self.make(self.players(), seed=seed)

    def options(self, game: Any) -> Sequence[Any]:
        if game.winning_color() is not None or game.state.num_turns >= self.limit:
            return ()
        actions: Sequence[Any] = game.state.playable_actions
        return actions

    def answer(self, game: Any, action: Any) -> None:
        game.execute(action)

    def copy(self, game: Any) -> Any:
        return game.copy()


class Chess:
    """python-chess, with all rules that end a game by themselves."""

    def __init__(self) -> None:
        import chess

        self.make = chess.Board
        self.name = f"python-chess {chess.__version__}"

    def start(self, seed: int) -> Any:
        return self.make()

    def options(self, board: Any) -> Sequence[Any]:
        if board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition():
            return ()
        return list(board.legal_moves)

    def answer(self, board: Any, move: Any) -> None:
        board.push(move)

    def copy(self, board: Any) -> Any:
        return board.copy(stack=False)


OTHERS: dict[str, Callable[[], Engine]] = {"catan": Catan, "chess": Chess}


def engine_of(id: str, seats: int) -> Engine:
    """Another engine by its name, or a game of ours by its id."""
    return OTHERS[id]() if id in OTHERS else Ours(id, seats)
