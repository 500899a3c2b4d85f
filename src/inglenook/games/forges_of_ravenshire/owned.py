"""What a smith's upgrades and assistant change for good: figures the other rules ask for."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .content import GUILDS, UPGRADES
from .state import Smith


def amount(smith: Smith, upgrade: str) -> int:
    """How much an upgrade adds for this smith; nothing without it."""
    return UPGRADES[upgrade].amount if upgrade in smith.upgrades else 0


@rule("FR-B64")
def more_charcoal(smith: Smith) -> int:
    """With the Wide Kiln the Kiln gives 1 more charcoal before it turns any wood."""
    return amount(smith, "wide-kiln")


@rule("FR-B65")
def more_smelting(smith: Smith) -> int:
    """With the Bellows the Smelter works up to 2 times more."""
    return amount(smith, "bellows")


@rule("FR-B66")
def more_stores(smith: Smith) -> int:
    """With the Storehouse the Stores give 1 more raw good."""
    return amount(smith, "storehouse")


@rule("FR-B67")
def mixes_goods(smith: Smith) -> bool:
    """With the Ledger the 2 goods for 1 good of choice need not be identical."""
    return amount(smith, "ledger") > 0


@rule("FR-B68")
def more_slots(smith: Smith) -> int:
    """With the Annex every column has a third slot."""
    return amount(smith, "annex")


@rule("FR-B106")
def any_column(smith: Smith) -> bool:
    """With the Guildmother members may go into any column."""
    return smith.assistant == "guildmother"


def columns_for(smith: Smith, guild: str) -> list[str]:
    """The columns a member of this guild may go into, its own first."""
    return [guild, *(other for other in GUILDS if other != guild)] if any_column(smith) else [guild]
