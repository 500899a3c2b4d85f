"""Gathering: which die goes where, which one is taken, and which guild the Raven runs."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from .. import icons
from ..content import CAPACITY, COLOURS, COLUMN, DISTRICT_IDS, DISTRICTS
from ..dice import is_raven
from ..districts import reward_at
from ..figures import joined, then_near
from ..gathering import just_placed
from ..names import NUMERALS, band_of, die_called, guild_name, named, told
from ..overtime import LONG_HOURS, can_use
from ..scene_town import district_brings
from ..scene_workshop import BASE
from ..state import Ravenshire
from .asked import Asked
from .reasons import because, full, no_overtime, placed_now, split


class Place(Asked):
    """A die of one's own and a district: `m5>timberfall`."""

    id = "place"
    at = 1
    helped = True

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        dice = list(dict.fromkeys(key.partition(">")[0] for key in decision.keys))
        return {"die": die_called(dice[0]) if len(dice) == 1 else "", "n": len(dice)}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Ravenshire = view.state
        die, _, district = key.partition(">")
        lying = s.board[DISTRICT_IDS.index(district)]
        hand = f"die:{decision.seat}:{s.smiths[decision.seat].dice.index(die)}"
        site = f"site:{district}"
        return OptionView(
            key=key,
            label=named("district", district),
            note=district_brings(district, band_of(die)),
            icon=DISTRICTS[district].icon,
            lights=(site,),
            group=die_called(die),
            fact=msg("fr-then-full") if len(lying) == CAPACITY - 1 else msg("fr-first-die"),
            source=hand,
            target=site,
        )

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        die, _, district = key.partition(">")
        what = district_brings(district, band_of(die))
        now = msg("fr-hint-place", die=die_called(die), district=named("district", district), what=what)
        return joined(now, then_near(s, decision.seat, reward_at(DISTRICT_IDS.index(district), die)))

    def not_district(self, s: Ravenshire, seat: int, id: str) -> Reason | None:
        return full(s, id)

    def not_key(self, s: Ravenshire, decision: Decision, key: str) -> Reason | None:
        die, _, district = key.partition(">")
        if district not in DISTRICT_IDS:
            return None
        return full(s, district) if die in s.smiths[decision.seat].dice else because("FR-B29", "no-such-die")


class Take(Asked):
    """A die on the board: `timberfall.0`."""

    id = "take"
    at = 2
    helped = True

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        district, slot = split(key)
        s, index = view.state, DISTRICT_IDS.index(district)
        die = s.board[index][slot]
        guild = COLOURS[die[0]]
        alike = [place for place, one in enumerate(s.board[index]) if one == die and not just_placed(s, index, place)]
        return OptionView(
            key=key,
            label=msg("fr-take", die=die_called(die), district=NUMERALS[DISTRICT_IDS.index(district)]),
            note=district_brings(district, band_of(die)),
            icon=icons.GUILD[guild],
            lights=tuple(f"die:{district}.{place}" for place in alike),
            fact=msg("fr-runs-any") if is_raven(die) else msg("fr-runs", guild=guild_name(guild)),
            source=f"die:{key}",
            target="" if is_raven(die) else f"guild:{guild}",
        )

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        district, slot = split(key)
        die = s.board[DISTRICT_IDS.index(district)][slot]
        id = "fr-hint-take-raven" if is_raven(die) else "fr-hint-take"
        now = msg(id, die=die_called(die), what=district_brings(district, band_of(die)))
        return joined(now, then_near(s, decision.seat, reward_at(DISTRICT_IDS.index(district), die)))

    def not_district(self, s: Ravenshire, seat: int, id: str) -> Reason | None:
        dice = s.board[DISTRICT_IDS.index(id)]
        if not dice:
            return because("FR-B26", "no-die", district=named("district", id))
        return (placed_now(s, id, 0) if len(dice) == 1 else None) or because("FR-B26", "take-a-die")

    def not_board_die(self, s: Ravenshire, district: str, slot: int) -> Reason | None:
        return placed_now(s, district, slot)

    def not_own_die(self, s: Ravenshire, seat: int, place: str) -> Reason | None:
        return because("FR-B26", "place-again") if place.isdigit() else because("FR-B29", "die-taken")

    def not_key(self, s: Ravenshire, decision: Decision, key: str) -> Reason | None:
        district, slot = split(key)
        if district not in DISTRICT_IDS:
            return None
        dice = s.board[DISTRICT_IDS.index(district)]
        if not 0 <= slot < len(dice):
            return because("FR-B26", "no-die", district=named("district", district))
        return placed_now(s, district, slot) or because("FR-B26", "die-alike", die=die_called(dice[slot]))


class Column(Asked):
    """The guild that a Raven Die runs: taken from the board, or at the Second Shift."""

    at = 3
    helped = True

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        members = len(view.state.smiths[decision.seat].members[COLUMN[key]])
        note = msg("fr-note-column", what=told(BASE[key]), n=members)
        lights = (f"guild:{key}",)
        return OptionView(key=key, label=guild_name(key), note=note, icon=icons.GUILD[key], lights=lights)

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        members = len(s.smiths[decision.seat].members[COLUMN[key]])
        return msg("fr-hint-run", guild=guild_name(key), what=told(BASE[key]), n=members)


class TurnOver(Asked):
    """The turn is over, unless the guild works Long Hours, or the clerk has a swap left."""

    id = "turn-over"
    at = 3
    helped = True

    def help(self, view: View, decision: Decision) -> Msg | None:
        long = can_use(view.state.smiths[decision.seat], LONG_HOURS)
        return msg(self.word("help") if long else "fr-help-clerk-left")

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        return OptionView(key=key, label=msg("fr-end"), note=msg("fr-note-end"), icon=icons.PLACE["rest"])

    def usual(self, s: Ravenshire, decision: Decision) -> Sequence[str]:
        return ("end",)

    def not_key(self, s: Ravenshire, decision: Decision, key: str) -> Reason | None:
        return no_overtime(s, decision.seat, LONG_HOURS) if key.endswith(LONG_HOURS) else None
