"""The castle: the garden, the keep, and the Demon King."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.facts import count
from inglenook.engine.rulebook import rule
from inglenook.engine.table import GameOver, Outcome
from inglenook.engine.words import msg

from .board import GARDEN, KEEP, THRONE
from .challenges import meets, need_of
from .content import CASTLE, TOKENS, Test
from .items import restore
from .rolls import judge, roll
from .state import Kingdom, KTable, Trek

CASTLE_TREK = "castle"
ALL_COLOURS = 3


@rule("KK-R2", "KK-R3", "KK-R143")
def has_whole_key(s: Kingdom, seat: int) -> bool:
    """A red, a green and a blue piece, in whatever order they came; with fewer nothing leads to the castle."""
    return len(s.pieces[seat]) == ALL_COLOURS


@rule("KK-R144", "KK-R156")
async def enter_garden(t: KTable, seat: int) -> None:
    """Come into the castle, on any free garden space; no road leads there."""
    s = t.state
    key = await ask(t, seat, "garden", lambda: [f"garden:{id}" for id in free_garden(s, seat)], rule="KK-R144")
    space = key[7:]
    s.at[seat] = space
    t.say("kk-log-garden", rule="KK-R144", weight=3, seat=seat, space=msg(f"kk-space-{space}"), lights=(space,))
    await resolve_garden(t, seat)


def free_garden(s: Kingdom, seat: int) -> list[str]:
    """Garden spaces without another figure."""
    return [id for id in GARDEN if not any(at == id for other, at in enumerate(s.at) if other != seat)]


@rule("KK-R145", "KK-R157", "KK-D12")
async def resolve_garden(t: KTable, seat: int) -> None:
    """The garden space restores as many items as its token shows; the token stays face up and goes on serving."""
    token = turn_up_token(t, t.state.at[seat])
    await restore(t, seat, TOKENS[token].restore, "KK-R147")


@rule("KK-R12", "KK-R151")
def turn_up_token(t: KTable, space: str) -> str:
    """A castle token stays face down until somebody comes to it; then it is any of those not seen yet."""
    s = t.state
    if space not in s.face_up:
        left = s.face_down[CASTLE[space].section]
        token = left.pop(t.chance.below(len(left)))
        s.face_up[space] = token
        t.say("kk-log-token", rule="KK-R151", weight=2, token=msg(f"kk-token-{token}"), lights=(space,))
    return s.face_up[space]


def unseen_spaces(s: Kingdom, section: str) -> list[str]:
    """Spaces of a section whose token lies face down."""
    return [id for id, space in CASTLE.items() if space.section == section and id not in s.face_up]


@rule("KK-R148")
def begin_last_adventure(t: KTable, seat: int) -> None:
    """From the garden the hero goes up into the keep at once, without rolling to walk."""
    s = t.state
    count(s, seat, "tried.castle")
    s.trek = Trek(adventure=CASTLE_TREK, reached=0, last=None)
    s.step = "trek"
    t.say("kk-log-keep", rule="KK-R148", weight=3, seat=seat)


@rule("KK-R149", "KK-R150")
async def castle_step(t: KTable, seat: int) -> None:
    """Four tokens, each with its condition, then the Demon King on his throne; every roll by the usual rules."""
    s = t.state
    assert s.trek is not None
    space = (*KEEP, THRONE)[s.trek.reached]
    t.enter("KK-R150", msg(f"kk-space-{space}"))
    test = condition(t, space)
    result = await roll(t, seat, "castle", need_of(test))
    if judge(s, meets(test, result)):
        s.trek.last = result
        s.trek.reached += 1
        s.at[seat] = space
        t.say("kk-log-climbs", rule="KK-R150", weight=2, seat=seat, space=msg(f"kk-space-{space}"), lights=(space,))
        if space == THRONE:
            defeat_the_king(t, seat)
    else:
        await thrown_out(t, seat)
    t.leave()


def condition(t: KTable, space: str) -> Test:
    """What the roll for this space must be: its token's condition, or the King's own."""
    test = CASTLE[THRONE].test if space == THRONE else TOKENS[turn_up_token(t, space)].test
    assert test is not None
    return test


async def thrown_out(t: KTable, seat: int) -> None:
    """Failed: back to a free garden space of one's choice, which is resolved; tokens seen stay face up; the turn ends."""
    s = t.state
    s.trek = None
    s.step = "end"
    t.say("kk-log-thrown-out", rule="KK-R150", weight=3, seat=seat)
    await enter_garden(t, seat)


@rule("KK-R1", "KK-R4", "KK-D23")
def defeat_the_king(t: KTable, seat: int) -> None:
    """The first to defeat the Demon King wins, at once."""
    s = t.state
    count(s, seat, "passed.castle")
    t.say("kk-log-wins", rule="KK-R1", weight=3, seat=seat, heading=True)
    scores = tuple(int(other == seat) for other in range(len(s.heroes)))
    raise GameOver(Outcome(winners=(seat,), reason=msg("kk-over-king", who=t.name(seat)), scores=scores))
