"""Tables: copies, refusals, the way back."""

from __future__ import annotations

import random

import pytest

from inglenook.engine import save as saves
from inglenook.engine.chance import Dice, Luck
from inglenook.engine.data import encode
from inglenook.engine.decide import ask, ask_all
from inglenook.engine.table import Refused, Seat, Table
from inglenook.engine.view import read_log, scene, why_not
from tests.engine.battle import BATTLE, do, played, position, table_at
from tests.engine.mini import Mini, end, table
from tests.properties import dear, goes_on_alike, named_seats, play_random, reload, starting_at


@pytest.mark.parametrize("seed", range(4))
def test_copies_and_saves_go_on_alike_from_every_decision(seed: int) -> None:
    rng = random.Random(seed)
    seen: list[int] = []

    def look(t: Table[object], at: int) -> None:
        if t.over is None and at % 3 == seed % 3:
            goes_on_alike(t, reload(t), rng)
            seen.append(len(t.tape))

    play_random(BATTLE, seed, 2 + seed % 2, on_decision=look, cap=150)
    assert len(seen) > 20 and max(seen) > 0, "some of them in the middle of a step"


def test_a_copy_without_checkpoints_is_not_copied_from_an_old_one() -> None:
    t = table_at(position([["wolf.1"], []]))
    twin = t.clone(Luck(b"x"))
    assert twin.clone(Luck(b"x")).fingerprint() == t.fingerprint(), "before its next step it can be copied"
    do(twin, "pass")
    with pytest.raises(ValueError, match="checkpoints"):
        twin.clone(Luck(b"x"))


def test_a_redealt_copy_is_not_copied_before_its_next_step() -> None:
    t = do(table_at(position([["wolf.1"], []], [["bolt.1"], ["spy.1", "spy.2"]])), "play:bolt.1")
    twin = t.clone(Luck(b"x"), keep=True, for_seat=0)
    with pytest.raises(ValueError, match="re-dealt"):
        twin.clone(Luck(b"x"))
    do(twin, "seat:1")
    assert twin.clone(Luck(b"x")).fingerprint() == twin.fingerprint()


def test_a_copy_has_its_own_luck() -> None:
    s = position([[], ["wolf.1", "wolf.2", "guard.1"]], [["volley.1"], []])
    rolled = set()
    for seed in range(20):
        twin = table_at(s.copy()).clone(Dice(random.Random(seed)))
        do(twin, "play:volley.1")
        assert twin.decision is not None
        rolled.add(twin.decision.most)
    assert rolled == {1, 2, 3}


def test_a_table_that_keeps_nothing_cannot_be_copied() -> None:
    t = BATTLE.table(2, Dice(random.Random(1)), keep=False)
    with pytest.raises(ValueError, match="checkpoints"):
        t.clone(Luck(b"x"))


# -- refusals ---------------------------------------------------------------------------------------------------------

REFUSED = [
    ("play:phoenix.1", "no-such-card", "CB-R12"),
    ("play:guard.2", "no-money", "CB-R12"),
    ("play:barter.1", "no-hands", "CB-R13"),
    ("attack:medic.1", "no-tired", "CB-R16"),
    ("attack:wolf.2", "no-such-creature", "CB-R11"),
    ("nonsense", "refuse-no-such-answer", "CB-R10"),
    ("play:nonsense", "refuse-no-such-answer", "CB-R10"),
]


@pytest.mark.parametrize(("key", "reason", "rule"), REFUSED)
def test_a_refused_answer_changes_nothing_and_names_the_rule(key: str, reason: str, rule: str) -> None:
    s = position([["wolf.1", "medic.1"], ["wolf.2"]], [["guard.2", "barter.1"], []], coins=1, tired=["medic.1"])
    t = table_at(s)
    before = (t.fingerprint(), encode(t.log), encode(t.moves), t.marks[:], encode(scene(t, 0)))
    with pytest.raises(Refused) as refused:
        t.answer(0, [key])
    assert (refused.value.reason.id, refused.value.rule) == (reason, rule)
    assert (t.fingerprint(), encode(t.log), encode(t.moves), t.marks, encode(scene(t, 0))) == before
    assert BATTLE.words("fr").say(refused.value.reason) and rule in BATTLE.rulebook.rules()


