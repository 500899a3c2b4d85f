"""Titles: who meets them, and what they are worth."""

from __future__ import annotations

from collections.abc import Mapping

from inglenook.engine.rulebook import rule

from .content import CONTRACTS, TITLES, Reward
from .state import Ravenshire, ao_side


def facts_of(s: Ravenshire, side: int) -> dict[str, int]:
    """What titles ask for, counted for a smith or AO: items, `fin-` finishes, tiers, members, reputation."""
    found: dict[str, int] = {}
    if side == ao_side(s) and s.ao is not None:
        one = s.ao
        found[f"fin-{one.finish}"] = len(one.contracts)
        contracts, members, reputation = one.contracts, one.members, one.reputation
    else:
        smith = s.smiths[side]
        for finish in smith.finishes:
            found[f"fin-{finish}"] = found.get(f"fin-{finish}", 0) + 1
        contracts, members, reputation = smith.contracts, smith.members, smith.reputation
    for card in contracts:
        contract = CONTRACTS[card]
        found[contract.item] = found.get(contract.item, 0) + 1
        found[contract.tier] = found.get(contract.tier, 0) + 1
    found["members"] = sum(map(len, members))
    found["reputation"] = reputation
    return found


def missing(title: str, facts: Mapping[str, int]) -> dict[str, int]:
    """What is still missing for a title, and how much of it."""
    needs = TITLES[title].need.items()
    return {what: n - facts.get(what, 0) for what, n in needs if facts.get(what, 0) < n}


def meets(title: str, facts: Mapping[str, int]) -> bool:
    """Whether whoever has so much meets a title."""
    return not missing(title, facts)


@rule("FR-B83")
def still_open(s: Ravenshire, side: int) -> list[str]:
    """The titles a participant has not taken yet: each is taken at most once."""
    taken = s.ao.titles if side == ao_side(s) and s.ao is not None else s.smiths[side].titles
    return [title for title in s.titles if title not in taken]


@rule("FR-B84")
def worth_now(s: Ravenshire, title: str) -> Reward:
    """The first reward is for all who meet a title in the earliest Season in which anyone does; later it is the smaller one."""
    first = s.claimed.get(title, s.season) == s.season
    return TITLES[title].first if first else TITLES[title].later
