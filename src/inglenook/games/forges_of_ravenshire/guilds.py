"""The Guild Halls and the guild columns: who is on display, hiring, and running a guild."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .content import COLUMN, GUILDS, MEMBERS
from .members import run_member
from .names import guild_name, member_name
from .owned import columns_for, more_slots
from .rewards import from_supply, gain
from .state import FRTable, Ravenshire, Smith, count

TOP, LOWER = 0, 1
"""The rows of the Guild Halls."""
OPEN_SLOTS = 2
CONSOLATION = 1
"""Gold for whoever does not recruit."""
NONE = "none"

# -- the display ----------------------------------------------------------------------------------------------------------


def take_token(t: FRTable, guild: str, row: int) -> str:
    """Take a member from the display, which closes up."""
    return take_top(t, COLUMN[guild]) if row == TOP else take_lower(t, COLUMN[guild])


@rule("FR-B48")
def take_top(t: FRTable, column: int) -> str:
    """Where a top-row token is taken the lower one moves up, and a new one is drawn to the lower row."""
    token = t.state.halls[column].pop(TOP)
    draw_token(t, column)
    return token


@rule("FR-B49")
def take_lower(t: FRTable, column: int) -> str:
    """Where a lower-row token is taken a new one is drawn to its place."""
    token = t.state.halls[column].pop(LOWER)
    draw_token(t, column)
    return token


def draw_token(t: FRTable, column: int) -> None:
    """A new token for the display, if the stack has one; whatever lies there moves up."""
    s = t.state
    if len(s.stacks[column]):
        s.halls[column].append(s.stacks[column].draw(t.chance))


# -- hiring ---------------------------------------------------------------------------------------------------------------


@rule("FR-B50")
def on_offer(s: Ravenshire) -> list[str]:
    """Smiths may take members of either row."""
    return [token for hall in s.halls for token in hall]


@rule("FR-B24")
def price(member: str, change: int) -> int:
    """What a member costs with this change; a cost never falls below 0."""
    return max(0, MEMBERS[member].cost + change)


@rule("FR-B43")
def slots(smith: Smith) -> int:
    """Each column has two open slots, and a third with the Annex."""
    return OPEN_SLOTS + more_slots(smith)


@rule("FR-B103")
def free_slots(smith: Smith, guild: str) -> int:
    """A member needs a free slot in its column."""
    return slots(smith) - len(smith.members[COLUMN[guild]])


def seats_for(smith: Smith, member: str) -> list[str]:
    """Every column in which a member finds a slot, as keys: `m1` in its own, `m1@harvester` in another."""
    own = MEMBERS[member].guild
    return [
        member if guild == own else f"{member}@{guild}" for guild in columns_for(smith, own) if free_slots(smith, guild) > 0
    ]


def recruit_ways(s: Ravenshire, smith: Smith, change: int) -> list[str]:
    """Whom a smith can pay and seat, and where."""
    return [key for member in on_offer(s) if smith.gold >= price(member, change) for key in seats_for(smith, member)]


async def recruit(t: FRTable, seat: int, change: int) -> None:
    """Recruit one member at this change of the cost, or go without."""
    s = t.state
    smith = s.smiths[seat]
    key = await ask(
        t, seat, "recruit", lambda: [*recruit_ways(s, smith, change), NONE], rule="FR-B22", about={"change": change}
    )
    if key == NONE:
        go_without(t, seat)
        return
    member, _, guild = key.partition("@")
    pay_member(t, seat, member, change)
    seat_member(t, seat, member, guild or MEMBERS[member].guild)
    await welcome(t, seat, member)


@rule("FR-B23")
def go_without(t: FRTable, seat: int) -> None:
    """Who does not recruit gains 1 Gold in place of the member."""
    from_supply(t.state.smiths[seat], "gold", CONSOLATION)
    t.say("fr-log-no-recruit", rule="FR-B23", seat=seat, weight=0, lights=(f"mat:{seat}",), gold=CONSOLATION)


@rule("FR-B51")
def pay_member(t: FRTable, seat: int, member: str, change: int) -> None:
    """Recruiting costs the Gold on the token, less any discount."""
    paid = price(member, change)
    t.state.smiths[seat].stock["gold"] -= paid
    if t.loud:
        lights = (f"member:{member}",)
        t.say("fr-log-recruits", rule="FR-B51", seat=seat, lights=lights, member=member_name(member), gold=paid)


def seat_member(t: FRTable, seat: int, member: str, guild: str) -> None:
    """The token leaves the display for a column of the smith."""
    s = t.state
    home = MEMBERS[member].guild
    take_token(t, home, s.halls[COLUMN[home]].index(member))
    s.smiths[seat].members[COLUMN[guild]].append(member)
    count(s, seat, f"member.{member}")


@rule("FR-B52")
async def welcome(t: FRTable, seat: int, member: str) -> None:
    """What a member brings once comes at once."""
    await gain(t, seat, MEMBERS[member].once, "FR-B52")


# -- running a guild ------------------------------------------------------------------------------------------------------


@rule("FR-B47")
async def run_guild(t: FRTable, seat: int, guild: str) -> None:
    """The base first, then the members of the column from top to bottom, each as the smith likes."""
    s = t.state
    t.say("fr-log-runs", rule="FR-B47", seat=seat, lights=(f"mat:{seat}",), guild=guild_name(guild))
    await BASES[guild](t, seat)
    for member in s.smiths[seat].members[COLUMN[guild]][:]:
        await run_member(t, seat, member)
    count(s, seat, f"ran.{guild}")


@rule("FR-B44")
async def run_merchants(t: FRTable, seat: int) -> None:
    """A run of the Merchant guild begins with 2 Gold."""
    await gain(t, seat, {"gold": 2}, "FR-B44")


@rule("FR-B45")
async def run_harvesters(t: FRTable, seat: int) -> None:
    """A run of the Harvester guild begins with 1 raw good of choice."""
    await gain(t, seat, {"raw": 1}, "FR-B45")


@rule("FR-B46")
async def run_alchemists(t: FRTable, seat: int) -> None:
    """A run of the Alchemist guild begins with 1 charcoal."""
    await gain(t, seat, {"charcoal": 1}, "FR-B46")


BASES = dict(zip(GUILDS, (run_merchants, run_harvesters, run_alchemists), strict=True))
