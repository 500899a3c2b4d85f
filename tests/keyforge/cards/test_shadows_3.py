"""House Shadows, card by card: creatures."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.content import CARDS
from inglenook.games.keyforge.query import friends

from .. import props as props
from ..stage import stage

PILE = ["punch"] * 6
"""A deck that fills a hand without luck."""


def test_macis_asp_is_what_is_printed_on_it() -> None:
    card = CARDS["macis-asp"]
    assert (card.house, card.power, card.armor, card.traits) == ("shadows", 3, 0, ("beast",))
    assert card.keywords == {"skirmish": 1, "poison": 1}
    play = stage(me=dict(line=["macis-asp"]), foe=dict(line=["dummy", "brute"]))
    play.do("fight:macis-asp", "dummy")
    assert play.where("dummy") == "foe.discard" and play.damage("macis-asp") == 0 and play.damage("brute") == 0 and play.at_rest


def test_bad_penny_turns_up_again() -> None:
    play = stage(me=dict(hand=["poison-wave"], line=["bad-penny", "urchin"]), foe=dict(line=["bad-penny"]))
    play.do("play:poison-wave")
    assert play.where("me/bad-penny") == "me.hand" and play.where("foe/bad-penny") == "foe.hand"
    assert play.where("urchin") == "me.discard" and play.at_rest


def test_bad_penny_purged_stays_away() -> None:
    play = stage(me=dict(hand=["oubliette"], line=["bad-penny"]))
    play.do("play:oubliette")
    assert play.where("bad-penny") == "me.purged" and play.at_rest


def test_bulleteye_shoots_a_flank() -> None:
    play = stage(me=dict(line=["umbra", "bulleteye", "urchin"]), foe=dict(line=["dummy", "brute", "plated"]))
    play.do("reap:bulleteye")
    assert play.options == ["umbra", "urchin", "dummy", "plated"]
    play.do("dummy")
    assert (
        play.where("dummy") == "foe.discard" and play.line(1) == ["brute", "plated"] and len(play.line()) == 3 and play.at_rest
    )


def test_bulleteye_alone_has_to_shoot_itself() -> None:
    play = stage(me=dict(line=["bulleteye"]))
    play.do("reap:bulleteye")
    assert play.where("bulleteye") == "me.discard" and play.amber() == 1 and play.at_rest


def test_carlo_phantom_steals_for_each_artifact_i_play() -> None:
    play = stage(me=dict(hand=["seeker-needle", "umbra"], line=["carlo-phantom"]), foe=dict(line=["carlo-phantom"], amber=3))
    play.do("play:seeker-needle")
    assert play.amber() == 1 and play.amber(1) == 2
    play.do("play:umbra", "left")
    assert play.amber() == 1 and play.amber(1) == 2 and play.at_rest


def test_deipno_spymaster_lets_one_creature_act_this_turn() -> None:
    play = stage(
        me=dict(line=["deipno-spymaster", "pit-demon", "snudge", "brute"], house="brobnar", deck=PILE),
        foe=dict(line=["dummy"], deck=PILE),
    )
    assert not play.can("reap:pit-demon")
    play.do("omni:deipno-spymaster")
    assert play.options == ["deipno-spymaster", "pit-demon", "snudge", "brute"]  # not the enemy
    play.do("pit-demon")
    assert play.can("reap:pit-demon") and play.can("fight:pit-demon") and not play.can("reap:snudge")
    assert not play.ready("deipno-spymaster") and play.at_rest
    play.do("end", "brobnar", "end", "brobnar")
    assert play.can("reap:brute") and not play.can("reap:pit-demon")


def test_faygin_brings_an_urchin_back() -> None:
    play = stage(
        me=dict(line=["faygin", "urchin"], discard=["urchin", "umbra"]), foe=dict(line=["urchin", "dummy"], discard=["urchin"])
    )
    play.do("reap:faygin")
    assert play.options == ["urchin", "urchin", "urchin"] and not play.can("foe/urchin")  # the one in their discard pile
    play.do("foe/urchin#2")
    assert play.where("foe/urchin#2") == "foe.hand" and play.where("foe/urchin") == "foe.discard"
    assert play.line() == ["faygin", "urchin"] and play.at_rest


def test_faygin_finds_an_urchin_in_my_discard_pile_or_none() -> None:
    play = stage(me=dict(line=["faygin"], discard=["urchin", "umbra"]))
    play.do("reap:faygin")
    assert play.where("urchin") == "me.hand" and play.where("umbra") == "me.discard" and play.at_rest
    play = stage(me=dict(line=["faygin"], discard=["umbra"]), foe=dict(discard=["urchin"]))
    play.do("reap:faygin")
    assert play.where("urchin") == "foe.discard" and play.amber() == 1 and play.at_rest


def test_mack_the_knife_acts_in_any_house() -> None:
    play = stage(me=dict(line=["mack-the-knife", "umbra", "brute"], house="brobnar"), foe=dict(line=["weakling"]))
    assert play.can("reap:mack-the-knife") and play.can("fight:mack-the-knife") and not play.can("reap:umbra")
    play.do("action:mack-the-knife", "weakling")
    assert play.where("weakling") == "foe.discard" and play.amber() == 1 and play.at_rest


@pytest.mark.parametrize(("there", "stolen"), [(5, 2), (1, 1), (0, 0)])
def test_magda_the_rat_steals_two(there: int, stolen: int) -> None:
    play = stage(me=dict(hand=["magda-the-rat"]), foe=dict(amber=there))
    play.do("play:magda-the-rat")
    assert play.amber() == stolen and play.amber(1) == there - stolen and play.at_rest


@pytest.mark.parametrize("way", ["pawn-sacrifice", "one-last-job"])
def test_magda_the_rat_owes_two_when_she_leaves(way: str) -> None:
    play = stage(me=dict(hand=["magda-the-rat", way], amber=1), foe=dict(amber=4))
    play.do("play:magda-the-rat")
    assert (play.amber(0), play.amber(1)) == (3, 2)
    play.do(f"play:{way}")  # worth 1, and the job steals 1 after she has gone
    job = int(way == "one-last-job")
    assert (play.amber(0), play.amber(1)) == (3 + 1 - 2 + job, 2 + 2 - job) and play.at_rest


def test_magda_the_rat_owes_nothing_if_she_was_not_played() -> None:
    play = stage(me=dict(hand=["pawn-sacrifice"], line=["magda-the-rat"], amber=3), foe=dict(amber=1))
    play.do("play:pawn-sacrifice")
    assert (play.amber(0), play.amber(1)) == (4, 1) and play.at_rest


def test_magda_the_rat_gives_back_no_more_than_there_is() -> None:
    play = stage(me=dict(hand=["magda-the-rat", "pawn-sacrifice"]), foe=dict())
    play.do("play:magda-the-rat", "play:pawn-sacrifice")
    assert (play.amber(0), play.amber(1)) == (0, 1) and play.at_rest


def test_magda_the_rat_owes_only_her_own_debt() -> None:
    play = stage(me=dict(hand=["magda-the-rat", "magda-the-rat", "pawn-sacrifice", "pawn-sacrifice"]), foe=dict(amber=9))
    play.do("play:magda-the-rat", "play:magda-the-rat#2", "left", "play:pawn-sacrifice", "magda-the-rat")
    assert (play.amber(0), play.amber(1)) == (4 + 1 - 2, 5 + 2) and play.at_rest
    play.do("play:pawn-sacrifice#2")
    assert (play.amber(0), play.amber(1)) == (3 + 1 - 2, 7 + 2) and play.s.lasting == [] and play.at_rest


def test_magda_the_rat_dead_before_her_theft_steals_nothing_and_owes_nothing() -> None:
    play = stage(me=dict(hand=["magda-the-rat"], artifacts=["autocannon"] * 4), foe=dict(amber=5))
    play.do("play:magda-the-rat")  # robbed and paid back, or dead at once: it is the same
    assert play.where("magda-the-rat") == "me.discard" and (play.amber(0), play.amber(1)) == (0, 5)
    assert play.s.lasting == [] and play.at_rest


@pytest.mark.parametrize("title", ["mooncurser", "dodger", "umbra"])
def test_mooncurser_dodger_and_umbra_steal_after_a_fight(title: str) -> None:
    play = stage(me=dict(line=[title, "faygin"]), foe=dict(line=["weakling"], amber=2))
    play.do(f"fight:{title}")
    assert play.amber() == 1 and play.amber(1) == 1
    play = stage(me=dict(line=[title]), foe=dict(line=["weakling"], amber=2))
    play.do(f"reap:{title}")
    assert play.amber() == 1 and play.amber(1) == 2 and play.at_rest


@pytest.mark.parametrize("title", ["mooncurser", "dodger", "umbra"])
def test_mooncurser_dodger_and_umbra_steal_nothing_where_there_was_no_blow(title: str) -> None:
    play = stage(me=dict(line=[title], upgrades={title: "way-of-the-bear"}), foe=dict(line=["weakling"], amber=2))
    play.do(f"fight:{title}")  # assault has ended the fight
    assert play.where("weakling") == "foe.discard" and play.amber() == 0 and play.amber(1) == 2 and play.at_rest


def test_dodger_dead_steals_nothing_while_mooncurser_and_umbra_skirmish() -> None:
    play = stage(me=dict(line=["dodger"]), foe=dict(line=["dummy"], amber=2))
    play.do("fight:dodger")
    assert play.where("dodger") == "me.discard" and play.amber(1) == 2
    play = stage(me=dict(line=["mooncurser", "umbra"]), foe=dict(line=["dummy", "plated"], amber=2))
    play.do("fight:mooncurser", "dummy", "fight:umbra")
    assert play.where("dummy") == "foe.discard" and play.line() == ["mooncurser", "umbra"] and play.amber() == 2
    assert play.damage("plated") == 0 and play.at_rest


def test_nexus_uses_an_enemy_artifact_as_mine() -> None:
    play = stage(
        me=dict(line=["nexus"], artifacts=["skeleton-key"]),
        foe=dict(artifacts=["seeker-needle", "screechbomb"], line=["weakling"], amber=3),
    )
    play.do("reap:nexus")
    assert play.options == ["seeker-needle", "screechbomb"]
    play.do("seeker-needle", "weakling")
    assert play.amber() == 2 and play.where("weakling") == "foe.discard" and not play.ready("seeker-needle")
    assert play.ready("skeleton-key") and play.where("seeker-needle") == "foe.artifacts" and play.at_rest


def test_nexus_spends_an_enemy_artifact_against_its_owner() -> None:
    play = stage(me=dict(line=["nexus"], amber=4), foe=dict(artifacts=["screechbomb"], amber=3))
    play.do("reap:nexus")
    assert play.where("screechbomb") == "foe.discard" and play.amber(1) == 1 and play.amber() == 5 and play.at_rest


@pytest.mark.parametrize("foe", [dict(), dict(artifacts=["cannon"], tired=["cannon"]), dict(artifacts=["trinket"])])
def test_nexus_finds_nothing_to_use(foe: dict[str, object]) -> None:
    play = stage(me=dict(line=["nexus", "umbra"]), foe=foe)
    play.do("reap:nexus")
    assert play.amber() == 1 and play.damage("umbra") == 0 and play.at_rest


@pytest.mark.parametrize("there", [3, 0])
def test_noddy_the_thief_steals_instead_of_reaping(there: int) -> None:
    play = stage(me=dict(line=["noddy-the-thief", "umbra"]), foe=dict(amber=there))
    play.do("action:noddy-the-thief")
    assert play.amber() == min(there, 1) and play.amber(1) == max(there - 1, 0) and not play.ready("noddy-the-thief")
    assert play.ready("umbra") and play.at_rest


@pytest.mark.parametrize(("there", "caught"), [(5, 3), (2, 2), (0, 0)])
def test_old_bruno_captures_three(there: int, caught: int) -> None:
    play = stage(me=dict(hand=["old-bruno"], line=["umbra"], amber=2), foe=dict(amber=there))
    play.do("play:old-bruno", "left")
    assert play.on("old-bruno") == caught and play.amber(1) == there - caught and play.amber() == 2 and play.on("umbra") == 0
    assert play.at_rest


@pytest.mark.parametrize("words", [["reap:selwyn-the-fence"], ["fight:selwyn-the-fence"]])
def test_selwyn_the_fence_turns_captured_aember_into_mine(words: list[str]) -> None:
    play = stage(
        me=dict(line=["selwyn-the-fence", "umbra"], artifacts=["safe-place"], amber_on={"umbra": 2, "safe-place": 1}),
        foe=dict(line=["with-elusive"], amber_on={"with-elusive": 1}, amber=1),
    )
    play.do(*words)
    assert play.options == ["umbra", "safe-place"]
    play.do("umbra")
    reaped = int(words[0].startswith("reap"))
    assert play.amber() == 1 + reaped and play.on("umbra") == 1 and play.on("safe-place") == 1
    assert play.on("with-elusive") == 1 and play.amber(1) == 1 and play.at_rest


def test_selwyn_the_fence_with_nothing_to_fence() -> None:
    play = stage(me=dict(line=["selwyn-the-fence"]), foe=dict(line=["dummy"], amber_on={"dummy": 1}))
    play.do("reap:selwyn-the-fence")
    assert play.amber() == 1 and play.on("dummy") == 1 and play.at_rest


def test_shadow_self_takes_what_its_neighbours_would_take() -> None:
    play = stage(me=dict(hand=["poison-wave"], line=["urchin", "shadow-self", "faygin", "umbra"]), foe=dict(line=["plated"]))
    play.do("play:poison-wave")
    assert play.line() == ["urchin", "shadow-self", "faygin"]  # the umbra stood too far off
    assert play.damage("shadow-self") == 6 and play.damage("urchin") == 0 and play.damage("faygin") == 0 and play.at_rest


def test_shadow_self_gets_only_what_its_neighbours_armor_lets_through() -> None:
    play = stage(me=dict(line=["plated", "shadow-self"], house="brobnar"), foe=dict(line=["brute"]))
    play.do("fight:plated")
    assert play.damage("plated") == 0 and play.damage("shadow-self") == 3 and play.at_rest


def test_shadow_self_does_not_cover_another_specter() -> None:
    play = stage(me=dict(hand=["poison-wave"], line=["shadow-self", "shadow-self"]))
    play.do("play:poison-wave")
    assert play.damage("shadow-self") == 2 and play.damage("shadow-self#2") == 2 and play.at_rest


def test_shadow_self_takes_its_own_wounds_beside_another() -> None:
    play = stage(me=dict(hand=["relentless-whispers"], line=["shadow-self", "shadow-self"]))
    play.do("play:relentless-whispers", "shadow-self#2")
    assert play.damage("shadow-self") == 0 and play.damage("shadow-self#2") == 2 and play.at_rest


def test_shadow_self_on_either_side_lets_me_choose_who_takes_it() -> None:
    play = stage(me=dict(hand=["relentless-whispers"], line=["shadow-self", "urchin", "shadow-self", "umbra"]))
    play.do("play:relentless-whispers", "urchin")
    assert play.asked == "damage" and play.options == ["shadow-self", "shadow-self"]
    play.do("shadow-self#2")
    assert play.damage("shadow-self") == 0 and play.damage("shadow-self#2") == 2 and play.where("urchin") == "me.line"
    assert play.at_rest


def test_shadow_self_deals_no_damage_in_fights() -> None:
    play = stage(me=dict(line=["shadow-self"]), foe=dict(line=["brute"]))
    play.do("fight:shadow-self")
    assert play.where("brute").endswith("line") and play.damage("brute") == 0 and play.damage("shadow-self") == 5
    play = stage(me=dict(line=["brute"]), foe=dict(line=["shadow-self"]))
    play.do("fight:brute")
    assert play.where("brute").endswith("line") and play.damage("brute") == 0
    assert play.damage("shadow-self") == 5 and play.at_rest


def test_shadow_self_dies_of_the_poison_meant_for_its_neighbour() -> None:
    play = stage(me=dict(line=["macis-asp"]), foe=dict(line=["dummy", "shadow-self", "brute"]))
    play.do("fight:macis-asp", "dummy")
    assert play.where("shadow-self") == "foe.discard" and play.damage("dummy") == 0 and play.line(1) == ["dummy", "brute"]
    assert play.at_rest


def test_shadow_self_kept_from_harm_keeps_its_neighbours_from_it_too() -> None:
    play = stage(
        me=dict(hand=["mighty-lance"], line=["protectrix", "brute", "shadow-self"], damage={"shadow-self": 8}, house="sanctum"),
        foe=dict(line=["dummy"]),
    )
    play.do("reap:protectrix", "yes", "play:mighty-lance", "brute", "shadow-self")
    assert play.damage("brute") == 0 and play.damage("shadow-self") == 0 and play.at_rest


def test_silvertooth_enters_ready() -> None:
    play = stage(me=dict(hand=["silvertooth", "umbra"]))
    play.do("play:umbra", "play:silvertooth", "left")
    assert play.ready("silvertooth") and not play.ready("umbra") and play.can("reap:silvertooth") and play.at_rest


def test_smiling_ruth_wins_a_flank_over_in_the_turn_of_a_key() -> None:
    play = stage(me=dict(hand=["key-of-darkness"], line=["smiling-ruth"], amber=8), foe=dict(line=["dummy", "brute", "plated"]))
    play.do("play:key-of-darkness", "reap:smiling-ruth")
    assert play.options == ["dummy", "plated"]
    play.do("plated", "right")
    assert play.line() == ["smiling-ruth", "plated"] and play.line(1) == ["dummy", "brute"]
    assert friends(play.s, 0) == [play.id("smiling-ruth"), play.id("plated")] and play.at_rest


def test_smiling_ruth_without_a_key_or_an_enemy() -> None:
    play = stage(me=dict(line=["smiling-ruth"], keys=1), foe=dict(line=["dummy"]))
    play.do("reap:smiling-ruth")
    assert play.line(1) == ["dummy"] and play.amber() == 1 and play.at_rest
    play = stage(me=dict(hand=["key-of-darkness"], line=["smiling-ruth"], amber=8))
    play.do("play:key-of-darkness", "reap:smiling-ruth")
    assert play.line() == ["smiling-ruth"] and play.at_rest


def test_sneklifter_lifts_an_artifact_of_a_strange_house() -> None:
    play = stage(
        me=dict(hand=["sneklifter"], houses=["shadows", "brobnar", "dis"], deck=["troll"]),
        foe=dict(artifacts=["library-of-babble", "trinket"], line=["dummy"]),
    )
    play.do("play:sneklifter")
    assert play.options == ["library-of-babble", "trinket"]
    play.do("library-of-babble")
    assert play.where("library-of-babble") == "me.artifacts" and play.where("trinket") == "foe.artifacts"
    play.do("action:library-of-babble")  # it is of Shadows now
    assert play.where("troll") == "me.hand" and play.at_rest


def test_sneklifter_leaves_an_artifact_of_one_of_my_houses_as_it_is() -> None:
    play = stage(me=dict(hand=["sneklifter"], houses=["shadows", "brobnar", "dis"]), foe=dict(artifacts=["cannon"]))
    play.do("play:sneklifter")
    assert play.where("cannon") == "me.artifacts" and not play.can("action:cannon") and play.at_rest


def test_sneklifter_gives_it_back_its_house_with_the_next_thief() -> None:
    play = stage(
        me=dict(hand=["sneklifter"], houses=["shadows", "brobnar", "dis"], deck=PILE),
        foe=dict(artifacts=["library-of-babble"], hand=["sneklifter"], houses=["shadows", "logos", "mars"], deck=PILE),
    )
    play.do("play:sneklifter", "end", "shadows", "play:foe/sneklifter")
    assert play.where("library-of-babble") == "foe.artifacts" and play.id("library-of-babble") not in play.s.houses


def test_sneklifter_lifts_what_goes_home_when_it_is_destroyed() -> None:
    play = stage(
        me=dict(hand=["sneklifter"], artifacts=["gorm-of-omm"], houses=["shadows", "brobnar", "dis"]),
        foe=dict(artifacts=["library-of-babble"]),
    )
    play.do("play:sneklifter", "omni:gorm-of-omm")
    assert play.where("library-of-babble") == "foe.discard" and play.s.houses == {} and play.at_rest


def test_sneklifter_with_nothing_to_lift() -> None:
    play = stage(me=dict(hand=["sneklifter"], artifacts=["skeleton-key"]))
    play.do("play:sneklifter")
    assert play.where("skeleton-key") == "me.artifacts" and play.at_rest


@pytest.mark.parametrize("there", [3, 0])
def test_urchin_steals_one(there: int) -> None:
    play = stage(me=dict(hand=["urchin"], line=["umbra"]), foe=dict(amber=there))
    play.do("play:urchin", "left")
    assert play.amber() == min(there, 1) and play.amber(1) == max(there - 1, 0) and play.at_rest
    assert play.keyword("urchin", "elusive") == 1
