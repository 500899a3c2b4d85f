"""Pebbles: the smallest whole game there is, to try the command line on."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from inglenook.engine import content
from inglenook.engine.data import state
from inglenook.engine.decide import Decision, ask
from inglenook.engine.game import Game, View
from inglenook.engine.kinds import Kind, Kinds, Reason
from inglenook.engine.options import Options
from inglenook.engine.rulebook import invariant, rule
from inglenook.engine.scene import Counter, Mat, OptionView
from inglenook.engine.table import GameOver, Outcome, Table
from inglenook.engine.words import Msg, msg

FOLDER = Path(__file__).parent


class Heap(content.Record, frozen=True, kw_only=True):
    """A heap and how many pebbles lie on it."""

    pebbles: int


HEAPS = content.load(FOLDER / "content", "heaps.toml", "heap", Heap)
MOST = max(heap.pebbles for heap in HEAPS.values())


class PebbleOptions(Options, frozen=True, kw_only=True):
    """How large the heap is."""

    heap: Literal["small", "large"] = "small"
    quick: bool = False


@state
class Pebbles:
    """What lies there and whose turn it is."""

    step: str
    heap: int
    seat: int
    seats: int


def new(count: int, options: Any) -> Pebbles:
    """Lay the heap out."""
    return Pebbles(step="begin", heap=HEAPS[options.heap].pebbles if options.heap in HEAPS else 7, seat=0, seats=count)


@rule("PB-D1")
def first(t: Table[Pebbles]) -> None:
    """A die decides who begins."""
    t.state.seat = t.chance.below(t.state.seats)


async def begin(t: Table[Pebbles]) -> None:
    """The step before the first turn."""
    first(t)
    t.say("pebbles-began", rule="PB-D1", seat=t.state.seat, heap=t.state.heap)
    t.state.step = "turn"


async def turn(t: Table[Pebbles]) -> None:
    """The step of one turn."""
    await take(t)
    end(t)
    t.state.seat = (t.state.seat + 1) % t.state.seats


@rule("PB-R3")
async def take(t: Table[Pebbles]) -> None:
    """One, two or three."""
    s = t.state
    key = await ask(t, s.seat, "take", lambda: [f"take:{n}" for n in range(1, min(s.heap, 3) + 1)], rule="PB-R3")
    count = int(key.partition(":")[2])
    s.heap -= count
    t.say("pebbles-took", rule="PB-R3", seat=s.seat, count=count, heap=s.heap)


@rule("PB-R4")
def end(t: Table[Pebbles]) -> None:
    """The last pebble wins."""
    if t.state.heap == 0:
        t.say("pebbles-won", rule="PB-R4", seat=t.state.seat)
        raise GameOver(Outcome(winners=(t.state.seat,), reason=msg("pebbles-won", who=t.name(t.state.seat))))


@invariant("PB-R2")
def nobody_adds(s: Pebbles) -> bool:
    """Between none and all."""
    return 0 <= s.heap <= MOST


def parts(view: View) -> list[Mat]:
    """A mat for everybody."""
    heap = Counter(id="heap", name=msg("option-heap"), value=view.state.heap)
    return [
        Mat(id=f"mat-{n}", name=msg("plain", text=view.name(n)), seat=n, counters=(heap,)) for n in range(view.state.seats)
    ]


class Take(Kind[Pebbles]):
    """How many?"""

    id = "take"

    def question(self, view: View, decision: Decision) -> Msg:
        return msg("pebbles-question", heap=view.state.heap)

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        return OptionView(key=key, label=msg("pebbles-take", count=int(key[5:])))

    def worth(self, s: Pebbles, decision: Decision, key: str) -> float:
        return float((s.heap - int(key[5:])) % 4 == 0)

    def why_not(self, s: Pebbles, decision: Decision, thing: str) -> Reason | None:
        """Why a number is too large."""
        return Reason(msg("pebbles-too-many"), "PB-R3") if thing.startswith("take:") else None


GAME = Game(
    id="pebbles",
    prefix="PB",
    version=1,
    least=2,
    most=4,
    minutes=1,
    folder=FOLDER,
    state=Pebbles,
    new=new,
    steps={"begin": begin, "turn": turn},
    parts=parts,
    kinds=Kinds(Take()),
    options=PebbleOptions,
    invariants=(nobody_adds,),
)
