"""The ship: a creature that cannot sink, and what it loses instead (R23-R40)."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.query import armor, power
from inglenook.games.royal_fortune.content import SHIP

from . import props as props
from .stage import voyage


@pytest.mark.rule("RF-R25")
def test_nothing_destroys_the_ship() -> None:
    play = voyage(me=dict(hand=["killer", "slaughter"]), ship=dict(line=["gull"], amber=2))
    play.do("play:killer", SHIP)
    assert play.where(SHIP) == "ship.line"
    assert (play.pool, play.chests) == (2, 2)
    play.do("play:slaughter")
    assert play.crew == [SHIP], "the gull beside it dies"
    assert play.at_rest


@pytest.mark.rule("RF-R26", "RF-R27")
@pytest.mark.parametrize("action", ["eraser", "sender", "burier"])
def test_nothing_takes_the_ship_away(action: str) -> None:
    play = voyage(me=dict(hand=[action, action]), ship=dict(line=["deckhand"]))
    play.do(f"play:{action}", SHIP)
    assert play.where(SHIP) == "ship.line"
    play.do(f"play:{action}#2", "deckhand")
    assert play.crew == [SHIP]
    assert play.at_rest


@pytest.mark.rule("RF-R27")
def test_a_pirate_is_taken_away_where_the_ship_is_not() -> None:
    play = voyage(me=dict(hand=["eraser"]), ship=dict(line=["deckhand"]))
    play.do("play:eraser", "deckhand")
    assert play.where("deckhand") == "ship.purged"
    assert play.crew == [SHIP]


@pytest.mark.rule("RF-R27")
def test_nobody_takes_control_of_the_ship() -> None:
    play = voyage(me=dict(hand=["taker"]), ship=dict(line=["deckhand"]))
    play.do("play:taker", SHIP)
    assert play.crew == ["deckhand", SHIP]
    assert play.s.control[play.ship] == 1


@pytest.mark.rule("RF-R28")
def test_the_ship_may_be_moved_within_its_line() -> None:
    play = voyage(me=dict(hand=["shover"]), ship=dict(line=["deckhand", "gull"], amber=1))
    play.do("play:shover", SHIP, "deckhand")
    assert play.crew == [SHIP, "gull", "deckhand"]
    assert play.pool == 1 and play.at_rest


@pytest.mark.rule("RF-R29", "RF-R30")
@pytest.mark.parametrize("attacker", ["weakling", "brute", "dummy"])
def test_every_hit_costs_one_however_hard(attacker: str) -> None:
    play = voyage(me=dict(line=[attacker, "guard"]), ship=dict(line=["deckhand"], amber=6))
    play.do(f"fight:{attacker}", SHIP)
    assert play.pool == 5
    assert play.damage(SHIP) == 0
    assert (play.damage("deckhand"), play.damage(attacker), play.damage("guard")) == (0, 0, 0)
    assert play.at_rest


@pytest.mark.rule("RF-R31", "RF-R72", "RF-R73")
def test_with_an_empty_pool_a_chest_breaks_instead() -> None:
    play = voyage(me=dict(line=["dummy"]), ship=dict(line=["gull"], amber=0, chests=2))
    play.do("fight:dummy", SHIP)
    assert (play.chests, play.pool, play.dark) == (1, 6, 6)
    assert play.where("gull") == "ship.line", "what breaks out burns nobody"


@pytest.mark.rule("RF-R31")
def test_with_one_aember_left_no_chest_breaks() -> None:
    play = voyage(me=dict(line=["dummy"]), ship=dict(amber=1, chests=2))
    play.do("fight:dummy")
    assert (play.chests, play.pool) == (2, 0)


@pytest.mark.rule("RF-R32")
@pytest.mark.parametrize(("action", "table"), [("warder", "warded"), ("enrager", "enraged"), ("grower", "counters")])
def test_only_chests_and_a_stun_lie_on_the_ship(action: str, table: str) -> None:
    play = voyage(me=dict(hand=[action, "stunner"]), ship=dict(line=["deckhand"]))
    play.do(f"play:{action}", SHIP)
    assert play.ship not in getattr(play.s, table)
    play.do("play:stunner", SHIP)
    assert play.stunned(SHIP)


@pytest.mark.rule("RF-R32")
def test_a_pirate_can_carry_what_the_ship_cannot() -> None:
    play = voyage(me=dict(hand=["grower"]), ship=dict(line=["deckhand"]))
    play.do("play:grower", "deckhand")
    assert play.s.counters[play.id("deckhand")] == 1


@pytest.mark.rule("RF-R33")
def test_aember_put_on_the_ship_goes_to_its_pool() -> None:
    play = voyage(me=dict(hand=["exalter"]), ship=dict(amber=3, line=["deckhand"]))
    play.do("play:exalter", SHIP)
    assert (play.pool, play.on(SHIP), play.on("deckhand")) == (4, 0, 0)


@pytest.mark.rule("RF-R34", "RF-G9")
def test_the_ship_has_neither_power_nor_armor() -> None:
    play = voyage(me=dict(hand=["slaughter"], line=["weakling"]), ship=dict(line=["deckhand"]), here="the-final-stretch")
    assert (power(play.s, play.ship), armor(play.s, play.ship)) == (0, 0)
    play.do("play:slaughter")
    assert play.crew == ["deckhand", SHIP], "a look for power two or less finds the weakling and never the ship"
    assert play.where("weakling") == "me.discard"


@pytest.mark.rule("RF-R35")
def test_the_ship_neither_fights_nor_reaps() -> None:
    play = voyage(me=dict(line=["weakling"], amber=2), ship=dict(amber=1, chests=1))
    play.through()
    assert play.pool == 1, "it has not reaped"
    assert play.where("weakling") == "me.line" and play.damage("weakling") == 0


@pytest.mark.rule("RF-R36", "RF-R38")
def test_headwind_lets_the_ship_turn_the_wind() -> None:
    play = voyage(me={}, ship=dict(amber=1), wind="headwind")
    play.through()
    assert play.s.wind == "tailwind"
    assert play.ready(SHIP), "readied again in the last step"


@pytest.mark.rule("RF-R36")
def test_an_exhausted_ship_does_nothing() -> None:
    play = voyage(me={}, ship=dict(amber=1, tired=[SHIP]), wind="headwind")
    play.through()
    assert play.s.wind == "headwind"


@pytest.mark.rule("RF-R37")
def test_a_stunned_ship_shakes_it_off_and_does_no_more() -> None:
    play = voyage(me={}, ship=dict(amber=1, line=["deckhand"], stunned=[SHIP]), wind="headwind")
    play.through()
    assert not play.stunned(SHIP)
    assert play.s.wind == "headwind"
    assert play.pool == 2, "the deckhand beside it reaps as ever"


@pytest.mark.rule("RF-R39", "RF-R122")
def test_with_tailwind_more_pirates_than_creatures_escape() -> None:
    crew = ["deckhand"] * 3
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["guard"]), ship=dict(line=crew, amber=1), wind="tailwind")
    play.through()
    assert play.ended == "escaped"
    assert play.table.over is not None and play.table.over.winners == ()


@pytest.mark.rule("RF-R39", "RF-G23")
def test_as_many_are_not_enough() -> None:
    line = ["deckhand"] * 3
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["guard", "guard"]), ship=dict(line=line, amber=1), wind="tailwind")
    play.through()
    assert play.ended == ""


@pytest.mark.rule("RF-R39")
def test_only_pirates_count_for_an_escape() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(line=["deckhand", "gull", "merman"], amber=1), wind="tailwind")
    assert play.pirates == 1
    play.through()
    assert play.ended == ""


@pytest.mark.rule("RF-R39")
def test_with_headwind_nobody_escapes() -> None:
    play = voyage(me={}, ship=dict(line=["deckhand"] * 4, amber=1), wind="headwind")
    play.through()
    assert play.ended == "" and play.s.wind == "tailwind"


@pytest.mark.rule("RF-R40", "RF-R120", "RF-R121", "RF-G18", "RF-G19")
def test_a_forged_key_of_anybody_holds_the_ship_and_is_gone() -> None:
    play = voyage(me=dict(line=["guard"]), mate=dict(keys=2), ship=dict(line=["deckhand"] * 2, amber=1), wind="tailwind")
    play.do("end")
    assert play.asked == "escape"
    assert play.options == ["key:b:red", "no"]
    play.do("key:b:red")
    assert play.ended == ""
    assert (play.keys(1), play.s.sides[1].gone) == (1, ["red"])
    assert play.keys(0) == 0
    assert play.asked == "house"


@pytest.mark.rule("RF-R40", "RF-G30")
def test_the_team_may_let_the_ship_go() -> None:
    play = voyage(me=dict(keys=1), ship=dict(line=["deckhand"], amber=1), wind="tailwind")
    play.do("end", "no")
    assert play.ended == "given-up"
    assert play.keys() == 1
    assert play.table.over is not None and play.table.over.winners == ()


@pytest.mark.rule("RF-R40")
def test_without_a_forged_key_nothing_is_asked() -> None:
    play = voyage(me={}, ship=dict(line=["deckhand"], amber=1), wind="tailwind")
    play.through()
    assert play.ended == "escaped"
