"""Choices of cards: whom something is done to."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from inglenook.engine.decide import DONE, Decision, one_by_one
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Msg, msg

from ..choose import NO, SAME, YES, copies
from ..codex import house_name, icon_of, name_of, text_of, type_line
from ..content import CARDS
from ..figures import Clash, clash, destroys, has_no_power, left, through
from ..query import guarded, power
from ..score import body, clash_worth
from ..state import TITLE, Crucible, controller, face, house_of, is_creature, title
from .asked import Asked, about, picker

MANY = 12
"""More answers than that are listed in groups."""
HOSTILE = ("collar-of-subordination",)
"""Upgrades for the opponent's creatures; all others one wants on one's own."""


class Pick(Asked):
    """A card, or several; by itself what is done is bad for it."""

    good = False
    """Whether it is good for the chosen card."""

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Crucible = view.state
        if "." not in key or TITLE[key] not in CARDS:
            return super().option(view, decision, key)
        name = title(s, key)
        note, lights = self.done_to(s, decision, key), meant(s, decision, key)
        group = self.group(s, key) if len(decision.left) > MANY else None
        found = OptionView(key=key, label=name_of(name), note=note, icon=icon_of(name), lights=lights, group=group)
        by = picker(view, decision)
        return replace(found, source=by, target=key) if by not in ("", key) else found

    def group(self, s: Crucible, id: str) -> Msg:
        """Where it is listed if there are many: by its side, or out of play by its house."""
        return Msg(f"kf-group-{side_word(s, id)}") if id in s.control else house_name(house_of(s, id))

    def done_to(self, s: Crucible, decision: Decision, id: str) -> Msg | None:
        """What the answer would do to a card, in figures where there are any; else how it stands."""
        if id not in s.control:
            return self.elsewhere(s, id)
        if not is_creature(s, id) or has_no_power(s, id):
            return condition(s, id)
        return self.done_to_creature(s, decision, id)

    def elsewhere(self, s: Crucible, id: str) -> Msg | None:
        """Of a card that is not in play."""
        return type_line(title(s, id))

    def done_to_creature(self, s: Crucible, decision: Decision, id: str) -> Msg | None:
        return condition(s, id)

    def prefer(self, s: Crucible, decision: Decision) -> Sequence[float]:
        return one_by_one(decision, lambda key: self.worth(s, decision, key))

    def sign(self, decision: Decision) -> float:
        """1 if one wants it for one's own cards, else -1."""
        return 1.0 if self.good else -1.0

    def worth(self, s: Crucible, decision: Decision, key: str) -> float:
        """Good things for one's own cards, bad things for the opponent's."""
        if key in (DONE, NO):
            return 0.0
        if key in (YES, SAME):
            return 0.5
        if "." not in key or key not in s.control:
            return 0.1 + (CARDS[TITLE[key]].power * 0.1 if "." in key and TITLE[key] in CARDS else 0.0)
        worth = self.weight(s, decision, key)
        return worth * (self.sign(decision) if self.friendly(s, decision, key) else -self.sign(decision))

    def friendly(self, s: Crucible, decision: Decision, id: str) -> bool:
        return s.control[id] == self.you(s, decision)

    def weight(self, s: Crucible, decision: Decision, id: str) -> float:
        """How much a card in play counts."""
        return body(s, id) if is_creature(s, id) else 2.5


class Good(Pick):
    """What is good for the chosen card."""

    good = True


class Play(Good):
    """Which card is played."""

    id = "play"

    def elsewhere(self, s: Crucible, id: str) -> Msg | None:
        return text_of(title(s, id)) or super().elsewhere(s, id)


class IconCapture(Good):
    """On whom captured æmber lies."""

    id = "icon-capture"

    def not_card(self, s: Crucible, decision: Decision, verb: str, id: str) -> Reason | None:
        if id in s.control:
            return Reason(msg("kf-why-not-friendly", card=name_of(title(s, id))), "KF-K16")
        return super().not_card(s, decision, verb, id)


class Host(Pick):
    """On whom an upgrade lies."""

    id = "host"

    def sign(self, decision: Decision) -> float:
        return 1.0 if TITLE[about(decision, "card")] not in HOSTILE else -1.0

    def not_card(self, s: Crucible, decision: Decision, verb: str, id: str) -> Reason | None:
        if id in s.control and not is_creature(s, id):
            return Reason(msg("kf-why-host", card=name_of(title(s, id))), "KF-K19")
        return super().not_card(s, decision, verb, id)


