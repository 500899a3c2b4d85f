"""Questions deep inside others: what happens instead, before and after, ordered by the active seat; effects that last."""

from __future__ import annotations

from inglenook.engine.chance import Luck
from inglenook.engine.lasting import Lasting, expire
from inglenook.engine.table import Table
from inglenook.engine.view import scene
from tests.engine.battle import BATTLE, do, luck, position, table_at
from tests.properties import messages, words_of


def asked(t: Table[object]) -> tuple[int, str]:
    assert t.decision is not None
    return (t.decision.seat, t.decision.kind)


def test_a_question_six_effects_deep_across_two_seats() -> None:
    """A bolt fells a firebrand, whose last fire fells the other side's, and so on; then everything unwinds in order."""
    s = position(
        [["firebrand.1", "firebrand.2", "wolf.1"], ["firebrand.3", "firebrand.4", "wolf.2"]], [["bolt.1", "spy.1"], ["spy.2"]]
    )
    t = do(table_at(s), "play:bolt.1", "firebrand.3")
    assert asked(t) == (1, "burn")
    do(t, "firebrand.1")
    assert asked(t) == (0, "burn")
    do(t, "firebrand.4")
    assert asked(t) == (1, "burn")
    do(t, "firebrand.2")
    assert asked(t) == (0, "burn")
    assert len(t.trail) == 9 and t.state.limbo == ["bolt.1"], "the bolt, then four falls, each with its last fire"
    shown = scene(t, 0)
    assert shown.prompt is not None and [what.id for what in shown.prompt.trail][:3] == [
        "trail-play",
        "trail-falls",
        "effect-last-fire",
    ]
    for lang in ("en", "fr"):
        assert all(words_of(BATTLE, lang).say(message) for message in messages(shown.prompt))
    twin = t.clone(Luck(b"x"), keep=True).clone(Luck(b"x"))
    for one in (t, twin):
        do(one, "wolf.2")
        assert asked(one) == (0, "action") and not one.trail
        assert one.state.limbo == [] and one.state.damage == {"wolf.2": 2} and one.state.actions == 1
        assert one.state.lines == [["wolf.1"], ["wolf.2"]]
    assert t.fingerprint() == twin.fingerprint()


def test_the_end_of_the_game_unwinds_whatever_is_being_resolved() -> None:
    s = position([["sentry.1"], ["wolf.1", "thief.1"]], active=1, life=1)
    t = do(table_at(s), "attack:wolf.1", "seat:0")
    assert asked(t) == (0, "between"), "a question to the other seat in the middle of an attack"
    do(t, "pass")
    assert t.over is not None and t.over.winners == (1,) and t.over.reason.id == "over-standing"
    assert t.decision is None and t.trail == []


def test_before_an_attack_a_sentry_may_step_in() -> None:
    t = do(table_at(position([["wolf.1"], ["sentry.1", "medic.1"]])), "attack:wolf.1", "medic.1", "step:sentry.1")
    assert t.state.lines[1] == ["medic.1"] and "sentry.1" in t.state.discard
    assert "medic.1" not in t.state.damage and t.state.damage == {"wolf.1": 1}


def test_a_sentry_steps_in_once_in_an_attack() -> None:
    t = do(table_at(position([["wolf.1"], ["sentry.1", "sentry.2", "medic.1"]])), "attack:wolf.1", "medic.1")
    do(t, "step:sentry.1")
    assert t.decision is not None and t.decision.keys == ["step:sentry.2", "pass"]
    do(t, "step:sentry.2")
    assert t.state.lines[1] == ["sentry.1", "medic.1"], "sentry.1 cannot step in again, so the blow falls on sentry.2"


def test_instead_of_dying_a_ward_goes_and_nothing_answers_it() -> None:
    t = do(table_at(position([["wolf.1", "raven.1"], ["ward.1", "medic.1"]])), "attack:wolf.1", "medic.1")
    assert t.state.lines[1] == ["medic.1"] and t.state.discard == ["ward.1"]
    assert "medic.1" not in t.state.damage and t.state.coins == [5, 5], "no raven answers"


