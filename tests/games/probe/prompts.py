"""The questions of the probe in words, with the odds of each answer where dice are rolled."""

from __future__ import annotations

import msgspec

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.scene import Odds, OptionView, Prompt
from inglenook.engine.words import Msg, msg

from .content import CONTRACT_NAME, CONTRACTS, DISTRICT_NAME, DISTRICTS, PLACE_NAME, PLACES, TILE_NAME, TILES
from .country import joins, turned
from .scene import phase
from .state import Probe
from .town import PASS, band, free
from .words_of import reward
from .world import NEED, STAY, at_least, got, in_all

STEPS = {"travel": "map", "test": "map", "scout": "hexes", "turn": "hexes", "place": "market", "contract": "market"}


def prompt(view: View, decision: Decision) -> Prompt:
    """The open question with its answers."""
    s: Probe = view.state
    args: dict[str, str | int | Msg] = {"got": got(s), "need": NEED, "face": s.die % 10}
    args["tile"] = TILE_NAME[s.drawn] if s.drawn else msg("pr-open")
    steps = tuple(msg(f"pr-step-{kind}") for kind, table in STEPS.items() if table == STEPS[decision.kind])
    mine = view.seat == decision.seat
    return Prompt(
        seat=decision.seat,
        kind=decision.kind,
        question=Msg(f"pr-ask-{decision.kind}", dict(args)),
        step=phase(s),
        step_number=1 + [kind for kind, table in STEPS.items() if table == STEPS[decision.kind]].index(decision.kind),
        step_count=2,
        steps=steps,
        help=msg(f"pr-help-{decision.kind}"),
        rules=(decision.rule,),
        options=tuple(OPTIONS[decision.kind](s, key) for key in decision.keys) if mine else (),
        usual={"travel": STAY, "test": "roll", "contract": PASS}.get(decision.kind, ""),
    )


def travel(s: Probe, key: str) -> OptionView:
    """A place to go to."""
    if key == STAY:
        return OptionView(key=key, label=msg("pr-stay"), note=msg("pr-stay-note"), icon="campfire")
    one = PLACES[key]
    return OptionView(
        key=key, label=PLACE_NAME[key], note=msg(f"pr-note-{one.kind}"), icon=one.icon, lights=(key,),
        path=(s.at[s.active], key), reach=tuple(to for to in one.to if to != s.at[s.active]),
    )  # fmt: skip


def test(s: Probe, key: str) -> OptionView:
    """What to do with the dice, and how likely it is to pass then."""
    need, left = NEED - got(s), len(s.dice) - got(s)
    if key == "stop":
        return OptionView(key=key, label=msg("pr-stop"), note=msg("pr-stop-note"), icon="broken-heart", odds=Odds(now=0.0))
    dice = left + (key == "exert")
    odds = Odds(now=at_least(need, dice), best=in_all(need, dice, s.rolls))
    icon = "rolling-dices" if key == "roll" else "heart-shield"
    return OptionView(
        key=key, label=msg(f"pr-{key}", n=dice), note=msg(f"pr-{key}-note", need=need), icon=icon, lights=("test",), odds=odds
    )


def scout(s: Probe, key: str) -> OptionView:
    """An open place."""
    return OptionView(key=key, label=msg("pr-scout"), note=msg("pr-scout-note"), icon="trail", lights=(key,))


def turn(s: Probe, key: str) -> OptionView:
    """A way the tile can lie."""
    by = int(key.removeprefix("turn:"))
    ties = joins(s, s.ghost, s.drawn, by)
    ways = turned(TILES[s.drawn].walls, by).count(".") - len(ties)
    return OptionView(
        key=key, label=msg("pr-turn", n=len(ties)), note=msg("pr-turn-note", n=ways), lights=(s.ghost,), turn=by,
        joins=tuple(ties), fact=msg("pr-turn-fact", n=len(ties)),
    )  # fmt: skip


def place(s: Probe, key: str) -> OptionView:
    """A district for the die."""
    pays = reward(DISTRICTS[key].bands[band(s.die % 10)])
    fact = msg("pr-then-full") if free(s, key) == 1 else None
    one = OptionView(key=key, label=DISTRICT_NAME[key], note=pays, icon=DISTRICTS[key].icon, lights=(key,), fact=fact)
    return msgspec.structs.replace(one, source="die", target=key)


def contract(s: Probe, key: str) -> OptionView:
    """A contract, or none."""
    if key == PASS:
        return OptionView(key=key, label=msg("pr-pass"), note=msg("pr-pass-note"), icon="campfire")
    one = CONTRACTS[key]
    note = msg("pr-pays", gold=one.gold, fame=one.fame)
    return OptionView(key=key, label=CONTRACT_NAME[key], note=note, icon=one.icon, lights=(key,))


OPTIONS = {"travel": travel, "test": test, "scout": scout, "turn": turn, "place": place, "contract": contract}
