"""The little statistics the lab needs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev

Z95 = 1.959963984540054


def apart(many: int) -> float:
    """How many standard errors an interval reaches, so that this many of them hold together with 95 % confidence."""
    return NormalDist().inv_cdf(1 - 0.05 / (2 * max(many, 1)))


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Where the true rate of wins lies with 95 % confidence (Wilson's interval); a shared win may count as a part."""
    if games == 0:
        return (0.0, 1.0)
    rate = wins / games
    scale = 1 + z**2 / games
    middle = (rate + z**2 / (2 * games)) / scale
    reach = z / scale * math.sqrt(rate * (1 - rate) / games + z**2 / (4 * games**2))
    return (max(middle - reach, 0.0), min(middle + reach, 1.0))


def paired(differences: Sequence[float], z: float = Z95) -> tuple[float, float, float]:
    """The mean of differences between two runs of the same deals, and where the true one lies."""
    if len(differences) < 2:
        return (fmean(differences) if differences else 0.0, -math.inf, math.inf)
    mean = fmean(differences)
    reach = z * stdev(differences) / math.sqrt(len(differences))
    return (mean, mean - reach, mean + reach)