TARGETS = {
    "seat:1": "no-guard",
    "wolf.2": "no-guard",
    "wolf.1": "no-own",
    "wolf.3": "no-target",
    "seat:7": "no-target",
    "guard.1": "why-you-can",
}


@pytest.mark.parametrize(("thing", "reason"), TARGETS.items())
def test_why_a_target_cannot_be_attacked(thing: str, reason: str) -> None:
    t = do(table_at(position([["wolf.1"], ["wolf.2", "guard.1", "guard.2"]])), "attack:wolf.1")
    why = why_not(t, 0, thing)
    assert (why.text.id, why.rule) == (reason, "CB-R15")


def test_a_full_line_has_no_room() -> None:
    line = ["wolf.1", "wolf.2", "wolf.3", "wolf.4", "medic.1"]
    assert why_not(table_at(position([line, []], [["medic.2"], []])), 0, "play:medic.2").text.id == "no-room"


def test_a_bid_beyond_ones_coins_is_explained() -> None:
    t = BATTLE.table(2, Luck(b"x"), seats=named_seats(2), loud=True)
    assert why_not(t, 0, "bid:9").text.id == "no-coins"


def test_who_is_not_asked_is_told_who_is() -> None:
    t = table_at(position([["wolf.1"], []]))
    why = why_not(t, 1, "pass")
    assert (why.text.id, why.text.args["who"]) == ("why-not-asked", "Ada")
    with pytest.raises(Refused):
        t.answer(1, ["pass"])


# -- the way back -----------------------------------------------------------------------------------------------------


async def quiet_loud_quiet(t: Table[Mini]) -> None:
    """A step in which nothing new comes to light, then one with luck, then one that shows something."""
    notes = t.state.notes
    notes.append(await ask(t, 0, "first", lambda: ["x", "y"], rule="MI-R1"))
    t.say("plain", text=notes[-1])
    notes.append(await ask(t, 0, "second", lambda: ["x", "luck", "show", "pass"], rule="MI-R1"))
    if notes[-1] == "luck":
        t.chance.roll(6)
    if notes[-1] == "show":
        t.reveal()
    if notes[-1] == "pass":
        notes.append(await ask(t, 1, "other", lambda: ["x", "y"], rule="MI-R1"))
    if len(notes) > 40:
        end()


def test_undo_leads_back_exactly_and_again() -> None:
    t = table(quiet_loud_quiet)
    stands = [t.fingerprint()]
    for key in ("x", "x", "y", "x"):
        t.answer(0, [key])
        stands.append(t.fingerprint())
    assert len(set(stands)) == 5
    for stand in (stands[3], stands[2], stands[1], stands[0]):
        t.undo(0)
        assert t.fingerprint() == stand
    assert t.undo_refusal(0).id == "undo-nothing"  # type: ignore[union-attr]
    t.answer(0, ["x"])
    assert t.fingerprint() == stands[1]
    assert [line.text.id for line in read_log(t, 1)].count("log-undo") == 4


@pytest.mark.parametrize(("keys", "why"), [(["luck"], "undo-luck"), (["show"], "undo-news"), (["pass", "x"], "undo-others")])
def test_undo_never_crosses_what_is_new_between_two_people(keys: list[str], why: str) -> None:
    t = table(quiet_loud_quiet)
    t.answer(0, ["x"])
    for seat, key in enumerate(keys):
        t.answer(seat, [key])
    before = t.fingerprint()
    assert t.undo_refusal(0).id == why  # type: ignore[union-attr]
    shown = scene(t, 0).undo
    assert shown is not None and not shown.allowed and shown.label.id == why
    with pytest.raises(Refused):
        t.undo(0)
    assert t.fingerprint() == before and not t.notes


@pytest.mark.parametrize("keys", [["luck"], ["show"], ["pass", "x"]])
def test_a_lone_person_may_cross_it_and_the_log_says_so(keys: list[str]) -> None:
    t = table(quiet_loud_quiet, people=1)
    t.answer(0, ["x"])
    before = t.fingerprint()
    t.answer(0, [keys[0]])
    for key in keys[1:]:
        t.submit(key, 1)
    after, draws = t.fingerprint(), [move.draws[:] for move in t.moves]
    t.undo(0)
    assert t.fingerprint() == before and t.notes[-1].text.id == "log-undo-crossed"
    t.answer(0, [keys[0]])
    for key in keys[1:]:
        t.submit(key, 1)
    assert t.fingerprint() == after and [move.draws for move in t.moves] == draws, "the same answers meet the same luck"


