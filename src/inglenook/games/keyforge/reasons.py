"""Why not: a sentence and a rule for a thing one would expect to be able to do."""

from __future__ import annotations

from inglenook.engine.decide import Decision
from inglenook.engine.game import Reason
from inglenook.engine.words import msg

from .choose import copies
from .codex import house_name, name_of
from .content import CARDS, all_houses
from .play import hosts
from .query import cannot, guarded, total
from .state import OWNER, TITLE, Crucible, controller, face, house_of, is_creature, title
from .turn import may_play_more
from .use import has, rule_of_six, ways


def why_not(s: Crucible, decision: Decision, thing: str) -> Reason | None:
    """Why this cannot be answered now."""
    if decision.kind == "house" and thing in all_houses():
        return why_not_house(s, thing)
    if decision.kind == "main" and thing == "tide":
        return Reason(msg("kf-why-high-tide" if s.tidal else "kf-why-no-tide"), "KF-K66")
    if decision.kind == "flank" and thing.isdigit():
        return Reason(msg("kf-why-flank"), "KF-K18")
    verb, _, id = thing.rpartition(":")
    if "." not in id or TITLE[id] not in CARDS:
        return None
    if any(f"{verb}:{one}" in decision.keys for one in copies(s, id)):
        return None  # an equal card is the answer
    if decision.kind == "main":
        return why_no_deed(s, verb, id)
    if decision.kind == "house":
        return Reason(msg("kf-why-house-first"), "KF-K8")
    if decision.kind == "fight":
        return why_not_fought(s, id)
    if decision.kind == "host" and id in s.control and not is_creature(s, id):
        return Reason(msg("kf-why-host", card=name_of(title(s, id))), "KF-K19")
    if decision.kind == "icon-capture" and id in s.control:
        return Reason(msg("kf-why-not-friendly", card=name_of(title(s, id))), "KF-K16")
    return Reason(msg("kf-why-no-target", card=name_of(title(s, id))), decision.rule)


def why_not_house(s: Crucible, house: str) -> Reason:
    """Why a house cannot be the active one."""
    name = house_name(house)
    if cannot(s, "house", s.active, house):
        return Reason(msg("kf-why-house-barred", house=name), "KF-K2")
    mine = house in s.sides[s.active].houses
    if mine or any(side == s.active and house_of(s, id) == house for id, side in s.control.items()):
        return Reason(msg("kf-why-house-must", house=name), "KF-K8")
    return Reason(msg("kf-why-house-foreign", house=name), "KF-K8")


def why_not_fought(s: Crucible, id: str) -> Reason:
    """Why this is nobody to fight."""
    card = name_of(title(s, id))
    if id not in s.control or not is_creature(s, id):
        return Reason(msg("kf-why-no-fighter", card=card), "KF-K24")
    if controller(s, id) == s.active:
        return Reason(msg("kf-why-own-side", card=card), "KF-K24")
    if guarded(s, id):
        return Reason(msg("kf-why-guarded", card=card), "KF-K53")
    return Reason(msg("kf-why-forbidden", card=card), "KF-K2")


def why_no_deed(s: Crucible, verb: str, id: str) -> Reason | None:
    """Why nothing, or not this, can be done with a card in the main step."""
    card = name_of(title(s, id))
    you = s.active
    if id in s.sides[you].hand:
        return why_not_played(s, verb, id)
    if id not in s.control:
        return why_out_of_play(s, id)
    if controller(s, id) != you:
        return Reason(msg("kf-why-not-yours", card=card), "KF-K72")
    if face(s, id).type == "upgrade":
        return Reason(msg("kf-why-upgrade", card=card), "KF-K19")
    if id in s.tired:
        return Reason(msg("kf-why-exhausted", card=card), "KF-K22")
    if not rule_of_six(s, id):
        return Reason(msg("kf-why-six", card=card), "KF-K14")
    if not is_creature(s, id) and verb in ("reap", "fight"):
        return Reason(msg("kf-why-artifact", card=card), "KF-K25")
    if not is_creature(s, id) and not (has(s, id, "action") or has(s, id, "omni")):
        return Reason(msg("kf-why-no-ability", card=card), "KF-K25")
    if house_of(s, id) != s.house:
        return why_house(s, id, "KF-K9")
    return why_this_way(s, verb, id)


def why_out_of_play(s: Crucible, id: str) -> Reason:
    """Why a card that lies somewhere else does nothing; what nobody may know is not said."""
    card = name_of(title(s, id))
    mine = s.sides[OWNER[id]]
    if id in mine.discard:
        return Reason(msg("kf-why-discarded", card=card), "KF-K72")
    if id in mine.purged:
        return Reason(msg("kf-why-purged", card=card), "KF-K42")
    if OWNER[id] == s.active and id in mine.archives:
        return Reason(msg("kf-why-archived", card=card), "KF-K41")
    return Reason(msg("kf-why-not-in-play", card=card), "KF-K72")


def why_this_way(s: Crucible, verb: str, id: str) -> Reason:
    """Why a card that can be used cannot be used like this."""
    card = name_of(title(s, id))
    if id in s.stunned:
        return Reason(msg("kf-why-stunned", card=card), "KF-K27")
    if id in s.enraged and verb != "fight" and "fight" in ways(s, id):
        return Reason(msg("kf-why-enraged", card=card), "KF-K28")
    toll = total(s, "use-cost", id, s.active)
    if toll > s.sides[s.active].amber:
        return Reason(msg("kf-why-toll", card=card, n=toll), "KF-K37")
    if verb == "fight" and "fight" not in ways(s, id) and not cannot(s, "fight", id):
        return Reason(msg("kf-why-nobody-to-fight", card=card), "KF-K24")
    if verb in ("action", "omni") and not has(s, id, verb):
        return Reason(msg("kf-why-no-ability", card=card), "KF-K25")
    return Reason(msg("kf-why-forbidden", card=card), "KF-K2")


def why_not_played(s: Crucible, verb: str, id: str) -> Reason:
    """Why a card stays in hand."""
    card = CARDS[title(s, id)]
    name = name_of(card.id)
    if not may_play_more(s):
        return Reason(msg("kf-why-first-turn"), "KF-K10")
    if house_of(s, id) != s.house:
        return why_house(s, id, "KF-K21" if verb == "discard" else "KF-K9")
    if not rule_of_six(s, id):
        return Reason(msg("kf-why-six", card=name), "KF-K14")
    if card.type == "upgrade" and not hosts(s, id):
        return Reason(msg("kf-why-no-host", card=name), "KF-K19")
    if cannot(s, "play", id, s.active):
        return Reason(msg("kf-why-forbidden", card=name), "KF-K2")
    toll = total(s, "play-cost", id, s.active)
    if toll > s.sides[s.active].amber:
        return Reason(msg("kf-why-toll", card=name, n=toll), "KF-K37")
    if card.keywords.get("alpha"):
        return Reason(msg("kf-why-alpha", card=name), "KF-K60")
    return Reason(msg("kf-why-needs", card=name), "KF-K15")


def why_house(s: Crucible, id: str, rule: str) -> Reason:
    """It is of another house than the active one."""
    own = house_name(house_of(s, id))
    active = house_name(s.house) if s.house else msg("kf-house-none")
    return Reason(msg("kf-why-house", card=name_of(title(s, id)), house=own, active=active), rule)
