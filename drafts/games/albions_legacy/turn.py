"""A turn: one thing after another, until it ends (R77-R81, R85)."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .actions import Action
from .activating import ACTIVATE
from .cards import does, working
from .castle import JAIL, linger
from .dooms import turn_ends, turn_starts
from .escorts import ESCORT
from .heroes import come_back, enter_play
from .moving import GO, movement
from .personal import PERSONAL
from .rounds import announce
from .scouting import SCOUT
from .state import Albion, ALTable, playing, seat_of, steps_to
from .story import PICK, STORY
from .trading import TRADE
from .uses import USE

END = "end"
FREE: tuple[Action, ...] = (STORY, PERSONAL, SCOUT, GO, JAIL, ESCORT, PICK, USE, TRADE)
"""What does not end a turn."""


async def turn(t: ALTable) -> None:
    """A turn begins: whoever is not in play enters it; then Doom Effects, and the steps of the turn are counted."""
    s = t.state
    who = s.turn.who
    player = s.players[who]
    await come_back(t, who)
    announce(t, who)
    player.handled = []
    if not player.tile and player.character:
        await enter_play(t, who)
    s.turn.start, s.turn.steps = player.tile, movement(s, who)
    player.slowed = 0
    if player.tile:
        await turn_starts(t, who)
        await tell_things(t, who, "turn-start")
    steps_to(s, "act")


async def tell_things(t: ALTable, who: int, moment: str) -> None:
    """What a player's things do when a turn begins or ends."""
    for id in list(working(t.state, who)):
        act = does(id, moment)
        if act is not None:
            await act(t, who)


async def act(t: ALTable) -> None:
    """One thing of a turn. Then all that follows from it is settled, and the next is asked for."""
    s = t.state
    who = s.turn.who
    if ends(s, who):
        s.step = "turn-end"
        return
    key = await ask(t, seat_of(s, who), "act", lambda: keys(s, who), rule="AL-R77", about={"who": who})
    steps_to(s, "act")
    if key == END:
        pass_turn(t)
        return
    await action_of(key).do(t, who, key)


@rule("AL-R77", "AL-R85")
def keys(s: Albion, who: int) -> list[str]:
    """All that may be done: moving, scouting, activating a tile, and what is free, in any order; or ending the turn."""
    return [*ACTIVATE.keys(s, who), *(key for action in free_actions() or () for key in action.keys(s, who)), END]


@rule("AL-R81")
def free_actions() -> tuple[Action, ...]:
    """Free actions, which do not end the turn."""
    return FREE


def action_of(key: str) -> Action:
    """The action a key belongs to."""
    name = key.partition(":")[0]
    return next(action for action in (ACTIVATE, *FREE) if action.name == name)


@rule("AL-R80")
def pass_turn(t: ALTable) -> None:
    """A player may end the turn at any time."""
    t.state.turn.over = True


@rule("AL-R78", "AL-R79")
def ends(s: Albion, who: int) -> bool:
    """A turn ends when a tile was activated or it was passed, and when the character has retired."""
    return s.turn.over or who not in playing(s)


async def turn_end(t: ALTable) -> None:
    """A turn is over: what happens to whoever ends it there."""
    s = t.state
    who = s.turn.who
    if s.players[who].tile:
        linger(t, who)
        await tell_things(t, who, "turn-end")
        await turn_ends(t, who)
    steps_to(s, "next")
