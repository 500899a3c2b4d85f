"""House Mars, card by card: creatures."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.content import CARDS

from .. import props as props
from ..stage import stage

PILE = ["punch"] * 8
"""A deck that fills a hand without luck."""


@pytest.mark.parametrize(
    ("id", "power", "armor", "keywords", "traits"),
    [
        ("blypyp", 2, 0, {}, ("martian", "scientist")),
        ("chuff-ape", 11, 0, {"taunt": 1}, ("beast",)),
        ("ether-spider", 7, 0, {}, ("beast",)),
        ("grabber-jammer", 4, 1, {}, ("robot",)),
        ("grommid", 10, 0, {}, ("beast",)),
        ("john-smyth", 2, 0, {"elusive": 1}, ("agent", "martian")),
        ("mindwarper", 2, 0, {"elusive": 1}, ("martian", "scientist")),
        ("phylyx-the-disintegrator", 1, 0, {"elusive": 1}, ("martian", "soldier")),
        ("qyxxlyx-plague-master", 3, 0, {}, ("martian", "scientist")),
        ("tunk", 6, 1, {}, ("robot",)),
        ("ulyq-megamouth", 3, 0, {}, ("martian", "scientist")),
        ("uxlyx-the-zookeeper", 2, 0, {"elusive": 1}, ("martian", "scientist")),
        ("vezyma-thinkdrone", 3, 0, {}, ("martian", "scientist")),
        ("yxili-marauder", 2, 0, {}, ("martian", "soldier")),
        ("yxilo-bolter", 3, 0, {}, ("martian", "soldier")),
        ("yxilx-dominator", 9, 1, {"taunt": 1}, ("robot",)),
        ("zorg", 7, 0, {}, ("beast",)),
        ("zyzzix-the-many", 3, 0, {}, ("martian", "soldier")),
    ],
)
def test_the_printed_face_of_each_creature(
    id: str, power: int, armor: int, keywords: dict[str, int], traits: tuple[str, ...]
) -> None:
    card = CARDS[id]
    assert (card.house, card.type, card.power, card.armor, card.amber) == ("mars", "creature", power, armor, 0)
    assert dict(card.keywords) == keywords and tuple(card.traits) == traits


def test_blypyp_lets_the_next_martian_enter_ready() -> None:
    play = stage(me=dict(hand=["sniffer", "tunk", "yxilo-bolter"], line=["blypyp"]), foe=dict(line=["dummy"]))
    play.do("reap:blypyp", "play:sniffer", "play:tunk", "left", "play:yxilo-bolter", "left")
    assert play.ready("tunk")  # the next creature of Mars, neither an artifact before it nor the one after it
    assert not play.ready("yxilo-bolter") and not play.ready("sniffer") and play.at_rest


def test_blypyp_waits_for_a_martian_and_promises_nothing_for_later_turns() -> None:
    play = stage(
        me=dict(hand=["tunk", "phase-shift", "troll"], line=["blypyp"], deck=PILE, house="mars"),
        foe=dict(hand=["bumpsy"], deck=PILE),
    )
    play.do("reap:blypyp", "end", "brobnar", "end", "mars", "play:tunk", "left")
    assert not play.ready("tunk") and play.at_rest


def test_blypyp_does_not_ready_a_creature_of_another_house() -> None:
    play = stage(me=dict(hand=["tunk", "snufflegator"], line=["blypyp", "witch-of-the-wilds"], house="mars"))
    play.do("reap:blypyp", "play:snufflegator", "left", "play:tunk", "left")
    assert not play.ready("snufflegator") and play.ready("tunk") and play.at_rest


@pytest.mark.parametrize("id", ["chuff-ape", "yxilx-dominator", "zorg"])
def test_chuff_ape_yxilx_dominator_and_zorg_enter_stunned(id: str) -> None:
    play = stage(me=dict(hand=[id, "tunk"], line=["blypyp"]))
    play.do(f"play:{id}", "left", "play:tunk", "left")
    assert play.stunned(id) and not play.ready(id) and not play.stunned("tunk") and not play.stunned("blypyp")
    assert play.at_rest


@pytest.mark.parametrize("verb", ["reap", "fight"])
def test_chuff_ape_may_eat_a_friend_to_heal(verb: str) -> None:
    play = stage(me=dict(line=["chuff-ape", "tunk", "brute"], damage={"chuff-ape": 4, "brute": 1}), foe=dict(line=["weakling"]))
    play.do(f"{verb}:chuff-ape")
    assert play.options == ["tunk", "brute", "done"]  # neither itself nor an enemy
    play.do("tunk")
    assert play.where("tunk") == "me.discard" and play.damage("chuff-ape") == 0 and play.damage("brute") == 1
    assert play.at_rest


def test_chuff_ape_may_fast_or_have_to() -> None:
    play = stage(me=dict(line=["chuff-ape", "tunk"], damage={"chuff-ape": 4}))
    play.do("reap:chuff-ape", "done")
    assert play.line() == ["chuff-ape", "tunk"] and play.damage("chuff-ape") == 4 and play.at_rest
    play = stage(me=dict(line=["chuff-ape"], damage={"chuff-ape": 4}), foe=dict(line=["dummy"]))
    play.do("reap:chuff-ape")
    assert play.damage("chuff-ape") == 4 and play.at_rest


def test_ether_spider_catches_what_the_opponent_would_get() -> None:
    play = stage(
        me=dict(line=["ether-spider"], amber=3, deck=PILE),
        foe=dict(hand=["punch"], line=["troll", "batdrone", "weakling"], amber=1, deck=PILE),
    )
    play.do("end", "brobnar", "reap:troll")
    assert play.amber(1) == 1 and play.on("ether-spider") == 1
    play.do("play:foe/punch", "ether-spider")
    assert play.amber(1) == 1 and play.on("ether-spider") == 2
    play.do("end", "mars", "fight:ether-spider", "weakling")
    assert play.line(1) == ["troll", "batdrone", "weakling"]  # its bite does nothing
    play.do("end", "logos", "fight:batdrone")
    assert play.amber() == 2 and play.amber(1) == 1 and play.on("ether-spider") == 3  # stolen from me, caught on the way


def test_ether_spider_catches_what_falls_off_a_dying_friend() -> None:
    play = stage(me=dict(line=["ether-spider", "blypyp"], amber_on={"blypyp": 2}), foe=dict(line=["dummy"], amber=1))
    play.do("fight:blypyp")
    assert play.where("blypyp") == "me.discard" and play.amber(1) == 1 and play.on("ether-spider") == 2 and play.at_rest


def test_ether_spider_leaves_its_own_side_alone_and_frees_all_when_it_dies() -> None:
    play = stage(
        me=dict(line=["zorg"]),
        foe=dict(line=["ether-spider"], amber=2, damage={"ether-spider": 1}, amber_on={"ether-spider": 4}),
    )
    play.do("fight:zorg")
    assert play.where("ether-spider") == "foe.discard" and play.damage("zorg") == 0
    assert (play.amber(), play.amber(1)) == (4, 2) and play.at_rest
    play = stage(me=dict(line=["ether-spider", "tunk"]), foe=dict(amber=2))
    play.do("reap:tunk")
    assert play.amber() == 1 and play.on("ether-spider") == 0 and play.at_rest


@pytest.mark.parametrize("verb", ["reap", "fight"])
def test_grabber_jammer_captures_and_makes_keys_dearer(verb: str) -> None:
    play = stage(me=dict(line=["grabber-jammer", "tunk"], amber=1), foe=dict(line=["weakling"], amber=3))
    assert (play.cost(), play.cost(1)) == (6, 7)
    play.do(f"{verb}:grabber-jammer")
    assert play.on("grabber-jammer") == 1 and play.amber(1) == 2 and play.on("tunk") == 0 and play.at_rest


def test_grabber_jammer_captures_nothing_from_an_empty_pool() -> None:
    play = stage(me=dict(line=["grabber-jammer"], amber=2))
    play.do("reap:grabber-jammer")
    assert play.on("grabber-jammer") == 0 and play.amber() == 3 and play.at_rest


def test_grommid_keeps_its_side_from_playing_creatures() -> None:
    play = stage(
        me=dict(hand=["tunk", "sniffer", "squawker"], line=["grommid"], deck=PILE), foe=dict(hand=["bumpsy"], deck=PILE)
    )
    assert not play.can("play:tunk") and play.can("discard:tunk") and play.can("play:sniffer") and play.can("play:squawker")
    play.do("end", "brobnar")
    assert play.can("play:bumpsy")


def test_grommid_can_have_creatures_put_into_play() -> None:
    play = stage(me=dict(hand=["tunk"], line=["grommid", "zorg"], artifacts=["swap-widget"], house="mars"))
    play.do("action:swap-widget", "zorg", "left")
    assert play.line() == ["tunk", "grommid"] and play.at_rest


def test_grommid_feeds_on_enemies_that_die_fighting_it() -> None:
    play = stage(me=dict(line=["grommid", "zorg"], amber=2), foe=dict(line=["weakling", "bumpsy"], amber=2))
    play.do("fight:zorg", "bumpsy")
    assert play.amber(1) == 2  # another's prey
    play.do("fight:grommid")
    assert play.amber(1) == 1 and play.amber() == 2 and play.at_rest
    play = stage(me=dict(line=["brute"], amber=3), foe=dict(line=["grommid"], amber=1))
    play.do("fight:brute")
    assert (play.amber(), play.amber(1)) == (2, 1) and play.at_rest  # attacked, it feeds as well
    play = stage(me=dict(line=["grommid"]), foe=dict(line=["dummy"], amber=1))
    play.do("fight:grommid")
    assert play.line() == [] and play.amber(1) == 1 and play.at_rest  # both dead: nobody feeds


@pytest.mark.parametrize("verb", ["reap", "fight"])
def test_john_smyth_readies_a_martian_that_is_no_agent(verb: str) -> None:
    play = stage(
        me=dict(line=["john-smyth", "tunk", "brute"], tired=["tunk", "brute"]),
        foe=dict(line=["with-elusive", "zorg", "john-smyth"], tired=["zorg"]),
    )
    play.do(f"{verb}:me/john-smyth", *(["with-elusive"] if verb == "fight" else []))
    assert play.options == ["tunk", "zorg"]
    play.do("tunk")
    assert play.ready("tunk") and not play.ready("zorg") and not play.ready("brute") and not play.ready("me/john-smyth")
    assert play.at_rest


def test_john_smyth_without_other_martians() -> None:
    play = stage(me=dict(line=["john-smyth", "brute"], tired=["brute"]))
    play.do("reap:john-smyth")
    assert not play.ready("brute") and not play.ready("john-smyth") and play.at_rest


def test_mindwarper_makes_an_enemy_capture_from_its_own_side() -> None:
    play = stage(me=dict(line=["mindwarper"], amber=2), foe=dict(line=["dummy", "troll"], amber=3))
    play.do("action:mindwarper")
    assert play.options == ["dummy", "troll"]
    play.do("troll")
    assert play.on("troll") == 1 and (play.amber(), play.amber(1)) == (2, 2) and play.on("dummy") == 0 and play.at_rest


@pytest.mark.parametrize(("line", "amber"), [([], 2), (["dummy"], 0)])
def test_mindwarper_without_enemies_or_aember(line: list[str], amber: int) -> None:
    play = stage(me=dict(line=["mindwarper"]), foe=dict(line=line, amber=amber))
    play.do("action:mindwarper")
    assert play.amber(1) == amber and play.s.amber == {} and play.at_rest


@pytest.mark.parametrize(
    ("friends", "amber", "left"), [(["zorg", "tunk", "brute"], 5, 3), (["zorg", "tunk"], 1, 0), ([], 5, 5)]
)
def test_phylyx_disintegrates_aember_for_each_other_martian(friends: list[str], amber: int, left: int) -> None:
    play = stage(me=dict(line=["phylyx-the-disintegrator", *friends], amber=1), foe=dict(line=["john-smyth"], amber=amber))
    play.do("action:phylyx-the-disintegrator")
    assert play.amber(1) == left and play.amber() == 1 and play.at_rest


@pytest.mark.parametrize("verb", ["reap", "fight"])
def test_qyxxlyx_strikes_all_humans_through_their_armor(verb: str) -> None:
    play = stage(
        me=dict(line=["qyxxlyx-plague-master", "doc-bookton", "tunk"]),
        foe=dict(line=["with-elusive", "sequis", "champion-anaphiel", "dummy"]),
    )
    play.do(f"{verb}:qyxxlyx-plague-master", *(["with-elusive"] if verb == "fight" else []))
    assert play.damage("doc-bookton") == 3 and play.damage("sequis") == 3 and play.armor("sequis") == 2
    assert play.damage("tunk") == play.damage("dummy") == play.damage("champion-anaphiel") == 0 and play.at_rest


def test_tunk_is_healed_when_another_martian_is_played() -> None:
    play = stage(
        me=dict(
            hand=["zorg", "snufflegator", "sniffer"],
            line=["tunk", "witch-of-the-wilds", "chuff-ape"],
            damage={"tunk": 4, "chuff-ape": 2},
            house="mars",
        )
    )
    play.do("play:sniffer", "play:snufflegator", "left")
    assert play.damage("tunk") == 4  # an artifact, a creature of another house
    play.do("play:zorg", "left")
    assert play.damage("tunk") == 0 and play.damage("chuff-ape") == 2 and play.at_rest


def test_tunk_is_not_healed_by_the_opponents_martians() -> None:
    play = stage(me=dict(line=["tunk"], damage={"tunk": 4}, deck=PILE), foe=dict(hand=["zorg", "bumpsy"], deck=PILE))
    play.do("end", "mars", "play:zorg")
    assert play.damage("tunk") == 4


@pytest.mark.parametrize("verb", ["reap", "fight"])
def test_ulyq_megamouth_uses_a_friend_of_another_house(verb: str) -> None:
    play = stage(
        me=dict(line=["ulyq-megamouth", "brute", "tunk", "timetraveller"], house="mars"), foe=dict(line=["with-elusive"])
    )
    play.do(f"{verb}:ulyq-megamouth")
    assert play.options == ["brute", "timetraveller"]
    before = play.amber()
    play.do("brute", "reap")
    assert play.amber() == before + 1 and not play.ready("brute") and play.ready("tunk") and play.ready("timetraveller")
    assert play.at_rest


def test_ulyq_megamouth_cannot_use_the_exhausted_and_may_find_nobody() -> None:
    play = stage(me=dict(line=["ulyq-megamouth", "brute"], tired=["brute"], house="mars"))
    play.do("reap:ulyq-megamouth")
    assert play.amber() == 1 and play.at_rest
    play = stage(me=dict(line=["ulyq-megamouth", "tunk"]))
    play.do("reap:ulyq-megamouth")
    assert play.amber() == 1 and play.ready("tunk") and play.at_rest


def test_uxlyx_takes_an_enemy_into_the_zoo() -> None:
    play = stage(
        me=dict(line=["uxlyx-the-zookeeper", "tunk"], deck=PILE),
        foe=dict(line=["dummy", "troll"], upgrades={"dummy": "badge"}, amber_on={"dummy": 2}, hand=["bumpsy"], deck=PILE),
    )
    play.do("reap:uxlyx-the-zookeeper")
    assert play.options == ["dummy", "troll"]
    play.do("dummy")
    assert play.where("dummy") == "me.archives" and play.where("badge") == "foe.discard" and play.line(1) == ["troll"]
    assert play.amber() == 3 and play.at_rest  # reaped, and what lay on it
    play.do("end", "brobnar", "end", "mars", "yes")
    assert "dummy" in play.hand(1) and "dummy" not in play.hand() and play.at_rest


def test_uxlyx_finds_nobody() -> None:
    play = stage(me=dict(line=["uxlyx-the-zookeeper"]))
    play.do("reap:uxlyx-the-zookeeper")
    assert play.s.sides[0].archives == [] and play.at_rest


def test_vezyma_thinkdrone_may_archive_a_friendly_card_from_play() -> None:
    play = stage(
        me=dict(line=["vezyma-thinkdrone", "brute"], artifacts=["sniffer"], house="mars"),
        foe=dict(line=["dummy"], artifacts=["cannon"]),
    )
    play.do("reap:vezyma-thinkdrone")
    assert play.options == ["vezyma-thinkdrone", "brute", "sniffer", "done"] and play.at_most == 1
    play.do("sniffer")
    assert play.where("sniffer") == "me.archives" and play.line() == ["vezyma-thinkdrone", "brute"] and play.at_rest


@pytest.mark.parametrize(("answer", "where"), [("vezyma-thinkdrone", "me.archives"), ("done", "me.line")])
def test_vezyma_thinkdrone_may_archive_itself_or_nothing(answer: str, where: str) -> None:
    play = stage(me=dict(line=["vezyma-thinkdrone"]), foe=dict(line=["dummy"]))
    play.do("reap:vezyma-thinkdrone", answer)
    assert play.where("vezyma-thinkdrone") == where and play.line(1) == ["dummy"] and play.at_rest


def test_yxili_marauder_captures_for_ready_martians_and_grows_by_it() -> None:
    play = stage(
        me=dict(hand=["yxili-marauder"], line=["zorg", "blypyp", "chuff-ape", "brute"], tired=["chuff-ape"]),
        foe=dict(line=["john-smyth"], amber=5),
    )
    play.do("play:yxili-marauder", "left")
    assert play.on("yxili-marauder") == 2 and play.amber(1) == 3  # neither itself, exhausted, nor the tired one
    assert play.power("yxili-marauder") == 4 and play.power("zorg") == 7 and play.at_rest


def test_yxili_marauder_alone_or_before_an_empty_pool() -> None:
    play = stage(me=dict(hand=["yxili-marauder"]), foe=dict(amber=5))
    play.do("play:yxili-marauder")
    assert play.on("yxili-marauder") == 0 and play.power("yxili-marauder") == 2 and play.at_rest
    play = stage(me=dict(hand=["yxili-marauder"], line=["zorg", "blypyp"]), foe=dict(amber=1))
    play.do("play:yxili-marauder", "left")
    assert play.on("yxili-marauder") == 1 and play.power("yxili-marauder") == 3 and play.at_rest


@pytest.mark.parametrize("verb", ["reap", "fight"])
def test_yxilo_bolter_purges_what_its_bolt_destroys(verb: str) -> None:
    play = stage(me=dict(line=["yxilo-bolter", "tunk"]), foe=dict(line=["with-elusive", "weakling", "dummy"]))
    play.do(f"{verb}:yxilo-bolter", *(["with-elusive"] if verb == "fight" else []))
    assert play.options == ["yxilo-bolter", "tunk", "with-elusive", "weakling", "dummy"]
    play.do("weakling")
    assert play.where("weakling") == "foe.purged" and play.line(1) == ["with-elusive", "dummy"] and play.at_rest


def test_yxilo_bolter_does_not_purge_the_living_nor_who_went_elsewhere() -> None:
    play = stage(me=dict(line=["yxilo-bolter"]), foe=dict(line=["dummy"]))
    play.do("reap:yxilo-bolter", "dummy")
    assert play.damage("dummy") == 2 and play.where("dummy") == "foe.line" and play.at_rest
    play = stage(me=dict(line=["yxilo-bolter"]), foe=dict(line=["dextre"], damage={"dextre": 1}))
    play.do("reap:yxilo-bolter", "dextre")
    assert play.where("dextre") == "foe.deck" and play.at_rest


def test_zorg_stuns_whom_it_attacks_and_the_neighbours() -> None:
    play = stage(me=dict(line=["zorg", "tunk"]), foe=dict(line=["bumpsy", "dummy", "headhunter", "troll"]))
    play.do("fight:zorg", "dummy")
    assert play.stunned("bumpsy") and play.stunned("dummy") and play.stunned("headhunter")
    assert not play.stunned("troll") and not play.stunned("tunk") and play.damage("dummy") == 7
    assert play.where("zorg") == "me.discard"  # a stunned creature strikes back all the same
    assert play.at_rest


def test_zorg_stuns_nobody_where_its_prey_dies_before() -> None:
    play = stage(me=dict(line=["zorg"], upgrades={"zorg": "way-of-the-bear"}), foe=dict(line=["dummy", "weakling", "troll"]))
    play.do("fight:zorg", "weakling", "assault")
    assert play.line(1) == ["dummy", "troll"] and not play.stunned("dummy") and not play.stunned("troll") and play.at_rest


def test_zorg_stuns_a_lone_enemy_and_nobody_when_it_is_attacked() -> None:
    play = stage(me=dict(line=["zorg"]), foe=dict(line=["troll"]))
    play.do("fight:zorg")
    assert play.stunned("troll") and play.at_rest
    play = stage(me=dict(line=["dummy"], house="brobnar"), foe=dict(line=["zorg"]))
    play.do("fight:dummy")
    assert not play.stunned("dummy") and play.at_rest


@pytest.mark.parametrize("verb", ["reap", "fight"])
def test_zyzzix_may_archive_a_creature_and_grow(verb: str) -> None:
    play = stage(
        me=dict(line=["zyzzix-the-many", "blypyp"], hand=["troll", "tunk", "punch"], house="mars"),
        foe=dict(line=["with-elusive"]),
    )
    play.do(f"{verb}:zyzzix-the-many")
    assert play.options == ["troll", "tunk", "done"] and play.at_most == 1  # creatures of any house
    play.do("troll")
    assert play.where("troll") == "me.archives" and play.hand() == ["punch", "tunk"] and play.said().count("kf-log-reveal") == 1
    assert play.power("zyzzix-the-many") == 6 and play.power("blypyp") == 2 and play.at_rest


def test_zyzzix_may_keep_its_cards_and_may_have_none() -> None:
    play = stage(me=dict(line=["zyzzix-the-many"], hand=["troll"], house="mars"))
    play.do("reap:zyzzix-the-many", "done")
    assert play.hand() == ["troll"] and play.power("zyzzix-the-many") == 3 and play.at_rest
    play = stage(me=dict(line=["zyzzix-the-many"], hand=["punch"], house="mars"))
    play.do("reap:zyzzix-the-many")
    assert play.hand() == ["punch"] and play.power("zyzzix-the-many") == 3 and play.at_rest
