"""The steps of the game, and how everything that is pending is settled between them."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .encounters import draw_encounter
from .escorts import reach_goals
from .fights import fight, next_fight
from .key_turn import key_turn
from .rounds import new_round, next_step
from .setup import first, heroes, lay_out
from .spawning import draw_threat
from .state import ALTable
from .story import come_home, quest_turn
from .turn import act, turn, turn_end


@rule("AL-Q54")
async def settle(t: ALTable) -> None:
    """One thing that is pending: what has come home, then a Challenge, then the next entry of the agenda."""
    s = t.state
    await reach_goals(t)
    come_home(t)
    tile = next_fight(s)
    if tile:
        await fight(t, tile)
    elif s.agenda:
        await serve(t, s.agenda.pop(0))
    else:
        s.step = s.then


async def serve(t: ALTable, entry: str) -> None:
    """An entry of the agenda: `encounter:0:m2`, `threat:1:severe`, `quest:the-ninth-legion`."""
    what, _, rest = entry.partition(":")
    if what == "quest":
        await quest_turn(t, rest)
        return
    number, _, thing = rest.partition(":")
    who = int(number)
    if what == "threat":
        await draw_threat(t, who, thing)
    elif t.state.players[who].tile:
        await draw_encounter(t, who, thing)


STEPS = {
    "lay-out": lay_out,
    "heroes": heroes,
    "first": first,
    "turn": turn,
    "settle": settle,
    "act": act,
    "turn-end": turn_end,
    "next": next_step,
    "key-turn": key_turn,
    "round": new_round,
}
