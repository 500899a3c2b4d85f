"""Corners of the chase that the chapters leave open: advice, tokens, the rule of six at sea, locations, and lost keys."""

from __future__ import annotations

from random import Random

import pytest

from inglenook.engine.chance import Dice
from inglenook.games.keyforge.aember import gain
from inglenook.games.keyforge.registry import Event, after, const
from inglenook.games.keyforge.state import Crucible, KFTable
from inglenook.games.keyforge.use import make_ready
from inglenook.games.royal_fortune import GAME
from inglenook.games.royal_fortune.content import SHIP
from inglenook.games.royal_fortune.invariants import supply_without_end
from inglenook.games.royal_fortune.setup import VoyageOptions
from tests.keyforge.props import prop

from .props import sea
from .stage import voyage


@after(sea("restless", power=2), "reaps", lambda s, me, you, event: event.card == me)
async def restless(t: KFTable, me: str, holder: int, event: Event) -> None:
    """After it reaps, it is readied, again and again."""
    make_ready(t, me)


@after(prop("engineer", power=2), "used", lambda s, me, you, event: event.side == you)
async def engineer(t: KFTable, me: str, you: int, event: Event) -> None:
    """After you use an artifact, gain 1."""
    await gain(t, you, 1)


@const("drifting-wreck:here", "extra-archive")
def drifting_wreck(s: Crucible, one: object, you: int) -> int:
    """At the start of the ship's turn it archives a card."""
    return 1


@pytest.mark.rule("RF-R17")
@pytest.mark.parametrize(
    ("seats", "level", "advised"), [(3, "expert", 1), (3, "standard", 0), (3, "beginner", 0), (2, "expert", 0)]
)
def test_a_full_team_is_advised_not_to_begin_harder_than_standard(seats: int, level: str, advised: int) -> None:
    t = GAME.table(seats, Dice(Random(1)), options=VoyageOptions(difficulty=level), loud=True)  # type: ignore[arg-type]
    assert sum(line.text.id == "rf-log-advice" for line in t.log) == advised


@pytest.mark.rule("RF-R15")
def test_the_supply_gives_as_many_chests_as_are_made() -> None:
    play = voyage(me={}, ship=dict(amber=60, chests=99)).through()
    assert play.chests == 100 and supply_without_end(play.s)
    play.s.sides[1].keys.append("red")
    assert not supply_without_end(play.s), "what lies on the ship is a chest"


@pytest.mark.rule("RF-R3")
def test_the_rule_of_six_holds_for_the_crew() -> None:
    play = voyage(me={}, ship=dict(line=["restless", "gull"], amber=0, chests=1)).through()
    assert play.pool == 6 + 1, "six times, and the gull once"


def test_an_artifact_of_the_ship_is_used_as_one_of_a_player_is() -> None:
    play = voyage(me=dict(line=["engineer", "guard"]), ship=dict(artifacts=["ballast"], amber=1))
    mine = play.id("engineer")
    play.s.sides[0].line.remove(mine)
    play.s.sides[1].line.insert(0, mine)
    play.s.control[mine] = 1
    play.s.tired[mine] = True
    play.through()
    assert play.pool == 1 + 1 + 1, "the ballast, and the engineer who has gone over"


@pytest.mark.rule("RF-G16")
def test_a_ship_kept_from_forging_does_not_say_it_makes_a_chest() -> None:
    play = voyage(me=dict(hand=["miasma"]), ship=dict(amber=6, chests=2), house="shadows")
    play.do("play:miasma").through()
    assert play.chests == 2 and "rf-log-makes-chest" not in play.said()


@pytest.mark.rule("RF-G21")
def test_a_location_that_speaks_of_the_ships_turn_is_silent_in_yours() -> None:
    play = voyage(me={}, ship=dict(deck=["calm", "gull", "deckhand"], amber=1), here="drifting-wreck")
    assert play.archived == [], "nothing yet in the player's turn"
    play.through()
    assert play.where("calm") == "ship.discard" and play.crew == ["gull", SHIP], "one of the archives, one of the deck"
    assert play.where("deckhand") == "ship.deck" and play.archived == [], "and nothing at the start of the next player's turn"


@pytest.mark.rule("RF-R71")
def test_smash_the_hold_breaks_a_chest_and_without_one_nothing() -> None:
    play = voyage(me={}, ship=dict(amber=1, chests=2, deck=["smash-the-hold"], line=["gull"], tired=["gull", SHIP])).through()
    assert (play.chests, play.dark, play.where("gull")) == (1, 6, "ship.line")
    play = voyage(me={}, ship=dict(amber=1, chests=0, deck=["smash-the-hold"], tired=[SHIP])).through()
    assert (play.chests, play.dark) == (0, 0)
