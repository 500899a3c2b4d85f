"""Choosing: all decisions of a turn are made by the active player, for every card (K6)."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import About, ask, ask_some
from inglenook.engine.rulebook import rule

from .query import by_power
from .state import Crucible, KFTable

YES, NO = "yes", "no"


@rule("KF-K6")
def chooser(s: Crucible) -> int:
    """The seat of the active player, who decides also for enemy cards."""
    return s.chooser


async def pick(t: KFTable, among: Sequence[str], why: str, about: About | None = None) -> str:
    """One of the cards, or nothing where there is none."""
    if not among:
        return ""
    return await ask(t, chooser(t.state), why, list(among).copy, rule="KF-K6", about=about)


async def pick_some(
    t: KFTable, among: Sequence[str], most: int, why: str, *, least: int = 0, about: About | None = None
) -> list[str]:
    """Several of the cards; as many as asked for, or as there are."""
    if not among or most <= 0:
        return []
    return await ask_some(t, chooser(t.state), why, list(among).copy, least=least, most=most, rule="KF-K6", about=about)


async def pick_exactly(t: KFTable, among: Sequence[str], n: int, why: str, about: About | None = None) -> list[str]:
    """That many of the cards, fewer only if there are fewer."""
    return await pick_some(t, among, n, why, least=n, about=about)


@rule("KF-K49")
async def may(t: KFTable, why: str, card: str) -> bool:
    """Whether the active player wants what a card only allows."""
    return await ask(t, chooser(t.state), why, [YES, NO].copy, rule="KF-K49", about={"card": card}) == YES


async def name_house(t: KFTable, houses: Sequence[str], card: str) -> str:
    """A house of these."""
    return await ask(t, chooser(t.state), "house-named", list(houses).copy, rule="KF-K6", about={"card": card})


async def most_powerful(t: KFTable, among: list[str], n: int, why: str, *, most: bool = True) -> list[str]:
    """The n most (or least) powerful; among equals for the last places the active player chooses (K47)."""
    found: list[str] = []
    for group in by_power(t.state, among, most):
        room = n - len(found)
        if room <= 0:
            break
        found += group if len(group) <= room else await pick_exactly(t, group, room, why)
    return found