def test_a_choice_of_several_is_taken_back_whole() -> None:
    s = position([["wolf.1", "wolf.2", "wolf.3"], []], [["medic.1"], []], damage={"wolf.1": 1, "wolf.2": 1, "wolf.3": 1})
    t = do(table_at(s), "play:medic.1")
    before = t.fingerprint()
    t.answer(0, ["wolf.3", "wolf.1"])
    assert t.state.damage == {"wolf.2": 1} and len(t.moves) == 4
    t.undo(0)
    assert t.fingerprint() == before and t.asked(0).kind == "heal"  # type: ignore[union-attr]


def test_a_secret_answer_can_be_taken_back_until_all_have_answered() -> None:
    t = BATTLE.table(2, Luck(b"x"), seats=named_seats(2), loud=True)
    t.answer(1, ["bid:2"])
    assert t.undo_refusal(1) is None and t.undo_refusal(0) is not None
    t.undo(1)
    assert t.pending == {} and t.asked(1) is not None
    t.answer(1, ["bid:1"])
    t.answer(0, ["bid:0"])
    assert t.state.step == "turn" and t.state.active == 1
    assert t.undo_refusal(0) is not None and t.undo_refusal(1) is not None


async def then_no_choice_in_secret(t: Table[Mini]) -> None:
    t.state.notes.append(await ask(t, 0, "first", lambda: ["x", "y"], rule="MI-R1"))
    answers = await ask_all(t, [0, 1], "bid", lambda seat: ["only"] if seat == 0 else ["a", "b"], rule="MI-R2")
    t.state.notes += answers.values()
    await ask(t, 0, "then", lambda: ["x", "y"], rule="MI-R3")


def test_where_there_was_no_choice_the_answer_before_it_is_taken_back() -> None:
    t = table(then_no_choice_in_secret, people=1)
    before = t.fingerprint()
    t.answer(0, ["x"])
    assert t.pending == {0: "only"} and t.asked(0) is None
    t.undo(0)
    assert t.fingerprint() == before and t.asked(0).keys == ["x", "y"]  # type: ignore[union-attr]
    t.answer(0, ["y"])
    t.answer(1, ["b"])
    assert t.state.notes == ["y", "only", "b"], "what is the only answer is still given for everybody"


@pytest.mark.parametrize("person", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_a_lone_person_takes_a_secret_answer_back_whoever_came_first(person: int, first: int) -> None:
    seats = [Seat("Ada", "human" if person == 0 else "bot:random"), Seat("Ben", "human" if person == 1 else "bot:random")]
    t = BATTLE.table(2, Luck(b"x"), seats=seats, loud=True)
    before = t.fingerprint()
    t.answer(first, ["bid:1"])
    t.answer(1 - first, ["bid:2"])
    assert t.state.step == "turn"
    t.undo(person)
    assert t.fingerprint() == before and t.asked(person) is not None
    assert t.pending == {1 - person: "bid:1" if 1 - person == first else "bid:2"}, "the other's answer stays given"


def test_undo_survives_save_and_load() -> None:
    t = played(3, 40, seats=[Seat("Ada"), Seat("Ben", "bot:random")])
    key = t.asked(t.decision.seat).keys[0]  # type: ignore[union-attr]
    t.seats = (Seat("Ada"), Seat("Ben", "bot:random")) if t.decision.seat == 0 else (Seat("Ada", "bot:x"), Seat("Ben"))  # type: ignore[union-attr]
    seat, before = t.decision.seat, t.fingerprint()  # type: ignore[union-attr]
    t.answer(seat, [key])
    loaded = reload(t)
    loaded.undo(seat)
    assert loaded.fingerprint() == before


def test_all_properties_hold_in_the_middle_of_a_chain() -> None:
    s = position([["firebrand.1", "firebrand.2", "raven.1"], ["firebrand.3", "wolf.1"]], [["bolt.1"], ["spy.1"]])
    t = saves.new_table(starting_at(BATTLE, s), named_seats(2), luck=b"chain")
    do(t, "play:bolt.1", "firebrand.3", "last-fire:firebrand.3", "firebrand.1", "last-fire:firebrand.1")
    assert len(t.tape) == 5 and len(t.trail) == 5
    for seed in range(5):
        dear(t, random.Random(seed))
