"""How a chase stands, and which answers look best: what bots and hints go by."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from inglenook.games.keyforge import score as crucible
from inglenook.games.keyforge.content import CARDS
from inglenook.games.keyforge.fight import targets
from inglenook.games.keyforge.figures import Clash, clash
from inglenook.games.keyforge.query import anyone_says, key_cost, power
from inglenook.games.keyforge.state import title
from inglenook.games.keyforge.turn import END

from . import sweeps
from .content import LAST
from .laws import CHEST_AMBER, is_pirate, pirates, team
from .state import TAILWIND, Voyage, chests, players, ship_id, ship_side
from .wind import WIND

PIRATES_IN_A_CARD = 0.2
"""How many of the adventure cards bring another pirate."""
SHIP_HIT, REAP = 2.0, 1.3
"""What one æmber less for the ship is worth in a fight, and one more for oneself."""
KILL = 2.6
"""What it is worth to be rid of an enemy, who would reap in every turn of the ship."""


PLAYED = {"artifact": 3.0, "creature": 2.9, "upgrade": 2.6, "action": 2.5}
USED = {"action": 1.7, "unstun": 1.0, "omni": 0.4, "discard": 0.05}


# -- the position ---------------------------------------------------------------------------------------------------------


def estimate(s: Voyage) -> Sequence[float]:
    """How likely the team is to win: the same for everybody in it."""
    if s.ended:
        return [float(s.ended == "won")] * len(players(s))
    chance = 1 / (1 + exp(-outlook(s)))
    return [chance] * len(players(s))


def outlook(s: Voyage) -> float:
    """What is left aboard against what the team has: creatures, æmber and keys."""
    n = len(players(s))
    keys = sum(len(s.sides[side].keys) + min(s.sides[side].amber / key_cost(s, side), 1) * 0.5 for side in players(s))
    crew = sum(crucible.body(s, id) for id in s.sides[ship_side(s)].line)
    mates = sum(crucible.body(s, id) for side in players(s) for id in s.sides[side].line)
    left = aboard(s) / (6 + 4 * n)
    late = 1.0 if s.here == LAST else 0.12 * max(4 - s.ahead, 0)
    return 1.5 - 0.9 * left + 0.07 * (mates - crew) / n + 0.5 * keys - late - 0.5 * danger(s)


def aboard(s: Voyage) -> int:
    """How many losses of one æmber it takes to empty the ship: each chest is one more to break."""
    return s.sides[ship_side(s)].amber + (CHEST_AMBER + 1) * chests(s)


def danger(s: Voyage) -> float:
    """By how many creatures the team will be outnumbered when the ship sails next; none is safe enough."""
    if anyone_says(s, "no-escape"):
        return 0.0
    return max(pirates(s) + PIRATES_IN_A_CARD * s.pace - team(s), 0.0)


# -- answers --------------------------------------------------------------------------------------------------------------


def deed_worth(s: Voyage, you: int, key: str) -> float:
    """Play before using, rid the line of pirates, hit the ship with the rest, and turn the wind if nothing else helps."""
    if key == END:
        return 0.0
    if key == WIND:
        return wind_worth(s)
    verb, _, id = key.partition(":")
    if verb == "fight":
        return max((clash_worth(s, id, other) for other in targets(s, id)), default=0.0)
    if verb == "reap":
        return reap_worth(s, you)
    sweep = sweeps.worth(s, title(s, id)) if verb in ("play", "omni", "action") else None
    if sweep is not None:
        return min(sweep, 3.0)
    if verb == "play":
        card = CARDS[title(s, id)]
        return PLAYED[card.type] + 0.2 * card.amber
    return USED.get(verb, -1.0)


def wind_worth(s: Voyage) -> float:
    """Two æmber are little against an escape; otherwise they are better kept."""
    return 0.3 if s.wind == TAILWIND and danger(s) > 0.2 and ship_id(s) not in s.stunned else -1.0


def reap_worth(s: Voyage, you: int) -> float:
    """One æmber nearer to a key, which holds the ship once; most of all where it may escape at any card."""
    lacking = sum(len(s.sides[side].keys) for side in players(s)) < (2 if s.here == LAST else 1)
    return REAP + (0.8 if lacking and s.ahead <= 1 else 0.0)


def clash_worth(s: Voyage, id: str, other: str) -> float:
    """What a fight is worth: what dies there against what dies here; a blow at the ship costs nothing."""
    if other == ship_id(s):
        return SHIP_HIT + (0.6 if aboard(s) <= 4 else 0.0)
    found: Clash = clash(s, id, other)
    if found.kills:
        worth = KILL + 0.1 * power(s, other) + (0.8 if is_pirate(s, other) and danger(s) else 0.0)
    else:
        worth = 0.9 if found.eluded else 0.6 + 0.15 * found.out
    return worth - (1.3 + 0.1 * power(s, id) if found.dies else 0.05 * found.back)


def prey_worth(s: Voyage, hunter: str, key: str) -> float:
    """Whom to let be attacked: best one who strikes it down, else one who stands it, else the least."""
    found = clash(s, hunter, key)
    return (4.0 if found.dies else 0.0) - (crucible.body(s, key) if found.kills else 0.1 * found.out)
