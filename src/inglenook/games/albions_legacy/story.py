"""Story Quests: their tiles, tokens and Challenges (R17, R182-R185)."""

from __future__ import annotations

from .actions import Action
from .state import Albion, ALTable


def found(t: ALTable, tile: str) -> None:
    """A tile has been laid: if it is a Story Tile of a quest that is played, its token lies on it."""


def story_keys(s: Albion, who: int) -> list[str]:
    """What can be tried here: `story:the-roll-call`, or paid: `story:the-bell-for-everybody.pay`."""
    return []


async def try_story(t: ALTable, who: int, key: str) -> None:
    """Try a Story Challenge, or pay."""


def token_keys(s: Albion, who: int) -> list[str]:
    """Story Tokens that a carrier has left here: `pick:the-roll-call`."""
    return []


async def pick_up(t: ALTable, who: int, key: str) -> None:
    """Take one."""


def come_home(t: ALTable) -> None:
    """Story Tokens that are on the Round Table have come home."""


async def quest_turn(t: ALTable, quest: str) -> None:
    """The turn of a quest: what the table chooses."""


STORY = Action("story", story_keys, try_story)
PICK = Action("pick", token_keys, pick_up)
