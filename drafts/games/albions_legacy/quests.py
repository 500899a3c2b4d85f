"""What completes a Story Quest, and what fails it (R16, Q35, Q43)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .content import CHARGES, QUESTS, TASKS
from .state import Albion

HOME, CARRIED, LOST, OUT, BOXED, WON = "home", "carried", "lost", "out", "box", "won"
"""Where Story Tokens and Escorts can be besides a tile; and that a token was won."""


def tasks_of(s: Albion, quest: str = "") -> list[str]:
    """The tasks of a quest, or of all that are played."""
    return [id for id, task in TASKS.items() if task.quest == quest or (not quest and task.quest in s.quests)]


def charges_of(quest: str) -> list[str]:
    """The Escorts of a quest."""
    return [id for id, charge in CHARGES.items() if charge.quest == quest]


def tokens_home(s: Albion, quest: str) -> int:
    """Story Tokens that have come to the Round Table."""
    return sum(s.story.get(task) == HOME for task in tasks_of(s, quest))


def escorts_home(s: Albion, quest: str) -> int:
    """Escorts who have come to the Round Table."""
    return sum(s.escorts.get(id) == HOME for id in charges_of(quest))


def tokens_won(s: Albion, quest: str) -> int:
    """Story Tokens that were won, wherever they are."""
    return sum(s.turned.get(task) == WON for task in tasks_of(s, quest))


def progress(s: Albion, quest: str) -> tuple[int, int]:
    """How much of what a quest asks for is at home, and how much it asks for."""
    one = QUESTS[quest]
    return tokens_home(s, quest) * bool(one.tokens_home) + escorts_home(s, quest), one.tokens_home + one.escorts_home


def complete(s: Albion, quest: str) -> bool:
    """Whether all that a quest asks for is at home; where it asks for Escorts, the tokens need only be won."""
    have, need = progress(s, quest)
    return have >= need and (not charges_of(quest) or tokens_won(s, quest) >= len(tasks_of(s, quest)))


@rule("AL-Q43")
def all_complete(s: Albion) -> bool:
    """Of several quests all must be complete."""
    return all(complete(s, quest) for quest in s.quests)


@rule("AL-Q35")
def failed(s: Albion, quest: str) -> bool:
    """A quest fails when too many Escorts are lost, or when too few can still come home; one who is out is not lost."""
    one = QUESTS[quest]
    mine = [s.escorts.get(id, "") for id in charges_of(quest)]
    possible = sum(at not in (LOST, OUT) for at in mine)
    return bool(one.lost_fail) and (mine.count(LOST) >= one.lost_fail or possible < one.escorts_home)
