"""The result as it lies: keep it, change it by items, companions or a power, or roll again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Literal

import msgspec

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView, Reach
from inglenook.engine.words import Msg, msg

from ..board import Fold, fold_of
from ..boards import space_icon
from ..codex import space_name, what_it_does, what_it_does_for
from ..content import ADVENTURES, EVENTS, HEROES, ITEMS, MAGIC, SPACES
from ..figures import chance_kept, odds_of_use, told, ways
from ..items import name_of, value_of
from ..movement import ends, in_the_way, where_to
from ..rolls import ITEM_KEYS, KEEP_IT, REROLL, adjust, helper_name, items_per_roll, signed, uses, worth
from ..scene import DIE_ICONS, KEPT, item_icon
from ..score import end_worth, modify_worths, test_passes, would_pass
from ..setup import COLOURS
from ..state import Kingdom, Roll
from .asked import STEP_NAMES, OnTheRoad, because, with_odds
from .spots import Underway
from .travel import others

Verdict = Literal["", "passes", "fails", "further"]
Lead = Verdict | tuple[Fold, str, tuple[str, ...], tuple[str, ...]]
"""What a result leads to: pass or fail; or, for a move, from where it is made, past whom, with which pieces in hand."""
ORDER = ("whirlpool", "minor", "restore", "event", "demon")
"""What one would rather reach, after what one came for."""


class Modify(OnTheRoad, Underway):
    """Whether to change the result."""

    id = "modify"
    at = 2
    helped = True
    rules = ("KK-R47", "KK-R49")

    def step(self, s: Kingdom, decision: Decision) -> Msg | None:
        if not s.turn:
            return None
        return STEP_NAMES[1 if s.roll is not None and s.roll.what == "move" else 3]

    def question(self, view: View, decision: Decision) -> Msg:
        about, lying = decision.about or {}, view.state.roll
        if about.get("need") == "kk-need-anything":
            return msg("kk-ask-modify-any", total=lying.total)
        if about.get("need"):
            numbers = {name: value for name, value in about.items() if isinstance(value, int)}
            return msg("kk-ask-modify-test", total=lying.total, need=Msg(str(about["need"]), dict(numbers)))
        return msg("kk-ask-modify", total=lying.total, what=lying.what)

    def help(self, view: View, decision: Decision) -> Msg | None:
        """What is at stake; else how many items may be used."""
        s: Kingdom = view.state
        text = (decision.about or {}).get("text")
        assert s.roll is not None
        return msg(str(text)) if text else msg("kk-help-modify", items=items_per_roll(s, decision.seat, s.roll))

    def usual(self, s: Kingdom, decision: Decision) -> Sequence[str]:
        """A result that does not fail is one most people would keep."""
        stands = s.roll is not None and (s.roll.what == "move" or would_pass(s, decision, s.roll.total))
        return (KEEP_IT,) if stands else ()

    def need(self, s: Kingdom, decision: Decision) -> int | None:
        """The least result that passes, where it is a matter of enough."""
        about = decision.about or {}
        more = {"kk-need-at-least": 0, "kk-need-exactly": 0, "kk-need-more-than": 1}.get(str(about.get("need")))
        return int(about["n"]) + more if more is not None else None

    def have(self, s: Kingdom, decision: Decision) -> int | None:
        return s.roll.total if s.roll is not None else None

    def listed(self, s: Kingdom, decision: Decision) -> Sequence[str]:
        """Ways to use a roll, those that cost nothing first."""
        return sorted(decision.left, key=spends)

    # -- answers ------------------------------------------------------------------------------------------------------------

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Kingdom = view.state
        lying = s.roll
        assert lying is not None
        seat, hero = decision.seat, s.heroes[decision.seat]
        if key.startswith(REROLL):
            by = key.partition(":")[2]
            note = msg("kk-note-reroll", by=helper_name(s, seat, by))
            return OptionView(key=key, label=msg("kk-option-reroll"), note=note, icon="rolling-dices", lights=("roll",))
        if key == KEEP_IT:
            found = kept(lying.die, lying.total, lead(view, s, decision, lying, key, lying.total))
        else:
            amount = worth(s, seat, key[1:])
            total = max(lying.face + lying.change + (amount if key[0] == "+" else -amount), 0)
            found = changed(key, seat, hero, amount, total, lead(view, s, decision, lying, key, total))
        return with_odds(found, odds_of_use(s, seat, key))

    # -- what bots and hints go by ----------------------------------------------------------------------------------------

    def prefer(self, s: Kingdom, decision: Decision) -> Sequence[float]:
        return modify_worths(s, decision)

    def because(self, view: View, s: Kingdom, decision: Decision, keys: Sequence[str]) -> Msg | None:
        key = keys[0]
        if s.roll is None or key.startswith(REROLL):
            return None
        if s.trek is not None:
            return on_a_trek(s, decision, key)
        if s.roll.what == "move":
            return on_the_road(s, decision.seat, key)
        return in_a_test(s, decision, key)

    # -- why not ----------------------------------------------------------------------------------------------------------

    def not_space(self, s: Kingdom, decision: Decision, space: str) -> Reason | None:
        if s.trek is not None or (s.roll is not None and s.roll.what != "move"):
            return Underway.not_space(self, s, decision, space)
        return super().not_space(s, decision, space)

    def not_yet(self, s: Kingdom, decision: Decision, space: str) -> Reason | None:
        return because("KK-D11", "fix-first")

    def not_own_item(self, s: Kingdom, decision: Decision, item: str) -> Reason | None:
        return super().not_own_item(s, decision, item) or no_second(s, decision.seat, item)

    def not_companion(self, s: Kingdom, decision: Decision, card: str) -> Reason | None:
        if s.roll is None:
            return None
        name, power = msg(f"kk-event-{card}"), EVENTS[card].power
        if power is None or power.kind not in ("plus-on", "reroll") or power.roll not in (None, s.roll.what):
            return because("KK-R52", "companion-roll", card=name)
        if power.kind == "reroll" and card not in s.rerolled:
            return because("KK-R52", "changed")
        return because("KK-R52", "companion-used", card=name)

    def not_seat(self, s: Kingdom, decision: Decision, seat: int) -> Reason | None:
        """A power, by the card of its hero."""
        return because("KK-R52", "power") if seat == decision.seat else because("KK-R52", "other-power", seat=seat)

    def not_thing(self, s: Kingdom, decision: Decision, name: str, thing: str) -> Reason | None:
        if name in ("power", "roll", "reroll"):
            return because("KK-R52", "power" if thing[:1] in "+-" else "reroll")
        return super().not_thing(s, decision, name, thing)

    def no_nap(self, s: Kingdom) -> Reason | None:
        return because("KK-R85", "no-nap")


def spends(key: str) -> int:
    """What a way to use a roll costs: nothing, a helper, an item."""
    if key == KEEP_IT or key.startswith(REROLL):
        return 0
    return 1 if key[1:] in EVENTS or key[1:] == "power" else 2


def no_second(s: Kingdom, seat: int, item: str) -> Reason | None:
    """Why an active item cannot be used on this roll."""
    lying = s.roll
    if lying is None:
        return None
    used = [use[1:] for use in lying.used if use[1:] in ITEMS or use[1:] in MAGIC]
    if len(used) >= items_per_roll(s, seat, lying):
        return because("KK-R49", "second-item")
    if used and value_of(item) > HEROES[s.heroes[seat]].limit:
        return because("KK-R49", "second-large")
    return None


# -- what a result leads to -----------------------------------------------------------------------------------------------


def lead(view: View, s: Kingdom, decision: Decision, lying: Roll, key: str, total: int) -> Lead:
    """Where a result leads, as little as has to be known to say it."""
    if lying.what == "move":
        fold, at, there = view.once("kk-from", lambda: (fold_of(s), s.at[decision.seat], others(s, decision.seat)))
        return fold, at, in_the_way(fold, at, total, there), tuple(sorted(s.pieces[decision.seat]))
    if would_pass(s, decision, total):
        return "passes"
    return "further" if key != KEEP_IT and more_would_pass(s, decision, lying, key) else "fails"


def more_would_pass(s: Kingdom, decision: Decision, lying: Roll, key: str) -> bool:
    """Whether other changes on top of this one would pass."""
    seat = decision.seat
    after = replace(lying, used=[*lying.used])
    adjust(after, key, worth(s, seat, key[1:]))
    used = [use[1:] for use in after.used]
    return any(
        would_pass(s, decision, max(after.face + after.change + signed(s, seat, more), 0))
        or more_would_pass(s, decision, after, more)
        for more in uses(s, seat, after)
        if more[1:] not in used
    )


@lru_cache(maxsize=KEPT)
def kept(die: str, total: int, lead: Lead) -> OptionView:
    """Keep the result."""
    view = OptionView(key=KEEP_IT, label=msg("kk-option-keep", total=total), icon=DIE_ICONS[die], lights=("roll",))
    return leading(view, lead, total)


@lru_cache(maxsize=KEPT)
def changed(key: str, seat: int, hero: str, amount: int, total: int, lead: Lead) -> OptionView:
    """Use an item, a companion or the power on the result; an item costs what it is worth, the others nothing."""
    thing = key[1:]
    if thing == "power":
        name, icon, light = msg(f"kk-hero-{hero}"), HEROES[hero].icon, f"hero-card.{seat}"
    elif thing in EVENTS:
        name, icon, light = msg(f"kk-event-{thing}"), EVENTS[thing].icon, f"card.{thing}"
    else:
        name, icon, light = name_of(thing), item_icon(thing), f"item.{seat}.{thing}"
    item = thing in ITEM_KEYS
    view = OptionView(
        key=key,
        label=msg("kk-option-change", thing=name, change=f"{'+' if key[0] == '+' else '−'}{amount}"),
        icon=icon,
        lights=(light,),
        group=msg("kk-group-items" if item else "kk-group-helpers"),
        cost=value_of(thing) if item else 0,
    )
    return leading(view, lead, total)


def leading(view: OptionView, lead: Lead, total: int) -> OptionView:
    """An answer with the result it makes, and what that does: where one could go, or whether it passes."""
    if isinstance(lead, str):
        return msgspec.structs.replace(view, result=total, verdict=lead, note=msg(f"kk-leads-{lead}", total=total))
    fold, at, others, pieces = lead
    if total == 0:
        return msgspec.structs.replace(view, result=0, note=msg("kk-leads-nowhere"), reach=(at,), goal=goal_of(at))
    there = ends(fold, at, total, others)
    best = min(there, key=lambda space: rank(space, pieces), default=None)
    if best is None:
        return msgspec.structs.replace(view, result=total, note=msg("kk-leads", n=0, total=total))
    stops = SPACES[best].kind in ("key", "minor", "whirlpool")
    if stops:
        note = msg("kk-leads-stop", total=total, more=len(there) - 1, stop=space_name(best))
    else:
        note = msg("kk-leads", total=total, n=len(there))
    return msgspec.structs.replace(view, result=total, note=note, reach=there, goal=goal_of(best))


def rank(space: str, pieces: tuple[str, ...]) -> tuple[int, int]:
    """How much one would like to stop there: what one came for, then what does most."""
    printed = SPACES[space]
    wanted = ADVENTURES[printed.entry or space].colour not in pieces if printed.kind == "key" else False
    if wanted or (printed.kind == "whirlpool" and len(pieces) == len(COLOURS)):
        return 0, 0
    return 1 + (ORDER.index(printed.kind) if printed.kind in ORDER else len(ORDER)), -printed.value


def goal_of(space: str) -> Reach:
    """A place as the best that can be reached: by name, or by what it does."""
    named = SPACES[space].kind in ("key", "minor", "whirlpool") if space in SPACES else True
    return Reach(text=space_name(space) if named else what_it_does(space), icon=space_icon(space))


# -- the figures behind a hint --------------------------------------------------------------------------------------------


def on_a_trek(s: Kingdom, decision: Decision, key: str) -> Msg:
    """On an adventure: the chance to finish, by this answer and by another."""
    seat = decision.seat
    best = {
        other: max(chance_kept(way, seat) for way in ways(s, seat, other))
        for other in decision.keys
        if not other.startswith(REROLL)
    }
    now, most = best[key], max(best.values())
    if key == KEEP_IT and most == 0:
        return msg("kk-hint-test-lost")
    if key != KEEP_IT:
        return msg("kk-hint-trek", now=told(s, seat, now), keep=told(s, seat, best[KEEP_IT]))
    if round(100 * most) > round(100 * now):
        return msg("kk-hint-trek-save", now=told(s, seat, now), best=told(s, seat, most))
    return msg("kk-hint-trek-keep", now=told(s, seat, now))


def on_the_road(s: Kingdom, seat: int, key: str) -> Msg | None:
    """On the road: where the result leads at best."""
    assert s.roll is not None
    total = max(s.roll.face + s.roll.change + (0 if key == KEEP_IT else signed(s, seat, key)), 0)
    there = where_to(s, seat, total) if total else ()
    if not there:
        return None
    best = max(there, key=lambda space: end_worth(s, seat, space))
    return msg("kk-hint-move-result", total=total, space=space_name(best), does=what_it_does_for(s, seat, best))


def in_a_test(s: Kingdom, decision: Decision, key: str) -> Msg | None:
    """A single test: whether this passes, and whether something cheaper would."""
    costs: dict[str, int] = {}
    for other in decision.keys:
        if other.startswith(REROLL):
            continue
        passing = [spent_in(way) for way in ways(s, decision.seat, other) if way.roll and test_passes(decision, way.roll.total)]
        if passing:
            costs[other] = min(passing)
    if key in costs:
        assert s.roll is not None
        alone = key == KEEP_IT or test_passes(decision, max(s.roll.face + s.roll.change + signed(s, decision.seat, key), 0))
        cheap = "keep" if key == KEEP_IT else "more" if not alone else "yes" if costs[key] == min(costs.values()) else "no"
        return msg("kk-hint-test", cheap=cheap)
    hopeless = not costs and not any(other.startswith(REROLL) for other in decision.keys)
    return msg("kk-hint-test-lost") if hopeless and key == KEEP_IT else None


def spent_in(s: Kingdom) -> int:
    """The values of all items used on the roll."""
    return sum(value_of(use[1:]) for use in s.roll.used if use[1:] in ITEM_KEYS) if s.roll is not None else 0
