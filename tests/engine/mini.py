"""A game of one step that a test writes itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from inglenook.engine.chance import Luck, Source
from inglenook.engine.data import state
from inglenook.engine.decide import Decision
from inglenook.engine.game import Game, View
from inglenook.engine.kinds import Kind, Kinds
from inglenook.engine.scene import OptionView
from inglenook.engine.table import GameOver, Outcome, Seat, Table
from inglenook.engine.words import Msg, msg


@state
class Mini:
    """A step and what has been noted."""

    step: str
    notes: list[str]


class Whatever(Kind[Mini]):
    """A question without words of its own."""

    def question(self, view: View, decision: Decision) -> Msg:
        return msg("plain", text="?")

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        return OptionView(key=key, label=msg("plain", text=key))


class Anything(Kinds[Mini]):
    """Every kind of question a test may ask."""

    def __getitem__(self, id: str) -> Kind[Mini]:
        return self.by_id.get(id) or Whatever(id)


Step = Callable[[Table[Mini]], Awaitable[None]]


def mini(step: Step, **fields: Any) -> Game[Mini]:
    """A game whose one step is run over and over."""
    given: dict[str, Any] = dict(
        id="mini", prefix="MI", version=1, least=1, most=4, minutes=1, folder=Path(__file__).parent / "nowhere", state=Mini,
        new=lambda count, options: Mini(step="only", notes=[]), steps={"only": step}, parts=lambda view: (),
        kinds=Anything(),
    )  # fmt: skip
    return Game(**{**given, **fields})


def table(step: Step, *, source: Source | None = None, count: int = 2, people: int | None = None, **how: Any) -> Table[Mini]:
    """A table of that game, at its first question."""
    human = count if people is None else people
    seats = [Seat(f"P{n}", "human" if n < human else "bot:random") for n in range(count)]
    fields = {name: how.pop(name) for name in ("kinds", "redeal", "calm") if name in how}
    return mini(step, **fields).table(count, source or Luck(b"mini"), seats=seats, **{"loud": True, **how})


def end(*winners: int) -> None:
    """The game is over."""
    raise GameOver(Outcome(winners=winners or (0,), reason=msg("plain", text="over")))
