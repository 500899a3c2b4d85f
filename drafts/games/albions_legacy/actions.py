"""What a player may do on a turn: every chapter brings its own actions, and `turn.py` asks for one of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from inglenook.engine.rulebook import rule

from .state import Albion, ALTable


class Action(NamedTuple):
    """One kind of thing one may do: its keys begin with its name (`go:m1`), or are its name alone (`activate`)."""

    name: str
    keys: Callable[[Albion, int], list[str]]
    """What a player can do now."""
    do: Callable[[ALTable, int, str], Awaitable[None]]
    """Do it, given the key."""


def after(key: str) -> str:
    """What an answer names: `m1` of `go:m1`."""
    return key.partition(":")[2]


@rule("AL-R82")
def untried(s: Albion, what: str) -> bool:
    """The Personal Quest and each Story Challenge are tried at most once a turn."""
    return what not in s.turn.tried
