"""Cards of the first set whose opponent is now a ship: its archives for a hand, chests for keys, a team beside one."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.query import key_cost, power
from inglenook.games.royal_fortune.content import SHIP

from . import props as props
from .stage import voyage

# -- the ship's archives are its hand -------------------------------------------------------------------------------------

AT_RANDOM = [
    (dict(hand=["mind-barb"]), "play:mind-barb"),
    (dict(line=["tocsin"]), "reap:tocsin"),
    (dict(artifacts=["subtle-maul"]), "action:subtle-maul"),
]


@pytest.mark.rule("RF-R130")
@pytest.mark.parametrize(("mine", "word"), AT_RANDOM)
def test_mind_barb_tocsin_and_subtle_maul_strike_the_archives(mine: dict[str, list[str]], word: str) -> None:
    play = voyage(me=mine, mate=dict(hand=["troll"]), ship=dict(archives=["gust", "calm", "anchor"]), luck=[1])
    play.do(word)
    assert play.archived == ["gust", "anchor"] and play.where("calm") == "ship.discard" and play.where("troll") == "mate.hand"
    assert play.at_rest
    play = voyage(me=mine)
    play.do(word)
    assert play.archived == [] and play.at_rest


@pytest.mark.rule("RF-R132")
def test_dysania_empties_the_archives() -> None:
    play = voyage(me=dict(hand=["dysania"]), mate=dict(archives=["troll"]), ship=dict(archives=["gust", "calm"]))
    play.do("play:dysania")
    assert play.amber() == 2 and play.archived == [] and play.where("troll") == "mate.archives" and play.at_rest


@pytest.mark.rule("RF-R130")
def test_psychic_bug_reads_the_archives_alone() -> None:
    play = voyage(me=dict(hand=["psychic-bug"]), mate=dict(hand=["troll"]), ship=dict(archives=["gust", "calm"]))
    play.do("play:psychic-bug")
    shown = [line for line in play.table.log if line.text.id == "kf-log-reveal"]
    assert len(shown) == 2 and all(line.to == (0,) for line in shown) and play.archived == ["gust", "calm"] and play.at_rest


@pytest.mark.rule("RF-R130")
def test_imperial_traitor_finds_no_sanctum_among_adventure_cards() -> None:
    play = voyage(me=dict(hand=["imperial-traitor"]), mate=dict(hand=["begone"]), ship=dict(archives=["gust"]))
    play.do("play:imperial-traitor")
    assert play.archived == ["gust"] and play.where("begone") == "mate.hand" and play.at_rest


@pytest.mark.rule("RF-R130")
def test_deep_probe_looks_through_the_archives() -> None:
    play = voyage(me=dict(hand=["deep-probe"]), mate=dict(hand=["troll"]), ship=dict(archives=["gust", "deckhand"]))
    play.do("play:deep-probe", "brobnar")
    assert play.archived == ["gust", "deckhand"] and play.where("troll") == "mate.hand" and play.at_rest


@pytest.mark.rule("RF-R130", "RF-R138")
def test_deep_probe_can_name_the_house_of_the_crew() -> None:
    play = voyage(me=dict(hand=["deep-probe"]), mate=dict(hand=["troll"]), ship=dict(archives=["gust", "deckhand"]))
    play.do("play:deep-probe", "fortune")
    assert play.archived == ["gust"] and play.where("deckhand") == "ship.discard" and play.where("troll") == "mate.hand"
    assert play.at_rest


@pytest.mark.rule("RF-R138")
def test_blinding_light_dazzles_ship_and_crew() -> None:
    play = voyage(me=dict(hand=["blinding-light"], line=["dummy"]), ship=dict(line=["deckhand"]))
    play.do("play:blinding-light", "fortune")
    assert play.stunned("deckhand") and play.stunned(SHIP) and not play.stunned("dummy") and play.at_rest


def test_a_pirate_on_my_side_is_a_brother_in_battle() -> None:
    play = voyage(me=dict(hand=["brothers-in-battle", "taker"], line=["stranger"]), ship=dict(line=["deckhand"], amber=2))
    play.do("play:taker", "deckhand", "left", "play:brothers-in-battle", "fortune")
    assert play.can("fight:deckhand") and not play.can("reap:deckhand") and not play.can("fight:stranger")


def test_a_fair_game_plays_for_the_archives_and_for_my_hand() -> None:
    play = voyage(
        me=dict(hand=["a-fair-game", "troll", "bumpsy"], deck=["punch"]),
        mate=dict(hand=["anger"]),
        ship=dict(deck=["calm"], archives=["gust", "anchor"], amber=1),
    )
    play.do("play:a-fair-game")
    assert play.where("calm") == "ship.discard" and play.amber() == 2  # all of it is of one house
    assert play.where("punch") == "me.discard" and play.pool == 1 + 2 and play.amber(1) == 0 and play.at_rest


def test_mimicry_takes_an_action_from_the_adventure_discard_pile() -> None:
    play = voyage(me=dict(hand=["mimicry"]), mate=dict(discard=["anger"]), ship=dict(discard=["anchor", "calm"], amber=2))
    play.do("play:mimicry")
    assert play.where("mimicry") == "me.discard" and play.where("calm") == "ship.discard" and play.at_rest


@pytest.mark.rule("RF-R133", "RF-R139")
def test_mimicry_reads_an_adventure_card_against_its_player() -> None:
    mine = dict(hand=["mimicry"], line=["dummy"])
    crew = dict(line=["deckhand", "corsair"], amber=2)
    play = voyage(me=mine, mate=dict(line=["brute"]), ship=dict(**crew, discard=["broadside"]))
    play.do("play:mimicry")
    assert play.damage("dummy") > 0 == play.damage("brute") == play.damage("corsair") and play.at_rest
    mine = dict(hand=["mimicry@brobnar", "quiet"], line=["dummy"], house="brobnar")
    play = voyage(me=mine, mate=dict(line=["brute"]), ship=dict(**crew, discard=["mutiny"]))
    play.do("play:quiet", "play:mimicry")
    assert play.crew == ["deckhand", SHIP] and play.line() == ["dummy"] and play.line(1) == ["brute"] and play.at_rest


@pytest.mark.rule("RF-R68")
def test_mimicry_of_a_cursed_coin_is_no_adventure_card_and_makes_ordinary_aember() -> None:
    play = voyage(me=dict(hand=["mimicry"], line=["dummy"]), ship=dict(discard=["cursed-coin"], amber=2))
    play.do("play:mimicry")
    assert (play.amber() - play.dark_of(0), play.dark_of(0), play.damage("dummy")) == (2, 0, 0) and play.at_rest


# -- chests are its keys --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RF-R80")
def test_key_hammer_takes_a_chest_made_in_the_ships_last_turn() -> None:
    play = voyage(step="chest", me=dict(hand=["key-hammer"]), ship=dict(amber=6, chests=1))
    assert (play.pool, play.chests) == (0, 2)
    play.do("dis", "play:key-hammer")
    assert (play.pool, play.dark, play.chests) == (6, 0, 1) and play.at_rest
    play = voyage(me=dict(hand=["key-hammer"]), ship=dict(amber=0, chests=1))
    play.do("play:key-hammer")
    assert (play.pool, play.chests) == (6, 1) and play.at_rest


def test_interdimensional_graft_pays_me_what_a_chest_leaves() -> None:
    play = voyage(me=dict(hand=["interdimensional-graft"]), mate=dict(), ship=dict(amber=9, chests=1))
    play.do("play:interdimensional-graft").through()
    assert (play.pool, play.chests) == (0, 2) and play.amber() == 1 + 3 and play.amber(1) == 0
    play = voyage(me=dict(hand=["interdimensional-graft"]), ship=dict(amber=5, chests=1))
    play.do("play:interdimensional-graft").through()
    assert play.chests == 1 and play.amber() == 1


def test_strange_gizmo_clears_the_table_but_for_the_ship() -> None:
    play = voyage(
        me=dict(artifacts=["strange-gizmo"], hand=["key-of-darkness"], line=["dummy"], amber=12, house="shadows"),
        mate=dict(line=["brute"], artifacts=["trinket"]),
        ship=dict(line=["deckhand"], artifacts=["anchor"], amber=1),
    )
    play.do("play:key-of-darkness")
    assert play.line() == [] and play.line(1) == [] and play.crew == [SHIP] and play.keys() == 1
    assert play.where("trinket") == "mate.discard" and play.where("anchor") == "ship.discard" and play.at_rest


@pytest.mark.rule("RF-R70")
def test_dr_escotera_counts_chests_and_not_a_mates_keys() -> None:
    play = voyage(me=dict(hand=["dr-escotera"]), mate=dict(keys=2), ship=dict(chests=3))
    play.do("play:dr-escotera")
    assert play.amber() == 3 and play.at_rest


@pytest.mark.rule("RF-R70")
def test_sample_collection_abducts_a_creature_for_each_chest() -> None:
    play = voyage(
        me=dict(hand=["sample-collection"]), mate=dict(line=["brute"]), ship=dict(line=["deckhand", "gull"], chests=1)
    )
    play.do("play:sample-collection", "gull")
    assert (
        play.where("gull") == "me.archives" and play.crew == ["deckhand", SHIP] and play.line(1) == ["brute"] and play.at_rest
    )


def test_sample_collection_cannot_take_the_ship() -> None:
    play = voyage(me=dict(hand=["sample-collection"]), ship=dict(chests=2))
    play.do("play:sample-collection")
    assert play.crew == [SHIP] and play.at_rest


def test_key_abduction_calls_all_martians_home_and_forges_for_me() -> None:
    play = voyage(
        me=dict(hand=["key-abduction"], line=["zorg"], amber=13),
        mate=dict(line=["ether-spider"], keys=1),
        ship=dict(line=["gull"]),
    )
    play.do("play:key-abduction", "yes")
    assert play.where("zorg") == "me.hand" and play.where("ether-spider") == "mate.hand" and play.crew == ["gull", SHIP]
    assert play.keys() == 1 and play.keys(1) == 1 and play.amber() == 13 + 1 - (6 + 9 - 2) and play.at_rest


@pytest.mark.rule("RF-G16")
def test_miasma_keeps_the_ship_from_making_a_chest_once() -> None:
    play = voyage(me=dict(hand=["miasma"]), ship=dict(amber=7, chests=1))
    play.do("play:miasma").through()
    assert (play.pool, play.chests) == (7, 1)
    play.do("shadows").through()
    assert (play.pool, play.chests) == (1, 2)


def test_bilgum_avalanche_buries_the_crew_and_costs_the_ship_one() -> None:
    play = voyage(
        me=dict(line=["bilgum-avalanche"], hand=["key-of-darkness"], amber=12, house="shadows"),
        mate=dict(line=["weakling"]),
        ship=dict(line=["gull", "corsair"], amber=4),
    )
    play.do("play:key-of-darkness")
    assert play.crew == ["corsair", SHIP] and play.damage("corsair") == 2 and play.pool == 3
    assert play.line(1) == ["weakling"] and play.at_rest


@pytest.mark.parametrize(("amber", "hurt"), [(6, 4), (5, 1)])
def test_tendrils_of_pain_hurt_more_after_a_chest(amber: int, hurt: int) -> None:
    play = voyage(
        step="chest", me=dict(hand=["tendrils-of-pain"], line=["dummy"]), ship=dict(line=["corsair"], amber=amber, chests=1)
    )
    assert play.chests == (2 if amber == 6 else 1)
    play.do("dis", "play:tendrils-of-pain")
    assert play.damage("dummy") == hurt and play.damage("corsair") == hurt and play.at_rest


def test_tendrils_of_pain_reach_a_mates_creatures_too() -> None:
    play = voyage(me=dict(hand=["tendrils-of-pain"]), mate=dict(line=["brute"]), ship=dict(line=["corsair"], amber=2))
    play.do("play:tendrils-of-pain")
    assert play.damage("brute") == 1 and play.damage("corsair") == 1 and play.pool == 1 and play.at_rest


def test_mushroom_man_shrinks_with_my_keys_and_not_with_chests() -> None:
    play = voyage(me=dict(line=["mushroom-man"], keys=1), mate=dict(keys=3), ship=dict(chests=4))
    assert power(play.s, play.id("mushroom-man")) == 2 + 6


# -- what a key costs -----------------------------------------------------------------------------------------------------

DEARER = [
    (dict(artifacts=["iron-obelisk"], line=["troll", "bumpsy", "snudge"], damage={"troll": 1, "bumpsy": 1, "snudge": 1}), 2),
    (dict(line=["grabber-jammer"]), 1),
    (dict(line=["murmook"]), 1),
    (dict(line=["dummy"], upgrades={"dummy": "jammer-pack"}), 2),
]


@pytest.mark.rule("RF-R79")
@pytest.mark.parametrize(("mine", "more"), DEARER)
def test_iron_obelisk_grabber_jammer_murmook_and_jammer_pack_make_chests_dearer(mine: dict[str, object], more: int) -> None:
    play = voyage(me=mine, mate=dict(), ship=dict(amber=6 + more - 1, chests=1))
    assert [key_cost(play.s, side) for side in range(3)] == [6, 6, 6 + more]
    play.through()
    assert play.chests == 1
    play = voyage(me=mine, mate=dict(), ship=dict(amber=6 + more, chests=1))
    play.through()
    assert (play.pool, play.chests) == (0, 2)


@pytest.mark.rule("RF-R79")
def test_lash_of_broken_dreams_makes_the_next_chest_three_dearer() -> None:
    play = voyage(me=dict(artifacts=["lash-of-broken-dreams"]), ship=dict(amber=8, chests=1))
    play.do("action:lash-of-broken-dreams").through()
    assert (play.pool, play.chests) == (8, 1) and key_cost(play.s, 0) == 6
    play.do("dis").through()
    assert (play.pool, play.chests) == (2, 2)


@pytest.mark.rule("RF-R79", "RF-R136")
def test_titan_mechanic_makes_everything_cheaper_for_everybody() -> None:
    play = voyage(me=dict(line=["titan-mechanic"]), mate=dict(), ship=dict(amber=5, chests=1))
    assert [key_cost(play.s, side) for side in range(3)] == [5, 5, 5]
    play.through()
    assert (play.pool, play.chests) == (0, 2)


# -- houses, bans, control ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RF-G16")
def test_control_the_weak_and_restringuntus_mean_nothing_to_the_ship() -> None:
    play = voyage(me=dict(hand=["control-the-weak", "restringuntus"]), mate=dict(line=["brute"]), ship=dict(line=["deckhand"]))
    play.do("play:control-the-weak", "play:restringuntus", "brobnar")
    assert play.at_rest
    play.through()
    assert play.pool == 1 and "brobnar" in play.options  # the deckhand has reaped; the mate is no opponent


def test_lifeward_keeps_creatures_from_the_ships_next_turn() -> None:
    play = voyage(me=dict(artifacts=["lifeward"]), ship=dict(archives=["deckhand", "ballast"]))
    play.do("omni:lifeward").through()
    assert play.crew == [SHIP] and play.where("deckhand") == "ship.discard" and play.where("ballast") == "ship.artifacts"
    play = voyage(me=dict(artifacts=["lifeward"]), ship=dict(archives=["deckhand"]))
    play.through()
    assert play.crew == ["deckhand", SHIP]


def test_scrambler_storm_keeps_actions_from_the_ships_next_turn() -> None:
    play = voyage(me=dict(hand=["scrambler-storm"]), ship=dict(archives=["axe-in-the-hold", "deckhand"], chests=2))
    play.do("play:scrambler-storm").through()
    assert play.chests == 2 and play.where("axe-in-the-hold") == "ship.discard" and play.crew == ["deckhand", SHIP]


@pytest.mark.parametrize("title", ["foggify", "fogbank"])
def test_foggify_and_fogbank_let_hunters_reap(title: str) -> None:
    play = voyage(me=dict(hand=[title], line=["guard"]), ship=dict(line=["sea-dog"]))
    play.do(f"play:{title}").through()
    assert play.line() == ["guard"] and play.damage("guard") == 0 and play.pool == 1
    play = voyage(me=dict(line=["guard"]), ship=dict(line=["sea-dog"]))
    play.through()
    assert play.line() == [] and play.pool == 0


def test_skippy_timehog_stills_ship_crew_and_artifacts_for_a_turn() -> None:
    play = voyage(me=dict(hand=["skippy-timehog"]), ship=dict(line=["deckhand"], artifacts=["ballast"]), wind="headwind")
    play.do("play:skippy-timehog").through()
    assert play.pool == 0 and play.s.wind == "headwind"
    play.do("logos").through()
    assert play.pool == 2 and play.s.wind == "tailwind"


def test_spangler_box_goes_to_the_ship_and_comes_back() -> None:
    play = voyage(
        me=dict(artifacts=["spangler-box"], line=["dummy"], house="logos"),
        mate=dict(line=["brute"]),
        ship=dict(line=["deckhand", "gull"]),
    )
    play.do("action:spangler-box", "gull")
    assert play.where("gull") == "ship.purged" and play.where("spangler-box") == "ship.artifacts" and play.at_rest
    play.through()  # it came exhausted, so it waits
    play.do("brobnar", "end")
    assert play.asked == "purge" and sorted(play.options) == ["brute", "deckhand", "dummy", SHIP]
    play.do("deckhand")
    assert play.where("deckhand") == "ship.purged" and play.where("spangler-box") == "mate.artifacts"


def test_harland_mindlock_wins_a_pirate_and_gives_it_back() -> None:
    play = voyage(
        me=dict(hand=["harland-mindlock", "positron-bolt"]), mate=dict(line=["brute"]), ship=dict(line=["corsair", "gull"])
    )
    play.do("play:harland-mindlock")
    assert "brute" not in play.options
    play.do("corsair", "left")
    assert play.line() == ["corsair", "harland-mindlock"] and play.crew == ["gull", SHIP] and play.pirates == 0 and play.at_rest
    play.do("play:positron-bolt", "harland-mindlock")
    assert play.line() == [] and play.crew == ["corsair", "gull", SHIP] and play.pirates == 1 and play.at_rest


def test_smiling_ruth_wins_a_pirate_for_a_key_but_never_the_ship() -> None:
    mine = dict(line=["smiling-ruth"], hand=["key-of-darkness"], amber=12)
    play = voyage(me=mine, mate=dict(line=["brute"]), ship=dict(line=["deckhand", "gull"], amber=1))
    play.do("play:key-of-darkness", "reap:smiling-ruth")
    assert play.options == ["deckhand", "the-royal-fortune"]
    play.do("deckhand", "left")
    assert play.line() == ["deckhand", "smiling-ruth"] and play.crew == ["gull", SHIP] and play.at_rest
    play = voyage(me=mine, ship=dict(amber=1))
    play.do("play:key-of-darkness", "reap:smiling-ruth")
    assert play.crew == [SHIP] and play.line() == ["smiling-ruth"] and play.at_rest


def test_sneklifter_lifts_an_artifact_of_the_ship_into_shadows() -> None:
    play = voyage(me=dict(hand=["sneklifter"]), mate=dict(artifacts=["trinket"]), ship=dict(artifacts=["ballast"]))
    play.do("play:sneklifter")
    assert play.where("ballast") == "me.artifacts" and play.where("trinket") == "mate.artifacts"
    assert play.can("action:ballast") and play.at_rest


# -- each player ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RF-R136")
def test_hecatomb_pays_everybody_for_their_own() -> None:
    play = voyage(
        me=dict(hand=["hecatomb"], line=["snudge"]), mate=dict(line=["pit-demon", "snudge"]), ship=dict(line=["deckhand"])
    )
    play.do("play:hecatomb")
    assert play.line() == [] and play.line(1) == [] and play.crew == ["deckhand", SHIP]
    assert (play.amber(), play.amber(1), play.pool) == (1 + 1, 2, 0) and play.at_rest


@pytest.mark.rule("RF-R136")
def test_effervescent_principle_halves_every_pool() -> None:
    play = voyage(me=dict(hand=["effervescent-principle"], amber=5), mate=dict(amber=3), ship=dict(amber=7))
    play.do("play:effervescent-principle")
    assert (play.amber(), play.amber(1), play.pool) == (3, 2, 4) and play.at_rest
    assert [side.chains for side in play.s.sides] == [1, 0, 0]


@pytest.mark.rule("RF-R136")
def test_doorstep_to_heaven_leaves_nobody_more_than_five_not_even_the_ship() -> None:
    play = voyage(me=dict(hand=["doorstep-to-heaven"], amber=6), mate=dict(amber=4), ship=dict(amber=9))
    play.do("play:doorstep-to-heaven")
    assert (play.amber(), play.amber(1), play.pool) == (5, 4, 5) and play.at_rest


@pytest.mark.rule("RF-R136")
def test_the_howling_pit_is_for_every_player_and_nothing_to_the_ship() -> None:
    play = voyage(
        me=dict(artifacts=["the-howling-pit"], deck=["punch"] * 9),
        mate=dict(hand=["troll"], deck=["punch"] * 9),
        ship=dict(deck=["calm"] * 4),
    )
    play.through()
    assert len(play.s.sides[0].hand) == 7 and play.archived == []
    play.do("brobnar").through()
    assert len(play.s.sides[1].hand) == 7


@pytest.mark.rule("RF-R136")
def test_mating_season_pays_everybody_for_their_martians() -> None:
    play = voyage(
        me=dict(hand=["mating-season"], line=["zorg"]), mate=dict(line=["ether-spider", "brute"]), ship=dict(line=["gull"])
    )
    play.do("play:mating-season")
    assert (play.amber(), play.amber(1), play.pool) == (1 + 1, 1, 0)
    assert (
        play.where("zorg") == "me.deck"
        and play.where("ether-spider") == "mate.deck"
        and play.line(1) == ["brute"]
        and play.at_rest
    )


@pytest.mark.rule("RF-R136")
def test_crazy_killing_machine_mills_everybody_the_ship_too() -> None:
    play = voyage(
        me=dict(artifacts=["crazy-killing-machine"], deck=["punch"], line=["brute"]),
        mate=dict(deck=["fear"], line=["snudge"]),
        ship=dict(deck=["calm"], line=["deckhand"]),
        house="logos",
    )
    play.do("action:crazy-killing-machine")
    while play.asked == "destroy":
        play.do(next(name for name in ("brute", "snudge", "deckhand") if play.can(name)))
    assert [play.where(title) for title in ("punch", "fear", "calm")] == ["me.discard", "mate.discard", "ship.discard"]
    assert play.line() == [] and play.line(1) == [] and play.crew == [SHIP]
    assert play.where("crazy-killing-machine") == "me.artifacts" and play.at_rest


@pytest.mark.parametrize(("crew", "stays"), [(["deckhand"], True), ([], False)])
def test_crazy_killing_machine_asks_for_two_deaths_however_many_play(crew: list[str], stays: bool) -> None:
    play = voyage(
        me=dict(artifacts=["crazy-killing-machine"], deck=["punch"], line=["brute"]),
        mate=dict(deck=["fear"]),
        ship=dict(deck=["calm"], line=crew, artifacts=[]),
        house="logos",
    )
    play.do("action:crazy-killing-machine")
    while play.asked == "destroy":
        play.do(next(name for name in ("brute", "deckhand") if play.can(name)))
    assert play.line() == [] and play.crew == [SHIP]
    assert (play.where("crazy-killing-machine") == "me.artifacts") is stays and play.at_rest
