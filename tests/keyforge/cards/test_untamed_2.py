"""House Untamed, card by card, from Murmook to World Tree."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.content import CARDS

from .. import props as props
from ..stage import stage

PILE = ["punch"] * 8
"""A deck that fills a hand without luck."""


@pytest.mark.parametrize(
    ("id", "power", "keywords", "traits"),
    [
        ("murmook", 3, {}, ("beast",)),
        ("mushroom-man", 2, {}, ("fungus", "human")),
        ("niffle-ape", 3, {}, ("beast", "niffle")),
        ("niffle-queen", 6, {}, ("beast", "niffle")),
        ("piranha-monkeys", 2, {}, ("beast",)),
        ("snufflegator", 4, {"skirmish": 1}, ("beast",)),
        ("teliga", 3, {}, ("human", "witch")),
        ("witch-of-the-eye", 3, {}, ("human", "witch")),
        ("witch-of-the-wilds", 4, {}, ("beast", "witch")),
    ],
)
def test_the_printed_face_of_each_creature(id: str, power: int, keywords: dict[str, int], traits: tuple[str, ...]) -> None:
    card = CARDS[id]
    assert (card.house, card.type, card.power, card.armor, card.amber) == ("untamed", "creature", power, 0, 0)
    assert dict(card.keywords) == keywords and tuple(card.traits) == traits


def test_snufflegator_takes_no_blow_when_it_attacks() -> None:
    play = stage(me=dict(line=["snufflegator"]), foe=dict(line=["dummy"]))
    play.do("fight:snufflegator")
    assert play.damage("dummy") == 4 and play.damage("snufflegator") == 0 and play.line() == ["snufflegator"] and play.at_rest


def test_murmook_makes_keys_dearer_for_the_opponent() -> None:
    play = stage(me=dict(hand=["murmook", "murmook"], line=["snufflegator"]))
    assert (play.cost(), play.cost(1)) == (6, 6)
    play.do("play:murmook", "left")
    assert (play.cost(), play.cost(1)) == (6, 7)
    play.do("play:murmook#2", "left")
    assert (play.cost(), play.cost(1)) == (6, 8) and play.at_rest


@pytest.mark.parametrize(("keys", "power"), [(0, 11), (1, 8), (2, 5)])
def test_mushroom_man_has_three_more_for_each_key_his_side_has_not_forged(keys: int, power: int) -> None:
    play = stage(me=dict(line=["mushroom-man", "snufflegator"], keys=keys), foe=dict(keys=1))
    assert play.power("mushroom-man") == power and play.power("snufflegator") == 4


def test_mushroom_man_dies_when_a_key_takes_too_much_of_him() -> None:
    play = stage(
        me=dict(hand=["key-charge"], line=["mushroom-man", "dust-pixie"], damage={"mushroom-man": 8}, amber=7), foe=dict(keys=0)
    )
    play.do("play:key-charge", "yes")
    assert play.keys() == 1 and play.where("mushroom-man") == "me.discard" and play.line() == ["dust-pixie"] and play.at_rest


def test_natures_call_takes_up_to_three_creatures_home() -> None:
    play = stage(
        me=dict(hand=["nature-s-call"], line=["snufflegator"], artifacts=["world-tree"]),
        foe=dict(line=["dummy", "troll", "brute", "bumpsy"]),
    )
    play.do("play:nature-s-call")
    assert play.at_most == 3
    play.pick("snufflegator", "dummy", "brute")
    assert play.hand() == ["snufflegator"] and play.hand(1) == ["brute", "dummy"] and play.line(1) == ["troll", "bumpsy"]
    assert play.where("world-tree") == "me.artifacts" and play.amber() == 1 and play.at_rest


def test_natures_call_may_take_none_and_may_find_none() -> None:
    play = stage(me=dict(hand=["nature-s-call"]), foe=dict(line=["dummy"]))
    play.do("play:nature-s-call", "done")
    assert play.line(1) == ["dummy"] and play.at_rest
    play = stage(me=dict(hand=["nature-s-call"]))
    play.do("play:nature-s-call")
    assert play.amber() == 1 and play.at_rest


def test_nepenthe_seed_gives_its_life_for_a_card_of_the_discard_pile() -> None:
    play = stage(
        me=dict(artifacts=["nepenthe-seed"], discard=["troll", "punch"], hand=["labwork"], house="logos"),
        foe=dict(discard=["fear"]),
    )
    play.do("omni:nepenthe-seed")
    assert sorted(play.options) == ["nepenthe-seed", "punch", "troll"]  # itself as well, but nothing of the opponent's
    play.do("punch")
    assert play.hand() == ["labwork", "punch"] and play.where("nepenthe-seed") == play.where("troll") == "me.discard"
    assert play.at_rest


def test_nepenthe_seed_alone_comes_back_to_hand() -> None:
    play = stage(me=dict(artifacts=["nepenthe-seed"], hand=["labwork"], house="logos"))
    play.do("omni:nepenthe-seed")
    assert play.hand() == ["labwork", "nepenthe-seed"] and play.at_rest


def test_niffle_ape_attacks_past_taunt_and_hits_the_elusive() -> None:
    play = stage(me=dict(line=["niffle-ape", "snufflegator"]), foe=dict(line=["with-elusive", "with-taunt"]))
    play.do("fight:snufflegator")
    assert play.damage("with-taunt") == 0 and play.where("with-taunt") == "foe.discard"  # others are held up
    play = stage(me=dict(line=["niffle-ape", "snufflegator"]), foe=dict(line=["with-elusive", "with-taunt", "dummy"]))
    play.do("fight:niffle-ape")
    assert play.options == ["with-elusive", "with-taunt", "dummy"]
    play.do("with-elusive")
    assert play.damage("with-elusive") == 3 and play.where("niffle-ape") == "me.discard" and play.at_rest


def test_niffle_ape_is_nothing_special_when_attacked() -> None:
    play = stage(me=dict(line=["dummy"], house="brobnar"), foe=dict(line=["niffle-ape", "with-taunt"]))
    play.do("fight:dummy")
    assert play.where("with-taunt") == "foe.discard" and play.line(1) == ["niffle-ape"] and play.at_rest


def test_niffle_queen_strengthens_other_friendly_beasts_and_niffles() -> None:
    play = stage(
        me=dict(line=["niffle-queen", "niffle-ape", "snufflegator", "dust-pixie"]), foe=dict(line=["niffle-ape", "murmook"])
    )
    assert play.power("me/niffle-ape") == 5 and play.power("snufflegator") == 5  # both kinds; one kind
    assert play.power("niffle-queen") == 6 and play.power("dust-pixie") == 1
    assert play.power("foe/niffle-ape") == 3 and play.power("murmook") == 3 and play.at_rest


def test_niffle_queen_takes_her_strength_with_her() -> None:
    play = stage(
        me=dict(line=["niffle-queen", "snufflegator"], damage={"snufflegator": 4}, hand=["troop-call"]),
        foe=dict(line=["dummy"]),
    )
    play.do("play:troop-call")
    assert play.hand() == ["niffle-queen"] and play.where("snufflegator") == "me.discard" and play.at_rest


def test_nocturnal_maneuver_exhausts_up_to_three() -> None:
    play = stage(me=dict(hand=["nocturnal-maneuver"], line=["snufflegator"]), foe=dict(line=["dummy", "troll", "brute"]))
    play.do("play:nocturnal-maneuver")
    assert play.at_most == 3 and "snufflegator" in play.options
    play.pick("dummy", "troll", "brute")
    assert not play.ready("dummy") and not play.ready("troll") and not play.ready("brute") and play.ready("snufflegator")
    assert play.amber() == 1 and play.at_rest


def test_nocturnal_maneuver_may_spare_all() -> None:
    play = stage(me=dict(hand=["nocturnal-maneuver"]), foe=dict(line=["dummy"]))
    play.do("play:nocturnal-maneuver", "done")
    assert play.ready("dummy") and play.at_rest


def test_perilous_wild_destroys_the_elusive_printed_or_granted() -> None:
    play = stage(
        me=dict(hand=["perilous-wild"], line=["dew-faerie", "snufflegator"]),
        foe=dict(line=["with-elusive", "dummy", "brute"], upgrades={"brute": "ring-of-invisibility"}),
    )
    play.do("play:perilous-wild")
    assert play.line() == ["snufflegator"] and play.line(1) == ["dummy"] and play.amber() == 1 and play.at_rest


@pytest.mark.parametrize("moment", ["play", "reap"])
def test_piranha_monkeys_bite_everybody_else(moment: str) -> None:
    mine = dict(hand=["piranha-monkeys"], line=["snufflegator"])
    if moment == "reap":
        mine = dict(line=["piranha-monkeys", "snufflegator"])
    play = stage(me=dict(**mine, house="untamed"), foe=dict(line=["dummy", "weakling"]))
    play.do(f"{moment}:piranha-monkeys", *(["left"] if moment == "play" else []))
    assert play.damage("snufflegator") == play.damage("dummy") == 2 and play.damage("piranha-monkeys") == 0
    assert play.line() == ["piranha-monkeys", "snufflegator"] and play.line(1) == ["dummy"] and play.at_rest


def test_regrowth_brings_a_creature_back_to_hand() -> None:
    play = stage(me=dict(hand=["regrowth"], discard=["troll", "punch", "dust-pixie"]), foe=dict(discard=["bumpsy"]))
    play.do("play:regrowth")
    assert play.options == ["troll", "dust-pixie"]
    play.do("troll")
    assert play.hand() == ["troll"] and play.where("dust-pixie") == play.where("punch") == "me.discard"
    assert play.amber() == 1 and play.at_rest


def test_regrowth_without_a_creature() -> None:
    play = stage(me=dict(hand=["regrowth"], discard=["punch"]), foe=dict(discard=["bumpsy"]))
    play.do("play:regrowth")
    assert play.hand() == [] and play.at_rest


@pytest.mark.parametrize(("amber", "stolen"), [(6, 1), (5, 0), (9, 1)])
def test_ritual_of_balance_steals_from_a_rich_opponent(amber: int, stolen: int) -> None:
    play = stage(me=dict(artifacts=["ritual-of-balance"], amber=6), foe=dict(amber=amber))
    play.do("action:ritual-of-balance")
    assert (play.amber(), play.amber(1)) == (6 + stolen, amber - stolen)
    assert play.where("ritual-of-balance") == "me.artifacts" and play.at_rest


def test_ritual_of_the_hunt_lets_untamed_creatures_act_in_any_house() -> None:
    play = stage(
        me=dict(
            artifacts=["ritual-of-the-hunt", "world-tree"],
            line=["snufflegator", "murmook", "brute"],
            hand=["labwork"],
            discard=["troll"],
            deck=PILE,
            house="logos",
        ),
        foe=dict(line=["dummy"], hand=["bumpsy"], deck=PILE),
    )
    assert not play.can("reap:murmook")
    play.do("omni:ritual-of-the-hunt")
    assert play.where("ritual-of-the-hunt") == "me.discard" and play.can("reap:murmook") and play.can("fight:snufflegator")
    assert not play.can("reap:brute") and not play.can("action:world-tree") and play.at_rest
    play.do("end", "brobnar", "end", "logos")
    assert not play.can("reap:murmook") and play.at_rest


def test_save_the_pack_destroys_the_damaged() -> None:
    play = stage(
        me=dict(hand=["save-the-pack"], line=["snufflegator", "murmook"], damage={"murmook": 1}),
        foe=dict(line=["dummy", "troll"], damage={"dummy": 1}),
    )
    play.do("play:save-the-pack")
    assert play.line() == ["snufflegator"] and play.line(1) == ["troll"]
    assert play.s.sides[0].chains == 1 and play.s.sides[1].chains == 0 and play.at_rest


def test_scout_sends_two_to_fight_with_skirmish() -> None:
    play = stage(me=dict(hand=["scout"], line=["murmook", "brute", "dust-pixie"]), foe=dict(line=["dummy", "troll"]))
    play.do("play:scout")
    assert play.options == ["murmook", "brute", "dust-pixie", "done"] and play.at_most == 2
    play.pick("murmook", "brute")
    play.do("dummy", "troll")
    assert (play.damage("dummy"), play.damage("troll")) == (3, 5) and play.damage("murmook") == play.damage("brute") == 0
    assert not play.ready("murmook") and not play.ready("brute") and play.ready("dust-pixie")
    assert play.keyword("brute", "skirmish") and not play.keyword("dust-pixie", "skirmish") and play.amber() == 1
    assert play.at_rest


def test_scout_readies_nobody_and_needs_nobody() -> None:
    play = stage(me=dict(hand=["scout"], line=["murmook"], tired=["murmook"]), foe=dict(line=["dummy"]))
    play.do("play:scout", "murmook")
    assert play.damage("dummy") == 0 and play.keyword("murmook", "skirmish") and play.at_rest
    play = stage(me=dict(hand=["scout"], line=["murmook"]), foe=dict(line=["dummy"]))
    play.do("play:scout", "done")
    assert play.damage("dummy") == 0 and play.ready("murmook") and not play.keyword("murmook", "skirmish") and play.at_rest


@pytest.mark.parametrize(("uses", "stolen"), [(2, 0), (3, 2)])
def test_stampede_steals_after_three_uses_of_creatures(uses: int, stolen: int) -> None:
    line = ["snufflegator", "murmook", "dust-pixie"]
    play = stage(me=dict(hand=["stampede"], line=line, artifacts=["ritual-of-balance"]), foe=dict(amber=3))
    play.do("action:ritual-of-balance", *(f"reap:{name}" for name in line[:uses]), "play:stampede")
    assert play.amber(1) == 3 - stolen and play.amber() == uses + 1 + stolen and play.at_rest


def test_stampede_takes_what_there_is() -> None:
    play = stage(me=dict(hand=["stampede"], line=["snufflegator", "murmook", "dust-pixie"]), foe=dict(amber=1))
    play.do("reap:snufflegator", "reap:murmook", "reap:dust-pixie", "play:stampede")
    assert (play.amber(), play.amber(1)) == (5, 0) and play.at_rest


def test_teliga_gains_for_the_opponents_creatures_only() -> None:
    play = stage(
        me=dict(hand=["snufflegator"], line=["teliga"], deck=PILE),
        foe=dict(hand=["headhunter", "gauntlet-of-command", "blood-of-titans"], deck=PILE),
    )
    play.do("play:snufflegator", "left")
    assert play.amber() == 0
    play.do("end", "brobnar", "play:headhunter")
    assert play.amber() == 1
    play.do("play:gauntlet-of-command", "play:blood-of-titans", "headhunter")
    assert play.amber() == 1


def test_the_common_cold_hurts_all_and_may_kill_the_martians() -> None:
    sides = dict(me=dict(hand=["the-common-cold"], line=["snufflegator", "zorg"]), foe=dict(line=["tunk", "dummy", "weakling"]))
    play = stage(**sides)  # type: ignore[arg-type]
    play.do("play:the-common-cold", "yes")
    assert play.line() == ["snufflegator"] and play.line(1) == ["dummy"] and play.damage("dummy") == 1
    assert play.damage("snufflegator") == 1 and play.amber() == 1 and play.at_rest
    play = stage(**sides)  # type: ignore[arg-type]
    play.do("play:the-common-cold", "no")
    assert play.damage("zorg") == 1 and play.damage("tunk") == 0  # its armor
    assert play.line() == ["snufflegator", "zorg"] and play.line(1) == ["tunk", "dummy"] and play.at_rest


def test_the_common_cold_asks_nothing_without_martians() -> None:
    play = stage(me=dict(hand=["the-common-cold"], line=["snufflegator"]), foe=dict(line=["dummy"]))
    play.do("play:the-common-cold")
    assert play.damage("dummy") == 1 and play.at_rest


def test_troop_call_gathers_niffles_from_play_and_discard_pile() -> None:
    play = stage(
        me=dict(hand=["troop-call"], line=["niffle-ape", "snufflegator"], discard=["niffle-queen", "dust-pixie", "punch"]),
        foe=dict(line=["niffle-ape"], discard=["niffle-queen"]),
    )
    play.do("play:troop-call")
    assert play.hand() == ["niffle-ape", "niffle-queen"] and play.line() == ["snufflegator"] and play.amber() == 1
    assert play.where("dust-pixie") == "me.discard" and play.line(1) == ["niffle-ape"]
    assert play.where("foe/niffle-queen") == "foe.discard" and play.at_rest


@pytest.mark.parametrize(
    ("damage", "answer", "left", "gained"), [(5, "3", 2, 1), (5, "2", 3, 0), (3, "3", 0, 1), (2, "2", 0, 0)]
)
def test_vigor_heals_up_to_three_and_gains_for_three(damage: int, answer: str, left: int, gained: int) -> None:
    play = stage(me=dict(hand=["vigor"], line=["murmook"]), foe=dict(line=["dummy"], damage={"dummy": damage}))
    play.do("play:vigor", "dummy")
    assert play.options == [str(n) for n in range(min(damage, 3), -1, -1)]
    play.do(answer)
    assert play.damage("dummy") == left and play.amber() == 1 + gained and play.at_rest


def test_vigor_on_the_healthy_or_on_nobody() -> None:
    play = stage(me=dict(hand=["vigor"], line=["murmook"]), foe=dict(line=["dummy"]))
    play.do("play:vigor")  # nobody is hurt, so nobody is chosen
    assert play.amber() == 1 and play.at_rest
    play = stage(me=dict(hand=["vigor"]))
    play.do("play:vigor")
    assert play.amber() == 1 and play.at_rest


def test_way_of_the_bear_gives_assault_which_adds_up() -> None:
    play = stage(me=dict(hand=["way-of-the-bear"], line=["murmook", "ancient-bear"]), foe=dict(line=["dummy"]))
    play.do("play:way-of-the-bear", "ancient-bear")
    assert play.keyword("ancient-bear", "assault") == 4 and play.keyword("murmook", "assault") == 0 and play.amber() == 1
    play.do("fight:ancient-bear")
    assert play.damage("dummy") == 9 and play.at_rest


def test_way_of_the_wolf_gives_skirmish() -> None:
    play = stage(me=dict(hand=["way-of-the-wolf"], line=["murmook", "ancient-bear"]), foe=dict(line=["dummy"]))
    play.do("play:way-of-the-wolf", "murmook", "fight:murmook")
    assert play.damage("murmook") == 0 and play.damage("dummy") == 3 and play.amber() == 1
    assert play.line() == ["murmook", "ancient-bear"] and play.keyword("murmook", "skirmish")
    assert not play.keyword("ancient-bear", "skirmish") and play.at_rest


def test_witch_of_the_eye_takes_a_card_back_after_reaping() -> None:
    play = stage(me=dict(line=["witch-of-the-eye"], discard=["troll", "punch"]), foe=dict(discard=["fear"]))
    play.do("reap:witch-of-the-eye")
    assert play.options == ["troll", "punch"]
    play.do("punch")
    assert play.hand() == ["punch"] and play.where("troll") == "me.discard" and play.amber() == 1 and play.at_rest
    play = stage(me=dict(line=["witch-of-the-eye"]))
    play.do("reap:witch-of-the-eye")
    assert play.hand() == [] and play.at_rest


def test_witch_of_the_wilds_lets_one_untamed_card_be_played_each_turn() -> None:
    play = stage(
        me=dict(line=["witch-of-the-wilds"], hand=["dust-pixie", "regrowth", "troll", "mother"], deck=PILE, house="logos"),
        foe=dict(hand=["bumpsy"], deck=PILE),
    )
    assert play.can("play:dust-pixie") and play.can("play:regrowth") and not play.can("play:troll")
    assert not play.can("discard:dust-pixie") and not play.can("reap:witch-of-the-wilds")
    play.do("play:mother", "left")
    assert play.can("play:dust-pixie")
    play.do("play:dust-pixie", "left")
    assert not play.can("play:regrowth") and play.at_rest
    play.do("end", "brobnar", "end", "logos")
    assert play.can("play:regrowth")  # again, once each turn


def test_witches_of_the_wilds_add_up_and_are_spent_only_by_such_plays() -> None:
    play = stage(
        me=dict(
            line=["witch-of-the-wilds", "witch-of-the-wilds"],
            hand=["wild-wormhole", "dust-pixie", "regrowth", "vigor"],
            deck=["fertility-chant"],
            house="logos",
        )
    )
    play.do("play:wild-wormhole", "play:dust-pixie", "left")
    assert play.can("play:regrowth")
    play.do("play:regrowth")
    assert not play.can("play:vigor") and play.at_rest


def test_witch_of_the_wilds_says_nothing_when_untamed_is_active_nor_for_the_opponent() -> None:
    play = stage(
        me=dict(line=["witch-of-the-wilds"], hand=["dust-pixie", "regrowth", "vigor"], deck=PILE),
        foe=dict(hand=["regrowth", "bumpsy"], deck=PILE),
    )
    play.do("play:dust-pixie", "left", "play:me/regrowth", "play:vigor")
    assert play.s.tally.get(f"let:{play.id('witch-of-the-wilds')}", 0) == 0 and play.at_rest
    play.do("end", "brobnar")
    assert not play.can("play:foe/regrowth")


def test_word_of_returning_strikes_for_the_aember_on_enemies_and_brings_it_back() -> None:
    play = stage(
        me=dict(hand=["word-of-returning"], line=["snufflegator"], amber_on={"snufflegator": 2}),
        foe=dict(line=["dummy", "weakling", "troll"], amber_on={"dummy": 3, "weakling": 1}, amber=2),
    )
    play.do("play:word-of-returning")
    assert play.damage("dummy") == 3 and play.where("weakling") == "foe.discard" and play.damage("troll") == 0
    assert play.on("dummy") == 0 and play.on("snufflegator") == 2 and play.damage("snufflegator") == 0
    assert (play.amber(), play.amber(1)) == (5, 2) and play.at_rest  # 3 + 1, and its own


def test_word_of_returning_without_aember_on_enemies() -> None:
    play = stage(me=dict(hand=["word-of-returning"]), foe=dict(line=["dummy"], amber=2))
    play.do("play:word-of-returning")
    assert (play.amber(), play.amber(1)) == (1, 2) and play.damage("dummy") == 0 and play.at_rest


def test_world_tree_puts_a_creature_on_top_of_the_deck() -> None:
    play = stage(
        me=dict(artifacts=["world-tree"], discard=["troll", "punch", "dust-pixie"], deck=["fear"]), foe=dict(discard=["bumpsy"])
    )
    play.do("action:world-tree")
    assert play.options == ["troll", "dust-pixie"]
    play.do("troll")
    assert play.s.sides[0].deck.top == [play.id("troll"), play.id("fear")] and play.where("dust-pixie") == "me.discard"
    assert play.at_rest
    play = stage(me=dict(artifacts=["world-tree"], discard=["punch"], deck=["fear"]))
    play.do("action:world-tree")
    assert play.s.sides[0].deck.top == [play.id("fear")] and play.at_rest
