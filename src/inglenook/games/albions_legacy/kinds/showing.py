"""Signs and names of what Challenges and cards are about."""

from __future__ import annotations

from inglenook.engine.words import Msg

from ..content import CARDS, CHARACTERS, ENCOUNTERS, FACES, TASKS, TOKENS, VIRTUES, title
from ..names import foe_name, named, task_name
from ..state import Contest

FACE_ICONS: dict[str, str] = {face.shows: face.icon for face in FACES.values()}


def attribute_icon(attribute: str) -> str:
    """The sign of an Attribute, or of a Mana Burst."""
    return FACE_ICONS.get(attribute, "")


def thing_icon(id: str) -> str:
    """The sign of a card, a plaque or a character."""
    one = title(id)
    if one in CARDS:
        return CARDS[one].icon
    if one in VIRTUES:
        return VIRTUES[one].icon
    if one in ENCOUNTERS:
        return ENCOUNTERS[one].icon
    return CHARACTERS[one].prop if one in CHARACTERS else ""


def subject_name(contest: Contest) -> Msg:
    """What a Challenge is about."""
    subject = contest.subject
    if subject in TOKENS:
        return foe_name(subject)
    if subject in TASKS:
        return task_name(subject)
    if contest.kind == "personal":
        return named("personal", subject)
    if subject in ENCOUNTERS:
        return named("encounter", subject)
    return named("doom" if contest.kind == "cure" else "threat", subject)
