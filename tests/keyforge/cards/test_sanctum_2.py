"""House Sanctum, card by card: artifacts, upgrades, and what is no more than printed."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.content import CARDS

from .. import props as props
from ..stage import stage

PILE = ["punch"] * 6
"""A deck that fills a hand without luck."""

PLAIN = {
    "champion-anaphiel": (6, 1, {"taunt": 1}, ("knight", "spirit")),
    "virtuous-works": (0, 0, {}, ()),
}


@pytest.mark.parametrize("title", PLAIN)
def test_a_plain_card_is_what_is_printed_on_it(title: str) -> None:
    card = CARDS[title]
    assert (card.power, card.armor, card.keywords, card.traits) == PLAIN[title]
    assert card.house == "sanctum" and card.amber == (3 if title == "virtuous-works" else 0)


def test_champion_anaphiel_guards_its_neighbours() -> None:
    play = stage(me=dict(line=["brute"]), foe=dict(line=["weakling", "champion-anaphiel", "plated", "dummy"]))
    play.do("fight:brute")
    assert play.options == ["champion-anaphiel", "dummy"]


# -- artifacts ------------------------------------------------------------------------------------------------------------


def test_epic_quest_archives_my_knights_in_play() -> None:
    play = stage(
        me=dict(hand=["epic-quest", "sequis"], line=["bulwark", "jehu-the-bureaucrat"]), foe=dict(line=["raiding-knight"])
    )
    play.do("play:epic-quest")
    assert play.where("bulwark") == "me.archives" and play.line() == ["jehu-the-bureaucrat"]
    assert play.where("sequis") == "me.hand" and play.where("raiding-knight") == "foe.line" and play.at_rest


@pytest.mark.parametrize(("played", "keys"), [(6, 0), (7, 1)])
def test_epic_quest_ends_with_the_seventh_sanctum_card(played: int, keys: int) -> None:
    hand = ["virtuous-works"] * 6 + ["clear-mind"]
    play = stage(me=dict(hand=hand, artifacts=["epic-quest"]), foe=dict(amber=6))
    for number in range(1, 7):
        play.do(f"play:virtuous-works#{number}")
    if played == 7:
        play.do("play:clear-mind")
    amber = play.amber()
    play.do("omni:epic-quest")
    assert play.keys() == keys and play.amber() == amber and play.keys(1) == 0
    assert play.where("epic-quest") == ("me.discard" if keys else "me.artifacts") and play.at_rest


def test_epic_quest_counts_only_sanctum_cards() -> None:
    play = stage(me=dict(hand=["punch"] * 6, artifacts=["epic-quest"], house="brobnar"), foe=dict(line=["dummy", "dummy"]))
    for number in range(1, 7):
        play.do(f"play:punch#{number}", "dummy" if number < 4 else "dummy#2")
    play.s.tally["played-of:sanctum"] = 6
    play.do("omni:epic-quest")
    assert play.keys() == 0 and play.where("epic-quest") == "me.artifacts" and play.at_rest


def test_gorm_of_omm_takes_another_artifact_along() -> None:
    play = stage(
        me=dict(artifacts=["gorm-of-omm", "hallowed-blaster"], line=["brute"]), foe=dict(artifacts=["trinket", "cannon"])
    )
    play.do("omni:gorm-of-omm")
    assert play.where("gorm-of-omm") == "me.discard" and play.options == ["hallowed-blaster", "trinket", "cannon"]
    play.do("cannon")
    assert play.where("cannon") == "foe.discard" and play.where("trinket") == "foe.artifacts"
    assert play.where("hallowed-blaster") == "me.artifacts" and play.line() == ["brute"] and play.at_rest


def test_gorm_of_omm_goes_alone_where_there_is_no_other() -> None:
    play = stage(me=dict(artifacts=["gorm-of-omm"]))
    play.do("omni:gorm-of-omm")
    assert play.where("gorm-of-omm") == "me.discard" and play.at_rest


@pytest.mark.parametrize(("hurt", "left"), [(5, 2), (3, 0), (1, 0), (0, 0)])
def test_hallowed_blaster_heals_three_on_any_creature(hurt: int, left: int) -> None:
    damage = {"dummy": hurt} if hurt else {}
    play = stage(
        me=dict(artifacts=["hallowed-blaster"], line=["brute"], damage={"brute": 4}, house="sanctum"),
        foe=dict(line=["dummy"], damage=damage),
    )
    play.do("action:hallowed-blaster", "dummy")
    assert play.damage("dummy") == left and play.damage("brute") == 4 and not play.ready("hallowed-blaster")
    assert play.at_rest


def test_hallowed_blaster_with_nobody_to_heal() -> None:
    play = stage(me=dict(artifacts=["hallowed-blaster"]))
    play.do("action:hallowed-blaster")
    assert play.at_rest


def test_potion_of_invulnerability_is_drunk_in_any_house() -> None:
    play = stage(
        me=dict(artifacts=["potion-of-invulnerability"], line=["brute"], hand=["punch"], house="brobnar"),
        foe=dict(line=["dummy"]),
    )
    play.do("omni:potion-of-invulnerability", "fight:brute")
    assert play.where("potion-of-invulnerability") == "me.discard"
    assert play.damage("brute") == 0 and play.damage("dummy") == 5
    play.do("play:punch", "brute")
    assert play.damage("brute") == 0 and play.at_rest


def test_potion_of_invulnerability_works_for_one_turn() -> None:
    play = stage(
        me=dict(artifacts=["potion-of-invulnerability"], line=["brute"], deck=PILE), foe=dict(line=["dummy"], deck=PILE)
    )
    play.do("omni:potion-of-invulnerability", "end", "brobnar", "fight:dummy")
    assert play.where("brute") == "me.discard"


def test_round_table_strengthens_my_knights_and_makes_them_taunt() -> None:
    play = stage(
        me=dict(artifacts=["round-table"], line=["sequis", "hayyel-the-merchant"]), foe=dict(line=["raiding-knight", "dummy"])
    )
    assert play.power("sequis") == 5 and play.keyword("sequis", "taunt") == 1 and play.keyword("sequis", "elusive") == 0
    assert play.power("hayyel-the-merchant") == 3 and play.keyword("hayyel-the-merchant", "taunt") == 0
    assert play.power("raiding-knight") == 4 and play.keyword("raiding-knight", "taunt") == 0


def test_round_table_guards_who_stands_beside_a_knight() -> None:
    play = stage(
        me=dict(line=["brute"]),
        foe=dict(line=["hayyel-the-merchant", "sequis", "dummy", "weakling"], artifacts=["round-table"]),
    )
    play.do("fight:brute")
    assert play.options == ["sequis", "weakling"]


def test_sigil_of_brotherhood_lets_sanctum_act_in_another_house() -> None:
    play = stage(
        me=dict(artifacts=["sigil-of-brotherhood", "hallowed-blaster"], line=["sequis", "pit-demon", "brute"], house="brobnar"),
        foe=dict(line=["bulwark"]),
    )
    assert not play.can("reap:sequis") and play.can("reap:brute")
    play.do("omni:sigil-of-brotherhood")
    assert play.where("sigil-of-brotherhood") == "me.discard"
    assert play.can("reap:sequis") and play.can("fight:sequis") and not play.can("reap:pit-demon")
    assert not play.can("action:hallowed-blaster") and not play.can("reap:bulwark")  # creatures, and mine
    play.do("reap:sequis")
    assert play.amber() == 1 and play.at_rest


def test_whispering_reliquary_returns_an_artifact_of_either_side() -> None:
    play = stage(
        me=dict(artifacts=["whispering-reliquary", "hallowed-blaster"], line=["brute"], house="sanctum"),
        foe=dict(artifacts=["trinket", "cannon"]),
    )
    play.do("action:whispering-reliquary")
    assert play.options == ["whispering-reliquary", "hallowed-blaster", "trinket", "cannon"]
    play.do("trinket")
    assert play.where("trinket") == "foe.hand" and play.where("cannon") == "foe.artifacts"
    assert play.where("hallowed-blaster") == "me.artifacts" and play.at_rest


def test_whispering_reliquary_has_to_return_itself_if_alone() -> None:
    play = stage(me=dict(artifacts=["whispering-reliquary"], line=["brute"], house="sanctum"))
    play.do("action:whispering-reliquary")
    assert play.where("whispering-reliquary") == "me.hand" and play.line() == ["brute"] and play.at_rest


# -- upgrades -------------------------------------------------------------------------------------------------------------


def test_armageddon_cloak_hurts_who_attacks_its_host() -> None:
    play = stage(
        me=dict(line=["brute", "dummy"]), foe=dict(line=["weakling", "plated"], upgrades={"weakling": "armageddon-cloak"})
    )
    assert play.keyword("weakling", "hazardous") == 2 and play.keyword("plated", "hazardous") == 0
    play.do("fight:brute", "plated")
    assert play.damage("brute") == 4
    play.do("fight:dummy", "weakling")
    assert play.damage("me/dummy") == 2 + 1


def test_armageddon_cloak_burns_in_place_of_its_host() -> None:
    play = stage(
        me=dict(hand=["punch", "punch", "loot-the-bodies"], house="brobnar"),
        foe=dict(line=["plated", "dummy"], damage={"plated": 3, "dummy": 2}, upgrades={"plated": "armageddon-cloak"}),
    )
    play.do("play:loot-the-bodies", "play:punch", "plated")
    assert play.where("plated") == "foe.line" and play.damage("plated") == 0
    assert play.where("armageddon-cloak") == "foe.discard" and play.damage("dummy") == 2
    assert play.amber() == 1  # no creature was destroyed
    play.s.damage[play.id("plated")] = 3
    play.do("play:punch#2", "plated")
    assert play.where("plated") == "foe.discard" and play.amber() == 3 and play.at_rest


def test_armageddon_cloak_waits_for_the_last_words_of_its_host() -> None:
    play = stage(
        me=dict(hand=["mighty-lance"], deck=PILE, line=["duma-the-martyr"], upgrades={"duma-the-martyr": "armageddon-cloak"}),
    )
    play.do("play:mighty-lance")
    assert play.where("duma-the-martyr") == "me.line" and play.hand() == ["punch", "punch"]
    assert play.where("armageddon-cloak") == "me.discard" and play.at_rest


def test_armageddon_cloak_two_of_them_burn_one_by_one() -> None:
    play = stage(
        me=dict(hand=["the-spirit-s-way"], line=["brute"], upgrades={"brute": ["armageddon-cloak", "armageddon-cloak"]}),
    )
    play.do("play:the-spirit-s-way")
    assert play.line() == ["brute"]
    assert sorted([play.where("armageddon-cloak"), play.where("armageddon-cloak#2")]) == ["me.discard", "on brute"]
    assert play.at_rest


def test_armageddon_cloak_burns_for_no_other_creature_and_no_other_upgrade() -> None:
    play = stage(
        me=dict(
            hand=["mighty-lance"],
            line=["weakling", "dummy", "brute"],
            upgrades={"dummy": "armageddon-cloak", "weakling": ["protect-the-weak", "armageddon-cloak"]},
        ),
    )
    play.do("play:mighty-lance", "weakling")
    assert play.where("weakling") == "me.line" and play.where("protect-the-weak") == "on weakling"
    assert play.where("armageddon-cloak") == "on dummy" and play.where("armageddon-cloak#2") == "me.discard" and play.at_rest


def test_armageddon_cloak_does_not_help_against_anything_but_destruction() -> None:
    play = stage(me=dict(hand=["the-harder-they-come"], line=["brute"], upgrades={"brute": "armageddon-cloak"}))
    play.do("play:the-harder-they-come")
    assert play.where("brute") == "me.purged" and play.where("armageddon-cloak") == "me.discard" and play.at_rest


def test_armageddon_cloak_saves_a_sacrificed_host_so_nothing_was_sacrificed() -> None:
    play = stage(
        me=dict(hand=["pawn-sacrifice"], line=["brute"], upgrades={"brute": "armageddon-cloak"}),
        foe=dict(line=["dummy", "plated"]),
    )
    play.do("play:pawn-sacrifice")
    assert play.line() == ["brute"] and play.damage("dummy") == 0 and play.damage("plated") == 0 and play.at_rest


def test_mantle_of_the_zealot_lets_its_bearer_act_in_any_house() -> None:
    play = stage(
        me=dict(line=["pit-demon", "snudge", "brute"], upgrades={"pit-demon": "mantle-of-the-zealot"}, house="brobnar"),
        foe=dict(line=["dummy"]),
    )
    assert play.can("reap:pit-demon") and play.can("fight:pit-demon") and not play.can("reap:snudge")
    play.do("reap:pit-demon")
    assert play.amber() == 1 and not play.can("reap:pit-demon") and play.at_rest


def test_mantle_of_the_zealot_on_an_enemy_serves_the_enemy() -> None:
    play = stage(me=dict(hand=["mantle-of-the-zealot"], deck=PILE), foe=dict(line=["pit-demon"], hand=["punch"], deck=PILE))
    play.do("play:mantle-of-the-zealot")
    assert play.where("mantle-of-the-zealot") == "on pit-demon" and not play.can("reap:pit-demon")
    play.do("end", "brobnar")
    assert play.can("reap:pit-demon")


def test_protect_the_weak_gives_armor_and_taunt() -> None:
    play = stage(me=dict(hand=["protect-the-weak"], line=["weakling", "plated", "dummy"]), foe=dict(line=["brute"]))
    play.do("play:protect-the-weak", "plated")
    assert play.armor("plated") == 3 and play.keyword("plated", "taunt") == 1 and play.amber() == 1
    assert (
        play.keyword("plated", "elusive") == 0
        and play.armor("weakling") == 0
        and play.keyword("weakling", "taunt") == 0
        and play.armor("brute") == 0
    )
    assert play.at_rest


def test_protect_the_weak_needs_somebody_to_protect() -> None:
    assert not stage(me=dict(hand=["protect-the-weak"])).can("play:protect-the-weak")


def test_shoulder_armor_helps_on_a_flank() -> None:
    play = stage(
        me=dict(line=["plated", "dummy"], upgrades={"plated": "shoulder-armor"}, hand=["sequis", "jehu-the-bureaucrat"])
    )
    assert (play.power("plated"), play.armor("plated")) == (6, 4) and (play.power("dummy"), play.armor("dummy")) == (10, 0)
    play.do("play:sequis", "left")
    assert (play.power("plated"), play.armor("plated")) == (4, 2)  # no longer on a flank
    assert play.at_rest


def test_shoulder_armor_taken_from_the_flank_can_kill() -> None:
    play = stage(
        me=dict(line=["plated", "dummy"], damage={"plated": 5}, upgrades={"plated": "shoulder-armor"}, hand=["sequis"]),
    )
    play.do("play:sequis", "left")
    assert play.where("plated") == "me.discard" and play.where("shoulder-armor") == "me.discard" and play.at_rest
