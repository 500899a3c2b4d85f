"""What answers are worth where one hires somebody or begins with something."""

from __future__ import annotations

from inglenook.engine.decide import Decision

from .content import COLUMN, MEMBERS, UPGRADES
from .dice import band
from .guilds import CONSOLATION
from .outlook import CARDS, Outlook, card_worth, outlook
from .pairs import hire_worth, member_runs, run_worth
from .plans import upgrade_worth
from .state import Ravenshire

NONE = "none"


def recruit(s: Ravenshire, decision: Decision) -> list[float]:
    smith, look = s.smiths[decision.seat], outlook(s, decision.seat)
    change = int((decision.about or {}).get("change", 0))
    found = []
    for key in decision.keys:
        member, _, guild = key.partition("@")
        found.append(
            float(CONSOLATION) if key == NONE else hire_worth(s, smith, member, guild or MEMBERS[member].guild, change, look)
        )
    return found


def guildmother(s: Ravenshire, decision: Decision) -> list[float]:
    """A member without its price, and without what it brings once."""
    smith, look = s.smiths[decision.seat], outlook(s, decision.seat)
    found = []
    for key in decision.keys:
        member, _, guild = key.partition("@")
        runs = member_runs(s, smith, COLUMN[guild or MEMBERS[member].guild])
        found.append(run_worth(member, smith.reputation, look.scale) * runs)
    return found


def assistant(s: Ravenshire, decision: Decision) -> list[float]:
    return [assistant_worth(s, decision.seat, key) for key in decision.keys]


ASSISTED = {"raven-keeper": 3.5, "fourth-hand": 4.8, "foreman": 6.5, "quarter-clerk": 4.8, "old-patron": 4.6}
"""What these brought in played games, about."""
MIDDLING = {"raven-keeper": 1.0, "fourth-hand": 0.5}
"""What they bring more for each die with a middling face."""
UNPAID = 0.7
"""How much of a member's worth the Guildmother's has, without what it brings once."""


def assistant_worth(s: Ravenshire, seat: int, key: str) -> float:
    """What an assistant is worth to this smith in this town."""
    smith = s.smiths[seat]
    if key == "guildmother":
        scale, runs = outlook(s, seat).scale, member_runs(s, smith, 0)
        return UNPAID * max(run_worth(member, 0, scale) * runs for hall in s.halls for member in hall)
    return ASSISTED[key] + MIDDLING.get(key, 0.0) * sum(band(die) == 1 for die in smith.dice)


def foreman_worth(s: Ravenshire, seat: int, upgrade: str, look: Outlook) -> float:
    """An upgrade that costs nothing, from the first Season on."""
    if upgrade == "annex":
        return 5.0
    return upgrade_worth(s, seat, upgrade, 0.9 * look.scale * UPGRADES[upgrade].amount, look) + UPGRADES[upgrade].cost


def foreman(s: Ravenshire, decision: Decision) -> list[float]:
    look = outlook(s, decision.seat)
    return [foreman_worth(s, decision.seat, key, look) for key in decision.keys]


def starter(s: Ravenshire, decision: Decision) -> list[float]:
    """A contract to begin with: what it brings for its goods."""
    look = outlook(s, decision.seat)
    return [
        card_worth(card, look.step, look.pulls) - look.scale * card.weight for card in map(CARDS.__getitem__, decision.keys)
    ]


def swap_die(s: Ravenshire, decision: Decision) -> list[float]:
    """A middling face is missed least."""
    return [-abs(int(key[1]) - 3.5) for key in decision.keys]
