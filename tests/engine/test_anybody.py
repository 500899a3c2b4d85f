"""Anybody may act: in turn order, unseen, once on the record however it went; and standing answers are a person's wish."""

from __future__ import annotations

import random
from typing import Any

import pytest

from inglenook.engine import save as saves
from inglenook.engine.again import play_moves, play_pending
from inglenook.engine.chance import Dice, Luck
from inglenook.engine.data import encode
from inglenook.engine.decide import NATURE, Refused
from inglenook.engine.standing import forget, pack, stand
from inglenook.engine.table import Seat, Table
from inglenook.engine.view import scene, told_to_move, why_not
from tests.engine.battle import BATTLE, OPTIONS, do, position, table_at
from tests.properties import goes_on_alike, named_seats, play_random, reload

KIND, SPAN = "kind:between", "span:1/0"
HELD: dict[str, list[list[str]]] = {
    "nobody": [[], ["spy.1"], ["spy.2"]],
    "second": [[], ["bolt.1"], ["spy.2"]],
    "third": [[], ["spy.1"], ["bolt.1"]],
    "both": [[], ["bolt.1"], ["bolt.2"]],
}


def attacked(held: str = "both", *, people: bool = True, **fields: Any) -> Table[Any]:
    """Seat 0 has sent a wolf against seat 1; whoever holds a bolt may throw it."""
    s = position([["wolf.1", "wolf.2"], [], []], HELD[held], **fields)
    seats = named_seats(3) if people else [Seat("Ann"), Seat("Bot 1", "bot:random"), Seat("Bot 2", "bot:random")]
    t = table_at(s, seats=seats)
    t.answer(0, ["attack:wolf.1"])
    t.answer(0, ["seat:1"])
    return t


def asked(t: Table[Any]) -> tuple[int, list[str]]:
    assert t.decision is not None
    return t.decision.seat, t.decision.keys


# -- who is asked ---------------------------------------------------------------------------------------------------------


def test_it_is_offered_in_turn_order_to_those_who_can() -> None:
    t = attacked()
    assert asked(t) == (1, ["throw:bolt.1", "pass"])
    do(t, "pass")
    assert asked(t) == (2, ["throw:bolt.2", "pass"])
    do(t, "pass")
    assert asked(t)[0] == 0 and t.state.life == [8, 5, 8] and t.opening is None


def test_turn_order_begins_after_the_attacker() -> None:
    s = position([[], ["wolf.1"], []], [["bolt.1"], [], ["bolt.2"]], active=1)
    t = do(table_at(s), "attack:wolf.1", "seat:0")
    assert asked(t)[0] == 2
    do(t, "pass")
    assert asked(t)[0] == 0


def test_who_acts_ends_it_and_it_is_offered_again() -> None:
    t = do(attacked(), "throw:bolt.1")
    assert t.state.damage == {"wolf.1": 2} and t.state.coins == [5, 4, 5]
    assert asked(t) == (2, ["throw:bolt.2", "pass"]), "the second has nothing left to throw"
    do(t, "throw:bolt.2")
    assert "wolf.1" in t.state.discard and t.state.life == [8, 8, 8], "a destroyed attacker strikes no blow"


def test_who_can_do_nothing_is_not_asked() -> None:
    assert attacked("nobody").opening is None
    assert asked(attacked("third"))[0] == 2
    poor = attacked(coins=0)
    assert poor.opening is None and poor.state.life[1] == 5


def test_without_tells_everybody_who_holds_a_card_is_asked() -> None:
    t = attacked("third", no_tells=True)
    assert asked(t) == (1, ["pass"])
    do(t, "pass")
    assert asked(t) == (2, ["throw:bolt.1", "pass"])
    do(t, "pass")
    assert t.opening is None and asked(t)[0] == 0


def test_only_whose_turn_it_is_may_answer() -> None:
    t = attacked()
    for seat in (0, 2):
        with pytest.raises(Refused):
            t.answer(seat, ["pass"])
    with pytest.raises(Refused) as refused:
        t.answer(1, ["throw:bolt.2"])
    assert refused.value.rule == "CB-R40" and t.pending == {}


