"""Challenges: Stones, Successes, re-rolls, and the exact chances that are shown."""

from __future__ import annotations

import pytest
from inglenook.games.albions_legacy.challenge import on, stones_of
from inglenook.games.albions_legacy.content import Trial
from inglenook.games.albions_legacy.odds import chance_of, chance_to_beat, supposing

from inglenook.engine.kit import dicetest

from .deeds import FAR, encounter, fall, fight
from .stage import ride


@pytest.mark.rule("AL-R104")
def test_a_challenge_names_attributes_and_a_rating() -> None:
    play = fight("saxon.1")
    assert play.asked == "challenge" and play.options == ["roll:prowess", "roll:loyalty"]
    prompt = play.scene(0).prompt
    assert prompt is not None and prompt.need == 3 and play.s.contest is not None


@pytest.mark.rule("AL-R105")
def test_as_many_stones_as_the_value_and_all_bonuses() -> None:
    play = fight("dragon.1", luck=fall(of=5)).do("roll:prowess")  # Arthur's Prowess is 5
    assert len(on(play.s).pool.faces) == 5 and play.script.coming == []
    play = fight("dragon.1", luck=fall(of=6), virtue="steady-heart").do("roll:prowess")
    assert len(on(play.s).pool.faces) == 6
    play = fight("dragon.1", luck=fall(of=3), virtue="steady-heart").do("roll:altruism")  # the plaque is of Prowess alone
    assert len(on(play.s).pool.faces) == 3


@pytest.mark.rule("AL-Q60")
def test_one_stone_is_always_rolled() -> None:
    play = encounter("the-fog-that-calls", character="galahad", others=FAR[::2], luck=["mana"])  # Wisdom 2, with 2 fewer
    play.do("roll:wisdom")
    assert play.s.contest is None and play.s.turn.steps == 5  # a single Mana Burst was enough
    play = encounter("the-fog-that-calls", character="guinevere", luck=["wisdom", "#0"], destiny=0).do("roll:wisdom")
    assert play.s.tally["0.failed.encounter"] == 1  # Wisdom 3, one Stone, one Success


@pytest.mark.rule("AL-R106")
def test_the_icon_counts_one_and_a_mana_burst_two() -> None:
    play = fight("dragon.1", luck=fall("prowess", "mana", "loyalty", "wisdom", of=5)).do("roll:prowess")
    assert play.s.foes == {} and play.me.tokens == ["dragon.1"]
    play = fight("dragon.1", luck=fall("prowess", "altruism", "loyalty", "wisdom", of=5)).do("roll:prowess")
    assert play.asked == "reroll" and on(play.s).pool.counts == [1, 0, 0, 0, 0]


@pytest.mark.rule("AL-R107")
@pytest.mark.parametrize(("faces", "passes"), [(("prowess",) * 3, True), (("prowess",) * 2, False), (("mana", "mana"), True)])
def test_passed_with_as_many_successes_as_the_rating(faces: tuple[str, ...], passes: bool) -> None:
    play = fight("dragon.1", luck=fall(*faces, of=5)).do("roll:prowess")
    assert (play.s.foes == {}) is passes and (play.asked == "reroll") is not passes


@pytest.mark.rule("AL-R108")
def test_each_stone_beyond_six_is_a_free_reroll() -> None:
    play = fight("saxon.1", luck=fall(of=6), cards=["caledfwlch"], destiny=0).do("roll:prowess")  # 5 + 1 favoured + 2
    assert len(on(play.s).pool.faces) == 6 and play.options == ["free:miss", "stop"]
    play.luck("blank", "blank").do("free:miss")
    assert play.asked == "reroll"
    play.do("free:miss")
    assert play.asked == "challenge" and play.me.wounds == 1  # two of them and no more; it was failed
    play = fight("saxon.1", luck=fall(of=6), destiny=0).do("roll:prowess")  # six and no more
    assert play.me.wounds == 1


@pytest.mark.rule("AL-Q23")
def test_on_a_free_reroll_only_the_first_attribute_counts() -> None:
    play = fight("saxon.1", luck=fall("prowess", "prowess", of=6), cards=["caledfwlch"]).do("roll:prowess")
    play.luck("wisdom").do("free:miss")
    assert play.asked == "reroll" and play.me.destiny == 3 and on(play.s).second == ""
    play.luck("prowess").do("free:miss")
    assert play.s.foes == {}


@pytest.mark.rule("AL-R109")
def test_successes_are_set_aside_and_a_stone_is_rolled_again_for_destiny() -> None:
    play = fight("dragon.1", luck=fall("prowess", "blank", "prowess", of=5)).do("roll:prowess")
    play.luck("blank").do("destiny:wisdom:miss")
    pool = on(play.s).pool
    assert pool.counts == [1, 0, 1, 0, 0] and pool.aside == [True, False, True, False, False]
    assert play.me.destiny == 2 and play.you.destiny == 3
    play.luck("mana").do("destiny:wisdom:one")  # a Success is given up, for a Mana Burst
    assert play.s.foes == {} and play.me.destiny == 1


