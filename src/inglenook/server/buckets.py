"""How much one address or one guest may ask for: a bucket of tokens each, in memory."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

MOST = 20_000
"""So many buckets are kept; full ones go first, since a full bucket and none are the same."""


class Buckets:
    """A bucket per key: it holds `burst` tokens, and fills by `rate` a second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, key: str, tokens: float = 1.0) -> bool:
        """Take a token; False if there is none left."""
        now = self.clock()
        left, since = self._left.get(key, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        if left < tokens:
            self._left[key] = (left, now)
            return False
        self._left[key] = (left - tokens, now)
        if len(self._left) > MOST:
            self._forget(now)
        return True

    def wait(self, key: str, tokens: float = 1.0) -> float:
        """In how many seconds there will be a token again."""
        left, since = self._left.get(key, (self.burst, self.clock()))
        left = min(self.burst, left + (self.clock() - since) * self.rate)
        return max(0.0, (tokens - left) / self.rate)

    def _forget(self, now: float) -> None:
        """Drop buckets that are full again; if none is, the oldest half."""
        kept = {
            key: (left, since) for key, (left, since) in self._left.items() if left + (now - since) * self.rate < self.burst
        }
        if len(kept) > MOST // 2:
            kept = dict(list(kept.items())[MOST // 2 :])
        self._left = kept


class Places:
    """So many at a time per key: open sockets of an address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Take a place; False if all are taken."""
        if self._taken[key] >= self.most:
            return False
        self._taken[key] += 1
        return True

    def leave(self, key: str) -> None:
        """Give a place back."""
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]
