"""Minor adventures: one step, each with its own rule in the codex."""

from __future__ import annotations

from inglenook.engine.decide import ask_some
from inglenook.engine.facts import count
from inglenook.engine.rulebook import rule
from inglenook.engine.words import msg

from .adventures import leave_adventure
from .castle import has_whole_key
from .challenges import meets, need_of
from .content import MINORS, SPACES, Minor
from .effects import apply
from .icons import icon
from .items import active, exhaust
from .rolls import judge, roll
from .state import Kingdom, KTable


@icon("minor")
@rule("KK-R122", "KK-R125", "KK-R126")
async def undertake_minor(t: KTable, seat: int, space: str) -> None:
    """A minor adventure has one step; anybody may undertake it, as often as they come by."""
    minor = MINORS[SPACES[space].entry or space]
    count(t.state, seat, f"tried.{minor.id}")
    t.say("kk-log-minor", rule="KK-R122", seat=seat, adventure=msg(f"kk-minor-{minor.id}"))
    t.enter("KK-R122", msg(f"kk-minor-{minor.id}"))
    won = await single_step(t, seat, minor)
    await depart(t, seat, space, minor.success if won else minor.failure)
    t.leave()


@rule("KK-R124")
async def single_step(t: KTable, seat: int, minor: Minor) -> bool:
    """Each minor adventure follows its own entry: a price, a roll, or nothing but its effect."""
    if not admitted(t.state, seat, minor):
        t.say("kk-log-door-shut", rule="KK-D25", seat=seat)
        return False
    if minor.pay:
        return await pay_and_gain(t, seat, minor)
    if minor.test is not None:
        result = await roll(t, seat, "adventure", need_of(minor.test), f"kk-minor-{minor.id}-text")
        if not judge(t.state, meets(minor.test, result)):
            t.say("kk-log-minor-failed", rule="KK-R124", weight=2, seat=seat, adventure=msg(f"kk-minor-{minor.id}"))
            await apply(t, seat, minor.lose, "KK-R124")
            return False
    await apply(t, seat, minor.win, "KK-R124")
    count(t.state, seat, f"passed.{minor.id}")
    return True


@rule("KK-D25")
def admitted(s: Kingdom, seat: int, minor: Minor) -> bool:
    """The back door of the castle stays shut to a hero without all three pieces."""
    return minor.pieces == 0 or has_whole_key(s, seat)


async def pay_and_gain(t: KTable, seat: int, minor: Minor) -> bool:
    """Exhaust items, and the effect follows once for each; all of them first."""
    s = t.state
    chosen = await ask_some(t, seat, "pay", lambda: active(s, seat), most=minor.pay, rule="KK-R124", about={"most": minor.pay})
    for item in chosen:
        await exhaust(t, seat, item)
    for _ in chosen:
        await apply(t, seat, minor.win, "KK-R124")
    if chosen:
        count(s, seat, f"passed.{minor.id}")
    return bool(chosen)


async def depart(t: KTable, seat: int, space: str, exit: str | None) -> None:
    """Leave by the exit, unless the adventure has carried the hero away already: into the castle, with a fold, by a card."""
    if exit is not None and t.state.at[seat] == space:
        await leave_adventure(t, seat, exit)
