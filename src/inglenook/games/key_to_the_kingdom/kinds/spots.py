"""Where: a figure set down, a garden space, a token of the keep; and help on an adventure."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from .. import challenges, codex
from ..adventures import helper_of
from ..board import GARDEN, occupied_by, region_of, visible
from ..boards import space_icon
from ..castle import CASTLE_TREK
from ..content import ADVENTURES, CASTLE, SPACES, TOKENS
from ..figures import chance_by_roll, chance_walked, exactly, told
from ..score import end_worth
from ..state import Kingdom
from .asked import Asked, because


class Spot(Asked):
    """A space."""

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        space = key.partition(":")[2]
        note, icon = self.seen(view.state, space), space_icon(space)
        return OptionView(key=key, label=codex.space_name(space), note=note, icon=icon, lights=(space,))

    def seen(self, s: Kingdom, space: str) -> Msg | None:
        """What is there."""
        return codex.what_it_does(space) if space in SPACES else None


class Place(Spot):
    """Where a figure is set down."""

    id = "place"

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        whom = set_down(decision)
        return {"who": view.name(whom), "own": "yes" if whom == decision.seat else "no"}

    def prefer(self, s: Kingdom, decision: Decision) -> Sequence[float]:
        whom = set_down(decision)
        sign = 1.0 if whom == decision.seat else -1.0
        return [sign * end_worth(s, whom, key[4:]) for key in decision.keys]

    def not_space(self, s: Kingdom, decision: Decision, space: str) -> Reason | None:
        whom = set_down(decision)
        if space in CASTLE:
            return because("KK-R156", "no-road")
        if not visible(s, space):
            return because("KK-R37", "hidden", space=codex.space_name(space))
        if SPACES[space].kind == "void":
            return because("KK-R136", "void")
        if region_of(space) != region_of(s.at[whom]):
            return because(decision.rule, "other-region", space=codex.space_name(space))
        standing = occupied_by(s, space)
        if standing:
            return because(decision.rule, "space-taken", seat=standing[0])
        return because("KK-R96", "not-boring")


def set_down(decision: Decision) -> int:
    """Whose figure it is."""
    return int((decision.about or {}).get("whom", decision.seat))


class Garden(Spot):
    """Where one arrives in the garden."""

    id = "garden"
    helped = True

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        space = key.partition(":")[2]
        token = view.state.face_up.get(space)
        note = codex.token_text(token) if token is not None else msg("kk-token-face-down")
        icon = TOKENS[token].icon if token is not None else space_icon(space)
        return OptionView(key=key, label=codex.space_name(space), note=note, icon=icon, lights=(space,))

    def worth(self, s: Kingdom, decision: Decision, key: str) -> float:
        return float(TOKENS[s.face_up[key[7:]]].restore) if key[7:] in s.face_up else 3.4

    def because(self, view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
        space = keys[0][7:]
        if space in s.face_up:
            return msg("kk-hint-garden", n=TOKENS[s.face_up[space]].restore)
        left = [TOKENS[token].restore for token in s.face_down["garden"]]
        whole, tenth = divmod(round(10 * sum(left) / len(left)), 10)
        return msg("kk-hint-garden-unknown", whole=whole, tenth=tenth)

    def not_space(self, s: Kingdom, decision: Decision, space: str) -> Reason | None:
        if space in GARDEN:
            standing = [other for other in occupied_by(s, space) if other != decision.seat]
            return because("KK-D20", "garden-taken", seat=standing[0]) if standing else None
        return because("KK-R148", "keep-later") if space in CASTLE else because("KK-R144", "garden-only")


class Token(Spot):
    """Which token of the keep is turned up."""

    id = "token"

    def seen(self, s: Kingdom, space: str) -> Msg | None:
        return msg("kk-note-token")

    def not_space(self, s: Kingdom, decision: Decision, space: str) -> Reason | None:
        seen = space in s.face_up
        return because("KK-R151", "token-seen") if seen else because(decision.rule, "keep-token")


class Underway(Asked):
    """A question in the middle of an adventure, or of a test: there is no walking off."""

    def not_space(self, s: Kingdom, decision: Decision, space: str) -> Reason | None:
        if s.trek is None:
            return because("KK-R159", "not-a-move")
        if s.trek.adventure == CASTLE_TREK and space in CASTLE:
            return because("KK-R150", "one-by-one")
        return because("KK-R116", "no-stop")


class Help(Underway):
    """To walk on by somebody's help, or to roll."""

    id = "help"
    helped = True
    rules = ("KK-R112",)

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        trek = view.state.trek
        adventure = ADVENTURES[trek.adventure]
        return {"by": helper_of(adventure, adventure.steps[trek.reached])}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        trek = view.state.trek
        needed = challenges.need(ADVENTURES[trek.adventure].challenge, trek.reached, trek.last)
        note = msg(f"kk-note-{key}", need=codex.need_text(needed))
        icon = {"walk": "walk", "roll": "rolling-dices"}[key]
        s, seat = view.state, decision.seat
        odds = exactly(s, seat, lambda: chance_walked(s, seat) if key == "walk" else chance_by_roll(s, seat))
        return OptionView(key=key, label=msg(f"kk-option-{key}"), note=note, icon=icon, lights=("trek",), odds=odds)

    def worth(self, s: Kingdom, decision: Decision, key: str) -> float:
        return 1.0 if key == "walk" else 0.0

    def because(self, view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
        if s.trek is None or keys[0] != "walk":
            return None
        return msg("kk-hint-walk", now=told(s, decision.seat, chance_walked(s, decision.seat)))

    def not_own_item(self, s: Kingdom, decision: Decision, item: str) -> Reason | None:
        return super().not_own_item(s, decision, item) or because("KK-R46", "later")
