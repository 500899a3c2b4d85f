"""Signs and names of what Challenges and cards are about."""

from __future__ import annotations

from inglenook.engine.words import Msg, msg

from ..content import CARDS, CHARACTERS, ENCOUNTERS, FACES, SEDUCTION, TASKS, THREATS, TOKENS, VIRTUES, title
from ..dooms import doom_name
from ..names import foe_name, named, task_name, threat_name
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
    if subject == SEDUCTION or subject in ENCOUNTERS:
        return doom_name(subject)
    return threat_name(subject)


def text_of(id: str) -> Msg:
    """What a thing does, in its own words."""
    one = title(id)
    if one in CHARACTERS:
        return msg(f"al-ability-text-{one}")
    if one == SEDUCTION:
        return msg("al-doom-seduction-text")
    sort = "card" if one in CARDS else "virtue" if one in VIRTUES else "threat" if one in THREATS else "encounter"
    return msg(f"al-{sort}-text-{one}")
