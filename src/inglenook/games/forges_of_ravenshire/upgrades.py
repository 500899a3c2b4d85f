"""Upgrades of the workshop: bought in the own Production, one a Season. What they change stands in `owned.py`."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .content import GOLD, UPGRADES
from .names import named
from .state import FRTable, Smith, count


@rule("FR-B104")
def not_owned(smith: Smith) -> list[str]:
    """Each upgrade can be had once."""
    return [upgrade for upgrade in UPGRADES if upgrade not in smith.upgrades]


def upgrade_keys(smith: Smith) -> list[str]:
    """The upgrades a smith can buy now."""
    if smith.upgraded:
        return []
    gold = smith.stock[GOLD]
    return [f"free:upgrade:{upgrade}" for upgrade in not_owned(smith) if gold >= UPGRADES[upgrade].cost]


@rule("FR-B63")
def buy_upgrade(t: FRTable, seat: int, words: list[str]) -> None:
    """In the own Production a smith may buy one upgrade a Season; it works from then on."""
    (upgrade,) = words
    s = t.state
    smith = s.smiths[seat]
    smith.stock[GOLD] -= UPGRADES[upgrade].cost
    smith.upgrades.append(upgrade)
    smith.upgraded = True
    count(s, seat, f"upgrade.{upgrade}")
    if t.loud:
        t.say("fr-log-upgrade", rule="FR-B63", seat=seat, upgrade=named("upgrade", upgrade), gold=UPGRADES[upgrade].cost)
