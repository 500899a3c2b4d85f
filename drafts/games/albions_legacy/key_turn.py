"""The Key-Turn, in which the game fights back: six stages, each settled before the next (R95-R102, R223)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from . import cards_threats as cards_threats
from .cards import abilities, does
from .commands import move_all
from .destiny import regain
from .ending import check_end, lost
from .escorts import perish_all
from .hope import first_despair
from .names import hero_name, threat_name
from .places import occupied
from .rounds import takes_part
from .state import ALTable, clockwise, playing, seat_of, steps_to
from .uses import usable

END, DESPAIR, ABILITIES, MOVES, CHALLENGES, PASSES = range(6)
"""The stages: is the game over, Despair, abilities, moves, Challenges, and the token passes."""


async def key_turn(t: ALTable) -> None:
    """One stage of the Key-Turn; each is settled before the next. After the last, a new round begins."""
    s = t.state
    stage = s.stage
    s.stage = stage + 1
    await STAGES[stage](t)
    if stage != PASSES:
        meet(t)
    else:
        steps_to(s, "round")


@rule("AL-Q21")
async def begins(t: ALTable) -> None:
    """The Key-Turn begins: it is asked whether the game is won before the Despair Token is placed."""
    s = t.state
    t.say("al-log-key-turn", heading=True, round=s.round)
    if not any(takes_part(s, who) for who in range(len(s.players))):
        lost(t, "nobody", "AL-Q14")
    s.moved = []
    check_end(t)


async def despair(t: ALTable) -> None:
    """What characters can do before the Despair Token is placed; then it is."""
    await offer(t, "key-despair")
    first_despair(t)


@rule("AL-R97")
async def enemy_abilities(t: ALTable) -> None:
    """Second: the abilities of enemies that act in the Key-Turn, the oldest card first."""
    if any(does(threat, "key-ability") for threat in abilities(t.state) or ()):
        t.say("al-log-key-abilities", rule="AL-R97")
    for threat in list(abilities(t.state) or ()):
        act = does(threat, "key-ability")
        if act is not None and threat in (abilities(t.state) or ()):
            t.say("al-log-ability", rule="AL-R97", lights=(f"threat:{threat}",), threat=threat_name(threat))
            t.enter("AL-R97", threat_name(threat))
            await act(t)
            t.leave()


@rule("AL-R98")
async def enemies_move(t: ALTable) -> None:
    """Third: all enemies on the map move by their commands."""
    await offer(t, "key-move")
    if t.state.foes:
        t.say("al-log-key-moves", rule="AL-R98")
    await move_all(t)
    if any(tile in occupied(t.state) for tile in t.state.foes.values()):
        t.say("al-log-key-meets", rule="AL-R99")


@rule("AL-R99")
def meet(t: ALTable) -> None:
    """Fourth: whoever came to a character's tile is challenged, before the Key-Turn goes on."""
    steps_to(t.state, "key-turn")


async def challenges(t: ALTable) -> None:
    """All Challenges have been settled by now."""


@rule("AL-Q31")
async def passes(t: ALTable) -> None:
    """The end of the Key-Turn, after all Challenges: Escorts, the token, and a new round of everything."""
    await escorts_last(t)
    pass_token(t)
    await second_wind(t)
    refresh(t)
    await offer(t, "key-end")


@rule("AL-R101")
async def escorts_last(t: ALTable) -> None:
    """Escorts who share a tile with enemies are lost at the very end."""
    await perish_all(t)


@rule("AL-R100")
def pass_token(t: ALTable) -> None:
    """Fifth: the Key-Turn Token goes to the next player clockwise."""
    s = t.state
    s.key = next((who for who in clockwise(s, s.key)[1:] if takes_part(s, who)), s.key)
    t.say("al-log-key-passes", rule="AL-R100", seat=seat_of(s, s.key), lights=(f"mat:{s.key}",), hero=hero_name(s, s.key))


@rule("AL-R223")
async def second_wind(t: ALTable) -> None:
    """If the table wants it easier, each player without Destiny regains one."""
    s = t.state
    for who, player in enumerate(s.players):
        if s.agreed.destiny_back and player.tile and not player.destiny:
            regain(t, who, 1, rule="AL-R223")


@rule("AL-R102")
def refresh(t: ALTable) -> None:
    """What can be used once per round can be used again, and what lasted until now is over."""
    s = t.state
    s.lasting = {}
    for player in s.players:
        player.used = []


async def offer(t: ALTable, moment: str) -> None:
    """What characters have that acts in the Key-Turn, from the holder of the token on."""
    s = t.state
    for who in clockwise(s, s.turn.who):
        for id in usable(s, who, moment) if who in playing(s) else ():
            act = does(id, moment)
            if act is not None:
                await act(t, who)


STAGES = {
    END: begins,
    DESPAIR: despair,
    ABILITIES: enemy_abilities,
    MOVES: enemies_move,
    CHALLENGES: challenges,
    PASSES: passes,
}
