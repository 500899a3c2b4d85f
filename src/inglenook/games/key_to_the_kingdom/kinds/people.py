"""Whom: the hero one plays, who gets the demon die, which rival."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Msg, msg

from ..board import in_castle
from ..content import HEROES, SPACES
from ..score import progress
from ..state import Kingdom
from .asked import Asked, because


class Hero(Asked):
    """Which hero one plays."""

    id = "hero"
    helped = True

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        note = msg(f"kk-power-{HEROES[key].power}-short")
        return OptionView(key=key, label=msg(f"kk-hero-{key}"), note=note, icon=HEROES[key].icon)

    def because(self, view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
        return msg("kk-hint-hero")

    def not_hero(self, s: Kingdom, decision: Decision, hero: str) -> Reason | None:
        return because("KK-R17", "hero-taken", hero=msg(f"kk-hero-{hero}")) if hero in s.heroes else None


class Rival(Asked):
    """Which rival."""

    id = "rival"
    note = "kk-note-seat"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Kingdom = view.state
        other = int(key[5:])
        label = msg("kk-option-self", who=view.name(other)) if other == decision.seat else msg("plain", text=view.name(other))
        hero = s.heroes[other]
        note = msg(self.note, n=len(s.pieces[other]), hero=msg(f"kk-hero-{hero}"))
        return OptionView(key=key, label=label, note=note, icon=HEROES[hero].icon, lights=(f"hero.{other}", f"mat.{other}"))

    def prefer(self, s: Kingdom, decision: Decision) -> Sequence[float]:
        """Bother whoever is furthest ahead, never oneself."""
        return [-9.0 if int(key[5:]) == decision.seat else progress(s, int(key[5:])) for key in decision.keys]

    def because(self, view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
        """Nobody is further ahead than this rival; nothing is said of one who is behind."""
        other = int(keys[0][5:])
        most = max(len(own) for seat, own in enumerate(s.pieces) if seat != decision.seat)
        if other == decision.seat or len(s.pieces[other]) < most:
            return None
        return msg("kk-hint-rival", who=view.name(other), n=most)

    def not_seat(self, s: Kingdom, decision: Decision, seat: int) -> Reason | None:
        if seat == decision.seat:
            return because(decision.rule, "self-rival")
        if in_castle(s.at[seat]):
            return because(decision.rule, "in-castle", seat=seat)
        return because("KK-R136", "on-void", seat=seat) if SPACES[s.at[seat]].kind == "void" else None


class Assign(Rival):
    """Who gets the demon die."""

    id = "assign"
    note = "kk-note-assign"
    helped = True
    rules = ("KK-R102",)

    def not_seat(self, s: Kingdom, decision: Decision, seat: int) -> Reason | None:
        return because("KK-R99", "holder", seat=seat) if seat == s.throne else None