@pytest.mark.rule("AL-R109")
def test_without_destiny_nothing_is_rolled_again() -> None:
    play = fight("dragon.1", luck=fall("prowess", "prowess", of=5), destiny=0).do("roll:prowess")
    assert play.me.wounds == 1 and play.asked == "challenge"


@pytest.mark.rule("AL-R110")
def test_any_other_attribute_may_be_named_as_a_second() -> None:
    play = fight("dragon.1", luck=fall(of=5)).do("roll:prowess")
    assert play.options == ["destiny:loyalty:miss", "destiny:altruism:miss", "destiny:wisdom:miss", "stop"]
    assert play.why_not("destiny:prowess:miss").rule == "AL-R110"


@pytest.mark.rule("AL-R111", "AL-R113")
def test_the_second_attribute_is_named_first_and_then_counts_too() -> None:
    play = fight("dragon.1", luck=fall("prowess", "prowess", of=5)).do("roll:prowess")
    play.luck("wisdom").do("destiny:wisdom:miss")
    assert play.s.foes == {}
    play = fight("dragon.1", luck=fall("prowess", "prowess", of=5)).do("roll:prowess")
    play.luck("wisdom").do("destiny:loyalty:miss")  # another one was named
    assert play.asked == "reroll" and on(play.s).second == "loyalty"
    play.luck("prowess").do("destiny:loyalty:miss")  # the first one counts as ever
    assert play.s.foes == {}


@pytest.mark.rule("AL-R113")
def test_a_mana_burst_is_two_on_a_reroll_too() -> None:
    play = fight("dragon.1", luck=fall("prowess", of=5)).do("roll:prowess").luck("mana")
    assert play.do("destiny:wisdom:miss").s.foes == {}


@pytest.mark.rule("AL-R112")
def test_stones_that_showed_it_before_do_not_count() -> None:
    play = fight("dragon.1", luck=fall("prowess", "wisdom", "wisdom", of=5)).do("roll:prowess")
    play.luck("wisdom").do("destiny:wisdom:miss")
    assert sum(on(play.s).pool.counts) == 2 and play.asked == "reroll"  # the new one counts, the two from before do not


@pytest.mark.rule("AL-R114")
def test_one_may_go_on_until_destiny_is_gone_or_one_stops() -> None:
    play = fight("dragon.1", luck=fall(of=5)).do("roll:prowess").luck("blank", "blank", "blank")
    play.do("destiny:wisdom:miss", "destiny:wisdom:miss", "destiny:wisdom:miss")
    assert play.me.destiny == 0 and play.me.wounds == 1
    play = fight("dragon.1", luck=fall(of=5)).do("roll:prowess").luck("blank").do("destiny:wisdom:miss", "stop")
    assert play.me.destiny == 2 and play.me.wounds == 1


@pytest.mark.rule("AL-Q29")
def test_the_second_attribute_may_be_another_each_time() -> None:
    play = fight("dragon.1", luck=fall("prowess", of=5)).do("roll:prowess").luck("wisdom", "loyalty")
    play.do("destiny:wisdom:miss", "destiny:loyalty:miss")
    assert play.s.foes == {} and play.me.destiny == 1


@pytest.mark.rule("AL-R117")
@pytest.mark.parametrize(("hero", "stones"), [("arthur", 4), ("guinevere", 5)])
def test_an_encounter_may_count_as_a_favoured_enemy(hero: str, stones: int) -> None:
    play = encounter("a-saxon-with-a-broken-leg", character=hero, luck=fall(of=stones), destiny=0)
    play.do("try")  # Altruism: Arthur 3 and his Saxons, Guinevere 5
    assert play.script.coming == [] and "saxon.1" in play.s.foes


@pytest.mark.rule("AL-R118")
def test_personal_quests_are_rolled_in_the_same_way() -> None:
    play = ride(dict(tile="m1"), *FAR, land=[("m1", 0, -3, 0, "mountain")], luck=fall("loyalty", "loyalty", of=5))
    play.do("personal")
    assert play.asked == "reroll" and play.can("destiny:prowess:miss")
    play.luck("prowess").do("destiny:prowess:miss")
    assert play.me.proven and play.me.cards == ["caledfwlch"]


@pytest.mark.rule("AL-Q62")
def test_another_attempt_may_use_another_attribute() -> None:
    play = fight("dragon.1", luck=fall(of=5), destiny=0).do("roll:prowess")
    assert play.options == ["roll:prowess", "roll:altruism"]
    play.luck(*fall("altruism", "mana", of=3)).do("roll:altruism")
    assert play.s.foes == {} and play.me.wounds == 1


