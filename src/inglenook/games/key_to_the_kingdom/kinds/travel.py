"""A turn on the road: to move or to nap, and where the move ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from ..board import STOPS, Fold, fold_of, occupied_by, region_of
from ..boards import space_icon
from ..castle import has_whole_key
from ..codex import space_name, what_it_does_for
from ..content import ADVENTURES, SPACES
from ..figures import best_after_nap, chance_in, chance_in_castle, exactly, told
from ..items import active
from ..movement import Walk, in_the_way, walks, where_to
from ..scene import KEPT
from ..score import castle_chance, end_worth, goals, next_adventure, steps_to
from ..state import Kingdom
from ..turn import nap_size
from .asked import OnTheRoad, because, with_odds

STOPS_FOR = ("key", "minor", "whirlpool")
GROUPS = {"restore": "restore", "event": "event", "demon": "event"} | dict.fromkeys(STOPS_FOR, "adventures")
"""Where a space is listed, by what it does; the rest is open road."""
LISTED = ("adventures", "restore", "event", "road")


def others(s: Kingdom, seat: int) -> tuple[str, ...]:
    """Where the other figures stand."""
    return tuple(sorted({at for other, at in enumerate(s.at) if other != seat}))


class Turn(OnTheRoad):
    """Move or nap; in the garden, go up or nap."""

    id = "turn"
    at = 1
    helped = True

    def help(self, view: View, decision: Decision) -> Msg | None:
        castle = decision.keys[0] == "castle"
        die = "demon" if view.state.throne == decision.seat else "hero"
        return msg("kk-help-turn-castle" if castle else "kk-help-turn", die=die)

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Kingdom = view.state
        seat = decision.seat
        note = msg(f"kk-note-{key}")
        icon = {"move": "walk", "nap": "night-sleep", "castle": "castle"}[key]
        if key == "nap":
            note = msg("kk-note-nap", n=min(nap_size(s, seat), len(s.spent[seat])), spent=len(s.spent[seat]))
        odds = exactly(s, seat, lambda: chance_in_castle(s, seat, active(s, seat))) if key == "castle" else None
        return OptionView(key=key, label=msg(f"kk-option-{key}"), note=note, icon=icon, lights=(f"hero.{seat}",), odds=odds)

    def prefer(self, s: Kingdom, decision: Decision) -> Sequence[float]:
        """Nap when enough is spent; go up into the keep when the odds are worth it."""
        seat = decision.seat
        restored = min(nap_size(s, seat), len(s.spent[seat]))
        if decision.keys[0] == "castle":
            return [castle_chance(s, seat), 0.2 + 0.15 * restored if restored else 0.0]
        return [0.35, 0.09 * restored]

    def because(self, view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
        seat = decision.seat
        if decision.keys[0] == "castle":
            return against_the_king(s, seat)
        adventure = next_adventure(s, seat)
        if adventure is None and keys[0] == "nap" and has_whole_key(s, seat):
            return against_the_king(s, seat)
        if adventure is None:
            steps = steps_to(fold_of(s), s.at[seat])
            near = min((steps[goal] for goal in goals(s, seat)), default=None)
            return msg("kk-hint-turn-whirlpool", n=near) if near is not None and keys[0] == "move" else None
        in_it: Callable[[Sequence[str]], float] = partial(chance_in, s, seat, adventure)
        now, later = in_it(active(s, seat)), best_after_nap(s, seat, in_it)
        id = "kk-hint-turn-nap" if keys[0] == "nap" else "kk-hint-turn-move"
        return msg(id, now=told(s, seat, now), later=told(s, seat, later), adventure=msg(f"kk-adventure-{adventure}"))

    def not_yet(self, s: Kingdom, decision: Decision, space: str) -> Reason | None:
        return because("KK-R69", "roll-first")

    def not_own_item(self, s: Kingdom, decision: Decision, item: str) -> Reason | None:
        return super().not_own_item(s, decision, item) or because("KK-R46", "later")

    def not_seat(self, s: Kingdom, decision: Decision, seat: int) -> Reason | None:
        return because("KK-R65", "own-turn", seat=seat) if seat != decision.seat else None


def against_the_king(s: Kingdom, seat: int) -> Msg:
    """The chance in the keep, now and after a nap."""
    in_it: Callable[[Sequence[str]], float] = partial(chance_in_castle, s, seat)
    now, later = in_it(active(s, seat)), best_after_nap(s, seat, in_it)
    return msg("kk-hint-castle", now=told(s, seat, now), later=told(s, seat, later))


class Move(OnTheRoad):
    """Where to stop."""

    id = "move"
    at = 3
    helped = True
    rules = ("KK-R74", "KK-R77")

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {"n": steps_of(decision)}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Kingdom = view.state
        space = key[3:]
        path = view.once("kk-walks", lambda: walks_of(s, decision))[space]
        note = what_it_does_for(s, decision.seat, space)
        if SPACES[space].kind == "minor":
            note = msg(f"kk-minor-{SPACES[space].entry}-short")
        group = msg(f"kk-group-{GROUPS.get(SPACES[space].kind, 'road')}", region=msg(f"kk-region-{region_of(space)}"))
        found = OptionView(
            key=key, label=space_name(space), note=note, icon=space_icon(space), lights=(space,), path=path, group=group
        )
        if not wanted(s, decision.seat, space):
            return found
        return with_odds(found, exactly(s, decision.seat, lambda: chance_in(s, decision.seat, space, active(s, decision.seat))))

    def listed(self, s: Kingdom, decision: Decision) -> Sequence[str]:
        """What one comes for first, the open road last."""
        return sorted(decision.left, key=lambda key: LISTED.index(GROUPS.get(SPACES[key[3:]].kind, "road")))

    def prefer(self, s: Kingdom, decision: Decision) -> Sequence[float]:
        return [end_worth(s, decision.seat, key[3:]) for key in decision.keys]

    def because(self, view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
        space, seat = keys[0][3:], decision.seat
        kind = SPACES[space].kind
        if wanted(s, seat, space):
            now = chance_in(s, seat, space, active(s, seat))
            return msg("kk-hint-move-key", now=told(s, seat, now), adventure=msg(f"kk-adventure-{space}"))
        if kind == "whirlpool":
            return msg("kk-hint-move-does", does=what_it_does_for(s, seat, space))
        if kind == "minor":  # one does not stay there
            return msg(f"kk-minor-{SPACES[space].entry}-text")
        steps = steps_to(fold_of(s), space)
        nearest = min((goal for goal in goals(s, seat) if goal in steps), key=lambda goal: steps[goal], default=None)
        if nearest is None:
            return None
        if f"go:{nearest}" not in decision.keys or SPACES[nearest].kind != "key":
            return msg("kk-hint-move-goal", n=steps[nearest], space=space_name(nearest))
        chance = told(s, seat, chance_in(s, seat, nearest, active(s, seat)))
        adventure = msg(f"kk-adventure-{nearest}")
        return msg("kk-hint-move-wait", n=steps[nearest], space=space_name(nearest), now=chance, adventure=adventure)

    def not_yet(self, s: Kingdom, decision: Decision, space: str) -> Reason | None:
        """Where a move does not end: too far, too near, taken, or only by turning back."""
        seat, steps = decision.seat, steps_of(decision)
        if s.at[seat] == space:
            return because("KK-R81", "here")
        standing = [other for other in occupied_by(s, space) if other != seat]
        if standing:
            stop = space in STOPS
            return because("KK-D4" if stop else "KK-R78", "occupied-stop" if stop else "occupied", seat=standing[0])
        away = distance(s, seat, space)
        if away > steps:
            return because("KK-R71", "too-far", space=space_name(space), distance=away, n=steps)
        if (steps - away) % 2 == 0:
            return because("KK-R74", "reversing", space=space_name(space), n=steps)
        return because("KK-R71", "too-near", space=space_name(space), distance=away, n=steps)

    def not_own_item(self, s: Kingdom, decision: Decision, item: str) -> Reason | None:
        return super().not_own_item(s, decision, item) or because("KK-D11", "settled")

    def not_seat(self, s: Kingdom, decision: Decision, seat: int) -> Reason | None:
        return because("KK-R78", "occupied", seat=seat) if seat != decision.seat else None

    def no_nap(self, s: Kingdom) -> Reason | None:
        return because("KK-R85", "no-nap")


def wanted(s: Kingdom, seat: int, space: str) -> bool:
    """Whether a piece of the key is to be won there that one does not have yet."""
    return SPACES[space].kind == "key" and ADVENTURES[space].colour not in s.pieces[seat]


def steps_of(decision: Decision) -> int:
    """How far one moves."""
    return int((decision.about or {}).get("steps", 0))


def distance(s: Kingdom, seat: int, space: str) -> int:
    """How many spaces away a free space is, counted as a move counts: figures in between are jumped."""
    return next((n for n in range(1, len(SPACES)) if space in where_to(s, seat, n)), len(SPACES))


def walks_of(s: Kingdom, decision: Decision) -> dict[str, Walk]:
    """A walk to each space where the move can end."""
    fold, at, steps = fold_of(s), s.at[decision.seat], steps_of(decision)
    return walks_from(fold, at, steps, in_the_way(fold, at, steps, others(s, decision.seat)))


@lru_cache(maxsize=KEPT)
def walks_from(fold: Fold, start: str, steps: int, others: tuple[str, ...]) -> dict[str, Walk]:
    """The same for any table that stands alike."""
    return walks(fold, start, steps, others)
