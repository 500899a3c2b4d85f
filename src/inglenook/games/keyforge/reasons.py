"""Why not: a sentence and a rule for a thing one would expect to be able to do."""

from __future__ import annotations

from inglenook.engine.decide import Decision
from inglenook.engine.game import Reason
from inglenook.engine.words import msg

from .codex import house_name, name_of
from .content import CARDS
from .play import hosts
from .query import cannot, guarded
from .state import TITLE, Crucible, controller, face, house_of, is_creature, title
from .use import has, rule_of_six, ways


def why_not(s: Crucible, decision: Decision, thing: str) -> Reason | None:
    """Why this cannot be answered now."""
    id = thing.rpartition(":")[2]
    if "." not in id or TITLE[id] not in CARDS:
        return None
    if decision.kind == "main":
        return why_no_deed(s, thing.rpartition(":")[0], id)
    if decision.kind == "fight" and id in s.control and is_creature(s, id) and guarded(s, id):
        return Reason(msg("kf-why-guarded", card=name_of(title(s, id))), "KF-K53")
    return Reason(msg("kf-why-no-target", card=name_of(title(s, id))), decision.rule)


def why_no_deed(s: Crucible, verb: str, id: str) -> Reason | None:
    """Why nothing, or not this, can be done with a card in the main step."""
    card = name_of(title(s, id))
    you = s.active
    if id in s.sides[you].hand:
        return why_not_played(s, id)
    if id not in s.control:
        return Reason(msg("kf-why-not-in-play", card=card), "KF-K72")
    if controller(s, id) != you:
        return Reason(msg("kf-why-not-yours", card=card), "KF-K72")
    if face(s, id).type == "upgrade":
        return Reason(msg("kf-why-upgrade", card=card), "KF-K19")
    if id in s.tired:
        return Reason(msg("kf-why-exhausted", card=card), "KF-K22")
    if not rule_of_six(s, id):
        return Reason(msg("kf-why-six", card=card), "KF-K14")
    if not is_creature(s, id) and not (has(s, id, "action") or has(s, id, "omni")):
        return Reason(msg("kf-why-no-ability", card=card), "KF-K25")
    if house_of(s, id) != s.house:
        return why_house(s, id)
    return why_this_way(s, verb, id)


def why_this_way(s: Crucible, verb: str, id: str) -> Reason:
    """Why a card that can be used cannot be used like this."""
    card = name_of(title(s, id))
    if id in s.stunned:
        return Reason(msg("kf-why-stunned", card=card), "KF-K27")
    if id in s.enraged and verb != "fight" and "fight" in ways(s, id):
        return Reason(msg("kf-why-enraged", card=card), "KF-K28")
    if verb == "fight":
        return Reason(msg("kf-why-nobody-to-fight", card=card), "KF-K24")
    return Reason(msg("kf-why-forbidden", card=card), "KF-K2")


def why_not_played(s: Crucible, id: str) -> Reason:
    """Why a card stays in hand."""
    card = CARDS[title(s, id)]
    name = name_of(card.id)
    if not rule_of_six(s, id):
        return Reason(msg("kf-why-six", card=name), "KF-K14")
    if house_of(s, id) != s.house:
        return why_house(s, id)
    if s.duel and s.turn == 1:
        return Reason(msg("kf-why-first-turn"), "KF-K10")
    if card.type == "upgrade" and not hosts(s, id):
        return Reason(msg("kf-why-no-host", card=name), "KF-K19")
    if card.keywords.get("alpha"):
        return Reason(msg("kf-why-alpha", card=name), "KF-K60")
    if cannot(s, "play", id, s.active):
        return Reason(msg("kf-why-forbidden", card=name), "KF-K2")
    return Reason(msg("kf-why-needs", card=name), "KF-K15")


def why_house(s: Crucible, id: str) -> Reason:
    """It is of another house than the active one."""
    own = house_name(house_of(s, id))
    active = house_name(s.house) if s.house else msg("kf-house-none")
    return Reason(msg("kf-why-house", card=name_of(title(s, id)), house=own, active=active), "KF-K9")
