"""The questions of the probe, with the odds of each answer where dice are rolled."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Kind, Kinds, Reason
from inglenook.engine.scene import Odds, OptionView
from inglenook.engine.words import Arg, Msg, msg

from .content import CONTRACT_NAME, CONTRACTS, DISTRICT_NAME, DISTRICTS, PLACE_NAME, PLACES, TILE_NAME, TILES
from .country import joins, turned
from .state import Probe, points
from .town import PASS, band, free
from .words_of import reward
from .world import NEED, STAY, at_least, got, in_all

STEPS = {"map": ("travel", "test"), "hexes": ("scout", "turn"), "market": ("place", "contract")}
"""The questions of a turn at each table, in their order."""
WILDS = 1.5
"""What the wilds are worth, with all their dangers."""


class Asked(Kind[Probe]):
    """What all questions of the probe share."""

    words = "pr"
    helped = True

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        s: Probe = view.state
        tile = TILE_NAME[s.drawn] if s.drawn else msg("pr-open")
        return {"got": got(s), "need": NEED, "face": s.die % 10, "tile": tile}

    def help(self, view: View, decision: Decision) -> Msg | None:
        return Msg(self.word("help"))

    def steps(self, s: Probe, decision: Decision) -> tuple[Msg, ...]:
        return tuple(msg(f"pr-step-{kind}") for kind in next(kinds for kinds in STEPS.values() if self.id in kinds))

    def step(self, s: Probe, decision: Decision) -> Msg | None:
        return msg(f"pr-step-{self.id}")

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        """The points so far."""
        return msg("pr-hint", points=points(view.state, decision.seat))


class Travel(Asked):
    """A place to go to."""

    id = "travel"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Probe = view.state
        if key == STAY:
            return OptionView(key=key, label=msg("pr-stay"), note=msg("pr-stay-note"), icon="campfire")
        one = PLACES[key]
        return OptionView(
            key=key, label=PLACE_NAME[key], note=msg(f"pr-note-{one.kind}"), icon=one.icon, lights=(key,),
            path=(s.at[s.active], key), reach=tuple(to for to in one.to if to != s.at[s.active]),
        )  # fmt: skip

    def usual(self, s: Probe, decision: Decision) -> Sequence[str]:
        return (STAY,)

    def worth(self, s: Probe, decision: Decision, key: str) -> float:
        return {"wilds": WILDS, "city": 1.0, "sea": 0.2}[PLACES[key].kind] if key in PLACES else 0.1

    def why_not(self, s: Probe, decision: Decision, thing: str) -> Reason | None:
        return Reason(msg("pr-why-far"), "PR-R3") if thing in PLACES else None


class Test(Asked):
    """What to do with the dice, and how likely it is to pass then."""

    id = "test"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Probe = view.state
        need, left = NEED - got(s), len(s.dice) - got(s)
        if key == "stop":
            return OptionView(key=key, label=msg("pr-stop"), note=msg("pr-stop-note"), icon="broken-heart", odds=Odds(now=0.0))
        dice = left + (key == "exert")
        odds = Odds(now=at_least(need, dice), best=in_all(need, dice, s.rolls))
        icon = "rolling-dices" if key == "roll" else "heart-shield"
        label, note = msg(f"pr-{key}", n=dice), msg(f"pr-{key}-note", need=need)
        return OptionView(key=key, label=label, note=note, icon=icon, lights=("test",), odds=odds)

    def usual(self, s: Probe, decision: Decision) -> Sequence[str]:
        return ("roll",)

    def worth(self, s: Probe, decision: Decision, key: str) -> float:
        return {"roll": 1.0, "exert": 0.5}.get(key, 0.0)


class Scout(Asked):
    """An open place."""

    id = "scout"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        return OptionView(key=key, label=msg("pr-scout"), note=msg("pr-scout-note"), icon="trail", lights=(key,))

    def why_not(self, s: Probe, decision: Decision, thing: str) -> Reason | None:
        laid = thing in s.tiles
        return Reason(msg("pr-why-laid" if laid else "pr-why-apart"), decision.rule) if "," in thing else None


class Turn(Asked):
    """A way the tile can lie."""

    id = "turn"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Probe = view.state
        by = int(key.removeprefix("turn:"))
        ties = joins(s, s.ghost, s.drawn, by)
        ways = turned(TILES[s.drawn].walls, by).count(".") - len(ties)
        return OptionView(
            key=key, label=msg("pr-turn", n=len(ties)), note=msg("pr-turn-note", n=ways), lights=(s.ghost,), turn=by,
            joins=tuple(ties), fact=msg("pr-turn-fact", n=len(ties)),
        )  # fmt: skip

    def why_not(self, s: Probe, decision: Decision, thing: str) -> Reason | None:
        return Reason(msg("pr-why-turning"), decision.rule) if "," in thing else None

    def worth(self, s: Probe, decision: Decision, key: str) -> float:
        return float(len(joins(s, s.ghost, s.drawn, int(key.removeprefix("turn:")))))


class Place(Asked):
    """A district for the die."""

    id = "place"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Probe = view.state
        pays = reward(DISTRICTS[key].bands[band(s.die % 10)])
        fact = msg("pr-then-full") if free(s, key) == 1 else None
        name, icon = DISTRICT_NAME[key], DISTRICTS[key].icon
        return OptionView(key=key, label=name, note=pays, icon=icon, lights=(key,), fact=fact, source="die", target=key)

    def worth(self, s: Probe, decision: Decision, key: str) -> float:
        return float(len(DISTRICTS[key].bands[band(s.die % 10)]))

    def why_not(self, s: Probe, decision: Decision, thing: str) -> Reason | None:
        return Reason(msg("pr-why-full"), "PR-R8") if thing in DISTRICTS else None


class Contract(Asked):
    """A contract, or none."""

    id = "contract"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        if key == PASS:
            return OptionView(key=key, label=msg("pr-pass"), note=msg("pr-pass-note"), icon="campfire")
        one = CONTRACTS[key]
        note = msg("pr-pays", gold=one.gold, fame=one.fame)
        return OptionView(key=key, label=CONTRACT_NAME[key], note=note, icon=one.icon, lights=(key,))

    def usual(self, s: Probe, decision: Decision) -> Sequence[str]:
        return (PASS,)

    def worth(self, s: Probe, decision: Decision, key: str) -> float:
        return float(CONTRACTS[key].gold) if key in CONTRACTS else 0.0

    def why_not(self, s: Probe, decision: Decision, thing: str) -> Reason | None:
        return Reason(msg("pr-why-goods"), "PR-R9") if thing in CONTRACTS else None


KINDS = Kinds(Travel(), Test(), Scout(), Turn(), Place(), Contract())
