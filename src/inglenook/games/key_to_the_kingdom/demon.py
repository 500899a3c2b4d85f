"""The demon die: who holds it, and how it changes hands."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .state import NOBODY, Kingdom, KTable


@rule("KK-R69", "KK-R102")
def die_of(s: Kingdom, seat: int) -> str:
    """The die a seat rolls: its hero die, or the demon die for every roll while it holds that."""
    return "demon" if s.throne == seat else "hero"


@rule("KK-R98", "KK-R99")
def may_receive(s: Kingdom) -> list[int]:
    """Any player who does not hold the demon die now, oneself included; so it always changes hands."""
    return [seat for seat in range(len(s.heroes)) if seat != s.throne]


@rule("KK-R100", "KK-R101", "KK-D10")
def hand_over(s: Kingdom, seat: int) -> None:
    """The new holder lays the own hero die on the throne; the old one, whoever passed the demon die on, has theirs back."""
    s.throne = seat


@rule("KK-R97", "KK-R104")
async def assign(t: KTable, seat: int) -> None:
    """The demon die must be given to somebody; the same rule holds for spaces, adventures, cards and magic items."""
    s = t.state
    key = await ask(t, seat, "assign", lambda: [f"seat:{other}" for other in may_receive(s)], rule="KK-R98")
    other = int(key[5:])
    before = s.throne
    hand_over(s, other)
    to_self = "self" if other == seat else "other"
    t.say("kk-log-demon", rule="KK-R98", weight=2, seat=seat, other=t.name(other), whom=to_self, lights=(f"hero.{other}",))
    if before != NOBODY and before != seat:
        t.say("kk-log-demon-freed", rule="KK-D10", weight=2, seat=before)
