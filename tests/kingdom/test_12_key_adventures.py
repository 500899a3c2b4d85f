"""Key adventures: KK-R105 to KK-R121, KK-R161, and the rulings KK-D5, KK-D18, KK-D19, KK-D21."""

from __future__ import annotations

import random
import re
from itertools import groupby
from typing import Any

import pytest

from inglenook.engine.chance import Dice
from inglenook.engine.words import Msg
from inglenook.games.key_to_the_kingdom.content import ADVENTURES, EVENTS, MINORS
from tests.kingdom.places import EIGHT, KEY, climb, enter
from tests.kingdom.stage import GAME, Play, stage

COLOUR = {"red1": "red", "red2": "red", "green1": "green", "green2": "green", "blue1": "blue", "blue2": "blue"}
ITEM = {"red1": "ladder", "green1": "trumpet", "blue1": "umbrella", "blue2": "sock", "green2": "lantern", "red2": "axe"}
ITEM_STEP = {"red1": 2, "green1": 4, "blue1": 3, "blue2": 1, "green2": 4, "red2": 1}
COMPANION_STEPS = [
    ("red1", 1, "stair-goat"),
    ("red1", 3, "window-cleaner"),
    ("green1", 2, "organ-mouse"),
    ("green1", 5, "metronome"),
    ("blue1", 1, "admiral-duck"),
    ("blue1", 4, "octopus-plumber"),
    ("blue2", 3, "loud-librarian"),
    ("blue2", 4, "lullaby-piper"),
    ("green2", 1, "night-firefly"),
    ("green2", 3, "near-sighted-bat"),
    ("red2", 2, "map-mole"),
    ("red2", 3, "cellar-ghost"),
]
SUCCESS = {"red1": "wc08", "green1": "ec09", "blue1": "wo18", "blue2": "eo18", "green2": "wo09", "red2": "eo09"}
FAILURE = {"red1": "wc06", "green1": "ec06", "blue1": "wo15", "blue2": "eo20", "green2": "wo12", "red2": "eo11"}
IDS = tuple(COLOUR)


def just_enough(id: str) -> list[int]:
    """Natural rolls that pass every step by its codex entry, at the edge wherever there is one."""
    challenge, steps = ADVENTURES[id].challenge, range(len(ADVENTURES[id].steps))
    if id == "red1":
        return [1 + step for step in steps]
    if id == "red2":
        return [8 - step for step in steps]
    if id == "green1":
        return [(1, 2, 7, 8)[step % 4] for step in steps]
    if id == "green2":
        return [(challenge.low, challenge.high)[step % 2][step] for step in steps]
    return list(challenge.low if id == "blue1" else challenge.high)


def just_beside(id: str) -> list[tuple[int, int | None, int]]:
    """For every step, results right beside its condition: (step, the last rolled result, the face)."""
    challenge, steps = ADVENTURES[id].challenge, range(len(ADVENTURES[id].steps))
    if id == "red1":
        return [(step, step, step) for step in steps if step]  # not higher than the one before
    if id == "red2":
        return [(step, 9 - step, 9 - step) for step in steps if step]  # not lower
    if id == "green1":
        return [(step, None, (2, 1)[step % 2]) for step in steps]  # the wrong foot
    low = [(step, None, n - 1) for step, n in enumerate(challenge.low)]
    high = [(step, None, n + 1) for step, n in enumerate(challenge.high)]
    return [case for case in [*low, *high] if 1 <= case[2] <= 8]


def roll_up(play: Play) -> Play:
    """Roll every step: take no help, change nothing."""
    while play.s.trek is not None and play.asked in ("help", "modify"):
        play.do("roll" if play.asked == "help" else "keep")
    return play


def last_step(id: str, **scene: Any) -> Play:
    """Seat 0 has rolled just enough for the coloured key."""
    rolls = just_enough(id)
    return climb(id, len(rolls) - 1, last=rolls[-2], rolls=rolls[-1:], **scene)


# -- every adventure --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R105", "KK-R106", "KK-R108", "KK-R109", "KK-R118", "KK-R119")
@pytest.mark.parametrize("id", IDS)
def test_an_adventure_is_won_step_by_step_at_the_edge_of_every_condition(id: str) -> None:
    rolls = just_enough(id)
    play = roll_up(enter(id, rolls=rolls, deck=["unattended-picnic"]))
    assert len(rolls) == len(ADVENTURES[id].steps) > 1
    assert play.s.pieces == [[COLOUR[id]], []]
    assert play.s.supply == {colour: 4 if colour == COLOUR[id] else 5 for colour in KEY}
    assert play.s.at[0] == SUCCESS[id]
    assert play.script.coming == [], "one roll for each step"
    headings = [entry.seat for entry in play.table.log if entry.text.id == "kk-log-turn"]
    assert headings == [0, 1], "all steps within one turn"


