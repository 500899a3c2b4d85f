"""Effects that last: kept as data until the moment at which they end."""

from __future__ import annotations

from .data import frozen


@frozen
class Lasting:
    """An effect that stays for a while: which one, where it comes from, with what, and until when."""

    effect: str
    source: str
    seat: int
    amount: int
    until: str


def expire(lasting: list[Lasting], until: str) -> list[Lasting]:
    """The lasting effects that outlive this moment."""
    return [one for one in lasting if one.until != until]
