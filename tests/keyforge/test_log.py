"""The log says whose doing it was and why, in both languages, and only what happened."""

from __future__ import annotations

import random

import pytest

from inglenook.engine.chance import Dice
from inglenook.engine.table import Seat
from inglenook.engine.words import LANGUAGES
from inglenook.games.keyforge import GAME

from . import props as props
from .looking import said
from .stage import Play, stage


def told(play: Play, lang: str = "en") -> list[str]:
    """The log so far, in words."""
    return [said(line.text, lang) for line in play.table.log]


def whose(play: Play, id: str) -> list[int | None]:
    """Whose doing the lines of one kind were."""
    return [line.seat for line in play.table.log if line.text.id == id]


def test_a_card_is_played_by_somebody_and_what_it_does_names_it() -> None:
    play = stage(me=dict(hand=["punch"]), foe=dict(line=["brute"])).do("play:punch")
    assert told(play) == ["Ana plays Punch.", "Ana gains 1 æmber.", "Brute takes 3 damage (Punch)."]
    assert [line.seat for line in play.table.log] == [0, 0, 1]
    assert told(play, "fr")[0] == "Ana joue Punch."


def test_an_upgrade_says_on_which_creature_it_is_put() -> None:
    play = stage(me=dict(hand=["badge"], line=["troll"]), foe=dict(line=["brute"])).do("play:badge", "brute")
    assert told(play)[-1] == "Badge is put on Brute." and play.where("badge") == "on brute"


def test_what_an_ability_of_a_dying_creature_costs_is_told_with_its_name() -> None:
    play = stage(me=dict(hand=["punch"]), foe=dict(line=["grenade-snib"])).do("play:punch")
    assert "Ana loses 1 æmber (Grenade Snib)." in told(play) and play.amber() == 0
    assert whose(play, "kf-log-lose") == [0] and whose(play, "kf-log-destroyed") == [1]


def test_who_dies_for_want_of_power_is_destroyed_by_whoever_took_it() -> None:
    play = stage(me=dict(hand=["king-of-the-crag"]), foe=dict(line=["troll"], damage={"troll": 6})).do("play:king-of-the-crag")
    assert told(play)[-1] == "Troll is destroyed (King of the Crag)." and play.where("troll") == "foe.discard"


def test_the_blows_of_a_fight_need_no_cause_even_where_an_ability_told_it_to_fight() -> None:
    play = stage(me=dict(hand=["anger"], line=["troll"], tired=["troll"]), foe=dict(line=["brute"])).do("play:anger")
    fight = ["Troll is readied (Anger).", "Troll fights Brute (Anger).", "Brute takes 8 damage.", "Troll takes 5 damage."]
    assert told(play)[2:] == [*fight, "Brute is destroyed."]


def test_the_bonus_of_a_card_an_ability_plays_is_not_told_as_the_ability() -> None:
    play = stage(me=dict(hand=["wild-wormhole"], deck=["punch"]), foe=dict(line=["brute"])).do("play:wild-wormhole")
    assert told(play)[-3:] == ["Ana plays Punch (Wild Wormhole).", "Ana gains 1 æmber.", "Brute takes 3 damage (Punch)."]


def test_its_own_ability_is_not_named_beside_the_card_itself() -> None:
    play = stage(me=dict(line=["troll"], damage={"troll": 3})).do("reap:troll")
    assert told(play) == ["Troll reaps.", "Ana gains 1 æmber.", "Troll heals 3 damage."]


def test_a_house_that_was_named_and_the_cards_that_came_back_are_told() -> None:
    play = stage(me=dict(hand=["arise"], discard=["pit-demon", "troll", "shooler"])).do("play:arise", "dis")
    assert told(play)[-4:] == [
        "Ana names Dis (Arise!).",
        "Pit Demon goes back to its owner’s hand (Arise!).",
        "Shooler goes back to its owner’s hand (Arise!).",
        "Ana gains 1 chain (Arise!).",
    ]


def test_a_key_is_told_by_its_colour_and_its_number() -> None:
    play = stage(foe=dict(amber=7, keys=1)).do("end")
    assert "Bo forges the blue key for 6 æmber, the second of three." in told(play)
    assert "Bo forge la clé bleue pour 6 æmbre, la deuxième des trois." in told(play, "fr")


@pytest.mark.rule("KF-K74")
def test_a_key_forged_by_a_card_cites_what_lets_it() -> None:
    play = stage(me=dict(hand=["key-charge"], amber=9)).do("play:key-charge", "yes")
    line = next(line for line in play.table.log if line.text.id == "kf-log-forge")
    assert line.rule == "KF-K74" and "(Key Charge)" in said(line.text)


@pytest.mark.rule("KF-K45")
def test_a_sacrifice_is_told_as_one() -> None:
    play = stage(me=dict(artifacts=["lifeward"]), house="dis").do("omni:lifeward")
    line = next(line for line in play.table.log if line.text.id == "kf-log-sacrifice")
    assert line.rule == "KF-K45" and said(line.text) == "Ana sacrifices Lifeward." and play.where("lifeward") == "me.discard"


def test_keeping_an_opening_hand_is_told_and_its_draw_cites_the_rule_of_opening_hands() -> None:
    seats = [Seat("Ana"), Seat("Bo")]
    table = GAME.table(2, Dice(random.Random(5)), seats=seats, loud=True)
    table.submit("no")
    table.submit("yes")
    found = [
        (line.text.id, line.rule) for line in table.log if line.text.id in ("kf-log-keeps", "kf-log-mulligan", "kf-log-draw")
    ]
    draws = [("kf-log-draw", "KF-K3")] * 2
    assert found == [*draws, ("kf-log-keeps", "KF-K4"), ("kf-log-mulligan", "KF-K4"), ("kf-log-draw", "KF-K4")]


@pytest.mark.parametrize("seed", range(4))
def test_every_line_of_a_random_duel_can_be_said(seed: int) -> None:
    rng = random.Random(seed)
    table = GAME.table(2, Dice(rng), seats=[Seat("Ana"), Seat("Bo")], loud=True)
    for _ in range(150):
        if table.decision is not None:
            table.submit(rng.choice([key for key in table.decision.keys if key != "end"] or table.decision.keys))
    assert len(table.log) > 100
    for lang in LANGUAGES:
        words = GAME.words(lang)
        assert all(words.say(line.text).endswith((".", "!", "#1", "Ana", "Bo")) for line in table.log)