@pytest.mark.rule("KK-R108", "KK-R109", "KK-R120", "KK-R127", "KK-R128")
@pytest.mark.parametrize("id", IDS)
def test_a_result_just_beside_the_condition_ends_the_adventure_on_any_step(id: str) -> None:
    cases = just_beside(id)
    assert {step for step, _, _ in cases} >= {*range(1, len(ADVENTURES[id].steps))}, (
        "every step but a first that takes anything"
    )
    for step, last, face in cases:
        play = roll_up(climb(id, step, last=last, rolls=[face]))
        assert play.s.trek is None
        assert play.s.at[0] == FAILURE[id]
        assert play.s.pieces == [[], []] and {*play.s.supply.values()} == {5}
        assert (play.asked, play.seat) == ("turn", 1)


@pytest.mark.rule("KK-R108")
def test_the_light_of_the_grotto_ends_above_the_die_too() -> None:
    step = next(step for step, high in enumerate(ADVENTURES["green2"].challenge.high) if high == 8)
    scene = {"spent": {0: ["lantern"]}, "deck": ["unattended-picnic"]}
    out = climb("green2", step, rolls=[8], **scene).do("+sock")
    assert out.s.at[0] == FAILURE["green2"] and out.s.spent[0] == ["lantern", "sock"], "9 is one too many"
    good = climb("green2", step, rolls=[8, 6], **scene).do("keep")
    assert good.s.at[0] != FAILURE["green2"], "8 itself is still in the light"


@pytest.mark.rule("KK-R108")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", ["blue1", "blue2", "green2"])
def test_the_codex_tells_the_numbers_that_count(id: str, lang: str) -> None:
    challenge = ADVENTURES[id].challenge
    printed = list(challenge.low or challenge.high)
    if id == "green2":
        printed = [n for pair in zip(challenge.low, challenge.high, strict=True) for n in pair]
    told = [int(n) for n in re.findall(r"\d+", GAME.words(lang).say(Msg(f"kk-adventure-{id}-text")))]
    # "4 three times" tells a row of equal numbers as well as "4, 4, 4"
    assert [n for n, _ in groupby(told)] == [n for n, _ in groupby(printed)]


@pytest.mark.rule("KK-R108")
@pytest.mark.parametrize(("id", "face"), [("red1", 8), ("red2", 1)])
def test_the_first_roll_of_a_rising_or_falling_adventure_may_be_anything(id: str, face: int) -> None:
    play = climb(id, 0, rolls=[face, face]).do("keep")
    assert play.s.trek is not None and (play.s.trek.reached, play.s.trek.last) == (1, face)


@pytest.mark.rule("KK-R108", "KK-R109", "KK-D19")
@pytest.mark.parametrize(("last", "won"), [(1, True), (2, False)])
def test_a_whole_falling_walk_goes_by_what_was_rolled_and_by_nothing_else(last: int, won: bool) -> None:
    play = roll_up(enter("red2", rolls=[8, 7, 4, 3, 2, last], deck=["unattended-picnic"]))
    assert play.s.pieces == [[COLOUR["red2"]] if won else [], []]
    assert play.s.at[0] == (SUCCESS if won else FAILURE)["red2"]


@pytest.mark.rule("KK-R110", "KK-R111", "KK-R112")
@pytest.mark.parametrize("id", IDS)
def test_the_item_of_an_adventure_walks_its_one_space_without_a_roll(id: str) -> None:
    step = ITEM_STEP[id]
    play = climb(id, step, last=4)
    assert (play.asked, play.keys) == ("help", ["walk", "roll"])
    play.roll(5).do("walk")
    assert play.s.trek is not None and play.s.trek.reached == step + 1
    assert play.s.spent == [[], []], "the item that helped is not exhausted"
    assert [n for n, printed in enumerate(ADVENTURES[id].steps) if printed.kind == "item"] == [step]


