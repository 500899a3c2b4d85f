"""The Dungeon: captives, and who comes when one lingers there (R32-R37)."""

from __future__ import annotations

from inglenook.engine.decide import ask_some
from inglenook.engine.rulebook import rule

from .actions import Action, after
from .coins import gain_coin
from .content import CAPTIVES, DUNGEON
from .state import Albion, ALTable, count, seat_of
from .telling import tell


def jail_keys(s: Albion, who: int) -> list[str]:
    """Whether there is anybody to bring: `jail`."""
    player = s.players[who]
    return ["jail"] if player.tile == DUNGEON and player.tokens else []


@rule("AL-R33", "AL-R34", "AL-Q27")
async def jail(t: ALTable, who: int, key: str) -> None:
    """On the Dungeon a player may bring any number of own tokens there, named ones too; the turn goes on."""
    s = t.state
    player = s.players[who]
    keys = [f"token:{token}" for token in player.tokens]
    chosen = await ask_some(t, seat_of(s, who), "jail", lambda: keys, most=len(keys), rule="AL-R33", about={"who": who})
    if chosen:
        lock_up(t, who, [after(one) for one in chosen])
        pay_out(t, who)


@rule("AL-R35", "AL-R37")
def lock_up(t: ALTable, who: int, tokens: list[str]) -> None:
    """They lie under the Capture Token with those of other players and turns: beaten, and moving no more."""
    s = t.state
    player = s.players[who]
    player.tokens = [token for token in player.tokens if token not in tokens]
    s.dungeon += tokens
    count(s, who, "jailed", len(tokens))
    tell(t, who, "al-log-jail", rule="AL-R33", lights=("tile:dungeon",), n=len(tokens), total=len(s.dungeon), most=CAPTIVES)


@rule("AL-R36", "AL-Q12")
def pay_out(t: ALTable, who: int) -> None:
    """Eight captives go back to the pool for a coin, as often as there are eight; the others stay."""
    s = t.state
    while len(s.dungeon) >= CAPTIVES:
        s.dungeon = s.dungeon[CAPTIVES:]
        gain_coin(t, who, rule="AL-R36")


@rule("AL-R32")
def linger(t: ALTable, who: int) -> None:
    """Whoever ends a turn on the Dungeon draws a Roaming Threat Card."""
    s = t.state
    if s.players[who].tile == DUNGEON:
        s.agenda.append(f"threat:{who}:")


JAIL = Action("jail", jail_keys, jail)