class Hurt(Pick):
    """Who is damaged: the dead for sure first."""

    def done_to_creature(self, s: Crucible, decision: Decision, id: str) -> Msg | None:
        n = amount(decision)
        if destroys(s, id, n):
            return msg("kf-note-dies", side=side_word(s, id))
        shield = "ward" if id in s.warded else "armor" if through(s, id, n + 99) else "law"
        hurt = through(s, id, n)
        return msg("kf-note-hurt", n=hurt, left=left(s, id) - hurt, side=side_word(s, id), shield=shield)

    def weight(self, s: Crucible, decision: Decision, id: str) -> float:
        worth = super().weight(s, decision, id)
        if decision.about is None or not is_creature(s, id):
            return worth
        return worth * (2.0 if destroys(s, id, amount(decision)) else 0.5)

    def because(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        n = amount(decision)
        if key not in s.control or not is_creature(s, key):
            return None
        word = "dies" if destroys(s, key, n) else "hurts"
        rest = max(left(s, key) - through(s, key, n), 0)
        return msg(f"kf-hint-damage-{word}", card=name_of(title(s, key)), power=power(s, key), left=rest)


def amount(decision: Decision) -> int:
    """How much damage it is."""
    return int((decision.about or {}).get("n", 1))


class Fight(Pick):
    """Whom to fight; or, of several at once, who of one's own should."""

    id = "fight"

    def help(self, view: View, decision: Decision) -> Msg | None:
        return None

    def done_to_creature(self, s: Crucible, decision: Decision, id: str) -> Msg | None:
        card = about(decision, "card")
        return outcome(s, card, id) if card in s.control else condition(s, id)

    def prefer(self, s: Crucible, decision: Decision) -> Sequence[float]:
        return [self.worth(s, decision, key) for key in decision.keys]

    def worth(self, s: Crucible, decision: Decision, key: str) -> float:
        card = about(decision, "card")
        if key in s.control and card in s.control and card != key:
            return clash_worth(s, card, key)
        return 0.5 if key in s.control and self.friendly(s, decision, key) and key not in s.tired else 0.0

    def because(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        card = about(decision, "card")
        return blow(s, card, key) if card in s.control and key in s.control and card != key else None

    def not_card(self, s: Crucible, decision: Decision, verb: str, id: str) -> Reason | None:
        """Why this is nobody to fight."""
        card = name_of(title(s, id))
        if id not in s.control or not is_creature(s, id):
            return Reason(msg("kf-why-no-fighter", card=card), "KF-K24")
        if controller(s, id) == s.active:
            return Reason(msg("kf-why-own-side", card=card), "KF-K24")
        if guarded(s, id):
            return Reason(msg("kf-why-guarded", card=card), "KF-K53")
        return Reason(msg("kf-why-forbidden", card=card), "KF-K2")


# -- how a card stands, and how a fight comes out -------------------------------------------------------------------------


def meant(s: Crucible, decision: Decision, id: str) -> tuple[str, ...]:
    """What an answer lights: the card and its equals; where several may be chosen, each of them is an answer of its own."""
    return tuple(one for one in copies(s, id) if one == id or one not in decision.all_keys)


def outcome(s: Crucible, attacker: str, defender: str) -> Msg:
    """How a fight would come out."""
    found = clash(s, attacker, defender)
    if found.eluded:
        return msg("kf-note-elusive")
    if found.kills:
        return msg("kf-note-both") if found.dies else msg("kf-note-kills", back=found.back)
    if found.dies:
        return msg("kf-note-lost", out=found.out)
    return msg("kf-note-blows", out=found.out, back=found.back)


def blow(s: Crucible, id: str, other: str) -> Msg:
    """The same, as a reason to fight."""
    found: Clash = clash(s, id, other)
    word = "elusive" if found.eluded else "both" if found.kills and found.dies else "kills" if found.kills else "wounds"
    mine, theirs = power(s, id), power(s, other)
    names = {"card": name_of(title(s, id)), "foe": name_of(title(s, other))}
    rest = max(left(s, id) - found.back, 0)
    return msg(f"kf-hint-fight-{word}", power=mine, theirs=theirs, out=found.out, left=rest, **names)


def condition(s: Crucible, id: str) -> Msg | None:
    """How a card stands: whose it is, its power and its wounds."""
    if id not in s.control:
        return None
    if not is_creature(s, id) or face(s, id).keywords.get("no-power"):
        return msg("kf-note-card", side=side_word(s, id))
    return msg("kf-note-creature", side=side_word(s, id), power=power(s, id), damage=s.damage.get(id, 0))


def side_word(s: Crucible, id: str) -> str:
    """Whose a card is to whoever decides: `own`, `foe`, or `mate` where several play together."""
    if s.control.get(id) == s.chooser:
        return "own"
    return "foe" if s.duel or s.control.get(id) == len(s.sides) - 1 else "mate"