# -- the exact chances ----------------------------------------------------------------------------------------------------

TABLE = {
    (3, 3): (0.20, 0.38, 0.55, 0.68), (4, 3): (0.33, 0.50, 0.65, 0.76), (5, 3): (0.46, 0.61, 0.73, 0.82),
    (6, 3): (0.57, 0.70, 0.79, 0.87), (5, 4): (0.27, 0.41, 0.54, 0.66), (6, 4): (0.37, 0.51, 0.63, 0.73),
}  # fmt: skip
"""Stones and rating: the chance with 0, 1, 2 and 3 Destiny, worked out by others."""


@pytest.mark.parametrize(("stones", "rating"), list(TABLE))
def test_the_chances_are_those_that_were_worked_out_by_hand(stones: int, rating: int) -> None:
    hero, attribute = {3: ("arthur", "wisdom"), 4: ("galahad", "prowess"), 5: ("arthur", "prowess"), 6: ("merlin", "wisdom")}[
        stones
    ]
    for destiny, chance in enumerate(TABLE[stones, rating]):
        s = ride(dict(character=hero, tile="h-n", destiny=destiny), FAR[0], FAR[2]).s
        trial = Trial(attributes=(attribute,), rating=rating)  # type: ignore[arg-type]
        assert chance_of(s, 0, trial, kind="story", subject="") == pytest.approx(chance, abs=0.006)


def test_the_chance_is_that_of_all_ways_the_stones_can_fall() -> None:
    """Two Stones and one Destiny, counted out."""
    s = ride(dict(character="galahad", tile="h-n", destiny=1), FAR[0], FAR[2]).s
    ways = 0.0
    for one in (0, 0, 0, 0, 1, 2):
        for other in (0, 0, 0, 0, 1, 2):
            missing = 2 - one - other
            worst = min(one, other)
            again = [0, 0, 0, 1, 1, 2]  # the second Attribute counts too
            ways += 1.0 if missing <= 0 else sum(face - worst >= missing for face in again) / 6
    trial = Trial(attributes=("wisdom",), rating=2)
    assert chance_of(s, 0, trial, kind="story", subject="") == pytest.approx(ways / 36)


def test_every_answer_shows_its_chance_unless_the_table_does_not_want_it() -> None:
    play = fight("saxon.1")
    prompt = play.scene(0).prompt
    assert prompt is not None
    shown = {option.key: option.odds for option in prompt.options}
    odds = shown["roll:prowess"]
    assert odds is not None and odds.best == pytest.approx(chance_to_beat(play.s, 0, "saxon.1"))
    assert odds.now == pytest.approx(dicetest.of_one_roll(6, (0, 0, 0, 0, 1, 2), 3))
    quiet = fight("saxon.1", options={"odds": False}).scene(0).prompt
    assert quiet is not None and all(option.odds is None for option in quiet.options)


def test_a_reroll_shows_its_chance_at_once_and_with_all_that_is_left() -> None:
    play = fight("dragon.1", luck=fall("prowess", "prowess", of=5), destiny=2).do("roll:prowess")
    prompt = play.scene(0).prompt
    assert prompt is not None
    odds = {option.key: option.odds for option in prompt.options}["destiny:wisdom:miss"]
    assert odds is not None and odds.now == pytest.approx(1 / 2) and odds.best == pytest.approx(3 / 4)


def test_to_suppose_a_challenge_changes_nothing() -> None:
    play = ride(dict(tile="h-n"), *FAR)
    before = play.table.fingerprint()
    assert 0 < chance_to_beat(play.s, 0, "hengist") < chance_to_beat(play.s, 0, "saxon.1") < 1
    with supposing(play.s, 0, Trial(attributes=("wisdom",), rating=3), kind="story", subject="") as contest:
        contest.attribute = "wisdom"
        assert stones_of(play.s, contest) == 3
    assert play.table.fingerprint() == before


def test_the_scene_shows_the_stones_as_they_lie() -> None:
    play = fight("saxon.1", luck=fall("prowess", "mana", "blank", of=6), destiny=1, cards=["oak-mail"])
    assert play.part("test").need == 3 and play.part("test").got == 0
    play = fight("hengist", luck=fall("prowess", "mana", of=6), destiny=1).do("roll:prowess")
    test = play.part("test")
    assert (test.need, test.got) == (4, 3) and [change.by for change in test.pool] == ["5", "+1"]
    assert play.part("stone:1").face == "mana" and "success" in play.part("stone:0").state
    assert "free" in play.part("stone:2").state and "success" not in play.part("stone:2").state
