"""What AO gains, and the contract that is due as soon as it has enough cubes (R84)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .ao_contracts import forge_all
from .ao_cubes import takings
from .content import Reward
from .state import FRTable


@rule("FR-Q4")
def ao_gain(t: FRTable, reward: Reward, cause: str = "FR-R79") -> None:
    """AO gains a reward. As soon as a whole line of goods has come and is enough, it completes a contract; then it goes on."""
    for _ in takings(t, reward, cause):
        forge_all(t)