def test_the_active_seat_chooses_between_replacements_even_for_the_other() -> None:
    s = position([["wolf.1"], ["ward.1", "phoenix.1", "wolf.2"]])
    t = do(table_at(s), "attack:wolf.1", "phoenix.1")
    assert asked(t) == (0, "order")
    assert t.decision is not None and sorted(t.decision.keys) == ["rebirth:phoenix.1", "stand-in:ward.1"]
    do(t, "rebirth:phoenix.1")
    assert t.state.hands[1] == ["phoenix.1"] and t.state.known == {"phoenix.1": (0,)} and "ward.1" in t.state.lines[1]


def test_after_a_death_the_active_seat_orders_what_waits_and_each_answers_once() -> None:
    s = position([["wolf.1", "raven.1"], ["firebrand.1", "raven.2", "wolf.2"]])
    t = do(table_at(s), "attack:wolf.1", "firebrand.1")
    assert asked(t) == (0, "order")
    assert t.decision is not None and len(t.decision.keys) == 3
    do(t, "carrion:raven.2")
    assert t.state.coins == [5, 6] and t.decision is not None and len(t.decision.keys) == 2
    do(t, "last-fire:firebrand.1")
    assert asked(t) == (1, "burn")
    do(t, "raven.1")
    assert t.state.coins == [5, 7], "the raven that was burnt no longer waits; the other answers its fall"
    assert asked(t) == (1, "action"), "nobody is left who could act, so the turn is over"


def test_creatures_that_die_together_go_in_the_order_the_active_seat_says() -> None:
    t = do(table_at(position([["wolf.1"], ["wolf.2"]], damage={"wolf.1": 1})), "attack:wolf.1", "wolf.2")
    assert asked(t) == (0, "bury")
    do(t, "wolf.2")
    assert t.state.discard == ["wolf.2", "wolf.1"]


def test_a_thief_sees_a_card_and_may_have_it_thrown_away() -> None:
    s = position([["thief.1"], ["wolf.1"]], [[], ["spy.1", "bolt.1"]])
    t = do(table_at(s, luck((2, 1))), "attack:thief.1", "seat:1", "pass")
    assert asked(t) == (0, "filch") and t.state.known == {"bolt.1": (0,)}
    assert t.moves[-1].news
    do(t, "take")
    assert t.state.hands[1] == ["spy.1"] and t.state.discard == ["bolt.1"] and t.state.known == {}


def test_lasting_effects_are_data_and_expire() -> None:
    s = position([["wolf.1"], ["wolf.2", "medic.1"]], [["rally.1", "curse.1"], []])
    t = do(table_at(s), "play:rally.1", "play:curse.1")
    assert [(one.effect, one.seat, one.amount, one.until) for one in t.state.lasting] == [("curse", 1, -1, "dusk")], (
        "the turn is over"
    )
    do(t, "attack:wolf.2", "seat:0")
    assert t.state.life == [6, 8], "a cursed wolf bites for two"
    do(t, "pass")
    assert t.state.round == 2 and t.state.lasting == []


def test_expiring_keeps_what_lasts_longer() -> None:
    lasting = [Lasting(effect=name, source="x", seat=0, amount=1, until=name) for name in ("turn", "dusk")]
    assert [one.effect for one in expire(lasting, "turn")] == ["dusk"]


def test_a_barter_asks_two_seats_in_secret_in_the_middle_of_a_spell() -> None:
    s = position([[], [], []], [["barter.1", "wolf.1", "wolf.2"], ["spy.1", "spy.2"], ["bolt.1"]], known={"spy.1": (2,)})
    t = do(table_at(s), "play:barter.1", "seat:1")
    assert sorted(d.seat for d in t.group) == [0, 1]
    t.answer(1, ["spy.1"])
    t.answer(0, ["wolf.2"])
    assert t.state.hands == [["wolf.1", "spy.1"], ["spy.2", "wolf.2"], ["bolt.1"]]
    assert t.state.known == {"wolf.2": (0,), "spy.1": (1,)}, "givers remember; the bystander cannot know what moved"
