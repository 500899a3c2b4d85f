"""Assistants: an option, for smiths only. Each helps at the start, some for the whole game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .content import ASSISTANTS, CHOICE, GOLD, GOODS, MEMBERS, RAVEN
from .dice import STARTERS, roll
from .guilds import on_offer, seat_member, seats_for
from .names import die_called, member_name, named, told
from .rewards import CAP, advance, gain
from .state import FRTable, Ravenshire, Smith, count
from .upgrades import not_owned

DEALT = 2
CLERK = "quarter-clerk"
SWAPS = {give: [(f"free:clerk:{give}:{get}", get) for get in CHOICE if get != give] for give in GOODS}


@rule("FR-B92")
def served(s: Ravenshire) -> list[int]:
    """Assistants are an option, and they serve smiths alone."""
    return may_be_served(s) if s.assisted else []


@rule("FR-R17")
def may_be_served(s: Ravenshire) -> list[int]:
    """AO is dealt none."""
    return list(range(len(s.smiths)))


@rule("FR-B11")
async def keep_assistant(t: FRTable, seat: int) -> None:
    """Two are dealt, one is kept; the other may be dealt again."""
    s = t.state
    left = [id for id in ASSISTANTS if all(id != smith.assistant for smith in s.smiths)]
    s.dealt = [left.pop(t.chance.below(len(left))) for _ in range(DEALT)]
    t.reveal()
    kept = await ask(t, seat, "assistant", lambda: list(s.dealt), rule="FR-B11")
    s.dealt = []
    s.smiths[seat].assistant = kept
    count(s, seat, f"assistant.{kept}")
    t.say("fr-log-assistant", rule="FR-B11", seat=seat, assistant=named("assistant", kept))
    await HELP[kept](t, seat)


async def pay_in(t: FRTable, seat: int, cause: str) -> None:
    """The Gold an assistant brings along."""
    await gain(t, seat, {GOLD: ASSISTANTS[t.state.smiths[seat].assistant].gold}, cause)


@rule("FR-B86")
async def raven_keeper(t: FRTable, seat: int) -> None:
    """Gain 5 Gold, and exchange a starting die for the Raven Die, rolled; then none lies on the board."""
    await pay_in(t, seat, "FR-B86")
    s = t.state
    dice = s.smiths[seat].dice
    die = await ask(t, seat, "swap-die", lambda: list(dict.fromkeys(dice)), rule="FR-B86")
    dice.remove(die)
    dice.append(roll(t, RAVEN))
    s.raven = False
    t.say("fr-log-swaps-die", rule="FR-B86", seat=seat, die=die_called(die), raven=die_called(dice[-1]))


@rule("FR-B87")
async def fourth_hand(t: FRTable, seat: int) -> None:
    """Gain 5 Gold, and start with a fourth die of random colour; three of four are placed each Season."""
    await pay_in(t, seat, "FR-B87")
    die = roll(t, t.chance.pick(STARTERS))
    t.state.smiths[seat].dice.append(die)
    t.say("fr-log-fourth-die", rule="FR-B87", seat=seat, die=die_called(die))


@rule("FR-B88")
async def foreman(t: FRTable, seat: int) -> None:
    """Start with one upgrade of choice."""
    smith = t.state.smiths[seat]
    upgrade = await ask(t, seat, "foreman", lambda: not_owned(smith), rule="FR-B88")
    smith.upgrades.append(upgrade)
    t.say("fr-log-foreman", rule="FR-B88", seat=seat, upgrade=named("upgrade", upgrade))


@rule("FR-B89")
async def guildmother(t: FRTable, seat: int) -> None:
    """Start with one member from the display, unpaid and without what it brings once."""
    s = t.state
    smith = s.smiths[seat]
    keys = [key for member in on_offer(s) for key in seats_for(smith, member)]
    key = await ask(t, seat, "guildmother", lambda: keys, rule="FR-B89")
    member, _, guild = key.partition("@")
    seat_member(t, seat, member, guild or MEMBERS[member].guild)
    t.say("fr-log-guildmother", rule="FR-B89", seat=seat, lights=(f"member:{member}",), member=member_name(member))


@rule("FR-B90")
async def quarter_clerk(t: FRTable, seat: int) -> None:
    """Gain 3 Gold."""
    await pay_in(t, seat, "FR-B90")


@rule("FR-B90")
def clerk_keys(smith: Smith) -> list[str]:
    """Once in each turn the Quarter-Clerk exchanges 1 good for 1 good of choice."""
    if smith.assistant != CLERK or smith.clerked:
        return []
    stock = smith.stock
    return [key for give in GOODS if stock[give] for key, get in SWAPS[give] if stock[get] < CAP]


def swap_by_clerk(t: FRTable, seat: int, words: list[str]) -> None:
    """Exchange one good for another."""
    give, get = words
    smith = t.state.smiths[seat]
    smith.clerked = True
    smith.stock[give] -= 1
    smith.stock[get] += 1
    if t.loud:
        lights = (f"mat:{seat}",)
        t.say("fr-log-trades", rule="FR-B90", seat=seat, weight=0, lights=lights, give=told({give: 1}), get=told({get: 1}))


@rule("FR-B91")
async def old_patron(t: FRTable, seat: int) -> None:
    """Start at reputation 1, with its bonus."""
    await advance(t, seat, 1, "FR-B91")


HELP: dict[str, Callable[[FRTable, int], Awaitable[None]]] = {
    "raven-keeper": raven_keeper,
    "fourth-hand": fourth_hand,
    "foreman": foreman,
    "guildmother": guildmother,
    CLERK: quarter_clerk,
    "old-patron": old_patron,
}