# -- what others see ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, None])
def test_nobody_sees_who_is_asked(seat: int | None) -> None:
    seen = {held: [] for held in HELD}  # type: ignore[var-annotated]
    for held in ("second", "third", "both"):
        t = attacked(held)
        while t.opening is not None:
            seen[held].append(encode(scene(t, seat).prompt))
            assert told_to_move(t, seat) == () and scene(t, seat).version == 2
            assert not any("asked" in part.state for part in scene(t, seat).parts)
            do(t, "pass")
    assert len({one for raw in seen.values() for one in raw}) == 1
    shown = scene(attacked(), seat).prompt
    assert shown is not None and (shown.seat, shown.question.id, shown.options) == (NATURE, "prompt-opening", ())


def test_who_is_asked_sees_so_and_whom_else_only_by_the_pause() -> None:
    t = attacked()
    mine, other = scene(t, 1).prompt, scene(t, 2).prompt
    assert mine is not None and [one.key for one in mine.options] == ["throw:bolt.1", "pass"] and told_to_move(t, 1) == (1,)
    assert other is not None and other.seat == NATURE and told_to_move(t, 2) == ()


def test_nothing_tells_afterwards_whether_anybody_could_have_acted() -> None:
    """The bystander, who attacks, sees the same after it, byte for byte: the log, the count of answers, the way back."""
    ends = set()
    for held in HELD:
        t = attacked(held)
        while t.opening is not None:
            do(t, "pass")
        ends.add((encode(scene(t, 0)), encode(scene(t, None)), t.length))
    assert len(ends) == 1


def test_why_not_does_not_say_who_is_asked() -> None:
    for held in ("second", "third"):
        assert why_not(attacked(held), 0, "wolf.2").text.id == "prompt-opening"


def test_a_bot_thinks_about_those_who_may_come_after_it_as_they_may_be() -> None:
    """A copy for the second seat asks the third or does not, by what that was dealt."""
    later = set()
    for held in ("second", "both"):
        for seed in range(30):
            twin = attacked(held).clone(Dice(random.Random(seed)), for_seat=1)
            assert asked(twin)[0] == 1
            do(twin, "pass")
            later.add((held, twin.opening is not None))
    assert later == {(held, asks) for held in ("second", "both") for asks in (False, True)}


def test_a_copy_for_a_seat_that_is_not_asked_goes_on_by_what_was_dealt() -> None:
    for seed in range(10):
        twin = attacked().clone(Dice(random.Random(seed)), for_seat=0)
        assert twin.decision is not None and (twin.opening is not None or twin.decision.seat == 0)


# -- the record -----------------------------------------------------------------------------------------------------------


def written(t: Table[Any]) -> list[tuple[int, str, tuple[int, ...]]]:
    return [(move.seat, move.key, move.passed) for move in t.moves[3:]]


def test_a_moment_is_one_answer_on_the_record() -> None:
    passed, acted = attacked(), do(attacked(), "pass", "throw:bolt.2", "pass")
    do(passed, "pass", "pass")
    assert written(passed) == [(NATURE, "pass", (1, 2))]
    assert written(acted) == [(2, "throw:bolt.2", (1,)), (NATURE, "pass", (1,))]
    assert attacked("nobody").length == passed.length == 4


def test_it_goes_on_alike_from_the_middle_of_a_moment() -> None:
    met = 0

    def look(t: Table[object], at: int) -> None:
        nonlocal met
        if t.opening is not None:
            goes_on_alike(t, reload(t), random.Random(at))
            met += 1

    for seed in range(4):
        play_random(BATTLE, seed, 3, on_decision=look)
    assert met > 20


def test_who_has_let_it_pass_waits_in_the_save_and_on_the_shelf() -> None:
    t = do(attacked(), "pass")
    packed = stand(BATTLE, pack(t), Luck(b"test"), t.seats)
    for one in (reload_at(t), packed):
        assert one.pending == {1: "pass"} and asked(one) == asked(t) and one.fingerprint() == t.fingerprint()


def reload_at(t: Table[Any]) -> Table[Any]:
    """The table from what a save of it holds, played from the same position."""
    save = saves.parse(encode(saves.to_save(t, OPTIONS())))
    twin = table_at(position([["wolf.1", "wolf.2"], [], []], HELD["both"]), seats=t.seats)
    play_moves(twin, save.moves[1:], 1)
    play_pending(twin, save.pending, save.wishes)
    return twin


def test_letting_pass_can_be_taken_back_while_others_are_asked() -> None:
    t = attacked()
    t.answer(1, ["pass"])
    assert scene(t, 1).undo is not None and scene(t, 1).undo.allowed  # type: ignore[union-attr]
    t.undo(1)
    assert asked(t)[0] == 1 and t.pending == {} and t.length == 3


