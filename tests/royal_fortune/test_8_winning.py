"""Winning, losing, keys and modifiers (R116-R124, R140-R143)."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.query import unforged
from inglenook.games.royal_fortune.content import SHIP
from inglenook.games.royal_fortune.laws import is_pirate

from . import props as props
from .stage import voyage


@pytest.mark.rule("RF-R116")
def test_an_empty_ship_at_the_end_of_a_turn_is_victory_for_all() -> None:
    play = voyage(me=dict(line=["guard"]), mate={}, ship=dict(line=["gull"], amber=1, chests=0))
    play.do("fight:guard", SHIP)
    assert play.ended == "" and play.at_rest, "only the end of the turn decides"
    play.do("end")
    assert play.ended == "won"
    assert play.table.over is not None and play.table.over.winners == (0, 1)


@pytest.mark.rule("RF-R116")
@pytest.mark.parametrize(("amber", "chests"), [(1, 0), (0, 1)])
def test_one_aember_or_one_chest_left_is_no_victory(amber: int, chests: int) -> None:
    play = voyage(me={}, ship=dict(amber=amber, chests=chests)).through()
    assert play.ended == ""


@pytest.mark.rule("RF-R116")
def test_a_ship_that_reaps_again_before_the_end_is_not_empty() -> None:
    play = voyage(me={}, ship=dict(line=["gull"], amber=0, chests=0), step="line")
    assert play.ended == "" and play.pool == 1


@pytest.mark.rule("RF-R116")
def test_the_end_of_the_ships_own_turn_counts_too() -> None:
    play = voyage(me={}, ship=dict(amber=0, chests=0), step="line")
    assert play.ended == "won"


@pytest.mark.rule("RF-R117")
@pytest.mark.parametrize(("action", "left"), [("stealer", 0), ("loser", 0)])
def test_stealing_and_other_losses_empty_it_as_well(action: str, left: int) -> None:
    play = voyage(me=dict(hand=[action]), ship=dict(amber=2, chests=0))
    play.do(f"play:{action}")
    assert play.pool == left
    play.do("end")
    assert play.ended == "won"


@pytest.mark.rule("RF-R117")
def test_capturing_empties_it_too() -> None:
    play = voyage(me=dict(hand=["charette"]), ship=dict(amber=3, chests=0), house="dis")
    play.do("play:charette", "end")
    assert play.ended == "won"


@pytest.mark.rule("RF-R118", "RF-G20")
def test_three_keys_win_nothing_and_end_nothing() -> None:
    play = voyage(me=dict(keys=2, amber=7), ship=dict(amber=1)).through()
    assert play.keys() == 3 and play.amber() == 1
    assert play.ended == "" and play.asked == "house"


@pytest.mark.rule("RF-G20")
def test_without_an_unforged_key_there_is_no_forging() -> None:
    play = voyage(me=dict(keys=3, amber=9), ship=dict(amber=1)).through()
    assert (play.keys(), play.amber()) == (3, 9)


@pytest.mark.rule("RF-R119")
def test_forging_a_key_rids_one_of_certain_enemy_cards() -> None:
    ship = dict(artifacts=["the-black-flag", "anchor"], upgrades={SHIP: "reinforced-hull"}, amber=1)
    play = voyage(me=dict(amber=9), ship=ship)
    play.do("end", "after.the-black-flag")
    assert play.keys() == 1
    assert play.where("the-black-flag") == play.where("reinforced-hull") == "ship.discard"
    assert play.where("anchor") == "ship.artifacts", "one that does not say so stays"


@pytest.mark.rule("RF-R119")
def test_a_chest_the_ship_makes_strikes_nothing() -> None:
    play = voyage(me={}, ship=dict(artifacts=["the-black-flag"], amber=6)).through()
    assert play.chests == 3 and play.where("the-black-flag") == "ship.artifacts"


@pytest.mark.rule("RF-R120", "RF-R121", "RF-G19")
def test_a_destroyed_key_never_comes_back() -> None:
    play = voyage(me=dict(keys=3, amber=9), ship=dict(line=["deckhand"], amber=1), wind="tailwind")
    play.do("end", "key:a:red")
    assert (play.keys(), play.s.sides[0].gone) == (2, ["red"])
    assert unforged(play.s, 0) == [], "nothing left to forge"
    assert play.amber() == 9


@pytest.mark.rule("RF-G19")
def test_unforged_keys_stay_forgeable_after_it() -> None:
    play = voyage(me=dict(keys=1, amber=9), ship=dict(line=["deckhand"], amber=1), wind="tailwind")
    play.do("end", "key:a:red")
    assert play.s.sides[0].gone == ["red"]
    assert play.keys() == 1, "the next turn forged another"
    assert len(unforged(play.s, 0)) == 1


@pytest.mark.rule("RF-R122")
def test_an_escape_loses_for_everybody() -> None:
    play = voyage(me={}, mate={}, ship=dict(line=["deckhand"], amber=1), wind="tailwind").through()
    assert play.ended == "escaped"
    assert play.table.over is not None and play.table.over.winners == ()


@pytest.mark.rule("RF-R123")
def test_with_tailwind_it_tries_in_every_turn() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(line=["deckhand"], amber=1), wind="tailwind").through()
    play.do("brobnar", "end")
    assert play.said().count("rf-log-escape-attempt") == 2
    assert play.ended == ""


@pytest.mark.rule("RF-G25")
def test_an_escape_comes_before_a_victory() -> None:
    ship = dict(line=[SHIP, "deckhand"], tired=["deckhand"], amber=0, chests=0)
    play = voyage(me={}, ship=ship, wind="tailwind", step="line")
    assert play.ended == "escaped"


@pytest.mark.rule("RF-R143")
def test_holding_ones_breath_a_players_turn_does_not_win() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(line=["gull"], amber=0, chests=0), hold_yer_breath=True)
    play.through()
    assert play.ended == "" and play.pool == 1, "the gull reaped meanwhile"


@pytest.mark.rule("RF-R143")
def test_the_end_of_the_ships_turn_does() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(amber=0, chests=0), hold_yer_breath=True)
    play.do("end")
    assert play.ended == "won"
    assert "rf-log-ship-turn" in play.said()


@pytest.mark.rule("RF-R141")
def test_a_seasoned_crew_is_all_pirates_and_mutants() -> None:
    ship = dict(line=["gull", "corsair"], deck=["dark-cargo"], amber=0)
    play = voyage(me=dict(line=["guard", "guard"]), ship=ship, wind="headwind", seasoned_crew=True, step="cards")
    assert play.pirates == 2
    assert play.crew == ["gull", "corsair", SHIP] and play.damage("corsair") == 0


@pytest.mark.rule("RF-R141", "RF-G3")
def test_the_ship_itself_is_neither() -> None:
    play = voyage(me={}, ship=dict(line=[], deck=["dark-cargo"]), seasoned_crew=True, step="cards")
    assert play.pirates == 0
    assert play.pool == 1, "two came and one was burnt away"


@pytest.mark.rule("RF-R141")
def test_creatures_of_the_team_are_not_seasoned() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(line=["gull"]), seasoned_crew=True)
    assert is_pirate(play.s, play.id("gull")) and not is_pirate(play.s, play.id("guard"))


@pytest.mark.rule("RF-R141")
def test_without_it_a_gull_is_no_pirate() -> None:
    assert voyage(me={}, ship=dict(line=["gull", "corsair"])).pirates == 1
