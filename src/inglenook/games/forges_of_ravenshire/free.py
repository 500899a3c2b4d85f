"""Free actions: what a smith may do beside the questions of the own turn and the own Production."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from inglenook.engine.decide import Aside
from inglenook.engine.rulebook import rule

from .assistants import clerk_keys, swap_by_clerk
from .contracts import complete, contract_keys
from .market import deals, talisman_keys, trade, use_talisman
from .members import workshop_dice
from .overtime import LONG_HOURS, can_use, overtime_keys, use_beside
from .state import FRTable, Ravenshire
from .upgrades import buy_upgrade, upgrade_keys


@rule("FR-B28")
def free_in_turn(s: Ravenshire, dice: list[str]) -> list[str]:
    """In the own turn, before a die is placed and before one is taken: Talismans on dice to be placed, the Market, overtime."""
    smith = s.smiths[s.active]
    found = talisman_keys(smith, dice) or []
    found += deals(s, s.active)
    if smith.assistant:
        found += clerk_keys(smith)
    if smith.tokens:
        found += overtime_keys(s, smith)
    return found


def free_before_placing(s: Ravenshire) -> list[str]:
    return free_in_turn(s, s.smiths[s.active].dice)


def free_before_taking(s: Ravenshire) -> list[str]:
    return free_in_turn(s, [])


@rule("FR-Q34")
def free_before_running(s: Ravenshire) -> list[str]:
    """Between the reward of a die and the run of its guild: while it is asked which guild a Raven runs."""
    return free_in_turn(s, [])


def free_at_the_end(s: Ravenshire) -> list[str]:
    """Once the guild has run there is nothing to wait for, unless it can be run again, or the clerk's swap would be lost."""
    smith = s.smiths[s.active]
    return free_in_turn(s, []) if can_use(smith, LONG_HOURS) or clerk_keys(smith) else []


def free_in_production(s: Ravenshire) -> list[str]:
    """Contracts and an upgrade, Talismans on dice that wait for work, the Market, overtime."""
    smith = s.smiths[s.active]
    found = contract_keys(s, s.active) or []
    found += upgrade_keys(smith)
    found += talisman_keys(smith, workshop_dice(smith)) or ()
    found += deals(s, s.active)
    if smith.tokens:
        found += overtime_keys(s, smith)
    return found


async def do_free(t: FRTable, key: str) -> None:
    """Do what was chosen beside a question."""
    _, what, *words = key.split(":")
    seat = t.state.active
    if what in NOW:
        NOW[what](t, seat, words)
    else:
        await ASKING[what](t, seat, words)


NOW: dict[str, Callable[[FRTable, int, list[str]], None]] = {
    "talisman": use_talisman,
    "clerk": swap_by_clerk,
    "upgrade": buy_upgrade,
}
ASKING: dict[str, Callable[[FRTable, int, list[str]], Awaitable[None]]] = {
    "market": trade,
    "overtime": use_beside,
    "contract": complete,
}


def beside(s: Ravenshire, keys: Callable[[Ravenshire], list[str]]) -> Aside:
    """Free actions beside the question a step begins with; after one of them the step begins anew."""
    return Aside("free", "FR-B28", lambda: keys(s))


def beside_within(s: Ravenshire, keys: Callable[[Ravenshire], list[str]]) -> Aside:
    """Free actions beside a question within a step; after one of them it is asked again."""
    return Aside("free", "FR-B28", lambda: keys(s), do_free)


def is_free(key: str) -> bool:
    """Whether an answer is a free action."""
    return key.startswith(FREE_KEY)


FREE_KEY = "free:"
