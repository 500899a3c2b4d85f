"""Why not: for what one would expect to be legal, a sentence and the rule that forbids it; and refusals that say the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from inglenook.engine.table import Refused
from inglenook.engine.words import Msg
from tests.kingdom.places import EIGHT, KEY, climb, enter, keep
from tests.kingdom.stage import GAME, Play, opening, stage

ENGLISH, FRENCH = GAME.words("en"), GAME.words("fr")


class Case(NamedTuple):
    """A scene, a thing one might want there, and what is said about it."""

    scene: Callable[[], Play]
    thing: str
    rule: str
    why: str
    says: str
    """A piece of the English sentence."""
    own: bool = False
    """The rule that forbids it is the very rule that asks, and the sentence says more."""


def moving(result: int, at: list[str], **more: object) -> Callable[[], Play]:
    """Seat 0 has settled a result and is asked where to go."""

    def scene() -> Play:
        play = stage(len(at), at=at, rolls=[result], **more).do("move", "keep")
        assert play.asked == "move"
        return play

    return scene


def rolled(**more: object) -> Callable[[], Play]:
    """Seat 0 looks at a movement roll of 3."""
    return lambda: stage(rolls=[3], **more).do("move")


CASES = {
    # where to go
    "occupied": Case(moving(2, ["wc01", "wc03"]), "go:wc03", "KK-R78", "occupied", "Bo stands there"),
    "occupied, as a space": Case(moving(2, ["wc01", "wc03"]), "wc03", "KK-R78", "occupied", "cannot end on it"),
    "occupied, as a figure": Case(moving(2, ["wc01", "wc03"]), "hero.1", "KK-R78", "occupied", "jumped"),
    "occupied stop": Case(moving(5, ["wc03", "ww-closed"]), "go:ww-closed", "KK-D4", "occupied-stop", "does not stop you"),
    "too far": Case(moving(2, ["wc01", "ec12"]), "go:wc05", "KK-R71", "too-far", "4 spaces away, and you move exactly 2", True),
    "too near": Case(moving(4, ["wc01", "ec12"]), "go:wc02", "KK-R71", "too-near", "only one space", True),
    "reversing": Case(moving(3, ["wc01", "ec12"]), "go:wc02", "KK-R74", "reversing", "turn back"),
    "hidden region": Case(moving(3, ["wc01", "ec12"]), "go:wo05", "KK-R37", "hidden", "folded away"),
    "void": Case(moving(1, ["wo17", "ec12"], opened=["west"]), "go:void-west", "KK-R83", "void", "Nobody walks into a void"),
    "castle without key": Case(moving(3, ["wc01", "ec12"]), "garden-1", "KK-R156", "no-road", "No road leads"),
    "castle with key": Case(moving(3, ["wc01", "ec12"], pieces={0: KEY}), "garden-1", "KK-R140", "whirlpool", "whole key"),
    "here": Case(moving(3, ["wc01", "ec12"]), "go:wc01", "KK-R81", "here", "Only a result of 0"),
    "item after the roll is settled": Case(moving(3, ["wc01", "ec12"]), "+sword", "KK-D11", "settled", "settled"),
    "no nap after the roll": Case(moving(3, ["wc01", "ec12"]), "nap", "KK-R85", "no-nap", "no nap once you have rolled"),
    # the turn
    "roll first": Case(stage, "wc05", "KK-R69", "roll-first", "roll"),
    "item before the roll": Case(stage, "item.0.sword", "KK-R46", "later", "after the roll"),
    "the castle from the road": Case(lambda: stage(pieces={0: ["red"]}), "castle", "KK-R2", "no-key", "one piece of the key"),
    "the castle with the whole key": Case(lambda: stage(pieces={0: KEY}), "castle", "KK-R140", "whirlpool", "any whirlpool"),
    "the deck at will": Case(stage, "deck", "KK-R90", "deck", "not at will"),
    "a piece for nothing": Case(stage, "supply", "KK-R161", "piece", "key adventure of its colour"),
    "the demon die at will": Case(stage, "throne-die", "KK-R97", "demon-space", "assigned only"),
    "walking from the garden": Case(
        lambda: stage(at=["garden-1", "wc03"], pieces={0: KEY}), "move", "KK-R148", "in-garden", "nap or go up into the keep"
    ),
    # the roll
    "nap with the die on the table": Case(rolled(), "nap", "KK-R85", "no-nap", "The die has fallen"),
    "settle first": Case(rolled(), "go:wc04", "KK-D11", "fix-first", "First settle the result"),
    "exhausted item": Case(rolled(spent={0: ["sword"]}), "+sword", "KK-R42", "exhausted", "The Sword is exhausted"),
    "second item": Case(
        lambda: stage(rolls=[3], companions={"stair-goat": 0}).do("move", "+axe"),
        "+sword",
        "KK-R49",
        "second-item",
        "One item per",
    ),
    "second large item": Case(
        lambda: stage(heroes=("brakka", "wren"), rolls=[3]).do("move", "+axe"), "-ladder", "KK-R49", "second-large", "worth 1"
    ),
    "item of another": Case(rolled(), "item.1.sword", "KK-R18", "not-yours", "belongs to Bo"),
    "magic item of another": Case(rolled(magic={"thunder": 1}), "+thunder", "KK-R57", "not-yours", "belongs to Bo"),
    "unowned magic": Case(rolled(), "magic.teapot", "KK-R58", "unowned", "has to be won"),
    "companion of another": Case(
        rolled(companions={"stair-goat": 1}), "+stair-goat", "KK-R95", "companion-other", "travels with Bo"
    ),
    "companion of nobody": Case(rolled(), "card.stair-goat", "KK-R95", "companion-nobody", "nobody’s companion yet"),
    "wrong roll": Case(rolled(companions={"map-mole": 0}), "+map-mole", "KK-R52", "companion-roll", "this kind of roll"),
    "companion twice": Case(
        lambda: stage(rolls=[3], companions={"stair-goat": 0}).do("move", "+stair-goat"),
        "-stair-goat",
        "KK-R52",
        "companion-used",
        "has helped on this already",
    ),
    "no reroll": Case(rolled(), "reroll:power", "KK-R52", "reroll", "Nothing lets you roll this again"),
    "reroll after a change": Case(
        lambda: stage(rolls=[3], companions={"window-cleaner": 0, "stair-goat": 0}).do("move", "+axe"),
        "reroll:window-cleaner",
        "KK-R52",
        "changed",
        "cannot be rolled again",
    ),
    # adventures
    "no stop in the middle of an adventure": Case(
        lambda: climb("red1", 1, last=3, rolls=[2]), "nap", "KK-R116", "no-stop", "no stopping in the middle"
    ),
    "no way out of an adventure": Case(
        lambda: climb("red1", 1, last=3, rolls=[2]), "wc08", "KK-R116", "no-stop", "no stopping in the middle"
    ),
    "no stop beside a helper": Case(lambda: climb("red1", 2, last=3), "nap", "KK-R116", "no-stop", "no stopping"),
    "an event roll is no move": Case(
        lambda: stage(deck=["wrestling-oak"], rolls=[1, 3]).do("move", "keep", "go:wc02"),
        "go:wc05",
        "KK-R159",
        "not-a-move",
        "you have moved already",
    ),
    "the throne at once": Case(
        lambda: keep(1, face_up={"keep-2": "gargoyles"}, rolls=[2]),
        "throne",
        "KK-R150",
        "one-by-one",
        "one space after the other",
    ),
    # the castle
    "garden taken": Case(
        lambda: enter("ww-closed", pieces={0: KEY, 1: KEY}, others=["garden-2"]),
        "garden:garden-2",
        "KK-D20",
        "garden-taken",
        "Bo stands there",
    ),
    "keep later": Case(
        lambda: enter("ww-closed", pieces={0: KEY}), "keep-1", "KK-R148", "keep-later", "The keep comes on a later turn"
    ),
    "not back to the kingdom": Case(
        lambda: enter("ww-closed", pieces={0: KEY}), "wc05", "KK-R144", "garden-only", "one of its free spaces", True
    ),
    # choices of effects
    "die to its holder": Case(
        lambda: enter("m2", throne=2, others=["wc03", "wc05"]), "seat:2", "KK-R99", "holder", "must change hands"
    ),
    "hero taken": Case(lambda: opening(2).do("odo"), "odo", "KK-R17", "hero-taken", "Odo the Ferryman is taken", True),
    "restore what is active": Case(
        lambda: stage(spent={0: ["axe", "sock"]}).do("nap"), "sword", "KK-R41", "active", "nothing to restore"
    ),
    "the teapot restores itself": Case(
        lambda: stage(rolls=[3], magic={"teapot": 0}, spent={0: ["axe", "sock"]}).do("move", "+teapot"),
        "teapot",
        "KK-R61",
        "itself",
        "not itself",
        True,
    ),
    "the genie gives it twice": Case(
        lambda: enter("m4", rolls=[8], magic={"teapot": 0}).do("keep"), "teapot", "KK-R57", "yours", "yours already"
    ),
    "steal a plain item": Case(
        lambda: stage(deck=["magpie-for-hire"], rolls=[1, 8], magic={"teapot": 1, "thunder": 1}).do(
            "move", "keep", "go:wc02", "keep"
        ),
        "item.1.sword",
        "KK-R43",
        "only-magic",
        "Only magic items",
    ),
    "set down on an icon": Case(lambda: set_down(), "put:wc05", "KK-R96", "not-boring", "without an icon"),
    "set down on another": Case(lambda: set_down(), "put:wc09", "KK-R92", "space-taken", "Bo stands there", True),
    "set down elsewhere": Case(lambda: set_down(), "put:ec02", "KK-R92", "other-region", "another region", True),
    "set down out of sight": Case(lambda: set_down(), "put:wo04", "KK-R37", "hidden", "folded away"),
    "set down in the castle": Case(lambda: set_down(), "garden-1", "KK-R156", "no-road", "No road leads"),
    "a token seen": Case(
        lambda: stage(deck=["castle-gossip"], rolls=[1, 1], face_up={"keep-1": "gargoyles"}).do(
            "move", "keep", "go:wc02", "keep"
        ),
        "look:keep-1",
        "KK-R151",
        "token-seen",
        "face up already",
    ),
    "swap with a hero in the castle": Case(lambda: swap(), "seat:2", "KK-R92", "in-castle", "out of reach", True),
    "swap with a hero in a void": Case(lambda: swap(), "seat:1", "KK-R136", "on-void", "on a void"),
}


def set_down() -> Play:
    """The toll goose lets seat 0 go to any free boring space of its region."""
    return stage(at=["wc01", "wc09"], deck=["toll-goose"], rolls=[1, 8]).do("move", "keep", "go:wc02", "keep")


def swap() -> Play:
    """Musical chairs, with one rival in a void, one in the castle and two on the road."""
    at = ["wc01", "void-east", "garden-1", "wc05", "wc09"]
    play = stage(5, at=at, opened=["east"], pieces={2: KEY}, deck=["musical-chairs"], rolls=[1, 2])
    return play.do("move", "keep", "go:wc02", "keep")


@pytest.mark.parametrize("name", CASES)
def test_a_reason_names_its_rule_and_is_said_in_both_languages(name: str) -> None:
    case = CASES[name]
    play = case.scene()
    assert play.table.decision is not None
    before = play.table.fingerprint()
    reason = play.why_not(case.thing)
    assert (reason.rule, reason.text.id) == (case.rule, f"kk-why-{case.why}")
    assert (reason.rule == play.table.decision.rule) is case.own, (
        "the question's own rule says it only where it is the very rule"
    )
    assert case.says in ENGLISH.say(reason.text)
    assert len(FRENCH.say(reason.text)) > 15 and FRENCH.say(reason.text) != ENGLISH.say(reason.text)
    assert reason.rule in GAME.rulebook.rules("en") and reason.rule in GAME.rulebook.rules("fr")
    assert play.table.fingerprint() == before, "asking changes nothing"


def test_there_are_plenty_of_reasons_that_the_question_itself_does_not_give() -> None:
    assert len({case.why for case in CASES.values() if not case.own}) >= 24


@pytest.mark.parametrize("name", CASES)
def test_a_refused_answer_gives_the_same_reason_and_changes_nothing(name: str) -> None:
    case = CASES[name]
    play = case.scene()
    state, moves, log = play.s.copy(), len(play.table.moves), len(play.table.log)
    refusal = play.refused(case.thing)
    reason = play.why_not(case.thing)
    assert (refusal.reason, refusal.rule) == (reason.text, reason.rule)
    assert play.s == state and (len(play.table.moves), len(play.table.log)) == (moves, log)


def test_what_is_too_far_is_counted_as_the_move_counts() -> None:
    """Figures in between are jumped, so they bring what lies behind them nearer."""
    alone = moving(2, ["wc01", "ec12", "ec13"])().why_not("wc06")
    crowded = moving(2, ["wc01", "wc03", "wc04"])().why_not("wc06")
    assert (alone.text.args["distance"], crowded.text.args["distance"]) == (5, 3)


def test_a_part_that_stands_for_an_answer_can_be_chosen() -> None:
    play = moving(2, ["wc01", "ec12"])()
    assert "go:wc03" in play.keys
    assert play.why_not("wc03").text == Msg("why-you-can")
    dice = rolled()()
    assert dice.why_not("item.0.sword").text == Msg("why-you-can")


def test_who_is_not_asked_is_told_whom_the_table_waits_for() -> None:
    play = stage()
    with pytest.raises(Refused) as refusal:
        play.table.answer(1, ["nap"])
    assert refusal.value.reason.id == "refuse-not-asked"
    assert play.asked == "turn" and play.seat == 0


@pytest.mark.parametrize("keys", [[], ["move", "nap"], ["dance"]])
def test_an_answer_that_is_none_is_refused_whole(keys: list[str]) -> None:
    play = stage(spent={0: EIGHT})
    before = play.table.fingerprint()
    with pytest.raises(Refused):
        play.table.answer(0, keys)
    assert play.table.fingerprint() == before


def test_several_things_are_taken_all_or_none() -> None:
    play = stage(spent={0: ["axe", "sock"]}).do("nap")
    before = play.table.fingerprint()
    with pytest.raises(Refused) as refusal:
        play.pick("axe", "sword")
    assert (refusal.value.rule, refusal.value.reason.id) == ("KK-R41", "kk-why-active")
    assert play.table.fingerprint() == before and play.s.spent[0] == ["axe", "sock"]
