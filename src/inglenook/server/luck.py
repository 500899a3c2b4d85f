"""Verifiable luck: every draw of a table follows from a secret key and the seats' own words, and can be recomputed.

Before the first draw everybody is shown SHA-256 of the key; when the game is over, the key. Draw number k below n is the first
of HMAC-SHA256(key, "k:attempt:nonce|nonce...") that is small enough, so every outcome is equally likely. Undo rewinds k: the
same answers meet the same luck. What this does not prove: that the server did not look at the key, or tell it to somebody.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from inglenook.engine.chance import Draw

RANGE = 1 << 64
BLOCK = 64
"""Bytes in a block of SHA-256."""


class TableLuck:
    """The luck of one table, for the engine."""

    __slots__ = ("_inner", "_outer", "nonces")

    def __init__(self, key: bytes, nonces: Sequence[str]) -> None:
        block = key.ljust(BLOCK, b"\0") if len(key) <= BLOCK else hashlib.sha256(key).digest().ljust(BLOCK, b"\0")
        self._inner, self._outer = (bytes(byte ^ pad for byte in block) for pad in (0x36, 0x5C))
        self.nonces = "|".join(nonces)

    def draw(self, index: int, n: int) -> int:
        """Draw number `index`: one of 0 .. n-1."""
        limit = RANGE - RANGE % n
        attempt = 0
        while True:
            text = f"{index}:{attempt}:{self.nonces}".encode()
            # HMAC-SHA256 written out: through the module it takes three times as long.
            digest = hashlib.sha256(self._outer + hashlib.sha256(self._inner + text).digest()).digest()
            value = int.from_bytes(digest[:8], "big")
            if value < limit:
                return value % n
            attempt += 1


class NoLuck:
    """For copies that may not know what comes: asking it for a draw is a mistake."""

    def draw(self, index: int, n: int) -> int:
        raise RuntimeError("this copy of a table has no luck of its own")


def commitment(key: bytes) -> str:
    """What is shown of the key before the first draw."""
    return hashlib.sha256(key).hexdigest()


def verify(draws: Sequence[Draw], key: bytes, nonces: Sequence[str], first: int = 0) -> int | None:
    """The number of the first draw that does not follow from the key; None if all do."""
    luck = TableLuck(key, nonces)
    for index, (n, outcome) in enumerate(draws, start=first):
        if n < 2 or luck.draw(index, n) != outcome:
            return index
    return None
