"""House Shadows, card by card: artifacts and upgrades."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.play import put_into_play

from .. import props as props
from ..stage import stage

PILE = ["punch"] * 6
"""A deck that fills a hand without luck."""


def test_customs_office_taxes_the_opponents_artifacts() -> None:
    play = stage(me=dict(hand=["seeker-needle", "subtle-maul", "urchin"], amber=1), foe=dict(artifacts=["customs-office"]))
    play.do("play:seeker-needle")
    assert play.amber() == 0 and play.amber(1) == 1 and play.where("seeker-needle") == "me.artifacts"
    assert not play.can("play:subtle-maul") and play.can("play:urchin")  # nothing left to pay; creatures are free
    assert play.at_rest


def test_customs_office_does_not_tax_its_own_side() -> None:
    play = stage(me=dict(hand=["seeker-needle"], artifacts=["customs-office"], amber=1), foe=dict(amber=1))
    play.do("play:seeker-needle")
    assert play.amber() == 1 and play.amber(1) == 1 and play.at_rest


@pytest.mark.parametrize("whose", ["me", "foe"])
@pytest.mark.parametrize(("top", "fought"), [(["urchin"], False), (["troll"], True), ([], True)])
def test_evasion_sigil_calls_a_fight_off_for_a_card_of_the_active_house(whose: str, top: list[str], fought: bool) -> None:
    sides: dict[str, dict[str, object]] = {
        "me": dict(line=["dodger", "faygin"], deck=top),
        "foe": dict(line=["plated"], deck=["urchin"], amber=2),
    }
    sides[whose]["artifacts"] = ["evasion-sigil"]
    play = stage(me=sides["me"], foe=sides["foe"])
    play.do("fight:dodger")
    assert play.damage("plated") == (3 if fought else 0) and play.damage("dodger") == (4 if fought else 0)
    assert play.amber() == int(fought)  # its Fight ability needs a fight
    assert not play.ready("dodger") and play.ready("faygin")
    assert all(play.where(title) == "me.discard" for title in top) and play.where("foe/urchin") == "foe.deck" and play.at_rest


def test_evasion_sigil_leaves_elusive_for_the_attack_that_comes() -> None:
    play = stage(
        me=dict(line=["dodger", "umbra"], artifacts=["evasion-sigil"], deck=["urchin", "troll"]),
        foe=dict(line=["with-elusive"]),
    )
    play.do("fight:dodger", "fight:umbra")
    assert play.damage("with-elusive") == 0 and play.at_rest


def test_evasion_sigil_also_hinders_the_enemy_in_its_turn() -> None:
    play = stage(
        me=dict(line=["weakling"], artifacts=["evasion-sigil"], deck=PILE),
        foe=dict(line=["dummy", "brute"], deck=["troll", *PILE]),
    )
    play.do("end", "brobnar", "fight:dummy")
    assert play.where("weakling") == "me.line" and play.where("troll") == "foe.discard"


def test_longfused_mines_blow_up_between_the_enemys_flanks() -> None:
    play = stage(
        me=dict(artifacts=["longfused-mines"], line=["umbra", "faygin", "urchin"], house="brobnar"),
        foe=dict(line=["brute", "dummy", "weakling", "plated"]),
    )
    play.do("omni:longfused-mines")
    assert (
        play.where("longfused-mines") == "me.discard" and play.damage("dummy") == 3 and play.where("weakling") == "foe.discard"
    )
    assert play.damage("brute") == 0 and play.damage("plated") == 0 and play.damage("faygin") == 0 and play.at_rest


def test_longfused_mines_may_find_nobody() -> None:
    play = stage(me=dict(artifacts=["longfused-mines"]), foe=dict(line=["brute", "dummy"]))
    play.do("omni:longfused-mines")
    assert play.where("longfused-mines") == "me.discard" and play.line(1) == ["brute", "dummy"] and play.at_rest


def test_masterplan_hides_a_card_and_plays_it_later_in_any_house() -> None:
    play = stage(me=dict(hand=["masterplan", "bumpsy", "troll"], deck=PILE), foe=dict(amber=3, hand=["punch"], deck=PILE))
    play.do("play:masterplan", "bumpsy")
    assert play.where("bumpsy") == "under masterplan" and play.where("troll") == "me.hand" and play.at_rest
    play.do("end", "brobnar", "end", "shadows", "omni:masterplan")
    assert play.where("bumpsy") == "me.line" and play.amber(1) == 2  # played, so its Play ability works
    assert play.where("masterplan") == "me.discard" and play.where("troll") == "me.hand" and play.at_rest


def test_masterplan_plays_the_card_under_it_and_not_under_another() -> None:
    play = stage(
        me=dict(hand=["masterplan", "masterplan", "bumpsy", "troll"], deck=PILE), foe=dict(amber=3, hand=["punch"], deck=PILE)
    )
    play.do("play:masterplan", "bumpsy", "play:masterplan#2", "troll", "end", "brobnar", "end", "shadows", "omni:masterplan#2")
    assert play.where("troll") == "me.line" and play.where("bumpsy") == "under masterplan" and play.at_rest


def test_masterplan_destroyed_before_drops_its_card() -> None:
    play = stage(me=dict(hand=["masterplan", "bumpsy"], artifacts=["gorm-of-omm"]), foe=dict(amber=3))
    play.do("play:masterplan", "bumpsy", "omni:gorm-of-omm")
    assert play.where("masterplan") == "me.discard" and play.where("bumpsy") == "me.discard" and play.amber(1) == 3
    assert play.at_rest


def test_masterplan_drops_a_card_that_cannot_be_played() -> None:
    play = stage(me=dict(hand=["masterplan", "blood-of-titans"], deck=PILE), foe=dict(hand=["punch"], deck=PILE))
    play.do("play:masterplan", "blood-of-titans", "end", "brobnar", "end", "shadows", "omni:masterplan")
    assert play.where("blood-of-titans") == "me.discard" and play.where("masterplan") == "me.discard" and play.amber() == 1


def test_masterplan_without_a_hand_hides_nothing() -> None:
    play = stage(me=dict(hand=["masterplan"], line=["umbra"]))
    play.do(f"discard:{play.spare}", "play:masterplan")
    assert play.s.under == {} and play.where("masterplan") == "me.artifacts" and play.at_rest


def test_safe_place_takes_one_of_my_pool() -> None:
    play = stage(me=dict(artifacts=["safe-place"], amber=2), foe=dict(amber=2))
    play.do("action:safe-place")
    assert play.on("safe-place") == 1 and play.amber() == 1 and play.amber(1) == 2 and play.at_rest
    play = stage(me=dict(artifacts=["safe-place"]), foe=dict(amber=2))
    play.do("action:safe-place")
    assert play.on("safe-place") == 0 and play.amber(1) == 2 and play.at_rest


@pytest.mark.parametrize(("pool", "kept", "keys"), [(3, 3, 1), (2, 3, 0), (0, 6, 1)])
def test_safe_place_pays_for_its_sides_key(pool: int, kept: int, keys: int) -> None:
    play = stage(
        me=dict(deck=PILE),
        foe=dict(artifacts=["safe-place"], amber_on={"safe-place": kept}, amber=pool, hand=["punch"], deck=PILE),
    )
    play.do("end")
    assert play.keys(1) == keys and play.amber(1) + play.on("safe-place") == pool + kept - 6 * keys


def test_safe_place_lets_its_side_choose_the_mix_and_helps_no_other() -> None:
    foe = dict(artifacts=["safe-place"], amber_on={"safe-place": 3}, amber=5, hand=["punch"], deck=PILE)
    play = stage(me=dict(deck=PILE, amber=3), foe=foe)
    play.do("end")
    assert play.asked == "purse" and play.options == ["1", "2", "3"]
    play.do("2")
    assert play.keys(1) == 1 and play.amber(1) == 1 and play.on("safe-place") == 1
    play.do("brobnar", "end")
    assert play.keys(0) == 0 and play.amber() == 3


def test_safe_place_that_leaves_takes_its_aember_out_of_the_game() -> None:
    play = stage(me=dict(artifacts=["gorm-of-omm"]), foe=dict(artifacts=["safe-place"], amber_on={"safe-place": 4}, amber=1))
    play.do("omni:gorm-of-omm")
    assert play.where("safe-place") == "foe.discard" and play.amber() == 0 and play.amber(1) == 1 and play.at_rest


NEEDLES = {"seeker-needle": dict(artifacts=["seeker-needle"]), "mack-the-knife": dict(line=["mack-the-knife"])}


@pytest.mark.parametrize(("target", "gained"), [("weakling", 1), ("dummy", 0), ("plated", 0)])
@pytest.mark.parametrize("title", NEEDLES)
def test_seeker_needle_and_mack_the_knife_prick_and_are_paid_for_a_death(title: str, target: str, gained: int) -> None:
    play = stage(me=dict(NEEDLES[title], amber=1), foe=dict(line=["weakling", "dummy", "plated"], amber=2))
    play.do(f"action:{title}", target)
    assert play.amber() == 1 + gained and play.amber(1) == 2
    assert play.damage("dummy") == int(target == "dummy") and play.damage("plated") == 0  # armor
    assert play.where("weakling") == ("foe.discard" if target == "weakling" else "foe.line") and play.at_rest


def test_seeker_needle_with_nobody_to_prick() -> None:
    play = stage(me=dict(artifacts=["seeker-needle"]))
    play.do("action:seeker-needle")
    assert play.amber() == 0 and play.at_rest


@pytest.mark.parametrize("there", [2, 0])
def test_skeleton_key_lets_one_of_mine_capture(there: int) -> None:
    play = stage(me=dict(artifacts=["skeleton-key"], line=["umbra", "brute"]), foe=dict(line=["dummy"], amber=there))
    play.do("action:skeleton-key")
    if there:  # with nothing to capture nobody is asked who does
        assert play.options == ["umbra", "brute"]
        play.do("brute")
    assert play.on("brute") == min(there, 1) and play.on("umbra") == 0 and play.amber(1) == max(there - 1, 0) and play.at_rest


def test_skeleton_key_without_a_creature() -> None:
    play = stage(me=dict(artifacts=["skeleton-key"]), foe=dict(line=["dummy"], amber=2))
    play.do("action:skeleton-key")
    assert play.amber(1) == 2 and play.on("dummy") == 0 and play.at_rest


def test_special_delivery_purges_whom_it_kills_on_a_flank() -> None:
    play = stage(
        me=dict(artifacts=["special-delivery"], line=["brute"], house="brobnar"), foe=dict(line=["weakling", "plated", "dummy"])
    )
    play.do("omni:special-delivery")
    assert play.options == ["brute", "weakling", "dummy"]
    play.do("weakling")
    assert play.where("weakling") == "foe.purged" and play.where("special-delivery") == "me.discard"
    assert play.damage("plated") == 0 and play.damage("brute") == 0 and play.at_rest


def test_special_delivery_only_hurts_who_survives() -> None:
    play = stage(me=dict(artifacts=["special-delivery"]), foe=dict(line=["dummy"]))
    play.do("omni:special-delivery")
    assert play.damage("dummy") == 3 and play.line(1) == ["dummy"] and play.at_rest


def test_special_delivery_cannot_purge_what_is_no_longer_there() -> None:
    play = stage(me=dict(artifacts=["special-delivery"]), foe=dict(line=["bad-penny"]))
    play.do("omni:special-delivery")
    assert play.where("bad-penny") == "foe.hand" and play.at_rest


def test_special_delivery_does_not_purge_who_took_the_damage_for_another() -> None:
    play = stage(me=dict(artifacts=["special-delivery"]), foe=dict(line=["weakling", "shadow-self"], damage={"shadow-self": 7}))
    play.do("omni:special-delivery", "weakling")
    assert play.where("shadow-self") == "foe.discard" and play.where("weakling") == "foe.line" and play.at_rest


def test_special_delivery_with_nobody_at_home() -> None:
    play = stage(me=dict(artifacts=["special-delivery"]))
    play.do("omni:special-delivery")
    assert play.where("special-delivery") == "me.discard" and play.at_rest


def test_speed_sigil_readies_the_first_creature_of_each_turn() -> None:
    play = stage(
        me=dict(hand=["seeker-needle", "umbra", "urchin"], artifacts=["speed-sigil"], deck=PILE),
        foe=dict(hand=["troll", "bumpsy"], deck=PILE),
    )
    play.do("play:seeker-needle", "play:umbra", "play:urchin", "left")
    assert not play.ready("seeker-needle") and play.ready("umbra") and not play.ready("urchin") and play.at_rest
    play.do("end", "brobnar", "play:troll")
    assert play.ready("troll") and play.can("reap:troll")
    play.do("play:bumpsy", "left")
    assert not play.ready("bumpsy")


def test_speed_sigil_asks_for_playing() -> None:
    play = stage(me=dict(artifacts=["speed-sigil"], discard=["umbra"]))
    entering = put_into_play(play.table, play.id("umbra"), 0)
    with pytest.raises(StopIteration):
        entering.send(None)
    assert play.where("umbra") == "me.line" and not play.ready("umbra")


WOUNDS = [
    (dict(hand=["booby-trap"]), "play:booby-trap", 4),
    (dict(hand=["nerve-blast"]), "play:nerve-blast", 2),
    (dict(artifacts=["special-delivery"]), "omni:special-delivery", 3),
    (dict(artifacts=["seeker-needle"]), "action:seeker-needle", 1),
    (dict(hand=["pawn-sacrifice"], line=["umbra"]), "play:pawn-sacrifice", 3),
    (dict(line=["umbra"], upgrades={"umbra": "silent-dagger"}), "reap:umbra", 4),
]


@pytest.mark.parametrize(("mine", "word", "n"), WOUNDS)
def test_booby_trap_nerve_blast_and_the_others_say_how_much_they_hurt(mine: dict[str, object], word: str, n: int) -> None:
    play = stage(me=mine, foe=dict(line=["dummy", "brute", "plated", "with-taunt"], amber=1))
    play.do(word)
    assert play.asked == "damage" and play.table.decision is not None
    assert (play.table.decision.about or {})["n"] == n


def test_subtle_maul_makes_the_opponent_discard_at_random() -> None:
    play = stage(me=dict(artifacts=["subtle-maul"], hand=["urchin"]), foe=dict(hand=["anger", "troll", "punch"]), luck=[1])
    play.do("action:subtle-maul")
    assert play.where("troll") == "foe.discard" and play.hand(1) == ["anger", "punch"] and play.hand() == ["urchin"]
    assert play.at_rest


def test_subtle_maul_against_an_empty_hand() -> None:
    play = stage(me=dict(artifacts=["subtle-maul"], hand=["urchin"]))
    play.do("action:subtle-maul")
    assert play.hand() == ["urchin"] and play.at_rest


def test_the_sting_forges_nothing_in_its_forge_step() -> None:
    play = stage(me=dict(deck=PILE), foe=dict(artifacts=["the-sting"], amber=9, hand=["punch"], deck=PILE))
    play.do("end")
    assert play.keys(1) == 0 and play.amber(1) == 9


def test_the_sting_collects_what_the_opponent_spends_on_keys() -> None:
    play = stage(me=dict(artifacts=["the-sting"], amber=1, deck=PILE), foe=dict(amber=7, hand=["punch"], deck=PILE))
    play.do("end")
    assert play.keys(1) == 1 and play.amber(1) == 1 and play.amber() == 7
    play.do("brobnar", "end")
    assert play.keys(0) == 0 and play.amber() == 7  # my own forge step is skipped


def test_the_sting_does_not_stop_a_card_from_forging_and_can_be_ended() -> None:
    play = stage(me=dict(hand=["key-of-darkness"], artifacts=["the-sting"], amber=8))
    play.do("play:key-of-darkness")
    assert play.keys() == 1 and play.amber() == 0
    play.do("action:the-sting")
    assert play.where("the-sting") == "me.discard" and play.at_rest


# -- upgrades -------------------------------------------------------------------------------------------------------------


def test_duskrunner_makes_its_bearer_steal_when_it_reaps() -> None:
    play = stage(me=dict(line=["urchin", "umbra"], upgrades={"urchin": "duskrunner"}), foe=dict(amber=3))
    play.do("reap:urchin")
    assert play.amber() == 2 and play.amber(1) == 2
    play.do("reap:umbra")
    assert play.amber() == 3 and play.amber(1) == 2 and play.at_rest


def test_duskrunner_on_an_enemy_steals_for_the_enemy() -> None:
    play = stage(me=dict(hand=["duskrunner"], amber=2, deck=PILE), foe=dict(line=["brute"], deck=PILE))
    play.do("play:duskrunner", "end", "brobnar", "reap:brute")
    assert play.amber() == 1 and play.amber(1) == 2


def test_ring_of_invisibility_gives_elusive_and_skirmish() -> None:
    play = stage(me=dict(hand=["ring-of-invisibility"], line=["faygin", "brute"]), foe=dict(line=["dummy"]))
    play.do("play:ring-of-invisibility", "brute")
    assert play.keyword("brute", "elusive") == 1 and play.keyword("brute", "skirmish") == 1
    assert (
        play.keyword("faygin", "skirmish") == 0
        and play.keyword("dummy", "elusive") == 0
        and play.keyword("brute", "taunt") == 0
    )
    assert play.amber() == 1 and play.at_rest


def test_silent_dagger_strikes_a_flank_when_its_bearer_reaps() -> None:
    play = stage(
        me=dict(line=["urchin", "umbra"], upgrades={"umbra": "silent-dagger"}), foe=dict(line=["dummy", "brute", "with-taunt"])
    )
    play.do("reap:umbra")
    assert play.options == ["urchin", "umbra", "dummy", "with-taunt"]  # the brute stands between
    play.do("dummy")
    assert play.damage("dummy") == 4 and play.damage("brute") == 0
    play.do("reap:urchin")
    assert play.damage("with-taunt") == 0 and play.at_rest
