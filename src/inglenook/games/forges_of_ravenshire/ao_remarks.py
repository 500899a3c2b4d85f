"""What Blackbeak says: a dry remark on a deed now and then, chosen by what has happened and never by luck."""

from __future__ import annotations

from inglenook.engine.words import Arg, Msg

from .content import GUILDS, ITEMS
from .state import Ao, FRTable, ao_side

EVERYDAY = {
    "flip": 3,
    "place": 3,
    "place-full": 2,
    "take": 2,
    "goods": 2,
    "gold-for-mystic": 2,
    "gold-for-token": 1,
    "run-merchant": 2,
    "run-harvester": 2,
    "run-alchemist": 2,
}
"""Deeds of every turn, and how many lines there are for each."""
FREQUENT = {
    "take-raven": 2,
    "take-second": 1,
    "recruit": 3,
    "contract-reset": 2,
    "finish-production": 1,
    "finish-embergem": 1,
    "finish-mithril": 1,
    "event-reputation": 2,
    "event-recruit": 1,
    "event-goods": 1,
    "tier-open": 2,
    "production-skip": 1,
    "behind": 1,
    "ahead": 1,
}
"""Deeds that are seen every Season."""
RARE = {
    "greeting": 2,
    "recruit-none": 1,
    "contract-common": 1,
    "contract-exceptional": 2,
    "contract-legendary": 2,
    "contract-second-choice": 1,
    "title-first": 2,
    "title-later": 1,
    "title-lost": 1,
    "first-player": 1,
    "human-legendary": 1,
    "human-takes-wanted": 1,
    "human-slow": 1,
    "last-card": 1,
    "win": 2,
    "lose": 2,
    "tie": 1,
}
"""Deeds that it never lets pass, as long as it has breath."""
LINES = EVERYDAY | FREQUENT | RARE
ONE_IN = dict.fromkeys(EVERYDAY, 7) | dict.fromkeys(FREQUENT, 3) | dict.fromkeys(RARE, 1)
"""Of so many deeds it speaks of one."""
MOST = 2
"""So many remarks in one breath: its turn, a Production, or the end of a Season."""


def open_mouth(ao: Ao) -> None:
    """Its first words go by what it wants."""
    ao.deeds = ITEMS.index(ao.items[0]) + GUILDS.index(ao.guilds[0])


def catch_breath(ao: Ao) -> None:
    """It may speak again."""
    ao.spoken = 0


def remark(t: FRTable, deed: str, **args: Arg) -> None:
    """Say something of a deed, if AO plays and has not said enough."""
    ao = t.state.ao
    if ao is None:
        return
    ao.deeds += 1
    if ao.spoken >= MOST or ao.deeds % ONE_IN[deed]:
        return
    ao.spoken += 1
    if t.loud:
        line = 1 + ao.deeds // ONE_IN[deed] % LINES[deed]
        t.say("fr-log-remark", seat=ao_side(t.state), weight=0, remark=Msg(f"fr-remark-{deed}-{line}", {**args}))
