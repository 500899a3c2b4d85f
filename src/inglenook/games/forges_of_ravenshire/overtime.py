"""Overtime: three cards for every smith, paid with Action Tokens."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .content import OVERTIME, TIERS, TOKEN
from .contracts import reset_row
from .guilds import run_guild
from .names import named
from .state import FRTable, Ravenshire, Smith, count

LONG_HOURS, RUSH_ORDER, NIGHT_FORGE = "long-hours", "rush-order", "night-forge"
FREE = "free:overtime:"


@rule("FR-B9")
def cards() -> tuple[str, ...]:
    """Every smith has the three overtime cards, for the whole game."""
    return LONG_HOURS, RUSH_ORDER, NIGHT_FORGE


@rule("FR-B39")
def unused(smith: Smith, card: str) -> bool:
    """Each card can be used once in a Season."""
    return card not in smith.overtime


def can_use(smith: Smith, card: str) -> bool:
    """A smith has the card, has not used it this Season, and can pay for it."""
    return smith.stock[TOKEN] >= OVERTIME[card].cost and card in cards() and unused(smith, card)


def use(t: FRTable, seat: int, card: str) -> None:
    """Pay for a card, which is then used up for this Season."""
    s = t.state
    smith = s.smiths[seat]
    smith.stock[TOKEN] -= OVERTIME[card].cost
    smith.overtime.append(card)
    count(s, seat, f"overtime.{card}")
    if t.loud:
        t.say("fr-log-overtime", rule="FR-B39", seat=seat, card=named("overtime", card), cost=OVERTIME[card].cost)


def overtime_keys(s: Ravenshire, smith: Smith) -> list[str]:
    """The cards that can be used beside a question; the Night Forge is used by putting a die to work."""
    found = [f"{FREE}{LONG_HOURS}"] if s.ran and can_use(smith, LONG_HOURS) else []
    if can_use(smith, RUSH_ORDER):
        found += [f"{FREE}{RUSH_ORDER}:{tier}" for tier in TIERS if can_rush(s, tier)]
    return found


def can_rush(s: Ravenshire, tier: str) -> bool:
    """New cards can come only if the deck has any."""
    return bool(s.rows[tier]) and len(s.decks[tier]) > 0


async def use_beside(t: FRTable, seat: int, words: list[str]) -> None:
    """A card used beside a question: `long-hours`, or `rush-order` and a tier."""
    if words[0] == LONG_HOURS:
        await long_hours(t, seat)
    else:
        rush_order(t, seat, words[1])


@rule("FR-B40")
async def long_hours(t: FRTable, seat: int) -> None:
    """Pay 2 Action Tokens: the guild just run runs again."""
    use(t, seat, LONG_HOURS)
    await run_guild(t, seat, t.state.ran)


@rule("FR-B41")
def rush_order(t: FRTable, seat: int, tier: str) -> None:
    """Pay 1 Action Token: the cards of one contract row go under their deck, and as many are dealt."""
    use(t, seat, RUSH_ORDER)
    reset_row(t, tier)


@rule("FR-B42")
def night_forge(smith: Smith) -> bool:
    """For 1 Action Token a station that has a die takes a second one."""
    return can_use(smith, NIGHT_FORGE)
