"""What all questions of Ravenshire share: the steps of a turn, and why something is no answer.

A thing is the id of a part (`site:timberfall`, `die:timberfall.0`, `die:0:1`, `contract:cw1`, `member:m1`, `station:kiln`,
`row:common`, `guild:merchant`, `title:renowned`, `mat:1`) or the key of an answer (`m5>timberfall`, `timberfall.0`, `m1`).
"""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Kind, Reason
from inglenook.engine.words import Arg, Msg, msg

from ..content import CONTRACTS, DISTRICT_IDS, GUILDS, MEMBERS, STATIONS, TIERS, TITLES
from ..scene import producing
from ..score import worths_of
from ..state import Ravenshire
from .free_reasons import why_not_free
from .reasons import because, no_overtime, no_talisman, split, why_no_contract

FREE = "free"
TURN = tuple(msg(f"fr-step-{step}") for step in ("place", "take", "guild"))


class Asked(Kind[Ravenshire]):
    """A question of Ravenshire. Where it says nothing else it belongs to no step of a turn."""

    words = "fr"
    at = 0
    """In which of the three steps of a turn it is asked; 0: in none."""

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {}

    def help(self, view: View, decision: Decision) -> Msg | None:
        return msg(self.word("help")) if self.helped else None

    def steps(self, s: Ravenshire, decision: Decision) -> tuple[Msg, ...]:
        return TURN if self.at and s.season and not producing(s) else ()

    def step(self, s: Ravenshire, decision: Decision) -> Msg | None:
        return TURN[self.at - 1] if self.steps(s, decision) else None

    def prefer(self, s: Ravenshire, decision: Decision) -> Sequence[float]:
        return worths_of(s, decision)

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        """The figures behind an answer; else only that nothing looked better."""
        found = self.because(view, view.state, decision, keys[0]) if keys else None
        return found or msg("fr-hint-best", n=len(decision.keys))

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        """A reason for an answer, with figures."""
        return None

    # -- why not ----------------------------------------------------------------------------------------------------------

    def why_not(self, s: Ravenshire, decision: Decision, thing: str) -> Reason | None:
        sort, _, id = thing.partition(":")
        seat = decision.seat
        if sort == FREE:
            return why_not_free(s, seat, thing)
        if sort == "site" and id in DISTRICT_IDS:
            return self.not_district(s, seat, id)
        if sort == "die":
            return self.not_die(s, seat, id)
        if sort == "contract" and id in CONTRACTS:
            return self.not_contract(s, seat, id)
        if sort == "member" and id in MEMBERS:
            return self.not_member(s, decision, id)
        if sort == "station" and id in STATIONS:
            return self.not_station(s, decision, id)
        if sort == "guild" and id in GUILDS:
            return because("FR-B27", "guild-later")
        if sort == "row" and id in TIERS:
            return no_overtime(s, seat, "rush-order") or because("FR-B41", "rush-later")
        if sort == "title" and id in TITLES:
            return because("FR-B93", "title")
        if sort == "mat" and id.isdigit():
            return self.not_mat(s, seat, int(id))
        return because("FR-B78", "track") if thing == "reputation" else self.not_key(s, decision, thing)

    def not_district(self, s: Ravenshire, seat: int, id: str) -> Reason | None:
        """A district."""
        return because("FR-B25", "district-later")

    def not_die(self, s: Ravenshire, seat: int, id: str) -> Reason | None:
        """A die: `timberfall.0` on the board, `0:1` in a hand, `0:merchant.0` in a workshop."""
        where, _, place = id.partition(":")
        if not place:
            return self.not_board_die(s, *split(id))
        if int(where) != seat:
            return because("FR-B25", "die-other", int(where))
        return self.not_own_die(s, seat, place)

    def not_board_die(self, s: Ravenshire, district: str, slot: int) -> Reason | None:
        """A die on the board."""
        return because("FR-B26", "die-later")

    def not_own_die(self, s: Ravenshire, seat: int, place: str) -> Reason | None:
        """A die of one's own: only a Talisman turns it."""
        return no_talisman(s, seat) if place.isdigit() else because("FR-B29", "die-taken")

    def not_contract(self, s: Ravenshire, seat: int, id: str) -> Reason | None:
        """A contract on display, or somebody's starter."""
        return why_no_contract(s, seat, id)

    def not_member(self, s: Ravenshire, decision: Decision, id: str) -> Reason | None:
        """A guild member."""
        return because("FR-B22", "recruit-later")

    def not_station(self, s: Ravenshire, decision: Decision, id: str) -> Reason | None:
        """A station."""
        return because("FR-B55", "station-later")

    def not_mat(self, s: Ravenshire, seat: int, side: int) -> Reason | None:
        """Somebody's things."""
        if side == seat:
            return because("FR-B28", "nothing-free")
        return because("FR-B36", "mat-ao") if side >= len(s.smiths) else because("FR-B28", "mat-other", side)

    def not_key(self, s: Ravenshire, decision: Decision, key: str) -> Reason | None:
        """An answer that would be one at another time."""
        return None
