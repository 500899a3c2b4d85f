"""Dark æmber: precious, and no friend of flesh (R56-R68)."""

from __future__ import annotations

import pytest

from . import props as props
from .stage import voyage


@pytest.mark.rule("RF-R56", "RF-R66")
def test_dark_aember_is_stolen_and_the_thief_chooses_the_mix() -> None:
    play = voyage(me=dict(hand=["stealer"], line=["guard"]), ship=dict(amber=5, dark=3))
    play.do("play:stealer")
    assert play.asked == "mix"
    play.do("2")
    assert (play.amber(), play.dark_of(0)) == (2, 2)
    assert (play.pool, play.dark) == (3, 1)
    assert play.damage("guard") == 2


@pytest.mark.rule("RF-R66")
def test_a_pool_of_one_kind_leaves_nothing_to_choose() -> None:
    play = voyage(me=dict(hand=["stealer"], line=["guard"]), ship=dict(amber=5))
    play.do("play:stealer")
    assert play.at_rest
    assert play.dark_of(0) == 0 and play.damage("guard") == 0


@pytest.mark.rule("RF-R56")
def test_dark_aember_pays_for_a_key() -> None:
    play = voyage(me=dict(amber=6, dark=6), ship=dict(amber=1))
    play.through()
    assert play.keys() == 1 and (play.amber(), play.dark_of(0)) == (0, 0)


@pytest.mark.rule("RF-R56")
def test_dark_aember_is_lost_like_any() -> None:
    play = voyage(me=dict(hand=["loser"]), ship=dict(amber=2, dark=2))
    play.do("play:loser")
    assert (play.pool, play.dark) == (0, 0)


@pytest.mark.rule("RF-R57", "RF-R58", "RF-R59", "RF-R63")
def test_dark_aember_in_your_pool_burns_each_of_yours_that_is_no_mutant() -> None:
    play = voyage(
        me=dict(line=["guard", "dummy", "mutant-guard"]),
        mate=dict(line=["guard"]),
        ship=dict(line=["corsair"], deck=["dark-gift"], amber=1),
    )
    play.through()
    assert (play.amber(), play.dark_of(0)) == (2, 2)
    assert (play.damage("me/guard"), play.damage("dummy"), play.damage("mutant-guard")) == (2, 2, 0)
    assert play.damage("corsair") == 0


@pytest.mark.rule("RF-R60")
def test_a_teammates_line_is_not_burnt() -> None:
    play = voyage(me=dict(line=["guard"]), mate=dict(line=["guard"]), ship=dict(deck=["dark-gift"], amber=1))
    play.through()
    assert (play.damage("me/guard"), play.damage("mate/guard")) == (2, 0)
    assert play.dark_of(1) == 0


@pytest.mark.rule("RF-R61", "RF-G4")
def test_dark_aember_in_the_ships_pool_burns_its_crew_and_costs_the_ship_one() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(line=["corsair", "merman"], deck=["dark-cargo"]), step="cards")
    assert (play.damage("corsair"), play.damage("merman"), play.damage("guard")) == (2, 0, 0)
    assert (play.pool, play.dark) == (2 - 1 + 2, 1), "two came, one burnt away, two were reaped"


@pytest.mark.rule("RF-R61")
def test_ordinary_aember_burns_nobody() -> None:
    play = voyage(me=dict(line=["guard"]), ship=dict(line=["deckhand"], deck=["pilfer"], amber=1))
    play.through()
    assert play.damage("deckhand") == 0


@pytest.mark.rule("RF-R62")
def test_dark_aember_on_a_creature_burns_it() -> None:
    play = voyage(me=dict(hand=["charette"], line=["guard"]), ship=dict(amber=4, dark=4), house="dis")
    play.do("play:charette", "left")
    assert play.on("charette") == 3 and play.s.dark[play.id("charette")] == 3
    assert (play.damage("charette"), play.damage("guard")) == (3, 0)
    assert (play.pool, play.dark) == (1, 1)


@pytest.mark.rule("RF-R62")
def test_dark_aember_on_an_artifact_burns_nobody() -> None:
    play = voyage(me=dict(artifacts=["pocket-universe"], line=["guard"], amber=1, dark=1), house="logos")
    play.do("action:pocket-universe")
    assert play.on("pocket-universe") == play.s.dark[play.id("pocket-universe")] == 1
    assert play.s.damage == {} and play.at_rest


@pytest.mark.rule("RF-R62", "RF-R63")
def test_not_a_mutant() -> None:
    play = voyage(me=dict(hand=["mass-capture"], line=["mutant-guard", "guard"]), ship=dict(amber=4, dark=4))
    play.do("play:mass-capture").pick("mutant-guard", "guard")
    assert (play.on("mutant-guard"), play.on("guard")) == (1, 1)
    assert (play.damage("mutant-guard"), play.damage("guard")) == (0, 1)


@pytest.mark.rule("RF-R64")
def test_a_text_about_aember_takes_both_kinds() -> None:
    play = voyage(me=dict(hand=["loser"]), ship=dict(amber=2, dark=1))
    play.do("play:loser")
    assert (play.pool, play.dark) == (0, 0)
    assert play.at_rest, "all there is is lost, so no mix is asked"


@pytest.mark.rule("RF-R65", "RF-R67")
def test_a_text_about_dark_aember_makes_dark_aember() -> None:
    play = voyage(me={}, ship=dict(deck=["dark-gift"], amber=1))
    play.through()
    assert play.dark_of(0) == play.amber() == 2


@pytest.mark.rule("RF-R67")
def test_gaining_and_reaping_bring_ordinary_aember() -> None:
    play = voyage(me=dict(hand=["gainer"], line=["guard"]), ship=dict(amber=1))
    play.do("play:gainer", "reap:guard")
    assert (play.amber(), play.dark_of(0)) == (3, 0)


@pytest.mark.rule("RF-R68")
def test_another_card_makes_ordinary_aember_instead() -> None:
    play = voyage(me=dict(hand=["false-dark"], line=["guard"]), ship=dict(amber=1))
    play.do("play:false-dark")
    assert (play.amber(), play.dark_of(0)) == (2, 0)
    assert play.damage("guard") == 0


@pytest.mark.rule("RF-G11")
def test_aember_on_a_dying_creature_keeps_its_kind_and_goes_to_the_other_side() -> None:
    play = voyage(me=dict(hand=["killer"], line=["guard"]), ship=dict(line=["corsair"], amber_on={"corsair": 2}, amber=1))
    play.s.dark[play.id("corsair")] = 2
    play.do("play:killer", "corsair")
    assert (play.amber(), play.dark_of(0)) == (2, 2)
    assert play.damage("guard") == 2, "it does its harm where it arrives"


@pytest.mark.rule("RF-G11")
def test_the_spoils_go_to_whoever_is_active_not_to_the_first_at_the_table() -> None:
    play = voyage(me={}, mate=dict(hand=["killer"]), ship=dict(line=["corsair"], amber_on={"corsair": 2}, amber=1)).through()
    play.do("brobnar", "play:killer", "corsair")
    assert (play.amber(0), play.amber(1)) == (0, 2)


@pytest.mark.rule("RF-G11")
def test_aember_on_a_dying_creature_of_the_team_goes_to_the_ship() -> None:
    play = voyage(
        me=dict(hand=["killer"], line=["guard"]),
        mate=dict(line=["dummy"], amber_on={"dummy": 3}),
        ship=dict(line=["corsair"], amber=1),
    )
    play.do("play:killer", "dummy")
    assert play.pool == 4
    assert (play.amber(), play.amber(1)) == (0, 0)
