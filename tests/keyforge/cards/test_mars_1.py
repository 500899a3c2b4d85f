"""House Mars, card by card: actions."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.play import put_into_play

from .. import props as props
from ..stage import Play, stage

PILE = ["punch"] * 8
"""A deck that fills a hand without luck."""


def show(play: Play, *names: str) -> None:
    """Show these cards of the hand and no more."""
    assert play.asked == "reveal"
    play.pick(*names)


def test_ammonia_clouds_hurt_everybody_by_three() -> None:
    play = stage(
        me=dict(hand=["ammonia-clouds"], line=["zorg", "dextre"], artifacts=["sniffer"]), foe=dict(line=["dummy", "plated"])
    )
    play.do("play:ammonia-clouds")
    assert play.damage("zorg") == 3 and play.damage("dummy") == 3 and play.damage("plated") == 1  # two went into its armor
    assert play.where("dextre") == "me.deck" and play.where("sniffer") == "me.artifacts" and play.at_rest


def test_battle_fleet_draws_for_each_card_shown() -> None:
    play = stage(me=dict(hand=["battle-fleet", "zorg", "sniffer", "troll"], deck=PILE), foe=dict(hand=["tunk"]))
    play.do("play:battle-fleet")
    assert "troll" not in play.options and "tunk" not in play.options
    show(play, "zorg", "sniffer")
    assert play.hand() == ["punch", "punch", "sniffer", "troll", "zorg"] and play.amber() == 1 and play.at_rest
    assert play.said().count("kf-log-reveal") == 2


def test_battle_fleet_may_show_nothing() -> None:
    play = stage(me=dict(hand=["battle-fleet", "zorg"], deck=PILE))
    play.do("play:battle-fleet", "done")
    assert play.hand() == ["zorg"] and play.at_rest
    play = stage(me=dict(hand=["battle-fleet", "troll"], line=["tunk"], deck=PILE), house="mars")
    play.do(f"discard:{play.spare}", "play:battle-fleet")
    assert play.hand() == ["troll"] and play.amber() == 1 and play.at_rest


def test_deep_probe_discards_the_creatures_of_a_house_from_the_opponents_hand() -> None:
    play = stage(
        me=dict(hand=["deep-probe", "bumpsy"]),
        foe=dict(hand=["troll", "punch", "snudge", "headhunter"], line=["brute"], archives=["smaaash"]),
    )
    play.do("play:deep-probe")
    assert len(play.options) == 7
    play.do("brobnar")
    assert play.where("troll") == play.where("headhunter") == "foe.discard"
    assert play.hand(1) == ["punch", "snudge"] and play.line(1) == ["brute"] and play.where("smaaash") == "foe.archives"
    assert play.hand() == ["bumpsy"] and play.amber() == 1 and play.at_rest


def test_deep_probe_in_an_empty_hand_or_for_a_house_it_does_not_hold() -> None:
    play = stage(me=dict(hand=["deep-probe"]), foe=dict(hand=["troll"]))
    play.do("play:deep-probe", "dis")
    assert play.hand(1) == ["troll"] and play.at_rest
    play = stage(me=dict(hand=["deep-probe"]))
    play.do("play:deep-probe", "dis")
    assert play.at_rest


def test_emp_blast_stuns_martians_and_robots_and_destroys_artifacts() -> None:
    play = stage(
        me=dict(hand=["emp-blast"], line=["zorg", "brute"], artifacts=["sniffer"]),
        foe=dict(line=["batdrone", "john-smyth", "dextre"], artifacts=["cannon"]),
    )
    play.do("play:emp-blast")
    assert all(play.stunned(name) for name in ("zorg", "batdrone", "john-smyth"))
    assert not play.stunned("brute") and not play.stunned("dextre")
    assert play.where("sniffer") == "me.discard" and play.where("cannon") == "foe.discard"
    assert play.line() == ["zorg", "brute"] and play.amber() == 1 and play.at_rest


def test_hypnotic_command_makes_enemies_capture_from_their_own_side() -> None:
    play = stage(
        me=dict(hand=["hypnotic-command"], line=["zorg", "tunk", "brute"], amber=3), foe=dict(line=["dummy", "troll"], amber=5)
    )
    play.do("play:hypnotic-command")
    assert play.options == ["dummy", "troll"]
    play.do("troll", "troll")
    assert play.on("troll") == 2 and play.on("dummy") == 0 and (play.amber(), play.amber(1)) == (3, 3) and play.at_rest


@pytest.mark.parametrize(("mine", "theirs", "amber"), [(["brute"], ["dummy"], 3), (["zorg"], [], 3), (["zorg"], ["dummy"], 0)])
def test_hypnotic_command_without_martians_enemies_or_aember(mine: list[str], theirs: list[str], amber: int) -> None:
    play = stage(me=dict(hand=["hypnotic-command"], line=mine), foe=dict(line=theirs, amber=amber))
    play.do("play:hypnotic-command")
    assert play.amber(1) == amber and play.s.amber == {} and play.at_rest


@pytest.mark.parametrize(("amber", "hurt"), [(6, 3), (5, 0), (9, 3)])
def test_irradiated_aember_hurts_the_enemies_of_a_rich_opponent(amber: int, hurt: int) -> None:
    play = stage(me=dict(hand=["irradiated-aember"], line=["zorg"], amber=7), foe=dict(line=["dummy", "brute"], amber=amber))
    play.do("play:irradiated-aember")
    assert play.damage("dummy") == play.damage("brute") == hurt and play.damage("zorg") == 0
    assert play.amber() == 8 and play.amber(1) == amber and play.at_rest


def test_key_abduction_takes_martians_home_and_may_forge_cheaper_for_each_card_held() -> None:
    play = stage(
        me=dict(hand=["key-abduction", "troll", "punch"], line=["zorg", "tunk", "brute"], amber=9),
        foe=dict(line=["john-smyth", "dummy"]),
    )
    play.do("play:key-abduction")
    assert play.where("zorg") == play.where("tunk") == "me.hand" and play.where("john-smyth") == "foe.hand"
    assert play.line() == ["brute"] and play.line(1) == ["dummy"]
    play.do("yes")  # 6 + 9 - 5 cards, the spare one among them
    assert play.keys() == 1 and play.amber() == 0 and play.at_rest


def test_key_abduction_is_declined_or_not_even_offered() -> None:
    play = stage(me=dict(hand=["key-abduction", "troll"], line=["zorg"], amber=12))
    play.do("play:key-abduction", "no")
    assert play.keys() == 0 and play.amber() == 13 and play.at_rest
    play = stage(me=dict(hand=["key-abduction", "troll"], line=["zorg"], amber=10))
    play.do("play:key-abduction")  # 12 to pay, 11 there
    assert play.keys() == 0 and play.amber() == 11 and play.at_rest


def test_key_abduction_never_costs_less_than_nothing() -> None:
    play = stage(me=dict(hand=["key-abduction", *["punch"] * 15], line=["zorg"]))
    play.do("play:key-abduction", "yes")
    assert play.keys() == 1 and play.amber() == 1 and play.at_rest


def test_martian_hounds_grow_a_creature_for_each_damaged_one() -> None:
    play = stage(
        me=dict(hand=["martian-hounds"], line=["zorg", "brute"], damage={"zorg": 1}),
        foe=dict(line=["dummy", "troll"], damage={"dummy": 2}),
    )
    play.do("play:martian-hounds")
    assert play.options == ["zorg", "brute", "dummy", "troll"]
    play.do("brute")
    assert play.power("brute") == 9 and play.power("zorg") == 7 and play.damage("zorg") == 1 and play.at_rest


def test_martian_hounds_without_a_wound_ask_nothing() -> None:
    play = stage(me=dict(hand=["martian-hounds"], line=["zorg", "brute"]))
    play.do("play:martian-hounds")
    assert play.s.counters == {} and play.at_rest


def test_martians_make_bad_allies_purges_other_creatures_from_the_own_hand() -> None:
    play = stage(
        me=dict(hand=["martians-make-bad-allies", "troll", "zorg", "punch", "dextre"], line=["brute"]),
        foe=dict(hand=["bumpsy"]),
    )
    play.do("play:martians-make-bad-allies")
    assert play.where("troll") == play.where("dextre") == "me.purged" and play.hand() == ["punch", "zorg"]
    assert play.amber() == 2 and play.line() == ["brute"] and play.hand(1) == ["bumpsy"] and play.at_rest


def test_martians_make_bad_allies_finds_none() -> None:
    play = stage(me=dict(hand=["martians-make-bad-allies", "zorg", "punch"]))
    play.do("play:martians-make-bad-allies")
    assert play.amber() == 0 and play.hand() == ["punch", "zorg"] and play.at_rest


def test_mass_abduction_archives_up_to_three_damaged_enemies() -> None:
    play = stage(
        me=dict(hand=["mass-abduction"], line=["zorg"], damage={"zorg": 1}, deck=PILE),
        foe=dict(
            line=["dummy", "troll", "brute", "bumpsy", "headhunter"],
            damage={"dummy": 1, "troll": 1, "brute": 1, "bumpsy": 1},
            hand=["smaaash"],
            deck=PILE,
        ),
    )
    play.do("play:mass-abduction")
    assert play.at_most == 3
    play.pick("dummy", "troll", "bumpsy")
    assert play.where("dummy") == play.where("troll") == play.where("bumpsy") == "me.archives"
    assert play.line(1) == ["brute", "headhunter"] and play.line() == ["zorg"] and play.amber() == 1 and play.at_rest
    play.do("end", "brobnar", "end", "mars", "yes")
    assert "dummy" in play.hand(1) and "troll" in play.hand(1) and play.s.sides[0].archives == [] and play.s.taken == {}


def test_mass_abduction_takes_fewer_or_none() -> None:
    play = stage(me=dict(hand=["mass-abduction"]), foe=dict(line=["dummy", "troll"], damage={"dummy": 1}))
    play.do("play:mass-abduction")
    assert play.options == ["dummy", "done"]
    play.do("done")
    assert play.line(1) == ["dummy", "troll"] and play.at_rest
    play = stage(me=dict(hand=["mass-abduction"]), foe=dict(line=["dummy"]))
    play.do("play:mass-abduction")
    assert play.line(1) == ["dummy"] and play.at_rest


def test_mating_season_shuffles_martians_into_their_decks_and_pays_their_owners() -> None:
    play = stage(
        me=dict(hand=["mating-season"], line=["zorg", "tunk", "brute"]), foe=dict(line=["john-smyth", "dummy"], amber=2)
    )
    play.do("play:mating-season")
    assert play.where("zorg") == play.where("tunk") == "me.deck" and play.where("john-smyth") == "foe.deck"
    assert (play.amber(), play.amber(1)) == (3, 3)  # with its own æmber
    assert play.line() == ["brute"] and play.line(1) == ["dummy"] and play.at_rest


def test_mating_season_pays_the_owner_and_not_who_controlled_it() -> None:
    play = stage(
        me=dict(hand=["harland-mindlock", "mating-season", "sniffer"], house="logos", deck=PILE),
        foe=dict(line=["zorg"], hand=["bumpsy"], deck=PILE),
    )
    play.do("play:harland-mindlock", "left", "end", "brobnar", "end", "mars", "play:mating-season")
    assert play.where("zorg") == "foe.deck" and (play.amber(), play.amber(1)) == (1, 1) and play.at_rest


def test_mating_season_without_martians() -> None:
    play = stage(me=dict(hand=["mating-season"], line=["brute"]), foe=dict(line=["dummy"]))
    play.do("play:mating-season")
    assert (play.amber(), play.amber(1)) == (1, 0) and play.line() == ["brute"] and play.at_rest


def test_mothership_support_fires_once_for_each_ready_martian() -> None:
    play = stage(
        me=dict(hand=["mothership-support"], line=["zorg", "tunk", "chuff-ape", "brute"], tired=["chuff-ape"]),
        foe=dict(line=["dummy", "troll"]),
    )
    play.do("play:mothership-support", "dummy", "dummy")
    assert play.damage("dummy") == 4 and play.damage("troll") == 0 and play.amber() == 1 and play.at_rest


def test_mothership_support_may_split_its_fire_and_may_have_none() -> None:
    play = stage(me=dict(hand=["mothership-support"], line=["zorg", "tunk"]), foe=dict(line=["dummy", "troll"]))
    play.do("play:mothership-support", "troll", "zorg")
    assert (play.damage("troll"), play.damage("zorg"), play.damage("dummy")) == (2, 2, 0) and play.at_rest
    play = stage(me=dict(hand=["mothership-support"], line=["zorg", "brute"], tired=["zorg"]), foe=dict(line=["dummy"]))
    play.do("play:mothership-support")
    assert play.s.damage == {} and play.at_rest


def test_orbital_bombardment_fires_once_for_each_card_shown() -> None:
    play = stage(
        me=dict(hand=["orbital-bombardment", "zorg", "sniffer", "troll"], line=["brute"]),
        foe=dict(line=["dummy", "bumpsy"]),
        house="mars",
    )
    play.do("play:orbital-bombardment")
    assert "troll" not in play.options
    show(play, "zorg", "sniffer")
    assert play.options == ["brute", "dummy", "bumpsy"]
    play.do("dummy", "bumpsy")
    assert (play.damage("dummy"), play.damage("bumpsy"), play.damage("brute")) == (2, 2, 0)
    assert play.hand() == ["sniffer", "troll", "zorg"] and play.amber() == 1 and play.at_rest


def test_orbital_bombardment_shown_nothing() -> None:
    play = stage(me=dict(hand=["orbital-bombardment", "zorg"]), foe=dict(line=["dummy", "bumpsy"]))
    play.do("play:orbital-bombardment", "done")
    assert play.s.damage == {} and play.at_rest


def test_phosphorus_stars_stun_all_but_martians() -> None:
    play = stage(me=dict(hand=["phosphorus-stars"], line=["zorg", "brute"]), foe=dict(line=["tunk", "dummy"], chains=1))
    play.do("play:phosphorus-stars")
    assert play.stunned("brute") and play.stunned("dummy") and not play.stunned("zorg") and not play.stunned("tunk")
    assert play.s.sides[0].chains == 2 and play.s.sides[1].chains == 1 and play.at_rest


@pytest.mark.parametrize(("amber", "stolen"), [(5, 2), (1, 1), (0, 0)])
def test_psychic_network_steals_for_each_ready_martian(amber: int, stolen: int) -> None:
    play = stage(
        me=dict(hand=["psychic-network"], line=["zorg", "tunk", "chuff-ape", "brute"], tired=["chuff-ape"]),
        foe=dict(line=["john-smyth"], amber=amber),
    )
    play.do("play:psychic-network")
    assert (play.amber(), play.amber(1)) == (stolen, amber - stolen) and play.ready("zorg") and play.at_rest


def test_sample_collection_abducts_for_each_key_of_the_opponent() -> None:
    play = stage(me=dict(hand=["sample-collection"], line=["zorg"], keys=1), foe=dict(line=["dummy", "troll", "brute"], keys=2))
    play.do("play:sample-collection")
    play.pick("dummy", "brute")
    assert play.where("dummy") == play.where("brute") == "me.archives" and play.line(1) == ["troll"]
    assert play.s.taken == {play.id("dummy"): 0, play.id("brute"): 0} and play.line() == ["zorg"] and play.at_rest


@pytest.mark.parametrize(("keys", "line", "left"), [(0, ["dummy"], ["dummy"]), (2, ["dummy"], []), (1, [], [])])
def test_sample_collection_without_keys_or_with_too_few_enemies(keys: int, line: list[str], left: list[str]) -> None:
    play = stage(me=dict(hand=["sample-collection"], line=["zorg"]), foe=dict(line=line, keys=keys))
    play.do("play:sample-collection")
    assert play.line(1) == left and play.line() == ["zorg"] and play.at_rest


@pytest.mark.parametrize(("mine", "theirs", "left"), [(2, 10, 4), (2, 5, 0), (0, 5, 5)])
def test_shatter_storm_costs_the_opponent_three_times_as_much(mine: int, theirs: int, left: int) -> None:
    play = stage(me=dict(hand=["shatter-storm"], amber=mine, line=["zorg"], amber_on={"zorg": 2}), foe=dict(amber=theirs))
    play.do("play:shatter-storm")
    assert (play.amber(), play.amber(1)) == (0, left) and play.on("zorg") == 2 and play.at_rest


@pytest.mark.parametrize(("first", "second"), [("tunk", "sniffer"), ("sniffer", "tunk")])
def test_soft_landing_readies_the_next_creature_or_artifact_only(first: str, second: str) -> None:
    play = stage(me=dict(hand=["tunk", "soft-landing", "squawker", "sniffer", "jammer-pack"], line=["zorg"]))
    play.do("play:soft-landing", "play:jammer-pack", "play:squawker", "stun")
    for name in (first, second):
        play.do(f"play:{name}", *(["left"] if name == "tunk" else []))
    assert play.ready(first) and not play.ready(second) and play.at_rest


def test_soft_landing_is_over_with_the_turn_and_for_its_side_only() -> None:
    play = stage(me=dict(hand=["soft-landing", "tunk"], deck=PILE), foe=dict(hand=["bumpsy", "troll"], deck=PILE))
    play.do("play:soft-landing", "end", "brobnar", "play:troll")
    assert not play.ready("troll")
    play.do("end", "mars", "play:tunk")
    assert not play.ready("tunk") and play.at_rest


def test_soft_landing_waits_for_a_card_that_is_played() -> None:
    play = stage(me=dict(hand=["soft-landing", "tunk"], discard=["troll"]))
    play.do("play:soft-landing")
    with pytest.raises(StopIteration):  # it asks nothing
        put_into_play(play.table, play.id("troll"), 0).send(None)
    assert not play.ready("troll")
    play.do("play:tunk", "left")
    assert play.ready("tunk") and play.at_rest


def test_soft_landing_asks_for_no_order_with_a_play_ability() -> None:
    play = stage(me=dict(hand=["soft-landing", "yxili-marauder"], line=["zorg"]), foe=dict(amber=3))
    play.do("play:soft-landing", "play:yxili-marauder", "left")
    assert play.ready("yxili-marauder") and play.on("yxili-marauder") == 2 and play.at_rest  # ready, it counts itself


def test_squawker_readies_a_martian_or_stuns_another() -> None:
    sides = dict(me=dict(hand=["squawker"], line=["zorg", "brute"], tired=["zorg", "brute"]), foe=dict(line=["tunk", "dummy"]))
    play = stage(**sides)  # type: ignore[arg-type]
    play.do("play:squawker", "ready")
    assert play.options == ["zorg", "tunk"]
    play.do("zorg")
    assert play.ready("zorg") and not play.ready("brute") and play.amber() == 1 and play.at_rest
    play = stage(**sides)  # type: ignore[arg-type]
    play.do("play:squawker", "stun")
    assert play.options == ["brute", "dummy"]
    play.do("dummy")
    assert play.stunned("dummy") and not play.stunned("brute") and not play.stunned("tunk") and play.at_rest


@pytest.mark.parametrize("branch", ["ready", "stun"])
def test_squawker_in_an_empty_field(branch: str) -> None:
    play = stage(me=dict(hand=["squawker"]))
    play.do("play:squawker", branch)
    assert play.amber() == 1 and play.at_rest


def test_total_recall_gains_for_ready_friends_and_takes_all_home() -> None:
    play = stage(
        me=dict(hand=["total-recall"], line=["zorg", "brute", "tunk"], tired=["tunk"], artifacts=["sniffer"]),
        foe=dict(line=["dummy"], amber=1),
    )
    play.do("play:total-recall")
    assert play.amber() == 3 and play.line() == [] and play.hand() == ["brute", "tunk", "zorg"]
    assert play.line(1) == ["dummy"] and play.amber(1) == 1 and play.where("sniffer") == "me.artifacts" and play.at_rest


def test_total_recall_of_nobody() -> None:
    play = stage(me=dict(hand=["total-recall"]), foe=dict(line=["dummy"]))
    play.do("play:total-recall")
    assert play.amber() == 1 and play.at_rest
