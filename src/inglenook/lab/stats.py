"""The little statistics the lab needs."""

from __future__ import annotations

import math

Z95 = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Where the true rate of wins lies with 95 % confidence (Wilson's interval); a shared win may count as a part."""
    if games == 0:
        return (0.0, 1.0)
    rate = wins / games
    scale = 1 + Z95**2 / games
    middle = (rate + Z95**2 / (2 * games)) / scale
    reach = Z95 / scale * math.sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    return (max(middle - reach, 0.0), min(middle + reach, 1.0))