@pytest.mark.rule("KK-R113")
@pytest.mark.parametrize("id", IDS)
def test_an_exhausted_item_helps_nobody_and_other_items_do_not_either(id: str) -> None:
    fresh = climb(id, ITEM_STEP[id], last=4)
    assert fresh.asked == "help"
    play = climb(id, ITEM_STEP[id], last=4, rolls=[5], spent={0: [ITEM[id]]})
    assert play.asked == "modify", "neither seven other items nor the rival's own copy let one walk"
    assert f"+{ITEM[id]}" not in play.keys and len(play.keys) == 1 + 2 * 7


@pytest.mark.rule("KK-R110")
@pytest.mark.parametrize("id", IDS)
def test_only_the_item_itself_is_needed_and_the_codex_names_it(id: str) -> None:
    others = [item for item in EIGHT if item != ITEM[id]]
    play = climb(id, ITEM_STEP[id], last=4, spent={0: others})
    assert play.asked == "help"
    lines = [line for line in play.part(id).text if line.id == "kk-step-item"]
    assert [(line.args["n"], line.args["item"].id) for line in lines] == [(ITEM_STEP[id] + 1, f"kk-item-{ITEM[id]}")]


@pytest.mark.rule("KK-R114", "KK-R115")
@pytest.mark.parametrize(("id", "step", "card"), COMPANION_STEPS)
def test_a_companion_walks_its_own_space_without_a_roll(id: str, step: int, card: str) -> None:
    play = climb(id, step, last=4, companions={card: 0})
    assert (play.asked, play.keys) == ("help", ["walk", "roll"])
    play.roll(5)
    if step + 1 == ITEM_STEP[id]:
        play.script.coming.clear()
    play.do("walk")
    assert play.s.trek is not None and play.s.trek.reached == step + 1
    assert play.s.companions == {card: 0} and play.s.spent == [[], []]
    assert len([one for one in ADVENTURES[id].steps if one.kind == "companion"]) == 2


@pytest.mark.rule("KK-R115")
@pytest.mark.parametrize(("id", "step", "card"), COMPANION_STEPS)
def test_a_companion_of_a_rival_or_on_another_space_does_not_help(id: str, step: int, card: str) -> None:
    assert climb(id, step, last=4, companions={card: 0}).asked == "help"
    rivals = climb(id, step, last=4, rolls=[5], companions={card: 1})
    assert rivals.asked == "modify"
    elsewhere = climb(id, 0, rolls=[5], companions={card: 0})
    assert elsewhere.asked == "modify", "the first space shows nobody"


@pytest.mark.rule("KK-R129")
@pytest.mark.parametrize("id", IDS)
def test_the_exit_after_success_is_resolved_at_once(id: str) -> None:
    play = last_step(id, spent={0: ["sword", "axe"]}, deck=["unattended-picnic"]).do("keep")
    assert play.s.at[0] == SUCCESS[id] and play.s.pieces[0] == [COLOUR[id]]
    if id == "red1":  # a bench that restores one item
        assert (play.asked, play.s.active) == ("restore", 0)
        play.pick("sword")
        assert play.s.spent[0] == ["axe"]
    elif id == "blue1":  # an event space
        assert play.said().count("kk-log-event") == 1 and play.asked == "restore"
        play.pick("sword", "axe")
        assert play.s.discard == ["unattended-picnic"]
    else:
        assert play.said().count("kk-log-boring") == 1
    assert (play.asked, play.seat) == ("turn", 1)


@pytest.mark.rule("KK-R129", "KK-R127")
@pytest.mark.parametrize("id", IDS)
def test_the_exit_after_failure_is_resolved_at_once(id: str) -> None:
    step, last, face = just_beside(id)[0]
    play = roll_up(climb(id, step, last=last, rolls=[face]))
    assert play.s.at[0] == FAILURE[id]
    assert play.said()[-3:-1] == ["kk-log-leaves", "kk-log-boring"], "all failure exits are boring, and resolved as such"
    assert (play.asked, play.seat) == ("turn", 1)


# -- the rules of all of them -----------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R105", "KK-R122")
def test_key_adventures_have_several_steps_and_minor_ones_have_one() -> None:
    rolls = just_enough("blue2")
    long = roll_up(enter("blue2", rolls=rolls))
    short = enter("m1", rolls=[5]).do("keep")
    assert long.said().count("kk-log-rolls") == 1 + len(rolls)
    assert short.said().count("kk-log-rolls") == 1 + 1
    assert all(len(adventure.steps) >= 2 for adventure in ADVENTURES.values())


