"""What AO notices of others, and of the course of the game: it has a word for that too."""

from __future__ import annotations

from .ao_forecast import would_forge
from .ao_remarks import catch_breath, remark
from .content import CONTRACTS, TIERS
from .names import named
from .state import FRTable, Ravenshire, ao_side
from .titles import facts_of, meets

LATE = 3
"""From this Season on somebody without a contract is slow."""


def looks_around(t: FRTable) -> None:
    """When a new Season begins for it, AO sees how it stands."""
    s = t.state
    if s.ao is None or s.round > 1 or s.season == 1:
        return
    richest = max(smith.gold for smith in s.smiths)
    if s.season == LATE and not all(smith.contracts for smith in s.smiths):
        remark(t, "human-slow")
    elif richest != s.ao.gold:
        remark(t, "behind" if richest > s.ao.gold else "ahead")


def sits_back(t: FRTable) -> None:
    """Production begins, and AO has none."""
    if t.state.ao is not None:
        catch_breath(t.state.ao)
        remark(t, "production-skip")


def has_an_eye_on(s: Ravenshire) -> str:
    """The contract it would forge now."""
    return would_forge(s) if s.ao is not None else ""


def sees_forged(t: FRTable, seat: int, before: int, wanted: str) -> None:
    """A smith had so many contracts, and AO had an eye on one of the row."""
    forged = t.state.smiths[seat].contracts[before:]
    if wanted and wanted in forged:
        remark(t, "human-takes-wanted")
    elif any(CONTRACTS[card].tier == TIERS[-1] for card in forged):
        remark(t, "human-legendary")


def sees_title(t: FRTable, side: int, title: str, first: bool) -> None:
    """A title was taken: by AO, or by somebody before it."""
    s = t.state
    if side == ao_side(s):
        remark(t, "title-first" if first else "title-later", title=named("title", title))
    elif s.ao is not None and first and not meets(title, facts_of(s, ao_side(s))):
        remark(t, "title-lost")


def sees_marker(t: FRTable) -> None:
    """The 1st Player Marker has passed on."""
    s = t.state
    if s.ao is not None:
        catch_breath(s.ao)
        if s.first == ao_side(s):
            remark(t, "first-player")


def sees_the_end(t: FRTable, winners: list[int]) -> None:
    """Its last word."""
    s = t.state
    if s.ao is not None:
        catch_breath(s.ao)
        remark(t, "lose" if ao_side(s) not in winners else "tie" if len(winners) > 1 else "win")
