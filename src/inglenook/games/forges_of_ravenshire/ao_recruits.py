"""AO recruits a Guild Member: from which guild, whom, and what that brings (R101-R108)."""

from __future__ import annotations

from functools import partial

from inglenook.engine.rulebook import rule

from .ao_goods import ao_gain
from .ao_remarks import remark
from .ao_setup import guilds_by_priority
from .content import AO_COLUMNS, COLUMN, MEMBERS, Reward
from .guilds import TOP, take_token
from .names import named
from .state import Ao, FRTable, Ravenshire, ao_of, ao_side, count


@rule("FR-R101")
def ao_recruits(t: FRTable, cause: str) -> None:
    """One member for each die placed at the Guild Halls or taken from there, and for each Recruit event."""
    s = t.state
    guild = guild_to_recruit(s)
    if guild:
        hire(t, guild, cause)
        return
    t.say("fr-log-ao-full", rule="FR-Q12", seat=ao_side(s), lights=("site:guild-halls",))
    remark(t, "recruit-none")


@rule("FR-R104")
def guild_to_recruit(s: Ravenshire) -> str:
    """The first guild by priority; if its column is full the second, and if that is full the third. Empty: none."""
    return next((guild for guild in guilds_by_priority(ao_of(s)) if has_room(ao_of(s), guild) and somebody_there(s, guild)), "")


def has_room(ao: Ao, guild: str) -> bool:
    """Whether a column of its board has a free slot."""
    return len(ao.members[COLUMN[guild]]) < slots(guild)


def slots(guild: str) -> int:
    """How many members a column of its board takes."""
    return len(AO_COLUMNS[guild].yields) - 1


@rule("FR-Q13")
def somebody_there(s: Ravenshire, guild: str) -> bool:
    """A guild without a token on display counts as full."""
    return bool(s.halls[COLUMN[guild]])


def hire(t: FRTable, guild: str, cause: str) -> None:
    """Take the token, gain its bonus, lay it down."""
    member = top_member(t, guild)
    if t.loud:
        tell_hire(t, member, guild, cause)
    bonus_first(t, member)
    lay_face_down(t, member)
    remark(t, "recruit")


@rule("FR-R102", "FR-R103")
def top_member(t: FRTable, guild: str) -> str:
    """It takes the member of the top row, whatever lies below, and pays nothing."""
    return take_token(t, guild, TOP)


@rule("FR-R105")
def bonus_first(t: FRTable, member: str) -> None:
    """First it gains what the token brings once."""
    ao_gain(t, MEMBERS[member].once, "FR-R105")


@rule("FR-R106")
def lay_face_down(t: FRTable, member: str) -> None:
    """Then the token lies face down in the column of its guild."""
    s = t.state
    ao_of(s).members[COLUMN[MEMBERS[member].guild]].append(member)
    count(s, ao_side(s), f"member.{member}")


@rule("FR-R107", "FR-R108")
def yield_of(ao: Ao, guild: str) -> Reward:
    """What a run of a guild brings: its base, and what is printed beside each filled slot. Abilities of members do nothing."""
    found: Reward = {}
    for one in AO_COLUMNS[guild].yields[: 1 + len(ao.members[COLUMN[guild]])]:
        for what, n in one.items():
            found[what] = found.get(what, 0) + n
    return found


def tell_hire(t: FRTable, member: str, guild: str, cause: str) -> None:
    """Say whom it takes, and which guilds it could not take from."""
    s = t.state
    side, order = ao_side(s), guilds_by_priority(ao_of(s))
    passed = [named("guild", one) for one in order[: order.index(guild)]]
    say = partial(t.say, seat=side, weight=2, lights=(f"member:{member}", f"mat:{side}"))
    whom, of = named("member", member), named("guild", guild)
    if passed:
        say("fr-log-ao-recruits-next", rule="FR-R104", member=whom, guild=of, passed=passed)
    else:
        say("fr-log-ao-recruits", rule=cause, member=whom, guild=of)