@pytest.mark.rule("KK-R106", "KK-R157")
def test_the_piece_comes_from_the_supply_and_restores_nothing() -> None:
    spent = ["sword", "lantern", "axe"]
    play = last_step("green1", spent={0: spent, 1: ["sock"]}, magic={"moonjar": 0}).do("keep")
    assert play.s.pieces == [["green"], []] and play.s.supply["green"] == 4
    assert play.s.spent == [spent, ["sock"]]
    assert (play.asked, play.seat) == ("turn", 1)


@pytest.mark.rule("KK-R118")
def test_one_space_before_the_coloured_key_nothing_is_won() -> None:
    rolls = just_enough("blue1")
    play = climb("blue1", len(rolls) - 2, rolls=rolls[-2:], deck=["unattended-picnic"]).do("keep")
    assert play.s.trek is not None and play.s.trek.reached == len(rolls) - 1
    assert play.s.pieces == [[], []] and play.s.supply["blue"] == 5
    play.do("keep")
    assert play.s.trek is None and play.s.pieces[0] == ["blue"]


@pytest.mark.rule("KK-R107", "KK-D5")
@pytest.mark.parametrize("id", IDS)
def test_the_start_of_a_colour_one_has_stops_the_move_and_that_is_all(id: str) -> None:
    play = enter(id, pieces={0: [COLOUR[id]]}, spent={0: ["sword"]})
    assert play.s.at[0] == id and play.s.trek is None
    assert play.s.pieces == [[COLOUR[id]], []] and play.s.spent[0] == ["sword"]
    assert (play.asked, play.seat) == ("turn", 1)
    others = [colour for colour in KEY if colour != COLOUR[id]]
    free = enter(id, pieces={0: others, 1: [COLOUR[id]]}, rolls=[5])
    assert free.s.trek is not None, "other colours, and a rival's piece, are no obstacle"


@pytest.mark.rule("KK-D5")
def test_steps_left_over_are_lost_at_the_start_of_a_colour_one_has() -> None:
    play = stage(at=["wc06", "ec12"], pieces={0: ["red"]}, rolls=[8]).do("move", "keep")
    assert "go:red1" in play.keys, "three spaces away, with a result of 8"
    play.do("go:red1")
    assert play.s.at[0] == "red1" and play.s.trek is None


@pytest.mark.rule("KK-R116")
@pytest.mark.parametrize("word", ["nap", "move", "done", "stop", "castle", "go:wc08"])
def test_there_is_no_way_to_stop_in_the_middle(word: str) -> None:
    rolling = climb("red1", 1, last=3, rolls=[4])
    assert rolling.keys == ["keep", *(f"{sign}{item}" for item in EIGHT for sign in "+-")]
    rolling.refused(word)
    helped = climb("red1", 2, last=3)
    assert helped.keys == ["walk", "roll"]
    helped.refused(word)
    assert helped.s.trek is not None and helped.s.trek.reached == 2


@pytest.mark.rule("KK-R117")
def test_one_item_for_each_roll_and_nothing_comes_back_between_steps() -> None:
    play = climb("blue1", 0, rolls=[1], companions={"map-mole": 0}).do("+umbrella")
    assert play.keys == ["keep", "+map-mole", "-map-mole"], "a companion may still help, a second item may not"
    play.roll(2).do("keep")
    assert play.s.trek is not None and play.s.trek.reached == 1
    assert play.s.spent[0] == ["umbrella"], "what the first step cost is not restored"
    assert len([key for key in play.keys if key[1:] in EIGHT]) == 2 * 7
    play.roll(5).do("+axe", "keep")
    assert play.s.spent[0] == ["umbrella", "axe"]


@pytest.mark.rule("KK-R119", "KK-R130")
def test_the_next_player_waits_for_the_whole_adventure_and_the_road_goes_on_next_turn() -> None:
    play = enter("green2", rolls=[3, 4, 5, 1]).do("keep", "keep", "keep")
    assert (play.s.active, play.seat, play.asked) == (0, 0, "modify")
    play.do("keep")
    assert (play.seat, play.asked, play.s.at[0]) == (1, "turn", "wo12")
    play.pick("nap")
    assert (play.seat, play.asked) == (0, "turn")
    play.roll(1).do("move", "keep")
    assert set(play.keys) == {"go:wo11", "go:wo13", "go:wo21"}


