"""Defeating Roaming Threat Cards: coins and Spoils (R159-R169, R215, R221, R224)."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .actions import after
from .coins import gain_coin
from .content import NAMED, THREATS, type_of
from .holdings import can_draw, draw_card
from .names import foe_name, named, threat_name
from .state import Albion, ALTable, clockwise, count, seat_of
from .telling import tell

SPOILS = ("item", "armoury", "relic")
"""The decks one may draw Spoils from."""
NONE = "none"


@rule("AL-Q33")
def listed(threat: str) -> list[str]:
    """The types a card lists: those of the enemies without names it brings."""
    return [line.type for line in THREATS[threat].spawn]


def on_map(s: Albion, type: str) -> list[str]:
    """The enemies of a type without names that are in play."""
    return [token for token in s.foes if token not in NAMED and type_of(token) == type]


def cards_of(s: Albion, token: str) -> list[str]:
    """The threats in play to which an enemy belongs."""
    if token in NAMED:
        return [NAMED[token].threat] if NAMED[token].threat in s.threats else []
    return [threat for threat in s.threats if type_of(token) in (listed(threat) or ())]


# -- who has fallen -------------------------------------------------------------------------------------------------------


async def beaten(t: ALTable, who: int, token: str) -> None:
    """A player has beaten an enemy, which has left the map: whatever falls with it."""
    s = t.state
    off_map(s, token)
    for threat in cards_of(s, token):
        s.last[threat] = who
        if token == THREATS[threat].named:
            s.beaten[threat] = who
            t.say("al-log-leader", rule="AL-R148", weight=2, lights=(f"threat:{threat}",), foe=foe_name(token))
    await fall(t)


@rule("AL-Q28")
async def removed(t: ALTable, tokens: Sequence[str]) -> None:
    """Enemies leave the map without a Challenge: cards fall as always, but one whose named enemy is gone is only removed."""
    s = t.state
    for token in tokens:
        off_map(s, token)
        if token in NAMED and NAMED[token].threat in s.threats:
            threat = NAMED[token].threat
            t.say("al-log-threat-gone", rule="AL-Q28", weight=2, lights=(f"threat:{threat}",), threat=threat_name(threat))
            out_of_play(s, threat)
    await fall(t)


def off_map(s: Albion, token: str) -> None:
    """An enemy is not on the map any more."""
    s.foes.pop(token, None)
    if token in s.held:
        s.held.remove(token)


@rule("AL-R159")
def is_defeated(s: Albion, threat: str) -> bool:
    """A card is defeated when its named enemy was beaten, if it has one, and none of its types is in play."""
    return (not THREATS[threat].named or threat in s.beaten) and not some_left(s, threat)


@rule("AL-R160")
def some_left(s: Albion, threat: str) -> bool:
    """Whether an enemy of a listed type is in play, whatever card brought it: no card that lists the type falls then."""
    return any(on_map(s, type) for type in listed(threat) or ())


@rule("AL-R161")
async def fall(t: ALTable) -> None:
    """Every card that is defeated now: one blow may defeat several."""
    s = t.state
    for threat in list(s.threats):
        if threat in s.threats and is_defeated(s, threat):
            await defeat(t, threat)


async def defeat(t: ALTable, threat: str) -> None:
    """A card is defeated: it leaves play, there is a coin for it, and there may be Spoils."""
    s = t.state
    who = s.last.get(threat, -1)
    out_of_play(s, threat)
    count(s, max(who, 0), "threats")
    t.say("al-log-threat-fallen", rule="AL-R159", weight=3, lights=(f"threat:{threat}",), threat=threat_name(threat))
    t.say(f"al-threat-won-{threat}", rule="AL-R159", weight=0)
    if who >= 0:
        reward(t, who, threat)
    await share_spoils(t, who, threat)


def out_of_play(s: Albion, threat: str) -> None:
    """A threat card goes to its discard pile, and nothing of it is remembered."""
    s.threats.remove(threat)
    s.discards[THREATS[threat].deck].append(threat)
    s.beaten.pop(threat, None)
    s.last.pop(threat, None)
    if threat in s.gone:
        s.gone.remove(threat)


@rule("AL-R162")
def reward(t: ALTable, who: int, threat: str) -> None:
    """Whoever beat the last enemy that was needed takes a coin at once, for each card."""
    if worth_a_coin(t.state, threat) is not False:
        gain_coin(t, who, rule="AL-R162")


@rule("AL-R221")
def worth_a_coin(s: Albion, threat: str) -> bool:
    """If the table wants it harder, General Threats bring no coins."""
    return not (s.agreed.no_general_coins and THREATS[threat].deck == "general")


# -- Spoils ---------------------------------------------------------------------------------------------------------------


async def share_spoils(t: ALTable, who: int, threat: str) -> None:
    """Spoils of a defeated card, if it has any."""
    s = t.state
    if no_spoils(s):
        return
    if THREATS[threat].named:
        await severe_spoils(t, threat)
    elif general_spoils(s):
        await spoils_of_all(t, who, threat)


@rule("AL-R215")
def no_spoils(s: Albion) -> bool:
    """If the table wants it harder, there are no Spoils."""
    return s.agreed.no_spoils


@rule("AL-R224")
def general_spoils(s: Albion) -> bool:
    """If the table wants it easier, General Threats give Spoils too."""
    return s.agreed.general_spoils


@rule("AL-Q74")
async def spoils_of_all(t: ALTable, who: int, threat: str) -> None:
    """Without a named enemy everybody with tokens of the types may return them, whoever took the coin first."""
    await others_spoils(t, threat, spoils_order(t.state, max(who, 0)))


@rule("AL-Q17")
def holder(s: Albion, token: str) -> int:
    """Who has the token of a named enemy now, however it came there; -1 if nobody."""
    return next((who for who, player in enumerate(s.players) if token in player.tokens), -1)


@rule("AL-R165")
async def severe_spoils(t: ALTable, threat: str) -> None:
    """Who has the token of the named enemy may return it for a card; only then may the others take Spoils as well."""
    s = t.state
    leader = THREATS[threat].named
    who = holder(s, leader)
    if who < 0 or not present(s, who):
        return
    if await take_spoils(t, who, threat, [leader, *(must_return(s, who, threat) or ())]):
        await others_spoils(t, threat, spoils_order(s, who)[1:])


@rule("AL-R168")
def spoils_order(s: Albion, first: int) -> list[int]:
    """One after another: first who has the named enemy, then clockwise."""
    return clockwise(s, first)


@rule("AL-R166")
def must_return(s: Albion, who: int, threat: str) -> list[str]:
    """All tokens without names that a player has of the types listed on a card."""
    types = listed(threat) or ()
    return [token for token in s.players[who].tokens if token not in NAMED and type_of(token) in types]


@rule("AL-R167")
async def others_spoils(t: ALTable, threat: str, order: Sequence[int]) -> None:
    """Each other player with such tokens may return all of them for a card."""
    s = t.state
    for who in order:
        tokens = must_return(s, who, threat)
        if tokens and present(s, who):
            await take_spoils(t, who, threat, tokens)


@rule("AL-R169")
def present(s: Albion, who: int) -> bool:
    """A player whose character is not in play takes no Spoils; nor does anybody if that player has the named enemy."""
    return bool(s.players[who].tile)


async def take_spoils(t: ALTable, who: int, threat: str, tokens: Sequence[str]) -> bool:
    """Whether a player returns these tokens, and from which deck the card comes."""
    s = t.state
    decks = [deck for deck in SPOILS if can_draw(s, deck)]
    about: dict[str, int | str] = {"who": who, "threat": threat, "n": len(tokens)}
    keys = [*(f"spoils:{deck}" for deck in decks), NONE]
    key = await ask(t, seat_of(s, who), "spoils", lambda: keys, rule="AL-R165", about=about)
    if key == NONE:
        return False
    player = s.players[who]
    player.tokens = [token for token in player.tokens if token not in tokens]
    count(s, who, "spoils")
    tell(t, who, "al-log-spoils", rule="AL-R165", n=len(tokens), deck=named("deck", after(key)), threat=threat_name(threat))
    await draw_card(t, who, after(key), rule="AL-R165")
    return True
