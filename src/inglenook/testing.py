"""A stage for rule tests: lay the table directly, then play in the game's own words.

A game's tests have a stage of their own, which lays its table and knows what they ask for:

    play = Stage(laid(GAME, state, script := Script([2]), ["Ann", "Ben"]), script)
    play.do("fox:hedge")
    assert play.s.berries["hedge"] == 0 and "lane-log-fox" in play.said()
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from .engine.decide import Decision, Refused
from .engine.game import Game, Reason
from .engine.scene import Board, Scene
from .engine.table import Seat, Table
from .engine.view import scene, why_not

S = TypeVar("S", bound=Any)
W = TypeVar("W")


class Script(Generic[W]):
    """Luck as a test wants it, in order. Running out of it is a failure."""

    def __init__(self, coming: Sequence[W] = ()) -> None:
        self.coming = list(coming)

    def draw(self, index: int, n: int) -> int:
        assert self.coming, f"a draw of one of {n} that the test did not foresee"
        return self.outcome(self.coming.pop(0))

    def outcome(self, wish: W) -> int:
        """What a wish comes to; a game may wish for the face of a die instead."""
        assert isinstance(wish, int)
        return wish


def laid(game: Game[S], state: S, script: Script[Any], names: Sequence[str], *, sound: bool = True) -> Table[S]:
    """A table that stands in a position, at its first question. `sound`: all that always holds of the game holds of it."""
    broken = [holds.__name__ for holds in game.invariants if not holds(state)] if sound else []
    assert not broken, f"the stage itself breaks {broken}"
    return Table(game, state, script, seats=[Seat(name) for name in names], loud=True).begin()


class Stage(Generic[S]):
    """A table on the stage, played by whoever is asked."""

    def __init__(self, table: Table[S], script: Script[Any]) -> None:
        self.table = table
        self.script = script

    @property
    def s(self) -> S:
        return self.table.state

    # -- in a test's words --------------------------------------------------------------------------------------------

    def key(self, word: str) -> str:
        """An answer's key from what a test calls it."""
        return word

    def word(self, key: str) -> str:
        """What a test calls an answer."""
        return key

    # -- playing ------------------------------------------------------------------------------------------------------

    def do(self, *words: str) -> Self:
        """Answer one question after another, each with one key."""
        for word in words:
            key = self.key(word)
            assert key in self.decision.keys, f"{word!r} is none of {self.decision}"
            self.table.submit(key)
        return self

    def pick(self, *words: str) -> Self:
        """Answer a choice of several at once, as a person does."""
        self.table.answer(self.seat, [self.key(word) for word in words])
        return self

    def luck(self, *coming: Any) -> Self:
        """The next draws will be these."""
        self.script.coming += coming
        return self

    def refused(self, *words: str) -> Refused:
        """Answer with something illegal; the refusal comes back and nothing has changed."""
        before = self.table.fingerprint()
        try:
            self.pick(*words)
        except Refused as refusal:
            assert self.table.fingerprint() == before
            return refusal
        raise AssertionError(f"{words} was taken")

    # -- what is asked ------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The open question."""
        assert self.table.decision is not None, "nobody is asked"
        return self.table.decision

    @property
    def asked(self) -> str:
        """The kind of the open question; empty when the game is over."""
        return self.table.decision.kind if self.table.decision is not None else ""

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.decision.seat

    @property
    def options(self) -> list[str]:
        """The answers, in a test's words."""
        return [self.word(key) for key in self.decision.keys]

    def can(self, word: str) -> bool:
        """Whether this is among the answers."""
        return self.key(word) in self.decision.keys

    def why_not(self, thing: str) -> Reason:
        return why_not(self.table, self.seat, thing)

    # -- what is seen and told ----------------------------------------------------------------------------------------

    def scene(self, seat: int | None = 0) -> Scene:
        return scene(self.table, seat)

    def part(self, id: str, seat: int | None = 0) -> Any:
        """A part of the scene, or a space of one of its boards."""
        parts: list[Any] = list(self.scene(seat).parts)
        parts += [space for part in parts if isinstance(part, Board) for space in part.spaces]
        found = [part for part in parts if part.id == id]
        assert len(found) == 1, f"{len(found)} parts are called {id!r}"
        return found[0]

    def said(self) -> list[str]:
        """The ids of everything in the log."""
        return [entry.text.id for entry in self.table.log]

    def cited(self) -> list[str]:
        """The rules the log cites."""
        return [entry.rule for entry in self.table.log]