@pytest.mark.rule("KK-R120", "KK-R158")
def test_a_failure_takes_neither_companions_nor_magic_items_nor_pieces() -> None:
    play = climb(
        "blue1",
        5,
        rolls=[1],
        pieces={0: ["red"]},
        companions={"map-mole": 0, "organ-mouse": 1},
        magic={"teapot": 0, "thunder": 1},
        spent={0: ["teapot", "sword"]},
    ).do("keep")
    assert play.s.at[0] == "wo15" and play.s.pieces == [["red"], []]
    assert play.s.companions == {"map-mole": 0, "organ-mouse": 1}
    assert play.s.magic == {"teapot": 0, "thunder": 1}
    assert play.s.spent[0] == ["teapot", "sword"]


@pytest.mark.rule("KK-R121")
def test_nobody_ever_has_two_pieces_of_one_colour() -> None:
    play = last_step("red1", pieces={0: ["blue", "green"]}).do("keep")
    assert sorted(play.s.pieces[0]) == ["blue", "green", "red"]
    again = enter("red2", pieces={0: ["red"]})
    assert again.s.trek is None and again.s.pieces[0] == ["red"] and again.s.supply["red"] == 4


# -- help, and what it leaves behind ----------------------------------------------------------------------------------


@pytest.mark.rule("KK-D18")
def test_help_may_be_declined_and_then_the_die_decides() -> None:
    taken = climb("blue2", 1, rolls=[3]).do("walk")
    assert taken.s.trek is not None and taken.s.trek.reached == 2
    declined = climb("blue2", 1, rolls=[8]).do("roll")
    assert declined.asked == "modify", "a roll like any other"
    declined.do("keep")
    assert declined.s.trek is None and declined.s.at[0] == FAILURE["blue2"]


@pytest.mark.rule("KK-D21")
def test_an_item_that_helped_may_still_change_a_later_roll() -> None:
    play = climb("blue1", 3, rolls=[3]).do("walk")
    assert play.s.spent[0] == [] and "+umbrella" in play.keys
    play.roll(8).do("+umbrella")
    assert play.s.trek is not None and play.s.trek.reached == 5, "3 and the umbrella make the 6 that is needed"
    assert play.s.spent[0] == ["umbrella"]


@pytest.mark.rule("KK-D19")
@pytest.mark.parametrize(("face", "reached"), [(6, 3), (5, None), (4, None)])
def test_a_walked_step_leaves_the_last_rolled_result_to_beat(face: int, reached: int | None) -> None:
    play = climb("red1", 1, last=5, companions={"stair-goat": 0}).do("walk")
    assert play.s.trek is not None and play.s.trek.last == 5
    play.roll(face, 8).do("roll", "keep")
    assert (play.s.trek and play.s.trek.reached) == reached


@pytest.mark.rule("KK-D19")
@pytest.mark.parametrize(("face", "reached"), [(2, 4), (1, None)])
def test_odd_and_even_follow_the_space_not_the_rolls(face: int, reached: int | None) -> None:
    play = climb("green1", 2, last=2, companions={"organ-mouse": 0}).roll(face, 1).do("walk", "keep")
    # The third space wanted odd and was walked; the fourth wants even, though odd would be the turn of the dice.
    assert (play.s.trek and play.s.trek.reached) == reached


# -- where pieces come from -------------------------------------------------------------------------------------------


def play_at_random(play: Play, seed: int, *first: str) -> Play:
    """Answer and roll at random until the next turn begins."""
    rng = random.Random(seed)
    play.table.chance.source = Dice(rng)
    play.do(*first)
    while play.asked != "turn":
        play.do(rng.choice(play.keys))
    return play


@pytest.mark.rule("KK-R161")
def test_a_key_adventure_gives_its_piece() -> None:
    play = last_step("red2", pieces={0: ["green"]}).do("keep")
    assert play.s.pieces == [["green", "red"], []]


@pytest.mark.rule("KK-R161")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("card", EVENTS)
def test_no_event_gives_takes_or_moves_a_piece(card: str, seed: int) -> None:
    pieces = [["red", "green"], ["blue"]]
    play = stage(at=["wc01", "ec12"], pieces=dict(enumerate(pieces)), deck=[card], rolls=[1], magic={"moonjar": 1, "teapot": 0})
    play_at_random(play.do("move", "keep"), seed, "go:wc02")
    assert "kk-log-event" in play.said() and play.s.pieces == pieces


@pytest.mark.rule("KK-R161")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("minor", MINORS)
def test_no_minor_adventure_gives_takes_or_moves_a_piece(minor: str, seed: int) -> None:
    play = enter(minor, pieces={0: KEY, 1: ["blue"]}, rolls=[4])
    play_at_random(play, seed)
    assert "kk-log-minor" in play.said() and play.s.pieces == [[*KEY], ["blue"]]
