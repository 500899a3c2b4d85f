"""How enemies move (R149-R158)."""

from __future__ import annotations

from typing import NamedTuple

from .state import Albion


class Plan(NamedTuple):
    """What an enemy means to do in the next Key-Turn: its command, where it goes first, and all that is equally near."""

    token: str
    command: str
    first: tuple[str, ...]
    """One: it goes there. Several: the die decides. None: it stays."""
    leaves: bool = False


def plan(s: Albion, token: str) -> Plan:
    """What an enemy would do now; the map shows it before it happens."""
    return Plan(token, "hold", ())