def test_a_lone_person_takes_it_back_when_it_is_over() -> None:
    t = attacked("both", people=False)
    t.seats = tuple(Seat(one.name, "human" if number == 2 else "bot:random") for number, one in enumerate(t.seats))
    t.submit("pass", 1)
    before = t.fingerprint()
    t.answer(2, ["pass"])
    assert t.opening is None
    t.undo(2)
    assert asked(t)[0] == 2 and t.pending == {1: "pass"} and t.fingerprint() == before
    t.answer(2, ["throw:bolt.2"])
    forget(t, steps=1, lines=5)
    t.undo(2)
    assert asked(t)[0] == 2


def test_between_people_a_moment_is_as_an_answer_of_another() -> None:
    for held in ("nobody", "both"):
        t = attacked(held)
        while t.opening is not None:
            do(t, "pass")
        refusal = t.undo_refusal(0)
        assert refusal is not None and refusal.id == "undo-others"


# -- standing answers -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", [KIND, SPAN])
def test_a_standing_answer_lets_this_moment_pass_and_the_next(what: str) -> None:
    t = attacked()
    t.wish(1, what, True)
    assert asked(t)[0] == 2 and t.pending == {}
    do(t, "pass")
    do(t, "attack:wolf.2", "seat:1")
    assert asked(t)[0] == 2, "the second is not asked again, the third is"


def test_not_now_ends_with_its_part_of_the_game_and_never_does_not() -> None:
    for what, again in ((SPAN, True), (KIND, False)):
        t = attacked("second")
        t.wish(1, what, True)
        t.state.active, t.state.left = 2, []
        t.state.lines[2] = ["wolf.3"]
        t = table_from(t)
        do(t, "attack:wolf.3", "seat:0")
        assert (t.opening is not None) is again


def table_from(t: Table[Any]) -> Table[Any]:
    """A table in the same position, with the same standing answers."""
    twin = table_at(t.state.copy(), seats=t.seats)
    twin.wishes = t.wishes
    return twin


def test_if_nobody_is_left_who_wants_to_be_asked_the_moment_passes_unseen() -> None:
    t = attacked("second")
    t.wish(1, KIND, True)
    assert t.opening is None and t.moves[-1].passed == () and t.length == attacked("nobody").length
    assert encode(scene(t, 0)) == encode(scene(attacked("nobody"), 0))


def test_it_can_be_left_by_whoever_is_not_asked_and_taken_back_at_any_time() -> None:
    t = attacked("second")
    t.wish(2, KIND, True)
    assert asked(t)[0] == 1, "the one who is asked still is"
    shown = {one.id: one.on for one in scene(t, 2).wishes}
    assert shown == {KIND: True, SPAN: False} and {one.on for one in scene(t, 0).wishes} == {False}
    assert scene(t, None).wishes == ()
    do(t, "pass")
    assert [(one.id, one.on) for one in scene(t, 2).wishes] == [(KIND, True)] and scene(t, 1).wishes == ()
    t.wish(2, KIND, False)
    assert t.wishes == {}


@pytest.mark.parametrize(("what", "on"), [("kind:bid", True), ("span:9/9", True), ("nonsense", True), (KIND, False)])
def test_only_what_is_offered_can_be_left_and_only_what_is_left_taken_back(what: str, on: bool) -> None:
    t = attacked()
    with pytest.raises(Refused):
        t.wish(1, what, on)
    assert t.wishes == {} and asked(t)[0] == 1


def test_a_record_plays_again_whatever_the_wishes_are_now() -> None:
    t = do(attacked(), "throw:bolt.1", "pass")
    do(t, "attack:wolf.2", "seat:1")
    t.wish(2, KIND, True)
    assert t.opening is None and t.length == 8
    t.rewind(4)
    assert t.state.damage == {"wolf.1": 2} and t.wishes == {2: {KIND}}
    assert asked(t)[0] == 0 and t.length == 5, "the moment that is open again passes, as the third wishes now"


def test_wishes_are_kept_with_the_table() -> None:
    t = attacked()
    t.wish(2, KIND, True)
    assert saves.to_save(t, OPTIONS()).wishes == [(2, KIND)]
    assert stand(BATTLE, pack(t), Luck(b"test"), t.seats).wishes == {2: {KIND}}
    assert t.clone(Luck(b"x")).wishes == {}, "a copy that somebody thinks on answers for itself"
